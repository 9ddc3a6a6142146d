"""The wheel and the sdist: what Python's own tools install."""

from __future__ import annotations

import sys
from pathlib import Path

from recipes import facts
from recipes.work import perform


def build(folder: Path, *targets: str) -> list[Path]:
    """Builds what is asked for, ``wheel`` or ``sdist``, into a folder and returns the files."""
    folder.mkdir(parents=True, exist_ok=True)
    built = []
    for target in targets:
        told = perform(sys.executable, "-m", "hatchling", "build", "-t", target, "-d", folder)
        built.append(folder / Path(told.strip().splitlines()[-1]).name)
    return built


def make() -> list[Path]:
    return build(facts.DIST, "wheel", "sdist")
