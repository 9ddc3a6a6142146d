"""The negotiation: which offer to make, which to accept, and when to be done."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bigshot_desktop.bots.reasons import Prospect, best_of
from bigshot_desktop.games.saludos_amigos.bots.bargain import Bargain
from bigshot_desktop.games.saludos_amigos.bots.judgement import Reckoning
from bigshot_desktop.games.saludos_amigos.bots.memory import Recollection
from bigshot_desktop.games.saludos_amigos.bots.style import Style, misjudged
from bigshot_desktop.games.saludos_amigos.bots.talk import Shares, Talk
from bigshot_desktop.games.saludos_amigos.rules.actions import (
    ACCEPTS,
    DONES,
    Offer,
    SaludosAction,
)
from bigshot_desktop.games.saludos_amigos.rules.decisions import Negotiate, Waiting
from bigshot_desktop.games.saludos_amigos.rules.material import MOST_OFFERS, SEATS_IN
from bigshot_desktop.games.saludos_amigos.rules.negotiation import members_of
from bigshot_desktop.games.saludos_amigos.rules.observation import SaludosObservation

_UNLIKELY: Final = 0.05
"""What is less likely to come to stand is not offered."""
_FEW: Final = 3
"""With more players than these an agreement is the harder to reach, the more there are."""
_WORTH_A_WORD: Final = 0.001
"""What an offer must add to the chance to win, as a part of it, to be worth the talk."""


class Negotiator:
    """One decision in a negotiation."""

    def __init__(
        self,
        bargain: Bargain,
        seen: SaludosObservation,
        memory: Recollection | None,
        style: Style,
    ) -> None:
        self.bargain = bargain
        self.seen = seen
        self.style = style
        self.memory = memory
        self.me = seen.seat
        self.talk = talk = Talk.of(seen)
        self.hearing = bargain.hearing(talk, memory)
        self.prices = self.hearing.now
        """By seat, its chance as things are: whoever is offered more is likely to accept."""
        self.now = self.prices[self.me]
        eagerness = 0.0
        if not talk.coalition:
            eagerness = style.eagerness * (bargain.players - _FEW) * self.now
        self.reckoning = Reckoning(bargain, self.me, self.now, eagerness)

    def prospects(self) -> list[Prospect]:
        """What may be said, each with what it promises; what one would not say is left out."""
        decision = self.seen.decision
        assert isinstance(decision, Negotiate)
        for proposer, shares in decision.asks:
            if shares == decision.own:
                return [self.accepting(proposer, shares)]
        ways = [self._done(decision)]
        ways += [self.accepting(proposer, shares) for proposer, shares in decision.asks]
        if decision.left and not decision.own and not decision.agreed:
            ways += self._offers(decision)
        return ways

    # --- words -----------------------------------------------------------------------------------

    def accepting(self, proposer: int, shares: Shares) -> Prospect:
        """To say yes to an offer, open or not."""
        asked = members_of(shares) & ~(1 << self.me | 1 << proposer)
        if self.seen.offers[proposer] == shares:
            asked &= self.seen.waiting[proposer]
        chance = self.bargain.agreement(proposer, shares, asked, self.hearing)
        return self.judged(ACCEPTS[self.me][proposer], shares, chance, self.now)

    def _done(self, decision: Negotiate) -> Prospect:
        """To say nothing more: things stay as they are, or what one has agreed to comes about."""
        me = self.me
        quiet = self.talk.without(me)
        stay = self.bargain.now(quiet)[me]
        waiting = [(me, decision.own)] if decision.own else []
        waiting += decision.agreed
        if not waiting:
            return self.reckoning.quiet(DONES[me], quiet)
        hearing = self.bargain.hearing(quiet, self.memory)
        best: Shares = ()
        chance, most = 0.0, stay
        for proposer, shares in waiting:
            asked = self.seen.waiting[proposer] & ~(1 << me)
            likely = self.bargain.agreement(proposer, shares, asked, hearing)
            value = stay + likely * (self.bargain.values(shares)[me] - stay)
            if not best or value > most:
                best, chance, most = shares, likely, value
        return self.judged(DONES[me], best, chance, stay)

    def judged(self, action: SaludosAction, shares: Shares, chance: float, stay: float) -> Prospect:
        """What an action promises that leads to a coalition with some chance, and else to nothing new."""
        return self.reckoning.offer(action, shares, chance, stay, self.most_doubtful(shares))

    def would_take(self, proposer: int, refused: Shares, better: Shares) -> bool:
        """Whether it says yes to a better offer of somebody once it has said no to the one before."""
        seen, me = self.seen, self.me
        declined = list(seen.declined)
        declined[proposer] = (*declined[proposer], refused)
        seen = replace(seen, declined=tuple(declined))
        memory = self.memory.after_refusal(me, refused) if self.memory else None
        then = Negotiator(self.bargain, asked(seen, me, proposer, better), memory, self.style)
        ways = misjudged(then.prospects(), self.style, then.seen)
        return bool(best_of(ways, 0).action == ACCEPTS[me][proposer])

    # --- offers ----------------------------------------------------------------------------------

    def _offers(self, decision: Negotiate) -> list[Prospect]:
        """The offers worth the talk, but for those that one is asked to accept."""
        me = self.me
        asks = [shares for _, shares in decision.asks]
        gone = [*self.seen.declined[me], *asks]
        stay = self.bargain.now(self.talk.after_refusal(me))[me]
        plans = self.bargain.plans(me, self.hearing, gone, self.style.width)
        best_ask = max([self.bargain.values(shares)[me] for shares in asks], default=0.0)
        offers = []
        for plan in plans[: self.style.beam]:
            gain = plan.chance * (plan.value + self.reckoning.eagerness - stay)
            if (
                plan.chance > _UNLIKELY
                and gain > _WORTH_A_WORD * self.now
                and plan.value > best_ask
            ):
                offers.append(self.judged(Offer(me, plan.shares), plan.shares, plan.chance, stay))
        return offers

    # --- what others will say --------------------------------------------------------------------

    def gain(self, shares: Shares, seat: int) -> float:
        """What an offer adds to a seat's chance."""
        return self.bargain.values(shares)[seat] - self.prices[seat]

    def most_doubtful(self, shares: Shares) -> tuple[int, int]:
        """The partner who gains least, and its share; oneself where there is no partner."""
        partners = SEATS_IN[members_of(shares) & ~(1 << self.me)]
        seat = min(partners, key=lambda seat: self.gain(shares, seat), default=self.me)
        return seat, shares[seat]


