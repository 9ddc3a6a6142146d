"""Options beside each other: how many stand in a row."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from bigshot_desktop.ui.windows.option_box import OptionColumns

NARROWEST = 100
GAP = 10


@pytest.mark.parametrize(
    ("number", "width", "rows"),
    [
        (5, 540, [5]),
        (5, 530, [3, 2]),
        (5, 319, [2, 2, 1]),
        (5, 200, [1] * 5),
        (4, 400, [2, 2]),
        (3, 320, [3]),
        (3, 319, [1] * 3),
    ],
)
def test_many_stand_in_several_rows_and_few_in_one_or_below_each_other(
    qtbot: QtBot, number: int, width: int, rows: list[int]
) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    layout = OptionColumns(page, gap=GAP, narrowest=NARROWEST)
    layout.setContentsMargins(0, 0, 0, 0)
    labels = [QLabel("all the same") for _ in range(number)]
    for label in labels:
        layout.addWidget(label)
    page.resize(width, layout.heightForWidth(width))
    page.show()
    tops = [label.y() for label in labels]
    assert [tops.count(top) for top in sorted({*tops})] == rows
    assert tops == sorted(tops)
    assert labels[-1].geometry().bottom() < page.height()
    for label in labels:
        assert label.geometry().right() < width
        assert label.width() >= NARROWEST
        assert sum(label.geometry().intersects(other.geometry()) for other in labels) == 1
