"""Whole games from files: every position, every action and the full result must come out as they once did."""

from __future__ import annotations

import json

import pytest

from bigshot_desktop.rules.game import fingerprint
from tests.rules.saludos_amigos.make_golden import read, replay, result_data, written
from tests.rules.saludos_amigos.positions import GAME
from tests.rules.saludos_amigos.wanted import FOLDER, WANTED, Wanted

every_game = pytest.mark.parametrize("wanted", WANTED, ids=lambda wanted: wanted.name)


def text_of(wanted: Wanted) -> str:
    return (FOLDER / f"{wanted.name}.json").read_text(encoding="utf-8")


@every_game
def test_a_golden_game_plays_the_same_as_ever(wanted: Wanted) -> None:
    data = json.loads(text_of(wanted))
    setup = GAME.read_setup(data["players"], data["options"], data["setup"])
    assert GAME.check_setup(setup) is None
    state = GAME.initial(setup)
    assert fingerprint(state) == data["begins"]
    for number, (written_action, expected) in enumerate(data["steps"]):
        action = GAME.read_action(written_action)
        assert GAME.check(state, action) is None, (number, action)
        GAME.apply(state, action)
        assert fingerprint(state) == expected, (number, action)
    result = GAME.result(state)
    assert result is not None
    assert result_data(result) == data["result"]


@every_game
def test_a_golden_game_is_what_its_name_says(wanted: Wanted) -> None:
    setup, actions, data = read(text_of(wanted))
    assert data["game"] == GAME.info.id
    assert setup.players == wanted.players
    assert dict(setup.options) == {"starter": wanted.starter}
    played, _ = replay(setup, actions)
    assert wanted.shows(played)


@every_game
def test_a_golden_file_is_written_as_the_script_would_write_it(wanted: Wanted) -> None:
    setup, actions, _ = read(text_of(wanted))
    assert written(setup, actions) == text_of(wanted)


def test_there_is_a_file_for_every_golden_game_and_no_other() -> None:
    assert {file.name for file in FOLDER.iterdir()} == {f"{one.name}.json" for one in WANTED}
