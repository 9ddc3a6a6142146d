"""Our folders are for their owner alone, documents are not, and nothing is left of a program that was killed."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bigshot_desktop.table import ended_guides, paths
from bigshot_desktop.table.housekeeping import tidy
from bigshot_desktop.table.lock import lock
from bigshot_desktop.table.match_file import save_match
from bigshot_desktop.table.session import Session
from bigshot_desktop.table.settings import Settings, save_settings
from bigshot_desktop.table.shelf import begin, put_away
from bigshot_desktop.table.storage import make_folder, write_atomically
from tests.fresh_interpreter import ROOT
from tests.table.matches import TWO

LONG_AGO = 1_000_000_000

pytestmark = pytest.mark.usefixtures("home")
posix = pytest.mark.skipif(
    os.name == "nt", reason="Windows keeps a player's folders apart by itself"
)


@pytest.fixture(params=[0o000, 0o022, 0o077], ids=oct)
def umask(request: pytest.FixtureRequest) -> Iterator[int]:
    before = os.umask(request.param)
    yield request.param
    os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def fill_our_folders() -> None:
    """One of everything that is written here but for logs."""
    save_settings(Settings(), paths.settings_file())
    session = Session.begin(TWO.match(1))
    session.remember_guide(False)
    session.leave()
    match = TWO.played(2)
    put_away(match, begin(match))


def modes(home: Path) -> dict[str, int]:
    """Of everything below a folder, by its name there."""
    return {path.relative_to(home).as_posix(): mode(path) for path in sorted(home.rglob("*"))}


def private(home: Path) -> bool:
    return all(
        mode(path) == (0o700 if path.is_dir() else 0o600) for path in sorted(home.rglob("*"))
    )


# --- for the owner alone -------------------------------------------------------------------------


@posix
def test_what_the_program_writes_is_for_its_owner_alone(home: Path, umask: int) -> None:
    fill_our_folders()
    found = {path.name for path in home.rglob("*")}
    assert {"settings.json", "journals", "matches"} <= found
    assert {path.suffix for path in home.rglob("*")} >= {".journal", ".bigshot", ".unguided"}
    assert private(home), modes(home)


@posix
def test_so_is_what_takes_the_place_of_something_wider(home: Path, umask: int) -> None:
    fill_our_folders()
    path = paths.settings_file()
    path.chmod(0o666)
    path.parent.chmod(0o777)
    save_settings(Settings(theme="dark"), path)
    assert (mode(path), mode(path.parent)) == (0o600, 0o700)


@posix
def test_what_an_older_version_left_open_is_closed_at_the_next_start(home: Path) -> None:
    fill_our_folders()
    for path in home.rglob("*"):
        path.chmod(0o755 if path.is_dir() else 0o644)
    tidy()
    assert private(home), modes(home)


@posix
def test_documents_are_as_the_system_wants_them(tmp_path: Path, umask: int) -> None:
    folder = make_folder(tmp_path / "documents" / "games")
    save_match(TWO.match(), folder / "evening.bigshot")
    assert mode(folder / "evening.bigshot") == 0o666 & ~umask
    assert mode(folder) == 0o777 & ~umask
    tidy()
    assert mode(folder / "evening.bigshot") == 0o666 & ~umask


@posix
def test_a_document_saved_over_a_private_one_stays_private(tmp_path: Path, umask: int) -> None:
    path = tmp_path / "evening.bigshot"
    save_match(TWO.match(), path)
    path.chmod(0o600)
    save_match(TWO.match(2), path)
    assert mode(path) == 0o600


@posix
def test_a_folder_that_the_player_linked_to_is_the_players(home: Path, tmp_path: Path) -> None:
    shared = tmp_path / "shared"
    shared.mkdir()
    shared.chmod(0o755)
    (shared / "old.bigshot").write_bytes(b"x")
    (shared / "old.bigshot").chmod(0o644)
    make_folder(paths.data())
    paths.matches().symlink_to(shared)
    (paths.data() / "linked").symlink_to(shared / "old.bigshot")
    tidy()
    assert mode(shared) == 0o755
    write_atomically(paths.matches() / "new.bigshot", b"x")
    assert mode(shared / "new.bigshot") == mode(shared / "old.bigshot") == 0o644


# --- what was left -------------------------------------------------------------------------------

KILLED = """
import os, sys
from pathlib import Path
from bigshot_desktop.table import storage
def killed(descriptor, data):
    os.write(descriptor, data[:3])
    os._exit(9)
