"""A sentence across the top of a page: what went wrong, and what can be done about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from bigshot_desktop.ui.icons import icon
from bigshot_desktop.ui.theme import look


class Way(NamedTuple):
    """A way out, told on a button."""

    name: str
    go: Callable[[], None]


class Notice(QFrame):
    """Hidden while there is nothing to tell. What needs no answer can be put away."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "card")
        self.setObjectName("notice")
        self._icon = QLabel()
        self._text = QLabel(wordWrap=True)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._text.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._ways = QHBoxLayout()
        words = QVBoxLayout()
        words.addWidget(self._text)
        words.addLayout(self._ways)
        row = QHBoxLayout(self)
        row.addWidget(self._icon, alignment=Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)
        self._close = QPushButton(icon("dismiss"), "")
        self._close.setProperty("kind", "quiet")
        self._close.clicked.connect(self.hide)
        row.addWidget(self._close, alignment=Qt.AlignmentFlag.AlignTop)
        look().changed.connect(self._restyle)
        self._restyle()
        self._retranslate()
        self.hide()

    @property
    def text(self) -> str:
        """What is told, if anything is."""
        return "" if self.isHidden() else self._text.text()

    def tell(self, sentence: str, ways: Sequence[Way] = ()) -> None:
        """Tells something. With ways out, one of them must be taken."""
        while (taken := self._ways.takeAt(0)) is not None:
            if widget := taken.widget():
                widget.hide()
                widget.deleteLater()
        self._text.setText(sentence)
        self.setAccessibleName(sentence)
        buttons = [QPushButton(way.name) for way in ways]
        for button, way in zip(buttons, ways, strict=True):
            button.clicked.connect(self.hide)
            button.clicked.connect(way.go)
            self._ways.addWidget(button)
            button.show()  # Qt would do so later, and what is hidden cannot have the focus
        self._ways.addStretch(1)
        self._close.setVisible(not ways)
        self.show()
        if buttons:
            buttons[0].setFocus()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self._close.setToolTip(self.tr("Dismiss"))
        self._close.setAccessibleName(self.tr("Dismiss"))

    def _restyle(self) -> None:
        size = self.fontMetrics().height()
        self._icon.setPixmap(icon("warning", "danger").pixmap(size, size))
