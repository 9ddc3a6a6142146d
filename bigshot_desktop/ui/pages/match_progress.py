"""How far an open match is, found out by playing its journal: not for the first picture, which needs no game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from bigshot_desktop.engine.game import EVERYONE
from bigshot_desktop.table.journal import read_journal
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.ui.look import language


def progress_of(path: Path) -> Callable[[], str]:
    """What tells it, in the language of now; it tells nothing where the journal cannot be read to its end."""
    try:
        match, _ = read_journal(path)
    except Problem:
        return str
    seen = match.game.observe(match.state, EVERYONE)
    names = [seat.name for seat in match.seats]

    def told() -> str:
        narrator = language.narrator().at(match.game.info.id, match.setup, names)
        return " · ".join(narrator.whereabouts(seen))

    return told
