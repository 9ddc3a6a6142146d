"""What must hold in every position of Shark, whatever was played."""

from __future__ import annotations

from bigshot_desktop.engine.game import CHANCE
from bigshot_desktop.games.shark.rules.chains import around, open_squares, value_of
from bigshot_desktop.games.shark.rules.material import (
    BUILDINGS_EACH,
    BUY_LIMIT,
    N_COMPANIES,
    OTHERS,
    SHARES_EACH,
    TOP_VALUE,
)
from bigshot_desktop.games.shark.rules.placing import companies_for
from bigshot_desktop.games.shark.rules.settlement import held, proceeds, worth_of
from bigshot_desktop.games.shark.rules.state import (
    CHOOSING,
    NOWHERE,
    OVER,
    PLACING,
    ROLLING,
    SETTLING,
    SharkState,
)

_COMPANIES = range(N_COMPANIES)


def audit(state: SharkState) -> list[str]:
    """The names of what is broken."""
    terms = state.terms
    world = terms.world
    seats = range(terms.players)
    ended = (
        TOP_VALUE in state.values or BUILDINGS_EACH in state.used or state.playing.bit_count() == 1
    )
    truths = {
        "a company stands on its chains": all(
            state.built[c] == sum(state.chains[c]) and _apart(state, c) for c in _COMPANIES
        ),
        "chains keep their order": all(list(some) == sorted(some) for some in state.chains),
        "rivals never touch": all(
            not state.built[rival] & (state.built[c] | around(world, state.built[c]))
            for c in _COMPANIES
            for rival in OTHERS[c]
        ),
        "values follow the map": state.values
        == [value_of(chains, terms.counted) for chains in state.chains],
        "buildings come from the box": all(
            state.built[c].bit_count() <= state.used[c] <= BUILDINGS_EACH for c in _COMPANIES
        ),
        "shares are conserved": all(
            state.bank[c] + sum(state.shares[c::N_COMPANIES]) == SHARES_EACH for c in _COMPANIES
        )
        and min(*state.bank, *state.shares) >= 0,
        "nobody owes the bank": min(state.cash) >= 0,
        "the ruined are out": sorted(state.ruined)
        == [seat for seat in seats if not state.playing >> seat & 1],
        "the ruined have nothing": not any(
            state.cash[seat] or any(held(state, seat)) for seat in state.ruined
        ),
        "who acts belongs to the phase": state.acting == _acting(state),
        "the active player plays": bool(state.playing >> state.active & 1),
        "at most five may be bought": 0 <= state.allowance <= BUY_LIMIT,
        "the open squares are those of the roll": state.spots == _spots(state),
        "placing is possible": any(state.spots) == (state.phase == PLACING),
        "debts are open only while they are settled": bool(state.agenda)
        == (state.phase == SETTLING),
        "a debtor can pay": all(
            0 < rest <= proceeds(worth_of(held(state, seat), state.values)) and not state.cash[seat]
            for seat, rest in state.agenda[-1:]
        ),
        "debts are owed by others who play": all(
            seat != state.active and state.playing >> seat & 1 and owed > 0
            for seat, owed in state.agenda
        ),
        "the match ends when it must": state.phase in (OVER, SETTLING) if ended else True,
        "the match ends only when it must": ended or state.phase != OVER,
        "turns are counted": bool(state.turn) == (state.phase != CHOOSING),
    }
    return [name for name, holds in truths.items() if not holds]


def _apart(state: SharkState, company: int) -> bool:
    """Whether no two chains of a company touch or overlap: then they would be one."""
    seen = near = 0
    for chain in state.chains[company]:
        if chain & (seen | near):
            return False
        seen |= chain
        near |= around(state.terms.world, chain)
    return True


def _acting(state: SharkState) -> tuple[int, ...]:
    """Who should be asked."""
    if state.phase == OVER:
        return ()
    if state.phase == ROLLING:
        return (CHANCE,)
    if state.phase == SETTLING:
        return (state.agenda[-1][0],) if state.agenda else ()
    if state.phase == CHOOSING:
        taken = sum(state.shares)
        return ((state.terms.first + taken) % state.terms.players,)
    return (state.active,)


def _spots(state: SharkState) -> tuple[int, ...]:
    """Where the building of this roll may go."""
    if state.phase != PLACING:
        return NOWHERE
    companies = companies_for(state, state.colour)
    return tuple(open_squares(state, c, state.zone) if c in companies else 0 for c in _COMPANIES)
