"""How a chart is laid out: fixed scales, signs where there is room, and lines that lie upon each other."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QImage, QPainter

from bigshot_desktop.ui.look import theme
from bigshot_desktop.ui.widgets.chart_drawing import Lines, Series, Sheet, even_ticks
from tests.every import for_every

PIECES = ("red", "blue", "green", "yellow")


def sheet(*lines: tuple[float, ...], steps: bool = True, width: int = 800) -> Sheet:
    series = tuple(Series(piece, piece, line) for piece, line in zip(PIECES, lines, strict=False))
    scale = (0, 15) if steps else None
    return Sheet(Lines(series, steps=steps, scale=scale), QRectF(0, 0, width, 400), QFont())


def prices(turns: int) -> tuple[float, ...]:
    """A price that changes now and then."""
    rng, values = Random(turns), [0]
    while len(values) <= turns:
        values.append(min(15, max(0, values[-1] + rng.choice((0, 0, 0, 0, 1, 2, -2)))))
    return tuple(values)


@given(st.integers(-20, 20), st.integers(1, 60), st.integers(1, 40))
def test_ticks_of_a_fixed_scale_end_where_it_does(least: int, span: int, number: int) -> None:
    found = even_ticks(least, least + span, number)
    assert (found[0], found[-1]) == (least, least + span)
    assert len({later - earlier for earlier, later in pairwise(found)}) == 1
    assert len(found) <= number + 1


@for_every(("number", "step"), [(15, 1), (14, 3), (5, 3), (4, 5), (2, 15)])
def test_the_scale_of_values(number: int, step: int) -> None:
    assert even_ticks(0, 15, number) == tuple(range(0, 16, step))


# --- signs ---------------------------------------------------------------------------------------


def test_signs_stand_at_every_point_while_there_is_room(qapp: object) -> None:
    assert sheet(prices(12)).signed(0) == list(range(13))
    assert sheet((3.0,)).signed(0) == [0]
    assert sheet(()).signed(0) == []


@pytest.mark.parametrize("turns", [40, 120, 150])
def test_else_signs_of_prices_stand_at_changes_and_at_the_end(turns: int, qapp: object) -> None:
    line = prices(turns)
    found, laid_out = sheet(line).signed(0), sheet(line)
    assert found[-1] == turns
    assert all(line[column] != line[column - 1] for column in found[1:-1])
    changes = sum(old != new for old, new in pairwise(line))
    assert len(found) > min(8, changes // 2)
    at = [laid_out.place(column, 0).x() for column in found]
    assert min(later - earlier for earlier, later in pairwise(at)) > 12


def test_signs_of_other_lines_take_turns(qapp: object) -> None:
    laid_out = sheet(prices(90), prices(91), steps=False)
    one, other = laid_out.signed(0), laid_out.signed(1)
    assert (one[0], one[-1], other[-1]) == (0, 90, 91)
    assert not {*one[:-1]} & {*other[:-1]}


# --- what is drawn -------------------------------------------------------------------------------


def drawn(laid_out: Sheet) -> QImage:
    picture = QImage(800, 400, QImage.Format.Format_ARGB32)
    picture.fill(theme.current().card)
    painter = QPainter(picture)
    laid_out.draw(painter)
    painter.end()
    return picture


def along(picture: QImage, laid_out: Sheet, value: float) -> dict[str, int]:
    """How often each line's colour is met on a walk along a value, between the signs."""
    y = round(laid_out.place(0, value).y())
    names = {theme.current().piece(piece).text.name(): piece for piece in PIECES}
    met = dict.fromkeys(PIECES, 0)
    for x in range(
        round(laid_out.place(0, value).x()) + 60, round(laid_out.place(1, value).x()) - 8
    ):
        piece = names.get(QColor(picture.pixel(x, y)).name())
        if piece:
            met[piece] += 1
    return met


def test_lines_that_lie_upon_each_other_are_all_seen(qapp: object) -> None:
    laid_out = sheet((6, 6), (6, 6), (6, 6), (9, 9))
    picture = drawn(laid_out)
    shared = along(picture, laid_out, 6)
    assert min(shared[piece] for piece in PIECES[:3]) > 100
    assert shared["yellow"] == 0
    alone = along(picture, laid_out, 9)
    assert (alone["yellow"] > 500, alone["red"]) == (True, 0)


def test_signs_of_equal_values_stand_side_by_side(qapp: object) -> None:
    laid_out = sheet((6, 6), (6, 6), (6, 6), (6, 6))
    picture = drawn(laid_out)
    end = laid_out.place(1, 6)
    row = {QColor(picture.pixel(x, round(end.y()))).name() for x in range(round(end.x()), 800)}
    assert {theme.current().piece(piece).fill.name() for piece in PIECES} <= row
