"""A hint of Shark tells the reason that carries the advice, once, and nothing that speaks against itself.

Found by reading 200 hints; each test is one cause of those that were judged not true, not clear or not useful.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bigshot_desktop.bots.reasons import Choice, Prospect
from bigshot_desktop.games.shark.bots.advising import told as advised_with
from bigshot_desktop.games.shark.bots.building_advice import advise_place
from bigshot_desktop.games.shark.bots.covering_advice import advise_cover
from bigshot_desktop.games.shark.bots.position import Holding
from bigshot_desktop.games.shark.bots.trade_advice import TradeAdvice
from bigshot_desktop.games.shark.bots.trading import deals_between
from bigshot_desktop.games.shark.rules.actions import EndTrading, Place, SellOff
from bigshot_desktop.games.shark.rules.settlement import proceeds, worth_of
from bigshot_desktop.games.shark.rules.state import AFTER, SETTLING
from bigshot_desktop.games.shark.words.advice import ADVICE
from tests.games.shark.bots.advice_claims import check
from tests.games.shark.rules.market_positions import any_owing
from tests.games.shark.rules.positions import BLUE, GREEN, RED, WHITE, YELLOW, Shares, Table, at

NO_SHARES = (0, 0, 0, 0)
ENDANGERED = "bb.rrr"
"""A red building between the chains drives off the blue one, which can hardly rise."""
SELDOM_AND_OFTEN = "r\n\n\n\n\n........g"
"""Red in a corner rises with few rolls, Green between three zones with many."""
SELDOM_BUT_HIGH = "r.r\n\n\n\n\n........g"
"""The same, but if Red rises, it rises twice as high."""
Told = list[tuple[str, dict[str, Any]]]


def traded(
    table: Table, target: Shares, *others: tuple[Shares, float], chance: float = 0.5
) -> Told:
    """What is told of a trade, beside others that end with other shares; every claim is checked by playing it."""
    seen = table.seen(0)
    held: Shares = seen.shares[:4]  # type: ignore[assignment]

    def prospect(holding: Shares, expected: float) -> Prospect:
        steps = deals_between(0, held, holding)
        return Prospect(next(iter(steps), EndTrading(0)), expected, steps=steps)

    choice = Choice(prospect(target, chance), tuple(prospect(*other) for other in others))
    advice = TradeAdvice(seen, choice, held, target)
    return checked(table, 0, advised_with(choice, advice.sentences(held), advice.plan))


def placed(table: Table, action: Place, *others: tuple[Place, float], chance: float = 0.5) -> Told:
    """The same of a building."""
    choice = Choice(Prospect(action, chance), tuple(Prospect(one, less) for one, less in others))
    return checked(table, 0, advise_place(table.seen(0), choice))


def covered(table: Table, given: Shares, other: Shares, chance: float) -> Told:
    """The same of what seat 1 hands over, beside another choice."""
    choice = Choice(Prospect(SellOff(1, given), 0.5), (Prospect(SellOff(1, other), chance),))
    return checked(table, 1, advise_cover(table.seen(1), choice))


def checked(table: Table, seat: int, advised: Choice) -> Told:
    check(table.state, seat, advised)
    return [(term.code, dict(term.facts)) for term in advised.advice]


def codes(told: Told) -> list[str]:
    return [code for code, _ in told]


def whys(told: Told) -> list[str]:
    return [str(facts.get("why", "")) for _, facts in told]


def after_building(picture: str, cash: list[int], shares: Shares, players: int = 4) -> Table:
    table = Table.drawn(picture, players, cash=cash, shares=[shares], trading=True)
    table.state.phase = AFTER
    return table


# --- buildings -----------------------------------------------------------------------------------


def test_all_chains_that_are_driven_off_are_named() -> None:
    table = Table.drawn(".yy.y\n...r\n...rr", cash=[0, 50], shares=[(3, 0, 0, 0), (0, 0, 0, 5)])
    table.roll(1, RED)
    told = placed(table, Place(0, RED, at(0, 3)))
    facts = next(facts for _, facts in told if facts.get("why") == "costs")
    assert facts["victims"] == f"{YELLOW}:2,{YELLOW}:1"


def test_who_gets_no_more_than_oneself_is_no_reason() -> None:
    """Green would bring oneself 1 more and two others 1 each: only both of them together speak against it."""
    table = Table.drawn("............\n.g", 3, shares=[NO_SHARES, (0, 0, 1, 0), (0, 0, 1, 0)])
    table.roll(1, WHITE)
    told = placed(table, Place(0, RED, at(4, 3)), (Place(0, RED, at(4, 2)), 0.4))
    facts = dict(told)["place-helps-all"]
    assert (facts["gain"], facts["amount"]) == (2, 2)
    assert "place-helps" not in codes(told)


def test_others_who_get_no_more_together_than_oneself_are_no_reason() -> None:
    """The chain would bring oneself 3 more, and both others together 2."""
    table = Table.drawn("............\n.gg", 3, shares=[(0, 0, 1, 0)] * 3)
    table.roll(1, GREEN)
    told = placed(table, Place(0, GREEN, at(4, 3)), (Place(0, GREEN, at(4, 0)), 0.4))
    assert not [code for code in codes(told) if code.startswith("place-helps")]


def test_what_a_rival_gets_by_the_building_that_is_advised_is_told_too() -> None:
    table = Table.drawn("bb\n\nrr", 2, shares=[(0, 1, 0, 0), (5, 20, 0, 0)])
    table.roll(1, WHITE)
    told = placed(table, Place(0, RED, at(2, 2)), (Place(0, BLUE, at(0, 2)), 0.4))
    facts = dict(told)["place-helps-more"]
    assert (facts["gain"], facts["amount"], facts["more"], facts["less"]) == (4, 20, 3, 5)


def test_what_brings_most_is_not_advised_where_somebody_else_would_win_by_it() -> None:
    table = Table.drawn("rrrrrrrrrrrr\n\nrr", 2, cash=[0, 90])
    table.roll(1, RED)
    for listed in (at(2, 2), at(4, 2)):
        told = placed(table, Place(0, RED, at(4, 3)), (Place(0, RED, listed), 0.4))
        facts = dict(told)["place-ends"]
        assert (facts["gain"], facts["seat"], facts["amount"]) == (15, 1, 90)


def test_what_a_fall_costs_a_rival_is_told_whole() -> None:
    """What one's own shares lose may be more than a rival pays; but the rival's shares lose that, too."""
    assert "loses as much again" in ADVICE.texts["why-costs-own"]
    table = Table.drawn("bbb.rr\n...r", shares=[(9, 8, 0, 0), (0, 5, 0, 0)], cash=[0, 60])
    table.roll(1, RED)
    told = placed(table, Place(0, RED, at(0, 3)))
    facts = next(facts for _, facts in told if facts.get("why") == "costs-own")
    assert (facts["loss"], facts["cost"]) == (15, 24)


def test_a_smaller_danger_to_lose_more_is_no_protection() -> None:
    """Green can take a lone red building, too, and only Blue the two; but those cost twice as much."""
    table = Table.drawn("bb.r\n\n...g", shares=[(9, 0, 0, 0)])
    table.roll(2, RED)
    assert "protects" not in whys(placed(table, Place(0, RED, at(0, 4))))


def test_what_brings_most_is_named_where_something_else_is_as_good() -> None:
    """Blue brings 2 more, and the rival 1 more: that is told before what is as good."""
    table = Table.drawn("bb\n\nrr", 2, shares=[(1, 1, 0, 0), (0, 1, 0, 0)])
    table.roll(1, WHITE)
    red, other, blue = Place(0, RED, at(4, 3)), Place(0, RED, at(4, 0)), Place(0, BLUE, at(0, 2))
    told = placed(table, red, (other, 0.5), (blue, 0.4))
    assert codes(told) == ["place", "place-helps", "place-equal"]
    facts = told[1][1]
    assert (facts["company"], facts["gain"], facts["amount"]) == (BLUE, 4, 1)


def test_a_danger_is_told_with_what_one_would_get_there() -> None:
    """Beside the blue chain the red one would have to fear it; nobody else has shares."""
    table = Table.drawn("rr.bbb\n\n\n........g", 2, shares=[(2, 0, 0, 0)])
    table.roll(1, WHITE)
    built = placed(table, Place(0, RED, at(4, 3)), (Place(0, RED, at(1, 0)), 0.4))
    facts = next(facts for code, facts in built if code.startswith("place-gain-"))
    assert facts["gain"] == 3 + 2


def test_what_brings_more_for_nobody_else_is_named_too() -> None:
    table = Table.drawn("bb", 2, shares=[(0, 1, 0, 0)])
    table.roll(1, BLUE)
    worse = placed(table, Place(0, BLUE, at(4, 3)), (Place(0, BLUE, at(0, 2)), 0.4))
    assert [code for code in codes(worse) if code.startswith("place-gain")]
    same = placed(table, Place(0, BLUE, at(4, 3)), (Place(0, BLUE, at(0, 2)), 0.5))
    assert [code for code in codes(same) if code.startswith("place-gain")]
    assert codes(worse) != codes(same)


def test_what_is_not_as_good_is_told_before_what_is() -> None:
    table = Table.drawn("....\n.bb.", shares=[(0, 0, 0, 9), (0, 5, 0, 0)])
    table.roll(1, YELLOW)
    good, as_good = Place(0, YELLOW, at(4, 2)), Place(0, YELLOW, at(4, 1))
    told = placed(table, good, (as_good, 0.5), (Place(0, YELLOW, at(0, 0)), 0.4))
    assert codes(told) == ["place", "place-stuck", "place-equal"]


def test_what_is_only_a_little_worse_is_called_nearly_as_good() -> None:
    table = Table.drawn("............\n............", 2)
    table.roll(1, RED)
    one, other = Place(0, RED, at(1, 1)), Place(0, RED, at(2, 1))
    assert "place-nearly" in codes(placed(table, one, (other, 0.48)))
    assert "place-nearly" not in codes(placed(table, one, (other, 0.47)))


def test_what_the_others_get_together_is_told_of_both_squares() -> None:
    """Red brings oneself 4, and each of four others 1; Green brings everybody 1 more."""
    table = Table.drawn("rr\n\n.gg", 5, shares=[(1, 0, 2, 0)] * 5)
    table.roll(1, WHITE)
    told = placed(table, Place(0, RED, at(0, 2)), (Place(0, GREEN, at(2, 3)), 0.4))
    facts = dict(told)["place-helps-both"]
    assert (facts["gain"], facts["amount"]) == (5, 8)
    assert (facts["more"], facts["less"]) == (4, 4)


def test_that_no_roll_can_take_what_is_advised_is_a_sentence() -> None:
    for code in ("place-riskier", "place-exposes"):
        assert "here" not in ADVICE.texts[code]
        assert "no single roll" in ADVICE.texts[f"{code}-only"]


def test_who_can_hardly_win_is_told_so_of_a_building_too() -> None:
    table = Table.drawn("bb", 2, shares=[(0, 1, 0, 0)], cash=[0, 300])
    table.roll(1, BLUE)
    other = Place(0, BLUE, at(0, 3))
    told = placed(table, Place(0, BLUE, at(0, 2)), (other, 0.0), chance=0.004)
    assert codes(told)[1] == "hopeless"
    assert "place-behind" not in codes(told)


# --- trade ---------------------------------------------------------------------------------------


def test_what_rises_higher_but_more_seldom_is_not_praised_for_that() -> None:
    """Red can bring 2 with 3 rolls, Green 1 with 9."""
    table = after_building(SELDOM_BUT_HIGH, [1], NO_SHARES)
    told = traded(table, (1, 0, 0, 0), ((0, 0, 1, 0), 0.4))
    assert codes(told) == ["buy"]
    told = traded(table, (0, 0, 1, 0), ((1, 0, 0, 0), 0.4))
    assert "buy-instead-limit" not in codes(told)
    table = after_building(SELDOM_BUT_HIGH, [0], (0, 0, 1, 0))
    assert "sell-yields" not in codes(traded(table, (1, 0, 0, 0), ((0, 0, 1, 0), 0.4)))
    table = after_building(SELDOM_BUT_HIGH, [2], NO_SHARES)
    told = traded(table, (2, 0, 0, 0), ((1, 0, 1, 0), 0.4))
    assert "rather-grows" not in codes(told)


def bought_beside_green(own: Shares, rival: Shares) -> Told:
    """What is told of a red share, while green ones, at the same price, rise with more rolls."""
    table = Table.drawn(SELDOM_AND_OFTEN, cash=[1, 5], shares=[own, rival], trading=True)
    table.state.phase = AFTER
    return traded(table, (own[0] + 1, *own[1:]), (own, 0.4))


def test_shares_that_rise_more_seldom_are_bought_for_another_reason() -> None:
    spread = bought_beside_green((0, 0, 1, 0), (0, 0, 5, 0))
    assert (spread[0][1]["why"], spread[0][1]["was"], spread[0][1]["ways"]) == ("spreads", 9, 12)
    most = bought_beside_green((1, 0, 1, 0), (1, 0, 5, 0))
    assert (most[0][1]["why"], most[0][1]["own"]) == ("most", 2)
    assert whys(bought_beside_green((1, 0, 1, 0), (0, 0, 5, 0)))[0] == "only-holder"
    hedge = bought_beside_green((1, 0, 1, 0), (5, 0, 0, 0))
    assert (hedge[0][1]["why"], hedge[0][1]["seat"], hedge[0][1]["own"]) == ("hedges", 1, 5)


def test_what_holds_for_the_better_shares_too_is_no_such_reason() -> None:
    assert whys(bought_beside_green((1, 0, 1, 0), (5, 0, 9, 0)))[0] == "next-roll"


def test_a_second_company_has_its_reason_beside_that_one_too() -> None:
    table = Table.drawn(SELDOM_AND_OFTEN + "\n\n\n\nb", cash=[2, 5], trading=True)
    table.state.phase = AFTER
    table.state.shares[:8] = [1, 1, 1, 0, 1, 1, 5, 0]
    told = traded(table, (2, 2, 1, 0), ((1, 1, 1, 0), 0.4))
    assert (codes(told)[:2], whys(told)[:2]) == (["buy", "buy-too"], ["most", "next-roll"])


def test_other_shares_that_are_as_good_are_named() -> None:
    table = after_building(SELDOM_AND_OFTEN, [1], NO_SHARES)
    told = traded(table, (0, 0, 1, 0), ((1, 0, 0, 0), 0.5), (NO_SHARES, 0.4))
    assert dict(told)["buy-equal"] == {"company": RED, "number": 1}


def test_what_is_in_danger_is_bought_for_what_it_can_bring_and_because_one_is_behind() -> None:
    told = traded(after_building(ENDANGERED, [4, 60], NO_SHARES), (0, 2, 0, 0), (NO_SHARES, 0.4))
    assert whys(told)[0] == "next-roll"
    assert codes(told)[1].startswith("danger")
    assert codes(told)[2] == "dare"


def test_who_can_hardly_win_need_not_dare_and_sums_are_told_once() -> None:
    table = after_building(ENDANGERED, [4, 60], NO_SHARES)
    told = traded(table, (0, 2, 0, 0), (NO_SHARES, 0.0), chance=0.004)
    assert "hopeless" in codes(told)
    assert len([facts for _, facts in told if "before" in facts]) == 1


def test_shares_for_the_last_building_are_bought_to_win_with_it() -> None:
    """With Red at 15 the bonus makes 85, too little against 88; five red shares make it 95."""
    table = Table.drawn("rrrrrrrrrrrr\n\nrr", 2, cash=[70, 88], trading=True)
    told = traded(table, (5, 0, 0, 0), (NO_SHARES, 0.1))
    assert whys(told)[0] == "wins-last"
    assert told[0][1]["ways"] > told[0][1]["was"] == 0


def test_a_sale_is_not_for_rolls_that_help_without_it() -> None:
    """With a green share beside the red one more rolls would help than with green shares alone."""
    table = after_building(SELDOM_AND_OFTEN, [2], (1, 0, 0, 0))
    told = traded(table, (0, 0, 3, 0), ((1, 0, 2, 0), 0.4))
    assert "spreads" not in whys(told)
    assert "often" in whys(told)


def test_the_same_rolls_are_not_compared_twice() -> None:
    table = after_building(SELDOM_AND_OFTEN, [2], (1, 0, 0, 0))
    told = traded(table, (0, 0, 3, 0), ((2, 0, 1, 0), 0.4))
    assert "often" in whys(told)
    assert "rather-often" not in codes(told)


def test_one_roll_more_is_no_reason() -> None:
    picture = "............\n..b\n\n\n\n.b..g\n.....g\n.......b"
    told = traded(after_building(picture, [0], (0, 0, 1, 1)), (0, 1, 0, 1), ((0, 0, 1, 1), 0.4))
    assert "spreads" not in whys(told)


def test_shares_of_a_second_company_have_a_reason_too() -> None:
    own = (1, 0, 1, 0)
    told = traded(after_building(SELDOM_AND_OFTEN, [5], own), (5, 0, 2, 0), (own, 0.4))
    assert codes(told)[:2] == ["buy", "buy-too"]
    assert [facts["company"] for _, facts in told[:2]] == [RED, GREEN]


def test_of_two_purchases_the_one_that_more_rolls_help_is_told_first() -> None:
    told = traded(after_building(SELDOM_AND_OFTEN, [2], NO_SHARES), (1, 0, 1, 0), (NO_SHARES, 0.4))
    assert told[0][1]["company"] == GREEN


def test_who_is_behind_is_told_of_the_purchase_that_promises_most() -> None:
    """Three blue shares can bring 3, in danger or not; the red one can bring 1."""
    told = traded(after_building(ENDANGERED, [9, 60], NO_SHARES), (1, 3, 0, 0), (NO_SHARES, 0.4))
    assert told[0][1]["company"] == BLUE


def test_plans_that_differ_in_what_they_sell_are_compared_by_that() -> None:
    picture = "g\n\n\n\n\n........r\n\n\n\n...b"
    table = after_building(picture, [0], (1, 0, 1, 0))
    told = traded(table, (1, 1, 0, 0), ((0, 1, 1, 0), 0.4))
    assert "rather-sell-often" in codes(told)
    assert "rather-often" not in codes(told)


def test_a_sale_beside_a_purchase_is_not_praised_for_cash_that_is_spent_again() -> None:
    table = after_building("rr\n\n\n\n\n.......ggg", [20], (2, 0, 2, 0))
    told = traded(table, (3, 0, 1, 0), ((2, 0, 2, 0), 0.4))
    assert whys(told)[0] == "keeps-cash"
    assert (told[0][1]["cash"], told[0][1]["less"]) == (21, 18)


def test_who_is_ahead_sells_to_stay_there() -> None:
    table = after_building("rr\n\n\n\n\n.......ggg", [20], (2, 0, 2, 0))
    told = traded(table, (2, 0, 1, 0), ((2, 0, 2, 0), 0.4))
    assert whys(told)[0] == "secures"


def test_one_share_is_not_called_the_others() -> None:
    assert "others" not in ADVICE.texts["rather-grows"]


def bought_of_two(
    picture: str, own: Shares, rival: Shares, target: Shares, *others: tuple[Shares, float]
) -> Told:
    """What is told after a building of a plan that seat 0 can just pay."""
    table = Table.drawn(picture, 2, shares=[own, rival])
    values = table.state.values
    price = worth_of(tuple(b - a for a, b in zip(own, target, strict=True)), values)
    table = Table.drawn(picture, 2, shares=[own, rival], cash=[price, 9], trading=True)
    table.state.phase = AFTER
    return traded(table, target, *(others or [(own, 0.4)]))


def test_of_a_second_company_it_is_told_that_more_rolls_help_with_it() -> None:
    """With Green alone 9 rolls help, with the red share 12."""
    told = bought_of_two(SELDOM_AND_OFTEN, NO_SHARES, NO_SHARES, (1, 0, 4, 0))
    assert (codes(told)[:2], whys(told)[1]) == (["buy", "buy-too"], "spreads-too")
    assert (told[1][1]["company"], told[1][1]["was"], told[1][1]["ways"]) == (RED, 9, 12)


def test_a_second_company_has_a_reason_where_it_matters_little_too() -> None:
    told = bought_of_two(SELDOM_AND_OFTEN, NO_SHARES, NO_SHARES, (1, 0, 4, 0), ((0, 0, 5, 0), 0.5))
    assert codes(told) == ["buy", "buy-too", "even"]


def test_what_rises_more_seldom_than_what_is_bought_with_it_spreads_the_risk() -> None:
    """One more green share would promise more than the red one, and red ones are there already."""
    told = bought_of_two(SELDOM_AND_OFTEN, (1, 0, 9, 0), (9, 0, 20, 0), (2, 0, 13, 0))
    assert codes(told)[:2] == ["buy", "buy-so-that"]
    assert (told[1][1]["bought"], told[1][1]["better"]) == ("1,0,0,0", GREEN)


def test_of_three_companies_none_is_without_a_reason() -> None:
    picture = SELDOM_AND_OFTEN + "\n\n\n\nb"
    told = bought_of_two(picture, NO_SHARES, NO_SHARES, (1, 1, 3, 0))
    assert (codes(told)[:2], told[1][1]["bought"]) == (["buy", "buy-too-all"], "1,1,0,0")
    told = bought_of_two(picture, (1, 1, 1, 0), (9, 9, 20, 0), (2, 2, 4, 0))
    assert (codes(told)[:2], told[1][1]["bought"]) == (["buy", "buy-so-that"], "1,1,0,0")


def test_more_rolls_are_told_of_the_shares_that_bring_them() -> None:
    """Green shares are there already: only the red one lets more rolls help."""
    table = Table.drawn(SELDOM_AND_OFTEN, 2, shares=[(0, 0, 1, 0)], cash=[2, 5], trading=True)
    table.state.phase = AFTER
    told = traded(table, (1, 0, 2, 0), ((0, 0, 1, 0), 0.4))
    assert "spreads" not in whys(told)
    assert ("buy-too", "spreads-too", RED) in [
        (code, facts.get("why"), facts.get("company")) for code, facts in told
    ]


def test_what_two_purchases_bring_together_is_told_once() -> None:
    """With either of them alone 3 rolls would help, and now none."""
    picture = "r\n\n\n\n\n\n\n\n\n...........g"
    told = bought_of_two(picture, NO_SHARES, NO_SHARES, (1, 0, 1, 0))
    assert "buy-too" not in codes(told)
    assert (whys(told)[0], told[0][1]["was"], told[0][1]["ways"]) == ("spreads-first", 0, 6)


def test_where_the_dice_promise_the_same_another_reason_is_told() -> None:
    """Red and Green are alike; but only with a green share more rolls help."""
    picture = "r\n\n\n\n\n\n\n\n\n...........g"
    told = bought_of_two(picture, (1, 0, 0, 0), NO_SHARES, (1, 0, 1, 0))
    assert whys(told)[0] == "spreads"


def test_who_holds_most_already_does_not_buy_for_that() -> None:
    assert "most" not in whys(bought_beside_green((2, 0, 1, 0), (1, 0, 5, 0)))


def test_a_rival_who_gains_less_is_named_with_the_company() -> None:
    told = bought_beside_green((1, 0, 1, 0), (5, 0, 0, 0))
    assert (whys(told)[0], told[0][1]["own"]) == ("hedges", 5)
    assert "these shares" not in ADVICE.texts["why-hedges"]
    assert whys(bought_beside_green((0, 0, 1, 0), (1, 0, 9, 0)))[0] == "spreads"


def test_cash_that_is_too_little_is_told_with_what_happens_then() -> None:
    table = after_building(ENDANGERED, [5, 60], (0, 9, 0, 0))
    short = traded(table, (1, 9, 0, 0), ((0, 9, 0, 0), 0.4))
    assert dict(short)["danger-short"]["cash"] == 2
    table = after_building(ENDANGERED, [3, 60], (0, 9, 0, 0))
    assert "danger-broke" in codes(traded(table, (1, 9, 0, 0), ((0, 9, 0, 0), 0.4)))
    assert "half their value" in ADVICE.texts["danger-short"]


def test_no_cash_is_called_no_money() -> None:
    table = Table.drawn("rr", 2, shares=[(1, 0, 0, 0)], trading=True)
    table.state.phase = AFTER
    told = traded(table, (1, 0, 0, 0), (NO_SHARES, 0.4))
    assert told[0][0] in ("end-broke", "end-broke-keep")


def test_a_trifling_danger_is_no_reason_to_sell() -> None:
    """A blue share is in danger; but it costs 2 of 60, and nothing is bought."""
    table = after_building(ENDANGERED, [60, 5], (0, 2, 0, 0))
    assert "danger" not in whys(traded(table, (0, 1, 0, 0), ((0, 2, 0, 0), 0.4)))
    table = after_building(ENDANGERED, [6, 5], (0, 2, 0, 0))
    assert "danger" in whys(traded(table, NO_SHARES, ((0, 2, 0, 0), 0.4)))


# --- forced sales --------------------------------------------------------------------------------


def test_a_dearer_choice_has_a_reason_where_it_matters_little_too() -> None:
    """Of all kinds of debts: whoever hands over more than the least is told why, or that it makes no difference."""
    rng = Random(7)
    dearer = 0
    for _ in range(120):
        table = any_owing(rng)
        options = [one.shares for one in table.legal() if isinstance(one, SellOff)]
        asked: Any = table.seen(1).decision

        def cost(shares: Holding, asked: Any = asked) -> int:
            worth = worth_of(shares, asked.values)
            return worth - (proceeds(worth) - int(asked.rest))

        given, least = max(options, key=cost), min(options, key=cost)
        choice = Choice(Prospect(SellOff(1, given), 0.5), (Prospect(SellOff(1, least), 0.5),))
        advised = advise_cover(table.seen(1), choice).advice
        if cost(given) > cost(least) and advised[0].code == "cover":
            dearer += 1
            assert len(advised) == 3, advised
    assert dearer > 20


def test_a_dearer_choice_that_is_as_good_is_called_so_where_another_is_worse() -> None:
    rng = Random(7)
    dearer = 0
    for _ in range(300):
        table = any_owing(rng)
        options = [one.shares for one in table.legal() if isinstance(one, SellOff)]
        asked: Any = table.seen(1).decision

        def cost(shares: Holding, asked: Any = asked) -> int:
            worth = worth_of(shares, asked.values)
            return worth - (proceeds(worth) - int(asked.rest))

        given, least = max(options, key=cost), min(options, key=cost)
        dear = [one for one in options if one != given and cost(one) == cost(given)]
        if cost(given) == cost(least) or not dear:
            continue
        others = (Prospect(SellOff(1, least), 0.5), Prospect(SellOff(1, dear[0]), 0.4))
        choice = Choice(Prospect(SellOff(1, given), 0.5), others)
        advised = [term.code for term in advise_cover(table.seen(1), choice).advice]
        if advised[0] == "cover":
            dearer += 1
            assert advised[1:] not in ([], ["cover-change"])
    assert dearer > 5


def test_a_small_danger_is_no_reason_to_hand_over_more() -> None:
    """One roll in six threatens the green chain of two: 320 FT on average, and it costs 1,000 FT more."""
    picture = (
        "............\n.g......g\n.......g..y\n.......gg\n....y...g\n"
        ".y.yy\n....y.g\n......g\n........r\n......g"
    )
    table = Table.drawn(picture, shares=[NO_SHARES, (4, 4, 1, 4)], active=2)
    state = table.state
    state.phase, state.acting, state.agenda = SETTLING, (1,), ((1, 3),)
    told = covered(table, (0, 0, 1, 0), (1, 0, 0, 1), 0.4)
    assert codes(told) == ["cover", "cover-promises"]


def test_who_hands_over_and_can_hardly_win_is_told_so() -> None:
    table = Table.drawn("rr\n\n........g", cash=[300], shares=[NO_SHARES, (3, 0, 3, 0)])
    state = table.state
    state.phase, state.acting, state.agenda = SETTLING, (1,), ((1, 1),)
    choice = Choice(
        Prospect(SellOff(1, (1, 0, 0, 0)), 0.004), (Prospect(SellOff(1, (0, 0, 2, 0)), 0.0),)
    )
    assert "cover-hopeless" in codes(checked(table, 1, advise_cover(table.seen(1), choice)))
