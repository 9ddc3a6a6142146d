"""The board as tables: everything on it can be read and taken here with keys alone."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QTableView, QTabWidget, QWidget

from bigshot_desktop.ui.look.retranslated import Retranslated
from bigshot_desktop.ui.match.game_table import BoardTable
from bigshot_desktop.ui.models.observation_table import Index
from bigshot_desktop.ui.models.players import PlayersModel


class BoardTableView(QTableView):
    """One table. A row is looked at when it becomes the current one, and taken with Enter or two clicks."""

    def __init__(self, board_table: BoardTable, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.board_table = board_table
        self.setModel(board_table.model)
        self.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        self.setAlternatingRowColors(True)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setResizeContentsPrecision(0)  # by what is seen, not by a thousand rows
        header.setStretchLastSection(True)
        header.setHighlightSections(False)
        self.doubleClicked.connect(lambda index: board_table.take(index.row()))
        self._measuring = QTimer(self, singleShot=True, interval=0)
        self._measuring.timeout.connect(self.resizeColumnsToContents)
        model = board_table.model
        for changed in (model.dataChanged, model.headerDataChanged, model.rowsInserted):
            changed.connect(self._measure_soon)
        self.retranslate()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._measure_soon()

    def _measure_soon(self) -> None:
        """Once, whatever changes together; left to itself Qt would ask for every text after every change."""
        if self.isVisible():
            self._measuring.start()

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if current.isValid() and self.hasFocus():
            self.board_table.point(current.row())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            if not event.isAutoRepeat():
                self.board_table.take(self.currentIndex().row())
            return
        super().keyPressEvent(event)

    def retranslate(self) -> None:
        self.setAccessibleName(self.board_table.title())


class BoardTables(Retranslated, QTabWidget):
    """All tables of a game, and its players."""

    def __init__(
        self,
        board_tables: tuple[BoardTable, ...],
        players: PlayersModel,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        everybody = BoardTable(lambda: self.tr("Players"), players)
        self.views = [BoardTableView(each, self) for each in (*board_tables, everybody)]
        for view in self.views:
            self.addTab(view, "")
        self.setDocumentMode(True)
        self.retranslate()

    def focus(self) -> None:
        """Puts the cursor on the table that is open, on a row that can be taken if there is any."""
        view = self.views[self.currentIndex()]
        now = view.currentIndex()
        row = max(0, view.board_table.begin(now.row()))
        if not now.isValid() or row != now.row():
            view.setCurrentIndex(view.model().index(row, 0))
        view.setFocus(Qt.FocusReason.ShortcutFocusReason)
        view.board_table.point(view.currentIndex().row())

    def retranslate(self) -> None:
        for part in (self, self.tabBar()):
            part.setAccessibleName(self.tr("Tables of the board"))
        for number, view in enumerate(self.views):
            self.setTabText(number, view.board_table.title())
            view.retranslate()
