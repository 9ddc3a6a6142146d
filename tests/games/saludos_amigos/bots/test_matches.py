"""Bots of all levels play whole matches: legally, at every size of table, and better than chance."""

from __future__ import annotations

from itertools import islice

import pytest

from tests.games.saludos_amigos.bots.table import LEVELS, moments


def test_all_levels_play_whole_matches_by_the_rules() -> None:
    money: list[int] = []
    decided = {moment.seat for moment in moments(LEVELS, seed=4, money=money)}
    assert decided == {0, 1, 2, 3}
    assert sum(money) > 0


@pytest.mark.parametrize("players", [5, 6, 7])
def test_all_levels_play_by_the_rules_at_larger_tables(players: int) -> None:
    levels = (*LEVELS, "medium", "easy", "random")[:players]
    decided = {moment.seat for moment in islice(moments(levels, seed=players), 120)}
    assert decided == set(range(players))


@pytest.mark.parametrize(("level", "seats"), [("easy", (0, 1, 2, 3)), ("expert", (0, 2))])
def test_it_beats_three_who_do_anything(level: str, seats: tuple[int, ...]) -> None:
    won = 0
    for seat in seats:
        levels = ["random"] * 4
        levels[seat] = level
        money: list[int] = []
        for _ in moments(levels, seed=11, money=money):
            pass
        won += money[seat] == max(money)
    assert won >= len(seats) - 1
