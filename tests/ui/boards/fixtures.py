"""Every test of a board begins and ends in the light theme, with the program's fonts; and a language for tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication

from bigshot_desktop.ui.look import fonts
from bigshot_desktop.ui.look.theme import theme_switch


@pytest.fixture(autouse=True)
def printed(qapp: QApplication) -> Iterator[None]:
    before = QApplication.font()
    fonts.install()
    theme_switch().choose("light")
    yield
    theme_switch().choose("light")
    QApplication.setFont(before)


class Quoting(QTranslator):
    """A language that says everything in quotes."""

    def translate(self, context: str, text: str, *_: object) -> str:
        return f"«{text}»"

    def isEmpty(self) -> bool:
        return False


@pytest.fixture
def quoting(qapp: QApplication) -> Iterator[QTranslator]:
    translator = Quoting()
    yield translator
    qapp.removeTranslator(translator)
