"""The rules a game numbers are those of the page it implements, where that page lies beside the repository."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bigshot_desktop.engine.game import AnyGame
from bigshot_desktop.games import GAMES

PAGES = Path(__file__).parents[3] / "shared" / "rules"


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_game_has_exactly_the_rules_of_its_page(game: AnyGame) -> None:
    page = PAGES / f"{game.info.id}.md"
    if not page.exists():
        pytest.skip(f"{page} is not here: it belongs to the workshop, not to the repository")
    numbers = re.findall(
        r"^- \*\*([A-Z]{2}-\d\d)\*\*", page.read_text(encoding="utf-8"), re.MULTILINE
    )
    assert list(game.info.rules) == numbers
