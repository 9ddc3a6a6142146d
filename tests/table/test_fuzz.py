"""The corpus of hostile files is tried again, and the fuzzer finds what is planted for it."""

from __future__ import annotations

import json
import re
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

if sys.platform == "win32":
    pytest.skip("the fuzzer's limits of time and memory need POSIX", allow_module_level=True)

from bigshot_desktop.engine.game import Refusal
from bigshot_desktop.table import match_file
from bigshot_desktop.table.match_file import read_match, write_match
from scripts import fuzz
from tests.table.fuzz import judge as judging
from tests.table.fuzz.campaign import Campaign, Failure, corpus, kind_of, try_file
from tests.table.fuzz.judge import Unsound, judge, limited
from tests.table.fuzz.kinds import KINDS, match_bytes, match_content
from tests.table.fuzz.mutations import WORTHLESS, mutated
from tests.table.matches import BIG_SHOT, TWO


@pytest.mark.parametrize("path", corpus(), ids=lambda path: path.name)
def test_no_file_of_the_corpus_breaks_anything(path: Path) -> None:
    judge(kind_of(path), path.read_bytes())


def test_the_corpus_has_every_kind_and_its_files_are_small() -> None:
    assert {kind_of(path) for path in corpus()} == set(KINDS)
    assert all(path.stat().st_size < 20_000 for path in corpus())


def test_the_same_seed_tries_the_same_files() -> None:
    first, second = Campaign(5), Campaign(5)
    for number in range(30):
        first.attempt(number)
        second.attempt(number)
    assert first.tally.outcomes == second.tally.outcomes
    assert first.tally.tried.total() == 30
    assert not first.tally.failures


# --- what it finds -------------------------------------------------------------------------------


def test_a_reader_that_raises_anything_else_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match_file, "parse", lambda kind, data: data["seats"][99])
    failure = try_file("match", match_bytes(match_content(TWO.match())))
    assert isinstance(failure, Failure)
    assert failure.reason.startswith("IndexError")


def test_an_action_against_the_rules_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A reader that checks nothing would take it: the judge asks the rules itself."""
    match = TWO.played(3, steps=8)
    content = match_content(match)
    content["actions"].append(content["actions"][0])
    data = match_bytes(content)
    assert judge("match", data).startswith("illegal-action")
    asked = {"number": 0}
    check = BIG_SHOT.check

    def lax(state: Any, action: Any) -> Refusal | None:
        """Takes everything while the file is read."""
        asked["number"] += 1
        return None if asked["number"] <= 9 else check(state, action)

    monkeypatch.setattr(type(BIG_SHOT), "check", staticmethod(lax))
    monkeypatch.setattr(type(BIG_SHOT), "audit", staticmethod(lambda _: []))
    with pytest.raises(Unsound, match="action 9 is against the rules"):
        judge("match", data)


def test_what_takes_too_long_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "SECONDS", 0.05)

    def dawdle() -> None:
        end = time.process_time() + 30
        while time.process_time() < end:
            pass

    with pytest.raises(Unsound, match="more than"), limited():
        dawdle()


def test_what_takes_too_much_memory_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "MEGABYTES", 30)
    with limited():
        take_memory(20)
    with pytest.raises(Unsound, match="more than 30 MB"), limited():
        take_memory(40)  # also after something else has taken nearly as much


def take_memory(megabytes: int) -> None:
    held = bytearray(megabytes << 20)
    held[:: 1 << 12] = bytes(len(held) >> 12)  # every page of it


# --- the command ---------------------------------------------------------------------------------


def test_what_breaks_something_is_kept_with_the_command_to_try_it_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stumble(data: bytes) -> None:
        raise KeyError("seats")

    asked = ["--minutes", "0.02", "--seed", "3", "--only", "match", "--failures", str(tmp_path)]
    with monkeypatch.context() as broken:
        broken.setattr(judging, "read_match", stumble)
        assert fuzz.main(asked) == 1
        told = capsys.readouterr().out
        (kept,) = tmp_path.iterdir()
        assert re.fullmatch(r"[0-9a-f]{16}\.bigshot", kept.name)
        assert f"python3 dev.py fuzz --replay {kept}" in told
        assert "Seed 3" in told
        assert "KeyError: 'seats'" in told
        assert fuzz.main(["--replay", str(kept)]) == 1
    assert fuzz.main(["--replay", str(kept)]) == 0


def test_when_nothing_breaks_it_counts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["--minutes", "0.01", "--seed", "4", "--failures", str(tmp_path / "none")]
    assert fuzz.main(asked) == 0
    told = capsys.readouterr().out
    assert re.search(r"all +\d+ files, \d+ a second\.", told)
    assert told.endswith("0 different failures.\n")
    assert not (tmp_path / "none").exists()


def test_a_file_of_no_known_kind_is_refused() -> None:
    with pytest.raises(ValueError, match=r"must end with one of \.bigshot, \.journal"):
        kind_of(Path("a.txt"))


def test_its_match_files_are_laid_out_as_the_program_does_it() -> None:
    match = TWO.played(6, steps=20)
    ours, theirs = match_bytes(match_content(match)), write_match(match)
    start, end = b'\n  "actions": [', b"\n  ]"
    ours_at, theirs_at = ours.index(start), theirs.index(start)
    assert (
        ours[ours_at : ours.index(end, ours_at)] == theirs[theirs_at : theirs.index(end, theirs_at)]
    )
    assert read_match(ours).steps == match.steps


def test_a_change_leaves_what_it_was_made_of_as_it_was() -> None:
    content: Any = {"a": [1, {"b": [2, 3]}], "c": {"d": [[]]}}
    whole, worthless = repr(content), repr(WORTHLESS)
    rng = Random(7)
    for _ in range(2000):
        changed = mutated(content, rng, lambda: content, changes=6)
        json.dumps(changed)  # a piece put into itself would be endless
    assert repr(content) == whole
    assert repr(WORTHLESS) == worthless
