"""Who pays for values that fell: losses, forced sales, ruin (SH-17 to SH-20)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bigshot_desktop.games.shark.rules.actions import SellOff
from bigshot_desktop.games.shark.rules.decisions import CoverLoss, Trade
from bigshot_desktop.games.shark.rules.events import (
    BonusPaid,
    GainPaid,
    LossDue,
    LossPaid,
    Ruined,
    SharesSoldOff,
    TurnBegan,
    ValueChanged,
)
from bigshot_desktop.games.shark.rules.settlement import (
    least_spare,
    needed,
    proceeds,
    sell_offs,
    smallest,
    spare,
    worth_of,
)
from tests.games.shark.rules import reference
from tests.games.shark.rules.market_positions import any_owing
from tests.games.shark.rules.positions import (
    BLUE,
    GAME,
    GREEN,
    NONE,
    RED,
    YELLOW,
    Shares,
    Table,
    at,
    drawn,
    only,
)

BEFORE_THE_FALL = """
    rrrr.bbb....
    ............
    ............
    ............
    bb..ggg.yyyy
"""
"""Red at 4, blue at 5, green at 3, yellow at 4. A red building at (0, 4) brings blue down to 2."""


def fall(
    shares: Sequence[Shares], cash: Sequence[int] = (), players: int = 4, active: int = 0
) -> Table:
    """Red drives three blue buildings off the map: every blue share but the active player's costs 3."""
    table = Table.drawn(BEFORE_THE_FALL, players, cash=cash, shares=shares, active=active)
    assert table.values() == (4, 5, 3, 4)
    table.build(RED, at(0, 4))
    assert table.values() == (5, 2, 3, 4)
    return table


# --- losses ---------------------------------------------------------------------------------------


@pytest.mark.rule("SH-17")
def test_every_shareholder_but_the_active_player_pays_the_fall_for_each_share() -> None:
    table = fall([(0, 4, 0, 0), (0, 2, 0, 0), NONE, (0, 1, 5, 5)], cash=(0, 10, 10, 10))
    assert table.cash() == (5, 4, 10, 7)
    assert only(LossDue, table.events) == [
        LossDue(1, (0, 6, 0, 0), 6),
        LossDue(3, (0, 3, 0, 0), 3),
    ]
    assert only(LossPaid, table.events) == [LossPaid(1, 6, 0), LossPaid(3, 3, 0)]


@pytest.mark.rule("SH-17")
def test_bonus_and_gains_come_before_losses() -> None:
    table = fall([(1, 0, 0, 0), (3, 1, 0, 0)])
    money = [e for e in table.events if isinstance(e, BonusPaid | GainPaid | LossDue | LossPaid)]
    assert money == [
        BonusPaid(0, RED, 5),
        GainPaid(0, RED, 1, 1),
        GainPaid(1, RED, 3, 3),
        LossDue(1, (0, 3, 0, 0), 3),
        LossPaid(1, 3, 0),
    ]
    assert table.cash() == (6, 0, 0, 0), "the gain of 3 pays the loss of 3"


@pytest.mark.rule("SH-17")
def test_the_losses_of_all_companies_are_added_up() -> None:
    table = Table.drawn(
        "..bb\nrr..\n..gg", cash=(0, 30), shares=[(0, 9, 9, 0), (1, 2, 3, 4)], players=2
    )
    table.build(RED, at(1, 2))
    assert table.values() == (3, 0, 0, 0)
    assert only(LossDue, table.events) == [LossDue(1, (0, 4, 6, 0), 10)]
    assert table.cash() == (3, 30 + 1 - 10)


@pytest.mark.rule("SH-17")
def test_example_yellow_grows_and_removes_a_chain_of_blue() -> None:
    table = Table.drawn(
        "yyyyy.bb\n\n\nbb", cash=(0, 20), shares=[(0, 2, 0, 3), (0, 5, 0, 1)], players=2
    )
    events = table.build(YELLOW, at(0, 5))
    assert only(ValueChanged, events) == [ValueChanged(YELLOW, 5, 6), ValueChanged(BLUE, 4, 2)]
    assert table.cash() == (6 + 3, 20 + 1 - 10)


# --- forced sale ----------------------------------------------------------------------------------


@pytest.mark.rule("SH-18")
def test_who_cannot_pay_from_cash_chooses_shares_for_the_rest() -> None:
    table = fall([NONE, (0, 4, 3, 3)], cash=(0, 5))
    assert table.turn == 1
    assert table.asked() == CoverLoss(7, (0, 4, 3, 3), (5, 2, 3, 4))
    assert table.cash()[1] == 0, "cash goes first"
    assert only(LossPaid, table.events) == [LossPaid(1, 5, 7)]
    events = table.sell_off(0, 0, 1, 3)
    assert events[0] == SharesSoldOff(1, (0, 0, 1, 3), 7, 8, 1)
    assert table.shares(1) == (0, 4, 2, 0)
    assert table.cash()[1] == 1
    assert table.bank() == (60, 56, 58, 60)


