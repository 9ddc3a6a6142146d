"""Marks on what changed on the board since a player's turn: until they act, and whenever they ask for them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsScene

from bigshot_desktop.ui.boards.items import Marks
from bigshot_desktop.ui.look.painting import (
    NO_BRUSH,
    figure_font,
    paint_medal,
    paint_plate,
    pen,
    write,
)
from bigshot_desktop.ui.look.theme import Theme

_MEDAL: Final = 12.0
_PILL: Final = 26.0
_PAD: Final = 7.0
"""What a note has at its left and right."""
_HEIGHT: Final = 14.0
"""In the scene: above pieces, below what floats and what is previewed."""
_OUTSET: Final = 4.0


@dataclass(frozen=True, slots=True)
class Mark:
    """A place that looks different now."""

    place: QRectF
    pieces: tuple[str, ...] = ()
    """The colours of those who changed it."""
    text: str = ""
    """By how much, if it is a figure."""
    gone: bool = False
    """Whether something is not there any more."""
    spared: tuple[QRectF, ...] = ()
    """Words and figures of the board that its note must not lie on."""


class ChangeMarks(Marks[Mark]):
    """All marks of a board."""

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__(_HEIGHT, scene)

    def draw(self, painter: QPainter, colours: Theme) -> None:
        for mark in self.marks:
            self._paint_frame(painter, mark, colours)
        for mark, note in zip(self.marks, note_places(self.marks, self._board), strict=True):
            if note is not None:
                self._paint_note(painter, mark, note, colours)

    def _paint_frame(self, painter: QPainter, mark: Mark, colours: Theme) -> None:
        frame = mark.place.adjusted(-_OUTSET, -_OUTSET, _OUTSET, _OUTSET)
        painter.setBrush(NO_BRUSH)
        for colour, width in ((colours.outline, 6.5), (colours.accent, 3.5)):
            line = pen(colour, width)
            if mark.gone:
                line.setStyle(Qt.PenStyle.DotLine)
            painter.setPen(line)
            painter.drawRoundedRect(frame, 9, 9)

    def _paint_note(self, painter: QPainter, mark: Mark, note: QRectF, colours: Theme) -> None:
        """Who did it, and how much."""
        paint_plate(painter, note, 6, colours.card, colours)
        left, middle = note.left() + _PAD, note.center().y()
        for piece in mark.pieces:
            at = QPointF(left + _MEDAL, middle)
            paint_medal(painter, colours.piece(piece), at, _MEDAL - 1, colours)
            left += 2 * _MEDAL
        if mark.text:
            at = QPointF((left + note.right() - _PAD) / 2, middle)
            write(painter, mark.text, at, _note_font(), colours.ink)


def note_places(marks: Sequence[Mark], board: QRectF) -> list[QRectF | None]:
    """Where each mark tells who did it and how much: beside what it marks, never on it, nor on another mark."""
    taken = [mark.place for mark in marks]
    found: list[QRectF | None] = []
    for mark in marks:
        size = _note_size(mark)
        note = None if size is None else _beside(mark, size, board, taken)
        if note is not None:
            taken.append(note)
        found.append(note)
    return found


def _note_font() -> QFont:
    return figure_font(21, QFont.Weight.Bold)


def _note_size(mark: Mark) -> QSizeF | None:
    """What the note of a mark needs, if it says anything."""
    letters = QFontMetricsF(_note_font()).horizontalAdvance(mark.text) + 10 if mark.text else 0.0
    wide = len(mark.pieces) * 2 * _MEDAL + letters
    return QSizeF(wide + 2 * _PAD, _PILL + 4) if wide else None


def _beside(mark: Mark, size: QSizeF, board: QRectF, taken: Sequence[QRectF]) -> QRectF:
    """Below, above (where names often are), at the right or the left: where it covers least of what is marked.

    If need be at another place of the same side, so that it spares the words and figures of the board.
    """
    frame = mark.place.adjusted(-_OUTSET, -_OUTSET, _OUTSET, _OUTSET)
    taken = [*taken, *mark.spared]
    wide, high = size.width(), size.height()
    right, down = frame.right() - wide, frame.center().y() - high / 2
    corners = (
        QPointF(right, frame.bottom()),
        QPointF(right, frame.top() - high),
        QPointF(frame.right(), down),
        QPointF(frame.left() - wide, down),
        *(
            QPointF(x, y)
            for x in (frame.left(), frame.center().x() - wide / 2)
            for y in (frame.bottom(), frame.top() - high)
        ),
        *(
            QPointF(x, y)
            for x in (frame.right(), frame.left() - wide)
            for y in (frame.top(), frame.bottom() - high)
        ),
    )
    inside = board.adjusted(0, 0, -wide, -high)
    best, least = QRectF(), float("inf")
    for corner in corners:
        x = min(max(corner.x(), inside.left()), inside.right())
        y = min(max(corner.y(), inside.top()), inside.bottom())
        note = QRectF(QPointF(x, y), size)
        covered = sum(_area(note.intersected(other)) for other in taken)
        if covered < least:
            best, least = note, covered
    return best


def _area(box: QRectF) -> float:
    return box.width() * box.height()
