"""Frames around parts of a board, and arrows between them: the same in every rulebook."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

import bigshot_desktop
from bigshot_desktop.games import ENTRIES
from bigshot_desktop.ui.look import theme
from bigshot_desktop.ui.pages.rulebook.figure import figure_of
from bigshot_desktop.ui.pages.rulebook.figure_frame import arrow, framed, seen, straight

pytestmark = pytest.mark.usefixtures("light_print")

NOWHERE = QColor(1, 2, 3)
LEFT, RIGHT = QColor(200, 0, 0), QColor(0, 0, 200)
PLACE = QRectF(20, 10, 100, 60)
FRAMED = {
    "big-shot": ("city", "field", "sold"),
    "shark": ("map", "chain", "growing"),
    "saludos-amigos": ("village", "offers", "council"),
}


@pytest.fixture
def board() -> QGraphicsScene:
    """Red on the left, blue on the right."""
    scene = QGraphicsScene()
    for x, colour in ((0, LEFT), (100, RIGHT)):
        half = scene.addRect(QRectF(x, 0, 100, 100), QPen(Qt.PenStyle.NoPen), QBrush(colour))
        half.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
    return scene


def paper() -> QImage:
    image = QImage(140, 80, QImage.Format.Format_RGB32)
    image.fill(NOWHERE)
    return image


def painted(
    board: QGraphicsScene, part: QRectF, place: QRectF = PLACE, lit: QPainterPath | None = None
) -> QImage:
    image = paper()
    painter = QPainter(image)
    framed(painter, board, part, place, lit)
    assert not painter.hasClipping()
    assert not painter.testRenderHint(QPainter.RenderHint.Antialiasing)
    painter.end()
    return image


def test_a_part_fills_its_frame_and_no_more(board: QGraphicsScene) -> None:
    image = painted(board, QRectF(50, 20, 100, 60))
    assert image.pixelColor(45, 40) == LEFT
    assert image.pixelColor(95, 40) == RIGHT
    for x, y in ((20, 10), (119, 10), (20, 69), (119, 69), (18, 40), (121, 40), (70, 8), (70, 71)):
        assert image.pixelColor(x, y) == NOWHERE


def test_a_frame_shows_its_part_alone_where_its_shape_is_not_quite_the_same(
    board: QGraphicsScene,
) -> None:
    image = painted(board, QRectF(20, 20, 80, 50))
    assert {image.pixel(x, 40) for x in range(23, 117)} == {LEFT.rgb()}


def test_all_but_what_is_lit_steps_back(board: QGraphicsScene) -> None:
    lit = QPainterPath()
    lit.addRect(QRectF(100, 0, 100, 100))
    image = painted(board, QRectF(50, 20, 100, 60), lit=lit)
    assert image.pixelColor(95, 40) == RIGHT
    assert image.pixelColor(45, 40).lightness() > LEFT.lightness() + 40


def test_nothing_of_a_board_is_kept_as_dots(board: QGraphicsScene) -> None:
    painted(board, QRectF(0, 0, 200, 100))
    assert {item.cacheMode() for item in board.items()} == {QGraphicsItem.CacheMode.NoCache}


def test_a_part_of_the_board_lies_where_it_says() -> None:
    part, place = QRectF(100, 50, 400, 200), QRectF(10, 20, 200, 100)
    on_board = seen(part, place)
    assert on_board.map(part.topLeft()) == place.topLeft()
    assert on_board.map(part.center()) == place.center()


def test_an_arrow_has_its_head_at_its_end() -> None:
    image = paper()
    painter = QPainter(image)
    arrow(painter, straight(QPointF(20, 40), QPointF(100, 40)))
    painter.end()
    accent = theme.current().accent
    thick = [sum(image.pixelColor(x, y) == accent for y in range(image.height())) for x in (40, 94)]
    assert 0 < thick[0] < thick[1]
    assert image.pixelColor(110, 40) == NOWHERE


@pytest.mark.parametrize("game", ENTRIES)
def test_every_book_has_the_same_edge_around_its_pictures(game: str) -> None:
    for match_request, name in product(("dark", "light"), FRAMED[game]):
        theme.theme_switch().choose(match_request)
        figure = figure_of(game, name)
        image = QImage(8, 8, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        painter.scale(4, 4)
        painter.translate(0, -figure.size.height() / 2)
        figure.paint(painter)
        painter.end()
        assert image.pixelColor(2, 4) == theme.current().block_edge, name


def test_boards_are_painted_here_alone() -> None:
    package = Path(bigshot_desktop.__file__).parent
    sources = (
        *package.rglob("figures*.py"),
        *package.rglob("figures/*.py"),
        *package.rglob("rulebook/*.py"),
    )
    painting = {path.name for path in sources if "scene.render(" in path.read_text()}
    assert painting == {"figure_frame.py"}
