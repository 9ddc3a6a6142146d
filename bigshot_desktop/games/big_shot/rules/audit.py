"""What must hold in every position of Big Shot, whatever was played."""

from __future__ import annotations

from bigshot_desktop.games.big_shot.rules.actions import DISTRICTS_IN
from bigshot_desktop.games.big_shot.rules.majority import NOBODY, SIZE, UNIT, counts
from bigshot_desktop.games.big_shot.rules.material import (
    CUBES_PER_COLOUR,
    DISTRICT_SIZE,
    LOAN_TOKENS,
    LOT_SIZE,
    MOST_LOANS,
    MOST_MONEY,
    N_COLOURS,
    N_DISTRICTS,
    N_FIELDS,
)
from bigshot_desktop.games.big_shot.rules.state import OVER, PLACING, UNDECIDED, BigShotState


def audit(state: BigShotState) -> list[str]:
    """The names of what is broken."""
    on_table = _on_table(state)
    truths = {
        "cubes never grow": max(on_table) <= CUBES_PER_COLOUR,
        "six cubes leave with each sale": _cubes_conserved(state, sum(on_table)),
        "fields hold four cubes or none": all(SIZE[lot] in (0, LOT_SIZE) for lot in state.fields),
        "the ring is the fields with cubes": state.ring
        == [field for field in range(N_FIELDS) if state.fields[field]],
        "a lot is in hand while placing": bool(state.lot) == (state.phase == PLACING),
        "open districts have room": all(
            SIZE[state.piles[d]] < DISTRICT_SIZE for d in DISTRICTS_IN[state.open]
        ),
        "open districts are the undecided": DISTRICTS_IN[state.open]
        == tuple(d for d in range(N_DISTRICTS) if state.owners[d] == UNDECIDED),
        "sold districts keep one cube": all(
            state.piles[d] == (UNIT[owner] if owner >= 0 else 0)
            for d, owner in enumerate(state.owners)
            if owner != UNDECIDED
        ),
        "nobody owns only at the end": NOBODY not in state.owners or state.phase == OVER,
        "money stays in bounds": all(0 <= cash <= MOST_MONEY for cash in state.cash),
        "loans stay in bounds": all(0 <= loans <= MOST_LOANS for loans in state.loans),
        "loan tokens are conserved": state.tokens == LOAN_TOKENS - sum(state.loans)
        and state.tokens >= 0,
        "the fourth colour has no money": all(
            not state.cash[c] and not state.loans[c]
            for c, seat in enumerate(state.terms.seat_of)
            if seat < 0
        ),
        "rounds empty fields": len(state.ring)
        == N_FIELDS - max(state.round - (state.phase not in (PLACING, OVER)), 0),
    }
    return [name for name, holds in truths.items() if not holds]


def _on_table(state: BigShotState) -> list[int]:
    """The cubes of each colour that are still in the game."""
    piles = map(counts, (*state.fields, *state.piles, state.lot))
    return [sum(cubes) for cubes in zip(*piles, strict=True)]


def _cubes_conserved(state: BigShotState, total: int) -> bool:
    """Before the end: 72 cubes, less six for each district sold."""
    sold = N_DISTRICTS - state.open.bit_count()
    whole = CUBES_PER_COLOUR * N_COLOURS - (DISTRICT_SIZE - 1) * sold
    return total == whole or state.phase == OVER
