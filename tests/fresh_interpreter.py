"""Fresh interpreters: what a program prints, and what it has in memory in the end."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def run_fresh(program: str, **environment: str) -> str:
    """What a program prints in an interpreter of its own."""
    finished = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert finished.returncode == 0, finished.stderr
    return finished.stdout


def modules_after(program: str, **environment: str) -> set[str]:
    """The modules in memory once a program has run; it prints nothing itself."""
    ending = "\nimport json, sys\nprint(json.dumps([*sys.modules]))"
    return set(json.loads(run_fresh(program + ending, **environment)))


def games_in(modules: set[str]) -> set[str]:
    """The parts of games that are among modules, as in ``shark.rules``; their entries are always there."""
    inside = "bigshot_desktop.games."
    paths = (name.removeprefix(inside).split(".") for name in modules if name.startswith(inside))
    return {f"{path[0]}.{path[1]}" for path in paths if len(path) > 1}
