"""What a hint says of trade: why these shares, what one building could bring, what else there was."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from random import Random
from typing import Any, Final

from bigshot_desktop.bots.reasons import Choice, Prospect, Term, same_chance, sentence
from bigshot_desktop.engine.game import Fact
from bigshot_desktop.games.shark.bots.advising import held_by, hundredths, is_even, told, written
from bigshot_desktop.games.shark.bots.position import Holding, Position
from bigshot_desktop.games.shark.bots.trading import Trading
from bigshot_desktop.games.shark.rules.actions import Buy, EndTrading, Sell
from bigshot_desktop.games.shark.rules.decisions import rolls
from bigshot_desktop.games.shark.rules.material import N_COMPANIES
from bigshot_desktop.games.shark.rules.observation import SharkObservation, guess
from bigshot_desktop.games.shark.rules.placing import companies_for
from bigshot_desktop.games.shark.rules.settlement import worth_of
from bigshot_desktop.games.shark.rules.state import BEFORE
from bigshot_desktop.games.shark.rules.threats import Threat, threats

LIKELY: Final = 0.15
"""A danger that is less likely is not worth a sentence."""
SERIOUS: Final = 20
"""Nor is a danger that costs less than this part of all one has: a twentieth."""
WITHOUT_SALES: Final = ("end-limit", "end-cash")
"""Ends of trading that say of sales only that none is better, unless there is a reason to keep shares."""
KEEPING: Final = (*WITHOUT_SALES, "end")
"""Ends of trading that ask for such a reason."""


@dataclass(frozen=True, slots=True)
class Growth:
    """What one building could do for a company."""

    ways: int
    """With so many of the rolls, all as likely, whoever rolls can make it rise."""
    rolls: int
    top: int
    """The highest value it can have then."""


def advise_trade(
    seen: SharkObservation, choice: Choice, trading: Trading | None, target: Holding | None
) -> Choice:
    """Deals: what they are for; and at their end, what was done."""
    held = held_by(seen, seen.seat)
    if trading is None or target is None:
        trading_held, target = held, held
    else:
        trading_held = trading.held
    advice = TradeAdvice(seen, choice, held, target)
    against = advice.objections() if choice.considered else []
    return told(choice, advice.sentences(trading_held), advice.plan, against)


def deals(seat: int, held: Holding, target: Holding) -> tuple[Any, ...]:
    """The deals on the way from one holding to another, sales first, and the end of it."""
    gaps = [new - old for new, old in zip(target, held, strict=True)]
    sales = [Sell(seat, c, -gap) for c, gap in enumerate(gaps) if gap < 0]
    buys = [Buy(seat, c, gap) for c, gap in enumerate(gaps) if gap > 0]
    return (*sales, *buys, EndTrading(seat))


def growths(seen: SharkObservation) -> list[Growth]:
    """By company: how the next building can raise it, whoever rolls."""
    state = guess(seen, Random(0))
    faces = rolls(state)
    ground = Position.of(seen).ground
    found = []
    for company in range(N_COMPANIES):
        zones = {
            zone: max((one.rise for one in ground.openings_in(zone, company)), default=0)
            for zone in {roll.zone for roll in faces}
        }
        rises = [
            zones[roll.zone] if company in companies_for(state, roll.colour) else 0
            for roll in faces
        ]
        ways = sum(rise > 0 for rise in rises)
        found.append(Growth(ways, len(faces), seen.values[company] + max(0, *rises)))
    return found


class TradeAdvice:
    """The sentences for the deals of a plan, or for the end of trading."""

    def __init__(
        self, seen: SharkObservation, choice: Choice, held: Holding, target: Holding
    ) -> None:
        self.seen, self.choice, self.held, self.target = seen, choice, held, target
        self.seat, self.values, self.cash = seen.seat, seen.values, seen.cash[seen.seat]
        self.threats = threats(seen, seen.seat)
        self.growths = growths(seen)
        self.plan = deals(seen.seat, held, target)
        self.sales = [deal for deal in self.plan if isinstance(deal, Sell)]
        self.buys = [deal for deal in self.plan if isinstance(deal, Buy)]
        self.sold, self.bought = gone_and_new(held, target)
        self.revenue, self.price = (worth_of(one, self.values) for one in (self.sold, self.bought))
        self.cash_after = self.cash + self.revenue - self.price

    def sentences(self, at_first: Holding) -> list[Term]:
        """What to do and why, then what speaks against the next best and the danger that is left."""
        action = self.choice.action
        if isinstance(action, EndTrading):
            head = self._end(at_first)
            why = self._keep() if head.code in KEEPING else []
            if why and head.code in WITHOUT_SALES:
                head = replace(head, code=f"{head.code}-keep")
            against = [
                term for term in self._against(why) if not (why and term.code == "sell-equal")
            ]
            return [head, *why, *self._dangers([head, *why]), *against]
        told: list[Term]
        if isinstance(action, Buy):
            told = [self._buy("buy")]
        else:
            head = self._sell()
            paid = head.code == "sell-for"
            told = [head, *([self._buy("buy-then" if paid else "then-buy")] if self.buys else [])]
            told += self._yield() if paid else []
        told += self._against()
        return [*told, *self._dangers(told)]

    # --- what is advised -----------------------------------------------------------------------------

    def _end(self, at_first: Holding) -> Term:
        """No more deals: what they were, or why there is none."""
        seen, held, cash = self.seen, self.held, self.cash
        sold, bought = gone_and_new(at_first, held)
        if any(sold) and any(bought):
            return sentence("end-both", sold=written(sold), bought=written(bought), cash=cash)
        if any(bought):
            return sentence("end-bought", bought=written(bought), cash=cash)
        if any(sold):
            return sentence("end-sold", sold=written(sold), cash=cash)
        asked: Any = seen.decision
        if not asked.allowance and any(held):
            return sentence("end-limit")
        if not any(asked.buyable):
            if not any(asked.sellable):
                return sentence("end-nothing", cash=cash)
            sold_out = any(0 < value <= cash for value in self.values)
            return sentence("end" if sold_out else "end-cash", cash=cash)
        if seen.phase == BEFORE:
            return sentence("end-before", number=asked.allowance)
        worst = self._dearest(held)
        if worst is not None and cash >= worst.fall * held[worst.company]:
            facts = self._danger(worst, worst.fall * held[worst.company])
            return sentence("end-reserve", cash=cash, **facts)
        return sentence("end", cash=cash)

    def _keep(self) -> list[Term]:
        """Why shares are kept: what the next building could bring with those that promise most."""

        def promise(company: int) -> int:
            growth = self.growths[company]
            if not self.values[company]:
                return 0  # nobody could sell it
            return growth.ways * (growth.top - self.values[company]) * self.held[company]

        company = max(range(N_COMPANIES), key=promise)
        if not promise(company):
            return []
        code = "keep-own" if self.seen.phase == BEFORE else "keep"
        return [sentence(code, company=company, **self._rise(company, self.held[company]))]

    def _rise(self, company: int, number: int) -> dict[str, Fact]:
        """What the next building could make of so many shares, as facts."""
        growth, old = self.growths[company], self.values[company]
        facts: dict[str, Fact] = {"ways": growth.ways, "rolls": growth.rolls}
        return facts | {"old": old, "top": growth.top, "gain": (growth.top - old) * number}

    def _buy(self, code: str) -> Term:
        """Why the shares of the plan: what promises most of them can grow, or is the most anybody holds."""

        def promise(deal: Buy) -> tuple[int, int]:
            value = self.values[deal.company]
            rise = self.growths[deal.company].top - value
            return rise * deal.number, value * deal.number

        deal = max(self.buys, key=promise)
        company, number = deal.company, deal.number
        facts: dict[str, Fact] = {"company": company, "number": number}
        facts |= {"bought": written(self.bought)}
        if self.growths[company].ways:
            facts |= self._rise(company, number)
            own = self.seen.phase == BEFORE
            return sentence(code, **facts, why="own-roll" if own else "next-roll")
        others = (one for one in range(self.seen.setup.players) if one != self.seat)
        mine = self.target[company]
        if mine > max(held_by(self.seen, seat)[company] for seat in others):
            return sentence(code, **facts, why="most", own=mine)
        return sentence(code, **facts, why="buys-better", price=self.values[company] * number)

    def _yield(self) -> list[Term]:
        """What one building could bring with what is bought, beside what is sold: it raises one company."""
        sold, bought = (
            max((self.growths[c].top - self.values[c]) * n for c, n in enumerate(shares))
            for shares in (self.sold, self.bought)
        )
        dearer = sold * self.price >= bought * self.revenue  # for the same money
        if dearer or sold >= bought:
            return []
        return [sentence("sell-yields", gain=sold, more=bought)]

    def _sell(self) -> Term:
        """Why shares go: they pay for others, they are in danger, can hardly grow, or cash is short."""
        facts: dict[str, Fact] = {"sold": written(self.sold)}
        missing = self.price - self.cash
        dearest = max(self.values[deal.company] for deal in self.sales)
        if self.buys and missing > 0 and self.revenue - missing < dearest:
            bought = written(self.bought)
            return sentence("sell-for", **facts, bought=bought, amount=self.revenue)
        deal = max(self.sales, key=lambda one: one.number * self.values[one.company])
        company = deal.company
        facts |= {"company": company, "number": deal.number}
        worst = self._risk(company)
        kept = [c for c in range(N_COMPANIES) if self.target[c] and c != company]
        riskiest = all(self._feared(company) >= self._feared(one) for one in kept)
        if worst is not None and worst.chance > LIKELY and riskiest:
            danger = self._danger(worst, worst.fall * deal.number)
            return sentence("sell", **facts, why="danger", **danger)
        growth = self.growths[company]
        if not growth.ways:
            return sentence("sell", **facts, why="stuck")
        owing = self._dearest(self.target)
        saves = self.cash_after > self.cash
        if owing is not None and saves and self.cash < owing.fall * self.target[owing.company]:
            lost = self._danger(owing, owing.fall * self.target[owing.company])
            return sentence("sell", **facts, why="reserve", **lost, cash=self.cash)
        if kept and all(growth.ways < self.growths[one].ways for one in kept):
            return sentence("sell", **facts, why="rarely", ways=growth.ways, rolls=growth.rolls)
        return sentence("sell", **facts, why="sells-better", amount=self.revenue)

    # --- dangers -------------------------------------------------------------------------------------

    def _risk(self, company: int) -> Threat | None:
        """Of the chains of a company the one whose loss is to be feared most."""
        risky = [one for one in self.threats if one.company == company and one.fall]
        return max(risky, key=lambda one: one.chance * one.fall, default=None)

    def _feared(self, company: int) -> Fraction:
        """What the dice may cost with the shares of a company that are held, by their chance."""
        worst = self._risk(company)
        return worst.chance * worst.fall * self.held[company] if worst else Fraction(0)

    def _dangers(self, told: list[Term]) -> list[Term]:
        """What the dice could cost with the shares that will be held, if it is likely and was not told yet."""
        target = self.target
        likely = [
            one for one in self.threats if one.fall * target[one.company] and one.chance > LIKELY
        ]
        if not likely:
            return []
        worst = max(likely, key=lambda one: one.chance * one.fall * target[one.company])
        company = worst.company
        if company in [dict(term.facts).get("victim") for term in told]:
            return []
        if self.bought[company] and is_even(self.choice):
            return []  # what is to be had as well without it is not bought with a warning
        cost = worst.fall * target[company]
        if cost * SERIOUS < self.cash + worth_of(self.held, self.values):
            return []
        facts = self._danger(worst, cost)
        extra = worst.fall * self.bought[company]
        if 0 < extra < cost:
            return [sentence("danger-bought", **facts, amount=extra)]
        if self.cash_after < cost:
            return [sentence("danger-short", **facts, cash=self.cash_after)]
        return [sentence("danger", **facts)]

    def _dearest(self, held: Holding) -> Threat | None:
        """The chain whose loss would cost most, of those that some roll before the next turn can take."""
        risky = [one for one in self.threats if one.chance and one.fall * held[one.company]]
        return max(risky, key=lambda one: one.fall * held[one.company], default=None)

    def _danger(self, threat: Threat, cost: int) -> dict[str, Fact]:
        """A danger as facts."""
        return {"percent": hundredths(threat.chance), "victim": threat.company, "cost": cost}

    # --- beside the next best ------------------------------------------------------------------------

    def _against(self, told: Sequence[Term] = ()) -> list[Term]:
        """What speaks against the next best deal that has nothing to do with the plan; or that it is as good."""
        companies = {dict(term.facts).get("company") for term in told}
        for other in self.choice.alternatives:
            company = getattr(other.action, "company", -1)
            if company >= 0 and (self.sold[company] or self.bought[company]):
                continue  # only more or less of the same
            if company in companies:
                continue
            return self._why_not(other)
        return []

    def objections(self) -> list[Term]:
        """What speaks against what a player has in mind: mostly the end of trading."""
        other = self.choice.considered
        assert other is not None
        if isinstance(other.action, EndTrading):
            return [self._buy("buy") if isinstance(self.choice.action, Buy) else self._sell()]
        return self._why_not(other)

    def _why_not(self, other: Prospect) -> list[Term]:
        even = same_chance(self.choice.chosen, other)
        match other.action:
            case EndTrading():
                spends = isinstance(self.choice.action, Buy) and 2 * self.cash_after < self.cash
                return [sentence("cash-idle")] if spends and not even else []
            case Buy(_, company, number):
                return self._not_buying(company, number, even=even)
            case Sell(_, company, number):
                return self._not_selling(company, number, even=even)
        return []

    def _not_buying(self, company: int, number: int, *, even: bool) -> list[Term]:
        facts: dict[str, Fact] = {"company": company, "number": number}
        if even:
            return [sentence("buy-equal", **facts)]
        worst = self._risk(company)
        if worst is not None and worst.chance > LIKELY and worst.chance > self._danger_of_plan():
            cost = worst.fall * number
            return [sentence("buy-instead-risky", **facts, **self._danger(worst, cost))]
        if not self.growths[company].ways:
            return [sentence("buy-instead-stuck", **facts)]
        if len(self.plan) == 2 and self.buys:
            against = self._for_same_money(company)
            if against:
                return against
        owing = self._dearest(self.held)
        if owing is not None:
            cost, left = (
                owing.fall * self.held[owing.company],
                self.cash - number * self.values[company],
            )
            if left < cost <= self.cash_after:
                short = self._danger(owing, cost)
                return [sentence("buy-instead-short", **facts, **short, cash=left)]
        return []

    def _for_same_money(self, company: int) -> list[Term]:
        """What shares of another company could bring for what the only purchase of the plan costs."""
        deal = self.buys[0]
        asked: Any = self.seen.decision
        number = min(asked.buyable[company], self.price // self.values[company])
        if not number:
            return []
        here, there = self.growths[deal.company], self.growths[company]
        more = (here.top - self.values[deal.company]) * deal.number
        less = (there.top - self.values[company]) * number
        if less < more:
            facts: dict[str, Fact] = {"company": company, "number": number}
            return [sentence("buy-instead-less", **facts, gain=less, more=more)]
        if there.ways < here.ways and there.ways * less < here.ways * more:
            ways: dict[str, Fact] = {"ways": there.ways, "more_ways": here.ways}
            ways |= {"company": company, "number": number, "better": deal.company}
            return [sentence("buy-instead-rarer", **ways, rolls=there.rolls)]
        return []

    def _danger_of_plan(self) -> Fraction:
        """The greatest danger of the companies whose shares one buys."""
        return max(
            (one.chance for one in self.threats if self.bought[one.company]), default=Fraction(0)
        )

    def _not_selling(self, company: int, number: int, *, even: bool) -> list[Term]:
        facts: dict[str, Fact] = {"company": company, "number": number}
        if even:
            return [sentence("sell-equal", **facts)]
        if not self.growths[company].ways:
            return []
        rise = self._rise(company, number)
        course: dict[str, Fact] = {one: rise[one] for one in ("old", "top", "gain")}
        worst = self._risk(company)
        if worst is not None and worst.chance > LIKELY:
            danger = self._danger(worst, worst.fall * number)
            return [sentence("sell-instead-despite", **facts, **course, **danger)]
        return [sentence("sell-instead-grows", **facts, **course)]


def gone_and_new(old: Holding, new: Holding) -> tuple[Holding, Holding]:
    """The shares that are sold and those that are bought between two holdings."""
    gaps = [after - before for after, before in zip(new, old, strict=True)]
    return tuple(max(0, -gap) for gap in gaps), tuple(max(0, gap) for gap in gaps)
