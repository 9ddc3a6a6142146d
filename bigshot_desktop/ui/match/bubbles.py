"""What bots say, at the board: a bubble beside the seat of whoever speaks, for as long as it takes to read it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QGraphicsView, QWidget

from bigshot_desktop.table.characters import character_of
from bigshot_desktop.ui.look import fonts, theme
from bigshot_desktop.ui.look.painting import faded
from bigshot_desktop.ui.play.dispatch import Rank
from bigshot_desktop.ui.widgets.portrait import Face, paint_badge, paint_face

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bigshot_desktop.table.match import Step
    from bigshot_desktop.ui.look.pace import Pace
    from bigshot_desktop.ui.play.bridge import Bridge
    from bigshot_desktop.ui.play.exclamations import Exclamations
    from bigshot_desktop.ui.play.remarks import Remarks

LETTERS: Final = 1.25
"""The size of what is said, in that of the text."""
_WIDEST: Final = 34
"""Letters in a line of a bubble."""
_NARROWEST: Final = 12
"""The same where there is little room beside what is spoken of."""
_FACE: Final = 3.4
"""The portrait, in heights of a line."""
_TAIL: Final = 12
_PAD: Final = 10
_GAP: Final = 6
_AT_ONCE: Final = ((30, 1), (36, 2))
"""On a board of fewer heights of a line, so many speak at once at most."""
_NOTICED: Final = 1300
"""Milliseconds until a bubble is noticed."""
_LETTER: Final = 62
"""Milliseconds that it takes to read a letter, taking one's time."""


