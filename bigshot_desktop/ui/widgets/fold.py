"""A card that can be opened: closed it tells in short what it holds."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from bigshot_desktop.ui.look.layouts import Flow
from bigshot_desktop.ui.look.plain_text import PlainLabel
from bigshot_desktop.ui.widgets.page_buttons import Button


class Fold(QFrame):
    """A heading with a switch; below it what is seen when it is open, or what stands for that."""

    turned = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "card")
        self.heading = PlainLabel()
        self.heading.setProperty("kind", "subtitle")
        self.switch = Button("quiet")
        self.switch.setCheckable(True)
        self.summary = QWidget()
        self.short = QVBoxLayout(self.summary)
        self.inside = QWidget()
        self.column = QVBoxLayout(self.inside)
        for part in (self.short, self.column):
            part.setContentsMargins(0, 0, 0, 0)
            part.setSpacing(8)
        self.short.setSpacing(2)
        head = Flow(leading=1)
        head.addWidget(self.heading)
        head.addWidget(self.switch)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(16, 8, 10, 12)
        whole.setSpacing(4)
        whole.addLayout(head)
        whole.addWidget(self.summary)
        whole.addWidget(self.inside)
        self.inside.hide()
        self.switch.toggled.connect(self._turn)
        self._texts = ("", "")

    @property
    def is_open(self) -> bool:
        return self.switch.isChecked()

    def set_open(self, is_open: bool) -> None:
        """Opens or closes it."""
        self.switch.setChecked(is_open)

    def set_text(self, heading: str, open_it: str, close_it: str) -> None:
        """What it is about, and what its switch says."""
        self.heading.setText(heading)
        self._texts = (open_it, close_it)
        self._label()

    def _turn(self, is_open: bool) -> None:
        self.inside.setVisible(is_open)
        self.summary.setHidden(is_open)
        self._label()
        self.turned.emit()

    def _label(self) -> None:
        text = self._texts[self.is_open]
        self.switch.set_text(text)
        self.switch.setAccessibleName(f"{self.heading.text()}: {text}" if text else "")
