"""Every game that can be played in the window has a guide that begins with a match of its own."""

from __future__ import annotations

import pytest

from bigshot_desktop.rules.games import GAMES
from bigshot_desktop.table.wish import deal_wish
from bigshot_desktop.ui.guides.guides import guide_of
from bigshot_desktop.ui.tables import PLAYABLE


@pytest.mark.parametrize("game", PLAYABLE)
def test_a_guide_has_five_to_eight_steps_with_rules_of_its_game(game: str) -> None:
    guide = guide_of(game)
    assert guide.game == game
    assert 5 <= len(guide.steps) <= 8
    keys = [step.key for step in guide.steps]
    assert len(set(keys)) == len(keys)
    assert any(step.moves for step in guide.steps)
    assert {step.rule for step in guide.steps} - {""} <= set(GAMES[game].info.rules)


@pytest.mark.parametrize("game", PLAYABLE)
def test_its_texts_are_short(game: str) -> None:
    for step in guide_of(game).steps:
        title, text = step.title(), step.text()
        assert 0 < len(title) <= 40, step.key
        assert 0 < len(text) <= 260, step.key
        assert text.endswith((".", "?", "!")), step.key


@pytest.mark.parametrize("game", PLAYABLE)
def test_one_person_plays_easy_bots_always_the_same_match(game: str) -> None:
    wish = guide_of(game).wish("Stella")
    person, *bots = wish.seats
    assert (person.name, person.kind) == ("Stella", "human")
    assert bots
    assert all((bot.kind, bot.level) == ("bot", "easy") for bot in bots)
    assert len({seat.name for seat in wish.seats}) == len(wish.seats)
    assert deal_wish(wish).setup == deal_wish(guide_of(game).wish("Anna")).setup


def test_there_is_no_guide_to_a_game_that_nobody_knows() -> None:
    with pytest.raises(KeyError):
        guide_of("chess")
