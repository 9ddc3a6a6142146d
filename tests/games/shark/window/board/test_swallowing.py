"""The words about a chain that is driven off the map cover neither it nor the chain that drove it off."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF

from bigshot_desktop.games.shark.window.board.swallowing import lit, place_plaque
from tests.games.shark.window.board.tables import World


@pytest.fixture
def table() -> World:
    return World()


@pytest.mark.parametrize(
    "shape", [(0,), (0, 1, 2, 3, 4), (0, 12, 24, 36, 48), (0, 1, 2, 12, 24)], ids=str
)
def test_wherever_the_chains_stand(table: World, shape: tuple[int, ...]) -> None:
    plan = table.scene.plan
    columns, squares = plan.world.columns, len(plan.world.zone_of)
    wide, high = max(one % 12 for one in shape), max(one // 12 for one in shape)
    tried = 0
    for lost in range(squares):
        larger = [lost + 1 + square % 12 + square // 12 * columns for square in shape]
        if lost % columns + 1 + wide >= columns or lost // columns + high >= squares // columns:
            continue
        place = place_plaque(plan, (lost,), larger)
        assert plan.size.contains(place)
        assert not place.intersects(plan.side)
        assert not [one for one in (lost, *larger) if place.intersects(plan.square(one))]
        tried += 1
    assert tried > 40


def test_a_full_map_is_covered_as_little_as_can_be(table: World) -> None:
    plan = table.scene.plan
    everywhere = range(1, len(plan.world.zone_of))
    assert plan.size.contains(place_plaque(plan, (0,), everywhere))


def test_the_light_falls_on_the_chain_in_its_shape(table: World) -> None:
    plan = table.scene.plan
    bent = (0, 1, 2, plan.world.columns, 2 * plan.world.columns)
    shape = lit(plan, bent)
    assert all(shape.contains(plan.square(square).center()) for square in bent)
    corner = plan.square(2 * plan.world.columns + 2).center()
    assert QRectF(shape.boundingRect()).contains(corner)
    assert not shape.contains(corner)
