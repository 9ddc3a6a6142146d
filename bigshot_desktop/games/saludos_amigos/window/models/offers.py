"""What is on offer as a table: the split that stands, and every open offer with who has yet to answer it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QObject, Qt

from bigshot_desktop.rules.saludos_amigos.material import SEATS_IN
from bigshot_desktop.rules.saludos_amigos.negotiation import members_of
from bigshot_desktop.rules.saludos_amigos.observation import SaludosObservation
from bigshot_desktop.rules.saludos_amigos.state import NEGOTIATION, SEALING
from bigshot_desktop.ui.bridge import Bridge
from bigshot_desktop.ui.models.grid import Roles, Roster, Row, cell
from bigshot_desktop.words.saludos_amigos import names
from bigshot_desktop.words.voice import Voice

NOBODY: Final = -1
"""Who made what stands."""

STANDING: Final = "standing"
COUNTER: Final = "counter"
OFFER: Final = "offer"
PROPOSAL: Final = "proposal"


class Role(IntEnum):
    """What every cell of an offer's row answers besides its text."""

    KIND = Qt.ItemDataRole.UserRole + 1
    """"standing": the coalition's split; "counter": that of the opposition in the council; "offer"; "proposal"."""
    PROPOSER = Qt.ItemDataRole.UserRole + 2
    """Who made it; −1 for what stands."""
    SHARES = Qt.ItemDataRole.UserRole + 3
    """In millions, by seat; 0 for who is no member."""
    HEIGHT = Qt.ItemDataRole.UserRole + 4
    """Where mug or biscuit stands with it."""
    MEMBERS = Qt.ItemDataRole.UserRole + 5
    """As bits."""
    WAITING = Qt.ItemDataRole.UserRole + 6
    """Who has yet to answer, as bits."""
    MINE = Qt.ItemDataRole.UserRole + 7
    """The viewer's share; 0 where nobody looks, or gets none."""


class Column(IntEnum):
    """The columns."""

    OFFER, SPLIT, HEIGHT, ANSWERS = range(4)


_ORDER: Final = (STANDING, COUNTER, OFFER, PROPOSAL)


@dataclass(frozen=True, slots=True)
class Bid:
    """A split, and how it stands with it."""

    kind: str
    proposer: int
    shares: tuple[int, ...]
    height: int
    waiting: int
    mine: int


class OffersModel(Roster):
    """A row for what stands, one more for the opposition in the council, then for each open offer by its seat."""

    Role = Role

    def __init__(self, bridge: Bridge, parent: QObject | None = None) -> None:
        super().__init__(bridge, parent)
        self.begin(bridge.stepped, bridge.rewound, bridge.viewed)

    def answerable(self, row: int, seat: int) -> bool:
        """Whether an offer waits for the answer of a seat."""
        return seat >= 0 and bool(self.fact(row, Role.WAITING) >> seat & 1)

    def headings(self, voice: Voice) -> Sequence[Roles]:
        return (
            cell(QCoreApplication.translate("OffersModel", "Offer")),
            cell(QCoreApplication.translate("OffersModel", "Split")),
            cell(QCoreApplication.translate("OffersModel", "Height"), number=True),
            cell(QCoreApplication.translate("OffersModel", "Answers")),
        )

    def read(self) -> Sequence[Bid]:
        seen: SaludosObservation = self._bridge.observation
        return list(_bids(seen)) if NEGOTIATION <= seen.phase <= SEALING else []

    def key(self, thing: Bid) -> tuple[int, int]:
        return _ORDER.index(thing.kind), thing.proposer

    def tell(self, voice: Voice, row: int, thing: Bid) -> Row:
        facts: dict[int, Any] = {
            Role.KIND: thing.kind,
            Role.PROPOSER: thing.proposer,
            Role.SHARES: thing.shares,
            Role.HEIGHT: thing.height,
            Role.MEMBERS: members_of(thing.shares),
            Role.WAITING: thing.waiting,
            Role.MINE: thing.mine,
        }
        cells = (
            cell(_title(voice, thing)),
            cell(names.split("shares")(voice, {"shares": thing.shares})),
            cell(str(thing.height), number=True),
            _answers(voice, thing),
        )
        return Row(cells, facts)


def _bids(seen: SaludosObservation) -> Iterator[Bid]:
    """What stands, and what is open."""
    seat, talks = seen.seat, bool(seen.council)
    if seen.shares:
        yield Bid(STANDING, NOBODY, seen.shares, seen.mug, 0, _part(seen.shares, seat))
    if seen.counter:
        yield Bid(COUNTER, NOBODY, seen.counter, seen.biscuit, 0, _part(seen.counter, seat))
    for proposer, (shares, waiting) in enumerate(zip(seen.offers, seen.waiting, strict=True)):
        if not shares:
            continue
        if talks:
            height = seen.mug if seen.coalition >> proposer & 1 else seen.biscuit
        else:
            height = sum(seen.strengths[one] for one in SEATS_IN[members_of(shares)])
        kind = PROPOSAL if talks else OFFER
        yield Bid(kind, proposer, shares, height, waiting, _part(shares, seat))


def _part(shares: tuple[int, ...], seat: int) -> int:
    return 0 if seat < 0 else shares[seat]


def _title(voice: Voice, thing: Bid) -> str:
    match thing.kind:
        case "standing":
            return QCoreApplication.translate("OffersModel", "Stands")
        case "counter":
            return QCoreApplication.translate("OffersModel", "The opposition")
        case "offer":
            text = QCoreApplication.translate("OffersModel", "Offer by {player}")
        case _:
            text = QCoreApplication.translate("OffersModel", "New split by {player}")
    return text.format(player=voice.player(thing.proposer))


def _answers(voice: Voice, thing: Bid) -> Roles:
    """Of everybody who is asked: who agreed, and who has yet to."""
    if thing.proposer == NOBODY:
        return cell("–", spoken=QCoreApplication.translate("OffersModel", "Nobody is asked"))
    agreed = QCoreApplication.translate("OffersModel", "{player} agreed")
    asked = QCoreApplication.translate("OffersModel", "{player} is asked")
    others = (one for one, part in enumerate(thing.shares) if part and one != thing.proposer)
    return cell(
        voice.row(
            (asked if thing.waiting >> one & 1 else agreed).format(player=voice.player(one))
            for one in others
        )
    )
