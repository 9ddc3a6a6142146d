"""What a hint says in Big Shot: what to do, why, and what speaks against the next best, each of it true on the table.

Which reason is told follows from what a bot thinks weighs most; what it says follows from the rules (``claims.py``)
or from the very chances that the hint shows.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from bigshot_desktop.bots.reasons import MOST_SENTENCES, Choice, Term, same_chance, sentence
from bigshot_desktop.engine.game import Fact
from bigshot_desktop.games.big_shot.bots import claims
from bigshot_desktop.games.big_shot.bots.account import placing
from bigshot_desktop.games.big_shot.bots.claims import Effect, colours_of, effect, effects, least
from bigshot_desktop.games.big_shot.bots.discretion import without_limit
from bigshot_desktop.games.big_shot.bots.lot import Lot
from bigshot_desktop.games.big_shot.bots.memory import Ledger
from bigshot_desktop.games.big_shot.bots.placing import rest_of_plan
from bigshot_desktop.games.big_shot.bots.planner import shares_of
from bigshot_desktop.games.big_shot.bots.position import Plan, Position, position_now
from bigshot_desktop.games.big_shot.bots.speaking import Words
from bigshot_desktop.games.big_shot.rules.actions import BIDS, PLACES, Bid, Borrow, Pass, Pay, Place
from bigshot_desktop.games.big_shot.rules.decisions import ChoosePurse, ConsiderLoan, Speak
from bigshot_desktop.games.big_shot.rules.majority import NOBODY, SIZE, UNIT, WINNER, counts
from bigshot_desktop.games.big_shot.rules.material import DISTRICT_SIZE, LOAN_DEBT, loan_pays
from bigshot_desktop.games.big_shot.rules.observation import BigShotObservation

EVEN: Final = 0.01
"""Chances that differ by less are called equal."""
DENIED: Final = {
    "pass-taken": "denies",
    "pass-taken-yours": "denies",
    "pass-safe": "denies-safe",
    "pass-loses": "denies-lead",
}
"""What a rival could do with the cubes as the reason to bid."""
ALOOF: Final = (claims.GIVES, claims.LETS_LEAD, claims.NOTHING)
"""What does one no harm by itself where one has no cubes."""
HOPELESS: Final = 0.025
"""Who has a smaller chance can hardly win; whose is as near to one can hardly lose."""
OF_A_RIVAL: Final = {
    claims.TAKES: "pass-taken",
    claims.TAKES_PARK: "pass-taken",
    claims.TAKES_LONE_PARK: "pass-taken",
    claims.SAFE: "pass-safe",
    claims.LEADS: "pass-leads",
    claims.LEADS_FROM: "pass-leads",
}
"""What is said of what a rival could do with the cubes, by what it would do for that rival."""


class Advising:
    """The sentences for one decision of one seat."""

    def __init__(self, lot: Lot, seen: BigShotObservation, ledger: Ledger) -> None:
        self.lot = lot
        self.seen = seen
        self.ledger = ledger
        self.seat = seen.seat
        self.city = seen.setup.board
        self.own = seen.setup.deal.colours[seen.seat]

    # --- in the auction ------------------------------------------------------------------------------

    def bid(self, words: Words, choice: Choice) -> Choice:
        """Bid: how far to go, what the cubes do, what others could do with them."""
        action: Bid = choice.action
        limit = max(limit_of(words, action.amount), *listed(words, choice), action.amount)
        code = "bid" if limit > action.amount else "bid-once"
        if limit > words.cash:
            code = "bid-credit"
        against = self.if_passed(words)
        reason, beside = self.purpose(words, against)
        head = sentence(code, amount=action.amount, limit=limit, **reason)
        if passing_is_as_good(choice):
            head = without_limit(head)
        beside += self.left_over("spends", words, action.amount)
        advised = told(choice, [head, *beside], (action,), against)
        return replace(advised, aim=self.cubes_of_lot())

    def borrow(self, words: Words, choice: Choice, then: Words) -> Choice:
        """A loan, and the bid that it is for; ``then`` is the auction once it is taken."""
        action: Borrow = choice.action
        bids = then.best_bids()
        need = next((bid for _, bid in bids if bid > words.cash), None)
        number = self.seen.loans[action.colour] + 1
        facts: dict[str, Fact] = {"colour": action.colour, "pays": loan_pays(number)}
        following: tuple[Any, ...] = (action,)
        if isinstance(self.seen.decision, Speak) and bids:
            following = action, BIDS[self.seat][bids[0][1]]
        limit = limit_of(then, need if need is not None else words.standing + 1)
        code = "borrow" if limit > words.standing + 1 else "borrow-once"
        against = self.if_passed(words)
        reason, beside = self.purpose(then, against)
        head = sentence(code, limit=limit, **facts, **reason)
        if passing_is_as_good(choice):
            head = without_limit(head)
        cost = sentence("loan-cost", **facts)
        beside = [cost, *self.which_purse(action.colour), *beside]
        advised = told(choice, [head, *beside], following, against)
        return replace(advised, aim=self.cubes_of_lot())

    def which_purse(self, colour: int) -> list[Term]:
        """Why this colour takes the loan, and not the other: what they hold then, or what it brings."""
        for other in self.own:
            mine, theirs = self.seen.cash[colour], self.seen.cash[other]
            if other == colour or mine is None or theirs is None:
                continue
            pays, less = (loan_pays(self.seen.loans[one] + 1) for one in (colour, other))
            facts: dict[str, Fact] = {"colour": colour, "other": other, "sum": mine + pays}
            if mine + pays > theirs + less:
                return [sentence("borrow-reach", **facts, less=theirs + less)]
            if pays > less:
                return [sentence("borrow-dearer", **facts, less=less)]
        return []

    def pass_on(self, words: Words | None, choice: Choice) -> Choice:
        """Pass: what is too dear, and who pays it instead."""
        seen, asked = self.seen, self.seen.decision
        assert isinstance(asked, Speak)
        lowest = asked.lowest
        if asked.highest < lowest and not asked.purses:
            return told(choice, [sentence("pass-broke", lowest=lowest)], (choice.action,))
        assert words is not None
        if seen.standing and words.auction.money.most(seen.bidder) < seen.standing:
            head = sentence("pass-unpayable", seat=seen.bidder, amount=seen.standing)
            return told(choice, [head], (choice.action,))
        head = self.why_pass(words, choice, lowest)
        against = self.against_bidding(words, lowest)
        return told(choice, [head, *against], (choice.action,), against)

    def why_pass(self, words: Words, choice: Choice, lowest: int) -> Term:
        """Why a bid is no good. What the cubes could do is told only where that is not worth more than they cost."""
        chance = choice.chosen.expected
        if chance < HOPELESS and words.winning(lowest) < HOPELESS:
            return sentence("pass-lost", lowest=lowest)
        if chance < HOPELESS:
            return sentence("pass-outbid", lowest=lowest, seat=words.ranked[0])
        if chance > 1 - HOPELESS:
            return sentence("pass-won", lowest=lowest)
        best = self.best_effect(self.seat)
        rivals = [one.expected for one in choice.alternatives]
        even = not rivals or chance - max(rivals) < EVEN
        if best is None and not claims.can_lead_somewhere(
            self.lot.start, self.lot.cubes, self.seat
        ):
            return sentence("pass-idle", lowest=lowest)
        if best is None:
            return sentence("pass-even" if even else "pass-dear", lowest=lowest)
        cost = lowest
        purse = words.auction.loan_for(self.seat)
        if lowest > words.cash and purse is not None:
            cost += LOAN_DEBT - loan_pays(self.seen.loans[purse] + 1)
        worth = dict(best.facts).get("added", 0)
        assert isinstance(worth, int)
        if best.code == claims.SAFE:
            worth = self.city.districts[best.district].value
        if worth <= cost:
            return sentence("pass-even-why" if even else "pass", lowest=lowest, **why(best))
        if even:
            return sentence("pass-even", lowest=lowest)
        later = self.lot.table.left and lowest <= words.cash
        return sentence("pass-keep" if later else "pass-harm", lowest=lowest)

    def qualifying_by(self, one: Effect, position: Position) -> list[Term]:
        """That a colour gets the second district, which it needs to win (BS-26, BS-44)."""
        mine = dict(one.facts).get("mine")
        gained = one.code in (*claims.OWNING, claims.SAFE)
        if not gained or not isinstance(mine, int) or position.owners.count(mine) != 1:
            return []
        return [sentence("qualifies", colour=mine, district=one.district)]

    def against_bidding(self, words: Words, lowest: int) -> list[Term]:
        """What a bid would cost, and what the standing one costs its bidder."""
        found = []
        if lowest > words.cash:
            purse = words.auction.loan_for(self.seat)
            if purse is not None:
                pays = loan_pays(self.seen.loans[purse] + 1)
                found.append(sentence("bid-on-credit", lowest=lowest, pays=pays))
        else:
            found += self.left_over("bid-leaves", words, lowest)
        seen = self.seen
        purses = [seen.cash[c] for c in seen.setup.deal.colours[seen.bidder]]
        known = [cash for cash in purses if cash is not None]
        if seen.standing and len(known) == len(purses):
            left = sum(known) - seen.standing
            code = "rival-left" if left else "rival-broke"
            if left and len(purses) > 1:
                code = "rival-left-both"
            found.append(sentence(code, seat=seen.bidder, price=seen.standing, left=left))
        return found

    def decline(self, without: Words, choice: Choice) -> Choice:
        """No loan before the auction."""
        asked = self.seen.decision
        assert isinstance(asked, ConsiderLoan)
        purse = max(asked.purses, key=lambda c: -self.seen.loans[c])
        pays = loan_pays(self.seen.loans[purse] + 1)
        enough = without.limits[self.seat] < without.cash + 1
        code = "decline-enough" if enough else "decline-dear"
        head = sentence(code, cash=without.cash, pays=pays, colour=purse)
        return told(choice, [head], (choice.action,))

    def purpose(self, words: Words, against: list[Term]) -> tuple[dict[str, Fact], list[Term]]:
        """Why one wants the cubes, and what is told beside it; to keep a rival from much is more than to end a lead."""
        best = self.best_effect(self.seat)
        threat = against[0] if against else None
        little = best is None or best.code == claims.ENDS_LEAD
        if threat and threat.code in DENIED and little:
            reason = {"why": DENIED[threat.code], **dict(threat.facts)}
            return reason, [sentence("best-use", **why(best))] if best else []
        second = self.qualifying_by(best, self.lot.table.position) if best else []
        return self.reason(words), [*second, *against]

    def reason(self, words: Words) -> dict[str, Fact]:
        """Why one wants the cubes: what they do best, else that a rival would have them."""
        best = self.best_effect(self.seat)
        if best is not None:
            return why(best)
        return {"why": "better", "seat": words.taker(words.standing, words.holder)[0]}

    def best_effect(self, seat: int) -> Effect | None:
        """The most important of the good things that a seat would do with the lot."""
        plan, _ = self.lot.best(seat)
        whole = self.foremost(plan, seat, claims.GOOD)
        return whole and least(self.lot.table.position, self.city, seat, whole)

    def foremost(self, plan: Plan, seat: int, codes: tuple[str, ...]) -> Effect | None:
        """Of what a plan does for a seat, that which weighs most, among these."""
        weights = self.weights(plan, seat)
        found = effects(self.lot.table.position, plan, self.city, seat)
        fit = [one for one in found if one.code in codes and weights.get(one.district, 0.0) > 0]
        best = max(fit, key=lambda one: weights[one.district], default=None)
        if best is None or best.code in claims.OWNING:
            return best
        # A district for good is told rather than a lead that weighs little more.
        taken = [
            one
            for one in fit
            if one.code in claims.OWNING and weights[one.district] >= weights[best.district] / 2
        ]
        return max(taken, key=lambda one: weights[one.district], default=best)

    def weights(self, plan: Plan, seat: int) -> dict[int, float]:
        """By how much a plan changes a seat's chance, by district."""
        weights: dict[int, float] = {}
        for (_, facts), amount in placing(self.lot, plan, seat).amounts.items():
            d = dict(facts).get("district")
            if isinstance(d, int):
                weights[d] = weights.get(d, 0.0) + amount
        return weights

    def if_passed(self, words: Words) -> list[Term]:
        """What the likely taker could do with the cubes, where that hurts."""
        taker, price = words.taker(words.standing, words.holder)
        plan, _ = self.lot.best(taker)
        position = self.lot.table.position
        wanted = self.best_effect(self.seat)
        if wanted is not None and self.can_take(taker, wanted.district):
            yours = WINNER[position.piles[wanted.district]] in self.own
            code = "pass-taken-yours" if yours else "pass-taken"
            return [sentence(code, seat=taker, district=wanted.district)]
        theirs = effects(position, plan, self.city, taker)
        mine = {one.district: one for one in effects(position, plan, self.city, self.seat)}
        harm = self.weights(plan, self.seat)
        hurting = [one for one in theirs if harm.get(one.district, 0.0) < 0]
        hurting.sort(key=lambda one: harm[one.district])
        for one in hurting:
            if mine[one.district].code == claims.LOSES:
                code = "pass-taken-yours" if one.code in claims.OWNING else "pass-loses"
                return [sentence(code, seat=taker, district=one.district)]
            if one.code in OF_A_RIVAL:
                return [sentence(OF_A_RIVAL[one.code], seat=taker, district=one.district)]
        if len(words.others) == 1:
            code = "pass-gives" if words.standing else "pass-gives-free"
            return [sentence(code, seat=taker, price=words.standing)]
        return [sentence("pass-leaves", seat=taker, price=price)] if price else []

    def can_take(self, seat: int, district: int) -> bool:
        """Whether a seat could get a district for good with the lot."""
        position = self.lot.table.position
        room = DISTRICT_SIZE - SIZE[position.piles[district]]
        return any(
            effect(position, self.city, seat, district, part).code in claims.OWNING
            for part, size in shares_of(self.lot.cubes).parts
            if size <= room
        )

    def left_over(self, code: str, words: Words, amount: int) -> list[Term]:
        """What the purse holds after a bid, while there are rounds to come; two purses are no such simple matter."""
        rounds, left = self.lot.table.left, words.cash - amount
        if not rounds or left < 0 or len(self.own) > 1:
            return []
        if not left:
            return [sentence(f"{code}-all", lowest=amount)]
        if rounds == 1:
            code = f"{code}-last"
        return [sentence(code, lowest=amount, left=left, to_come=rounds)]

    # --- with the cubes ------------------------------------------------------------------------------

    def pay(self, choice: Choice) -> Choice:
        """Which purse pays: what both hold then."""
        action: Pay = choice.action
        asked = self.seen.decision
        assert isinstance(asked, ChoosePurse)
        cash = self.seen.cash
        other = next(c for c in self.own if c != action.colour)
        mine, theirs = cash[action.colour], cash[other]
        assert mine is not None
        assert theirs is not None
        most = max(mine - asked.amount, theirs)
        less = max(mine, theirs - asked.amount)
        if most > less and self.lot.table.left:
            head = sentence("pay-more", colour=action.colour, limit=most, less=less)
        elif mine == theirs:
            head = sentence("pay-equal", colour=action.colour, limit=most, other=other)
        else:
            left, spent = mine - asked.amount, theirs - asked.amount
            facts: dict[str, Fact] = {"left": left, "other": other, "rest": theirs}
            code = "pay"
            if left > spent + 1 and spent >= 0:
                code = "pay-thin" if spent else "pay-spares"
                facts["spent"] = spent
            head = sentence(code, colour=action.colour, **facts)
        return told(choice, [head], (action, *self.cubes_of_lot()))

    def cubes_of_lot(self) -> tuple[Place, ...]:
        """Where the cubes of the whole lot would go."""
        plan, _ = self.lot.best(self.seat)
        return tuple(PLACES[self.seat][one][d] for d, part in plan for one in colours_of(part))

    def place(self, choice: Choice) -> Choice:
        """The next cube: what it does by itself, or the first of those that do something together."""
        action: Place = choice.action
        position = position_now(self.seen, self.ledger)
        rest = rest_of_plan(self.lot, self.seen, self.ledger, action)
        head = self.cube(position, action, rest)
        part = dict(rest)[action.district]
        whole = effect(position, self.city, self.seat, action.district, part)
        sentences = [
            head,
            *self.qualifying_by(whole, position),
            *self.afterwards(position, rest, action.district),
        ]
        for other in [one for one in choice.alternatives if one is not choice.considered][:1]:
            instead = rest_of_plan(self.lot, self.seen, self.ledger, other.action)
            part = dict(instead).get(other.action.district, 0)
            done = effects(position, ((other.action.district, part),), self.city, self.seat)[0]
            weaker = not same_chance(choice.chosen, other)
            if weaker and other.action.district not in dict(rest):
                if done.code in claims.GOOD:
                    sentences.append(sentence("place-instead", **why(done)))
                elif done.code in claims.HARMFUL:
                    sentences.append(sentence("place-worse", **why(done)))
        following = [
            PLACES[self.seat][colour][d] for d, part in rest for colour in colours_of(part)
        ]
        advised = told(choice, sentences, tuple(following))
        if whole.code in (*claims.OWNING, claims.SAFE):
            # A district for good is not called a place as good as others, however even the chances are.
            kept = tuple(term for term in advised.advice if term.code != "even-place")
            advised = replace(advised, advice=kept)
        own = choice.considered
        return replace(advised, objection=self.your_cube(position, own.action)) if own else advised

    def your_cube(self, position: Position, action: Place) -> Term:
        """What the cube does that a player has in mind instead."""
        one = effect(position, self.city, self.seat, action.district, UNIT[action.colour])
        return sentence("your-cube", **why(one))

    def cube(self, position: Position, action: Place, rest: Plan) -> Term:
        """What one cube does."""
        d, colour = action.district, action.colour
        part = dict(rest)[d]
        whole = effects(position, ((d, part),), self.city, self.seat)[0]
        one = effect(position, self.city, self.seat, d, UNIT[colour])
        facts: dict[str, Fact] = {"colour": colour, "district": d}
        number = SIZE[part]
        if number > 1:
            harm = whole.code in (*claims.HARMFUL, claims.NOTHING)
            code = "place-first-harm" if harm else "place-first"
            return sentence(code, number=number, **{**why(whole), **facts})
        how = _variant(one)
        if one.code in ALOOF and not how:
            there = counts(position.piles[d] + UNIT[colour])
            how = "" if any(there[mine] for mine in self.own) else "-aloof"
        return sentence(f"place-{one.code}{how}", **{**facts, **dict(one.facts)})

    def afterwards(self, position: Position, rest: Plan, district: int) -> list[Term]:
        """The best that the other cubes of the plan do."""
        others = tuple((d, part) for d, part in rest if d != district)
        done = effects(position, others, self.city, self.seat)
        weights = self.weights(rest, self.seat) if done else {}
        good = [one for one in done if one.code in claims.GOOD]
        if not good:
            return []
        best = max(good, key=lambda one: weights.get(one.district, 0.0))
        return [sentence("place-then", **why(best))]


