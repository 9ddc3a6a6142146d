"""The words of a game are imported when they are asked for."""

from __future__ import annotations

import pytest

from bigshot_desktop.games import ENTRIES
from bigshot_desktop.words.narrator import Narrator
from bigshot_desktop.words.sentences import WORDS
from tests.fresh_interpreter import games_in, modules_after

SAID = """
from bigshot_desktop.engine.game import Malformed, Refusal
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.words.narrator import Narrator
narrator = Narrator()
"""
COMMON = """
narrator.title('big-shot')
narrator.level('expert')
narrator.problem(Problem('disk-full', path='/x'))
narrator.problem(Problem('malformed', where='seats', expected='entries'))
narrator.malformed(Malformed('seats[0].name', 'name:40'))
"""


def test_what_is_common_to_all_games_needs_none() -> None:
    assert games_in(modules_after(SAID + COMMON)) == set()


@pytest.mark.parametrize(
    "said",
    ["narrator.about('shark').money(3)", "narrator.refusal(Refusal.of('match-over', 'SH-01'))"],
)
def test_what_one_game_says_needs_no_other(said: str) -> None:
    assert games_in(modules_after(SAID + said)) == {"shark.rules", "shark.words"}


@pytest.mark.parametrize("game", WORDS)
def test_titles_are_those_on_the_boxes(game: str) -> None:
    assert Narrator().title(game) == ENTRIES[game].title
