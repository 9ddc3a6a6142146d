"""Who will agree to which offer, and which offers are worth making.

Everything here follows from what everybody at the table knows; the values of a seat's own cards play no part.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import log
from typing import Final, NamedTuple

from bigshot_desktop.bots.judge import Judge, shipped_judges
from bigshot_desktop.games.saludos_amigos.bots.coalitions import Coalitions
from bigshot_desktop.games.saludos_amigos.bots.features import expected_points
from bigshot_desktop.games.saludos_amigos.bots.forecasts import (
    Case,
    Forecasts,
    chance,
    shipped_forecasts,
)
from bigshot_desktop.games.saludos_amigos.bots.memory import Recollection
from bigshot_desktop.games.saludos_amigos.bots.payouts import Choosing, shipped_choosing
from bigshot_desktop.games.saludos_amigos.bots.talk import Shares, Talk
from bigshot_desktop.games.saludos_amigos.rules.material import MOST_OFFERS, SEATS_IN
from bigshot_desktop.games.saludos_amigos.rules.negotiation import members_of
from bigshot_desktop.games.saludos_amigos.rules.observation import SaludosObservation

_FARTHEST: Final = 1.5
"""Gains and losses beyond this (in logarithms of the chance) make no difference any more."""
_LEAST: Final = 1e-9


class Hearing(NamedTuple):
    """A talk, and what follows from it for those who are asked something."""

    talk: Talk
    now: list[float]
    """By seat, its chance as things are."""
    refused: list[float]
    """By seat, the best chance it has refused since the mug moved."""
    open_to: list[list[tuple[int, float]]]
    """By seat, the open offers it belongs to: whose, and its chance with it."""
    willing: list[float]
    """By seat, how readily it has said yes so far."""
    dreams: list[float]
    """By seat, the best chance it could hope for from an offer of its own."""


class Plan(NamedTuple):
    """An offer somebody could make."""

    shares: Shares
    chance: float
    """That it comes to stand."""
    value: float
    """The proposer's chance to win once it stands."""