@pytest.mark.rule("SH-18")
def test_shares_count_half_of_their_value_after_the_fall() -> None:
    table = fall([NONE, (0, 4, 0, 7)], cash=(0, 11))
    assert table.asked() == CoverLoss(1, (0, 4, 0, 7), (5, 2, 3, 4))
    assert table.legal() == [SellOff(1, (0, 0, 0, 1)), SellOff(1, (0, 1, 0, 0))]
    table.sell_off(0, 1, 0, 0)
    assert table.cash()[1] == 0, "a blue share is worth 2 now and covers 1"


@pytest.mark.rule("SH-18")
def test_a_half_rounds_up_once_for_all_shares_together() -> None:
    table = fall([NONE, (0, 3, 3, 1)], cash=(0, 5))
    assert table.asked() == CoverLoss(4, (0, 3, 3, 1), (5, 2, 3, 4))
    assert table.refused(SellOff(1, (0, 0, 2, 0))) == ("covers-too-little", "SH-18")
    assert table.refusal(SellOff(1, (0, 0, 2, 0))).facts == (("covers", 3), ("rest", 4))
    table.sell_off(0, 0, 3, 0)
    assert table.cash()[1] == 1, "9 is 4½, rounded up to 5"


@pytest.mark.rule("SH-18")
def test_an_odd_sum_that_just_reaches_it_is_enough() -> None:
    table = fall([NONE, (0, 3, 1, 1)], cash=(0, 5))
    assert SellOff(1, (0, 0, 1, 1)) in table.legal(), "3 + 4 is 7, half of it 3½, rounded up to 4"
    table.sell_off(0, 0, 1, 1)
    assert table.cash()[1] == 0


@pytest.mark.rule("SH-18")
def test_what_is_over_is_paid_out_as_change() -> None:
    table = fall([NONE, (0, 1, 0, 1)], cash=(0, 2))
    assert table.asked() == CoverLoss(1, (0, 1, 0, 1), (5, 2, 3, 4))
    (sold,) = only(SharesSoldOff, table.sell_off(0, 0, 0, 1))
    assert (sold.proceeds, sold.rest, sold.change) == (2, 1, 1)
    assert table.cash()[1] == 1


@pytest.mark.rule("SH-18")
def test_no_share_is_handed_over_that_one_could_do_without() -> None:
    table = fall([NONE, (0, 4, 3, 3)], cash=(0, 5))
    assert table.refused(SellOff(1, (0, 1, 1, 3))) == ("covers-too-much", "SH-18")
    assert table.refused(SellOff(1, (0, 4, 3, 3))) == ("covers-too-much", "SH-18")
    assert table.refused(SellOff(1, (0, 0, 0, 0))) == ("covers-too-little", "SH-18")


@pytest.mark.rule("SH-18")
def test_the_choice_need_not_be_the_cheapest_one() -> None:
    table = fall([(0, 0, 0, 0), (2, 2, 0, 2)], cash=(0, 3))
    # The gain of 2 on red makes 5; the loss is 6: a rest of 1.
    assert table.asked() == CoverLoss(1, (2, 2, 0, 2), (5, 2, 3, 4))
    assert table.legal() == [
        SellOff(1, (0, 0, 0, 1)),
        SellOff(1, (0, 1, 0, 0)),
        SellOff(1, (1, 0, 0, 0)),
    ]
    table.sell_off(1, 0, 0, 0)
    assert table.cash()[1] == 2, "5 is 2½, rounded up to 3; 1 is owed, 2 are change"


@pytest.mark.rule("SH-18")
def test_what_is_worth_nothing_covers_nothing() -> None:
    table = Table.drawn("rrr.bb\n\n\n\n....ggg.yyyy", 2, cash=(0, 1), shares=[NONE, (0, 4, 3, 3)])
    table.build(RED, at(0, 3))
    assert table.values() == (4, 0, 3, 4)
    assert table.asked() == CoverLoss(7, (0, 4, 3, 3), (4, 0, 3, 4))
    assert all(isinstance(a, SellOff) and a.shares[BLUE] == 0 for a in table.legal())
    assert table.refused(SellOff(1, (0, 1, 1, 3))) == ("worth-nothing", "SH-18")


