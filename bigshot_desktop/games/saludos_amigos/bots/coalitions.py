"""What every coalition of a negotiation promises everybody, once it stands, and what the talk promises before one does.

Everything here follows from what everybody at the table knows; the values of a seat's own cards play no part.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bigshot_desktop.games.saludos_amigos.bots.features import ahead_of, expected_points
from bigshot_desktop.games.saludos_amigos.bots.forecasts import Case, Forecasts, chance
from bigshot_desktop.games.saludos_amigos.bots.payouts import Choosing, Payouts, parts
from bigshot_desktop.games.saludos_amigos.bots.talk import Shares, Talk
from bigshot_desktop.games.saludos_amigos.rules.material import MOST_OFFERS, SEATS_IN
from bigshot_desktop.games.saludos_amigos.rules.negotiation import members_of
from bigshot_desktop.games.saludos_amigos.rules.observation import SaludosObservation

_NO_WAY: Final = -1.5
"""In place of the millions left where nobody can outbid a coalition."""


class Coalitions:
    """The table of one negotiation; everything is worked out once, when it is asked for."""

    def __init__(
        self,
        seen: SaludosObservation,
        choosing: Choosing,
        forecasts: Forecasts,
        faith: tuple[float, ...],
        habit: float,
        fondness: tuple[float, ...],
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
            choosing,
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


def _relative(strengths: Sequence[int]) -> list[float]:
    """Strengths compared with their mean."""
    whole = sum(strengths)
    return [strength * len(strengths) / whole - 1.0 for strength in strengths]
