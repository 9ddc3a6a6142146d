"""The shelf: what was begun is found again, what is put away is never lost on the way."""

from __future__ import annotations

import errno
import logging
import os
import re
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

import pytest

from bigshot_desktop.table import paths, shelf
from bigshot_desktop.table.file_formats import MATCH_FILE
from bigshot_desktop.table.housekeeping import tidy
from bigshot_desktop.table.journal import Journal
from bigshot_desktop.table.lock import is_locked
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.match_file import load_match, save_match
from bigshot_desktop.table.new_match import new_match
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.referee import Referee
from bigshot_desktop.table.seats import Seat
from bigshot_desktop.table.shelf import begin, match_files, open_matches, put_away, resume
from bigshot_desktop.table.storage import make_folder
from tests.every import for_every
from tests.fresh_interpreter import ROOT, games_in, modules_after
from tests.table.matches import BIG_SHOT, TWO, Table, essence, go_on

NOON = datetime(2026, 11, 16, 12, tzinfo=UTC).timestamp()
DAY = 24 * 3600
LONG_AGO = 1e9
"""In 2001, and so before any day on which this is run."""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    return tmp_path


def begun(match: Match, moment: float = NOON) -> Path:
    """A match on the shelf that nobody has open, played last at some moment."""
    journal = begin(match)
    journal.close()
    os.utime(journal.path, (moment, moment))
    return journal.path


def everything_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def called(*names: str) -> Match:
    """A match of Big Shot between these."""
    return new_match(BIG_SHOT, [Seat(name) for name in names], {}, 1)


# --- open matches --------------------------------------------------------------------------------


def test_before_the_first_match_the_shelf_is_empty(home: Path) -> None:
    tidy()
    assert (open_matches(), match_files()) == ([], [])
    assert list(home.iterdir()) == []


def test_what_is_begun_is_found_and_goes_on(table: Table) -> None:
    match = table.match(4)
    journal = begin(match)
    referee, rng = Referee(match, journal), Random(4)
    for _ in range(12):
        go_on(referee, rng)
    journal.close()
    (found,) = open_matches()
    assert (found.path, found.problem, found.busy) == (journal.path, None, False)
    assert (found.game, found.seats, found.actions) == (match.game.info.id, match.seats, 12)
    assert found.names == tuple(seat.name for seat in match.seats)
    again, resumed, recovery = resume(found.path)
    again.close()
    assert essence(resumed) == essence(match)
    assert (recovery.torn, recovery.problem) == (False, None)


def test_a_match_begun_elsewhere_is_taken_on_with_all_its_actions() -> None:
    begun(TWO.played(5, steps=30))
    assert [found.actions for found in open_matches()] == [30]


def test_names_of_journals_sort_by_time() -> None:
    made = [begun(TWO.match(number)).name for number in range(20)]
    assert made == sorted(made)
    assert len(set(made)) == 20
    pattern = r"\d{8}T\d{12}-big-shot-[0-9a-f]{8}\.journal"
    assert all(re.fullmatch(pattern, name, re.ASCII) for name in made)


def test_the_match_played_last_comes_first() -> None:
    old, new, between = (begun(TWO.match(), NOON + day * DAY) for day in (0, 2, 1))
    found = open_matches()
    assert [one.path for one in found] == [new, between, old]
    assert [one.when for one in found] == [
        datetime(2026, 11, 16 + day, 12, tzinfo=UTC) for day in (2, 1, 0)
    ]
    assert all(one.when.utcoffset() is not None for one in found)


def test_one_that_is_open_in_this_window_is_busy() -> None:
    journal = begin(TWO.match())
    assert [found.busy for found in open_matches()] == [True]
    go_on(Referee(TWO.match(), journal), Random(1))
    journal.close()
    assert [found.busy for found in open_matches()] == [False]


