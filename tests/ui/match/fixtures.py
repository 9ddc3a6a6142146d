"""Tables without a page: they are laid for a test, and nothing of them is left after it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from bigshot_desktop.rules.game import EVERYONE
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.referee import Referee
from bigshot_desktop.ui.bridge import Bridge
from bigshot_desktop.ui.pace import Pace
from bigshot_desktop.ui.tables.kit import Kit

LayAny = Callable[..., Any]
"""From what makes a table, a match, and perhaps who looks at it."""


@pytest.fixture
def lay_any(qapp: QApplication) -> Iterator[LayAny]:
    """Lays tables with whatever makes one, and clears them after the test."""
    laid: list[tuple[Bridge, Kit]] = []

    def make(table: Callable[[Bridge, Pace], Kit], match: Match, viewer: int = EVERYONE) -> Kit:
        bridge = Bridge(Referee(match), viewer)
        laid.append((bridge, table(bridge, Pace("off"))))
        return laid[-1][1]

    yield make
    for bridge, kit in laid:
        kit.clear()
        bridge.deleteLater()
    laid.clear()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
