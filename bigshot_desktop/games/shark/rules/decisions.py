"""What Shark asks of a seat: the kinds of decision with their bounds, and what answers them."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from bigshot_desktop.engine.game import Decision, pick
from bigshot_desktop.games.shark.rules.actions import (
    BUYS,
    ENDS,
    PLACES,
    ROLLS,
    SELLS,
    TAKES,
    ZONE_ROLLS,
    Roll,
    SellOff,
    SharkAction,
)
from bigshot_desktop.games.shark.rules.market import buyable, sellable
from bigshot_desktop.games.shark.rules.material import N_COMPANIES, squares_in
from bigshot_desktop.games.shark.rules.settlement import held, sell_offs
from bigshot_desktop.games.shark.rules.state import (
    AFTER,
    BEFORE,
    CHOOSING,
    PLACING,
    SETTLING,
    SharkState,
)


@dataclass(frozen=True, slots=True)
class RollDice(Decision):
    """Nature's: the dice, rolled by a seat, with or without the colour die (SH-32)."""

    roller: int
    colour_die: bool


@dataclass(frozen=True, slots=True)
class ChooseShare(Decision):
    """A share of one of these companies to begin with (SH-05)."""

    companies: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Trade(Decision):
    """Buy or sell up to so many shares of a company, or end this occasion (SH-06 … SH-08)."""

    occasion: int
    allowance: int
    """How many may still be bought in all."""
    cash: int
    buyable: tuple[int, ...]
    sellable: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PlaceBuilding(Decision):
    """A building on one of these squares, by company (SH-10)."""

    zone: int
    colour: int
    squares: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class CoverLoss(Decision):
    """So much of a loss is to be covered with shares that count half their value (SH-18)."""

    rest: int
    shares: tuple[int, ...]
    values: tuple[int, ...]


def decision(state: SharkState, seat: int) -> Decision:
    """What is asked of a seat that is to act."""
    phase = state.phase
    if phase in (BEFORE, AFTER):
        return Trade(
            1 if phase == BEFORE else 2,
            state.allowance,
            state.cash[seat],
            tuple(buyable(state, seat)),
            tuple(sellable(state, seat)),
        )
    if phase == PLACING:
        return PlaceBuilding(state.zone, state.colour, tuple(map(squares_in, state.spots)))
    if phase == SETTLING:
        return CoverLoss(state.agenda[-1][1], held(state, seat), tuple(state.values))
    if phase == CHOOSING:
        return ChooseShare(tuple(range(N_COMPANIES)))
    return RollDice(state.active, not state.terms.zone_die_only)


def rolls(state: SharkState) -> tuple[Roll, ...]:
    """What the dice can show, each as likely as the other (SH-04, SH-32)."""
    return ZONE_ROLLS if state.terms.zone_die_only else ROLLS


def legal(state: SharkState, seat: int) -> list[SharkAction]:
    """All actions of the seat that is to act."""
    phase = state.phase
    if phase == PLACING:
        return [
            PLACES[seat][company][square]
            for company, spots in enumerate(state.spots)
            for square in squares_in(spots)
        ]
    if phase in (BEFORE, AFTER):
        deals: list[SharkAction] = [ENDS[seat]]
        for company, most in enumerate(buyable(state, seat)):
            deals += BUYS[seat][company][1 : most + 1]
        for company, most in enumerate(sellable(state, seat)):
            deals += SELLS[seat][company][1 : most + 1]
        return deals
    if phase == SETTLING:
        return [
            SellOff(seat, shares)
            for shares in sell_offs(state.agenda[-1][1], held(state, seat), state.values)
        ]
    if phase == CHOOSING:
        return list(TAKES[seat])
    return list(rolls(state))


def sample(state: SharkState, seat: int, rng: Random) -> SharkAction:
    """One of :func:`legal`, each equally likely, without building the list where it is long."""
    phase = state.phase
    if phase == PLACING:
        a, b, c, d = state.spots
        total = a.bit_count() + b.bit_count() + c.bit_count() + d.bit_count()
        choice = rng.getrandbits(24) * total >> 24  # pick(), without the call
        for company, spots in enumerate(state.spots):
            number = spots.bit_count()
            if choice < number:
                for _ in range(choice):
                    spots &= spots - 1
                return PLACES[seat][company][(spots & -spots).bit_length() - 1]
            choice -= number
    elif phase in (BEFORE, AFTER):
        buys, sells = buyable(state, seat), sellable(state, seat)
        choice = rng.getrandbits(24) * (1 + sum(buys) + sum(sells)) >> 24
        if not choice:
            return ENDS[seat]
        for company, most in enumerate(buys):
            if choice <= most:
                return BUYS[seat][company][choice]
            choice -= most
        for company, most in enumerate(sells):
            if choice <= most:
                return SELLS[seat][company][choice]
            choice -= most
    actions = legal(state, seat)
    return actions[pick(rng, len(actions))]
