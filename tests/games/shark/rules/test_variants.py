"""The first variant: no share at the start, and no chain counts more than seven (SH-30)."""

from __future__ import annotations

import pytest

from bigshot_desktop.games.shark.rules.actions import Place
from bigshot_desktop.games.shark.rules.decisions import CoverLoss
from bigshot_desktop.games.shark.rules.events import (
    BonusPaid,
    BuildingPlaced,
    ChainRemoved,
    GainPaid,
    LossDue,
    LossPaid,
    Ruined,
    ValueChanged,
)
from tests.games.shark.rules.positions import BLUE, NONE, RED, Shares, Table, at, only


def first_variant(
    picture: str, shares: list[Shares] | None = None, cash: tuple[int, ...] = ()
) -> Table:
    return Table.drawn(picture, 3, shares=shares or (), cash=cash, variant_1="yes")


@pytest.mark.rule("SH-30")
@pytest.mark.parametrize(
    ("picture", "value"),
    [
        ("rrrrrrr", 7),
        ("rrrrrrrr", 7),
        ("rrrrrrrrrrrr", 7),
        ("rrrrrrrr\n\nrr", 9),
        ("rrrrrrrr\n\nr", 7),
        ("rrrrrrrr\n\nrrrrrrr", 14),
        ("rrrrrrrr\n\nrrrrrrrr", 14),
        ("r", 1),
        ("", 0),
    ],
)
def test_a_chain_counts_seven_at_most(picture: str, value: int) -> None:
    assert first_variant(picture).values()[RED] == value


@pytest.mark.rule("SH-30")
def test_the_seventh_building_still_raises_the_value() -> None:
    table = first_variant("rrrrrr", [(2, 0, 0, 0)])
    table.build(RED, at(0, 6))
    assert table.values()[RED] == 7
    assert table.cash()[0] == 7 + 2


@pytest.mark.rule("SH-30", "SH-13")
@pytest.mark.parametrize("picture", ["rrrrrrr", "rrrrrrr.r", "rrrrrrrr"])
def test_a_building_that_makes_a_long_chain_longer_pays_nothing(picture: str) -> None:
    table = first_variant(picture, [(2, 0, 0, 0), (3, 0, 0, 0)])
    events = table.build(RED, at(0, 7) if picture[7:8] != "r" else at(0, 8))
    assert table.values()[RED] == 7
    assert only(BonusPaid, events) == []
    assert only(GainPaid, events) == []
    assert only(ValueChanged, events) == []
    assert table.cash() == (0, 0, 0)


@pytest.mark.rule("SH-30", "SH-13")
def test_a_building_that_stands_alone_still_pays_1() -> None:
    table = first_variant("rrrrrrrr", [(2, 0, 0, 0)])
    events = table.build(RED, at(5, 5))
    assert only(BonusPaid, events) == [BonusPaid(0, RED, 1)]
    assert table.cash() == (1, 0, 0)


@pytest.mark.rule("SH-30", "SH-13")
def test_a_new_chain_raises_the_value_again() -> None:
    table = first_variant("rrrrrrrr\n\nr", [(2, 0, 0, 0)])
    events = table.build(RED, at(2, 1))
    assert only(ValueChanged, events) == [ValueChanged(RED, 7, 9)]
    assert table.cash() == (9 + 4, 0, 0)


@pytest.mark.rule("SH-30")
def test_joining_chains_can_raise_the_value_by_less_than_the_buildings() -> None:
    table = first_variant("rrrr.rr", [(1, 0, 0, 0)])
    events = table.build(RED, at(0, 4))
    assert only(ValueChanged, events) == [ValueChanged(RED, 6, 7)]
    table = first_variant("rrr.rrr\n...r", [(1, 0, 0, 0)])
    events = table.build(RED, at(0, 3))
    assert only(BuildingPlaced, events)[0].size == 8
    assert only(ValueChanged, events) == [ValueChanged(RED, 6, 7)]


