"""The log as it is read: signs, sentences and the numbers of their rules, with the reasons of bots one key away."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QFont,
    QFontMetrics,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from bigshot_desktop.ui import icons, theme
from bigshot_desktop.ui.models.log import Role
from bigshot_desktop.ui.panels.buttons import ENTERS, smaller
from bigshot_desktop.ui.panels.pieces import paint_piece

_WRAP: Final = (
    int(Qt.AlignmentFlag.AlignLeft) | int(Qt.AlignmentFlag.AlignTop) | int(Qt.TextFlag.TextWordWrap)
)
_RULE: Final = 0.78
"""The number of a rule, in sizes of the text."""

Index = QModelIndex | QPersistentModelIndex


class LogDelegate(QStyledItemDelegate):
    """Draws a row: the sign, the sentence on as many lines as it needs, the rule, and the way to the reasons."""

    def __init__(self, view: LogView) -> None:
        super().__init__(view)
        self._view = view
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
            text, heading = str(index.data(Role.TEXT)), bool(index.data(Role.ROUND))
            self._heights[row] = known = self._height(width, text, heading)
        return QSize(width, known)

    def _height(self, width: int, text: str, heading: bool) -> int:
        metrics = QFontMetrics(self._face(heading))
        place = self._words(QRect(0, 0, width, 1 << 14))
        high = metrics.boundingRect(place, _WRAP, text).height()
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

    def _words(self, row: QRect) -> QRect:
        """Where the sentence goes, between the sign and the rule."""
        gap = round(self._unit() * 0.35)
        rule = QFontMetrics(smaller(self._view.font(), _RULE)).horizontalAdvance("MM-00")
        return row.adjusted(2 * gap + self._side(), self._pad(), -rule - 2 * gap, -self._pad())

    def why_place(self, row: QRect) -> QRect:
        """Where the way to the reasons is, below the rule's number or in its place."""
        side = round(self._unit() * 1.1)
        gap = round(self._unit() * 0.35)
        return QRect(row.right() - gap - side, row.top() + self._pad(), side, side)

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
        painter.drawText(self._words(row), _WRAP, str(index.data(Role.TEXT)))
        if near and index.data(Role.EXPLAINABLE):
            icons.icon("why", "accent").paint(painter, self.why_place(row))
        else:
            self._paint_rule(painter, row, str(index.data(Role.RULE)))
        painter.restore()

    def _paint_sign(self, painter: QPainter, row: QRect, piece: str) -> None:
        if piece:
            gap = round(self._unit() * 0.35)
            top = row.top() + self._pad() + (self._unit() - self._side()) / 2
            paint_piece(painter, QRectF(row.left() + gap, top, self._side(), self._side()), piece)

    def _paint_rule(self, painter: QPainter, row: QRect, rule: str) -> None:
        gap = round(self._unit() * 0.35)
        place = QRect(row.left(), row.top() + self._pad(), row.width() - gap, self._unit())
        painter.setFont(smaller(self._view.font(), _RULE))
        painter.setPen(theme.current().ink_soft)
        flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(place, int(flags), rule)


class LogView(QListView):
    """The log. It follows what happens, unless the player has scrolled up to read."""

    why_wanted = Signal(int)
    """The number of a bot's step that is to be explained."""

    def __init__(self, model: QAbstractItemModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._delegate = LogDelegate(self)
        self._follows = True
        self.setItemDelegate(self._delegate)
        self.setUniformItemSizes(False)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setMouseTracking(True)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_Hover)
        scroll = self.verticalScrollBar()
        scroll.valueChanged.connect(self._scrolled)
        scroll.rangeChanged.connect(self._grown)
        self.doubleClicked.connect(self._ask)
        theme.look().changed.connect(self.viewport().update)
        model.rowsInserted.connect(self._renumbered)
        model.rowsRemoved.connect(self._renumbered)
        self.setModel(model)
        model.dataChanged.connect(self._measure_anew)
        self.retranslate()

    def explainable(self) -> int:
        """The step to be explained: that of the current line, else the last that a bot took; 0 if there is none."""
        current = self.currentIndex()
        if current.isValid() and current.data(Role.EXPLAINABLE):
            return int(current.data(Role.STEP))
        for row in reversed(range(self.model().rowCount())):
            index = self.model().index(row, 0)
            if index.data(Role.EXPLAINABLE):
                return int(index.data(Role.STEP))
        return 0

    def retranslate(self) -> None:
        """Says everything in the language of now."""
        self.setAccessibleName(self.tr("Log"))
        self._measure_anew()

    # --- following -------------------------------------------------------------------------------

    def _scrolled(self, value: int) -> None:
        self._follows = value == self.verticalScrollBar().maximum()

    def _grown(self, _: int, most: int) -> None:
        if self._follows:
            self.verticalScrollBar().setValue(most)

    def resizeEvent(self, event: QResizeEvent) -> None:
        if event.size().width() != event.oldSize().width():
            self._delegate.forget()
        super().resizeEvent(event)

    def _renumbered(self, _: QModelIndex, first: int) -> None:
        self._delegate.forget(first)

    def _measure_anew(self) -> None:
        self._delegate.forget()
        self.scheduleDelayedItemsLayout()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._measure_anew()

    # --- why -------------------------------------------------------------------------------------

    def _ask(self, index: QModelIndex) -> None:
        if index.isValid() and index.data(Role.EXPLAINABLE):
            self.why_wanted.emit(int(index.data(Role.STEP)))

    def _is_why(self, place: QPoint, index: QModelIndex) -> bool:
        """Whether the pointer is on the way to the reasons."""
        return (
            index.isValid()
            and bool(index.data(Role.EXPLAINABLE))
            and self._delegate.why_place(self.visualRect(index)).contains(place)
        )

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        place = event.position().toPoint()
        index = self.indexAt(place)
        if event.button() == Qt.MouseButton.LeftButton and self._is_why(place, index):
            self._ask(index)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        place = event.position().toPoint()
        if self._is_why(place, self.indexAt(place)):
            self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.viewport().unsetCursor()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (*ENTERS, Qt.Key.Key_W):
            self._ask(self.currentIndex())
        elif event.matches(QKeySequence.StandardKey.Copy):
            self._copy(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        index = self.indexAt(event.pos())
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            index = self.currentIndex()
        if index.isValid():
            self.menu_for(index).popup(event.globalPos())

    def menu_for(self, index: QModelIndex) -> QMenu:
        """What can be done with a line."""
        step, text = int(index.data(Role.STEP)), str(index.data(Role.TEXT))
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        asking = icons.icon("why")
        why = menu.addAction(asking, self.tr("Why?"), lambda: self.why_wanted.emit(step))
        why.setEnabled(bool(index.data(Role.EXPLAINABLE)))
        menu.addAction(self.tr("Copy"), lambda: QGuiApplication.clipboard().setText(text))
        return menu

    def _copy(self, index: QModelIndex) -> None:
        if index.isValid():
            QGuiApplication.clipboard().setText(str(index.data(Role.TEXT)))
