"""What is seen of a match from outside is what is found in it."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bigshot_desktop.table.checksummed_lines import START, seal
from bigshot_desktop.table.journal import Journal, read_journal
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.match_file import write_match
from bigshot_desktop.table.match_summary import (
    MatchSummary,
    Place,
    summarize_journal,
    summarize_match,
)
from bigshot_desktop.table.problems import Problem
from tests.every import for_every
from tests.table.matches import TWO, Table, go_on, put_away, refereed


def seen(match: Match) -> MatchSummary:
    """What should be seen of a match."""
    result = match.result
    by_seat = sorted(result.standings, key=lambda one: one.seat) if result else []
    return MatchSummary(
        match.game.info.id,
        match.seats,
        match.seed,
        match.length,
        tuple(Place(one.rank, one.total) for one in by_seat),
        result.winners if result else (),
    )


def journal_of(match: Match, path: Path) -> bytes:
    Journal.create(path, match).close()
    return path.read_bytes()


# --- match files ---------------------------------------------------------------------------------


def test_a_finished_match_is_seen_with_its_places(finished: Match) -> None:
    summary = summarize_match(write_match(finished))
    assert summary == seen(finished)
    assert len(summary.places) == len(summary.seats)


@pytest.mark.parametrize("steps", [0, 1, 50])
def test_an_open_match_is_seen_without(steps: int) -> None:
    match = TWO.played(3, steps=steps)
    summary = summarize_match(write_match(match))
    assert summary == seen(match)
    assert (summary.actions, summary.places, summary.winners) == (steps, (), ())


@pytest.mark.parametrize("indent", [None, 2, 4])
def test_any_layout_will_do(indent: int | None) -> None:
    match = TWO.played(3)
    laid_out = json.dumps(json.loads(write_match(match)), indent=indent)
    assert summarize_match(laid_out.encode()) == seen(match)


def test_players_cannot_confuse_it_by_their_names() -> None:
    content = json.loads(write_match(TWO.played(3, steps=9)))
    content["seats"][0]["name"] = '"actions": [ {  ]'
    found = summarize_match(json.dumps(content, indent=2).encode())
    assert (found.seats[0].name, found.actions) == ('"actions": [ {  ]', 9)


PLAYED = json.loads(write_match(TWO.played(3)))
STANDINGS = PLAYED["result"]["standings"]


def changed(**changes: Any) -> bytes:
    return json.dumps({**PLAYED, **changes}, indent=2).encode()


@for_every(
    ("data", "code", "where"),
    [
        (b"", "not-json", None),
        (b"\xff", "not-utf8", None),
        (b"[" * 100_000, "nested-too-deep", None),
        (b"[]", "wrong-format", None),
        (b'{"format": "bigshot-journal"}', "wrong-format", None),
        (changed(version=5), "newer-version", None),
        (changed(version="1"), "malformed", "version"),
        (changed(game="chess"), "unknown-game", None),
        (changed(game=["shark"]), "malformed", "game"),
        (changed(seed="1"), "malformed", "seed"),
        (changed(seed=True), "malformed", "seed"),
        (changed(actions=None), "malformed", "actions"),
        (changed(seats=[]), "malformed", "seats"),
        (changed(seats={}), "malformed", "seats"),
        (changed(seats=[1, 2]), "malformed", "seats[0]"),
        (
            changed(seats=[{"name": "A", "kind": "cat", "level": "", "character": ""}]),
            "malformed",
            "seats[0].kind",
        ),
        (
            changed(seats=[{"name": "A\nB", "kind": "human", "level": "", "character": ""}]),
            "malformed",
            "seats[0].name",
        ),
        (
            changed(seats=[{"name": "A", "kind": "human", "level": "", "character": ""}] * 17),
            "malformed",
            "seats",
        ),
        (changed(result=7), "malformed", "result"),
        (changed(result={}), "malformed", "result.standings"),
        (
            changed(result={"standings": STANDINGS[:1], "winners": []}),
            "malformed",
            "result.standings",
        ),
        (
            changed(result={"standings": [STANDINGS[0]] * 2, "winners": []}),
            "malformed",
            "result.standings",
        ),
        (changed(result={"standings": [1, "x"]}), "malformed", "result.standings[0]"),
        (changed(result={"standings": STANDINGS}), "malformed", "result.winners"),
        (changed(result={"standings": STANDINGS, "winners": [2]}), "malformed", "result.winners"),
        (
            changed(result={"standings": STANDINGS, "winners": [[]]}),
            "malformed",
            "result.winners[0]",
        ),
        (changed(result={"standings": STANDINGS, "winners": 0}), "malformed", "result.winners"),
    ],
)
def test_what_is_no_match_file_is_a_problem(data: bytes, code: str, where: str | None) -> None:
    with pytest.raises(Problem) as caught:
        summarize_match(data)
    assert (caught.value.code, caught.value.facts.get("where")) == (code, where)


# --- journals ------------------------------------------------------------------------------------


def test_a_journal_tells_how_far_the_match_is(table: Table, path: Path) -> None:
    for steps in (0, 1, 25):
        match = table.played(5, steps=steps)
        assert summarize_journal(journal_of(match, path), path) == seen(match)
        path.unlink()


def test_what_was_taken_back_does_not_count(path: Path) -> None:
    referee = refereed(path, TWO.match(32, free_undo=True))
    rng = Random(32)
    for _ in range(40):
        go_on(referee, rng)
    for _ in range(5):
        referee.undo()
    referee.redo()
    go_on(referee, rng)
    referee.undo()
    put_away(referee)
    assert summarize_journal(path.read_bytes(), path).actions == referee.match.length


def test_a_torn_line_does_not_count(path: Path) -> None:
    whole = journal_of(TWO.played(5, steps=10), path)
    for cut in range(1, 60, 7):
        path.write_bytes(whole[:-cut])
        match, recovery = read_journal(path)
        assert recovery.torn
        assert summarize_journal(path.read_bytes(), path).actions == match.length == 9


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "journal-empty"),
        (b'{"format": "bigshot-journal"', "journal-empty"),
        (b"\x00\xff\n", "journal-unreadable"),
        (b"{}\n", "wrong-format"),
        (b'{"format": "bigshot-journal", "version": 9}\n', "newer-version"),
        (b'{"format": "bigshot-journal", "version": 1}\n', "journal-unreadable"),
        (seal({"format": "bigshot-journal", "version": 1}, START)[0], "malformed"),
    ],
)
def test_what_is_no_journal_is_a_problem(data: bytes, code: str, path: Path) -> None:
    with pytest.raises(Problem) as caught:
        summarize_journal(data, path)
    assert caught.value.code == code


def test_a_changed_opening_is_noticed(path: Path) -> None:
    data = journal_of(TWO.match(5), path).replace(b'"Anna"', b'"Otto"')
    with pytest.raises(Problem) as caught:
        summarize_journal(data, path)
    assert caught.value.code == "journal-unreadable"
