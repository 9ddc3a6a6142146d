"""The chains on the world map as a table: how large they are, and what they have to fear."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cached_property

from PySide6.QtCore import QCoreApplication, QObject

from bigshot_desktop.engine.game import EVERYONE
from bigshot_desktop.games.shark.rules.material import squares_in
from bigshot_desktop.games.shark.rules.observation import SharkObservation
from bigshot_desktop.games.shark.rules.threats import Threat, threats
from bigshot_desktop.games.shark.window.models.pieces import signed
from bigshot_desktop.games.shark.words.outcomes import odds
from bigshot_desktop.ui.models.observation_table import (
    Cell,
    KeyedObservationTable,
    LazyText,
    cell,
)
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.words.narrator import Narrator


class Column(IntEnum):
    """The columns."""

    COMPANY, SIZE, SQUARES, CHANCE, FALL, COST = range(6)


class LazyThreats:
    """The threats to all chains before a seat's next turn, worked out when they are first asked for."""

    def __init__(self, seen: SharkObservation, seat: int) -> None:
        self.seen, self.seat = seen, seat

    def renewed(self, seen: SharkObservation, seat: int) -> LazyThreats:
        """For a later position. While nobody has asked it is the same object, so that rows do not count as changed."""
        if "threats" in vars(self):
            return LazyThreats(seen, seat)
        self.seen, self.seat = seen, seat
        return self

    @cached_property
    def threats(self) -> dict[tuple[int, ...], Threat]:
        """By the squares of the chain."""
        found = threats(self.seen, self.seat)
        return {threat.squares: threat for threat in found}


@dataclass(frozen=True, slots=True)
class Chain:
    """A chain on the map, or a building that stands alone."""

    company: int
    squares: tuple[int, ...]
    """In order."""
    threats_ahead: LazyThreats = field(repr=False)

    @property
    def threat(self) -> Threat:
        """What it has to fear before the viewer's next turn."""
        return self.threats_ahead.threats[self.squares]


class ChainsModel(KeyedObservationTable[Chain]):
    """A row for each chain, by company and first square. Threats are worked out when somebody asks."""

    def __init__(self, bridge: Bridge, parent: QObject | None = None) -> None:
        super().__init__(bridge, parent)
        self._seat = EVERYONE
        self._threats_ahead = LazyThreats(bridge.observation, EVERYONE)
        self.begin(bridge.stepped, bridge.rewound, bridge.viewed)

    def look_from(self, seat: int) -> None:
        """Where several people sit at the table, threats are those to whom it turns to."""
        if seat != self._seat:
            self._seat = seat
            self.refresh()

    def headings(self, narrator: Narrator) -> Sequence[Cell]:
        return (
            cell(QCoreApplication.translate("ChainsModel", "Chain")),
            cell(QCoreApplication.translate("ChainsModel", "Length"), number=True),
            cell(QCoreApplication.translate("ChainsModel", "Squares")),
            cell(
                QCoreApplication.translate("ChainsModel", "Chance"),
                described=QCoreApplication.translate(
                    "ChainsModel", "How likely it is to be swallowed before your next turn"
                ),
                number=True,
            ),
            cell(QCoreApplication.translate("ChainsModel", "Value falls by"), number=True),
            cell(QCoreApplication.translate("ChainsModel", "Costs you"), number=True),
        )

    def read(self) -> Sequence[Chain]:
        seen: SharkObservation = self._bridge.observation
        seat = self._seat if seen.seat == EVERYONE else seen.seat
        self._threats_ahead = self._threats_ahead.renewed(seen, seat)
        chains = [
            Chain(company, squares_in(chain), self._threats_ahead)
            for company, chains in enumerate(seen.chains)
            for chain in chains
        ]
        return sorted(chains, key=self.key)

    def key(self, row: Chain) -> tuple[int, int]:
        return row.company, row.squares[0]

    def cells(self, narrator: Narrator, number: int, row: Chain) -> Sequence[Cell]:
        name = narrator.name("company", row.company)
        sentence = LazyText(lambda: narrator.outcome(row.threat))
        chance = LazyText(lambda: odds(narrator, row.threat.chance))
        return (
            cell(signed(narrator, row.company), spoken=name, described=sentence),
            cell(str(len(row.squares)), number=True),
            cell(narrator.row(narrator.name("square", square) for square in row.squares)),
            cell(chance, described=sentence, number=True),
            cell(LazyText(lambda: str(row.threat.fall)), number=True),
            cell(LazyText(lambda: narrator.money(row.threat.cost)), number=True),
        )
