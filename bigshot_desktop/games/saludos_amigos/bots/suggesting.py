"""Quick offers for a person: sensible words with one click, from what everybody at the table knows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from bigshot_desktop.bots.game_bots import shipped_weights
from bigshot_desktop.games.saludos_amigos.bots.bargain import bargain_at, judges
from bigshot_desktop.games.saludos_amigos.bots.forecasts import shipped_forecasts
from bigshot_desktop.games.saludos_amigos.bots.horizon import horizon
from bigshot_desktop.games.saludos_amigos.bots.negotiating import Negotiator, in_the_place_of
from bigshot_desktop.games.saludos_amigos.bots.style import Style
from bigshot_desktop.games.saludos_amigos.bots.talk import Shares, Talk
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
"""What was just refused, with a million more for who refused, or with what they ask for."""
EVEN: Final = "even"
"""In the council: the same for everybody, as far as that goes."""
MORE: Final = "more"
"""In the council: a million more for oneself."""

_LEVEL: Final = "medium"
"""Partners are taken to judge like this level."""
_SURELY: Final = 1.03
"""So much better than anything else a yes must be that a partner says it who errs a little."""
_LIKELY: Final = 0.4
"""Where nobody can be sure of an agreement, an offer so likely to come to stand is worth a try."""
_CIRCLES: Final = 12
"""So many circles of partners are looked at more closely."""
_UNKNOWN: Final = 0.5
"""How readily anybody breaks a coalition, where nothing is remembered."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """An offer or a proposal that can be made now."""

    kind: str
    shares: Shares


@dataclass(frozen=True, slots=True)
class Refused:
    """The last refused offer of a seat, as everybody heard it."""

    shares: Shares
    seat: int
    """Who said no."""
    price: int = 0
    """The share that they asked for; 0 where they named none."""


def prepare() -> None:
    """Works out what takes a while, before anybody waits for it."""
    judges()
    shipped_forecasts()
    horizon((0,) * N_PROJECTS, 0)


def suggest(
    seen: SaludosObservation, seat: int, refused: Refused | None = None
) -> tuple[Suggestion, ...]:
    """Offers a seat can make now, the best first; none where it has nothing to offer.

    ``refused``: who said no to its last offer, where that is remembered; else it is guessed.
    """
    if seen.phase != NEGOTIATION or seat not in seen.acting or seen.made[seat] >= MOST_OFFERS:
        return ()
    return tuple(_Counsel(seen, seat, refused).suggestions())


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


def _moved(shares: Shares, giver: int, taker: int, millions: int = 1) -> Shares:
    """The same with a million or more from one to another."""
    moved = {giver: -millions, taker: millions}
    return tuple(share + moved.get(one, 0) for one, share in enumerate(shares))


@cache
def _style() -> Style:
    """Whoever is asked is taken to judge well, and to err like nobody in particular."""
    return replace(Style.of(shipped_weights(__package__)[_LEVEL]), noise=0.0, slip=0.0)


class _Counsel:
    """What could be offered in one position: to whom, for how much, and what it promises."""

    def __init__(self, seen: SaludosObservation, seat: int, refused: Refused | None) -> None:
        players = len(seen.money)
        self.seen, self.seat, self.refused = seen, seat, refused
        self.bargain = bargain = bargain_at(seen, (_UNKNOWN,) * players)
        self.talk = talk = Talk.of(seen)
        self.hearing = bargain.hearing(talk, None)
        self.gone = {shares for shares in (*seen.declined[seat], *seen.offers) if shares}
        offered = zip(seen.offers, seen.waiting, strict=True)
        self.had = max(
            (shares[seat] for shares, waiting in offered if waiting >> seat & 1), default=0
        )
        """What others offer for a yes."""
        self._minds: dict[int, tuple[Negotiator, float]] = {}

    def suggestions(self) -> list[Suggestion]:
        """One of each kind, if there is any; none that would bring less than saying yes to somebody."""
        found: dict[Shares, str] = {}
        for kind, shares in self._kinds():
            if shares and shares not in self.gone and shares[self.seat] >= self.had:
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
            cheapest = max(splits, key=lambda shares: (shares[seat], self._value(shares)))
            yield CHEAPEST, cheapest
            height = self._height(cheapest)
            strong = [shares for shares in splits if self._height(shares) > height]
            if strong:
                yield STRONGER, max(strong, key=self._value)

    # --- partners --------------------------------------------------------------------------------

    def _splits(self) -> list[Shares]:
        """With the most promising circles of partners, a split that wins them all and brings more than one has.

        Where there is none, the best one that may come to stand; where nobody would listen, none.
        """
        seat, held = self.seat, self.talk.shares[self.seat]
        plans = [
            plan
            for plan in self.bargain.plans(seat, self.hearing, tuple(self.gone), _CIRCLES)
            if plan.shares[seat] > held and plan.shares.count(0) < self.bargain.players - 1
        ]
        won = [self._winning(plan.shares) for plan in plans]
        plain = [plan for plan in plans if self._loser(plan.shares) is None]
        likely = [plan.shares for plan in plain if plan.chance >= _LIKELY]
        return [shares for shares in won if shares and shares[seat] > held] or likely[:1]

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
        """The first partner who would rather say no: whoever would get less than they have, before all others."""
        loser = self._loser(shares)
        if loser is not None:
            return loser
        for one in SEATS_IN[members_of(shares) & ~(1 << self.seat)]:
            mind, hope = self._mind(one)
            if mind.accepting(self.seat, shares).expected <= hope * _SURELY:
                return one
        return None

    def _loser(self, shares: Shares) -> int | None:
        """A partner who would get less than in the coalition that stands: no person says yes to that."""
        partners = SEATS_IN[members_of(shares) & ~(1 << self.seat)]
        return next((one for one in partners if shares[one] < self.talk.shares[one]), None)

    def _mind(self, one: int) -> tuple[Negotiator, float]:
        """A partner's thoughts, and what it expects who says no."""
        known = self._minds.get(one)
        if known is None:
            mind = Negotiator(self.bargain, in_the_place_of(self.seen, one), None, _style())
            hope = max([way.expected for way in mind.prospects()])
            known = self._minds[one] = mind, hope
        return known

    def _again(self) -> Shares:
        """The last refused offer, better for who refused it: by a million, or by as many as they asked for."""
        declined = self.seen.declined[self.seat]
        if not declined or declined[-1][self.seat] < 2:
            return ()
        last, refused = declined[-1], self.refused
        if refused is not None and refused.shares == last:
            more = max(1, refused.price - last[refused.seat])
            return _moved(last, self.seat, refused.seat, min(more, last[self.seat] - 1))
        refuser = self._refuser(last)
        return _moved(last, self.seat, self._poorest(last) if refuser is None else refuser)

    # --- how good it is --------------------------------------------------------------------------

    def _height(self, shares: Shares) -> int:
        return self.bargain.height(members_of(shares))

    def _value(self, shares: Shares) -> float:
        """The chance to win once it stands."""
        return self.bargain.values(shares)[self.seat]

    def _promise(self, shares: Shares) -> float:
        """The chance to win with an offer, refusals counted."""
        asked = members_of(shares) & ~(1 << self.seat)
        chance = self.bargain.agreement(self.seat, shares, asked, self.hearing)
        stay = self.hearing.now[self.seat]
        return stay + chance * (self._value(shares) - stay)
