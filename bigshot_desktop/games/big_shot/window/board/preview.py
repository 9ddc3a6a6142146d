"""What the cube in hand would do in a district: every colour with its number, and the sentence."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from bigshot_desktop.games.big_shot.rules.material import COLOURS, DISTRICT_SIZE
from bigshot_desktop.games.big_shot.rules.outcome import Outcome
from bigshot_desktop.ui.boards.preview import WRAP, PreviewCard
from bigshot_desktop.ui.look import fonts
from bigshot_desktop.ui.look.painting import NO_BRUSH, paint_medal, pen
from bigshot_desktop.ui.look.theme import Theme

_LETTERS: Final = 30
"""About as many letters stand in a line."""


class DistrictCard(PreviewCard):
    """The card beside a district."""

    def __init__(self) -> None:
        super().__init__()
        self.sentence = ""
        self.outcome: Outcome | None = None

    def show_outcome(self, name: str, sentence: str, outcome: Outcome) -> None:
        """Takes what it is about."""
        self.sentence, self.outcome = sentence, outcome
        body = QFontMetricsF(fonts.text())
        colours = sum(1 for number in outcome.cubes if number)
        width = max(body.averageCharWidth() * _LETTERS, colours * body.height() * 2.6)
        text = body.boundingRect(QRectF(0, 0, width, 10_000), int(WRAP), sentence)
        height = body.height() * 2.1 + text.height()
        self.take_up(name, f"{outcome.size}/{DISTRICT_SIZE}", QSizeF(width, height))

    def paint_body(self, painter: QPainter, room: QRectF, colours: Theme) -> None:
        unit = QFontMetricsF(fonts.text()).height()
        self._paint_figures(painter, QPointF(room.left(), room.top() + unit), unit, colours)
        painter.setFont(fonts.text())
        painter.setPen(colours.ink)
        painter.drawText(room.adjusted(0, unit * 2.1, 0, 0), int(WRAP), self.sentence)

    def _paint_figures(
        self, painter: QPainter, start: QPointF, unit: float, colours: Theme
    ) -> None:
        """Every colour with its number; those that cancel each other out are struck through."""
        assert self.outcome
        left = start.x()
        for colour, number in enumerate(self.outcome.cubes):
            if not number:
                continue
            struck = colour in self.outcome.cancelled
            medal = QPointF(left + unit * 0.55, start.y())
            painter.setOpacity(0.55 if struck else 1.0)
            paint_medal(painter, colours.piece(COLOURS[colour]), medal, unit * 0.5, colours)
            painter.setFont(fonts.text(1.15, QFont.Weight.Bold))
            painter.setPen(colours.ink)
            box = QRectF(medal.x() + unit * 0.65, start.y() - unit, unit, 2 * unit)
            align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(box, int(align), str(number))
            painter.setOpacity(1.0)
            if struck:
                painter.setPen(pen(colours.danger, 2))
                reach = QPointF(unit * 0.85, -unit * 0.42)
                middle = medal + QPointF(unit * 0.4, 0)
                painter.drawLine(middle - reach, middle + reach)
            elif colour == self.outcome.winner:
                painter.setPen(pen(colours.accent, 2.5))
                painter.setBrush(NO_BRUSH)
                foot = start.y() + unit * 0.78
                painter.drawLine(QPointF(left, foot), QPointF(left + unit * 1.8, foot))
            left += unit * 2.6
