"""A sentence across the top of a page: what went wrong, or is good to know, and what can be done about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from bigshot_desktop.ui.look.icons import icon
from bigshot_desktop.ui.look.plain_text import PlainLabel
from bigshot_desktop.ui.look.retranslated import Retranslated
from bigshot_desktop.ui.look.theme import theme_switch


class NoticeButton(NamedTuple):
    """A button of a notice: its text, and what it does."""

    text: str
    run: Callable[[], None]


class Notice(Retranslated, QFrame):
    """Hidden while there is no message. A message without buttons can be dismissed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "card")
        self.setObjectName("notice")
        self._icon = PlainLabel()
        self.calm = False
        """Whether nothing is wrong."""
        self._text = PlainLabel(wordWrap=True)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._text.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._buttons = QHBoxLayout()
        words = QVBoxLayout()
        words.addWidget(self._text)
        words.addLayout(self._buttons)
        row = QHBoxLayout(self)
        row.addWidget(self._icon, alignment=Qt.AlignmentFlag.AlignVCenter)
        row.addLayout(words, 1)
        self._close = QPushButton(icon("dismiss"), "")
        self._close.setProperty("kind", "quiet")
        self._close.clicked.connect(self.hide)
        row.addWidget(self._close, alignment=Qt.AlignmentFlag.AlignTop)
        theme_switch().changed.connect(self._restyle)
        self.retranslate()
        self.hide()

    @property
    def text(self) -> str:
        """The message that is shown, if any."""
        return "" if self.isHidden() else self._text.text()

    def show_message(
        self, message: str, choices: Sequence[NoticeButton] = (), *, calm: bool = False
    ) -> None:
        """Shows a message. With buttons, one of them must be pressed. ``calm``: nothing is wrong."""
        self.calm = calm
        while (taken := self._buttons.takeAt(0)) is not None:
            if widget := taken.widget():
                widget.hide()
                widget.deleteLater()
        self._text.setText(message)
        self.setAccessibleName(message)
        self._restyle()
        buttons = [QPushButton(choice.text) for choice in choices]
        for button, choice in zip(buttons, choices, strict=True):
            button.clicked.connect(self.hide)
            button.clicked.connect(choice.run)
            self._buttons.addWidget(button)
            button.show()  # Qt would do so later, and what is hidden cannot have the focus
        self._buttons.addStretch(1)
        self._close.setVisible(not choices)
        self.show()
        if buttons:
            buttons[0].setFocus()

    def retranslate(self) -> None:
        self._close.setToolTip(self.tr("Dismiss"))
        self._close.setAccessibleName(self.tr("Dismiss"))

    def _restyle(self) -> None:
        size = self.fontMetrics().height()
        sign = icon("info") if self.calm else icon("warning", "danger")
        self._icon.setPixmap(sign.pixmap(size, size))
