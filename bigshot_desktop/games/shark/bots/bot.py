"""A bot that plays Shark: it sees the whole table, and judges by the weights of its level."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from bigshot_desktop.bots.bot import Budget, Sight
from bigshot_desktop.bots.game_bots import Weights
from bigshot_desktop.bots.reasons import Choice, Prospect, Term, best_of, only
from bigshot_desktop.games.shark.bots import terms
from bigshot_desktop.games.shark.bots.covering import covers
from bigshot_desktop.games.shark.bots.judgement import Level
from bigshot_desktop.games.shark.bots.map_reading import COMPANIES
from bigshot_desktop.games.shark.bots.placing import place
from bigshot_desktop.games.shark.bots.position import Position
from bigshot_desktop.games.shark.bots.trading import Holding, Trading
from bigshot_desktop.games.shark.rules.actions import PLACES, TAKES
from bigshot_desktop.games.shark.rules.material import squares_in
from bigshot_desktop.games.shark.rules.observation import SharkObservation
from bigshot_desktop.games.shark.rules.state import BEFORE, CHOOSING, PLACING, SETTLING


@dataclass(frozen=True, slots=True)
class Plan:
    """The holding a bot goes for on an occasion, and what it must find on the table to go on with it."""

    trading: Trading
    target: Holding
    turn: tuple[Any, ...]

    def fits(self, seen: SharkObservation) -> bool:
        """Whether this is still the occasion it was made for, and only the planned deals were made."""
        if self.turn != _turn(seen):
            return False
        trading = self.trading
        at = 4 * seen.seat
        held = seen.shares[at : at + 4]
        return seen.cash[seen.seat] == trading.cash_with(held) and all(
            now in (old, new) for now, old, new in zip(held, trading.held, self.target, strict=True)
        )


def _turn(seen: SharkObservation) -> tuple[Any, ...]:
    """What stays the same while one occasion lasts."""
    cash, shares, seat = seen.cash, seen.shares, seen.seat
    others = (cash[:seat], cash[seat + 1 :], shares[: 4 * seat], shares[4 * seat + 4 :])
    return seen.setup, seen.turn, seen.phase, seat, seen.chains, seen.used, others


class SharkBot:
    """Plays one seat."""

    def __init__(self, weights: Weights) -> None:
        self.level = Level.of(weights)
        self._plan: Plan | None = None

    def choose(self, sight: Sight, rng: Random, budget: Budget) -> Choice:
        """Decides by phase: the first share, a building, a forced sale, or trade."""
        seen: SharkObservation = sight.observation
        phase = seen.phase
        if phase == PLACING:
            return self._place(seen, rng, budget)
        if phase == SETTLING:
            return self._slip(covers(self.level, seen), rng)
        if phase == CHOOSING:
            return best_of(self._first_share(seen), 0)
        return self._trade(seen, rng, budget)

    def _slip(self, choice: Choice, rng: Random) -> Choice:
        """Now and then a level knowingly takes one of the alternatives."""
        if not self.level.slip or not choice.alternatives or rng.random() >= self.level.slip:
            return choice
        other = choice.alternatives[rng.randrange(len(choice.alternatives))]
        rest = (choice.chosen, *(one for one in choice.alternatives if one is not other))
        knowingly = other.expected < choice.chosen.expected
        return Choice(other, rest, slip=knowingly, effort=choice.effort)

    def _misjudged(self, prospect: Prospect, rng: Random) -> Prospect:
        """What a level that misjudges takes a prospect for."""
        if not self.level.misjudges:
            return prospect
        hunch = rng.gauss(0.0, self.level.misjudges)
        found = (*prospect.terms, Term.of(terms.HUNCH, hunch))
        return Prospect(prospect.action, sum(term.amount for term in found), found)

    def _place(self, seen: SharkObservation, rng: Random, budget: Budget) -> Choice:
        if sum(spots.bit_count() for spots in seen.spots) == 1:
            company = max(COMPANIES, key=lambda c: seen.spots[c])
            return only(PLACES[seen.seat][company][squares_in(seen.spots[company])[0]])
        prospects, effort = place(self.level, Position.of(seen), seen.spots, rng, budget)
        judged = [self._misjudged(prospect, rng) for prospect in prospects]
        return self._slip(best_of(judged, effort), rng)

    def _trade(self, seen: SharkObservation, rng: Random, budget: Budget) -> Choice:
        """Goes on with the plan of this occasion, or makes one."""
        plan = self._plan
        if plan and plan.fits(seen):
            at = 4 * seen.seat
            held = seen.shares[at : at + 4]
            return Choice(plan.trading.prospect(held, plan.target))
        trading = Trading(self.level, Position.of(seen), seen.phase == BEFORE, rng, budget)
        best: dict[Any, tuple[Holding, Prospect]] = {}
        for target, judged in trading.targets():
            prospect = self._misjudged(judged, rng)
            known = best.get(prospect.action)
            if known is None or prospect.expected > known[1].expected:
                best[prospect.action] = target, prospect
        choice = self._slip(best_of([one for _, one in best.values()], trading.effort), rng)
        self._plan = Plan(trading, best[choice.action][0], _turn(seen))
        return choice

    def _first_share(self, seen: SharkObservation) -> list[Prospect]:
        """On the empty map all companies are alike, but what others hold they will let grow."""
        holders = [float(sum(seen.shares[c::4])) for c in COMPANIES]
        return [
            Prospect(
                TAKES[seen.seat][c], holders[c], (Term.of(terms.START, holders[c], company=c),)
            )
            for c in COMPANIES
        ]
