"""What a position is worth to whom: the value of cards, and how much each rival's gains hurt."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from bigshot_desktop.games.saludos_amigos.bots.horizon import horizon
from bigshot_desktop.games.saludos_amigos.bots.style import Style
from bigshot_desktop.games.saludos_amigos.rules.observation import SaludosObservation
from bigshot_desktop.games.saludos_amigos.rules.packs import counts

_FARTHEST: Final = -30.0
"""Who is farther behind than this (in log odds) is taken to be no farther."""


class Outlook:
    """The measures of one decision. Gains of all seats become advantages by ``regard``."""

    __slots__ = (
        "card",
        "hand",
        "leader",
        "me",
        "net",
        "players",
        "points",
        "press",
        "regard",
        "seen",
        "style",
        "turns",
    )

    def __init__(self, seen: SaludosObservation, style: Style) -> None:
        self.seen = seen
        self.style = style
        self.me = me = seen.seat
        self.players = players = len(seen.money)
        self.hand = counts(seen.hands[me] or 0)
        """How many of 1, of 2 and of 3; none where the seat's cards are not to be seen."""
        ahead = horizon(seen.sections, seen.journalists)
        self.turns = ahead.turns
        card, self.points = _interpolated(style.card, ahead.turns)
        self.press = press = style.press * ahead.journalists
        cards = seen.cards
        self.card = card
        """What a card is worth without journalists."""
        self.net = card - press
        """What it is worth with them. Who has the smallest hand saves nothing, but costs all others as much."""
        scores = [
            money + self.net * number for money, number in zip(seen.money, cards, strict=True)
        ]
        base, growth = style.spread
        scale = base + growth * sqrt(ahead.turns)
        most = max(scores)
        chances = [exp(max(_FARTHEST, (score - most) / scale)) for score in scores]
        self.leader = _first(chances, me)
        even, danger, rivalry = 1.0 / (players - 1), style.danger, style.rivalry
        self.regard: list[list[float]] = []
        """By seat: how much a million counts for it that a seat gains, itself included."""
        for seat in range(players):
            others = sum(chances[:seat] + chances[seat + 1 :])
            row = [
                -rivalry * ((1.0 - danger) * even + danger * chance / others) for chance in chances
            ]
            row[seat] = 1.0
            self.regard.append(row)

    def advantage(self, seat: int, gains: list[float]) -> float:
        """What it is worth to a seat that everybody gains so much."""
        return sum([a * b for a, b in zip(self.regard[seat], gains, strict=True)])

    def spent(self, numbers: tuple[int, ...]) -> float:
        """What it costs to part with so many own cards of each value, without journalists."""
        ones, twos, threes = numbers
        return (ones + twos + threes) * self.card + (threes - ones) * self.points


def _first(chances: list[float], me: int) -> int:
    """The rival most likely to win."""
    return max((seat for seat in range(len(chances)) if seat != me), key=lambda seat: chances[seat])


def _interpolated(rows: tuple[tuple[float, ...], ...], turns: float) -> tuple[float, float]:
    """Worth of a card and of a point, between the rows around these turns."""
    before = rows[0]
    for row in rows:
        if row[0] >= turns:
            part = (turns - before[0]) / (row[0] - before[0]) if row[0] > before[0] else 0.0
            return (
                before[1] + part * (row[1] - before[1]),
                before[2] + part * (row[2] - before[2]),
            )
        before = row
    return before[1], before[2]
