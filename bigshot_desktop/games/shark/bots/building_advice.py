"""What a hint says of a building: what it earns, whom it hurts, what it protects, and what another one would do.

Money and values come from the rules, which place the building on a copy of the table; dangers are those of the dice
(``rules/threats.py``) before the player's next turn.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cached_property
from math import prod
from random import Random
from typing import Final, NamedTuple

from bigshot_desktop.bots.reasons import Choice, Prospect, Term, same_chance, sentence
from bigshot_desktop.engine.game import Fact
from bigshot_desktop.games.shark.bots.advising import (
    after_placing,
    held_by,
    hundredths,
    is_even,
    is_serious,
    next_value,
    race_of,
    told,
    wealths,
    which,
    without_hope,
)
from bigshot_desktop.games.shark.bots.next_roll import NextRoll
from bigshot_desktop.games.shark.rules.actions import PLACES, Place
from bigshot_desktop.games.shark.rules.material import N_COMPANIES, squares_in
from bigshot_desktop.games.shark.rules.observation import SharkObservation, guess, observe
from bigshot_desktop.games.shark.rules.outcome import Outcome, placing
from bigshot_desktop.games.shark.rules.state import OVER
from bigshot_desktop.games.shark.rules.threats import Threat, threats

NOTABLE: Final = Fraction(1, 20)
"""By so much a danger must change to be told of."""
NEARLY: Final = 2
"""By so few hundredths a chance may be smaller for what one would do nearly as well with."""
GROWTH_COUNTS: Final = 0.3
"""A thousand that one more building may bring, beside a thousand that is there at once."""
Reason = tuple[float, dict[str, Fact]]
"""What it weighs, in thousands, and its facts."""


class Danger(NamedTuple):
    """What a chain has to fear before a building and after it."""

    before: Threat
    after: Threat


def chance_by_others(threat: Threat, seat: int) -> Fraction:
    """That somebody other than a seat can take a chain: who takes it pays nothing for that (SH-17)."""
    rolls = zip(threat.ways, threat.takers, strict=True)
    safe = (1 - Fraction(ways, threat.rolls) for ways, taker in rolls if taker != seat)
    return 1 - prod(safe, start=Fraction(1))


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

    @cached_property
    def rivals_gain(self) -> int:
        """What all the others get, less what they pay."""
        return sum(one.total for one in self.outcome.effects if one.seat != self.seat)

    @cached_property
    def own_fall(self) -> int:
        """What the seat's own shares lose in value; it pays nothing for that (SH-17)."""
        held = held_by(self.seen, self.seat)
        falls = [one for one in self.outcome.changes if one.new < one.old]
        return sum((one.old - one.new) * held[one.company] for one in falls)

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
    richest, most = richest_building(seen, [one.action for one in choice.alternatives])
    reasons = place_reasons(built, most)
    advice = [sentence("place", **{**reasons[0], **facts})]
    if choice.considered:
        against = instead(built, choice.chosen, choice.alternatives[0])
    elif most > built.total(built.seat):
        against = _beside_richest(built, choice, richest)
    else:
        against = _beside(built, choice)
    also = [sentence("place-also", **one) for one in reasons[1:2]]
    hopeless: list[Term] = []
    if not built.outcome.ends:
        race = race_of(wealths(guess(seen, Random(0))), seen.seat)
        hopeless = without_hope("hopeless", choice, race)
    if hopeless:
        advice += [*hopeless, *against]
    else:
        advice += [*also, *against, *_standing(built)]
    return told(choice, advice, (action,), against)


def _beside(built: Built, choice: Choice) -> list[Term]:
    """What speaks against the best of the others that is not as good, and what is as good."""
    if is_even(choice):
        return []  # what is as good has nothing against it
    nearest = choice.alternatives[0]
    against = instead(built, choice.chosen, nearest)
    as_good = same_chance(choice.chosen, nearest)
    if as_good and [term.code for term in against] != ["place-equal"]:
        return against
    worse = next(one for one in choice.alternatives if not same_chance(choice.chosen, one))
    if as_good:
        against = [*instead(built, choice.chosen, worse), *against]
    if against and not (as_good and len(against) == 1):
        return against
    if _hundredths_less(choice.chosen, worse) <= NEARLY:
        company, square = worse.action.company, worse.action.square
        against = [*against, sentence("place-nearly", company=company, square=square)]
    return against


def _hundredths_less(chosen: Prospect, other: Prospect) -> int:
    """By how many hundredths a chance is smaller, as both are shown."""
    return round(100 * chosen.expected) - round(100 * other.expected)


