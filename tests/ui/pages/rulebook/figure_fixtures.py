"""Pictures are painted in the program's letters and in the light look."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from bigshot_desktop.ui.look import fonts
from bigshot_desktop.ui.look.theme import theme_switch


@pytest.fixture(scope="module")
def light_print(qapp: QApplication) -> Iterator[None]:
    before = QApplication.font()
    fonts.install()
    theme_switch().choose("light")
    yield
    theme_switch().choose("light")
    QApplication.setFont(before)
