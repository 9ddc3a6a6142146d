"""What a hint says in an auction: bid, pass or borrow, what for, and what happens otherwise."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from bigshot_desktop.bots.reasons import Choice, Term, same_chance, sentence
from bigshot_desktop.engine.game import Fact
from bigshot_desktop.games.big_shot.bots import claims
from bigshot_desktop.games.big_shot.bots.claims import Effect, effects
from bigshot_desktop.games.big_shot.bots.discretion import without_limit
from bigshot_desktop.games.big_shot.bots.speaking import TRIFLE, Words
from bigshot_desktop.games.big_shot.bots.telling import (
    HOPELESS,
    passing_is_as_good,
    qualifying_by,
    told,
    why,
)
from bigshot_desktop.games.big_shot.bots.uses import FOR_GOOD, LEADING, NEARLY, Uses
from bigshot_desktop.games.big_shot.rules.actions import BIDS, Bid, Borrow, Pass
from bigshot_desktop.games.big_shot.rules.decisions import ConsiderLoan, Speak
from bigshot_desktop.games.big_shot.rules.majority import WINNER
from bigshot_desktop.games.big_shot.rules.material import LOAN_DEBT, loan_pays

EVEN: Final = 0.01
"""Chances that differ by less are called equal."""
DENIED: Final = {
    "pass-taken": "denies",
    "pass-taken-yours": "denies",
    "pass-safe": "denies-safe",
    "pass-loses": "denies-lead",
}
DENIED_LEAD: Final = {**DENIED, "pass-leads": "denies-leading"}
"""What a rival could do with the cubes as the reason to bid; the second where one has no use for them oneself."""
CLEARLY: Final = 0.005
"""By so much having the cubes is better or worse than to pass before a hint says so."""
HOPEFUL: Final = 2 * HOPELESS
"""Only who has such a chance with what is advised is told that without it there is hardly any."""
WITHIN_REACH: Final = 4 * HOPELESS
"""Only who would win so often with the cubes is told that it is the auction which stands in the way."""
FIRMER: Final = 0.05
"""By so much a higher bid must be likelier to be the last one before a hint says that this is why."""
LIKELY: Final = 0.5
"""A bid that is the last one less often than this is likely to be outbid."""
OUTRIGHT: Final = ("pass-taken", "pass-taken-yours", "pass-safe")
"""That a rival could have a district for good: more than a lead of one's own."""
OF_A_RIVAL: Final = {
    claims.TAKES: "pass-taken",
    claims.TAKES_PARK: "pass-taken",
    claims.TAKES_LONE_PARK: "pass-taken",
    claims.SAFE: "pass-safe",
    claims.LEADS: "pass-leads",
    claims.LEADS_FROM: "pass-leads",
}
"""What is said of what a rival could do with the cubes, by what it would do for that rival."""


