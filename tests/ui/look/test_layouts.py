"""Layouts that give way."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QFrame, QLabel, QWidget
from pytestqt.qtbot import QtBot

from bigshot_desktop.ui.look.layouts import Columns, Flow


class Brick(QFrame):
    """A widget of one size."""

    def __init__(self, width: int, height: int = 20) -> None:
        super().__init__()
        self._size = QSize(width, height)

    def sizeHint(self) -> QSize:
        return self._size

    def minimumSizeHint(self) -> QSize:
        return self._size


def laid(layout: Flow | Columns, bricks: list[QWidget], width: int) -> list[QRect]:
    """Where the widgets are in a width."""
    wall = QWidget()
    wall.setLayout(layout)
    for brick in bricks:
        layout.addWidget(brick)
        brick.setParent(wall)
        brick.show()
    layout.setGeometry(QRect(0, 0, width, layout.heightForWidth(width)))
    places = [brick.geometry() for brick in bricks]
    wall.deleteLater()
    return places


def test_items_follow_each_other_and_break_into_lines(qtbot: QtBot) -> None:
    bricks: list[QWidget] = [Brick(100), Brick(100), Brick(100)]
    places = laid(Flow(gap=10), bricks, 250)
    assert [(place.x(), place.y()) for place in places] == [(0, 0), (110, 0), (0, 30)]


def test_what_follows_the_leading_ones_stands_at_the_right(qtbot: QtBot) -> None:
    places = laid(Flow(gap=10, leading=1), [Brick(50), Brick(60), Brick(60)], 300)
    assert [place.x() for place in places] == [0, 170, 240]


def test_items_of_a_line_stand_on_its_middle(qtbot: QtBot) -> None:
    places = laid(Flow(), [Brick(50, 20), Brick(50, 40)], 300)
    assert [place.y() for place in places] == [10, 0]


def test_what_is_hidden_takes_no_room(qtbot: QtBot) -> None:
    flow = Flow(gap=10)
    bricks = [Brick(100), Brick(100), Brick(100)]
    wall = QWidget()
    qtbot.addWidget(wall)
    wall.setLayout(flow)
    for brick in bricks:
        flow.addWidget(brick)
    bricks[1].hide()
    flow.setGeometry(QRect(0, 0, 300, 50))
    assert bricks[2].x() == 110
    assert flow.heightForWidth(300) == 20
    bricks[1].show()
    assert flow.heightForWidth(215) == 50


def test_what_is_wider_than_its_place_is_cut_to_it_and_words_wrap(qtbot: QtBot) -> None:
    label = QLabel("many words that need more than a single line to be told in full", wordWrap=True)
    label.setMinimumWidth(300)
    label.setMinimumWidth(0)
    wide = laid(Flow(), [Brick(400)], 300)
    assert wide[0].width() == 300
    (place,) = laid(Flow(), [label], 60)
    assert place.width() == 60
    assert place.height() == label.heightForWidth(60)


@pytest.mark.parametrize(("width", "in_row"), [(320, True), (319, False)])
def test_columns_stand_in_one_row_or_in_one_column(qtbot: QtBot, width: int, in_row: bool) -> None:
    columns = Columns(gap=10, narrowest=100)
    bricks: list[QWidget] = [Brick(80, 20), Brick(80, 40), Brick(80, 30)]
    places = laid(columns, bricks, width)
    if in_row:
        assert places == [QRect(x, 0, 100, 40) for x in (0, 110, 220)]
    else:
        assert places == [
            QRect(0, 0, width, 20),
            QRect(0, 30, width, 40),
            QRect(0, 80, width, 30),
        ]


def test_columns_leave_the_widest_item_its_least_width(qtbot: QtBot) -> None:
    columns = Columns(gap=10, narrowest=50)
    places = laid(columns, [Brick(200), Brick(20)], 300)
    assert places[1].y() > 0
