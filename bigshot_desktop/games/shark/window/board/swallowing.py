"""Where the light falls when a chain drives another off the map, and where the words stand that say so."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainterPath

from bigshot_desktop.games.shark.window.board.plan import Plan

PLAQUES: Final = (QSizeF(800, 150), QSizeF(620, 150), QSizeF(440, 190))
"""The sizes of a plaque, the best first: between chains there may be room only for a small one."""
_ABOVE: Final = 26.0
"""So far towers rise above their squares."""
_AROUND: Final = 12.0
_ROUND: Final = 16.0
_STEP: Final = 20.0
"""How finely a place is searched."""


def lit(plan: Plan, squares: Sequence[int]) -> QPainterPath:
    """A chain with its towers, and a little around it."""
    ground = plan.area(squares, -_AROUND, _ROUND)
    return ground.united(ground.translated(0, -_ABOVE / 2))


def place_plaque(plan: Plan, lost: Sequence[int], larger: Sequence[int]) -> QRectF:
    """A place on the map that covers neither chain, as near to the lost one as can be.

    Where a map is too full for that, the one that covers the least of them.
    """
    middle = plan.box(lost).center()
    kept = [plan.square(square).adjusted(0, -_ABOVE, 0, 0) for square in (*lost, *larger)]
    board = QRectF(plan.size.topLeft(), QPointF(plan.side.left(), plan.size.bottom()))
    best, least = QRectF(), float("inf")
    for size in PLAQUES:
        places = sorted(_places(board, size), key=lambda one: _away(one, middle))
        for place in places:
            covered = sum(_area(place & one) for one in kept)
            if not covered:
                return place
            if covered < least:
                best, least = place, covered
    return best


def _places(board: QRectF, size: QSizeF) -> Iterator[QRectF]:
    """All over a board."""
    for column in range(int((board.width() - size.width()) // _STEP) + 1):
        for row in range(int((board.height() - size.height()) // _STEP) + 1):
            corner = board.topLeft() + QPointF(column * _STEP, row * _STEP)
            yield QRectF(corner, size)


def _away(place: QRectF, middle: QPointF) -> float:
    return (place.center() - middle).manhattanLength()


def _area(box: QRectF) -> float:
    return box.width() * box.height() if box.isValid() else 0.0
