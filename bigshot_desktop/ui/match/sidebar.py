"""Beside the board: the seats and the log, one above the other or, where there is no room for both, in turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QScrollArea, QTabWidget, QVBoxLayout, QWidget

from bigshot_desktop.engine.game import Event
from bigshot_desktop.ui.look.retranslated import Retranslated
from bigshot_desktop.ui.match.log_view import LogView
from bigshot_desktop.ui.match.seats import SeatCards
from bigshot_desktop.ui.models.log import LogModel
from bigshot_desktop.ui.models.players import PlayersModel

_WIDTH: Final = 25
"""Of the column, in widths of a capital M."""
_LEAST_LOG: Final = 6
"""Lines of the log that must be seen below the seats."""


_UNBOUNDED: Final = (1 << 24) - 1
"""What Qt takes for no limit."""


class Sidebar(Retranslated, QWidget):
    """Seats and log of a match."""

    why_wanted = Signal(int)

    def __init__(
        self,
        players: PlayersModel,
        log: LogModel,
        parent: QWidget | None = None,
        *,
        fold_line: Callable[[Sequence[Event]], str] = lambda events: "",
        pieces_of: Callable[[Sequence[int]], Sequence[str]] = lambda seats: (),
    ) -> None:
        super().__init__(parent)
        self._lettered = QTimer(self, singleShot=True, interval=0)
        self._lettered.timeout.connect(self._arrange)
        self.log = LogView(log, self, fold_line=fold_line, pieces_of=pieces_of)
        self.log.why_wanted.connect(self.why_wanted)
        self._seats = QScrollArea(self, widgetResizable=True)
        self._seats.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.cards = SeatCards(players, self._seats.viewport())
        self._seats.setWidget(self.cards)
        self._tabs = QTabWidget(self)  # never a window of its own, which would take the focus
        self._tabs.setDocumentMode(True)
        self._pages = [QVBoxLayout(), QVBoxLayout()]
        for inner in self._pages:
            inner.setContentsMargins(0, 0, 0, 0)
            page = QWidget()
            page.setLayout(inner)
            self._tabs.addTab(page, "")
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(8)
        self._in_turn: bool | None = None
        self._below: QWidget | None = None
        self.retranslate()
        self._arrange()

    def put_below(self, widget: QWidget) -> None:
        """What always stands below seats and log."""
        self._below = widget
        self._column.addWidget(widget)
        self._arrange()

    def sizeHint(self) -> QSize:
        width = self.fontMetrics().horizontalAdvance("M") * _WIDTH
        window = self.window().width()
        return QSize(min(width, round(window * 0.4)), 100)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.sizeHint().width(), 80)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
        self.updateGeometry()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._lettered.start()  # once the cards have their letters too

    def retranslate(self) -> None:
        self._tabs.setTabText(0, self.tr("Players"))
        self._tabs.setTabText(1, self.tr("Log"))
        for part in (self._tabs, self._tabs.tabBar()):
            part.setAccessibleName(self.tr("Players or log"))
        self._seats.setAccessibleName(self.tr("Players"))
        self.log.setAccessibleName(self.tr("Log"))

    def _arrange(self) -> None:
        """Both at once if the seats leave the log some lines, else tabs."""
        room = self.height() - _LEAST_LOG * self.fontMetrics().lineSpacing()
        if self._below:
            room -= self._below.sizeHint().height() + self._column.spacing()
        high = self.cards.high_within(room)
        in_turn = room < high
        if not in_turn:
            self._seats.setFixedHeight(high)
        if in_turn is self._in_turn:
            return
        self._in_turn = in_turn
        self._tabs.setVisible(in_turn)
        if in_turn:
            self._seats.setMinimumHeight(0)
            self._seats.setMaximumHeight(_UNBOUNDED)
            for page, part in zip(self._pages, (self._seats, self.log), strict=True):
                page.addWidget(part)
            self._column.insertWidget(0, self._tabs)
        else:
            self._column.removeWidget(self._tabs)
            self._column.insertWidget(0, self._seats)
            self._column.insertWidget(1, self.log, 1)
