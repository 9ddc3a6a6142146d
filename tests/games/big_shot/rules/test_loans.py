"""Loans in the basic game (BS-20 to BS-22)."""

from __future__ import annotations

import pytest

from bigshot_desktop.games.big_shot.rules.actions import Bid, Borrow, Decline, Pass
from bigshot_desktop.games.big_shot.rules.decisions import PlaceCube, Speak
from bigshot_desktop.games.big_shot.rules.events import LoanTaken, LotWon
from tests.games.big_shot.rules.positions import (
    BLACK,
    GAME,
    RED,
    WHITE,
    YELLOW,
    Table,
    city_owned,
    only,
)


def borrow_wherever_possible(table: Table) -> None:
    """A round in which everyone who can takes a loan; seat after seat overbids so that the leader speaks too."""
    table.roll()
    first = table.turn
    while not isinstance(table.asked(), PlaceCube):
        seat = table.turn
        if GAME.check(table.state, Borrow(seat, seat)) is None:
            table.do(Borrow(seat, seat))
        table.do(Bid(seat, 1) if seat == first and not table.seen().standing else Pass(seat))
    table.scatter()


@pytest.mark.rule("BS-20")
def test_a_loan_is_taken_on_ones_turn_to_speak_and_then_one_still_speaks() -> None:
    table = Table()
    table.roll()
    assert table.do(Borrow(1, YELLOW)) == [LoanTaken(1, YELLOW, 1, 9)]
    assert table.cash(YELLOW) == 19
    assert table.seen().loans == (0, 1, 0, 0)
    assert table.turn == 1
    assert table.asked() == Speak(lowest=1, highest=19, purses=())
    table.do(Bid(1, 19))
    assert table.turn == 2


@pytest.mark.rule("BS-20")
def test_who_took_a_loan_may_pass() -> None:
    table = Table()
    table.roll()
    table.do(Borrow(1, YELLOW), Pass(1))
    assert table.turn == 2
    assert table.cash(YELLOW) == 19


@pytest.mark.rule("BS-20")
def test_a_loan_can_be_taken_on_a_later_turn_of_the_same_auction() -> None:
    table = Table()
    table.roll()
    table.do(Bid(1, 8), Bid(2, 10), Pass(3), Pass(0))
    assert table.asked() == Speak(lowest=11, highest=10, purses=(YELLOW,))
    table.do(Borrow(1, YELLOW), Bid(1, 11), Borrow(2, WHITE), Bid(2, 12), Pass(1))
    assert table.last(LotWon) == LotWon(2, 12, WHITE)
    assert table.cash(WHITE) == 7


@pytest.mark.rule("BS-20")
def test_one_loan_a_round() -> None:
    table = Table()
    table.roll()
    table.do(Borrow(1, YELLOW))
    assert table.refused(Borrow(1, YELLOW)) == ("loan-this-round", "BS-20")
    table.do(Bid(1, 1), Bid(2, 2), Pass(3), Pass(0))
    assert table.turn == 1
    assert table.refused(Borrow(1, YELLOW)) == ("loan-this-round", "BS-20")
    assert Borrow(1, YELLOW) not in GAME.legal(table.state, 1)


@pytest.mark.rule("BS-20")
def test_every_player_can_take_a_loan_in_the_same_round() -> None:
    table = Table()
    table.roll()
    table.do(Borrow(1, YELLOW), Bid(1, 1), Borrow(2, WHITE), Pass(2), Borrow(3, BLACK), Pass(3))
    table.do(Borrow(0, RED), Pass(0))
    assert table.seen().loans == (1, 1, 1, 1)
    assert table.seen().tokens == 26


@pytest.mark.rule("BS-20")
def test_the_next_round_allows_the_next_loan() -> None:
    table = Table()
    table.roll()
    table.do(Borrow(1, YELLOW))
    table.let_all_pass()
    table.scatter()
    table.roll()
    table.do(Pass(2), Pass(3), Bid(0, 1))
    assert table.turn == 1
    assert table.do(Borrow(1, YELLOW)) == [LoanTaken(1, YELLOW, 2, 8)]


@pytest.mark.rule("BS-20")
def test_nobody_borrows_for_another_purse_or_out_of_turn() -> None:
    table = Table()
    table.roll()
    assert table.refused(Borrow(1, WHITE)) == ("not-your-purse", "BS-08")
    assert table.refused(Borrow(2, WHITE)) == ("not-your-turn", "BS-11")
    table.let_all_pass()
    assert table.refused(Borrow(0, RED)) == ("not-now", "BS-15")


