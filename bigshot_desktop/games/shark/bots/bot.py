"""A bot that plays Shark: it sees the whole table, and goes for the best chance to win it finds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from bigshot_desktop.bots.bot import Budget, Sight
from bigshot_desktop.bots.game_bots import Weights
from bigshot_desktop.bots.judge import Judge
from bigshot_desktop.bots.reasons import Choice, Prospect, only
from bigshot_desktop.games.shark.bots import terms
from bigshot_desktop.games.shark.bots.advising import advise_share
from bigshot_desktop.games.shark.bots.assessment import Assessment
from bigshot_desktop.games.shark.bots.building_advice import advise_place
from bigshot_desktop.games.shark.bots.covering import cover
from bigshot_desktop.games.shark.bots.covering_advice import advise_cover
from bigshot_desktop.games.shark.bots.explaining import Idea, choice_of
from bigshot_desktop.games.shark.bots.features import model
from bigshot_desktop.games.shark.bots.foresight import OwnRoll, paths, paths_of_dice
from bigshot_desktop.games.shark.bots.level import Level
from bigshot_desktop.games.shark.bots.map_reading import COMPANIES
from bigshot_desktop.games.shark.bots.placing import Placing
from bigshot_desktop.games.shark.bots.position import Holding, Position
from bigshot_desktop.games.shark.bots.trade_advice import advise_trade
from bigshot_desktop.games.shark.bots.trading import Trading, deals_between
from bigshot_desktop.games.shark.rules.actions import ENDS, PLACES, TAKES, SellOff
from bigshot_desktop.games.shark.rules.decisions import CoverLoss, Trade
from bigshot_desktop.games.shark.rules.material import squares_in
from bigshot_desktop.games.shark.rules.observation import SharkObservation
from bigshot_desktop.games.shark.rules.state import BEFORE, CHOOSING, PLACING, SETTLING


@dataclass(frozen=True, slots=True)
class Plan:
    """The holding a bot goes for on an occasion, and what it must find on the table to go on with it."""

    trading: Trading
    target: Holding
    turn: tuple[Any, ...]
    chance: float
    now: float
    """The chance before it."""

    def fits(self, seen: SharkObservation) -> bool:
        """Whether this is still the occasion it was made for, and only the planned deals were made."""
        if self.turn != _turn(seen):
            return False
        trading = self.trading
        held = _held(seen)
        return seen.cash[seen.seat] == trading.cash_with(held) and all(
            now in (old, new) for now, old, new in zip(held, trading.held, self.target, strict=True)
        )


def _held(seen: SharkObservation) -> Holding:
    at = 4 * seen.seat
    return seen.shares[at : at + 4]


def _turn(seen: SharkObservation) -> tuple[Any, ...]:
    """What stays the same while one occasion lasts."""
    cash, shares, seat = seen.cash, seen.shares, seen.seat
    others = (cash[:seat], cash[seat + 1 :], shares[: 4 * seat], shares[4 * seat + 4 :])
    return seen.setup, seen.turn, seen.phase, seat, seen.chains, seen.used, others


class SharkBot:
    """Plays one seat."""

    def __init__(self, weights: Weights, judges: Mapping[str, Judge]) -> None:
        self.level = Level.of(weights)
        self._judges = judges
        self._plan: Plan | None = None

    def judge_of(self, seen: SharkObservation) -> Judge:
        """Who knows a match that begins so."""
        return self._judges[model(seen.setup)]

    def choose(self, sight: Sight, rng: Random, budget: Budget) -> Choice:
        """Decides by phase: the first share, a building, a forced sale, or trade."""
        seen: SharkObservation = sight.observation
        phase = seen.phase
        judge = self.judge_of(seen)
        if phase == PLACING:
            return self._place(judge, seen, rng, budget)
        if phase == SETTLING:
            return self._cover(judge, seen, rng)
        if phase == CHOOSING:
            return self._first_share(judge, seen, rng)
        return self._trade(judge, seen, rng, budget)

    def advised(self, sight: Sight, choice: Choice) -> Choice:
        """The choice in sentences, with the deals that are planned after it."""
        seen: SharkObservation = sight.observation
        if seen.phase == PLACING:
            return advise_place(seen, choice)
        if seen.phase == SETTLING:
            return advise_cover(seen, choice)
        if seen.phase == CHOOSING:
            return advise_share(seen, choice)
        plan = self._plan
        if plan is None or not plan.fits(seen):
            return advise_trade(seen, choice, None, None)
        return advise_trade(seen, choice, plan.trading, plan.target)

    def _place(self, judge: Judge, seen: SharkObservation, rng: Random, budget: Budget) -> Choice:
        seat = seen.seat
        if sum(spots.bit_count() for spots in seen.spots) == 1:
            company = max(COMPANIES, key=lambda c: seen.spots[c])
            return only(PLACES[seat][company][squares_in(seen.spots[company])[0]])
        position = Position.of(seen)
        placing = Placing(self.level, judge, position, seat, budget)
        ideas = [
            Idea(PLACES[seat][one.building.company][one.building.square], one.chance, one.after)
            for one in placing.look(seen.spots, rng)
        ]
        now = Assessment(judge, position)
        return choice_of(self.level, now, seat, ideas, placing.effort, rng)

    def _cover(self, judge: Judge, seen: SharkObservation, rng: Random) -> Choice:
        asked = seen.decision
        assert isinstance(asked, CoverLoss)
        seat = seen.seat
        now = Assessment(judge, Position.of(seen))
        found = cover(now, seat, asked)
        ideas = [Idea(SellOff(seat, given), chance, after) for chance, given, after in found]
        return choice_of(self.level, now, seat, ideas, len(ideas), rng)

    def _first_share(self, judge: Judge, seen: SharkObservation, rng: Random) -> Choice:
        """On the empty map all companies are alike, but what others hold they will let grow."""
        seat = seen.seat
        position = Position.of(seen)
        now = Assessment(judge, position)
        ideas = []
        for company in COMPANIES:
            holding = tuple(1 if c == company else 0 for c in COMPANIES)
            after = Assessment(judge, position.traded(seat, holding, 0, 0), now.table.outlook)
            ideas.append(Idea(TAKES[seat][company], after.chance(seat), after))
        return choice_of(self.level, now, seat, ideas, len(ideas), rng)

    # --- trade ---

    def _trade(self, judge: Judge, seen: SharkObservation, rng: Random, budget: Budget) -> Choice:
        """Goes on with the plan of this occasion, or makes one."""
        plan = self._plan
        if plan and plan.fits(seen):
            return self._going_on(plan, _held(seen), seen.seat)
        asked = seen.decision
        assert isinstance(asked, Trade)
        if not any(asked.buyable) and not any(asked.sellable):
            return only(ENDS[seen.seat])
        seat, before = seen.seat, seen.phase == BEFORE
        now = Assessment(judge, Position.of(seen))
        trading = Trading(now, seat, before)
        trading.search(self.level.steps)
        targets = self.targets(trading)
        effort = len(trading.chances)
        chances = {target: trading.chance(target) for target in targets}
        if before and self.level.rolls:
            close = targets[: self.level.rolls]
            roll = OwnRoll(judge, now.position, seat, close[:1], self.level.kinds)
            chances = {
                one: roll.chance(one, trading.cash_with(one), trading.left(one)) for one in close
            }
            effort += len(close) * sum(map(len, roll.buildings.values()))
        elif not before and self.level.paths:
            close = targets[: 2 * self.level.finalists]
            dice = paths_of_dice(now.position, seat, self.level.paths, rng)
            found = paths(now.position, seat, dice, budget)
            chances = {
                one: sum(path.chance(judge, one, trading.cash_with(one)) for path in found)
                / len(found)
                for one in close
            }
            effort += len(close) * len(found)
        ideas, goals = [], {}
        for target, chance in sorted(chances.items(), key=lambda one: -one[1]):
            action = trading.step(trading.held, target)
            if action not in goals:
                goals[action] = target
                after = now.position.traded(
                    seat, target, trading.cash_with(target), trading.left(target)
                )
                ahead = terms.OWN_ROLL if before else terms.ROUND
                steps = deals_between(seat, trading.held, target)
                then = Assessment(judge, after, now.table.outlook)
                ideas.append(Idea(action, chance, then, ahead, steps))
        choice = choice_of(self.level, now, seat, ideas, effort, rng)
        self._plan = Plan(
            trading, goals[choice.action], _turn(seen), choice.chosen.expected, choice.now
        )
        return choice

    def _going_on(self, plan: Plan, held: Holding, seat: int) -> Choice:
        """The next deal of a plan, beside stopping half-way."""
        trading, target = plan.trading, plan.target
        others: tuple[Prospect, ...] = ()
        if held != target:
            gain = trading.chance(target) - trading.chance(held)
            if gain > 0:
                others = (Prospect(ENDS[seat], max(0.0, plan.chance - gain)),)
        steps = deals_between(seat, held, target)
        chosen = Prospect(trading.step(held, target), plan.chance, steps=steps)
        return Choice(chosen, others, plan.now)

    def targets(self, trading: Trading) -> list[Holding]:
        """The holdings to be looked at closely, best first: of those that buy and sell the same companies the best."""
        kinds: dict[tuple[int, ...], Holding] = {}
        for holding in trading.ranked():
            kind = tuple(
                (new > old) - (new < old) for new, old in zip(holding, trading.held, strict=True)
            )
            kinds.setdefault(kind, holding)
        best = list(kinds.values())
        return best[:11] + ([trading.held] if trading.held not in best[:11] else [])
