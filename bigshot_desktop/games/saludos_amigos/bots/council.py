"""The council: whether to call or attend it, how to share there, and which cards to show."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import product
from math import erf, sqrt
from typing import Final

from bigshot_desktop.bots.reasons import MOST_ALTERNATIVES, Prospect, Term
from bigshot_desktop.games.saludos_amigos.bots.coalitions import Coalitions
from bigshot_desktop.games.saludos_amigos.bots.features import DRAWN_POINTS
from bigshot_desktop.games.saludos_amigos.bots.forecasts import Case, chance
from bigshot_desktop.games.saludos_amigos.bots.judgement import Reckoning, per_cent, prospect
from bigshot_desktop.games.saludos_amigos.bots.payouts import parts
from bigshot_desktop.games.saludos_amigos.bots.talk import Shares
from bigshot_desktop.games.saludos_amigos.bots.terms import CARDS, COUNCIL, NEW_SPLIT
from bigshot_desktop.games.saludos_amigos.rules.actions import (
    ACCEPTS,
    DECLINES,
    READIES,
    Commit,
    Propose,
    Push,
    SaludosAction,
    StayOut,
)
from bigshot_desktop.games.saludos_amigos.rules.decisions import SettleSplit
from bigshot_desktop.games.saludos_amigos.rules.material import COUNCILLORS, SEATS_IN
from bigshot_desktop.games.saludos_amigos.rules.observation import SaludosObservation
from bigshot_desktop.games.saludos_amigos.rules.packs import counts, total
from bigshot_desktop.games.saludos_amigos.rules.state import CALL
from bigshot_desktop.games.saludos_amigos.rules.talk import even_split

_PUSHED: Final = 1.5
"""What a card is worth that another has pushed forward."""
_TOGETHER: Final = 0.7
"""How much a seat's cards stay or go together: 1 all or none, 0 each for itself."""
_WORTH_A_WORD: Final = 0.002
"""What another split must add to one's chance to be proposed."""
_SAME: Final = 1e-5
"""Chances with cards that differ by less are equal: points that cannot matter, and rounding."""

Numbers = tuple[int, ...]
"""Cards by value."""


def shows_case(
    bargain: Coalitions, seat: int, coalition: int, attending: int, share: int, lead: int
) -> Case:
    """What is known of a seat that chooses its cards; the lead is that of the coalition, without cards."""
    inside = bool(coalition >> seat & 1)
    own, other = (coalition, attending) if inside else (attending, coalition)
    cards = bargain.cards
    ours = sum([cards[one] for one in SEATS_IN[own]])
    theirs = sum([cards[one] for one in SEATS_IN[other]])
    ahead = 0.1 * (lead if inside else -lead)
    return [
        1.0,
        bargain.size,
        float(inside),
        ahead,
        abs(ahead),
        0.2 * cards[seat],
        share / bargain.worth,
        0.1 * bargain.worth,
        0.1 * bargain.ahead.turns,
        0.1 * ours,
        0.1 * theirs,
        own.bit_count() / bargain.players,
        bargain.before[seat] * bargain.players - 1.0,
    ]


def comes_case(bargain: Coalitions, seat: int, coalition: int, attending: int, lead: int) -> Case:
    """What is known of an opponent who is asked to call the council, or to attend it."""
    opposition = bargain.everyone & ~coalition
    cards = bargain.cards
    outside = sum([cards[one] for one in SEATS_IN[opposition]])
    inside = sum([cards[one] for one in SEATS_IN[coalition]])
    there = attending.bit_count()
    return [
        1.0,
        bargain.size,
        float(not there),
        0.1 * lead,
        0.2 * cards[seat],
        0.1 * bargain.worth,
        0.2 * bargain.worth / (there + 1),
        0.1 * bargain.ahead.turns,
        0.1 * outside,
        0.1 * inside,
        there / bargain.players,
        bargain.before[seat] * bargain.players - 1.0,
    ]


