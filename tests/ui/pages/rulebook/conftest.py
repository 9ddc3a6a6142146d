"""The rulebook window, for the tests of what is done in it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bigshot_desktop.ui.pages.rulebook.window import RulebookWindow
from tests.ui.pages.rulebook.books import pictures


@pytest.fixture
def rules(qtbot: QtBot, qapp: QApplication) -> Iterator[RulebookWindow]:
    """The window, open at the beginning of Big Shot."""
    with pictures():
        window = RulebookWindow()
        qtbot.addWidget(window)
        window.resize(1100, 700)
        with qtbot.waitExposed(window):
            window.open_at("big-shot")
        qtbot.waitUntil(window.isActiveWindow)
        window.setUpdatesEnabled(False)  # nobody looks at it
        yield window
        window.close()
