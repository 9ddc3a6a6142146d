"""One player at a glance: signs, money, what they own, wealth, and what they did last."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, product
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFontMetricsF,
    QHelpEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from bigshot_desktop.ui.look import icons, theme
from bigshot_desktop.ui.look.plain_text import plain_tip
from bigshot_desktop.ui.match.first_sentence import first_sentence, without_middle
from bigshot_desktop.ui.match.row_painter import LEFT, RowPainter
from bigshot_desktop.ui.match.seat_button import SeatButton
from bigshot_desktop.ui.models.players import CardContent, CardFigure, Holding, Note, PlayerStatus
from bigshot_desktop.ui.widgets.portrait import Face, has_portrait

_BAR: Final = 4.0
"""The mark of who is to act."""
_GAP: Final = 3.0
"""Between plates."""
_MEANS: Final = ("wealth", "kind", "cup", "level")
"""What stands beside the plates; the last gives way first."""

AMPLE: Final = 5
"""The lines of a card on which what was done last has two of them."""
ROOMY: Final = 4
"""The lines of a card on which what is owned has a line of its own."""
COMPACT: Final = 3
DENSE: Final = 2
"""The lines of a card that leaves out what was done last."""
SLIM: Final = 1
"""A single line, in games in which that can tell all that is known of a player."""
_LAST: Final = (0.92, 0.85)
"""The letters of what was done last, in those of the text: as large as they fit."""
_STRIP_FACE: Final = 1.3
"""A portrait where all stands in a single line, in heights of the line."""
_NAME: Final = 0.36
"""The part of a single line that the name may take: what comes after it stands in columns."""


class SeatCard(QWidget):
    """A card. It is read, and pressed only while its player can be picked.

    The table of players says the same to those who listen.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._content: CardContent | None = None
        self._spots: list[tuple[QRectF, str]] = []
        """Where the pointer gets which explanation, as last painted."""
        self._letters = 0.0
        """The height of a line of text, once it is known."""
        self._fitted = (-1, SLIM)
        """Its height, and how many lines there is room for."""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.button = SeatButton(self)
        theme.theme_switch().changed.connect(self.update)

    def show_content(self, content: CardContent) -> None:
        """Shows a player as they stand now."""
        self._content = content
        self.setAccessibleName(self._summary(content))
        self.button.name(content.name, self.accessibleName())
        self.update()

    def set_pickable(self, pickable: bool, *, current: bool) -> None:
        """Whether the player can be picked to speak, and whether it is they who speak now."""
        self.button.setVisible(pickable)
        self.button.setChecked(current)

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
            kinds = (AMPLE, ROOMY, COMPACT, DENSE)
            fits = (lines for lines in kinds if height >= self.high(lines))
            self._fitted = height, next(fits, SLIM)
        return self._fitted[1]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.button.setGeometry(self.rect())

    # --- how it looks ----------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        self._spots = []
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._content is not None:
            pen = RowPainter(
                painter,
                self.font(),
                unit=self._unit(),
                gap=self._unit() * (0.3 if self._lines > SLIM else 0.18),
                ratio=self.devicePixelRatioF(),
                faint=self._content.status.out,
            )
            self._paint_ground(painter, self._content.status.acts)
            self._paint_lines(pen, self._content)
            self._spots = pen.spots
        painter.end()

    def _paint_lines(self, pen: RowPainter, content: CardContent) -> None:
        rows, status = self._rows(), content.status
        if len(rows) == SLIM:
            self._paint_strip(pen, rows[0], content)
            return
        if self._has_large_portrait(content):
            rows[:2] = self._paint_portrait(pen, rows[0], rows[1], content)
        self._paint_name(pen, self._paint_purses(pen, rows[0], status), content)
        self._paint_means(pen, rows[1], content, holdings=len(rows) < ROOMY)
        last = rows[min(len(rows), ROOMY) - 1].united(rows[-1])
        if len(rows) >= ROOMY and (status.holdings or status.no_holdings):
            self._paint_estate(pen, rows[2], status)
        elif len(rows) >= ROOMY:
            last = rows[2].united(last)
        if len(rows) > DENSE:
            self._paint_last(pen, last, content)

    def _has_large_portrait(self, content: CardContent) -> bool:
        """Whether the portrait stands on two rows: there is room for it where no plates stand beside it."""
        status, lines = content.status, self._lines
        written = bool(status.holdings or status.no_holdings) or self._shares_row(status)
        plates = lines < ROOMY and status.has_holdings and written
        return lines > SLIM and not plates and has_portrait(content.character)

    def _paint_portrait(
        self, pen: RowPainter, first: QRectF, second: QRectF, content: CardContent
    ) -> list[QRectF]:
        """Whoever sits there, as high as two rows; gives what is left of them."""
        side = first.united(second).height()
        box = QRectF(first.left(), first.top(), side, side)
        self._paint_face(pen, box, content)
        more = side + 2 * pen.gap
        return [row.adjusted(more, 0, 0, 0) for row in (first, second)]

    def _paint_face(self, pen: RowPainter, box: QRectF, content: CardContent) -> None:
        face = Face(content.name, is_bot=True, character=content.character)
        pen.draw_face(box, face, content.level)

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

    def _paint_strip(self, pen: RowPainter, row: QRectF, content: CardContent) -> None:
        """All in a single line: portrait and name, then what stands below it on larger cards, and the money."""
        name = row.width() * _NAME
        if has_portrait(content.character):
            side = min(self.height() - 4.0, row.height() * _STRIP_FACE)
            top = row.center().y() - side / 2
            self._paint_face(pen, QRectF(row.left(), top, side, side), content)
            row = row.adjusted(side + pen.gap, 0, 0, 0)
        self._paint_name(pen, row.adjusted(0, 0, name - row.width(), 0), content)
        rest = row.adjusted(name + pen.gap, 0, 0, 0)
        rest = self._paint_purses(pen, rest, content.status)
        rest = rest.adjusted(0, 0, -pen.gap, 0)
        self._paint_means(pen, rest, content, holdings=False)

    def _paint_name(self, pen: RowPainter, row: QRectF, content: CardContent) -> None:
        status = content.status
        if len(status.pieces) == 1:
            row = pen.draw_piece(row, status.pieces[0])
        face = pen.bold(strong=status.acts)
        room = row.width() - (pen.icon_room if status.badge else 0)
        wide = min(QFontMetricsF(face).horizontalAdvance(content.name), room)
        pen.write(row.adjusted(0, 0, wide - row.width(), 0), content.name, face)
        told = content.name if self._lines > DENSE else self.accessibleName()
        pen.spots.append((row, told))
        rest = row.adjusted(wide + pen.gap, 0, 0, 0)
        if status.badge:
            rest = pen.draw_icon(rest, status.badge_icon, "brass", status.badge)
        if self._shares_row(status):
            self._paint_who(pen, rest, content)

    def _shares_row(self, status: PlayerStatus) -> bool:
        """Whether plates stand beside the wealth: then who plays stands beside the name, and nothing gives way."""
        return SLIM < self._lines < ROOMY and status.has_holdings and status.named_beside

    def _paint_who(self, pen: RowPainter, row: QRectF, content: CardContent) -> None:
        """A person or a bot, and how well it plays if there is room."""
        room = self._kind_room(pen, content)
        if room > row.width():
            return
        self._paint_kind(pen, row, content)
        row = row.adjusted(room, 0, 0, 0)
        face = pen.letters(0.85)
        if content.is_bot and QFontMetricsF(face).horizontalAdvance(content.level) <= row.width():
            pen.write(row, content.level, face, "ink_soft")

    def _paint_purses(self, pen: RowPainter, row: QRectF, status: PlayerStatus) -> QRectF:
        """The money at the right end; gives what is left of the row."""
        for purse in reversed(status.purses):
            face = pen.bold(strong=True) if purse.known else pen.letters(0.92)
            colour = "ink" if purse.known else "ink_soft"
            row = pen.write_at_end(row, purse.text, face, purse.meaning, colour)
            if len(status.purses) > 1:
                side = pen.piece_side
                pen.draw_piece(row.adjusted(row.width() - side, 0, 0, 0), purse.piece)
                row = row.adjusted(0, 0, -side - pen.gap * 2, 0)
        return row

    def _paint_means(
        self, pen: RowPainter, row: QRectF, content: CardContent, *, holdings: bool
    ) -> None:
        """Who plays, notes, wealth; between them the plates, unless they have a line of their own."""
        status, face = content.status, pen.letters(0.92)
        notes = self._notes(pen, row, status)
        shown = self._beside(pen, row, content, status.holdings if holdings else (), notes)
        if status.wealth and "wealth" in shown:
            cup = status.wealth_icon if "cup" in shown else ""
            row = self._paint_wealth(pen, row, status.wealth, cup)
        if "kind" in shown:
            self._paint_kind(pen, row, content)
            row = row.adjusted(self._kind_room(pen, content), 0, 0, 0)
        if content.is_bot and "level" in shown:
            row = pen.write_at_start(row, content.level, face)
        for note in notes:
            row = pen.draw_icon(row, note.icon, "ink_soft", note.meaning)
            row = pen.write_at_start(row, note.text, face, note.meaning)
        if holdings:
            self._paint_holdings(pen, row, status)

    def _paint_kind(self, pen: RowPainter, row: QRectF, content: CardContent) -> None:
        """A person or a bot: by an icon, or by a portrait, unless that stands on two rows already."""
        if not has_portrait(content.character):
            kind = "bot" if content.is_bot else "person"
            pen.draw_icon(row, kind, "ink_soft", content.level)
        elif not self._has_large_portrait(content):
            side = row.height()
            self._paint_face(pen, QRectF(row.left(), row.top(), side, side), content)

    def _kind_room(self, pen: RowPainter, content: CardContent) -> float:
        """What that takes."""
        if not has_portrait(content.character):
            return pen.icon_room
        return 0.0 if self._has_large_portrait(content) else self._line() + pen.gap

    def _paint_wealth(self, pen: RowPainter, row: QRectF, wealth: CardFigure, cup: str) -> QRectF:
        """The wealth at the right end; gives what is left of the row."""
        face = pen.letters(0.92)
        row = pen.write_at_end(row, wealth.text, face, wealth.meaning, colour="brass")
        if cup:
            place = row.adjusted(row.width() - pen.icon_side, 0, 0, 0)
            pen.draw_icon(place, cup, "brass", wealth.meaning)
            row = row.adjusted(0, 0, -pen.icon_room, 0)
        return row.adjusted(0, 0, -pen.gap, 0)

    def _notes(self, pen: RowPainter, row: QRectF, status: PlayerStatus) -> list[Note]:
        """Those that there is a place for; what is at stake for the player has its place before them."""
        notes = [note for note in status.notes if self._lines > SLIM or not note.minor]
        if status.wealth is not None and status.wealth.text == status.at_stake:
            room = row.width() - self._wealth_room(pen, status)
            while notes and self._notes_room(pen, notes) > room:
                minor = [note for note in notes if note.minor]
                notes.remove((minor or notes)[-1])
        return notes

    def _notes_room(self, pen: RowPainter, notes: Sequence[Note]) -> float:
        """What these take; the gap behind the last of them is not theirs."""
        letters = QFontMetricsF(pen.letters(0.92))
        wide = (pen.icon_room + letters.horizontalAdvance(note.text) for note in notes)
        return sum(wide) + 2 * pen.gap * max(0, len(notes) - 1)

    def _wealth_room(self, pen: RowPainter, status: PlayerStatus) -> float:
        """What the wealth takes, without its picture."""
        if status.wealth is None:
            return 0.0
        letters = QFontMetricsF(pen.letters(0.92))
        return letters.horizontalAdvance(status.wealth.text) + 2 * pen.gap

    def _beside(
        self,
        pen: RowPainter,
        row: QRectF,
        content: CardContent,
        holdings: tuple[Holding, ...],
        notes: Sequence[Note],
    ) -> Sequence[str]:
        """What stands beside plates: with notes no level; where nothing may be left out, what there is room for."""
        status = content.status
        if not status.keeps_all:
            return _MEANS[:-1] if holdings and status.notes else _MEANS
        letters, icon = QFontMetricsF(pen.letters(0.92)), pen.icon_room
        wide = {
            "wealth": self._wealth_room(pen, status),
            "kind": self._kind_room(pen, content),
            "cup": icon if status.wealth and status.wealth_icon else 0.0,
            "level": letters.horizontalAdvance(content.level) + 2 * pen.gap,
        }
        parts = [part for part in _MEANS if part not in self._homeless(status)]
        beside_notes = row.width() - self._notes_room(pen, notes)
        room = beside_notes - sum(pen.holding_size(holding)[0] + _GAP for holding in holdings)
        taken = accumulate(wide[part] for part in parts)
        shown = [part for part, much in zip(parts, taken, strict=True) if much <= room]
        if status.wealth_first and "wealth" in parts and "wealth" not in shown:
            least = QFontMetricsF(pen.holding_face).horizontalAdvance("+99") + 2 * pen.gap
            if wide["wealth"] + least <= beside_notes:
                return ["wealth"]
        return shown

    def _homeless(self, status: PlayerStatus) -> set[str]:
        """What has no place on a card with so many lines, however wide it is."""
        parts = {"level"} if status.notes else set()
        if self._shares_row(status):
            parts |= {"kind", "level"}
        if self._lines == SLIM:
            parts.add("kind")
        if not status.wealth_icon and self._lines in (SLIM, ROOMY, AMPLE):
            parts.add("wealth")  # words: too many for a single line, and below in full on four
        return parts

    def _paint_estate(self, pen: RowPainter, row: QRectF, status: PlayerStatus) -> None:
        if status.holdings:
            self._paint_holdings(pen, row, status)
        else:
            face = pen.letters(0.92)
            pen.write(row, status.no_holdings, face, "ink_soft")
            if status.no_holdings:
                pen.spots.append((row, status.no_holdings))

    def _paint_holdings(self, pen: RowPainter, row: QRectF, status: PlayerStatus) -> None:
        """What is owned, as much as there is room for, and how much more there is."""
        face = pen.holding_face
        x = row.left()
        for place, holding in enumerate(status.holdings):
            wide, _ = pen.holding_size(holding)
            rest = len(status.holdings) - place
            more = f"+{rest}"
            spare = QFontMetricsF(face).horizontalAdvance(f"+{rest - 1}") + _GAP if rest > 1 else 0
            room = QRectF(x, row.top(), row.right() - x, row.height())
            if x + wide + spare > row.right():
                pen.write(room, more, face)
                break
            pen.draw_holding(room, holding)
            x += wide + _GAP
        if status.holdings:
            pen.spots.append((row, status.holdings_text))

    def _paint_last(self, pen: RowPainter, row: QRectF, content: CardContent) -> None:
        """In smaller letters, or its first sentence and a sign that there is more; the tool tip has all of it.

        Where not even that has room, words are left out in the middle: what came of it stands at the end.
        """
        flags = int(LEFT) | int(Qt.TextFlag.TextWordWrap)
        deed = content.deed or content.last
        first = first_sentence(deed)
        for text, size in product(dict.fromkeys((deed, first)), _LAST):
            face = pen.letters(size)
            needs = QFontMetricsF(face).boundingRect(QRectF(row), flags, text)
            if needs.height() <= row.height() + 1 and needs.width() <= row.width() + 1:
                pen.painter.setFont(face)
                pen.painter.setPen(theme.current().ink_soft)
                pen.painter.drawText(row, flags, text)
                break
        else:
            low = row.adjusted(0, row.height() - self._line(), 0, 0)
            face = pen.letters(_LAST[-1])
            shown = without_middle(first, QFontMetricsF(face), low.width())
            pen.write(low, shown, face, colour="ink_soft")
        pen.spots.append((row, content.last))

    # --- measures --------------------------------------------------------------------------------

    def _unit(self) -> float:
        if not self._letters:
            self._letters = QFontMetricsF(self.font()).height()
        return self._letters

    def _line(self) -> float:
        return self._unit() * 1.18

    def _pad(self) -> float:
        return self._unit() * 0.36

    def _rows(self) -> list[QRectF]:
        pad, line = self._pad(), self._line()
        left = pad + _BAR
        width = self.width() - left - pad
        return [QRectF(left, pad + n * line, width, line) for n in range(self._lines)]

    # --- words -----------------------------------------------------------------------------------

    def _summary(self, content: CardContent) -> str:
        """The card in one line, for those who listen."""
        text = self.tr("{player}, {level}. {money}. {deed}")
        return text.format(
            player=content.name,
            level=content.level,
            money=content.status.summary,
            deed=content.last,
        ).strip()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            tip = plain_tip(self.explanation(event.pos()))
            QToolTip.showText(event.globalPos(), tip, self)
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
