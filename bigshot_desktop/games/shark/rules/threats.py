"""How likely each chain is to be swallowed before a player's next turn, and what it would cost.

It is the chance of the dice: everyone who rolls until then swallows the chain as soon as the dice
allow it, on the map as it lies. Dice that have been rolled and wait for their building are certain.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import prod
from random import Random

from bigshot_desktop.games.shark.rules.actions import Roll
from bigshot_desktop.games.shark.rules.chains import around, open_squares, value_of
from bigshot_desktop.games.shark.rules.decisions import rolls
from bigshot_desktop.games.shark.rules.material import N_COMPANIES, OTHERS, ZONES, squares_in
from bigshot_desktop.games.shark.rules.observation import SharkObservation, guess
from bigshot_desktop.games.shark.rules.outcome import settle_all
from bigshot_desktop.games.shark.rules.placing import companies_for
from bigshot_desktop.games.shark.rules.state import AFTER, OVER, PLACING, SETTLING, SharkState


@dataclass(frozen=True, slots=True)
class Threat:
    """What a chain has to fear from the dice."""

    company: int
    squares: tuple[int, ...]
    ways: tuple[int, ...]
    """By coming roll: how many of the rolls, all as likely, let a player take the chain."""
    rolls: int
    """How many rolls there are (SH-04, SH-32)."""
    takers: tuple[int, ...]
    """Who rolls before the viewer's next turn, in this order."""
    chance: Fraction
    """That at least one of them can take it."""
    fall: int
    """By how much the value of the company would fall (SH-16)."""
    cost: int
    """What the viewer would have to pay for that (SH-17)."""


def threats(seen: SharkObservation, seat: int) -> tuple[Threat, ...]:
    """What each chain on the map has to fear before a seat's next turn; −1 is nobody in particular.

    Who has no next turn, being nobody or ruined, is told of one roll by every player.
    """
    state = guess(seen, Random(0))
    takers = _takers(state.copy(), seat)
    faces = rolls(state)
    spots = _spots(state, faces)
    # Dice that another player has rolled already are certain: the squares are known (SH-10).
    certain = seen.phase == PLACING and seen.active != seat
    found = []
    for company, chains in enumerate(seen.chains):
        for chain in chains:
            edge = around(state.terms.world, chain)
            ways = [sum(_takes(open_, company, edge) for open_ in spots)] * len(takers)
            if certain:
                ways[0] = len(faces) * _takes(seen.spots, company, edge)
            safe = prod((1 - Fraction(number, len(faces)) for number in ways), start=Fraction(1))
            others = (one for one in chains if one != chain)
            fall = seen.values[company] - value_of(others, state.terms.counted)
            found.append(
                Threat(
                    company=company,
                    squares=squares_in(chain),
                    ways=tuple(ways),
                    rolls=len(faces),
                    takers=takers,
                    chance=1 - safe,
                    fall=fall,
                    cost=fall * seen.shares[seat * N_COMPANIES + company] if seat >= 0 else 0,
                )
            )
    return tuple(found)


def _takers(state: SharkState, seat: int) -> tuple[int, ...]:
    """Who rolls, or has rolled and not built, before a seat's next turn, in this order."""
    active, built = state.active, state.phase in (SETTLING, AFTER)
    settle_all(state)  # who cannot pay will not roll
    if state.phase == OVER:
        return ()
    following = state.terms.following[state.playing]
    next_up = following[active] if built or active == seat else active
    takers = []
    while next_up != seat and next_up not in takers:
        takers.append(next_up)
        next_up = following[next_up]
    return tuple(takers)


def _spots(state: SharkState, faces: Sequence[Roll]) -> list[list[int]]:
    """The squares that each roll would open to each company (SH-09, SH-10)."""
    companies = range(N_COMPANIES)
    squares = {zone: [open_squares(state, one, zone) for one in companies] for zone in ZONES}
    builders = {roll.colour: companies_for(state, roll.colour) for roll in faces}
    return [
        [squares[roll.zone][one] if one in builders[roll.colour] else 0 for one in companies]
        for roll in faces
    ]


def _takes(spots: Sequence[int], company: int, edge: int) -> bool:
    """Whether a rival may build beside a chain with this edge: it then takes the chain (SH-15)."""
    return any(spots[rival] & edge for rival in OTHERS[company])
