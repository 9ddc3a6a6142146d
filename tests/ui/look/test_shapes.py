"""Polygons drawn in, rounded and stepped."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF

from bigshot_desktop.ui.look.shapes import box_around, inset, inward, rounded, stepped

SQUARE = [QPointF(0, 0), QPointF(100, 0), QPointF(100, 100), QPointF(0, 100)]
SLANTED = [QPointF(40, 0), QPointF(160, 0), QPointF(120, 80), QPointF(60, 90), QPointF(0, 80)]


def test_a_square_is_drawn_in_on_every_side() -> None:
    assert inset(SQUARE, 10) == [
        QPointF(10, 10),
        QPointF(90, 10),
        QPointF(90, 90),
        QPointF(10, 90),
    ]


def test_every_edge_moves_by_the_same_distance() -> None:
    moved = inset(SLANTED, 7)
    for (start, end), (new, _) in zip(
        pairwise([*SLANTED, SLANTED[0]]), pairwise([*moved, moved[0]]), strict=True
    ):
        assert QPointF.dotProduct(new - start, inward(start, end)) == pytest.approx(7)


def test_a_corner_on_a_straight_line_is_no_obstacle() -> None:
    moved = inset([QPointF(0, 0), QPointF(50, 0), *SQUARE[1:]], 10)
    assert moved[1] == QPointF(50, 10)


def test_rounding_stays_within_and_cuts_the_corners() -> None:
    path = rounded(SQUARE, 20)
    assert path.boundingRect() == QRectF(0, 0, 100, 100)
    assert path.contains(QPointF(50, 1))
    assert not path.contains(QPointF(1, 1))


def test_short_edges_are_rounded_no_further_than_their_middle() -> None:
    path = rounded(SQUARE, 500)
    assert path.boundingRect() == QRectF(0, 0, 100, 100)


def test_a_stepped_frame_lacks_its_corners() -> None:
    path = stepped(QRectF(0, 0, 60, 40), 6)
    assert path.boundingRect() == QRectF(0, 0, 60, 40)
    for corner in (QPointF(2, 2), QPointF(58, 2), QPointF(2, 38), QPointF(58, 38)):
        assert not path.contains(corner)
    assert path.contains(QPointF(7, 1))


def test_a_box_around_a_point() -> None:
    assert box_around(QPointF(10, 20), 4, 6) == QRectF(8, 17, 4, 6)
