"""A player of Big Shot as the cards and the table of players show them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import QCoreApplication

from bigshot_desktop.engine.game import EVERYONE, Event, Setup
from bigshot_desktop.games.big_shot.rules.material import COLOURS, LOAN_DEBT, City
from bigshot_desktop.games.big_shot.rules.observation import BigShotObservation
from bigshot_desktop.games.big_shot.rules.outcome import roller
from bigshot_desktop.games.big_shot.rules.scoring import estate, wealth
from bigshot_desktop.games.big_shot.rules.state import AUCTION, PAYING
from bigshot_desktop.games.big_shot.window.models.pieces import colour_of, sign, signed
from bigshot_desktop.ui.models import players
from bigshot_desktop.ui.models.observation_table import Cell, cell
from bigshot_desktop.ui.models.players import (
    CardFigure,
    Describer,
    Holding,
    Note,
    PlayerStatus,
)
from bigshot_desktop.ui.models.round_actions import this_round
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.words.narrator import Narrator


@dataclass(frozen=True, slots=True)
class Purse:
    """The money of a colour."""

    piece: str
    cash: int | None
    """None where it is hidden from the viewer."""
    loans: int


@dataclass(frozen=True, slots=True)
class PlayerFacts:
    """What there is to tell of a player, as the viewer may know it."""

    pieces: tuple[str, ...]
    """The names of their colours."""
    purses: tuple[Purse, ...]
    districts: tuple[int, ...]
    """Those they own so far."""
    counts: tuple[int, ...]
    """What each of them counts now, doubled by own parks."""
    wealth: int | None
    """What the account would come to now; None where cash is hidden."""
    leads: bool
    acts: bool
    """Whether the table waits for them."""
    in_auction: bool | None
    """Whether they are still in the auction; None while there is none."""
    bid: int = 0
    """Their standing bid."""

    def cells(self, narrator: Narrator) -> Sequence[Cell]:
        colours = [colour_of(piece) for piece in self.pieces]
        owned = [narrator.name("district", district) for district in self.districts]
        return (
            cell(
                narrator.row(signed(narrator, colour) for colour in colours),
                spoken=narrator.listing(narrator.name("colour", colour) for colour in colours),
            ),
            _by_purse(narrator, self, [_money(narrator, purse.cash) for purse in self.purses]),
            _by_purse(narrator, self, [str(purse.loans) for purse in self.purses]),
            cell(str(len(owned)), described=narrator.listing(owned) if owned else "", number=True),
            cell(_money(narrator, self.wealth), number=True),
        )

    def status(self, narrator: Narrator, setup: Setup) -> PlayerStatus:
        city: City = setup.board
        cash = [narrator.money(purse.cash) for purse in self.purses if purse.cash is not None]
        names = [narrator.name("district", district) for district in self.districts]
        owns = QCoreApplication.translate("SeatCard", "Owns: {districts}")
        money = players.cash_text(narrator.row(cash) if cash else _hidden())
        wealth = None if self.wealth is None else _wealth(narrator, self.wealth)
        return PlayerStatus(
            pieces=self.pieces,
            acts=self.acts,
            out=self.in_auction is False,
            at_stake=_at_stake(narrator, self),
            badge=QCoreApplication.translate("SeatCard", "Leads this round") if self.leads else "",
            badge_icon="gavel",
            purses=tuple(_purse(narrator, purse) for purse in self.purses),
            summary=f"{money}. {wealth.meaning}" if wealth else money,
            wealth=wealth,
            notes=_loans(narrator, self),
            keeps_all=True,
            wealth_first=True,
            holdings=tuple(
                Holding("×2" if city.districts[district].is_park else narrator.number(value))
                for district, value in zip(self.districts, self.counts, strict=True)
            ),
            holdings_text=owns.format(districts=narrator.row(names)) if names else "",
            no_holdings=QCoreApplication.translate("SeatCard", "No district yet"),
        )


class Column(IntEnum):
    """The columns of the table of players."""

    PLAYER, COLOUR, CASH, LOANS, DISTRICTS, WEALTH, LAST_ACTION = range(7)


class BigShotPlayers(Describer):
    """Colours, cash, loans and districts."""

    def recent(self, bridge: Bridge) -> Sequence[Event]:
        """What happened in this round."""
        return this_round(bridge)

    def last_action(self, seat: int, events: Sequence[Event]) -> Event | None:
        own = (event for event in reversed(events) if getattr(event, "seat", EVERYONE) == seat)
        return next(own, None)

    def facts(self, seen: BigShotObservation, seat: int) -> PlayerFacts:
        colours = seen.setup.deal.colours[seat]
        bidding = seen.phase in (AUCTION, PAYING)
        owned = estate(seen.setup.board, seen.owners, colours)
        return PlayerFacts(
            pieces=tuple(COLOURS[colour] for colour in colours),
            purses=tuple(
                Purse(COLOURS[colour], seen.cash[colour], seen.loans[colour]) for colour in colours
            ),
            districts=tuple(district for district, _, _ in owned),
            counts=tuple(value for _, _, value in owned),
            wealth=wealth(seen.setup.board, seen.owners, seen.cash, seen.loans, colours),
            leads=seen.leader == seat,
            acts=seat in seen.acting or seat == roller(seen),
            in_auction=bool(seen.bidding >> seat & 1) if bidding else None,
            bid=seen.standing if bidding and seen.bidder == seat else 0,
        )

    def headings(self, narrator: Narrator) -> Sequence[Cell]:
        return (
            players.colour_heading(),
            players.cash_heading(),
            cell(QCoreApplication.translate("PlayersModel", "Loans"), number=True),
            cell(QCoreApplication.translate("PlayersModel", "Districts"), number=True),
            players.wealth_heading(),
        )


def _by_purse(narrator: Narrator, line: PlayerFacts, amounts: list[str]) -> Cell:
    """One amount, or one for each colour with its sign."""
    if len(amounts) == 1:
        return cell(amounts[0], number=True)
    colours = [colour_of(purse.piece) for purse in line.purses]
    parts = list(zip(colours, amounts, strict=True))
    return cell(
        narrator.row(f"{sign(colour)} {amount}" for colour, amount in parts),
        spoken=narrator.row(
            narrator.phrase("line", item=narrator.name("colour", colour), amount=amount)
            for colour, amount in parts
        ),
        number=True,
    )


def _money(narrator: Narrator, amount: int | None) -> str:
    if amount is None:
        return QCoreApplication.translate("PlayersModel", "Hidden")
    return narrator.money(amount)


def _hidden() -> str:
    #: In place of a sum of money that others may not see
    return QCoreApplication.translate("SeatCard", "hidden")


def _purse(narrator: Narrator, purse: Purse) -> players.Purse:
    if purse.cash is None:
        text = _hidden()
        return players.Purse(text, players.cash_text(text), purse.piece, known=False)
    return players.purse(narrator, purse.cash, purse.piece)


def _at_stake(narrator: Narrator, line: PlayerFacts) -> str:
    if line.bid:
        #: Beside the name of the player whose bid is the highest in this auction
        text = QCoreApplication.translate("SeatCard", "bids {amount}")
        return text.format(amount=narrator.money(line.bid))
    if line.in_auction is False:
        #: Beside the name of a player who has passed in this auction
        return QCoreApplication.translate("SeatCard", "passed")
    return ""


def _wealth(narrator: Narrator, wealth: int) -> CardFigure:
    """What a player would have if the match ended now, and what it is made of: at first it is as much as the cash."""
    text = narrator.money(wealth)
    #: What the figure beside a cup on the card of a player means
    meaning = QCoreApplication.translate(
        "SeatCard", "Wealth now, with districts, less debts: {wealth}"
    )
    return CardFigure(text, meaning.format(wealth=text))


def _loans(narrator: Narrator, line: PlayerFacts) -> tuple[Note, ...]:
    number = sum(purse.loans for purse in line.purses)
    if not number:
        return ()
    debt = narrator.money(LOAN_DEBT)
    text = QCoreApplication.translate("SeatCard", "{number} × {debt}")
    told = QCoreApplication.translate("SeatCard", "Loans: {number}, each {debt} to repay")
    return (
        Note(
            text.format(number=number, debt=debt),
            told.format(number=number, debt=debt),
            "loan",
            brief=narrator.number(number),
        ),
    )
