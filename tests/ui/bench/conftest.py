"""A window as players have it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from bigshot_desktop.ui.windows.main_window import MainWindow


@pytest.fixture
def real(window: MainWindow) -> MainWindow:
    """A window whose bots think in their own process."""
    window.runner = None
    return window
