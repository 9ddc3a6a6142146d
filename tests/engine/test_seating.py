"""Seats around a table."""

from __future__ import annotations

from bigshot_desktop.engine.seating import TURNS, clockwise
from tests.every import for_every


def test_the_turn_of_a_seat_is_its_own() -> None:
    assert [turn for (turn,) in TURNS] == list(range(7))


@for_every("players", [2, 3, 4, 5, 6, 7])
def test_the_next_seat_is_the_nearest_one_in_question_to_the_left(players: int) -> None:
    following = clockwise(players)
    assert len(following) == 1 << players
    for seats, row in enumerate(following):
        for seat, found in enumerate(row):
            asked = [one for one in range(players) if seats >> one & 1]
            left = [one for one in asked if one > seat] + [one for one in asked if one <= seat]
            assert found == (left[0] if left else seat)
