"""What is on offer as a table: the split that stands, and every open offer with who has yet to answer it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject

from bigshot_desktop.games.saludos_amigos.rules.negotiation import height_of, members_of
from bigshot_desktop.games.saludos_amigos.rules.observation import SaludosObservation
from bigshot_desktop.games.saludos_amigos.rules.state import NEGOTIATION, SEALING
from bigshot_desktop.games.saludos_amigos.words import names
from bigshot_desktop.ui.models.observation_table import Cell, KeyedObservationTable, cell
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.words.narrator import Narrator

NOBODY: Final = -1
"""Who made what stands."""

STANDING: Final = "standing"
COUNTER: Final = "counter"
OFFER: Final = "offer"
PROPOSAL: Final = "proposal"


class Column(IntEnum):
    """The columns."""

    OFFER, SPLIT, HEIGHT, ANSWERS = range(4)


_ORDER: Final = (STANDING, COUNTER, OFFER, PROPOSAL)


@dataclass(frozen=True, slots=True)
class OpenSplit:
    """A split that stands or is proposed, and who has yet to answer it."""

    kind: str
    """"standing": the coalition's split; "counter": that of the opposition in the council; "offer"; "proposal"."""
    proposer: int
    """Who made it; −1 for what stands."""
    shares: tuple[int, ...]
    """In millions, by seat; 0 for who is no member."""
    height: int
    """Where mug or biscuit stands with it."""
    waiting: int
    """Who has yet to answer, as bits."""

    def waits_for(self, seat: int) -> bool:
        """Whether it waits for the answer of a seat."""
        return seat >= 0 and bool(self.waiting >> seat & 1)


class OffersModel(KeyedObservationTable[OpenSplit]):
    """A row for what stands, one more for the opposition in the council, then for each open offer by its seat."""

    def __init__(self, bridge: Bridge, parent: QObject | None = None) -> None:
        super().__init__(bridge, parent)
        self.begin(bridge.stepped, bridge.rewound)

    def headings(self, narrator: Narrator) -> Sequence[Cell]:
        return (
            cell(QCoreApplication.translate("OffersModel", "Offer")),
            cell(QCoreApplication.translate("OffersModel", "Split")),
            cell(QCoreApplication.translate("OffersModel", "Strength"), number=True),
            cell(QCoreApplication.translate("OffersModel", "Answers")),
        )

    def read(self) -> Sequence[OpenSplit]:
        seen: SaludosObservation = self._bridge.observation
        return list(_splits(seen)) if NEGOTIATION <= seen.phase <= SEALING else []

    def key(self, row: OpenSplit) -> tuple[int, int]:
        return _ORDER.index(row.kind), row.proposer

    def cells(self, narrator: Narrator, number: int, row: OpenSplit) -> Sequence[Cell]:
        return (
            cell(_title(narrator, row)),
            cell(names.split("shares")(narrator, {"shares": row.shares})),
            cell(str(row.height), number=True),
            _answers(narrator, row),
        )


def _splits(seen: SaludosObservation) -> Iterator[OpenSplit]:
    """What stands, and what is open."""
    talks = bool(seen.council)
    if seen.shares:
        yield OpenSplit(STANDING, NOBODY, seen.shares, seen.mug, 0)
    if seen.counter:
        yield OpenSplit(COUNTER, NOBODY, seen.counter, seen.biscuit, 0)
    for proposer, (shares, waiting) in enumerate(zip(seen.offers, seen.waiting, strict=True)):
        if not shares:
            continue
        if talks:
            height = seen.mug if seen.coalition >> proposer & 1 else seen.biscuit
        else:
            height = height_of(seen.strengths, members_of(shares))
        kind = PROPOSAL if talks else OFFER
        yield OpenSplit(kind, proposer, shares, height, waiting)


def _title(narrator: Narrator, row: OpenSplit) -> str:
    match row.kind:
        case "standing":
            return QCoreApplication.translate("OffersModel", "Stands")
        case "counter":
            return QCoreApplication.translate("OffersModel", "The opposition")
        case "offer":
            text = QCoreApplication.translate("OffersModel", "Offer by {player}")
        case _:
            text = QCoreApplication.translate("OffersModel", "New split by {player}")
    return text.format(player=narrator.player(row.proposer))


def _answers(narrator: Narrator, row: OpenSplit) -> Cell:
    """Of everybody who is asked: who agreed, and who has yet to."""
    if row.proposer == NOBODY:
        return cell("–", spoken=QCoreApplication.translate("OffersModel", "Nobody is asked"))
    agreed = QCoreApplication.translate("OffersModel", "{player} agreed")
    asked = QCoreApplication.translate("OffersModel", "{player} is asked")
    others = (one for one, part in enumerate(row.shares) if part and one != row.proposer)
    return cell(
        narrator.row(
            (asked if row.waiting >> one & 1 else agreed).format(player=narrator.player(one))
            for one in others
        )
    )
