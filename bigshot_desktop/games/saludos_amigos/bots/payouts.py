"""Everybody's chance to win after the turn, for every way to pay the section that is negotiated."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from bigshot_desktop.bots.judge import Judge
from bigshot_desktop.games.saludos_amigos.bots.features import DRAWN_POINTS, row
from bigshot_desktop.games.saludos_amigos.bots.horizon import Horizon


class Payouts:
    """Scores of the judge by seat and by what the seat is paid; 0 means that it draws a card."""

    __slots__ = (
        "_fondness",
        "_judge",
        "ahead",
        "cards",
        "habit",
        "hands",
        "money",
        "odds",
        "points",
        "worth",
    )

    def __init__(
        self,
        judge: Judge,
        ahead: Horizon,
        money: Sequence[int],
        cards: Sequence[int],
        points: Sequence[float],
        worth: int,
        habit: float,
        fondness: float,
    ) -> None:
        self._judge = judge
        self.ahead = ahead
        self.money = money
        self.cards = cards
        self.points = points
        self.worth = worth
        self.habit = habit
        self.hands = sum(cards) / len(cards)
        self._fondness = fondness
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
            self._fondness * number
            + self._judge.score(
                row(
                    self.ahead,
                    money - mean,
                    money,
                    number,
                    self.points[seat] + points,
                    self.habit,
                    self.hands,
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


def parts(odds: Sequence[float]) -> list[float]:
    """Shares that add up to 1."""
    whole = sum(odds)
    return [one / whole for one in odds]