@pytest.mark.rule("SH-18")
def test_a_debtor_with_only_one_choice_is_not_asked() -> None:
    table = fall([NONE, (0, 4, 0, 0)], cash=(0, 10))
    assert only(LossPaid, table.events) == [LossPaid(1, 10, 2)]
    assert only(SharesSoldOff, table.events) == [SharesSoldOff(1, (0, 2, 0, 0), 2, 2, 0)]
    assert table.shares(1) == (0, 2, 0, 0)
    assert isinstance(table.asked(), Trade)
    assert table.turn == 0


@pytest.mark.rule("SH-18")
def test_a_debtor_who_must_hand_over_everything_is_not_asked_either() -> None:
    table = fall([NONE, (0, 4, 0, 3)], cash=(0, 2))
    assert only(SharesSoldOff, table.events) == [SharesSoldOff(1, (0, 4, 0, 3), 10, 10, 0)]
    assert table.shares(1) == NONE
    assert table.cash()[1] == 0
    assert only(Ruined, table.events) == [], "with nothing, but not out"
    assert table.seen().playing == 0b1111


small = st.integers(0, 6)


@pytest.mark.rule("SH-18")
@given(st.integers(1, 40), st.tuples(*[small] * 4), st.tuples(*[st.integers(0, 15)] * 4))
def test_the_choices_are_all_that_cover_the_rest_and_none_that_could_spare_a_share(
    rest: int, shares: Shares, values: Shares
) -> None:
    found = list(sell_offs(rest, shares, values))
    assert found == list(reference.sell_offs(rest, shares, values))


@pytest.mark.rule("SH-18")
@given(
    st.lists(st.tuples(*[st.integers(0, 4)] * 4), min_size=1, max_size=2),
    st.lists(st.integers(0, 9), min_size=4, max_size=4),
)
def test_check_allows_of_all_conceivable_choices_those_that_are_listed(
    others: list[Shares], cash: list[int]
) -> None:
    table = fall([NONE, *others], cash)
    if isinstance(table.asked(), CoverLoss):
        seat = table.turn
        legal = table.legal()
        assert len(legal) > 1
        for shares in product(range(6), repeat=4):
            action = SellOff(seat, shares)
            assert (GAME.check(table.state, action) is None) == (action in legal)
        for allowed in legal:
            before = table.state
            table.state = before.copy()
            table.do(allowed)
            table.state = before


# --- ruin -----------------------------------------------------------------------------------------


@pytest.mark.rule("SH-19")
def test_who_cannot_pay_with_all_shares_loses_everything_and_is_out() -> None:
    table = fall([NONE, (0, 10, 1, 0), NONE, (0, 1, 0, 0)], cash=(0, 4, 7, 9))
    # 30 are owed; 4 in cash and half of 20 + 3 do not reach that.
    assert only(Ruined, table.events) == [Ruined(1, (0, 10, 1, 0), 26)]
    seen = table.seen()
    assert seen.ruined == (1,)
    assert seen.playing == 0b1101
    assert table.cash() == (5, 0, 7, 6)
    assert table.shares(1) == NONE
    assert table.bank() == (60, 59, 60, 60), "the bank can sell these shares again"


@pytest.mark.rule("SH-19")
def test_it_is_the_last_thousand_that_decides_between_ruin_and_poverty() -> None:
    owes_ten = [NONE, (0, 4, 0, 3)]
    assert fall(owes_ten, cash=(0, 2)).seen().ruined == ()
    assert fall(owes_ten, cash=(0, 1)).seen().ruined == (1,)


@pytest.mark.rule("SH-19")
def test_shares_that_became_worthless_ruin_their_holder() -> None:
    table = Table.drawn("rrr.bb", 3, shares=[NONE, (0, 1, 0, 0)])
    table.build(RED, at(0, 3))
    assert table.seen().ruined == (1,)
    assert table.bank()[BLUE] == 60


@pytest.mark.rule("SH-19", "SH-05")
def test_the_ruined_have_no_turn_any_more() -> None:
    table = Table.drawn("rrr.bb", 3, shares=[NONE, (0, 1, 0, 0)])
    table.build(RED, at(0, 3))
    turns = only(TurnBegan, table.end_trading())
    assert turns == [TurnBegan(11, 2)]
    table.build(GREEN, at(5, 5))
    assert only(TurnBegan, table.end_trading())[0].seat == 0


# --- several debtors ------------------------------------------------------------------------------


@pytest.mark.rule("SH-20")
@pytest.mark.parametrize(("active", "order"), [(0, [1, 2, 3]), (1, [2, 3, 0]), (2, [3, 0, 1])])
def test_debtors_settle_in_turn_order_beginning_left_of_the_active_player(
    active: int, order: list[int]
) -> None:
    table = fall([(0, 2, 2, 2)] * 4, cash=(3,) * 4, active=active)
    assert [event.seat for event in only(LossDue, table.events)] == order
    for seat in order:
        assert table.turn == seat
        assert table.asked() == CoverLoss(3, (0, 2, 2, 2), (5, 2, 3, 4))
        assert table.seen().agenda[-1] == (seat, 3)
        table.sell_off(0, 1, 1, 0)
    assert table.seen().agenda == ()
    assert table.turn == active
    assert isinstance(table.asked(), Trade)


