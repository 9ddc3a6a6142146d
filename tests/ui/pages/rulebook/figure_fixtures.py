"""Pictures are painted in the program's letters and in the light look."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from bigshot_desktop.ui import fonts
from bigshot_desktop.ui.theme import look


@pytest.fixture(autouse=True, scope="module")
def printed(qapp: QApplication) -> Iterator[None]:
    before = QApplication.font()
    fonts.install()
    look().choose("light")
    yield
    look().choose("light")
    QApplication.setFont(before)
