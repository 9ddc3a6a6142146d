"""A Windows to try programs on, in a folder: wine, with stand-ins for two libraries that it lacks and Windows has."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path, PureWindowsPath
from threading import Thread
from typing import Final

import dev
from recipes import facts, launchers
from recipes.proof import NotHere
from recipes.work import TAIL, Tool, perform

TOOLS: Final = (Tool("wine", "wine"),)
FOLDER: Final = facts.BUILD / "wine"
NEW: Final = facts.BUILD / "wine-new"
"""A Windows that nothing is ever installed on."""
STAND_INS: Final = {"icuuc": (), "bcryptprimitives": ("-ladvapi32",)}
"""What wine 8 lacks, and what each is linked to; packaging/windows/wine has their sources."""
BUILD_KEY: Final = r"HKLM\Software\Microsoft\Windows NT\CurrentVersion"
LAST_WORDS: Final = 0.5
"""Seconds in which what a program printed last comes through its pipe."""
PATIENCE: Final = 240.0
"""Seconds that a command may take."""


class Wine:
    """Runs programs of Windows."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.drive = folder / "drive_c"

    def environment(self, display: str = "") -> dict[str, str]:
        """With a screen or without; it has no other user's settings, and asks for nothing to be installed."""
        kept = {name: value for name, value in os.environ.items() if name != "DISPLAY"}
        shown = {"DISPLAY": display} if display else {}
        return {**kept, **shown, **self.settings()}

    def settings(self) -> dict[str, str]:
        """What wine is told by variables."""
        return {
            "LC_ALL": "C.UTF-8",  # so that it can read every path
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": "mscoree,mshtml,winemenubuilder.exe=",
            "WINEPREFIX": str(self.folder),
        }

    def run(
        self,
        *command: str | Path,
        display: str = "",
        folder: Path | None = None,
        codes: tuple[int, ...] = (0,),
        patience: float = PATIENCE,
    ) -> str:
        """Runs a program to its end and returns what it printed; another exit code is a Problem."""
        process = self.start(*command, display=display, folder=folder)
        told = listen(process)
        try:
            process.wait(patience)
        except subprocess.TimeoutExpired:
            self.stop_all()
            process.wait()
            words = "".join(told)[-2000:]
            raise dev.Problem(
                f"{command[0]} had not ended after {patience:.0f} s:\n{words}"
            ) from None
        time.sleep(LAST_WORDS)
        if process.returncode not in codes:
            last = "".join(told[-TAIL:])
            raise dev.Problem(f"{command[0]} ended with code {process.returncode}.\n{last}")
        return "".join(told)

    def start(
        self, *command: str | Path, display: str = "", folder: Path | None = None
    ) -> subprocess.Popen[str]:
        """Starts a program; what it prints goes through a pipe, since Windows' Python takes no file of Linux for it."""
        return subprocess.Popen(
            ["wine", *map(str, command)],
            cwd=folder or self.drive,
            env=self.environment(display),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        )

    def with_variables(self, variables: Mapping[str, str], *command: str) -> list[str]:
        """A command in an environment of Windows; wine itself passes on no variable that begins with QT.

        Its words have no spaces: no quotes survive the way through wine to its shell.
        """
        settings = "".join(f"set {name}={value}&&" for name, value in variables.items())
        return ["cmd", "/c", f"{settings}{' '.join(command)}"]

    def place(self, path: str) -> Path:
        """Where a path of its drive C: lies."""
        return self.drive.joinpath(*PureWindowsPath(path).parts[1:])

    def stop_all(self) -> None:
        """Ends everything that runs on it, at once and without a word, as a power cut does."""
        with suppress(dev.Problem):
            perform("wineserver", "-k", WINEPREFIX=str(self.folder))
        with suppress(dev.Problem):
            perform("wineserver", "-w", WINEPREFIX=str(self.folder))

    def say_build(self, number: int) -> None:
        """Has it say that it is another build of Windows."""
        self.run("reg", "add", BUILD_KEY, "/v", "CurrentBuildNumber", "/d", str(number), "/f")
        self.run("reg", "add", BUILD_KEY, "/v", "CurrentBuild", "/d", str(number), "/f")
        self.stop_all()

    def processes(self, words: str) -> list[tuple[int, str]]:
        """Of all its processes those with certain words in their commands: Linux' number of each, and its command."""
        found = []
        for place in Path("/proc").iterdir():
            with suppress(OSError, ValueError):
                number = int(place.name)
                command = (
                    (place / "cmdline").read_bytes().replace(b"\0", b" ").decode("utf-8", "replace")
                )
                variables = (place / "environ").read_bytes().split(b"\0")
                own = f"WINEPREFIX={self.folder}".encode() in variables
                if own and words in command and "\\" in command:
                    found.append((number, command.strip()))
        return found


def listen(process: subprocess.Popen[str]) -> list[str]:
    """The lines that a program prints, as they come.

    Nobody waits for the end of its pipe: wine's own services may hold it long after the program has ended.
    """
    lines: list[str] = []

    def read() -> None:
        with suppress(ValueError, OSError):
            for line in process.stdout or ():
                lines.append(line)  # noqa: PERF402  others look at it meanwhile

    Thread(target=read, daemon=True).start()
    return lines


def version() -> str:
    """Which wine this is; none where there is none."""
    try:
        return perform("wine", "--version").strip().splitlines()[-1]
    except dev.Problem:
        return ""


def make(folder: Path) -> Wine:
    """A Windows on which nothing was ever installed."""
    new = untouched()
    windows = Wine(folder)
    if folder.exists():
        windows.stop_all()
        shutil.rmtree(folder)
    shutil.copytree(new, folder, symlinks=True)
    return windows


def untouched() -> Path:
    """One to copy, made once for each version of wine: wine takes long to make one.

    What goes wrong here says nothing about the packages.
    """
    sources = [facts.PACKAGING / "windows" / "wine" / f"{name}.c" for name in STAND_INS]
    wanted = "\n".join([version(), *(source.read_text(encoding="utf-8") for source in sources)])
    stamp = NEW / "made-from.txt"
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted:
        return NEW
    shutil.rmtree(NEW, ignore_errors=True)
    NEW.parent.mkdir(parents=True, exist_ok=True)
    windows = Wine(NEW)
    try:
        _perform(windows, "wineboot", "--init")
        _perform(windows, "wine", "winecfg", "-v", "win10")
        perform("wineserver", "-w", WINEPREFIX=str(NEW))
    except dev.Problem as problem:
        raise NotHere(f"wine could not make a Windows here. {problem}") from problem
    system = windows.drive / "windows" / "system32"
    if not system.is_dir():
        raise NotHere("wine made no Windows here.")
    for source in sources:
        plain = ("-shared", "-nostdlib", "-fno-sanitize=undefined", "-Os", "-g0", "-Wl,--no-entry")
        libraries = (*STAND_INS[source.stem], "-lkernel32")
        built = launchers.compile_with(*plain, source, *libraries, output=f"{source.stem}.dll")
        shutil.copy(built, system)
    stamp.write_text(wanted, encoding="utf-8")
    return NEW


def _perform(windows: Wine, *command: str) -> None:
    """One of wine's own programs."""
    settings = (f"{name}={value}" for name, value in windows.settings().items())
    perform("env", "-u", "DISPLAY", *settings, *command)


def wait_until(what: str, seconds: float = 90.0) -> Iterator[None]:
    """Again and again, until the loop is left; a Problem if that takes too long."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        yield
        time.sleep(0.2)
    raise dev.Problem(f"After {seconds:.0f} seconds {what}.")
