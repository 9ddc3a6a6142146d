"""What changed on the board since a player's turn is marked until they act, and again when they ask for it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolTip
from pytestqt.qtbot import QtBot

from bigshot_desktop.games.big_shot.rules.events import CubePlaced
from bigshot_desktop.games.saludos_amigos.rules.events import SectionPlaced, SharePaid, SteppedBack
from bigshot_desktop.games.shark.rules.events import BuildingPlaced, ChainRemoved, ValueChanged
from bigshot_desktop.table.match import Match
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.boards.change_marks import Mark, note_places
from bigshot_desktop.ui.play.turns import Phase
from tests.games.saludos_amigos.window.board.tables import Village
from tests.games.shark.window.board.tables import World
from tests.ui.boards.tables import Table
from tests.ui.players import a_match
from tests.ui.positions import sit_at, until
from tests.ui.quick_choices import QuickBots


def test_cubes_are_marked_by_district_and_by_who_placed_them(qtbot: QtBot) -> None:
    scene = Table().scene
    cubes = (1, 0, 0, 0)
    found = scene.changes([CubePlaced(1, 0, 4, cubes), CubePlaced(1, 1, 4, cubes)])
    (mark,) = found
    assert mark.place == scene.plan.blocks[4].tray
    assert len(mark.pieces) == 1
    scene.mark_changes([CubePlaced(1, 0, 4, cubes), CubePlaced(2, 1, 5, cubes)])
    assert len(scene.marks) == 2
    scene.mark_changes([])
    assert scene.marks == ()


def test_squares_and_values_of_shark_are_marked(qtbot: QtBot) -> None:
    scene = World().scene
    marks = scene.changes(
        [
            BuildingPlaced(1, 2, 30, 1),
            BuildingPlaced(2, 0, 31, 3),
            ChainRemoved(2, (30,)),
            ValueChanged(0, 2, 3),
            ValueChanged(0, 3, 5),
            ValueChanged(1, 4, 1),
            ValueChanged(3, 4, 5),
            ValueChanged(3, 5, 4),
        ]
    )
    squares = [mark for mark in marks if not mark.text]
    assert [(mark.place, mark.gone) for mark in squares] == [
        (scene.plan.square(31), False),
        (scene.plan.square(30), True),
    ]
    assert [mark.text for mark in marks if mark.text] == ["+3", "−3"]


def test_sections_and_markers_of_the_village_are_marked(qtbot: QtBot) -> None:
    scene = Village().scene
    marks = scene.changes(
        [SectionPlaced(1, 3, 1, 4), SharePaid(2, 3, 3), SteppedBack(2, 4, 1, 2), SharePaid(3, 2, 2)]
    )
    assert [mark.text for mark in marks] == ["", "+2", "+2"]
    assert marks[0].place.intersects(scene.sections[3, 0].sceneBoundingRect())


@pytest.fixture
def paints() -> bool:
    return False


def waits_for_news(news: type) -> Callable[[Match], bool]:
    """A person is to act, and others have done such a thing since they last did."""

    def reached(match: Match) -> bool:
        since = match.steps_after(match.last_by(0))
        return (
            match.length > 40
            and match.to_act == (0,)
            and match.last_by(0) > 0
            and any(isinstance(event, news) for step in since for event in step.events)
        )

    return reached


def test_marks_stay_until_the_player_acts_and_come_back_by_a_key(
    window: MainWindow, qtbot: QtBot
) -> None:
    match = until(a_match("hbbb", 7, game="shark"), waits_for_news(BuildingPlaced), 7)
    bots = QuickBots()
    bots.held = True
    window.matches.runner = bots  # type: ignore[assignment]
    table = sit_at(window, match)
    scene = table.game_table.scene
    assert table.turns.phase is Phase.DECIDING
    marks: tuple[Mark, ...] = scene.marks
    assert marks
    QTest.keyClick(table, Qt.Key.Key_F5)
    assert scene.marks == ()
    QTest.keyClick(table, Qt.Key.Key_F5)
    assert scene.marks == marks
    table.turns.decide(match.game.sample(match.state, 0, Random(1)))
    assert scene.marks == ()


def test_the_key_says_that_nothing_is_new(window: MainWindow) -> None:
    """Who presses it sees something in any case."""
    bots = QuickBots()
    bots.held = True
    window.matches.runner = bots  # type: ignore[assignment]
    begun = until(a_match("hhhh", 7, game="shark"), lambda _: True)
    table = sit_at(window, begun)
    assert table.turns.phase in (Phase.DECIDING, Phase.ROLLING)
    QTest.keyClick(table, Qt.Key.Key_F5)
    assert table.game_table.scene.marks == ()
    assert QToolTip.text() == "Nothing on the board is new since your turn."
    table = sit_at(window, a_match("bbbb", 7, game="shark"))
    QTest.keyClick(table, Qt.Key.Key_F5)
    assert QToolTip.text() == "What is new is marked when it is your turn."


def test_before_the_first_turn_all_that_others_did_is_new(window: MainWindow) -> None:
    def others_have_built(match: Match) -> bool:
        built = any(
            isinstance(event, BuildingPlaced) for one in match.steps for event in one.events
        )
        return match.to_act == (3,) and built

    match = until(a_match("bbbh", 7, game="shark"), others_have_built, 7)
    table = sit_at(window, match)
    assert match.last_by(3) == 0
    assert table.game_table.scene.marks == ()
    QTest.keyClick(table, Qt.Key.Key_F5)
    assert table.game_table.scene.marks


def test_a_note_lies_beside_what_it_tells_of() -> None:
    """As it was seen: "+3" lay on the price that had risen."""
    board = QRectF(0, 0, 1000, 600)
    places = [
        QRectF(0, 0, 40, 30),
        QRectF(40, 0, 40, 30),
        QRectF(960, 0, 40, 30),
        QRectF(480, 570, 40, 30),
        QRectF(500, 300, 90, 90),
        QRectF(500, 200, 90, 90),
    ]
    marks = [Mark(place, ("red",), "+12") for place in places] + [Mark(QRectF(1, 500, 9, 9))]
    *notes, none = note_places(marks, board)
    assert none is None
    for number, note in enumerate(notes):
        assert note is not None
        assert board.contains(note)
        assert not any(note.intersects(place) for place in places), number
        assert not any(note.intersects(other) for other in notes[:number] if other), number