def _variant(one: Effect) -> str:
    """How it comes about, where that is told: others cancel out, it is the last round, nobody leads."""
    facts = dict(one.facts)
    if "cancel" in facts:
        return "-cancel"
    if "last" in facts:
        return "-last"
    who = {claims.NOTHING: "rival", claims.ENDS_LEAD: "leader"}.get(one.code)
    return "-nobody" if who is not None and facts[who] == NOBODY else ""


def why(one: Effect) -> dict[str, Fact]:
    """An effect as the reason in a sentence."""
    code = f"{one.code}{_variant(one)}"
    return {"why": code, "district": one.district, "part": one.part, **dict(one.facts)}


def passing_is_as_good(choice: Choice) -> bool:
    """Whether to pass comes to the same chance: then it is not told how far to go."""
    others = choice.alternatives
    return any(isinstance(one.action, Pass) and same_chance(choice.chosen, one) for one in others)


def limit_of(words: Words, bid: int) -> int:
    """How far to go: the highest price at which having the cubes is no worse than leaving them at the bid before."""
    limit = bid
    while limit < words.most:
        again = limit + 1
        if words.winning(again) < words.passing(limit, words.ranked[0]):
            break
        limit = again
    return limit


def listed(words: Words, choice: Choice) -> list[int]:
    """The bids among the alternatives that are still better than to pass."""
    passing = (one.expected for one in choice.alternatives if isinstance(one.action, Pass))
    left = next(passing, words.passing(words.standing, words.holder))
    return [
        one.action.amount
        for one in choice.alternatives
        if isinstance(one.action, Bid) and one.expected > left
    ]


