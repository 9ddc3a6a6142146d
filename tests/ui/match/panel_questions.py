"""Positions behind a bridge, the panel that asks about them, and a list of the actions it asks for."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from bigshot_desktop.engine.game import EVERYONE
from bigshot_desktop.games import GAMES
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.referee import Referee
from bigshot_desktop.table.seats import Seat
from bigshot_desktop.ui.match.panel import Panel
from bigshot_desktop.ui.play.bridge import Bridge
from tests.games.big_shot.rules.positions import Table
from tests.games.shark.rules.positions import Table as SharkTable
from tests.ui.players import seats


def bridge_of(table: Table, kinds: str = "hhhh", viewer: int = EVERYONE) -> Bridge:
    """The match that was played at a table, in the window."""
    players = seats(kinds)[: table.setup.players]
    match = Match(GAMES["big-shot"], table.setup, players, 1)
    for action in table.actions:
        match.play(action)
    return Bridge(Referee(match), viewer)


def shark_bridge(table: SharkTable) -> Bridge:
    """A table of Shark as it stands, drawn or played, in the window."""
    names = ("Anna", "Bea", "Carl", "Dora", "Emil", "Fay")[: table.setup.players]
    match = Match(GAMES["shark"], table.setup, [Seat(name) for name in names], 1)
    match._state = table.state
    return Bridge(Referee(match))


def ask(qtbot: QtBot, panel: Panel, bridge: Bridge) -> list[Any]:
    """Shows a panel with the question of the moment; what it wants comes in the list."""
    wanted = heard(panel, bridge)
    show(qtbot, panel)
    panel.default_focus().setFocus()
    return wanted


def heard(panel: Panel, bridge: Bridge) -> list[Any]:
    """Puts the question of the moment; what the panel wants comes in the list."""
    (seat,) = bridge.match.to_act
    panel.ask(seat, bridge.decision(seat), bridge)
    wanted: list[Any] = []
    panel.requests.action.connect(wanted.append)
    return wanted


def show(qtbot: QtBot, widget: QWidget) -> None:
    """Shows a window of its own that has the focus."""
    qtbot.addWidget(widget)
    with qtbot.waitExposed(widget):
        widget.show()
    widget.activateWindow()
    qtbot.waitUntil(widget.isActiveWindow)


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def press(widget: QWidget, *keys: Qt.Key, shift: bool = False) -> None:
    """Presses keys one after another, wherever the focus is in the widget's window."""
    held = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
    for key in keys:
        focus: QWidget | None = widget.window().focusWidget()
        QTest.keyClick(focus or widget, key, held)
