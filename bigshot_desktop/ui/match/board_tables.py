"""The board as tables: everything on it can be read and taken here with keys alone."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QTableView, QTabWidget, QWidget

from bigshot_desktop.ui.look import theme
from bigshot_desktop.ui.look.retranslated import Retranslated
from bigshot_desktop.ui.match.game_table import BoardTable
from bigshot_desktop.ui.models.observation_table import Index, ObservationTable
from bigshot_desktop.ui.models.players import PlayersModel
from bigshot_desktop.ui.models.revealed_table import RevealedTable
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.widgets.freshness import Freshness

_EDGE: Final = 16
"""Pixels around what an empty table says."""


class BoardTableView(QTableView):
    """One table. A row is looked at when it becomes the current one, and taken with Enter or two clicks."""

    def __init__(
        self, board_table: BoardTable, bridge: Bridge, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.board_table = board_table
        model = board_table.model
        if isinstance(model, ObservationTable) and not isinstance(model, PlayersModel):
            model = RevealedTable(model, bridge, self)  # players wait by themselves
        self.setModel(model)
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
        self.freshness = Freshness()
        self.doubleClicked.connect(lambda index: board_table.take(index.row()))
        self._measuring = QTimer(self, singleShot=True, interval=0)
        self._measuring.timeout.connect(self.resizeColumnsToContents)
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

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        self.freshness.painted()
        if told := self.told_empty:
            painter = QPainter(self.viewport())
            painter.setPen(theme.current().ink_soft)
            room = self.viewport().rect().adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
            flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
            painter.drawText(room, int(flags) | int(Qt.TextFlag.TextWordWrap), told)
            painter.end()

    @property
    def told_empty(self) -> str:
        """What stands in a table without rows: that this is no fault."""
        if self.model().rowCount():
            return ""
        #: In a table of the board that has no rows; {table} is its title, such as "Offers"
        told = QCoreApplication.translate("BoardTables", "{table}: nothing yet")
        return told.format(table=self.board_table.title())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.freshness.takes_click(event):
            super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Takes a row, unless the first of the two clicks was meant for another question."""
        if self.freshness.takes_click(event):
            super().mouseDoubleClickEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            if not event.isAutoRepeat() and self.freshness.takes_key():
                self.board_table.take(self.currentIndex().row())
            return
        super().keyPressEvent(event)

    def retranslate(self) -> None:
        self.setAccessibleName(self.board_table.title())
        self.viewport().update()


class BoardTables(Retranslated, QTabWidget):
    """All tables of a game, and its players."""

    def __init__(
        self,
        board_tables: tuple[BoardTable, ...],
        players: PlayersModel,
        bridge: Bridge,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        everybody = BoardTable(lambda: self.tr("Players"), players)
        tables = (*board_tables, everybody)
        self.views = [BoardTableView(each, bridge, self) for each in tables]
        for view in self.views:
            self.addTab(view, "")
        self.setDocumentMode(True)
        self.retranslate()

    def become_new(self) -> None:
        """Something else is asked: what is pressed at once was not meant for that."""
        for view in self.views:
            view.freshness.renew()
            view.viewport().update()

    def focus(self) -> None:
        """Puts the cursor on the table that is open, on a row that can be taken if there is any."""
        view = self.views[self.currentIndex()]
        now = view.currentIndex()
        row = max(0, view.board_table.begin(now.row()))
        if not now.isValid() or row != now.row():
            view.setCurrentIndex(view.model().index(row, 0))
        view.setFocus(Qt.FocusReason.ShortcutFocusReason)
        view.setAccessibleDescription(view.told_empty)
        view.board_table.point(view.currentIndex().row())

    def retranslate(self) -> None:
        for part in (self, self.tabBar()):
            part.setAccessibleName(self.tr("Tables of the board"))
        for number, view in enumerate(self.views):
            self.setTabText(number, view.board_table.title())
            view.retranslate()
