"""The table seen from two metres away: whose turn it is in their colour, what is asked, and everybody's money."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from bigshot_desktop.ui.look import fonts, icons, theme
from bigshot_desktop.ui.look.retranslated import Retranslated
from bigshot_desktop.ui.match.big_owned import paint_owned
from bigshot_desktop.ui.match.sand_glass import SandGlass
from bigshot_desktop.ui.models.players import CardContent, PlayersModel, PlayerStatus
from bigshot_desktop.ui.widgets.buttons import ActionButton
from bigshot_desktop.ui.widgets.pieces import Painted, paint_piece
from bigshot_desktop.ui.widgets.portrait import Face, has_portrait, paint_face

KEY: Final = "F4"
_LETTERS: Final = 0.0385
"""The height of a capital, as a part of the window's: more than 7 mm on a screen of 15 inches with 1366×768 pixels."""
_MOST: Final = 0.36
"""The seats take no more than this part of the window's width."""
_HELD: Final = 0.5
"""The letters of what somebody owns, in those of the money."""
_COLUMNS: Final = 2
"""It stands in so many columns."""
_SMALL: Final = 0.5
"""The letters of how far the match is, in those of the question."""
_BANNER: Final = 1.35
"""How high the banner is, in lines of its letters."""
_GLASS: Final = 0.6
"""The letters of the sand-glass, in those of the question; its figures are larger."""
_LESS: Final = (1.0, 0.9, 0.8, 0.7)
"""The letters of a question for which one line is too short; one that is longer still stands in two."""
_TWO_LINES: Final = 0.55
_TAG: Final = (1.0, 0.85, 0.7, 0.6, 0.5)
"""The letters of what is said beside a name, in those of the name: as large as there is room."""
_TAG_IN_TWO: Final = 0.42
"""The same where it stands in two lines."""
_FLAGS: Final = (
    int(Qt.AlignmentFlag.AlignLeft)
    | int(Qt.AlignmentFlag.AlignVCenter)
    | int(Qt.TextFlag.TextWordWrap)
)
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def big_font(window: QWidget, weight: QFont.Weight = QFont.Weight.DemiBold) -> QFont:
    """Letters that can be read from across the table, in a window of this height."""
    font = fonts.text(1.0, weight)
    font.setPixelSize(100)
    capital = max(1, QFontMetrics(font).capHeight())
    font.setPixelSize(max(1, -(-round(100 * _LETTERS * window.height()) // capital)))
    return font


class Banner(Retranslated, Painted):
    """Across the top: the sign of whoever is waited for, on their colour, and what is asked of them."""

    left = Signal()
    """Somebody wants to have the usual view back."""
    moved_on = Signal(str)
    """How far the match is now."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, wide=QSizePolicy.Policy.Expanding)
        self.prompt = self.refusal = self.whereabouts = ""
        self.pieces: tuple[str, ...] = ()
        self.glass: SandGlass | None = None
        self.back = ActionButton(self, cap=KEY, harmless=True)
        self.back.show_icon("close")
        self.back.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.back.clicked.connect(self.left)
        self.retranslate()

    def show_prompt(self, prompt: str, pieces: tuple[str, ...]) -> None:
        self.prompt, self.pieces, self.refusal = prompt, pieces, ""
        self.setAccessibleName(prompt)
        self.update()

    def set_glass(self, glass: SandGlass) -> None:
        """The sand-glass of open talk, in large letters. What lapses when it ends is said in place of the question."""
        self.glass = glass
        glass.setParent(self)
        glass.warned.connect(self.update)
        glass.came.connect(self._place)

    def show_refusal(self, refusal: str) -> None:
        """Why something is not allowed, until something else is said."""
        self.refusal = refusal
        self.update()

    def show_whereabouts(self, told: str) -> None:
        """How far the match is: it is written elsewhere, so that the question has the whole line."""
        self.whereabouts = told
        self.moved_on.emit(told)

    def retranslate(self) -> None:
        #: On a small button: back from the view for several people around one screen
        self.back.set_text("", tip=self.tr("The usual view"))
        self.back.setAccessibleName(self.tr("The usual view"))

    def sizeHint(self) -> QSize:
        """The same whatever is asked: nothing below moves."""
        line = QFontMetrics(big_font(self.window())).lineSpacing()
        return QSize(8 * line, round(_BANNER * line))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        size = self.back.sizeHint()
        edge = fonts.scaled(8)
        self.back.setGeometry(self.width() - size.width() - edge, edge, size.width(), size.height())
        if self.glass is not None:
            face = big_font(self.window())
            face.setPixelSize(max(1, round(face.pixelSize() * _GLASS)))
            self.glass.setFont(face)
            size = self.glass.sizeHint()
            left = self.back.x() - edge - size.width()
            top = (self.height() - size.height()) // 2
            self.glass.setGeometry(left, top, size.width(), size.height())
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme.current()
        first = colours.piece(self.pieces[0]) if self.pieces else None
        ground, ink = (first.fill, first.mark) if first else (colours.card, colours.ink)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), ground)
        pad = round(self.height() * 0.12)
        side, x = self.height() - 2 * pad, pad
        for name in self.pieces:
            paint_piece(painter, QRectF(x, pad, side, side), name)
            x += side + pad
        glass = None if self.glass is None or self.glass.isHidden() else self.glass
        end = glass.x() if glass is not None else self.back.x()
        room = QRect(x + pad, 0, end - x - 2 * pad, self.height())
        told = self.refusal or (glass.warning if glass is not None else "") or self.prompt
        face = self._face_for(told, room.width())
        painter.setFont(face)
        painter.setPen(ink)
        painter.drawText(room, _FLAGS, _fitted(face, room, told))
        painter.end()

    def _face_for(self, told: str, width: int) -> QFont:
        """The letters of a sentence: as large as it has room in one line, or small ones for two."""
        face = big_font(self.window())
        full = face.pixelSize()
        for part in (*_LESS, _TWO_LINES):
            face.setPixelSize(max(1, round(part * full)))
            if QFontMetrics(face).horizontalAdvance(told) <= width:
                break
        return face


def whole_parts(told: str) -> str:
    """What is said of how far the match is, broken into lines between its parts alone."""
    return " · ".join(part.replace(" ", "\N{NO-BREAK SPACE}") for part in told.split(" · "))


def _fitted(face: QFont, room: QRect, text: str) -> str:
    """As many of the words as there is room for."""
    metrics, words = QFontMetrics(face), text.split(" ")
    for number in range(len(words), 0, -1):
        told = " ".join(words[:number]) + ("" if number == len(words) else " …")
        box = metrics.boundingRect(QRect(0, 0, room.width(), 1 << 14), _FLAGS, told)
        if box.height() <= room.height():
            return told
    return ""


def _can_hold(status: PlayerStatus) -> bool:
    """Whether what players own is part of how they are doing, be it nothing for now."""
    return status.seen_from_afar


def _small(face: QFont) -> QFont:
    """The letters of what is owned, which stands in two lines beside the money."""
    small = QFont(face)
    small.setPixelSize(max(1, round(face.pixelSize() * _HELD)))
    return small


def _cell_width(small: QFont) -> int:
    """What one holding takes, whatever its number."""
    metrics = QFontMetrics(small)
    return (
        round(0.95 * metrics.lineSpacing())
        + metrics.horizontalAdvance("00")
        + metrics.lineSpacing() // 4
    )


def _held_width(face: QFont, status: PlayerStatus) -> int:
    """What is kept for all that can be owned."""
    return _COLUMNS * _cell_width(_small(face)) if _can_hold(status) else 0


class BigSeats(Painted):
    """Everybody's name, money and shares in large letters, bots with their portraits; who is to act on their colour."""

    def __init__(self, players: PlayersModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self._players = players
        self._whereabouts = ""
        players.dataChanged.connect(self._changed)

    def _changed(self, first: QModelIndex, last: QModelIndex, roles: list[int]) -> None:
        if self.isVisible():
            self._tell()

    def show_whereabouts(self, told: str) -> None:
        """How far the match is, below the seats."""
        self._whereabouts = told
        self.update()

    def _tell(self) -> None:
        """The same in words, for who does not see it."""
        cards = self._cards()
        self.describe("\n".join(f"{card.name}: {card.status.summary}" for card in cards))

    def _cards(self) -> list[CardContent]:
        return [self._players.card(row) for row in range(self._players.rowCount())]

    def sizeHint(self) -> QSize:
        face = big_font(self.window())
        line = QFontMetrics(face).lineSpacing()
        wide = max((max(self._needs(face, card)) for card in self._cards()), default=0)
        most = round(self.window().width() * _MOST)
        return QSize(min(wide + 3 * line // 4, most), 2 * line * max(1, self._players.rowCount()))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.sizeHint().width(), 0)

    @staticmethod
    def _needs(face: QFont, card: CardContent) -> tuple[int, int]:
        """How wide the lines of name and money are, with what stands beside them."""
        metrics, status = QFontMetrics(face), card.status
        line = metrics.lineSpacing()
        money = [metrics.horizontalAdvance(purse.text) + 2 for purse in status.purses]
        signs = round(0.95 * line * (len(status.pieces)))
        beside = (line if has_portrait(card.character) else 0) + _held_width(face, status)
        return (
            signs + metrics.horizontalAdvance(card.name) + 2,
            beside + sum(money) + len(money) * line // 2,
        )

    def _face(self, cards: list[CardContent], box: QSizeF) -> tuple[QFont, bool]:
        """The letters of all seats, and whether the money stands below the name.

        They are as large as can be read from afar, or as large as nothing need be cut off.
        """
        face = big_font(self.window())
        line = QFontMetrics(face).lineSpacing()
        needs = [self._needs(face, card) for card in cards]
        room = box.width() - 0.5 * line
        beside = min(box.height() / line, *(room / (name + money) for name, money in needs))
        below = min(box.height() / (2.1 * line), *(room / max(pair) for pair in needs))
        two = below >= min(1.0, beside)
        face.setPixelSize(max(1, int(face.pixelSize() * min(1.0, below if two else beside))))
        while face.pixelSize() > 1 and not self._fits(face, cards, box.width(), two=two):
            face.setPixelSize(face.pixelSize() - 1)  # small letters are wider than their part
        return face, two

    def _fits(self, face: QFont, cards: list[CardContent], width: float, *, two: bool) -> bool:
        room = width - 0.5 * QFontMetrics(face).lineSpacing()
        wide = max if two else sum
        return all(wide(self._needs(face, card)) <= room for card in cards)

    def paintEvent(self, event: QPaintEvent) -> None:
        cards = self._cards()
        if not cards:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        high = self._paint_whereabouts(painter) / len(cards)
        face, two = self._face(cards, QSizeF(self.width(), high - 4))
        painter.setFont(face)
        for place, card in enumerate(cards):
            self._paint(painter, QRectF(0, place * high, self.width(), high - 4), card, two=two)
        painter.end()

    def _paint_whereabouts(self, painter: QPainter) -> int:
        """At the bottom, in two lines at most; gives where it begins."""
        face = big_font(self.window())
        face.setPixelSize(max(1, round(face.pixelSize() * _SMALL)))
        letters = QFontMetrics(face)
        high = 2 * letters.lineSpacing()
        room = QRect(2, self.height() - high, self.width() - 4, high)
        told = self._whereabouts
        while told:
            needed = letters.boundingRect(room, _FLAGS, whole_parts(told))
            if needed.height() <= high and needed.width() <= room.width():
                break
            told = told.rpartition(" · ")[0]
        painter.setFont(face)
        painter.setPen(theme.current().ink)
        painter.drawText(room, _FLAGS, whole_parts(told))
        return room.top()

    def _paint(self, painter: QPainter, box: QRectF, card: CardContent, *, two: bool) -> None:
        """On one line, or the money below the name."""
        colours, status = theme.current(), card.status
        piece = colours.piece(status.pieces[0])
        ground, ink = (piece.fill, piece.mark) if status.acts else (colours.card, colours.ink)
        painter.setPen(QPen(ink if status.acts else colours.line, theme.LINE))
        painter.setBrush(ground)
        half = theme.LINE / 2
        painter.drawRoundedRect(box.adjusted(half, half, -half, -half), icons.RADIUS, icons.RADIUS)
        line = QFontMetrics(painter.font()).lineSpacing()
        inner = box.adjusted(line * 0.25, 0, -line * 0.25, 0)
        top = QRectF(inner.left(), inner.center().y() - line, inner.width(), line)
        row = (
            top if two else QRectF(inner.left(), inner.center().y() - line / 2, inner.width(), line)
        )
        money = row.translated(0, line) if two else row
        if all(not purse.known for purse in status.purses):
            face = line if has_portrait(card.character) else 0.0
            beside = money.adjusted(face if two else money.width() / 2, 0, 0, 0)
            left = paint_owned(painter, beside, status, ink)
        else:
            left = self._paint_money(painter, money, card, ink)
        side = line * 0.8
        x = row.left()
        for name in status.pieces:
            paint_piece(painter, QRectF(x, row.center().y() - side / 2, side, side), name)
            x += side + line * 0.15
        start = row.left() if two else x
        if has_portrait(card.character):
            spot = QRectF(start, money.top() + line * 0.03, line * 0.94, line * 0.94)
            paint_face(painter, spot, Face(card.name, is_bot=True, character=card.character))
            start += line
        if _can_hold(status):
            self._paint_held(painter, QRectF(start, money.top(), line, line), status, ink)
            start += _held_width(painter.font(), status)
        if not two:
            x = start
        end = row.right() if two else left
        self._write(painter, QRectF(x, row.top(), end - x, line), card.name, ink, _LEFT)
        x += QFontMetrics(painter.font()).horizontalAdvance(card.name) + line * 0.25
        self._paint_tag(painter, QRectF(x, row.top(), end - x, line), status, ink)

    def _paint_tag(
        self, painter: QPainter, room: QRectF, status: PlayerStatus, ink: QColor
    ) -> None:
        """What they have at stake, or that they are out of it, at the end of the line of the name.

        Where it has no room even in small letters, it stands there in two lines.
        """
        face = QFont(painter.font())
        strong = ink if status.acts or status.out else theme.current().brass
        for part in _TAG:
            face.setPixelSize(max(1, round(part * painter.font().pixelSize())))
            if QFontMetrics(face).horizontalAdvance(status.at_stake) <= room.width():
                painter.save()
                painter.setFont(face)
                self._write(painter, room, status.at_stake, strong, _RIGHT)
                painter.restore()
                return
        face.setPixelSize(max(1, round(_TAG_IN_TWO * painter.font().pixelSize())))
        lines = status.at_stake.split(" ", 1)  # a sum of money is not broken
        if max(map(QFontMetrics(face).horizontalAdvance, lines)) <= room.width():
            painter.save()
            painter.setFont(face)
            painter.setPen(strong)
            painter.drawText(room, int(_RIGHT), "\n".join(lines))
            painter.restore()

    def _paint_held(
        self, painter: QPainter, place: QRectF, status: PlayerStatus, ink: QColor
    ) -> None:
        """What is owned, in two lines of small letters; it has the same room while there is less of it."""
        painter.save()
        painter.setFont(_small(painter.font()))
        each, high = _cell_width(painter.font()), place.height() / 2
        side = 0.78 * high
        for number, held in enumerate(status.holdings[: 2 * _COLUMNS]):
            row, column = divmod(number, _COLUMNS)
            left, top = place.left() + column * each, place.top() + row * high
            spot = QRectF(left, top + (high - side) / 2, side, side)
            paint_piece(painter, spot, held.piece)
            box = QRectF(spot.right() + 0.1 * high, top, each - side, high)
            self._write(painter, box, held.text, ink, _LEFT)
        painter.restore()

    def _paint_money(self, painter: QPainter, row: QRectF, card: CardContent, ink: QColor) -> float:
        """All purses at the right end; gives where they begin."""
        right = row.right()
        several = len(card.status.purses) > 1
        for purse in reversed(card.status.purses):
            wide = QFontMetrics(painter.font()).horizontalAdvance(purse.text) + 2
            box = QRectF(max(row.left(), right - wide), row.top(), wide, row.height())
            self._write(painter, box, purse.text, ink, _RIGHT)
            right = box.left() - row.height() * 0.2
            if several and purse.piece:
                side = row.height() * 0.6
                spot = QRectF(right - side, row.center().y() - side / 2, side, side)
                paint_piece(painter, spot, purse.piece)
                right = spot.left() - row.height() * 0.3
        return right

    def _write(
        self, painter: QPainter, box: QRectF, text: str, ink: QColor, where: Qt.AlignmentFlag
    ) -> None:
        metrics = QFontMetrics(painter.font())
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, round(box.width()) + 1)
        painter.setPen(ink)
        painter.drawText(box, int(where), shown)
