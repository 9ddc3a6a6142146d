"""How a match of Shark begins: options, the deal, and what both mean for play."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, Final, Self

from bigshot_desktop.engine.codec import record, whole, wholes
from bigshot_desktop.engine.game import Info, Malformed, Option, Options, Refusal, Setup
from bigshot_desktop.engine.seating import clockwise
from bigshot_desktop.games.shark.rules.actions import MOST_PLAYERS
from bigshot_desktop.games.shark.rules.material import (
    BUILDINGS_EACH,
    BUY_LIMIT,
    LONGEST_COUNTED,
    N_COMPANIES,
    World,
    read_world,
    write_world,
)

START_SHARE: Final = Option("start-share", ("dealt", "chosen"), "SH-05")
LIMIT: Final = Option("buy-limit", ("per-turn", "per-occasion"), "SH-08")
VARIANT_1: Final = Option("variant-1", ("no", "yes"), "SH-30")
VARIANT_2: Final = Option("variant-2", ("no", "yes"), "SH-31")
VARIANT_3: Final = Option("variant-3", ("no", "yes"), "SH-32")

MOST_TURNS: Final = 1000
"""More turns than a match can be believed to have.

After 69 placements at the latest some company has used its 18 buildings. Turns without a placement
(SH-10) have no such bound, only odds: an empty square is always open to the company of the longest
chain beside it, and of six zones the buildings can fill three at most. So at least 6 of 36 rolls, one
such company's colour or white for each other zone, lead to a placement, whatever the map and the
variant; the odds that fewer than 69 of 1 000 do are less than 1 in 10¹⁸.
"""

INFO: Final = Info(
    id="shark",
    players=(2, 3, 4, 5, 6),
    options=(START_SHARE, LIMIT, VARIANT_1, VARIANT_2, VARIANT_3),
    boards=("world",),
    rules=tuple(f"SH-{number:02}" for number in (*range(1, 23), *range(30, 33))),
    longest=MOST_TURNS * (4 * BUY_LIMIT + 3) + 2 * MOST_PLAYERS,
    # In a turn: one building, two ends of trading, and ten shares bought, one at a time. Selling
    # does not renew the right to buy (SH-08), so as many are sold at most, freely or by force, and
    # besides only the shares of the start, each of which may have been chosen.
)


@dataclass(frozen=True, slots=True)
class Deal:
    """What was drawn: the banker's seat, and the company of each seat's first share."""

    banker: int
    shares: tuple[int, ...]
    """By seat; empty where shares are chosen, and where there are none (SH-30)."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What a set-up means for play, worked out once."""

    players: int
    world: World
    everyone: int
    """All seats, as bits."""
    following: tuple[tuple[int, ...], ...]
    """The next seat clockwise, by the seats in question (bits) and the seat before it."""
    first: int
    """The seat left of the banker, which begins (SH-05)."""
    chosen_share: bool
    per_occasion: bool
    """Whether the right to buy is renewed for the second occasion of a turn (SH-08)."""
    counted: int
    """How much of a chain counts towards the value of its company (SH-12, SH-30)."""
    black_is_fewest: bool
    zone_die_only: bool

    @classmethod
    def of(cls, setup: Setup) -> Self:
        options = dict(setup.options)
        players = setup.players
        everyone = (1 << players) - 1
        following = clockwise(players)
        return cls(
            players=players,
            world=setup.board,
            everyone=everyone,
            following=following,
            first=following[everyone][setup.deal.banker],
            chosen_share=options[START_SHARE.name] == "chosen",
            per_occasion=options[LIMIT.name] == "per-occasion",
            counted=LONGEST_COUNTED if options[VARIANT_1.name] == "yes" else BUILDINGS_EACH,
            black_is_fewest=options[VARIANT_2.name] == "yes",
            zone_die_only=options[VARIANT_3.name] == "yes",
        )


def check_options(players: int, options: Options) -> Refusal | None:
    """A black face needs a colour die (SH-32), and variant I leaves no share to choose (SH-30)."""
    if refusal := INFO.check_options(players, options):
        return refusal
    chosen = INFO.complete(options)
    if chosen[VARIANT_2.name] == chosen[VARIANT_3.name] == "yes":
        return Refusal.of("options-exclude", "SH-32", option=VARIANT_2.name, other=VARIANT_3.name)
    if chosen[VARIANT_1.name] == "yes" and chosen[START_SHARE.name] != START_SHARE.default:
        return Refusal.of("options-exclude", "SH-30", option=START_SHARE.name, other=VARIANT_1.name)
    return None


def _dealt_shares(players: int, options: Options) -> int:
    """How many shares are drawn: one each, unless chosen or not given at all (SH-05, SH-30)."""
    chosen = INFO.complete(options)
    drawn = chosen[START_SHARE.name] == "dealt" and chosen[VARIANT_1.name] == "no"
    return players if drawn else 0


def deal(players: int, options: Options, world: World, rng: Random) -> Setup:
    """Draws the banker and a share for each (SH-05)."""
    banker = rng.randrange(players)
    shares = tuple(rng.randrange(N_COMPANIES) for _ in range(_dealt_shares(players, options)))
    return Setup(players, tuple(INFO.complete(options).items()), world, Deal(banker, shares))


def check_setup(setup: Setup) -> Refusal | None:
    """Whether a recorded or edited set-up is one the rules could have dealt."""
    options = dict(setup.options)
    if refusal := check_options(setup.players, options):
        return refusal
    drawn: Deal = setup.deal
    if not 0 <= drawn.banker < setup.players:
        return Refusal.of("banker", "SH-05", seat=drawn.banker)
    number = _dealt_shares(setup.players, options)
    if len(drawn.shares) != number or not all(0 <= c < N_COMPANIES for c in drawn.shares):
        rule = "SH-30" if options[VARIANT_1.name] == "yes" else "SH-05"
        return Refusal.of("shares-dealt", rule, number=number)
    return None


def write_setup(setup: Setup) -> dict[str, Any]:
    """Map and deal as JSON data."""
    drawn: Deal = setup.deal
    return {
        "world": write_world(setup.board),
        "banker": drawn.banker,
        "shares": list(drawn.shares),
    }


def read_setup(players: int, options: Options, data: object) -> Setup:
    """The set-up back from JSON data; its form is checked here, its sense in `check_setup`."""
    fields = record(data, "", {"world", "banker", "shares"})
    drawn = Deal(whole(fields["banker"], "banker"), wholes(fields["shares"], "shares"))
    return Setup(
        players, tuple(INFO.complete(options).items()), _read_world(fields["world"]), drawn
    )


def _read_world(data: object) -> World:
    try:
        return read_world(data)
    except Malformed as problem:
        raise Malformed(f"world.{problem.where}".rstrip("."), problem.expected) from None
