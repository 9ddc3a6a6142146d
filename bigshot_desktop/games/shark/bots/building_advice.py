"""What a hint says of a building: what it earns, whom it hurts, what it protects, and what another one would do.

Money and values come from the rules, which place the building on a copy of the table; dangers are those of the dice
(``rules/threats.py``) before the player's next turn.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cached_property
from math import prod
from typing import Final, NamedTuple

from bigshot_desktop.bots.reasons import Choice, Prospect, Term, same_chance, sentence
from bigshot_desktop.engine.game import Fact
from bigshot_desktop.games.shark.bots.advising import (
    after_placing,
    held_by,
    hundredths,
    next_value,
    told,
    wealths,
)
from bigshot_desktop.games.shark.rules.actions import Place
from bigshot_desktop.games.shark.rules.observation import SharkObservation, observe
from bigshot_desktop.games.shark.rules.outcome import Outcome, placing
from bigshot_desktop.games.shark.rules.state import OVER
from bigshot_desktop.games.shark.rules.threats import Threat, threats

NOTABLE: Final = Fraction(1, 20)
"""By so much a danger must change to be told of."""
GROWTH_COUNTS: Final = 0.3
"""A thousand that one more building may bring, beside a thousand that is there at once."""
Reason = tuple[float, dict[str, Fact]]
"""What it weighs, in thousands, and its facts."""


class Danger(NamedTuple):
    """A chain before a building and after it, and what the dice may do to it."""

    old: Threat
    new: Threat

    @property
    def company(self) -> int:
        return self.old.company

    @property
    def fall(self) -> int:
        """What a share loses if it is driven off then."""
        return self.new.fall


class Built:
    """One building that could be placed, and the table after it."""

    def __init__(self, seen: SharkObservation, action: Place) -> None:
        self.seen, self.action, self.seat = seen, action, seen.seat
        self.company, self.square = action.company, action.square
        self.outcome: Outcome = placing(seen, action.company, action.square)
        self.after = after_placing(seen, action.company, action.square)

    @cached_property
    def threats(self) -> tuple[Threat, ...]:
        """What the chains on the map have to fear then."""
        if self.after.phase == OVER:
            return ()
        return threats(observe(self.after, self.seat), self.seat)

    @cached_property
    def top(self) -> int:
        """To what value one more building beside it could raise the company."""
        return next_value(self.seen, self.company, self.square)

    @cached_property
    def wealth(self) -> dict[int, int]:
        """Everybody's cash and shares."""
        return wealths(self.after)

    def total(self, seat: int) -> int:
        """What a seat gets in cash, less what it pays."""
        return sum(one.total for one in self.outcome.effects if one.seat == seat)

    def loss(self, seat: int) -> int:
        """What a seat pays."""
        return sum(one.loss for one in self.outcome.effects if one.seat == seat)

    def danger_at(self, square: int) -> Fraction:
        """How likely the chain on a square is to be driven off."""
        return next((one.chance for one in self.threats if square in one.squares), Fraction(0))

    def share_of(self, seat: int, company: int) -> int:
        return self.after.shares[4 * seat + company]

    def dangers(self, now: tuple[Threat, ...]) -> list[Danger]:
        """What changes for the chains that are there already and stay."""
        found = []
        for old in now:
            new = next((one for one in self.threats if set(old.squares) <= set(one.squares)), None)
            if new is not None and new.company == old.company:
                found.append(Danger(old, new))
        return found


def advise_place(seen: SharkObservation, choice: Choice) -> Choice:
    """What the building brings, whom it hurts, what it protects, and what the next best one does instead."""
    action: Place = choice.action
    built = Built(seen, action)
    facts: dict[str, Fact] = {"company": action.company, "square": action.square}
    reasons = place_reasons(built)
    advice = [sentence("place", **{**reasons[0], **facts})]
    against = [
        term for other in choice.alternatives[:1] for term in instead(built, choice.chosen, other)
    ]
    also = [sentence("place-also", **one) for one in reasons[1:2]]
    advice += [*also, *against, *_standing(built)]
    return told(choice, advice, (action,), against)


