"""The danger that is told of each chain is that of the dice: cases worked out by hand."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

import pytest

from bigshot_desktop.games.shark.rules.decisions import CoverLoss
from bigshot_desktop.games.shark.rules.state import AFTER
from bigshot_desktop.games.shark.rules.threats import Threat, threats
from tests.games.shark.rules.positions import BLUE, GREEN, NONE, RED, YELLOW, Table, at

NOBODY: Final = -1

PAIR = "rr.b"
"""Red takes blue with a building at (0, 2), in zone 1; nobody can take the red pair."""


def of(table: Table, seat: int, company: int) -> Threat:
    """What is told of a company's only chain."""
    (threat,) = (one for one in threats(table.seen(), seat) if one.company == company)
    return threat


@pytest.mark.rule("SH-09", "SH-15")
def test_a_chain_is_in_danger_of_its_rivals_colour_and_of_a_free_choice() -> None:
    table = Table.drawn(PAIR, shares=[(0, 3, 0, 0)])
    assert of(table, 0, BLUE) == Threat(
        company=BLUE,
        squares=(at(0, 3),),
        ways=(3, 3, 3),
        rolls=36,
        takers=(1, 2, 3),
        chance=1 - Fraction(33, 36) ** 3,
        fall=1,
        cost=3,
    )
    assert of(table, 0, RED).chance == 0
    assert of(table, 0, RED).ways == (0, 0, 0)


@pytest.mark.rule("SH-31")
def test_black_helps_only_the_fewest_in_variant_two() -> None:
    assert of(Table.drawn(PAIR, variant_2="yes"), 0, BLUE).ways == (2, 2, 2)
    few = Table.drawn(PAIR + "\n\n\n\n\ngg...yy\n\nyy...gg", variant_2="yes")
    assert of(few, 0, BLUE).ways == (2, 2, 2), "blue itself has the fewest"
    tie = Table.drawn("rr.bb\n\n\n\n\ngg...yy\n\nyy...gg", variant_2="yes")
    assert of(tie, 0, BLUE).ways == (3, 3, 3), "red and blue have the fewest"


@pytest.mark.rule("SH-32")
def test_without_a_colour_die_the_zone_is_enough() -> None:
    threat = of(Table.drawn(PAIR, 3, variant_3="yes"), 0, BLUE)
    assert (threat.ways, threat.rolls) == ((1, 1), 6)
    assert threat.chance == 1 - Fraction(5, 6) ** 2


@pytest.mark.rule("SH-11", "SH-15")
def test_the_zone_that_counts_is_that_of_the_square_beside_the_chain() -> None:
    across = of(Table.drawn("...b.rr"), 0, BLUE)
    assert across.ways == (3, 3, 3), "zone 2"
    both = of(Table.drawn("rr.b.rr"), 0, BLUE)
    assert both.ways == (6, 6, 6), "zones 1 and 2"


@pytest.mark.rule("SH-15")
def test_only_a_larger_chain_is_a_danger() -> None:
    assert of(Table.drawn("rr.bbb"), 0, BLUE).chance == 0
    assert of(Table.drawn("rr.bbb"), 0, RED).ways == (3, 3, 3)
    even = Table.drawn("rr.bb")
    assert of(even, 0, BLUE).ways == of(even, 0, RED).ways == (3, 3, 3)


@pytest.mark.rule("SH-05", "SH-06")
@pytest.mark.parametrize(
    ("viewer", "takers"),
    [(0, (3,)), (1, (3, 0)), (2, (3, 0, 1)), (3, ()), (NOBODY, (3, 0, 1, 2))],
)
def test_who_has_placed_already_is_no_danger_before_the_next_round(
    viewer: int, takers: tuple[int, ...]
) -> None:
    table = Table.drawn(PAIR, cash=(9,) * 4, active=2)
    table.build(GREEN, at(9, 9))
    assert table.state.phase == AFTER
    assert of(table, viewer, BLUE).takers == takers
    assert of(table, viewer, BLUE).chance == 1 - Fraction(33, 36) ** len(takers)


