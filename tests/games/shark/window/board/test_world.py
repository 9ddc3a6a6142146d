"""The world map shows what happened and ends up as the table is, whatever came between."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import Qt, QTranslator
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bigshot_desktop.games.shark.rules import events
from bigshot_desktop.games.shark.rules.material import squares_in
from bigshot_desktop.games.shark.rules.outcome import placing
from bigshot_desktop.games.shark.rules.threats import threats
from bigshot_desktop.games.shark.window.board.threat import danger_of
from bigshot_desktop.games.shark.window.board.tower import level_of
from tests.games.shark.window.board.tables import World
from tests.ui.boards.tables import Tip, check_looks, is_aimed, tip
from tests.ui.models.model_checks import Kind

HAND = Qt.CursorShape.PointingHandCursor
SIX = Kind("hbhbhb", game="shark")


# --- performing ----------------------------------------------------------------------------------


# --- placing -------------------------------------------------------------------------------------


def test_only_open_squares_of_the_rolled_zone_light_up() -> None:
    table = World()
    table.to_placing()
    assert table.scene.light.squares == table.placement.places
    assert table.scene.light.zone == table.seen.zone
    table.placement.withdraw()
    assert table.scene.light.squares == ()
    table.until(events.BuildingPlaced)
    table.scene.settle()
    assert not table.scene.light.isVisible()


def test_pointing_and_clicking_reach_the_placement(qtbot: QtBot) -> None:
    table = World()
    table.to_placing()
    view = table.view(qtbot)
    wanted: list[tuple[int, int]] = []
    refused: list[tuple[int, int]] = []
    table.placement.wanted.connect(lambda company, square: wanted.append((company, square)))
    table.placement.refused.connect(lambda company, square: refused.append((company, square)))
    shut = next(square for square in range(120) if square not in table.placement.places)
    for square in (*table.placement.places[:3], shut):
        spot = view.mapFromScene(table.scene.plan.square(square).center())
        aim = square if square != shut else -1
        qtbot.mouseMove(view.viewport(), spot)
        qtbot.waitUntil(partial(is_aimed, table, aim))
        assert (view.viewport().cursor().shape() == HAND) == (square != shut)
        assert table.scene.aim.isVisible() == (square != shut)
        qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert wanted == [(table.placement.hand, square) for square in table.placement.places[:3]]
    assert refused == [(table.placement.hand, shut)]
    table.placement.withdraw()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert len(refused) == 1
    assert not table.scene.ghost.isVisible()
    assert not table.scene.card.isVisible()


def test_the_preview_tells_what_the_building_would_do(qtbot: QtBot) -> None:
    table = World(SIX)
    table.to_victims()
    view = table.view(qtbot)
    scene = table.scene
    for square in table.placement.places:
        table.placement.point(square)
        outcome = placing(table.seen, table.placement.hand, square)
        narrator = table.bridge.narrator
        assert scene.card.outcome == outcome
        told = (outcome, *outcome.victims, *outcome.effects)
        assert scene.card.words.sentences == tuple(narrator.outcome(one) for one in told)
        assert scene.card.name == narrator.name("square", square)
        assert scene.ghost.isVisible()
        assert (scene.ghost.company, scene.ghost.level) == (outcome.company, level_of(outcome.size))
        assert scene.ghost.pos() == scene.plan.square(square).center()
        assert scene.prospect.isVisible() == (outcome.size > 1)
        assert len(scene.prospect.squares) == outcome.size
        doomed = {one for victim in outcome.victims for one in victim.squares}
        assert set(scene.victims.squares) == doomed
        assert scene.victims.isVisible() == bool(doomed)
        covered = scene.card.size.translated(view.mapFromScene(scene.card.pos())).toAlignedRect()
        assert view.viewport().rect().contains(covered)
        block = view.mapFromScene(scene.plan.square(square)).boundingRect()
        assert not covered.intersects(block)
    table.placement.point(-1)
    assert not scene.card.isVisible()
    assert not scene.ghost.isVisible()
    assert not scene.victims.isVisible()
    assert not scene.prospect.isVisible()


def test_another_company_is_another_preview() -> None:
    """White lets the player choose."""
    table = World()
    while sum(map(bool, table.placement.stock)) < 2:
        table.to_placing()
    table.placement.choose(2)
    table.placement.point(table.placement.places[0])
    assert table.scene.ghost.company == 2
    table.placement.choose(1)
    assert table.scene.light.squares == table.placement.places
    if table.placement.aim >= 0:
        assert table.scene.ghost.company == 1


# --- dice ----------------------------------------------------------------------------------------


# --- threats -------------------------------------------------------------------------------------


def test_every_chain_tells_its_danger_while_it_is_asked_for(qtbot: QtBot) -> None:
    table = World(SIX, viewer=0)
    table.scene.show_threats(True)
    assert not table.scene.threats.badges
    rings = set()
    for _ in range(12):
        table.until(events.BuildingPlaced)
        table.scene.settle()
        badges = {
            badge.threat.squares: badge for badge in table.scene.threats.badges if badge.threat
        }
        assert len(badges) == len(table.scene.threats.badges)
        expected = {one.squares: one for one in threats(table.seen, 0)}
        assert {squares: badge.threat for squares, badge in badges.items()} == expected
        for squares, badge in badges.items():
            assert table.scene.plan.at(badge.pos()) in squares
            assert badge.sentence == table.bridge.narrator.outcome(badge.threat)
            assert badge.threat is not None
            rings.add(danger_of(badge.threat))
            # The building under the badge of a safe chain is seen, sign and all.
            spot = table.scene.plan.square(table.scene.plan.at(badge.pos())).center()
            hides = badge.mapRectToScene(badge.box).contains(spot)
            assert hides is (badge.threat.chance > 0)
    assert len(rings) > 1
    table.bridge.viewer = 1
    seen = {badge.threat for badge in table.scene.threats.badges}
    assert seen == set(threats(table.seen, 1))
    table.scene.show_threats(False)
    assert not table.scene.threats.badges
    table.scene.settle()
    assert not table.scene.threats.badges


def test_badges_step_aside_while_the_map_changes(qtbot: QtBot) -> None:
    table = World(SIX, speed="slow", viewer=0)
    table.scene.show_threats(True)
    for event, aside in ((events.ChainRemoved, True), (events.SharesBought, False)):
        table.scene.perform(table.until(event))
        assert bool(table.scene.threats.badges) != aside
        table.scene.show_threats(True)
        assert bool(table.scene.threats.badges) != aside, "not even for who asks just now"
        table.pace.hurry()  # to what is said of it
        table.pace.hurry()
        qtbot.waitUntil(lambda: len(table.scene.threats.badges) == table.chains.rowCount() > 0)


def test_threats_are_those_to_whose_turn_it_is() -> None:
    table = World(Kind("hh", game="shark"))
    for _ in range(8):
        table.until(events.BuildingPlaced)
    table.scene.settle()
    table.scene.show_threats(True)
    for seat in (0, 1):
        table.chains.look_from(seat)
        told = {badge.threat for badge in table.scene.threats.badges}
        assert told == set(threats(table.seen, seat))


# --- words and looks -----------------------------------------------------------------------------


def test_tips_say_what_lies_under_the_pointer(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bigshot_desktop.ui.boards.board_scene.QToolTip", Tip)
    table = World()
    table.until(events.ChainRemoved)
    table.scene.settle()
    view, narrator, scene = table.view(qtbot), table.bridge.narrator, table.scene
    for company, chains in enumerate(table.seen.chains):
        for chain in map(squares_in, chains):
            text = tip(view, scene.plan.square(chain[0]).center())
            assert narrator.name("square", chain[0]) in text
            assert narrator.name("company", company) in text
            assert len(chain) == 1 or str(len(chain)) in text
        text = tip(view, scene.lanes[company].marker)
        assert narrator.name("company", company) in text
        assert str(table.seen.values[company]) in text
    assert not tip(view, scene.plan.dice)
    scene.set_die_armed(True)
    assert tip(view, scene.plan.dice)
    scene.show_threats(True)
    badge = scene.threats.badges[0]
    assert tip(view, badge.pos()) == badge.sentence
    scene.show_threats(False)
    table.to_placing()
    table.placement.point(table.placement.places[0])
    assert not tip(view, scene.plan.square(table.placement.places[0]).center())
    table.placement.point(-1)
    while not (shut := [row for row in range(120) if table.squares.row(row).refusal]):
        table.to_placing()
    assert "larger" in tip(view, scene.plan.square(shut[0]).center())


@pytest.mark.parametrize("palette", ["standard", "high-contrast"])
def test_every_look_is_painted_and_differs(palette: str, qtbot: QtBot) -> None:
    table = World(SIX)
    table.placement.point(table.to_victims())
    table.scene.show_threats(True)
    view = table.view(qtbot, 660, 400)
    check_looks(view, palette)


def test_the_board_follows_the_language(
    qapp: QApplication, quoting: QTranslator, qtbot: QtBot
) -> None:
    table = World(viewer=0)
    table.placement.point(table.to_victims())
    table.scene.show_threats(True)
    view = table.view(qtbot, 660, 400)
    before = view.grab().toImage()
    qapp.installTranslator(quoting)
    for part in (table.squares, table.market, table.chains, table.scene):
        part.retranslate()
    assert all(sentence.startswith("«") for sentence in table.scene.card.words.sentences)
    assert all(badge.sentence.startswith("«") for badge in table.scene.threats.badges)
    assert view.grab().toImage() != before
