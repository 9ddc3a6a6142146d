"""The two programs that start Python on Windows: one for its windows, one for a console. Zig compiles them anywhere."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import dev
from recipes import embedded_python, facts, icons, pinned, windows_resources
from recipes.work import perform, pip

SOURCE: Final = facts.PACKAGING / "windows" / "launcher.c"
PROGRAM: Final = f"{facts.NAME}.exe"
CONSOLE: Final = f"{facts.NAME}-console.exe"
"""For commands that answer where they were typed; the other has no place to answer."""
KINDS: Final = {PROGRAM: "windows", CONSOLE: "console"}
"""What Windows calls the two kinds."""
MADE: Final = facts.BUILD / "windows" / "launchers"
COMPILER: Final = facts.BUILD / "windows" / "compiler"


def make(folder: Path) -> None:
    """Puts both into a folder."""
    MADE.mkdir(parents=True, exist_ok=True)
    icons.write_ico(icon())
    library = f'-DPYTHON_LIBRARY=L"python{embedded_python.TAG}.dll"'
    for program, kind in KINDS.items():
        resources = windows_resources.write(icon(), program, MADE / f"{program}.res")
        # Nothing of a standard library is linked in: what the program needs, Windows has.
        options = ("-nostdlib", "-fshort-wchar", "-fno-sanitize=undefined", "-Os", "-g0", "-s")
        link = (f"-Wl,--subsystem,{kind}", "-Wl,-e,start")
        libraries = ("-lkernel32", "-lshell32", "-luser32")
        strict = ("-Wall", "-Wextra", "-Werror")
        compile_with(
            *options, *strict, library, *link, SOURCE, resources, *libraries, output=program
        )
        (folder / program).write_bytes((MADE / program).read_bytes())


def icon() -> Path:
    """The icon of program and installer."""
    return MADE / "icon.ico"


def compile_with(*words: str | Path, output: str) -> Path:
    """Compiles C for Windows into the folder of what is made here."""
    MADE.mkdir(parents=True, exist_ok=True)
    caches = {
        "ZIG_GLOBAL_CACHE_DIR": str(COMPILER / "cache"),
        "ZIG_LOCAL_CACHE_DIR": str(COMPILER / "cache"),
    }
    target = ("cc", "-target", "x86_64-windows-gnu", "-o", output)
    perform(compiler(), *target, *words, folder=MADE, **caches)
    return MADE / output


def compiler() -> Path:
    """Zig, from PyPI, installed once for each pinned version."""
    pin = pinned.pins()[pinned.COMPILER]
    stamp, place = COMPILER / "version.txt", COMPILER / "ziglang"
    if not stamp.is_file() or stamp.read_text(encoding="utf-8") != pin.requirement:
        dev.say("Installing the compiler for the programs that start Python on Windows.")
        wanted = pinned.requirements([pin.name], COMPILER / "requirements.txt")
        into = ("--upgrade", "--no-compile", "--target", COMPILER)
        perform(*pip("install"), *pinned.HASHED, *into, "--requirement", wanted)
        stamp.write_text(pin.requirement, encoding="utf-8")
    return place / ("zig.exe" if sys.platform == "win32" else "zig")
