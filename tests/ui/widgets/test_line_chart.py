"""Charts of lines: where the values are, what the crosshair tells, and what is saved."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from bigshot_desktop.table.problems import Problem
from bigshot_desktop.ui.look import theme
from bigshot_desktop.ui.widgets.chart_drawing import ticks
from bigshot_desktop.ui.widgets.line_chart import NOWHERE, LineChart, Lines, Series
from tests.ui.app.marked_language import show

ANNA = Series("Anna", "red", (10, 4, -6, 0, 22))
BEA = Series("Bea", "white", (10, 12, 12, 31, 8))
LINES = Lines((ANNA, BEA), "Wealth", "Rounds", "Round {}".format, "${:.0f}M".format)


@pytest.fixture
def chart(qtbot: QtBot) -> LineChart:
    chart = LineChart()
    chart.show_lines(LINES)
    show(qtbot, chart, 640, 400)
    return chart


# --- scales --------------------------------------------------------------------------------------


@given(st.integers(-5000, 5000), st.integers(0, 10000), st.integers(1, 20))
def test_ticks_are_round_and_hold_every_value(least: int, span: int, number: int) -> None:
    found = ticks(least, least + span, number)
    assert found[0] <= least
    assert found[-1] >= least + span
    (step,) = {later - earlier for earlier, later in pairwise(found)}
    assert step in {one * 10**power for one in (1, 2, 5) for power in range(6)}
    assert all(tick % step == 0 for tick in found)
    assert 2 <= len(found) <= number + 3


def test_the_scale_has_the_lowest_and_the_highest_value_and_zero(chart: LineChart) -> None:
    found = chart.ticks()
    assert found[0] <= -6
    assert found[-1] >= 31
    assert 0 in found


def test_every_point_is_where_its_value_belongs(chart: LineChart) -> None:
    plot, scale = chart.plot(), chart.ticks()
    unit = plot.height() / (scale[-1] - scale[0])
    for number, series in enumerate(LINES.series):
        for column, value in enumerate(series.values):
            place = chart.place(number, column)
            assert place.x() == pytest.approx(plot.left() + plot.width() * column / 4)
            assert place.y() == pytest.approx(plot.bottom() - (value - scale[0]) * unit)
            assert plot.adjusted(-1, -1, 1, 1).contains(place)


def test_equal_values_are_at_the_same_height(chart: LineChart) -> None:
    assert chart.place(0, 0) == chart.place(1, 0)
    assert chart.place(1, 1).y() == chart.place(1, 2).y()


@pytest.mark.parametrize("values", [(), (5,), (0, 0, 0), (-4, -4)])
def test_charts_of_next_to_nothing_are_drawn_too(qtbot: QtBot, values: tuple[int, ...]) -> None:
    chart = LineChart()
    chart.show_lines(Lines((Series("Anna", "red", values),)))
    show(qtbot, chart, 300, 200)
    assert not chart.grab().isNull()
    qtbot.keyClick(chart, Qt.Key.Key_Right)
    assert chart.column == (0 if values else NOWHERE)


def test_a_chart_without_lines_is_drawn_and_ignores_keys(qtbot: QtBot) -> None:
    chart = LineChart()
    show(qtbot, chart, 300, 200)
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End):
        qtbot.keyClick(chart, key)
    qtbot.mouseMove(chart, QPoint(150, 100))
    assert chart.column == NOWHERE


# --- what is drawn -------------------------------------------------------------------------------


def near(picture: QImage, chart: LineChart, series: int, column: int, colour: QColor) -> bool:
    """Whether a colour is found where a value is drawn."""
    place = chart.place(series, column).toPoint()
    pixels = {
        QColor(picture.pixel(place.x() + x, place.y() + y)).name()
        for x in (-1, 0, 1)
        for y in (-1, 0, 1)
    }
    return colour.name() in pixels


def test_signs_in_the_piece_s_colour_stand_at_the_values(chart: LineChart) -> None:
    picture = chart.grab().toImage()
    for column in (1, 2, 3, 4):
        assert near(picture, chart, 0, column, theme.current().piece("red").fill)
        assert near(picture, chart, 1, column, theme.current().piece("white").fill)


def test_step_lines_hold_a_value_until_the_next(qtbot: QtBot) -> None:
    def drawn(steps: bool) -> list[QColor]:
        chart = LineChart()
        chart.show_lines(Lines((Series("A", "red", (0, 10)),), steps=steps))
        show(qtbot, chart, 400, 300)
        middle = (chart.place(0, 0) + chart.place(0, 1)) / 2
        picture, low = chart.grab().toImage(), round(chart.place(0, 0).y())
        return [QColor(picture.pixel(round(middle.x()), low + off)) for off in (-1, 0, 1)]

    line = theme.current().piece("red").text
    assert line in drawn(True)
    assert line not in drawn(False)


def test_it_is_repainted_when_the_theme_changes(chart: LineChart) -> None:
    before = chart.grab().toImage()
    theme.theme_switch().choose("dark")
    try:
        assert chart.grab().toImage() != before
    finally:
        theme.theme_switch().choose("light")


# --- pointing ------------------------------------------------------------------------------------


def test_pointing_tells_the_figures_highest_first(qtbot: QtBot, chart: LineChart) -> None:
    place = chart.place(0, 3).toPoint()
    qtbot.mouseMove(chart, QPoint(place.x() + 4, round(chart.plot().center().y())))
    qtbot.waitUntil(lambda: chart.column == 3)
    assert [(one.name, text) for one, text in chart.lines.figures(3)] == [
        ("Bea", "$31M"),
        ("Anna", "$0M"),
    ]
    assert chart.accessibleDescription() == "Round 3; Bea $31M; Anna $0M"
    qtbot.mouseMove(chart, QPoint(2, 2))
    qtbot.waitUntil(lambda: chart.column == NOWHERE)


def test_its_name_is_what_it_tells(qtbot: QtBot, chart: LineChart) -> None:
    assert chart.accessibleName() == "Wealth"
    chart.show_lines(Lines())
    assert chart.accessibleName() == "Chart"


def test_the_crosshair_is_drawn(chart: LineChart) -> None:
    before = chart.grab().toImage()
    chart.point_at(2)
    assert chart.grab().toImage() != before
    chart.point_at(NOWHERE)
    assert chart.grab().toImage() == before


def test_keys_move_the_crosshair_and_stop_at_the_ends(qtbot: QtBot, chart: LineChart) -> None:
    keys = Qt.Key
    path = [
        (keys.Key_Left, 4),
        (keys.Key_Right, 4),
        (keys.Key_Left, 3),
        (keys.Key_Home, 0),
        (keys.Key_Left, 0),
        (keys.Key_Right, 1),
        (keys.Key_End, 4),
        (keys.Key_Escape, NOWHERE),
        (keys.Key_Right, 0),
    ]
    for key, column in path:
        qtbot.keyClick(chart, key)
        assert chart.column == column


def test_fewer_columns_draw_the_crosshair_in(chart: LineChart) -> None:
    chart.point_at(4)
    chart.show_lines(Lines((Series("Anna", "red", (1, 2)),)))
    assert chart.column == 1


def test_shorter_lines_end_earlier(chart: LineChart) -> None:
    chart.show_lines(Lines((ANNA, Series("Late", "black", (3,)))))
    assert len(chart.lines.figures(0)) == 2
    assert len(chart.lines.figures(1)) == 1
    assert not chart.grab().isNull()


# --- files ---------------------------------------------------------------------------------------


def test_a_picture_is_saved_sharp_and_without_the_crosshair(
    chart: LineChart, tmp_path: Path
) -> None:
    chart.save(tmp_path / "plain.png")
    chart.point_at(2)
    chart.save(tmp_path / "pointed.png")
    assert (tmp_path / "plain.png").read_bytes() == (tmp_path / "pointed.png").read_bytes()
    picture = QImage(str(tmp_path / "plain.png"))
    assert (picture.width(), picture.height()) == (3 * 640, 3 * 400)


def test_a_drawing_is_saved(chart: LineChart, tmp_path: Path) -> None:
    chart.save(tmp_path / "chart.SVG")
    drawing = QSvgRenderer(str(tmp_path / "chart.SVG"))
    assert drawing.isValid()
    assert drawing.viewBox().width() == 640


def test_what_cannot_be_saved_is_a_problem(chart: LineChart, tmp_path: Path) -> None:
    with pytest.raises(Problem):
        chart.save(tmp_path / "nowhere" / "chart.png")
