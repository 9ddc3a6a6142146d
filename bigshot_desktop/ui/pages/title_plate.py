"""What stands in the place of a drawing that a game does not have."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from bigshot_desktop.ui.look import theme
from bigshot_desktop.ui.look.icons import RADIUS
from bigshot_desktop.ui.look.painting import fitted, paint_plate, paint_rays, pen
from bigshot_desktop.ui.look.shapes import box_around
from bigshot_desktop.ui.pages.game_card import Cover


class TitlePlate(Cover):
    """The title of the game, on a plate before a sunrise."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._title = title

    def paintEvent(self, event: QPaintEvent) -> None:
        colours, half = theme.current(), theme.LINE / 2
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        place = QRectF(self.rect()).adjusted(half, half, -half, -half)
        corners = QPainterPath()
        corners.addRoundedRect(place, RADIUS, RADIUS)
        painter.setClipPath(corners)
        painter.fillPath(corners, colours.water)
        paint_rays(painter, place, colours, 0.35)
        painter.setClipping(False)
        painter.setPen(pen(colours.line))
        painter.drawPath(corners)
        plate = box_around(place.center(), place.width() * 0.72, min(place.height() * 0.5, 96))
        paint_plate(painter, plate, 8, colours.card, colours)
        painter.setPen(colours.ink)
        fitted(self._title, plate.adjusted(18, 12, -18, -12), 40).paint(painter, plate)
        painter.end()
