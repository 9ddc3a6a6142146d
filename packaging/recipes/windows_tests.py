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
FOR_TESTS: Final = {"PySide6/QtTest.pyd", "PySide6/Qt6Test.dll", "PySide6/lrelease.exe"}
"""What the program does without and tests do not: pytest-qt's part of Qt, and Qt's compiler of texts."""
PARTS: Final = {
    "the table": ("tests/table",),
    "bots and commands": ("tests/bots", "tests/cli"),
    "engine, words and rules": ("tests/engine", "tests/words", "tests/games"),
    "windows, their looks and widgets": (
        *("tests/ui/app", "tests/ui/bench", "tests/ui/boards", "tests/ui/look"),
        *("tests/ui/models", "tests/ui/widgets"),
    ),
    "windows, pages": ("tests/ui/pages",),
    "windows, a match": ("tests/ui/match",),
    "windows, played": ("tests/ui/play",),
    "windows, as a whole": ("tests/ui",),
    "windows of Big Shot": ("tests/games/big_shot/window",),
    "windows of Saludos Amigos": ("tests/games/saludos_amigos/window",),
    "windows of Shark": ("tests/games/shark/window",),
}
"""Each is a claim of its own, so that what was shown need not be tried again for the others. A folder belongs to the
part that names it most exactly."""
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
    "tests/ui/look/test_fonts.py::test_narrow_spaces_are_narrower_than_spaces": "under wine letters are as wide as "
    "whole pixels, with a screen and without: at the usual size both are two",
    "tests/ui/bench/test_replays.py::test_a_long_match_is_opened_stepped_through_and_dragged": "Windows counts "
    "processor time in steps of 16 ms, and a step through a match may take none of them",
    "tests/games/saludos_amigos/window/test_guide.py::test_from_the_middle_of_a_match": "bots play the match of one of "
    "the two otherwise there, to a talk in which nothing is cheap enough for the test to offer; why was not found",
}
"""Files and single tests, and why they cannot be tried under wine; those that skip themselves come on top."""
PATIENCE: Final = 3600.0
"""Seconds that a part may take on a busy machine."""
HANGS: Final = 900
"""Seconds after which a test has failed; under wine, on a busy machine, some take minutes."""

_COUNTS: Final = re.compile(r"(\d+) (passed|failed|skipped|error|errors|deselected)\b")
_SKIPPED: Final = re.compile(r"^SKIPPED \[\d+\] (.+)$", re.MULTILINE)


def show(part: str) -> Iterator[str]:
    """What passed, what was skipped, and what was left out and why; a test that fails is a Problem."""
    python, machine = furnish(), Wine(MACHINE)
    start = time.monotonic()
    try:
        told = run(machine, python, part)
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
    return {what: why for what, why in LEFT_OUT.items() if part_of(what) == part}


def part_of(what: str) -> str:
    """The part whose folder is the nearest around a file; empty where there is none."""
    near = [
        (len(folder), part)
        for part, folders in PARTS.items()
        for folder in folders
        if what == folder or what.startswith(f"{folder}/")
    ]
    return max(near, default=(0, ""))[1]


def elsewhere(part: str) -> list[str]:
    """The folders in those of a part that belong to another."""
    around = tuple(f"{folder}/" for folder in PARTS[part])
    return sorted(
        folder
        for other, folders in PARTS.items()
        for folder in folders
        if other != part and folder.startswith(around) and part_of(folder) != part
    )


def run(machine: Wine, python: Path, part: str) -> str:
    """Runs pytest on a part, without a screen; temporary files lie on the drive of Windows."""
    words = ["-q", "-rs", "-p", "no:cacheprovider", "--tb=short", r"--basetemp=C:\pytest"]
    words += ["-o", f"faulthandler_timeout={HANGS}"]
    for what in (*left_out(part), *elsewhere(part)):
        words.append(f"--{'deselect' if '::' in what else 'ignore'}={what}")
    command = (unix(python), "-B", "-Xutf8", "-m", "pytest", *words, *PARTS[part])
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
    windows_folder.fetch(wheels, "--no-deps", *wanted())
    for file in sorted(wheels.glob("*.whl")):
        _unpack(file, library, of_ours=False)
    # As installed by pip: programs that tests start find the project too, and may be given a path of their own.
    (home / f"python{embedded_python.TAG}._pth").unlink(missing_ok=True)
    site = home / "Lib" / "site-packages"
    site.mkdir(parents=True)
    lines = map(unix, (library, facts.ROOT, facts.PACKAGING))
    (site / "project.pth").write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return home / "python.exe"


def wanted() -> list[str]:
    """The tools in the versions that are installed here."""
    return [f"{name}=={importlib.metadata.version(name)}" for name in TOOLS]


def _unpack(file: Path, library: Path, *, of_ours: bool) -> None:
    with zipfile.ZipFile(file) as zipped:
        for one in zipped.infolist():
            name = PurePosixPath(one.filename)
            kept = not of_ours or str(name) in FOR_TESTS or slimming.keeps_of_wheel(name)
            if kept and not one.is_dir():
                zipped.extract(one, library)
