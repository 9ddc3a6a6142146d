"""What the sentences of a trade rest on: the plan, what the next building could bring, what the dice could cost."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cached_property
from typing import Any, Final

from bigshot_desktop.bots.reasons import Choice
from bigshot_desktop.engine.game import Fact
from bigshot_desktop.games.shark.bots.advising import hundredths, is_serious, which
from bigshot_desktop.games.shark.bots.next_roll import NextRoll
from bigshot_desktop.games.shark.bots.position import Holding, worth
from bigshot_desktop.games.shark.bots.trading import deals_between
from bigshot_desktop.games.shark.rules.actions import Buy, EndTrading, Sell
from bigshot_desktop.games.shark.rules.material import N_COMPANIES
from bigshot_desktop.games.shark.rules.observation import SharkObservation
from bigshot_desktop.games.shark.rules.settlement import worth_of
from bigshot_desktop.games.shark.rules.threats import Threat, threats

LIKELY: Final = 0.15
"""A danger that is less likely is not worth a sentence."""


class TradeFacts:
    """A plan of deals, and the table on which it is made."""

    def __init__(
        self, seen: SharkObservation, choice: Choice, held: Holding, target: Holding
    ) -> None:
        self.seen, self.choice, self.held, self.target = seen, choice, held, target
        self.seat, self.values, self.cash = seen.seat, seen.values, seen.cash[seen.seat]
        self.threats = threats(seen, seen.seat)
        self.roll = NextRoll(seen)
        self.growths = self.roll.growths
        self.plan: tuple[Any, ...] = (
            *deals_between(self.seat, held, target),
            EndTrading(self.seat),
        )
        self.sales = [deal for deal in self.plan if isinstance(deal, Sell)]
        self.buys = [deal for deal in self.plan if isinstance(deal, Buy)]
        self.sold, self.bought = gone_and_new(held, target)
        self.revenue, self.price = (worth_of(one, self.values) for one in (self.sold, self.bought))
        self.cash_after = self.cash + self.revenue - self.price

    def rise(self, company: int, number: int) -> dict[str, Fact]:
        """What the next building could make of so many shares, as facts."""
        growth, old = self.growths[company], self.values[company]
        facts: dict[str, Fact] = {"ways": growth.ways, "rolls": growth.rolls}
        return facts | {"old": old, "top": growth.top, "gain": self.gain(company, number)}

    def gain(self, company: int, number: int) -> int:
        """What the best next building would bring on so many shares."""
        return (self.growths[company].top - self.values[company]) * number

    def best_gain(self, shares: Holding) -> int:
        """The same with shares of several companies: a building raises one of them."""
        return max(self.gain(company, number) for company, number in enumerate(shares))

    def risk(self, company: int) -> Threat | None:
        """Of the chains of a company the one whose loss is to be feared most."""
        risky = [one for one in self.threats if one.company == company and one.fall]
        return max(risky, key=lambda one: one.chance * one.fall, default=None)

    def feared(self, company: int) -> Fraction:
        """What the dice may cost with the shares of a company that are held, by their chance."""
        worst = self.risk(company)
        return worst.chance * worst.fall * self.held[company] if worst else Fraction(0)

    def promise(self, company: int, number: int) -> Fraction:
        """What the dice may bring with so many shares, by their chance, less what they may cost."""
        worst, growth = self.risk(company), self.growths[company]
        loss = worst.chance * worst.fall if worst is not None else Fraction(0)
        return Fraction(growth.ways, growth.rolls) * self.gain(company, number) - loss * number

    def often(self, shares: Holding) -> int:
        """The greatest of what one building can bring with shares of several companies, times the rolls that can."""
        gains = (self.gain(company, number) for company, number in enumerate(shares))
        return max(gain * one.ways for gain, one in zip(gains, self.growths, strict=True))

    def is_gamble(self, company: int) -> bool:
        """Whether the dice are more likely to cost a share of a company something than to bring it something."""
        return self.promise(company, 1) < 0

    @property
    def is_behind(self) -> bool:
        """Whether somebody else has more, in cash and shares."""
        return self.wealth(self.seat) < self.wealth(self.rival)

    def dearest(self, held: Holding) -> Threat | None:
        """The chain whose loss would cost most, of those that some roll before the next turn can take."""
        risky = [one for one in self.threats if one.chance and one.fall * held[one.company]]
        return max(risky, key=lambda one: one.fall * held[one.company], default=None)

    def danger(self, threat: Threat, cost: int) -> dict[str, Fact]:
        """A danger as facts."""
        return {"percent": hundredths(threat.chance), "cost": cost, **which(threat)}

    def is_serious(self, amount: int) -> bool:
        """Whether a sum is worth a sentence, beside all that one has."""
        return is_serious(amount, self.wealth(self.seat))

    def wealth(self, seat: int) -> int:
        """Cash and shares of a seat, which no trade changes."""
        seen = self.seen
        shares = seen.shares[seat * N_COMPANIES : (seat + 1) * N_COMPANIES]
        return seen.cash[seat] + worth(shares, self.values)

    @cached_property
    def rivals(self) -> list[int]:
        """The others. While somebody trades, not all of them can be ruined (SH-20)."""
        seen, seats = self.seen, range(self.seen.setup.players)
        return [seat for seat in seats if seat != self.seat and seen.playing >> seat & 1]

    @cached_property
    def rival(self) -> int:
        """Who of them has most, in cash and shares."""
        return max(self.rivals, key=self.wealth)

    @property
    def race(self) -> dict[str, Fact]:
        """Who of the others has most, how much that is, and what one has oneself, as facts."""
        before, after = self.wealth(self.rival), self.wealth(self.seat)
        return {"seat": self.rival, "before": before, "after": after}

    def moved_by(self, steps: Sequence[Any]) -> Holding:
        """What one holds after other deals than those of the plan."""
        held = list(self.held)
        for deal in steps:
            if isinstance(deal, Buy):
                held[deal.company] += deal.number
            elif isinstance(deal, Sell):
                held[deal.company] -= deal.number
        return tuple(held)


def gone_and_new(old: Holding, new: Holding) -> tuple[Holding, Holding]:
    """The shares that are sold and those that are bought between two holdings."""
    gaps = [after - before for after, before in zip(new, old, strict=True)]
    return tuple(max(0, -gap) for gap in gaps), tuple(max(0, gap) for gap in gaps)