class AuctionAdvice(Uses):
    """The sentences for one word of an auction."""

    def bid(self, words: Words, choice: Choice) -> Choice:
        """Bid: how far to go, what the cubes do, what others could do with them."""
        action: Bid = choice.action
        limit = self.limit_of(words, action.amount)
        choice = within(choice, limit)
        code = "bid" if limit > action.amount else "bid-once"
        if self.is_final(words, limit):
            code = "bid-final" if limit > action.amount else "bid-takes"
        if limit > words.cash:
            code = "bid-credit"
        against = self.if_passed(words)
        cost = limit if limit <= words.cash else limit + self.interest(words)
        reason, beside = self.purpose(words, against, cost)
        left = words.passing(words.standing, words.holder)
        drives = self.unwanted(words, action.amount, left)
        if drives:
            head, beside = self.driving(words, action.amount, reason)
        else:
            head = sentence(code, amount=action.amount, limit=limit, **reason)
            if passing_is_as_good(choice) or choice.chosen.expected < HOPELESS:
                head = without_limit(head)
            if words.winning(action.amount) <= left:
                beside = [term for term in beside if term.code != "bid-worth"]
            beside = better(choice, beside) + self.left_over("spends", words, action.amount)
            beside[1:1] = self.not_the_lowest(words, choice)
        advised = told(choice, [head, *beside], (action,), against)
        return replace(advised, aim=() if drives else self.cubes_of_lot())

    def not_the_lowest(self, words: Words, choice: Choice) -> list[Term]:
        """Why one bids more than one must, or that the lowest bid is as good."""
        bid, lowest = choice.action.amount, words.standing + 1
        if bid == lowest:
            return []
        below, last, _ = words.bidding(lowest, 0.0)
        if same_chance(choice.chosen, replace(choice.chosen, expected=below)):
            return [sentence("lowest-equal", lowest=lowest)]
        if words.left_alone(bid) - last < FIRMER:
            return []
        return [sentence("bid-jumps", lowest=lowest)]

    def limit_of(self, words: Words, bid: int) -> int:
        """How far to go: the highest price at which having the cubes is no worse than leaving them a bid before.

        Never further than it takes: one more than anybody else can bid, and no more where nobody can outbid the bid.
        """
        limit, most = bid, words.most
        if not self.hides_reach:
            reach = max(words.auction.most(other) for other in words.others)
            most = min(most, max(bid, reach + (bid < reach)))
        while limit < most:
            again = limit + 1
            left = words.passing(limit, words.ranked[0])
            if words.bidding(again, 0.0)[0] < left + TRIFLE or self.unwanted(words, again, left):
                break
            limit = again
        return limit

    def is_final(self, words: Words, bid: int) -> bool:
        """Whether nobody else has the money to bid more, as far as the seat may know."""
        return not self.hides_reach and all(
            words.auction.most(other) <= bid for other in words.others
        )

    @property
    def hides_reach(self) -> bool:
        """Whether it may not be known how far others can go: money is hidden, or bids may be more than one has."""
        return None in self.seen.cash or self.ground.facts.terms.overbids_allowed

    def unwanted(self, words: Words, amount: int, left: float) -> bool:
        """Whether to have the cubes for this is worse than what is left when one passes, also at a closer look."""
        if words.winning(amount) >= left - CLEARLY:
            return False
        money = words.auction.purses_after(self.seat, amount)
        return self.lot.own_plans(self.seat, money)[0][0][self.seat] < left - CLEARLY

    def driving(
        self, words: Words, amount: int, reason: dict[str, Fact]
    ) -> tuple[Term, list[Term]]:
        """A bid for cubes that one would rather not have: somebody else should pay more for them."""
        likely = words.left_alone(amount) < LIKELY
        code = "bid-drives" if likely else "bid-drives-if"
        head = sentence(code, **{**reason, "amount": amount, "driven": words.ranked[0]})
        return head, [sentence("drives-risk", amount=amount)]

    def borrow(self, words: Words, choice: Choice, then: Words) -> Choice:
        """A loan, and the bid that it is for; ``then`` is the auction once it is taken."""
        action: Borrow = choice.action
        bids = then.best_bids()
        need = next((bid for _, bid in bids if bid > words.cash), None)
        number = self.seen.loans[action.colour] + 1
        facts: dict[str, Fact] = {"colour": action.colour, "pays": loan_pays(number)}
        following: tuple[Any, ...] = (action,)
        first = lowest = words.standing + 1
        if isinstance(self.seen.decision, Speak) and bids:
            first = bids[0][1]
            following = action, BIDS[self.seat][first]
        limit = self.limit_of(then, first)
        bid: dict[str, Fact] = {"amount": first} if first > lowest else {}
        code = "borrow-once" if limit == first else "borrow-bids" if bid else "borrow"
        against = self.if_passed(words)
        reason, beside = self.purpose(words, against, limit + LOAN_DEBT - loan_pays(number))
        amount = need if need is not None else lowest
        left = words.passing(words.standing, words.holder)
        if isinstance(self.seen.decision, Speak) and self.unwanted(then, amount, left):
            driven: dict[str, Fact] = {"amount": amount, "driven": then.ranked[0]}
            head = sentence("borrow-drives", **{**reason, **facts, **driven})
            beside = [sentence("borrow-drives-risk", amount=amount)]
        else:
            head = sentence(code, **bid, limit=limit, **facts, **reason)
            hopeless = choice.chosen.expected < HOPELESS
            if passing_is_as_good(choice) or hopeless or limit <= words.cash:
                head = without_limit(head)
            if then.winning(amount) <= left:
                beside = [term for term in beside if term.code != "bid-worth"]
            which = self.which_purse(action.colour)
            beside = [sentence("loan-cost", **facts), *which, *better(choice, beside)]
        advised = told(choice, [head, *beside], following, against)
        return replace(advised, aim=self.cubes_of_lot())

    def which_purse(self, colour: int) -> list[Term]:
        """Why this colour takes the loan, and not the other: what they hold then, or what it brings."""
        asked = self.seen.decision
        assert isinstance(asked, Speak | ConsiderLoan)
        for other in asked.purses:
            mine, theirs = self.seen.cash[colour], self.seen.cash[other]
            if other == colour or mine is None or theirs is None:
                continue
            pays, less = (loan_pays(self.seen.loans[one] + 1) for one in (colour, other))
            facts: dict[str, Fact] = {"colour": colour, "other": other, "sum": mine + pays}
            if mine + pays > theirs + less:
                return [sentence("borrow-reach", **facts, less=theirs + less)]
            if pays > less:
                return [sentence("borrow-dearer", **facts, less=less)]
            if mine <= self.seen.standing < theirs:
                return [sentence("borrow-both", **facts, rest=theirs)]
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
        own = choice.considered.action if choice.considered else None
        against = self.against_bidding(words, own.amount if isinstance(own, Bid) else lowest)
        best = self.best_effect(self.seat)
        if head.code.startswith("pass-contested") and best is not None:
            use = sentence("best-use", **why(best))
            return told(choice, [head, *bid_as_good(choice), use], (choice.action,), against)
        named = best is not None and why(best).items() <= dict(head.facts).items()
        helps = self.against_whom(best, self.ground) if best is not None and named else []
        return told(choice, [head, *helps, *against], (choice.action,), against)

    def why_pass(self, words: Words, choice: Choice, lowest: int) -> Term:
        """Why a bid is no good. What the cubes could do is told only where that is not worth more than they cost."""
        chance = choice.chosen.expected
        if chance < HOPELESS and words.winning(lowest) < HOPELESS:
            return sentence("pass-lost", lowest=lowest)
        if chance < HOPELESS and words.winning(lowest) < WITHIN_REACH:
            return sentence("pass-either", lowest=lowest)
        if chance < HOPELESS:
            return sentence("pass-outbid", lowest=lowest, seat=words.ranked[0])
        if chance > 1 - HOPELESS:
            return sentence("pass-won", lowest=lowest)
        if words.winning(lowest) > chance + CLEARLY:
            return self.contested(words, lowest)
        best = self.best_effect(self.seat)
        if best is not None and best.code in LEADING:
            best = self.richest_lead(best)
        dearest = self.dearest()
        if dearest and (best is None or best.code not in FOR_GOOD):
            best = dearest  # a person sees it, whether or not it is what one should do
        rivals = [one.expected for one in choice.alternatives]
        even = not rivals or chance - max(rivals) < EVEN
        if best is None and not claims.can_lead_somewhere(
            self.lot.start, self.lot.cubes, self.seat
        ):
            return sentence("pass-idle", lowest=lowest)
        if best is None:
            return sentence("pass-even" if even else "pass-dear", lowest=lowest)
        cost = lowest if lowest <= words.cash else lowest + self.interest(words)
        if self.counts(best) <= cost:
            return sentence("pass-even-why" if even else "pass", lowest=lowest, **why(best))
        code = "pass-keep" if self.lot.table.left and lowest <= words.cash else "pass-harm"
        return sentence(f"{code}-even" if even else code, lowest=lowest, **why(best))

    def contested(self, words: Words, lowest: int) -> Term:
        """To have the cubes for this would be good, but it will not stay at this: others are likely to go further."""
        rival = words.ranked[0]
        limit, own = int(words.limits[rival]), int(words.limits[self.seat])
        if limit <= own or own < lowest:
            return sentence("pass-even", lowest=lowest)
        if None in self.seen.cash:
            return sentence(
                "pass-contested-hidden", seat=rival
            )  # it would tell of money that is hidden
        code = "pass-contested" if self.lot.table.left else "pass-contested-last"
        if own >= words.most:
            code = "pass-contested-reach"
        return sentence(code, seat=rival, limit=limit, sum=own)

    def interest(self, words: Words) -> int:
        """By how much the debt of a loan is more than what it brings now."""
        purse = words.auction.loan_for(self.seat)
        return 0 if purse is None else LOAN_DEBT - loan_pays(self.seen.loans[purse] + 1)

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

    def purpose(
        self, words: Words, against: list[Term], cost: int
    ) -> tuple[dict[str, Fact], list[Term]]:
        """Why one wants the cubes, and what is told beside it, at a cost of so much.

        What one has for good comes first, then what a rival would have for good, then leads.
        """
        best = self.best_effect(self.seat)
        threat = against[0] if against else None
        little = best is None or best.code == claims.ENDS_LEAD
        plain = best is None or best.code not in FOR_GOOD
        denied = DENIED_LEAD if best is None else DENIED
        if threat and threat.code in (denied if little else OUTRIGHT) and plain:
            reason = {"why": denied[threat.code], **dict(threat.facts)}
            return reason, [sentence("best-use", **why(best))] if best else []
        if best is None:
            taker = words.taker(words.standing, words.holder)[0]
            return {"why": "better", "seat": taker}, against
        told = why(best)
        beside = [*qualifying_by(best, self.ground), *self.doubling(best, self.ground)]
        beside += [*self.against_whom(best, self.ground), *self.more(best, cost), *against]
        beside.sort(key=lambda term: term.code == "bid-worth")
        return told, beside

    def more(self, told: Effect, cost: int) -> list[Term]:
        """What else the cubes do, where that is much or what is told would seem too little for the cost."""
        other, little = self.also(told), self.seems(told) < cost
        if other and (little or other.code in FOR_GOOD):
            return [sentence("bid-also", **why(other))]
        return [sentence("bid-worth")] if little else []

    def seems(self, one: Effect) -> int:
        """What an effect is worth at a glance: a district in full, a lead in one by half."""
        if one.code in claims.OWNING and self.counts(one):
            return self.counts(one)
        value = self.at_stake(one)
        return value if one.code in FOR_GOOD else value // 2

    def if_passed(self, words: Words) -> list[Term]:
        """What the likely taker could do with the cubes, where that hurts."""
        taker, price = words.taker(words.standing, words.holder)
        plan, _ = self.lot.best(taker)
        position = self.ground
        wanted = self.best_effect(self.seat)
        wants = wanted is not None and wanted.code in (*FOR_GOOD, *LEADING, claims.SETS_UP)
        if wanted is not None and wants and self.can_take(taker, wanted.district):
            yours = WINNER[position.piles[wanted.district]] in self.own
            code = "pass-taken-yours" if yours else "pass-taken"
            return [sentence(code, seat=taker, district=wanted.district)]
        theirs = effects(position, plan, self.city, taker)
        mine = {one.district: one for one in effects(position, plan, self.city, self.seat)}
        harm = self.weights(plan, self.seat)
        hurting = [one for one in theirs if harm.get(one.district, 0.0) < 0]
        hurting.sort(key=lambda one: harm[one.district])
        # As with one's own cubes: a district for good is told rather than a lead that hurts little more.
        outright = [
            one
            for one in hurting
            if one.code in FOR_GOOD and harm[one.district] <= NEARLY * harm[hurting[0].district]
        ]
        for one in outright + hurting:
            if mine[one.district].code == claims.LOSES:
                code = "pass-taken-yours" if one.code in claims.OWNING else "pass-loses"
                return [sentence(code, seat=taker, district=one.district)]
            if one.code in OF_A_RIVAL:
                return [sentence(OF_A_RIVAL[one.code], seat=taker, district=one.district)]
        if len(words.others) == 1:
            code = "pass-gives" if words.standing else "pass-gives-free"
            return [sentence(code, seat=taker, price=words.standing)]
        return [sentence("pass-leaves", seat=taker, price=price)] if price else []

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


def better(choice: Choice, beside: list[Term]) -> list[Term]:
    """With what is known of passing: that all is lost with it, or not that one wins more often than with it."""
    passing = [one.expected for one in choice.alternatives if isinstance(one.action, Pass)]
    if passing and not passing_is_as_good(choice):
        if passing[0] >= HOPELESS:
            return beside
        if choice.chosen.expected >= HOPEFUL:
            beside = [sentence("bid-must"), *beside]
    return [term for term in beside if term.code != "bid-worth"]


def bid_as_good(choice: Choice) -> list[Term]:
    """The lowest bid that comes to the same chance as to pass."""
    bids = [one for one in choice.alternatives if isinstance(one.action, Bid)]
    alike = [one.action.amount for one in bids if same_chance(choice.chosen, one)]
    return [sentence("lowest-equal", lowest=min(alike))] if alike else []


def within(choice: Choice, limit: int) -> Choice:
    """The choice without bids above the limit, but for the one that a player has in mind."""
    kept = tuple(
        one
        for one in choice.alternatives
        if not isinstance(one.action, Bid) or one.action.amount <= limit or one is choice.considered
    )
    return replace(choice, alternatives=kept)
