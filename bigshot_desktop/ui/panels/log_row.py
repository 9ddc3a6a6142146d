"""A row of the log: its sign, its sentence, the number of its rule, and the way to the reasons of a bot."""

from __future__ import annotations

from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QHelpEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolTip,
)

from bigshot_desktop.ui import icons, theme
from bigshot_desktop.ui.models.log import Role
from bigshot_desktop.ui.panels.buttons import smaller
from bigshot_desktop.ui.panels.pieces import paint_piece
from bigshot_desktop.ui.panels.rule_link import is_told

_WRAP: Final = (
    int(Qt.AlignmentFlag.AlignLeft) | int(Qt.AlignmentFlag.AlignTop) | int(Qt.TextFlag.TextWordWrap)
)
_RULE: Final = 0.78
"""The number of a rule, in sizes of the text."""

Index = QModelIndex | QPersistentModelIndex


class Spot(Enum):
    """What of a row can be clicked."""

    RULE = auto()
    """The number of its rule."""
    WHY = auto()
    """The way to the reasons of a bot."""


class LogDelegate(QStyledItemDelegate):
    """Draws a row: the sign, the sentence on as many lines as it needs, the rule, and the way to the reasons."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view
        self.pointed: tuple[int, Spot] | None = None
        """The row under the pointer, if a click there does something."""
        self._heights: dict[int, int] = {}
        """By row, at the width and in the font of now: Qt asks for all of them after every step."""

    def forget(self, first: int = 0) -> None:
        """From a row on the heights are others: the width, the font or the rows are."""
        self._heights = {row: high for row, high in self._heights.items() if row < first}

    # --- measures --------------------------------------------------------------------------------

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        width, row = self._view.viewport().width(), index.row()
        known = self._heights.get(row)
        if known is None:
            self._heights[row] = known = self._height(width, index)
        return QSize(width, known)

    def _height(self, width: int, index: Index) -> int:
        heading = bool(index.data(Role.ROUND))
        metrics = QFontMetrics(self._face(heading))
        place = self._words(QRect(0, 0, width, 1 << 14), index)
        high = metrics.boundingRect(place, _WRAP, str(index.data(Role.TEXT))).height()
        return high + 2 * self._pad() + (self._pad() if heading else 0)

    def _face(self, heading: bool) -> QFont:
        face = QFont(self._view.font())
        if heading:
            face.setWeight(QFont.Weight.DemiBold)
        return face

    def _unit(self) -> int:
        return self._view.fontMetrics().height()

    def _pad(self) -> int:
        return round(self._unit() * 0.18)

    def _side(self) -> int:
        return round(self._unit() * 0.9)

    def _gap(self) -> int:
        return round(self._unit() * 0.35)

    def _words(self, row: QRect, index: Index) -> QRect:
        """Where the sentence goes: between the sign and the rule, or the way to the reasons where there are any."""
        left = 2 * self._gap() + self._side()
        end = self.why_place(row) if index.data(Role.EXPLAINABLE) else self._column(row)
        right = row.right() + 1 - end.left() + self._gap()
        return row.adjusted(left, self._pad(), -right, -self._pad())

    def _column(self, row: QRect) -> QRect:
        """Where the numbers of rules stand below each other."""
        wide = QFontMetrics(self._small()).horizontalAdvance("MM-00")
        left = row.right() + 1 - self._gap() - wide
        return QRect(left, row.top() + self._pad(), wide, self._unit())

    def _small(self) -> QFont:
        return smaller(self._view.font(), _RULE)

    def why_place(self, row: QRect) -> QRect:
        """Where the way to the reasons is: before the rule's number, and nowhere near the sentence."""
        side = self._unit()
        column = self._column(row)
        return QRect(column.left() - self._gap() // 2 - side, column.top(), side, side)

    def rule_place(self, row: QRect, rule: str) -> QRect:
        """Where the number of a rule stands."""
        column = self._column(row)
        wide = QFontMetrics(self._small()).horizontalAdvance(rule)
        return column.adjusted(column.width() - wide, 0, 0, 0)

    def spot(self, row: QRect, place: QPoint, index: Index) -> Spot | None:
        """What can be clicked at a place in a row."""
        rule, near = str(index.data(Role.RULE)), self._gap() // 2
        if self.rule_place(row, rule).adjusted(-near, 0, self._gap(), 0).contains(place):
            return Spot.RULE if is_told(rule) else None
        if self.why_place(row).contains(place) and index.data(Role.EXPLAINABLE):
            return Spot.WHY
        return None

    # --- how it looks ----------------------------------------------------------------------------

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        colours = theme.current()
        row: QRect = option.rect
        heading = bool(index.data(Role.ROUND))
        states = QStyle.StateFlag
        chosen = bool(option.state & states.State_Selected)
        near = chosen or bool(option.state & states.State_MouseOver)
        painter.save()
        if heading:
            painter.fillRect(row, colours.sunken)
            row = row.adjusted(0, self._pad() // 2, 0, 0)
        if chosen:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(colours.accent, theme.LINE))
            painter.drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), 4, 4)
        self._paint_sign(painter, row, str(index.data(Role.PIECE)))
        painter.setFont(self._face(heading))
        painter.setPen(colours.brass if heading else colours.ink)
        painter.drawText(self._words(row, index), _WRAP, str(index.data(Role.TEXT)))
        if near and index.data(Role.EXPLAINABLE):
            icons.icon("why", "accent").paint(painter, self.why_place(row))
        self._paint_rule(painter, row, index, near=near)
        painter.restore()

    def _paint_sign(self, painter: QPainter, row: QRect, piece: str) -> None:
        if piece:
            left = row.left() + self._gap()
            top = row.top() + self._pad() + (self._unit() - self._side()) / 2
            paint_piece(painter, QRectF(left, top, self._side(), self._side()), piece)

    def _paint_rule(self, painter: QPainter, row: QRect, index: Index, *, near: bool) -> None:
        """A link, as soon as the pointer or the player is at the row."""
        rule, face, colours = str(index.data(Role.RULE)), self._small(), theme.current()
        face.setUnderline(self.pointed == (index.row(), Spot.RULE))
        painter.setFont(face)
        painter.setPen(colours.accent if near and is_told(rule) else colours.ink_soft)
        flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(self._column(row), int(flags), rule)

    def helpEvent(
        self,
        event: QHelpEvent,
        view: QAbstractItemView,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> bool:
        """Says what a click would do."""
        spot = self.spot(option.rect, event.pos(), index) if index.isValid() else None
        if spot is None:
            return super().helpEvent(event, view, option, index)
        tip = self._tip(spot, str(index.data(Role.RULE)))
        QToolTip.showText(event.globalPos(), tip, view.viewport(), option.rect)
        return True

    def _tip(self, spot: Spot, rule: str) -> str:
        """What a click there does, and the key that does the same."""
        if spot is Spot.RULE:
            return self.tr("Rule {rule} in the rulebook (key: R)").format(rule=rule)
        return self.tr("Why did the bot do this? (key: W)")
