"""A row of the log: its sign, its sentence, the number of its rule, and the way to the reasons of a bot."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from typing import Final, NamedTuple

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QFont, QFontMetrics, QHelpEvent, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolTip,
)

from bigshot_desktop.ui.look import fonts, icons, theme
from bigshot_desktop.ui.look.plain_text import plain_tip
from bigshot_desktop.ui.match.log_folds import Fold
from bigshot_desktop.ui.models.log import LogEntry, entry_at
from bigshot_desktop.ui.widgets.pieces import paint_piece
from bigshot_desktop.ui.widgets.rule_link import is_in_rulebook

_WRAP: Final = (
    int(Qt.AlignmentFlag.AlignLeft) | int(Qt.AlignmentFlag.AlignTop) | int(Qt.TextFlag.TextWordWrap)
)
_RULE: Final = 0.78
"""The number of a rule, in sizes of the text."""

_AHEAD: Final = 0.45
"""How much is seen of a line that tells what comes later."""

Index = QModelIndex | QPersistentModelIndex


class Spot(Enum):
    """What of a row can be clicked."""

    RULE = auto()
    """The number of its rule."""
    WHY = auto()
    """The way to the reasons of a bot."""
    FOLD = auto()
    """What opens and closes the lines that belong to it."""


class Measures:
    """What is measured in the letters of the log, once for all rows."""

    def __init__(self, font: QFont) -> None:
        self.font = QFont(font)
        self.heading = QFont(font)
        self.heading.setWeight(QFont.Weight.DemiBold)
        self.small = fonts.smaller(font, _RULE)
        self.text_metrics, self.heading_metrics = QFontMetrics(font), QFontMetrics(self.heading)
        self.unit = self.text_metrics.height()
        self.pad = round(self.unit * 0.18)
        self.side = round(self.unit * 0.9)
        self.gap = round(self.unit * 0.35)
        self.edge = round(self.unit * 0.78)
        """What stands before the sign: the arrow that opens and closes lines."""
        self.rule = QFontMetrics(self.small).horizontalAdvance("MM-00")
        """How wide the number of a rule can be."""


class FoldHead(NamedTuple):
    """What a row stands for in which other lines are folded up."""

    fold: Fold
    text: str
    """What is said of all of it while it is closed; nothing: its last line does."""
    piece: str
    """The colour of the one player whose deeds these all are, if it is one."""


class LogDelegate(QStyledItemDelegate):
    """Draws a row: the sign, the sentence on as many lines as it needs, the rule, and the way to the reasons."""

    def __init__(
        self,
        view: QAbstractItemView,
        head_of: Callable[[int], FoldHead | None] = lambda row: None,
    ) -> None:
        """``head_of``: for what other lines a row stands, if for any."""
        super().__init__(view)
        self._view, self._head_of = view, head_of
        self.position: int | None = None
        """The step that is shown, where a match is looked at step by step: what comes after it is faint."""
        self.pointed: tuple[int, Spot] | None = None
        """The row under the pointer, if a click there does something."""
        self._measured = Measures(view.font())

    # --- measures --------------------------------------------------------------------------------

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(self._view.viewport().width(), self.height(index))

    def height(self, index: Index) -> int:
        """How high a row must be, at the width and in the font of now."""
        entry, measures, width = entry_at(index), self._measures, self._view.viewport().width()
        heading = entry.begins_round
        metrics = measures.heading_metrics if heading else measures.text_metrics
        place = self._words(QRect(0, 0, width, 1 << 14), entry)
        high = metrics.boundingRect(place, _WRAP, self.text(index)).height()
        return high + (3 if heading else 2) * measures.pad

    def text(self, index: Index) -> str:
        """What a row says: its own sentence, or of all that is folded into it."""
        head = self._head_of(index.row())
        return (head.text if head else "") or entry_at(index).text

    def fold_place(self, row: QRect) -> QRect:
        """Where the lines that belong to a row are opened: its sign, and the edge before it."""
        measures = self._measures
        wide = measures.edge + measures.side + measures.gap
        return QRect(row.left(), row.top(), wide, row.height())

    @property
    def _measures(self) -> Measures:
        font = self._view.font()
        if font != self._measured.font:
            self._measured = Measures(font)
        return self._measured

    def _words(self, row: QRect, entry: LogEntry) -> QRect:
        """Where the sentence goes: between the sign and the rule, or the way to the reasons where there are any."""
        measures = self._measures
        left = measures.edge + measures.side + measures.gap
        end = self.why_place(row) if entry.answers_why else self._column(row)
        right = row.right() + 1 - end.left() + measures.gap
        return row.adjusted(left, measures.pad, -right, -measures.pad)

    def _column(self, row: QRect) -> QRect:
        """Where the numbers of rules stand below each other."""
        measures = self._measures
        left = row.right() + 1 - measures.gap - measures.rule
        return QRect(left, row.top() + measures.pad, measures.rule, measures.unit)

    def why_place(self, row: QRect) -> QRect:
        """Where the way to the reasons is: before the rule's number, and nowhere near the sentence."""
        measures, column = self._measures, self._column(row)
        left = column.left() - measures.gap // 2 - measures.unit
        return QRect(left, column.top(), measures.unit, measures.unit)

    def rule_place(self, row: QRect, rule: str) -> QRect:
        """Where the number of a rule stands."""
        column = self._column(row)
        wide = QFontMetrics(self._measures.small).horizontalAdvance(rule)
        return column.adjusted(column.width() - wide, 0, 0, 0)

    def spot(self, row: QRect, place: QPoint, index: Index) -> Spot | None:
        """What can be clicked at a place in a row."""
        entry, gap = entry_at(index), self._measures.gap
        if self.rule_place(row, entry.rule).adjusted(-(gap // 2), 0, gap, 0).contains(place):
            return Spot.RULE if is_in_rulebook(entry.rule) else None
        if self.why_place(row).contains(place) and entry.answers_why:
            return Spot.WHY
        if self.fold_place(row).contains(place) and self._head_of(index.row()):
            return Spot.FOLD
        return None

    # --- how it looks ----------------------------------------------------------------------------

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        colours, measures = theme.current(), self._measures
        row: QRect = option.rect
        entry = entry_at(index)
        heading = entry.begins_round
        states = QStyle.StateFlag
        chosen = bool(option.state & states.State_Selected)
        near = chosen or bool(option.state & states.State_MouseOver)
        painter.save()
        if self.position is not None:
            if entry.step > self.position:
                painter.setOpacity(_AHEAD)
            elif entry.step == self.position:
                painter.fillRect(
                    QRect(row.left(), row.top(), measures.gap // 2, row.height()), colours.accent
                )
        if heading:
            painter.fillRect(row, colours.sunken)
            row = row.adjusted(0, measures.pad // 2, 0, 0)
        if chosen:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(colours.accent, theme.LINE))
            painter.drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), 4, 4)
        head = self._head_of(index.row())
        # A line that tells of several pieces has the sign of none of them, but of whose deed it is.
        self._paint_sign(painter, row, head.piece if head and head.text else entry.piece)
        painter.setFont(measures.heading if heading else measures.font)
        painter.setPen(colours.brass if heading else colours.ink)
        painter.drawText(self._words(row, entry), _WRAP, self.text(index))
        self._paint_fold(painter, row, index, near=near)
        if near and entry.answers_why:
            icons.icon("why", "accent").paint(painter, self.why_place(row))
        self._paint_rule(painter, row, index, near=near)
        painter.restore()

    def _paint_fold(self, painter: QPainter, row: QRect, index: Index, *, near: bool) -> None:
        """An arrow at the edge: to the right where lines are folded into this one, down where they are open above."""
        head = self._head_of(index.row())
        if head is None:
            return
        measures, colours = self._measures, theme.current()
        reach = measures.edge * 0.34
        middle = QPointF(
            row.left() + measures.edge * 0.42, row.top() + measures.pad + measures.unit / 2
        )
        way = QPointF(0, -reach) if head.fold.is_open else QPointF(reach, 0)
        side = QPointF(way.y(), -way.x()) * 1.2
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.accent if near else colours.ink_soft)
        painter.drawPolygon(QPolygonF([middle + way, middle - way + side, middle - way - side]))

    def _paint_sign(self, painter: QPainter, row: QRect, piece: str) -> None:
        if piece:
            measures = self._measures
            top = row.top() + measures.pad + (measures.unit - measures.side) / 2
            place = QRectF(row.left() + measures.edge, top, measures.side, measures.side)
            paint_piece(painter, place, piece)

    def _paint_rule(self, painter: QPainter, row: QRect, index: Index, *, near: bool) -> None:
        """A book, for the rulebook; the number of the rule as soon as the pointer or the player is at the row."""
        rule, colours = entry_at(index).rule, theme.current()
        pointed = self.pointed == (index.row(), Spot.RULE)
        if not (near or pointed):
            if is_in_rulebook(rule):
                side, column = round(0.85 * self._measures.unit), self._column(row)
                top = column.center().y() - side // 2
                place = QRect(column.right() + 1 - side, top, side, side)
                icons.icon("book", "ink_soft").paint(painter, place)
            return
        face = QFont(self._measures.small)
        face.setUnderline(pointed)
        painter.setFont(face)
        painter.setPen(colours.accent if is_in_rulebook(rule) else colours.ink_soft)
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
        tip = plain_tip(self._tip(spot, index))
        QToolTip.showText(event.globalPos(), tip, view.viewport(), option.rect)
        return True

    def _tip(self, spot: Spot, index: Index) -> str:
        """What a click there does, and the key that does the same."""
        rule, head = entry_at(index).rule, self._head_of(index.row())
        if spot is Spot.FOLD and head is not None:
            if head.fold.is_open:
                return self.tr("Folds what belongs to it into this line (key: Left)")
            #: {number} is how many lines of the log are not shown
            told = self.tr("Lines that belong to it: {number}. Shows them (key: Right)")
            return told.format(number=len(head.fold.hidden))
        if spot is Spot.RULE:
            return self.tr("Rule {rule} in the rulebook (key: F1)").format(rule=rule)
        if entry_at(index).explainable:
            return self.tr("Why did the bot do this? (key: W)")
        return self.tr("What did this do to everybody’s chances? (key: W)")
