"""Which judge knows a match of Big Shot."""

from __future__ import annotations

from functools import cache
from typing import Final

from bigshot_desktop.bots.judge import Judge, Judging, shipped_judges
from bigshot_desktop.engine.game import Setup
from bigshot_desktop.games.big_shot.bots.features import FEATURES, rows_of


def model_of(setup: Setup) -> str:
    """One judge for each number of players."""
    return str(setup.players)


JUDGING: Final = Judging(FEATURES, rows_of, model_of, shipped_judges(__package__))


@cache
def judge_of(setup: Setup) -> Judge:
    """The judge of a match."""
    return JUDGING.judges[model_of(setup)]
