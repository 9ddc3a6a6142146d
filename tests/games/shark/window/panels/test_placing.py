"""Buildings are placed through the one placement that board, table and panel share."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from bigshot_desktop.games.shark.rules.outcome import placing
from bigshot_desktop.games.shark.window.panels.placing import BuildingPanel
from bigshot_desktop.ui.match.player_requests import PlayerRequests
from bigshot_desktop.ui.models.placement import Placement
from bigshot_desktop.ui.play.bridge import Bridge
from tests.games.shark.rules.market_positions import MAP
from tests.games.shark.rules.positions import RED, WHITE, Table, at
from tests.ui.match.panel_questions import ask, click, press, shark_bridge

KEY = Qt.Key


@pytest.fixture
def wishes() -> list[tuple[int, int]]:
    return []


def laid(qtbot: QtBot, colour: int, wishes: list[tuple[int, int]]) -> tuple[BuildingPanel, Bridge]:
    """Zone 1 was rolled and this colour."""
    table = Table.drawn(MAP, shares=((4, 0, 2, 0), (0, 3, 0, 0)))
    table.roll(1, colour)
    bridge = shark_bridge(table)
    placement = Placement(bridge)
    panel = BuildingPanel(PlayerRequests(), placement)
    placement.wanted.connect(lambda company, square: wishes.append((company, square)))
    squares = bridge.decision(0).squares  # type: ignore[attr-defined]
    placement.offer([int(bool(open_)) for open_ in squares], squares)
    assert ask(qtbot, panel, bridge) == []
    return panel, bridge


def test_where_a_company_is_given_no_other_can_be_chosen(
    qtbot: QtBot, wishes: list[tuple[int, int]]
) -> None:
    panel, _ = laid(qtbot, RED, wishes)
    assert [button.isEnabled() for button in panel.companies] == [c == RED for c in range(4)]
    assert panel.companies[RED].isChecked()
    press(panel, KEY.Key_2, KEY.Key_Return)
    assert wishes == [(RED, panel.placement.places[0])]


def test_a_company_is_chosen_where_the_dice_leave_a_choice(
    qtbot: QtBot, wishes: list[tuple[int, int]]
) -> None:
    panel, _ = laid(qtbot, WHITE, wishes)
    assert [button.text() for button in panel.companies] == ["Red", "Blue", "Green", "Yellow"]
    click(panel.companies[2])
    assert panel.placement.hand == 2
    panel.squares.setCurrentIndex(panel.squares.findData(at(3, 2)))
    click(panel.place)
    press(panel, KEY.Key_4)
    panel.squares.setFocus()
    press(panel, KEY.Key_Home, KEY.Key_Down, KEY.Key_Enter)
    assert wishes == [(2, at(3, 2)), (3, panel.placement.places[1])]


def test_squares_are_called_by_column_row_and_zone(
    qtbot: QtBot, wishes: list[tuple[int, int]]
) -> None:
    panel, _ = laid(qtbot, RED, wishes)
    texts = [panel.squares.itemText(row) for row in range(panel.squares.count())]
    assert texts[panel.squares.findData(at(1, 2))] == "C2 · North America"
    assert panel.squares.count() == len(panel.placement.places)


def test_the_outcome_tells_everything(qtbot: QtBot, wishes: list[tuple[int, int]]) -> None:
    """The value, who is driven off the map, other values, and what every player gets or pays."""
    panel, bridge = laid(qtbot, RED, wishes)
    for square in panel.placement.places:
        panel.placement.point(square)
        found = placing(bridge.observation, RED, square)
        rivals = [change for change in found.changes if change.company != RED]
        for part in (found, *found.victims, *rivals, *found.effects):
            assert bridge.narrator.outcome(part) in panel.outcome.text
        assert panel.outcome.toolTip() == panel.outcome.text
        assert panel.squares.currentData() == square
