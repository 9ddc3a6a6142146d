"""Makes everything in the window grow with it: letters, buttons and gaps, as on one drawing."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from bigshot_desktop.ui.look import fonts, style

SMALL: Final = QSize(1152, 720)
"""In a window of this size, and in smaller ones, text has the size of the system's."""
_STEPS: Final = 16
"""Sizes between a window and one that is twice as large: fewer, and one sees the steps; more, and each costs time."""
_REST: Final = 150
"""Milliseconds without a change of the window's size, after which somebody has come to the size they want."""


def scale_for(size: QSize) -> float:
    """How much larger than in a small window everything is in a window of this size."""
    room = min(size.width() / SMALL.width(), size.height() / SMALL.height())
    return max(1.0, int(room * _STEPS) / _STEPS)


class WindowScale(QObject):
    """Follows the size of a window. While somebody drags its edge, all stays as it is until they have come to rest."""

    def __init__(self, app: QApplication, window: QWidget) -> None:
        super().__init__(window)
        self._app, self._window = app, window
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self.follow)
        window.installEventFilter(self)

    def follow(self) -> None:
        """Makes everything as large as it is to be in the window of now."""
        self._rest.stop()
        wanted = scale_for(self._size())
        if wanted == fonts.window_scale():
            return
        shown = self._window.isVisible() and self._window.updatesEnabled()
        if shown:
            self._window.setUpdatesEnabled(False)  # nobody sees half of it in other letters
        fonts.set_window_scale(wanted)
        if not self._window.isVisible():
            # Qt tells nobody before the program runs, and what is made in the window has the letters of the window.
            QApplication.sendEvent(self._window, QEvent(QEvent.Type.ApplicationFontChange))
        if self._app.styleSheet():
            style.apply(self._app)
        if shown:
            self._window.setUpdatesEnabled(True)

    def _size(self) -> QSize:
        """What the window will fill; one that is not shown yet does not have that size before it is."""
        window = self._window
        if not window.isVisible() and (window.isMaximized() or window.isFullScreen()):
            return window.screen().availableSize()
        return window.size()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show:
            self.follow()
        elif event.type() == QEvent.Type.Resize and self._window.isVisible():
            if scale_for(self._window.size()) != fonts.window_scale():
                self._rest.start(_REST)
            else:
                self._rest.stop()
        elif event.type() == QEvent.Type.WindowStateChange:  # at once: nobody drags an edge
            self._rest.start(0)
        return super().eventFilter(watched, event)
