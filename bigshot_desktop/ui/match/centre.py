"""The middle of the table: the board, the same as tables, pages beside it, and in the end the final account."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from bigshot_desktop.ui.boards.view import BoardView
from bigshot_desktop.ui.bridge import Bridge
from bigshot_desktop.ui.windows.end_sheet import EndSheet
from bigshot_desktop.ui.windows.pages import Pages
from bigshot_desktop.ui.windows.twins import Twins

if TYPE_CHECKING:
    from bigshot_desktop.ui.tables.kit import Kit


class Centre(Pages):
    """One of several views of a match. A command that shows one leads back to the board the second time."""

    turned = Signal()
    """Another page is seen."""
    again_wanted = Signal()
    """The same deal once more."""
    new_wanted = Signal()
    copy_wanted = Signal()
    home_wanted = Signal()

    def __init__(self, kit: Kit, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kit, self._bridge = kit, bridge
        self.view = BoardView(kit.scene)
        self.view.setAcceptDrops(False)  # a file dropped on the board is for the window
        self.twins = Twins(kit.twins, kit.players)
        self.leaves = {leaf.name: leaf.widget for leaf in kit.leaves}
        self.end_sheet: EndSheet | None = None
        for page in (self.view, self.twins, *self.leaves.values()):
            self.addWidget(page)
        self.currentChanged.connect(lambda _: self.turned.emit())

    @property
    def on_board(self) -> bool:
        return self.currentWidget() is self.view

    @property
    def on_twins(self) -> bool:
        return self.currentWidget() is self.twins

    def switch(self, page: QWidget) -> None:
        """Shows a page, or from there the board."""
        shown = self.view if self.currentWidget() is page else page
        self.setCurrentWidget(shown)
        if shown is self.twins:
            self.twins.focus()
        else:
            shown.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def switch_twins(self) -> None:
        """Shows the board as a table, or the other way round."""
        self.switch(self.twins)

    def switch_leaf(self, name: str) -> None:
        """Shows a page beside the board, or from there the board."""
        self.switch(self.leaves[name])

    def switch_end_sheet(self) -> None:
        """Shows the final account, or from there the board."""
        result = self._bridge.match.result
        if result is None:
            return
        if self.end_sheet is None:
            self.end_sheet = self._make_end_sheet()
            self.addWidget(self.end_sheet)
        shown = self.currentWidget() is self.end_sheet
        self.setCurrentWidget(self.view if shown else self.end_sheet)

    def _make_end_sheet(self) -> EndSheet:
        result = self._bridge.match.result
        assert result is not None
        kit = self._kit
        sheet = EndSheet(self._bridge, kit.account(result), kit.fortunes(), kit.endings)
        sheet.again_wanted.connect(self.again_wanted)
        sheet.new_wanted.connect(self.new_wanted)
        sheet.copy_wanted.connect(self.copy_wanted)
        sheet.home_wanted.connect(self.home_wanted)
        return sheet

    def tear_end_sheet(self) -> None:
        """An undo has made the end a thing of the future."""
        if self.end_sheet and self._bridge.match.result is None:
            self.removeWidget(self.end_sheet)
            self.end_sheet.deleteLater()
            self.end_sheet = None

    def make_way(self, *, for_board: bool) -> None:
        """A player is asked: away from the end, and from pages that hide a board that is needed now."""
        if self.on_board or self.on_twins:
            return
        if for_board or self.currentWidget() is self.end_sheet:
            self.setCurrentWidget(self.view)
