"""A match told in words: its log, line by line, and its final account."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bigshot_desktop.rules.game import EVERYONE
from bigshot_desktop.table.match import Match, Step
from bigshot_desktop.table.simulation import Thought
from bigshot_desktop.words.voice import Voice


def tell_all(match: Match, steps: Iterable[Step], thoughts: list[Thought] | None = None) -> None:
    """Prints the steps of a match, as they come, and its final account if it has ended by then.

    What bots thought before a step is taken from the list and told after it.
    """
    names = [seat.name for seat in match.seats]
    voice = Voice().at(match.game.info.id, match.setup, names)
    for step in steps:
        for line in tell(step, voice):
            print(line)
        while thoughts:
            for line in reasons(thoughts.pop(0), voice):
                print(line)
    for line in account(match, voice):
        print(line)


def tell(step: Step, voice: Voice) -> Iterator[str]:
    """A line for everything that followed from an action, as an onlooker may know it; the first has its number."""
    label = f"{step.number:>4}  "
    for event in step.seen_by(EVERYONE):
        yield label + voice.event(event)
        label = " " * len(label)


def reasons(thought: Thought, voice: Voice) -> Iterator[str]:
    """Why a bot did what it did, where it had a choice."""
    if thought.choice.alternatives:
        for line in voice.explanation(thought.choice):
            yield f"        · {line}"


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