class Bargain(Coalitions):
    """The table of one negotiation, with what everybody would say to what."""

    def __init__(
        self,
        seen: SaludosObservation,
        choosing: Choosing,
        forecasts: Forecasts,
        faith: tuple[float, ...],
        habit: float,
        fondness: tuple[float, ...],
    ) -> None:
        super().__init__(seen, choosing, forecasts, faith, habit, fondness)
        self._dreams: dict[Shares, list[float]] = {}

    # --- who agrees ------------------------------------------------------------------------------

    def hearing(self, talk: Talk, memory: Recollection | None) -> Hearing:
        """What everybody has said, worked out for those who are asked something."""
        refused = memory.refused if memory else ()
        seats = range(self.players)
        willing = [memory.willing(seat) if memory else 0.5 for seat in seats]
        best = [0.0] * self.players
        for seat, shares in refused:
            best[seat] = max(best[seat], self.values(shares)[seat])
        open_to: list[list[tuple[int, float]]] = [[] for _ in range(self.players)]
        for proposer, shares in enumerate(talk.offers):
            if shares:
                values = self.values(shares)
                for seat, share in enumerate(shares):
                    if share:
                        open_to[seat].append((proposer, values[seat]))
        return Hearing(
            talk, self.now(talk), best, open_to, willing, self.dreams(talk.coalition, talk.shares)
        )

    def dreams(self, coalition: int, shares: Shares) -> list[float]:
        """By seat, the best chance it could hope for from an offer of its own against what stands."""
        known = self._dreams.get(shares)
        if known is None:
            talk = Talk.beginning(self.players)._replace(coalition=coalition, shares=shares)
            now = self.now(talk)
            known = list(now)
            for members in self.above(self.heights[coalition]):
                needs = self._needs(members, now)
                for seat in SEATS_IN[members]:
                    split = self._after_needs(seat, members, needs)
                    if split[seat] > 0:
                        known[seat] = max(known[seat], self.values(split)[seat])
            self._dreams[shares] = known
        return known

    def agreement_case(self, seat: int, proposer: int, shares: Shares, hearing: Hearing) -> Case:
        """What is known of somebody who is asked to agree to an offer."""
        talk = hearing.talk
        mine = max(self.values(shares)[seat], _LEAST)
        gain = log(mine / max(hearing.now[seat], _LEAST))
        if gain > _FARTHEST:
            gain = _FARTHEST
        elif gain < -_FARTHEST:
            gain = -_FARTHEST
        share = shares[seat] / self.worth
        height = self.heights[members_of(shares)]
        number = self.players - shares.count(0)
        rival = 0.0
        for other, value in hearing.open_to[seat]:
            if other != proposer and value > rival:
                rival = value
        if rival:
            rival = max(-1.0, min(1.0, log(rival / mine)))
        return [
            1.0,
            self.size,
            gain,
            max(0.0, gain),
            share * number - 1.0,
            share,
            number / self.players,
            self.relative[seat],
            talk.life,
            talk.left[seat] / MOST_OFFERS,
            1.0 if mine <= hearing.refused[seat] + _LEAST else 0.0,
            1.0 if talk.shares[seat] else 0.0,
            0.1 * self.worth,
            rival,
            1.0 if talk.offers[seat] else 0.0,
            self.before[proposer] * self.players - 1.0,
            hearing.willing[seat] - 0.5,
            max(-1.0, min(1.0, log(mine / hearing.dreams[seat]))),
            min(1.0, share * height / self.strengths[seat] - 1.0),
            share - shares[proposer] / self.worth,
            share - talk.shares[seat] / self.worth,
        ]

    def stands_case(self, chances: Sequence[float], talk: Talk) -> Case:
        """What is known of an offer, from the chances that each says yes."""
        return [
            1.0,
            self.size,
            joint(chances),
            0.2 * len(chances),
            talk.life,
            float(bool(talk.coalition)),
            sum(map(bool, talk.offers)) / self.players,
        ]

    def agreement(self, proposer: int, shares: Shares, asked: int, hearing: Hearing) -> float:
        """The chance that an offer comes to stand of which these have yet to answer."""
        if not asked:
            return 1.0
        chances = self._chances(proposer, shares, SEATS_IN[asked], hearing)
        return chance(self.forecasts.stands, self.stands_case(chances, hearing.talk))

    def _chances(
        self, proposer: int, shares: Shares, asked: Sequence[int], hearing: Hearing
    ) -> list[float]:
        agrees = self.forecasts.agrees
        return [
            chance(agrees, self.agreement_case(seat, proposer, shares, hearing)) for seat in asked
        ]

    # --- offers ----------------------------------------------------------------------------------

    def plans(
        self, proposer: int, hearing: Hearing, gone: Sequence[Shares], width: int
    ) -> list[Plan]:
        """The most promising offers of a seat: with each circle of partners the split that is best for it."""
        talk = hearing.talk
        stay = self.now(talk.after_refusal(proposer))[proposer]
        rough = []
        for members in self.above(self.heights[talk.coalition]):
            if members >> proposer & 1:
                shares = self._cheapest(proposer, members, hearing.now)
                if shares[proposer] > 0:
                    rough.append((-self.values(shares)[proposer], shares))
        rough.sort()
        found = []
        for _, shares in rough[:width]:
            plan = self._best_split(proposer, shares, hearing, gone, stay)
            if plan:
                found.append(plan)
        found.sort(key=lambda plan: -(plan.chance * (plan.value - stay)))
        return found

    def _cheapest(self, proposer: int, members: int, now: Sequence[float]) -> Shares:
        """What a circle of partners must be paid so that none of them loses by it; the proposer gets the rest."""
        return self._after_needs(proposer, members, self._needs(members, now))

    def _after_needs(self, proposer: int, members: int, needs: Sequence[int]) -> Shares:
        shares = [0] * self.players
        left = self.worth
        for seat in SEATS_IN[members]:
            if seat != proposer:
                shares[seat] = needs[seat]
                left -= needs[seat]
        shares[proposer] = left
        return tuple(shares)

    def _needs(self, members: int, now: Sequence[float]) -> list[int]:
        """By seat, the least share with which it does not lose by a coalition, at a first glance."""
        even = self.evenly(members)
        lasting, later = self.lasting(even), self.later(members)
        odds, most = self.payouts.odds, self.worth
        needs = [0] * self.players
        # The part of the others hardly changes with a million here or there.
        whole = sum([odds[seat][share] for seat, share in enumerate(even)])
        for seat in SEATS_IN[members]:
            row = odds[seat]
            others = whole - row[even[seat]]
            wanted = now[seat] - (1.0 - lasting) * later[seat]
            least = 1
            while least < most and lasting * row[least] < wanted * (row[least] + others):
                least += 1
            needs[seat] = least
        return needs

    def evenly(self, members: int) -> Shares:
        """The same for all, odd millions to those who sit first."""
        each, odd = divmod(self.worth, members.bit_count())
        shares = [0] * self.players
        for place, seat in enumerate(SEATS_IN[members]):
            shares[seat] = each + (place < odd)
        return tuple(shares)

    def _best_split(
        self,
        proposer: int,
        start: Shares,
        hearing: Hearing,
        gone: Sequence[Shares],
        stay: float,
    ) -> Plan | None:
        """Beginning with the cheapest, a million more for the least willing, as long as that helps."""
        partners = SEATS_IN[members_of(start) & ~(1 << proposer)]
        shares = list(start)
        best: Plan | None = None
        most = 0.0
        falling = 0
        while shares[proposer] > 0:
            offer = tuple(shares)
            value = self.values(offer)[proposer]
            if not partners:
                return Plan(offer, 1.0, value) if offer not in gone else None
            chances = self._chances(proposer, offer, partners, hearing)
            if offer not in gone:
                agreed = chance(self.forecasts.stands, self.stands_case(chances, hearing.talk))
                gain = agreed * (value - stay)
                if best is None or gain > most:
                    best, most, falling = Plan(offer, agreed, value), gain, 0
                else:
                    falling += 1
                    if falling > 1:
                        break
            poorest = partners[min(range(len(partners)), key=lambda one: chances[one])]
            shares[poorest] += 1
            shares[proposer] -= 1
        return best


