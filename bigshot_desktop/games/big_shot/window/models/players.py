"""A player of Big Shot as the cards and the table of players show them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import QCoreApplication

from bigshot_desktop.rules.big_shot.events import BidMade, Overbid
from bigshot_desktop.rules.big_shot.material import COLOURS, LOAN_DEBT, City
from bigshot_desktop.rules.big_shot.observation import BigShotObservation
from bigshot_desktop.rules.big_shot.scoring import wealth
from bigshot_desktop.rules.big_shot.state import AUCTION, BROKER, LEAD, PAYING
from bigshot_desktop.rules.game import EVERYONE, Event, Setup
from bigshot_desktop.ui.bridge import Bridge
from bigshot_desktop.ui.models import players
from bigshot_desktop.ui.models.big_shot.pieces import colour_of, sign, signed
from bigshot_desktop.ui.models.deeds import this_round
from bigshot_desktop.ui.models.grid import Roles, cell
from bigshot_desktop.ui.models.players import Describer, Likeness, Note, Plate
from bigshot_desktop.words.voice import Voice


@dataclass(frozen=True, slots=True)
class Purse:
    """The money of a colour."""

    piece: str
    cash: int | None
    """None where it is hidden from the viewer."""
    loans: int


@dataclass(frozen=True, slots=True)
class PlayerLine:
    """What there is to tell of a player, as the viewer may know it."""

    pieces: tuple[str, ...]
    """The names of their colours."""
    purses: tuple[Purse, ...]
    districts: tuple[int, ...]
    """Those they own so far."""
    wealth: int | None
    """What the account would come to now; None where cash is hidden."""
    leads: bool
    acts: bool
    """Whether the table waits for them."""
    in_auction: bool | None
    """Whether they are still in the auction; None while there is none."""
    bid: int | None
    """Their last bid in this auction."""
    shown: bool
    """Whether the viewer sees all their money."""


class Column(IntEnum):
    """The columns of the table of players."""

    PLAYER, COLOUR, CASH, LOANS, DISTRICTS, WEALTH, DEED = range(7)


class BigShotPlayers(Describer):
    """Colours, cash, loans and districts."""

    def recent(self, bridge: Bridge) -> Sequence[Event]:
        """What happened in this round."""
        return this_round(bridge)

    def deed(self, seat: int, events: Sequence[Event]) -> Event | None:
        own = (event for event in reversed(events) if getattr(event, "seat", EVERYONE) == seat)
        return next(own, None)

    def line(self, seen: BigShotObservation, seat: int, events: Sequence[Event] = ()) -> PlayerLine:
        """A player, from what is seen and from what happened in this round (for bids that others have topped)."""
        colours = seen.setup.deal.colours[seat]
        cash = [seen.cash[colour] for colour in colours]
        bidding = seen.phase in (AUCTION, PAYING)
        return PlayerLine(
            pieces=tuple(COLOURS[colour] for colour in colours),
            purses=tuple(
                Purse(COLOURS[colour], seen.cash[colour], seen.loans[colour]) for colour in colours
            ),
            districts=tuple(
                district for district, owner in enumerate(seen.owners) if owner in colours
            ),
            wealth=wealth(seen.setup.board, seen.owners, seen.cash, seen.loans, colours),
            leads=seen.leader == seat,
            acts=seat in seen.acting or seat == roller(seen),
            in_auction=bool(seen.bidding >> seat & 1) if bidding else None,
            bid=_last_bid(seen, seat, events) if bidding else None,
            shown=None not in cash,
        )

    # --- as a row --------------------------------------------------------------------------------

    def headings(self, voice: Voice) -> Sequence[Roles]:
        return (
            players.colour_heading(),
            players.cash_heading(),
            cell(QCoreApplication.translate("PlayersModel", "Loans"), number=True),
            cell(QCoreApplication.translate("PlayersModel", "Districts"), number=True),
            players.wealth_heading(),
        )

    def cells(self, voice: Voice, line: PlayerLine) -> Sequence[Roles]:
        colours = [colour_of(piece) for piece in line.pieces]
        owned = [voice.name("district", district) for district in line.districts]
        return (
            cell(
                voice.row(signed(voice, colour) for colour in colours),
                spoken=voice.listing(voice.name("colour", colour) for colour in colours),
            ),
            _by_purse(voice, line, [_money(voice, purse.cash) for purse in line.purses]),
            _by_purse(voice, line, [str(purse.loans) for purse in line.purses]),
            cell(str(len(owned)), described=voice.listing(owned) if owned else "", number=True),
            cell(_money(voice, line.wealth), number=True),
        )

    # --- as a card -------------------------------------------------------------------------------

    def likeness(self, voice: Voice, setup: Setup, line: PlayerLine) -> Likeness:
        city: City = setup.board
        cash = [voice.money(purse.cash) for purse in line.purses if purse.cash is not None]
        names = [voice.name("district", district) for district in line.districts]
        owns = QCoreApplication.translate("SeatCard", "Owns: {districts}")
        return Likeness(
            pieces=line.pieces,
            acts=line.acts,
            out=line.in_auction is False,
            lead=QCoreApplication.translate("SeatCard", "Leads this round") if line.leads else "",
            lead_icon="gavel",
            purses=tuple(_purse(voice, purse) for purse in line.purses),
            summary=players.in_cash(voice.row(cash) if cash else _hidden()),
            wealth=None if line.wealth is None else players.worth(voice, line.wealth),
            notes=_loans(voice, line),
            plates=tuple(_plate(voice, city, district) for district in line.districts),
            owns=owns.format(districts=voice.row(names)) if names else "",
            nothing=QCoreApplication.translate("SeatCard", "No district yet"),
        )


def roller(seen: BigShotObservation) -> int:
    """The seat that holds the die; ``EVERYONE`` while it is not rolled."""
    if seen.phase == LEAD:
        return (seen.waiting & -seen.waiting).bit_length() - 1
    return seen.leader if seen.phase == BROKER else EVERYONE


def _last_bid(seen: BigShotObservation, seat: int, events: Sequence[Event]) -> int | None:
    if seat == seen.bidder:
        return seen.standing
    for event in reversed(events):
        match event:
            case BidMade(seat=bidder, amount=amount) if bidder == seat:
                return amount
            case Overbid():
                return None
    return None


def _by_purse(voice: Voice, line: PlayerLine, amounts: list[str]) -> Roles:
    """One amount, or one for each colour with its sign."""
    if len(amounts) == 1:
        return cell(amounts[0], number=True)
    colours = [colour_of(purse.piece) for purse in line.purses]
    parts = list(zip(colours, amounts, strict=True))
    return cell(
        voice.row(f"{sign(colour)} {amount}" for colour, amount in parts),
        spoken=voice.row(
            voice.phrase("line", item=voice.name("colour", colour), amount=amount)
            for colour, amount in parts
        ),
        number=True,
    )


def _money(voice: Voice, amount: int | None) -> str:
    if amount is None:
        return QCoreApplication.translate("PlayersModel", "Hidden")
    return voice.money(amount)


def _hidden() -> str:
    #: In place of a sum of money that others may not see
    return QCoreApplication.translate("SeatCard", "hidden")


def _purse(voice: Voice, purse: Purse) -> players.Purse:
    if purse.cash is None:
        text = _hidden()
        return players.Purse(text, players.in_cash(text), purse.piece, known=False)
    return players.purse(voice, purse.cash, purse.piece)


def _loans(voice: Voice, line: PlayerLine) -> tuple[Note, ...]:
    number = sum(purse.loans for purse in line.purses)
    if not number:
        return ()
    debt = voice.money(LOAN_DEBT)
    text = QCoreApplication.translate("SeatCard", "{number} × {debt}")
    told = QCoreApplication.translate("SeatCard", "Loans: {number}, each {debt} to repay")
    return (
        Note(text.format(number=number, debt=debt), told.format(number=number, debt=debt), "loan"),
    )


def _plate(voice: Voice, city: City, district: int) -> Plate:
    """The value of a district; a park doubles those of others."""
    one = city.districts[district]
    return Plate("×2" if one.is_park else voice.number(one.value))