def told(
    choice: Choice, advice: list[Term], plan: tuple[Any, ...], against: list[Term] | None = None
) -> Choice:
    """The choice with its sentences, its plan, and what speaks against what a player has in mind.

    That is a word of the auction of the other kind: against another bid there is no sentence of its own.
    """
    own = choice.considered
    other = own is not None and isinstance(own.action, Pass) != isinstance(choice.action, Pass)
    objection = against[0] if against and other else None
    shown = advice[:MOST_SENTENCES]
    if equally := evenly(choice):
        beside = [term for term in advice[1:] if not term.code.endswith("-equal")]
        shown = [advice[0], *beside[: MOST_SENTENCES - 2], equally]
    return replace(choice, advice=tuple(shown), plan=plan, objection=objection)


def evenly(choice: Choice) -> Term | None:
    """What is equally good: all that was weighed, or to pass instead."""
    others = choice.alternatives
    if not others or not all(same_chance(choice.chosen, one) for one in others):
        return sentence("even-pass") if passing_is_as_good(choice) else None
    if isinstance(choice.action, Pass):
        return None  # the reason to pass says so
    chance = choice.chosen.expected
    if chance < HOPELESS:
        return sentence("even-lost")
    if chance > 1 - HOPELESS:
        return sentence("even-won")
    if isinstance(choice.action, Place):
        return sentence("even-place")
    if isinstance(choice.action, Pay):
        return sentence("even-pay")
    if all(isinstance(one.action, Borrow) for one in (choice.chosen, *others)):
        return sentence("even-loan")
    return sentence("even-pass") if passing_is_as_good(choice) else None