@pytest.mark.rule("BS-20")
def test_the_leader_who_gets_a_free_lot_never_spoke_and_so_took_no_loan() -> None:
    table = Table()
    table.roll()
    table.do(Pass(1), Pass(2), Pass(3))
    assert isinstance(table.asked(), PlaceCube)
    assert table.refused(Borrow(0, RED)) == ("not-now", "BS-15")


@pytest.mark.rule("BS-20", "BS-21")
def test_the_nth_loan_pays_10_minus_n_and_there_is_no_tenth() -> None:
    table = Table()
    taken: list[LoanTaken] = []
    refused = 0
    while not table.over:
        table.roll()
        while table.turn != 1 and not isinstance(table.asked(), PlaceCube):
            table.do(Pass(table.turn))
        if isinstance(table.asked(), Speak):
            if len(taken) < 9:
                taken += only(LoanTaken, table.do(Borrow(1, YELLOW)))
            else:
                assert table.refused(Borrow(1, YELLOW)) == ("loan-tenth", "BS-21")
                assert dict(table.refusal(Borrow(1, YELLOW)).facts) == {"loans": 9}
                assert table.asked().purses == ()  # type: ignore[attr-defined]
                refused += 1
        table.let_all_pass()
        table.scatter()
    assert [event.amount for event in taken] == [9, 8, 7, 6, 5, 4, 3, 2, 1]
    assert [event.number for event in taken] == list(range(1, 10))
    assert refused > 0
    assert table.cash(YELLOW) == 10 + 45
    loans = [line.amount for line in table.standing(1).lines if line.code == "loans"]
    assert loans == [-90], "each is a debt of ten"


@pytest.mark.rule("BS-20")
def test_each_player_counts_their_own_loans() -> None:
    table = Table()
    table.roll()
    table.do(Borrow(1, YELLOW), Bid(1, 1))
    assert table.do(Borrow(2, WHITE)) == [LoanTaken(2, WHITE, 1, 9)]


@pytest.mark.rule("BS-21")
def test_when_the_30_tokens_are_gone_nobody_borrows() -> None:
    table = Table()
    for left in (26, 22, 18, 14, 10, 6, 2):
        borrow_wherever_possible(table)
        assert table.seen().tokens == left
    assert table.seen().loans == (7, 7, 7, 7)
    borrow_wherever_possible(table)
    assert table.seen().tokens == 0
    assert sum(table.seen().loans) == 30
    assert max(table.seen().loans) == 8, "the tokens ran out, not the nine loans of anyone"
    table.roll()
    seat = table.turn
    assert table.refused(Borrow(seat, seat)) == ("loan-tokens", "BS-21")
    assert table.asked().purses == ()  # type: ignore[attr-defined]
    assert not any(isinstance(action, Borrow) for action in GAME.legal(table.state, seat))


@pytest.mark.rule("BS-21")
def test_the_last_token_is_gone_for_the_next_speaker_of_the_same_round() -> None:
    table = Table()
    for _ in range(7):
        borrow_wherever_possible(table)
    table.roll()  # two tokens are left
    one, two, three = ((table.turn + step) % 4 for step in range(3))
    table.do(Borrow(one, one), Bid(one, 1), Borrow(two, two), Pass(two))
    assert table.refused(Borrow(three, three)) == ("loan-tokens", "BS-21")


@pytest.mark.rule("BS-21")
def test_when_tokens_run_out_before_an_auction_the_others_are_not_asked() -> None:
    table = Table(loans="before")
    for _ in range(7):
        table.roll()
        for _ in range(4):
            table.do(Borrow(table.turn, table.turn))
        table.let_all_pass()
        table.scatter()
    table.roll()  # leader 3, two tokens are left: seats 0 and 1 take them
    table.do(Borrow(0, RED), Borrow(1, YELLOW))
    assert isinstance(table.asked(), Speak)
    assert table.turn == 0
    table.let_all_pass()
    table.scatter()
    table.roll()
    assert isinstance(table.asked(), Speak), "no token, no question"
    assert table.refused(Decline(table.turn)) == ("not-now", "BS-11")


@pytest.mark.rule("BS-22")
def test_loans_are_never_repaid_during_the_game() -> None:
    table = Table()
    table.roll()
    table.do(Borrow(1, YELLOW))
    table.let_all_pass()
    table.scatter()
    while not table.over:
        table.pass_round()
        assert table.seen().loans == (0, 1, 0, 0)
        assert table.seen().tokens == 29
        assert table.cash(YELLOW) == 19


@pytest.mark.rule("BS-22", "BS-25")
def test_a_loan_that_was_not_spent_costs_what_the_bank_kept() -> None:
    table = Table().build(city_owned({}), {1: [Borrow(1, YELLOW)]})
    assert table.standing(1).total == 10 + 9 - 10
