"""What bots buy and sell."""

import pytest

from bigshot_desktop.bots.levels import make_bot
from bigshot_desktop.games.shark.bots import terms
from bigshot_desktop.games.shark.bots.assessment import Assessment
from bigshot_desktop.games.shark.bots.position import Position
from bigshot_desktop.games.shark.bots.trading import Trading
from bigshot_desktop.games.shark.rules.actions import Buy, EndTrading
from tests.games.shark.bots.tables import LEVELS, STEADY, asked, clear_headed, judge_for
from tests.games.shark.rules.positions import GREEN, RED, YELLOW, Table


@pytest.mark.parametrize("level", STEADY)
def test_it_uses_its_right_to_buy_while_shares_promise_something(level: str) -> None:
    """On both occasions together: some of it may be better used once the building stands."""
    table = Table.drawn("rr..", cash=[40, 10, 10, 10], shares=[(1, 0, 0, 0)] * 4, trading=True)
    bot, bought = clear_headed(level), 0
    for _ in range(20):
        action = asked(table, level, bot).action
        if isinstance(action, Buy):
            bought += action.number
        occasion = table.asked().occasion  # type: ignore[attr-defined]
        table.do(action)
        if isinstance(action, EndTrading):
            if occasion == 2:
                break
            assert bought >= 3
            table.roll(6, YELLOW)
            table.place(YELLOW, 119)
    assert bought == 5


def test_a_threatened_share_is_good_for_less() -> None:
    """Red, which the next players hold, may swallow green; far away from red it is safe."""

    def good_for(picture: str) -> float:
        """What nine shares of green do for the chance to win, compared with their price in cash."""
        held = [(0, 0, 9, 0), (9, 0, 0, 0), (9, 0, 0, 0), (9, 0, 0, 0)]
        table = Table.drawn(picture, cash=[10, 60, 60, 60], shares=held)
        table.roll(6, YELLOW)
        table.place(YELLOW, 119)
        position = Position.of(table.seen(0))
        now = Assessment(judge_for(4), position)
        trading = Trading(now, 0, before=False)
        return now.chance(0) / trading.chance((0, 0, 0, 0))

    assert good_for("gggg.rrrrr") < 0.9 * good_for("gggg...rrrrr")


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
    assert deal.action == Buy(0, RED, 1)
    assert deal.expected > none.expected
    facts = {term.code: dict(term.facts) for term in deal.terms}
    if terms.CASH in facts:
        assert facts[terms.CASH] == {"before": 2, "after": 0}


@pytest.mark.parametrize("level", LEVELS)
def test_it_buys_no_more_than_it_can_pay_and_the_bank_has(level: str) -> None:
    shares = [(1, 0, 0, 0), (58, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0)]
    table = Table.drawn("rr..", cash=[3, 50], shares=shares, trading=True)
    choice = asked(table, level)
    for prospect in (choice.chosen, *choice.alternatives):
        if isinstance(prospect.action, Buy):
            assert prospect.action.number == 1


def test_only_holdings_within_reach_are_looked_at() -> None:
    shares = [(4, 2, 0, 1), (1, 0, 57, 0), (0, 0, 0, 0), (0, 0, 0, 0)]
    table = Table.drawn("rr..bb..\n........\ngg..y", cash=[7, 5], shares=shares, trading=True)
    position = Position.of(table.seen(0))
    trading = Trading(Assessment(judge_for(4), position), 0, before=True)
    found = trading.search(6)
    assert len(found) > 20
    assert found == sorted(found, key=lambda one: -trading.chances[one])
    for holding in found:
        bought = [new - old for new, old in zip(holding, shares[0], strict=True) if new > old]
        assert sum(bought) <= 5
        assert trading.cash_with(holding) >= 0
        assert holding[GREEN] <= 3
