"""What a building would do: told before it is placed, by placing it on a copy of the table."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from bigshot_desktop.engine.game import Emit, Event
from bigshot_desktop.games.shark.rules.actions import Place, SellOff
from bigshot_desktop.games.shark.rules.events import (
    BonusPaid,
    BuildingPlaced,
    ChainRemoved,
    GainPaid,
    LossDue,
    SharesSoldOff,
    ValueChanged,
)
from bigshot_desktop.games.shark.rules.game import apply
from bigshot_desktop.games.shark.rules.observation import SharkObservation, guess
from bigshot_desktop.games.shark.rules.scoring import wealth
from bigshot_desktop.games.shark.rules.settlement import held, smallest
from bigshot_desktop.games.shark.rules.state import OVER, SETTLING, SharkState


@dataclass(frozen=True, slots=True)
class Victim:
    """A chain that would be driven off the map (SH-15)."""

    company: int
    squares: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Change:
    """A company's value before and after (SH-12)."""

    company: int
    old: int
    new: int


@dataclass(frozen=True, slots=True)
class Effect:
    """What a placement brings a player and costs them, in thousands (SH-17)."""

    seat: int
    bonus: int
    gain: int
    loss: int
    """What is owed, whether or not it can be paid."""
    short: bool
    """Whether shares must be handed over, because cash does not cover the loss (SH-18)."""
    ruined: bool
    """Whether not even all shares cover it (SH-19)."""
    wealth: int
    """By how much cash and shares at their value change; after a forced sale that gives up as little as possible."""

    @property
    def total(self) -> int:
        """What all of it comes to in cash."""
        return self.bonus + self.gain - self.loss


@dataclass(frozen=True, slots=True)
class Outcome:
    """All that a placement would do."""

    seat: int
    company: int
    square: int
    size: int
    """The length of the chain, with the building."""
    old: int
    """The company's value before and after."""
    new: int
    bonus: int
    changes: tuple[Change, ...]
    """Every company whose value moves, the builder's own first."""
    victims: tuple[Victim, ...]
    effects: tuple[Effect, ...]
    """Every seat that gets or owes something, or whose shares change in value: the active one, then clockwise."""
    ends: bool
    """Whether the match is over then (SH-20, SH-21)."""


def placing(seen: SharkObservation, company: int, square: int) -> Outcome:
    """What a building of a company would do on a square that is open to it."""
    state = guess(seen, Random(0))
    seat, players = seen.active, seen.setup.players
    events: list[Event] = []
    apply(state, Place(seat, company, square), events.append)
    settle_all(state, events.append)
    size = bonus = 0
    changes, victims, short = [], [], set()
    gains, losses = [0] * players, [0] * players
    for event in events:
        match event:
            case BuildingPlaced():
                size = event.size
            case BonusPaid():
                bonus = event.amount
            case GainPaid():
                gains[event.seat] += event.amount
            case LossDue():
                losses[event.seat] += event.amount
            case SharesSoldOff():
                short.add(event.seat)
            case ValueChanged():
                changes.append(Change(event.company, event.old, event.new))
            case ChainRemoved():
                victims.append(Victim(event.company, event.squares))
    ring = ((seat + step) % players for step in range(players))
    change = [
        wealth(state.values, state.cash, state.shares, one)
        - wealth(seen.values, seen.cash, seen.shares, one)
        for one in range(players)
    ]
    return Outcome(
        seat=seat,
        company=company,
        square=square,
        size=size,
        old=seen.values[company],
        new=state.values[company],
        bonus=bonus,
        changes=tuple(changes),
        victims=tuple(victims),
        effects=tuple(
            Effect(
                one,
                bonus if one == seat else 0,
                gains[one],
                losses[one],
                one in short,
                one in state.ruined,
                change[one],
            )
            for one in ring
            if (bonus and one == seat) or gains[one] or losses[one] or change[one]
        ),
        ends=state.phase == OVER,
    )


def settle_all(state: SharkState, emit: Emit | None = None) -> None:
    """Works off all debts, each debtor giving up as little as possible.

    Which shares a debtor gives up changes nothing for the others, nor who is ruined (SH-18, SH-19).
    """
    while state.phase == SETTLING:
        seat, rest = state.agenda[-1]
        (shares,) = smallest(rest, held(state, seat), state.values, 1)
        apply(state, SellOff(seat, shares), emit)
