"""The dice, and the building they call for: chains join, rivals leave, values and money move."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.engine.game import Emit
from bigshot_desktop.engine.seating import TURNS
from bigshot_desktop.games.shark.rules.actions import Place, Roll
from bigshot_desktop.games.shark.rules.chains import open_squares, value_of
from bigshot_desktop.games.shark.rules.events import (
    BonusPaid,
    BuildingPlaced,
    ChainRemoved,
    DiceRolled,
    GainPaid,
    PlacementSkipped,
    TurnBegan,
    ValueChanged,
)
from bigshot_desktop.games.shark.rules.material import (
    BLACK,
    N_COMPANIES,
    OTHERS,
    squares_in,
)
from bigshot_desktop.games.shark.rules.settlement import charge, settle
from bigshot_desktop.games.shark.rules.state import NOWHERE, PLACING, SharkState
from bigshot_desktop.games.shark.rules.turns import end_placement, end_turn

ALONE: Final = tuple((company,) for company in range(N_COMPANIES))
ALL: Final = tuple(range(N_COMPANIES))


def companies_for(state: SharkState, colour: int) -> tuple[int, ...]:
    """The companies that may build for a colour, or without one (SH-09, SH-31, SH-32)."""
    if 0 <= colour < N_COMPANIES:
        return ALONE[colour]
    if colour == BLACK and state.terms.black_is_fewest:
        numbers = [squares.bit_count() for squares in state.built]
        fewest = min(numbers)
        return tuple(company for company in ALL if numbers[company] == fewest)
    return ALL


def roll(state: SharkState, action: Roll, emit: Emit | None) -> None:
    """Names zone and company; where nothing can be placed, the turn is over (SH-09, SH-10)."""
    state.zone = zone = action.zone
    state.colour = colour = action.colour
    if emit:
        if state.turn == 1 and not state.terms.chosen_share:  # nothing came before this roll
            emit(TurnBegan(1, state.active))
        emit(DiceRolled(state.active, zone, colour))
    spots = [0, 0, 0, 0]
    for company in companies_for(state, colour):
        spots[company] = open_squares(state, company, zone)
    if any(spots):
        state.spots = tuple(spots)
        state.phase = PLACING
        state.acting = TURNS[state.active]
        return
    if emit:
        emit(PlacementSkipped(state.active, zone, colour))
    end_turn(state, emit)


def place(state: SharkState, action: Place, emit: Emit | None) -> None:
    """A building, in the order of SH-17: the bonus, the gains of shareholders, then all losses."""
    seat, company, square = action.seat, action.company, action.square
    touching = state.terms.world.touching[square]
    state.spots = NOWHERE
    size = _join(state, company, square, touching)
    if emit:
        emit(BuildingPlaced(seat, company, square, size))
    rise = _revalue(state, company, emit)
    bonus = state.values[company] if rise > 0 else 1 if size == 1 else 0
    state.cash[seat] += bonus
    if emit and bonus:
        emit(BonusPaid(seat, company, bonus))
    if rise > 0:
        _pay_gains(state, company, rise, emit)
        rise = 0
    falls = [0, 0, 0, 0]
    falls[company] = -rise
    if size > 1:
        for rival in OTHERS[company]:
            if state.built[rival] & touching:
                _remove(state, rival, touching, emit)
                falls[rival] = -_revalue(state, rival, emit)
    if any(falls):
        charge(state, falls, emit)
        settle(state, emit)
    else:
        end_placement(state, emit)


def _join(state: SharkState, company: int, square: int, touching: int) -> int:
    """Adds a building and joins the chains it touches; how long its chain is then (SH-11)."""
    joined = 1 << square
    state.built[company] |= joined
    state.used[company] += 1
    chains = []
    for chain in state.chains[company]:
        if chain & touching:
            joined |= chain
        else:
            chains.append(chain)
    chains.append(joined)
    chains.sort()
    state.chains[company] = tuple(chains)
    return joined.bit_count()


def _remove(state: SharkState, company: int, touching: int, emit: Emit | None) -> None:
    """Takes the chains of a company off the map that stand on one of these squares (SH-15)."""
    chains = []
    for chain in state.chains[company]:
        if chain & touching:
            state.built[company] ^= chain
            if emit:
                emit(ChainRemoved(company, squares_in(chain)))
        else:
            chains.append(chain)
    state.chains[company] = tuple(chains)


def _revalue(state: SharkState, company: int, emit: Emit | None) -> int:
    """Lets the value of a company follow the map; by how much it rose (SH-12, SH-16)."""
    old = state.values[company]
    state.values[company] = new = value_of(state.chains[company], state.terms.counted)
    if emit and new != old:
        emit(ValueChanged(company, old, new))
    return new - old


def _pay_gains(state: SharkState, company: int, rise: int, emit: Emit | None) -> None:
    """Every shareholder gets what the value rose by, for each share (SH-14)."""
    for seat, number in enumerate(state.shares[company::N_COMPANIES]):
        if number:
            state.cash[seat] += number * rise
            if emit:
                emit(GainPaid(seat, company, number, number * rise))
