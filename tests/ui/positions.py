"""Any position of a match in the window at once: the rules alone play up to it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from bigshot_desktop.rules.game import CHANCE
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.referee import Referee
from bigshot_desktop.table.sitting import Sitting
from bigshot_desktop.ui.windows.main_window import MainWindow
from bigshot_desktop.ui.windows.table_page import TablePage
from tests.ui.players import a_match
from tests.ui.wishes import deed

EXPERT = {"hidden_money": "yes", "loans": "before", "overbids": "table-round"}
MOST_TRIED = 50
"""Matches that are played in search of a position."""


def until(match: Match, reached: Callable[[Match], bool], seed: int = 1) -> Match:
    """Plays until it is so: anything legal, in Shark recklessly; where several may speak, any of them does."""
    rng = Random(seed)
    while (seats := match.to_act) and not reached(match):
        if seats == (CHANCE,):
            match.draw()
        else:
            match.play(deed(match, seats[0] if len(seats) == 1 else rng.choice(seats), rng))
    return match


def asked(decision: type, kinds: str = "hbb", seed: int = 1, **options: str) -> Match:
    """A match in which the first seat is asked such a thing; of nature: it holds the dice for it.

    It is the first one with such a seed or a higher one.
    """

    def reached(match: Match) -> bool:
        seat = match.to_act[0]
        asked = match.game.decision(match.state, seat)
        rolls = getattr(asked, "roller", getattr(asked, "holder", None)) == 0
        return (seat == 0 or (seat == CHANCE and rolls)) and isinstance(asked, decision)

    for other in range(seed, seed + MOST_TRIED):
        match = until(a_match(kinds, other, **options), reached, other)
        if match.to_act:
            return match
    raise AssertionError("nobody was asked")


def finished(kinds: str = "hbb", seed: int = 1, **options: str) -> Match:
    return until(a_match(kinds, seed, **options), lambda _: False, seed)


def sit_at(window: MainWindow, match: Match) -> TablePage:
    """The table of a match that is already under way, without a journal."""
    window.leave_table()
    window.sit_down(Sitting(Referee(match)))
    assert window.table is not None
    return window.table
