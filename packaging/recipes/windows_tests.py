"""The project's own tests under the Python for Windows, part by part."""

from __future__ import annotations

import importlib.metadata
import re
import shutil
import time
import zipfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path, PurePosixPath
from typing import Final

import dev
from recipes import embedded_python, facts, slimming, windows_folder
from recipes.on_windows import unix
from recipes.wine import Wine, make

MADE: Final = facts.BUILD / "windows" / "tests"
MACHINE: Final = facts.BUILD / "wine-tests"
TOOLS: Final = (
    *("hypothesis", "iniconfig", "packaging", "pluggy", "pygments", "pytest", "pytest-qt"),
    *("sortedcontainers", "typing_extensions"),
)
"""What the tests need; the versions are those that run them here."""
FOR_TESTS: Final = {"PySide6/QtTest.pyd", "PySide6/Qt6Test.dll"}
"""What the program does without and pytest-qt does not."""
PARTS: Final = {
    "the table": ("tests/table",),
    "bots and commands": ("tests/bots", "tests/cli"),
    "engine, words and rules": ("tests/engine", "tests/words", "tests/games"),
}
"""Each is a claim of its own, so that what was shown need not be tried again for the others."""
_POOL: Final = (
    "wine loses the empty messages by which a pool of processes is woken, and it waits for ever"
)
_STARTS: Final = (
    "it gives a worker a second or less to show that it works; under wine a process takes longer to start, and "
    "wine does not tell what processor time another process has used"
)
LEFT_OUT: Final = {
    "tests/cli/test_interruptions.py": f"{_POOL}; Ctrl-C cannot be sent to a program under wine",
    "tests/cli/test_arena.py::test_the_number_of_processes_does_not_change_who_wins": _POOL,
    "tests/cli/test_simulate.py::test_jobs_do_not_change_a_single_figure": _POOL,
    "tests/cli/test_bench.py::test_every_game_is_measured_beside_the_peer": "the peer is not installed there",
    "tests/table/test_thinker.py::test_a_bot_that_does_not_stop_is_replaced": _STARTS,
    "tests/table/test_thinker.py::test_it_can_be_closed_while_a_worker_starts": _STARTS,
    "tests/table/test_thinker_failures.py::test_a_hanging_bot_is_stood_in_for": _STARTS,
    "tests/table/test_thinker_failures.py::test_a_start_without_end_is_a_failure": _STARTS,
    "tests/table/test_thinker_failures.py::test_what_a_killed_worker_was_asked_is_asked_again_once": _STARTS,
    "tests/table/test_shelf.py::test_a_folder_that_cannot_be_had_is_a_problem": "wine lists a file as an empty folder",
    "tests/table/test_foreign_files.py": "its worker was not ready after 40 s under wine on a busy machine; whether "
    "it is on another was not tried",
    "tests/games/test_fourth_game.py::test_the_shared_words_are_in_the_players_language": "Qt's "
    "compiler of texts is not installed there",
}
"""Files and single tests, and why they cannot be tried under wine; those that skip themselves come on top."""
PATIENCE: Final = 3600.0
"""Seconds that a part may take on a busy machine."""

_COUNTS: Final = re.compile(r"(\d+) (passed|failed|skipped|error|errors|deselected)\b")
_SKIPPED: Final = re.compile(r"^SKIPPED \[\d+\] (.+)$", re.MULTILINE)


def show(part: str) -> Iterator[str]:
    """What passed, what was skipped, and what was left out and why; a test that fails is a Problem."""
    python, machine = furnish(), Wine(MACHINE)
    start = time.monotonic()
    try:
        told = run(machine, python, *PARTS[part])
    finally:
        machine.stop_all()
    last = told.strip().splitlines()[-1]
    if "passed" not in last or "failed" in last or "error" in last:
        raise dev.Problem(told[-6000:])
    counts = {what: int(number) for number, what in _COUNTS.findall(last)}
    seconds = time.monotonic() - start
    yield f"{counts['passed']} passed, {counts.get('skipped', 0)} skipped there, in {seconds:.0f} s."
    yield from (f"Skipped: {line}" for line in _SKIPPED.findall(told))
    yield from (f"Left out: {what}: {why}." for what, why in left_out(part).items())


def left_out(part: str) -> dict[str, str]:
    """Of a part."""
    folders = tuple(f"{folder}/" for folder in PARTS[part])
    return {what: why for what, why in LEFT_OUT.items() if what.startswith(folders)}


def run(machine: Wine, python: Path, *folders: str) -> str:
    """Runs pytest on folders; temporary files lie on the drive of Windows."""
    words = ["-q", "-rs", "-p", "no:cacheprovider", "--tb=short", r"--basetemp=C:\pytest"]
    words += [f"--{'deselect' if '::' in what else 'ignore'}={what}" for what in LEFT_OUT]
    words.append("--ignore-glob=tests/games/*/window")
    command = (unix(python), "-B", "-Xutf8", "-m", "pytest", *words, *folders)
    fonts = unix(facts.ROOT / "resources" / "fonts")  # without a screen Qt takes none of Windows
    there = {"QT_QPA_PLATFORM": "offscreen", "QT_QPA_FONTDIR": fonts}
    # pytest's exit code is 1 where a test failed: its own words tell more.
    return machine.run(
        *machine.with_variables(there, *command),
        folder=facts.ROOT,
        codes=(0, 1),
        patience=PATIENCE,
    )


@cache
def furnish() -> Path:
    """A Windows, and on it a Python with the project, what it needs and pytest; its path is that of python.exe."""
    make(MACHINE)
    shutil.rmtree(MADE, ignore_errors=True)
    home, library = MADE / "python", MADE / "library"
    shutil.copytree(embedded_python.provide().folder, home)
    library.mkdir()
    for file in windows_folder.fetched_wheels():
        _unpack(file, library, of_ours=True)
    wheels = embedded_python.FETCHED / "test-wheels"
    shutil.rmtree(wheels, ignore_errors=True)
    wanted = [f"{name}=={importlib.metadata.version(name)}" for name in TOOLS]
    windows_folder.fetch(wheels, "--no-deps", *wanted)
    for file in sorted(wheels.glob("*.whl")):
        _unpack(file, library, of_ours=False)
    # As installed by pip: programs that tests start find the project too, and may be given a path of their own.
    (home / f"python{embedded_python.TAG}._pth").unlink(missing_ok=True)
    site = home / "Lib" / "site-packages"
    site.mkdir(parents=True)
    lines = map(unix, (library, facts.ROOT, facts.PACKAGING))
    (site / "project.pth").write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return home / "python.exe"


def _unpack(file: Path, library: Path, *, of_ours: bool) -> None:
    with zipfile.ZipFile(file) as zipped:
        for one in zipped.infolist():
            name = PurePosixPath(one.filename)
            kept = not of_ours or str(name) in FOR_TESTS or slimming.keeps_of_wheel(name)
            if kept and not one.is_dir():
                zipped.extract(one, library)
