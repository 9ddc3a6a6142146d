"""Match files, open matches and statistics for the pages that list them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from bigshot_desktop.games import ENTRIES
from bigshot_desktop.table.match_summary import MatchSummary, Place
from bigshot_desktop.table.people import People
from bigshot_desktop.table.played_matches import COUNTS, PlayedMatch, Player, ShelfReader
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.seats import Seat
from bigshot_desktop.table.shelf import MatchFile, OpenMatch
from bigshot_desktop.ui.pages.statistics import StatisticsPage

WHEN = datetime(2026, 11, 16, 9, 30, tzinfo=UTC)
SEATS = (Seat("Anna"), Seat("Stella", "bot", "medium"), Seat("Otto", "bot", "hard"))
PLACES = (Place(1, 40), Place(1, 40), Place(3, 12))


def file(name: str, winners: tuple[int, ...] | None = None, game: str = "big-shot") -> MatchFile:
    places = PLACES if winners is not None else ()
    summary = MatchSummary(game, SEATS, 1, 30, places, winners or ())
    return MatchFile(Path(f"/matches/{name}.bigshot"), WHEN, summary)


FILES = (
    file("won", (0,)),
    file("shared", (0, 1)),
    file("lost", ()),
    file("open", game="shark"),
    MatchFile(Path("/matches/broken.bigshot"), WHEN, problem=Problem("damaged")),
)


def played(number: int, game: str = "big-shot", *, finished: bool = True) -> PlayedMatch:
    """A match of Anna, Bea and a bot; they win in turn."""
    names = (("Anna", "human", ""), ("Bea", "human", ""), ("Otto", "bot", "hard"))
    things = {"big-shot": "docks", "shark": "red", "saludos-amigos": "seat-1"}
    players = tuple(
        Player(
            *who,
            1 + (seat - number) % 3 if finished else 0,
            40 - 7 * ((seat - number) % 3) if finished else 0,
            finished and (seat - number) % 3 == 0,
            {things[game]: number + 1} if seat != 1 else {},
        )
        for seat, who in enumerate(names)
    )
    dice = {die.name: [number + 1] * len(die.faces) for die in COUNTS[game].dice}
    file = f"{game}-{number}.bigshot"
    return PlayedMatch(file, 1e9 + number, game, number, True, finished, 100, players, dice)


PLAYED = [played(number, game) for number in range(4) for game in ENTRIES]
"""Matches put away, as the statistics know them."""


class ReadShelf(ShelfReader):
    """A shelf that has been read."""

    def __init__(self, matches: Sequence[PlayedMatch] = PLAYED) -> None:
        self._matches = matches
        self.total = len(matches)

    @property
    def read(self) -> int:
        return self.total

    @property
    def finished(self) -> bool:
        return True

    def work(self, seconds: float) -> bool:
        return True

    def matches(self) -> list[PlayedMatch]:
        return list(self._matches)


def statistics(matches: Sequence[PlayedMatch] = PLAYED) -> StatisticsPage:
    """The page on such matches."""
    return StatisticsPage(make_reader=lambda: ReadShelf(matches), people=People())


def open_match(name: str = "a", *, busy: bool = False) -> OpenMatch:
    path = Path(f"/journals/{name}.journal")
    return OpenMatch(path, WHEN, MatchSummary("big-shot", SEATS, 1, 30), busy=busy)


def damaged(name: str = "bad") -> OpenMatch:
    path = Path(f"/journals/{name}.journal")
    return OpenMatch(path, WHEN, problem=Problem("journal-unreadable", path=str(path)))
