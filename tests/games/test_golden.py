"""Whole games from files: every position, every action and the full result must come out as they once did."""

from __future__ import annotations

import json

import pytest

from bigshot_desktop.engine.game import fingerprint
from bigshot_desktop.games import GAMES
from tests.golden.collection import Collection, Wanted
from tests.golden.collections import COLLECTIONS
from tests.golden.files import read, replay, result_data, written

every_golden_game = pytest.mark.parametrize(
    ("golden", "wanted"),
    [
        pytest.param(golden, wanted, id=f"{golden.game.info.id}/{wanted.name}")
        for golden in COLLECTIONS
        for wanted in golden.wanted
    ],
)


def text_of(golden: Collection, wanted: Wanted) -> str:
    return golden.file(wanted).read_text(encoding="utf-8")


@every_golden_game
def test_a_golden_game_plays_the_same_as_ever(golden: Collection, wanted: Wanted) -> None:
    game = golden.game
    data = json.loads(text_of(golden, wanted))
    setup = game.read_setup(data["players"], data["options"], data["setup"])
    assert game.check_setup(setup) is None
    state = game.initial(setup)
    assert fingerprint(state) == data["begins"]
    for number, (written_action, expected) in enumerate(data["steps"]):
        action = game.read_action(written_action)
        assert game.check(state, action) is None, (number, action)
        game.apply(state, action)
        assert fingerprint(state) == expected, (number, action)
    result = game.result(state)
    assert result is not None
    assert result_data(result) == data["result"]


@every_golden_game
def test_a_golden_game_is_what_its_name_says(golden: Collection, wanted: Wanted) -> None:
    game = golden.game
    setup, actions, data = read(game, text_of(golden, wanted))
    assert data["game"] == game.info.id
    assert setup.players == wanted.players
    assert setup.options == tuple(game.info.complete(wanted.options).items())
    assert setup.board == wanted.board(game)
    played, _ = replay(game, setup, actions)
    assert wanted.shows(played)


@every_golden_game
def test_a_golden_file_is_written_as_the_script_would_write_it(
    golden: Collection, wanted: Wanted
) -> None:
    setup, actions, _ = read(golden.game, text_of(golden, wanted))
    assert written(golden.game, setup, actions) == text_of(golden, wanted)


@pytest.mark.parametrize("golden", COLLECTIONS, ids=lambda golden: golden.game.info.id)
def test_there_is_a_file_for_every_golden_game_and_no_other(golden: Collection) -> None:
    files = {file.name for file in golden.folder.iterdir()}
    assert files == {golden.file(wanted).name for wanted in golden.wanted}


def test_every_game_has_golden_games() -> None:
    assert [golden.game.info.id for golden in COLLECTIONS] == list(GAMES)
