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

EXPERT = {"hidden_money": "yes", "loans": "before", "overbids": "table-round"}


def until(match: Match, reached: Callable[[Match], bool], seed: int = 1) -> Match:
    """Plays anything legal until it is so."""
    rng = Random(seed)
    while match.to_act and not reached(match):
        if match.to_act == (CHANCE,):
            match.draw()
        else:
            match.play(match.game.sample(match.state, match.to_act[0], rng))
    return match


def asked(decision: type, kinds: str = "hbb", seed: int = 1, **options: str) -> Match:
    """A match in which the first seat is asked such a thing; of nature: it holds the die for it."""

    def reached(match: Match) -> bool:
        (seat,) = match.to_act
        asked = match.game.decision(match.state, seat)
        mine = seat == 0 or (seat == CHANCE and getattr(asked, "roller", None) == 0)
        return mine and isinstance(asked, decision)

    match = until(a_match(kinds, seed, **options), reached, seed)
    assert match.to_act, "nobody was asked"
    return match


def finished(kinds: str = "hbb", seed: int = 1) -> Match:
    return until(a_match(kinds, seed), lambda _: False, seed)


def sit_at(window: MainWindow, match: Match) -> TablePage:
    """The table of a match that is already under way, without a journal."""
    window.leave_table()
    window.sit_down(Sitting(Referee(match)))
    assert window.table is not None
    return window.table
