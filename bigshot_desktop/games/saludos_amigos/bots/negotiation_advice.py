"""What a hint says in a negotiation: why these partners and this split, what endangers it, and what else there is.

Only what everybody knows is told, so that the same sentences can explain a bot to the others.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bigshot_desktop.bots.reasons import Choice, Prospect, Term, same_chance, sentence
from bigshot_desktop.engine.game import Fact
from bigshot_desktop.games.saludos_amigos.bots.talk import Shares
from bigshot_desktop.games.saludos_amigos.bots.terms import FALL, REFUSAL
from bigshot_desktop.games.saludos_amigos.rules.actions import Accept, Done, Offer
from bigshot_desktop.games.saludos_amigos.rules.decisions import Negotiate, Waiting
from bigshot_desktop.games.saludos_amigos.rules.observation import SaludosObservation

FIRMER: Final = 4
"""By so much a coalition must be stronger than the one that stands to be called harder to outbid."""
SHAKIER: Final = 10
"""In hundredths: by so much a coalition must be less likely to last, or to come about, than another to be called so."""
UNLIKELY: Final = 40
"""In hundredths: of an offer that all are less likely to agree to it is told that a refusal costs nothing."""


class TalkAdvice:
    """The sentences for one decision of one seat in a negotiation."""

    def __init__(self, seen: SaludosObservation) -> None:
        self.seen = seen
        self.me = seen.seat
        self.everybody = sum(seen.strengths)

    def sentences(self, asked: Negotiate, choice: Choice) -> list[Term]:
        """What to say and why, then what speaks for or against it, the weightiest first."""
        action = choice.action
        if isinstance(action, Offer):
            own = action.shares
            odds = [*_odds_of(choice.chosen, asked.left)]
            if own[self.me] == self.seen.worth:
                return [self._offer(own), *self._ended_by(own), *self._firmness(own)]
            beside = self._held_now(own) or self._partners(own)
            beside = beside or self._raced(own) or self._firmness(own)
            if asked.asks:
                return [self._offer(own), *(self._beside_asks(asked, choice, own) or beside), *odds]
            return [self._offer(own), *odds, *beside]
        if isinstance(action, Accept):
            shares = dict(asked.asks)[action.proposer]
            chance = dict(_refusal(choice.chosen)).get("chance")
            others = self.seen.waiting[action.proposer] & ~(1 << self.me)
            raced = self._raced(shares) if others else self._ended_by(shares)
            beside = self._open_too(asked, shares) if others else []
            beside = beside or self._other_ask(asked, choice, shares)
            return [
                self._accept(action.proposer, shares),
                *(beside or self._asking_more(asked, choice, shares)),
                *([] if chance is None else [sentence("accept-odds", chance=chance)]),
                *(raced or self._firmness(shares)),
            ]
        assert isinstance(action, Done)
        return self._done(asked, choice)

    def height(self, shares: Shares) -> int:
        """The strengths of all members together (SA-09)."""
        pairs = zip(self.seen.strengths, shares, strict=True)
        return sum(strength for strength, share in pairs if share)

    def _standing(self, shares: Shares) -> dict[str, Fact]:
        """What is always told of a coalition that one belongs to."""
        height = self.height(shares)
        return {
            "million": shares[self.me],
            "worth": self.seen.worth,
            "height": height,
            "others": self.everybody - height,
            "mug": self.seen.mug,
        }

    # --- offers --------------------------------------------------------------------------------------

    def _offer(self, shares: Shares) -> Term:
        facts = self._standing(shares)
        if shares[self.me] == self.seen.worth:
            return sentence("offer-alone" if self.seen.mug else "offer-alone-first", **facts)
        strong = self.height(shares) * 2 > self.everybody
        code = "offer-strong" if strong else "offer-first" if not self.seen.mug else "offer"
        return sentence(code, **facts, shares_told=written(shares))

    def _held_now(self, shares: Shares) -> list[Term]:
        """What one would leave for another coalition; for as much or less, what is better about the other."""
        seen, me = self.seen, self.me
        if not seen.coalition >> me & 1:
            return []
        kept = seen.shares[me]
        if shares[me] > kept:
            return [sentence("offer-now", kept=kept)]
        for proposer, other in enumerate(seen.offers):
            if other and not other[me]:
                facts: dict[str, Fact] = {"proposer": proposer, "other": self.height(other)}
                return [sentence("standing-outbid", **facts, kept=kept)]
        beatable = self.everybody - seen.strengths[me] > seen.mug
        if beatable and self.height(shares) - seen.mug >= FIRMER:
            return [sentence("offer-firmer", kept=kept, height=self.height(shares), mug=seen.mug)]
        gets_more = self._gets_more(seen.shares, shares)
        if shares[me] < kept:
            return []
        if not gets_more:
            return [sentence("kept-same", kept=kept)]
        return [sentence(f"kept-{_less(gets_more)}", kept=kept, **gets_more)]

    def _gets_more(self, there: Shares, here: Shares) -> dict[str, Fact]:
        """The richest of the rivals who get more in one coalition than in another, and both shares.

        Nobody, where a rival who is as rich gets less there: then that would be no reason.
        """
        money = self.seen.money
        rivals = [seat for seat in range(len(there)) if seat != self.me]
        found = [seat for seat in rivals if there[seat] > here[seat]]
        if not found:
            return {}
        seat = max(found, key=lambda one: (money[one], there[one] - here[one]))
        if any(there[one] < here[one] and money[one] >= money[seat] for one in rivals):
            return {}
        return {"seat": seat, "money": money[seat], "sum": there[seat], "rest": here[seat]}

    def _partners(self, shares: Shares) -> list[Term]:
        """Why these partners: what they have in what stands, who is left out, who has little money."""
        seen, me = self.seen, self.me
        money, now = seen.money, seen.shares if seen.coalition else (0,) * len(seen.money)
        partners = [seat for seat, share in enumerate(shares) if share and seat != me]
        rivals = [seat for seat in range(len(shares)) if seat != me]
        richest = max(rivals, key=lambda seat: money[seat])
        is_richest = all(money[richest] > money[seat] for seat in rivals if seat != richest)
        if is_richest and now[richest] and not shares[richest]:
            facts: dict[str, Fact] = {"seat": richest, "money": money[richest]}
            return [sentence("offer-takes-from", **facts, kept=now[richest])]
        losers = [seat for seat in partners if shares[seat] < now[seat]]
        if losers:  # whoever is least willing; why another one may agree would be half the truth
            most = max(losers, key=lambda seat: now[seat] - shares[seat])
            return [sentence("offer-lowers", seat=most, share=shares[most], kept=now[most])]
        gainers = [seat for seat in partners if seen.coalition and shares[seat] > now[seat]]
        if gainers:
            inside = [seat for seat in gainers if now[seat]]  # they have something to lose
            most = max(inside or gainers, key=lambda seat: shares[seat] - now[seat])
            code = "offer-raises" if now[most] else "offer-brings-in"
            facts = {"seat": most, "share": shares[most]}
            return [sentence(code, **facts, **({"kept": now[most]} if now[most] else {}))]
        if is_richest and not shares[richest] and not seen.coalition:
            return [sentence("offer-leaves-out", seat=richest, money=money[richest])]
        poorest = min(rivals, key=lambda seat: money[seat])
        is_poorest = all(money[poorest] < money[seat] for seat in rivals if seat != poorest)
        if is_poorest and shares[poorest]:
            return [sentence("offer-to-poorest", seat=poorest, money=money[poorest])]
        return []

    def _outbidding(self, shares: Shares) -> dict[str, Fact]:
        """An open offer without oneself that is higher than a coalition: whose, and how high."""
        height = self.height(shares)
        for proposer, other in enumerate(self.seen.offers):
            if other and not other[self.me] and self.height(other) > height:
                return {"proposer": proposer, "other": self.height(other)}
        return {}

    def _ended_by(self, shares: Shares) -> list[Term]:
        """That a coalition which stands at once makes such an offer lapse (SA-10)."""
        outbidding = self._outbidding(shares)
        return [sentence("offer-ends", **outbidding)] if outbidding else []

    def _raced(self, shares: Shares) -> list[Term]:
        """That such an offer may stand before this one, to which others must agree: then this one lapses."""
        outbidding = self._outbidding(shares)
        return [sentence("offer-raced", **outbidding)] if outbidding else []

    def _outbid(self) -> list[Term]:
        """That such an offer would beat the coalition that stands."""
        outbidding = self._outbidding(self.seen.shares)
        return [sentence("coalition-outbid", **outbidding)] if outbidding else []

    def _firmness(self, shares: Shares) -> list[Term]:
        """What endangers a coalition once it stands: that it is outbid, or outsiders win a partner over."""
        height = self.height(shares)
        outside = [seat for seat, share in enumerate(shares) if not share]
        theirs = self.everybody - height
        if theirs > height:
            strengths = sorted((self.seen.strengths[seat] for seat in outside), reverse=True)
            if sum(strengths[: self.seen.worth]) > height:
                return [sentence("coalition-weak", height=height, others=theirs)]
            return []
        partners = [seat for seat, share in enumerate(shares) if share and seat != self.me]
        if not partners:
            return []
        if all(theirs + self.seen.strengths[seat] <= height for seat in partners):
            # several partners together may still be about to leave it
            return [] if self._outbidding(shares) else [sentence("coalition-firm", height=height)]
        lured = [seat for seat in partners if self._can_be_lured(seat, shares, height, outside)]
        if not lured:
            return []
        weakest = min(lured, key=lambda seat: (shares[seat], -self.seen.strengths[seat]))
        facts: dict[str, Fact] = {"seat": weakest, "share": shares[weakest], "height": height}
        return [sentence("coalition-lured", **facts)]

    def _can_be_lured(self, seat: int, shares: Shares, height: int, outside: list[int]) -> bool:
        """Whether outsiders can beat a coalition with one of its members, and pay that one a million more."""
        strengths = self.seen.strengths
        total, left = strengths[seat], self.seen.worth - shares[seat] - 1
        for strength in sorted((strengths[one] for one in outside), reverse=True)[: max(0, left)]:
            total += strength
        return left > 0 and total > height

    def _beside_asks(self, asked: Negotiate, choice: Choice, own: Shares) -> list[Term]:
        """What one is offered already, beside what one would ask for."""
        proposer, shares = self._best_ask(asked, choice)
        kept = self.seen.shares[self.me] if self.seen.coalition >> self.me & 1 else 0
        facts: dict[str, Fact] = {"proposer": proposer, "share": shares[self.me]}
        if shares[self.me] < kept:
            return [sentence("ask-below", **facts, kept=kept)]
        most = max(shares[self.me] for _, shares in asked.asks)
        if own[self.me] > most and len(asked.asks) > 1:
            waiting = _askers(asked)
            return [
                sentence("offer-more-all", askers_told=waiting, share=most, million=own[self.me])
            ]
        if own[self.me] > shares[self.me]:
            return [sentence("offer-more", **facts, million=own[self.me])]
        return self._beside(proposer, shares, own)

    def _best_ask(self, asked: Negotiate, choice: Choice) -> Waiting:
        """The offer that a yes would be best for, else the one with most for oneself."""
        asks = dict(asked.asks)
        for other in choice.alternatives:
            if isinstance(other.action, Accept) and other.action.proposer in asks:
                return other.action.proposer, asks[other.action.proposer]
        return max(asked.asks, key=lambda ask: ask[1][self.me])

    def _beside(self, proposer: int, there: Shares, here: Shares) -> list[Term]:
        """What speaks against an offer that waits and gives one as much as another coalition, or more."""
        facts: dict[str, Fact] = {"proposer": proposer, "share": there[self.me]}
        gets_more = self._gets_more(there, here)
        if gets_more:
            more = "-but" if there[self.me] > here[self.me] else ""
            return [sentence(f"ask{more}-{_less(gets_more)}", **facts, **gets_more)]
        ours, theirs = self.height(here), self.height(there)
        if ours > theirs and self.everybody - self.seen.strengths[self.me] > theirs:
            return [sentence("offer-higher", **facts, height=ours, other=theirs)]
        return []

    def _richest_partner(self, shares: Shares) -> tuple[int, int]:
        """The other member who gets most, and how much."""
        others = [(share, -seat) for seat, share in enumerate(shares) if share and seat != self.me]
        if not others:
            return -1, 0
        share, seat = max(others)
        return -seat, share

    # --- answers -------------------------------------------------------------------------------------

    def _accept(self, proposer: int, shares: Shares) -> Term:
        facts: dict[str, Fact] = {**self._standing(shares), "proposer": proposer}
        seen = self.seen
        kept = seen.shares[self.me] if seen.coalition >> self.me & 1 else 0
        if kept:
            more = shares[self.me] - kept
            gets_more = {} if more else self._gets_more(seen.shares, shares)
            if gets_more:
                tone = _less(gets_more)
                keeps: dict[str, Fact] = {"proposer": proposer, "kept": kept}
                return sentence(f"accept-same-{tone}", **keeps, **gets_more)
            tone = "more" if more > 0 else "safer" if more < 0 else "same"
            return sentence(f"accept-{tone}", **facts, kept=kept)
        strong = self.height(shares) * 2 > self.everybody
        return sentence("accept-strong" if strong else "accept", **facts)

    def _pending(self, asked: Negotiate) -> tuple[int, int]:
        """Whose open offer, one's own or one that one has agreed to, gives one most, and how much; 0 without any."""
        pending = [(self.me, asked.own)] if asked.own else []
        pending += asked.agreed
        gains = [(whose, shares[self.me]) for whose, shares in pending]
        return max(gains, key=lambda gain: gain[1], default=(self.me, 0))

    def _open_too(self, asked: Negotiate, accepted: Shares) -> list[Term]:
        """What one has offered or agreed to and gives one more: it stays open while others must answer (SA-11)."""
        whose, share = self._pending(asked)
        if share <= accepted[self.me]:
            return []
        if whose == self.me:
            return [sentence("own-open-too", share=share)]
        return [sentence("agreed-open-too", seat=whose, share=share)]

    def _other_ask(self, asked: Negotiate, choice: Choice, accepted: Shares) -> list[Term]:
        """Another offer that waits: that which gives one more than this one, or the next best."""
        me = self.me
        most, shares = max(asked.asks, key=lambda ask: ask[1][me])
        against = self._beside(most, shares, accepted) if shares[me] > accepted[me] else []
        if against:
            return against
        for other in choice.alternatives[:1]:
            if isinstance(other.action, Accept):
                proposer = other.action.proposer
                shares = dict(asked.asks)[proposer]
                if shares[me] < accepted[me]:
                    return [sentence("ask-less", proposer=proposer, share=shares[me])]
                against = self._beside(proposer, shares, accepted)
                if not against and same_chance(choice.chosen, other):
                    return [sentence("yes-equal", proposer=proposer)]
                return against or self._doubtful(choice, other, shares, accepted)
        return []

    def _doubtful(self, choice: Choice, other: Prospect, there: Shares, here: Shares) -> list[Term]:
        """That all agree less easily to another offer that waits, which gives one as much or more."""
        chance = dict(_refusal(other)).get("chance")
        likelier = dict(_refusal(choice.chosen)).get("chance", 100)
        if not isinstance(chance, int) or not isinstance(likelier, int):
            return []
        if likelier - chance < SHAKIER:
            return []
        code = "ask-but-doubtful" if there[self.me] > here[self.me] else "ask-doubtful"
        return [sentence(code, proposer=other.action.proposer, share=there[self.me], chance=chance)]

    def _asking_more(self, asked: Negotiate, choice: Choice, accepted: Shares) -> list[Term]:
        """What could be asked for instead of a yes, and how likely one gets it; not what one is offered anyhow."""
        most = max(shares[self.me] for _, shares in asked.asks)
        for other in choice.alternatives:
            if isinstance(other.action, Offer) and other.action.shares[self.me] > accepted[self.me]:
                share = other.action.shares[self.me]
                odds = dict(_refusal(other)).get("chance")
                if odds is not None and share > most:
                    return [sentence("ask-more", share=share, chance=odds)]
        return []

    def _refuse(self, asked: Negotiate, choice: Choice) -> Term:
        """Why not: what one has or asks already, who would get more, or that nothing is won by it."""
        seen, me = self.seen, self.me
        if len(asked.asks) > 1:
            return self._refuse_all(asked)
        proposer, shares = asked.asks[0]
        rival, share = self._richest_partner(shares)
        facts: dict[str, Fact] = {"proposer": proposer, "million": shares[me]}
        yes = [one for one in choice.alternatives if isinstance(one.action, Accept)]
        even = any(same_chance(choice.chosen, one) for one in yes)
        kept = seen.shares[me] if seen.coalition >> me & 1 else 0
        whose, pending = self._pending(asked)
        if pending >= shares[me] and pending > kept:
            same = "-same" if pending == shares[me] else ""
            if not same:
                facts["share"] = pending
            if whose == me:
                return sentence(f"refuse-own{same}", **facts)
            return sentence(f"refuse-agreed{same}", **facts, seat=whose)
        if kept:
            more = shares[me] - kept
            if more > 0 and yes and not even and not pending:
                lasts, there = _falls(choice.chosen), _falls(yes[0])
                if lasts is not None and there is not None and there - lasts >= SHAKIER:
                    doubts: dict[str, Fact] = {"chance": there, "other_chance": lasts}
                    return sentence("refuse-inside-shaky", **facts, kept=kept, **doubts)
            tone = "-more" if more > 0 else "-same" if more == 0 else "-even" if even else ""
            return sentence(f"refuse-inside{tone}", **facts, kept=kept)
        tone = "-even" if even or not yes else ""
        if share > shares[me]:
            return sentence(f"refuse-unfair{tone}", **facts, seat=rival, share=share)
        return sentence(f"refuse{tone}", **facts)

    def _likelier(self, asked: Negotiate, choice: Choice) -> list[Term]:
        """That all agree more easily to what one has offered or agreed to than to what one refuses for it."""
        if len(asked.asks) > 1 or len(asked.agreed) + bool(asked.own) != 1:
            return []
        here = dict(_refusal(choice.chosen)).get("chance")
        yes = [one for one in choice.alternatives if isinstance(one.action, Accept)]
        there = dict(_refusal(yes[0])).get("chance") if yes else None
        if not isinstance(here, int) or not isinstance(there, int) or here - there < SHAKIER:
            return []
        proposer, _ = asked.asks[0]
        return [sentence("pending-likelier", proposer=proposer, chance=here, other_chance=there)]

    def _own_ended(self, asked: Negotiate) -> list[Term]:
        """One's own open offer, where a yes would make another stand at once, and so end it (SA-10)."""
        proposer, _ = asked.asks[0]
        if len(asked.asks) > 1 or not asked.own or self.seen.waiting[proposer] != 1 << self.me:
            return []
        return [sentence("own-ended", shares_told=written(asked.own))]

    def _refuse_all(self, asked: Negotiate) -> Term:
        """Why not, where several wait: none of them gives more than what one has or asks, or helps."""
        seen, me = self.seen, self.me
        most = max(shares[me] for _, shares in asked.asks)
        kept = seen.shares[me] if seen.coalition >> me & 1 else 0
        facts: dict[str, Fact] = {"askers_told": _askers(asked), "million": most}
        if kept >= most:
            return sentence("refuse-all-inside", **facts, kept=kept)
        if asked.own and asked.own[me] > most:
            return sentence("refuse-all-own", **facts, share=asked.own[me])
        return sentence("refuse-all", **facts)

    def _done(self, asked: Negotiate, choice: Choice) -> list[Term]:
        seen, me = self.seen, self.me
        inside = bool(seen.coalition >> me & 1)
        if asked.asks:
            head = self._refuse(asked, choice)
        elif asked.own:
            head = sentence("done-waiting", million=asked.own[me])
        elif asked.agreed:
            proposer, shares = asked.agreed[0]
            head = sentence("done-agreed", proposer=proposer, million=shares[me])
        elif inside:
            head = sentence("done-inside", **self._standing(seen.shares))
        elif not asked.left:
            head = sentence("done-used")
        elif self._too_weak():
            head = sentence("done-weak", mug=seen.mug)
        else:
            head = sentence("done-outside" if seen.coalition else "done")
        beside: list[Term] = []
        if head.code.startswith(("refuse-own", "refuse-agreed")):
            beside = self._likelier(asked, choice)
        elif asked.asks and not inside:
            beside = self._own_ended(asked)
        elif "-inside" in head.code:  # which offers are left after a refusal is another matter
            beside = ([] if asked.asks else self._outbid()) or self._firmness(seen.shares)
        return [head, *beside, *self._instead(asked, choice), *self._left_out(inside)]

    def _too_weak(self) -> bool:
        """Whether no offer of this seat can beat the mug: each member must get a million (SA-09)."""
        seen, me = self.seen, self.me
        others = sorted((s for seat, s in enumerate(seen.strengths) if seat != me), reverse=True)
        return seen.strengths[me] + sum(others[: seen.worth - 1]) <= seen.mug

    def _instead(self, asked: Negotiate, choice: Choice) -> list[Term]:
        """The next best offer, and how likely it comes about; or that it is as good as the share one has."""
        for other in choice.alternatives[:1]:
            odds = dict(_refusal(other)).get("chance")
            weaker = not same_chance(choice.chosen, other)
            if isinstance(other.action, Offer) and not weaker:
                if self.seen.coalition >> self.me & 1 and not asked.asks:
                    return [sentence("offer-equal", shares_told=written(other.action.shares))]
            elif isinstance(other.action, Offer) and odds is not None:
                share = other.action.shares[self.me]
                seen = self.seen
                if seen.coalition >> self.me & 1 and share <= seen.shares[self.me]:
                    continue
                return [sentence("ask-weaker", share=share, chance=odds)]
        return []

    def _left_out(self, inside: bool) -> list[Term]:
        """Who stands outside a coalition may call the council, or draws a card."""
        seen = self.seen
        if not seen.coalition or inside:
            return []
        if not seen.cards[self.me]:  # then one is not even asked (SA-13)
            return [sentence("outside-cardless")]
        gap = 2 * seen.mug - self.everybody
        code = "outside-behind" if gap > 0 else "outside-level"
        return [sentence(code, need=gap + 1, mug=seen.mug, others=self.everybody - seen.mug)]


