"""What is to be seen of a match at a table, so that two tables can be compared at many thousands of positions.

A :class:`Looker` looks at one table, a :class:`Ledger` numbers what the lookers of both tables have seen: equal
numbers, equal things. What follows from something else by a function is looked at by what it follows from:

- **a row of a table** by the words that the table has for it now. Words are made of the facts of a row alone, so both
  tables get them from the ledger, once for equal facts, and the same words are one object;
- **a card of a seat** by the row of the players' table that it is made of;
- **the state** by being the very object that the match keeps, whose digest is taken once before and once after;
- **how far the match is** by what the viewer sees of it;
- **the log** by how many of its lines belong to the steps up to here, the lines having been compared as a whole.

Everything on the board is looked at every time: kind, place, turn, size, opacity, and whatever each item has of its
own (its colour, its number, the faces of dice, its words), as long as that can be compared at all.

A *whole* look takes none of these short cuts: the words of every row and card are composed anew, by the table itself,
all cells and headings are read through Qt, also what is composed only when somebody asks, and all are compared
as texts.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import partial
from operator import attrgetter, itemgetter
from typing import Any, Final

from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtWidgets import QGraphicsItem

from bigshot_desktop.engine.game import fingerprint
from bigshot_desktop.ui.match.chart_box import ChartBox
from bigshot_desktop.ui.match.game_table import GameTable
from bigshot_desktop.ui.models.history import HistoryModel
from bigshot_desktop.ui.models.log import LogModel
from bigshot_desktop.ui.models.observation_table import (
    DESCRIBED,
    DISPLAY,
    SPOKEN,
    KeyedObservationTable,
    ObservationTable,
    answer,
)
from bigshot_desktop.words.narrator import Narrator

ROLES: Final = (DISPLAY, SPOKEN, DESCRIBED)
_STEP: Final = attrgetter("step")

Seen = dict[str, Any]
"""All that is to be seen at a position, by what it is; two of them can be compared."""
Words = Sequence[Mapping[int, object]]


class Ledger:
    """Numbers the facts that two tables show, and puts them into words, each once."""

    def __init__(self) -> None:
        self._words: dict[Hashable, Words] = {}
        self._numbers: dict[Hashable, int] = {}
        self._number_of: dict[int, int] = {}
        """The number of the facts that words were made of, by the identity of the words."""
        self._kept: list[Words] = []
        """All words that were handed out, so that nothing else gets their identity."""

    def serve(self, place: str, model: ObservationTable[Any]) -> None:
        """From now on a table gets its words here. Both tables have one at the same place."""
        keyed = isinstance(model, KeyedObservationTable)
        model.cells = partial(self._cells, place, keyed, model.cells)  # type: ignore[method-assign]
        model._cells = [
            model.cells(model._bridge.narrator, number, row)
            for number, row in enumerate(model._rows)
        ]

    def _cells(
        self,
        place: str,
        keyed: bool,
        compose: Callable[..., Words],
        narrator: Narrator,
        number: int,
        row: Any,
    ) -> Words:
        # Where rows come and go, words stay with their row when others come before it.
        head = (place,) if keyed else (place, number)
        key = *head, row
        if (words := self._words.get(key)) is None:
            words = self._words[key] = tuple(compose(narrator, number, row))
            facts = *head, _facts(row)
            self._number_of[id(words)] = self._numbers.setdefault(facts, len(self._numbers))
            self._kept.append(words)
        return words

    def numbers(self, cells: Iterable[Words]) -> tuple[int, ...]:
        """The numbers of the facts that these words were made of."""
        return tuple(map(self._number_of.__getitem__, map(id, cells)))


def _facts(row: Any) -> Hashable:
    """A row as something to compare; what is worked out only when somebody asks is not in its written form."""
    if is_dataclass(row) and not all(field.repr for field in fields(row)):
        return repr(row)
    return row  # type: ignore[no-any-return]


class Looker:
    """Looks at a table where it is now."""

    def __init__(self, table: GameTable, log: LogModel, ledger: Ledger | None) -> None:
        """Without a ledger the table composes its own words, and every look is a whole one."""
        self._table, self._log, self._ledger = table, log, ledger
        self._models: dict[str, QAbstractItemModel] = {
            f"table {place}": one.model for place, one in enumerate(table.board_tables)
        }
        self._models["players"] = table.players
        for page in table.side_pages:
            for place, box in enumerate(page.widget.findChildren(ChartBox)):
                model = box.table.model()
                assert model is not None
                self._models[f"{page.name} {place}"] = model
        self._compose: dict[str, Callable[..., Words]] = {}
        if ledger is not None:
            for name, model in self._models.items():
                if isinstance(model, ObservationTable):
                    self._compose[name] = model.cells
                    ledger.serve(name, model)
        self._told: list[Any] = []
        self._own: dict[type, Callable[[dict[str, Any]], Any]] = {}
        """What each kind of item on the board has of its own."""

    def look(self, *, whole: bool) -> Seen:
        """All that is to be seen now."""
        bridge, ledger = self._table.bridge, self._ledger
        seen: Seen = {
            "log": self._lines(bridge.match.length),
            "observation": bridge.observation,
            "board": self._board(),
        }
        for name, model in self._models.items():
            if isinstance(model, HistoryModel):
                seen[name] = tuple(model._rows), model._hidden
            elif ledger is None:
                continue  # its words are compared
            elif isinstance(model, ObservationTable):
                seen[name] = ledger.numbers(model._cells)
            else:
                seen[name] = _texts(model)
        if whole or ledger is None:
            seen |= self._words_of_all()
        return seen

    # --- the short cuts --------------------------------------------------------------------------

    def _lines(self, length: int) -> int:
        """How many lines of the log belong to so many steps; those that were there before are still there."""
        entries = self._log.entries
        known = min(len(self._told), len(entries))
        if self._told[:known] != entries[:known]:
            raise AssertionError("lines of the log have changed")
        self._told = list(entries)
        return bisect_right(entries, length, key=_STEP)

    def _board(self) -> int:
        """A digest of all items that are seen, in whatever order they are kept."""
        total = 0
        for item in self._table.scene.items():
            if item.isVisible():
                at = item.scenePos()
                # Qt leaves an item where it is if it would move by less than a millionth.
                place = round(at.x() + 0.0001, 3), round(at.y() + 0.0001, 3)
                where = place, item.rotation(), item.scale(), item.opacity()
                total += hash((type(item), where, self._own_of(item)))
        return total

    def _own_of(self, item: QGraphicsItem) -> object:
        kind, has = type(item), vars(item)
        if (take := self._own.get(kind)) is None:
            names = [name for name, value in has.items() if _is_comparable(value)]
            take = self._own[kind] = itemgetter(*names) if names else lambda _: None
        return take(has)

    # --- none of them ----------------------------------------------------------------------------

    def _words_of_all(self) -> Seen:
        """All words of all tables, as Qt reads them and as they are composed anew."""
        bridge, players = self._table.bridge, self._table.players
        seen: Seen = {
            "state": fingerprint(bridge.match.state),
            "whereabouts": bridge.narrator.whereabouts(bridge.observation),
        }
        for name, model in self._models.items():
            shown = seen[f"{name} in words"] = _texts(model)
            if isinstance(model, ObservationTable):
                compose = self._compose.get(name, model.cells)
                anew = [
                    [
                        answer(one, role)
                        for one in compose(bridge.narrator, number, row)
                        for role in ROLES
                    ]
                    for number, row in enumerate(model.rows)
                ]
                if anew != shown[1:]:
                    raise AssertionError(f"{name}: words are not those of the facts")
        seen["cards"] = [repr(players.card(seat)) for seat in range(players.rowCount())]
        seen["lines"] = [
            entry.text for entry in self._log.entries if entry.step <= bridge.match.length
        ]
        return seen


def _is_comparable(value: object) -> bool:
    """Whether something can be compared with what another item has: it is no object that is equal to itself only."""
    if isinstance(value, tuple):
        return all(map(_is_comparable, value))
    try:
        hash(value)
    except TypeError:  # such as a rectangle of Qt: where an item is has been noted
        return False
    return value is None or (type(value).__eq__ is not object.__eq__ and not callable(value))


def _texts(model: QAbstractItemModel) -> list[list[object]]:
    """The headings and all cells of a table, as Qt reads them."""
    columns, across = range(model.columnCount()), Qt.Orientation.Horizontal
    rows = [[model.headerData(column, across, role) for column in columns for role in ROLES]]
    for row in range(model.rowCount()):
        indexes = [model.index(row, column) for column in columns]
        rows.append([index.data(role) for index in indexes for role in ROLES])
    return rows