def joint(chances: Sequence[float]) -> float:
    """The log odds that all of these say yes, if none minds the others."""
    product = 1.0
    for one in chances:
        product *= one
    product = min(max(product, 1e-4), 1.0 - 1e-4)
    return log(product / (1.0 - product))


_Key = tuple[object, ...]


@cache
def judges() -> dict[str, Judge]:
    """By number of players, from the data file."""
    return shipped_judges(__package__ or "")


def bargain_at(
    seen: SaludosObservation,
    faith: tuple[float, ...],
    habit: float = 0.0,
    fondness: tuple[float, ...] = (),
) -> Bargain:
    """The table of a negotiation, the same one as long as nothing has changed but what was said.

    ``fondness`` is what a card of each seat is worth beyond what the judge says to whoever looks at the table; nothing,
    if none is told.
    """
    players = len(seen.money)
    key = (
        seen.setup,
        seen.turn,
        seen.worth,
        seen.sections,
        seen.journalists,
        seen.strengths,
        seen.money,
        tuple([held + (card != 0) for held, card in zip(seen.cards, seen.pushed, strict=True)]),
        tuple(expected_points(seen, own=False)),
        faith,
        habit,
        fondness,
    )
    known = _TABLES.get(key)
    if known is None:
        if len(_TABLES) >= _MOST_TABLES:
            del _TABLES[next(iter(_TABLES))]
        known = _TABLES[key] = Bargain(
            seen, shipped_choosing()[players], shipped_forecasts(), faith, habit, fondness
        )
    return known


_MOST_TABLES: Final = 8
_TABLES: dict[_Key, Bargain] = {}
