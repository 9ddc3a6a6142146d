"""Journals torn by a crash, damaged, or never any: what is whole is recovered, what is not is told."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from bigshot_desktop.engine.game import fingerprint
from bigshot_desktop.table.checksummed_lines import checked_lines, seal
from bigshot_desktop.table.dice_seal import sealed
from bigshot_desktop.table.journal import Journal, read_journal, recover
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.referee import Referee
from tests.table.matches import EXPERTS, TWO, go_on, put_away, refereed

NOWHERE = Path("nowhere")


def short_journal(path: Path) -> tuple[bytes, list[tuple[object, ...]]]:
    """A journal with every kind of line, and what the match was after each."""
    referee = refereed(path, TWO.match(43, free_undo=True))
    moments = [moment(referee.match)]
    rng = Random(43)
    for what in ["go on"] * 9 + ["undo", "redo", "undo", "go on", "go on", "undo"]:
        if what == "go on":
            go_on(referee, rng)
        elif what == "undo":
            assert referee.undo()
        else:
            assert referee.redo()
        moments.append(moment(referee.match))
    put_away(referee)
    data = path.read_bytes()
    assert data.count(b"\n") == len(moments)
    return data, moments


def moment(match: Match) -> tuple[object, ...]:
    start = (match.seats, match.seed, match.setup)
    return (*start, match.steps, match.redoable, fingerprint(match.state))


def test_cut_off_anywhere_exactly_the_whole_lines_are_recovered(path: Path) -> None:
    data, moments = short_journal(path)
    for length in range(len(data) + 1):
        cut = data[:length]
        lines = cut.count(b"\n")
        if not lines:
            with pytest.raises(Problem) as caught:
                recover(cut, NOWHERE)
            assert caught.value.code == "journal-empty"
            continue
        found = recover(cut, NOWHERE)
        assert moment(found.match) == moments[lines - 1]
        assert found.recovery.problem is None
        assert found.recovery.torn == (not cut.endswith(b"\n"))


def test_after_a_tear_it_is_mended_and_goes_on(path: Path) -> None:
    data, moments = short_journal(path)
    ends = [index + 1 for index, byte in enumerate(data) if byte == ord("\n")]
    for lines in range(1, len(ends)):
        path.write_bytes(data[: ends[lines - 1] + 5])
        journal, match, recovery = Journal.open(path)
        assert recovery.torn
        assert moment(match) == moments[lines - 1]
        assert path.read_bytes() == data[: ends[lines - 1]]
        go_on(Referee(match, journal), Random(1))
        journal.close()
        again, recovery = read_journal(path)
        assert moment(again) == moment(match)
        assert not recovery.torn


def flips(data: bytes) -> Iterator[tuple[int, bytes]]:
    """Five hundred times one bit, with the number of the line it is in."""
    rng = Random(44)
    for _ in range(500):
        flipped = bytearray(data)
        place = rng.randrange(len(data))
        flipped[place] ^= 1 << rng.randrange(8)
        yield data.count(b"\n", 0, place) + 1, bytes(flipped)


def test_a_flipped_bit_costs_its_line_and_those_after_it_and_is_told(path: Path) -> None:
    data, moments = short_journal(path)
    told = 0
    unread = set()
    for line, flipped in flips(data):
        try:
            found = recover(flipped, NOWHERE)
        except Problem:
            unread.add(line)
            continue
        if found.recovery.problem:
            assert found.recovery.problem.facts == {"path": str(NOWHERE), "line": line}
            assert moment(found.match) == moments[line - 2]
            told += 1
        elif found.recovery.torn:
            assert flipped[:-1] == data[:-1]  # the very last line break
            assert moment(found.match) == moments[-2]
        else:
            assert flipped.lower() == data.lower()  # as good as \\u00eb is \\u00EB
            assert moment(found.match) == moments[-1]
    assert told > 100
    assert unread == {1}


def test_bits_flipped_in_a_long_journal_never_make_another_match(path: Path) -> None:
    match = EXPERTS.played(45)
    Journal.create(path, match).close()
    data = path.read_bytes()
    rng = Random(45)
    for _ in range(60):
        flipped = bytearray(data)
        flipped[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
        try:
            found = recover(bytes(flipped), NOWHERE).match
        except Problem:
            continue
        assert found.steps == match.steps[: found.length]
        assert found.seats == match.seats
        assert found.setup == match.setup


def test_what_was_damaged_is_kept_beside_it(path: Path) -> None:
    data, moments = short_journal(path)
    lines = data.splitlines(keepends=True)
    lines[5] = lines[5].replace(b'"', b"'", 1)
    damaged = b"".join(lines)
    path.write_bytes(damaged)
    journal, match, recovery = Journal.open(path)
    journal.close()
    assert recovery.problem is not None
    assert recovery.problem.facts["line"] == 6
    assert moment(match) == moments[4]
    assert path.read_bytes() == b"".join(lines[:5])
    assert path.with_name(f"{path.name}.damaged").read_bytes() == damaged


def test_a_match_whose_sealed_actions_are_lost_goes_on_without_its_seal(path: Path) -> None:
    match = sealed(TWO.played(48, steps=10))
    Journal.create(path, match).close()
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:6], b"x" + lines[6], *lines[7:]]))
    journal, found, recovery = Journal.open(path)
    assert recovery.problem is not None
    assert (found.seal, found.actions) == (None, match.actions[:5])
    referee = Referee(found, journal)
    rng = Random(48)
    for _ in range(10):
        go_on(referee, rng)
    put_away(referee)
    again, recovery = read_journal(path)
    assert again.actions == found.actions
    assert (again.seal, recovery.problem, recovery.torn) == (None, None, False)


def test_an_action_the_rules_refuse_is_damage_with_its_cause(path: Path) -> None:
    """As after an update that corrected a rule: what came before is still there."""
    match = TWO.match(46)
    journal = Journal.create(path, match)
    referee = Referee(match, journal)
    referee.draw()
    referee.draw()
    journal.write_action(type(match.actions[0])(0, 1))
    journal.close()
    found, recovery = read_journal(path)
    assert found.actions == match.actions
    assert recovery.problem is not None
    assert recovery.problem.facts["line"] == 4
    assert isinstance(recovery.problem.__cause__, Problem)
    assert recovery.problem.__cause__.code == "illegal-action"


def test_what_was_taken_back_is_damage_only_as_long_as_it_could_be_restored(path: Path) -> None:
    match = TWO.played(46, steps=10)
    journal = Journal.create(path, match)
    journal.write_action(match.actions[0])  # which the rules refuse by now
    journal.write_undo(2)
    journal.close()
    found, recovery = read_journal(path)
    assert found.actions == match.actions
    assert recovery.problem is not None
    assert recovery.problem.facts["line"] == 12
    with path.open("ab") as file:
        (last,) = (line.check for line in list(checked_lines(path.read_bytes()))[-1:])
        file.write(seal({"action": match.game.write_action(match.actions[-1])}, last)[0])
    found, recovery = read_journal(path)
    assert found.actions == match.actions
    assert recovery.problem is None


@pytest.mark.parametrize(
    "content", [{"undo": 99}, {"undo": 0}, {"undo": True}, {"redo": 1}, {"x": 1}, {}]
)
def test_a_line_that_makes_no_sense_is_damage(path: Path, content: dict[str, int]) -> None:
    journal = Journal.create(path, TWO.played(47, steps=10))
    journal._append(content)
    journal.close()
    match, recovery = read_journal(path)
    assert match.length == 10
    assert recovery.problem is not None
    assert recovery.problem.facts["line"] == 12


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "journal-empty"),
        (b"\n", "journal-unreadable"),
        (b"\xff\n", "journal-unreadable"),
        (b"[1]\n", "wrong-format"),
        (b'{"format":"bigshot-match","version":1}\n', "wrong-format"),
        (b'{"format":"bigshot-journal","version":1}\n', "journal-unreadable"),
        (b'{"format":"bigshot-journal","version":4}\n', "newer-version"),
        (b"[" * 10**6 + b"\n", "journal-unreadable"),
    ],
)
def test_what_is_no_journal_is_left_alone(data: bytes, code: str, path: Path) -> None:
    path.write_bytes(data)
    for _ in range(2):
        with pytest.raises(Problem) as caught:
            Journal.open(path)
        assert caught.value.code == code
    assert path.read_bytes() == data
    assert list(path.parent.iterdir()) == [path]
