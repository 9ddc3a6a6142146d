"""Tables of what the viewer sees: after every change only the rows that differ are put into words and signalled."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from itertools import groupby
from typing import Any, Final, Generic, TypeVar

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    SignalInstance,
)

from bigshot_desktop.ui.look.plain_text import plain_tip
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.play.dispatch import Announcement, Rank
from bigshot_desktop.words.narrator import Narrator

RowT = TypeVar("RowT")
Index = QModelIndex | QPersistentModelIndex
Cell = Mapping[int, object]
"""What a cell or a heading answers, by role; texts may be :class:`LazyText`."""

NO_PARENT: Final = QModelIndex()

DISPLAY: Final = int(Qt.ItemDataRole.DisplayRole)
TOOLTIP: Final = int(Qt.ItemDataRole.ToolTipRole)
ALIGNMENT: Final = int(Qt.ItemDataRole.TextAlignmentRole)
SPOKEN: Final = int(Qt.ItemDataRole.AccessibleTextRole)
DESCRIBED: Final = int(Qt.ItemDataRole.AccessibleDescriptionRole)
ROW: Final = int(Qt.ItemDataRole.UserRole) + 1
"""The facts of the whole row. Code reads them with :meth:`ObservationTable.row`; in a signal the role says that they
changed, not only the words for them."""

NUMBER: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
TEXT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class LazyText:
    """A text that is expensive to compose: it is composed when it is first asked for, and then kept."""

    __slots__ = ("_compose", "_text", "asked")

    def __init__(self, compose: Callable[[], str]) -> None:
        self._compose: Callable[[], str] | None = compose
        self._text = ""
        self.asked = False
        """Whether anybody has read it."""

    def ask(self) -> str:
        self.asked = True
        return self.value

    @property
    def value(self) -> str:
        if self._compose is not None:
            self._text, self._compose = self._compose(), None
        return self._text


def cell(
    text: str | LazyText,
    *,
    spoken: str | LazyText = "",
    described: str | LazyText = "",
    number: bool = False,
) -> Cell:
    """A cell with its text, what a screen reader says instead of it and beside it."""
    roles: dict[int, object] = {DISPLAY: text, ALIGNMENT: NUMBER if number else TEXT}
    if spoken:
        roles[SPOKEN] = spoken
    if described:
        roles[DESCRIBED] = roles[TOOLTIP] = described
    return roles


class ObservationTable(QAbstractTableModel, Generic[RowT]):
    """A table with a fixed number of rows. Each row is a value of facts, ``RowT``, that boards and panels read.

    Subclasses say what the headings are, what the rows are now, and which words the cells of a row have.
    """

    def __init__(self, bridge: Bridge, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._headings: tuple[Cell, ...] = ()
        self._rows: tuple[RowT, ...] = ()
        self._cells: list[Sequence[Cell]] = []

    # --- what a subclass says --------------------------------------------------------------------

    def headings(self, narrator: Narrator) -> Sequence[Cell]:
        """The heads of the columns, in the player's language."""
        raise NotImplementedError

    def read(self) -> Sequence[RowT]:
        """The rows as they are now: always as many, comparable, and with all that their words depend on."""
        raise NotImplementedError

    def cells(self, narrator: Narrator, number: int, row: RowT) -> Sequence[Cell]:
        """The cells of a row, in the player's language."""
        raise NotImplementedError

    def begin(self, *changes: SignalInstance | Announcement[Any]) -> None:
        """Reads the table for the first time, before anybody looks at it, and anew with each of these changes."""
        narrator = self._bridge.narrator
        self._headings, self._rows = tuple(self.headings(narrator)), tuple(self.read())
        self._cells = [self.cells(narrator, number, row) for number, row in enumerate(self._rows)]
        for change in changes:
            if isinstance(change, Announcement):
                change.subscribe(Rank.MODELS, self._read_anew)
            else:
                change.connect(self.refresh)

    def _read_anew(self, _: object) -> None:
        self.refresh()

    # --- the facts -------------------------------------------------------------------------------

    @property
    def rows(self) -> tuple[RowT, ...]:
        """The facts of all rows."""
        return self._rows

    def row(self, number: int) -> RowT:
        """The facts of a row."""
        return self._rows[number]

    def texts(self) -> tuple[tuple[Cell, ...], list[tuple[Cell, ...]]]:
        """The headings, and the cells of all rows, as they are now: nothing of that changes later."""
        return self._headings, [tuple(cells) for cells in self._cells]

    # --- changes ---------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Reads the table anew and signals what is different."""
        self._take_over(tuple(self.read()))

    def _take_over(self, rows: tuple[RowT, ...]) -> None:
        """Takes new facts for the rows that there are; rows that are equal stay the same objects."""
        kept, differing = [], []
        for number, (old, new) in enumerate(zip(self._rows, rows, strict=True)):
            if old is new or old == new:
                kept.append(old)
            else:
                kept.append(new)
                differing.append(number)
        self._rows = tuple(kept)
        self._reword(differing, frozenset({ROW}))

    def retranslate(self) -> None:
        """Puts everything into the current language."""
        self._headings = tuple(self.headings(self._bridge.narrator))
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)
        self._reword(range(len(self._rows)), frozenset())

    def _reword(self, numbers: Sequence[int], also: frozenset[int]) -> None:
        """Puts rows into words anew, all of them before the first signal, and signals what is different.

        ``also`` are roles that changed in every cell of these rows.
        """
        narrator, changes = self._bridge.narrator, []
        for number in numbers:
            old, new = self._cells[number], self.cells(narrator, number, self._rows[number])
            self._cells[number] = new
            pairs = zip(old, new, strict=True)
            changes.append((number, [sorted(also | _differences(*pair)) for pair in pairs]))
        # Neighbouring rows that differ in the same columns and roles share a signal.
        for roles, run in groupby(changes, key=lambda change: change[1]):
            for first, length in runs([number for number, _ in run]):
                self._signal(first, first + length - 1, roles)

    def _signal(self, first: int, last: int, changes: list[list[int]]) -> None:
        """Signals the roles that changed in each column of some rows."""
        for roles, run in groupby(range(len(changes)), key=changes.__getitem__):
            if roles:
                columns = list(run)
                top, bottom = self.index(first, columns[0]), self.index(last, columns[-1])
                self.dataChanged.emit(top, bottom, roles)

    # --- what Qt asks ----------------------------------------------------------------------------

    def rowCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._headings)

    def data(self, index: Index, role: int = DISPLAY) -> object:
        if not index.isValid():
            return None
        if role == ROW:
            return self._rows[index.row()]
        return answer(self._cells[index.row()][index.column()], role)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = DISPLAY) -> object:
        if orientation == Qt.Orientation.Vertical or not 0 <= section < len(self._headings):
            return None
        return answer(self._headings[section], role)


