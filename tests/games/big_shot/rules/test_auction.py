"""The broker and the auction of a basic game for four (BS-10 to BS-14, BS-16)."""

from __future__ import annotations

import pytest

from bigshot_desktop.games.big_shot.rules.actions import Bid, Borrow, Pass, Place
from bigshot_desktop.games.big_shot.rules.decisions import PlaceCube, Speak
from bigshot_desktop.games.big_shot.rules.events import (
    BidMade,
    BrokerMoved,
    LotFree,
    LotWon,
    Passed,
    RoundBegan,
)
from bigshot_desktop.games.big_shot.rules.majority import counts
from tests.games.big_shot.rules.positions import (
    BLACK,
    GAME,
    RED,
    WHITE,
    YELLOW,
    Table,
    lots_with,
    only,
)

# --- the broker -----------------------------------------------------------------------------------


@pytest.mark.rule("BS-10")
@pytest.mark.parametrize("pips", [1, 2, 3, 4, 5, 6])
def test_the_broker_moves_as_many_fields_as_the_die_shows_and_leaves_its_own(pips: int) -> None:
    table = Table(broker=2)
    (moved,) = only(BrokerMoved, table.roll(pips))
    assert moved == BrokerMoved(0, pips, tuple(range(3, 3 + pips)), (1, 1, 1, 1))
    assert table.seen().broker == 2 + pips


@pytest.mark.rule("BS-10")
def test_empty_fields_are_not_counted() -> None:
    table = Table(broker=0)
    for pips in (1, 3, 6):  # sells the fields 1, 4 and 10
        table.roll(pips)
        table.let_all_pass()
        table.scatter()
    for _ in range(7):  # sells 11 … 17
        table.pass_round()
    (moved,) = only(BrokerMoved, table.roll(4))  # 1 and 4 lie empty on the way
    assert moved.path == (0, 2, 3, 5)
    assert table.seen().broker == 5


@pytest.mark.rule("BS-10")
def test_with_few_fields_left_the_broker_goes_round_more_than_once() -> None:
    table = Table()
    for _ in range(15):
        table.pass_round()
    assert table.seen().ring == (15, 16, 17)
    assert table.seen().broker == 14
    (moved,) = only(BrokerMoved, table.roll(5))
    assert moved.path == (15, 16, 17, 15, 16)
    assert table.seen().broker == 16


@pytest.mark.rule("BS-10")
@pytest.mark.parametrize("pips", [1, 2, 6])
def test_the_last_field_is_reached_with_any_roll(pips: int) -> None:
    table = Table()
    for _ in range(17):
        table.pass_round()
    (moved,) = only(BrokerMoved, table.roll(pips))
    assert moved.path == (17,) * pips
    table.let_all_pass()
    table.scatter()
    assert table.over


@pytest.mark.rule("BS-10")
def test_the_cubes_where_the_broker_lands_are_the_ones_on_offer() -> None:
    table = Table(lots=lots_with({3: (3, 1, 0, 0), 4: (0, 0, 1, 3)}), broker=1)
    (moved,) = only(BrokerMoved, table.roll(3))
    assert moved.lot == (0, 0, 1, 3)
    table.let_all_pass()
    asked = table.asked()
    assert isinstance(asked, PlaceCube)
    assert asked.cubes == (0, 0, 1, 3)
    assert table.seen().fields[4] == 0
    assert counts(table.seen().fields[3]) == (3, 1, 0, 0)


# --- who speaks, and what they may say ------------------------------------------------------------


@pytest.mark.rule("BS-11")
@pytest.mark.parametrize("leader", [0, 1, 2, 3])
def test_bidding_starts_left_of_the_leader_who_speaks_last(leader: int) -> None:
    table = Table(leader=leader)
    table.roll()
    spoke = []
    for amount in (1, 2, 3, 4):
        spoke.append(table.turn)
        table.do(Bid(table.turn, amount))
    assert spoke == [(leader + step) % 4 for step in (1, 2, 3, 4)]
    assert table.turn == (leader + 1) % 4, "and so on, clockwise"