def _beside_richest(built: Built, choice: Choice, richest: Place) -> list[Term]:
    """Why the building that brings most at once is not advised, and what else is as good."""
    nearest = choice.alternatives[:1]
    listed = next((one for one in choice.alternatives if one.action == richest), None)
    known = listed or next(iter(choice.alternatives[-1:]), choice.chosen)
    smaller = not same_chance(choice.chosen, known)
    against = _forgone(built, Built(built.seen, richest), smaller)
    if nearest and nearest[0].action != richest and same_chance(choice.chosen, nearest[0]):
        against += [one for one in _beside(built, choice) if one.code == "place-equal"]
    return against


def _forgone(built: Built, there: Built, smaller: bool) -> list[Term]:
    """Why what brings most at once is not advised: a rival gets more or even wins, or it is in danger.

    ``smaller`` is whether the chance to win is known to be smaller with it.
    """
    lost = _lost(built, there)
    if lost:
        return _told(there, lost)
    gain = there.total(built.seat)
    found = [one for one in _rivals(built, there) if str(one[1]["code"]).startswith("place-helps")]
    found = found or _helped(built, there) or _helped_less(built, there)
    # What rivals get comes first: the weightiest is told, and of equals the first.
    for weight, facts in _riskier(built, there):
        code = str(facts["code"]).replace("place-", "place-gain-").removesuffix("-only")
        more = "" if facts["was"] == 0 else "-more"
        found.append((weight, {**facts, "code": f"{code}{more}", "gain": gain}))
    code = "place-gain-worse" if smaller else "place-gain-no-better"
    return _told(there, found or [(0, {"code": code, "gain": gain})])


def richest_building(seen: SharkObservation, known: list[Place]) -> tuple[Place, int]:
    """Of all that can be placed what brings the player most at once, and how much that is; of equals what is known."""
    found: dict[Place, int] = {}
    for company in range(N_COMPANIES):
        for square in squares_in(seen.spots[company]):
            effects = placing(seen, company, square).effects
            own = sum(one.total for one in effects if one.seat == seen.seat)
            found[PLACES[seen.seat][company][square]] = own
    richest = max(found, key=lambda one: (found[one], one in known))
    return richest, found[richest]


def place_reasons(built: Built, most: int) -> list[dict[str, Fact]]:
    """What speaks for a building, the weightiest first; that nothing changes only where there is nothing else.

    ``most`` is what the best paying building would bring at once.
    """
    money = _money(built, most)
    found = [*_end(built), *money, *_victims(built), *_protection(built), *_threat(built)]
    found.sort(key=lambda one: -one[0])
    if found[0][1]["why"] == "wins":
        return [found[0][1]]
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


def _money(built: Built, most: int) -> list[Reason]:
    """What the company does by it, and what that brings; one's own shares would gain by its growth."""
    outcome, own = built.outcome, built.total(built.seat)
    course: dict[str, Fact] = {
        "company": built.company,
        "old": outcome.old,
        "new": outcome.new,
    }
    shares = built.share_of(built.seat, built.company)
    grows = not outcome.ends and built.top > outcome.new and shares > 0
    if outcome.new > outcome.old:
        code = "earns" if own > outcome.bonus else "earns-bonus"
        if code == "earns-bonus" and own == most:
            code = "earns-most"
        return [(own, {"why": code, "gain": own, **course})]
    if outcome.bonus:
        alone: dict[str, Fact] = {"bonus": outcome.bonus, **course}
        if grows:
            return [(own, {"why": "alone-next", "top": built.top, **alone})]
        return [(own, {"why": "alone-most" if own == most else "alone", **alone})]
    code = "joins" if outcome.new < outcome.old else "stays"
    if grows:
        weight = GROWTH_COUNTS * (built.top - outcome.new) * shares
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
    if len(outcome.victims) > 1:
        chains = sorted(outcome.victims, key=lambda one: -len(one.squares))
        facts["victims"] = ",".join(f"{one.company}:{len(one.squares)}" for one in chains)
    losers = [one for one in outcome.effects if one.loss and one.seat != built.seat]
    if not losers:
        return [(0, {"why": "swallows", **facts})]  # it changes nothing for anybody else
    worst = max(losers, key=lambda one: (one.ruined, one.loss))
    facts |= {"seat": worst.seat, "loss": worst.loss}
    if worst.ruined:
        return [(1e4, {"why": "ruins", **facts})]
    if built.own_fall:
        weight = 2 * worst.loss - built.own_fall  # their shares lose as much as they pay
        return [(weight, {"why": "costs-own", **facts, "cost": built.own_fall})]
    return [(worst.loss, {"why": "costs", **facts})]


