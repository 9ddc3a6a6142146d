"""How well a level plays: what it looks at, how far it thinks, and which errors it makes."""

from __future__ import annotations

from bigshot_desktop.bots.game_bots import Weights


class Skill:
    """The settings of one level, ready for use."""

    __slots__ = (
        "brief",
        "candidates",
        "doubt",
        "look",
        "misjudges",
        "parks",
        "played_on",
        "quick",
        "slips",
        "thorough",
    )

    quick: Skill
    """How positions are played on in thought."""

    def __init__(self, weights: Weights) -> None:
        self.candidates: int = weights["candidates"]
        """Plans that the judge looks at for each seat."""
        self.thorough: bool = weights["thorough"]
        """Whether it looks for plans beyond the best one of each way to split a lot."""
        self.parks: bool = weights["parks"]
        """Whether it thinks of parks when it looks for plans."""
        self.misjudges: float = weights["misjudges"]
        """The spread of the errors in judging a lot, in millions."""
        self.slips: float = weights["slips"]
        """How often a cube is put somewhere else than it should be."""
        self.doubt: float = weights["doubt"]
        """How far, in millions, rivals may bid from what they should."""
        self.look: int = weights["look"]
        """With so many lots to come, or fewer, it plays the next round in thought."""
        self.played_on: int = weights["played_on"]
        """Plans of its own that it plays on in thought."""
        self.brief: bool = weights.get("brief", False)
        """Whether prices are judged at few points only."""
        if self.look:
            plain = {"look": 0, "candidates": 2, "thorough": False, "brief": True}
            self.quick = Skill({**weights, **plain})
