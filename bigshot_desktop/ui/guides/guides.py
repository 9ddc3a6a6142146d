"""The guides of all games, each read when it is wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bigshot_desktop.ui.guides.guide import Guide


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
