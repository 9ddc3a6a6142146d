"""A match told in words: its log, line by line, and its final account."""

from __future__ import annotations

from collections.abc import Iterator

from bigshot_desktop.rules.game import EVERYONE
from bigshot_desktop.table.match import Match, Step
from bigshot_desktop.words.voice import Voice


def voice_of(match: Match) -> Voice:
    """The voice for a match: its game's words, its players' names."""
    names = [seat.name for seat in match.seats]
    return Voice().at(match.game.info.id, match.setup, names)


def tell(step: Step, voice: Voice) -> Iterator[str]:
    """A line for everything that followed from an action, as an onlooker may know it; the first has its number."""
    label = f"{step.number:>4}  "
    for event in step.seen_by(EVERYONE):
        yield label + voice.event(event)
        label = " " * len(label)


def account(match: Match, voice: Voice) -> Iterator[str]:
    """The final account: each player's place, and how the total is made up."""
    result = match.result
    if result is None:
        return
    for standing in result.standings:
        yield ""
        yield voice.standing(standing)
        for line in standing.lines:
            yield f"      {voice.line(line)}"
