"""Quick offers for a person: sensible words with one click, from what everybody at the table knows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from bigshot_desktop.bots.game_bots import shipped_weights
from bigshot_desktop.games.saludos_amigos.bots.bargain import Bargain, Shares, StandingOffer
from bigshot_desktop.games.saludos_amigos.bots.horizon import horizon
from bigshot_desktop.games.saludos_amigos.bots.outlook import Outlook
from bigshot_desktop.games.saludos_amigos.bots.style import Style
from bigshot_desktop.games.saludos_amigos.rules.material import (
    MOST_OFFERS,
    MOST_PROPOSALS,
    N_PROJECTS,
    SEATS_IN,
)
from bigshot_desktop.games.saludos_amigos.rules.negotiation import members_of
from bigshot_desktop.games.saludos_amigos.rules.observation import SaludosObservation
from bigshot_desktop.games.saludos_amigos.rules.state import NEGOTIATION, TALK

ALONE: Final = "alone"
"""The own strength beats the mug."""
CHEAPEST: Final = "cheapest"
"""Partners who leave the most to oneself, each with what is likely to win them."""
STRONGER: Final = "stronger"
"""The same with more strength, which stands safer."""
AGAIN: Final = "again"
"""What was just refused, with a million more for who refused."""
EVEN: Final = "even"
"""In the council: the same for everybody, as far as that goes."""
MORE: Final = "more"
"""In the council: a million more for oneself."""

_LEVEL: Final = "medium"
"""Whose eye for prices it is."""
_UNLIKELY: Final = 0.2
"""What is left of the chance to agree where somebody has a better idea."""
_CIRCLES: Final = 6
"""So many circles of partners are looked at more closely."""
_CONTESTED: Final = 0.5
"""How much of a coalition's worth is left where the others are strong enough to outbid it among themselves."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """An offer or a proposal that can be made now."""

    kind: str
    shares: Shares


def prepare() -> None:
    """Works out what takes a while, before anybody waits for it."""
    _style()
    horizon((0,) * N_PROJECTS, 0)


def suggest(seen: SaludosObservation, seat: int) -> tuple[Suggestion, ...]:
    """Offers a seat can make now, the best first; none where it has nothing to offer."""
    if seen.phase != NEGOTIATION or seat not in seen.acting or seen.made[seat] >= MOST_OFFERS:
        return ()
    return tuple(_Counsel(seen, seat).suggestions())


def suggest_split(seen: SaludosObservation, seat: int) -> tuple[Suggestion, ...]:
    """Splits a seat can propose to its side of the council now."""
    if seen.phase != TALK or seen.ready >> seat & 1 or seen.made[seat] >= MOST_PROPOSALS:
        return ()
    inside = seen.coalition >> seat & 1
    side = seen.coalition if inside else seen.council & ~seen.coalition
    members = SEATS_IN[side]
    if seat not in members or any(seen.offers[one] for one in members):
        return ()
    now = seen.shares if inside else seen.counter
    found: dict[Shares, str] = {}
    for kind, shares in ((EVEN, _evened(now, members)), (MORE, _tilted(now, members, seat))):
        if shares and shares != now:
            found.setdefault(shares, kind)
    return tuple(Suggestion(kind, shares) for shares, kind in found.items())


def _evened(now: Shares, members: Sequence[int]) -> Shares:
    """The same for all; odd millions stay with who has the most."""
    each, odd = divmod(sum(now), len(members))
    richest = sorted(members, key=lambda one: -now[one])[:odd]
    return tuple(each + (one in richest) if one in members else 0 for one in range(len(now)))


def _tilted(now: Shares, members: Sequence[int], seat: int) -> Shares:
    """A million more for one, from the largest share of the others; nothing if nobody can spare it."""
    giver = max((one for one in members if one != seat), key=lambda one: now[one], default=seat)
    if giver == seat or now[giver] < 2:
        return ()
    return _moved(now, giver, seat)


def _moved(shares: Shares, giver: int, taker: int) -> Shares:
    """The same with a million from one to another."""
    return tuple(share - (one == giver) + (one == taker) for one, share in enumerate(shares))


@cache
def _style() -> Style:
    return Style.of(shipped_weights(__package__)[_LEVEL])


