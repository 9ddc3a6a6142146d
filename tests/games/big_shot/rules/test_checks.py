"""Refusals: every code there is, each with exactly the rules it can stand for, and nothing changed by asking."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bigshot_desktop.engine.game import CHANCE, EVERYONE, fingerprint
from bigshot_desktop.games.big_shot.rules.actions import (
    Bid,
    BigShotAction,
    Borrow,
    Decline,
    Pass,
    Pay,
    Place,
    Roll,
)
from bigshot_desktop.games.big_shot.rules.checks import REFUSALS
from bigshot_desktop.games.big_shot.rules.decisions import ChoosePurse, PlaceCube
from tests.games.big_shot.rules.positions import (
    BLACK,
    GAME,
    RED,
    WHITE,
    YELLOW,
    Table,
    city_holding,
    lots_with,
)

Case = tuple[Table, BigShotAction]

CASES: dict[tuple[str, str], list[Callable[[], Case]]] = {}


def case(code: str, rule: str) -> Callable[[Callable[[], Case]], Callable[[], Case]]:
    """Marks how to come by a refusal."""

    def keep(make: Callable[[], Case]) -> Callable[[], Case]:
        CASES.setdefault((code, rule), []).append(make)
        return make

    return keep


# --- positions ------------------------------------------------------------------------------------


def rolling_for_the_lead() -> Table:
    return Table(leader=None)


def rolling_for_the_broker() -> Table:
    return Table()


def considering_loans() -> Table:
    table = Table(loans="before")
    table.roll()
    return table


def bidding(players: int = 4, **options: Any) -> Table:
    table = Table(players, **options)
    table.roll()
    return table


def choosing_a_purse() -> Table:
    table = bidding(2)
    table.do(Bid(1, 7), Pass(0))
    return table


def placing() -> Table:
    table = bidding()
    table.let_all_pass()
    return table


def ended() -> Table:
    return Table().build(city_holding(3, (3, 3, 1, 0)))


# --- how to come by each refusal ------------------------------------------------------------------


@case("match-over", "BS-23")
def _roll_after_the_end() -> Case:
    return ended(), Roll(CHANCE, 3)


@case("match-over", "BS-23")
def _place_after_the_end() -> Case:
    return ended(), Place(0, RED, 0)


@case("not-your-turn", "BS-09")
def _roll_for_the_lead_as_a_player() -> Case:
    return rolling_for_the_lead(), Roll(0, 6)


@case("not-your-turn", "BS-10")
def _roll_for_the_broker_as_the_leader() -> Case:
    return rolling_for_the_broker(), Roll(0, 6)


@case("not-your-turn", "BS-10")
def _bid_before_the_roll() -> Case:
    return rolling_for_the_broker(), Bid(1, 1)


@case("not-your-turn", "BS-51")
def _borrow_before_ones_turn() -> Case:
    return considering_loans(), Borrow(2, WHITE)


@case("not-your-turn", "BS-11")
def _bid_out_of_turn() -> Case:
    return bidding(), Bid(0, 1)


@case("not-your-turn", "BS-11")
def _bid_as_an_onlooker() -> Case:
    return bidding(), Bid(EVERYONE, 1)


@case("not-your-turn", "BS-42")
def _pay_for_another() -> Case:
    return choosing_a_purse(), Pay(0, RED)


@case("not-your-turn", "BS-15")
def _place_for_another() -> Case:
    return placing(), Place(1, YELLOW, 0)


@case("not-now", "BS-09")
def _nature_passes_for_the_lead() -> Case:
    return rolling_for_the_lead(), Pass(CHANCE)


@case("not-now", "BS-10")
def _nature_bids() -> Case:
    return rolling_for_the_broker(), Bid(CHANCE, 1)


@case("not-now", "BS-51")
def _bid_while_loans_are_decided() -> Case:
    return considering_loans(), Bid(1, 1)


@case("not-now", "BS-11")
def _place_during_the_auction() -> Case:
    return bidding(), Place(1, RED, 0)


@case("not-now", "BS-11")
def _decline_during_the_auction() -> Case:
    return bidding(), Decline(1)


@case("not-now", "BS-11")
def _pay_with_the_only_purse() -> Case:
    return bidding(), Pay(1, YELLOW)


@case("not-now", "BS-11")
def _roll_during_the_auction() -> Case:
    return bidding(), Roll(1, 3)


@case("not-now", "BS-42")
def _place_before_paying() -> Case:
    return choosing_a_purse(), Place(1, RED, 0)


@case("not-now", "BS-42")
def _borrow_before_paying() -> Case:
    return choosing_a_purse(), Borrow(1, WHITE)


@case("not-now", "BS-15")
def _borrow_while_placing() -> Case:
    return placing(), Borrow(0, RED)


@case("not-now", "BS-15")
def _bid_while_placing() -> Case:
    return placing(), Bid(0, 5)


@case("die", "BS-04")
def _roll_a_seven() -> Case:
    return rolling_for_the_broker(), Roll(CHANCE, 7)


@case("die", "BS-04")
def _roll_a_zero_for_the_lead() -> Case:
    return rolling_for_the_lead(), Roll(CHANCE, 0)


@case("bid-too-low", "BS-11")
def _bid_nothing() -> Case:
    return bidding(), Bid(1, 0)


@case("bid-too-low", "BS-11")
def _bid_what_stands() -> Case:
    table = bidding()
    table.do(Bid(1, 3))
    return table, Bid(2, 3)


@case("bid-above-cash", "BS-14")
def _bid_above_cash() -> Case:
    return bidding(), Bid(1, 11)


@case("bid-above-cash", "BS-14")
def _bid_above_everything() -> Case:
    return bidding(), Bid(1, 10**6)


@case("bid-above-cash", "BS-42")
def _bid_both_purses_together() -> Case:
    return bidding(2), Bid(1, 20)


@case("bid-above-cash", "BS-52")
def _bid_above_cash_again() -> Case:
    table = bidding(overbids="table-round")
    table.do(Bid(1, 12), Pass(2), Pass(3), Pass(0))
    return table, Bid(1, 12)


@case("bid-above-all", "BS-52")
def _bid_56() -> Case:
    return bidding(overbids="table-round"), Bid(1, 56)


@case("not-your-purse", "BS-08")
def _borrow_for_another_colour() -> Case:
    return bidding(), Borrow(1, BLACK)


@case("not-your-purse", "BS-08")
def _borrow_for_no_colour() -> Case:
    return bidding(), Borrow(1, 7)


@case("not-your-purse", "BS-08")
def _borrow_for_another_colour_before_the_auction() -> Case:
    return considering_loans(), Borrow(1, BLACK)


@case("not-your-purse", "BS-40")
def _borrow_for_a_colour_of_the_other_player() -> Case:
    return bidding(2), Borrow(1, RED)


@case("not-your-purse", "BS-40")
def _pay_with_a_colour_of_the_other_player() -> Case:
    return choosing_a_purse(), Pay(1, RED)


@case("loan-this-round", "BS-20")
def _borrow_twice_in_a_round() -> Case:
    table = bidding()
    table.do(Borrow(1, YELLOW))
    return table, Borrow(1, YELLOW)


@case("loan-this-round", "BS-41")
def _borrow_twice_for_a_colour_in_a_round() -> Case:
    table = bidding(2)
    table.do(Borrow(1, WHITE))
    return table, Borrow(1, WHITE)


@case("loan-tenth", "BS-21")
def _borrow_a_tenth_time() -> Case:
    table = Table()
    while True:
        table.roll()
        while table.turn != 1 and not isinstance(table.asked(), PlaceCube):
            table.do(Pass(table.turn))
        if not isinstance(table.asked(), PlaceCube):
            if table.seen().loans[YELLOW] == 9:
                return table, Borrow(1, YELLOW)
            table.do(Borrow(1, YELLOW))
        table.let_all_pass()
        table.scatter()


def without_tokens(players: int) -> Table:
    """A first speaker with the 30 tokens gone: everyone has borrowed for every colour, round after round."""
    table = Table(players)
    colours = table.setup.deal.colours
    while table.seen().tokens:
        table.roll()
        while not isinstance(table.asked(), PlaceCube | ChoosePurse):
            seat = table.turn
            for colour in colours[seat]:
                if GAME.check(table.state, Borrow(seat, colour)) is None:
                    table.do(Borrow(seat, colour))
            first = not table.seen().standing and seat != table.seen().leader
            table.do(Bid(seat, 1) if first else Pass(seat))
        table.let_all_pass()
        table.scatter()
    table.roll()
    return table


@case("loan-tokens", "BS-21")
def _borrow_without_tokens() -> Case:
    table = without_tokens(4)
    return table, Borrow(table.turn, table.turn)


@case("loan-tokens", "BS-21")
def _borrow_without_tokens_as_one_of_two() -> Case:
    table = without_tokens(2)
    return table, Borrow(table.turn, table.setup.deal.colours[table.turn][0])


@case("loan-tokens", "BS-21")
def _borrow_without_tokens_for_the_other_colour() -> Case:
    table = without_tokens(2)
    return table, Borrow(table.turn, table.setup.deal.colours[table.turn][1])


@case("loan-before-auction", "BS-51")
def _borrow_in_the_auction_after_all() -> Case:
    table = considering_loans()
    table.do(Decline(1), Decline(2), Decline(3), Decline(0))
    return table, Borrow(1, YELLOW)


@case("loan-before-speaking", "BS-41")
def _borrow_after_the_first_word() -> Case:
    table = bidding(2)
    table.do(Bid(1, 1), Bid(0, 2))
    return table, Borrow(1, WHITE)


@case("purse-too-small", "BS-42")
def _pay_with_too_small_a_purse() -> Case:
    """Only a foolish edit comes here: in play nobody is asked unless both purses can pay."""
    table = choosing_a_purse()
    table.state.cash[WHITE] = 6
    assert GAME.audit(table.state) == []
    return table, Pay(1, WHITE)


@case("no-such-cube", "BS-15")
def _place_a_colour_that_is_not_in_the_lot() -> Case:
    table = Table(lots=lots_with({0: (2, 2, 0, 0)}))
    table.roll()
    table.let_all_pass()
    return table, Place(0, WHITE, 0)


@case("no-such-cube", "BS-15")
def _place_a_fifth_colour() -> Case:
    return placing(), Place(0, 4, 0)


@case("no-such-district", "BS-01")
def _place_into_a_fourteenth_district() -> Case:
    return placing(), Place(0, RED, 13)


@case("district-sold", "BS-19")
def _place_into_a_sold_district() -> Case:
    table = placing()
    table.place(*((colour, "docks") for colour in range(4)))
    table.roll()
    table.let_all_pass()
    table.place(*((colour, "docks") for colour in range(3)))
    return table, Place(table.turn, BLACK, 10)


# --- the tests ------------------------------------------------------------------------------------

ALL_CASES = [
    pytest.param(code, rule, make, id=f"{code} {rule}: {make.__name__.strip('_')}")
    for (code, rule), makers in CASES.items()
    for make in makers
]


@pytest.mark.parametrize(("code", "rule", "make"), ALL_CASES)
def test_what_is_not_allowed_is_refused_with_its_code_and_rule_and_changes_nothing(
    code: str, rule: str, make: Callable[[], Case]
) -> None:
    table, action = make()
    before = fingerprint(table.state)
    refusal = GAME.check(table.state, action)
    assert refusal is not None
    assert (refusal.code, refusal.rule) == (code, rule)
    assert fingerprint(table.state) == before
    assert all(isinstance(fact, int | str) for _, fact in refusal.facts)


def test_every_refusal_there_is_has_a_case_and_stands_for_exactly_the_rules_listed() -> None:
    assert set(CASES) == {(code, rule) for code, rules in REFUSALS.items() for rule in rules}


def test_every_refusal_names_a_rule_of_the_game() -> None:
    assert {rule for rules in REFUSALS.values() for rule in rules} <= set(GAME.info.rules)


def test_a_refusal_tells_the_facts_of_the_case() -> None:
    table = bidding()
    assert dict(table.refusal(Bid(0, 1)).facts) == {"seat": 0, "turn": 1}
    assert dict(table.refusal(Bid(1, 0)).facts) == {"amount": 0, "lowest": 1}
    assert dict(table.refusal(Bid(1, 11)).facts) == {"amount": 11, "cash": 10}
    table.do(Borrow(1, YELLOW))
    assert dict(table.refusal(Borrow(1, YELLOW)).facts) == {"colour": YELLOW}
    table.let_all_pass()
    assert dict(table.refusal(Place(0, RED, 13)).facts) == {"district": 13}
