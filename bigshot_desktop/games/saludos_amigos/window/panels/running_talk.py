"""What is said while nobody here has anything to say: who offers what to whom, the newest first and largest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from bigshot_desktop.engine.game import EVERYONE, Event
from bigshot_desktop.games.saludos_amigos.rules import events
from bigshot_desktop.ui.look import fonts, theme
from bigshot_desktop.ui.models.seat_colours import seat_piece
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.widgets.pieces import SIDE, Painted, paint_piece

_SPOKEN: Final = (
    events.OfferMade,
    events.OfferReplaced,
    events.OfferWithdrawn,
    events.OfferAccepted,
    events.OfferDeclined,
    events.OfferStands,
    events.SaidDone,
    events.DoneTakenBack,
    events.SplitProposed,
    events.SplitAccepted,
    events.SplitDeclined,
    events.SplitSettled,
)
_BEGINNINGS: Final = (events.StrengthsFixed, events.CouncilOpened)
_MOST: Final = 6
"""So much of a talk is of interest."""
_NEWEST, _OLDER = 1.3, 1.05
"""The letters, in those of the text."""
_LEAST: Final = 1.9
"""It asks for so many heights of a line."""


class Heard(NamedTuple):
    """A sentence of a talk, and whose it is."""

    seat: int
    sentence: str


def heard(bridge: Bridge) -> list[Heard]:
    """What was said in the talk of now, the newest first."""
    found: list[Heard] = []
    for step in bridge.revealed_steps_back():
        seen = step.seen_by(EVERYONE)
        found += [_heard(event, bridge) for event in reversed(seen) if isinstance(event, _SPOKEN)]
        if len(found) >= _MOST or any(isinstance(event, _BEGINNINGS) for event in seen):
            break
    return found[:_MOST]


def _heard(event: Event, bridge: Bridge) -> Heard:
    return Heard(getattr(event, "seat", EVERYONE), bridge.narrator.event(event))


class RunningTalk(Painted):
    """As many lines as there is room for; who hears it read out gets all of them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, wide=QSizePolicy.Policy.Expanding)
        self.lines: Sequence[Heard] = ()
        self._spare = 0

    def show_lines(self, lines: Sequence[Heard]) -> None:
        self.lines = lines
        told = "\n".join(line.sentence for line in lines)
        self.describe(lines[0].sentence if lines else "", told)

    def spread(self, spare: int) -> None:
        """There is so much more room than it asks for."""
        if spare != self._spare:
            self._spare = spare
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        unit = self._unit()
        return QSize(20 * unit, round(_LEAST * unit) + self._spare)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, colours = QPainter(self), theme.current()
        top = 0.0
        for number, line in enumerate(self.lines):
            newest = number == 0
            font = fonts.text(*((_NEWEST, QFont.Weight.DemiBold) if newest else (_OLDER,)))
            letters = QFontMetrics(font)
            high = 1.45 * letters.height()
            if top + high > self.height() and not newest:
                break
            side = SIDE * letters.height()
            if line.seat != EVERYONE:
                piece = QRectF(0, top + (high - side) / 2, side, side)
                paint_piece(painter, piece, seat_piece(line.seat))
            box = QRectF(1.5 * side, top, self.width() - 1.5 * side, high)
            painter.setFont(font)
            painter.setPen(colours.ink if newest else colours.ink_soft)
            words = letters.elidedText(line.sentence, Qt.TextElideMode.ElideRight, int(box.width()))
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, words)
            top += high
        painter.end()