def _protection(built: Built) -> list[Reason]:
    """A chain of a company whose shares one has is in less danger than before."""
    found: list[Reason] = []
    for old, new in built.dangers(threats(built.seen, built.seat)):
        spoken = new if new.chance else old  # what is safe now could have been lost as it was
        shares = built.share_of(built.seat, new.company)
        cost = spoken.fall * shares
        if is_serious(cost, built.wealth[built.seat]) and old.chance - new.chance > NOTABLE:
            saved = (old.chance * old.fall - new.chance * new.fall) * shares
            if saved <= 0:
                continue  # there is so much more to lose that the smaller danger is the greater one
            facts: dict[str, Fact] = {**which(spoken), "at": old.squares[0], "cost": cost}
            facts |= {"was": hundredths(old.chance), "percent": hundredths(new.chance)}
            code = "protects" if new.chance else "shields"
            found.append((float(saved), {"why": code, **facts}))
    return sorted(found, key=lambda one: -one[0])[:1]


def _threat(built: Built) -> list[Reason]:
    """A chain is in more danger than before that a rival has most to lose by, and oneself nothing."""
    found: list[Reason] = []
    for old, new in built.dangers(threats(built.seen, built.seat)):
        if built.share_of(built.seat, new.company):
            continue
        for rival in (seat for seat in built.wealth if seat != built.seat):
            before, after = (chance_by_others(one, rival) for one in (old, new))
            cost = new.fall * built.share_of(rival, new.company)
            if is_serious(cost, built.wealth[rival]) and after - before > NOTABLE:
                facts: dict[str, Fact] = {**which(new), "at": old.squares[0]}
                facts |= {"seat": rival, "cost": cost}
                facts |= {"was": hundredths(before), "percent": hundredths(after)}
                code = "threatens" if before else "endangers"
                found.append((float(after - before) * cost, {"why": code, **facts}))
    return sorted(found, key=lambda one: -one[0])[:1]


def _standing(built: Built) -> list[Term]:
    """Who is ahead then, by cash and shares."""
    others = {seat: sum_ for seat, sum_ in built.wealth.items() if seat != built.seat}
    if built.seat not in built.wealth or not others or built.outcome.ends:
        return []
    best = max(others, key=lambda seat: others[seat])
    own = built.wealth[built.seat]
    race: dict[str, Fact] = {"seat": best, "after": own, "before": others[best]}
    roll = NextRoll(observe(built.after, built.seat))
    if roll.may_end and roll.ending > NextRoll(built.seen).ending:
        return [sentence("place-near", ways=roll.ending, rolls=roll.rolls, **race)]
    code = "place-ahead" if own > others[best] else "place-behind"
    if own == others[best]:
        code = "place-level"
    return [sentence(code, **race)]


# --- beside the next best ------------------------------------------------------------------------


def instead(built: Built, chosen: Prospect, other: Prospect) -> list[Term]:
    """What speaks against another building, the weightiest of it; or that it is as good."""
    there = Built(built.seen, other.action)
    lost = _lost(built, there)
    if lost:
        return _told(there, lost)
    found = [*_less(built, there), *_rivals(built, there), *_riskier(built, there)]
    if built.company == there.company and not built.outcome.ends and not there.outcome.ends:
        shares = built.share_of(built.seat, built.company)
        growth = GROWTH_COUNTS * (built.top - there.top) * shares
        if growth > 0:
            stuck = there.top <= there.outcome.new
            lower: dict[str, Fact] = {"code": "place-stuck" if stuck else "place-lower"}
            found.append((growth, {**lower, "top": there.top, "most": built.top}))
    if not same_chance(chosen, other):
        return _told(there, found or _rarer(built, there))
    if found:
        return _told(there, found)
    return [sentence("place-equal", company=there.company, square=there.square)]


def _rarer(built: Built, there: Built) -> list[Reason]:
    """The company, of which one has shares, could rise with fewer rolls after the other building."""
    company = built.company
    over = built.after.phase == OVER or there.after.phase == OVER
    if over or company != there.company or not built.share_of(built.seat, company):
        return []
    more, less = (NextRoll(observe(one.after, one.seat)) for one in (built, there))
    often, seldom = (one.growths[company].ways for one in (more, less))
    if seldom >= often:
        return []
    return [(1, {"code": "place-rarer", "ways": seldom, "more_ways": often, "rolls": more.rolls})]


