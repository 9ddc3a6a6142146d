"""A page asks for its own room only."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from bigshot_desktop.ui.widgets.page_stack import PageStack


class Sized(QWidget):
    def __init__(self, least: int) -> None:
        super().__init__()
        self._least = least

    def minimumSizeHint(self) -> QSize:
        return QSize(self._least, self._least)

    def sizeHint(self) -> QSize:
        return QSize(2 * self._least, 2 * self._least)


def test_hidden_pages_take_no_room(qtbot: QtBot) -> None:
    pages = PageStack()
    qtbot.addWidget(pages)
    assert not pages.hasHeightForWidth()
    small, large = Sized(50), Sized(900)
    for page in (small, large):
        pages.addWidget(page)
    assert (pages.minimumSizeHint(), pages.sizeHint()) == (QSize(50, 50), QSize(100, 100))
    pages.setCurrentWidget(large)
    assert (pages.minimumSizeHint(), pages.sizeHint()) == (QSize(900, 900), QSize(1800, 1800))
