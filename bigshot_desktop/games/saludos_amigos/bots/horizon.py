"""How far a match is: what the bag will still bring, exactly, from what it holds."""

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
    bonus: float
    """Millions for the greatest hand at the end (SA-28); none where journalists end the match."""
    ending: float
    """The chance that the next tile ends the match."""


_END: Final = Horizon(0.0, 0.0, 0.0, 1.0)


@cache
def horizon(sections: tuple[int, ...], journalists: int) -> Horizon:
    """Summed over every tile that may be drawn next. There are few positions of the bag, so all are kept."""
    completed = sum(a == b for a, b in zip(sections, PROJECTS, strict=True))
    if completed >= LAST_PROJECT or journalists >= LAST_JOURNALIST:
        return _END
    left = sum(PROJECTS) - sum(sections)
    press = N_JOURNALISTS - journalists
    turns = drawn = bonus = ending = 0.0
    if completed < PRESS_PROJECTS:
        drawn = press / left  # each goes back into the bag: so many come before the next section
        share = 1.0 / left
    else:
        share = 1.0 / (left + press)
        later = horizon(sections, journalists + 1)
        turns += press * share * later.turns
        drawn += press * share * (1.0 + later.journalists)
        bonus += press * share * later.bonus
        if journalists + 1 >= LAST_JOURNALIST:
            ending += press * share
    for value in PROJECTS:
        there = sections[value - 1]
        if there == value:
            continue
        chance = (value - there) * share
        if there + 1 == value and completed + 1 == LAST_PROJECT:
            bonus += chance * value
            ending += chance
            continue
        later = horizon((*sections[: value - 1], there + 1, *sections[value:]), journalists)
        turns += chance * (1.0 + later.turns)
        drawn += chance * later.journalists
        bonus += chance * later.bonus
    return Horizon(turns, drawn, bonus, ending)
