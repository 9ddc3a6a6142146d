"""Any position of a match in the window at once: the rules alone play up to it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from bigshot_desktop.engine.game import CHANCE
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.referee import Referee
from bigshot_desktop.table.session import Session
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.match.table_page import TablePage
from tests.ui.players import a_match
from tests.ui.quick_choices import deed

EXPERT: dict[str, Any] = {"hidden_money": "yes", "loans": "before", "overbids": "table-round"}
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
    return _again(_searched(decision, kinds, seed, tuple(options.items())))


@cache
def _searched(decision: type, kinds: str, seed: int, options: tuple[tuple[str, str], ...]) -> Match:
    """Such a match, which is looked for only once; nobody plays on in it."""

    def reached(match: Match) -> bool:
        seat = match.to_act[0]
        asked = match.game.decision(match.state, seat)
        rolls = getattr(asked, "roller", getattr(asked, "holder", None)) == 0
        return (seat == 0 or (seat == CHANCE and rolls)) and isinstance(asked, decision)

    for other in range(seed, seed + MOST_TRIED):
        match = until(a_match(kinds, other, **dict(options)), reached, other)
        if match.to_act:
            return match
    raise AssertionError("nobody was asked")


def finished(kinds: str = "hbb", seed: int = 1, **options: str) -> Match:
    return _again(_finished(kinds, seed, tuple(options.items())))


@cache
def _finished(kinds: str, seed: int, options: tuple[tuple[str, str], ...]) -> Match:
    return until(a_match(kinds, seed, **dict(options)), lambda _: False, seed)


def forget_positions() -> None:
    """Positions are searched for anew: for tests whose matches have other players than usual."""
    _searched.cache_clear()
    _finished.cache_clear()


def _again(played: Match) -> Match:
    """The same match anew."""
    match = Match(played.game, played.setup, played.seats, played.seed)
    for action in played.actions:
        match.play(action)
    return match


def sit_at(window: MainWindow, match: Match) -> TablePage:
    """The table of a match that is already under way, without a journal."""
    window.matches.leave_table()
    window.matches.sit_down(Session(Referee(match)))
    assert window.table is not None
    return window.table
