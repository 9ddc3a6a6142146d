"""The board that serves every game: its facts on plates, and its players in rows below."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from bigshot_desktop.engine.game import Event
from bigshot_desktop.games import ENTRIES
from bigshot_desktop.ui.boards.animation import Timeline
from bigshot_desktop.ui.boards.board_scene import BoardScene
from bigshot_desktop.ui.look import theme
from bigshot_desktop.ui.look.pace import Pace
from bigshot_desktop.ui.look.painting import (
    NO_PEN,
    faded,
    figure_font,
    fitted,
    paint_board,
    paint_medal,
    paint_plate,
    paint_rays,
    pen,
    title_font,
    write,
)
from bigshot_desktop.ui.look.theme import Theme
from bigshot_desktop.ui.models.plain_game import FactsModel, PlainPlayers, acting
from bigshot_desktop.ui.models.seat_colours import seat_piece
from bigshot_desktop.ui.play.bridge import Bridge

BOARD: Final = QRectF(0, 0, 1000, 640)
_MARGIN: Final = 44.0
_TITLE: Final = 96.0
"""The height of the title's place."""
_PLATE: Final = 132.0
_GAP: Final = 18.0
_ACROSS: Final = 3
"""So many plates stand side by side."""
_ROW: Final = 46.0
_COLUMN: Final = 170.0
"""The width of a figure in a player's row."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """All that is written on the board."""

    title: str
    facts: tuple[tuple[str, str], ...]
    """What it is, and what is so."""
    heads: tuple[str, ...]
    """Of the players' figures."""
    players: tuple[tuple[str, tuple[str, ...], bool], ...]
    """The name, the figures, and whether the table waits for them."""


class PlainScene(BoardScene):
    """Nothing moves on it, and nothing is taken there: a player chooses in the action bar."""

    def __init__(
        self, bridge: Bridge, facts: FactsModel, players: PlainPlayers, pace: Pace
    ) -> None:
        super().__init__(bridge, pace)
        self._facts, self._players = facts, players
        self._backdrop = _PlainBackdrop()
        self._event_animator = _NoAnimation()
        self._item = _SheetItem()
        self.setSceneRect(BOARD)
        self.addItem(self._item)
        self.show_table()

    @property
    def sheet(self) -> Sheet:
        """What is written on the board now."""
        return self._item.sheet

    def show_table(self) -> None:
        bridge, narrator, seen = self.bridge, self.bridge.narrator, self.bridge.observation
        waiting = acting(bridge)
        self._item.show_sheet(
            Sheet(
                ENTRIES[bridge.match.game.info.id].title,
                tuple(
                    (narrator.fact(name), narrator.fact_value(name, seen, getattr(seen, name)))
                    for name in self._facts.names
                ),
                tuple(map(narrator.fact, self._players.names)),
                tuple(
                    (
                        narrator.player(seat),
                        tuple(self._players.facts(seen, seat).values(narrator)),
                        seat in waiting,
                    )
                    for seat in range(len(bridge.match.seats))
                ),
            )
        )

    def set_die_armed(self, armed: bool) -> None:
        """There is no die to click."""

    def clickable(self, at: QPointF) -> bool:
        return False

    def about(self, at: QPointF) -> str:
        return ""

    def retranslate(self) -> None:
        self.show_table()


class _NoAnimation:
    """What happened is seen at once."""

    def animate(self, timeline: Timeline, happened: Iterable[Event]) -> None:
        """Adds nothing."""


class _PlainBackdrop:
    """The board, with a sunrise on it."""

    def paint(self, painter: QPainter, colours: Theme) -> None:
        paint_board(painter, BOARD, colours)
        paint_rays(painter, BOARD.adjusted(12, 12, -12, -12), colours)


