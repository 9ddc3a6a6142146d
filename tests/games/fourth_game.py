"""A fourth game beside the others: nothing but its folder on Python's path, and after the test it is gone again."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from bigshot_desktop import games
from bigshot_desktop.words.sentences import WORDS

FOLDER: Final = Path(__file__).parents[1] / "fourth_game"
"""What goes on the path."""
HOME: Final = FOLDER / "bigshot_desktop" / "games" / "pebbles"
"""The game itself."""
PACKAGE: Final = "bigshot_desktop.games.pebbles"


@pytest.fixture
def fourth_game(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Puts Pebbles beside the other games for one test; its id."""
    with monkeypatch.context() as patch:
        patch.syspath_prepend(FOLDER)
        _look_again()
        yield "pebbles"
    _look_again()
    for parts in (games.GAMES, WORDS):
        parts._loaded.pop("pebbles", None)
    for module in [name for name in sys.modules if name.startswith(PACKAGE)]:
        del sys.modules[module]
    del games.pebbles  # type: ignore[attr-defined]


def _look_again() -> None:
    """The games that are on the path now are the games that there are, for all who know the list."""
    found = games.find_games()
    games.ENTRIES.clear()
    games.ENTRIES.update(found)
