"""Match files, open matches and statistics for the pages that list them."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from bigshot_desktop.table.match_summary import MatchSummary, Place
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.seats import Seat
from bigshot_desktop.table.shelf import MatchFile, OpenMatch
from bigshot_desktop.table.statistics import GameStatistics, PlayerStatistics, Tally

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
ANNA = PlayerStatistics(
    "Anna", Tally(12, 5), 61, 1.75, {"hard": Tally(3, 1), "medium": Tally(9, 4), "odd": Tally(1, 0)}
)
BEA = PlayerStatistics("Bea", Tally(2, 0), -4, 3.0, {})


BIG_SHOT = GameStatistics("big-shot", 12, (ANNA, BEA))
SHARK = GameStatistics("shark", 1, (BEA,))


def open_match(name: str = "a", *, busy: bool = False) -> OpenMatch:
    path = Path(f"/journals/{name}.journal")
    return OpenMatch(path, WHEN, MatchSummary("big-shot", SEATS, 1, 30), busy=busy)


def damaged(name: str = "bad") -> OpenMatch:
    path = Path(f"/journals/{name}.journal")
    return OpenMatch(path, WHEN, problem=Problem("journal-unreadable", path=str(path)))
