"""A log to be read, and where things are on its rows."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from bigshot_desktop.games.big_shot.rules.actions import Bid
from bigshot_desktop.games.big_shot.window.models.pieces import piece_of
from bigshot_desktop.ui.match.log_row import LogDelegate, Spot
from bigshot_desktop.ui.match.log_view import LogView
from bigshot_desktop.ui.models.log import LogModel, entry_at
from bigshot_desktop.ui.play.bridge import Bridge
from tests.games.big_shot.rules.positions import Table
from tests.ui.geometry import settle
from tests.ui.match.panel_questions import bridge_of, show

BOT: Final = "Bea bids $4M."
PERSON: Final = "Anna bids $3M."
ROUND: Final = "Round 4 of 18"
"""What nobody decided."""


def an_auction() -> Bridge:
    """Anna leads and is human; Bea has bid 4, the bots Bea, Carl and Dora play."""
    table = Table(4)
    for _ in range(3):
        table.pass_round()
    table.roll()
    table.do(Bid(0, 3), Bid(1, 4))
    return bridge_of(table, "hbbb")


def a_log(qtbot: QtBot, bridge: Bridge) -> LogView:
    view = LogView(LogModel(bridge, piece=piece_of))
    view.resize(300, 240)
    show(qtbot, view)
    settle(view)
    return view


def rows_with(view: LogView, text: str) -> list[int]:
    model = view.model()
    return [row for row in range(model.rowCount()) if text in model.index(row, 0).data()]


def at(view: LogView, text: str) -> int:
    """The last row with a text, made the current one."""
    row = rows_with(view, text)[-1]
    view.setCurrentIndex(view.model().index(row, 0))
    settle(view)
    return row


def place_of(view: LogView, text: str, spot: Spot | None) -> QPoint:
    """Where on the last row with a text the rule, the sign for the reasons, or the sentence is."""
    index = view.model().index(at(view, text), 0)
    row, delegate = view.visualRect(index), view.itemDelegate()
    assert isinstance(delegate, LogDelegate)
    if spot is Spot.RULE:
        return delegate.rule_place(row, entry_at(index).rule).center()
    return (delegate.why_place(row) if spot is Spot.WHY else row).center()
