"""Trading with the bank (SH-03, SH-07, SH-08)."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest

from bigshot_desktop.games.shark.rules.actions import Buy, EndTrading, Sell
from bigshot_desktop.games.shark.rules.decisions import Trade
from bigshot_desktop.games.shark.rules.events import SharesBought, SharesSold
from bigshot_desktop.games.shark.rules.market import TradeBounds
from tests.games.shark.rules.market_positions import any_trading
from tests.games.shark.rules.positions import (
    BLUE,
    GAME,
    GREEN,
    RED,
    YELLOW,
    Shares,
    Table,
    at,
)

NOTHING: Final = (0, 0, 0, 0)

VALUES_4_2_1_0 = "rrrr.bb.g"
"""Red at 4, blue at 2, green at 1, yellow at 0."""


def trading(cash: int = 0, shares: Shares = (0, 0, 0, 0), **options: Any) -> Table:
    """Seat 0 may trade before its roll."""
    return Table.drawn(VALUES_4_2_1_0, cash=(cash,), shares=[shares], trading=True, **options)


# --- prices ---------------------------------------------------------------------------------------


@pytest.mark.rule("SH-07")
@pytest.mark.parametrize(("company", "price"), [(RED, 4), (BLUE, 2), (GREEN, 1)])
def test_a_share_costs_the_value_of_its_company(company: int, price: int) -> None:
    table = trading(20)
    assert table.buy(company, 3) == [SharesBought(0, company, 3, 3 * price)]
    assert table.cash()[0] == 20 - 3 * price
    assert table.shares(0)[company] == 3
    assert table.bank()[company] == 57


@pytest.mark.rule("SH-07")
@pytest.mark.parametrize(("company", "price"), [(RED, 4), (BLUE, 2), (GREEN, 1)])
def test_the_bank_pays_the_value_of_the_company_for_a_share(company: int, price: int) -> None:
    table = trading(0, (9, 9, 9, 9))
    assert table.sell(company, 7) == [SharesSold(0, company, 7, 7 * price)]
    assert table.cash()[0] == 7 * price
    assert table.shares(0)[company] == 2
    assert table.bank()[company] == 58


@pytest.mark.rule("SH-07")
def test_any_number_may_be_sold_at_once_or_one_by_one() -> None:
    table = trading(0, (20, 3, 0, 0))
    table.sell(RED, 20)
    for _ in range(3):
        table.sell(BLUE)
    assert table.cash()[0] == 86
    assert table.shares(0) == (0, 0, 0, 0)


@pytest.mark.rule("SH-07")
def test_buying_and_selling_come_in_any_order() -> None:
    table = trading(0, (1, 0, 0, 0))
    assert table.refused(Buy(0, BLUE, 2)) == ("above-cash", "SH-19")
    table.sell(RED)
    table.buy(BLUE, 2)
    table.sell(BLUE)
    table.buy(GREEN)
    table.sell(BLUE)
    assert table.shares(0) == (0, 0, 1, 0)
    assert table.cash()[0] == 3


@pytest.mark.rule("SH-07")
def test_what_is_worth_nothing_is_neither_bought_nor_sold() -> None:
    table = trading(20, (0, 0, 0, 3))
    assert table.refused(Buy(0, YELLOW, 1)) == ("worth-nothing", "SH-07")
    assert table.refused(Sell(0, YELLOW, 1)) == ("worth-nothing", "SH-07")
    assert table.asked() == Trade(1, 5, 20, (5, 5, 5, 0), (0, 0, 0, 0))


@pytest.mark.rule("SH-07")
def test_trading_moves_no_value() -> None:
    table = trading(50)
    table.buy(RED, 5)
    assert table.values() == (4, 2, 1, 0)


@pytest.mark.rule("SH-07", "SH-19")
def test_one_can_spend_what_one_has_and_no_more() -> None:
    table = trading(9)
    assert table.asked() == Trade(1, 5, 9, (2, 4, 5, 0), (0, 0, 0, 0))
    assert table.refused(Buy(0, RED, 3)) == ("above-cash", "SH-19")
    table.buy(RED, 2)
    table.buy(GREEN)
    assert table.cash()[0] == 0


@pytest.mark.rule("SH-07")
def test_all_that_can_be_done_is_listed() -> None:
    table = trading(9, (3, 0, 1, 2))
    assert table.legal() == [
        EndTrading(0),
        *(Buy(0, RED, number) for number in (1, 2)),
        *(Buy(0, BLUE, number) for number in (1, 2, 3, 4)),
        *(Buy(0, GREEN, number) for number in (1, 2, 3, 4, 5)),
        *(Sell(0, RED, number) for number in (1, 2, 3)),
        Sell(0, GREEN, 1),
    ]


# --- at most five ---------------------------------------------------------------------------------


@pytest.mark.rule("SH-08")
@pytest.mark.parametrize("limit", ["per-turn", "per-occasion"])
def test_no_sixth_share_is_bought_on_one_occasion(limit: str) -> None:
    table = trading(90, buy_limit=limit)
    assert table.refused(Buy(0, RED, 6)) == ("buy-limit", "SH-08")
    table.buy(RED, 3)
    table.buy(BLUE, 1)
    assert table.refused(Buy(0, GREEN, 2)) == ("buy-limit", "SH-08")
    table.buy(GREEN)
    for company in (RED, BLUE, GREEN):
        assert table.refused(Buy(0, company, 1)) == ("buy-limit", "SH-08")


@pytest.mark.rule("SH-08")
def test_selling_does_not_renew_the_right_to_buy() -> None:
    table = trading(90)
    table.buy(RED, 5)
    table.sell(RED, 5)
    assert table.refused(Buy(0, RED, 1)) == ("buy-limit", "SH-08")


@pytest.mark.rule("SH-08")
def test_five_in_a_turn_are_five_on_both_occasions_together() -> None:
    table = trading(90)
    table.buy(RED, 2)
    table.build(RED, at(5, 5))
    assert table.asked() == Trade(2, 3, 90 - 8 + 1, (3, 3, 3, 0), (2, 0, 0, 0))
    table.buy(RED, 3)
    assert table.refused(Buy(0, GREEN, 1)) == ("buy-limit", "SH-08")


@pytest.mark.rule("SH-08")
def test_five_on_each_occasion_is_an_option() -> None:
    table = trading(90, buy_limit="per-occasion")
    table.buy(RED, 5)
    table.build(RED, at(5, 5))
    assert table.asked() == Trade(2, 5, 90 - 20 + 1, (5, 5, 5, 0), (5, 0, 0, 0))
    table.buy(RED, 5)
    assert table.shares(0) == (10, 0, 0, 0)


@pytest.mark.rule("SH-08")
@pytest.mark.parametrize("limit", ["per-turn", "per-occasion"])
def test_what_was_not_bought_in_one_turn_is_not_kept_for_the_next(limit: str) -> None:
    table = Table.drawn(VALUES_4_2_1_0, 2, cash=(50, 9), trading=True, buy_limit=limit)
    table.buy(RED, 1)
    table.build(RED, at(5, 5))
    table.do(EndTrading(0))
    assert table.turn == 1
    table.buy(GREEN, 5)
    table.do(EndTrading(1))
    table.roll(6, RED)
    table.place(RED, at(7, 9))
    table.do(EndTrading(1))
    asked = table.asked()
    assert isinstance(asked, Trade)
    assert (table.turn, asked.allowance) == (0, 5)


@pytest.mark.rule("SH-06", "SH-08")
def test_who_has_bought_five_can_still_sell_on_the_second_occasion() -> None:
    table = trading(20)
    table.buy(RED, 5)
    table.build(RED, at(5, 5))
    assert table.asked() == Trade(2, 0, 1, (0, 0, 0, 0), (5, 0, 0, 0))


# --- the bank -------------------------------------------------------------------------------------


@pytest.mark.rule("SH-03")
def test_the_bank_sells_its_last_share_and_no_more() -> None:
    table = Table.drawn(
        "rr",
        cash=(90, 0, 0, 0),
        shares=[(8, 0, 0, 0), (20, 0, 0, 0), (20, 0, 0, 0), (9, 0, 0, 0)],
        trading=True,
    )
    assert table.bank()[RED] == 3
    assert table.refused(Buy(0, RED, 4)) == ("bank-short", "SH-03")
    assert table.asked() == Trade(1, 5, 90, (3, 0, 0, 0), (8, 0, 0, 0))
    table.buy(RED, 3)
    assert table.bank()[RED] == 0
    assert table.refused(Buy(0, RED, 1)) == ("bank-short", "SH-03")


@pytest.mark.rule("SH-03")
def test_what_is_sold_back_can_be_bought_again() -> None:
    table = Table.drawn("rr", 2, cash=(0, 90), shares=[(30, 0, 0, 0), (30, 0, 0, 0)], trading=True)
    assert table.bank()[RED] == 0
    table.sell(RED, 2)
    table.build(RED, at(5, 5))
    table.do(EndTrading(0))
    asked = table.asked()
    assert isinstance(asked, Trade)
    assert asked.buyable == (2, 0, 0, 0)
    table.buy(RED, 2)
    assert table.shares(1) == (32, 0, 0, 0)


@pytest.mark.rule("SH-03", "SH-06")
def test_with_an_empty_bank_and_no_shares_there_is_nothing_to_trade() -> None:
    table = Table.drawn("rr", 2, cash=(9, 9), shares=[(0, 0, 0, 0), (60, 0, 0, 0)])
    table.build(RED, at(5, 5))
    assert table.turn == 1, "seat 0 could buy nothing on the second occasion"


# --- several trades at once -----------------------------------------------------------------------


@pytest.mark.rule("SH-07")
def test_alone_the_bounds_are_those_of_a_single_trade() -> None:
    rng = Random(6)
    for _ in range(200):
        table = any_trading(rng)
        asked, bounds = table.asked(), TradeBounds.of(table.state, 0)
        assert isinstance(asked, Trade)
        assert bounds == TradeBounds.of(table.seen(), 0)
        assert tuple(bounds.most(company, NOTHING) for company in range(4)) == asked.buyable
        assert tuple(-bounds.least(company) for company in range(4)) == asked.sellable


@pytest.mark.rule("SH-07")
def test_what_is_sold_first_pays_for_what_is_bought() -> None:
    """Whatever is sold, the bounds of the others are what the rules allow after the sale."""
    rng = Random(7)
    for _ in range(200):
        table = any_trading(rng)
        bounds, numbers = TradeBounds.of(table.state, 0), [0] * 4
        sold = rng.randrange(4)
        numbers[sold] = rng.randint(bounds.least(sold), 0)
        if numbers[sold]:
            GAME.apply(table.state, Sell(0, sold, -numbers[sold]))
        after = table.asked()
        assert isinstance(after, Trade)
        assert bounds.cash_after(numbers) == after.cash
        for company in {*range(4)} - {sold}:
            assert bounds.most(company, numbers) == after.buyable[company]


@pytest.mark.rule("SH-08")
def test_the_limit_is_one_for_all_companies() -> None:
    bounds = TradeBounds.of(trading(90, (4, 0, 0, 0)).state, 0)
    assert bounds.bought((-4, 2, 1, 0)) == 3
    assert bounds.most(BLUE, (-4, 2, 1, 0)) == 4
    assert bounds.most(GREEN, (-4, 2, 1, 0)) == 3
    assert bounds.most(RED, (0, 5, 0, 0)) == 0


@pytest.mark.rule("SH-03")
def test_the_bank_bounds_what_is_bought() -> None:
    table = trading(90)
    table.state.bank[GREEN] = 2
    assert TradeBounds.of(table.state, 0).most(GREEN, NOTHING) == 2
