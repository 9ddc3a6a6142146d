"""Random matches behind a bridge, and somebody who compares what a model tells with what it was."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt

from bigshot_desktop.engine.game import CHANCE, EVERYONE
from bigshot_desktop.games.big_shot.rules.decisions import PlaceCube
from bigshot_desktop.games.shark.rules.decisions import PlaceBuilding
from bigshot_desktop.table.referee import Referee
from bigshot_desktop.ui.models.placement import Placement
from bigshot_desktop.ui.models.players import PlayersModel
from bigshot_desktop.ui.play.bridge import Bridge
from tests.ui.players import a_match

EXPERT: Final[dict[str, Any]] = {"hidden_money": "yes", "loans": "before", "overbids": "table-game"}

ROLES: Final = tuple(
    int(role)
    for role in (
        Qt.ItemDataRole.DisplayRole,
        Qt.ItemDataRole.ToolTipRole,
        Qt.ItemDataRole.TextAlignmentRole,
        Qt.ItemDataRole.AccessibleTextRole,
        Qt.ItemDataRole.AccessibleDescriptionRole,
    )
)
"""What views and screen readers ask of a cell."""


@dataclass(frozen=True)
class Kind:
    """A kind of table: who sits there, what is agreed on, and which game is played."""

    seats: str
    options: tuple[tuple[str, str], ...] = ()
    game: str = "big-shot"

    def bridge(self, seed: int = 1, viewer: int = EVERYONE) -> Bridge:
        match = a_match(self.seats, seed, game=self.game, **dict(self.options))
        match.free_undo = True
        return Bridge(Referee(match), viewer)

    def __str__(self) -> str:
        return "-".join((self.seats, *(name for name, _ in self.options)))


KINDS: Final = (
    Kind("hb"),
    Kind("hbb"),
    Kind("hbhb"),
    Kind("hhb", tuple(EXPERT.items())),
    Kind("hbbh", (("hidden_money", "yes"),)),
)
"""Tables of Big Shot."""

TESTED: Final = KINDS[3]
"""The one at which Qt's tester follows every step, which takes longer than all else; other models get it at the end."""

SHARK: Final = (
    Kind("hb", game="shark"),
    Kind("hbb", (("variant_1", "yes"), ("variant_2", "yes")), "shark"),
    Kind("hbhb", (("variant_3", "yes"), ("buy_limit", "per-occasion")), "shark"),
    Kind("bbhbb", (("start_share", "chosen"),), "shark"),
    Kind("hbhbhb", (("variant_2", "yes"),), "shark"),
)
"""Tables of Shark, for every number of players and with every variant."""

SALUDOS: Final = (
    Kind("hbbb", game="saludos-amigos"),
    Kind("hbhbb", (("starter", "3"),), "saludos-amigos"),
    Kind("hbbhbhb", game="saludos-amigos"),
)
"""Tables of Saludos Amigos, with the fewest players, some, and the most."""


def play_on(bridge: Bridge, rng: Random) -> None:
    """Any legal action, or the dice."""
    match = bridge.match
    seat = match.to_act[0] if len(match.to_act) == 1 else rng.choice(match.to_act)
    if seat == CHANCE:
        assert bridge.draw()
    else:
        assert bridge.submit(match.game.sample(match.state, seat, rng))


def offer(bridge: Bridge, placement: Placement) -> None:
    """Readies the placement for what is asked, as the table does."""
    asked = [bridge.decision(seat) for seat in bridge.match.to_act if seat != CHANCE]
    match asked:
        case [PlaceCube(cubes, districts)]:
            placement.offer(cubes, [districts] * 4)
        case [PlaceBuilding(squares=squares)]:
            placement.offer([int(bool(there)) for there in squares], squares)
        case _:
            placement.withdraw()