@pytest.mark.rule("SH-20")
def test_who_can_pay_or_is_ruined_between_two_debtors_settles_in_between() -> None:
    shares: list[Shares] = [NONE, (0, 2, 2, 2), (0, 1, 0, 0), (0, 9, 0, 0), (0, 2, 2, 2)]
    table = fall(shares, cash=(0, 3, 3, 0, 3), players=5)
    assert table.turn == 1
    assert table.seen().agenda == ((4, 6), (3, 27), (2, 3), (1, 3))
    events = table.sell_off(0, 1, 1, 0)
    assert [type(event) for event in events] == [SharesSoldOff, LossPaid, Ruined, LossPaid]
    assert [event.seat for event in only(LossPaid, events)] == [2, 4]
    assert table.seen().ruined == (3,)
    assert table.turn == 4
    assert table.asked() == CoverLoss(3, (0, 2, 2, 2), (5, 2, 3, 4))
    table.sell_off(0, 1, 1, 0)
    assert table.turn == 0


@pytest.mark.rule("SH-20")
def test_ruined_players_are_passed_over_in_the_settlement() -> None:
    table = Table.drawn(
        BEFORE_THE_FALL, shares=[NONE, NONE, (0, 1, 0, 0)], cash=(0, 0, 9), ruined=(1,)
    )
    table.build(RED, at(0, 4))
    assert [event.seat for event in only(LossDue, table.events)] == [2]
    assert table.grid() == drawn(BEFORE_THE_FALL.replace("rrrr.bbb", "rrrrr"))


# --- the smallest forced sales, and what can be spared --------------------------------------------


@pytest.mark.rule("SH-18")
def test_the_smallest_choices_are_the_smallest_of_all() -> None:
    rng = Random(18)
    for _ in range(400):
        table = any_owing(rng)
        asked = table.asked()
        assert isinstance(asked, CoverLoss)
        rest, shares, values = asked.rest, asked.shares, asked.values
        every = list(sell_offs(rest, shares, values))
        found = smallest(rest, shares, values, 4)

        def size(choice: tuple[int, ...], values: tuple[int, ...] = values) -> tuple[int, int]:
            return worth_of(choice, values), sum(choice)

        assert set(found) <= set(every)
        assert len(set(found)) == len(found)
        assert list(map(size, found)) == sorted(map(size, every))[:4]


@pytest.mark.rule("SH-18")
@pytest.mark.parametrize(
    ("shares", "values"),
    [
        ((60, 60, 60, 60), (1, 1, 1, 1)),
        ((42, 44, 12, 43), (14, 14, 1, 14)),
        ((59, 57, 60, 58), (13, 11, 7, 5)),
    ],
)
def test_the_smallest_of_a_hundred_thousand_choices(
    shares: tuple[int, ...], values: tuple[int, ...]
) -> None:
    rest = worth_of(shares, values) // 4
    found = smallest(rest, shares, values, 4)
    assert len(set(found)) == 4
    for choice in found:
        spare = least_spare(choice, values)
        assert proceeds(worth_of(choice, values)) >= rest
        assert proceeds(worth_of(choice, values) - spare) < rest


@pytest.mark.rule("SH-18")
@pytest.mark.parametrize(("rest", "worth"), [(1, 1), (2, 3), (5, 9)])
def test_shares_cover_twice_their_half_and_a_half_rounds_up(rest: int, worth: int) -> None:
    assert needed(rest) == worth
    assert proceeds(worth) == rest
    assert proceeds(worth - 1) == rest - 1


@pytest.mark.rule("SH-18")
def test_a_share_is_spare_exactly_if_a_choice_with_it_is_too_much() -> None:
    rng = Random(19)
    for _ in range(150):
        table = any_owing(rng)
        asked = table.asked()
        assert isinstance(asked, CoverLoss)
        worthy = [n if value else 0 for n, value in zip(asked.shares, asked.values, strict=True)]
        for _ in range(8):
            chosen = [rng.randint(0, number) for number in worthy]
            refusal = GAME.check(table.state, SellOff(1, tuple(chosen)))
            too_much = refusal is not None and refusal.code == "covers-too-much"
            found = spare(asked.rest, chosen, asked.values)
            assert bool(found) == too_much
            if found:
                chosen[found[0]] -= found[1]
                assert proceeds(worth_of(chosen, asked.values)) >= asked.rest
