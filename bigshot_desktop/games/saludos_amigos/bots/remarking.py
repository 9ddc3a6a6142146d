"""What a bot says with what it does: a remark that follows from its reasons, with facts that everybody can check.

In the negotiation nothing that a bot thinks of rests on the values of cards; elsewhere it says nothing that does.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bigshot_desktop.bots.reasons import Choice, Prospect, Term
from bigshot_desktop.engine.game import Fact
from bigshot_desktop.games.saludos_amigos.bots import sayings
from bigshot_desktop.games.saludos_amigos.bots.negotiating import Negotiator
from bigshot_desktop.games.saludos_amigos.bots.talk import Shares
from bigshot_desktop.games.saludos_amigos.bots.terms import FALL, LEADER, REFUSAL, SHARE
from bigshot_desktop.games.saludos_amigos.rules.actions import (
    ACCEPTS,
    Accept,
    Decline,
    Discard,
    Offer,
    Push,
    StayOut,
)
from bigshot_desktop.games.saludos_amigos.rules.decisions import Negotiate, SettleSplit
from bigshot_desktop.games.saludos_amigos.rules.material import MOST_OFFERS, SEATS_IN
from bigshot_desktop.games.saludos_amigos.rules.negotiation import members_of
from bigshot_desktop.games.saludos_amigos.rules.observation import SaludosObservation
from bigshot_desktop.games.saludos_amigos.rules.state import CALL

Facts = dict[str, int]

_SMALL: Final = 2
"""Shares up to this are nothing to boast of."""
_SAFE: Final = 5
"""A lead over the others that lets one feel safe."""
_FINE: Final = 5
_POOR: Final = 2
"""What a die must show to be talked about."""
_STIR: Final = 40503
"""Spreads numbers that differ by little."""
_SELDOM: Final = 3
"""Where there is little to say, a bot speaks every so often."""


def way_of(seen: SaludosObservation) -> int:
    """A number that differs from remark to remark, and that nothing can be read from."""
    case = (seen.turn, seen.seat, seen.mug, sum(seen.made), sum(seen.cards))
    number = 0
    for one in case:
        number = number * _STIR + one & 0xFFFF
    return number >> 4


# --- the negotiation -----------------------------------------------------------------------------


class Remarks:
    """What can be said with a choice in a negotiation."""

    def __init__(
        self, negotiator: Negotiator, choice: Choice, prospects: Sequence[Prospect]
    ) -> None:
        self.negotiator = negotiator
        self.choice = choice
        self.prospects = prospects
        """What was weighed."""
        self.bargain = negotiator.bargain
        self.seen = seen = negotiator.seen
        self.me = negotiator.me
        self.leader = negotiator.reckoning.leader
        self.standing = negotiator.talk.coalition
        self.shares = negotiator.talk.shares
        """The split of the standing coalition."""
        self.held = self.shares[self.me]
        self.way = way_of(seen)

    def remark(self) -> Term | None:
        """The words that go with it; none where there is nothing to say."""
        decision = self.seen.decision
        assert isinstance(decision, Negotiate)
        action = self.choice.action
        if isinstance(action, Accept):
            return self._yes(action.proposer, self.seen.offers[action.proposer])
        if decision.asks:
            return self._no(decision, *decision.asks[0])
        if isinstance(action, Offer):
            return self._offer(action.shares)
        return self._done(decision)

    def _say(self, code: str, **facts: Fact) -> Term:
        return Term.of(code, 0.0, way=self.way, **facts)

    def _one_of(self, fitting: list[Term]) -> Term:
        return fitting[(self.way >> 4) % len(fitting)]

    # --- no --------------------------------------------------------------------------------------

    def _no(self, decision: Negotiate, proposer: int, shares: Shares) -> Term:
        """Why not, and for how much."""
        yes = ACCEPTS[self.me][proposer]
        accepted = next((one for one in self.prospects if one.action == yes), None)
        assert accepted is not None
        others = [one for one in self.prospects if one.action != yes]
        instead = max(others, key=lambda one: one.expected)
        style = self.negotiator.style
        price = self._price(proposer, shares) if style.frank else 0
        about = 0 if style.frank else self._about(proposer, shares, instead.expected)

        def no(code: str, **facts: Fact) -> Term:
            asked = {"proposer": proposer, "million": shares[self.me], "price": price}
            return self._say(code, **asked, **facts)

        if accepted.expected > instead.expected:
            return no(sayings.WHIM)
        code, facts = self._because(proposer, shares, accepted, instead)
        fitting = [no(code, **facts)]
        if isinstance(instead.action, Offer):
            fitting.append(no(sayings.BETTER_IDEA))
        if decision.own and decision.own[proposer] and not _is_counter(decision.own, shares):
            fitting.append(no(sayings.OWN_FIRST))
        if decision.agreed:
            fitting.append(no(sayings.PROMISED, partner=decision.agreed[0][0]))
        if about:
            fitting.append(no(sayings.PERHAPS, about=about))
        return self._one_of(fitting)

    def _price(self, proposer: int, shares: Shares) -> int:
        """The least share it will agree for, if the proposer gives up the rest; 0 if there is none."""
        for better in self._better(proposer, shares):
            if self.negotiator.would_take(proposer, shares, better):
                return better[self.me]
        return 0

    def _about(self, proposer: int, shares: Shares, least: float) -> int:
        """The share with which a yes seems better, as things are; 0 if there is none."""
        for better in self._better(proposer, shares):
            if self.negotiator.accepting(proposer, better).expected > least:
                return better[self.me]
        return 0

    def _better(self, proposer: int, shares: Shares) -> Iterator[Shares]:
        """The same offer with one more, two more … of the proposer's share for oneself."""
        for more in range(1, shares[proposer]):
            better = list(shares)
            better[proposer] -= more
            better[self.me] += more
            yield tuple(better)

    def _because(
        self, proposer: int, shares: Shares, accepted: Prospect, instead: Prospect
    ) -> tuple[str, Facts]:
        """The saying for what speaks most against an offer."""
        reason = _drawback(accepted, instead)
        seen, bargain, members = self.seen, self.bargain, members_of(shares)
        heights = self._heights(members)
        if reason == SHARE and self.held:
            partner = self._friend(0)
            if partner is None:
                return sayings.HELD_ALONE, {"held": self.held}
            return sayings.HELD, {"held": self.held, "partner": partner}
        if reason == FALL:
            slack = bargain.slack(shares)
            if slack is not None and slack >= 0:
                return sayings.OUTBIDDEN, heights
            against = SEATS_IN[bargain.everyone & ~members]
            cards = sum([seen.cards[seat] for seat in against])
            return sayings.SHAKY, {**heights, "cards": cards}
        if reason == LEADER:
            leader = self.leader
            lead = seen.money[leader] - seen.money[self.me]
            if leader != proposer and shares[leader]:
                return sayings.RIVAL, {"rival": leader, "theirs": shares[leader]}
            if leader == proposer and lead > 0:
                return sayings.AHEAD, {"lead": lead}
        odds = bargain.payouts.odds[self.me]
        if odds[0] > odds[shares[self.me]] and not isinstance(instead.action, Offer):
            return sayings.RATHER_DRAW, {}
        asked = SEATS_IN[seen.waiting[proposer] & ~(1 << self.me)]
        if reason == REFUSAL and asked:
            partner = min(asked, key=lambda seat: self.negotiator.gain(shares, seat))
            if self.negotiator.gain(shares, partner) < 0:
                return sayings.DOUBT, {"partner": partner, "theirs": shares[partner]}
        return self._too_little(proposer, shares)

    def _heights(self, members: int) -> Facts:
        """Of a coalition, and of all others."""
        bargain = self.bargain
        return {
            "height": bargain.height(members),
            "biscuit": bargain.height(bargain.everyone & ~members),
        }

    def _too_little(self, proposer: int, shares: Shares) -> tuple[str, Facts]:
        """Where nothing else speaks against it: whether they need this bot, or could at least be fair."""
        height, biscuit = self._heights(members_of(shares)).values()
        without = height - self.seen.strengths[self.me]
        if without <= max(self.seen.mug, biscuit):
            return sayings.NEEDED, {"without": without}
        if shares[proposer] > shares[self.me]:
            return sayings.GREED, {"theirs": shares[proposer]}
        return sayings.TOO_LITTLE, {}

    # --- yes -------------------------------------------------------------------------------------

    def _yes(self, proposer: int, shares: Shares) -> Term:
        """What makes it welcome."""
        million, members = shares[self.me], members_of(shares)

        def yes(code: str, **facts: Fact) -> Term:
            return self._say(code, proposer=proposer, million=million, **facts)

        if self.held:
            partner = self._friend(members)
            if partner is None:
                return yes(sayings.UPGRADE, held=self.held)
            code = sayings.TRAITOR if million > self.held else sayings.TURNCOAT
            return yes(code, held=self.held, partner=partner)
        height, biscuit = self._heights(members).values()
        fitting = [yes(sayings.AGREED)]
        if height >= biscuit + _SAFE:
            fitting.append(yes(sayings.HOLDS, height=height, biscuit=biscuit))
        if million <= _SMALL and self.standing:
            fitting.append(yes(sayings.BETTER_THAN_NOTHING))
        if self._is_thrown_out(self.leader, members):
            theirs = self.shares[self.leader]
            fitting.append(yes(sayings.SPITE, rival=self.leader, theirs=theirs))
        return self._one_of(fitting)

    # --- offers ----------------------------------------------------------------------------------

    def _offer(self, shares: Shares) -> Term:
        """What should win the partner who is the hardest to win."""
        seen, me, members = self.seen, self.me, members_of(shares)
        height, biscuit = self._heights(members).values()
        million = shares[me]
        if members == 1 << me:
            return self._say(sayings.SOLO, million=million, height=height)
        partner, share = self.negotiator.most_doubtful(shares)

        def offer(code: str, **facts: Fact) -> Term:
            return self._say(code, million=million, partner=partner, share=share, **facts)

        before = [one[partner] for one in seen.declined[me] if members_of(one) == members]
        if before and share > before[-1]:
            return offer(sayings.RAISED, before=before[-1])
        held = self.shares[partner]
        if 0 < held < share:
            return offer(sayings.TEMPTATION, held=held)
        if seen.made[me] == MOST_OFFERS - 1:
            return offer(sayings.LAST_OFFER)
        fitting = [offer(sayings.HANDSHAKE)]
        if height >= biscuit:
            fitting.append(offer(sayings.UNBEATABLE, height=height, biscuit=biscuit))
        if share <= _SMALL and not held:
            fitting.append(offer(sayings.CRUMBS))
        if self._is_thrown_out(self.leader, members):
            theirs = self.shares[self.leader]
            fitting.append(offer(sayings.THREAT, rival=self.leader, theirs=theirs))
        return self._one_of(fitting)

    # --- done ------------------------------------------------------------------------------------

    def _done(self, decision: Negotiate) -> Term | None:
        """A word to end with, now and then."""
        if decision.own or decision.agreed or self.way % _SELDOM:
            return None
        if self.held:
            return self._say(sayings.CONTENT, held=self.held)
        if not self.standing:
            return self._say(sayings.NO_DEAL)
        cards = self.seen.cards[self.me]
        return self._say(sayings.PATIENCE, cards=cards) if cards > 1 else None

    # --- the others ------------------------------------------------------------------------------

    def _friend(self, members: int) -> int | None:
        """The partner with the largest share of what stands who would not belong to another coalition."""
        left = SEATS_IN[self.standing & ~members & ~(1 << self.me)]
        return max(left, key=lambda seat: self.shares[seat], default=None)

    def _is_thrown_out(self, seat: int, members: int) -> bool:
        """Whether a seat has a share of what stands, and none in another coalition."""
        return bool(self.standing & ~members & 1 << seat)