class Council:
    """The two sides of a council, seen from one seat."""

    def __init__(self, bargain: Coalitions, seen: SaludosObservation) -> None:
        self.bargain = bargain
        self.seen = seen
        self.me = me = seen.seat
        self.hand = counts(seen.hands[me] or 0)
        self.coalition = seen.coalition
        self.opposition = bargain.everyone & ~seen.coalition
        self.inside = bool(seen.coalition >> me & 1)
        self.lead = seen.mug - bargain.height(self.opposition)
        self.shares = seen.shares
        self.paid = bargain.payouts.paid(seen.shares)[me]
        self.now = bargain.values(seen.shares, 0.0)[me]
        self.reckoning = Reckoning(bargain, me, self.now)
        self._terms = self.reckoning.paid(seen.shares)
        own = total(seen.hands[me] or 0) + max(0, seen.pushed[me])
        self._known = own - bargain.payouts.points[me]
        """How much more the own cards are worth than others can know."""

    # --- what the sides will add -----------------------------------------------------------------

    def _adds(self, seat: int, attending: int, share: int) -> tuple[float, float]:
        """The points a seat is likely to show beside the card it pushed, and their variance."""
        bargain = self.bargain
        points = bargain.payouts.points[seat]
        if attending >> seat & 1:
            points -= _PUSHED
        if points <= 0.0:
            return 0.0, 0.0
        case = shows_case(bargain, seat, self.coalition, attending, share, self.lead)
        part = chance(bargain.forecasts.shows, case)
        spread = (
            part * (1.0 - part) * (_TOGETHER * points * points + (1.0 - _TOGETHER) * 2.0 * points)
        )
        return part * points, spread

    def balance(self, attending: int, shares: Shares, counter: Shares) -> tuple[float, float]:
        """What the others make of it: the opposition's points less the coalition's, and the deviation."""
        mean, spread = -float(self.lead), 0.25
        for seat in SEATS_IN[self.coalition | attending]:
            if seat == self.me:
                continue
            out = attending >> seat & 1
            added, varies = self._adds(seat, attending, counter[seat] if out else shares[seat])
            if out:
                mean += _PUSHED + added
            else:
                mean -= added
            spread += varies
        return mean, sqrt(spread)

    def victory(self, balance: tuple[float, float], points: float) -> float:
        """The chance that the opposition wins if one shows so many points."""
        mean, deviation = balance
        margin = mean + (-points if self.inside else points)
        return 0.5 + 0.5 * erf((margin - 0.5) / (deviation * sqrt(2.0)))

    # --- what comes of it ------------------------------------------------------------------------

    def _after(self, shares: Shares, numbers: Numbers) -> float:
        """One's chance if the section is shared like this and these of one's cards are gone."""
        payouts, me = self.bargain.payouts, self.me
        share = shares[me]
        odds = [row[one] for row, one in zip(payouts.odds, shares, strict=True)]
        cards, points = -sum(numbers), self._known - _points(numbers)
        if not share:
            cards, points = cards + 1, points + DRAWN_POINTS
        odds[me] = payouts.odd(me, share, cards, points)
        return parts(odds)[me]

    def _value(self, numbers: Numbers, defeat: float, shares: Shares, counter: Shares) -> float:
        paid = self._after(shares, numbers)
        if not defeat:
            return paid
        return paid + defeat * (self._after(counter, numbers) - paid)

    def _way(
        self, action: SaludosAction, numbers: Numbers, defeat: float, counter: Shares
    ) -> Prospect:
        """An action with the cards it will cost and the chance that the opposition wins."""
        value = self._value(numbers, defeat, self.shares, counter)
        council = (
            defeat * (self.bargain.payouts.paid(counter)[self.me] - self.paid) if defeat else 0.0
        )
        cards = sum(numbers)
        return prospect(
            action,
            self.now,
            [
                *self._terms,
                Term.of(
                    COUNCIL,
                    council,
                    chance=per_cent(defeat),
                    mug=self.seen.mug,
                    biscuit=self.bargain.height(self.opposition),
                ),
                Term.of(CARDS, value - self.paid - council, cards=cards, points=_points(numbers)),
            ],
        )

    # --- calling and attending -------------------------------------------------------------------

    def pushing(self) -> list[Prospect]:
        """To call or attend with each card, played out with the best cards to follow, or to stay out."""
        seen, me, bargain = self.seen, self.me, self.bargain
        present = sum([1 << seat for seat in seen.attending])
        comers = [
            (seat, self._comes(seat, present | 1 << me))
            for seat in SEATS_IN[self.opposition & ~(1 << me) & ~present]
            if bargain.cards[seat]
        ]
        calls = 1.0
        if seen.phase == CALL:
            for seat in SEATS_IN[seen.asked]:
                calls *= 1.0 - self._comes(seat, 0)
            calls = 1.0 - calls
        order = list(seen.attending)
        room = bargain.worth - len(order)
        likely = [seat for seat, comes in comers if comes > 0.5][: max(0, room - 1)]
        with_me = even_split(bargain.players, bargain.worth, (*order, me, *likely))
        others = (*order, *likely)
        if not others and calls and seen.asked:
            others = (SEATS_IN[seen.asked][0],)
        defeat, without = 0.0, self.shares
        if others and calls:
            without = even_split(bargain.players, bargain.worth, others)
            attending = sum([1 << seat for seat in others])
            defeat = calls * self.victory(self.balance(attending, self.shares, without), 0.0)
        ways = [self._way(StayOut(me), (0, 0, 0), defeat, without)]
        attending = sum([1 << seat for seat in (*order, *likely)]) | 1 << me
        balance = self.balance(attending, self.shares, with_me)
        best: dict[int, tuple[float, Numbers, float]] = {}
        for numbers in _subsets(self.hand):
            defeat = self.victory(balance, _points(numbers))
            value = self._value(numbers, defeat, self.shares, with_me)
            for card, number in zip(COUNCILLORS, numbers, strict=True):
                if number and (card not in best or value > best[card][0]):
                    best[card] = value, numbers, defeat
        pushes = []
        for card in COUNCILLORS:  # the lowest first: of equal ones it is taken
            if card in best:
                _, numbers, defeat = best[card]
                pushes.append(self._way(Push(me, card), numbers, defeat, with_me))
        return [*ways, *_levelled(pushes)]

    def _comes(self, seat: int, attending: int) -> float:
        bargain = self.bargain
        if not bargain.cards[seat]:
            return 0.0
        case = comes_case(bargain, seat, self.coalition, attending, self.lead)
        return chance(bargain.forecasts.comes, case)

    # --- cards -----------------------------------------------------------------------------------

    def sealing(self) -> list[Prospect]:
        """The best choices of cards."""
        seen, me = self.seen, self.me
        attending = sum([1 << seat for seat in seen.attending])
        balance = self.balance(attending, seen.shares, seen.counter)
        pushed = max(0, seen.pushed[me])
        gone = [int(card == pushed) for card in COUNCILLORS]
        choices = []
        for numbers in [(0, 0, 0), *_subsets(self.hand)]:
            defeat = self.victory(balance, _points(numbers) + pushed)
            spent = tuple([a + b for a, b in zip(numbers, gone, strict=True)])
            value = self._value(spent, defeat, seen.shares, seen.counter)
            choices.append((value, numbers, spent, defeat))
        choices.sort(key=lambda choice: (-choice[0], _points(choice[1])))  # low cards first
        return [
            self._way(Commit(me, numbers), spent, defeat, seen.counter)
            for _, numbers, spent, defeat in choices[: 1 + MOST_ALTERNATIVES]
        ]

    def showing(self, numbers: Numbers) -> float:
        """One's chance with these cards."""
        seen, me = self.seen, self.me
        attending = sum([1 << seat for seat in seen.attending])
        pushed = max(0, seen.pushed[me])
        spent = tuple(
            [number + (card == pushed) for card, number in zip(COUNCILLORS, numbers, strict=True)]
        )
        balance = self.balance(attending, seen.shares, seen.counter)
        defeat = self.victory(balance, _points(numbers) + pushed)
        return self._value(spent, defeat, seen.shares, seen.counter)

    # --- another split ---------------------------------------------------------------------------

    def chances_with(self, split: Shares, word: int | None = None) -> list[float]:
        """By seat, its chance if one's side shares like this, as anybody would work it out.

        ``word`` is a member who gets more by it, and has given its word to show its cards for that.
        """
        paid = self.bargain.payouts.paid
        shares, counter = self._with(split)
        defeat = self._defeat_with(split, word)
        return [a + defeat * (b - a) for a, b in zip(paid(shares), paid(counter), strict=True)]

    def _with(self, split: Shares) -> tuple[Shares, Shares]:
        """How both sides share if one's own shares like this."""
        return (split, self.seen.counter) if self.inside else (self.seen.shares, split)

    def _defeat_with(self, split: Shares, word: int | None) -> float:
        """The chance that the opposition wins if one's side shares like this, from what everybody knows."""
        seen, bargain = self.seen, self.bargain
        attending = sum([1 << seat for seat in seen.attending])
        mean, spread = self.balance(attending, *self._with(split))
        sign = -1.0 if self.inside else 1.0
        added, varies = self._adds(self.me, attending, split[self.me])
        pushed = _PUSHED if attending >> self.me & 1 else 0.0
        mean += sign * (added + pushed)
        if word is not None:
            points = bargain.payouts.points[word] - pushed
            likely, _ = self._adds(word, attending, split[word])
            trust = max(0.0, 1.0 - 2.0 * bargain.faith[word])
            mean += sign * trust * max(0.0, points - likely)
        deviation = sqrt(spread * spread + varies)
        return 0.5 + 0.5 * erf((mean - 0.5) / (deviation * sqrt(2.0)))

    def talking(self) -> list[Prospect]:
        """Yes or no to another split, a proposal that all of one's side gain by, or ready."""
        decision = self.seen.decision
        assert isinstance(decision, SettleSplit)
        me, old = self.me, decision.split
        now = self.chances_with(old)
        self.now = now[me]
        if decision.asked:
            assert decision.open is not None
            proposer, shares = decision.open
            word = proposer if shares[proposer] > old[proposer] else None
            gain = self.chances_with(shares, word)[me] - now[me]
            return [
                self._split(DECLINES[me][proposer], now[me], 0.0, old),
                self._split(ACCEPTS[me][proposer], now[me], gain, shares),
            ]
        ways = [self._split(READIES[me], now[me], 0.0, old)]
        members = [seat for seat, share in enumerate(old) if share]
        before, _ = self._best_show(old)
        for split in _moved_to(old, me):
            then = self.chances_with(split, me)
            after, more = self._best_show(split)
            if (
                min([then[seat] - now[seat] for seat in members]) > 0.0
                and after > before + _WORTH_A_WORD
                and 2 * more >= _points(self.hand)
            ):
                defeat = self._defeat_with(split, me)
                wins = {"chance": per_cent(1.0 - defeat if self.inside else defeat)}
                gain = after - before
                ways.append(self._split(Propose(me, split), now[me], gain, split, **wins))
        return ways

    def _best_show(self, split: Shares) -> tuple[float, int]:
        """One's chance with the best cards if one's side shares like this, and what these are worth."""
        seen = self.seen
        attending = sum([1 << seat for seat in seen.attending])
        shares, counter = self._with(split)
        balance = self.balance(attending, shares, counter)
        pushed = max(0, seen.pushed[self.me])
        gone = [int(card == pushed) for card in COUNCILLORS]
        best = 0.0, 0
        for numbers in [(0, 0, 0), *_subsets(self.hand)]:
            points = _points(numbers)
            spent = tuple([a + b for a, b in zip(numbers, gone, strict=True)])
            defeat = self.victory(balance, points + pushed)
            best = max(best, (self._value(spent, defeat, shares, counter), points))
        return best

    def _split(
        self, action: SaludosAction, now: float, gain: float, split: Shares, **wins: int
    ) -> Prospect:
        held = self.shares[self.me] if self.inside else self.seen.counter[self.me]
        term = Term.of(NEW_SPLIT, gain, million=split[self.me], held=held, **wins)
        return prospect(action, now, [term])


