"""Which reason a hint of Shark tells at a drawn table; each of them is also checked by playing it."""

from __future__ import annotations

from typing import Any

from bigshot_desktop.bots.reasons import Choice, Prospect, Term
from bigshot_desktop.games.shark.bots.advising import told as advised_with
from bigshot_desktop.games.shark.bots.building_advice import advise_place
from bigshot_desktop.games.shark.bots.covering_advice import advise_cover
from bigshot_desktop.games.shark.bots.trade_advice import TradeAdvice
from bigshot_desktop.games.shark.bots.trading import deals_between
from bigshot_desktop.games.shark.rules.actions import Buy, EndTrading, Place, SellOff
from bigshot_desktop.games.shark.rules.state import AFTER
from tests.games.shark.bots.advice_claims import check
from tests.games.shark.rules.market_positions import owing, trading
from tests.games.shark.rules.positions import BLUE, GREEN, RED, YELLOW, Shares, Table, at

NO_SHARES = (0, 0, 0, 0)


def placed(table: Table, action: Place, *others: tuple[Place, float]) -> dict[str, dict[str, Any]]:
    """What is told of a building, by its code: the reason's, if it has one."""
    choice = Choice(Prospect(action, 0.5), tuple(Prospect(one, chance) for one, chance in others))
    advised = advise_place(table.seen(0), choice)
    check(table.state, 0, advised)
    return by_code(advised.advice)


def traded(
    table: Table, target: Shares, *others: tuple[Shares, float], chance: float = 0.5
) -> dict[str, dict[str, Any]]:
    """The same of a trade, and of others that end with other shares."""
    seen = table.seen(0)
    held: Shares = seen.shares[:4]  # type: ignore[assignment]

    def prospect(holding: Shares, expected: float) -> Prospect:
        steps = deals_between(0, held, holding)
        return Prospect(next(iter(steps), EndTrading(0)), expected, steps=steps)

    choice = Choice(prospect(target, chance), tuple(prospect(*other) for other in others))
    advice = TradeAdvice(seen, choice, held, target)
    advised = advised_with(choice, advice.sentences(held), advice.plan)
    check(table.state, 0, advised)
    return by_code(advised.advice)


def by_code(advice: tuple[Term, ...]) -> dict[str, dict[str, Any]]:
    facts = [(term.code, dict(term.facts)) for term in advice]
    return {str(one.get("why", code)): one for code, one in facts}


# --- buildings -----------------------------------------------------------------------------------


def test_a_chain_that_is_safe_now_would_have_cost_what_it_was() -> None:
    """Two chains of two become one of five: only two of its buildings could have been lost until now."""
    table = Table.drawn("rr.rr\n\nbbb", shares=[(9, 0, 0, 0), (0, 5, 0, 0)])
    table.roll(1, RED)
    told = placed(table, Place(0, RED, at(0, 2)))
    assert told["earns"]["gain"] == 5 + 9
    assert told["shields"]["cost"] == 2 * 9


def test_a_square_beside_which_nothing_can_rise_is_called_so() -> None:
    """Both squares beside the corner touch the blue chain of two, which two yellow buildings cannot drive off."""
    table = Table.drawn("....\n.bb.", shares=[(0, 0, 0, 9), (0, 5, 0, 0)])
    table.roll(1, YELLOW)
    told = placed(table, Place(0, YELLOW, at(4, 3)), (Place(0, YELLOW, at(0, 0)), 0.4))
    assert told["place-stuck"]["most"] == 2
    assert "place-lower" not in told


def test_what_pays_more_elsewhere_is_explained_where_all_is_even_too() -> None:
    """Blue would bring more at once, but far more to a rival."""
    table = Table.drawn("bb", shares=[(0, 1, 0, 0), (0, 20, 0, 0)])
    table.roll(1, BLUE)
    told = placed(table, Place(0, BLUE, at(4, 3)), (Place(0, BLUE, at(4, 2)), 0.5))
    assert told["place-helps"]["gain"] == 3 + 1
    assert told["place-helps"]["amount"] == 20
    assert "even" in told