def place_reasons(built: Built) -> list[dict[str, Fact]]:
    """What speaks for a building, the weightiest first; that nothing changes only where there is nothing else."""
    found = [*_end(built), *_money(built), *_victims(built), *_protection(built), *_threat(built)]
    found.sort(key=lambda one: -one[0])
    good = [facts for weight, facts in found if weight > 0]
    return good or [facts for _, facts in found]


def _end(built: Built) -> list[Reason]:
    if not built.outcome.ends:
        return []
    own = built.wealth.get(built.seat, 0)
    best = max((sum_ for one, sum_ in built.wealth.items() if one != built.seat), default=0)
    if own > best:
        return [(1e6, {"why": "wins", "after": own, "before": best})]
    return [(1e5, {"why": "ends"})]


def _money(built: Built) -> list[Reason]:
    """What the company does by it, and what that brings."""
    outcome, own = built.outcome, built.total(built.seat)
    course: dict[str, Fact] = {
        "company": built.company,
        "old": outcome.old,
        "new": outcome.new,
    }
    if outcome.new > outcome.old:
        code = "earns" if own > outcome.bonus else "earns-bonus"
        return [(own, {"why": code, "gain": own, **course})]
    if outcome.bonus:
        alone: dict[str, Fact] = {"bonus": outcome.bonus, **course}
        if (
            not outcome.ends
            and built.top > outcome.new
            and built.share_of(built.seat, built.company)
        ):
            return [(own, {"why": "alone-next", "top": built.top, **alone})]
        return [(own, {"why": "alone", **alone})]
    code = "joins" if outcome.new < outcome.old else "stays"
    shares = built.share_of(built.seat, built.company)
    if not outcome.ends and built.top > outcome.new and shares:
        weight = GROWTH_COUNTS * (built.top - outcome.new) * (shares + 1)
        return [(weight, {"why": "grows-next", "top": built.top, **course})]
    gets = any(one.total > 0 for one in outcome.effects if one.seat != built.seat)
    return [(0, {"why": code if gets or code == "joins" else "stays-quiet", **course})]


def _victims(built: Built) -> list[Reason]:
    """Who pays for what is driven off the map."""
    outcome = built.outcome
    if not outcome.victims:
        return []
    victim = max(outcome.victims, key=lambda one: len(one.squares))
    facts: dict[str, Fact] = {"victim": victim.company, "number": len(victim.squares)}
    losers = [one for one in outcome.effects if one.loss and one.seat != built.seat]
    if not losers:
        return [(0.5, {"why": "swallows", **facts})]
    worst = max(losers, key=lambda one: (one.ruined, one.loss))
    code = "ruins" if worst.ruined else "costs"
    weight = 1e4 if worst.ruined else worst.loss
    return [(weight, {"why": code, **facts, "seat": worst.seat, "loss": worst.loss})]


def _protection(built: Built) -> list[Reason]:
    """A chain of a company whose shares one has is in less danger than before."""
    found: list[Reason] = []
    for one in built.dangers(threats(built.seen, built.seat)):
        cost = one.fall * built.share_of(built.seat, one.company)
        before, after = one.old.chance, one.new.chance
        if cost and before - after > NOTABLE:
            facts: dict[str, Fact] = {"victim": one.company, "cost": cost}
            facts |= {"was": hundredths(before), "percent": hundredths(after)}
            code = "protects" if after else "shields"
            found.append((float(before - after) * cost, {"why": code, **facts}))
    return sorted(found, key=lambda one: -one[0])[:1]


def _threat(built: Built) -> list[Reason]:
    """A chain is in more danger than before that a rival has most to lose by."""
    found: list[Reason] = []
    seats = [seat for seat in built.wealth if seat != built.seat]
    for one in built.dangers(threats(built.seen, built.seat)):
        if not seats or built.share_of(built.seat, one.company):
            continue
        worst = max(seats, key=lambda seat: built.share_of(seat, one.company))
        cost = one.fall * built.share_of(worst, one.company)
        before, after = (by_others(threat, worst) for threat in (one.old, one.new))
        if cost and after - before > NOTABLE:
            facts: dict[str, Fact] = {"victim": one.company, "seat": worst, "cost": cost}
            facts |= {"was": hundredths(before), "percent": hundredths(after)}
            code = "threatens" if before else "endangers"
            found.append((float(after - before) * cost, {"why": code, **facts}))
    return sorted(found, key=lambda one: -one[0])[:1]


