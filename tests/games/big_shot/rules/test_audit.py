"""The audit that all other tests lean on finds what is broken."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bigshot_desktop.games.big_shot.rules.majority import pile_of
from bigshot_desktop.games.big_shot.rules.state import BigShotState
from tests.games.big_shot.rules.positions import BLACK, GAME, RED, YELLOW, Table


def in_the_middle(players: int = 4) -> Table:
    """Some rounds played, the docks sold to red, an auction under way."""
    table = Table(players)
    for names in (["docks"] * 4, ["docks", "docks", "docks", "station"], ["theatre"] * 4):
        table.roll()
        table.let_all_pass()
        table.place(*enumerate(names))
    table.roll()
    return table


def _a_cube_too_many(state: BigShotState) -> None:
    state.piles[0] += pile_of((1, 0, 0, 0))


def _a_cube_too_few(state: BigShotState) -> None:
    state.piles[4] -= pile_of((1, 0, 0, 0))


def _another_colour(state: BigShotState) -> None:
    state.fields[17] = pile_of((4, 0, 0, 0))
    state.fields[16] = pile_of((4, 0, 0, 0))
    state.fields[15] = pile_of((4, 0, 0, 0))


def _three_on_a_field(state: BigShotState) -> None:
    state.fields[17] = pile_of((1, 1, 1, 0))


def _a_field_forgotten(state: BigShotState) -> None:
    state.fields[17] = 0


def _a_lot_from_nowhere(state: BigShotState) -> None:
    state.lot = pile_of((1, 0, 0, 0))


def _eight_in_a_district(state: BigShotState) -> None:
    state.piles[5] = pile_of((2, 2, 2, 2))


def _a_sold_district_reopened(state: BigShotState) -> None:
    state.owners[10] = -2


def _a_sold_district_full(state: BigShotState) -> None:
    state.piles[10] = pile_of((3, 2, 1, 1))


def _nobody_too_early(state: BigShotState) -> None:
    state.owners[0] = -1


def _a_negative_purse(state: BigShotState) -> None:
    state.cash[YELLOW] = -1


def _a_bottomless_purse(state: BigShotState) -> None:
    state.cash[YELLOW] = 56


def _a_tenth_loan(state: BigShotState) -> None:
    state.loans[YELLOW] = 10
    state.tokens = 20


def _a_token_lost(state: BigShotState) -> None:
    state.tokens -= 1


def _a_round_too_far(state: BigShotState) -> None:
    state.round += 1


@pytest.mark.parametrize(
    ("damage", "found"),
    [
        (_a_cube_too_many, "six cubes leave with each sale"),
        (_a_cube_too_few, "six cubes leave with each sale"),
        (_another_colour, "cubes never grow"),
        (_three_on_a_field, "fields hold four cubes or none"),
        (_a_field_forgotten, "the ring is the fields with cubes"),
        (_a_lot_from_nowhere, "a lot is in hand while placing"),
        (_eight_in_a_district, "open districts have room"),
        (_a_sold_district_reopened, "open districts are the undecided"),
        (_a_sold_district_full, "sold districts keep one cube"),
        (_nobody_too_early, "nobody owns only at the end"),
        (_a_negative_purse, "money stays in bounds"),
        (_a_bottomless_purse, "money stays in bounds"),
        (_a_tenth_loan, "loans stay in bounds"),
        (_a_token_lost, "loan tokens are conserved"),
        (_a_round_too_far, "rounds empty fields"),
    ],
)
def test_the_audit_finds_what_was_damaged(
    damage: Callable[[BigShotState], None], found: str
) -> None:
    state = in_the_middle().state
    assert GAME.audit(state) == []
    damage(state)
    assert found in GAME.audit(state)


def test_the_audit_finds_money_of_the_colour_that_belongs_to_nobody() -> None:
    state = in_the_middle(3).state
    state.cash[BLACK] = 1
    assert GAME.audit(state) == ["the fourth colour has no money"]


def test_the_docks_were_sold_to_red() -> None:
    table = in_the_middle()
    assert table.owner("docks") in range(4)
    assert table.cubes_in(10)[RED] + sum(table.cubes_in(10)[1:]) == 1
