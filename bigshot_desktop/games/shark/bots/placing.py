"""Where to build: what each building pays and costs at once, and how the table stands after it."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from bigshot_desktop.bots.bot import Budget
from bigshot_desktop.bots.reasons import Prospect, Term
from bigshot_desktop.games.shark.bots import terms
from bigshot_desktop.games.shark.bots.foresight import Future, paths_of_dice
from bigshot_desktop.games.shark.bots.judgement import Level, issued, parts, round_of
from bigshot_desktop.games.shark.bots.map_reading import COMPANIES, Building, MapReading
from bigshot_desktop.games.shark.bots.position import Position, remaining, worth
from bigshot_desktop.games.shark.bots.worth import promises
from bigshot_desktop.games.shark.rules.actions import PLACES
from bigshot_desktop.games.shark.rules.material import BUY_LIMIT, N_COMPANIES, squares_in


class Settled(NamedTuple):
    """A rival after a building: what he won and lost by it, his cash, and whether he is ruined."""

    gain: int
    loss: int
    cash: int
    ruined: bool


def settled(position: Position, seat: int, building: Building, values: list[int]) -> Settled:
    """What a building does to a rival (SH-14, SH-17 … SH-19), the values after it being these."""
    company, _, rise, _, falls, _ = building
    shares = position.shares[seat]
    rise = max(rise, 0)
    cash = position.cash[seat] + rise * shares[company]
    gain = 2 * rise * shares[company]
    debt = worth(shares, falls)
    if debt <= cash:
        return Settled(gain, 2 * debt, cash - debt, False)
    short = debt - cash
    left = worth(shares, values)
    if (left + 1) // 2 >= short:
        return Settled(gain, 2 * debt + short, 0, False)
    return Settled(gain, cash + debt + left, 0, True)


@dataclass(slots=True)
class After:
    """The table after a building."""

    building: Building
    ground: MapReading
    cash: list[int]
    shares: list[list[int]]
    terms: list[Term]
    keeps: list[int]
    """The own shares that are worth keeping."""

    def prospect(self, seat: int) -> Prospect:
        bonus, *rest = self.terms
        kept = (bonus, *(term for term in rest if term.amount))
        action = PLACES[seat][self.building.company][self.building.square]
        return Prospect(action, sum(term.amount for term in kept), kept)


class Placing:
    """One decision where to build."""

    def __init__(self, level: Level, position: Position, spots: tuple[int, ...]) -> None:
        self.level = level
        self.position = position
        self.spots = spots
        self.parts = parts(level, position)
        self.issued = issued(position)
        self.effort = 0

    # --- which buildings ---

    def candidates(self) -> list[Building]:
        """The most promising buildings: those that bring most at once, of each kind a few squares."""
        kinds: dict[tuple[int, int, tuple[int, ...]], list[tuple[float, Building]]] = {}
        ground = self.position.ground
        for company in COMPANIES:
            for square in squares_in(self.spots[company]):
                building = ground.building(company, square)
                assert building is not None
                kind = (company, building.rise, building.falls)
                kinds.setdefault(kind, []).append((self.neighbourhood(building), building))
        found = []
        for alike in kinds.values():
            alike.sort(key=lambda one: (-one[0], one[1].square))
            amount = self.at_once(alike[0][1])
            found += [
                (amount, rank, building)
                for rank, (_, building) in enumerate(alike[: self.level.spread])
            ]
        found.sort(key=lambda one: (-one[0], one[1], one[2].company, one[2].square))
        return [building for _, _, building in found[: self.level.width]]

    def at_once(self, building: Building) -> float:
        """What a building brings at once, compared with the rivals."""
        position = self.position
        company, _, rise, bonus, falls, _ = building
        shares = position.shares[position.me]
        amount = float(bonus - worth(shares, falls))
        if rise > 0:
            amount += 2 * rise * shares[company]
        values = [value - fall for value, fall in zip(position.ground.values, falls, strict=True)]
        for seat, part in self.parts.items():
            done = settled(position, seat, building, values)
            amount -= part * (done.gain - done.loss)
        return amount

    def neighbourhood(self, building: Building) -> float:
        """How a square lies: own buildings two steps away can be joined, rivals there are in the way."""
        ground = self.position.ground
        around, at, owners = ground.lands.around, ground.at, ground.owners
        score = 0.0
        for near in around[building.square]:
            if at[near] >= 0:
                continue
            score += 0.1
            for far in around[near]:
                chain = at[far]
                if chain >= 0:
                    score += 1 if owners[chain] == building.company else -0.6
        return score

    # --- what they bring ---

    def after(self, building: Building) -> After:
        """The table after a building, with what it brings at once and what is expected then."""
        position, me = self.position, self.position.me
        ground = position.ground.with_building(building.company, building.square)
        cash = position.cash[:]
        own = position.shares[me]
        cash[me] += building.bonus + max(building.rise, 0) * own[building.company]
        after = After(building, ground, cash, position.shares[:], [], own)
        self._settle_own(after)
        for seat, part in self.parts.items():
            self._settle_rival(after, seat, part)
        if building.last:
            mine = cash[me] + worth(own, ground.values)
            best = max(cash[s] + worth(after.shares[s], ground.values) for s in position.rivals)
            final = self.level.final
            after.terms.append(Term.of(terms.FINAL, final if mine > best else -final))
        else:
            self._expect(after)
        self.effort += 1
        return after

    def _settle_own(self, after: After) -> None:
        company, _, rise, bonus, falls, _ = after.building
        own = self.position.shares[self.position.me]
        after.terms.append(Term.of(terms.BONUS, bonus, company=company))
        if rise > 0:
            facts = {"company": company, "number": own[company], "rise": rise}
            after.terms.append(Term.of(terms.DIVIDENDS, 2 * rise * own[company], **facts))
        for victim, fall in enumerate(falls):
            if fall:
                facts = {"company": victim, "number": own[victim], "fall": fall}
                after.terms.append(Term.of(terms.OWN_FALL, -fall * own[victim], **facts))

    def _settle_rival(self, after: After, seat: int, part: float) -> None:
        building = after.building
        company, falls = building.company, building.falls
        done = settled(self.position, seat, building, after.ground.values)
        held = after.shares[seat]
        after.cash[seat] = done.cash
        if done.gain:
            facts = {"company": company, "seat": seat, "number": held[company]}
            after.terms.append(
                Term.of(terms.RIVAL_DIVIDENDS, -part * done.gain, **facts, rise=building.rise)
            )
        if done.loss:
            costly = max(COMPANIES, key=lambda c: falls[c] * held[c])
            code = terms.RUIN if done.ruined else terms.DAMAGE
            after.terms.append(Term.of(code, part * done.loss, company=costly, seat=seat))
        if done.ruined:
            after.shares[seat] = [0] * N_COMPANIES

    def _expect(self, after: After) -> None:
        """What may come of the table after a building."""
        level, position = self.level, self.position
        ground, cash, shares, found = after.ground, after.cash, after.shares, after.terms
        own, mine = shares[position.me], cash[position.me]
        openings = ground.openings()
        promised = promises(level.share, level.horizon, ground, openings, self.issued)
        ready = level.cash * remaining(ground)
        lead = mine - sum(part * cash[seat] for seat, part in self.parts.items())
        found.append(Term.of(terms.CASH, ready * lead))
        swing = [0.0] * N_COMPANIES
        if level.looks_ahead:
            turn, bonuses = round_of(level, position, openings, ground.built, shares)
            swing = [
                2 * (level.growth * turn.rise[c] - level.risk * turn.fall[c]) for c in COMPANIES
            ]
            after.keeps = [own[c] if promised[c] + swing[c] > 0 else 0 for c in COMPANIES]
            for c, keep in enumerate(after.keeps):
                grows = 2 * level.growth * turn.rise[c] * keep
                falls = -2 * level.risk * turn.fall[c] * keep
                chance = round(100 * turn.crash[c])
                found.append(Term.of(terms.GROWTH, grows, company=c, number=keep))
                found.append(Term.of(terms.RISK, falls, company=c, number=keep, chance=chance))
            for (seat, part), bonus in zip(self.parts.items(), bonuses, strict=True):
                brings = bonus + sum(n * x for n, x in zip(shares[seat], swing, strict=True))
                found.append(Term.of(terms.RIVAL_ROUND, -part * level.others * brings, seat=seat))
        for c, keep in enumerate(after.keeps):
            others = sum(part * shares[seat][c] for seat, part in self.parts.items())
            amount = promised[c] * (keep - level.others * others)
            found.append(Term.of(terms.PROSPECTS, amount, company=c))
        allowance = BUY_LIMIT if position.per_occasion else position.allowance
        best, most = 0, 0.0
        for c, value in enumerate(ground.values):
            if value:
                number = min(allowance, mine // value, position.bank[c])
                gain = number * (promised[c] + swing[c] - ready * value)
                if gain > most:
                    best, most = c, gain
        found.append(Term.of(terms.CHANCES, most, company=best))

    # --- what playing on shows ---

    def look_ahead(self, tables: list[After], rng: Random, budget: Budget) -> None:
        """Plays on in the mind from some of the tables; the term it adds puts right all that was expected."""
        level, position, me = self.level, self.position, self.position.me
        now = Future(position.ground, position.cash, position.shares)
        now.settle(level, self.issued, self.parts)
        before = now.lead(position.shares[me], position.cash[me])
        dice = paths_of_dice(position, level.paths, rng)
        for after in tables:
            if after.building.last:  # nothing is to come, and its terms say all
                continue
            values, keeps = after.ground.values, after.keeps
            purse = after.cash[me] + worth(after.shares[me], values) - worth(keeps, values)
            chances = sum(term.amount for term in after.terms if term.code == terms.CHANCES)
            leads = []
            for path in dice:
                future = Future(after.ground, after.cash, after.shares)
                future.play(level, position, path)
                future.settle(level, self.issued, self.parts)
                leads.append(future.lead(keeps, purse + round(chances)))
                if budget.spent:
                    break
            self.effort += len(leads)
            foreseen = sum(leads) / len(leads) - before
            expected = sum(term.amount for term in after.terms)
            after.terms.append(Term.of(terms.FORESIGHT, foreseen - expected))


def place(
    level: Level, position: Position, spots: tuple[int, ...], rng: Random, budget: Budget
) -> tuple[list[Prospect], int]:
    """The prospects of the most promising buildings, and how many positions were judged for them."""
    placing = Placing(level, position, spots)
    tables = []
    for building in placing.candidates():
        tables.append(placing.after(building))
        if budget.spent:
            break
    if level.finalists:
        tables.sort(key=lambda after: -sum(term.amount for term in after.terms))
        tables = tables[: level.finalists]
        placing.look_ahead(tables, rng, budget)
    return [after.prospect(position.me) for after in tables], placing.effort