def in_the_place_of(seen: SaludosObservation, seat: int) -> SaludosObservation:
    """What a seat is asked in the negotiation that another sees; nobody's cards are in it."""
    asks: list[Waiting] = []
    agreed: list[Waiting] = []
    for proposer, shares in enumerate(seen.offers):
        if shares and shares[seat] and proposer != seat:
            (asks if seen.waiting[proposer] >> seat & 1 else agreed).append((proposer, shares))
    decision = Negotiate(
        seen.worth,
        seen.mug,
        MOST_OFFERS - seen.made[seat],
        seen.offers[seat],
        tuple(asks),
        tuple(agreed),
        seen.shares[seat] if seen.shares else 0,
    )
    return replace(seen, seat=seat, hands=(None,) * len(seen.hands), decision=decision)


def asked(seen: SaludosObservation, seat: int, proposer: int, shares: Shares) -> SaludosObservation:
    """What a seat would see if somebody made this offer now."""
    offers, waiting, made = list(seen.offers), list(seen.waiting), list(seen.made)
    partners = members_of(shares) & ~(1 << proposer)
    offers[proposer], waiting[proposer] = shares, partners
    made[proposer] = min(MOST_OFFERS, made[proposer] + 1)
    then = replace(
        seen,
        offers=tuple(offers),
        waiting=tuple(waiting),
        made=tuple(made),
        ready=seen.ready & ~partners,
    )
    return in_the_place_of(then, seat)


def has_nothing_to_say(seen: SaludosObservation) -> bool:
    """Whether being done is all one may do: nothing waits, and no offer of one's own could beat the mug."""
    decision = seen.decision
    assert isinstance(decision, Negotiate)
    if decision.asks or decision.agreed or decision.own:
        return False
    others = sorted(seen.strengths[: seen.seat] + seen.strengths[seen.seat + 1 :], reverse=True)
    most = seen.strengths[seen.seat] + sum(others[: seen.worth - 1])
    return not decision.left or most <= seen.mug
