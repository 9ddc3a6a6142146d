"""A new match from a position of another: it begins as that one was, and goes its own way."""

from __future__ import annotations

import pytest

from bigshot_desktop.engine.game import CHANCE, fingerprint
from bigshot_desktop.games import GAMES
from bigshot_desktop.table.dice_seal import sealed
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.match_file import read_match, write_match
from bigshot_desktop.table.match_summary import summarize_match
from bigshot_desktop.table.played_matches import read_match_counts
from bigshot_desktop.table.playing_on import has_own_dice, play_on
from bigshot_desktop.table.seats import Seat
from tests.ui.players import a_match
from tests.ui.positions import finished, until

each_game = pytest.mark.parametrize("game", GAMES)
BOTS = (Seat("Otto", "bot", "hard", "otto"), Seat("Anna"), Seat("Vivian", "bot", "easy", "vivian"))
MIDDLE = 60


@each_game
@pytest.mark.parametrize("new_dice", [True, False])
def test_it_begins_as_the_other_one_was(game: str, new_dice: bool) -> None:
    old = finished("hbbb", game=game)
    begun = play_on(old, MIDDLE, old.seats, new_dice=new_dice)
    assert begun.steps == old.steps[:MIDDLE]
    assert fingerprint(begun.state) == fingerprint(old.state_after(MIDDLE))
    assert begun.played_on == MIDDLE
    assert begun.result is None
    assert (begun.seal is not None) is new_dice
    assert old.played_on == 0


def test_others_can_sit_down() -> None:
    old = finished("hbb")
    assert play_on(old, MIDDLE, BOTS, new_dice=True).seats == BOTS
    with pytest.raises(ValueError, match="2 seats"):
        play_on(old, MIDDLE, BOTS[:2], new_dice=True)


@each_game
def test_the_same_dice_fall_as_they_fell(game: str) -> None:
    old = finished("hbbb", game=game)
    begun = play_on(old, MIDDLE, old.seats, new_dice=False)
    for step in old.steps[MIDDLE:]:
        if step.action.seat == CHANCE:
            assert begun.draw().action == step.action
        else:
            begun.play(step.action)
    assert begun.result == old.result


def test_new_dice_are_others() -> None:
    old = finished("hbb")
    seeds = {play_on(old, MIDDLE, old.seats, new_dice=True).seed for _ in range(3)}
    assert len(seeds | {old.seed}) == 4


def test_what_was_taken_over_cannot_be_taken_back() -> None:
    old = finished("hbb")
    decided = next(step.number for step in old.steps if step.action.seat == 0)
    begun = play_on(old, decided, old.seats, new_dice=False)
    begun.free_undo = True
    assert begun.undoable() == 0
    until(begun, lambda match: match.last_by(0) > decided)
    assert begun.length - begun.undoable(0) >= decided


@pytest.mark.parametrize("new_dice", [True, False])
def test_a_file_remembers_it(new_dice: bool) -> None:
    old = finished("hbb")
    begun = until(play_on(old, MIDDLE, BOTS, new_dice=new_dice), lambda _: False)
    again = read_match(write_match(begun))
    assert again.played_on == MIDDLE
    assert again.actions == begun.actions
    assert summarize_match(write_match(begun)).played_on == MIDDLE
    assert summarize_match(write_match(old)).played_on == 0


def test_it_does_not_count_in_statistics() -> None:
    """Nor do the dice that it took over; those after them do."""
    old = finished("hbb")
    begun = until(play_on(old, MIDDLE, old.seats, new_dice=False), lambda _: False)
    counted = read_match_counts(write_match(begun), "begun.bigshot", 0)
    assert not counted.finished
    assert read_match_counts(write_match(old), "old.bigshot", 0).finished
    rolled = sum(step.action.seat == CHANCE for step in begun.steps[MIDDLE:])
    assert sum(map(sum, counted.dice.values())) == rolled


def test_dice_that_came_from_elsewhere_cannot_fall_again() -> None:
    old = sealed(a_match("hbb"))
    until(old, lambda _: False)
    assert has_own_dice(old, 0)
    begun: Match = play_on(old, MIDDLE, old.seats, new_dice=True)
    until(begun, lambda _: False)
    assert has_own_dice(begun, MIDDLE)
    assert not has_own_dice(begun, MIDDLE - 1)
