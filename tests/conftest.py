"""What all tests share: the same examples on every machine, files in memory, and no work that is done twice."""

from __future__ import annotations

import gc
import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.quick import QUICK

pytest_plugins = (
    "tests.games.fourth_game",
    "tests.ui.fixtures",
    "tests.ui.match.fixtures",
    "tests.ui.match.guide.fixtures",
    "tests.ui.pages.rulebook.figure_fixtures",
)

settings.register_profile(
    "same-everywhere",
    derandomize=True,
    deadline=None,
    print_blob=False,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("same-everywhere")

# Tests start hundreds of programs: where nothing compiled may be kept, each would compile all of them anew.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

MEMORY = Path("/dev/shm")
ROOM = 1 << 30
"""More than three runs leave behind."""

# Journals are flushed to the disk with every step, and a disk makes each test wait for it.
if os.access(MEMORY, os.W_OK | os.X_OK) and shutil.disk_usage(MEMORY).free > ROOM:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks the tests of the rules for ``dev.py test --quick``; single ones elsewhere are marked by hand."""
    for item in items:
        if QUICK.match(item.nodeid):
            item.add_marker("quick")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """What is collected stays to the end: nobody looks through it for rubbish, now or later."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()
