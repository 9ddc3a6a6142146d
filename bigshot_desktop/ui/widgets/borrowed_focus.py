"""The keyboard focus of a box that lies over a page for a while: it goes back to who had it before, or to the page."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolBar, QWidget
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
        """To be called when the box is hidden: Qt would hand its focus to whatever comes next in the window.

        Who had it may be gone by now, or be a button of the tool bar that opened the box; then the page below the box
        gets it.
        """
        if not self._box.isAncestorOf(self._box.window().focusWidget()):
            return
        before = self._before
        if before is None or not isValid(before) or not _is_at_hand(before):
            before = self._box.parentWidget()
        if before is not None:
            before.setFocus(Qt.FocusReason.OtherFocusReason)


def _is_at_hand(before: QWidget) -> bool:
    """Whether it can be used, and is more than the way to the box."""
    in_bar = isinstance(before.parentWidget(), QToolBar)
    return before.isVisible() and before.isEnabled() and not in_bar