@pytest.mark.rule("BS-11")
def test_a_bid_must_be_higher_than_the_standing_bid() -> None:
    table = Table()
    table.roll()
    table.do(Bid(1, 4))
    assert table.asked() == Speak(lowest=5, highest=10, purses=(WHITE,))
    for amount in (-1, 0, 1, 4):
        assert table.refused(Bid(2, amount)) == ("bid-too-low", "BS-11")
    assert dict(table.refusal(Bid(2, 4)).facts) == {"amount": 4, "lowest": 5}
    assert table.do(Bid(2, 5)) == [BidMade(2, 5)]


@pytest.mark.rule("BS-11")
def test_the_first_bid_is_at_least_one() -> None:
    table = Table()
    table.roll()
    assert table.refused(Bid(1, 0)) == ("bid-too-low", "BS-11")
    table.do(Bid(1, 1))


@pytest.mark.rule("BS-11")
def test_bids_may_jump() -> None:
    table = Table()
    table.roll()
    table.do(Bid(1, 2), Bid(2, 7), Bid(3, 10))


@pytest.mark.rule("BS-11")
def test_who_passed_is_out_for_the_round() -> None:
    table = Table()
    table.roll()
    assert table.do(Pass(1)) == [Passed(1)]
    table.do(Bid(2, 1), Bid(3, 2), Bid(0, 3))
    assert table.turn == 2, "seat 1 is not asked again"
    assert table.refused(Bid(1, 9)) == ("not-your-turn", "BS-11")
    table.do(Bid(2, 4), Pass(3), Bid(0, 5))
    assert table.turn == 2
    table.do(Pass(2))
    assert table.last(LotWon) == LotWon(0, 5, RED)


@pytest.mark.rule("BS-11")
def test_who_passed_is_in_again_in_the_next_round() -> None:
    table = Table()
    table.roll()
    table.do(Pass(1), Bid(2, 1), Pass(3), Pass(0))
    table.scatter()
    table.roll()
    assert table.turn == 2, "left of leader 1"
    table.do(Pass(2), Pass(3), Bid(0, 1))
    assert table.turn == 1
    table.do(Bid(1, 2))


@pytest.mark.rule("BS-12")
def test_the_last_one_in_pays_the_bid_to_the_bank_and_takes_the_cubes() -> None:
    table = Table()
    table.roll()
    table.do(Bid(1, 3), Pass(2), Bid(3, 4), Pass(0))
    (passed, won) = table.do(Pass(1))
    assert passed == Passed(1)
    assert won == LotWon(3, 4, BLACK)
    assert table.seen().cash == (10, 10, 10, 6)
    assert table.turn == 3
    assert table.asked() == PlaceCube((1, 1, 1, 1), tuple(range(13)))
    assert table.seen().ring == tuple(range(1, 18)), "the field is empty"


@pytest.mark.rule("BS-12")
def test_a_first_bid_wins_when_everyone_after_it_passes() -> None:
    table = Table()
    table.roll()
    table.do(Bid(1, 10), Pass(2), Pass(3))
    assert not only(LotWon, table.events), "the leader has not spoken yet"
    table.do(Pass(0))
    assert table.last(LotWon) == LotWon(1, 10, YELLOW)
    assert table.cash(YELLOW) == 0


@pytest.mark.rule("BS-12")
def test_who_bid_is_not_asked_to_outbid_themselves() -> None:
    table = Table(3)
    table.roll()
    table.do(Pass(1), Pass(2))
    table.scatter()
    table.roll()
    table.do(Bid(2, 1), Pass(0), Pass(1))
    assert isinstance(table.asked(), PlaceCube)
    assert table.turn == 2


@pytest.mark.rule("BS-13")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_leader_takes_the_cubes_for_nothing_when_all_others_pass(players: int) -> None:
    table = Table(players, leader=1)
    before = table.seen().cash
    table.roll()
    for step in range(2, players + 1):
        assert not only(LotFree, table.events)
        events = table.do(Pass((1 + step - 1) % players))
    assert events[-1] == LotFree(1)
    assert table.turn == 1
    assert isinstance(table.asked(), PlaceCube)
    assert table.seen().cash == before
    assert not only(LotWon, table.events)


