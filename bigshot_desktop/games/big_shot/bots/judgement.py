"""The weights of a level, ready for use: what it believes about chances, money, rivals and its own errors."""

from __future__ import annotations

from bigshot_desktop.bots.game_bots import Weights
from bigshot_desktop.games.big_shot.bots.outlook import Outlook
from bigshot_desktop.games.big_shot.rules.material import LOAN_DEBT, N_FIELDS


class Judgement:
    """How one level sees the game."""

    def __init__(self, weights: Weights) -> None:
        self.outlook = Outlook(weights["chances"], self.firm)
        self.rivals: float = weights["rivals"]
        """How much of the relative worth is taken into account: 0 looks at its own estate only."""
        self._heat: tuple[float, float] = tuple(weights["heat"])
        self._trust: tuple[float, float] = tuple(weights["trust"])
        self._firm: float = weights["firm"]
        self._debt: float = weights["debt"]
        self._stake: tuple[float, float] = tuple(weights["stake"])
        self._spare: tuple[float, float, float] = tuple(weights["spare"])
        self.misjudges: float = weights["misjudges"]
        """The spread of the errors in judging a lot, in millions."""
        self.slips: float = weights["slips"]
        """How often a cube is put somewhere else than it should be."""
        self.doubt: float = weights["doubt"]
        """How far, in millions, rivals may bid from what they should."""
        self.candidates: int = weights["candidates"]
        """Plans that are played on in thought."""
        self.rounds: int = weights["rounds"]
        """How many rounds these are played on; 0 is no search."""
        self.samples: int = weights["samples"]
        """How often each next roll of the die is tried, with others to follow it."""

    def heat(self, left: int) -> float:
        """How far apart two fortunes must be to be told apart, with so many rounds to come."""
        return self._heat[0] + self._heat[1] * left

    def trust(self, left: int) -> float:
        """How much of what is expected in the districts will come true: whoever is ahead will be held back."""
        share, fade = self._trust
        return float(share + (1 - share) * fade**left)

    def firm(self, left: int) -> float:
        """How much more a decided district counts than one that is only as good as decided."""
        return float(1 + (self._firm - 1) * (1 - self._trust[1] ** left))

    def debt(self, left: int) -> float:
        """What a loan weighs, other than that it brings cash."""
        return LOAN_DEBT * (self._debt if left else 1.0)

    def stake(self, left: int) -> float:
        """What is lost with the second district, without which nobody wins (BS-26)."""
        return self._stake[0] + self._stake[1] / (1 + left)

    def spare(self, cash: float, left: int) -> float:
        """What cash in a purse is worth beyond its face: a lot bought later. Much of it is worth less by the piece."""
        rate, depth, wane = self._spare
        return float(rate * (left / N_FIELDS) ** wane * cash * depth / (depth + cash))

    def price_of_cash(self, cash: int, left: int) -> float:
        """What spending one million costs."""
        rate, depth, wane = self._spare
        return float(1 + rate * (left / N_FIELDS) ** wane * (depth / (depth + cash)) ** 2)