HOLDER = """
import sys
from pathlib import Path
from bigshot_desktop.table.shelf import resume
kept = resume(Path(sys.argv[1]))
print("mine", flush=True)
sys.stdin.readline()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="locks of the kind that POSIX systems have")
def test_two_programs_that_list_it_do_not_take_each_other_for_players() -> None:
    journal = begin(TWO.match())
    journal.close()
    another = os.open(journal.path, os.O_RDONLY)
    assert not is_locked(another)
    assert [found.busy for found in open_matches()] == [False]
    os.close(another)


def test_one_that_another_program_has_open_is_busy_until_that_ends() -> None:
    path = begun(TWO.played(5, steps=30))
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, path],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline().strip() == b"mine"
        for _ in range(3):  # looking does not take it away
            (found,) = open_matches()
            assert (found.busy, found.actions, found.problem) == (True, 30, None)
        with pytest.raises(Problem) as caught:
            resume(path)
        assert caught.value.code == "journal-locked"
        holder.communicate(b"\n", timeout=40)
    (found,) = open_matches()
    assert not found.busy
    resume(found.path)[0].close()


def test_bad_files_are_listed_with_their_problem_and_spoil_nothing() -> None:
    good = begun(TWO.match(), NOON)
    folder = paths.journals()
    bad = {
        "garbage.journal": (b"\x00\xff\n\n", "journal-unreadable"),
        "torn.journal": (good.read_bytes()[:50], "journal-empty"),
        "newer.journal": (b'{"format": "bigshot-journal", "version": 4}\n', "newer-version"),
        "chess.journal": (b'{"format": "chess"}\n', "wrong-format"),
    }
    for name, (data, _) in bad.items():
        (folder / name).write_bytes(data)
        os.utime(folder / name, (NOON + 1, NOON + 1))
    found = open_matches()
    assert found[-1].path == good
    assert found[-1].problem is None
    assert {one.path.name: one.problem and one.problem.code for one in found[:-1]} == {
        name: code for name, (_, code) in bad.items()
    }
    assert {(one.game, one.names, one.actions, one.busy) for one in found[:-1]} == {
        ("", (), 0, False)
    }


def test_what_is_no_journal_is_passed_over(tmp_path: Path) -> None:
    good = begun(TWO.match())
    folder = paths.journals()
    (folder / "folder.journal").mkdir()
    (folder / "empty.journal").touch()
    (folder / f"{good.name}.damaged").write_bytes(b"x")
    (folder / ".bigshot-1.tmp").write_bytes(b"x")
    (folder / "notes.txt").write_bytes(b"x")
    if hasattr(os, "mkfifo"):
        os.mkfifo(folder / "pipe.journal")
        (folder / "nowhere.journal").symlink_to(tmp_path / "nowhere")
    assert [found.path for found in open_matches()] == [good]


@pytest.mark.parametrize("moment", [-1e9, 0, 1e11])
def test_a_clock_that_was_wrong_spoils_nothing(moment: float) -> None:
    path = begun(TWO.match())
    try:
        os.utime(path, (moment, moment))
    except OSError:
        pytest.skip("this file system knows no such time")
    (found,) = open_matches()
    assert found.when.utcoffset() is not None


def test_a_file_that_may_not_be_read_is_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    begun(TWO.match())

    def denied(*_: object) -> int:
        raise PermissionError(errno.EACCES, "denied")

    monkeypatch.setattr(os, "open", denied)
    (found,) = open_matches()
    assert found.problem is not None
    assert found.problem.code == "permission-denied"


def test_a_folder_that_cannot_be_had_is_a_problem(home: Path) -> None:
    (home / "state").write_bytes(b"a file where a folder should be")
    for attempt in (open_matches, lambda: begin(TWO.match())):
        with pytest.raises(Problem) as caught:
            attempt()
        assert caught.value.code in ("folder-missing", "file-exists")
    tidy()


@pytest.mark.parametrize(
    ("number", "code"), [(errno.EROFS, "read-only"), (errno.ENOSPC, "disk-full")]
)
def test_no_match_is_begun_on_a_disk_that_takes_nothing(
    number: int, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_: object, **__: object) -> None:
        raise OSError(number, "refused")

    monkeypatch.setattr(Path, "mkdir", refused)
    with pytest.raises(Problem) as caught:
        begin(TWO.match())
    assert caught.value.code == code


# --- putting away --------------------------------------------------------------------------------


def test_a_finished_match_becomes_a_file_and_its_journal_goes(finished: Match) -> None:
    journal = begin(finished)
    path = put_away(finished, journal)
    assert essence(load_match(path)) == essence(finished)
    assert open_matches() == []
    (found,) = match_files()
    assert (found.path, found.problem, found.finished) == (path, None, True)
    assert (found.game, found.seats) == (finished.game.info.id, finished.seats)
    assert finished.result is not None
    assert found.winners == tuple(finished.seats[seat].name for seat in finished.result.winners)
    assert found.actions == finished.length


def test_a_file_tells_when_its_match_was_played_not_when_it_was_put_away(finished: Match) -> None:
    journal, match, _ = resume(begun(finished, NOON))
    path = put_away(match, journal)
    (found,) = match_files()
    assert found.when == datetime.fromtimestamp(NOON, UTC)
    assert path.stat().st_mtime == NOON


def test_a_match_that_is_left_is_not_finished() -> None:
    match = TWO.played(5, steps=30)
    put_away(match, begin(match))
    (found,) = match_files()
    assert (found.finished, found.winners, found.places, found.actions) == (False, (), (), 30)


def test_the_name_tells_when_what_and_who() -> None:
    match = called("Anna", "Bea")
    journal = begin(match)
    os.utime(journal.path, (NOON, NOON))
    assert put_away(match, journal).name == "2026-11-16 Big Shot – Anna, Bea.bigshot"


@for_every(
    ("names", "expected"),
    [
        (("../../etc", "C:\\x|y"), "..-..-etc, C--x-y"),
        (('"<>?*', "a/b"), "-----, a-b"),
        (("dots...", "end. "), "dots..., end"),
        (("two  spaces", "hard\u00a0one"), "two spaces, hard one"),
        (("zero\u200bwidth", "A\u030angstro\u0308m"), "zerowidth, Ångström"),
        (("CON", "nul"), "CON, nul"),
        (("名前", "Zoë"), "名前, Zoë"),
    ],
)
def test_names_are_made_fit_for_every_file_system(names: tuple[str, ...], expected: str) -> None:
    match = called(*names)
    journal = begin(match)
    os.utime(journal.path, (NOON, NOON))
    path = put_away(match, journal)
    assert path.name == f"2026-11-16 Big Shot – {expected}.bigshot"
    assert path.parent == paths.matches()
    (kept,) = (one for one in match_files() if one.path == path)
    assert kept.names == names


def test_a_long_name_is_cut_between_characters() -> None:
    match = called(*("名" * 39 + letter for letter in "ABCD"))
    path = put_away(match, begin(match))
    assert path.name.endswith("名….bigshot")
    assert len(path.stem.encode()) <= shelf.LONGEST_NAME
    assert essence(load_match(path)) == essence(match)


def test_no_match_takes_the_name_of_another() -> None:
    matches = [TWO.played(seed, steps=20) for seed in range(3)]
    kept = []
    for match in matches:
        journal = begin(match)
        os.utime(journal.path, (NOON, NOON))
        kept.append(put_away(match, journal))
    first = kept[0].stem
    assert [path.stem for path in kept] == [first, f"{first} (2)", f"{first} (3)"]
    for path, match in zip(kept, matches, strict=True):
        assert essence(load_match(path)) == essence(match)


MOMENTS = {
    "named": "shelf.write_atomically",
    "written": "Path.replace",
    "saved": "Journal.discard",
}
"""When the power goes: the last thing that is not done any more."""

KILLED = """
import os, sys
from pathlib import Path
from bigshot_desktop.table import shelf
from bigshot_desktop.table.journal import Journal
journal, match, _ = shelf.resume(Path(sys.argv[1]))
{} = lambda *_: os._exit(9)
shelf.put_away(match, journal)
"""


@pytest.mark.parametrize("moment", MOMENTS)
def test_killed_while_it_is_put_away_a_match_is_there_twice_or_once_but_not_never(
    moment: str,
) -> None:
    match = TWO.played(5)
    path = begun(match)
    killed = subprocess.run(
        [sys.executable, "-c", KILLED.format(MOMENTS[moment]), path], cwd=ROOT, check=False
    )
    assert killed.returncode == 9
    assert [found.path for found in open_matches()] == [path]
    assert len(match_files()) == (1 if moment == "saved" else 0)
    journal, resumed, _ = resume(path)
    kept = put_away(resumed, journal)
    assert open_matches() == []
    assert [(found.path, found.problem) for found in match_files()] == [(kept, None)]
    assert essence(load_match(kept)) == essence(match)
    for file in paths.matches().iterdir():
        os.utime(file, (LONG_AGO, LONG_AGO))
    tidy()
    assert everything_in(paths.matches()) == [kept.name]


@pytest.mark.parametrize("call", ["write", "fsync"])
def test_on_a_full_disk_the_journal_stays(call: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = TWO.played(5, steps=30)
    journal = begin(match)

    def full(*_: object) -> int:
        raise OSError(errno.ENOSPC, "full")

    with monkeypatch.context() as patched:
        patched.setattr(os, call, full)
        with pytest.raises(Problem) as caught:
            put_away(match, journal)
    assert caught.value.code == "disk-full"
    assert everything_in(paths.matches()) == []
    go_on(Referee(match, journal), Random(1))
    assert essence(load_match(put_away(match, journal))) == essence(match)


def test_a_match_too_large_to_be_read_again_is_not_put_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = TWO.played(5, steps=30)
    journal = begin(match)
    monkeypatch.setattr(shelf, "MATCH_FILE", MATCH_FILE._replace(most_bytes=1000))
    with pytest.raises(Problem) as caught:
        put_away(match, journal)
    assert caught.value.code == "file-too-large"
    assert everything_in(paths.matches()) == []
    journal.close()
    assert [found.problem for found in open_matches()] == [None]


def test_a_journal_that_cannot_be_removed_does_no_harm(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    match = TWO.played(5)
    journal = begin(match)
    with monkeypatch.context() as patched:

        def held(self: Path) -> None:
            raise PermissionError(errno.EACCES, "held by a virus scanner")

        patched.setattr(Path, "unlink", held)
        with caplog.at_level(logging.WARNING):
            path = put_away(match, journal)
    assert "permission-denied" in caplog.text
    assert [found.problem for found in open_matches()] == [None]
    again, resumed, _ = resume(journal.path)
    assert put_away(resumed, again) == path
    assert (len(match_files()), open_matches()) == (1, [])


@pytest.mark.skipif(sys.platform == "win32", reason="Windows does not let go of open files")
def test_a_match_whose_journal_is_gone_is_put_away_all_the_same() -> None:
    match = TWO.played(5)
    journal = begin(match)
    journal.path.unlink()
    path = put_away(match, journal)
    assert essence(load_match(path)) == essence(match)


# --- match files ---------------------------------------------------------------------------------


@pytest.fixture
def folder() -> Path:
    found = paths.matches()
    found.mkdir(parents=True)
    return found


def test_the_latest_match_file_comes_first(folder: Path) -> None:
    for name, day in (("a", 1), ("b", 3), ("c", 2)):
        save_match(TWO.match(), folder / f"{name}.bigshot")
        os.utime(folder / f"{name}.bigshot", (NOON + day * DAY, NOON + day * DAY))
    found = match_files()
    assert [file.path.stem for file in found] == ["b", "c", "a"]
    assert found[0].when - found[2].when == timedelta(days=2)


def test_bad_match_files_are_listed_with_their_problem(folder: Path) -> None:
    save_match(TWO.match(), folder / "good.bigshot")
    bad = {
        "garbage.bigshot": (b"\x00\xff", "not-utf8"),
        "half.bigshot": ((folder / "good.bigshot").read_bytes()[:300], "not-json"),
        "other.bigshot": (b'{"format": "chess"}', "wrong-format"),
        "large.bigshot": (b" " * (MATCH_FILE.most_bytes + 1), "file-too-large"),
        "deep.bigshot": (b"[" * 500_000, "nested-too-deep"),
    }
    for name, (data, _) in bad.items():
        (folder / name).write_bytes(data)
    (folder / "notes.txt").write_bytes(b"x")
    codes = {file.path.name: file.problem.code for file in match_files() if file.problem}
    assert codes == {name: code for name, (_, code) in bad.items()}
    (good,) = (file for file in match_files() if not file.problem)
    assert (good.path.name, good.finished) == ("good.bigshot", False)


# --- lightness -----------------------------------------------------------------------------------


def test_looking_at_the_shelf_imports_no_game_and_nothing_heavy(home: Path) -> None:
    begun(TWO.played(5, steps=30))
    match = TWO.played(5)
    put_away(match, begin(match))
    (paths.journals() / "bad.journal").write_bytes(b"x\n")
    program = """
