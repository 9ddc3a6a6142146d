"""What is counted in matches of Big Shot: the die, and the cubes that somebody places in each district."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bigshot_desktop.engine.match_counts import Actions, Die, MatchCounts


def cubes_placed(setup: Mapping[str, Any], actions: Actions, players: int) -> list[dict[str, int]]:
    """By seat: how many cubes were placed in a district, by the district's name."""
    names = [district["name"] for district in setup["city"]["districts"]]
    placed: list[dict[str, int]] = [{} for _ in range(players)]
    for action in actions:
        if action["kind"] == "place":
            own, name = placed[action["seat"]], names[action["district"]]
            own[name] = own.get(name, 0) + 1
    return placed


COUNTS: Final = MatchCounts((Die("die", "pips", (1, 2, 3, 4, 5, 6)),), cubes_placed)
