"""Cubes are placed through the one placement that board, table and panel share."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from pytestqt.qtbot import QtBot

from bigshot_desktop.games.big_shot.rules.actions import Place
from bigshot_desktop.games.big_shot.window.panels.placing import PlacingPanel
from bigshot_desktop.ui.match.player_requests import PlayerRequests
from bigshot_desktop.ui.models.placement import Placement
from bigshot_desktop.ui.play.bridge import Bridge
from tests.games.big_shot.rules.positions import Table, district
from tests.ui.geometry import LongWords
from tests.ui.match.panel_questions import ask, bridge_of, click, press

KEY = Qt.Key
HOTEL = district("grand-hotel")


@pytest.fixture
def table() -> Table:
    """The leader has one cube of each colour to place."""
    table = Table(3)
    table.roll()
    table.let_all_pass()
    return table


@pytest.fixture
def wishes() -> list[tuple[int, int]]:
    return []


@pytest.fixture
def panel(qtbot: QtBot, table: Table, wishes: list[tuple[int, int]]) -> PlacingPanel:
    return laid(qtbot, table, wishes)


def laid(qtbot: QtBot, table: Table, wishes: list[tuple[int, int]]) -> PlacingPanel:
    bridge = bridge_of(table)
    placement = Placement(bridge)
    panel = PlacingPanel(PlayerRequests(), placement)
    placement.wanted.connect(lambda colour, where: wishes.append((colour, where)))
    offer(placement, bridge)
    assert ask(qtbot, panel, bridge) == []
    return panel


def offer(placement: Placement, bridge: Bridge) -> None:
    asked = bridge.decision(bridge.match.to_act[0])
    placement.offer(asked.cubes, [asked.districts] * 4)  # type: ignore[attr-defined]


def test_cubes_are_chosen_with_the_mouse(panel: PlacingPanel) -> None:
    assert [button.isChecked() for button in panel.cubes] == [True, False, False, False]
    click(panel.cubes[2])
    assert panel.placement.hand == 2
    assert [button.isChecked() for button in panel.cubes] == [False, False, True, False]
    click(panel.cubes[2])
    assert panel.cubes[2].isChecked()


@pytest.mark.parametrize("colour", range(4))
def test_cubes_are_chosen_with_keys(panel: PlacingPanel, colour: int) -> None:
    press(panel, (KEY.Key_1, KEY.Key_2, KEY.Key_3, KEY.Key_4)[colour])
    assert panel.placement.hand == colour


def test_a_cube_chosen_elsewhere_is_seen_here(panel: PlacingPanel) -> None:
    panel.placement.choose(3)
    assert panel.cubes[3].isChecked()
    assert panel.outcome.text.startswith("Black")


def test_place_with_the_mouse(panel: PlacingPanel, wishes: list[tuple[int, int]]) -> None:
    click(panel.cubes[1])
    panel.districts.setCurrentIndex(panel.districts.findData(HOTEL))
    click(panel.place)
    assert wishes == [(1, HOTEL)]


def test_place_with_the_keyboard(panel: PlacingPanel, wishes: list[tuple[int, int]]) -> None:
    press(panel, KEY.Key_3, KEY.Key_Home, KEY.Key_Down, KEY.Key_Down, KEY.Key_Return)
    assert wishes == [(2, 2)]
    assert panel.placement.aim == 2


def test_the_outcome_follows_the_box_and_the_board(panel: PlacingPanel) -> None:
    panel.districts.setFocus()
    press(panel, KEY.Key_Home)
    first = panel.outcome.text
    assert first
    panel.placement.point(HOTEL)
    assert panel.districts.currentData() == HOTEL
    assert panel.outcome.text == panel.outcome.toolTip() != first
    assert "Grand Hotel" in panel.outcome.text


def test_the_outcome_always_takes_the_same_room(panel: PlacingPanel) -> None:
    before = panel.outcome.sizeHint()
    panel.outcome.set_text("A sentence that goes on and on. " * 20)
    assert panel.outcome.sizeHint() == before
    panel.grab()
    panel.outcome.set_text("")
    assert panel.outcome.sizeHint() == before


def test_only_open_districts_and_cubes_that_are_left(qtbot: QtBot, table: Table) -> None:
    table.do(Place(0, 0, HOTEL))
    panel = laid(qtbot, table, [])
    assert [button.isEnabled() for button in panel.cubes] == [False, True, True, True]
    assert [button.text() for button in panel.cubes[1:]] == ["Yellow × 1", "White × 1", "Black × 1"]
    assert panel.districts.count() == 13
    texts = [panel.districts.itemText(row) for row in range(13)]
    assert texts[HOTEL] == "Grand Hotel · 21 · 1/7"
    assert texts[0] == "North Park · ×2 · 0/7"


def test_a_sold_district_is_not_offered(panel: PlacingPanel) -> None:
    cubes, districts = panel.placement.stock, panel.placement.places
    panel.placement.offer(cubes, [tuple(one for one in districts if one != HOTEL)] * 4)
    assert panel.districts.findData(HOTEL) == -1
    assert panel.districts.count() == 12


def test_the_chosen_district_stays_while_cubes_go(panel: PlacingPanel) -> None:
    panel.placement.point(HOTEL)
    panel.placement.offer((0, 1, 1, 1), [panel.placement.places] * 4)
    assert panel.districts.currentData() == HOTEL


def test_without_a_question_nothing_is_placed(
    panel: PlacingPanel, wishes: list[tuple[int, int]]
) -> None:
    panel.placement.withdraw()
    click(panel.place)
    assert wishes == []


def test_another_language(qtbot: QtBot, panel: PlacingPanel) -> None:
    panel.placement.point(HOTEL)
    long = LongWords()
    QCoreApplication.installTranslator(long)
    try:
        qtbot.waitUntil(lambda: panel.place.text() == "Place Place")
        assert panel.districts.currentData() == HOTEL
        assert panel.cubes[0].text() == "Red Red × 1"
    finally:
        QCoreApplication.removeTranslator(long)
