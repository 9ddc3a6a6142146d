"""Whole matches between bots, many of them, the same whatever the number of processes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b
from pathlib import Path
from random import Random
from time import thread_time
from typing import Final

from bigshot_desktop.bots.bot import Bot, Budget, Sight
from bigshot_desktop.bots.levels import SECONDS, make_bot, make_memory
from bigshot_desktop.bots.reasons import Choice
from bigshot_desktop.engine.game import CHANCE, EVERYONE, Refusal
from bigshot_desktop.games import GAMES
from bigshot_desktop.table.match import MOST_SEED, Match, Step
from bigshot_desktop.table.match_digest import trace
from bigshot_desktop.table.match_file import EXTENSION, save_match
from bigshot_desktop.table.new_match import new_match
from bigshot_desktop.table.parallel import in_order
from bigshot_desktop.table.seats import Seat

CHUNK: Final = 5
"""Matches handed to a worker process at a time."""


class Broken(Exception):
    """A bug in the rules or in a bot: which match, after which action, and what does not hold."""

    def __init__(self, seed: int, action: int, what: str) -> None:
        super().__init__(seed, action, what)
        self.seed = seed
        self.action = action
        self.what = what


@dataclass(frozen=True, slots=True)
class Fixture:
    """Who plays what: everything one simulated match is made of."""

    game: str
    levels: tuple[str, ...]
    options: tuple[tuple[str, str], ...]
    seed: int
    folder: Path | None = None
    """Where its match file goes, if anywhere."""
    number: int = 1


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a simulated match went."""

    number: int
    seed: int
    actions: int
    decisions: int
    """Without dice and draws."""
    winners: tuple[int, ...]
    ranks: tuple[int, ...]
    """By seat."""
    totals: tuple[int, ...]
    """By seat."""
    trace: str


@dataclass(frozen=True, slots=True)
class Thought:
    """One decision of a bot: what it saw, what it chose and why, and the seconds of processor time that took."""

    seat: int
    sight: Sight
    """Its memory goes on growing with the match."""
    choice: Choice
    seconds: float


def fixtures(template: Fixture, matches: int) -> Iterator[Fixture]:
    """So many matches, each with a seed of its own that follows from the template's."""
    for number in range(1, matches + 1):
        digest = blake2b(f"{template.seed}/{number}".encode(), digest_size=8).digest()
        yield replace(template, number=number, seed=int.from_bytes(digest) & MOST_SEED)


def simulate(template: Fixture, matches: int, jobs: int) -> Iterator[Outcome]:
    """Plays the matches, in order, in so many processes; raises :class:`Problem` if one of these dies."""
    return in_order(play, fixtures(template, matches), jobs, CHUNK)


def play(fixture: Fixture) -> Outcome:
    """Plays one match to its end, auditing every position."""
    match = seated(fixture)
    for _ in play_on(match):
        if broken := match.game.audit(match.state):
            raise Broken(match.seed, match.length, "; ".join(broken))
    if fixture.folder:
        save_match(match, fixture.folder / f"{fixture.number:06}{EXTENSION}")
    result = match.result
    assert result is not None
    by_seat = sorted(result.standings, key=lambda standing: standing.seat)
    return Outcome(
        number=fixture.number,
        seed=fixture.seed,
        actions=len(match.steps),
        decisions=sum(1 for step in match.steps if step.action.seat != CHANCE),
        winners=result.winners,
        ranks=tuple(standing.rank for standing in by_seat),
        totals=tuple(standing.total for standing in by_seat),
        trace=trace(match),
    )


def seated(fixture: Fixture) -> Match:
    """The match of a fixture, dealt, with bots on all seats."""
    seats = [
        Seat(f"{level.capitalize()} {number}", "bot", level)
        for number, level in enumerate(fixture.levels, start=1)
    ]
    return new_match(GAMES[fixture.game], seats, dict(fixture.options), fixture.seed)


def play_on(
    match: Match,
    bots: Sequence[Bot] = (),
    on_thought: Callable[[Thought], None] | None = None,
    seconds: float | None = None,
) -> Iterator[Step]:
    """Lets bots play a match to its end; yields each step once it is played.

    They are those of the match's seats unless others are handed in. Where several owe a decision at once,
    chance says who is quicker. A match that must be the same wherever it is played gives each decision as
    many seconds as it may ever need: the few of a quick level can run out on a busy machine.
    """
    game, name = match.game, match.game.info.id
    bots = bots or [make_bot(name, seat.level) for seat in match.seats]
    memory = make_memory(name, match.setup)
    quicker = Random(f"{match.seed}/order")
    while seats := match.to_act:
        if seats == (CHANCE,):
            step = match.draw()
        else:
            seat = seats[0] if len(seats) == 1 else quicker.choice(seats)
            sight = Sight(game.observe(match.state, seat), memory)
            budget = Budget(SECONDS[match.seats[seat].level] if seconds is None else seconds)
            began = thread_time()
            choice = bots[seat].choose(sight, Random(match.bot_seed(seat)), budget)
            if on_thought is not None:
                on_thought(Thought(seat, sight, choice, thread_time() - began))
            answer = match.play(choice.action)
            if isinstance(answer, Refusal):
                raise Broken(match.seed, match.length + 1, f"{answer.code} ({answer.rule})")
            step = answer
        for event in step.seen_by(EVERYONE):
            memory.note(event)
        yield step
