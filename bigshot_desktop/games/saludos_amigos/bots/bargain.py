"""The coalitions of a negotiation: what each promises everybody, and who will agree to it.

Everything here follows from what everybody at the table knows; the values of a seat's own cards play no part.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import log
from typing import Final, NamedTuple

from bigshot_desktop.bots.judge import Judge, shipped_judges
from bigshot_desktop.games.saludos_amigos.bots.features import ahead_of, expected_points
from bigshot_desktop.games.saludos_amigos.bots.forecasts import (
    Case,
    Forecasts,
    chance,
    shipped_forecasts,
)
from bigshot_desktop.games.saludos_amigos.bots.memory import Recollection
from bigshot_desktop.games.saludos_amigos.bots.payouts import Payouts, parts
from bigshot_desktop.games.saludos_amigos.rules.material import MOST_OFFERS, SEATS_IN
from bigshot_desktop.games.saludos_amigos.rules.negotiation import members_of
from bigshot_desktop.games.saludos_amigos.rules.observation import SaludosObservation

Shares = tuple[int, ...]

_FARTHEST: Final = 1.5
"""Gains and losses beyond this (in logarithms of the chance) make no difference any more."""
_NO_WAY: Final = -1.5
"""In place of the millions left where nobody can outbid a coalition."""
_LEAST: Final = 1e-9


class Talk(NamedTuple):
    """How far a negotiation is, as everybody hears it."""

    coalition: int
    shares: Shares
    """Of the standing coalition; all 0 without one."""
    offers: tuple[Shares, ...]
    waiting: tuple[int, ...]
    left: tuple[int, ...]
    """By seat, the offers it may still make until the mug moves; 0 for who is done."""

    life: float
    """The part of the seats that may still start something, or have."""

    @classmethod
    def of(cls, seen: SaludosObservation) -> Talk:
        left = tuple(
            [
                0 if seen.ready >> seat & 1 else MOST_OFFERS - made
                for seat, made in enumerate(seen.made)
            ]
        )
        shares = seen.shares or (0,) * len(left)
        return cls(
            seen.coalition, shares, seen.offers, seen.waiting, left, _life(left, seen.offers)
        )

    @classmethod
    def beginning(cls, players: int) -> Talk:
        """Before anybody has said anything."""
        nobody = (0,) * players
        return cls(0, nobody, ((),) * players, nobody, (MOST_OFFERS,) * players, 1.0)

    def without(self, seat: int) -> Talk:
        """The same once a seat is done: what waits for its answer is declined, and it starts nothing more."""
        bit = 1 << seat
        offers = tuple(
            [
                () if waiting & bit else offer
                for offer, waiting in zip(self.offers, self.waiting, strict=True)
            ]
        )
        waiting = tuple([0 if waiting & bit else waiting for waiting in self.waiting])
        left = (*self.left[:seat], 0, *self.left[seat + 1 :])
        return Talk(self.coalition, self.shares, offers, waiting, left, _life(left, offers))

    def after_refusal(self, seat: int) -> Talk:
        """The same once another offer of a seat has been made and refused."""
        left = (*self.left[:seat], max(0, self.left[seat] - 1), *self.left[seat + 1 :])
        return self._replace(left=left, life=_life(left, self.offers))


def _life(left: Sequence[int], offers: Sequence[Shares]) -> float:
    active = [1 for number, offer in zip(left, offers, strict=True) if number or offer]
    return len(active) / len(left)


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


class Bargain:
    """The table of one negotiation; everything is worked out once, when it is asked for."""

    def __init__(
        self,
        seen: SaludosObservation,
        judge: Judge,
        forecasts: Forecasts,
        faith: tuple[float, ...],
        habit: float,
        fondness: float,
    ) -> None:
        self.forecasts = forecasts
        self.players = players = len(seen.money)
        self.size = 0.1 * players
        self.everyone = (1 << players) - 1
        self.worth = worth = seen.worth
        self.strengths = seen.strengths
        self.cards = cards = tuple(
            [held + (card != 0) for held, card in zip(seen.cards, seen.pushed, strict=True)]
        )
        """By seat, those pushed forward included."""
        self.money = seen.money
        self.faith = faith
        """By seat, how readily it breaks a standing coalition, between 0 and 1."""
        self.ahead = ahead = ahead_of(seen)
        self.payouts = Payouts(
            judge,
            ahead,
            seen.money,
            cards,
            expected_points(seen, own=False),
            worth,
            habit,
            fondness,
        )
        self.before = parts([odds[0] for odds in self.payouts.odds])
        """By seat, its chance if this turn brought nobody anything but a card."""
        self.relative = _relative(seen.strengths)
        self.heights = [0] * (self.everyone + 1)
        for mask in range(1, self.everyone + 1):
            low = mask & -mask
            self.heights[mask] = self.heights[mask ^ low] + self.strengths[low.bit_length() - 1]
        self._above: dict[int, list[int]] = {}
        self._lasting: dict[tuple[Shares, float], float] = {}
        self._later: dict[int, list[float]] = {}
        self._values: dict[tuple[Shares, float], list[float]] = {}
        self._now: dict[Talk, list[float]] = {}
        self._dreams: dict[Shares, list[float]] = {}

    # --- what a coalition promises ---------------------------------------------------------------

    def height(self, members: int) -> int:
        return self.heights[members]

    def above(self, height: int) -> list[int]:
        """The coalitions that are higher and can pay each member a million."""
        known = self._above.get(height)
        if known is None:
            known = self._above[height] = [
                mask
                for mask in range(1, self.everyone + 1)
                if self.heights[mask] > height and mask.bit_count() <= self.worth
            ]
        return known

    def slack(self, shares: Shares) -> int | None:
        """The millions that are left if a coalition is outbid as cheaply as possible; None if nothing is higher.

        Each of its members wants one more than its share, all others are content with one.
        """
        prices = [share + 1 for share in shares]
        best = None
        for mask in self.above(self.heights[members_of(shares)]):
            price = 0
            for seat in SEATS_IN[mask]:
                price += prices[seat]
            if best is None or price < best:
                best = price
        return None if best is None else self.worth - best

    def lasting_case(self, shares: Shares, life: float) -> Case:
        """What is known of a standing coalition."""
        members = members_of(shares)
        out = self.everyone & ~members
        slack = self.slack(shares)
        room = _NO_WAY if slack is None else max(-1.0, 0.1 * slack)
        inside = sum([self.cards[seat] for seat in SEATS_IN[members]])
        outside = sum([self.cards[seat] for seat in SEATS_IN[out]])
        number = members.bit_count()
        margin = self.heights[members] - self.heights[out]
        return [
            1.0,
            self.size,
            0.1 * margin,
            room,
            life * room,
            life,
            0.1 * inside,
            0.1 * outside,
            number / self.players,
            0.1 * self.worth,
            0.2 * self.worth / max(1, self.players - number),
            0.1 * self.ahead.turns,
            sum([self.before[seat] for seat in SEATS_IN[members]]),
            sum([self.faith[seat] for seat in SEATS_IN[members]]) / max(1, number) - 0.5,
            0.0 if outside else 1.0,
        ]

    def lasting(self, shares: Shares, life: float = 1.0) -> float:
        """The chance that a standing coalition is paid in the end."""
        key = (shares, life)
        known = self._lasting.get(key)
        if known is None:
            known = chance(self.forecasts.lasts, self.lasting_case(shares, life))
            self._lasting[key] = known
        return known

    def later_case(self, seat: int, members: int) -> Case:
        """What is known of a seat where a coalition does not last."""
        out = self.everyone & ~members
        return [
            1.0,
            self.size,
            float(members >> seat & 1),
            self.relative[seat],
            0.1 * (self.heights[members] - self.heights[out]),
            members.bit_count() / self.players,
            self.before[seat] * self.players - 1.0,
            0.2 * self.cards[seat],
            0.1 * self.worth,
        ]

    def later(self, members: int) -> list[float]:
        """By seat, its chance if a coalition stands and does not last."""
        known = self._later.get(members)
        if known is None:
            cases = [self.later_case(seat, members) for seat in range(self.players)]
            known = self._later[members] = self.payouts.expected(
                [chance(self.forecasts.paid_later, case) for case in cases],
                [chance(self.forecasts.part_later, case) for case in cases],
            )
        return known

    def values(self, shares: Shares, life: float = 1.0) -> list[float]:
        """By seat, its chance once this coalition stands."""
        key = (shares, life)
        known = self._values.get(key)
        if known is None:
            lasting = self.lasting(shares, life)
            known = self._values[key] = [
                lasting * paid + (1.0 - lasting) * broken
                for paid, broken in zip(
                    self.payouts.paid(shares), self.later(members_of(shares)), strict=True
                )
            ]
        return known

    # --- what the talk promises ------------------------------------------------------------------

    def hope_case(self, seat: int, talk: Talk, relative: float) -> Case:
        """What is known of a seat while no coalition stands; its strength compared with the mean of all."""
        own = talk.offers[seat]
        asked = others = 0
        for proposer, shares in enumerate(talk.offers):
            if shares and proposer != seat:
                if shares[seat]:
                    asked = max(asked, shares[seat])
                else:
                    others += 1
        return [
            1.0,
            self.size,
            relative,
            0.1 * self.worth,
            0.1 * self.ahead.turns,
            self.before[seat] * self.players - 1.0,
            0.2 * self.cards[seat],
            talk.life,
            talk.left[seat] / MOST_OFFERS,
            own[seat] / self.worth if own else 0.0,
            float(bool(own)),
            asked / self.worth,
            float(bool(asked)),
            others / self.players,
        ]

    def now(self, talk: Talk) -> list[float]:
        """By seat, its chance as things are."""
        known = self._now.get(talk)
        if known is None:
            known = self._now[talk] = (
                self.values(talk.shares, talk.life)
                if talk.coalition
                else self.hopes(talk, self.strengths)
            )
        return known

    def hopes(self, talk: Talk, strengths: Sequence[int]) -> list[float]:
        """By seat, its chance while no coalition stands, with such strengths."""
        cases = [
            self.hope_case(seat, talk, relative)
            for seat, relative in enumerate(_relative(strengths))
        ]
        return self.payouts.expected(
            [chance(self.forecasts.paid, case) for case in cases],
            [chance(self.forecasts.part, case) for case in cases],
        )

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


def _relative(strengths: Sequence[int]) -> list[float]:
    """Strengths compared with their mean."""
    whole = sum(strengths)
    return [strength * len(strengths) / whole - 1.0 for strength in strengths]


_Key = tuple[object, ...]


@cache
def judges() -> dict[str, Judge]:
    """By number of players, from the data file."""
    return shipped_judges(__package__ or "")


def bargain_at(
    seen: SaludosObservation,
    faith: tuple[float, ...],
    habit: float = 0.0,
    fondness: float = 0.0,
) -> Bargain:
    """The table of a negotiation, the same one as long as nothing has changed but what was said.

    ``fondness`` is what a card is worth to whoever looks at it, beyond what the judge says.
    """
    players = str(len(seen.money))
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
            seen, judges()[players], shipped_forecasts(), faith, habit, fondness
        )
    return known


_MOST_TABLES: Final = 8
_TABLES: dict[_Key, Bargain] = {}
