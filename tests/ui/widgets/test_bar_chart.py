"""The chart of how often each of a few things came up: what is expected crosses no figure."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLineF, QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from bigshot_desktop.ui.widgets.bar_chart import BarChart, Bars


class Recorder(QPainter):
    """Notes what is painted, in its order."""

    def __init__(self, picture: QPixmap) -> None:
        super().__init__(picture)
        self.done: list[tuple[str, QRectF]] = []

    def drawLine(self, line: QLineF) -> None:  # type: ignore[override]
        super().drawLine(line)
        self.done.append(("line", QRectF(line.p1(), line.p2())))

    def fillRect(self, place: QRectF, colour: object) -> None:  # type: ignore[override]
        super().fillRect(place, colour)
        self.done.append(("ground", place))

    def drawText(self, place: QRectF, flags: object, text: str) -> None:  # type: ignore[override]
        super().drawText(place, flags, text)  # type: ignore[call-overload]
        self.done.append((text, place))


@pytest.mark.parametrize("values", [(0, 1, 9), (3, 3, 4), (1, 40, 2), (2, 0, 0)])
def test_no_figure_is_crossed(qapp: QApplication, values: tuple[int, ...]) -> None:
    chart = BarChart()
    chart.resize(400, 120)
    chart.show_bars(Bars("Die", ("one", "two", "three"), values, sum(values) / 3))
    picture = QPixmap(chart.size())
    painter = Recorder(picture)
    chart._draw(painter)
    painter.end()
    kinds = [kind for kind, _ in painter.done]
    assert kinds[:2] == ["line", "line"]  # the foot, and what is expected
    assert "line" not in kinds[2:]
    for value, at in zip(values, range(2, len(kinds), 3), strict=True):
        ground, (text, _) = painter.done[at], painter.done[at + 1]
        assert (ground[0], text) == ("ground", str(value))
