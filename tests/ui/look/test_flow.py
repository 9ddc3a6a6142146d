"""Rows break where the width ends, and give what is left to those who want it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QSizePolicy, QWidget
from pytestqt.qtbot import QtBot

from bigshot_desktop.ui.look.layouts import Flow
from bigshot_desktop.ui.widgets.buttons import ActionButton
from tests.ui.geometry import flaws, settle


class Brick(QWidget):
    """A thing of a certain size."""

    def __init__(self, wide: int, high: int = 20) -> None:
        super().__init__()
        self._size = QSize(wide, high)

    def sizeHint(self) -> QSize:
        return self._size

    def minimumSizeHint(self) -> QSize:
        return self._size


def wall(qtbot: QtBot, width: int, *bricks: QWidget) -> tuple[QWidget, Flow]:
    page = QWidget()
    qtbot.addWidget(page)
    flow = Flow(page, gap=10, row_gap=5)
    for brick in bricks:
        flow.addWidget(brick)
    page.resize(width, flow.heightForWidth(width))
    page.show()
    settle(page)
    return page, flow


@pytest.mark.parametrize(("width", "rows"), [(320, 1), (319, 2), (210, 2), (209, 3), (100, 3)])
def test_rows(qtbot: QtBot, width: int, rows: int) -> None:
    bricks = [Brick(100) for _ in range(3)]
    page, flow = wall(qtbot, width, *bricks)
    assert flow.heightForWidth(width) == rows * 20 + (rows - 1) * 5
    assert len({brick.y() for brick in bricks}) == rows
    assert flaws(page) == []


def test_one_row_is_what_it_wishes_for(qtbot: QtBot) -> None:
    _, flow = wall(qtbot, 500, Brick(100, 30), Brick(50), Brick(20, 10))
    assert flow.sizeHint() == QSize(190, 30)
    assert flow.minimumSize() == QSize(100, 30)


def test_in_a_row_all_stand_in_the_middle(qtbot: QtBot) -> None:
    low, high = Brick(50, 10), Brick(50, 30)
    page, _ = wall(qtbot, 500, low, high)
    assert page.height() == 30
    assert (low.y(), high.y()) == (10, 0)


def test_the_eager_get_what_is_left(qtbot: QtBot) -> None:
    plain, eager = Brick(50), Brick(50)
    eager.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    page, _ = wall(qtbot, 300, eager, plain)
    assert page.width() == 300
    assert (eager.width(), plain.x(), plain.width()) == (240, 250, 50)


def test_the_hidden_take_no_room(qtbot: QtBot) -> None:
    gone = Brick(100)
    gone.hide()
    _, flow = wall(qtbot, 300, Brick(100), gone, Brick(100))
    assert flow.sizeHint().width() == 210


def test_a_button_breaks_its_words_to_stay_in_the_row(qtbot: QtBot) -> None:
    button = ActionButton()
    button.set_text("Take", "pays nine now, costs ten")
    wish = button.sizeHint()
    page, _ = wall(qtbot, 110 + wish.width() - 60, Brick(100, 60), button)
    assert (button.x(), button.width()) == (110, wish.width() - 60)
    assert button.height() > wish.height()
    assert flaws(page) == []


def test_items_can_be_taken_out(qtbot: QtBot) -> None:
    one, two = Brick(10), Brick(20)
    _, flow = wall(qtbot, 100, one, two)
    flow.removeWidget(one)
    assert flow.count() == 1
    assert flow.takeAt(5) is None
    assert flow.itemAt(1) is None
    assert not flow.expandingDirections() & Qt.Orientation.Horizontal
