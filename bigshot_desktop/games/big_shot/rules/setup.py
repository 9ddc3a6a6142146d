"""How a match of Big Shot begins: options, the deal, and what both mean for play."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Final, Self

from bigshot_desktop.engine.codec import record, whole, wholes
from bigshot_desktop.engine.game import Info, Malformed, Option, Options, Refusal, Setup
from bigshot_desktop.engine.seating import TURNS, clockwise
from bigshot_desktop.games.big_shot.rules.majority import COLOURS_IN, SIZE, UNIT, counts, pile_of
from bigshot_desktop.games.big_shot.rules.material import (
    CUBES_PER_COLOUR,
    LOT_SIZE,
    MOST_MONEY,
    N_COLOURS,
    N_FIELDS,
    City,
    read_city,
    write_city,
)

HIDDEN_MONEY: Final = Option("hidden-money", ("no", "yes"), "BS-50")
LOANS: Final = Option("loans", ("during", "before"), "BS-51")
OVERBIDS: Final = Option("overbids", ("strict", "table-round", "table-game"), "BS-52")

INFO: Final = Info(
    id="big-shot",
    players=(2, 3, 4),
    options=(HIDDEN_MONEY, LOANS, OVERBIDS),
    boards=("city",),
    rules=tuple(
        f"BS-{number:02}" for number in (*range(1, 28), 30, *range(40, 45), *range(50, 53))
    ),
    longest=N_FIELDS * (5 * (MOST_MONEY + 3) + 2 * LOT_SIZE + 1),
    # a round: at most four restarted auctions of rising bids and three passes, a loan each, four cubes, one purse
)


@dataclass(frozen=True, slots=True)
class Deal:
    """What was drawn: the pile on each field, where the broker starts, and the colours of each seat."""

    lots: tuple[int, ...]
    broker: int
    colours: tuple[tuple[int, ...], ...]
    """By seat: one colour each, two each for two players."""


_FOLLOWING: Final = {
    players: tuple(tuple(TURNS[seat] for seat in row) for row in clockwise(players))
    for players in INFO.players
}


@dataclass(frozen=True, slots=True)
class Terms:
    """What a set-up means for play, worked out once."""

    players: int
    purses: tuple[tuple[int, ...], ...]
    """The colours of each seat."""
    seat_of: tuple[int, ...]
    """The seat of each colour, −1 for the colour that belongs to nobody (BS-30)."""
    everyone: int
    """All seats, as bits."""
    following: tuple[tuple[tuple[int, ...], ...], ...]
    """The turn of the next seat clockwise, by the seats in question (bits) and the seat before it."""
    purse: tuple[int, ...]
    """The first colour of each seat: the only one, unless two play."""
    one_purse: bool
    plain: bool
    """One purse each and no bid above one's cash."""
    hidden_money: bool
    loans_before: bool
    overbids_allowed: bool
    checks_last: bool
    """Whether checked bids stay checked for the rest of the game, not only of the round."""

    @classmethod
    def of(cls, setup: Setup) -> Self:
        deal: Deal = setup.deal
        seat_of = [-1] * N_COLOURS
        for seat, colours in enumerate(deal.colours):
            for colour in colours:
                seat_of[colour] = seat
        options = dict(setup.options)
        one_purse = colours_each(setup.players) == 1
        strict = options[OVERBIDS.name] == "strict"
        return cls(
            players=setup.players,
            purses=deal.colours,
            seat_of=tuple(seat_of),
            everyone=(1 << setup.players) - 1,
            following=_FOLLOWING[setup.players],
            purse=tuple(colours[0] for colours in deal.colours),
            one_purse=one_purse,
            plain=one_purse and strict,
            hidden_money=options[HIDDEN_MONEY.name] == "yes",
            loans_before=options[LOANS.name] == "before",
            overbids_allowed=not strict,
            checks_last=options[OVERBIDS.name] == "table-game",
        )


def check_options(players: int, options: Options) -> Refusal | None:
    """The expert options are for three or four (BS-50 … BS-52)."""
    if refusal := INFO.check_options(players, options):
        return refusal
    if players == 2:
        for option in INFO.options:
            if options.get(option.name, option.default) != option.default:
                return Refusal.of("expert-for-two", option.rule, option=option.name)
    return None


