"""A player without any privileges whose disk cannot be written: run as root, in a mount namespace of its own.

``python -m tests.table.unprivileged FOLDER`` mounts a small disk on a folder that everybody can reach, fills homes on
it, and becomes a user whom permissions bind: for each trial in a process of its own, as nobody gets privileges back.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Final

import pytest

from bigshot_desktop.table import paths, shelf
from bigshot_desktop.table.housekeeping import tidy
from bigshot_desktop.table.match_file import load_match, save_match
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.session import Session
from bigshot_desktop.table.settings import Settings, read_settings, save_settings
from bigshot_desktop.words.narrator import Narrator
from tests.table.matches import TWO, essence, go_on

NOBODY: Final = 65534
"""The user whom every system knows, and who may do nothing special."""
SIZE: Final = "size=256k"


def fill_home(home: Path) -> None:
    """Settings, an open match and one that was put away."""
    os.environ[paths.HOME_VARIABLE] = str(home)
    save_settings(Settings(theme="dark"), paths.settings_file())
    session = Session.begin(TWO.played(71, steps=40))
    assert session.leave() is None
    assert Session.begin(TWO.played(72)).leave()


def own(home: Path) -> None:
    """All of it belongs to the player."""
    for path in (home, *home.rglob("*")):
        os.chown(path, NOBODY, NOBODY)


def play_on(session: Session, steps: int = 3) -> None:
    rng = Random(71)
    for _ in range(steps):
        go_on(session.referee, rng)


def problem_of(attempt: Callable[[], object]) -> str:
    """The code of the problem with it, which can be told in a sentence."""
    with pytest.raises(Problem) as caught:
        attempt()
    assert Narrator().problem(caught.value)
    return caught.value.code


# --- what a player meets --------------------------------------------------------------------------


def with_a_usual_disk() -> None:
    """Else the other trials would show nothing."""
    tidy()
    (found,) = shelf.open_matches()
    session = Session.resume(found.path)
    play_on(session)
    session.leave()
    assert [one.actions for one in shelf.open_matches()] == [43]
    save_settings(Settings(theme="light"), paths.settings_file())
    assert Session.begin(TWO.played(73)).leave()
    assert len(shelf.match_files()) == 2


def without_a_place_to_write(code: str) -> None:
    """What is there can be read and shown; what is new is played unsaved, and says why."""
    tidy()
    assert read_settings(paths.settings_file()) == (Settings(theme="dark"), ())
    assert problem_of(lambda: save_settings(Settings(), paths.settings_file())) == code
    assert read_settings(paths.settings_file()) == (Settings(theme="dark"), ())
    (file,) = shelf.match_files()
    match = load_match(file.path)
    assert problem_of(lambda: save_match(match, file.path.with_name("copy.bigshot"))) == code
    session = Session.begin(TWO.match(74))
    assert session.problem
    assert (session.problem.code, session.journal) == (code, None)
    play_on(session)
    assert session.match.length == 3
    assert [one.problem for one in (*shelf.open_matches(), *shelf.match_files())] == [None, None]


def with_folders_that_are_closed() -> None:
    """No file can be made, but a journal that is there can be gone on with, to the end."""
    without_a_place_to_write("permission-denied")
    (found,) = shelf.open_matches()
    session = Session.resume(found.path)
    while session.match.to_act:
        play_on(session, 1)
    assert session.leave() is None, "there is no place for its file"
    (found,) = shelf.open_matches()
    again = Session.resume(found.path)
    assert essence(again.match) == essence(session.match)


def with_a_disk_that_is_read_only() -> None:
    without_a_place_to_write("read-only")
    (found,) = shelf.open_matches()
    assert problem_of(lambda: Session.resume(found.path)) == "read-only"


def with_files_of_somebody_else() -> None:
    """As after a start with ``sudo``: the player's own folders, with files that only root may read."""
    tidy()
    settings, problems = read_settings(paths.settings_file())
    assert (settings, [one.code for one in problems]) == (Settings(), ["permission-denied"])
    (found,) = shelf.open_matches()
    assert found.problem
    assert found.problem.code == "permission-denied"
    assert problem_of(lambda: Session.resume(found.path)) == "permission-denied"
    save_settings(Settings(theme="dark"), paths.settings_file())  # in place of the other
    assert Session.begin(TWO.played(75)).leave()
    codes = [one.problem.code if one.problem else "" for one in shelf.match_files()]
    assert sorted(codes) == ["", "permission-denied"]


def with_a_full_disk() -> None:
    filler = Path(os.environ[paths.HOME_VARIABLE]) / "filler"
    (found,) = shelf.open_matches()
    session = Session.resume(found.path)
    with suppress(OSError), filler.open("wb", buffering=0) as file:
        while True:
            file.write(bytes(4096))
    assert problem_of(lambda: play_on(session, 1000)) == "disk-full"
    length = session.match.length
    assert problem_of(lambda: play_on(session, 1)) == "disk-full"
    assert session.match.length == length
    assert problem_of(lambda: save_settings(Settings(), paths.settings_file())) == "disk-full"
    another = Session.begin(TWO.match(76))
    assert another.problem
    assert (another.problem.code, another.journal) == ("disk-full", None)
    filler.unlink()
    play_on(session, 1)
    session.leave()
    assert [one.actions for one in shelf.open_matches()] == [length + 1]
    left = [path.name for path in filler.parent.rglob("*") if path.name.startswith(".bigshot-")]
    assert left == []


# --- the disk ------------------------------------------------------------------------------------


def as_player(trial: Callable[[], None]) -> None:
    """Tries it as a user whom permissions bind."""
    process = os.fork()
    if not process:
        code = 1
        try:
            os.setgroups([])
            os.setresgid(NOBODY, NOBODY, NOBODY)
            os.setresuid(NOBODY, NOBODY, NOBODY)
            trial()
            code = 0
        finally:
            if code:
                sys.excepthook(*sys.exc_info())
            os._exit(code)
    _, status = os.waitpid(process, 0)
    if status:
        raise SystemExit(f"{trial.__name__} failed")


def mount(*how: str) -> None:
    subprocess.run(["mount", *how], check=True)


def main(folder: Path) -> None:
    mount("-t", "tmpfs", "-o", f"{SIZE},mode=755", "tmpfs", str(folder))
    # Everything is imported and done once as root: the player may not even be allowed to read Python's own folder.
    fill_home(folder / "warm")
    with_a_usual_disk()
    for name, trial in TRIALS.items():
        home = folder / name
        fill_home(home)
        if name != "foreign":
            own(home)
        else:
            for path in (home, *home.rglob("*")):
                if path.is_dir():
                    os.chown(path, NOBODY, NOBODY)
        if name == "closed":
            for path in (*home.rglob("*"), home):
                if path.is_dir():
                    path.chmod(0o555)
        if name == "read-only":
            mount("-o", "remount,ro", str(folder))
        as_player(trial)
        if name == "read-only":
            mount("-o", "remount,rw", str(folder))


TRIALS: Final[dict[str, Callable[[], None]]] = {
    "usual": with_a_usual_disk,
    "closed": with_folders_that_are_closed,
    "read-only": with_a_disk_that_is_read_only,
    "foreign": with_files_of_somebody_else,
    "full": with_a_full_disk,
}

if __name__ == "__main__":
    main(Path(sys.argv[1]))
    sys.stdout.write("shown\n")
