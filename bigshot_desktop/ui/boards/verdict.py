"""What a climax comes to: the board steps back, and a plaque says it in large letters until it has been read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsScene

from bigshot_desktop.engine.game import Event
from bigshot_desktop.ui.boards.animation import Motion, Timeline
from bigshot_desktop.ui.boards.floating_tags import FloatingItem
from bigshot_desktop.ui.boards.items import StaticItem
from bigshot_desktop.ui.look.painting import (
    NO_BRUSH,
    NO_PEN,
    faded,
    figure_font,
    fitted,
    paint_medal,
    pen,
    write,
)
from bigshot_desktop.ui.look.shapes import box_around, stepped
from bigshot_desktop.ui.look.theme import Theme

UNFOLD: Final = 320
FOLD: Final = 260
DIM: Final = 420
_DARK: Final = 0.5
"""How much of the light goes where nothing is to be looked at."""
_HEIGHT: Final = 22.0
"""In the scene: above all that floats."""
_MEDAL: Final = 25.0
_BEST: Final = 46.0
_DETAIL: Final = 28.0
_WIDE_DETAIL: Final = 40.0
"""The letters of the second line, and in a plaque that is wide."""
_ACROSS: Final = 34.0
_DOWN: Final = 26.0
_UNDER: Final = 12.0
"""Between the frame and the words, and between the two lines."""
_GAP: Final = 16.0
"""Between a plaque and what it is about."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a climax comes to, in words."""

    text: str
    detail: str = ""
    """A second line, in smaller letters."""
    pieces: tuple[str, ...] = ()
    """The colours of those whose moment it is."""
    brief: bool = False
    """Whether it is one of many, and a glance is enough."""
    wide: bool = False
    """Whether its plaque is so wide that the first line leaves more room for the second."""


class VeilItem(StaticItem):
    """Shade over the board, except where the climax is."""

    def __init__(self, height: float) -> None:
        super().__init__(height, shown=False, kept=False)
        self._path = QPainterPath()
        self.setOpacity(0.0)

    def cover(self, board: QRectF, lit: Sequence[QRectF | QPainterPath]) -> None:
        """Covers a board, but for these parts."""
        self.prepareGeometryChange()
        self._path = QPainterPath()
        self._path.addRoundedRect(board.adjusted(4, 4, -4, -4), 18, 18)  # as boards are painted
        for part in lit:
            hole = QPainterPath(part) if isinstance(part, QPainterPath) else QPainterPath()
            if isinstance(part, QRectF):
                hole.addRoundedRect(part, 22, 22)
            self._path -= hole

    def covers(self, at: QPointF) -> bool:
        """Whether the shade lies on a point."""
        return self._path.contains(at)

    def shade(self, share: float) -> None:
        """From none to as dark as it gets."""
        self.setOpacity(share)
        self.setVisible(share > 0)

    def boundingRect(self) -> QRectF:
        return self._path.boundingRect()

    def draw(self, painter: QPainter, colours: Theme) -> None:
        painter.fillPath(self._path, faded(colours.outline, _DARK))


