"""The wheel at work: installed by pip into empty environments of each Python that there is, and played there."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Final

import dev
from recipes import facts
from recipes.proof import NotHere
from recipes.work import perform, side_by_side

VERSIONS: Final = ("3.11", "3.12", "3.13")
FOLDER: Final = facts.BUILD / "empty-venvs"


def python(version: str) -> Path | None:
    """A Python of this version, on the path or among those of pyenv."""
    found = shutil.which(f"python{version}")
    kept = sorted(Path("~/.pyenv/versions").expanduser().glob(f"{version}.*/bin/python"))
    candidates = [*kept, *([Path(found)] if found else [])]
    return next((path for path in candidates if works(path, version)), None)


def exactly(version: str) -> str:
    """Which Python of this version that is; empty where there is none."""
    path = python(version)
    return perform(path, "-c", "import sys; print(sys.version)").strip() if path else ""


def works(path: Path, version: str) -> bool:
    """Whether it runs and can make environments; what pyenv puts on the path may do neither."""
    program = "import ensurepip, sys; print('%d.%d' % sys.version_info[:2])"
    try:
        return perform(path, "-c", program).strip() == version
    except dev.Problem:
        return False


def show(version: str, wheel: Callable[[], Path]) -> Iterator[str]:
    """A demonstration of each game on one Python; the versions of all else are the newest that fit."""
    path = python(version)
    if path is None:
        raise NotHere(f"There is no Python {version} on this machine.")
    yield from play(version, path, wheel())


def play(version: str, path: Path, wheel: Path) -> Iterator[str]:
    venv = FOLDER / version
    perform(path, "-m", "venv", "--clear", venv)
    programs = venv / ("Scripts" if os.name == "nt" else "bin")
    pip = (programs / "python", "-m", "pip", "--disable-pip-version-check")
    perform(*pip, "install", "--quiet", wheel)
    qt = perform(programs / "python", "-c", "import PySide6; print(PySide6.__version__)").strip()

    def demonstrate(game: str) -> str:
        shots = FOLDER / f"shots-{version}" / game
        shutil.rmtree(shots, ignore_errors=True)
        perform(
            *(programs / facts.NAME, "demo", "--speed", "off", "--game", game, "--shots", shots),
            folder=FOLDER,
            QT_QPA_PLATFORM="offscreen",
            BIGSHOT_HOME=str(FOLDER / "home"),
        )
        taken = len(list(shots.glob("*.png")))
        if taken < facts.FEWEST_PICTURES:
            raise dev.Problem(f"{game} on Python {version}: {taken} pictures only.")
        return f"Python {version}, PySide6 {qt}: demo of {game}, {taken} pictures."

    yield from side_by_side(partial(demonstrate, game) for game in facts.GAMES)
    shutil.rmtree(venv)