from bigshot_desktop.table.housekeeping import tidy
from bigshot_desktop.table.shelf import match_files, open_matches
tidy()
assert [found.actions for found in open_matches() if not found.problem] == [30]
assert [found.finished for found in match_files()] == [True]
"""
    loaded = modules_after(program, **{paths.HOME_VARIABLE: str(home)})
    assert games_in(loaded) == set()
    assert not {"PySide6", "tqdm", "multiprocessing"} & loaded


def test_a_journal_made_by_hand_is_found_like_any_other() -> None:
    paths.journals().mkdir(parents=True)
    Journal.create(paths.journals() / "my own.journal", TWO.match()).close()
    assert [found.path.name for found in open_matches()] == ["my own.journal"]


def test_the_files_beside_one(home: Path) -> None:
    """By when they were written, whatever they are called."""
    folder = make_folder(paths.matches())
    files = [folder / f"{name}.bigshot" for name in "bca"]
    for age, path in enumerate(files):
        path.write_text("{}")
        os.utime(path, (1000 + age, 1000 + age))
    old, middle, new = files
    assert shelf.beside(old) == (None, middle)
    assert shelf.beside(middle) == (old, new)
    assert shelf.beside(new) == (middle, None)
    assert shelf.beside(folder.parent / "elsewhere.bigshot") == (None, None)
