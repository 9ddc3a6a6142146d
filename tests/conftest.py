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

from bigshot_desktop.table.paths import HOME_VARIABLE
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


@pytest.fixture(scope="session")
def nobodys_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Where the player's folders are unless a test says so: never in the home of whoever runs the tests."""
    with pytest.MonkeyPatch.context() as patch:
        folder = tmp_path_factory.mktemp("nobody")
        patch.setenv(HOME_VARIABLE, str(folder))
        yield folder


@pytest.fixture(autouse=True)
def leaves_no_trace(nobodys_home: Path) -> Iterator[None]:
    """A test that keeps something takes a home of its own, or the next one would find it."""
    yield
    left = [*nobodys_home.iterdir()]
    for one in left:
        shutil.rmtree(one)
    assert left == [], "it needs the fixture `home`"


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
