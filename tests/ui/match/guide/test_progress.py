"""Every game that can be played in the window has a guide that begins with a match of its own."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bigshot_desktop.games import ENTRIES, GAMES
from bigshot_desktop.table.match_request import deal_request, usual_request
from bigshot_desktop.ui.match.guide.progress import is_guided, over_in
from bigshot_desktop.ui.match.guide.steps import GUIDES
from tests.ui.match.guide.playing import play_on


@pytest.mark.parametrize("game", ENTRIES)
def test_a_guide_has_five_to_eight_steps_with_rules_of_its_game(game: str) -> None:
    guide = GUIDES[game]
    assert guide.game == game
    assert 5 <= sum(step.optional is None for step in guide.steps) <= 8
    assert guide.steps[0].key == "aim"
    keys = [step.key for step in guide.steps]
    assert len(set(keys)) == len(keys)
    assert any(step.moves for step in guide.steps)
    assert {step.rule for step in guide.steps} - {""} <= set(GAMES[game].info.rules)


@pytest.mark.parametrize("game", ENTRIES)
def test_its_texts_are_short(game: str) -> None:
    for step in GUIDES[game].steps:
        title, text = step.title(), step.text()
        assert 0 < len(title) <= 40, step.key
        assert 0 < len(text) <= 260, step.key
        assert text.endswith((".", "?", "!")), step.key


@pytest.mark.parametrize("game", ENTRIES)
def test_one_person_plays_easy_bots_always_the_same_match(game: str) -> None:
    match_request = GUIDES[game].match_request("Stella")
    person, *bots = match_request.seats
    assert (person.name, person.kind) == ("Stella", "human")
    assert bots
    assert all((bot.kind, bot.level) == ("bot", "easy") for bot in bots)
    assert len({seat.name for seat in match_request.seats}) == len(match_request.seats)
    assert (
        deal_request(match_request).setup == deal_request(GUIDES[game].match_request("Anna")).setup
    )


def test_there_is_no_guide_to_a_game_that_nobody_knows() -> None:
    with pytest.raises(KeyError):
        GUIDES["chess"]


@pytest.mark.parametrize("game", ENTRIES)
def test_the_match_of_a_guide_is_known_again(game: str) -> None:
    """… as long as the guide has something to say: by then, all that it asks for is done, in its order."""
    match, guide = deal_request(GUIDES[game].match_request("Anna")), GUIDES[game]
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
    asked = {step.key for step in guide.steps if step.moves and step.optional is None}
    assert asked <= set(done)
    assert match.result is None


def test_other_matches_have_no_guide() -> None:
    match_request = GUIDES["shark"].match_request("Anna")
    assert match_request.seed is not None
    assert not is_guided(deal_request(replace(match_request, seed=match_request.seed + 1)))
    assert not is_guided(deal_request(replace(match_request, options={"start-share": "chosen"})))
    assert not is_guided(deal_request(usual_request("shark", "Anna", match_request.seed)))
