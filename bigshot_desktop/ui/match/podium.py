"""Everybody on the steps that they have come to: the faces of a match at its end, the winner in the middle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from bigshot_desktop.ui.look import fonts, theme
from bigshot_desktop.ui.look.painting import faded, pen
from bigshot_desktop.ui.widgets.pieces import Painted
from bigshot_desktop.ui.widgets.portrait import Face, paint_badge, paint_face

_STEPS: Final = (2.1, 1.7, 1.4, 1.15)
"""How high a step is, from the winner's on, in heights of a line."""
_FACE, _WINNER = 2.3, 3.1
"""How large a face is, and that of who has won."""
_WORDS: Final = 2.3
"""What name and sum take below the steps."""
_NOTE: Final = 1.7
"""What two lines of notes take below that, and their letters."""
_NOTE_LETTERS: Final = 0.76
_LEAST, _NARROWEST, _WIDEST = 2.4, 4.6, 7.5
"""How wide a step is, in heights of a line: where names are cut, beside something else, and at the most."""

_NOTE_FLAGS: Final = (
    int(Qt.AlignmentFlag.AlignHCenter)
    | int(Qt.AlignmentFlag.AlignTop)
    | int(Qt.TextFlag.TextWordWrap)
)


class Place(NamedTuple):
    """Somebody at the end of a match."""

    face: Face
    rank: int
    total: str
    wins: bool
    note: str = ""
    """Why they could not win, in few words."""


class Podium(Painted):
    """A step for each player, as high as they have come. Who hears it read out gets it as a list."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, wide=QSizePolicy.Policy.Expanding)
        self.places: tuple[Place, ...] = ()

    def show_places(self, places: Sequence[Place], told: str) -> None:
        """``places``: best first."""
        self.places = tuple(places)
        self.describe(told)

    @property
    def narrowest(self) -> int:
        """So much width it needs beside something else."""
        return round(_NARROWEST * len(self.places) * self._unit())

    def sizeHint(self) -> QSize:
        high = (_WINNER + _STEPS[0] + _WORDS + self._notes) * self._unit()
        return QSize(round(_WIDEST * len(self.places) * self._unit()), round(high) + 2)

    @property
    def _notes(self) -> float:
        """What notes take, if there are any."""
        return _NOTE if any(place.note for place in self.places) else 0.0

    def minimumSizeHint(self) -> QSize:
        return QSize(round(_LEAST * len(self.places) * self._unit()), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.places:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        unit, number = self._unit(), len(self.places)
        wide = min(self.width() / number, _WIDEST * unit)
        left = (self.width() - wide * number) / 2
        for column, place in enumerate(_around_the_first(self.places)):
            self._paint_place(painter, place, QRectF(left + column * wide, 0, wide, self.height()))
        painter.end()

    def _paint_place(self, painter: QPainter, place: Place, column: QRectF) -> None:
        colours, unit = theme.current(), self._unit()
        ground = column.bottom() - (_WORDS + self._notes) * unit
        high = _STEPS[min(place.rank, len(_STEPS)) - 1] * unit
        step = QRectF(column.left() + 2, ground - high, column.width() - 4, high)
        painter.setPen(pen(faded(colours.outline, 0.7), 1.3))
        painter.setBrush(colours.brass_fill if place.wins else colours.sunken)
        painter.drawRect(step)
        painter.setPen(colours.on_brass if place.wins else colours.ink_soft)
        painter.setFont(fonts.text(1.0, QFont.Weight.DemiBold))
        painter.drawText(step, Qt.AlignmentFlag.AlignCenter, str(place.rank))
        side = (_WINNER if place.wins else _FACE) * unit
        face = QRectF(column.center().x() - side / 2, step.top() - side, side, side)
        paint_face(painter, face, place.face)
        if place.face.piece:
            paint_badge(painter, face, place.face.piece)
        below = QRectF(column.left() + 2, ground + 2, column.width() - 4, _WORDS * unit / 2)
        self._write(painter, below, place.face.name, strong=place.wins)
        below.moveTop(below.bottom())
        self._write(painter, below, place.total, strong=place.wins)
        if place.note:
            below.moveTop(below.bottom())
            below.setHeight(_NOTE * unit)
            painter.setFont(fonts.text(_NOTE_LETTERS, QFont.Weight.Normal))
            painter.drawText(below, _NOTE_FLAGS, place.note)

    def _write(self, painter: QPainter, box: QRectF, text: str, *, strong: bool) -> None:
        weight = QFont.Weight.DemiBold if strong else QFont.Weight.Normal
        face = fonts.text(1.0 if strong else 0.94, weight)
        painter.setFont(face)
        painter.setPen(theme.current().ink)
        words = QFontMetrics(face).elidedText(text, Qt.TextElideMode.ElideRight, int(box.width()))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)


def _around_the_first(places: Sequence[Place]) -> list[Place]:
    """The second on the left of the first, the third on the right, and so on."""
    return [*places[1::2][::-1], *places[0::2]]
