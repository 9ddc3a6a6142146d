"""The colour die of Shark: a face for each company, and two that let the player choose."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from bigshot_desktop.games.shark.rules.material import COMPANIES, WHITE
from bigshot_desktop.ui.boards.dice import Faces, paint_blank
from bigshot_desktop.ui.look.painting import paint_sign
from bigshot_desktop.ui.look.shapes import box_around
from bigshot_desktop.ui.look.theme import Theme

_CORNERS: Final = ((-1, -1), (1, -1), (-1, 1), (1, 1))


def paint_colour(painter: QPainter, box: QRectF, face: int, colours: Theme) -> None:
    """A company's colour and sign; on white and on black the signs of all."""
    side = box.width()
    if face < len(COMPANIES):
        piece = colours.piece(COMPANIES[face])
        paint_blank(painter, box, piece.fill, colours)
        paint_sign(painter, piece, box_around(box.center(), side * 0.58, side * 0.58), piece.mark)
        return
    backdrop = colours.piece("white" if face == WHITE else "black")
    paint_blank(painter, box, backdrop.fill, colours)
    for company, (x, y) in zip(COMPANIES, _CORNERS, strict=True):
        spot = box.center() + QPointF(x, y) * side * 0.21
        paint_sign(
            painter, colours.piece(company), box_around(spot, side * 0.3, side * 0.3), backdrop.mark
        )


COLOURS: Final = Faces(paint_colour, (2, 4, 0, 5, 3, 1, 4, 0, 2, 5, 4))
