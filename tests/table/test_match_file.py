"""Match files: there and back again, and damaged."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from bigshot_desktop.engine.game import CHANCE
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.match_file import (
    EXTENSION,
    load_match,
    read_match,
    save_match,
    write_match,
)
from bigshot_desktop.table.problems import Problem
from tests.table.forged_files import content_of, sealed
from tests.table.matches import EXPERTS, TWO, Table, essence

# --- there and back ------------------------------------------------------------------------------


def test_a_finished_match_comes_back_with_every_position(finished: Match, tmp_path: Path) -> None:
    path = tmp_path / f"match{EXTENSION}"
    save_match(finished, path)
    assert essence(load_match(path)) == essence(finished)
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("steps", [0, 1, 5, 40])
def test_an_open_match_comes_back_and_goes_on_the_same_way(table: Table, steps: int) -> None:
    match = table.played(21, steps=steps)
    again = read_match(write_match(match))
    assert essence(again) == essence(match)
    while match.to_act == (CHANCE,):
        assert match.draw() == again.draw()
    assert match.to_act == again.to_act


def test_what_was_taken_back_is_not_saved() -> None:
    match = TWO.played(22, steps=40, free_undo=True)
    match.undo()
    assert essence(read_match(write_match(match))) == essence(TWO.played(22, steps=match.length))


def test_the_same_match_gives_the_same_bytes(finished: Match) -> None:
    data = write_match(finished)
    assert write_match(read_match(data)) == data


def test_people_can_read_it(finished: Match) -> None:
    text = write_match(finished).decode()
    lines = text.splitlines()
    start = lines.index('  "actions": [') + 1
    for action, line in zip(finished.actions, lines[start:], strict=False):
        written = json.dumps(finished.game.write_action(action), ensure_ascii=False)
        assert line.removesuffix(",") == f"    {written}"
    assert finished.seats[1].name in text
    assert list(json.loads(text))[:2] == ["format", "version"]


def test_the_checksum_is_the_documented_one(finished: Match) -> None:
    assert json.loads(sealed(content_of(finished))) == content_of(finished)


def test_a_file_written_by_another_program_is_read(finished: Match) -> None:
    """Other spacing, other order of keys, escapes: the same match."""
    content = dict(reversed(content_of(finished).items()))
    data = json.dumps(content, indent=7, ensure_ascii=True).encode()
    assert essence(read_match(data)) == essence(finished)


# --- damage --------------------------------------------------------------------------------------


def test_cut_off_anywhere_it_is_refused_or_the_same_match() -> None:
    match = TWO.played(23)
    data = write_match(match)
    whole = [length for length in range(len(data)) if _is_read(data[:length])]
    assert whole == [len(data) - 1]  # only the last line break can go
    assert essence(read_match(data[:-1])) == essence(match)


def _is_read(data: bytes) -> bool:
    try:
        read_match(data)
    except Problem:
        return False
    return True


def test_a_thousand_flipped_bits_are_refused_or_change_nothing() -> None:
    match = EXPERTS.played(24)
    data = write_match(match)
    expected = essence(match)
    rng = Random(24)
    for _ in range(1000):
        flipped = bytearray(data)
        flipped[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
        try:
            found = read_match(bytes(flipped))
        except Problem:
            continue
        assert essence(found) == expected
