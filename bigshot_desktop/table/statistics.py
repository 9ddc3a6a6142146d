"""What the finished matches on the shelf come to: who played, won and earned how much, and against whom."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass

from bigshot_desktop.games import ENTRIES
from bigshot_desktop.table.match_summary import MatchSummary, Place
from bigshot_desktop.table.shelf import match_files


@dataclass(frozen=True, slots=True)
class Tally:
    """Matches, and how many of them were won, be it together with others."""

    played: int
    won: int


@dataclass(frozen=True, slots=True)
class PlayerStatistics:
    """How somebody fared in one game."""

    name: str
    tally: Tally
    best: int
    """The highest final total, in the money of the game."""
    average_rank: float
    against: dict[str, Tally]
    """By level: the matches with at least one bot of it."""


@dataclass(frozen=True, slots=True)
class GameStatistics:
    """All finished matches of one game."""

    game: str
    matches: int
    players: tuple[PlayerStatistics, ...]
    """The people among them, those who won most often first. Bots need no fame."""


def read_statistics() -> tuple[GameStatistics, ...]:
    """Of all matches put away on this computer. What cannot be read does not count."""
    return statistics_of(file.summary for file in match_files() if file.summary)


def statistics_of(summaries: Iterable[MatchSummary]) -> tuple[GameStatistics, ...]:
    """Of these matches, in the order of the boxes. A match that is there twice, as in a copy, counts once.

    One that was played on from the position of another does not count: who knows what is coming plays no match.
    """
    finished = dict.fromkeys(one for one in summaries if one.places and not one.played_on)
    found = []
    for game in ENTRIES:
        played = [summary for summary in finished if summary.game == game]
        if played:
            found.append(GameStatistics(game, len(played), _players(played)))
    return tuple(found)


@dataclass(frozen=True, slots=True)
class _Seating:
    """Somebody in one match."""

    place: Place
    won: bool
    levels: frozenset[str]
    """Of the bots at that table."""


def _players(summaries: Iterable[MatchSummary]) -> tuple[PlayerStatistics, ...]:
    seatings: dict[str, list[_Seating]] = {}
    for summary in summaries:
        levels = frozenset(seat.level for seat in summary.seats if seat.kind == "bot")
        for number, seat in enumerate(summary.seats):
            if seat.kind == "human":
                won = number in summary.winners
                seating = _Seating(summary.places[number], won, levels)
                seatings.setdefault(_same_name(seat.name), []).append(seating)
    players = [_player(name, some) for name, some in seatings.items()]
    return tuple(sorted(players, key=lambda one: (-one.tally.won, -one.tally.played, one.name)))


def _player(name: str, seatings: list[_Seating]) -> PlayerStatistics:
    levels = sorted(set().union(*(seating.levels for seating in seatings)))
    return PlayerStatistics(
        name,
        _tally(seatings),
        best=max(seating.place.total for seating in seatings),
        average_rank=sum(seating.place.rank for seating in seatings) / len(seatings),
        against={
            level: _tally([seating for seating in seatings if level in seating.levels])
            for level in levels
        },
    )


def _tally(seatings: list[_Seating]) -> Tally:
    return Tally(len(seatings), sum(seating.won for seating in seatings))


def _same_name(name: str) -> str:
    """One spelling for a name, however it was typed."""
    return " ".join(unicodedata.normalize("NFC", name).split())
