"""What to buy and sell: the holdings a seat could go for on one occasion, and what each is worth to it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from random import Random

from bigshot_desktop.bots.bot import Budget
from bigshot_desktop.bots.reasons import Prospect, Term
from bigshot_desktop.games.shark.bots import terms
from bigshot_desktop.games.shark.bots.foresight import Future, futures, paths_of_dice
from bigshot_desktop.games.shark.bots.judgement import Level, issued, parts, round_of
from bigshot_desktop.games.shark.bots.map_reading import COMPANIES
from bigshot_desktop.games.shark.bots.outlook import Turn, expected_turn
from bigshot_desktop.games.shark.bots.position import Position, remaining, worth
from bigshot_desktop.games.shark.bots.worth import promises
from bigshot_desktop.games.shark.rules.actions import BUYS, ENDS, SELLS, SharkAction
from bigshot_desktop.games.shark.rules.material import BUY_LIMIT, ZONES

Holding = tuple[int, ...]
"""So many shares of each company."""


class Trading:
    """One occasion to trade. All is compared with what is held when it begins, and planned only once."""

    def __init__(
        self, level: Level, position: Position, before: bool, rng: Random, budget: Budget
    ) -> None:
        self.level = level
        self.position = position
        self.before = before
        ground = position.ground
        self.values = ground.values
        self.openings = ground.openings()
        self.promised = promises(
            level.share, level.horizon, ground, self.openings, issued(position)
        )
        self.ready = level.cash * remaining(ground)
        self.parts = parts(level, position)
        self.turn = Turn()
        if level.looks_ahead:
            self.turn, _ = round_of(level, position, self.openings, ground.built, position.shares)
        self.each = [
            self.promised[c]
            + 2 * (level.growth * self.turn.rise[c] - level.risk * self.turn.fall[c])
            - self.ready * self.values[c]
            for c in COMPANIES
        ]
        """What a share of each company is good for, beyond its price."""
        self.held: Holding = tuple(position.shares[position.me])
        self.purse = position.cash[position.me]
        self.futures: list[Future] = []
        if level.paths and not before:
            self.futures = futures(
                level,
                position,
                ground,
                position.cash,
                position.shares,
                issued(position),
                self.parts,
                paths_of_dice(position, level.paths, rng),
                budget,
            )
        self._rolls: dict[Holding, float] = {}
        self.effort = 0

    # --- holdings ---

    def cash_with(self, holding: Holding) -> int:
        """The cash that is left with a holding."""
        return self.purse + worth(self.held, self.values) - worth(holding, self.values)

    def hopes(self) -> list[float]:
        """What a share of each company is good for at best, with what the own building may add."""
        if not self.before:
            return self.each
        odds = self.position.odds
        chance = 2 * (odds.company + odds.free)
        return [
            self.each[c]
            + chance
            * sum(max((b.rise for b in self.openings[zone][c]), default=0) for zone in ZONES)
            for c in COMPANIES
        ]

    def reachable(self, hopes: list[float]) -> Iterable[Holding]:
        """Holdings worth a look: poor shares sold, good ones bought, and paid for with poor ones if need be."""
        values, held, bank = self.values, self.held, self.position.bank
        tradable = [c for c in COMPANIES if values[c]]
        wanted = sorted((c for c in tradable if hopes[c] > 0), key=lambda c: -hopes[c])[:3]
        # Whoever needs money sells first what promises least for it.
        spare = sorted((c for c in tradable if held[c]), key=lambda c: hopes[c] / values[c])
        unwanted = [c for c in spare if self.each[c] < 0]
        found: dict[Holding, None] = {held: None}
        starts = [held, *(_without(held, {c}) for c in unwanted)]
        if len(unwanted) > 1:
            starts.append(_without(held, set(unwanted)))
        for start in starts:
            purse = self.cash_with(start)
            for numbers in _purchases(len(wanted), self.position.allowance):
                target = list(start)
                price = 0
                for c, number in zip(wanted, numbers, strict=True):
                    if number > bank[c] or (number and start[c] < held[c]):
                        break
                    target[c] += number
                    price += number * values[c]
                else:
                    for c in spare:
                        if price <= purse:
                            break
                        if target[c] == start[c] and start[c]:
                            sold = min(start[c], -((purse - price) // values[c]))
                            target[c] -= sold
                            price -= sold * values[c]
                    if price <= purse:
                        found[tuple(target)] = None
        return found

    # --- what they are worth ---

    def shortage(self, holding: Holding) -> float:
        """What forced sales are expected to cost: as much again as is short (SH-18)."""
        cash = self.cash_with(holding)
        cost = 0.0
        for chance, falls in self.turn.crashes:
            short = worth(holding, falls) - cash
            if short > 0:
                cost += chance * short
        return self.level.shortage * cost

    def own_roll(self, holding: Holding) -> float:
        """What the own building is expected to bring with a holding, compared with the rivals."""
        if not self.before:
            return 0.0
        if holding not in self._rolls:
            position = self.position
            per_rise, per_fall = [], []
            for c in COMPANIES:
                theirs = 2 * sum(p * position.shares[seat][c] for seat, p in self.parts.items())
                per_rise.append(2 * holding[c] - theirs)
                per_fall.append(theirs - holding[c])
            self._rolls[holding] = expected_turn(
                self.openings, position.ground.built, position.odds, per_rise, per_fall
            ).liking
        return self._rolls[holding]

    def later(self, holding: Holding) -> tuple[float, int]:
        """What the right to buy that is left is good for once the building stands, and for which company."""
        if not self.before:
            return 0.0, 0
        position = self.position
        bought = sum(max(0, new - old) for new, old in zip(holding, self.held, strict=True))
        allowance = BUY_LIMIT if position.per_occasion else position.allowance - bought
        cash = self.cash_with(holding)
        best, most = 0, 0.0
        for c in COMPANIES:
            if self.values[c]:
                gain = min(allowance, cash // self.values[c] + 1) * self.each[c]
                if gain > most:
                    best, most = c, gain
        return self.level.later * most, best

    def foreseen(self, holding: Holding) -> float:
        """What a holding comes to along the paths of dice, on average."""
        cash = self.cash_with(holding)
        total = sum(future.lead(holding, cash) for future in self.futures)
        return total / len(self.futures)

    def targets(self) -> list[tuple[Holding, Prospect]]:
        """The holdings that look best, with the deals that lead to them."""
        hopes = self.hopes()
        ranked = []
        for holding in self.reachable(hopes):
            if self.futures:
                quick = self.foreseen(holding)
            else:
                quick = sum(n * hope for n, hope in zip(holding, hopes, strict=True))
                quick -= self.shortage(holding)
            ranked.append((-quick, holding))
            self.effort += 1
        ranked.sort()
        close = [holding for _, holding in ranked[: self.level.deals]]
        if self.held not in close:
            close.append(self.held)
        return [(holding, self.prospect(self.held, holding)) for holding in close]

    def prospect(self, held: Holding, holding: Holding) -> Prospect:
        """The deals that lead from one holding to another, with their terms, compared with no deal."""
        if holding == held:
            return Prospect(ENDS[self.position.me], 0.0, (Term.of(terms.NO_DEAL, 0.0),))
        level = self.level
        found: list[Term] = []
        for c in COMPANIES:
            number = holding[c] - held[c]
            if not number:
                continue
            price = abs(number) * self.values[c]
            if number > 0:
                found.append(Term.of(terms.PRICE, -price, company=c, number=number))
                found.append(Term.of(terms.BOUGHT, price, company=c, number=number))
            else:
                found.append(Term.of(terms.PROCEEDS, price, company=c, number=-number))
                found.append(Term.of(terms.SOLD, -price, company=c, number=-number))
            chance = round(100 * self.turn.crash[c])
            grows = 2 * level.growth * number * self.turn.rise[c]
            falls = -2 * level.risk * number * self.turn.fall[c]
            found.append(Term.of(terms.PROSPECTS, number * self.promised[c], company=c))
            found.append(Term.of(terms.GROWTH, grows, company=c, number=number))
            found.append(Term.of(terms.RISK, falls, company=c, number=number, chance=chance))
        cash = self.cash_with(holding) - self.cash_with(held)
        found.append(Term.of(terms.CASH, self.ready * cash))
        found.append(Term.of(terms.SHORTAGE, self.shortage(held) - self.shortage(holding)))
        found.append(Term.of(terms.OWN_ROLL, self.own_roll(holding) - self.own_roll(held)))
        then, which = self.later(holding)
        found.append(Term.of(terms.CHANCES, then - self.later(held)[0], company=which))
        if self.futures:
            so_far = sum(term.amount for term in found)
            gain = self.foreseen(holding) - self.foreseen(held)
            found.append(Term.of(terms.FORESIGHT, gain - so_far))
        kept = tuple(term for term in found if term.amount)
        return Prospect(self.step(held, holding), sum(term.amount for term in kept), kept)

    def step(self, held: Holding, holding: Holding) -> SharkAction:
        """The first deal on the way from one holding to another: sales come before purchases."""
        me = self.position.me
        for c in COMPANIES:
            if holding[c] < held[c]:
                return SELLS[me][c][held[c] - holding[c]]
        for c in COMPANIES:
            if holding[c] > held[c]:
                return BUYS[me][c][holding[c] - held[c]]
        return ENDS[me]


def _without(holding: Holding, companies: set[int]) -> Holding:
    return tuple(0 if c in companies else number for c, number in enumerate(holding))


@cache
def _purchases(companies: int, most: int) -> list[tuple[int, ...]]:
    """All ways to buy up to so many shares of so many companies."""
    ways: list[tuple[int, ...]] = [()]
    for _ in range(companies):
        ways = [(*way, n) for way in ways for n in range(most - sum(way) + 1)]
    return ways
