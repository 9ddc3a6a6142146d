"""docs/match-file.md says what is so: its examples are read."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path
from typing import Any, Final

import pytest

from bigshot_desktop.engine.codec import Codec
from bigshot_desktop.games import GAMES
from bigshot_desktop.games.big_shot.rules.actions import CODEC as BIG_SHOT
from bigshot_desktop.games.saludos_amigos.rules.actions import CODEC as SALUDOS_AMIGOS
from bigshot_desktop.games.shark.rules.actions import CODEC as SHARK
from bigshot_desktop.table.journal import recover
from bigshot_desktop.table.match_file import read_match, write_match
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.record import MatchRecord
from tests.table.matches import Table, essence

DOCUMENTATION = (Path(__file__).parents[2] / "docs" / "match-file.md").read_text(encoding="utf-8")

CODECS: Final[dict[str, Codec[Any]]] = {
    "big-shot": BIG_SHOT,
    "shark": SHARK,
    "saludos-amigos": SALUDOS_AMIGOS,
}
TITLES: Final = {"big-shot": "Big Shot", "shark": "Shark", "saludos-amigos": "Saludos Amigos"}

each_game = pytest.mark.parametrize("game_id", GAMES)


def section(game_id: str, topic: str) -> str:
    """What the page says about a topic of a game."""
    heading = f"### {TITLES[game_id]}: {topic}\n"
    assert DOCUMENTATION.count(heading) == 1
    return re.split(r"^##", DOCUMENTATION.split(heading)[1], maxsplit=1, flags=re.MULTILINE)[0]


def row(*cells: list[str]) -> str:
    """How a row of a table begins, each cell a list of names."""
    names = (", ".join(f"`{name}`" for name in cell) for cell in cells)
    return "\n|" + "".join(f" {cell} |" if cell else " |" for cell in names)


def example(language: str) -> bytes:
    found = re.findall(rf"```{language}\n(.*?)```", DOCUMENTATION, re.DOTALL)
    assert len(found) == 1
    return str(found[0]).encode()


def test_the_match_file_is_one() -> None:
    match = read_match(example("json"))
    assert [seat.name for seat in match.seats] == ["Anna", "Ben"]
    assert match.state.round == 2
    assert match.state.leader == 0


def test_it_is_laid_out_as_we_do() -> None:
    """But for the version of the program and, with it, the checksum."""
    ours = write_match(read_match(example("json"))).decode().splitlines()
    theirs = example("json").decode().splitlines()
    different = [line for line, other in zip(theirs, ours, strict=True) if line != other]
    assert all('"program"' in line or '"checksum"' in line for line in different)


def test_the_journal_is_that_of_the_match_file() -> None:
    found = recover(example("jsonl"), Path("documentation"))
    assert not found.recovery.torn
    assert found.recovery.problem is None
    assert essence(found.match) == essence(read_match(example("json")))


def test_every_key_is_explained() -> None:
    for name in (*(field.name for field in fields(MatchRecord)), "format", "version", "checksum"):
        assert row([name]) in DOCUMENTATION


@each_game
def test_every_game_is_named(game_id: str) -> None:
    line = next(line for line in DOCUMENTATION.splitlines() if line.startswith("| `game` |"))
    assert f'`"{game_id}"`' in line


@each_game
def test_every_option_is_explained_with_its_values(game_id: str) -> None:
    text = section(game_id, "options and set-up")
    for option in GAMES[game_id].info.options:
        assert row([option.name], list(option.values)) in text


@each_game
def test_every_key_of_the_set_up_is_explained(game_id: str) -> None:
    """Those within a board are named in the row of the board."""
    text = section(game_id, "options and set-up").split("| key of `setup` |")[1]
    game = GAMES[game_id]
    setup = Table(game, game.info.players[0], ()).match().setup
    for key, value in game.write_setup(setup).items():
        assert row([key]) in text
        for inner in value if isinstance(value, dict) else ():
            assert f"`{inner}`" in text


@each_game
def test_every_kind_of_action_is_explained_with_its_keys_and_no_other(game_id: str) -> None:
    text = section(game_id, "actions")
    classes = CODECS[game_id].classes
    for kind, cls in classes.items():
        further = [field.name for field in fields(cls) if field.name != "seat"]
        assert row([kind], further) in text
    assert text.count("\n| `") == len(classes) + 1  # with the head of the table


@each_game
def test_the_lines_of_a_result_are_explained_with_their_facts(game_id: str) -> None:
    text = section(game_id, "lines of the result")
    game = GAMES[game_id]
    for players in game.info.players:
        result = Table(game, players, ()).played().result
        assert result is not None
        for line in (line for standing in result.standings for line in standing.lines):
            assert row([line.code], list(dict(line.facts))) in text


def test_the_examples_are_held_by_their_checksums() -> None:
    with pytest.raises(Problem, match="damaged"):
        read_match(example("json").replace(b'"seed": 1920', b'"seed": 1921'))
    assert recover(example("jsonl").replace(b'"undo":2', b'"undo":1'), Path("x")).recovery.problem