@pytest.mark.rule("SH-30", "SH-13")
def test_joining_chains_can_leave_the_value_as_it_is_and_then_pays_nothing() -> None:
    table = first_variant("rrrr.rrr", [(1, 0, 0, 0), (1, 0, 0, 0)])
    events = table.build(RED, at(0, 4))
    assert only(BuildingPlaced, events)[0].size == 8
    assert table.values()[RED] == 7
    assert table.cash() == (0, 0, 0)


@pytest.mark.rule("SH-30", "SH-17")
def test_joining_chains_can_lower_the_value_and_all_but_the_active_player_pay() -> None:
    table = first_variant("rrrrrr.rrrr", [(3, 0, 0, 0), (2, 0, 0, 0), (1, 0, 0, 0)], (0, 10, 10))
    assert table.values()[RED] == 10
    events = table.build(RED, at(0, 6))
    assert only(ValueChanged, events) == [ValueChanged(RED, 10, 7)]
    assert only(BonusPaid, events) == []
    assert only(LossDue, events) == [LossDue(1, (6, 0, 0, 0), 6), LossDue(2, (3, 0, 0, 0), 3)]
    assert only(LossPaid, events) == [LossPaid(1, 6, 0), LossPaid(2, 3, 0)]
    assert table.cash() == (0, 4, 7)


@pytest.mark.rule("SH-30", "SH-18")
def test_a_company_that_lowers_itself_can_force_a_sale_of_its_own_shares() -> None:
    table = first_variant("rrrrrr.rrrr\n\nbb", [NONE, (2, 3, 0, 0)], (0, 1))
    table.build(RED, at(0, 6))
    assert table.turn == 1
    assert table.asked() == CoverLoss(5, (2, 3, 0, 0), (7, 2, 0, 0))
    table.sell_off(1, 1, 0, 0)
    assert table.cash()[1] == 0


@pytest.mark.rule("SH-30", "SH-17")
def test_the_company_and_its_victims_can_fall_together() -> None:
    table = first_variant(
        "rrrrrr.rrrr\n......b\n......b", [(1, 1, 0, 0), (1, 1, 0, 0), NONE], (0, 30)
    )
    assert table.values() == (10, 2, 0, 0)
    events = table.build(RED, at(0, 6))
    assert only(ValueChanged, events) == [ValueChanged(RED, 10, 7), ValueChanged(BLUE, 2, 0)]
    assert only(LossDue, events) == [LossDue(1, (3, 2, 0, 0), 5)]
    assert table.cash() == (0, 25, 0)


@pytest.mark.rule("SH-30", "SH-19")
def test_a_company_that_lowers_itself_can_ruin_its_shareholders() -> None:
    table = first_variant("rrrrrr.rrrrr", [NONE, (2, 0, 0, 0)])
    table.build(RED, at(0, 6))
    assert table.values()[RED] == 7
    assert only(Ruined, table.events) == [Ruined(1, (2, 0, 0, 0), 8)]


@pytest.mark.rule("SH-30", "SH-15")
def test_the_whole_chain_counts_against_rivals_however_long_it_is() -> None:
    eight = "\n".join(["rrrrrrrr.bbb", *["...........b"] * 5])
    table = first_variant(eight)
    assert table.values() == (7, 7, 0, 0)
    events = table.build(RED, at(0, 8))
    assert len(only(ChainRemoved, events)[0].squares) == 8
    assert table.values() == (7, 0, 0, 0)
    nine = first_variant(eight + "\n...........b")
    nine.roll_for(at(0, 8), RED)
    assert nine.refused(Place(0, RED, at(0, 8))) == ("chain-too-small", "SH-15")


@pytest.mark.rule("SH-30", "SH-21")
def test_15_is_reached_with_three_chains() -> None:
    table = first_variant("rrrrrrr\n\nrrrrrrr\n\nr")
    events = table.build(RED, at(4, 1))
    assert only(ValueChanged, events) == [ValueChanged(RED, 14, 15)]
    assert table.over


@pytest.mark.rule("SH-30", "SH-32")
def test_the_first_and_the_third_variant_go_together() -> None:
    table = Table(3, variant_1="yes", variant_3="yes")
    assert table.bank() == (60, 60, 60, 60)
    table.build(BLUE, at(0, 0))
    assert table.cash() == (1, 0, 0)
