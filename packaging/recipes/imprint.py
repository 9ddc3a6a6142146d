"""Who made the program and how its version is told where only numbers count: for Windows and macOS."""

from __future__ import annotations

import re

from recipes import facts
from recipes.templates import fill


def publisher() -> str:
    """The authors of pyproject.toml."""
    return ", ".join(author["name"] for author in facts.project()["authors"])


def copyright_line() -> str:
    """The line of the licence that says whose work it is."""
    lines = (facts.ROOT / "LICENSE").read_text(encoding="utf-8").splitlines()
    return next(line for line in lines if line.startswith("Copyright")).replace("(c)", "©")


def numbers(version: str = facts.VERSION) -> tuple[int, int, int]:
    """Major, minor and micro of a version; ``1.2rc1`` comes to 1.2.0, since systems compare numbers only."""
    release = re.match(r"\d+(?:\.\d+)*", version)
    if release is None:
        raise ValueError(f"{version} does not begin with a number.")
    major, minor, micro, *_ = [*map(int, release[0].split(".")), 0, 0, 0]
    return major, minor, micro


def version_info() -> str:
    """What PyInstaller puts into the program, for ``EXE(version=…)``."""
    return fill(
        (facts.PACKAGING / "windows" / "version_info.txt.in").read_text(encoding="utf-8"),
        numbers=", ".join(map(str, (*numbers(), 0))),
        publisher=publisher(),
        title=facts.TITLE,
        name=facts.NAME,
        version=facts.VERSION,
        copyright=copyright_line(),
    )
