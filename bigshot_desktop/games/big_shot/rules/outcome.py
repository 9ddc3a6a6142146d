"""What would come of things, from what a seat sees: of a cube in a district, of the next roll, of a bid."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations_with_replacement
from typing import Final

from bigshot_desktop.engine.game import EVERYONE
from bigshot_desktop.games.big_shot.rules.majority import (
    NOBODY,
    SIZE,
    UNIT,
    WINNER,
    counts,
    pile_of,
)
from bigshot_desktop.games.big_shot.rules.material import DIE, DISTRICT_SIZE, N_COLOURS, City
from bigshot_desktop.games.big_shot.rules.observation import BigShotObservation
from bigshot_desktop.games.big_shot.rules.rounds import broker_path, lead_roller
from bigshot_desktop.games.big_shot.rules.scoring import factor
from bigshot_desktop.games.big_shot.rules.state import (
    AUCTION,
    BROKER,
    LEAD,
    LOANS,
    PAYING,
    UNDECIDED,
)

_OFFERING: Final = (LOANS, AUCTION, PAYING)
"""The phases in which the cubes under the broker are for sale."""


# --- a cube --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Outcome:
    """A district with one cube more, or as it is."""

    district: int
    colour: int
    """Of the cube that comes in; NOBODY where none does."""
    cubes: tuple[int, ...]
    """By colour; of a sold district only the winner's last cube is left."""
    size: int
    decided: bool
    """Whether it is sold, or the match over: nothing changes here any more."""
    winner: int
    """The colour that owns it, or would if the match ended now; or NOBODY (BS-18, BS-23)."""
    cancelled: tuple[int, ...]
    """The colours that cancel each other out above the winner; all of them where nobody wins."""
    led: int
    """The colour that was ahead before the cube came in."""
    value: int
    """What it adds to the winner's wealth now: doubled by own parks (BS-24), and a park what it doubles."""
    times: int
    """How often its value counts for the winner."""
    park: bool


def placing(seen: BigShotObservation, colour: int, district: int) -> Outcome:
    """What a cube would do to a district that is still open."""
    pile = seen.piles[district] + UNIT[colour]
    decided = SIZE[pile] == DISTRICT_SIZE
    led = WINNER[seen.piles[district]]
    return _outcome(seen, district, pile, WINNER[pile], colour=colour, decided=decided, led=led)


def as_it_stands(seen: BigShotObservation, district: int) -> Outcome:
    """Who is ahead in a district, or owns it."""
    pile, owner = seen.piles[district], seen.owners[district]
    decided = owner != UNDECIDED
    winner = owner if decided else WINNER[pile]
    return _outcome(seen, district, pile, winner, colour=NOBODY, decided=decided, led=winner)


def _outcome(
    seen: BigShotObservation,
    district: int,
    pile: int,
    winner: int,
    *,
    colour: int,
    decided: bool,
    led: int,
) -> Outcome:
    city: City = seen.setup.board
    owners = [*seen.owners[:district], winner, *seen.owners[district + 1 :]]
    block = city.districts[district]
    times = factor(city, owners, district)
    cubes = counts(pile)
    outdone = cubes[winner] if winner != NOBODY else 0
    if winner == NOBODY:
        value = 0
    elif block.is_park:  # it doubles what its neighbours score without it
        value = sum(
            city.districts[near].value * factor(city, owners, near) // 2
            for near in block.touches
            if owners[near] == winner
        )
    else:
        value = block.value * times
    return Outcome(
        district=district,
        colour=colour,
        cubes=cubes,
        size=SIZE[pile],
        decided=decided,
        winner=winner,
        cancelled=tuple(rival for rival, number in enumerate(cubes) if number > outdone),
        led=led,
        value=value,
        times=times,
        park=block.is_park,
    )


@dataclass(frozen=True, slots=True)
class Turn:
    """What it takes to put another colour ahead in a district, or nobody."""

    winner: int
    """The colour that would be ahead then, or NOBODY."""
    cubes: tuple[int, ...]
    """So many more, by colour; none at all if nothing that is still to come can do it."""
    alike: int = 0
    """So many of one colour, whichever other one it is: where no other has cubes yet. 0 where it takes just these."""


_MOST_TURNS: Final = 2
"""So many ways to turn a district are told."""


def turning(seen: BigShotObservation, outcome: Outcome) -> tuple[Turn, ...]:
    """The fewest cubes that would change who is ahead, of those that are still to come: on the ring, and in hand.

    Nothing for a district that is decided, or in which no cube lies.
    """
    if outcome.decided or not outcome.size:
        return ()
    pile = pile_of(outcome.cubes)
    left = [sum(counts(lot)[colour] for lot in (*seen.fields, seen.lot)) for colour in _EACH]
    if outcome.colour != NOBODY:
        left[outcome.colour] -= 1
    for number in range(1, DISTRICT_SIZE - outcome.size + 1):
        found: dict[int, tuple[int, ...]] = {}
        ties = 0
        for chosen in combinations_with_replacement(_EACH, number):
            more = tuple(chosen.count(colour) for colour in _EACH)
            winner = WINNER[pile + pile_of(more)]
            if winner == outcome.winner or any(map(int.__gt__, more, left)):
                continue
            ties += winner == NOBODY
            by_itself = winner != NOBODY and more[winner] == number
            if winner not in found or by_itself:
                found[winner] = more
        if found:
            alone = outcome.cubes.count(0) == N_COLOURS - 1  # else some other colour would lead
            turns = [
                Turn(winner, more, number if winner == NOBODY and alone and ties > 1 else 0)
                for winner, more in found.items()
            ]
            turns.sort(
                key=lambda turn: (turn.winner == NOBODY, turn.cubes.count(0) < N_COLOURS - 1)
            )
            return tuple(turns[:_MOST_TURNS])
    return (Turn(NOBODY, (0,) * N_COLOURS),)


_EACH: Final = range(N_COLOURS)


# --- the next roll -------------------------------------------------------------------------------


def on_offer(seen: BigShotObservation, field: int) -> bool:
    """Whether the cubes of a field are being auctioned (BS-11)."""
    return field == seen.broker and seen.phase in _OFFERING


def rolls_to(seen: BigShotObservation) -> dict[int, int]:
    """The lowest roll that takes the broker to each field within reach, once the cubes on offer are gone (BS-10)."""
    ring = [field for field in seen.ring if not on_offer(seen, field)]
    rolls: dict[int, int] = {}
    if ring:
        for pips, field in enumerate(broker_path(ring, seen.broker, max(DIE)), start=1):
            rolls.setdefault(field, pips)
    return rolls


def roller(seen: BigShotObservation) -> int:
    """The seat that rolls next, for the lead (BS-09) or for the broker (BS-10); ``EVERYONE`` while nobody does."""
    if seen.phase == LEAD:
        return lead_roller(seen.waiting)
    return seen.leader if seen.phase == BROKER else EVERYONE


# --- a bid ---------------------------------------------------------------------------------------


def is_bluff(seen: BigShotObservation, seat: int, amount: int) -> bool:
    """Whether no purse of a seat holds so much, as far as one can see (BS-52)."""
    purses = [seen.cash[colour] for colour in seen.setup.deal.colours[seat]]
    return all(cash is not None and cash < amount for cash in purses)
