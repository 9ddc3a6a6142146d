"""Every game that can be played in the window has a guide that begins with a match of its own."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bigshot_desktop.rules.game import CHANCE
from bigshot_desktop.rules.games import GAMES
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.wish import deal_wish, usual_wish
from bigshot_desktop.ui.guides.guides import guide_of, is_guided, over_in
from bigshot_desktop.ui.tables import PLAYABLE
from tests.ui.guides.playing import EasyBots


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


def play_on(match: Match, turns: int) -> None:
    """So many actions, all of them by easy bots."""
    for _ in range(turns):
        if match.to_act == (CHANCE,):
            match.draw()
        else:
            match.play(EasyBots().choose(match, match.to_act[0]).action)


@pytest.mark.parametrize("game", PLAYABLE)
def test_the_match_of_a_guide_is_known_again(game: str) -> None:
    """… as long as the guide has something to say: by then, all that it asks for is done, in its order."""
    match, guide = deal_wish(guide_of(game).wish("Anna")), guide_of(game)
    assert is_guided(match)
    assert over_in(match) == {}
    keys = [step.key for step in guide.steps]
    done: dict[str, int] = {}
    while is_guided(match):
        play_on(match, 1)
        before, done = done, over_in(match)
        assert sorted(done, key=keys.index) == keys[: len(done)]
        assert before.items() <= done.items()
        assert match.length < 150
    assert {step.key for step in guide.steps if step.moves} <= set(done)
    assert match.result is None


def test_other_matches_have_no_guide() -> None:
    wish = guide_of("shark").wish("Anna")
    assert not is_guided(deal_wish(replace(wish, seed=wish.seed + 1)))
    assert not is_guided(deal_wish(replace(wish, options={"start-share": "chosen"})))
    assert not is_guided(deal_wish(usual_wish("shark", "Anna", wish.seed)))
