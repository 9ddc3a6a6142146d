"""A table like a page of a ledger: as high as its lines, sums set off by a double rule."""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QLineF,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    QTimer,
)
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPen, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from bigshot_desktop.ui.look import theme

Index = QModelIndex | QPersistentModelIndex
_ROOMY, _CLOSE = 1.7, 1.4
"""How high a line is, in heights of a letter, and where there are many of them."""
_MANY_LINES = 13


class LedgerTable(QTableView):
    """The table. It never scrolls up or down by itself: the page that it is on does."""

    def __init__(
        self, model: QAbstractItemModel, emphasis: int = -1, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.natural_width = 0
        """How wide it must be to show every word."""
        self.setModel(model)
        self.setItemDelegate(LedgerLine(emphasis, self))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        across, down = self.horizontalHeader(), self.verticalHeader()
        across.setHighlightSections(False)
        across.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        down.setHighlightSections(False)
        down.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        down.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._fit_if_seen)
        for signal in (
            *(model.rowsInserted, model.rowsRemoved, model.modelReset),
            *(model.dataChanged, model.headerDataChanged),
        ):
            signal.connect(self._soon.start)
        self.fit()

    def fit(self) -> None:
        """Makes room for every line and every word, and spreads what is left over the columns."""
        close = self.model().rowCount() > _MANY_LINES
        height = round(self.fontMetrics().height() * (_CLOSE if close else _ROOMY))
        self.verticalHeader().setMinimumSectionSize(height)
        self.verticalHeader().setDefaultSectionSize(height)
        across = self.horizontalHeader()
        columns = range(self.model().columnCount())
        wanted = [max(self.sizeHintForColumn(one), across.sectionSizeHint(one)) for one in columns]
        self.natural_width = sum(wanted) + self.verticalHeader().sizeHint().width() + 4
        spare = max(self.viewport().width() - sum(wanted), 0)
        for one in columns:
            share = spare * (one + 1) // len(wanted) - spare * one // len(wanted)
            self.setColumnWidth(one, wanted[one] + share)
        self.setFixedHeight(self.sizeHint().height())

    def _fit_if_seen(self) -> None:
        """Nobody looks at a hidden table; it fits when it is shown."""
        if self.isVisible():
            self.fit()

    def showEvent(self, event: QShowEvent) -> None:
        self.fit()
        super().showEvent(event)

    def sizeHint(self) -> QSize:
        across, down = self.horizontalHeader(), self.verticalHeader()
        rows = self.model().rowCount() * down.defaultSectionSize()
        frame = 2 * self.frameWidth()
        bar = self.horizontalScrollBar()
        more = bar.sizeHint().height() if across.length() > self.viewport().width() else 0
        width = across.length() + (0 if down.isHidden() else down.sizeHint().width()) + frame
        return QSize(width, across.sizeHint().height() + rows + frame + more)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.fontMetrics().averageCharWidth() * 24, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.fit()


class LedgerLine(QStyledItemDelegate):
    """Writes a cell; sums are bold, and a double rule sets them off from what they are made of, above or below."""

    def __init__(self, emphasis: int = -1, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._emphasis = emphasis
        """The role that tells sums from the rest."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        if self._is_sum(index):
            font: QFont = option.font
            font.setWeight(QFont.Weight.Bold)
            option.font = font
        margin = option.fontMetrics.averageCharWidth()
        option.rect = option.rect.adjusted(margin, 0, -margin, 0)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        place = QRect(option.rect)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(place, option.palette.highlight())
        super().paint(painter, option, index)
        below = index.sibling(index.row() + 1, index.column())
        first = self._is_sum(index) and not any(map(self._is_sum, _above(index)))
        last = self._is_sum(index) and below.isValid() and not self._is_sum(below)
        if last or (first and index.row()):
            painter.save()
            painter.setPen(QPen(theme.current().brass, 1.0))
            for gap in (0.5, 3.5):
                y = place.bottom() + 1 - gap if last else place.top() + gap
                painter.drawLine(QLineF(place.left(), y, place.right() + 1, y))
            painter.restore()

    def _is_sum(self, index: Index) -> bool:
        return self._emphasis >= 0 and bool(index.data(self._emphasis))

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Measured here, for Qt's own way takes ten times as long, and ledgers can be long."""
        font = QFont(option.font)
        if self._is_sum(index):
            font.setWeight(QFont.Weight.Bold)
        letters = QFontMetrics(font)
        text = str(index.data() or "")
        return QSize(
            letters.horizontalAdvance(text) + letters.averageCharWidth() * 4, letters.height()
        )


def _above(index: Index) -> list[QModelIndex]:
    return [index.sibling(row, index.column()) for row in range(index.row())]
