"""A table read off what can be seen: after every change only the rows that differ are put into words and told."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    SignalInstance,
)

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


class Later:
    """What costs too much to be told unasked: it is worked out when somebody wants to know it."""

    __slots__ = ("_value", "_work", "asked")

    def __init__(self, work: Callable[[], Any]) -> None:
        self._work: Callable[[], Any] | None = work
        self._value: Any = None
        self.asked = False
        """Whether anybody knows it."""

    def ask(self) -> Any:
        self.asked = True
        return self.value

    @property
    def value(self) -> Any:
        if self._work is not None:
            self._value, self._work = self._work(), None
        return self._value


@dataclass(frozen=True, slots=True)
class Row:
    """The cells of a row, and the facts that all of them answer for; both may be told :class:`Later`."""

    cells: tuple[Roles, ...]
    facts: Roles = field(default_factory=dict)


def cell(
    text: str | Later,
    *,
    spoken: str | Later = "",
    described: str | Later = "",
    number: bool = False,
) -> Roles:
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

    def begin(self, *changes: SignalInstance) -> None:
        """Reads the table for the first time, before anybody looks at it, and anew with each of these signals."""
        voice = self._bridge.voice
        self._headings, self._things = tuple(self.headings(voice)), tuple(self.read())
        self._rows = [self.tell(voice, row, thing) for row, thing in enumerate(self._things)]
        for change in changes:
            change.connect(self.refresh)

    def refresh(self) -> None:
        """Reads the table anew and tells what is different."""
        self._take_up(tuple(self.read()))

    def _take_up(self, things: tuple[Any, ...]) -> None:
        """What is so now, for the rows that there are."""
        before, self._things = self._things, things
        pairs = zip(before, things, strict=True)
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
        changes = [(row, _changes(before[row], self._rows[row])) for row in rows]
        # Rows that follow each other and differ in the same are told about together.
        for roles, run in groupby(changes, key=lambda change: change[1]):
            numbers = [row for row, _ in run]
            for first, number in runs(numbers):
                self._announce(first, first + number - 1, roles)

    def _announce(self, first: int, last: int, changes: list[list[int]]) -> None:
        """Tells of the roles that changed in each column of some rows."""
        for roles, run in groupby(range(len(changes)), key=changes.__getitem__):
            if roles:
                columns = list(run)
                top, bottom = self.index(first, columns[0]), self.index(last, columns[-1])
                self.dataChanged.emit(top, bottom, roles)

    def told(self, row: int) -> Row:
        """A row as it was told last: the same object until it is told anew."""
        return self._rows[row]

    def fact(self, row: int, role: int) -> Any:
        """What a row answers for, without the detour that Qt's views take."""
        return _asked(self._rows[row].facts[role])

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
        return _asked(roles[role] if role in roles else row.facts.get(role))

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = DISPLAY) -> Any:
        if orientation == Qt.Orientation.Vertical or not 0 <= section < len(self._headings):
            return None
        return self._headings[section].get(role)


class Roster(Grid):
    """A table whose rows come and go. Each thing has a key of its own, and rows stand in the order of the keys."""

    def key(self, thing: Any) -> Any:
        """What a thing is known by, whatever else changes about it."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Drops and adds rows, then tells what is different in the others."""
        things = tuple(self.read())
        keys = [self.key(thing) for thing in things]
        wanted, known = set(keys), {self.key(thing) for thing in self._things}
        gone = [row for row, thing in enumerate(self._things) if self.key(thing) not in wanted]
        for first, number in reversed(runs(gone)):
            self._drop(first, first + number)
        for first, number in runs([row for row, key in enumerate(keys) if key not in known]):
            self._add(first, things[first : first + number])
        self._take_up(things)

    def _drop(self, first: int, end: int) -> None:
        self.beginRemoveRows(NO_PARENT, first, end - 1)
        self._things = self._things[:first] + self._things[end:]
        del self._rows[first:end]
        self.endRemoveRows()

    def _add(self, first: int, things: tuple[Any, ...]) -> None:
        voice = self._bridge.voice
        told = [self.tell(voice, first + place, thing) for place, thing in enumerate(things)]
        self.beginInsertRows(NO_PARENT, first, first + len(things) - 1)
        self._things = self._things[:first] + things + self._things[first:]
        self._rows[first:first] = told
        self.endInsertRows()


def runs(rows: Sequence[int]) -> list[tuple[int, int]]:
    """Rows in a row, as the first and their number."""
    return [
        (run[0][1], len(run))
        for _, group in groupby(enumerate(rows), key=lambda pair: pair[1] - pair[0])
        if (run := list(group))
    ]


def _asked(value: Any) -> Any:
    return value.ask() if isinstance(value, Later) else value


def _changes(old: Row, new: Row) -> list[list[int]]:
    """For each cell of a row the roles that changed."""
    facts = _differences(old.facts, new.facts)
    pairs = zip(old.cells, new.cells, strict=True)
    return [sorted(facts | _differences(*pair)) for pair in pairs]


def _differences(old: Roles, new: Roles) -> set[int]:
    """The roles that have another value now, or may have one as far as anybody knows."""
    if old == new:
        return set()
    return {role for role in old.keys() | new.keys() if _differ(old.get(role), new.get(role))}


def _differ(old: Any, new: Any) -> bool:
    """Whether a value is another; what nobody knows yet is not worked out for that."""
    if isinstance(old, Later):
        if not old.asked:
            return True
        return bool(old.value != (new.value if isinstance(new, Later) else new))
    return isinstance(new, Later) or bool(old != new)