@pytest.mark.rule("BS-13")
def test_a_single_bid_makes_the_leader_pay_more_or_pass() -> None:
    table = Table()
    table.roll()
    table.do(Pass(1), Pass(2), Bid(3, 1))
    assert table.turn == 0
    assert table.refused(Bid(0, 1)) == ("bid-too-low", "BS-11")
    table.do(Pass(0))
    assert table.last(LotWon) == LotWon(3, 1, BLACK)


@pytest.mark.rule("BS-14")
def test_nobody_bids_more_than_the_cash_in_hand() -> None:
    table = Table()
    table.roll()
    assert table.refused(Bid(1, 11)) == ("bid-above-cash", "BS-14")
    assert dict(table.refusal(Bid(1, 11)).facts) == {"amount": 11, "cash": 10}
    assert GAME.check(table.state, Bid(1, 10)) is None


@pytest.mark.rule("BS-14")
def test_the_limit_is_what_is_left_after_paying() -> None:
    table = Table()
    table.roll()
    table.sell_lot(1, 7)
    table.scatter()
    table.roll()
    table.do(Pass(2), Pass(3), Pass(0))
    table.scatter()
    table.roll()  # leader 2
    table.do(Pass(3), Pass(0))
    assert table.asked() == Speak(lowest=1, highest=3, purses=(YELLOW,))
    assert table.refused(Bid(1, 4)) == ("bid-above-cash", "BS-14")
    table.do(Bid(1, 3))


@pytest.mark.rule("BS-14", "BS-20")
def test_who_cannot_raise_passes_or_takes_a_loan_first() -> None:
    table = Table()
    table.roll()
    table.do(Bid(1, 10))
    assert table.asked() == Speak(lowest=11, highest=10, purses=(WHITE,))
    assert GAME.legal(table.state, 2) == [Pass(2), Borrow(2, WHITE)]
    assert table.refused(Bid(2, 11)) == ("bid-above-cash", "BS-14")
    table.do(Borrow(2, WHITE))
    assert table.asked() == Speak(lowest=11, highest=19, purses=())
    table.do(Bid(2, 11))


@pytest.mark.rule("BS-14")
def test_a_full_purse_of_55_is_still_a_limit_of_the_basic_game() -> None:
    """55 is the most a purse can hold; in the basic game BS-14 forbids 56, not a rule of the expert game."""
    table = Table()
    while True:
        table.roll()
        while table.turn != 1 and not isinstance(table.asked(), PlaceCube):
            table.do(Pass(table.turn))
        if table.cash(YELLOW) == 55 and isinstance(table.asked(), Speak):
            break
        if GAME.check(table.state, Borrow(1, YELLOW)) is None:
            table.do(Borrow(1, YELLOW))
        table.let_all_pass()
        table.scatter()
    assert table.asked() == Speak(lowest=1, highest=55, purses=())
    assert GAME.check(table.state, Bid(1, 55)) is None
    assert table.refused(Bid(1, 56)) == ("bid-above-cash", "BS-14")


@pytest.mark.rule("BS-16")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_lead_passes_to_the_left_after_every_one_of_the_18_rounds(players: int) -> None:
    table = Table(players, leader=1)
    while not table.over:
        table.pass_round()
    began = only(RoundBegan, table.events)
    assert began == [RoundBegan(number + 1, (1 + number) % players) for number in range(18)]


@pytest.mark.rule("BS-16")
def test_the_lead_passes_to_the_left_of_the_leader_whoever_won_the_lot() -> None:
    table = Table()
    table.roll()
    table.sell_lot(3, 2)
    table.scatter()
    assert table.last(RoundBegan) == RoundBegan(2, 1)


@pytest.mark.rule("BS-15")
def test_the_next_round_begins_when_the_fourth_cube_is_placed_and_not_before() -> None:
    table = Table()
    table.roll()
    table.let_all_pass()
    for colour in (RED, YELLOW, WHITE):
        table.do(Place(0, colour, 4))
        assert len(only(RoundBegan, table.events)) == 1
    table.do(Place(0, BLACK, 4))
    assert len(only(RoundBegan, table.events)) == 2
