"""The guides of all games, each read when it is wanted, and the matches that they were made for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bigshot_desktop.engine.game import CHANCE
from bigshot_desktop.ui.match.guide.steps import GUIDES

if TYPE_CHECKING:
    from bigshot_desktop.table.match import Match


_ENOUGH: Final = 10
"""Who has done so much since the last move that a guide asked for knows how to play."""


def is_first(match: Match) -> bool:
    """Whether it is the match that the guide of its game begins with."""
    from bigshot_desktop.table.match_request import deal_request

    if match.game.info.id not in GUIDES:
        return False
    match_request = GUIDES[match.game.info.id].match_request(match.seats[0].name)
    same = (match.seed, match.seats) == (match_request.seed, match_request.seats)
    return same and bool(match.setup == deal_request(match_request).setup)


def is_guided(match: Match) -> bool:
    """Whether it is such a match, and the guide has still something to say."""
    if match.result is not None or not is_first(match):
        return False
    over = over_in(match)
    steps = GUIDES[match.game.info.id].steps
    asking = [step.key for step in steps if step.moves and step.optional is None]
    last = max(over.values(), default=0)
    since = [one for one in match.actions[last:] if one.seat != CHANCE and _is_human(match, one)]
    return not all(key in over for key in asking) or len(since) < _ENOUGH


def over_in(match: Match) -> dict[str, int]:
    """The steps that are over in such a match, by what has been done in it: see ``Course``.

    Dice need nobody's name: the player is always the first to roll them. What stands before a move has been read.
    """
    steps = GUIDES[match.game.info.id].steps
    over: dict[str, int] = {}
    for happened in match.steps:
        action = happened.action
        if action.seat != CHANCE and not _is_human(match, action):
            continue
        for place, step in enumerate(steps):
            if step.key not in over and isinstance(action, step.moves):
                over[step.key] = happened.number
                for before in steps[:place]:
                    over.setdefault(before.key, happened.number if before.moves else 0)
                break
    return over


def _is_human(match: Match, action: Any) -> bool:
    return bool(match.seats[action.seat].kind == "human")
