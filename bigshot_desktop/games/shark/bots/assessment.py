"""How a position is judged: everybody's chance to win, and what the deals of one seat would make of its own."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.bots.judge import Judge, softmax
from bigshot_desktop.games.shark.bots.features import Table
from bigshot_desktop.games.shark.bots.outlook import Outlook
from bigshot_desktop.games.shark.bots.position import Holding, Position

LOST: Final = -99.0
"""The score of a seat that is out of the match."""


class Assessment:
    """A position with everybody's rows of features and scores."""

    __slots__ = ("judge", "position", "rows", "scores", "table")

    def __init__(self, judge: Judge, position: Position, outlook: Outlook | None = None) -> None:
        self.judge = judge
        self.position = position
        self.table = Table(position, outlook or Outlook(position.ground, position.odds))
        self.rows = self.table.rows()
        playing = position.playing
        self.scores = [
            judge.score(row) if seat in playing else LOST for seat, row in enumerate(self.rows)
        ]

    def chance(self, seat: int) -> float:
        """A seat's chance to win: certain once the match is over, the judge's word before that."""
        position = self.position
        if position.over:
            winners = position.winners()
            return 1 / len(winners) if seat in winners else 0.0
        return softmax(self.scores)[seat]

    def chance_with(self, seat: int, holding: Holding, cash: int, allowance: int) -> float:
        """The chance of a seat that has traded, the right to buy so many more being left.

        Everybody's row is made anew: what one seat holds, the others gain or lose by, too.
        """
        traded = self.position.traded(seat, holding, cash, allowance)
        return Assessment(self.judge, traded, self.table.outlook).chance(seat)
