"""One player at a glance: signs, money, loans, districts, wealth, and what they did last."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from bigshot_desktop.rules.big_shot.material import LOAN_DEBT
from bigshot_desktop.ui import icons, theme
from bigshot_desktop.ui.bridge import Bridge
from bigshot_desktop.ui.models.players import PlayerLine
from bigshot_desktop.ui.panels.buttons import smaller
from bigshot_desktop.ui.panels.pieces import SIDE, paint_piece, paint_plate, plate_size

_RADIUS: Final = 6.0
_BAR: Final = 4.0
"""The mark of who is to act."""
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class Portrait:
    """What a card tells."""

    name: str
    is_bot: bool
    level: str
    """As it is called, for a bot and for a human."""
    line: PlayerLine
    deed: str


class SeatCard(QWidget):
    """A card. It is read, not pressed; the table of players says the same to those who listen."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._portrait: Portrait | None = None
        self._spots: list[tuple[QRectF, str]] = []
        """Where the pointer gets which explanation, as last painted."""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        theme.look().changed.connect(self.update)

    def show_portrait(self, portrait: Portrait) -> None:
        """Shows a player as they stand now."""
        self._portrait = portrait
        self.setAccessibleName(self._summary(portrait))
        self.update()

    def high(self, *, roomy: bool) -> int:
        """Its height with a line of its own for the districts, or without."""
        return round((4 if roomy else 3) * self._line() + 2 * self._pad())

    def sizeHint(self) -> QSize:
        return QSize(round(self._unit() * 14), self.high(roomy=False))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._unit() * 9), self.high(roomy=False))

    @property
    def _roomy(self) -> bool:
        return self.height() >= self.high(roomy=True)

    # --- how it looks ----------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        self._spots = []
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._portrait is not None:
            self._paint_ground(painter, self._portrait.line.acts)
            rows = self._rows()
            self._paint_name(painter, rows[0], self._portrait)
            if self._roomy:
                self._paint_means(painter, rows[1], self._portrait, plates=False)
                self._paint_estate(painter, rows[2], self._portrait.line.districts)
            else:
                self._paint_means(painter, rows[1], self._portrait, plates=True)
            self._paint_deed(painter, rows[-1], self._portrait.deed)
        painter.end()

    def _paint_ground(self, painter: QPainter, acts: bool) -> None:
        colours, half = theme.current(), theme.LINE / 2
        frame = QRectF(self.rect()).adjusted(half, half, -half, -half)
        painter.setPen(QPen(colours.accent if acts else colours.line, theme.LINE if acts else 1))
        painter.setBrush(colours.card)
        painter.drawRoundedRect(frame, _RADIUS, _RADIUS)
        if acts:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.accent)
            bar = QRectF(frame.left(), frame.top(), _BAR, frame.height())
            painter.drawRoundedRect(bar, _BAR / 2, _BAR / 2)

    def _paint_name(self, painter: QPainter, row: QRectF, portrait: Portrait) -> None:
        line = portrait.line
        row = self._paint_purses(painter, row, line)
        if len(line.pieces) == 1:
            row = self._paint_piece(painter, row, line.pieces[0], faint=self._is_out(line))
        face = self._bold(strong=line.acts)
        room = row.width() - (self._icon_room() if line.leads else 0)
        wide = min(QFontMetricsF(face).horizontalAdvance(portrait.name), room)
        self._write(painter, row.adjusted(0, 0, wide - row.width(), 0), portrait.name, face)
        self._spots.append((row, portrait.name))
        if line.leads:
            place = QRectF(row.left() + wide + self._gap(), row.top(), row.width(), row.height())
            self._paint_icon(painter, place, "gavel", "brass", self.tr("Leads this round"))

    def _paint_purses(self, painter: QPainter, row: QRectF, line: PlayerLine) -> QRectF:
        """The money at the right end; gives what is left of the row."""
        for purse in reversed(line.purses):
            if purse.cash is None:
                #: In place of a sum of money that others may not see
                text, face, colour = self.tr("hidden"), smaller(self.font(), 0.92), "ink_soft"
            else:
                text, face = self._bridge.voice.money(purse.cash), self._bold(strong=True)
                colour = "ink"
            told = self.tr("Cash: {cash}").format(cash=text)
            row = self._write_at_end(painter, row, text, face, told, colour)
            if len(line.purses) > 1:
                side = self._unit() * SIDE
                box = row.adjusted(row.width() - side, 0, 0, 0)
                self._paint_piece(painter, box, purse.piece, faint=self._is_out(line))
                row = row.adjusted(0, 0, -side - self._gap() * 2, 0)
        return row

    def _paint_means(
        self, painter: QPainter, row: QRectF, portrait: Portrait, *, plates: bool
    ) -> None:
        """Who plays, loans, wealth; between them the districts, unless they have a line of their own."""
        line, voice, face = portrait.line, self._bridge.voice, smaller(self.font(), 0.92)
        if line.wealth is not None:
            text = voice.money(line.wealth)
            told = self.tr("Wealth now: {wealth}").format(wealth=text)
            row = self._write_at_end(painter, row, text, face, told, colour="brass")
            place = row.adjusted(row.width() - self._icon_side(), 0, 0, 0)
            self._paint_icon(painter, place, "trophy", "brass", told)
            row = row.adjusted(0, 0, -self._icon_room() - self._gap(), 0)
        kind = "bot" if portrait.is_bot else "person"
        self._paint_icon(painter, row, kind, "ink_soft", portrait.level)
        row = row.adjusted(self._icon_room(), 0, 0, 0)
        loans = sum(purse.loans for purse in line.purses)
        if portrait.is_bot and not (plates and loans and line.districts):
            row = self._write_at_start(painter, row, portrait.level, face)
        if loans:
            debt = voice.money(LOAN_DEBT)
            told = self.tr("Loans: {number}, each {debt} to repay").format(number=loans, debt=debt)
            self._paint_icon(painter, row, "loan", "ink_soft", told)
            row = row.adjusted(self._icon_room(), 0, 0, 0)
            text = self.tr("{number} × {debt}").format(number=loans, debt=debt)
            row = self._write_at_start(painter, row, text, face, told)
        if plates:
            self._paint_plates(painter, row, line.districts)

    def _paint_estate(self, painter: QPainter, row: QRectF, districts: Sequence[int]) -> None:
        if districts:
            self._paint_plates(painter, row, districts)
        else:
            face = smaller(self.font(), 0.92)
            self._write(painter, row, self.tr("No district yet"), face, "ink_soft")

    def _paint_plates(self, painter: QPainter, row: QRectF, districts: Sequence[int]) -> None:
        """The values of the districts on brass, as many as there is room for, and how many more there are."""
        voice, face = self._bridge.voice, smaller(self.font(), 0.92)
        face.setWeight(QFont.Weight.DemiBold)
        names = voice.row(voice.name("district", one) for one in districts) if districts else ""
        x, gap = row.left(), 3.0
        for place, district in enumerate(districts):
            one = self._bridge.match.setup.board.districts[district]
            text = "×2" if one.is_park else voice.number(one.value)
            wide, high = plate_size(text, face)
            rest = len(districts) - place
            more = f"+{rest}"
            spare = QFontMetricsF(face).horizontalAdvance(f"+{rest - 1}") + gap if rest > 1 else 0
            if x + wide + spare > row.right():
                self._write(
                    painter, QRectF(x, row.top(), row.right() - x, row.height()), more, face
                )
                break
            box = QRectF(x, row.center().y() - high / 2, wide, high)
            paint_plate(painter, box, text, face)
            x += wide + gap
        if districts:
            self._spots.append((row, self.tr("Owns: {districts}").format(districts=names)))

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

    def _paint_piece(self, painter: QPainter, row: QRectF, name: str, *, faint: bool) -> QRectF:
        side = self._unit() * SIDE
        painter.save()
        painter.setOpacity(0.55 if faint else 1)
        paint_piece(painter, QRectF(row.left(), row.center().y() - side / 2, side, side), name)
        painter.restore()
        return row.adjusted(side + self._gap(), 0, 0, 0)

    def _write(
        self, painter: QPainter, row: QRectF, text: str, face: QFont, colour: str = "ink"
    ) -> None:
        """A text at the left end of a row, cut where that ends."""
        metrics = QFontMetricsF(face)
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, row.width() + 1)
        faint = self._portrait is not None and self._is_out(self._portrait.line)
        painter.setFont(face)
        painter.setPen(getattr(theme.current(), "ink_soft" if faint else colour))
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
        return QFontMetricsF(self.font()).height()

    def _line(self) -> float:
        return self._unit() * 1.18

    def _pad(self) -> float:
        return self._unit() * 0.36

    def _gap(self) -> float:
        return self._unit() * 0.3

    def _icon_side(self) -> float:
        return round(self._unit() * 0.95)

    def _icon_room(self) -> float:
        return self._icon_side() + self._gap()

    def _rows(self) -> list[QRectF]:
        pad, line = self._pad(), self._line()
        left = pad + _BAR
        width = self.width() - left - pad
        return [QRectF(left, pad + n * line, width, line) for n in range(4 if self._roomy else 3)]

    def _bold(self, *, strong: bool) -> QFont:
        face = QFont(self.font())
        face.setWeight(QFont.Weight.Bold if strong else QFont.Weight.DemiBold)
        return face

    def _is_out(self, line: PlayerLine) -> bool:
        """Whether the player has passed in this auction."""
        return line.in_auction is False

    # --- words -----------------------------------------------------------------------------------

    def _summary(self, portrait: Portrait) -> str:
        """The card in one line, for those who listen."""
        voice, line = self._bridge.voice, portrait.line
        cash = [voice.money(purse.cash) for purse in line.purses if purse.cash is not None]
        money = voice.row(cash) if cash else self.tr("hidden")
        text = self.tr("{player}, {level}. Cash: {cash}. {deed}")
        return text.format(
            player=portrait.name, level=portrait.level, cash=money, deed=portrait.deed
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
            self.updateGeometry()
            self.update()
