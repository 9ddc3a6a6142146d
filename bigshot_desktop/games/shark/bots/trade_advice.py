"""What a hint says of trade and forced sales: why these shares, what one building could bring, what else there was."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from random import Random
from typing import Any, Final

from bigshot_desktop.bots.reasons import Choice, Prospect, Term, same_chance, sentence
from bigshot_desktop.engine.game import Fact
from bigshot_desktop.games.shark.bots.advising import held_by, hundredths, told, written
from bigshot_desktop.games.shark.bots.position import Holding, Position
from bigshot_desktop.games.shark.bots.trading import Trading
from bigshot_desktop.games.shark.rules.actions import Buy, EndTrading, Sell, SellOff
from bigshot_desktop.games.shark.rules.decisions import CoverLoss, rolls
from bigshot_desktop.games.shark.rules.material import N_COMPANIES
from bigshot_desktop.games.shark.rules.observation import SharkObservation, guess
from bigshot_desktop.games.shark.rules.outcome import settle_all
from bigshot_desktop.games.shark.rules.placing import companies_for
from bigshot_desktop.games.shark.rules.settlement import proceeds, worth_of
from bigshot_desktop.games.shark.rules.state import BEFORE, OVER
from bigshot_desktop.games.shark.rules.threats import Threat, threats

LIKELY: Final = 0.15
"""A danger that is less likely is not worth a sentence."""


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
    plan = deals(seen.seat, held, target)
    against = advice.objections() if choice.considered else []
    return told(choice, advice.sentences(trading_held, plan), plan, against)


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
    """The sentences for one deal, or for the end of trading."""

    def __init__(
        self, seen: SharkObservation, choice: Choice, held: Holding, target: Holding
    ) -> None:
        self.seen, self.choice, self.held, self.target = seen, choice, held, target
        self.seat, self.values = seen.seat, seen.values
        self.threats = threats(seen, seen.seat)
        self.growths = growths(seen)

    def sentences(self, at_first: Holding, plan: tuple[Any, ...]) -> list[Term]:
        """What to do and why, then the danger and what speaks against the next best."""
        action = self.choice.action
        dangers = self._worst_danger(self.target)
        if isinstance(action, EndTrading):
            return [self._end(at_first), *self._against(), *dangers]
        if isinstance(action, Buy):
            return [self._buy(action), *self._buy_next(action, plan), *self._against(), *dangers]
        why = [*self._buy_then(plan), *self._yield(plan)]
        return [self._sell(action), *why, *self._against(), *dangers]

    # --- what is advised -----------------------------------------------------------------------------

    def _end(self, at_first: Holding) -> Term:
        """No more deals: what they were, or why there is none."""
        seen, held = self.seen, self.held
        sold = tuple(max(0, old - new) for new, old in zip(held, at_first, strict=True))
        bought = tuple(max(0, new - old) for new, old in zip(held, at_first, strict=True))
        cash = seen.cash[self.seat]
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
            return sentence("end-cash" if any(asked.sellable) else "end-nothing", cash=cash)
        if seen.phase == BEFORE:
            return sentence("end-before", number=asked.allowance)
        worst = self._dearest(held)
        if worst is not None and cash >= worst.fall * held[worst.company]:
            facts = self._danger(worst, worst.fall * held[worst.company])
            return sentence("end-reserve", cash=cash, **facts)
        return sentence("end", cash=cash)

    def _buy(self, action: Buy) -> Term:
        """Why these shares: they can grow, by one's own roll or anybody's; or they are the most anybody holds."""
        company, seen = action.company, self.seen
        facts: dict[str, Fact] = {"company": company, "number": action.number}
        growth, old = self.growths[company], self.values[company]
        mine = self.held[company] + action.number
        if growth.top > old:
            facts |= {"old": old, "top": growth.top, "gain": (growth.top - old) * action.number}
            facts |= {"ways": growth.ways, "rolls": growth.rolls}
            own = seen.phase == BEFORE
            return sentence("buy", **facts, why="own-roll" if own else "next-roll")
        most = max(
            held_by(seen, seat)[company] for seat in range(seen.setup.players) if seat != self.seat
        )
        if mine > most:
            return sentence("buy", **facts, why="most", own=mine)
        return sentence("buy", **facts, why="buys-better", price=old * action.number)

    def _buy_next(self, action: Buy, plan: tuple[Any, ...]) -> list[Term]:
        """What is to be bought after it, and why, where that is the larger purchase."""
        buys = [deal for deal in plan if isinstance(deal, Buy)]
        largest = max(buys, key=lambda deal: deal.number * self.values[deal.company])
        price = self.values[action.company] * action.number
        if largest.number * self.values[largest.company] <= price:
            return []
        return [replace(self._buy(largest), code="buy-next")]

    def _buy_then(self, plan: tuple[Any, ...]) -> list[Term]:
        """Why that is bought which a sale pays for: of several purchases the largest."""
        buys = [deal for deal in plan if isinstance(deal, Buy)]
        if not buys:
            return []
        largest = max(buys, key=lambda deal: deal.number * self.values[deal.company])
        return [replace(self._buy(largest), code="buy-then")]

    def _yield(self, plan: tuple[Any, ...]) -> list[Term]:
        """What the next building could bring with what is bought, beside what is sold for it."""
        sold = bought = 0
        for deal in plan[:-1]:  # one building raises one company
            brings = (self.growths[deal.company].top - self.values[deal.company]) * deal.number
            sold = max(sold, brings if isinstance(deal, Sell) else 0)
            bought = max(bought, brings if isinstance(deal, Buy) else 0)
        return [sentence("sell-yields", gain=sold, more=bought)] if sold < bought else []

    def _sell(self, action: Sell) -> Term:
        """Why these shares go: they pay for others, they are in danger, or can grow no more at once."""
        company = action.company
        bought = tuple(max(0, new - old) for new, old in zip(self.target, self.held, strict=True))
        facts: dict[str, Fact] = {"company": company, "number": action.number}
        amount = self.values[company] * action.number
        price = sum(number * value for number, value in zip(bought, self.values, strict=True))
        if price > self.seen.cash[self.seat]:
            sold = [max(0, old - new) for new, old in zip(self.target, self.held, strict=True)]
            sold[company] = 0
            deal: dict[str, Fact] = {"bought": written(bought), "amount": amount}
            if any(sold):
                return sentence("sell-for-also", **facts, **deal, sold=written(tuple(sold)))
            return sentence("sell-for", **facts, **deal)
        risky = [one for one in self.threats if one.company == company and one.cost]
        worst = max(risky, key=_expected, default=None)
        if worst is not None and worst.chance > LIKELY:
            return sentence("sell", **facts, why="danger", **self._danger(worst, worst.cost))
        if self.growths[company].top == self.values[company]:
            return sentence("sell", **facts, why="stuck")
        owing = self._dearest(self.target)
        cash = self.seen.cash[self.seat]
        if owing is not None and cash < owing.fall * self.target[owing.company]:
            lost = self._danger(owing, owing.fall * self.target[owing.company])
            return sentence("sell", **facts, why="reserve", **lost, cash=cash)
        return sentence("sell", **facts, why="sells-better", amount=amount)

    # --- dangers -------------------------------------------------------------------------------------

    def _worst_danger(self, target: Holding) -> list[Term]:
        """What the dice could cost with the shares that will be held, if it is likely; and whether cash covers it."""
        likely = [
            one for one in self.threats if one.fall * target[one.company] and one.chance > LIKELY
        ]
        if not likely:
            return []
        worst = max(likely, key=lambda one: float(one.chance) * one.fall * target[one.company])
        cost = worst.fall * target[worst.company]
        spent = sum(
            (new - old) * v for new, old, v in zip(target, self.held, self.values, strict=True)
        )
        cash = self.seen.cash[self.seat] - spent
        if cash < cost:
            return [sentence("danger-short", **self._danger(worst, cost), cash=cash)]
        action = self.choice.action
        bought = isinstance(action, Buy) and action.company == worst.company
        code = "danger-reckoned" if bought else "danger"
        return [sentence(code, **self._danger(worst, cost))]

    def _dearest(self, held: Holding) -> Threat | None:
        """The chain whose loss would cost most, of those that some roll before the next turn can take."""
        risky = [one for one in self.threats if one.chance and one.fall * held[one.company]]
        return max(risky, key=lambda one: one.fall * held[one.company], default=None)

    def _danger(self, threat: Threat, cost: int) -> dict[str, Fact]:
        """A danger as facts."""
        return {"percent": hundredths(threat.chance), "victim": threat.company, "cost": cost}

    # --- beside the next best ------------------------------------------------------------------------

    def _against(self) -> list[Term]:
        """What speaks against the next best deal; or that it is as good."""
        for other in self.choice.alternatives:
            alike = type(other.action) is type(self.choice.action)
            company = getattr(other.action, "company", -1)
            if alike and company == getattr(self.choice.action, "company", -2):
                continue  # only a share more or less
            if company >= 0 and self.target[company] > self.held[company]:
                continue  # buying that is part of the plan, too
            return self._why_not(other)
        return []

    def objections(self) -> list[Term]:
        """What speaks against what a player has in mind: mostly the end of trading."""
        other = self.choice.considered
        assert other is not None
        if isinstance(other.action, EndTrading):
            action = self.choice.action
            term = self._buy(action) if isinstance(action, Buy) else self._sell(action)
            return [term]
        return self._why_not(other)

    def _why_not(self, other: Prospect) -> list[Term]:
        even = same_chance(self.choice.chosen, other)
        match other.action:
            case EndTrading():
                buys = isinstance(self.choice.action, Buy)
                return [sentence("cash-idle")] if buys and not even else []
            case Buy(_, company, number):
                return self._not_buying(company, number, even=even)
            case Sell(_, company, number):
                return self._not_selling(company, number, even=even)
        return []

    def _not_buying(self, company: int, number: int, *, even: bool) -> list[Term]:
        facts: dict[str, Fact] = {"company": company, "number": number}
        if even:
            return [sentence("buy-equal", **facts)]
        growth, value, mine = self.growths[company], self.values[company], self.held[company]
        risky = [one for one in self.threats if one.company == company and one.fall]
        worst = max(risky, key=lambda one: one.chance * one.fall, default=None)
        chosen = self.choice.action
        if worst is not None and worst.chance > LIKELY and worst.chance > self._danger_of_chosen():
            cost = worst.fall * (mine + number)
            return [sentence("buy-instead-risky", **facts, **self._danger(worst, cost))]
        if growth.top == value:
            return [sentence("buy-instead-stuck", **facts)]
        if isinstance(chosen, Buy):
            here = self.growths[chosen.company]
            more = (here.top - self.values[chosen.company]) * chosen.number
            less = (growth.top - value) * number
            cost = self.values[chosen.company] * chosen.number
            if less < more and value * number >= cost:
                return [sentence("buy-instead-less", **facts, gain=less, more=more)]
            if growth.ways < here.ways:
                ways: dict[str, Fact] = {"ways": growth.ways, "more_ways": here.ways}
                return [sentence("buy-instead-rarer", **facts, **ways, rolls=growth.rolls)]
        left = self.seen.cash[self.seat] - value * number
        owing = self._dearest(self.held)
        if owing is not None and left < owing.fall * self.held[owing.company]:
            lost = self._danger(owing, owing.fall * self.held[owing.company])
            return [sentence("buy-instead-short", **facts, **lost, cash=left)]
        return []

    def _danger_of_chosen(self) -> Fraction:
        """The greatest danger of the company whose shares one buys."""
        company = getattr(self.choice.action, "company", -1)
        return max(
            (one.chance for one in self.threats if one.company == company), default=Fraction(0)
        )

    def _not_selling(self, company: int, number: int, *, even: bool) -> list[Term]:
        facts: dict[str, Fact] = {"company": company, "number": number}
        if even:
            return [sentence("sell-equal", **facts)]
        growth, value = self.growths[company], self.values[company]
        risky = any(one.chance > LIKELY for one in self.threats if one.company == company)
        if growth.top > value and not risky:
            missed = (growth.top - value) * number
            course: dict[str, Fact] = {"old": value, "top": growth.top, "gain": missed}
            return [sentence("sell-instead-grows", **facts, **course)]
        return []


def _expected(threat: Threat) -> float:
    return float(threat.chance) * threat.cost


# --- forced sales --------------------------------------------------------------------------------


def advise_cover(seen: SharkObservation, choice: Choice) -> Choice:
    """Which shares cover a loss: what is kept, and what the next best would give up."""
    action: SellOff = choice.action
    asked = seen.decision
    assert isinstance(asked, CoverLoss)
    kept = tuple(have - gone for have, gone in zip(asked.shares, action.shares, strict=True))
    change = proceeds(worth_of(action.shares, asked.values)) - asked.rest
    code = "cover" if any(kept) else "cover-all"
    facts: dict[str, Fact] = {"sold": written(action.shares), "bought": written(kept)}
    advice = [sentence(code, **facts, rest=asked.rest)]
    if change:
        advice.append(sentence("cover-change", change=change))
    for other in choice.alternatives[:1]:
        gone = worth_of(other.action.shares, asked.values)
        if gone > worth_of(action.shares, asked.values):
            advice.append(
                sentence(
                    "cover-dearer",
                    sold=written(other.action.shares),
                    amount=gone,
                    less=worth_of(action.shares, asked.values),
                )
            )
        advice += _missed(seen, action, other.action)
    return told(choice, advice, (action,))


def _missed(seen: SharkObservation, action: SellOff, other: SellOff) -> list[Term]:
    """What the next building could bring with the shares that are handed over, if it is less than with others."""
    state = guess(seen, Random(0))
    settle_all(state)
    if state.phase == OVER:
        return []
    rises = [one.top - value for one, value in zip(growths(seen), seen.values, strict=True)]
    gain, more = (worth_of(one.shares, rises) for one in (action, other))
    if gain >= more:
        return []
    return [sentence("cover-misses", sold=written(other.shares), gain=gain, more=more)]
