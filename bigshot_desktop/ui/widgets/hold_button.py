"""A button that shows something for as long as it is held down."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from bigshot_desktop.ui.widgets.buttons import ENTERS, ActionButton

_KEYS = (Qt.Key.Key_Space, *ENTERS)


class HoldButton(ActionButton):
    """Held with the mouse, or with Space or Enter. Whatever else happens to it, it lets go."""

    held = Signal(bool)
    """It is held down from now on, or no longer."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, harmless=True)
        self._holds = False
        self.show_icon("eye")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.pressed.connect(lambda: self._hold(True))
        self.released.connect(lambda: self._hold(False))

    def _hold(self, on: bool) -> None:
        if on != self._holds:
            self._holds = on
            self.held.emit(on)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in _KEYS:
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            self.setDown(True)
            self._hold(True)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() not in _KEYS:
            super().keyReleaseEvent(event)
        elif not event.isAutoRepeat():
            self._let_go()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._let_go()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._let_go()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.EnabledChange and not self.isEnabled():
            self._let_go()

    def _let_go(self) -> None:
        self.setDown(False)
        self._hold(False)
