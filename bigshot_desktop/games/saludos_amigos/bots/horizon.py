"""How far a match is: the turns and journalists still to come, exactly, from what the bag holds."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from bigshot_desktop.games.saludos_amigos.rules.material import (
    LAST_JOURNALIST,
    LAST_PROJECT,
    N_JOURNALISTS,
    PRESS_PROJECTS,
    PROJECTS,
)


class Horizon(NamedTuple):
    """What the bag will bring on average until the match ends."""

    turns: float
    """Sections still to be negotiated."""
    journalists: float
    """Comparisons of hands (SA-24)."""


_END: Final = Horizon(0.0, 0.0)


@cache
def horizon(sections: tuple[int, ...], journalists: int) -> Horizon:
    """Summed over every tile that may be drawn next. There are few positions of the bag, so all are kept."""
    completed = sum(a == b for a, b in zip(sections, PROJECTS, strict=True))
    if completed >= LAST_PROJECT or journalists >= LAST_JOURNALIST:
        return _END
    left = sum(PROJECTS) - sum(sections)
    press = N_JOURNALISTS - journalists
    turns = drawn = 0.0
    if completed < PRESS_PROJECTS:
        drawn = press / left  # each goes back into the bag: so many come before the next section
        share = 1.0 / left
    else:
        share = 1.0 / (left + press)
        later = horizon(sections, journalists + 1)
        turns += press * share * later.turns
        drawn += press * share * (1.0 + later.journalists)
    for value in PROJECTS:
        there = sections[value - 1]
        if there == value:
            continue
        chance = (value - there) * share
        if there + 1 == value and completed + 1 == LAST_PROJECT:
            continue
        later = horizon((*sections[: value - 1], there + 1, *sections[value:]), journalists)
        turns += chance * (1.0 + later.turns)
        drawn += chance * later.journalists
    return Horizon(turns, drawn)