def test_a_trifle_is_not_praised() -> None:
    """A lone building that nobody has shares of is driven off: that helps nobody."""
    table = Table.drawn("rr.b", shares=[(3, 0, 0, 0)])
    table.roll(1, RED)
    assert "swallows" not in placed(table, Place(0, RED, at(0, 2)))


def test_the_end_of_the_match_is_told_where_a_building_brings_it_near() -> None:
    table = Table.drawn("rrrrrrrrrrrr\n\nr", shares=[(3, 0, 0, 0)], cash=[5, 90])
    table.roll(1, RED)
    told = placed(table, Place(0, RED, at(2, 1)))
    assert told["place-near"]["ways"] > 0


# --- trade ---------------------------------------------------------------------------------------


def test_money_is_not_called_the_same_where_the_limit_cuts_the_number() -> None:
    """Three red shares cost 18,000; of green there could be 6 for that, but 5 may be bought."""
    table = trading(cash=18, shares=NO_SHARES, occasion=2)
    told = traded(table, (3, 0, 0, 0), ((0, 0, 1, 0), 0.4))
    assert "buy-instead-less" not in told
    assert "buy-instead-rarer" not in told


def test_a_plan_is_objected_to_as_a_whole() -> None:
    """The other plan buys red shares, too; it only ends with a green share for some of them."""
    table = trading(cash=24, shares=NO_SHARES, occasion=2)
    other = ((2, 0, 1, 0), 0.4)
    told = traded(table, (3, 0, 0, 0), other)
    assert not [code for code in told if code.startswith(("buy-instead", "sell-instead"))]


def test_more_can_be_bought_after_the_building() -> None:
    told = traded(trading(cash=60, shares=NO_SHARES), (1, 0, 0, 0), (NO_SHARES, 0.4))
    assert "buy-later" in told
    told = traded(trading(cash=60, shares=NO_SHARES, occasion=2), (1, 0, 0, 0), (NO_SHARES, 0.4))
    assert "buy-later" not in told


def test_a_swap_that_brings_no_more_is_for_more_rolls() -> None:
    """Both companies rise by one; with a share of each more rolls help."""
    table = Table.drawn("r\n\n\n\n\n........b", shares=[(2, 0, 0, 0)], trading=True)
    told = traded(table, (1, 1, 0, 0), ((2, 0, 0, 0), 0.4))
    assert told["spreads"]["ways"] > told["spreads"]["was"]


def test_what_is_true_of_all_purchases_is_told_of_all_of_them() -> None:
    """More rolls help with a blue and a green share together: that is no reason for one of them."""
    table = Table.drawn(
        "r\n\n\n\n\n........b\n\n...g", shares=[(3, 0, 0, 0)], cash=[0, 9], trading=True
    )
    told = traded(table, (1, 1, 1, 0), ((3, 0, 0, 0), 0.4))
    assert told["spreads"]["bought"] == "0,1,1,0"
    seen, held = table.seen(0), (3, 0, 0, 0)
    steps = deals_between(0, held, (1, 1, 1, 0))
    choice = Choice(Prospect(steps[0], 0.5, steps=steps))
    codes = [term.code for term in TradeAdvice(seen, choice, held, (1, 1, 1, 0)).sentences(held)]
    assert codes[:2] == ["sell-for", "buy-then-all"]


def test_cash_and_what_must_be_paid_are_both_told_as_they_are_after_the_deals() -> None:
    """The chain that red can drive off costs 2 on each blue share: with what green brings there is enough for that."""
    table = Table.drawn("bb.rrr\n\n........ggg", shares=[(0, 3, 2, 0)], cash=[1, 50], trading=True)
    table.state.phase = AFTER
    told = traded(table, (0, 3, 0, 0), ((0, 3, 2, 0), 0.4))
    assert (told["reserve"]["cash"], told["reserve"]["cost"]) == (1 + 2 * 3, 3 * 2)


