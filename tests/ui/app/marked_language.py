"""Another language for tests, which marks every text that was translated; and what a window says."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication, Qt, QTranslator
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QTableView,
    QWidget,
)
from pytestqt.qtbot import QtBot

MARK = "¡"


class _Marking(QTranslator):
    """Puts a mark before every text."""

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        return f"{MARK}{source}"

    def isEmpty(self) -> bool:
        return False


@contextmanager
def spoken_otherwise() -> Iterator[None]:
    """As long as this lasts the program speaks the language with the marks."""
    translator = _Marking()
    QCoreApplication.installTranslator(translator)
    QCoreApplication.processEvents()
    yield
    QCoreApplication.removeTranslator(translator)
    QCoreApplication.processEvents()


def said(widget: QWidget) -> set[str]:
    """All texts and names in a window that a player may read or hear."""
    texts: set[str] = {widget.windowTitle()}
    for one in (widget, *widget.findChildren(QWidget)):
        texts |= {one.accessibleName(), one.accessibleDescription(), one.toolTip()}
        match one:
            case QLabel() | QAbstractButton():
                texts.add(one.text())
            case QComboBox():
                texts |= {one.itemText(place) for place in range(one.count())}
            case QLineEdit():
                texts.add(one.placeholderText())
            case QTableView():
                texts |= set(_headings(one))
    return {text for text in texts if text}


def _headings(table: QTableView) -> Iterator[str]:
    model = table.model()
    for column in range(model.columnCount()):
        yield str(model.headerData(column, table.horizontalHeader().orientation()))


def unmarked(widget: QWidget, *constant: str) -> set[str]:
    """What was not translated, beyond names and numbers."""
    return {
        text
        for text in said(widget)
        if MARK not in text and text not in constant and any(map(str.isalpha, text))
    }


def stops(qtbot: QtBot) -> list[QWidget]:
    """Where Tab goes from the widget that has the focus, until it comes back."""
    reached: list[QWidget] = []
    while True:
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        focus = QApplication.focusWidget()
        assert focus is not None
        if focus in reached:
            return reached
        reached.append(focus)


def show(qtbot: QtBot, widget: QWidget, width: int = 1024, height: int = 640) -> None:
    """Shows a window and waits until it is there."""
    qtbot.addWidget(widget)
    widget.resize(width, height)
    with qtbot.waitExposed(widget):
        widget.show()
    QCoreApplication.processEvents()
