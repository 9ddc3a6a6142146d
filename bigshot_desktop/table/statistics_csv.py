"""Matches as a table for other programs: a row for each person in each match, as comma-separated values."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from datetime import UTC, datetime
from io import StringIO
from pathlib import Path
from typing import Final

from bigshot_desktop.table.people import People
from bigshot_desktop.table.played_matches import Player
from bigshot_desktop.table.statistics import Seating
from bigshot_desktop.table.storage import write_atomically

HEADS: Final = (
    *("date", "game", "players", "person", "place", "total", "won"),
    *("opponents", "actions", "sealed", "file"),
)
_RISKY: Final = ("=", "+", "-", "@", "\t")
"""Spreadsheets take a text that begins so for a formula."""


def save_csv(some: Iterable[Seating], people: People, path: Path) -> None:
    """Writes the table; raises :class:`Problem`. Its heads are English in every language, for programs to read."""
    write_atomically(path, to_csv(some, people).encode("utf-8-sig"))


def to_csv(some: Iterable[Seating], people: People) -> str:
    """The table. Everybody has the name that they have in the statistics, also as somebody's opponent."""

    def told(other: Player) -> str:
        if other.kind != "human":
            return f"{other.name} ({other.level})"
        return f"{people.called(other.name)} (person)".lstrip()  # who is left out has no name

    text = StringIO()
    rows = csv.writer(text)
    rows.writerow(HEADS)
    for one in some:
        match, player = one.match, one.player
        others = [other for seat, other in enumerate(match.players) if seat != one.seat]
        when = datetime.fromtimestamp(match.when, UTC)
        rows.writerow(
            (
                when.strftime("%Y-%m-%d %H:%M"),
                match.game,
                len(match.players),
                _safe(one.name),
                player.rank,
                player.total,
                f"{one.share:.3g}",
                _safe("; ".join(map(told, others))),
                match.actions,
                "yes" if match.sealed else "no",
                _safe(match.file),
            )
        )
    return text.getvalue()


def _safe(text: str) -> str:
    return f"'{text}" if text.startswith(_RISKY) else text
