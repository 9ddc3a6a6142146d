"""A table read off what can be seen: after every change only the rows that differ are put into words and told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from bigshot_desktop.ui.bridge import Bridge
from bigshot_desktop.words.voice import Voice

Index = QModelIndex | QPersistentModelIndex
Roles = Mapping[int, Any]

NO_PARENT: Final = QModelIndex()

DISPLAY: Final = int(Qt.ItemDataRole.DisplayRole)
TOOLTIP: Final = int(Qt.ItemDataRole.ToolTipRole)
ALIGNMENT: Final = int(Qt.ItemDataRole.TextAlignmentRole)
SPOKEN: Final = int(Qt.ItemDataRole.AccessibleTextRole)
DESCRIBED: Final = int(Qt.ItemDataRole.AccessibleDescriptionRole)

NUMBER: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
TEXT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class Row:
    """The cells of a row, and the facts that all of them answer for."""

    cells: tuple[Roles, ...]
    facts: Roles = field(default_factory=dict)


def cell(text: str, *, spoken: str = "", described: str = "", number: bool = False) -> Roles:
    """A cell with its text, what a screen reader says instead of it and beside it."""
    roles: dict[int, Any] = {DISPLAY: text, ALIGNMENT: NUMBER if number else TEXT}
    if spoken:
        roles[SPOKEN] = spoken
    if described:
        roles[DESCRIBED] = roles[TOOLTIP] = described
    return roles


class Grid(QAbstractTableModel):
    """A table with a row for each thing. Subclasses say what its headings are, what is so, and how that is told."""

    def __init__(self, bridge: Bridge, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._headings: tuple[Roles, ...] = ()
        self._things: tuple[Any, ...] = ()
        self._rows: list[Row] = []

    def headings(self, voice: Voice) -> Sequence[Roles]:
        """The heads of the columns, in the player's language."""
        raise NotImplementedError

    def read(self) -> Sequence[Any]:
        """What is so now, for each row: always as many, comparable, and all that its texts depend on."""
        raise NotImplementedError

    def tell(self, voice: Voice, row: int, thing: Any) -> Row:
        """A row, from what is so, in the player's language."""
        raise NotImplementedError

    def begin(self) -> None:
        """Reads the table for the first time, before anybody looks at it."""
        voice = self._bridge.voice
        self._headings, self._things = tuple(self.headings(voice)), tuple(self.read())
        self._rows = [self.tell(voice, row, thing) for row, thing in enumerate(self._things)]

    def refresh(self) -> None:
        """Reads the table anew and tells what is different."""
        before, self._things = self._things, tuple(self.read())
        pairs = zip(before, self._things, strict=True)
        self._retell([row for row, (old, new) in enumerate(pairs) if old != new])

    def retranslate(self) -> None:
        """The language is another."""
        self._headings = tuple(self.headings(self._bridge.voice))
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)
        self._retell(range(len(self._things)))

    def _retell(self, rows: Sequence[int]) -> None:
        """Puts rows into words anew. All are there before the first is told about."""
        if not rows:
            return
        voice, before = self._bridge.voice, self._rows[:]
        for row in rows:
            self._rows[row] = self.tell(voice, row, self._things[row])
        for row in rows:
            self._compare(row, before[row], self._rows[row])

    def _compare(self, row: int, old: Row, new: Row) -> None:
        facts = _differences(old.facts, new.facts)
        changes = [
            sorted(facts | _differences(*pair)) for pair in zip(old.cells, new.cells, strict=True)
        ]
        for roles, run in groupby(range(len(changes)), key=changes.__getitem__):
            if roles:
                columns = list(run)
                first, last = self.index(row, columns[0]), self.index(row, columns[-1])
                self.dataChanged.emit(first, last, roles)

    def fact(self, row: int, role: int) -> Any:
        """What a row answers for, without the detour that Qt's views take."""
        return self._rows[row].facts[role]

    # --- what Qt asks ----------------------------------------------------------------------------

    def rowCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._headings)

    def data(self, index: Index, role: int = DISPLAY) -> Any:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        roles = row.cells[index.column()]
        return roles[role] if role in roles else row.facts.get(role)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = DISPLAY) -> Any:
        if orientation == Qt.Orientation.Vertical or not 0 <= section < len(self._headings):
            return None
        return self._headings[section].get(role)


def _differences(old: Roles, new: Roles) -> set[int]:
    """The roles that have another value now."""
    return {role for role in old.keys() | new.keys() if old.get(role) != new.get(role)}
