"""The chains on the world map as a table: how large they are, and what they have to fear."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Qt

from bigshot_desktop.rules.game import EVERYONE
from bigshot_desktop.rules.shark.material import squares_in
from bigshot_desktop.rules.shark.observation import SharkObservation
from bigshot_desktop.rules.shark.threats import Threat, threats
from bigshot_desktop.ui.bridge import Bridge
from bigshot_desktop.ui.models.grid import Later, Roles, Roster, Row, cell
from bigshot_desktop.ui.models.shark.pieces import signed
from bigshot_desktop.words.shark.outcomes import odds
from bigshot_desktop.words.voice import Voice


class Role(IntEnum):
    """What every cell of a chain's row answers besides its text."""

    COMPANY = Qt.ItemDataRole.UserRole + 1
    SIZE = Qt.ItemDataRole.UserRole + 2
    SQUARES = Qt.ItemDataRole.UserRole + 3
    """Its squares, in order."""
    THREAT = Qt.ItemDataRole.UserRole + 4
    """What it has to fear before the viewer's next turn, as a :class:`Threat`."""
    OUTCOME = Qt.ItemDataRole.UserRole + 5
    """The same in a sentence."""


class Column(IntEnum):
    """The columns."""

    COMPANY, SIZE, SQUARES, CHANCE, FALL, COST = range(6)


class Outlook:
    """What is seen of the table, and what all chains have to fear before a seat's turn, worked out for who asks."""

    def __init__(self, seen: SharkObservation, seat: int) -> None:
        self.seen, self.seat = seen, seat

    def renewed(self, seen: SharkObservation, seat: int) -> Outlook:
        """Once there is more to see: the same, as long as nobody has asked for it and it can still become this one."""
        if "threats" in vars(self):
            return Outlook(seen, seat)
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
    outlook: Outlook

    @property
    def threat(self) -> Threat:
        return self.outlook.threats[self.squares]


class ChainsModel(Roster):
    """A row for each chain, by company and first square. Threats are worked out for who asks, and not before."""

    Role = Role

    def __init__(self, bridge: Bridge, parent: QObject | None = None) -> None:
        super().__init__(bridge, parent)
        self._seat = EVERYONE
        self._outlook = Outlook(bridge.observation, EVERYONE)
        self.begin(bridge.stepped, bridge.rewound, bridge.viewed)

    def look_from(self, seat: int) -> None:
        """Where several people sit at the table, threats are those to whom it turns to."""
        if seat != self._seat:
            self._seat = seat
            self.refresh()

    def headings(self, voice: Voice) -> Sequence[Roles]:
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
        self._outlook = self._outlook.renewed(seen, seat)
        chains = [
            Chain(company, squares_in(chain), self._outlook)
            for company, chains in enumerate(seen.chains)
            for chain in chains
        ]
        return sorted(chains, key=self.key)

    def key(self, thing: Chain) -> tuple[int, int]:
        return thing.company, thing.squares[0]

    def tell(self, voice: Voice, row: int, thing: Chain) -> Row:
        told = Later(lambda: voice.outcome(thing.threat))
        facts: dict[int, Any] = {
            Role.COMPANY: thing.company,
            Role.SIZE: len(thing.squares),
            Role.SQUARES: thing.squares,
            Role.THREAT: Later(lambda: thing.threat),
            Role.OUTCOME: told,
        }
        name = voice.name("company", thing.company)
        cells = (
            cell(signed(voice, thing.company), spoken=name, described=told),
            cell(str(len(thing.squares)), number=True),
            cell(voice.row(voice.name("square", square) for square in thing.squares)),
            cell(Later(lambda: odds(voice, thing.threat.chance)), described=told, number=True),
            cell(Later(lambda: str(thing.threat.fall)), number=True),
            cell(Later(lambda: voice.money(thing.threat.cost)), number=True),
        )
        return Row(cells, facts)
