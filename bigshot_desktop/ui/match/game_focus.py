"""Where the keyboard is at a table: with what the game asks, unless a player goes elsewhere with it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QToolButton, QWidget

from bigshot_desktop.ui.widgets.buttons import ENTERS, ActionButton


class GameFocus(QWidget):
    """A page on which a match is played. When something that had the focus goes, the game has it, not the next control.

    Qt would hand it to whatever comes next in the window: mostly the first button of the tool bar, which leaves the
    match.
    """

    def focus_game(self) -> None:
        """Gives the focus to what the game asks now."""
        raise NotImplementedError

    def enter_buttons(self) -> list[ActionButton]:
        """The buttons that may have Enter written on them and can be meant by it now."""
        raise NotImplementedError

    def leave_what_is_shown(self) -> bool:
        """Back to the plain board from what is shown instead of it, or on it; whether there was anything to leave."""
        raise NotImplementedError

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The page itself has nothing to ask."""
        super().focusInEvent(event)
        self.focus_game()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Goes on to the next control, as Tab wants; from what is hidden or cannot be used any more, to the game."""
        focus = self.window().focusWidget()
        lost = self.isAncestorOf(focus) and not (focus.isVisible() and focus.isEnabled())
        if lost and self.isVisible():
            self.focus_game()
            return True
        return super().focusNextPrevChild(forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter, if what has the focus does nothing with it, presses the button that it is written on; Esc leaves."""
        if event.key() == Qt.Key.Key_Escape and self.leave_what_is_shown():
            event.accept()
            self.focus_game()
            return
        if event.key() not in ENTERS:
            super().keyPressEvent(event)
            return
        event.accept()
        if event.isAutoRepeat():
            return
        focus = self.window().focusWidget()
        if isinstance(focus, QToolButton):  # some systems know Space alone for them
            focus.click()
            return
        for button in self.enter_buttons():
            if button.says_enter and button.isVisible() and button.isEnabled():
                button.press()
                return
