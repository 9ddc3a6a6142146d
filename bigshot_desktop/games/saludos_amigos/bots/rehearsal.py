"""The rest of a negotiation played through in one's head, again and again, by players of the plainer kind."""

from __future__ import annotations

from random import Random
from typing import Final

from bigshot_desktop.engine.game import pick
from bigshot_desktop.games.saludos_amigos.bots.bargain import Bargain, StandingOffer
from bigshot_desktop.games.saludos_amigos.bots.memory import Recollection
from bigshot_desktop.games.saludos_amigos.rules.actions import Accept, Done, Offer, SaludosAction
from bigshot_desktop.games.saludos_amigos.rules.material import MOST_OFFERS, SEATS_IN
from bigshot_desktop.games.saludos_amigos.rules.negotiation import members_of
from bigshot_desktop.games.saludos_amigos.rules.observation import SaludosObservation

REPEATED: Final = 0.15
"""How likely somebody accepts now what was refused a moment ago, compared with before."""
_LOOKED_AT: Final = 3
"""Offers a plain player weighs."""
_LONGEST: Final = 90
"""Words after which a talk is taken to end."""


class Rehearsal:
    """A negotiation as it could go on from what is seen."""

    __slots__ = (
        "bargain",
        "declined",
        "done",
        "made",
        "now",
        "offers",
        "players",
        "refused",
        "schooled",
        "waiting",
    )

    def __init__(self, bargain: Bargain, seen: SaludosObservation, memory: Recollection) -> None:
        self.bargain = bargain
        self.players = bargain.players
        self.now = StandingOffer(seen.coalition, seen.shares or (0,) * bargain.players)
        self.offers: list[StandingOffer | None] = [
            StandingOffer(members_of(shares), shares) if shares else None for shares in seen.offers
        ]
        self.waiting = list(seen.waiting)
        self.made = list(seen.made)
        self.done = seen.ready
        self.declined = [
            {StandingOffer(members_of(shares), shares) for shares in gone} for gone in seen.declined
        ]
        self.schooled = False
        self.refused: dict[int, float] = {}
        """By seat, the best it has refused since the mug moved."""
        for seat, shares in memory.refused:
            self._refuse(seat, StandingOffer(members_of(shares), shares))

    def copy(self) -> Rehearsal:
        """Another one, as far as this one has come."""
        new = Rehearsal.__new__(Rehearsal)
        new.bargain = self.bargain
        new.players = self.players
        new.now = self.now
        new.offers = self.offers[:]
        new.waiting = self.waiting[:]
        new.made = self.made[:]
        new.done = self.done
        new.declined = [set(gone) for gone in self.declined]
        new.refused = dict(self.refused)
        return new

    # --- the rules of the talk, without its formalities ------------------------------------------

    def say(self, action: SaludosAction) -> None:
        """Plays what is really thought of, as the first word."""
        if isinstance(action, Offer):
            self._offer(action.seat, StandingOffer(members_of(action.shares), action.shares))
        elif isinstance(action, Accept):
            self._accept(action.seat, action.proposer)
        elif isinstance(action, Done):
            self._finish(action.seat)

    def _offer(self, seat: int, offer: StandingOffer) -> None:
        others = offer.members & ~(1 << seat)
        self.made[seat] += 1
        self.offers[seat] = offer
        self.waiting[seat] = others
        self.done &= ~others
        if not others:
            self._stand(offer)

    def _accept(self, seat: int, proposer: int) -> None:
        self.waiting[proposer] &= ~(1 << seat)
        offer = self.offers[proposer]
        if not self.waiting[proposer] and offer:
            self._stand(offer)

    def _finish(self, seat: int) -> None:
        bit = 1 << seat
        for proposer, waiting in enumerate(self.waiting):
            offer = self.offers[proposer]
            if waiting & bit and offer:
                self._refuse(seat, offer)
                self.declined[proposer].add(offer)
                self.offers[proposer] = None
                self.waiting[proposer] = 0
        self.done |= bit

    def _refuse(self, seat: int, offer: StandingOffer) -> None:
        value = self.bargain.values(offer)[seat]
        self.refused[seat] = max(value, self.refused.get(seat, value))

    def _stand(self, offer: StandingOffer) -> None:
        players = self.players
        self.now = offer
        self.offers = [None] * players
        self.waiting = [0] * players
        self.made = [0] * players
        self.declined = [set() for _ in range(players)]
        self.refused = {}
        self.done = 0

    # --- plain players ---------------------------------------------------------------------------

    def outcome(self, rng: Random, *, schooled: bool) -> StandingOffer:
        """Plays it through: the coalition that stands at the end. Schooled players look a coalition ahead."""
        self.schooled = schooled
        everyone = self.bargain.everyone
        for _ in range(_LONGEST):
            talking = SEATS_IN[everyone & ~self.done]
            if not talking:
                break
            self._set_texts(talking[pick(rng, len(talking))])
        return self.now

    def _set_texts(self, seat: int) -> None:
        """The best word of a player who judges coalitions by their split."""
        bargain, now = self.bargain, self.now
        bit = 1 << seat
        prices = bargain.values(now)
        stay = prices[seat]
        if self.schooled:
            stay += self._life(seat) * (bargain.expected(now, 1)[seat] - stay)
        best = stay
        proposer, chosen = -1, None
        engaged = False
        asks = []
        for other, offer in enumerate(self.offers):
            if offer and offer.members & bit:
                waits = self.waiting[other]
                worth = self._worth(offer, waits & ~bit, seat, stay, prices)
                if waits & bit:
                    asks.append((worth, other))
                elif not engaged or worth > best:
                    best, engaged = worth, True
        for worth, other in asks:
            if worth > best:
                best, proposer = worth, other
        if not engaged and self.made[seat] < MOST_OFFERS:
            gone = self.declined[seat]
            looked = 0
            least = max(best, stay + bargain.style.eagerness)
            for idea in bargain.ideas(now, seat):
                if idea.standing in gone:
                    continue
                offer = idea.standing
                worth = self._worth(offer, offer.members & ~bit, seat, stay, prices)
                if worth > least:
                    least, chosen = worth, offer
                looked += 1
                if looked == _LOOKED_AT:
                    break
        if chosen:
            self._offer(seat, chosen)
        elif proposer >= 0:
            self._accept(seat, proposer)
        else:
            self._finish(seat)

    def _life(self, seat: int) -> float:
        """How much of the talk is left: the part of the others who may still start something, or have."""
        active = 0
        for other, offer in enumerate(self.offers):
            if other != seat and (
                offer or (not self.done >> other & 1 and self.made[other] < MOST_OFFERS)
            ):
                active += 1
        return active / (self.players - 1)

    def _worth(
        self, offer: StandingOffer, asked: int, seat: int, stay: float, prices: list[float]
    ) -> float:
        """What an offer promises a seat while others are still asked."""
        values = self.bargain.values(offer)
        chance = 1.0
        for other in SEATS_IN[asked]:
            chance *= self.bargain.yes(values[other] - prices[other])
            if values[other] <= self.refused.get(other, -1e9) + 1e-9:
                chance *= REPEATED
        value = self.bargain.expected(offer, 1)[seat] if self.schooled else values[seat]
        return chance * value + (1.0 - chance) * stay
