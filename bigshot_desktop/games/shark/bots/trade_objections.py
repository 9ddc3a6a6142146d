"""What speaks against other deals than those of a hint, each named whole: a plan is more than its first deal."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from bigshot_desktop.bots.reasons import Prospect, Term, sentence
from bigshot_desktop.engine.game import Fact
from bigshot_desktop.games.shark.bots.advising import written
from bigshot_desktop.games.shark.bots.trade_facts import LIKELY, TradeFacts, gone_and_new
from bigshot_desktop.games.shark.rules.actions import Buy, EndTrading, Sell
from bigshot_desktop.games.shark.rules.material import N_COMPANIES


def why_not(trade: TradeFacts, other: Prospect) -> list[Term]:
    """The weightiest that speaks against another plan; nothing where the figures do not."""
    steps = other.steps or (other.action,)
    if len(steps) > 1:
        return _rather(trade, steps)
    match other.action:
        case EndTrading():
            spends = isinstance(trade.choice.action, Buy) and 2 * trade.cash_after < trade.cash
            return [sentence("cash-idle")] if spends else []
        case Buy(_, company, number):
            return _not_buying(trade, company, number)
        case Sell(_, company, number):
            return _not_selling(trade, company, number)
    return []


def _rather(trade: TradeFacts, steps: tuple[Any, ...]) -> list[Term]:
    """Where the other plan ends with shares of one company instead of those of another: why these are better."""
    ours, theirs = gone_and_new(trade.target, trade.moved_by(steps))
    mine = [company for company in range(N_COMPANIES) if ours[company]]
    other = [company for company in range(N_COMPANIES) if theirs[company]]
    if len(mine) != 1 or len(other) != 1:
        return []
    (here,), (there,) = mine, other
    if trade.bought[there] or trade.sold[here]:
        return []  # it would speak against the plan, too
    facts: dict[str, Fact] = {"bought": written(ours), "sold": written(theirs)}
    # Where nothing of the better is bought, the plans differ in what they sell.
    code = "rather-sell" if trade.sold[there] and not trade.bought[here] else "rather"
    worst, safe = trade.risk(there), trade.risk(here)
    chance = safe.chance if safe is not None else Fraction(0)
    if worst is not None and worst.chance > LIKELY and worst.chance > chance:
        cost = worst.fall * theirs[there]
        if trade.is_serious(cost):
            return [sentence(f"{code}-safer", **facts, **trade.danger(worst, cost))]
    more, less = trade.gain(here, ours[here]), trade.gain(there, theirs[there])
    dearer = ours[here] * trade.values[here] > theirs[there] * trade.values[there]
    often, seldom = trade.growths[here], trade.growths[there]
    if more > less and not dearer and often.ways * more >= seldom.ways * less:
        return [sentence(f"{code}-grows", **facts, gain=less, more=more)]
    if often.ways > seldom.ways and more >= less:
        facts |= {"better": here, "company": there, "rolls": often.rolls}
        return [sentence(f"{code}-often", **facts, ways=seldom.ways, more_ways=often.ways)]
    return []


def _not_buying(trade: TradeFacts, company: int, number: int) -> list[Term]:
    facts: dict[str, Fact] = {"company": company, "number": number}
    worst = trade.risk(company)
    if worst is not None and worst.chance > LIKELY and worst.chance > _danger_of_plan(trade):
        cost = worst.fall * number
        if trade.is_serious(cost):
            return [sentence("buy-instead-risky", **facts, **trade.danger(worst, cost))]
    if not trade.growths[company].ways:
        return [sentence("buy-instead-stuck", **facts)]
    if len(trade.plan) == 2 and trade.buys:
        against = _for_same_money(trade, company)
        if against:
            return against
    owing = trade.dearest(trade.held)
    if owing is not None:
        cost = owing.fall * trade.held[owing.company]
        left = trade.cash - number * trade.values[company]
        if left < cost <= trade.cash_after:
            short = trade.danger(owing, cost)
            return [sentence("buy-instead-short", **facts, **short, cash=left)]
    return []


def _for_same_money(trade: TradeFacts, company: int) -> list[Term]:
    """What shares of another company could bring for what the only purchase of the plan costs.

    Where the limit of purchases or the bank leaves fewer of them than the money would, that is told.
    """
    deal = trade.buys[0]
    asked: Any = trade.seen.decision
    for_money = trade.price // trade.values[company]
    number = min(asked.buyable[company], for_money)
    if not number:
        return []
    here, there = trade.growths[deal.company], trade.growths[company]
    more, less = trade.gain(deal.company, deal.number), trade.gain(company, number)
    facts: dict[str, Fact] = {"company": company, "number": number}
    if there.ways * less > here.ways * more:
        return []  # rolls that can raise it are so many more that it promises more
    if less < more:
        code = "buy-instead-less" if number == for_money else "buy-instead-limit"
        return [sentence(code, **facts, gain=less, more=more)]
    if number < for_money:
        return []
    if there.ways < here.ways and there.ways * less < here.ways * more:
        facts |= {"ways": there.ways, "more_ways": here.ways, "better": deal.company}
        return [sentence("buy-instead-rarer", **facts, rolls=there.rolls)]
    return []


def _danger_of_plan(trade: TradeFacts) -> Fraction:
    """The greatest danger of the companies whose shares one buys."""
    return max(
        (one.chance for one in trade.threats if trade.bought[one.company]), default=Fraction(0)
    )


def _not_selling(trade: TradeFacts, company: int, number: int) -> list[Term]:
    """That the shares could still earn something, where it is enough to be worth a sentence."""
    facts: dict[str, Fact] = {"company": company, "number": number}
    if not trade.is_serious(trade.gain(company, number)):
        return []
    rise = trade.rise(company, number)
    course: dict[str, Fact] = {one: rise[one] for one in ("old", "top", "gain")}
    worst = trade.risk(company)
    if worst is not None and worst.chance > LIKELY:
        danger = trade.danger(worst, worst.fall * number)
        return [sentence("sell-instead-despite", **facts, **course, **danger)]
    return [sentence("sell-instead-grows", **facts, **course)]
