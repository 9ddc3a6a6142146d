"""What is counted in matches of Shark: both dice, and the shares that somebody buys of each company."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bigshot_desktop.engine.match_counts import Actions, Die, MatchCounts
from bigshot_desktop.games.shark.rules.material import COLOUR_DIE, COMPANIES


def shares_bought(setup: Mapping[str, Any], actions: Actions, players: int) -> list[dict[str, int]]:
    """By seat: how many shares were bought, by the company's name."""
    bought: list[dict[str, int]] = [{} for _ in range(players)]
    for action in actions:
        if action["kind"] == "buy":
            own, name = bought[action["seat"]], COMPANIES[action["company"]]
            own[name] = own.get(name, 0) + int(action["number"])
    return bought


COUNTS: Final = MatchCounts(
    (
        Die("zone-die", "zone", (1, 2, 3, 4, 5, 6)),
        Die("colour-die", "colour", COLOUR_DIE),
    ),
    shares_bought,
)
