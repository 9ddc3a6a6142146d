"""The expert game: hidden money, loans before the auction, overbids (BS-50 to BS-52)."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from bigshot_desktop.engine.game import EVERYONE
from bigshot_desktop.games.big_shot.rules.actions import Bid, Borrow, Decline, Pass
from bigshot_desktop.games.big_shot.rules.decisions import ConsiderLoan, PlaceCube, Speak
from bigshot_desktop.games.big_shot.rules.events import (
    LoanDeclined,
    LoanTaken,
    LotWon,
    MoneyShown,
    Overbid,
)
from tests.games.big_shot.rules.positions import BLACK, GAME, RED, WHITE, YELLOW, Table, only

TABLE_OVERBIDS = ["table-round", "table-game"]


# --- who may choose it ----------------------------------------------------------------------------


@pytest.mark.rule("BS-50", "BS-51", "BS-52")
@pytest.mark.parametrize(
    ("option", "value", "rule"),
    [
        ("hidden-money", "yes", "BS-50"),
        ("loans", "before", "BS-51"),
        ("overbids", "table-round", "BS-52"),
        ("overbids", "table-game", "BS-52"),
    ],
)
def test_each_expert_option_alone_is_refused_for_two_and_allowed_for_three_and_four(
    option: str, value: str, rule: str
) -> None:
    refusal = GAME.check_options(2, {option: value})
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("expert-for-two", rule)
    assert refusal.facts == (("option", option),)
    assert GAME.check_options(3, {option: value}) is None
    assert GAME.check_options(4, {option: value}) is None


@pytest.mark.rule("BS-50", "BS-51", "BS-52")
@pytest.mark.parametrize("players", [3, 4])
def test_every_combination_of_options_can_be_played_to_the_end(players: int) -> None:
    options = {option.name: option.values for option in GAME.info.options}
    combinations = list(product(*options.values()))
    assert len(combinations) == 12
    for values in combinations:
        chosen = dict(zip(options, values, strict=True))
        assert GAME.check_options(players, chosen) is None
        named: dict[str, Any] = {name.replace("-", "_"): value for name, value in chosen.items()}
        table = Table(players, **named)
        while not table.over:
            table.pass_round()


@pytest.mark.rule("BS-50", "BS-51", "BS-52")
def test_the_basic_options_are_the_default_and_fine_for_two() -> None:
    assert GAME.info.complete({}) == {
        "hidden-money": "no",
        "loans": "during",
        "overbids": "strict",
    }
    assert GAME.check_options(2, GAME.info.complete({})) is None


@pytest.mark.parametrize(
    ("players", "options", "code"),
    [
        (1, {}, "players"),
        (5, {}, "players"),
        (4, {"weather": "rain"}, "unknown-option"),
        (4, {"loans": "never"}, "unknown-value"),
    ],
)
def test_options_and_numbers_of_players_that_do_not_exist_are_refused(
    players: int, options: dict[str, Any], code: str
) -> None:
    refusal = GAME.check_options(players, options)
    assert refusal is not None
    assert refusal.code == code
    assert refusal.rule in GAME.info.rules


# --- hidden money ---------------------------------------------------------------------------------


@pytest.mark.rule("BS-50")
def test_hidden_money_is_seen_by_its_owner_alone() -> None:
    table = Table(hidden_money="yes")
    table.roll()
    table.sell_lot(1, 4)
    assert table.seen(0).cash == (10, None, None, None)
    assert table.seen(1).cash == (None, 6, None, None)
    assert table.seen(2).cash == (None, None, 10, None)
    assert table.seen(3).cash == (None, None, None, 10)
    assert table.seen(EVERYONE).cash == (None, None, None, None)


@pytest.mark.rule("BS-50", "BS-30")
def test_that_the_fourth_colour_has_no_money_is_no_secret() -> None:
    table = Table(3, hidden_money="yes")
    assert table.seen(0).cash == (10, None, None, 0)
    assert table.seen(EVERYONE).cash == (None, None, None, 0)


@pytest.mark.rule("BS-50")
def test_what_moves_hidden_money_stays_public() -> None:
    table = Table(hidden_money="yes")
    table.roll()
    table.do(Borrow(1, YELLOW), Bid(1, 12))
    table.let_all_pass()
    public = [event for event in table.events if event.audience == EVERYONE]
    assert LoanTaken(1, YELLOW, 1, 9) in public
    assert LotWon(1, 12, YELLOW) in public
    assert table.seen(0).loans == (0, 1, 0, 0)


@pytest.mark.rule("BS-50")
def test_only_the_speaker_is_told_how_high_they_may_bid() -> None:
    table = Table(hidden_money="yes")
    table.roll()
    assert table.seen(1).decision == Speak(lowest=1, highest=10, purses=(YELLOW,))
    for other in (0, 2, 3, EVERYONE):
        assert table.seen(other).decision is None


@pytest.mark.rule("BS-50")
def test_two_matches_that_differ_in_hidden_cash_only_look_alike_to_the_others() -> None:
    """In one match seat 1 paid 3 and seat 2 paid 5; in the other it was the other way round."""
    seen = []
    for one, two in ((3, 5), (5, 3)):
        table = Table(hidden_money="yes")
        table.roll()
        table.sell_lot(1, one)
        table.scatter()
        table.roll()
        table.sell_lot(2, two)
        table.scatter()
        seen.append(table)
    assert seen[0].cash(YELLOW) != seen[1].cash(YELLOW)
    for seat in (0, 3, EVERYONE):
        assert seen[0].seen(seat) == seen[1].seen(seat)
    assert seen[0].seen(1) != seen[1].seen(1)


@pytest.mark.rule("BS-50")
def test_hidden_money_is_shown_at_the_end() -> None:
    table = Table(hidden_money="yes")
    table.roll()
    table.sell_lot(1, 4)
    table.scatter()
    while not table.over:
        assert not only(MoneyShown, table.events)
        table.pass_round()
    assert only(MoneyShown, table.events) == [
        MoneyShown(0, 10),
        MoneyShown(1, 6),
        MoneyShown(2, 10),
        MoneyShown(3, 10),
    ]
    assert table.seen(EVERYONE).cash == (10, 6, 10, 10)
    assert MoneyShown.reveals


@pytest.mark.rule("BS-07", "BS-50")
def test_open_money_is_never_shown_because_it_always_was() -> None:
    table = Table()
    while not table.over:
        table.pass_round()
    assert not only(MoneyShown, table.events)


# --- loans before the auction ---------------------------------------------------------------------


@pytest.mark.rule("BS-51")
@pytest.mark.parametrize("leader", [0, 1, 2, 3])
def test_loans_are_decided_before_the_auction_in_order_starting_left_of_the_leader(
    leader: int,
) -> None:
    table = Table(loans="before", leader=leader)
    table.roll()
    order = [(leader + step) % 4 for step in (1, 2, 3, 4)]
    for seat in order:
        assert table.turn == seat
        assert table.asked() == ConsiderLoan((seat,))
        assert table.refused(Bid(seat, 1)) == ("not-now", "BS-51")
        assert table.refused(Pass(seat)) == ("not-now", "BS-51")
        if seat % 2:
            assert table.do(Borrow(seat, seat)) == [LoanTaken(seat, seat, 1, 9)]
        else:
            assert table.do(Decline(seat)) == [LoanDeclined(seat)]
    assert table.turn == order[0]
    assert isinstance(table.asked(), Speak)
    assert table.seen().cash == (10, 19, 10, 19)


@pytest.mark.rule("BS-51")
def test_there_are_no_loans_during_such_an_auction() -> None:
    table = Table(loans="before")
    table.roll()
    table.do(Decline(1), Decline(2), Borrow(3, BLACK), Decline(0))
    assert table.asked() == Speak(lowest=1, highest=10, purses=())
    assert table.refused(Borrow(1, YELLOW)) == ("loan-before-auction", "BS-51")
    table.do(Bid(1, 10))
    assert GAME.legal(table.state, 2) == [Pass(2)]
    table.do(Pass(2))
    assert table.refused(Borrow(3, BLACK)) == ("loan-before-auction", "BS-51")
    table.do(Bid(3, 19))


@pytest.mark.rule("BS-51", "BS-20")
def test_each_is_asked_once_a_round() -> None:
    table = Table(3, loans="before")
    for number in (1, 2):
        table.roll()
        asked = []
        while isinstance(table.asked(), ConsiderLoan):
            asked.append(table.turn)
            table.do(Borrow(table.turn, table.turn))
        assert sorted(asked) == [0, 1, 2]
        table.let_all_pass()
        table.scatter()
        assert table.seen().loans == (number, number, number, 0)


@pytest.mark.rule("BS-51", "BS-21")
def test_who_has_nine_loans_is_not_asked_any_more() -> None:
    table = Table(loans="before")
    for _ in range(9):
        table.roll()
        while isinstance(table.asked(), ConsiderLoan):
            table.do(Borrow(1, YELLOW) if table.turn == 1 else Decline(table.turn))
        table.let_all_pass()
        table.scatter()
    assert table.cash(YELLOW) == 55
    table.roll()
    asked = []
    while isinstance(table.asked(), ConsiderLoan):
        asked.append(table.turn)
        table.do(Decline(table.turn))
    assert sorted(asked) == [0, 2, 3]


@pytest.mark.rule("BS-51")
def test_without_the_option_nobody_is_asked_before_the_auction() -> None:
    table = Table()
    table.roll()
    assert isinstance(table.asked(), Speak)
    assert table.refused(Decline(1)) == ("not-now", "BS-11")


# --- overbids -------------------------------------------------------------------------------------


def overbid(**options: Any) -> Table:
    """Seat 1 bids 12 with ten in hand and wins: the auction has just begun again."""
    table = Table(**options)
    table.roll()
    table.do(Bid(1, 12), Pass(2), Pass(3), Pass(0))
    return table


@pytest.mark.rule("BS-52")
def test_by_default_a_bid_above_ones_cash_is_refused() -> None:
    table = Table()
    table.roll()
    assert table.refused(Bid(1, 12)) == ("bid-above-cash", "BS-14")


@pytest.mark.rule("BS-52")
@pytest.mark.parametrize("overbids", TABLE_OVERBIDS)
def test_at_the_table_a_bid_above_ones_cash_is_accepted(overbids: str) -> None:
    table = Table(overbids=overbids)
    table.roll()
    assert table.asked() == Speak(lowest=1, highest=55, purses=(YELLOW,))
    table.do(Bid(1, 12), Bid(2, 30), Bid(3, 55))


@pytest.mark.rule("BS-52")
@pytest.mark.parametrize("overbids", TABLE_OVERBIDS)
def test_no_bid_passes_55(overbids: str) -> None:
    table = Table(overbids=overbids)
    table.roll()
    assert table.refused(Bid(1, 56)) == ("bid-above-all", "BS-52")
    assert dict(table.refusal(Bid(1, 56)).facts) == {"amount": 56, "most": 55}
    table.do(Bid(1, 55))
    assert GAME.legal(table.state, 2) == [Pass(2), Borrow(2, WHITE)]


@pytest.mark.rule("BS-52")
@pytest.mark.parametrize("overbids", TABLE_OVERBIDS)
def test_an_overbid_that_wins_starts_the_auction_again_with_nobody_out_and_no_bid(
    overbids: str,
) -> None:
    table = overbid(overbids=overbids)
    assert table.last(Overbid) == Overbid(1, 12)
    assert not only(LotWon, table.events)
    assert table.seen().cash == (10, 10, 10, 10)
    assert table.turn == 1, "from the first bidder"
    assert table.asked() == Speak(lowest=1, highest=10, purses=(YELLOW,))
    table.do(Pass(1), Bid(2, 1), Bid(3, 2), Bid(0, 3))
    assert table.turn == 2
    table.do(Pass(2), Pass(3))
    assert table.last(LotWon) == LotWon(0, 3, RED)


@pytest.mark.rule("BS-52", "BS-13")
def test_after_an_overbid_the_leader_can_still_get_the_same_field_for_nothing() -> None:
    table = overbid(overbids="table-round")
    field = table.seen().broker
    table.do(Pass(1), Pass(2), Pass(3))
    assert table.turn == 0
    assert isinstance(table.asked(), PlaceCube)
    assert table.seen().broker == field
    assert len(table.seen().ring) == 17


@pytest.mark.rule("BS-52")
def test_an_overbid_that_is_outbid_has_no_consequence() -> None:
    table = Table(overbids="table-game")
    table.roll()
    table.do(Bid(1, 12), Borrow(2, WHITE), Bid(2, 13), Pass(3), Pass(0), Pass(1))
    assert table.last(LotWon) == LotWon(2, 13, WHITE)
    assert not only(Overbid, table.events)
    table.scatter()
    table.roll()
    table.do(Pass(2), Pass(3), Pass(0))
    table.scatter()
    table.roll()
    table.do(Pass(3), Pass(0), Bid(1, 40))


@pytest.mark.rule("BS-52", "BS-20")
def test_a_bid_above_cash_can_be_made_good_by_a_loan_before_it_wins() -> None:
    table = Table(overbids="table-round")
    table.roll()
    table.do(Bid(1, 12), Bid(2, 13), Pass(3), Pass(0), Borrow(1, YELLOW), Bid(1, 14), Pass(2))
    assert table.last(LotWon) == LotWon(1, 14, YELLOW)
    assert table.cash(YELLOW) == 5


@pytest.mark.rule("BS-52")
@pytest.mark.parametrize("overbids", TABLE_OVERBIDS)
def test_loans_taken_so_far_stay_taken_after_an_overbid(overbids: str) -> None:
    table = Table(overbids=overbids)
    table.roll()
    table.do(Borrow(1, YELLOW), Bid(1, 20), Pass(2), Pass(3), Pass(0))
    assert table.last(Overbid) == Overbid(1, 20)
    assert table.cash(YELLOW) == 19
    assert table.asked() == Speak(lowest=1, highest=19, purses=())
    assert table.refused(Borrow(1, YELLOW)) == ("loan-this-round", "BS-20")
    table.do(Pass(1))
    table.do(Borrow(2, WHITE))


@pytest.mark.rule("BS-52", "BS-51")
def test_after_an_overbid_nobody_is_asked_again_for_a_loan_before_the_auction() -> None:
    table = Table(overbids="table-round", loans="before")
    table.roll()
    for seat in (1, 2, 3, 0):
        table.do(Decline(seat))
    table.do(Bid(1, 12), Pass(2), Pass(3), Pass(0))
    assert table.last(Overbid) == Overbid(1, 12)
    assert table.asked() == Speak(lowest=1, highest=10, purses=())
    assert table.refused(Borrow(1, YELLOW)) == ("loan-before-auction", "BS-51")


@pytest.mark.rule("BS-52")
@pytest.mark.parametrize("overbids", TABLE_OVERBIDS)
def test_after_an_overbid_the_bids_of_that_player_alone_are_checked(overbids: str) -> None:
    table = overbid(overbids=overbids)
    assert table.refused(Bid(1, 11)) == ("bid-above-cash", "BS-52")
    table.do(Bid(1, 10))
    table.do(Bid(2, 40))
    assert table.last(Overbid) == Overbid(1, 12)


@pytest.mark.rule("BS-52")
@pytest.mark.parametrize(("overbids", "limit"), [("table-round", 55), ("table-game", 10)])
def test_bids_are_checked_for_the_rest_of_the_round_or_of_the_game(
    overbids: str, limit: int
) -> None:
    table = overbid(overbids=overbids)
    table.let_all_pass()
    table.scatter()
    for _ in range(7):
        table.roll()
        while table.turn != 1 and not isinstance(table.asked(), PlaceCube):
            table.do(Pass(table.turn))
        if isinstance(table.asked(), Speak):
            assert table.asked().highest == limit  # type: ignore[attr-defined]
        table.let_all_pass()
        table.scatter()
    if limit == 10:
        table.roll()
        while table.turn != 1:
            table.do(Pass(table.turn))
        assert table.refused(Bid(1, 11)) == ("bid-above-cash", "BS-52")


@pytest.mark.rule("BS-52")
def test_everyone_can_overbid_once_in_a_round_and_then_it_is_settled() -> None:
    table = Table(overbids="table-round")
    table.roll()
    for seat in (1, 2, 3):
        while table.turn != seat:
            table.do(Pass(table.turn))
        table.do(Bid(seat, 55))
        while not only(Overbid, table.events) or table.last(Overbid).seat != seat:
            table.do(Pass(table.turn))
        assert table.turn == 1
    table.do(Bid(1, 1), Pass(2), Pass(3), Bid(0, 55), Pass(1))
    assert only(Overbid, table.events) == [Overbid(seat, 55) for seat in (1, 2, 3, 0)]
    for seat in (1, 2, 3):
        assert table.asked() == Speak(lowest=1, highest=10, purses=(seat,))
        table.do(Pass(seat))
    assert isinstance(table.asked(), PlaceCube)
    assert table.turn == 0


@pytest.mark.rule("BS-52")
def test_a_bid_of_exactly_ones_cash_is_no_overbid() -> None:
    table = Table(overbids="table-round")
    table.roll()
    table.do(Bid(1, 10), Pass(2), Pass(3), Pass(0))
    assert table.last(LotWon) == LotWon(1, 10, YELLOW)
    assert not only(Overbid, table.events)


@pytest.mark.rule("BS-52", "BS-50")
@pytest.mark.parametrize("overbids", TABLE_OVERBIDS)
def test_who_overbid_shows_all_their_hidden_money(overbids: str) -> None:
    table = overbid(overbids=overbids, hidden_money="yes")
    assert table.events[-2:] == [Overbid(1, 12), MoneyShown(1, 10)]
    for seat in (0, 2, 3, EVERYONE):
        assert table.seen(seat).cash[YELLOW] == 10
    assert table.seen(0).cash == (10, 10, None, None), "and only theirs"


@pytest.mark.rule("BS-52", "BS-50")
@pytest.mark.parametrize(("overbids", "left_open"), [("table-round", False), ("table-game", True)])
def test_the_money_is_left_open_for_the_rest_of_the_game_or_hidden_again_after_the_round(
    overbids: str, left_open: bool
) -> None:
    table = overbid(overbids=overbids, hidden_money="yes")
    table.let_all_pass()
    table.scatter()
    table.roll()
    assert table.seen(0).cash == (10, 10 if left_open else None, None, None)
    table.do(Pass(2), Pass(3), Bid(0, 1), Bid(1, 3), Pass(0))
    assert table.seen(0).cash == (10, 7 if left_open else None, None, None)
    table.scatter()
    for _ in range(8):
        table.pass_round()
    assert table.seen(0).cash == (10, 7 if left_open else None, None, None)


@pytest.mark.rule("BS-52")
def test_open_money_need_not_be_shown_after_an_overbid() -> None:
    assert overbid(overbids="table-game").events[-1] == Overbid(1, 12)
