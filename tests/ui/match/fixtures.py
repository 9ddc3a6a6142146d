"""Tables without a page: they are laid for a test, and nothing of them is left after it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from bigshot_desktop.engine.game import EVERYONE
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.referee import Referee
from bigshot_desktop.ui.look.pace import Pace
from bigshot_desktop.ui.match.game_table import GameTable
from bigshot_desktop.ui.play.bridge import Bridge

LayAny = Callable[..., Any]
"""From what makes a table, a match, and perhaps who looks at it."""


@pytest.fixture
def lay_any(qapp: QApplication) -> Iterator[LayAny]:
    """Lays tables with whatever makes one, and clears them after the test."""
    laid: list[tuple[Bridge, GameTable]] = []

    def make(
        table: Callable[[Bridge, Pace], GameTable], match: Match, viewer: int = EVERYONE
    ) -> GameTable:
        bridge = Bridge(Referee(match), viewer)
        laid.append((bridge, table(bridge, Pace("off"))))
        return laid[-1][1]

    yield make
    for bridge, game_table in laid:
        game_table.clear()
        bridge.deleteLater()
    laid.clear()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