class KeyedObservationTable(ObservationTable[RowT]):
    """A table whose rows come and go. Each row has a key of its own, and rows stand in the order of their keys."""

    def key(self, row: RowT) -> Hashable:
        """What identifies a row, whatever else changes about it."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Removes and inserts rows, then signals what is different in the others."""
        rows = tuple(self.read())
        keys = [self.key(row) for row in rows]
        wanted, known = set(keys), {self.key(row) for row in self._rows}
        gone = [number for number, row in enumerate(self._rows) if self.key(row) not in wanted]
        for first, length in reversed(runs(gone)):
            self._remove(first, first + length)
        for first, length in runs([number for number, key in enumerate(keys) if key not in known]):
            self._insert(first, rows[first : first + length])
        self._take_over(rows)

    def _remove(self, first: int, end: int) -> None:
        self.beginRemoveRows(NO_PARENT, first, end - 1)
        self._rows = self._rows[:first] + self._rows[end:]
        del self._cells[first:end]
        self.endRemoveRows()

    def _insert(self, first: int, rows: tuple[RowT, ...]) -> None:
        narrator = self._bridge.narrator
        cells = [self.cells(narrator, first + place, row) for place, row in enumerate(rows)]
        self.beginInsertRows(NO_PARENT, first, first + len(rows) - 1)
        self._rows = self._rows[:first] + rows + self._rows[first:]
        self._cells[first:first] = cells
        self.endInsertRows()


def answer(cell: Cell, role: int) -> object:
    """What a cell has for a role; a tool tip shows names as they are written."""
    value = cell.get(role)
    told = value.ask() if isinstance(value, LazyText) else value
    return plain_tip(told) if role == TOOLTIP and isinstance(told, str) else told


def runs(numbers: Sequence[int]) -> list[tuple[int, int]]:
    """Ascending numbers as runs without gaps: the first of each and its length."""
    return [
        (run[0][1], len(run))
        for _, group in groupby(enumerate(numbers), key=lambda pair: pair[1] - pair[0])
        if (run := list(group))
    ]


def _differences(old: Cell, new: Cell) -> set[int]:
    """The roles that have another value now, or may have one as far as anybody has asked."""
    if old == new:
        return set()
    return {role for role in old.keys() | new.keys() if _differ(old.get(role), new.get(role))}


def _differ(old: object, new: object) -> bool:
    """Whether a value is another; a text that nobody has read is not composed for that."""
    if isinstance(old, LazyText):
        if not old.asked:
            return True
        return old.value != (new.value if isinstance(new, LazyText) else new)
    return isinstance(new, LazyText) or old != new