def deal(players: int, options: Options, city: City, rng: Random) -> Setup:
    """Draws lots, broker and colours. Dealing anew until no field shows one colour only is uniform (BS-05)."""
    cubes = [colour for colour in range(N_COLOURS) for _ in range(CUBES_PER_COLOUR)]
    while True:
        rng.shuffle(cubes)
        lots = tuple(
            sum(UNIT[colour] for colour in cubes[first : first + LOT_SIZE])
            for first in range(0, len(cubes), LOT_SIZE)
        )
        if all(len(COLOURS_IN[lot]) > 1 for lot in lots):
            break
    cards = list(range(N_COLOURS))
    rng.shuffle(cards)
    each = colours_each(players)
    colours = tuple(
        tuple(sorted(cards[seat * each : (seat + 1) * each])) for seat in range(players)
    )
    return Setup(
        players,
        tuple(INFO.complete(options).items()),
        city,
        Deal(lots, rng.randrange(N_FIELDS), colours),
    )


def colours_each(players: int) -> int:
    """Two colours each for two players (BS-40), else one."""
    return 2 if players == 2 else 1


def check_setup(setup: Setup) -> Refusal | None:
    """Whether a recorded or edited set-up is one the rules could have dealt."""
    if refusal := check_options(setup.players, dict(setup.options)):
        return refusal
    drawn: Deal = setup.deal
    for colour in range(N_COLOURS):
        number = sum(counts(lot)[colour] for lot in drawn.lots)
        if number != CUBES_PER_COLOUR:
            return Refusal.of("cubes-of-colour", "BS-04", colour=colour, number=number)
    for field, lot in enumerate(drawn.lots):
        if SIZE[lot] != LOT_SIZE or len(COLOURS_IN[lot]) < 2:
            return Refusal.of("lot-of-field", "BS-05", field=field)
    if not 0 <= drawn.broker < N_FIELDS:
        return Refusal.of("broker-field", "BS-06", field=drawn.broker)
    dealt = [colour for colours in drawn.colours for colour in colours]
    if (
        len(drawn.colours) != setup.players
        or any(len(colours) != colours_each(setup.players) for colours in drawn.colours)
        or len(set(dealt)) != len(dealt)
        or not all(0 <= colour < N_COLOURS for colour in dealt)
    ):
        return Refusal.of("colours-dealt", "BS-40" if setup.players == 2 else "BS-08")
    return None


def write_setup(setup: Setup) -> dict[str, Any]:
    """City and deal as JSON data, lots as counts by colour."""
    drawn: Deal = setup.deal
    return {
        "city": write_city(setup.board),
        "lots": [list(counts(lot)) for lot in drawn.lots],
        "broker": drawn.broker,
        "colours": [list(colours) for colours in drawn.colours],
    }


def read_setup(players: int, options: Options, data: object) -> Setup:
    """The set-up back from JSON data; its form is checked here, its sense by :func:`check_setup`."""
    fields = record(data, "", {"city", "lots", "broker", "colours"})
    lots, colours = fields["lots"], fields["colours"]
    if not isinstance(lots, list) or len(lots) != N_FIELDS:
        raise Malformed("lots", f"entries:{N_FIELDS}")
    if not isinstance(colours, list) or len(colours) > N_COLOURS:
        raise Malformed("colours", "numbers")
    drawn = Deal(
        tuple(_read_lot(lot, f"lots[{field}]") for field, lot in enumerate(lots)),
        whole(fields["broker"], "broker"),
        tuple(wholes(own, f"colours[{seat}]") for seat, own in enumerate(colours)),
    )
    return Setup(players, _ordered(options), _read_city(fields["city"]), drawn)


def _read_lot(data: object, where: str) -> int:
    cubes = wholes(data, where, N_COLOURS)
    if not all(0 <= number <= LOT_SIZE for number in cubes):
        raise Malformed(where, f"between:0:{LOT_SIZE}")
    return pile_of(cubes)


def _read_city(data: object) -> City:
    try:
        return read_city(data)
    except Malformed as problem:
        raise Malformed(f"city.{problem.where}".rstrip("."), problem.expected) from None


def _ordered(options: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    return tuple(INFO.complete(options).items())