def must_be_ready(seen: SaludosObservation) -> bool:
    """Whether being ready is all one may do in the talk: one is asked nothing, and may not propose."""
    decision = seen.decision
    assert isinstance(decision, SettleSplit)
    if decision.asked:
        return False
    members = sum(map(bool, decision.split))
    return not decision.left or decision.open is not None or members >= seen.worth


def _moved_to(split: Shares, me: int) -> list[Shares]:
    """All splits with a million or two more for one member, from another who can spare them."""
    found = []
    for giver, share in enumerate(split):
        for more in (1, 2):
            if giver != me and share > more:
                moved = list(split)
                moved[giver] -= more
                moved[me] += more
                found.append(tuple(moved))
    return found


def _levelled(ways: list[Prospect]) -> list[Prospect]:
    """The ways with the same chance where they differ by less than anybody could mean."""
    most = max((one.expected for one in ways), default=0.0)

    def level(one: Prospect) -> Prospect:
        more = most - one.expected
        if not 0.0 < more < _SAME:
            return one
        *terms, last = one.terms
        return replace(one, expected=most, terms=(*terms, replace(last, amount=last.amount + more)))

    return [level(one) for one in ways]


def _points(numbers: Sequence[int]) -> int:
    ones, twos, threes = numbers
    return ones + 2 * twos + 3 * threes


@lru_cache(maxsize=256)
def _subsets(hand: Numbers) -> tuple[Numbers, ...]:
    """Every choice of at least one card."""
    every = product(*[range(number + 1) for number in hand])
    return tuple([numbers for numbers in every if any(numbers)])
