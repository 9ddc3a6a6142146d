"""A match in words, as printed lines: its log and its final account."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bigshot_desktop.engine.game import EVERYONE
from bigshot_desktop.table.match import Match, Step
from bigshot_desktop.table.simulation import Thought
from bigshot_desktop.words.narrator import Narrator


def print_match(match: Match, steps: Iterable[Step], thoughts: list[Thought] | None = None) -> None:
    """Prints the steps of a match, as they come, and its final account if it has ended by then.

    What bots thought before a step is taken from the list and printed after it.
    """
    names = [seat.name for seat in match.seats]
    narrator = Narrator().at(match.game.info.id, match.setup, names)
    for step in steps:
        for line in step_lines(step, narrator):
            print(line)
        while thoughts:
            for line in reason_lines(thoughts.pop(0), narrator):
                print(line)
    for line in account_lines(match, narrator):
        print(line)


def step_lines(step: Step, narrator: Narrator) -> Iterator[str]:
    """A line for everything that followed from an action, as an onlooker may know it; the first has its number."""
    label = f"{step.number:>4}  "
    for event in step.seen_by(EVERYONE):
        yield label + narrator.event(event)
        label = " " * len(label)


def reason_lines(thought: Thought, narrator: Narrator) -> Iterator[str]:
    """Why a bot did what it did, where it had a choice."""
    if thought.choice.alternatives:
        for line in narrator.explanation(thought.choice):
            yield f"        · {line}"


def account_lines(match: Match, narrator: Narrator) -> Iterator[str]:
    """The final account: each player's place, and how the total is made up."""
    result = match.result
    if result is None:
        return
    for standing in result.standings:
        yield ""
        yield narrator.standing(standing)
        for line in standing.lines:
            yield f"      {narrator.line(line)}"