class _SheetItem(QGraphicsItem):
    """The writing: title, plates, players."""

    def __init__(self) -> None:
        super().__init__()
        self.sheet = Sheet("", (), (), ())

    def show_sheet(self, sheet: Sheet) -> None:
        if sheet != self.sheet:
            self.sheet = sheet
            self.update()

    def boundingRect(self) -> QRectF:
        return BOARD

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        colours, sheet = theme.current(), self.sheet
        inner = BOARD.adjusted(_MARGIN, 0, -_MARGIN, 0)
        painter.setPen(colours.brass)
        fitted(sheet.title, QRectF(inner.left(), 16, inner.width(), _TITLE), 44).paint(
            painter, QRectF(inner.left(), 16, inner.width(), _TITLE)
        )
        top = self._paint_plates(painter, inner, 16 + _TITLE, colours)
        high = len(sheet.players) * _ROW + 2 * _GAP + (_ROW if sheet.heads else 0)
        panel = QRectF(inner.left(), top, inner.width(), high)
        room = BOARD.bottom() - _MARGIN / 2 - panel.top()
        painter.save()
        if panel.height() > room:  # many facts or players: all smaller, so that all are seen
            shrink = room / panel.height()
            painter.translate(panel.center().x() * (1 - shrink), panel.top() * (1 - shrink))
            painter.scale(shrink, shrink)
        self._paint_players(painter, panel, colours)
        painter.restore()

    def _paint_plates(self, painter: QPainter, inner: QRectF, top: float, colours: Theme) -> float:
        """The facts; gives where they end."""
        facts = self.sheet.facts
        rows = [facts[first : first + _ACROSS] for first in range(0, len(facts), _ACROSS)]
        for row in rows:
            width = (inner.width() - _GAP * (len(row) - 1)) / len(row)
            high = _PLATE if len(rows) == 1 else _PLATE * 0.7
            for place, (label, value) in enumerate(row):
                plate = QRectF(inner.left() + place * (width + _GAP), top, width, high)
                paint_plate(painter, plate, 8, colours.card, colours)
                write(
                    painter,
                    _cut(label, figure_font(18), plate.width() - 32),
                    QPointF(plate.center().x(), plate.top() + high * 0.22),
                    figure_font(18),
                    colours.ink_soft,
                )
                painter.setPen(colours.ink)
                place_of_value = plate.adjusted(16, high * 0.36, -16, -high * 0.08)
                fitted(value, place_of_value, 54 if len(rows) == 1 else 38).paint(
                    painter, place_of_value
                )
            top += high + _GAP
        return top

    def _paint_players(self, painter: QPainter, panel: QRectF, colours: Theme) -> None:
        """A row for each player, whoever is waited for marked with brass."""
        sheet = self.sheet
        paint_plate(painter, panel, 8, colours.card, colours)
        right = panel.right() - 28
        top = panel.top() + _GAP
        if sheet.heads:
            for place, head in enumerate(reversed(sheet.heads)):
                box = QRectF(right - (place + 1) * _COLUMN, top, _COLUMN, _ROW)
                _write_in(painter, box, head, figure_font(18), colours.ink_soft)
            top += _ROW
            painter.setPen(pen(colours.line))
            painter.drawLine(QPointF(panel.left() + 24, top), QPointF(panel.right() - 24, top))
        for seat, (name, figures, waited_for) in enumerate(sheet.players):
            row = QRectF(panel.left() + 14, top, panel.width() - 28, _ROW)
            if waited_for:
                painter.setPen(NO_PEN)
                painter.setBrush(faded(colours.brass_fill, 0.3))
                painter.drawRoundedRect(row.adjusted(0, 3, 0, -3), 8, 8)
            centre = QPointF(row.left() + 28, row.center().y())
            paint_medal(painter, colours.piece(seat_piece(seat)), centre, 14, colours)
            names = row.adjusted(56, 0, -len(figures) * _COLUMN - 14, 0)
            weight = QFont.Weight.Bold if waited_for else QFont.Weight.DemiBold
            _write_in(painter, names, name, figure_font(22, weight), colours.ink, left=True)
            for place, figure in enumerate(reversed(figures)):
                box = QRectF(right - (place + 1) * _COLUMN, top, _COLUMN, _ROW)
                _write_in(painter, box, figure, title_font(26), colours.ink)
            top += _ROW


def _cut(text: str, font: QFont, width: float) -> str:
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, width)


def _write_in(
    painter: QPainter, box: QRectF, text: str, font: QFont, colour: QColor, *, left: bool = False
) -> None:
    """A text at one end of a box, as much of it as there is room for."""
    side = Qt.AlignmentFlag.AlignLeft if left else Qt.AlignmentFlag.AlignRight
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(box, side | Qt.AlignmentFlag.AlignVCenter, _cut(text, font, box.width() - 8))
