"""What a hint says of trade: why these shares, what one building could bring, what else there was."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from bigshot_desktop.bots.reasons import Choice, Term, same_chance, sentence
from bigshot_desktop.engine.game import Fact
from bigshot_desktop.games.shark.bots.advising import (
    held_by,
    is_even,
    told,
    without_hope,
    written,
)
from bigshot_desktop.games.shark.bots.last_building import winning_rolls
from bigshot_desktop.games.shark.bots.position import Holding
from bigshot_desktop.games.shark.bots.trade_facts import LIKELY, TradeFacts, gone_and_new
from bigshot_desktop.games.shark.bots.trade_objections import why_not
from bigshot_desktop.games.shark.bots.trading import Trading
from bigshot_desktop.games.shark.rules.actions import Buy, EndTrading
from bigshot_desktop.games.shark.rules.material import N_COMPANIES
from bigshot_desktop.games.shark.rules.observation import SharkObservation
from bigshot_desktop.games.shark.rules.settlement import worth_of
from bigshot_desktop.games.shark.rules.state import BEFORE

WITHOUT_SALES: Final = ("end-limit", "end-cash", "end-broke")
"""Ends of trading that say of sales only that none is better, unless there is a reason to keep shares."""
NOTABLE: Final = 12
"""Of all rolls at least the twelfth part must help more, if that is to be a reason."""
OF_ALL: Final = ("spreads", "spreads-first", "often", "wins-last")
"""Reasons that are told of all that is bought: no company of it needs another one."""
KEEPING: Final = (*WITHOUT_SALES, "end")
"""Ends of trading that ask for such a reason."""


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


class TradeAdvice(TradeFacts):
    """The sentences for the deals of a plan, or for the end of trading."""

    def sentences(self, at_first: Holding) -> list[Term]:
        """What to do and why, then what speaks against the next best and the danger that is left."""
        action = self.choice.action
        if isinstance(action, EndTrading):
            head = self._end(at_first)
            hopeless = self._hopeless()
            why = self._keep() if head.code in KEEPING and not hopeless else []
            if why and head.code in WITHOUT_SALES:
                head = replace(head, code=f"{head.code}-keep")
            rest = [*self._dangers([head, *why]), *self._against(why)]
            return [head, *hopeless, *why, *([] if hopeless else self._near()), *rest]
        told: list[Term]
        if isinstance(action, Buy):
            first = self._buy("buy")
            told = [first, *self._other_purchase(first)]
        else:
            head = self._sell()
            paid = head.code == "sell-for"
            told = [head]
            if self.buys:
                first = self._buy("buy-then" if paid else "then-buy")
                told += [first, *self._other_purchase(first)]
            told += self._yield() if paid else []
        as_good = self._as_good()
        hopeless = self._hopeless()
        told += [*hopeless, *as_good, *([] if hopeless else self._near())]
        told += [] if as_good else self._later()
        dangers = self._dangers(told)
        daring = self._daring(told, dangers)
        # A risk that is taken is told with its reason, even before what speaks against the next best.
        told += [*dangers, *daring] if daring else self._new_beside(told)
        return told if daring else [*told, *self._dangers(told)]

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
            if sold_out:
                return sentence("end", cash=cash)
            return sentence("end-cash", cash=cash) if cash else sentence("end-broke")
        if seen.phase == BEFORE:
            code = "end-before-unless" if self.roll.ending else "end-before"
            return sentence(code, number=asked.allowance)
        worst = self.dearest(held)
        if worst is not None and cash >= worst.fall * held[worst.company]:
            facts = self.danger(worst, worst.fall * held[worst.company])
            return sentence("end-reserve", cash=cash, **facts)
        return sentence("end", cash=cash)

    def _keep(self) -> list[Term]:
        """Why shares are kept: what the next building could bring with those that promise most."""

        def promise(company: int) -> int:
            if not self.values[company]:
                return 0  # nobody could sell it
            return self.growths[company].ways * self.gain(company, self.held[company])

        company = max(range(N_COMPANIES), key=promise)
        if not promise(company):
            return []
        code = "keep-own" if self.seen.phase == BEFORE else "keep"
        return [sentence(code, company=company, **self.rise(company, self.held[company]))]

    def _buy(self, code: str) -> Term:
        """Why the shares of the plan: what promises most of them can grow, or is the most anybody holds."""
        deal = max(self.buys, key=self._promise)
        company, number = deal.company, deal.number
        facts: dict[str, Fact] = {"company": company, "number": number}
        facts |= {"bought": written(self.bought)}
        swapped = self._swapped() if code == "buy-then" and not self._yield() else {}
        if swapped:
            return sentence(f"{code}-all", **facts, **swapped)
        winning = self._winning()
        if winning:
            return sentence(code, **facts, **winning)
        hedges = self._hedges(company)
        if self.is_gamble(company) and not self.is_behind and hedges:
            return sentence(code, **facts, **hedges)
        if self.growths[company].ways:
            reason = self._beside_dice(deal, code)
            reason = reason or {**self.rise(company, number), "why": self._by_roll}
            return sentence(code, **facts, **reason)
        most = self._most(company)
        if most:
            return sentence(code, **facts, **most)
        return sentence(code, **facts, why="buys-better", price=self.values[company] * number)

    def _promise(self, deal: Buy) -> tuple[bool, int, int]:
        """How much speaks for a purchase: who is behind may risk something for it."""
        company, number = deal.company, deal.number
        rises = self.growths[company].ways * self.gain(company, number)
        return self.is_behind or not self.is_gamble(company), rises, self.values[company] * number

    def _beside_dice(self, deal: Buy, code: str) -> dict[str, Fact]:
        """Why these shares, where others promise as much by the dice: nothing, if it holds for the others, too."""
        company = deal.company
        others = self._outdoing(deal)
        if not others or self.is_gamble(company):
            return {}
        if code != "buy-then":  # there it would be a reason for all that is bought
            beside = [other for other in others if self.bought[other]]
            spreads = self._spreads(deal, others) or (self._spreads(deal, beside) if beside else {})
            if spreads:
                return self._spreads_all() or spreads
        mine = not self._most_of_others(company)
        if mine and all(self._most_of_others(one) for one in others):
            return {"why": "only-holder"}
        most = self._most(company)
        if most and all(self.held[one] <= self._most_of_others(one) for one in others):
            return most
        gaps = [self._most_of_others(one) - self.held[one] for one in others]
        if self._most_of_others(company) - self.held[company] > max(0, *gaps):
            return self._hedges(company)
        return {}

    def _spreads(self, deal: Buy, others: Sequence[int]) -> dict[str, Fact]:
        """That clearly more rolls help with a purchase than without it, or with one share of others instead."""
        raising, rolls = self.roll.raising_shares, self.roll.rolls
        rest = self._without(deal)
        then, without = raising(self.target), raising(rest)
        elsewhere = [
            raising(tuple(own + (c == other) for c, own in enumerate(rest))) for other in others
        ]
        if NOTABLE * (then - without) < rolls or any(ways >= then for ways in elsewhere):
            return {}
        if len(self.buys) > 1:
            return {"why": "spreads-one", "ways": then, "was": without, "rolls": rolls}
        return self._spreads_all()

    def _spreads_all(self) -> dict[str, Fact]:
        """That clearly more rolls help than now, and clearly fewer without any of the purchases."""
        raising, rolls = self.roll.raising_shares, self.roll.rolls
        now, then = raising(self.held), raising(self.target)
        least = max(now, *(raising(self._without(deal)) for deal in self.buys))
        if NOTABLE * (then - least) < rolls:
            return {}
        why = "spreads" if now else "spreads-first"
        return {"why": why, "ways": then, "was": now, "rolls": rolls}

    def _without(self, deal: Buy) -> Holding:
        """What one holds after the plan without one of its purchases."""
        return tuple(
            own - deal.number * (company == deal.company) for company, own in enumerate(self.target)
        )

    def _most(self, company: int) -> dict[str, Fact]:
        """That one has most shares of a company by what is bought, and did not before."""
        own = self.target[company]
        new = self.held[company] <= self._most_of_others(company) < own
        return {"why": "most", "own": own} if new else {}

    def _hedges(self, company: int) -> dict[str, Fact]:
        """Who has more shares of a company than one had so far: the richest of the others, or who has most of them."""

        def shares(seat: int) -> int:
            return held_by(self.seen, seat)[company]

        most = max(self.rivals, key=shares)
        seat = self.rival if shares(self.rival) > self.held[company] else most
        if shares(seat) <= self.held[company]:
            return {}
        own, why = self.target[company], "hedges"
        if own >= shares(seat):
            why = "overtakes" if own > shares(seat) else "keeps-up"
        return {"why": why, "seat": seat, "own": shares(seat)}

    def _outdoing(self, deal: Buy) -> list[int]:
        """The companies whose shares promise as much by the dice for the same money, or more."""
        asked: Any = self.seen.decision
        left = asked.allowance - sum(self.bought) + deal.number
        price = deal.number * self.values[deal.company]
        promise, found = self.promise(deal.company, deal.number), []
        rises = self.growths[deal.company].ways * self.gain(deal.company, deal.number)
        for other, value in enumerate(self.values):
            if not value or other == deal.company:
                continue
            number = price // value if self.sold[other] else min(left, price // value)
            as_often = self.growths[other].ways * self.gain(other, number) >= rises
            if number and (as_often or self.promise(other, number) >= promise):
                found.append(other)
        return found

    def _most_of_others(self, company: int) -> int:
        """The most shares of a company that anybody else has."""
        return max(held_by(self.seen, seat)[company] for seat in self.rivals)

    @property
    def _by_roll(self) -> str:
        return "own-roll" if self.seen.phase == BEFORE else "next-roll"

    def _winning(self) -> dict[str, Fact]:
        """That one can win at once with more rolls than without the deals, as the match may end with the building."""
        if self.seen.phase != BEFORE or not self.roll.ending:
            return {}
        then = winning_rolls(self.seen, self.plan)
        now = winning_rolls(self.seen, self.plan[-1:]) if then else 0
        if then <= now:
            return {}
        return {"why": "wins-last", "ways": then, "was": now, "rolls": self.roll.rolls}

    def _other_purchase(self, first: Term) -> list[Term]:
        """Why the shares of other companies, too, that the first reason does not explain."""
        facts = dict(first.facts)
        others = [deal for deal in self.buys if deal.company != facts["company"]]
        if not others or facts["why"] in OF_ALL:
            return []
        explained = int(facts["company"])
        if len(others) > 1:
            return [self._together(others, explained)]
        deal, company = others[0], others[0].company
        also: dict[str, Fact] = {"company": company, "number": deal.number}
        spreads = self._spreads(deal, ())
        if spreads:
            return [sentence("buy-too", **also, **{**spreads, "why": "spreads-too"})]
        if self.growths[company].ways and self._is_worth_it(deal, explained):
            rise = {"why": self._by_roll, **self.rise(company, deal.number)}
            return [sentence("buy-too", **also, **rise)]
        rest = self._without(deal)
        leans = 2 * rest[explained] * self.values[explained] >= worth_of(rest, self.values)
        reason = {} if leans else self._most(company) or self._hedges(company)
        if reason:
            return [sentence("buy-too", **also, **reason)]
        return [self._so_that(others, explained)]

    def _together(self, deals: Sequence[Buy], explained: int) -> Term:
        """Why the shares of several other companies: with each of them more rolls help, or they spread the risk."""
        raising, rolls = self.roll.raising_shares, self.roll.rolls
        gone = {deal.company for deal in deals}
        rest = tuple(
            own - new * (company in gone)
            for company, (own, new) in enumerate(zip(self.target, self.bought, strict=True))
        )
        then, was = raising(self.target), raising(rest)
        each = all(raising(self._without(deal)) < then for deal in deals)
        if not each or NOTABLE * (then - was) < rolls:
            return self._so_that(deals, explained)
        bought = self._written(deals)
        facts: dict[str, Fact] = {"ways": then, "was": was, "rolls": rolls, "better": explained}
        return sentence("buy-too-all", bought=bought, why="spreads-too", **facts)

    def _so_that(self, deals: Sequence[Buy], explained: int) -> Term:
        return sentence("buy-so-that", bought=self._written(deals), better=explained)

    def _written(self, deals: Sequence[Buy]) -> str:
        gone = {deal.company for deal in deals}
        return written(tuple(new * (c in gone) for c, new in enumerate(self.bought)))

    def _is_worth_it(self, deal: Buy, explained: int) -> bool:
        """Whether a purchase promises something, and as many shares more of the explained company no more than that."""
        if not self._promise(deal)[0]:
            return False
        asked: Any = self.seen.decision
        left = asked.allowance - sum(self.bought) + deal.number
        money = deal.number * self.values[deal.company] + self.cash_after
        number = min(left, money // self.values[explained])
        return self.promise(explained, number) <= self.promise(deal.company, deal.number)

    def _swapped(self) -> dict[str, Fact]:
        """That more rolls help than before, or with what is bought for what is sold."""
        raising, rolls = self.roll.raising_shares, self.roll.rolls
        now, then = raising(self.held), raising(self.target)
        each = all(raising(self._without(deal)) < then for deal in self.buys)
        if each and NOTABLE * (then - now) >= rolls and not self._spreads_unsold(then):
            return {"why": "spreads", "ways": then, "was": now, "rolls": rolls}
        sold, bought = raising(self.sold), raising(self.bought)
        if bought > sold:
            return {"why": "often", "ways": bought, "was": sold, "rolls": rolls}
        return {}

    def _spreads_unsold(self, ways: int) -> bool:
        """Whether one share more, for which nothing need be sold, would let as many rolls help."""
        for deal in self.buys:
            if self.values[deal.company] <= self.cash:
                more = [own + (c == deal.company) for c, own in enumerate(self.held)]
                if self.roll.raising_shares(tuple(more)) >= ways:
                    return True
        return False

    def _yield(self) -> list[Term]:
        """What one building could bring with what is bought, beside what is sold: it raises one company."""
        sold, bought = self.best_gain(self.sold), self.best_gain(self.bought)
        dearer = sold * self.price >= bought * self.revenue  # for the same money
        rarer = self.often(self.sold) * self.price >= self.often(self.bought) * self.revenue
        if dearer or rarer or sold >= bought:
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
        return sentence("sell", **facts, **self._why_sell(company, deal.number))

    def _why_sell(self, company: int, number: int) -> dict[str, Fact]:
        worst = self.risk(company)
        kept = [c for c in range(N_COMPANIES) if self.target[c] and c != company]
        danger: dict[str, Fact] = {}
        likely = worst is not None and worst.chance > LIKELY
        if worst is not None and likely and self.is_serious(worst.fall * number):
            danger = {"why": "danger", **self.danger(worst, worst.fall * number)}
        if danger and all(self.feared(company) >= self.feared(one) for one in kept):
            return danger
        growth = self.growths[company]
        if not growth.ways:
            return {"why": "stuck"}
        owing = self.dearest(self.target)
        owed = owing.fall * self.target[owing.company] if owing is not None else 0
        if owing is not None and self.cash < owed and self.cash < self.cash_after:
            enough = owed <= self.cash_after
            if enough or owing.chance > LIKELY:
                lost = self.danger(owing, owed)
                return {"why": "reserve" if enough else "short", **lost, "cash": self.cash_after}
        if kept and all(growth.ways < self.growths[one].ways for one in kept):
            return {"why": "rarely", "ways": growth.ways, "rolls": growth.rolls}
        if danger:
            return danger
        swapped = self._swapped() if self.buys else {}
        if swapped.get("why") == "spreads":
            swapped["why"] = "spreads-after"
        if swapped:
            return swapped
        left = self.cash_after - self.revenue
        if self.buys and left >= 0:
            return {"why": "keeps-cash", "cash": self.cash_after, "less": left}
        if not self.buys and self.wealth(self.seat) > self.wealth(self.rival):
            return {"why": "secures", "amount": self.revenue, **self.race}
        return {"why": "sells-better", "amount": self.revenue}

    def _later(self) -> list[Term]:
        """That there is another occasion after the building, where more could be bought now than is advised."""
        asked: Any = self.seen.decision
        if self.seen.phase != BEFORE or not self.buys:
            return []
        left = asked.allowance - sum(self.bought)
        more = any(
            0 < value <= self.cash_after and asked.buyable[company] > self.bought[company]
            for company, value in enumerate(self.values)
        )
        code = "buy-later-unless" if self.roll.ending else "buy-later"
        return [sentence(code)] if left > 0 and more else []

    def _hopeless(self) -> list[Term]:
        """That there is hardly a chance left, and how one stands."""
        return without_hope("hopeless", self.choice, self.race)

    def _as_good(self) -> list[Term]:
        """That to trade no more comes to the same chance, where something else that was weighed does not."""
        idle = [one for one in self.choice.alternatives if isinstance(one.action, EndTrading)]
        as_good = any(same_chance(self.choice.chosen, one) for one in idle)
        return [sentence("trade-equal")] if as_good and not is_even(self.choice) else []

    def _near(self) -> list[Term]:
        """That the next building may end the match, and how one stands."""
        if not self.roll.may_end:
            return []
        return [sentence("near", ways=self.roll.ending, rolls=self.roll.rolls, **self.race)]

    # --- beside the next best, and what remains to be feared -----------------------------------------

    def _dangers(self, told: list[Term]) -> list[Term]:
        """What the dice could cost with the shares that will be held, if it is likely and was not told yet."""
        target = self.target
        likely = [
            one for one in self.threats if one.fall * target[one.company] and one.chance > LIKELY
        ]
        if not likely or is_even(self.choice):
            return []
        worst = max(likely, key=lambda one: one.chance * one.fall * target[one.company])
        company = worst.company
        if company in [dict(term.facts).get("victim") for term in told]:
            return []
        cost = worst.fall * target[company]
        if not self.is_serious(cost):
            return []
        facts = self.danger(worst, cost)
        extra = worst.fall * self.bought[company]
        if 0 < extra < cost:
            return [sentence("danger-bought", **facts, amount=extra)]
        if not self.cash_after:
            return [sentence("danger-broke", **facts)]
        if self.cash_after < cost:
            return [sentence("danger-short", **facts, cash=self.cash_after)]
        return [sentence("danger", **facts)]

    def _daring(self, told: list[Term], dangers: list[Term]) -> list[Term]:
        """Why one buys what is in danger, where how one stands was not told yet."""
        named = [dict(term.facts).get("victim") for term in dangers]
        deals = (deal for deal in self.buys if deal.company in named)
        risked = any(self.is_gamble(deal.company) for deal in deals)
        stands = any(term.code in ("hopeless", "near") for term in told)
        return [sentence("dare", **self.race)] if risked and self.is_behind and not stands else []

    def _against(self, told: Sequence[Term] = ()) -> list[Term]:
        """What speaks against the next best plan that is not only more or less of the same."""
        companies = {dict(term.facts).get("company") for term in told}
        for other in self.choice.alternatives:
            steps = other.steps or (other.action,)
            company = getattr(other.action, "company", -1)
            same = len(steps) == 1 and company >= 0
            if same and (self.sold[company] or self.bought[company] or company in companies):
                continue
            if not same_chance(self.choice.chosen, other):
                return why_not(self, other)
            if len(steps) > 1 or not isinstance(other.action, Buy):
                return []
            return [sentence("buy-equal", company=company, number=other.action.number)]
        return []

    def _new_beside(self, told: list[Term]) -> list[Term]:
        """What speaks against the next best plan, unless the same rolls were compared before."""
        pairs = [
            (facts.get("ways"), facts.get("was")) for facts in (dict(one.facts) for one in told)
        ]

        def is_new(term: Term) -> bool:
            facts = dict(term.facts)
            return "more_ways" not in facts or (facts["more_ways"], facts["ways"]) not in pairs

        return [term for term in self._against() if is_new(term)]

    def objections(self) -> list[Term]:
        """What speaks against what a player has in mind: mostly the end of trading."""
        other = self.choice.considered
        assert other is not None
        if isinstance(other.action, EndTrading):
            return [self._buy("buy") if isinstance(self.choice.action, Buy) else self._sell()]
        return why_not(self, other)
