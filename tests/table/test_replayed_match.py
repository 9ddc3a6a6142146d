"""A match at any of its steps: the same as one that was played so far."""

from __future__ import annotations

from random import Random

import pytest

from bigshot_desktop.engine.game import CHANCE, fingerprint
from bigshot_desktop.games import GAMES
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.replayed_match import ReplayedMatch
from tests.ui.positions import finished

each_game = pytest.mark.parametrize("game", GAMES)


def played_up_to(match: Match, length: int) -> Match:
    again = Match(match.game, match.setup, match.seats, match.seed)
    for action in match.actions[:length]:
        again.play(action)
    return again


@each_game
def test_anywhere_it_is_what_was_played_so_far(game: str) -> None:
    whole = finished("hbbb", game=game)
    replayed = ReplayedMatch(whole)
    for length in (0, 1, whole.length, *Random(5).sample(range(whole.length), 12), 2, 1, 0):
        replayed.go_to(length)
        again = played_up_to(whole, length)
        assert replayed.length == length
        assert replayed.steps == again.steps
        assert fingerprint(replayed.state) == fingerprint(again.state)
        assert (replayed.to_act, replayed.result) == (again.to_act, again.result)
        for seat in (CHANCE, *range(4)):
            assert replayed.last_by(seat) == again.last_by(seat)
        for number in range(length + 1):
            assert replayed.state_after(number) is whole.state_after(number)


def test_the_whole_of_it_stays_as_it_is() -> None:
    whole = finished("hbb")
    before, state = whole.steps, fingerprint(whole.state)
    replayed = ReplayedMatch(whole, whole.length)
    replayed.go_to(3)
    assert whole.steps == before
    assert fingerprint(whole.state) == state


@pytest.mark.parametrize("length", [-1, 10_000])
def test_there_is_nothing_beyond_it(length: int) -> None:
    replayed = ReplayedMatch(finished("hbb"))
    with pytest.raises(ValueError, match="steps"):
        replayed.go_to(length)