class _Counsel:
    """What could be offered in one position: to whom, for how much, and what it promises."""

    def __init__(self, seen: SaludosObservation, seat: int) -> None:
        players = len(seen.money)
        public = replace(seen, seat=seat, hands=(None,) * players, decision=None)
        self.seen, self.seat = seen, seat
        self.bargain = bargain = Bargain(Outlook(public, _style()), (1.0,) * players)
        self.now = StandingOffer(seen.coalition, seen.shares or (0,) * players)
        self.prices = bargain.values(self.now)
        self.gone = {*seen.declined[seat], seen.offers[seat]}
        self._hopes: dict[int, float] = {}

    def suggestions(self) -> list[Suggestion]:
        """One of each kind, if there is any."""
        found: dict[Shares, str] = {}
        for kind, shares in self._kinds():
            if shares and shares not in self.gone:
                found.setdefault(shares, kind)
        ranked = sorted(found, key=self._promise, reverse=True)
        return [Suggestion(found[shares], shares) for shares in ranked]

    def _kinds(self) -> Iterator[tuple[str, Shares]]:
        bargain, seat = self.bargain, self.seat
        if bargain.strengths[seat] > self.seen.mug:
            worth = bargain.worth
            yield ALONE, tuple(worth if one == seat else 0 for one in range(bargain.players))
        yield AGAIN, self._again()
        splits = self._splits()
        if splits:
            cheapest = max(splits, key=lambda shares: (shares[seat], self._safety(shares)))
            yield CHEAPEST, cheapest
            height = self._height(cheapest)
            strong = [shares for shares in splits if self._height(shares) > height]
            if strong:
                yield STRONGER, max(strong, key=self._lasting)

    # --- partners --------------------------------------------------------------------------------

    def _splits(self) -> list[Shares]:
        """With the most promising circles of partners, a split that wins them all and brings more than one has."""
        bargain, seat, held = self.bargain, self.seat, self.now.shares[self.seat]
        rough = []
        for members in bargain.higher(seat, self.seen.mug):
            if members.bit_count() > 1:
                priced = bargain.priced(seat, members, self.prices, _style().margin)
                if priced and priced[0][seat] > held:
                    rough.append(priced[0])
        rough.sort(key=lambda shares: -shares[seat])
        won = [self._winning(shares) for shares in rough[:_CIRCLES]]
        rough = [shares for shares in rough if shares not in self.gone]
        rough.sort(key=self._promise, reverse=True)
        return [shares for shares in won if shares and shares[seat] > held] or rough[:1]

    def _winning(self, shares: Shares) -> Shares:
        """The same with so much more for partners that all of them should agree; nothing if one cannot pay that."""
        seat = self.seat
        while shares[seat] > 0:
            refuser = self._refuser(shares)
            if refuser is None and shares not in self.gone:
                return shares
            shares = _moved(shares, seat, self._poorest(shares) if refuser is None else refuser)
        return ()

    def _poorest(self, shares: Shares) -> int:
        partners = SEATS_IN[members_of(shares) & ~(1 << self.seat)]
        return min(partners, key=lambda one: shares[one])

    def _refuser(self, shares: Shares) -> int | None:
        """The first partner who would rather say no."""
        standing = _standing(shares)
        values = self.bargain.values(standing)
        asked = standing.members & ~(1 << self.seat)
        for one in SEATS_IN[asked]:
            asked &= ~(1 << one)
            chance = self.bargain.agreement(standing, asked, self.prices)
            gain = chance * (values[one] - self.prices[one])
            if self.prices[one] + gain <= self._hope(one):
                return one
        return None

    def _hope(self, one: int) -> float:
        """What somebody expects who says no: what stands, what is on the table already, or an offer of their own."""
        known = self._hopes.get(one)
        if known is None:
            known = self._hopes[one] = max([self.prices[one], *self._ways(one)])
        return known

    def _ways(self, one: int) -> Iterator[float]:
        seen, bargain = self.seen, self.bargain
        stay = self.prices[one]
        engaged = False
        for proposer, shares in enumerate(seen.offers):
            if shares and shares[one] and proposer != self.seat:
                offer = _standing(shares)
                asked = seen.waiting[proposer] & ~(1 << one)
                chance = bargain.agreement(offer, asked, self.prices)
                yield stay + chance * (bargain.values(offer)[one] - stay)
                engaged = engaged or not seen.waiting[proposer] >> one & 1
        if not engaged and seen.made[one] < MOST_OFFERS:
            for idea in bargain.ideas(self.now, one):
                if idea.standing.shares not in seen.declined[one]:
                    if idea.worth > stay + _style().eagerness:
                        yield idea.worth
                    break

    def _again(self) -> Shares:
        """The last refused offer, better for the one who had most reason to refuse it."""
        declined = self.seen.declined[self.seat]
        if not declined:
            return ()
        last = declined[-1]
        if last[self.seat] < 2:
            return ()
        refuser = self._refuser(last)
        return _moved(last, self.seat, self._poorest(last) if refuser is None else refuser)

    # --- how good it is --------------------------------------------------------------------------

    def _height(self, shares: Shares) -> int:
        return self.bargain.height(members_of(shares))

    def _safety(self, shares: Shares) -> float:
        """The chance that a coalition is paid in the end, once it stands."""
        coalition = self.bargain.coalition(members_of(shares))
        contested = coalition.biscuit > coalition.height
        return (1.0 - coalition.defeat) * (_CONTESTED if contested else 1.0)

    def _lasting(self, shares: Shares) -> float:
        return shares[self.seat] * self._safety(shares)

    def _promise(self, shares: Shares) -> float:
        """What an offer promises, refusals counted."""
        standing = _standing(shares)
        asked = standing.members & ~(1 << self.seat)
        chance = self.bargain.agreement(standing, asked, self.prices)
        if self._refuser(shares) is not None:
            chance *= _UNLIKELY
        stay = self.prices[self.seat]
        return stay + chance * (self.bargain.values(standing)[self.seat] - stay)


def _standing(shares: Shares) -> StandingOffer:
    return StandingOffer(members_of(shares), shares)
