"""Chains, values, the bonus and the shareholders' gains (SH-11 to SH-14)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bigshot_desktop.games.shark.rules.actions import Place
from bigshot_desktop.games.shark.rules.chains import value_of
from bigshot_desktop.games.shark.rules.events import (
    BonusPaid,
    BuildingPlaced,
    GainPaid,
    ValueChanged,
)
from bigshot_desktop.games.shark.rules.state import PLACING
from tests.engine.playing import random_match
from tests.games.shark.rules import reference
from tests.games.shark.rules.positions import (
    BLUE,
    GAME,
    GREEN,
    RED,
    WHITE,
    YELLOW,
    Table,
    at,
    grid_of,
    only,
    setup_of,
)

# --- chains ---------------------------------------------------------------------------------------


@pytest.mark.rule("SH-11", "SH-12")
def test_a_second_building_beside_or_below_the_first_makes_a_chain() -> None:
    for square in (at(0, 2), at(2, 2), at(1, 1), at(1, 3)):
        table = Table.drawn("....\n..r.")
        (placed,) = only(BuildingPlaced, table.build(RED, square))
        assert placed == BuildingPlaced(0, RED, square, 2)
        assert table.values() == (2, 0, 0, 0)


@pytest.mark.rule("SH-11")
def test_diagonal_neighbours_form_no_chain() -> None:
    for square in (at(0, 1), at(0, 3), at(2, 1), at(2, 3)):
        table = Table.drawn("....\n..r.")
        (placed,) = only(BuildingPlaced, table.build(RED, square))
        assert placed.size == 1
        assert table.values() == (1, 0, 0, 0)


@pytest.mark.rule("SH-11", "SH-01")
def test_a_chain_crosses_the_lines_between_zones() -> None:
    table = Table.drawn("...r")
    table.build(RED, at(0, 4))
    assert table.values() == (2, 0, 0, 0)
    table = Table.drawn(".\n.\n.\n.\nr")
    table.build(RED, at(5, 0))
    assert table.values() == (2, 0, 0, 0)


@pytest.mark.rule("SH-11", "SH-01")
def test_the_right_edge_does_not_touch_the_left_edge() -> None:
    table = Table.drawn("...........r\n............")
    table.build(RED, at(1, 0))
    assert table.values() == (1, 0, 0, 0)


@pytest.mark.rule("SH-11")
def test_one_building_joins_up_to_four_chains() -> None:
    table = Table.drawn("..r.\n..r.\nrr.r\n..r.")
    assert table.values() == (4, 0, 0, 0)
    (placed,) = only(BuildingPlaced, table.build(RED, at(2, 2)))
    assert placed.size == 7
    assert table.values() == (7, 0, 0, 0)
    assert table.seen().chains[RED] == (table.seen().built[RED],)


# --- values ---------------------------------------------------------------------------------------


@pytest.mark.rule("SH-12")
@pytest.mark.parametrize(
    ("picture", "value"),
    [
        ("", 0),
        ("r", 1),
        ("r.r.r", 1),
        ("rr", 2),
        ("rr.r", 2),
        ("rr.rr", 4),
        ("rr.rr.r.rrr", 7),
        ("rrrrrrrr", 8),
        ("rrrrrrrrrrrr\n\nrr", 14),
    ],
)
def test_a_company_is_worth_the_buildings_in_chains_of_two_or_more(
    picture: str, value: int
) -> None:
    assert Table.drawn(picture).values()[RED] == value


@pytest.mark.rule("SH-12")
def test_the_value_never_passes_15() -> None:
    table = Table.drawn("rrrrrrrrrrrr\n\nrr.r")
    (change,) = only(ValueChanged, table.build(RED, at(2, 2)))
    assert change == ValueChanged(RED, 14, 15), "16 buildings stand in two chains"
    assert table.over


def _chain_of(size: int) -> int:
    return (1 << size) - 1


@pytest.mark.rule("SH-12", "SH-30")
def test_values_are_those_of_any_chains_added_up_with_what_each_may_count() -> None:
    assert value_of([], 18) == 0
    assert value_of([_chain_of(1)], 18) == 1
    assert value_of([_chain_of(1), _chain_of(1)], 18) == 1
    assert value_of([_chain_of(9)], 18) == 9
    assert value_of([_chain_of(9)], 7) == 7
    assert value_of([_chain_of(9), _chain_of(8)], 18) == 15
    assert value_of([_chain_of(9), _chain_of(8)], 7) == 14
    assert value_of([_chain_of(9), _chain_of(1)], 7) == 7
    assert value_of([_chain_of(7), _chain_of(7), _chain_of(2)], 7) == 15


# --- the bonus ------------------------------------------------------------------------------------


@pytest.mark.rule("SH-13")
def test_the_first_building_of_a_company_raises_its_value_to_1_and_pays_1() -> None:
    for company in range(4):
        table = Table(4, dealt=[(company + 1) % 4] * 4)
        events = table.build(company, at(0, 0))
        assert only(ValueChanged, events) == [ValueChanged(company, 0, 1)]
        assert only(BonusPaid, events) == [BonusPaid(0, company, 1)]
        assert table.cash() == (1, 0, 0, 0)


@pytest.mark.rule("SH-13")
@pytest.mark.parametrize("picture", ["r", "rr", "rrrr.rr"])
def test_a_building_that_stands_alone_pays_1_and_changes_no_value(picture: str) -> None:
    table = Table.drawn(picture, shares=[(3, 0, 0, 0)] * 4)
    before = table.values()
    events = table.build(RED, at(9, 9))
    assert table.values() == before
    assert only(ValueChanged, events) == []
    assert only(GainPaid, events) == []
    assert only(BonusPaid, events) == [BonusPaid(0, RED, 1)]
    assert table.cash() == (1, 0, 0, 0)


@pytest.mark.rule("SH-13")
@pytest.mark.parametrize(
    ("picture", "square", "old", "new"),
    [
        ("r", at(0, 1), 1, 2),
        ("rrr", at(0, 3), 3, 4),
        ("r.r", at(0, 1), 1, 3),
        ("r...r", at(0, 1), 1, 2),
        ("rr.rrr", at(0, 2), 5, 6),
        ("rrr....r", at(0, 6), 3, 5),
    ],
)
def test_a_building_that_raises_the_value_pays_the_new_value(
    picture: str, square: int, old: int, new: int
) -> None:
    table = Table.drawn(picture)
    events = table.build(RED, square)
    assert only(ValueChanged, events) == [ValueChanged(RED, old, new)]
    assert only(BonusPaid, events) == [BonusPaid(0, RED, new)]
    assert table.cash() == (new, 0, 0, 0)


# --- gains ----------------------------------------------------------------------------------------


@pytest.mark.rule("SH-14")
def test_every_shareholder_gets_the_rise_for_each_share_after_the_bonus() -> None:
    table = Table.drawn(
        "rr....\n....b", cash=(0, 5, 0, 0), shares=[(2, 9, 0, 0), (3, 0, 0, 0), (0, 4, 4, 4)]
    )
    table.build(RED, at(0, 2))
    assert table.cash() == (3 + 2, 5 + 3, 0, 0)
    money = [event for event in table.events if isinstance(event, BonusPaid | GainPaid)]
    assert money == [BonusPaid(0, RED, 3), GainPaid(0, RED, 2, 2), GainPaid(1, RED, 3, 3)]


@pytest.mark.rule("SH-14")
def test_the_first_building_pays_the_holders_of_the_shares_that_were_dealt() -> None:
    table = Table(4, dealt=(BLUE, RED, RED, GREEN))
    table.build(RED, at(3, 3))
    assert table.cash() == (1, 1, 1, 0)


# --- the worked examples --------------------------------------------------------------------------


@pytest.mark.rule("SH-12", "SH-13")
def test_example_a_lone_building_beside_a_chain_of_three_becomes_a_chain_of_two() -> None:
    table = Table.drawn("rrr...r")
    assert table.values()[RED] == 3
    table.build(RED, at(0, 7))
    assert table.values()[RED] == 5
    assert table.cash()[0] == 5


@pytest.mark.rule("SH-12", "SH-13")
def test_example_a_pair_a_lone_building_and_a_chain_of_three_are_joined() -> None:
    table = Table.drawn("rr.rrr\n..r")
    assert table.values()[RED] == 5
    events = table.build(RED, at(0, 2))
    assert only(BuildingPlaced, events)[0].size == 7
    assert only(ValueChanged, events) == [ValueChanged(RED, 5, 7)]
    assert table.cash()[0] == 7


@pytest.mark.rule("SH-13", "SH-14")
def test_example_red_rises_from_4_to_6() -> None:
    table = Table.drawn("rrrr...r", shares=[(2, 0, 0, 0), (5, 0, 0, 0)])
    events = table.build(RED, at(0, 8))
    assert only(ValueChanged, events) == [ValueChanged(RED, 4, 6)]
    assert table.cash() == (6 + 4, 10, 0, 0)


# --- against the plain definition -----------------------------------------------------------------


def _places_in_random_matches(seeds: range) -> list[tuple[list[int | None], Place, Table]]:
    """Every placement of some random matches: the map before it, the action, the table after it."""
    found = []
    for seed in seeds:
        setup = setup_of(2 + seed % 5, variant_1="yes" if seed % 2 else "no")
        for state, action in random_match(GAME, setup, seed):
            if isinstance(action, Place):
                after = Table(setup=setup)
                after.state = state.copy()
                GAME.apply(after.state, action)
                found.append((grid_of(state.built), action, after))
    return found


@pytest.mark.rule("SH-11", "SH-12", "SH-15", "SH-16")
def test_chains_kept_up_to_date_are_those_of_a_flood_fill_over_the_map() -> None:
    placements = _places_in_random_matches(range(40))
    assert len(placements) > 1500
    assert (
        sum(
            sum(g is not None for g in grid) > sum(g is not None for g in after.grid())
            for grid, _, after in placements
        )
        > 30
    ), "some placements remove chains"
    for grid, action, after in placements:
        expected = reference.build(grid, action.company, action.square)
        assert after.grid() == expected
        counted = after.state.terms.counted
        for company in range(4):
            chains = sorted(
                sum(1 << square for square in chain)
                for chain in reference.chains_of(expected, company)
            )
            assert list(after.seen().chains[company]) == chains
            assert after.values()[company] == reference.value_of(expected, company, counted)


@pytest.mark.rule("SH-10", "SH-15")
def test_the_squares_offered_are_those_where_trying_it_out_is_allowed() -> None:
    compared = 0
    for seed in range(40):
        setup = setup_of(2, variant_3="yes" if seed % 2 else "no")
        for state, _ in random_match(GAME, setup, seed):
            if state.phase != PLACING:
                continue
            grid = grid_of(state.built)
            world = setup.board
            companies = [state.colour] if 0 <= state.colour < WHITE else range(4)
            expected = [
                Place(state.active, company, square)
                for company in companies
                for square in range(120)
                if world.zone_of[square] == state.zone
                and reference.may_build(grid, company, square)
            ]
            assert GAME.legal(state, state.active) == expected
            compared += 1
    assert compared > 1500


@given(
    st.lists(st.sampled_from([None, None, RED, BLUE, GREEN, YELLOW]), min_size=120, max_size=120),
    st.integers(1, 6),
    st.integers(0, 5),
)
def test_the_same_holds_on_maps_filled_at_random(
    wild: list[int | None], zone: int, colour: int
) -> None:
    grid: list[int | None] = [None] * 120
    for square, company in enumerate(wild):  # as much of it as may stand side by side
        near = {grid[other] for other in reference.neighbours(square)} - {None, company}
        if company is not None and not near and grid.count(company) < 17:
            grid[square] = company
    for company in range(4):
        while reference.value_of(grid, company) == 15:
            grid[grid.index(company)] = None
    picture = "\n".join(
        "".join("." if c is None else "rbgy"[c] for c in grid[row * 12 : row * 12 + 12])
        for row in range(10)
    )
    table = Table.drawn(picture)
    table.roll(zone, colour)
    companies = [colour] if colour < WHITE else range(4)
    expected = [
        (company, square)
        for company in companies
        for square in range(120)
        if table.setup.board.zone_of[square] == zone and reference.may_build(grid, company, square)
    ]
    if expected:
        found = [action for action in table.legal() if isinstance(action, Place)]
        assert [(action.company, action.square) for action in found] == expected
    else:
        assert table.seen().turn == 11
