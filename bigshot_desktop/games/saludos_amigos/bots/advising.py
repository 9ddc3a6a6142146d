"""What a hint says in Saludos Amigos: what to do, why, and what speaks against the next best.

Heights, shares, rolls and points follow from the rules and from what the seat sees; that something promises more is so
by the chances that the hint shows, and how likely others agree is called a guess. Of the negotiation and of splits only
what everybody knows is told, so that the same sentences can explain a bot to the others.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bigshot_desktop.bots.reasons import Choice, Prospect, Term, sentence
from bigshot_desktop.engine.game import Fact
from bigshot_desktop.games.saludos_amigos.bots.talk import Shares
from bigshot_desktop.games.saludos_amigos.bots.terms import REFUSAL
from bigshot_desktop.games.saludos_amigos.rules.actions import (
    Accept,
    Commit,
    Decline,
    Discard,
    Done,
    Offer,
    Propose,
    Push,
    Ready,
    StayOut,
)
from bigshot_desktop.games.saludos_amigos.rules.decisions import (
    Negotiate,
    RollAgain,
    SettleSplit,
)
from bigshot_desktop.games.saludos_amigos.rules.material import COUNCILLORS, DIE
from bigshot_desktop.games.saludos_amigos.rules.observation import SaludosObservation
from bigshot_desktop.games.saludos_amigos.rules.packs import counts
from bigshot_desktop.games.saludos_amigos.rules.talk import even_split

MOST_SENTENCES: Final = 3


class Advising:
    """The sentences for one decision of one seat."""

    def __init__(self, seen: SaludosObservation) -> None:
        self.seen = seen
        self.me = seen.seat
        self.everybody = sum(seen.strengths)

    def advised(self, choice: Choice) -> Choice:
        """The choice with its sentences; what follows it depends on others."""
        asked = self.seen.decision
        if isinstance(asked, Negotiate):
            advice = self._negotiation(asked, choice)
        elif isinstance(asked, RollAgain):
            advice = self._strength(asked, choice)
        elif isinstance(asked, SettleSplit):
            advice = self._split(asked, choice)
        elif isinstance(choice.action, Commit):
            advice = self._cards(choice.action)
        else:
            advice = self._council(choice)
        return replace(choice, advice=tuple(advice[:MOST_SENTENCES]), plan=(choice.action,))

    # --- the negotiation -----------------------------------------------------------------------------

    def _negotiation(self, asked: Negotiate, choice: Choice) -> list[Term]:
        action = choice.action
        if isinstance(action, Offer):
            return [
                self._offer(action.shares),
                *self._beside_asks(asked, action.shares),
                *guessed(choice.chosen, "offer-odds"),
            ]
        if isinstance(action, Accept):
            shares = dict(asked.asks)[action.proposer]
            return [self._accept(action.proposer, shares), *self._asking_more(choice, shares)]
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

    def _offer(self, shares: Shares) -> Term:
        facts = self._standing(shares)
        if shares[self.me] == self.seen.worth:
            return sentence("offer-alone", **facts)
        strong = self.height(shares) * 2 > self.everybody
        code = "offer-strong" if strong else "offer-first" if not self.seen.mug else "offer"
        return sentence(code, **facts, shares_told=written(shares))

    def _accept(self, proposer: int, shares: Shares) -> Term:
        facts: dict[str, Fact] = {**self._standing(shares), "proposer": proposer}
        seen = self.seen
        kept = seen.shares[self.me] if seen.coalition >> self.me & 1 else 0
        if kept:
            more = shares[self.me] - kept
            tone = "more" if more > 0 else "safer" if more < 0 else "same"
            return sentence(f"accept-{tone}", **facts, kept=kept)
        strong = self.height(shares) * 2 > self.everybody
        return sentence("accept-strong" if strong else "accept", **facts)

    def _beside_asks(self, asked: Negotiate, own: Shares) -> list[Term]:
        """What one is offered already, beside what one would ask for."""
        if not asked.asks:
            return []
        proposer, shares = max(asked.asks, key=lambda ask: ask[1][self.me])
        facts: dict[str, Fact] = {"proposer": proposer, "share": shares[self.me]}
        facts["million"] = own[self.me]
        if own[self.me] > shares[self.me]:
            return [sentence("offer-more", **facts)]
        mine, theirs = self.height(own), self.height(shares)
        if mine > theirs:
            return [sentence("offer-higher", **facts, height=mine, other=theirs)]
        rival, share = self._richest_partner(shares)
        if share > (own[rival] if rival >= 0 else 0):
            code = "offer-fairer" if rival == proposer else "offer-other"
            return [sentence(code, proposer=proposer, seat=rival, share=share)]
        return []

    def _richest_partner(self, shares: Shares) -> tuple[int, int]:
        """The other member who gets most, and how much."""
        others = [(share, -seat) for seat, share in enumerate(shares) if share and seat != self.me]
        if not others:
            return -1, 0
        share, seat = max(others)
        return -seat, share

    def _asking_more(self, choice: Choice, accepted: Shares) -> list[Term]:
        """What could be asked for instead of a yes, and how likely one gets it."""
        for other in choice.alternatives:
            if isinstance(other.action, Offer) and other.action.shares[self.me] > accepted[self.me]:
                share = other.action.shares[self.me]
                odds = dict(_refusal(other)).get("chance")
                if odds is not None:
                    return [sentence("ask-more", share=share, chance=odds)]
        return []

    def _done(self, asked: Negotiate, choice: Choice) -> list[Term]:
        seen, me = self.seen, self.me
        inside = bool(seen.coalition >> me & 1)
        if asked.asks:
            proposer, shares = max(asked.asks, key=lambda ask: ask[1][me])
            rival, share = self._richest_partner(shares)
            facts: dict[str, Fact] = {"proposer": proposer, "million": shares[me]}
            if inside:
                head = sentence("refuse-inside", **facts, kept=seen.shares[me])
            elif share > shares[me]:
                head = sentence("refuse-unfair", **facts, seat=rival, share=share)
            else:
                head = sentence("refuse", **facts)
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
        return [head, *self._instead(choice), *self._left_out(inside)]

    def _too_weak(self) -> bool:
        """Whether no offer of this seat can beat the mug: each member must get a million (SA-09)."""
        seen, me = self.seen, self.me
        others = sorted((s for seat, s in enumerate(seen.strengths) if seat != me), reverse=True)
        return seen.strengths[me] + sum(others[: seen.worth - 1]) <= seen.mug

    def _instead(self, choice: Choice) -> list[Term]:
        """The next best offer, and how likely it comes about."""
        for other in choice.alternatives[:1]:
            odds = dict(_refusal(other)).get("chance")
            if isinstance(other.action, Offer) and odds is not None:
                share = other.action.shares[self.me]
                return [sentence("ask-weaker", share=share, chance=odds)]
        return []

    def _left_out(self, inside: bool) -> list[Term]:
        """Who stands outside a coalition may call the council, or draws a card."""
        seen = self.seen
        if not seen.coalition or inside:
            return []
        gap = 2 * seen.mug - self.everybody
        code = "outside-behind" if gap > 0 else "outside-level"
        return [sentence(code, need=gap + 1, mug=seen.mug, others=self.everybody - seen.mug)]

    # --- strength ------------------------------------------------------------------------------------

    def _strength(self, asked: RollAgain, choice: Choice) -> list[Term]:
        ways = sum(1 for pips in DIE if pips >= asked.stronger_from)
        strength = self.seen.strengths[self.me]
        best = max(s for seat, s in enumerate(self.seen.strengths) if seat != self.me)
        rank = "strongest" if strength > best else "weaker" if strength < best else "level"
        facts: dict[str, Fact] = {"ways": ways, "die": asked.die, "strength": strength}
        beside = sentence(f"strength-{rank}", strength=strength, others=best)
        action = choice.action
        if isinstance(action, Discard):
            return [sentence("reroll", **facts, card=action.card), beside]
        assert isinstance(action, Ready)
        if not any(asked.cards):
            return [sentence("ready-cardless"), beside]
        return [sentence("ready" if ways else "ready-highest", **facts), beside]

    # --- the council ---------------------------------------------------------------------------------

    def _council(self, choice: Choice) -> list[Term]:
        """To call or attend it, or to stay out."""
        seen, me, action = self.seen, self.me, choice.action
        opposition = self.everybody - seen.mug
        need = seen.mug - opposition + 1
        points = _points(counts(seen.hands[me] or 0))
        facts: dict[str, Fact] = {"points": points, "mug": seen.mug, "biscuit": opposition}
        order = even_split(len(seen.money), seen.worth, (*seen.attending, me))
        if isinstance(action, Push):
            code = "push" if need > 0 else "push-ahead"
            members = [s for s in range(len(seen.money)) if not seen.coalition >> s & 1 and s != me]
            number = sum(seen.cards[seat] for seat in members)
            if need > points and number:
                code, facts = "push-together", {**facts, "number": number}
            win = sentence("push-pays", million=order[me], worth=seen.worth)
            return [sentence(code, card=action.card, need=need, **facts), win]
        assert isinstance(action, StayOut)
        code = "stay-out-weak" if need > points else "stay-out"
        return [sentence(code, need=need, **facts), sentence("stay-out-draws")]

    def _split(self, asked: SettleSplit, choice: Choice) -> list[Term]:
        """The talk in the council: only shares, which everybody hears."""
        kept, action = asked.split[self.me], choice.action
        if isinstance(action, Propose):
            return [
                sentence(
                    "propose",
                    shares_told=written(action.shares),
                    million=action.shares[self.me],
                    kept=kept,
                )
            ]
        if isinstance(action, Accept | Decline):
            assert asked.open is not None
            proposer, shares = asked.open
            more = shares[self.me] - kept
            tone = "more" if more > 0 else "less" if more < 0 else "same"
            verb = "accept" if isinstance(action, Accept) else "decline"
            facts: dict[str, Fact] = {"proposer": proposer, "million": shares[self.me]}
            return [sentence(f"split-{verb}-{tone}", **facts, kept=kept)]
        return [sentence("split-ready", kept=kept)]

    def _cards(self, action: Commit) -> list[Term]:
        """Which councillors to play: how the sides stand without cards, and what is kept."""
        seen, me = self.seen, self.me
        inside = bool(seen.coalition >> me & 1)
        ahead = seen.mug - seen.biscuit if inside else seen.biscuit - seen.mug
        points = _points(action.cards)
        side = "ahead" if ahead > 0 else "behind" if ahead < 0 else "level"
        code = "play" if points else "keep"
        head = sentence(f"{code}-{side}", points=points, lead_points=abs(ahead))
        share = (seen.shares if inside else seen.counter)[me]
        left = tuple(a - b for a, b in zip(counts(seen.hands[me] or 0), action.cards, strict=True))
        advice = [head, sentence("side-pays", million=share)]
        if points and any(left):
            advice.append(sentence("cards-left", number=sum(left), points=_points(left)))
        return advice


def written(shares: Shares) -> str:
    """A split as one fact."""
    return ",".join(map(str, shares))


def _points(numbers: tuple[int, ...]) -> int:
    return sum(card * number for card, number in zip(COUNCILLORS, numbers, strict=True))


def _refusal(prospect: Prospect) -> tuple[tuple[str, Fact], ...]:
    """The facts of the doubt whether all agree; none where nobody is asked."""
    return next((term.facts for term in prospect.terms if term.code == REFUSAL), ())


def guessed(prospect: Prospect, code: str) -> list[Term]:
    """How likely all agree, as a guess."""
    chance = dict(_refusal(prospect)).get("chance")
    return [] if chance is None else [sentence(code, chance=chance)]
