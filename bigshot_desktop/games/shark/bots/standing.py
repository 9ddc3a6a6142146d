"""Everybody's chance to win at any moment of a match of Shark, in which nothing is hidden."""

from __future__ import annotations

from collections.abc import Sequence

from bigshot_desktop.bots.bot import Sight
from bigshot_desktop.bots.judge import shipped_judges
from bigshot_desktop.games.shark.bots.assessment import Assessment
from bigshot_desktop.games.shark.bots.features import model
from bigshot_desktop.games.shark.bots.position import Position


def standing(sight: Sight) -> Sequence[float]:
    """By seat."""
    seen = sight.observation
    judge = shipped_judges(__package__ or "")[model(seen.setup)]
    now = Assessment(judge, Position.of(seen))
    return [now.chance(seat) for seat in range(seen.setup.players)]
