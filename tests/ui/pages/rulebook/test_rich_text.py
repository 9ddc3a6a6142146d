"""Short texts drawn by hand: they wrap, know their height, and can have bold words."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter
from PySide6.QtWidgets import QApplication

from bigshot_desktop.ui.pages.rulebook.rich_text import Lettering

WORDS = "Where the broker starts"


@pytest.fixture
def font(qapp: QApplication) -> QFont:
    font = QFont(qapp.font())
    font.setPixelSize(20)
    return font


def ink(lettering: Lettering) -> int:
    """How many dots are drawn."""
    image = QImage(400, 200, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    lettering.draw(painter, QPointF(10, 10), QColor(Qt.GlobalColor.black))
    painter.end()
    return sum(image.pixelColor(x, y).value() < 128 for x in range(400) for y in range(200))


def test_a_text_takes_as_many_lines_as_it_needs(font: QFont) -> None:
    wide, narrow = Lettering(WORDS, font, 1000), Lettering(WORDS, font, 100)
    assert wide.height < 40
    assert narrow.height >= 2 * wide.height
    assert wide.end.x() > 100 > narrow.end.x()
    assert wide.end.y() == wide.ascent
    assert narrow.end.y() > narrow.ascent


def test_it_is_drawn_and_marked_words_are_bold(font: QFont) -> None:
    plain = ink(Lettering(WORDS, font, 390))
    assert plain > 100
    assert ink(Lettering(WORDS, font, 390, [(0, len(WORDS))])) > plain


def test_nothing_is_a_line_without_letters(font: QFont) -> None:
    assert ink(Lettering("", font, 100)) == 0
