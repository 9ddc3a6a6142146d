"""What lies in the box: tiles, councillor cards and dice, and the numbers the rules name."""

from __future__ import annotations

from typing import Final

LEAST_PLAYERS: Final = 4
MOST_PLAYERS: Final = 7

# --- tiles ---------------------------------------------------------------------------------------

PROJECTS: Final = (1, 2, 3, 4, 5, 6)
"""The projects, named by their number of sections, which each section prints (SA-01)."""
N_PROJECTS: Final = len(PROJECTS)
JOURNALIST: Final = 0
"""The tile that prints no value."""
N_JOURNALISTS: Final = 3
N_TILES: Final = sum(PROJECTS) + N_JOURNALISTS

LAST_PROJECT: Final = 4
"""The project whose completion ends the match (SA-06)."""
PRESS_PROJECTS: Final = 3
"""So many completed projects keep a journalist on the board (SA-25)."""
LAST_JOURNALIST: Final = 2
"""The journalist on the board who ends the match (SA-26)."""


def worth(value: int, sections: int) -> int:
    """What a section pays that is placed next to so many others of its project (SA-05)."""
    return value + sections + 1


MOST_WORTH: Final = worth(6, 5)

# --- councillors ---------------------------------------------------------------------------------

COUNCILLORS: Final = (1, 2, 3)
"""The values of the cards, and the hand everyone starts with (SA-04)."""
COPIES: Final = (18, 20, 18)
"""How many there are of each value (SA-02)."""
N_CARDS: Final = sum(COPIES)

# --- dice and talk -------------------------------------------------------------------------------

DIE: Final = (1, 2, 3, 4, 5, 6)
MOST_OFFERS: Final = 3
"""Offers a player may make between two moves of the mug (SA-11)."""
MOST_PROPOSALS: Final = 2
"""Splits a member may propose in a council (SA-16)."""

SEATS_IN: Final = tuple(
    tuple(seat for seat in range(MOST_PLAYERS) if bits >> seat & 1)
    for bits in range(1 << MOST_PLAYERS)
)
"""The seats in a set of bits."""
