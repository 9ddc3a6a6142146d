"""Where a match turns, by everybody's chances after each of its steps."""

from __future__ import annotations

from bigshot_desktop.ui.match.replay.turning_points import (
    LEAST_SWING,
    MOST_SWINGS,
    Swing,
    swing_marks,
    swings,
)
from bigshot_desktop.words.narrator import Narrator

EVEN = (0.5, 0.5)


def test_the_step_is_marked_that_did_most_of_what_a_turn_changed() -> None:
    chances = [EVEN, (0.45, 0.55), (0.15, 0.85), (0.2, 0.8), (0.2, 0.8), (0.0, 1.0)]
    assert swings(chances, [0, 3]) == [Swing(2, 1, 0.5, 0.8)]


def test_back_and_forth_within_a_turn_is_no_turning_point() -> None:
    assert swings([EVEN, (0.9, 0.1), EVEN, EVEN, (1.0, 0.0)], [0]) == []


def test_that_the_favourite_wins_is_no_turning_point_and_that_another_does_is_one() -> None:
    steady = [(0.6, 0.4)] * 4
    assert swings([*steady, (1.0, 0.0)], [2]) == []
    assert swings([*steady, (0.0, 1.0)], [2]) == [Swing(4, 1, 0.4, 1.0)]


def test_only_the_largest_are_marked_in_the_order_of_the_match() -> None:
    turns = 2 * MOST_SWINGS
    sizes = [LEAST_SWING + 0.01 * (turn * 5 % turns) for turn in range(turns)]
    chances, now = [EVEN], 0.5
    for turn, size in enumerate(sizes):
        now += size if turn % 2 == 0 else -size
        chances.append((now, 1 - now))
    found = swings([*chances, chances[-1]], range(1, turns))
    assert len(found) == MOST_SWINGS
    assert [one.step for one in found] == sorted(one.step for one in found)
    smallest = min(one.size for one in found)
    assert sum(size > smallest + 1e-9 for size in sizes) == MOST_SWINGS - 1


def test_a_match_of_one_step_has_none() -> None:
    assert swings([EVEN, (1.0, 0.0)], []) == []


def test_a_mark_tells_whose_chance_it_was() -> None:
    narrator = Narrator(names=("Anna", "Bea"))
    rise, fall = swing_marks(
        [Swing(7, 1, 0.25, 0.5), Swing(9, 0, 0.5, 0.1)], narrator, lambda seat: f"colour {seat}"
    )
    assert (rise.value, rise.piece) == (7, "colour 1")
    assert rise.text == "Bea: the chance to win rises from 25% to 50%."
    assert fall.text == "Anna: the chance to win falls from 50% to 10%."
