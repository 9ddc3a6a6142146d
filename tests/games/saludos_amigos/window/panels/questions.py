"""Tables of Saludos Amigos behind a bridge, and the questions that they put to a seat among others."""

from __future__ import annotations

from typing import Any

from pytestqt.qtbot import QtBot

from bigshot_desktop.games import GAMES
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.referee import Referee
from bigshot_desktop.ui.match.panel import Panel
from bigshot_desktop.ui.play.bridge import Bridge
from tests.games.saludos_amigos.rules.positions import Table
from tests.ui.match.panel_questions import show
from tests.ui.players import seats


def saludos_bridge(table: Table, kinds: str = "hbbb", viewer: int = 0) -> Bridge:
    """A table as it stands, in the window."""
    match = Match(GAMES["saludos-amigos"], table.setup, seats(kinds)[: table.players], 1)
    match._state = table.state
    return Bridge(Referee(match), viewer)


def put_to(qtbot: QtBot, seat: int, panel: Panel, bridge: Bridge) -> list[Any]:
    """Shows a panel with what is asked of a seat; what it wants comes in the list."""
    panel.ask(seat, bridge.decision(seat), bridge)
    wanted: list[Any] = []
    panel.requests.action.connect(wanted.append)
    show(qtbot, panel)
    panel.default_focus().setFocus()
    return wanted


def rolled(players: int = 4, *dice: int) -> Table:
    """A section was drawn and everybody has rolled."""
    table = Table(players)
    table.tile(6)
    table.roll(*(dice or (3, 4, 6, 1, 2, 5, 3)[:players]))
    return table