def _told(there: Built, found: list[Reason]) -> list[Term]:
    """The weightiest of what speaks against another building."""
    if not found:
        return []
    _, best = max(found, key=lambda one: one[0])
    code = str(best.pop("code"))
    return [sentence(code, **{"company": there.company, "square": there.square, **best})]


def _lost(built: Built, there: Built) -> list[Reason]:
    """The match would end there, and somebody else would win it."""
    gain, sums = there.total(built.seat), there.wealth
    best = max(sums, key=lambda seat: (sums[seat], seat == built.seat))
    if built.outcome.ends or not there.outcome.ends or best == built.seat or not gain:
        return []
    return [(1, {"code": "place-ends", "gain": gain, "seat": best, "amount": sums[best]})]


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
        more = min(others - max(here, 0), there.rivals_gain - built.rivals_gain)
        if more > max(0, gain - built.total(built.seat)):
            found.append((more, _shared(built, there, seat)))
        saved = built.loss(seat) - there.loss(seat)
        if saved > 0:
            facts: dict[str, Fact] = {"seat": seat, "loss": built.loss(seat)}
            facts |= {"less": there.loss(seat)}
            code = "place-spares" if there.loss(seat) else "place-spares-all"
            named = any(dict(one[1]).get("seat") == seat for one in _victims(built))
            found.append((saved + 0.5 * named, {"code": code, **facts}))
    return found


def _shared(built: Built, there: Built, seat: int) -> dict[str, Fact]:
    """What a rival gets beside oneself there, and here, if it is anything."""
    facts: dict[str, Fact] = {"gain": there.total(built.seat)}
    facts |= {"seat": seat, "amount": there.total(seat)}
    here = built.total(seat)
    if here <= 0:
        return {"code": "place-helps", **facts}
    return {"code": "place-helps-more", **facts, "more": built.total(built.seat), "less": here}


def _helped(built: Built, there: Built) -> list[Reason]:
    """Who of the others gets most by another building, if all of them together get more there."""
    rivals = [seat for seat in range(built.seen.setup.players) if seat != built.seat]
    best = max(rivals, key=there.total)
    more = there.total(best) - max(built.total(best), 0)
    if more <= 0 or there.rivals_gain <= built.rivals_gain:
        return []
    gain, least = there.total(built.seat), min(map(there.total, rivals))
    if gain - built.total(built.seat) < more or least < 0 or len(rivals) == 1:
        return [(more, _shared(built, there, best))]
    # One of several gets no more than what oneself gets more: only all of them together can be a reason.
    extra = there.rivals_gain - built.rivals_gain
    if extra <= gain - built.total(built.seat):
        return []
    facts: dict[str, Fact] = {"gain": gain, "amount": there.rivals_gain}
    if built.rivals_gain <= 0:
        return [(extra, {"code": "place-helps-all", **facts})]
    facts |= {"more": built.total(built.seat), "less": built.rivals_gain}
    return [(extra, {"code": "place-helps-both", **facts})]


def _helped_less(built: Built, there: Built) -> list[Reason]:
    """Who of the others gets most more by a building that brings oneself more still, but not twice as much more."""
    rivals = [seat for seat in range(built.seen.setup.players) if seat != built.seat]
    extra = {seat: there.total(seat) - max(built.total(seat), 0) for seat in rivals}
    best = max(rivals, key=lambda seat: extra[seat])
    own = there.total(built.seat) - built.total(built.seat)
    if extra[best] <= 0 or 2 * extra[best] < own or there.rivals_gain <= built.rivals_gain:
        return []
    return [(extra[best], _shared(built, there, best))]


def _riskier(built: Built, there: Built) -> list[Reason]:
    """A chain of a company whose shares one has would be in greater danger there."""
    found: list[Reason] = []
    here = {one.squares: one for one in built.threats}
    for one in there.threats:
        shares = held_by(built.seen, built.seat)[one.company]
        same = here.get(one.squares)
        if there.square in one.squares:
            chance, before = one.chance, built.danger_at(built.square)
        elif same is not None:
            chance, before = one.chance, same.chance
        else:
            continue
        if chance - before > NOTABLE and one.fall * shares:
            facts: dict[str, Fact] = {**which(one), "percent": hundredths(chance)}
            facts |= {"was": hundredths(before), "cost": one.fall * shares}
            fresh = there.square in one.squares
            code = "place-riskier" if fresh else "place-exposes"
            code = code if before else f"{code}-only"
            found.append((float(chance - before) * one.fall * shares, {"code": code, **facts}))
    return found
