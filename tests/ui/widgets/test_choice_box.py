"""A box of choices is as wide as its words, also when they are others."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from bigshot_desktop.ui.widgets.choice_box import ChoiceBox
from tests.ui.geometry import settle


def test_other_words_have_their_room_at_once(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    box = ChoiceBox(2)
    row = QHBoxLayout(window)
    row.addWidget(box)
    row.addStretch(1)
    box.show_texts(["any", "red"])
    window.resize(600, 60)
    window.show()
    settle(window)
    before = box.width()
    box.show_texts(["any of them", "one that is called by a longer word"])
    settle(window)
    assert box.width() == box.sizeHint().width() > before
    assert [box.itemText(place) for place in range(2)][1].startswith("one")


def test_it_never_outgrows_the_place_that_a_layout_gives_it(qtbot: QtBot) -> None:
    """Qt resizes a box of choices by itself a moment after its words have changed; this one is left to the layout."""
    window = QWidget()
    qtbot.addWidget(window)
    box = ChoiceBox(1)
    box.setMinimumWidth(1)
    QHBoxLayout(window).addWidget(box)
    box.show_texts(["any"])
    window.setFixedSize(120, 60)
    window.show()
    settle(window)
    widths: list[int] = []
    box.installEventFilter(watcher := Widths(widths))
    box.show_texts(["one that is called by a word much longer than there is room for here"])
    for _ in range(3):
        with qtbot.waitCallback() as later:
            QTimer.singleShot(20, later)
    assert watcher is not None
    assert [wide for wide in widths if wide > 120] == []


class Widths(QObject):
    """Notes how wide a widget becomes."""

    def __init__(self, widths: list[int]) -> None:
        super().__init__()
        self._widths = widths

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QResizeEvent):
            self._widths.append(event.size().width())
        return super().eventFilter(watched, event)
