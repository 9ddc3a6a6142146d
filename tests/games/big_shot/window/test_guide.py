"""The first match of Big Shot is played through, in all languages and at the smallest sizes."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF
from pytestqt.qtbot import QtBot

from bigshot_desktop.games.big_shot.rules.actions import Bid, Pass, Place, Roll
from bigshot_desktop.games.big_shot.rules.decisions import PlaceCube, Speak
from bigshot_desktop.games.big_shot.rules.setup import INFO
from bigshot_desktop.games.big_shot.window.board.city import CityScene
from bigshot_desktop.games.big_shot.window.guide import GUIDE
from bigshot_desktop.ui.match.guide.guide_runner import GuideRunner
from bigshot_desktop.ui.match.guide.steps import Step, asked
from bigshot_desktop.ui.match.table_page import TablePage
from tests.ui.geometry import LongWords
from tests.ui.match.guide.fixtures import USUAL, Speaker
from tests.ui.match.guide.playing import learn, play_through, wrong_with

ORDER = ["aim", "city", "roll", "lot", "bid", "loan", "place", "majority", "sold"]


def answer(page: TablePage, step: Step | None) -> Any:
    """Raises by as little as can be, and places the first cube in hand into the first district."""
    seat = page.turns.seat
    if speak := asked(page, Speak):
        return Bid(seat, speak.lowest)
    if place := asked(page, PlaceCube):
        colour = next(colour for colour, number in enumerate(place.cubes) if number)
        return Place(seat, colour, place.districts[0])
    return None


def in_order(guide_runner: GuideRunner) -> None:
    assert wrong_with(guide_runner) == []


def covers_no_auction(guide_runner: GuideRunner) -> None:
    """With room, the words about majorities leave in sight what is being auctioned, and the district's name."""
    in_order(guide_runner)
    page = guide_runner.callout.parentWidget()
    assert isinstance(page, TablePage)
    if guide_runner.step is None or guide_runner.step.key != "majority":
        return
    scene = page.game_table.scene
    assert isinstance(scene, CityScene)
    origin = page.view.viewport().mapTo(page, QPoint())

    def seen(place: QRectF) -> QRect:
        return page.view.mapFromScene(place).boundingRect().translated(origin)

    lot = seen(scene.plan.plots[page.bridge.observation.broker].box)
    assert not guide_runner.callout.geometry().intersects(lot)
    target = guide_runner.target
    assert target is not None
    names = [seen(block.title) for block in scene.plan.blocks]
    assert [name for name in names if target.intersects(name)]
    around = target.adjusted(-12, -12, 12, 12)
    assert [name for name in names if around.contains(name)], "the frame cuts through no name"


def test_the_auction_is_seen_while_majorities_are_explained(
    qtbot: QtBot, guide_speaking: Speaker
) -> None:
    window = guide_speaking("fr", size=(1440, 900), text_size=100)
    play_through(qtbot, window, learn(window, "big-shot"), answer, covers_no_auction)


@pytest.mark.parametrize(
    ("code", "size", "text_size"),
    [
        ("en", USUAL, 100),
        ("de", USUAL, 100),
        ("de", (1024, 640), 200),
        ("fr", (1280, 800), 150),
        ("it", (800, 600), 100),
    ],
)
def test_a_first_match(
    qtbot: QtBot, guide_speaking: Speaker, code: str, size: tuple[int, int], text_size: int
) -> None:
    """In all languages, and where there is little room: nothing that is needed is covered."""
    window = guide_speaking(code, size=size, text_size=text_size)
    guide_runner = learn(window, "big-shot")
    assert play_through(qtbot, window, guide_runner, answer, in_order) == ORDER
    assert [step.key for step in GUIDE.steps] == ORDER


def test_rules_and_moments() -> None:
    """The player rolls, speaks in an auction and places a cube; the rest is read."""
    assert {step.rule for step in GUIDE.steps} <= set(INFO.rules)
    moves = {step.key: set(step.moves) for step in GUIDE.steps if step.moves}
    assert moves == {"roll": {Roll}, "bid": {Bid, Pass}, "place": {Place}}


def test_long_words_on_a_small_screen(
    qtbot: QtBot, guide_speaking: Speaker, long_words: LongWords
) -> None:
    window = guide_speaking("en", size=(1024, 640), text_size=200)
    play_through(qtbot, window, learn(window, "big-shot"), answer, in_order)
