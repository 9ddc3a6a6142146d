"""Matches played at random, and what makes two of them the same."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

from bigshot_desktop.engine.game import CHANCE, AnyGame, Refusal, fingerprint
from bigshot_desktop.games import GAMES
from bigshot_desktop.table.journal import Journal
from bigshot_desktop.table.match import Match, Step
from bigshot_desktop.table.new_match import new_match
from bigshot_desktop.table.referee import Referee
from bigshot_desktop.table.seats import Seat

SEATS: Final = (
    Seat("Anna"),
    Seat("Zoë 👩‍🚀", "bot", "quick"),
    Seat('"Ürs" \\ the 3rd'),
    Seat("Łukasz", "bot", "very-strong"),
    Seat("Dana"),
    Seat("Bot 6", "bot", "quick"),
    Seat("Giò"),
)


@dataclass(frozen=True, slots=True)
class Table:
    """A game, a number of players and options."""

    game: AnyGame
    players: int
    options: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        return "-".join([self.game.info.id, str(self.players), *(v for _, v in self.options)])

    def match(self, seed: int = 1, *, free_undo: bool = False) -> Match:
        """A match at this table, dealt."""
        seats = SEATS[: self.players]
        return new_match(self.game, seats, dict(self.options), seed, free_undo=free_undo)

    def played(self, seed: int = 1, *, steps: int | None = None, free_undo: bool = False) -> Match:
        """A match played at random to its end, or so many steps far."""
        match = self.match(seed, free_undo=free_undo)
        rng = Random(f"played/{seed}")
        while match.to_act and match.length != steps:
            go_on(match, rng)
        return match


def _tables() -> Iterator[Table]:
    """Each game with each number of players, with its defaults and the most unusual options."""
    for game in GAMES.values():
        unusual = {option.name: option.values[-1] for option in game.info.options}
        for players in game.info.players:
            yield Table(game, players, ())
            if not game.check_options(players, unusual):
                yield Table(game, players, tuple(unusual.items()))


TABLES: Final = tuple(_tables())
BIG_SHOT: Final = GAMES["big-shot"]
TWO: Final = Table(BIG_SHOT, 2, ())
EXPERTS: Final = Table(
    BIG_SHOT, 4, (("hidden-money", "yes"), ("loans", "before"), ("overbids", "table-game"))
)


def go_on(at: Match | Referee, rng: Random) -> Step:
    """One more step, at random."""
    match = at.match if isinstance(at, Referee) else at
    seat = match.to_act[0]
    if seat == CHANCE:
        return at.draw()
    action = match.game.sample(match.state, seat, rng)
    step = at.submit(action) if isinstance(at, Referee) else at.play(action)
    assert not isinstance(step, Refusal), step
    return step


def refereed(path: Path, match: Match) -> Referee:
    """A match with a new journal."""
    return Referee(match, Journal.create(path, match))


def put_away(referee: Referee) -> None:
    """Closes its journal."""
    assert referee.journal is not None
    referee.journal.close()


def fingerprints(match: Match) -> list[str]:
    """Of the position before the first action and after each, worked out from the set-up."""
    state = match.game.initial(match.setup)
    found = [fingerprint(state)]
    for action in match.actions:
        match.game.apply(state, action)
        found.append(fingerprint(state))
    assert found[-1] == fingerprint(match.state)
    return found


def essence(match: Match) -> tuple[Any, ...]:
    """All that makes a match what it is: two matches are the same if this is."""
    return (
        match.game.info.id,
        match.setup,
        match.seats,
        match.seed,
        match.steps,
        match.result,
        fingerprints(match),
    )
