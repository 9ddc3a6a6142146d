"""Coasts are cut at the edges of a zone, and no line runs along a cut."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from bigshot_desktop.games.shark.window.board.coasts import SHORES, Region

LEFT, RIGHT = QRectF(0, 0, 200, 200), QRectF(200, 0, 200, 200)
ISLAND = QRectF(150, 80, 100, 40)


def framed(box: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addRect(box)
    return path


def test_an_island_across_two_zones_is_shared_by_both() -> None:
    for zone in (LEFT, RIGHT):
        region = Region.of(framed(zone), framed(ISLAND))
        assert region.sea.boundingRect() == zone
        assert region.land.boundingRect() == ISLAND & zone
        inland = QPointF(200 - 1 if zone is LEFT else 200 + 1, 100)
        assert region.land.contains(inland)
        lines = (region.coast, *(path for pair in region.shores for path in pair))
        assert not any(path.contains(inland) for path in lines), "the cut is no coast"
        for away, (outer, inner) in zip((away for away, _ in SHORES), region.shores, strict=True):
            assert zone.adjusted(-0.1, -0.1, 0.1, 0.1).contains(outer.boundingRect())
            between = QPointF(inland.x(), ISLAND.top() - away + 0.5)
            assert outer.contains(between)
            assert not inner.contains(between)


def test_without_land_there_is_only_sea() -> None:
    region = Region.of(framed(LEFT), QPainterPath())
    assert region.sea.boundingRect() == LEFT
    assert region.land.isEmpty()
    assert region.coast.isEmpty()
    assert all(path.isEmpty() for pair in region.shores for path in pair)
