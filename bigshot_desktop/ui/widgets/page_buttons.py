"""Buttons of pages and dialogs: an icon as large as the text, and choices of which one holds."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6 import QtCore
from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QWidget

from bigshot_desktop.ui.look.icons import icon
from bigshot_desktop.ui.look.plain_text import plain_tip


class Button(QPushButton):
    """A push button with an icon that grows with the text."""

    def __init__(self, kind: str = "", icon_name: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoDefault(False)
        if kind:
            self.setProperty("kind", kind)
        if icon_name:
            self.show_icon(icon_name, "on_accent" if kind == "primary" else None)

    def show_icon(self, name: str, colour: str | None = None) -> None:
        """Shows an icon, in ink or in another colour of the theme."""
        self.setIcon(icon(name, colour))
        self._fit_icon()

    def set_text(self, text: str, tip: str = "") -> None:
        """Shows a text, which is its name too, and a longer one when asked."""
        self.setText(text)
        self.setAccessibleName(text.replace("&&", "&"))
        self.setToolTip(plain_tip(tip))
        self.setAccessibleDescription(tip)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses it, as Space does."""
        if QtCore.Qt.Key(event.key()) in (QtCore.Qt.Key.Key_Return, QtCore.Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            self._fit_icon()
        super().changeEvent(event)

    def _fit_icon(self) -> None:
        side = round(self.fontMetrics().height() * 1.1)
        self.setIconSize(QSize(side, side))


class Segments(QWidget):
    """A row of buttons of which one is down: a choice among a few. Arrow keys choose, Tab goes on."""

    chosen = Signal(str)
    """The key of the choice that a player made."""
    clicked = Signal(str)
    """The same, after that, where it was pressed and not come to with an arrow key."""

    def __init__(self, keys: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keys = list(keys)
        self._group = QButtonGroup(self)
        self._group.setExclusive(True)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        for number in range(len(keys)):
            button = _Segment(parent=self)
            button.setCheckable(True)
            button.moved.connect(self._move)
            self._group.addButton(button, number)
            row.addWidget(button)
        row.addStretch()
        self._group.idClicked.connect(lambda number: self.chosen.emit(self._keys[number]))
        self._group.idClicked.connect(lambda number: self.clicked.emit(self._keys[number]))
        self.choose(self._keys[0])

    @property
    def key(self) -> str:
        """What is chosen."""
        return self._keys[self._group.checkedId()]

    def choose(self, key: str) -> None:
        """Chooses without telling anybody."""
        number = self._keys.index(key)
        self._group.button(number).setChecked(True)
        for other in range(len(self._keys)):
            focus = (
                QtCore.Qt.FocusPolicy.StrongFocus
                if other == number
                else QtCore.Qt.FocusPolicy.ClickFocus
            )
            self._group.button(other).setFocusPolicy(focus)
        self.setFocusProxy(self._group.button(number))

    def button(self, key: str) -> Button:
        """The button of a choice."""
        button = self._group.button(self._keys.index(key))
        assert isinstance(button, Button)
        return button

    @property
    def buttons(self) -> list[Button]:
        """All of them, from the left."""
        return [self.button(key) for key in self._keys]

    @property
    def stops(self) -> list[QWidget]:
        """What has a place in the order of Tab: the row itself too, which stands in it for what is chosen."""
        return [self, *self.buttons]

    def set_text(self, name: str, texts: Sequence[str]) -> None:
        """Shows the choices' texts; ``name`` is what is chosen."""
        self.setAccessibleName(name)
        #: One of several choices, read out: what is chosen, and this choice
        told = self.tr("{name}: {choice}")
        for number, text in enumerate(texts):
            button = self._group.button(number)
            button.setText(text)
            button.setAccessibleName(told.format(name=name, choice=text))

    def show_icons(self, names: Sequence[str]) -> None:
        """An icon for each choice."""
        for key, name in zip(self._keys, names, strict=True):
            self.button(key).show_icon(name)

    def _move(self, step: int) -> None:
        number = (self._group.checkedId() + step) % len(self._keys)
        self.choose(self._keys[number])
        self._group.button(number).setFocus(QtCore.Qt.FocusReason.TabFocusReason)
        self.chosen.emit(self._keys[number])


class _Segment(Button):
    """One of the choices."""

    moved = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match QtCore.Qt.Key(event.key()):
            case QtCore.Qt.Key.Key_Left | QtCore.Qt.Key.Key_Up:
                self.moved.emit(-1)
            case QtCore.Qt.Key.Key_Right | QtCore.Qt.Key.Key_Down:
                self.moved.emit(1)
            case QtCore.Qt.Key.Key_Return | QtCore.Qt.Key.Key_Enter:
                event.ignore()
            case _:
                super().keyPressEvent(event)