@pytest.mark.rule("SH-05", "SH-06")
@pytest.mark.parametrize("trading", [False, True])
@pytest.mark.parametrize(
    ("viewer", "takers"), [(0, (2, 3)), (1, (2, 3, 0)), (2, (3, 0, 1)), (3, (2,))]
)
def test_who_is_about_to_roll_is_a_danger(
    viewer: int, takers: tuple[int, ...], *, trading: bool
) -> None:
    table = Table.drawn(PAIR, cash=(9,) * 4, active=2, trading=trading)
    assert of(table, viewer, BLUE).takers == takers
    assert of(table, NOBODY, BLUE).takers == (2, 3, 0, 1)


@pytest.mark.rule("SH-10")
def test_dice_that_wait_for_their_building_are_certain_for_the_others() -> None:
    table = Table.drawn(PAIR, 3, active=1)
    table.roll(1, RED)
    assert of(table, 0, BLUE).ways == (36, 3)
    assert of(table, 0, BLUE).chance == 1
    assert of(table, NOBODY, BLUE).ways == (36, 3, 3)
    assert of(table, 1, BLUE).ways == (3, 3), "one's own roll takes nothing"
    table = Table.drawn(PAIR, 3, active=1)
    table.roll(2, RED)
    assert of(table, 0, BLUE).ways == (0, 3)
    assert of(table, 2, BLUE).ways == (0,)
    assert of(table, 2, BLUE).chance == 0


@pytest.mark.rule("SH-19", "SH-20")
def test_who_is_ruined_does_not_roll_and_waits_for_nobody() -> None:
    table = Table.drawn(PAIR, 4, ruined=(2,))
    assert of(table, 0, BLUE).takers == (1, 3)
    assert of(table, 2, BLUE).takers == of(table, NOBODY, BLUE).takers == (0, 1, 3)
    assert of(table, 2, BLUE).cost == 0


@pytest.mark.rule("SH-19", "SH-20")
def test_who_is_about_to_be_ruined_will_not_roll() -> None:
    shares = [NONE, (0, 4, 3, 3), (0, 4, 0, 0), NONE]
    table = Table.drawn("rrrr.bbb\n\n\n\nbb..ggg.yyyy", cash=(0, 5), shares=shares)
    table.build(RED, at(0, 4))
    assert isinstance(table.asked(), CoverLoss)
    assert of(table, 0, RED).takers == (1, 3)
    assert of(table, 3, RED).takers == (1,)
    table.sell_off(0, 0, 1, 3)
    assert table.seen().ruined == (2,)
    assert of(table, 0, RED).takers == (1, 3)


@pytest.mark.rule("SH-21")
def test_after_the_match_nothing_is_in_danger() -> None:
    table = Table.drawn("rrrrrrrrrr\n\nrrrr\n....\nbb")
    table.build(RED, at(2, 4))
    assert table.over
    assert all(one.chance == 0 and one.takers == () for one in threats(table.seen(), NOBODY))


@pytest.mark.rule("SH-12", "SH-16", "SH-17", "SH-30")
@pytest.mark.parametrize(
    ("picture", "variant_1", "falls"),
    [
        ("b", "no", [1]),
        ("b.b", "no", [0, 0]),
        ("b.bb", "no", [0, 1]),
        ("bbb.bb", "no", [3, 2]),
        ("bb", "no", [2]),
        ("bbbbbbbbb.bb", "yes", [7, 2]),
    ],
)
def test_the_fall_is_what_the_value_loses_without_the_chain(
    picture: str, variant_1: str, falls: list[int]
) -> None:
    table = Table.drawn(picture, 3, shares=[NONE, (1, 4, 0, 0)], variant_1=variant_1)
    assert [one.fall for one in threats(table.seen(), 1)] == falls
    assert [one.cost for one in threats(table.seen(), 1)] == [4 * fall for fall in falls]
    assert [one.cost for one in threats(table.seen(), 0)] == [0] * len(falls)
    assert [one.cost for one in threats(table.seen(), NOBODY)] == [0] * len(falls)


def test_there_is_one_for_every_chain_in_their_order() -> None:
    table = Table.drawn("rr.b.r\n\ng.yy")
    found = [(one.company, one.squares) for one in threats(table.seen(), 0)]
    assert found == [
        (RED, (at(0, 0), at(0, 1))),
        (RED, (at(0, 5),)),
        (BLUE, (at(0, 3),)),
        (GREEN, (at(2, 0),)),
        (YELLOW, (at(2, 2), at(2, 3))),
    ]
    assert threats(Table.drawn().seen(), 0) == ()
