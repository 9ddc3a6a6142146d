"""What can be done with the keyboard at any table: keys go to whatever has the focus."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTableView, QWidget

from bigshot_desktop.ui.match.placing_panel import PlacementPanel
from bigshot_desktop.ui.match.table_page import TablePage
from tests.ui.input.alternating import Habits
from tests.ui.input.mouse import CLOSED, panel_of

FAR = 12
"""Rows from which on whole pages are turned."""


def _focus() -> QWidget:
    focus = QApplication.focusWidget()
    assert focus is not None
    return focus


class Typist(Habits):
    """Presses keys."""

    def press(
        self, key: Any, *, shift: bool = False, alt: bool = False, text: bool = False
    ) -> None:
        """A key, or what stands on it; as text it may be several."""
        held = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
        if alt:
            held |= Qt.KeyboardModifier.AltModifier
        if text:
            QTest.keyClicks(_focus(), str(key))
        else:
            QTest.keyClick(_focus(), key, held)

    def command(self, table: TablePage, name: str) -> None:
        """By its key."""
        keys: Any = table.commands.command(name).shortcut()
        QTest.keyClick(_focus(), keys[0].key(), keys[0].keyboardModifiers())

    def tab_to(self, widget: QWidget) -> None:
        for _ in range(60):
            if QApplication.focusWidget() is widget:
                return
            self.press(Qt.Key.Key_Tab)
        raise AssertionError(widget)

    # --- placing ---------------------------------------------------------------------------------

    def place(self, table: TablePage, kind: int, place: int) -> None:
        """A piece on a place: in the table with F6, or in the box of the action bar, in turn."""
        panel = panel_of(table, PlacementPanel)
        if panel.pieces[kind].isVisible():
            self.press(str(1 + kind))
        in_table = self.in_turn("place", "in the table", "in the box") == "in the table"
        if table.centre.on_board_tables != in_table:
            self.press(Qt.Key.Key_F6)
        if in_table:
            self.go_to_row(table.board_tables.views[0], place)
        else:
            self.go_to_entry(panel, place)
        self.press(Qt.Key.Key_Return)
        if (
            table.centre.on_board_tables
            and self.in_turn("leave the table of the board", "open", *CLOSED) in CLOSED
        ):
            self.press(Qt.Key.Key_F6)

    def go_to_row(self, view: QTableView, row: int) -> None:
        while (away := row - view.currentIndex().row()) != 0:
            if abs(away) > FAR:
                self.press(Qt.Key.Key_PageDown if away > 0 else Qt.Key.Key_PageUp)
            else:
                self.press(Qt.Key.Key_Down if away > 0 else Qt.Key.Key_Up)

    def go_to_entry(self, panel: PlacementPanel, place: int) -> None:
        box = panel.places
        self.tab_to(box)
        self.press(Qt.Key.Key_Home)
        while box.currentData() != place:
            before = box.currentIndex()
            self.press(Qt.Key.Key_Down)
            assert box.currentIndex() > before
