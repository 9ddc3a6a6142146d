"""The danger that is told of each chain, against all rolls and buildings, and against courses by the thousand.

Thirty positions of random matches. Only the rules say what a roll allows: each is rolled on a copy of the table, and
each building that is then allowed is placed on another copy, to see which chains are gone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, cached_property, reduce
from itertools import count, product
from math import sqrt
from operator import or_
from random import Random
from typing import Final

import pytest

from bigshot_desktop.engine.game import EVERYONE, Event
from bigshot_desktop.games.shark.rules.actions import SharkAction
from bigshot_desktop.games.shark.rules.decisions import rolls
from bigshot_desktop.games.shark.rules.events import LossDue
from bigshot_desktop.games.shark.rules.material import squares_in
from bigshot_desktop.games.shark.rules.observation import observe
from bigshot_desktop.games.shark.rules.state import (
    AFTER,
    BEFORE,
    NATURE,
    NOWHERE,
    OVER,
    PLACING,
    ROLLING,
    SETTLING,
    SharkState,
)
from bigshot_desktop.games.shark.rules.threats import Threat, threats
from bigshot_desktop.games.shark.rules.turns import end_turn
from tests.engine.configurations import allowed
from tests.games.shark.rules.players import play
from tests.games.shark.rules.positions import GAME, only

NOBODY: Final = -1
POSITIONS: Final = 30
COURSES: Final = 10_000
QUANTILE: Final = 3.2905
"""Of the normal distribution, for an interval of 99.9 %."""


@dataclass(frozen=True)
class Position:
    """A table, somebody who looks at it, and what the rules themselves do with it."""

    state: SharkState
    viewer: int

    @cached_property
    def told(self) -> tuple[Threat, ...]:
        return threats(observe(self.state, EVERYONE), self.viewer)

    @cached_property
    def chains(self) -> list[tuple[int, int]]:
        """The company and the squares of each chain."""
        return [(c, chain) for c, chains in enumerate(self.state.chains) for chain in chains]

    @property
    def waiting(self) -> bool:
        """Whether another player has rolled and not built yet."""
        return self.state.phase == PLACING and self.state.active != self.viewer

    @cached_property
    def rollers(self) -> tuple[int, ...]:
        """Who will roll before the viewer's next turn, by letting one turn after the other end."""
        state, rng = self.state.copy(), Random(0)
        while state.phase == SETTLING:
            GAME.apply(state, GAME.sample(state, state.acting[0], rng))
        if state.phase == OVER:
            return ()
        state.active = active = self.state.active
        rollers = (
            [active] if self.state.phase in (BEFORE, ROLLING) and active != self.viewer else []
        )
        has_turns = self.viewer >= 0 and state.playing >> self.viewer & 1
        number = state.playing.bit_count() - self.waiting
        while has_turns or len(rollers) < number:
            end_turn(state, None)
            if state.active == self.viewer:
                break
            rollers.append(state.active)
        return tuple(rollers)

    @cached_property
    def certain(self) -> int:
        """The chains that can be taken with dice that wait for their building, as bits."""
        return self._taken(self.state) if self.waiting else 0

    @cached_property
    def takes(self) -> dict[SharkAction, int]:
        """The chains that could be taken after each roll."""
        found: dict[SharkAction, int] = {}
        for roll in rolls(self.state):
            state = self.state.copy()
            state.phase, state.acting, state.spots = ROLLING, NATURE, NOWHERE
            GAME.apply(state, roll)
            found[roll] = self._taken(state) if state.phase == PLACING else 0
        return found

    def _taken(self, state: SharkState) -> int:
        """What could be taken by a building that is to be placed: every one is tried."""
        return reduce(or_, (gone for _, gone, _ in self.placements(state)), 0)

    def placements(self, state: SharkState) -> Iterator[tuple[SharkState, int, list[Event]]]:
        """The table after every possible placement, the chains that are gone, and what happened."""
        for action in GAME.legal(state, state.active):
            after = state.copy()
            events: list[Event] = []
            GAME.apply(after, action, events.append)
            gone = sum(
                1 << number
                for number, (company, chain) in enumerate(self.chains)
                if not after.built[company] & chain
            )
            yield after, gone, events


def _fits(kind: str, state: SharkState) -> bool:
    phases = {
        "about to roll": (ROLLING,),
        "trading first": (BEFORE,),
        "dice wait": (PLACING,),
        "own dice wait": (PLACING,),
        "trading last": (AFTER,),
        "debts": (SETTLING,),
        "ruin": (ROLLING, AFTER, PLACING),
        "nobody": (BEFORE, ROLLING, PLACING, AFTER),
    }
    built = sum(squares.bit_count() for squares in state.built)
    return state.phase in phases[kind] and built >= 12 and (kind != "ruin" or bool(state.ruined))


KINDS: Final = (
    "dice wait",
    "about to roll",
    "ruin",
    "trading first",
    "nobody",
    "own dice wait",
    "trading last",
    "debts",
)


def _viewer(kind: str, state: SharkState, rng: Random) -> int:
    if kind == "nobody":
        return NOBODY
    if kind == "own dice wait":
        return state.active
    others = [seat for seat in range(state.setup.players) if seat != state.active]
    return rng.choice(others) if kind == "dice wait" else rng.choice([state.active, *others])