def course(bridge: Bridge, seed: int, *, back: bool = True) -> Iterator[str]:
    """A random match to its end, step by step; sometimes decisions are taken back, and perhaps restored."""
    rng = Random(seed)
    while bridge.match.to_act:
        play_on(bridge, rng)
        yield "step"
        if back and rng.random() < 0.06 and bridge.undo():
            yield "undo"
            if rng.random() < 0.5 and bridge.redo():
                yield "redo"


def columns(model: QAbstractItemModel) -> int:
    """How many there are; of a list nobody may ask."""
    return 1 if isinstance(model, QAbstractListModel) else model.columnCount()


Told = dict[tuple[int, int], dict[int, Any]]


class Watch:
    """Sees everything a model tells about its changes, and holds it to what did change."""

    def __init__(self, model: QAbstractItemModel, roles: Iterable[int]) -> None:
        self.model = model
        self.roles = (*ROLES, *(int(role) for role in roles))
        self.announced: set[tuple[int, int, int]] = set()
        self.inserted: list[tuple[int, int]] = []
        self.removed: list[tuple[int, int]] = []
        self.resets = 0
        model.dataChanged.connect(self._changed)
        model.rowsInserted.connect(lambda _, first, last: self.inserted.append((first, last)))
        model.rowsRemoved.connect(lambda _, first, last: self.removed.append((first, last)))
        model.modelReset.connect(self._reset)
        model.layoutChanged.connect(self._reset)
        self.before = self.snapshot()

    def _changed(self, first: QModelIndex, last: QModelIndex, roles: list[int]) -> None:
        assert roles, "which roles changed is not said"
        self.announced |= {
            (row, column, role)
            for row in range(first.row(), last.row() + 1)
            for column in range(first.column(), last.column() + 1)
            for role in roles
        }

    def _reset(self) -> None:
        self.resets += 1

    def snapshot(self) -> Told:
        """All that the model says."""
        model = self.model
        told = {}
        for row in range(model.rowCount()):
            for column in range(columns(model)):
                index = model.index(row, column)
                told[row, column] = {role: model.data(index, role) for role in self.roles}
        return told

    def check_cells(self) -> set[tuple[int, int, int]]:
        """Exactly what changed was told, of a table that keeps its rows; gives what it was."""
        assert (self.inserted, self.removed) == ([], [])
        return self.check_rows()

    def check_rows(self) -> set[tuple[int, int, int]]:
        """Exactly what changed was told, in rows that stayed while others went and came; gives what it was."""
        before, self.before = self.before, self.snapshot()
        origins: list[int | None] = list(range(len({row for row, _ in before})))
        for first, last in self.removed:
            del origins[first : last + 1]
        for first, last in self.inserted:
            origins[first:first] = [None] * (last - first + 1)
        assert len(origins) == self.model.rowCount()
        changed = {
            (row, column, role)
            for (row, column), roles in self.before.items()
            if (origin := origins[row]) is not None and roles != (old := before[origin, column])
            for role, value in roles.items()
            if value != old[role]
        }
        assert self.announced == changed
        assert self.resets == 0
        self.announced, self.inserted, self.removed = set(), [], []
        return changed


def check_way_back(bridge: Bridge, watch: Watch) -> None:
    """What a step changes is told, and told again when it is taken back and restored."""
    start = watch.before
    play_on(bridge, Random(3))
    assert watch.check_cells()
    assert bridge.undo()
    watch.check_cells()
    assert watch.before == start
    assert bridge.redo()
    assert watch.check_cells()


def column(model: QAbstractItemModel, number: int, role: int = 0) -> list[Any]:
    """What all rows say in a column."""
    return [model.index(row, number).data(role) for row in range(model.rowCount())]


def headings(model: QAbstractItemModel, role: int = 0) -> list[Any]:
    """What stands above the columns."""
    return [
        model.headerData(number, Qt.Orientation.Horizontal, role)
        for number in range(columns(model))
    ]


def facts_of(model: PlayersModel) -> list[Any]:
    """What the model knows of each player, in the records of their game."""
    return [player.facts for player in model.rows]
