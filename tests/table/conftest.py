"""What the tests of the table share."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from bigshot_desktop.table.match import Match
from tests.table.matches import TABLES, Table


@pytest.fixture(params=TABLES, ids=str)
def table(request: pytest.FixtureRequest) -> Table:
    """Every game, every number of players, plain and expert."""
    found: Table = request.param
    return found


@cache
def _finished(table: Table) -> Match:
    return table.played(7)


@pytest.fixture
def finished(table: Table) -> Match:
    """A finished match at every table; to look at, not to play with."""
    return _finished(table)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where a file could be."""
    return tmp_path / "match.journal"
