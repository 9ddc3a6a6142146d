"""What every package says of the program, and where packages are made: each fact once."""

from __future__ import annotations

import os
import subprocess
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import bigshot_desktop
import dev
from bigshot_desktop.engine import languages
from bigshot_desktop.games import ENTRIES

ROOT: Final = Path(__file__).resolve().parents[2]
PACKAGING: Final = ROOT / "packaging"
BUILD: Final = ROOT / "build"
"""What is made on the way; may be deleted at any time."""
DIST: Final = ROOT / "dist"
"""What is handed on."""
CONSTRAINTS: Final = PACKAGING / "constraints.txt"
"""The versions of everything that is bundled."""

NAME: Final = "bigshot-desktop"
"""Of the package and of the command."""
TITLE: Final = "Big Shot Desktop"
APP_ID: Final = "io.github.bigshot_desktop.BigShotDesktop"
"""Of the desktop entry, the metainfo, the Flatpak and, as Qt knows it, the window."""
MIME_TYPE: Final = "application/x-bigshot-match"
SUFFIX: Final = ".bigshot"
"""Of match files."""
VERSION: Final = bigshot_desktop.__version__
LANGUAGES: Final = tuple(languages.LANGUAGES)
GAMES: Final = tuple(ENTRIES)
FEWEST_PICTURES: Final = 6
"""Of a demonstration: home, new match, some of the match, its end."""

_EARLIEST: Final = 1_580_601_600
"""2020-02-02, what hatchling takes where there is nothing better."""


def project() -> dict[str, Any]:
    """The table ``project`` of pyproject.toml."""
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    table: dict[str, Any] = tomllib.loads(text)["project"]
    return table


def homepage() -> str:
    """Where the program is at home; screenshots for software centres lie below it."""
    address: str = project()["urls"]["Homepage"]
    return address


def epoch(environment: Mapping[str, str] = os.environ) -> int:
    """The time that everything in a package bears: SOURCE_DATE_EPOCH, else that of the last commit."""
    given = environment.get("SOURCE_DATE_EPOCH", "")
    if given:
        if not given.isdecimal():
            raise dev.Problem(f"SOURCE_DATE_EPOCH counts seconds since 1970, and {given} does not.")
        return int(given)
    try:
        asked = subprocess.run(
            ["git", "log", "-1", "--format=%ct"],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
        )
    except FileNotFoundError:  # there is no git
        return _EARLIEST
    told = asked.stdout.strip()
    return int(told) if asked.returncode == 0 and told.isdigit() else _EARLIEST
