"""How a match of Saludos Amigos begins: who plays, and who has the bag first."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, Final, Self

from bigshot_desktop.engine.codec import record, whole
from bigshot_desktop.engine.game import Info, Option, Options, Refusal, Setup
from bigshot_desktop.games.saludos_amigos.rules.material import (
    DIE,
    LEAST_PLAYERS,
    MOST_OFFERS,
    MOST_PLAYERS,
    MOST_PROPOSALS,
    N_CARDS,
    PROJECTS,
)

RANDOM: Final = "random"
STARTER: Final = Option("starter", (RANDOM, *map(str, range(MOST_PLAYERS))), "SA-04")
"""The seat that has the bag first."""


def _most_decisions() -> int:
    """More than any match can ask for: only sections count, as journalists ask nobody."""
    seats = MOST_PLAYERS
    others = seats - 1
    # With three projects complete the other three lack a section each: one more ends the match.
    turns = sum(PROJECTS) - 3
    strength = N_CARDS + seats
    # Between two moves of the mug: each offer is made, accepted by all others at most, and ended;
    # it takes back at most the dones of those it asks. The mug rises by 1 or more each time.
    offers = MOST_OFFERS * seats
    still = offers * (1 + others + 1) + seats + offers * others
    heights = seats * max(DIE) + N_CARDS
    negotiation = still * (heights + 1)
    # All are asked twice to push a card. A proposal is made, answered, and takes back all readies.
    proposals = MOST_PROPOSALS * seats
    council = 2 * seats + proposals * (1 + others) + seats * (1 + proposals) + seats
    return turns * (strength + negotiation + council)


INFO: Final = Info(
    id="saludos-amigos",
    players=tuple(range(LEAST_PLAYERS, MOST_PLAYERS + 1)),
    options=(STARTER,),
    boards=(),
    rules=tuple(f"SA-{number:02}" for number in range(1, 30)),
    longest=_most_decisions(),
)


@dataclass(frozen=True, slots=True)
class Deal:
    """What was drawn: the seat that has the bag first. The hands are the same for all (SA-04)."""

    starter: int


def _clockwise(players: int) -> tuple[tuple[int, ...], ...]:
    """By seat: everyone in order from its left, itself last."""
    return tuple(
        tuple((seat + step) % players for step in range(1, players + 1)) for seat in range(players)
    )


_CLOCKWISE: Final = {players: _clockwise(players) for players in INFO.players}


@dataclass(frozen=True, slots=True)
class Terms:
    """What a set-up means for play, worked out once."""

    players: int
    everyone: int
    """All seats, as bits."""
    clockwise: tuple[tuple[int, ...], ...]
    """By bag holder: all seats in order from their left, the holder last."""

    @classmethod
    def of(cls, setup: Setup) -> Self:
        players = setup.players
        return cls(players, (1 << players) - 1, _CLOCKWISE[players])


def read_board(data: object) -> None:
    """There is no board to choose: the projects are part of the rules (SA-01)."""


def check_options(players: int, options: Options) -> Refusal | None:
    """Whoever is to start must be there (SA-04)."""
    if refusal := INFO.check_options(players, options):
        return refusal
    starter = options.get(STARTER.name, STARTER.default)
    if starter != RANDOM and int(starter) >= players:
        return Refusal.of("no-such-starter", STARTER.rule, seat=int(starter), players=players)
    return None


def deal(players: int, options: Options, board: None, rng: Random) -> Setup:
    """Names who starts: the seat that was chosen, or one by chance (SA-04)."""
    chosen = INFO.complete(options)
    starter = chosen[STARTER.name]
    seat = rng.randrange(players) if starter == RANDOM else int(starter)
    return Setup(players, tuple(chosen.items()), None, Deal(seat))


def check_setup(setup: Setup) -> Refusal | None:
    """Whether a recorded or edited set-up is one the rules could have dealt."""
    options = dict(setup.options)
    if refusal := check_options(setup.players, options):
        return refusal
    seat = setup.deal.starter
    if not 0 <= seat < setup.players:
        return Refusal.of("no-such-starter", STARTER.rule, seat=seat, players=setup.players)
    if options.get(STARTER.name, RANDOM) not in (RANDOM, str(seat)):
        return Refusal.of("another-starter", STARTER.rule, seat=seat)
    return None


def write_setup(setup: Setup) -> dict[str, Any]:
    """The deal as JSON data."""
    return {"starter": setup.deal.starter}


def read_setup(players: int, options: Options, data: object) -> Setup:
    """The set-up back from JSON data, its form checked; its sense is for :func:`check_setup`."""
    fields = record(data, "", {"starter"})
    drawn = Deal(whole(fields["starter"], "starter"))
    return Setup(players, tuple(INFO.complete(options).items()), None, drawn)
