"""Bots against bots: the same deals and dice with everybody on every seat, and who won how often."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Final

from bigshot_desktop.bots.game_bots import Weights
from bigshot_desktop.bots.levels import SECONDS, make_bot
from bigshot_desktop.games import GAMES
from bigshot_desktop.table.confidence import interval
from bigshot_desktop.table.match import MOST_SEED, Match
from bigshot_desktop.table.new_match import new_match
from bigshot_desktop.table.parallel import in_order
from bigshot_desktop.table.seats import Seat
from bigshot_desktop.table.simulation import Thought, play_on

CHUNK: Final = 1
"""Matches handed to a worker process at a time: those of strong bots are long."""


@dataclass(frozen=True, slots=True)
class Contestant:
    """A bot that takes part: a level, with the weights it was shipped with or with others."""

    name: str
    level: str
    weights: Weights | None = field(default=None, hash=False)


@dataclass(frozen=True, slots=True)
class Lineup:
    """Who meets whom in which game."""

    game: str
    contestants: tuple[Contestant, ...]
    options: tuple[tuple[str, str], ...]
    seed: int

    @property
    def names(self) -> tuple[str, ...]:
        """Each name once, the challenger's first."""
        return tuple(dict.fromkeys(contestant.name for contestant in self.contestants))


@dataclass(frozen=True, slots=True)
class Bout:
    """One match of a line-up: which deal, and how far everybody has moved on round the table."""

    lineup: Lineup
    number: int

    @property
    def deal(self) -> int:
        return self.number // len(self.lineup.contestants)

    @property
    def seating(self) -> tuple[Contestant, ...]:
        """By seat."""
        contestants = self.lineup.contestants
        turned = self.number % len(contestants)
        return contestants[-turned:] + contestants[:-turned] if turned else contestants

    @property
    def seed(self) -> int:
        text = f"{self.lineup.seed}/{self.deal}"
        return int.from_bytes(blake2b(text.encode(), digest_size=8).digest()) & MOST_SEED


@dataclass(slots=True)
class Thinking:
    """What decisions cost. Only those count that had to be thought about: no forced ones, no planned ones."""

    seconds: array[float] = field(default_factory=lambda: array("d"))
    late: int = 0
    """How many took longer than their level may."""
    effort: int = 0

    def add(self, thought: Thought, allowed: float) -> None:
        self.late += thought.seconds > allowed
        if thought.choice.effort:
            self.seconds.append(thought.seconds)
            self.effort += thought.choice.effort

    def take_in(self, other: Thinking) -> None:
        self.seconds.extend(other.seconds)
        self.late += other.late
        self.effort += other.effort


@dataclass(frozen=True, slots=True)
class Played:
    """How a bout went, by name: the part of the win of one seat of that name, and what it cost to think."""

    shares: dict[str, float]
    thinking: dict[str, Thinking]
    decisions: int


@dataclass(slots=True)
class Tally:
    """What all bouts so far come to."""

    lineup: Lineup
    matches: int = 0
    decisions: int = 0
    thinking: dict[str, Thinking] = field(default_factory=dict)
    blocks: dict[str, list[float]] = field(default_factory=dict)
    """By name: the mean share of one seat over the matches of each deal."""
    _open: list[Played] = field(default_factory=list)

    def add(self, played: Played) -> None:
        self.matches += 1
        self.decisions += played.decisions
        for name, thinking in played.thinking.items():
            self.thinking.setdefault(name, Thinking()).take_in(thinking)
        self._open.append(played)
        if len(self._open) == len(self.lineup.contestants):
            for name in self.lineup.names:
                share = sum(one.shares[name] for one in self._open) / len(self._open)
                self.blocks.setdefault(name, []).append(share)
            self._open.clear()

    def share(self, name: str) -> tuple[float, float, float]:
        """The part of the wins of one seat of that name: what was seen, and its 95 % interval."""
        blocks = self.blocks[name]
        low, high = interval(blocks, len(blocks) * len(self.lineup.contestants))
        return sum(blocks) / len(blocks), low, high


def bouts(lineup: Lineup, matches: int) -> Iterator[Bout]:
    """At least so many matches, and every deal with everybody on every seat."""
    seats = len(lineup.contestants)
    for number in range(-(-matches // seats) * seats):
        yield Bout(lineup, number)


def compete(lineup: Lineup, matches: int, jobs: int) -> Iterator[Played]:
    """Plays the bouts of a line-up, in order, in so many processes."""
    return in_order(play_bout, bouts(lineup, matches), jobs, CHUNK)


def play_bout(bout: Bout) -> Played:
    """Plays one match; a bot that does what the rules refuse raises :class:`simulation.Broken`."""
    seating = bout.seating
    match = seat_bout(bout)
    bots = [make_bot(bout.lineup.game, who.level, who.weights) for who in seating]
    thinking = {who.name: Thinking() for who in seating}
    decisions = 0

    def on_thought(thought: Thought) -> None:
        nonlocal decisions
        decisions += 1
        who = seating[thought.seat]
        thinking[who.name].add(thought, SECONDS[who.level])

    for _ in play_on(match, bots, on_thought):
        pass
    assert match.result is not None
    return Played(shares(seating, match.result.winners), thinking, decisions)


def seat_bout(bout: Bout) -> Match:
    """The match of a bout, dealt."""
    seats = [
        Seat(f"Seat {number}", "bot", who.level) for number, who in enumerate(bout.seating, start=1)
    ]
    lineup = bout.lineup
    return new_match(GAMES[lineup.game], seats, dict(lineup.options), bout.seed)


def shares(seating: Sequence[Contestant], winners: tuple[int, ...]) -> dict[str, float]:
    """A shared win is split, and so is that of a name with several seats: what one seat of it won."""
    shares: dict[str, float] = {}
    for who in seating:
        seats = [seat for seat, other in enumerate(seating) if other.name == who.name]
        won = sum(1 for seat in seats if seat in winners)
        shares[who.name] = won / len(winners) / len(seats) if winners else 0.0
    return shares
