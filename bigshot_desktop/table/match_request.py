"""What somebody wants to play, before it is dealt: the game, who sits where, the options and the seed."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from getpass import getuser
from typing import Any, Final, Protocol

from bigshot_desktop.engine.game import Malformed
from bigshot_desktop.games import ENTRIES, GAMES
from bigshot_desktop.table.characters import draw_characters
from bigshot_desktop.table.dice_seal import draw_seed, sealed
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.new_match import new_match
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.seats import Seat

USUAL_NAME: Final = "Alex"
_NO_NAMES: Final = {"root", "user", "admin", "administrator", "guest", "player"}
USUAL_LEVEL: Final = "medium"
MOST_DRAWN_SEED: Final = 999_999_999
"""Seeds that are drawn here are short enough to be told on the telephone."""


class Fixed(Protocol):
    """What of a game's deal somebody has decided."""

    def fit(self, deal: Any) -> Any:
        """The deal once it is so."""


@dataclass(frozen=True, slots=True)
class MatchRequest:
    """A match to be dealt. What is not fixed is left to the seed.

    Without a seed, a secret one is drawn when the match is dealt, and sealed together with the players' word.
    """

    game: str
    seats: tuple[Seat, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    seed: int | None = None
    fixed: Fixed | None = None
    word: str = ""


def deal_request(match_request: MatchRequest, *, free_undo: bool = False) -> Match:
    """Deals a match as it was wished for; raises :class:`Problem` where the rules do not allow it."""
    game, seats = GAMES[match_request.game], match_request.seats
    secret = match_request.seed is None
    seed = draw_seed() if match_request.seed is None else match_request.seed
    match = new_match(game, seats, match_request.options, seed, free_undo=free_undo)
    if match_request.fixed is not None:
        setup = replace(match.setup, deal=match_request.fixed.fit(match.setup.deal))
        if refusal := game.check_setup(setup):
            raise Problem.refused("setup-refused", refusal)
        match = Match(game, setup, seats, seed, free_undo=free_undo)
    return sealed(match, match_request.word, seed=seed) if secret else match


def usual_name() -> str:
    """What the person at this computer is called there; names that are no names give way to another."""
    try:
        name = getuser().split("@")[0].split("\\")[-1].replace(".", " ").replace("_", " ").title()
        return Seat(name).name if name.lower() not in _NO_NAMES else USUAL_NAME
    except (OSError, KeyError, ImportError, Malformed):
        return USUAL_NAME


def usual_request(game: str, name: str, seed: int | None = None) -> MatchRequest:
    """What one click plays: a person against as many bots of the usual level as make a full table.

    Where the game brings no bots, random ones play. Who they are tells nothing of a secret seed.
    """
    players = 4 if 4 in ENTRIES[game].players else max(ENTRIES[game].players)
    level = USUAL_LEVEL if ENTRIES[game].bots else "random"
    drawn = new_seed() if seed is None else seed
    return MatchRequest(
        game, (Seat(name), *bot_seats(drawn, players - 1, level, {name})), seed=seed
    )


def bot_seats(seed: int, number: int, level: str, taken: Collection[str] = ()) -> tuple[Seat, ...]:
    """So many bots of a level, with names that nobody at the table has: the same for the same seed."""
    return tuple(
        Seat(one.name, "bot", level, one.id) for one in draw_characters(seed, number, level, taken)
    )


def new_seed() -> int:
    """A seed that nobody has chosen, but that may be told: to draw what is no secret, and to share a deal."""
    return secrets.randbelow(MOST_DRAWN_SEED + 1)
