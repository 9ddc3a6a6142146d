"""The ground of a board is drawn once for every size, and always anew for paper and files."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPaintDevice, QPainter, QPixmap

from bigshot_desktop.ui.boards.ground_pictures import GroundPictures

RED = QColor(255, 0, 0)


@pytest.fixture
def drawn() -> list[int]:
    return []


def paint(grounds: GroundPictures, on: QPaintDevice, scale: float, drawn: list[int]) -> None:
    def draw(painter: QPainter) -> None:
        drawn.append(1)
        painter.fillRect(QRectF(1, 1, 2, 2), RED)

    painter = QPainter(on)
    painter.scale(scale, scale)
    grounds.paint(painter, draw)
    painter.end()


def pixmap(side: int) -> QPixmap:
    made = QPixmap(side, side)
    made.fill(QColor(0, 0, 255))
    return made


def test_it_is_drawn_once_for_every_size(drawn: list[int]) -> None:
    grounds = GroundPictures()
    for scale in (10, 20, 10, 20, 10):
        on = pixmap(100)
        paint(grounds, on, scale, drawn)
        seen = on.toImage()
        assert seen.pixelColor(round(1.5 * scale), round(2.5 * scale)) == RED
        assert seen.pixelColor(round(3.5 * scale), round(2.5 * scale)) != RED
    assert len(drawn) == 2
    paint(grounds, pixmap(90), 10, drawn)
    assert len(drawn) == 3


def test_what_looks_different_is_drawn_anew(drawn: list[int]) -> None:
    grounds = GroundPictures()
    paint(grounds, pixmap(100), 10, drawn)
    grounds.forget()
    paint(grounds, pixmap(100), 10, drawn)
    assert len(drawn) == 2


def test_only_so_many_pixels_are_kept(drawn: list[int]) -> None:
    grounds = GroundPictures()
    for side in (2900, 2910, 2910, 2900):
        paint(grounds, pixmap(side), 10, drawn)
    assert len(drawn) == 3


def test_files_are_always_drawn(drawn: list[int]) -> None:
    grounds = GroundPictures()
    for _ in range(2):
        on = QImage(100, 100, QImage.Format.Format_ARGB32_Premultiplied)
        paint(grounds, on, 10, drawn)
        assert on.pixelColor(15, 15) == RED
    assert len(drawn) == 2
