"""Ignores Enter for a moment after a new question appears, so that a key pressed to skip answers nothing."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QElapsedTimer, QEvent, QObject
from PySide6.QtGui import QKeyEvent, QWindow
from PySide6.QtWidgets import QWidget

from bigshot_desktop.ui.widgets.buttons import ENTERS

REST: Final = 400
"""Milliseconds without Enter after which it is meant again."""


class KeyGuard(QObject):
    """Listens to Enter on a button that is deaf to it, and keeps what follows at once from the panel after it.

    Only Enter is held back, and only from controls of the bar: a key that is on a button always does what is on it.
    """

    def __init__(self, bar: QWidget) -> None:
        super().__init__(bar)
        self._bar = bar
        self._last = QElapsedTimer()
        self._window: QWindow | None = None

    def listen(self, button: QWidget) -> None:
        """Enter on this button is a sign of haste."""
        button.installEventFilter(self)

    def hold_back(self) -> None:
        """Other controls are there now."""
        self._let_go()
        self._window = self._bar.window().windowHandle() if self._hasty else None
        if self._window is not None:
            self._window.installEventFilter(self)

    @property
    def _hasty(self) -> bool:
        return self._last.isValid() and self._last.elapsed() < REST

    def _let_go(self) -> None:
        if self._window is not None:
            self._window.removeEventFilter(self)
            self._window = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        if event.key() not in ENTERS:
            return False
        if watched is not self._window:
            self._last.start()
        elif not self._hasty:
            self._let_go()
        elif self._bar.isAncestorOf(self._bar.window().focusWidget()):
            self._last.start()
            return True
        return False
