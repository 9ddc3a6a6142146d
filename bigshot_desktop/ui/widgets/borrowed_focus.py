"""The keyboard focus of a box that lies over a page for a while: it goes back to who had it before."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid


class BorrowedFocus:
    """Who had the focus before a box took it."""

    def __init__(self, box: QWidget) -> None:
        self._box = box
        self._before: QWidget | None = None

    def take(self, part: QWidget) -> None:
        """A part of the box gets the focus."""
        focus = self._box.window().focusWidget()
        if not (self._box.isVisible() and self._box.isAncestorOf(focus)):
            self._before = focus
        part.setFocus(Qt.FocusReason.OtherFocusReason)

    def give_back(self) -> None:
        """To be called when the box is hidden: Qt would hand its focus to whatever comes next in the window."""
        before = self._before
        if before is None or not isValid(before) or not before.isVisible():
            return
        if self._box.isAncestorOf(self._box.window().focusWidget()):
            before.setFocus(Qt.FocusReason.OtherFocusReason)
