"""At the end everybody stands on a step, the winner in the middle and highest."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from bigshot_desktop.ui.look import theme
from bigshot_desktop.ui.match.podium import Place, Podium
from bigshot_desktop.ui.widgets.portrait import Face
from tests.ui.match.panel_questions import show


@pytest.fixture
def podium(qtbot: QtBot) -> Podium:
    podium = Podium()
    names = ("Anna", "Bea", "Carl", "Dora", "Emil")
    places = [Place(Face(name), rank, f"${rank}M", rank == 1) for rank, name in enumerate(names, 1)]
    podium.show_places(places, "1. Anna")
    podium.resize(podium.sizeHint())
    show(qtbot, podium)
    return podium


def tops(picture: QImage, columns: int) -> list[int]:
    """How far down the first thing is drawn in each column."""
    ground = picture.pixelColor(0, 0)
    wide = picture.width() // columns
    found = []
    for column in range(columns):
        middle = column * wide + wide // 2
        rows = range(picture.height())
        found.append(next(y for y in rows if picture.pixelColor(middle, y) != ground))
    return found


def test_the_winner_stands_highest_in_the_middle(podium: Podium) -> None:
    fourth, second, first, third, fifth = tops(podium.grab().toImage(), 5)
    assert first < second < third < fourth == fifth
    brass = theme.current().brass_fill
    picture = podium.grab().toImage()
    words = round(2.3 * podium.fontMetrics().height())
    foot = picture.height() - words - 4
    wide = picture.width() // 5
    assert picture.pixelColor(2 * wide + 8, foot) == brass
    assert picture.pixelColor(1 * wide + 8, foot) != brass


def test_it_is_read_out_and_takes_no_more_than_it_needs(podium: Podium) -> None:
    assert podium.accessibleName() == "1. Anna"
    least, wished = podium.minimumSizeHint(), podium.sizeHint()
    assert least.width() < podium.narrowest < wished.width()
    assert least.height() == wished.height()
