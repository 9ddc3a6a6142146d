"""The middle of the table: the board, the same as tables, pages beside it, and in the end the final account."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from bigshot_desktop.table.duplicate_evening import still_to_play, table_of
from bigshot_desktop.ui.boards.view import BoardView
from bigshot_desktop.ui.match.board_tables import BoardTables
from bigshot_desktop.ui.match.end_sheet import EndSheet
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.widgets.page_stack import PageStack

if TYPE_CHECKING:
    from bigshot_desktop.ui.match.game_table import GameTable


class Centre(PageStack):
    """One of several views of a match. A command that shows one leads back to the board the second time."""

    turned = Signal()
    """Another page is seen."""

    def __init__(
        self, game_table: GameTable, bridge: Bridge, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._game_table, self._bridge = game_table, bridge
        self.view = BoardView(game_table.scene, self)
        self.view.setAcceptDrops(False)  # a file dropped on the board is for the window
        self.board_tables = BoardTables(game_table.board_tables, game_table.players, bridge, self)
        self.side_pages = {side_page.name: side_page.widget for side_page in game_table.side_pages}
        self.end_sheet: EndSheet | None = None
        for page in (self.view, self.board_tables, *self.side_pages.values()):
            self.addWidget(page)
        self.currentChanged.connect(lambda _: self.turned.emit())
        game_table.requests.look_at_board.connect(self._show_board)
        game_table.requests.look_at_account.connect(self.switch_end_sheet)

    @property
    def on_board(self) -> bool:
        return self.currentWidget() is self.view

    @property
    def on_end_sheet(self) -> bool:
        return self.end_sheet is not None and self.currentWidget() is self.end_sheet

    @property
    def on_board_tables(self) -> bool:
        return self.currentWidget() is self.board_tables

    def switch(self, page: QWidget) -> None:
        """Shows a page, or from there the board."""
        shown = self.view if self.currentWidget() is page else page
        self.setCurrentWidget(shown)
        if shown is self.board_tables:
            self.board_tables.focus()
        else:
            shown.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def switch_board_tables(self) -> None:
        """Shows the board as a table, or the other way round."""
        self.switch(self.board_tables)

    def switch_side_page(self, name: str) -> None:
        """Shows a page beside the board, or from there the board."""
        self.switch(self.side_pages[name])

    def switch_end_sheet(self) -> None:
        """Shows the final account, or from there the board."""
        result = self._bridge.match.result
        if result is None:
            return
        if self.end_sheet is None:
            self.end_sheet = self._make_end_sheet()
            self.addWidget(self.end_sheet)
        self.setCurrentWidget(self.view if self.on_end_sheet else self.end_sheet)

    def _make_end_sheet(self) -> EndSheet:
        result = self._bridge.match.result
        assert result is not None
        game_table, match = self._game_table, self._bridge.match
        of_evening = table_of(match) is not None
        return EndSheet(
            self._bridge,
            game_table.requests,
            game_table.account(result),
            game_table.wealth_chart(),
            game_table.endings,
            game_table.pieces_of,
            game_table.story_lines,
            game_table.best_deal,
            game_table.tie_break,
            game_table.lower_ties,
            of_evening=of_evening,
            still_secret=of_evening and bool(still_to_play(match)),
        )

    def remove_end_sheet(self) -> None:
        """An undo has made the end a thing of the future."""
        if self.end_sheet and self._bridge.match.result is None:
            if self.currentWidget() is self.end_sheet:
                self.setCurrentWidget(self.view)
            self.removeWidget(self.end_sheet)
            self.end_sheet.deleteLater()
            self.end_sheet = None

    def _show_board(self) -> None:
        self.setCurrentWidget(self.view)
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def make_way(self, *, for_board: bool) -> None:
        """A player is asked: away from the end, and from pages that hide a board that is needed now."""
        if self.on_board or self.on_board_tables:
            return
        if for_board or self.currentWidget() is self.end_sheet:
            self.setCurrentWidget(self.view)
