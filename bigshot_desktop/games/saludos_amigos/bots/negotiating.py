"""The negotiation: which offer to make, which to accept, and when to be done."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bigshot_desktop.bots.bot import Budget
from bigshot_desktop.bots.reasons import Prospect, Term
from bigshot_desktop.games.saludos_amigos.bots.bargain import Bargain, Shares, StandingOffer
from bigshot_desktop.games.saludos_amigos.bots.judgement import per_cent, prospect, standing_terms
from bigshot_desktop.games.saludos_amigos.bots.memory import Recollection
from bigshot_desktop.games.saludos_amigos.bots.rehearsal import REPEATED, Rehearsal
from bigshot_desktop.games.saludos_amigos.bots.terms import FORESIGHT, OUTBID, REFUSAL
from bigshot_desktop.games.saludos_amigos.rules.actions import (
    ACCEPTS,
    DONES,
    Accept,
    Offer,
    SaludosAction,
)
from bigshot_desktop.games.saludos_amigos.rules.decisions import Negotiate
from bigshot_desktop.games.saludos_amigos.rules.material import LEAST_PLAYERS, SEATS_IN
from bigshot_desktop.games.saludos_amigos.rules.negotiation import members_of
from bigshot_desktop.games.saludos_amigos.rules.observation import SaludosObservation


class Negotiator:
    """One decision in a negotiation."""

    def __init__(
        self,
        bargain: Bargain,
        memory: Recollection,
        rng: Random,
        budget: Budget,
    ) -> None:
        outlook = bargain.outlook
        seen, style = outlook.seen, outlook.style
        self.bargain = bargain
        self.outlook = outlook
        self.style = style
        self.memory = memory
        self.rng = rng
        self.budget = budget
        self.me = outlook.me
        self.now = StandingOffer(seen.coalition, seen.shares or (0,) * outlook.players)
        self.prices = bargain.values(self.now)
        """By seat, what it has if nothing more happens: whoever is offered more is likely to accept."""
        self.stay = self.prices[self.me]

    def prospects(self) -> list[Prospect]:
        """What may be said, each with what it promises; what one would not say is left out."""
        decision = self.outlook.seen.decision
        assert isinstance(decision, Negotiate)
        me = self.me
        waiting = [(me, decision.own)] if decision.own else []
        waiting += decision.agreed
        ways = [self._wait([shares for _, shares in waiting])]
        ways += [self.accepting(proposer, shares) for proposer, shares in decision.asks]
        if not waiting and decision.left:
            ways += self._offers()
        if self.style.rehearsals and len(ways) > 1:
            ways = self._rehearsed(ways)
        return ways

    def _rehearsed(self, ways: list[Prospect]) -> list[Prospect]:
        """The best ways with what playing them through adds, each time with the same luck."""
        style, bargain = self.style, self.bargain
        ways = sorted(ways, key=lambda way: -way.expected)[: style.width]
        start = Rehearsal(bargain, self.outlook.seen, self.memory)
        aims = [self._aim(way.action) for way in ways]
        planned = [0.0] * len(ways)
        outbid = [0.0] * len(ways)
        times = 0
        seed = self.rng.getrandbits(32)
        most = style.rehearsals * LEAST_PLAYERS // bargain.players
        schooled = round(style.schooled * most)
        while times < most and not self.budget.spent:
            for place, way in enumerate(ways):
                rehearsal = start.copy()
                rehearsal.say(way.action)
                end = rehearsal.outcome(Random(seed + times), schooled=times < schooled)
                sums = planned if end == aims[place] else outbid
                sums[place] += bargain.values(end)[self.me] - way.expected
            times += 1
        if not times:
            return ways
        part = style.belief / times
        return [
            prospect(
                way.action,
                [
                    *way.terms,
                    Term.of(OUTBID, part * other, mug=bargain.height(aim.members)),
                    Term.of(FORESIGHT, part * same),
                ],
            )
            for way, aim, same, other in zip(ways, aims, planned, outbid, strict=True)
        ]

    def _aim(self, action: SaludosAction) -> StandingOffer:
        """The coalition that should stand after an action."""
        if isinstance(action, Offer):
            return _standing(action.shares)
        if isinstance(action, Accept):
            return _standing(self.outlook.seen.offers[action.proposer])
        return self.now

    # --- words -----------------------------------------------------------------------------------

    def accepting(self, proposer: int, shares: Shares) -> Prospect:
        """To say yes to an offer, open or not."""
        chance = self._chance(shares, proposer)
        return self._judged(ACCEPTS[self.me][proposer], _standing(shares), chance)

    def _wait(self, waiting: list[Shares]) -> Prospect:
        """To be done: things stay as they are, or what one has agreed to comes about."""
        if waiting:
            best = max(waiting, key=lambda shares: self.bargain.values(_standing(shares))[self.me])
            return self._judged(DONES[self.me], _standing(best), self._chance(best, self.me))
        return self._judged(DONES[self.me], self.now, 1.0)

    def _judged(self, action: SaludosAction, standing: StandingOffer, chance: float) -> Prospect:
        """What an action promises that leads to a coalition with some chance, and else to nothing new."""
        terms = standing_terms(self.bargain, standing)
        if chance < 1.0:
            value = self.bargain.values(standing)[self.me]
            doubtful, share = self.most_doubtful(standing.shares)
            terms.append(
                Term.of(
                    REFUSAL,
                    (1.0 - chance) * (self.stay - value),
                    chance=per_cent(chance),
                    seat=doubtful,
                    million=share,
                )
            )
        return prospect(action, terms)

    # --- offers ----------------------------------------------------------------------------------

    def _offers(self) -> list[Prospect]:
        """The offers worth the talk, the most promising looked at more closely."""
        style, me = self.style, self.me
        gone = self.outlook.seen.declined[me]
        offers: list[Prospect] = []
        looked = 0
        for idea in self.bargain.think(self.now, me, style.generosity):
            if looked == style.beam or (looked and self.budget.spent):
                break
            shares = idea.standing.shares
            if shares in gone:
                continue
            looked += 1
            offer = self._judged(Offer(me, shares), idea.standing, self._chance(shares, me))
            if offer.expected > self.stay + style.eagerness:
                offers.append(offer)
        return offers

    # --- what others will say --------------------------------------------------------------------

    def _chance(self, shares: Shares, proposer: int) -> float:
        """The chance that all accept who have not agreed yet."""
        seen = self.outlook.seen
        standing = _standing(shares)
        asked = standing.members & ~(1 << self.me | 1 << proposer)
        if seen.offers[proposer] == shares:
            asked &= seen.waiting[proposer]
        chance = 1.0
        values = self.bargain.values(standing)
        for seat in SEATS_IN[asked]:
            chance *= self.bargain.yes(values[seat] - self.prices[seat])
            for refuser, refused in self.memory.refused:
                if (
                    refuser == seat
                    and self.bargain.values(_standing(refused))[seat] >= values[seat] - 1e-9
                ):
                    chance *= REPEATED
                    break
        return chance

    def most_doubtful(self, shares: Shares) -> tuple[int, int]:
        """The partner who gains least beyond the own price, and its share."""
        standing = _standing(shares)
        values = self.bargain.values(standing)
        partners: Sequence[int] = SEATS_IN[standing.members & ~(1 << self.me)]
        seat = min(partners, key=lambda seat: values[seat] - self.prices[seat])
        return seat, shares[seat]


def _standing(shares: Shares) -> StandingOffer:
    return StandingOffer(members_of(shares), shares)


def has_nothing_to_say(seen: SaludosObservation) -> bool:
    """Whether being done is all one may do: nothing waits, and no offer of one's own could beat the mug."""
    decision = seen.decision
    assert isinstance(decision, Negotiate)
    if decision.asks or decision.agreed or decision.own:
        return False
    others = sorted(seen.strengths[: seen.seat] + seen.strengths[seen.seat + 1 :], reverse=True)
    most = seen.strengths[seen.seat] + sum(others[: seen.worth - 1])
    return not decision.left or most <= seen.mug
