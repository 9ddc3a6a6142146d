"""The words of a game are imported when they are asked for."""

from __future__ import annotations

import pytest

from bigshot_desktop.rules.boxes import BOXES
from bigshot_desktop.words.games import WORDS
from bigshot_desktop.words.voice import Voice
from tests.fresh import games_in, modules_after

SAID = """
from bigshot_desktop.rules.game import Malformed, Refusal
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.words.voice import Voice
voice = Voice()
"""


@pytest.mark.parametrize(
    "said",
    [
        "voice.title('big-shot')",
        "voice.level('expert')",
        "voice.problem(Problem('disk-full', path='/x'))",
        "voice.problem(Problem('malformed', where='seats', expected='entries'))",
        "voice.malformed(Malformed('seats[0].name', 'name:40'))",
    ],
)
def test_what_is_common_to_all_games_needs_none(said: str) -> None:
    assert games_in(modules_after(SAID + said)) == set()


@pytest.mark.parametrize(
    "said", ["voice.about('shark').money(3)", "voice.refusal(Refusal.of('match-over', 'SH-01'))"]
)
def test_what_one_game_says_needs_no_other(said: str) -> None:
    assert games_in(modules_after(SAID + said)) == {"rules.shark", "words.shark"}


@pytest.mark.parametrize("game", WORDS)
def test_titles_are_those_on_the_boxes(game: str) -> None:
    assert WORDS[game].title == Voice().title(game) == BOXES[game].title
