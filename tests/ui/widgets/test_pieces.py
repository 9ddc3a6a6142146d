"""Pieces look the same everywhere: their colour, and their sign on it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bigshot_desktop.games.big_shot.rules.material import COLOURS
from bigshot_desktop.ui.look import theme
from bigshot_desktop.ui.widgets.pieces import (
    Cubes,
    paint_cube,
    paint_piece,
    paint_plate,
    plate_size,
)

SIDE = 60


def painted(paint: Callable[[QPainter], None]) -> set[str]:
    """The colours on a transparent ground."""
    image = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint(painter)
    painter.end()
    places = ((x, y) for x in range(SIDE) for y in range(SIDE))
    return {colour.name() for x, y in places if (colour := QColor(image.pixel(x, y))).isValid()}


@pytest.mark.parametrize("name", COLOURS)
@pytest.mark.parametrize("paint", [paint_piece, paint_cube])
def test_a_piece_has_its_colour_its_sign_and_an_outline(
    qapp: QApplication, paint: Callable[[QPainter, QRectF, str], None], name: str
) -> None:
    piece = theme.current().piece(name)
    seen = painted(lambda painter: paint(painter, QRectF(0, 0, SIDE, SIDE), name))
    assert {piece.fill.name(), piece.mark.name(), theme.current().outline.name()} <= seen


def test_a_value_stands_on_brass(qapp: QApplication) -> None:
    font = QFont()
    wide, high = plate_size("21", font)
    assert wide > high
    seen = painted(lambda painter: paint_plate(painter, QRectF(0, 0, SIDE, 40), "21", font))
    assert theme.current().brass_fill.name() in seen


def test_cubes_in_a_row(qtbot: QtBot) -> None:
    one, four = Cubes(), Cubes()
    for cubes, names in ((one, ("red",)), (four, ("red", "red", "white", "black"))):
        qtbot.addWidget(cubes)
        cubes.show_cubes(names, "told")
        cubes.resize(cubes.sizeHint())
        assert not cubes.grab().isNull()
    assert four.sizeHint().width() > 4 * one.sizeHint().width()
    assert one.accessibleName() == one.toolTip() == "told"
