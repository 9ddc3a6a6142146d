"""What bots buy and sell."""

from random import Random

import pytest

from bigshot_desktop.bots.bot import Budget
from bigshot_desktop.bots.levels import make_bot
from bigshot_desktop.games.shark.bots import terms
from bigshot_desktop.games.shark.bots.game_bots import BOTS
from bigshot_desktop.games.shark.bots.judgement import Level
from bigshot_desktop.games.shark.bots.position import Position
from bigshot_desktop.games.shark.bots.trading import Trading
from bigshot_desktop.games.shark.rules.actions import Buy, EndTrading
from tests.games.shark.bots.tables import LEVELS, STEADY, amounts, asked, clear_headed
from tests.games.shark.rules.positions import GREEN, RED, YELLOW, Table


@pytest.mark.parametrize("level", STEADY)
def test_it_uses_its_right_to_buy_while_shares_promise_something(level: str) -> None:
    table = Table.drawn("rr..", cash=[40, 10, 10, 10], shares=[(1, 0, 0, 0)] * 4, trading=True)
    bot, bought = clear_headed(level), 0
    while table.asked().occasion == 1:  # type: ignore[attr-defined]
        action = asked(table, level, bot).action
        table.do(action)
        if isinstance(action, EndTrading):
            break
        assert isinstance(action, Buy)
        bought += action.number
    assert bought == 5


def test_a_threatened_share_is_good_for_less() -> None:
    """Red, which the next players hold, may swallow green; far away from red it is safe."""

    def good_for(picture: str, level: str) -> float:
        held = [(0, 0, 9, 0), (9, 0, 0, 0), (9, 0, 0, 0), (9, 0, 0, 0)]
        table = Table.drawn(picture, cash=[10, 60, 60, 60], shares=held)
        table.roll(6, YELLOW)
        table.place(YELLOW, 119)
        position = Position.of(table.seen(0))
        weights = BOTS.weights[level]
        return Trading(Level.of(weights), position, False, Random(1), Budget(60)).each[GREEN]

    for level in ("hard", "expert"):
        assert good_for("gggg.rrrrr", level) < good_for("gggg...rrrrr", level) - 0.5


@pytest.mark.parametrize("level", LEVELS)
def test_an_occasion_is_planned_once(level: str) -> None:
    """Later deals of a plan cost no effort, and a bot without the plan would have to think again."""
    table = Table.drawn(
        "rr..bb..",
        cash=[20, 20, 20, 20],
        shares=[(2, 1, 0, 0), (1, 2, 0, 0), (1, 0, 0, 0), (0, 1, 0, 0)],
        trading=True,
    )
    bot = make_bot("shark", level)
    first = asked(table, level, bot)
    assert first.effort > 0
    while not isinstance(first.action, EndTrading):
        table.do(first.action)
        assert asked(table, level).effort > 0
        first = asked(table, level, bot)
        assert first.effort == 0
        assert first.alternatives == ()


def test_a_plan_is_dropped_when_the_table_is_another() -> None:
    def drawn(green: int) -> Table:
        return Table.drawn(
            "rr..gg..",
            cash=[20, 20, 20, 20],
            shares=[(2, 0, green, 0), (1, 0, 2, 0)],
            trading=True,
        )

    bot = make_bot("shark", "hard")
    assert asked(drawn(0), "hard", bot).effort > 0
    assert asked(drawn(3), "hard", bot).effort > 0
    assert asked(drawn(3), "hard", bot) == asked(drawn(3), "hard", bot)


@pytest.mark.parametrize("level", STEADY)
def test_a_deal_is_compared_with_none(level: str) -> None:
    table = Table.drawn("rr..", cash=[2], shares=[(0, 0, 0, 0), (1, 0, 0, 0)], trading=True)
    choice = asked(table, level)
    deal, none = choice.chosen, choice.alternatives[0]
    assert isinstance(deal.action, Buy)
    assert isinstance(none.action, EndTrading)
    assert deal.expected > none.expected == 0
    assert amounts(deal, terms.PRICE)[RED] == -amounts(deal, terms.BOUGHT)[RED] == -2


@pytest.mark.parametrize("level", LEVELS)
def test_it_buys_no_more_than_it_can_pay_and_the_bank_has(level: str) -> None:
    shares = [(1, 0, 0, 0), (58, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0)]
    table = Table.drawn("rr..", cash=[3, 50], shares=shares, trading=True)
    choice = asked(table, level)
    for prospect in (choice.chosen, *choice.alternatives):
        if isinstance(prospect.action, Buy):
            assert prospect.action.number == 1
