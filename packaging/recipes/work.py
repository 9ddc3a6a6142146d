"""Work that other programs do: what they need is installed or named, and what they say is kept until they fail."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeVar

import dev
from recipes import facts

Told = TypeVar("Told")

TAIL: Final = 40
"""So many of its last lines are shown of a program that failed."""


@dataclass(frozen=True)
class Tool:
    """A program that a recipe calls, and the Debian package with it."""

    program: str
    package: str

    @property
    def is_there(self) -> bool:
        return shutil.which(self.program) is not None

    @property
    def packages(self) -> tuple[str, ...]:
        """What the package is called, newest name first."""
        return (self.package,)


class Library(Tool):
    """A shared library that a recipe looks into or takes along."""

    @property
    def packages(self) -> tuple[str, ...]:
        """Debian 13 and Ubuntu 24.04 renamed some, for a time of 64 bits."""
        return (f"{self.package}t64", self.package)

    @property
    def is_there(self) -> bool:
        return dev.loads(self.program)


def provide(tools: Sequence[Tool], *, use_apt: bool, insist: bool = True) -> None:
    """Has the tools installed that are missing, as dev.py does with libraries.

    Raises :class:`dev.Problem` if one of them cannot be had, unless it is not insisted on.
    """

    def lacking() -> list[dev.Need]:
        return [dev.Need(tool.program, tool.packages) for tool in tools if not tool.is_there]

    try:
        dev.provide_system_packages(lacking, use_apt=use_apt)
    except dev.Problem as problem:
        if insist:
            raise
        dev.say(str(problem))
    missing = lacking()
    if missing and insist:
        names = ", ".join(f"{need.name} (Debian: {need.packages[-1]})" for need in missing)
        raise dev.Problem(f"This cannot be made without {names}.")


def same_everywhere(environment: Mapping[str, str] = os.environ) -> dict[str, str]:
    """An environment in which the same work comes to the same bytes, wherever and whenever it is done."""
    return {
        **environment,
        "LC_ALL": "C.UTF-8",
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTHONHASHSEED": "0",
        "SOURCE_DATE_EPOCH": str(facts.epoch(environment)),
        "TZ": "UTC",
    }


def perform(*command: str | Path, folder: Path = facts.ROOT, **more: str) -> str:
    """Runs a program in the environment of all builds and returns what it printed; more is added to the environment.

    Raises :class:`dev.Problem` with the last lines of what it said, if it fails.
    """
    words = [str(word) for word in command]
    environment = same_everywhere({**os.environ, **more})
    try:
        done = subprocess.run(
            words,
            cwd=folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
    except FileNotFoundError:
        raise dev.Problem(f"There is no {words[0]}.") from None
    if done.returncode != 0:
        last = "\n".join(done.stdout.splitlines()[-TAIL:])
        name = Path(words[0]).name
        raise dev.Problem(f"{name} failed with code {done.returncode}. Its last words:\n{last}")
    return done.stdout


AT_ONCE: Final = 2
"""Programs beside each other; each has processes of its own besides."""


def side_by_side(jobs: Iterable[Callable[[], Told]]) -> Iterator[Told]:
    """What jobs have to tell, in their order; after one that fails no other is begun."""
    with ThreadPoolExecutor(AT_ONCE) as pool:
        under_way = [pool.submit(job) for job in jobs]
        try:
            for one in under_way:
                yield one.result()
        finally:
            pool.shutdown(cancel_futures=True)


def pip(command: str, python: str | Path = sys.executable) -> tuple[str, ...]:
    """The beginning of a pip command, quiet but for errors."""
    return (str(python), "-m", "pip", "--disable-pip-version-check", command, "--quiet")


def size(path: Path) -> int:
    """Of a file, or of all files in a folder, in bytes; a link has the size of its name."""
    if path.is_dir() and not path.is_symlink():
        return sum(size(child) for child in path.iterdir())
    return path.lstat().st_size


def made(path: Path) -> None:
    """Tells what there is now, and how large it is (1 MB = 1,000,000 bytes)."""
    name = path.relative_to(facts.ROOT) if path.is_relative_to(facts.ROOT) else path
    dev.say(f"Made {name}: {size(path) / 1e6:.1f} MB.")
