"""A table of ready texts: heads across, names down, and whatever stands in the cells."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QObject, Qt

from bigshot_desktop.ui.models.observation_table import (
    ALIGNMENT,
    DISPLAY,
    NO_PARENT,
    NUMBER,
    SPOKEN,
    Index,
)


class TextTableModel(QAbstractTableModel):
    """The table. Whoever fills it does so again in another language."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.heads: tuple[str, ...] = ()
        self.names: tuple[str, ...] = ()
        self.rows: tuple[tuple[str, ...], ...] = ()

    def fill(
        self, heads: Sequence[str], names: Sequence[str], rows: Sequence[Sequence[str]]
    ) -> None:
        """Shows other texts; every row has as many as there are heads."""
        self.beginResetModel()
        self.heads, self.names = tuple(heads), tuple(names)
        self.rows = tuple(tuple(row) for row in rows)
        self.endResetModel()

    def rowCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self.heads)

    def data(self, index: Index, role: int = DISPLAY) -> Any:
        if not index.isValid():
            return None
        match role:
            case _ if role == DISPLAY:
                return self.rows[index.row()][index.column()]
            case _ if role == SPOKEN:
                return self.rows[index.row()][index.column()] or "–"
            case _ if role == ALIGNMENT:
                return NUMBER
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = DISPLAY) -> Any:
        across = orientation == Qt.Orientation.Horizontal
        texts = self.heads if across else self.names
        if role == ALIGNMENT and across:
            return NUMBER
        if role != DISPLAY or not 0 <= section < len(texts):
            return None
        return texts[section]
