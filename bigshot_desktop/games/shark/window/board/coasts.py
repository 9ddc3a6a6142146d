"""Coasts cut up by zones: worked out once, so that a map with thousands of bends is quickly painted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker

LINE: Final = 1.5
"""How thick the line between land and sea is."""
SHORES: Final = ((12.5, 0.3), (7.5, 0.45), (3.25, 0.6))
"""The lines in the sea along the coasts: how far off their outer edge is, and how dark they are."""
_THIN: Final = 1.0
"""How thick these are."""


@dataclass(frozen=True, slots=True)
class Region:
    """What is drawn of a zone, as figures to fill: far quicker than to stroke one large one."""

    sea: QPainterPath
    """All of its squares."""
    land: QPainterPath
    coast: QPainterPath
    """The line around the land."""
    shores: tuple[tuple[QPainterPath, QPainterPath], ...]
    """The waters as far as the outer and the inner edge of each line along the coasts, the farthest first."""

    @classmethod
    def of(cls, area: QPainterPath, coasts: QPainterPath) -> Region:
        """The part of a world that lies in an area."""
        reach = 2 * SHORES[0][0]
        near = QPainterPath()
        near.addRect(area.boundingRect().adjusted(-reach, -reach, reach, reach))
        land = coasts.intersected(near)
        lines = (
            tuple(_around(land, 2 * far).intersected(area) for far in (away, away - _THIN))
            for away, _ in SHORES
        )
        return cls(
            area,
            land.intersected(area),
            _around(land, LINE).intersected(area),
            tuple((outer, inner) for outer, inner in lines),
        )


def _around(land: QPainterPath, width: float) -> QPainterPath:
    """What a pen of this width would draw around land."""
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return stroker.createStroke(land).simplified()
