"""Says that the coach is thinking, where its hint will stand, if that takes longer than an eye waits."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from bigshot_desktop.ui.look.plain_text import PlainLabel
from bigshot_desktop.ui.look.retranslated import Retranslated
from bigshot_desktop.ui.widgets.buttons import ActionButton

_MARGIN = 12


class ThinkingBox(Retranslated, QFrame):
    """A small card over the board. It takes no focus; Esc or its button cancels what is waited for."""

    cancelled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "card")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.text = PlainLabel(wordWrap=True)
        self.cancel = ActionButton(kind="quiet")
        self.cancel.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.cancel.show_icon("close")
        self.cancel.clicked.connect(self.cancelled)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self).activated.connect(self.cancelled)
        row = QHBoxLayout(self)
        row.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        row.addWidget(self.text, 1)
        row.addWidget(self.cancel)
        self.hide()
        self.retranslate()

    def retranslate(self) -> None:
        self.text.setText(self.tr("The coach is thinking…"))
        #: On a button: the hint that the coach is thinking about is not needed
        self.cancel.set_text(self.tr("Never mind"))
        self.setAccessibleName(self.text.text())
