"""A player of Shark as the cards and the table of players show them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from PySide6.QtCore import QCoreApplication

from bigshot_desktop.rules.game import Event, Setup
from bigshot_desktop.rules.shark import events as happened
from bigshot_desktop.rules.shark.material import N_COMPANIES
from bigshot_desktop.rules.shark.observation import SharkObservation
from bigshot_desktop.rules.shark.scoring import wealth
from bigshot_desktop.rules.shark.state import ROLLING
from bigshot_desktop.ui.bridge import Bridge
from bigshot_desktop.ui.models import players
from bigshot_desktop.ui.models.deeds import last_turns
from bigshot_desktop.ui.models.grid import Roles, cell
from bigshot_desktop.ui.models.pieces import seat_piece, seat_sign
from bigshot_desktop.ui.models.players import Describer, Likeness, Plate, Purse
from bigshot_desktop.ui.models.shark.pieces import company_piece, signed
from bigshot_desktop.words.shark import names
from bigshot_desktop.words.voice import Voice

_DEEDS: Final = (
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
class PlayerLine:
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


class Column(IntEnum):
    """The columns of the table of players."""

    PLAYER, COLOUR, CASH, RED, BLUE, GREEN, YELLOW, WEALTH, DEED = range(9)


class SharkPlayers(Describer):
    """Cash and shares."""

    def recent(self, bridge: Bridge) -> Sequence[Event]:
        """What happened in everybody's last turn, and in the one that has just begun."""
        return last_turns(bridge, len(bridge.match.seats) + 1)

    def deed(self, seat: int, events: Sequence[Event]) -> Event | None:
        return players.last_deed(seat, events, _DEEDS)

    def line(self, seen: SharkObservation, seat: int, events: Sequence[Event] = ()) -> PlayerLine:
        rolls = seen.phase == ROLLING and seat == seen.active
        return PlayerLine(
            seat=seat,
            cash=seen.cash[seat],
            shares=seen.shares[seat * N_COMPANIES : (seat + 1) * N_COMPANIES],
            wealth=wealth(seen.values, seen.cash, seen.shares, seat),
            acts=seat in seen.acting or rolls,
            ruined=seat in seen.ruined,
        )

    # --- as a row --------------------------------------------------------------------------------

    def headings(self, voice: Voice) -> Sequence[Roles]:
        return (
            players.colour_heading(),
            players.cash_heading(),
            *(
                cell(signed(voice, company), spoken=voice.name("company", company), number=True)
                for company in range(N_COMPANIES)
            ),
            players.wealth_heading(),
        )

    def cells(self, voice: Voice, line: PlayerLine) -> Sequence[Roles]:
        colour = _colour(line.seat)
        sign = seat_sign(line.seat)
        return (
            cell(f"{sign} {colour}", spoken=colour),
            cell(voice.money(line.cash), number=True),
            *(
                cell(
                    str(number) if number else "", spoken=_held(voice, company, number), number=True
                )
                for company, number in enumerate(line.shares)
            ),
            cell(_ruined() if line.ruined else voice.money(line.wealth), number=True),
        )

    # --- as a card -------------------------------------------------------------------------------

    def likeness(self, voice: Voice, setup: Setup, line: PlayerLine) -> Likeness:
        if line.ruined:
            said = _ruined()
            purse = Purse(said, said, known=False)
            return Likeness((seat_piece(line.seat),), line.acts, (purse,), said, out=True)
        purse = players.purse(voice, line.cash)
        held = [(company, number) for company, number in enumerate(line.shares) if number]
        owns = QCoreApplication.translate("SharkPlayers", "Owns: {shares}")
        return Likeness(
            pieces=(seat_piece(line.seat),),
            acts=line.acts,
            purses=(purse,),
            summary=purse.told,
            wealth=players.worth(voice, line.wealth),
            plates=tuple(Plate(str(number), company_piece(company)) for company, number in held),
            whole=True,
            owns=owns.format(shares=names.all_shares(voice, {"shares": line.shares}))
            if held
            else "",
            nothing=QCoreApplication.translate("SharkPlayers", "No shares"),
        )


def _ruined() -> str:
    return QCoreApplication.translate("SharkPlayers", "Ruined")


def _held(voice: Voice, company: int, number: int) -> str:
    return QCoreApplication.translate("SharkPlayers", "{company}, shares: {number}").format(
        company=voice.name("company", company), number=number
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
