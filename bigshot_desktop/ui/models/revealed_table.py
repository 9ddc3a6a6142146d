"""A table of the board as it may be read: what the board is still showing stands there only when it has been seen."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt

from bigshot_desktop.ui.models.observation_table import (
    DISPLAY,
    NO_PARENT,
    Cell,
    Index,
    ObservationTable,
    answer,
)
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.play.dispatch import Rank


class RevealedTable(QAbstractTableModel):
    """Has the rows and texts of another table, but for what came with a step that has not been seen yet."""

    def __init__(
        self, source: ObservationTable[Any], bridge: Bridge, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._source, self._bridge = source, bridge
        self._headings: tuple[Cell, ...] = ()
        self._cells: list[tuple[Cell, ...]] = []
        self._behind = False
        """Whether the other table has changed meanwhile."""
        self._copy()
        source.dataChanged.connect(self._changed)
        source.rowsInserted.connect(self._inserted)
        source.rowsRemoved.connect(self._removed)
        source.headerDataChanged.connect(self._catch_up)
        bridge.revealed.subscribe(Rank.LOG, self._revealed)
        bridge.rewound.subscribe(Rank.LOG, self._revealed)

    def _copy(self) -> None:
        self._headings, self._cells = self._source.texts()
        self._behind = False

    # --- following -------------------------------------------------------------------------------

    def _waits(self) -> bool:
        """Whether what has changed may not be read about yet; or earlier changes have to be caught up with first."""
        self._behind = self._behind or self._bridge.in_suspense
        if self._behind and not self._bridge.in_suspense:
            self._catch_up()
            return True
        return self._behind

    def _changed(self, top: QModelIndex, bottom: QModelIndex, roles: list[int]) -> None:
        if not self._waits():
            self._copy()
            first, last = self.index(top.row(), top.column()), (bottom.row(), bottom.column())
            self.dataChanged.emit(first, self.index(*last), roles)

    def _inserted(self, _: QModelIndex, first: int, last: int) -> None:
        if not self._waits():
            self.beginInsertRows(NO_PARENT, first, last)
            self._copy()
            self.endInsertRows()

    def _removed(self, _: QModelIndex, first: int, last: int) -> None:
        if not self._waits():
            self.beginRemoveRows(NO_PARENT, first, last)
            self._copy()
            self.endRemoveRows()

    def _revealed(self, _: object) -> None:
        if self._behind and not self._bridge.in_suspense:
            self._catch_up()

    def _catch_up(self) -> None:
        """All as it is now; what is looked at stays so where there are as many rows as before."""
        if self._source.rowCount() == len(self._cells):
            self._copy()
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)
            if self._cells:
                last = self.index(len(self._cells) - 1, self.columnCount() - 1)
                self.dataChanged.emit(self.index(0, 0), last)
        else:
            self.beginResetModel()
            self._copy()
            self.endResetModel()

    # --- what Qt asks ----------------------------------------------------------------------------

    def rowCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._cells)

    def columnCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._headings)

    def data(self, index: Index, role: int = DISPLAY) -> object:
        if not index.isValid():
            return None
        return answer(self._cells[index.row()][index.column()], role)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = DISPLAY) -> object:
        if orientation == Qt.Orientation.Vertical or not 0 <= section < len(self._headings):
            return None
        return answer(self._headings[section], role)
