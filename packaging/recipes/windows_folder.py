"""The folder of the program for Windows: Python, Qt and our package side by side, made on any system.

Everything in it is as its makers hand it out, byte for byte, so that it is signed where they signed it; PyInstaller's
loader, which virus scanners like to suspect, is not needed.
"""

from __future__ import annotations

import hashlib
import shutil
import sys
import zipfile
from collections.abc import Iterable
from pathlib import Path, PurePosixPath
from typing import Final

import dev
from recipes import (
    bundle,
    embedded_python,
    empty_venvs,
    facts,
    launchers,
    licences,
    pinned,
    slimming,
    wheel,
)
from recipes.embedded_python import EmbeddedPython
from recipes.work import perform, pip

MADE: Final = facts.BUILD / "windows"
INSIDE: Final = "_internal"
START: Final = facts.PACKAGING / "windows" / "start.py"
WHEELS: Final = embedded_python.FETCHED / "wheels"


def make(target: Path) -> EmbeddedPython:
    """Fills the folder anew, and tells with which Python."""
    python = embedded_python.provide()
    work = MADE / "folder" / facts.NAME
    shutil.rmtree(work, ignore_errors=True)
    inside = work / INSIDE
    inside.mkdir(parents=True)
    put_python(python.folder, inside)
    (own,) = wheel.build(MADE / "wheel", "wheel")
    for file in (*fetched_wheels(), own):
        unpack(file, inside)
    shutil.copyfile(START, inside / START.name)
    compile_all(inside)
    launchers.make(work)
    interpreter = licences.Interpreter(
        embedded_python.VERSION, (python.folder / "LICENSE.txt").read_text(encoding="utf-8")
    )
    try:
        licences.write(work, inside, work, interpreter)
    except licences.Unclear as why:
        raise dev.Problem(f"packaging/licences has no word on something: {why}") from why
    insist_on_the_system_s_own(work)
    shutil.rmtree(target, ignore_errors=True)
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copytree(work, target)
    bundle.settle(target, program=target / launchers.PROGRAM)
    return python


def put_python(python: Path, inside: Path) -> None:
    """The files of Python that the program needs, and where it looks for modules: beside itself, nowhere else."""
    for file in sorted(python.iterdir()):
        if slimming.keeps_of_embedded_python(file.name):
            shutil.copyfile(file, inside / file.name)
    library = f"python{embedded_python.TAG}"
    (inside / f"{library}._pth").write_text(f"{library}.zip\n.\n", encoding="utf-8", newline="\n")


def fetched_wheels() -> list[Path]:
    """The wheels for Windows; pip compares their hashes."""
    wanted = pinned.requirements(pinned.PROGRAM_ON_WINDOWS, MADE / "requirements.txt")
    fetch(WHEELS, *pinned.HASHED, "--requirement", str(wanted))
    return known_by_hash(pinned.PROGRAM_ON_WINDOWS, WHEELS)


def known_by_hash(names: Iterable[str], folder: Path) -> list[Path]:
    """Of each package the one file in a folder that has a hash of its pin; what others left there has none."""
    there = {
        hashlib.sha256(file.read_bytes()).hexdigest(): file for file in sorted(folder.glob("*.whl"))
    }
    known = pinned.pins()
    found = []
    for name in names:
        mine = [there[one] for one in known[name].hashes if one in there]
        if len(mine) != 1:
            raise dev.Problem(f"{folder} has {len(mine)} files of {name} that are pinned, not one.")
        found += mine
    return found


def fetch(folder: Path, *words: str) -> None:
    """Downloads wheels for the Python of the folder, whatever Python runs this."""
    kind = ("--platform", "win_amd64", "--python-version", embedded_python.SERIES)
    only = ("--implementation", "cp", "--only-binary", ":all:", "--dest", folder)
    perform(*pip("download"), *kind, *only, *words)


def unpack(file: Path, inside: Path) -> None:
    """Of a wheel what the program needs; the time of the files is settled later."""
    with zipfile.ZipFile(file) as zipped:
        for one in zipped.infolist():
            if not one.is_dir() and slimming.keeps_of_wheel(PurePosixPath(one.filename)):
                target = inside / one.filename
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(zipped.read(one))


def compile_all(inside: Path) -> None:
    """Compiles all modules once, for all starts: a folder for all users is one that the player cannot write to.

    That takes a Python of the series that is in the folder.
    """
    running = f"{sys.version_info.major}.{sys.version_info.minor}"
    series = embedded_python.SERIES
    python = sys.executable if running == series else empty_venvs.python(series)
    if python is None:
        raise dev.Problem(f"Only a Python {series} can compile for the one of the package.")
    # Where a module lay is told as it is found on the path, so that a traceback can show its lines.
    how = ("--invalidation-mode", "unchecked-hash", "-q", "-s", inside)
    perform(python, "-m", "compileall", *how, inside)


def insist_on_the_system_s_own(folder: Path) -> None:
    """Windows has ICU since version 1903. One that was brought along would be another than Qt was built for."""
    brought = sorted(file.name for file in folder.rglob("*.dll") if file.name.lower() in SYSTEM_S)
    if brought:
        raise dev.Problem(f"The folder brings what is Windows' own: {', '.join(brought)}.")


SYSTEM_S: Final = {"bcryptprimitives.dll", "icu.dll", "icuin.dll", "icuuc.dll"}