def written(shares: Shares) -> str:
    """A split as one fact."""
    return ",".join(map(str, shares))


def _askers(asked: Negotiate) -> str:
    """All who wait for an answer, as one fact."""
    return ",".join(str(proposer) for proposer, _ in asked.asks)


def _less(gets_more: dict[str, Fact]) -> str:
    """The end of the code of a sentence about somebody who gets less, or nothing, in another coalition."""
    return "lowers" if gets_more["rest"] else "drops"


def _refusal(prospect: Prospect) -> tuple[tuple[str, Fact], ...]:
    """The facts of the doubt whether all agree; none where nobody is asked."""
    return next((term.facts for term in prospect.terms if term.code == REFUSAL), ())


def _falls(prospect: Prospect) -> int | None:
    """In hundredths, how likely a coalition is toppled, as a guess."""
    facts = next((dict(term.facts) for term in prospect.terms if term.code == FALL), {})
    chance = facts.get("chance")
    return chance if isinstance(chance, int) else None


def _odds_of(prospect: Prospect, left: int) -> Iterator[Term]:
    """How likely all agree, as a guess."""
    chance = dict(_refusal(prospect)).get("chance")
    if isinstance(chance, int):
        code = "offer-try" if chance < UNLIKELY else "offer-odds"
        yield sentence(code if left > 1 else "offer-last", chance=chance)
