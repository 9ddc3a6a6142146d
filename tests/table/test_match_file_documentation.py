"""docs/match-file.md says what is so: its examples are read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bigshot_desktop.rules.big_shot.actions import CODEC
from bigshot_desktop.table.journal import recover
from bigshot_desktop.table.match_file import read_match, write_match
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.record import MatchRecord
from tests.table.matches import essence

DOCUMENTATION = (Path(__file__).parents[2] / "docs" / "match-file.md").read_text(encoding="utf-8")


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


def test_every_key_and_every_kind_of_action_is_explained() -> None:
    for name in (*MatchRecord.model_fields, "format", "version", "checksum", *CODEC.classes):
        assert f"| `{name}` |" in DOCUMENTATION


def test_the_examples_are_held_by_their_checksums() -> None:
    with pytest.raises(Problem, match="damaged"):
        read_match(example("json").replace(b'"seed": 1920', b'"seed": 1921'))
    assert recover(example("jsonl").replace(b'"undo":2', b'"undo":1'), Path("x")).recovery.problem
