"""Larger chains drive smaller ones off the map (SH-15, SH-16)."""

from __future__ import annotations

import pytest

from bigshot_desktop.games.shark.rules.actions import Place
from bigshot_desktop.games.shark.rules.events import (
    BonusPaid,
    BuildingPlaced,
    ChainRemoved,
    ValueChanged,
)
from tests.games.shark.rules.positions import BLUE, GREEN, RED, YELLOW, Table, at, drawn, only


def is_open(table: Table, company: int, square: int) -> bool:
    """Whether a company may build there, were its colour and that zone rolled."""
    table.roll_for(square, company)
    return table.seen().turn == 10 and Place(0, company, square) in table.legal()


@pytest.mark.rule("SH-15")
@pytest.mark.parametrize(
    ("picture", "column", "allowed"),
    [
        ("..b", 0, True),  # next to nobody
        ("..b", 1, False),  # alone against one
        ("r.b", 1, True),  # two against one
        ("r.bb", 1, False),  # two against two: larger is asked for, equal is not enough
        ("rr.bb", 2, True),
        ("rr.bbb", 2, False),
        ("rr.bbbb", 2, False),
        ("rrr.bbb", 3, True),
    ],
)
def test_a_building_beside_a_rival_needs_the_larger_chain(
    picture: str, column: int, allowed: bool
) -> None:
    assert is_open(Table.drawn(picture), RED, at(0, column)) == allowed


@pytest.mark.rule("SH-15")
def test_the_chain_that_counts_is_the_one_the_new_building_joins_together() -> None:
    picture = """
        .r.
        r.bbb
        .r.
    """
    assert is_open(Table.drawn(picture), RED, at(1, 1)), "1 + 1 + 1 + 1 against 3"
    assert not is_open(Table.drawn(picture.replace("bbb", "bbbb")), RED, at(1, 1))


@pytest.mark.rule("SH-15")
def test_each_rival_chain_is_compared_by_itself() -> None:
    table = Table.drawn("..bb\nrr..\n..gg")
    assert is_open(table, RED, at(1, 2)), "3 against 2 and 2"
    table.place(RED, at(1, 2))
    assert table.grid() == drawn("....\nrrr")


@pytest.mark.rule("SH-15")
def test_one_rival_that_is_too_large_is_enough_to_forbid_it() -> None:
    assert not is_open(Table.drawn("..bb\nrr..\n..ggg"), RED, at(1, 2))


@pytest.mark.rule("SH-15")
def test_diagonal_contact_is_always_free() -> None:
    for square in (at(0, 1), at(0, 3), at(2, 1), at(2, 3)):
        table = Table.drawn("....\n..b.")
        assert is_open(table, RED, square)
        table.place(RED, square)
        assert table.values() == (1, 1, 0, 0)


@pytest.mark.rule("SH-15", "SH-01")
def test_zone_lines_protect_nobody() -> None:
    table = Table.drawn("..rr.b")
    events = table.build(RED, at(0, 4))
    assert only(ChainRemoved, events) == [ChainRemoved(BLUE, (at(0, 5),))]


@pytest.mark.rule("SH-15")
def test_only_the_chains_that_are_touched_leave_the_map() -> None:
    table = Table.drawn("rrr.bb.bb\n\n....b")
    events = table.build(RED, at(0, 3))
    assert only(ChainRemoved, events) == [ChainRemoved(BLUE, (at(0, 4), at(0, 5)))]
    assert table.grid() == drawn("rrrr...bb\n\n....b")
    assert table.values() == (4, 2, 0, 0)


@pytest.mark.rule("SH-15")
def test_the_whole_chain_leaves_wherever_it_stands() -> None:
    table = Table.drawn("rrrrr.bb\n.......b\n.......b")
    events = table.build(RED, at(0, 5))
    assert only(ChainRemoved, events)[0].squares == (at(0, 6), at(0, 7), at(1, 7), at(2, 7))
    assert table.grid() == drawn("rrrrrr")


@pytest.mark.rule("SH-15")
def test_several_companies_can_lose_a_chain_at_once() -> None:
    table = Table.drawn("..b\nrr.y\n..g")
    events = table.build(RED, at(1, 2))
    assert only(BuildingPlaced, events) == [BuildingPlaced(0, RED, at(1, 2), 3)]
    assert only(ChainRemoved, events) == [
        ChainRemoved(BLUE, (at(0, 2),)),
        ChainRemoved(GREEN, (at(2, 2),)),
        ChainRemoved(YELLOW, (at(1, 3),)),
    ]
    assert table.values() == (3, 0, 0, 0)


@pytest.mark.rule("SH-15")
def test_two_chains_of_one_company_can_be_lost_at_once() -> None:
    table = Table.drawn("..b\nrr.\n..b")
    events = table.build(RED, at(1, 2))
    assert [event.squares for event in only(ChainRemoved, events)] == [(at(0, 2),), (at(2, 2),)]
    assert table.values() == (3, 0, 0, 0)


@pytest.mark.rule("SH-15", "SH-21")
def test_what_was_removed_is_out_of_the_game_for_good() -> None:
    table = Table.drawn("rrr.bb")
    table.build(RED, at(0, 3))
    assert table.seen().used == (4, 2, 0, 0)
    table.end_trading()
    table.build(BLUE, at(5, 5))
    assert table.seen().used == (4, 3, 0, 0)


@pytest.mark.rule("SH-15")
def test_the_square_of_a_removed_building_can_be_built_on_again() -> None:
    table = Table.drawn("rrr.bb")
    table.build(RED, at(0, 3))
    table.end_trading()
    table.build(BLUE, at(0, 5))
    assert table.grid() == drawn("rrrr.b")


@pytest.mark.rule("SH-16")
@pytest.mark.parametrize(
    ("rest", "old", "new"),
    [
        ("", 2, 0),  # nothing left
        ("b", 2, 1),  # a lone building left
        ("b.b", 2, 1),
        ("bb", 4, 2),
        ("bb.b", 4, 2),
        ("bbb.bb", 7, 5),
    ],
)
def test_the_victims_value_follows_the_map(rest: str, old: int, new: int) -> None:
    table = Table.drawn(f"rrr.bb\n\n\n\n{rest}")
    events = table.build(RED, at(0, 3))
    assert only(ValueChanged, events) == [ValueChanged(RED, 3, 4), ValueChanged(BLUE, old, new)]
    assert table.values()[BLUE] == new


@pytest.mark.rule("SH-16")
@pytest.mark.parametrize(("rest", "value"), [("b", 1), ("bbb", 3)])
def test_a_lone_building_that_leaves_others_behind_costs_no_value(rest: str, value: int) -> None:
    table = Table.drawn(f"rrr.b\n\n\n\n{rest}", shares=[(0, 0, 0, 0), (0, 9, 0, 0)])
    events = table.build(RED, at(0, 3))
    assert len(only(ChainRemoved, events)) == 1
    assert only(ValueChanged, events) == [ValueChanged(RED, 3, 4)]
    assert table.values()[BLUE] == value
    assert table.cash() == (4, 0, 0, 0)


@pytest.mark.rule("SH-16", "SH-13")
def test_a_company_that_was_wiped_out_begins_again_at_1() -> None:
    table = Table.drawn("rrr.bb")
    table.build(RED, at(0, 3))
    table.end_trading()
    assert table.values()[BLUE] == 0
    events = table.build(BLUE, at(5, 5))
    assert only(ValueChanged, events) == [ValueChanged(BLUE, 0, 1)]
    assert only(BonusPaid, events)[0].amount == 1
