"""Every test of a board begins and ends in the light theme, with the program's fonts."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from bigshot_desktop.ui import fonts
from bigshot_desktop.ui.theme import look


@pytest.fixture(autouse=True)
def printed(qapp: QApplication) -> Iterator[None]:
    before = QApplication.font()
    fonts.install()
    look().choose("light")
    yield
    look().choose("light")
    QApplication.setFont(before)
