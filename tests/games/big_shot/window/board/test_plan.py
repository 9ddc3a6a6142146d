"""The plan of the city: everything has its place, and nothing is in the way of anything else."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QPolygonF

from bigshot_desktop.engine.languages import LANGUAGES
from bigshot_desktop.games import GAMES
from bigshot_desktop.games.big_shot.rules.material import DISTRICT_SIZE, City
from bigshot_desktop.games.big_shot.window.board.plan import CELL, Block, city_plan
from bigshot_desktop.table.boards import load_board
from bigshot_desktop.ui.look.painting import fitted
from tests.every import for_every
from tests.words.languages import voice_in

STREET = 20


@pytest.fixture(scope="module")
def city() -> City:
    board: City = load_board(GAMES["big-shot"], "city")
    return board


def boxes(block: Block) -> dict[str, QRectF]:
    return {
        "title": block.title,
        "tray": block.tray,
        "plate": block.plate,
        "badge": block.badge,
    }


def grown(block: Block, width: float) -> QPainterPath:
    """A block with so much of the streets around it."""
    path = QPainterPath()
    path.addPolygon(QPolygonF([*block.corners, block.corners[0]]))
    stroker = QPainterPathStroker()
    stroker.setWidth(2 * width)
    return stroker.createStroke(path).united(path)


def test_every_district_has_a_block_of_its_own(city: City) -> None:
    assert [block.name for block in city_plan().blocks] == [one.name for one in city.districts]
    for one, other in combinations(city_plan().blocks, 2):
        assert not one.outline.intersects(other.outline)


def test_streets_are_equally_wide() -> None:
    """Neighbours are a street apart: with a little less between them they do not meet, with a little more they do."""
    for block in city_plan().blocks:
        others = [other.outline for other in city_plan().blocks if other is not block]
        assert not any(grown(block, STREET - 1).intersects(other) for other in others)
        assert sum(grown(block, STREET + 1).intersects(other) for other in others) >= 2


def test_parks_touch_exactly_what_they_double(city: City) -> None:
    blocks = city_plan().blocks
    for park, district in enumerate(city.districts):
        if district.is_park:
            reach = grown(blocks[park], STREET + 1)
            near = {
                other
                for other, block in enumerate(blocks)
                if other != park and reach.intersects(block.outline)
            }
            assert near == set(district.touches)


def test_parks_lie_in_opposite_corners(city: City) -> None:
    plan = city_plan()
    one, other = (
        block.outline.boundingRect().center()
        for block, district in zip(plan.blocks, city.districts, strict=True)
        if district.is_park
    )
    middle = plan.size.center()
    assert one.x() < middle.x() < other.x()
    assert one.y() < middle.y() < other.y()


@for_every("block", city_plan().blocks, ids=lambda block: block.name)
def test_nothing_on_a_block_overlaps_or_sticks_out(block: Block) -> None:
    for box in boxes(block).values():
        assert block.outline.contains(box.adjusted(-2, -2, 2, 2))
    for one, other in combinations(boxes(block).values(), 2):
        assert not one.intersects(other)
    for place in range(DISTRICT_SIZE + 1):
        spot = block.slot(place)
        cell = QRectF(spot.x() - CELL / 2, spot.y() - CELL / 2, CELL, CELL)
        assert block.tray.contains(cell)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_fit_their_room_in_every_language(language: str, city: City) -> None:
    setup = GAMES["big-shot"].deal(4, {}, city, Random(1))
    narrator = voice_in(language).at("big-shot", setup, [])
    for number, block in enumerate(city_plan().blocks):
        name = narrator.name("district", number)
        lettering = fitted(name, block.title)
        assert block.title.contains(lettering.room(block.title)), name
        assert lettering.font.pixelSize() >= 18, name
        assert " ".join(lettering.lines) == name


def test_fields_run_clockwise_around_the_city() -> None:
    plan = city_plan()
    assert len(plan.plots) == 18
    middles = [plot.box.center() for plot in plan.plots]
    assert [plot.upright for plot in plan.plots] == (
        [False] * 6 + [True] * 3 + [False] * 6 + [True] * 3
    )
    top, right, bottom, left = middles[:6], middles[6:9], middles[9:15], middles[15:]
    assert top == sorted(top, key=QPointF.x)
    assert right == sorted(right, key=QPointF.y)
    assert bottom == sorted(bottom, key=QPointF.x, reverse=True)
    assert left == sorted(left, key=QPointF.y, reverse=True)
    for one, other in combinations(plan.plots, 2):
        assert not one.box.intersects(other.box)
    for plot in plan.plots:
        assert plan.size.contains(plot.box)
        assert not any(plot.box.intersects(b.outline.boundingRect()) for b in plan.blocks)


def test_cubes_broker_and_number_share_a_field() -> None:
    for plot in city_plan().plots:
        cells = [
            QRectF(spot.x() - CELL / 2, spot.y() - CELL / 2, CELL, CELL)
            for spot in map(plot.slot, range(4))
        ]
        broker = QRectF(plot.stand - QPointF(20, 30), plot.stand + QPointF(20, 26))
        number = QRectF(plot.number - QPointF(12, 10), plot.number + QPointF(12, 10))
        for box in (*cells, broker, number):
            assert plot.box.contains(box)
        for one, other in combinations((*cells, broker, number), 2):
            assert not one.adjusted(1, 1, -1, -1).intersects(other)