def _is_counter(own: Shares, shares: Shares) -> bool:
    """Whether an offer answers one's own: the same coalition with another split."""
    return members_of(own) == members_of(shares)


def _drawback(accepted: Prospect, instead: Prospect) -> str:
    """What speaks most against a yes, compared with what is done instead."""
    loss = {term.code: -term.amount for term in instead.terms}
    for term in accepted.terms:
        loss[term.code] = loss.get(term.code, 0.0) + term.amount
    return min(loss, key=lambda code: loss[code], default="")


# --- dice and council ----------------------------------------------------------------------------


def at_the_dice(seen: SaludosObservation, choice: Choice) -> Term | None:
    """A word about a die that goes, and now and then about one that stays."""
    die, way = seen.dice[seen.seat], way_of(seen)
    if isinstance(choice.action, Discard):
        return Term.of(sayings.NEW_DIE, 0.0, way=way, die=die)
    if _POOR < die < _FINE or way % _SELDOM:
        return None
    return Term.of(sayings.GOOD_DIE if die >= _FINE else sayings.BAD_DIE, 0.0, way=way, die=die)


def in_the_council(seen: SaludosObservation, choice: Choice) -> Term | None:
    """A word about coming or not, and answers to a proposal. What is sealed is sealed in silence."""
    action, way = choice.action, way_of(seen)
    match action:
        case Push() if seen.phase == CALL:
            biscuit = sum(seen.strengths) - seen.mug
            return Term.of(sayings.CALLED, 0.0, way=way, mug=seen.mug, biscuit=biscuit)
        case Push():
            return Term.of(sayings.COMING, 0.0, way=way, number=len(seen.attending) + 1)
        case StayOut() if not way % _SELDOM:
            code = sayings.LET_BE if seen.phase == CALL else sayings.NOT_COMING
            return Term.of(code, 0.0, way=way, worth=seen.worth)
        case Accept() | Decline():
            decision = seen.decision
            assert isinstance(decision, SettleSplit)
            facts = {
                "proposer": action.proposer,
                "million": seen.offers[action.proposer][action.seat],
                "held": decision.split[action.seat],
            }
            code = sayings.NEW_SPLIT if isinstance(action, Accept) else sayings.OLD_SPLIT
            return Term.of(code, 0.0, way=way, **facts)
    return None
