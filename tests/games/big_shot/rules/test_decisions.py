"""What a seat is asked, and that a match is never longer than the game says."""

from __future__ import annotations

from itertools import cycle
from typing import Any

import pytest

from bigshot_desktop.engine.game import CHANCE
from bigshot_desktop.games.big_shot.rules.actions import (
    Bid,
    Borrow,
    Decline,
    Pass,
    Pay,
    Place,
    Roll,
)
from bigshot_desktop.games.big_shot.rules.decisions import (
    ChoosePurse,
    ConsiderLoan,
    PlaceCube,
    RollDie,
    Speak,
)
from tests.games.big_shot.rules.positions import (
    BLACK,
    GAME,
    RED,
    WHITE,
    YELLOW,
    Table,
    lots_with,
    setup_of,
)


@pytest.mark.rule("BS-09", "BS-10")
def test_nature_is_asked_to_roll_for_the_seat_whose_die_it_is() -> None:
    table = Table(3, leader=None)
    assert table.turn == CHANCE
    assert table.asked() == RollDie(0, for_lead=True)
    for pips in (1, 1, 6):
        table.roll(pips)
    assert table.asked() == RollDie(2, for_lead=False)


@pytest.mark.rule("BS-11", "BS-14", "BS-20")
def test_a_speaker_is_told_the_lowest_and_highest_bid_and_the_loans_on_offer() -> None:
    table = Table()
    table.roll()
    assert table.asked() == Speak(lowest=1, highest=10, purses=(YELLOW,))
    assert GAME.legal(table.state, 1) == [
        Pass(1),
        *(Bid(1, amount) for amount in range(1, 11)),
        Borrow(1, YELLOW),
    ]


@pytest.mark.rule("BS-51")
def test_a_loan_before_the_auction_is_taken_or_declined() -> None:
    table = Table(loans="before")
    table.roll()
    assert table.asked() == ConsiderLoan((YELLOW,))
    assert GAME.legal(table.state, 1) == [Decline(1), Borrow(1, YELLOW)]


@pytest.mark.rule("BS-42")
def test_a_winner_with_two_purses_chooses_one() -> None:
    table = Table(2)
    table.roll()
    table.do(Bid(1, 4), Pass(0))
    assert table.asked() == ChoosePurse(4, (WHITE, BLACK))
    assert GAME.legal(table.state, 1) == [Pay(1, WHITE), Pay(1, BLACK)]


@pytest.mark.rule("BS-15")
def test_cubes_are_placed_by_colour_and_district_and_equal_cubes_are_one_choice() -> None:
    table = Table(lots=lots_with({0: (0, 3, 0, 1)}))
    table.roll()
    table.let_all_pass()
    assert table.asked() == PlaceCube((0, 3, 0, 1), tuple(range(13)))
    assert GAME.legal(table.state, 0) == [
        Place(0, colour, number) for colour in (YELLOW, BLACK) for number in range(13)
    ]


@pytest.mark.rule("BS-11", "BS-20", "BS-52")
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {}),
        (3, {}),
        (4, {}),
        (4, {"overbids": "table-round"}),
        (4, {"overbids": "table-game"}),
        (4, {"overbids": "table-round", "loans": "before", "hidden_money": "yes"}),
    ],
)
def test_the_slowest_match_there_is_stays_within_the_longest(
    players: int, options: dict[str, Any]
) -> None:
    """Everyone borrows when they can, raises by one while they may, and passes only when they must."""
    state = GAME.initial(setup_of(players, **options))
    pips = cycle((6, 1, 2, 3, 4, 5))
    decisions = 0
    while GAME.to_act(state):
        (seat,) = GAME.to_act(state)
        if seat == CHANCE:
            GAME.apply(state, Roll(CHANCE, next(pips)))
            continue
        decisions += 1
        assert decisions <= GAME.info.longest
        GAME.apply(state, _slowest(GAME.legal(state, seat)))
    assert GAME.audit(state) == []
    if options.get("overbids") == "table-round":
        assert decisions > GAME.info.longest / 3, "and the bound is no idle number"


def _slowest(listed: list[Any]) -> Any:
    for kind in (Borrow, Bid):
        some = [action for action in listed if isinstance(action, kind)]
        if some:
            return some[0]
    return listed[0]


@pytest.mark.rule("BS-20")
def test_a_purse_is_offered_a_loan_until_it_took_one() -> None:
    table = Table()
    table.roll()
    table.do(Pass(1), Pass(2), Bid(3, 1))
    assert table.asked() == Speak(lowest=2, highest=10, purses=(RED,))
    table.do(Borrow(0, RED))
    assert table.asked() == Speak(lowest=2, highest=19, purses=())