storage.write_durably = killed
storage.write_atomically(Path(sys.argv[1]), b"everything")
"""

WRITING = """
import sys
from pathlib import Path
from bigshot_desktop.table import storage
write = storage.write_durably
def slowly(descriptor, data):
    print("writing", flush=True)
    sys.stdin.readline()
    write(descriptor, data)
storage.write_durably = slowly
storage.write_atomically(Path(sys.argv[1]), b"everything")
"""


def everything_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


@pytest.mark.parametrize("place", [paths.matches, paths.journals, paths.config])
def test_a_file_whose_writer_was_killed_is_gone_after_the_next_start(place: object) -> None:
    assert callable(place)
    folder = make_folder(place())
    command = [sys.executable, "-c", KILLED, str(folder / "some file")]
    assert subprocess.run(command, cwd=ROOT, check=False).returncode == 9
    (left,) = everything_in(folder)
    assert left.startswith(".bigshot-")
    if os.name == "nt":  # there it may just be about to be renamed
        os.utime(folder / left, (LONG_AGO, LONG_AGO))
    tidy()
    assert everything_in(folder) == []


def test_a_file_that_another_program_is_writing_is_left_to_it() -> None:
    path = make_folder(paths.matches()) / "some file"
    command = [sys.executable, "-c", WRITING, str(path)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, text=True, stdin=pipe, stdout=pipe) as writer:
        assert writer.stdout
        assert writer.stdout.readline() == "writing\n"
        for file in paths.matches().iterdir():
            os.utime(file, (LONG_AGO, LONG_AGO))
        tidy()
        writer.communicate("\n")
    assert writer.returncode == 0
    assert path.read_bytes() == b"everything"
    assert everything_in(paths.matches()) == ["some file"]


@pytest.mark.skipif(os.name == "nt", reason="Windows removes no open file")
def test_a_writer_that_was_taken_for_dead_begins_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another program starts between the making of the file and its lock."""
    from bigshot_desktop.table import storage

    folder = make_folder(paths.matches())
    tried: list[int] = []

    def late(descriptor: int) -> bool:
        tried.append(descriptor)
        if len(tried) == 1:
            for path in folder.iterdir():
                path.unlink()
        return lock(descriptor)

    monkeypatch.setattr(storage, "lock", late)
    write_atomically(folder / "some file", b"everything")
    assert len(tried) == 2
    assert everything_in(folder) == ["some file"]


def test_on_windows_a_file_that_is_about_to_be_renamed_is_left_to_its_writer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """There a file has to be closed before it is renamed, and nobody sees that it is still needed."""
    monkeypatch.setattr("bigshot_desktop.table.storage._WINDOWS", True)
    folder = make_folder(paths.matches())
    (folder / ".bigshot-new.tmp").touch()
    (folder / ".bigshot-old.tmp").touch()
    os.utime(folder / ".bigshot-old.tmp", (LONG_AGO, LONG_AGO))
    tidy()
    assert everything_in(folder) == [".bigshot-new.tmp"]


def test_nothing_else_goes_but_what_nobody_will_finish() -> None:
    folder = make_folder(paths.matches())
    journal = begin(TWO.match())
    journal.close()
    save_match(TWO.match(), folder / "old.bigshot")
    for name in ("empty.bigshot", "notes.txt", "tmp", "a.tmp"):
        (folder / name).touch()
    (journal.path.parent / "empty.journal").touch()
    (journal.path.parent / f"gone.journal{ended_guides.EXTENSION}").touch()
    for path in (*folder.iterdir(), *journal.path.parent.iterdir()):
        os.utime(path, (LONG_AGO, LONG_AGO))
    (folder / "new.bigshot").touch()
    tidy()
    assert everything_in(folder) == ["a.tmp", "new.bigshot", "notes.txt", "old.bigshot", "tmp"]
    assert everything_in(journal.path.parent) == [journal.path.name]


def test_where_nothing_can_be_put_in_order_nothing_fails(home: Path) -> None:
    tidy()
    assert not home.exists()
    home.mkdir()
    (home / "state").write_bytes(b"a file where a folder should be")
    tidy()
