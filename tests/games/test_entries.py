"""What the boxes say is what is inside."""

from __future__ import annotations

import pytest

from bigshot_desktop.games import ENTRIES, GAMES, game_of


def test_every_game_has_its_box() -> None:
    assert list(ENTRIES) == list(GAMES)
    assert len({box.title for box in ENTRIES.values()}) == len(ENTRIES)


@pytest.mark.parametrize("game", GAMES)
def test_the_box_says_what_the_game_says(game: str) -> None:
    info = GAMES[game].info
    assert info.id == game
    assert ENTRIES[game].players == info.players
    assert {game_of(rule) for rule in info.rules} == {game}


@pytest.mark.parametrize("rule", ["", "-", "XX-01", "bs-01"])
def test_a_rule_of_no_game_belongs_to_none(rule: str) -> None:
    assert game_of(rule) is None