@cache
def position(number: int) -> Position:
    """A position of a random match, each of another kind."""
    kind = KINDS[number % len(KINDS)]
    players = max(2 + number % 5, 3 if kind == "ruin" else 2)
    ways = [one for one in allowed(GAME) if one.players == players]
    setup = ways[number * 7 % len(ways)].setup(number)
    for seed in count(1000 * number):
        rng = Random(seed)
        state = GAME.initial(setup)
        found = []
        for action in play(setup, "bold" if kind in ("ruin", "debts") else "usual", rng):
            if _fits(kind, state):
                found.append(state.copy())
            GAME.apply(state, action)
        if found:
            one = rng.choice(found)
            return Position(one, _viewer(kind, one, rng))
    raise AssertionError


NUMBERS: Final = range(POSITIONS)


def interval(hits: int) -> tuple[float, float]:
    """Where a chance lies with a confidence of 99.9 %, after so many of all courses (Wilson)."""
    share, spread = hits / COURSES, QUANTILE**2 / COURSES
    middle = share + spread / 2
    half = sqrt(spread * (share * (1 - share) + spread / 4))
    return (middle - half) / (1 + spread), (middle + half) / (1 + spread)


@pytest.mark.rule("SH-09", "SH-10", "SH-15", "SH-31", "SH-32")
@pytest.mark.parametrize("number", NUMBERS)
def test_what_is_told_is_what_ten_thousand_courses_of_rolls_show(number: int) -> None:
    here, rng = position(number), Random(f"course {number}")
    takes, rollers = here.takes, here.rollers
    courses: Counter[int] = Counter()
    for _ in range(COURSES):
        taken = here.certain
        for _ in rollers:
            taken |= takes[GAME.chance(here.state, rng)]
        courses[taken] += 1
    for index, threat in enumerate(here.told):
        hits = sum(times for taken, times in courses.items() if taken >> index & 1)
        if threat.chance in (0, 1):
            assert hits == COURSES * threat.chance
        else:
            low, high = interval(hits)
            assert low <= threat.chance <= high, threat


@pytest.mark.rule("SH-09", "SH-10", "SH-15", "SH-31", "SH-32")
@pytest.mark.parametrize("number", NUMBERS)
def test_every_roll_is_counted_that_lets_a_chain_be_taken(number: int) -> None:
    here = position(number)
    assert [(one.company, one.squares) for one in here.told] == [
        (company, squares_in(chain)) for company, chain in here.chains
    ]
    for index, threat in enumerate(here.told):
        ways = sum(taken >> index & 1 for taken in here.takes.values())
        known = ((here.certain >> index & 1) * len(here.takes),) if here.waiting else ()
        assert threat.ways == (*known, *[ways] * len(here.rollers))
        assert threat.takers == (*[here.state.active][: len(known)], *here.rollers)
        assert threat.rolls == len(here.takes)


@pytest.mark.parametrize("number", [one for one in NUMBERS if one % 5 < 2])
def test_the_chance_is_that_of_all_courses_there_are(number: int) -> None:
    here = position(number)
    if len(here.rollers) > 2:
        here = Position(here.state, here.rollers[2])  # three rolls are 46 656 courses
    courses = [
        reduce(or_, taken, here.certain)
        for taken in product(here.takes.values(), repeat=len(here.rollers))
    ]
    for index, threat in enumerate(here.told):
        hits = sum(taken >> index & 1 for taken in courses)
        assert threat.chance == Fraction(hits, len(courses))


@pytest.mark.rule("SH-16", "SH-17")
def test_fall_and_cost_are_those_of_a_placement_that_takes_the_chain_alone() -> None:
    checked = paid = 0
    for number in NUMBERS:
        here = position(number)
        checked_here, paid_here = _compare_costs(here)
        checked += checked_here
        paid += paid_here
    assert checked > 300
    assert paid > 60


def _compare_costs(here: Position) -> tuple[int, int]:
    """Lets others take the chains one by one; how many placements did, and how many cost something."""
    checked = paid = 0
    for roll in here.takes if here.rollers else ():
        state = here.state.copy()
        state.active = here.rollers[0]
        state.phase, state.acting, state.spots, state.agenda = ROLLING, NATURE, NOWHERE, ()
        GAME.apply(state, roll)
        if state.phase != PLACING:
            continue
        for after, gone, events in here.placements(state):
            if gone.bit_count() != 1:
                continue
            threat = here.told[gone.bit_length() - 1]
            fall = here.state.values[threat.company] - after.values[threat.company]
            due = [e.losses for e in only(LossDue, events) if e.seat == here.viewer]
            loss = due[0][threat.company] if due else 0
            assert (threat.fall, threat.cost) == (fall, loss)
            checked += 1
            paid += loss > 0
    return checked, paid


def test_the_positions_are_of_all_kinds() -> None:
    all_ = [position(number) for number in NUMBERS]
    assert {one.state.setup.players for one in all_} == {2, 3, 4, 5, 6}
    assert {one.state.phase for one in all_} == {BEFORE, ROLLING, PLACING, SETTLING, AFTER}
    assert {len(one.takes) for one in all_} == {6, 36}
    for option in ("variant-1", "variant-2", "variant-3"):
        assert sum(one.state.setup.option(option) == "yes" for one in all_) >= 4
    assert sum(1 for one in all_ if one.waiting) >= 5
    assert sum(1 for one in all_ if one.state.ruined) >= 3
    assert sum(1 for one in all_ if one.viewer == NOBODY) >= 3
    told = [threat for one in all_ for threat in one.told]
    assert sum(1 for one in told if 0 < one.chance < 1) > 150
    assert sum(1 for one in told if one.chance == 1) >= 2
