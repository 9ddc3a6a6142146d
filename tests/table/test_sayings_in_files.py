"""What bots said is in the match file: it comes back, nothing else depends on it, and old files have none."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bigshot_desktop.bots.reasons import Term
from bigshot_desktop.engine.game import CHANCE
from bigshot_desktop.games import GAMES
from bigshot_desktop.table import match_file, paths, shelf
from bigshot_desktop.table.dice_seal import check_dice, sealed
from bigshot_desktop.table.file_formats import MATCH_FILE, SILENT, VERSION
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.match_file import load_match, read_match, write_match
from bigshot_desktop.table.match_summary import summarize_match
from bigshot_desktop.table.playing_on import play_on
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.replayed_match import ReplayedMatch
from bigshot_desktop.table.seats import Seat
from bigshot_desktop.table.session import Session
from tests.table.forged_files import content_of, part_of
from tests.table.forged_files import sealed as checksummed
from tests.table.matches import Table, essence, go_on

SALUDOS = Table(GAMES["saludos-amigos"], 4, ())
SAYING = Term.of("too-little", 0.0, price=3, proposer="Anna", way=1)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    return tmp_path


def talk(steps: int | None = 60) -> Match:
    """A match in which a bot says something three times."""
    match = SALUDOS.played(3, steps=steps)
    match.seats = (Seat("Anna"), *(Seat(f"Bot {n}", "bot", "easy", "otto") for n in "123"))
    for number in steps_of_bots(match)[:3]:
        match.sayings[number] = SAYING
    return match


def steps_of_bots(match: Match) -> list[int]:
    return [step.number for step in match.steps if step.action.seat > 0]


@pytest.mark.parametrize("steps", [60, None])
def test_what_was_said_comes_back_from_the_file(steps: int | None) -> None:
    match = sealed(talk(steps), "word") if steps else talk(steps)
    data = write_match(match)
    again = read_match(data)
    assert again.sayings == match.sayings != {}
    assert again.actions == match.actions
    assert json.loads(data)["version"] == VERSION
    assert summarize_match(data).actions == match.length
    if steps:
        assert check_dice(again).holds
    else:
        assert essence(again) == essence(match)


def test_a_match_in_which_nobody_spoke_is_written_as_programs_before_can_read_it() -> None:
    content = content_of(SALUDOS.played(3, steps=20))
    assert content["version"] == SILENT
    assert "sayings" not in content
    assert read_match(checksummed(content)).sayings == {}
    with pytest.raises(Problem) as caught:
        read_match(checksummed(content | {"sayings": []}))
    assert caught.value.facts == {"where": "sayings", "expected": "nothing"}


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"step": 0}, "sayings[1].step"),
        ({"step": 61}, "sayings[1].step"),
        ({"code": "x" * 41}, "sayings[1].code"),
        ({"facts": {"a": [1]}}, "sayings[1].facts.a"),
        ({"facts": {"a": "x" * 41}}, "sayings[1].facts.a"),
        ({"facts": {str(number): 1 for number in range(17)}}, "sayings[1].facts"),
        ({"seat": 1}, "sayings[1].seat"),
    ],
)
def test_what_nobody_can_have_said_is_refused(change: dict[str, Any], where: str) -> None:
    content = content_of(talk())
    content["sayings"][1] |= change
    with pytest.raises(Problem) as caught:
        read_match(checksummed(content))
    assert caught.value.code == "malformed"
    assert caught.value.facts["where"] == where


@pytest.mark.parametrize("who", ["a person", "nature", "twice", "backwards"])
def test_who_can_have_spoken(who: str) -> None:
    match, content = talk(), content_of(talk())
    sayings = content["sayings"]
    if who in ("a person", "nature"):
        seat = 0 if who == "a person" else -1
        number = next(step.number for step in match.steps if step.action.seat == seat)
        content["sayings"] = [sayings[0] | {"step": number}]
    else:
        content["sayings"] = [sayings[1], sayings[1 if who == "twice" else 0]]
    with pytest.raises(Problem) as caught:
        read_match(checksummed(content))
    assert caught.value.code == "malformed"


def test_what_cannot_be_written_is_left_out() -> None:
    match = talk()
    for seat in (0, CHANCE):
        number = next(step.number for step in match.steps if step.action.seat == seat)
        match.sayings[number] = SAYING
    bot, talker, lister = steps_of_bots(match)[5:8]
    facts: Any = (("held", 3), ("long", "x" * 41), ("list", (1, 2)), ("huge", 10**17))
    match.sayings[bot] = Term("content", 0.0, facts)
    match.sayings[talker] = Term("x" * 41, 0.0)
    match.sayings[lister] = Term("content", 0.0, tuple((str(one), one) for one in range(17)))
    again = read_match(write_match(match))
    assert set(again.sayings) == {*steps_of_bots(match)[:3], bot}
    assert again.sayings[bot] == Term.of("content", 0.0, held=3)


def test_a_file_that_would_be_too_large_has_the_match_without_what_was_said(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match, silent = talk(), talk()
    silent.sayings = {}
    small, large = write_match(silent), write_match(match)
    assert len(small) < len(large)
    for module in (match_file, shelf):
        limit = MATCH_FILE._replace(most_bytes=len(large) - 1)
        monkeypatch.setattr(module, "MATCH_FILE", limit)
    path = shelf.put_away(match, shelf.begin(match))
    assert path.read_bytes() == small
    assert essence(load_match(path)) == essence(match)


def test_it_goes_with_the_match_wherever_that_goes() -> None:
    match = talk()
    first, second, third = sorted(match.sayings)
    assert set(match.before(third).sayings) == {first, second}
    assert ReplayedMatch(match, 5).sayings is match.sayings
    match.take_back(match.length - third + 1)
    assert set(match.sayings) == {first, second}
    match.redo()
    assert match.sayings == dict.fromkeys((first, second, third), SAYING)
    match.take_back(match.length - third + 1)
    spoke = match.step(first).action.seat
    seats = [Seat("Ben") if seat == spoke else one for seat, one in enumerate(match.seats)]
    others = {number for number in match.sayings if match.step(number).action.seat != spoke}
    assert set(play_on(match, match.length, seats, new_dice=True).sayings) == others


def test_it_is_there_when_a_match_from_a_file_is_gone_on_with_and_put_away() -> None:
    match = talk()
    session = Session.begin(read_match(write_match(match)))
    assert session.journal
    path = session.journal.path
    session.leave()
    again = Session.resume(path)
    assert again.match.sayings == match.sayings
    rng = Random(1)
    while again.match.result is None:
        go_on(again.referee, rng)
    kept = again.leave()
    assert kept
    assert load_match(kept).sayings == match.sayings


def test_a_file_with_sayings_is_refused_when_a_byte_of_it_is_altered() -> None:
    """The checksum covers what was said too, as it does all else."""
    data = write_match(sealed(talk(20), "Word"))
    for key in ("seed", "seal", "sayings"):
        for place in part_of(data, key):
            altered = data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :]
            with pytest.raises(Problem):
                read_match(altered)


def test_whoever_changes_a_saying_and_puts_the_checksum_right_changes_nothing_else() -> None:
    """No seal covers it: other words do no harm, and the dice are proven as before."""
    content = content_of(sealed(talk(60), "Word"))
    match = read_match(checksummed(content))
    content["sayings"][1]["code"] = "never-heard-of"
    content["sayings"][2]["facts"] = {"price": 10**15}
    again = read_match(checksummed(content))
    assert again.sayings != match.sayings
    assert (again.seal, again.actions) == (match.seal, match.actions)
    assert check_dice(again).holds
    content["seal"]["word"] = "Wort"
    with pytest.raises(Problem) as caught:
        read_match(checksummed(content))
    assert caught.value.code == "seal-broken"
