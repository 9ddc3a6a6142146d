"""Squares, zones and their outlines lie where they should, on maps of any shape."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPointF

from bigshot_desktop.games.shark.rules.material import ZONES, World
from bigshot_desktop.games.shark.window.board.plan import HIGH, WIDE, Plan, atlas, outlines
from tests.games.shark.window.board.maps import STRIPES, WORLD


@pytest.mark.parametrize("world", [WORLD, STRIPES], ids=["world", "stripes"])
def test_every_square_is_found_where_it_lies(world: World) -> None:
    plan = Plan(world)
    for square in range(120):
        box = plan.square(square)
        assert plan.map.contains(box)
        assert plan.at(box.center()) == square
        assert plan.at(box.topLeft() + QPointF(1, 1)) == square
    assert plan.at(plan.map.topLeft() - QPointF(1, 1)) == -1
    assert plan.size.contains(plan.map)
    assert not plan.map.intersects(plan.side)


@pytest.mark.parametrize("world", [WORLD, STRIPES], ids=["world", "stripes"])
def test_every_zone_has_room_for_its_name_on_the_board(world: World) -> None:
    plan = Plan(world)
    assert [label.zone for label in plan.labels] == list(ZONES)
    for label in plan.labels:
        assert plan.size.contains(label.box)
        assert label.box.width() >= WIDE


def test_an_outline_turns_at_corners_only() -> None:
    assert outlines([0, 1, 12], 12) == [[(0, 0), (2, 0), (2, 1), (1, 1), (1, 2), (0, 2)]]


def test_squares_at_opposite_edges_do_not_touch() -> None:
    assert len(outlines([11, 12], 12)) == 2


def test_a_ring_has_an_outline_within() -> None:
    ring = [0, 1, 2, 12, 14, 24, 25, 26]
    assert sorted(len(line) for line in outlines(ring, 12)) == [4, 4]
    plan = Plan(WORLD)
    area = plan.area(ring, 4, 8)
    assert area.contains(plan.square(0).center())
    assert not area.contains(plan.square(13).center())


def test_an_outline_holds_exactly_its_squares() -> None:
    plan, rng = Plan(WORLD), Random(1)
    for _ in range(40):
        squares = set(rng.sample(range(120), rng.randint(1, 70)))
        area = plan.area(squares, 4, 8)
        for square in range(120):
            assert area.contains(plan.square(square).center()) == (square in squares)


def test_coasts_are_drawn_only_on_the_map_that_they_were_drawn_for() -> None:
    drawn = atlas(WORLD)
    assert drawn
    for coast in drawn.land:
        assert len(coast) >= 3
        assert all(0 <= at.x() <= 1200 and 0 <= at.y() <= 1000 for at in coast)
    assert atlas(STRIPES) is None
    assert Plan(WORLD).map.size().toTuple() == (12 * WIDE, 10 * HIGH)
