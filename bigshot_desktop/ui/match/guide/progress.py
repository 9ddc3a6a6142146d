"""The guides of all games, each read when it is wanted, and the matches that they were made for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bigshot_desktop.rules.game import CHANCE

if TYPE_CHECKING:
    from bigshot_desktop.table.match import Match
    from bigshot_desktop.ui.guides.guide import Guide


_ENOUGH: Final = 10
"""Who has done so much since the last move that a guide asked for knows how to play."""


def guide_of(game: str) -> Guide:
    """The first match of a game."""
    match game:
        case "big-shot":
            from bigshot_desktop.ui.guides.big_shot import GUIDE

            return GUIDE
        case "shark":
            from bigshot_desktop.ui.guides.shark import GUIDE

            return GUIDE
        case "saludos-amigos":
            from bigshot_desktop.ui.guides.saludos_amigos import GUIDE

            return GUIDE
    raise KeyError(game)


def is_first(match: Match) -> bool:
    """Whether it is the match that the guide of its game begins with."""
    from bigshot_desktop.table.wish import deal_wish

    wish = guide_of(match.game.info.id).wish(match.seats[0].name)
    same = (match.seed, match.seats) == (wish.seed, wish.seats)
    return same and bool(match.setup == deal_wish(wish).setup)


def is_guided(match: Match) -> bool:
    """Whether it is such a match, and the guide has still something to say."""
    if match.result is not None or not is_first(match):
        return False
    over = over_in(match)
    asking = [step.key for step in guide_of(match.game.info.id).steps if step.moves]
    last = max(over.values(), default=0)
    since = [one for one in match.actions[last:] if one.seat != CHANCE and _is_human(match, one)]
    return not all(key in over for key in asking) or len(since) < _ENOUGH


def over_in(match: Match) -> dict[str, int]:
    """The steps that are over in such a match, by what has been done in it: see ``Course``.

    Dice need nobody's name: the player is always the first to roll them. What stands before a move has been read.
    """
    steps = guide_of(match.game.info.id).steps
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
