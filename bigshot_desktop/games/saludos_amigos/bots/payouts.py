"""Everybody's chance to win after the turn, for every way to pay the section that is negotiated."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import zip_longest
from math import exp
from typing import Any, Final

from bigshot_desktop.bots.judge import Judge
from bigshot_desktop.games.saludos_amigos.bots.features import DRAWN_POINTS, row
from bigshot_desktop.games.saludos_amigos.bots.horizon import Horizon

_SMALL: Final = 2.5
"""Up to so many cards a seat, hands are small …"""
_LARGE: Final = 4.0
"""… and from so many on they are large."""
_MOST_AHEAD: Final = 4.0
"""Beyond so many cards more than the others have, a hand is not worth more again."""
_FEW: Final = 3
"""The more players beyond these, the more a large hand tells."""
_MANY: Final = 16.0
"""Weaker levels are the fonder of their cards, the less these are good for: not at all with so many turns to come."""


@dataclass(frozen=True, slots=True)
class Choosing:
    """What bots choose by: a judge, and what a card counts beyond what it says.

    A judge learns who wins at tables where all think alike. Choosing by it alone is weak among players of another kind:
    where all hoard, the smallest hand makes the others pay journalists, and where all spend every card, the only large
    one wins negotiations and councils. So the weights to choose by are tuned in matches of one kind against the other.
    """

    judge: Judge
    hold: float
    """What a card adds to a score where hands are small …"""
    drop: float
    """… and how much less that is where they are large."""
    ahead: float
    """What each of its cards adds to a score for every card that a seat has more than the others on average, for every
    player beyond three. Such a hand is needed in nearly every coalition: with 11, 5, 5 and 5 the first is worth as much
    as the three others together."""

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Choosing:
        return cls(Judge.from_data(data), data["hold"], data["drop"], data["ahead"])


@cache
def shipped_choosing() -> dict[int, Choosing]:
    """By number of players, from the data file."""
    data = json.loads(files(__package__ or "").joinpath("choosing.json").read_text("utf-8"))
    return {int(players): Choosing.from_data(one) for players, one in data.items()}


class Payouts:
    """Scores of the judge by seat and by what the seat is paid; 0 means that it draws a card."""

    __slots__ = (
        "_judge",
        "_lean",
        "ahead",
        "cards",
        "habit",
        "money",
        "odds",
        "points",
        "worth",
    )

    def __init__(
        self,
        choosing: Choosing,
        ahead: Horizon,
        money: Sequence[int],
        cards: Sequence[int],
        points: Sequence[float],
        worth: int,
        habit: float,
        fondness: Sequence[float],
    ) -> None:
        self._judge = choosing.judge
        self.ahead = ahead
        self.money = money
        self.cards = cards
        self.points = points
        self.worth = worth
        self.habit = habit
        everybody, late = _lean(choosing, cards), max(0.0, 1.0 - ahead.turns / _MANY)
        self._lean = [
            everybody + more + late * fond
            for more, fond in zip_longest(_ahead(choosing, cards), fondness, fillvalue=0.0)
        ]
        self.odds = [
            [
                self.odd(seat, share, 0 if share else 1, 0.0 if share else DRAWN_POINTS)
                for share in range(worth + 1)
            ]
            for seat in range(len(money))
        ]
        """By seat and share; a seat's chance is its part of the sum over all seats."""

    def odd(self, seat: int, share: int, cards: float, points: float) -> float:
        """What counts for a seat that is paid so much and has so many more or fewer cards afterwards."""
        money = self.money[seat] + share
        mean = (sum(self.money) + self.worth) / len(self.money)
        number = self.cards[seat] + cards
        return exp(
            self._lean[seat] * number
            + self._judge.score(
                row(
                    self.ahead,
                    money - mean,
                    money,
                    number,
                    self.points[seat] + points,
                    self.habit,
                )
            )
        )

    def paid(self, shares: Sequence[int]) -> list[float]:
        """By seat, its chance if the section is shared like this."""
        return parts([row[share] for row, share in zip(self.odds, shares, strict=True)])

    def expected(self, paid: Sequence[float], parts_if_paid: Sequence[float]) -> list[float]:
        """By seat, its chance if each is paid with some chance, and then some part of the worth."""
        mixed = []
        for odds, chance, part in zip(self.odds, paid, parts_if_paid, strict=True):
            at = max(1.0, part * self.worth)
            low = min(int(at), self.worth)
            high = min(low + 1, self.worth)
            there = odds[low] + (at - low) * (odds[high] - odds[low])
            mixed.append(odds[0] + chance * (there - odds[0]))
        return parts(mixed)


def _lean(choosing: Choosing, cards: Sequence[int]) -> float:
    """What a card adds to anybody's score, with such hands at the table."""
    large = (sum(cards) / len(cards) - _SMALL) / (_LARGE - _SMALL)
    return choosing.hold - choosing.drop * max(0.0, min(1.0, large))


def _ahead(choosing: Choosing, cards: Sequence[int]) -> list[float]:
    """By seat, what each card adds besides, because its hand is larger than those of the others."""
    each = choosing.ahead * (len(cards) - _FEW)
    whole, others = sum(cards), len(cards) - 1
    return [
        each * max(0.0, min(_MOST_AHEAD, number - (whole - number) / others)) for number in cards
    ]


def parts(odds: Sequence[float]) -> list[float]:
    """Shares that add up to 1."""
    whole = sum(odds)
    return [one / whole for one in odds]