def test_there_is_no_trade_after_a_building_that_ends_the_match() -> None:
    table = Table.drawn("rrrrrrrrrrrr\n\nrr", shares=[(3, 0, 0, 0)], cash=[90], trading=True)
    assert "buy-later-unless" in traded(table, (4, 0, 0, 0), ((3, 0, 0, 0), 0.4))
    assert "end-before-unless" in traded(table, (3, 0, 0, 0), ((4, 0, 0, 0), 0.4))
    table = trading(cash=60, shares=NO_SHARES)
    assert "end-before" in traded(table, NO_SHARES, ((1, 0, 0, 0), 0.4))


def test_that_it_is_as_good_to_trade_no_more_is_told() -> None:
    table = trading(cash=20, shares=(2, 0, 0, 0), occasion=2)
    told = traded(table, (1, 0, 0, 0), ((2, 0, 0, 0), 0.499), ((0, 0, 0, 0), 0.4))
    assert "trade-equal" in told
    told = traded(table, (1, 0, 0, 0), ((2, 0, 0, 0), 0.48), ((0, 0, 0, 0), 0.4))
    assert "trade-equal" not in told


def test_who_can_hardly_win_is_told_so() -> None:
    table = trading(cash=1, shares=(1, 0, 0, 0), occasion=2)
    table.state.cash[1] = 300
    told = traded(table, (1, 0, 0, 0), (NO_SHARES, 0.0), chance=0.004)
    assert told["hopeless"]["before"] == 300


def test_the_end_is_told_where_the_next_building_can_bring_it() -> None:
    table = Table.drawn("rrrrrrrrrrrr\n\nrr", shares=[(3, 0, 0, 0)], cash=[50], trading=True)
    table.state.phase = AFTER
    told = traded(table, (4, 0, 0, 0), ((3, 0, 0, 0), 0.4))
    assert told["near"]["ways"] >= 6


# --- forced sales --------------------------------------------------------------------------------


def test_a_forced_sale_has_a_reason() -> None:
    """Handing over the dearer shares is defended: here by what can happen to them, or to those that are kept."""
    table = owing(3, (1, 0, 2, 0))
    seen = table.seen(1)
    for given, kept in (((1, 0, 0, 0), (0, 0, 2, 0)), ((0, 0, 2, 0), (1, 0, 0, 0))):
        choice = Choice(Prospect(SellOff(1, given), 0.5), (Prospect(SellOff(1, kept), 0.4),))
        advised = advise_cover(seen, choice)
        check(table.state, 1, advised)
        assert len(advised.advice) > 1


def test_the_chances_of_a_forced_sale_that_ends_the_match_are_certain() -> None:
    """With the fifteenth red building the match is over: whatever is handed over, seat 0 has won."""
    table = Table.drawn(
        "rrrrrrrrrrrr\nr\nr\n.bb\n\n.....gg", cash=[90, 0], shares=[(9, 0, 0, 0), (4, 9, 6, 0)]
    )
    table.roll(1, RED)
    table.place(RED, at(3, 0))
    options = [Prospect(one, 0.03) for one in table.legal()[:3]]
    advised = advise_cover(table.seen(1), Choice(options[0], tuple(options[1:]), 0.1))
    check(table.state, 1, advised)
    assert {one.expected for one in (advised.chosen, *advised.alternatives)} == {0.0}
    assert advised.advice[1].code == "cover-lost"


def test_deals_are_in_order() -> None:
    assert deals_between(0, (2, 0, 0, 0), (1, 3, 0, 0))[1:] == (Buy(0, BLUE, 3),)
    assert deals_between(0, (0, 0, 1, 0), (0, 0, 1, 0)) == ()
    assert GREEN == 2
