"""A player of Shark as the cards and the table of players show them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Final

from PySide6.QtCore import QCoreApplication

from bigshot_desktop.engine.game import Event, Setup
from bigshot_desktop.games.shark.rules import events as happened
from bigshot_desktop.games.shark.rules.material import N_COMPANIES
from bigshot_desktop.games.shark.rules.observation import SharkObservation
from bigshot_desktop.games.shark.rules.scoring import wealth
from bigshot_desktop.games.shark.rules.state import ROLLING
from bigshot_desktop.games.shark.window.models.pieces import company_piece, signed
from bigshot_desktop.games.shark.words import names
from bigshot_desktop.ui.models import players
from bigshot_desktop.ui.models.observation_table import Cell, cell
from bigshot_desktop.ui.models.players import Describer, Holding, PlayerStatus, Purse
from bigshot_desktop.ui.models.round_actions import last_turns
from bigshot_desktop.ui.models.seat_colours import seat_piece, seat_sign
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.words.narrator import Narrator

_ACTIONS: Final = (
    happened.ShareTaken,
    happened.SharesBought,
    happened.SharesSold,
    happened.DiceRolled,
    happened.PlacementSkipped,
    happened.BuildingPlaced,
    happened.LossDue,
    happened.SharesSoldOff,
    happened.Ruined,
)
"""What is worth telling of a player; the rest follows from it, or goes without saying."""


@dataclass(frozen=True, slots=True)
class PlayerFacts:
    """What there is to tell of a player. In Shark everybody knows it."""

    seat: int
    cash: int
    shares: tuple[int, ...]
    """By company."""
    wealth: int
    """Cash, and shares at their value of now."""
    acts: bool
    """Whether the table waits for them."""
    ruined: bool

    def cells(self, narrator: Narrator) -> Sequence[Cell]:
        colour = _colour(self.seat)
        sign = seat_sign(self.seat)
        return (
            cell(f"{sign} {colour}", spoken=colour),
            cell(narrator.money(self.cash), number=True),
            *(
                cell(
                    str(number) if number else "",
                    spoken=_held(narrator, company, number),
                    number=True,
                )
                for company, number in enumerate(self.shares)
            ),
            cell(_ruined() if self.ruined else narrator.money(self.wealth), number=True),
        )

    def status(self, narrator: Narrator, setup: Setup) -> PlayerStatus:
        if self.ruined:
            said = _ruined()
            purse = Purse(said, said, known=False)
            return PlayerStatus((seat_piece(self.seat),), self.acts, (purse,), said, out=True)
        purse = players.purse(narrator, self.cash)
        #: {cash} is a sum in words: "Cash: 12,000 FT"
        told = QCoreApplication.translate("SharkPlayers", "{cash}. FT is the money of this game.")
        explained = replace(purse, meaning=told.format(cash=purse.meaning))
        held = [(company, number) for company, number in enumerate(self.shares) if number]
        owns = QCoreApplication.translate("SharkPlayers", "Owns: {shares}")
        return PlayerStatus(
            pieces=(seat_piece(self.seat),),
            acts=self.acts,
            purses=(explained,),
            summary=purse.meaning,
            wealth=players.worth(narrator, self.wealth),
            holdings=tuple(
                Holding(str(number), company_piece(company)) for company, number in held
            ),
            keeps_all=True,
            seen_from_afar=True,
            named_beside=True,
            holdings_text=owns.format(shares=names.all_shares(narrator, {"shares": self.shares}))
            if held
            else "",
            no_holdings=QCoreApplication.translate("SharkPlayers", "No shares"),
        )


class Column(IntEnum):
    """The columns of the table of players."""

    PLAYER, COLOUR, CASH, RED, BLUE, GREEN, YELLOW, WEALTH, LAST_ACTION = range(9)


class SharkPlayers(Describer):
    """Cash and shares."""

    def recent(self, bridge: Bridge) -> Sequence[Event]:
        """What happened in everybody's last turn, and in the one that has just begun."""
        return last_turns(bridge, len(bridge.match.seats) + 1)

    def last_action(self, seat: int, events: Sequence[Event]) -> Event | None:
        return players.last_of_kinds(seat, events, _ACTIONS)

    def facts(self, seen: SharkObservation, seat: int) -> PlayerFacts:
        rolls = seen.phase == ROLLING and seat == seen.active
        return PlayerFacts(
            seat=seat,
            cash=seen.cash[seat],
            shares=seen.shares[seat * N_COMPANIES : (seat + 1) * N_COMPANIES],
            wealth=wealth(seen.values, seen.cash, seen.shares, seat),
            acts=seat in seen.acting or rolls,
            ruined=seat in seen.ruined,
        )

    def headings(self, narrator: Narrator) -> Sequence[Cell]:
        return (
            players.colour_heading(),
            players.cash_heading(),
            *(
                cell(
                    signed(narrator, company), spoken=narrator.name("company", company), number=True
                )
                for company in range(N_COMPANIES)
            ),
            players.wealth_heading(),
        )


def _ruined() -> str:
    return QCoreApplication.translate("SharkPlayers", "Ruined")


def _held(narrator: Narrator, company: int, number: int) -> str:
    return QCoreApplication.translate("SharkPlayers", "{company}, shares: {number}").format(
        company=narrator.name("company", company), number=number
    )


def _colour(seat: int) -> str:
    """What the colour of a seat is called."""
    return (
        QCoreApplication.translate("SharkPlayers", "Purple"),
        QCoreApplication.translate("SharkPlayers", "Teal"),
        QCoreApplication.translate("SharkPlayers", "Orange"),
        QCoreApplication.translate("SharkPlayers", "Pink"),
        QCoreApplication.translate("SharkPlayers", "Grey"),
        QCoreApplication.translate("SharkPlayers", "Brown"),
    )[seat]
