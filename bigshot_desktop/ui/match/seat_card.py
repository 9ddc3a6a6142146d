"""One player at a glance: signs, money, what they own, wealth, and what they did last."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QHelpEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from bigshot_desktop.ui import icons, theme
from bigshot_desktop.ui.models.players import Likeness, Note, Plate, Portrait, Told
from bigshot_desktop.ui.panels.buttons import smaller
from bigshot_desktop.ui.panels.pieces import SIDE, paint_piece, paint_plate, plate_size
from bigshot_desktop.ui.panels.seat_knob import SeatKnob
from bigshot_desktop.ui.panels.tags import paint_tag, tag_size

_BAR: Final = 4.0
"""The mark of who is to act."""
_GAP: Final = 3.0
"""Between plates."""
_MEANS: Final = ("wealth", "kind", "cup", "level")
"""What stands beside the plates; the last gives way first."""
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter

ROOMY: Final = 4
"""The lines of a card on which what is owned has a line of its own."""
COMPACT: Final = 3
DENSE: Final = 2
"""The lines of a card that leaves out what was done last."""
SLIM: Final = 1
"""A single line, in games in which that can tell all that is known of a player."""
_NAME: Final = 0.36
"""The part of a single line that the name may take: what comes after it stands in columns."""


class SeatCard(QWidget):
    """A card. It is read, and pressed only while its player can be picked.

    The table of players says the same to those who listen.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._portrait: Portrait | None = None
        self._spots: list[tuple[QRectF, str]] = []
        """Where the pointer gets which explanation, as last painted."""
        self._letters = 0.0
        """The height of a line of text, once it is known."""
        self._fitted = (-1, SLIM)
        """Its height, and how many lines there is room for."""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.knob = SeatKnob(self)
        theme.look().changed.connect(self.update)

    def show_portrait(self, portrait: Portrait) -> None:
        """Shows a player as they stand now."""
        self._portrait = portrait
        self.setAccessibleName(self._summary(portrait))
        self.knob.name(portrait.name, self.accessibleName())
        self.update()

    def set_pickable(self, pickable: bool, *, current: bool) -> None:
        """Whether the player can be picked to speak, and whether it is they who speak now."""
        self.knob.setVisible(pickable)
        self.knob.setChecked(current)

    def high(self, lines: int) -> int:
        """Its height with so many lines."""
        return round(lines * self._line() + 2 * self._pad())

    def sizeHint(self) -> QSize:
        return QSize(round(self._unit() * 14), self.high(COMPACT))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._unit() * 9), self.high(DENSE))

    @property
    def _lines(self) -> int:
        """As many as there is room for."""
        height = self.height()
        if height != self._fitted[0]:
            fits = (lines for lines in (ROOMY, COMPACT, DENSE) if height >= self.high(lines))
            self._fitted = height, next(fits, SLIM)
        return self._fitted[1]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.knob.setGeometry(self.rect())

    # --- how it looks ----------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        self._spots = []
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._portrait is not None:
            self._paint_lines(painter, self._portrait)
        painter.end()

    def _paint_lines(self, painter: QPainter, portrait: Portrait) -> None:
        rows, likeness = self._rows(), portrait.likeness
        self._paint_ground(painter, likeness.acts)
        if len(rows) == SLIM:
            self._paint_strip(painter, rows[0], portrait)
            return
        self._paint_name(painter, self._paint_purses(painter, rows[0], likeness), portrait)
        self._paint_means(painter, rows[1], portrait, plates=len(rows) < ROOMY)
        if len(rows) == ROOMY:
            self._paint_estate(painter, rows[2], likeness)
        if len(rows) > DENSE:
            self._paint_deed(painter, rows[-1], portrait.deed)

    def _paint_ground(self, painter: QPainter, acts: bool) -> None:
        colours, half = theme.current(), theme.LINE / 2
        frame = QRectF(self.rect()).adjusted(half, half, -half, -half)
        painter.setPen(QPen(colours.accent if acts else colours.line, theme.LINE if acts else 1))
        painter.setBrush(colours.card)
        painter.drawRoundedRect(frame, icons.RADIUS, icons.RADIUS)
        if acts:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.accent)
            bar = QRectF(frame.left(), frame.top(), _BAR, frame.height())
            painter.drawRoundedRect(bar, _BAR / 2, _BAR / 2)

    def _paint_strip(self, painter: QPainter, row: QRectF, portrait: Portrait) -> None:
        """All in a single line: the name, then what stands below it on larger cards, and the money."""
        name = row.width() * _NAME
        self._paint_name(painter, row.adjusted(0, 0, name - row.width(), 0), portrait)
        rest = row.adjusted(name + self._gap(), 0, 0, 0)
        rest = self._paint_purses(painter, rest, portrait.likeness)
        rest = rest.adjusted(0, 0, -self._gap(), 0)
        self._paint_means(painter, rest, portrait, plates=False)

    def _paint_name(self, painter: QPainter, row: QRectF, portrait: Portrait) -> None:
        likeness = portrait.likeness
        if len(likeness.pieces) == 1:
            row = self._paint_piece(painter, row, likeness.pieces[0])
        face = self._bold(strong=likeness.acts)
        room = row.width() - (self._icon_room() if likeness.lead else 0)
        wide = min(QFontMetricsF(face).horizontalAdvance(portrait.name), room)
        self._write(painter, row.adjusted(0, 0, wide - row.width(), 0), portrait.name, face)
        told = portrait.name if self._lines > DENSE else self.accessibleName()
        self._spots.append((row, told))
        if likeness.lead:
            place = QRectF(row.left() + wide + self._gap(), row.top(), row.width(), row.height())
            self._paint_icon(painter, place, likeness.lead_icon, "brass", likeness.lead)

    def _paint_purses(self, painter: QPainter, row: QRectF, likeness: Likeness) -> QRectF:
        """The money at the right end; gives what is left of the row."""
        for purse in reversed(likeness.purses):
            face = self._bold(strong=True) if purse.known else smaller(self.font(), 0.92)
            colour = "ink" if purse.known else "ink_soft"
            row = self._write_at_end(painter, row, purse.text, face, purse.told, colour)
            if len(likeness.purses) > 1:
                side = self._unit() * SIDE
                self._paint_piece(painter, row.adjusted(row.width() - side, 0, 0, 0), purse.piece)
                row = row.adjusted(0, 0, -side - self._gap() * 2, 0)
        return row

    def _paint_means(
        self, painter: QPainter, row: QRectF, portrait: Portrait, *, plates: bool
    ) -> None:
        """Who plays, notes, wealth; between them the plates, unless they have a line of their own."""
        likeness, face = portrait.likeness, smaller(self.font(), 0.92)
        shown = self._beside(row, portrait, likeness.plates if plates else ())
        if likeness.wealth and "wealth" in shown:
            cup = likeness.wealth_icon if "cup" in shown else ""
            row = self._paint_wealth(painter, row, likeness.wealth, cup)
        if "kind" in shown:
            kind = "bot" if portrait.is_bot else "person"
            self._paint_icon(painter, row, kind, "ink_soft", portrait.level)
            row = row.adjusted(self._icon_room(), 0, 0, 0)
        if portrait.is_bot and "level" in shown:
            row = self._write_at_start(painter, row, portrait.level, face)
        for note in self._notes(likeness):
            self._paint_icon(painter, row, note.icon, "ink_soft", note.told)
            row = row.adjusted(self._icon_room(), 0, 0, 0)
            row = self._write_at_start(painter, row, note.text, face, note.told)
        if plates:
            self._paint_plates(painter, row, likeness)

    def _paint_wealth(self, painter: QPainter, row: QRectF, wealth: Told, cup: str) -> QRectF:
        """The wealth at the right end; gives what is left of the row."""
        face = smaller(self.font(), 0.92)
        row = self._write_at_end(painter, row, wealth.text, face, wealth.told, colour="brass")
        if cup:
            place = row.adjusted(row.width() - self._icon_side(), 0, 0, 0)
            self._paint_icon(painter, place, cup, "brass", wealth.told)
            row = row.adjusted(0, 0, -self._icon_room(), 0)
        return row.adjusted(0, 0, -self._gap(), 0)

    def _notes(self, likeness: Likeness) -> list[Note]:
        """Those that there is a place for."""
        return [note for note in likeness.notes if self._lines > SLIM or not note.minor]

    def _beside(self, row: QRectF, portrait: Portrait, plates: tuple[Plate, ...]) -> Sequence[str]:
        """What stands beside plates: with notes no level; where nothing may be left out, what there is room for."""
        likeness = portrait.likeness
        if not likeness.whole:
            return _MEANS[:-1] if plates and likeness.notes else _MEANS
        letters, icon = QFontMetricsF(smaller(self.font(), 0.92)), self._icon_room()
        wealth = likeness.wealth.text if likeness.wealth else ""
        wide = {
            "wealth": letters.horizontalAdvance(wealth) + 2 * self._gap() if wealth else 0.0,
            "kind": icon,
            "cup": icon if wealth and likeness.wealth_icon else 0.0,
            "level": letters.horizontalAdvance(portrait.level) + 2 * self._gap(),
        }
        parts = [part for part in _MEANS if part not in self._homeless(likeness)]
        room = row.width() - sum(self._plate_size(plate)[0] + _GAP for plate in plates)
        room -= sum(
            icon + letters.horizontalAdvance(note.text) + 2 * self._gap()
            for note in self._notes(likeness)
        )
        taken = accumulate(wide[part] for part in parts)
        return [part for part, much in zip(parts, taken, strict=True) if much <= room]

    def _homeless(self, likeness: Likeness) -> set[str]:
        """What has no place on a card with so many lines, however wide it is."""
        parts = {"level"} if likeness.notes else set()
        if self._lines == SLIM:
            parts.add("kind")
        if not likeness.wealth_icon and self._lines in (SLIM, ROOMY):
            parts.add("wealth")  # words: too many for a single line, and below in full on four
        return parts

    def _paint_estate(self, painter: QPainter, row: QRectF, likeness: Likeness) -> None:
        if likeness.plates:
            self._paint_plates(painter, row, likeness)
        else:
            face = smaller(self.font(), 0.92)
            self._write(painter, row, likeness.nothing, face, "ink_soft")
            if likeness.nothing:
                self._spots.append((row, likeness.nothing))

    def _paint_plates(self, painter: QPainter, row: QRectF, likeness: Likeness) -> None:
        """What is owned, as much as there is room for, and how much more there is."""
        face = self._plate_face()
        x = row.left()
        for place, plate in enumerate(likeness.plates):
            wide, _ = self._plate_size(plate)
            rest = len(likeness.plates) - place
            more = f"+{rest}"
            spare = QFontMetricsF(face).horizontalAdvance(f"+{rest - 1}") + _GAP if rest > 1 else 0
            room = QRectF(x, row.top(), row.right() - x, row.height())
            if x + wide + spare > row.right():
                self._write(painter, room, more, face)
                break
            self._paint_plate(painter, room, plate)
            x += wide + _GAP
        if likeness.plates:
            self._spots.append((row, likeness.owns))

    def _paint_deed(self, painter: QPainter, row: QRectF, deed: str) -> None:
        self._write(painter, row, deed, smaller(self.font(), 0.92), colour="ink_soft")
        self._spots.append((row, deed))

    # --- parts -----------------------------------------------------------------------------------

    def _paint_icon(
        self, painter: QPainter, row: QRectF, name: str, colour: str, told: str
    ) -> None:
        """An icon at the left end of a row."""
        side = self._icon_side()
        box = QRectF(row.left(), row.center().y() - side / 2, side, side)
        icons.icon(name, colour).paint(painter, box.toRect())
        self._spots.insert(0, (box, told))

    def _paint_piece(self, painter: QPainter, row: QRectF, name: str) -> QRectF:
        """A piece at the left end of a row; gives what is left of the row."""
        side = self._unit() * SIDE
        painter.save()
        painter.setOpacity(0.55 if self._faint else 1)
        paint_piece(painter, QRectF(row.left(), row.center().y() - side / 2, side, side), name)
        painter.restore()
        return row.adjusted(side + self._gap(), 0, 0, 0)

    def _paint_plate(self, painter: QPainter, row: QRectF, plate: Plate) -> None:
        """A plate at the left end of a row."""
        face, (wide, high) = self._plate_face(), self._plate_size(plate)
        box = QRectF(row.left(), row.center().y() - high / 2, wide, high)
        if plate.piece:
            paint_tag(painter, box, plate, face)
        else:
            paint_plate(painter, box, plate.text, face)

    def _write(
        self, painter: QPainter, row: QRectF, text: str, face: QFont, colour: str = "ink"
    ) -> None:
        """A text at the left end of a row, cut where that ends."""
        metrics = QFontMetricsF(face)
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, row.width() + 1)
        painter.setFont(face)
        painter.setPen(getattr(theme.current(), "ink_soft" if self._faint else colour))
        painter.drawText(row.adjusted(0, 0, 2, 0), int(_LEFT), shown)

    def _write_at_start(
        self, painter: QPainter, row: QRectF, text: str, face: QFont, told: str = ""
    ) -> QRectF:
        """A text at the left end of a row; gives what is left of the row."""
        wide = min(QFontMetricsF(face).horizontalAdvance(text), row.width())
        place = QRectF(row.left(), row.top(), wide, row.height())
        self._write(painter, place, text, face)
        self._spots.insert(0, (place, told or text))
        return row.adjusted(min(wide + 2 * self._gap(), row.width()), 0, 0, 0)

    def _write_at_end(
        self,
        painter: QPainter,
        row: QRectF,
        text: str,
        face: QFont,
        told: str,
        colour: str = "ink",
    ) -> QRectF:
        """A text at the right end of a row; gives what is left of the row."""
        wide = QFontMetricsF(face).horizontalAdvance(text)
        place = QRectF(row.right() - wide, row.top(), wide, row.height())
        self._write(painter, place, text, face, colour)
        self._spots.insert(0, (place, told))
        return row.adjusted(0, 0, -wide - self._gap(), 0)

    # --- measures --------------------------------------------------------------------------------

    def _unit(self) -> float:
        if not self._letters:
            self._letters = QFontMetricsF(self.font()).height()
        return self._letters

    def _line(self) -> float:
        return self._unit() * 1.18

    def _pad(self) -> float:
        return self._unit() * 0.36

    def _gap(self) -> float:
        return self._unit() * (0.3 if self._lines > SLIM else 0.18)

    def _icon_side(self) -> float:
        return round(self._unit() * 0.95)

    def _icon_room(self) -> float:
        return self._icon_side() + self._gap()

    def _rows(self) -> list[QRectF]:
        pad, line = self._pad(), self._line()
        left = pad + _BAR
        width = self.width() - left - pad
        return [QRectF(left, pad + n * line, width, line) for n in range(self._lines)]

    def _bold(self, *, strong: bool) -> QFont:
        face = QFont(self.font())
        face.setWeight(QFont.Weight.Bold if strong else QFont.Weight.DemiBold)
        return face

    def _plate_face(self) -> QFont:
        face = smaller(self.font(), 0.92)
        face.setWeight(QFont.Weight.DemiBold)
        return face

    def _plate_size(self, plate: Plate) -> tuple[float, float]:
        face = self._plate_face()
        return tag_size(plate, face) if plate.piece else plate_size(plate.text, face)

    @property
    def _faint(self) -> bool:
        """Whether the player is out of it."""
        return self._portrait is not None and self._portrait.likeness.out

    # --- words -----------------------------------------------------------------------------------

    def _summary(self, portrait: Portrait) -> str:
        """The card in one line, for those who listen."""
        text = self.tr("{player}, {level}. {money}. {deed}")
        return text.format(
            player=portrait.name,
            level=portrait.level,
            money=portrait.likeness.summary,
            deed=portrait.deed,
        ).strip()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self.explanation(event.pos()), self)
            return True
        return super().event(event)

    def explanation(self, place: QPoint) -> str:
        """What the thing at a place stands for."""
        found = (told for box, told in self._spots if box.contains(place.toPointF()))
        return next(found, self.accessibleName())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._letters, self._fitted = 0.0, (-1, SLIM)
            self.updateGeometry()
            self.update()