class PlaqueItem(FloatingItem):
    """The plaque: whose moment it is, what it comes to, and a line on how."""

    def __init__(self) -> None:
        super().__init__(_HEIGHT)
        self.text = self.detail = ""
        self.pieces: tuple[str, ...] = ()
        self._small = _DETAIL
        """How large the letters of the second line are."""
        self._box = QRectF()

    def say(self, verdict: Verdict, box: QRectF) -> None:
        """Takes what it says, and its place in the scene."""
        self.prepareGeometryChange()
        self.text, self.detail, self.pieces = verdict.text, verdict.detail, verdict.pieces
        self._small = _WIDE_DETAIL if verdict.wide else _DETAIL
        self._box = box_around(QPointF(), box.width(), box.height())
        self.setPos(box.center())
        self.print()

    def unfold(self, share: float) -> None:
        """A moment of its coming: from small to large, a little beyond, and back."""
        over = 1 + 0.06 * 4 * max(0.0, share - 0.6) * (1 - share) / 0.16
        self.setScale((0.55 + 0.45 * min(1.0, share / 0.6)) * over)
        self.setOpacity(min(1.0, share * 2.5))
        self.show()

    def fold(self, share: float) -> None:
        """A moment of its going."""
        self.setOpacity(1 - share)
        if share >= 1.0:
            self.hide()

    def boundingRect(self) -> QRectF:
        return self._box.adjusted(-6, -6, 12, 14)

    def draw(self, painter: QPainter, colours: Theme) -> None:
        box = self._box
        painter.setPen(NO_PEN)
        painter.setBrush(faded(colours.outline, 0.35))
        painter.drawPath(stepped(box.translated(6, 8), 14))
        painter.setPen(pen(colours.outline, 2))
        painter.setBrush(colours.brass_fill)
        painter.drawPath(stepped(box, 14))
        painter.setPen(pen(faded(colours.outline, 0.6), 1))
        painter.setBrush(colours.card)
        painter.drawPath(stepped(box.adjusted(7, 7, -7, -7), 11))
        painter.setPen(pen(faded(colours.brass, 0.8), 1.4))
        painter.setBrush(NO_BRUSH)
        painter.drawPath(stepped(box.adjusted(13, 13, -13, -13), 9))
        self._paint_words(painter, colours)

    def _paint_words(self, painter: QPainter, colours: Theme) -> None:
        """The medals and the words beside them, together in the middle."""
        whole = self._box.adjusted(_ACROSS, _DOWN, -_ACROSS, -_DOWN)
        medals = self._medals_room()
        room = whole.adjusted(medals, 0, 0, 0)
        below = QRectF(room)
        font, wide = figure_font(self._small), 0.0
        if self.detail:
            below.setTop(room.bottom() - self._small)
            room.setBottom(below.top() - _UNDER)
            wide = QFontMetricsF(font).horizontalAdvance(self.detail)
            if wide > below.width():
                font, wide = figure_font(self._small * below.width() / wide), below.width()
        lettering = fitted(self.text, room, _BEST)
        wide = max(wide, lettering.width)
        left = whole.center().x() - (medals + wide) / 2
        self._paint_medals(painter, whole.adjusted(left - whole.left(), 0, 0, 0), colours)
        for part in (room, below):
            part.setLeft(left + medals)
            part.setWidth(wide)
        if self.detail:
            write(painter, self.detail, below.center(), font, colours.ink_soft)
        painter.setPen(colours.ink)
        lettering.paint(painter, room)

    def _medal_columns(self) -> tuple[int, int, float]:
        """Rows and columns of the medals, and how far each of them reaches."""
        rows = 1 if len(self.pieces) < 3 else 2
        reach = _MEDAL if rows == 1 else _MEDAL * 0.72
        return rows, -(-len(self.pieces) // rows), reach

    def _medals_room(self) -> float:
        """What they take before the words."""
        _, columns, reach = self._medal_columns()
        return columns * 2.2 * reach + 14 if self.pieces else 0.0

    def _paint_medals(self, painter: QPainter, room: QRectF, colours: Theme) -> None:
        """One below the other in up to two columns at the left end."""
        rows, _, reach = self._medal_columns()
        for number, piece in enumerate(self.pieces):
            column, row = divmod(number, rows)
            here = min(rows, len(self.pieces) - column * rows)
            at = QPointF(
                room.left() + reach + column * 2.2 * reach,
                room.center().y() + (row - (here - 1) / 2) * 2.3 * reach,
            )
            paint_medal(painter, colours.piece(piece), at, reach, colours)


def beside(shown: QRectF, board: QRectF, size: QSizeF) -> QRectF:
    """A place for a plaque that leaves in sight what it is about: above it or below, where there is more room."""
    half = QPointF(size.width() / 2, size.height() / 2)
    room = board.adjusted(half.x() + _GAP, half.y(), -half.x() - _GAP, -half.y())
    above = shown.top() - board.top() > board.bottom() - shown.bottom()
    y = shown.top() - half.y() - _GAP if above else shown.bottom() + half.y() + _GAP
    middle = QPointF(
        min(max(shown.center().x(), room.left()), room.right()),
        min(max(y, room.top()), room.bottom()),
    )
    return QRectF(middle - half, size)


class Climax:
    """Stage and verdict of a scene: what is dimmed, and what is said."""

    def __init__(self, scene: QGraphicsScene, height: float) -> None:
        """``height``: what lies higher in the scene stays in the light wherever it is."""
        self._scene = scene
        self.veil, self.plaque = VeilItem(height), PlaqueItem()
        scene.addItem(self.veil)
        scene.addItem(self.plaque)

    def dim(self, timeline: Timeline, *lit: QRectF | QPainterPath) -> Motion:
        """The board steps back, except for these parts."""
        board = self._scene.sceneRect()
        return timeline.add(
            DIM,
            lambda share: self.veil.shade(max(self.veil.opacity(), share)),
            begin=lambda: self.veil.cover(board, lit),
        )

    def light(self, timeline: Timeline) -> None:
        """The board is there again; the plaque stays."""
        timeline.add(FOLD, lambda share: self.veil.shade(min(self.veil.opacity(), 1 - share)))

    def put_away(self, timeline: Timeline) -> None:
        """The plaque goes."""
        timeline.add(FOLD, self.plaque.fold)

    def pronounce(self, timeline: Timeline, event: Event, verdict: Verdict, box: QRectF) -> None:
        """The verdict: from here on the event may be told. It stays until it is put away, at least to be read."""
        timeline.begin(event)
        timeline.tell(event)
        timeline.add(UNFOLD, self.plaque.unfold, begin=lambda: self.plaque.say(verdict, box))
        # A glance is enough for the small letters.
        share = 4 if verdict.brief else 1
        timeline.read(verdict.text[::share] + verdict.detail[::2])

    def sweep(self) -> None:
        """Neither shade nor words."""
        self.veil.shade(0.0)
        self.plaque.hide()
