"""A chart of how figures went over a match: lines told apart by signs, and figures where one points."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import (
    QEvent,
    QPointF,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from bigshot_desktop.ui.look import theme
from bigshot_desktop.ui.look.retranslated import Retranslated
from bigshot_desktop.ui.widgets.chart_drawing import Lines, Series, Sheet
from bigshot_desktop.ui.widgets.chart_files import SHARPNESS, save_drawing

__all__ = ["NOWHERE", "SHARPNESS", "LineChart", "Lines", "Series"]

NOWHERE: Final = -1
"""Where the crosshair is while nobody points."""


class LineChart(Retranslated, QWidget):
    """The chart. Point at it, or press ← and → in it, and it tells the figures."""

    picked = Signal(int)
    """The values that were clicked, or where the crosshair was when Enter was pressed; from 0."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lines = Lines()
        self.column = NOWHERE
        """The values that the crosshair stands at, from 0."""
        self.picks_with_arrows = False
        """Whether the arrow keys pick the values that they lead to, as a click does."""
        self._resting = NOWHERE
        """The values at which it stands while nobody points."""
        self._laid_out: tuple[Sheet, QSize, QFont] | None = None
        """Where everything is, in which size and with which letters."""
        self._drawn: tuple[QPixmap, Sheet, theme.Theme, float] | None = None
        """A picture of it, and what it is a picture of."""
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.retranslate()
        theme.theme_switch().changed.connect(self.update)

    def show_lines(self, lines: Lines) -> None:
        """Shows other lines."""
        self.lines = lines
        self._laid_out = None
        self.column = min(self.column, lines.columns - 1)
        self._resting = min(self._resting, lines.columns - 1)
        self.retranslate()

    # --- where things are ------------------------------------------------------------------------

    def place(self, series: int, column: int) -> QPointF:
        """Where a value is drawn."""
        return self._sheet().place(column, self.lines.series[series].values[column])

    def plot(self) -> QRectF:
        """Where the lines are."""
        return self._sheet().plot

    def ticks(self) -> tuple[int, ...]:
        """The figures beside the plot, from the lowest."""
        return self._sheet().ticks

    def sizeHint(self) -> QSize:
        letters = self.fontMetrics()
        return QSize(letters.averageCharWidth() * 70, letters.height() * 19)

    def minimumSizeHint(self) -> QSize:
        letters = self.fontMetrics()
        return QSize(letters.averageCharWidth() * 32, letters.height() * 11)

    def _sheet(self) -> Sheet:
        size, font = self.size(), self.font()
        if self._laid_out is None or self._laid_out[1:] != (size, font):
            self._laid_out = Sheet(self.lines, QRectF(self.rect()), font), size, font
        return self._laid_out[0]

    # --- pointing --------------------------------------------------------------------------------

    def point_at(self, column: int) -> None:
        """Moves the crosshair; ``NOWHERE`` takes it away."""
        if column != self.column:
            self.column = column
            self.setAccessibleDescription(self._told())
            self.update()

    def rest_at(self, column: int) -> None:
        """The crosshair stands there whenever nobody points elsewhere."""
        self._resting = min(column, self.lines.columns - 1)
        self.point_at(self._resting)

    def _column_under(self, event: QMouseEvent) -> int:
        sheet = self._sheet()
        inside = sheet.plot.adjusted(-8, -8, 8, 8).contains(event.position())
        return sheet.column_at(event.position().x()) if inside else NOWHERE

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        column = self._column_under(event)
        self.point_at(self._resting if column == NOWHERE else column)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        column = self._column_under(event)
        if column != NOWHERE and event.button() == Qt.MouseButton.LeftButton:
            self.picked.emit(column)

    def leaveEvent(self, event: QEvent) -> None:
        self.point_at(self._resting)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last = self.lines.columns - 1
        match Qt.Key(event.key()):
            case Qt.Key.Key_Right if last >= 0:
                self._go_along(min(self.column + 1, last))
            case Qt.Key.Key_Left if last >= 0:
                self._go_along(last if self.column == NOWHERE else max(self.column - 1, 0))
            case Qt.Key.Key_Home if last >= 0:
                self.point_at(0)
            case Qt.Key.Key_End if last >= 0:
                self.point_at(last)
            case Qt.Key.Key_Escape if self.column not in (NOWHERE, self._resting):
                self.point_at(self._resting)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if self.column != NOWHERE:
                self.picked.emit(self.column)
            case _:
                super().keyPressEvent(event)

    def _go_along(self, column: int) -> None:
        moves = column != self.column
        self.point_at(column)
        if moves and self.picks_with_arrows:
            self.picked.emit(column)

    def _told(self) -> str:
        """The figures at the crosshair, for those who hear them."""
        if self.column == NOWHERE:
            return self.tr("Press the left and right arrow keys to hear the figures.")
        figures = (f"{one.name} {text}" for one, text in self.lines.figures(self.column))
        return "; ".join((self.lines.heading(self.column), *figures))

    # --- drawing ---------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture())
        if self.column != NOWHERE:
            self._sheet().draw_crosshair(painter, self.column)
        if self.hasFocus():
            painter.setPen(QPen(theme.current().accent, theme.LINE))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        painter.end()

    def _picture(self) -> QPixmap:
        """The chart without the crosshair, drawn once for all places that one points at."""
        sheet, sharpness = self._sheet(), self.devicePixelRatioF()
        key = sheet, theme.current(), sharpness
        if self._drawn is None or self._drawn[1:] != key:
            picture = QPixmap((QSizeF(self.size()) * sharpness).toSize())
            picture.setDevicePixelRatio(sharpness)
            picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(picture)
            sheet.draw(painter)
            painter.end()
            self._drawn = picture, *key
        return self._drawn[0]

    def save(self, path: Path) -> None:
        """Writes the chart into a file: lines if its name ends in .svg, else a picture. Raises ``Problem``."""
        save_drawing(path, self.size(), self.accessibleName(), self._sheet().draw)

    # --- language --------------------------------------------------------------------------------

    def retranslate(self) -> None:
        self.setAccessibleName(self.lines.title or self.tr("Chart"))
        self.setAccessibleDescription(self._told())
        self.update()
