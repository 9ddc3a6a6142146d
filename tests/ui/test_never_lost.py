"""Pull the plug at any moment: *Continue* goes on exactly at the last action that was shown."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.ui.killing import kill_one_after_another, kill_two_at_once

KILLS = 10
FEW = 3


@pytest.mark.parametrize(
    ("game", "series", "kills"),
    [
        *(("big-shot", series, KILLS) for series in range(5)),
        ("shark", 5, FEW),
        ("saludos-amigos", 6, FEW),
    ],
)
def test_kill_9_at_random_moments(game: str, series: int, kills: int, home: Path) -> None:
    """50 kills of one game, a few of another; ``dev.py fuzz kill`` does it a thousand times."""
    tally = kill_one_after_another(home, game, series, kills)
    assert tally.kills == kills
    assert tally.shown > kills


def test_two_programs_with_one_home(home: Path) -> None:
    tally = kill_two_at_once(home, "big-shot", 7, FEW)
    assert tally.kills == 2 * FEW
    assert tally.shown > FEW