def by_others(threat: Threat, seat: int) -> Fraction:
    """How likely somebody else than a seat can drive a chain off: who does it pays nothing (SH-17)."""
    rolls = zip(threat.takers, threat.ways, strict=True)
    safe = (1 - Fraction(ways, threat.rolls) for taker, ways in rolls if taker != seat)
    return 1 - prod(safe, start=Fraction(1))


def _standing(built: Built) -> list[Term]:
    """Who is ahead then, by cash and shares."""
    others = {seat: sum_ for seat, sum_ in built.wealth.items() if seat != built.seat}
    if built.seat not in built.wealth or not others or built.outcome.ends:
        return []
    best = max(others, key=lambda seat: others[seat])
    own = built.wealth[built.seat]
    code = "place-ahead" if own > others[best] else "place-behind"
    code = "place-level" if own == others[best] else code
    return [sentence(code, seat=best, after=own, before=others[best])]


# --- beside the next best ------------------------------------------------------------------------


def instead(built: Built, chosen: Prospect, other: Prospect) -> list[Term]:
    """What speaks against another building, the weightiest of it; or that it is as good."""
    there = Built(built.seen, other.action)
    facts: dict[str, Fact] = {"company": there.company, "square": there.square}
    found = [*_less(built, there), *_rivals(built, there), *_riskier(built, there)]
    if built.company == there.company and not built.outcome.ends and not there.outcome.ends:
        shares = built.share_of(built.seat, built.company)
        growth = GROWTH_COUNTS * (built.top - there.top) * (shares + 1)
        if growth > 0:
            lower: dict[str, Fact] = {"code": "place-lower", "top": there.top, "most": built.top}
            found.append((growth, lower))
    if found:
        _, best = max(found, key=lambda one: one[0])
        code = str(best.pop("code"))
        return [sentence(code, **facts, **best)]
    return [sentence("place-equal", **facts)] if same_chance(chosen, other) else []


def _less(built: Built, there: Built) -> list[Reason]:
    own, other = built.total(built.seat), there.total(built.seat)
    if other >= own:
        return []
    return [(own - other, {"code": "place-less", "gain": other, "more": own})]


def _rivals(built: Built, there: Built) -> list[Reason]:
    """A rival who would get more there, or would be spared what the building costs here."""
    found: list[Reason] = []
    for seat in range(built.seen.setup.players):
        if seat == built.seat:
            continue
        here, others = built.total(seat), there.total(seat)
        gain = there.total(built.seat)
        if others > max(here, 0):
            facts: dict[str, Fact] = {"gain": gain, "seat": seat, "amount": others}
            found.append((others - max(here, 0), {"code": "place-helps", **facts}))
        saved = built.loss(seat) - there.loss(seat)
        if saved > 0:
            facts = {"seat": seat, "loss": built.loss(seat), "less": there.loss(seat)}
            code = "place-spares" if there.loss(seat) else "place-spares-all"
            found.append((saved, {"code": code, **facts}))
    return found


def _riskier(built: Built, there: Built) -> list[Reason]:
    """A chain of a company whose shares one has, or the new one, would be in greater danger there."""
    found: list[Reason] = []
    here = {one.squares: one for one in built.threats}
    for one in there.threats:
        shares = held_by(built.seen, built.seat)[one.company]
        same = here.get(one.squares)
        if there.square in one.squares:
            chance, before = one.chance, built.danger_at(built.square)
            shares = max(shares, 1)
        elif same is not None:
            chance, before = one.chance, same.chance
        else:
            continue
        if chance - before > NOTABLE and one.fall * shares:
            facts: dict[str, Fact] = {"victim": one.company, "percent": hundredths(chance)}
            facts |= {"was": hundredths(before)}
            fresh = there.square in one.squares
            code = "place-riskier" if fresh else "place-exposes"
            found.append((float(chance - before) * one.fall * shares, {"code": code, **facts}))
    return found
