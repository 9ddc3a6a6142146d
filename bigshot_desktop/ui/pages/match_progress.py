"""How far an open match is, found out by playing its journal: not for the first picture, which needs no game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from bigshot_desktop.engine.game import EVERYONE
from bigshot_desktop.table.duplicate_evening import table_of
from bigshot_desktop.table.journal import read_journal
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.ui.look import language
from bigshot_desktop.ui.match.evening_tag import evening_words
from bigshot_desktop.ui.pages.game_setup import setup_of


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a match is, and who plays it in which colour."""

    told: Callable[[], str] = str
    """Tells it in the language of now; it tells nothing where the journal cannot be read to its end."""
    pieces: tuple[str, ...] = ()
    """By seat."""


def progress_of(path: Path) -> Progress:
    """Found out by playing a journal."""
    try:
        match, _ = read_journal(path)
    except Problem:
        return Progress()
    setup = setup_of(match.game.info.id)
    pieces = tuple(setup.badge_in(match.setup, seat) for seat in range(len(match.seats)))
    setup.deleteLater()
    seen = match.game.observe(match.state, EVERYONE)
    names, table = [seat.name for seat in match.seats], table_of(match)

    def told() -> str:
        narrator = language.narrator().at(match.game.info.id, match.setup, names)
        evening = () if table is None else (evening_words(table),)
        return " · ".join((*evening, *narrator.whereabouts(seen)))

    return Progress(told, pieces)
