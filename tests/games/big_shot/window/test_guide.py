"""The first match of Big Shot is played through, in all languages and at the smallest sizes."""

from __future__ import annotations

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from bigshot_desktop.rules.big_shot.actions import Bid, Pass, Place, Roll
from bigshot_desktop.rules.big_shot.decisions import PlaceCube, Speak
from bigshot_desktop.rules.big_shot.setup import INFO
from bigshot_desktop.ui.guides.big_shot import GUIDE
from bigshot_desktop.ui.guides.course import Course
from bigshot_desktop.ui.guides.guide import Step, asked
from bigshot_desktop.ui.language import LANGUAGES
from bigshot_desktop.ui.windows.table_page import TablePage
from tests.ui.geometry import LongWords
from tests.ui.guides.conftest import Speaker
from tests.ui.guides.playing import learn, play_through, wrong_with

ORDER = ["city", "roll", "lot", "bid", "loan", "place", "majority", "goal"]


def answer(page: TablePage, step: Step | None) -> Any:
    """Raises by as little as can be, and places the first cube in hand into the first district."""
    seat = page.turns.seat
    if speak := asked(page, Speak):
        return Bid(seat, speak.lowest)
    if place := asked(page, PlaceCube):
        colour = next(colour for colour, number in enumerate(place.cubes) if number)
        return Place(seat, colour, place.districts[0])
    return None


def in_order(course: Course) -> None:
    assert wrong_with(course) == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_first_match(qtbot: QtBot, speaking: Speaker, code: str) -> None:
    window = speaking(code)
    course = learn(window, "big-shot")
    assert play_through(qtbot, window, course, answer, in_order) == ORDER
    assert [step.key for step in GUIDE.steps] == ORDER


def test_rules_and_moments() -> None:
    """The player rolls, speaks in an auction and places a cube; the rest is read."""
    assert {step.rule for step in GUIDE.steps} <= set(INFO.rules)
    moves = {step.key: set(step.moves) for step in GUIDE.steps if step.moves}
    assert moves == {"roll": {Roll}, "bid": {Bid, Pass}, "place": {Place}}


@pytest.mark.parametrize(
    ("code", "size", "text_size"),
    [
        ("de", (1024, 640), 200),
        ("en", (1024, 640), 100),
        ("fr", (1280, 800), 150),
        ("it", (800, 600), 100),
    ],
)
def test_nothing_that_is_needed_is_covered(
    qtbot: QtBot, speaking: Speaker, code: str, size: tuple[int, int], text_size: int
) -> None:
    window = speaking(code, size=size, text_size=text_size)
    play_through(qtbot, window, learn(window, "big-shot"), answer, in_order)


def test_long_words_on_a_small_screen(
    qtbot: QtBot, speaking: Speaker, long_words: LongWords
) -> None:
    window = speaking("en", size=(1024, 640), text_size=200)
    play_through(qtbot, window, learn(window, "big-shot"), answer, in_order)
