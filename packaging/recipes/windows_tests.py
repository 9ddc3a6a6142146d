"""The project's own tests under the Python for Windows: everything that needs no window."""

from __future__ import annotations

import importlib.metadata
import re
import shutil
import time
import zipfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
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
PARTS: Final = (
    ("tests/table",),
    ("tests/engine", "tests/bots", "tests/words", "tests/games", "tests/cli"),
)
"""Run beside each other."""
LEFT_OUT: Final = {
    "tests/table/test_foreign_files.py": "the Python that is carried along takes no module from where it is started, "
    "and so cannot be led astray by what these tests plant there",
    "tests/cli/test_interruptions.py": "wine loses the empty messages by which a pool of processes is woken, and it "
    "waits for ever; Ctrl-C cannot be sent to a program under wine",
    "tests/games/test_fourth_game.py": "it starts a Python with a path of its own, which the one that is carried along "
    "does not take",
    "tests/games/test_adding_a_game.py": "the same",
    "tests/games/test_loading.py": "the same",
}
"""Files, and why they cannot be tried under wine."""
WITHOUT: Final = {
    "test_jobs_do_not_change_a_single_figure": "a pool of processes, as above",
    "test_the_number_of_processes_does_not_change_who_wins": "a pool of processes, as above",
    **dict.fromkeys(
        (
            "test_a_bot_that_does_not_stop_is_replaced",
            "test_a_hanging_bot_is_stood_in_for",
            "test_a_start_without_end_is_a_failure",
            "test_it_can_be_closed_while_a_worker_starts",
            "test_what_a_killed_worker_was_asked_is_asked_again_once",
        ),
        "it gives a worker a second or less to show that it works; under wine a process takes longer to start, and "
        "wine does not tell what processor time another process has used",
    ),
    "test_a_folder_that_cannot_be_had_is_a_problem": "wine lists a file as an empty folder",
}
"""Single tests, likewise."""
PATIENCE: Final = 1200.0

_COUNTS: Final = re.compile(r"(\d+) (passed|failed|skipped|error|errors|deselected)\b")


def show() -> Iterator[str]:
    """What passed, what was skipped, and what was left out and why; a test that fails is a Problem."""
    python = furnish()
    machine = make(MACHINE)
    start = time.monotonic()
    try:
        with ThreadPoolExecutor(len(PARTS)) as pool:
            outputs = list(pool.map(lambda part: run(machine, python, *part), PARTS))
    finally:
        machine.stop_all()
    seconds = time.monotonic() - start
    total: dict[str, int] = {}
    for told in outputs:
        last = told.strip().splitlines()[-1]
        for number, what in _COUNTS.findall(last):
            total[what] = total.get(what, 0) + int(number)
        if "passed" not in last or "failed" in last or "error" in last:
            raise dev.Problem(told[-6000:])
    yield f"{total.pop('passed')} passed, {total.pop('skipped', 0)} skipped there, in {seconds:.0f} s."
    for what, why in {**LEFT_OUT, **WITHOUT}.items():
        yield f"Left out: {what}: {why}."
    yield "Left out: tests/ui and the tests of each game's window: the demonstrations show windows instead."


def run(machine: Wine, python: Path, *folders: str) -> str:
    """Runs pytest on folders; temporary files lie on the drive of Windows."""
    place = rf"C:\pytest-{len(folders)}"
    words = ["-q", "-p", "no:cacheprovider", "--tb=short", f"--basetemp={place}"]
    words += [f"--ignore={name}" for name in LEFT_OUT]
    words.append("--ignore-glob=tests/games/*/window")
    words += ["-k", " and ".join(f"not {name}" for name in WITHOUT)]
    command: tuple[str | Path, ...] = (python, "-B", "-Xutf8", "-m", "pytest", *words, *folders)
    # pytest's exit code is 1 where a test failed: its own words tell more.
    return machine.run(*command, folder=facts.ROOT, codes=(0, 1), patience=PATIENCE)


def furnish() -> Path:
    """A Python for Windows with the project, what it needs and pytest; its path is that of python.exe."""
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
    path = [f"python{embedded_python.TAG}.zip", ".", *map(unix, (library, facts.ROOT))]
    path.append(unix(facts.PACKAGING))
    (home / f"python{embedded_python.TAG}._pth").write_text(
        "\n".join(path) + "\n", encoding="utf-8"
    )
    return home / "python.exe"


def _unpack(file: Path, library: Path, *, of_ours: bool) -> None:
    with zipfile.ZipFile(file) as zipped:
        for one in zipped.infolist():
            name = PurePosixPath(one.filename)
            kept = not of_ours or str(name) in FOR_TESTS or slimming.keeps_of_wheel(name)
            if kept and not one.is_dir():
                zipped.extract(one, library)