class Bubble(QWidget):
    """What somebody says, with the portrait and the sign of whoever says it."""

    def __init__(self, face: Face, board: QWidget) -> None:
        super().__init__(board)
        self._face = face
        self._text = ""
        self._most = 0
        """It is no wider than that; 0: as wide as its words wish."""
        self.to_the_right = True
        """Where the speaker sits."""
        self.over = QTimer(self, singleShot=True)
        self.over.timeout.connect(self.hide)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        theme.theme_switch().changed.connect(self.update)
        self.hide()

    @property
    def text(self) -> str:
        return self._text

    def say(self, text: str, milliseconds: int | None) -> None:
        """Shows a text for some time, or until it is hidden, in place of what was said before."""
        self._text, self._most = text, 0
        self.setAccessibleName(text)
        self.resize(self.sizeHint())
        self.show()
        self.raise_()
        self.update()
        if milliseconds is None:
            self.over.stop()
        else:
            self.over.start(milliseconds)

    def be_at_most(self, width: int) -> None:
        """Breaks its lines so that it is no wider, as far as they can be read then; 0: as it wishes."""
        self._most = width
        self.resize(self.sizeHint())

    def sizeHint(self) -> QSize:
        words = self._words()
        face = self._unit() * _FACE
        name = QFontMetricsF(self._name_font())
        wide = max(words.width(), name.horizontalAdvance(self._face.name))
        high = max(words.height() + name.height(), face)
        return QSize(round(wide + face + 3 * _PAD + _TAIL) + 2, round(high + 2 * _PAD) + 2)

    def _words(self) -> QRectF:
        """The room that the words need."""
        letters = QFontMetricsF(self._font())
        most = letters.averageCharWidth() * _WIDEST
        if self._most:
            beside = self._unit() * _FACE + 3 * _PAD + _TAIL + 2
            least = letters.averageCharWidth() * _NARROWEST
            most = min(most, max(least, self._most - beside))
        return letters.boundingRect(
            QRectF(0, 0, most, 10_000), int(Qt.TextFlag.TextWordWrap), self._text
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.to_the_right:
            painter.translate(self.width(), 0)
            painter.scale(-1, 1)
        frame = QRectF(1, 1, self.width() - _TAIL - 2, self.height() - 2)
        painter.fillPath(self._shape(frame).translated(1.5, 2), faded(colours.outline, 0.22))
        edge = colours.piece(self._face.piece).text if self._face.piece else colours.brass
        painter.setPen(QPen(edge, 2))
        painter.setBrush(colours.card)
        painter.drawPath(self._shape(frame))
        painter.resetTransform()
        self._paint_inside(painter, frame)
        painter.end()

    def _shape(self, frame: QRectF) -> QPainterPath:
        """A box with round corners, and a tail that points to the right."""
        box = QPainterPath()
        box.addRoundedRect(frame, 10, 10)
        tail = QPainterPath()
        middle = frame.center().y()
        tail.moveTo(QPointF(frame.right() - 2, middle - _TAIL * 0.7))
        tail.lineTo(QPointF(frame.right() + _TAIL, middle))
        tail.lineTo(QPointF(frame.right() - 2, middle + _TAIL * 0.7))
        tail.closeSubpath()
        return box.united(tail)

    def _paint_inside(self, painter: QPainter, frame: QRectF) -> None:
        colours, side = theme.current(), self._unit() * _FACE
        if not self.to_the_right:
            frame = frame.translated(_TAIL, 0)
        left = frame.right() - _PAD - side if self.to_the_right else frame.left() + _PAD
        portrait = QRectF(left, frame.center().y() - side / 2, side, side)
        paint_face(painter, portrait, self._face)
        if self._face.piece:
            paint_badge(painter, portrait, self._face.piece)
        words = self._words()
        name = QFontMetricsF(self._name_font())
        start = frame.left() + _PAD + (0 if self.to_the_right else side + _PAD)
        top = frame.center().y() - (words.height() + name.height()) / 2
        painter.setFont(self._name_font())
        painter.setPen(colours.ink_soft)
        painter.drawText(QPointF(start, top + name.ascent()), self._face.name)
        painter.setFont(self._font())
        painter.setPen(colours.ink)
        room = QRectF(start, top + name.height(), words.width() + 2, words.height() + 2)
        painter.drawText(room, int(Qt.TextFlag.TextWordWrap), self._text)

    def _unit(self) -> int:
        return self.fontMetrics().height()

    def _font(self) -> QFont:
        return fonts.text(LETTERS, QFont.Weight.Medium)

    def _name_font(self) -> QFont:
        return fonts.text(0.9, QFont.Weight.DemiBold)


class SpeechBubbles(QObject):
    """The bubbles of a match, one for each bot that has said something."""

    def __init__(
        self,
        board: QGraphicsView,
        seats: Sequence[QWidget],
        bridge: Bridge,
        remarks: Remarks,
        exclamations: Exclamations,
        pace: Pace,
        talked_about: Callable[[], Sequence[QRectF]] = tuple,
        *,
        pieces_of: Callable[[Sequence[int]], Sequence[str]] = lambda seats: (),
    ) -> None:
        """``seats``: the widgets that the bubbles point at; ``talked_about``: parts of the scene that they keep off.

        ``pieces_of``: the colours of players in this match.
        """
        super().__init__(board)
        self._board, self._seats = board, seats
        self._bridge, self._remarks, self._pace = bridge, remarks, pace
        self._exclamations, self._talked_about = exclamations, talked_about
        self._pieces_of = pieces_of
        self.bubbles: dict[int, Bubble] = {}
        """By seat, once somebody there has spoken; who spoke last is the last."""
        bridge.stepped.subscribe(Rank.SOUNDS, self._stepped)
        bridge.revealed.subscribe(Rank.SOUNDS, self._revealed)
        bridge.rewound.subscribe(Rank.SOUNDS, self._rewound)
        board.installEventFilter(self)

    @property
    def seen(self) -> dict[int, Bubble]:
        """Those that can be read now."""
        return {seat: one for seat, one in self.bubbles.items() if not one.isHidden()}

    def _stepped(self, step: Step) -> None:
        """What is said with a deed."""
        if text := self._remarks.at(step.number):
            self._say(step.action.seat, text)

    def _revealed(self, step: Step) -> None:
        """What is called out once everybody has seen what happened."""
        if called := self._exclamations.at(step.number):
            self._say(*called)

    def recall(self, number: int, *, called_out: bool = True) -> None:
        """What was said with a step, and called out because of it, stands there until something else is shown.

        ``called_out``: whether that is heard, too. No log has it, and it means something only to who saw the step.
        """
        self._rewound(number)
        if not number:
            return
        if text := self._remarks.at(number):
            self._show(self._bridge.match.step(number).action.seat, text, None)
        if called_out and (called := self._exclamations.at(number)):
            self._show(*called, None)

    def _say(self, seat: int, text: str) -> None:
        if lasting := self._pace.rest(_NOTICED + _LETTER * len(text)):
            self._make_way(seat)
            self._show(seat, text, lasting)

    def _make_way(self, seat: int) -> None:
        """On a low board only so many are seen at once: those who spoke before give way."""
        lines = self._board.height() / self._board.fontMetrics().height()
        most = next((number for high, number in _AT_ONCE if lines < high), len(self._seats))
        others = [one for other, one in self.seen.items() if other != seat]
        for bubble in others[: max(0, len(others) - most + 1)]:
            bubble.hide()

    def _show(self, seat: int, text: str, lasting: int | None) -> None:
        bubble = self.bubbles.pop(seat, None) or Bubble(self._face(seat), self._board)
        self.bubbles[seat] = bubble
        bubble.say(text, lasting)
        self._place()

    def _rewound(self, _: int) -> None:
        for bubble in self.bubbles.values():
            bubble.hide()

    def _face(self, seat: int) -> Face:
        sits = self._bridge.match.seats[seat]
        character = character_of(sits)
        return Face(
            sits.name,
            is_bot=True,
            character=character.id if character else "",
            piece=next(iter(self._pieces_of((seat,))), ""),
        )

    def _place(self) -> None:
        """Each beside its seat, but below those who spoke before; none on another, nor on what they speak of."""
        seen, free, view = self.seen, _GAP, self._board
        taken = [view.mapFromScene(one).boundingRect() for one in self._talked_about()]
        below = sum(bubble.height() + _GAP for bubble in seen.values())
        for seat, bubble in seen.items():
            card = self._seats[seat]
            middle = view.mapFromGlobal(card.mapToGlobal(card.rect().center()))
            bubble.to_the_right = middle.x() > view.width() / 2
            below -= bubble.height() + _GAP
            places: list[tuple[int, QRect, int]] = []
            for most in (0, *_beside(taken, view.width(), right=bubble.to_the_right)):
                bubble.be_at_most(most)
                lowest = max(free, view.height() - below - bubble.height() - _GAP)
                place = self._kept_off(bubble, middle.y(), (free, lowest), taken)
                places.append((_covered(place, taken), place, most))
            least, place, most = min(places, key=lambda one: one[0])
            if least:
                bubble.be_at_most(0)
                lowest = max(free, view.height() - below - bubble.height() - _GAP)
                inside = self._beyond(bubble, middle.y(), (free, lowest), taken)
                if _covered(inside, taken) < least:
                    place, most = inside, 0
            bubble.be_at_most(most)
            bubble.setGeometry(place)
            free = place.bottom() + 1 + _GAP

    def _beyond(
        self, bubble: Bubble, middle: int, room: tuple[int, int], taken: Sequence[QRect]
    ) -> QRect:
        """The place further inside, beyond what it would cover most of at the edge of the board, if there is room."""
        edge = self._kept_off(bubble, middle, room, taken)
        most = max(taken, key=lambda one: _covered(edge, [one]))
        left = most.left() - edge.width() if bubble.to_the_right else most.right() + 1
        if not _GAP <= left <= self._board.width() - edge.width() - _GAP:
            return edge
        return self._kept_off(bubble, middle, room, taken, left=left)

    def _kept_off(
        self,
        bubble: Bubble,
        middle: int,
        room: tuple[int, int],
        taken: Sequence[QRect],
        *,
        left: int | None = None,
    ) -> QRect:
        """The place beside a seat, or one above or below it: where it covers least of what is spoken of.

        ``room``: from where to where its upper edge may be, so that those who spoke later have room, too; ``left``:
        where it begins, if that is not at the edge of the board.
        """
        highest, lowest = room
        wide, high = bubble.width(), bubble.height()
        if left is None:
            left = self._board.width() - wide - _GAP if bubble.to_the_right else _GAP
        wished = min(max(highest, middle - high // 2), lowest)
        edges = [edge for one in taken for edge in (one.bottom() + 1, one.top() - high)]
        near = sorted(edges, key=lambda top: abs(top - wished))
        tops = (wished, *(top for top in near if highest <= top <= lowest))
        places = [QRect(left, top, wide, high) for top in tops]
        return min(places, key=lambda place: _covered(place, taken))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.seen:
            self._place()
        return super().eventFilter(watched, event)


def _beside(taken: Sequence[QRect], width: int, *, right: bool) -> list[int]:
    """How wide a bubble can be at an edge of the board beside each of these, the widest first."""
    free = (width - one.right() - 1 if right else one.left() for one in taken)
    return sorted((room - 2 * _GAP for room in free if room > 2 * _GAP), reverse=True)


def _covered(place: QRect, taken: Sequence[QRect]) -> int:
    """How much of these a place covers."""
    common = (place.intersected(one) for one in taken)
    return sum(one.width() * one.height() for one in common if not one.isEmpty())
