"""Roofs and trees keep clear of what is written and what lies in a district."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPolygonF

from bigshot_desktop.games.big_shot.window.board.landmarks import reach_of
from bigshot_desktop.games.big_shot.window.board.plan import Block, city_plan
from bigshot_desktop.games.big_shot.window.board.scenery import gardens, groves, houses
from tests.every import for_every

PARKS = [block for block in city_plan().blocks if block.name.endswith("park")]


def test_houses_stand_beside_everything_else() -> None:
    built = {block.name: houses(block) for block in city_plan().blocks}
    assert sum(map(len, built.values())) > 60
    for block in city_plan().blocks:
        for house in built[block.name]:
            for box in (block.title, block.tray, block.plate, block.badge):
                assert not house.intersects(QPolygonF(box))


@for_every("block", city_plan().blocks, ids=lambda block: block.name)
def test_gardens_lie_behind_the_houses(block: Block) -> None:
    row = houses(block)
    for x, y, _ in gardens(block, row):
        spot = QPointF(x, y)
        assert block.outline.contains(spot)
        assert not any(house.containsPoint(spot, Qt.FillRule.OddEvenFill) for house in row)
        built = [landmark for landmark in block.landmarks if landmark[0] != "path"]
        assert not any(reach_of(landmark).contains(spot) for landmark in built)
        for box in (block.title, block.tray, block.plate, block.badge):
            assert not box.contains(spot)


@pytest.mark.parametrize("park", PARKS, ids=lambda park: park.name)
def test_trees_stand_in_the_park(park: Block) -> None:
    trees = groves(park)
    assert len(trees) > 5
    for x, y, radius in trees:
        assert radius > 0
        assert park.outline.contains(QPointF(x, y))
        for box in (park.title, park.tray, park.plate, park.badge):
            assert not box.contains(QPointF(x, y))


@for_every("block", city_plan().blocks, ids=lambda block: block.name)
def test_landmarks_cover_nothing_that_counts(block: Block) -> None:
    assert block.landmarks
    for landmark in block.landmarks:
        if landmark[0] == "path":
            continue
        backdrop = reach_of(landmark)
        assert block.outline.boundingRect().adjusted(-9, -9, 9, 9).contains(backdrop), landmark
        for box in (block.title, block.tray, block.plate, block.badge):
            assert not backdrop.intersects(box), landmark
