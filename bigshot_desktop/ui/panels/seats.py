"""The seats: a card for each player, kept up to date by the model of the players."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QObject, QSize
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from bigshot_desktop.ui.bridge import Bridge
from bigshot_desktop.ui.models.players import PlayersModel, Role
from bigshot_desktop.ui.panels.seat_card import Portrait, SeatCard

_GAP: Final = 6
_ROOMY: Final = 46
"""A window of so many lines has room for taller cards."""


class SeatCards(QWidget):
    """All cards, one above the other."""

    def __init__(
        self, players: PlayersModel, bridge: Bridge, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setProperty("kind", "plain")
        self._players, self._bridge = players, bridge
        self.cards = [SeatCard(bridge) for _ in range(players.rowCount())]
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_GAP)
        for card in self.cards:
            column.addWidget(card)
        column.addStretch(1)
        players.dataChanged.connect(self._changed)
        self.retranslate()

    def sizeHint(self) -> QSize:
        """Taller cards in a tall window."""
        tall = self.window().height() >= _ROOMY * self.fontMetrics().height()
        return QSize(super().sizeHint().width(), self._high(roomy=tall))

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), self._high(roomy=False))

    def _high(self, *, roomy: bool) -> int:
        gaps = _GAP * (len(self.cards) - 1)
        return gaps + sum(card.high(roomy=roomy) for card in self.cards)

    def retranslate(self) -> None:
        """Says everything in the language of now."""
        for row in range(len(self.cards)):
            self._show(row)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.FontChange:
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.window().installEventFilter(self)
        self._ask_for_room()
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self.window():
            self._ask_for_room()
        return super().eventFilter(watched, event)

    def _ask_for_room(self) -> None:
        """In another window the cards wish for another height, and tell so through the area they scroll in."""
        part = self.parentWidget()
        while part is not None and not part.isWindow():
            part.updateGeometry()
            part = part.parentWidget()

    def _fit(self) -> None:
        """All cards are equally tall: as tall as there is room for."""
        roomy = self.height() >= self._high(roomy=True)
        for card in self.cards:
            card.setFixedHeight(card.high(roomy=roomy))

    def _changed(self, first: QModelIndex, last: QModelIndex) -> None:
        for row in range(first.row(), last.row() + 1):
            self._show(row)

    def _show(self, row: int) -> None:
        index = self._players.index(row, 0)
        level: str = index.data(Role.LEVEL)
        name = self._bridge.voice.level(level).name if level else self.tr("Person")
        self.cards[row].show_portrait(
            Portrait(
                name=index.data(Role.NAME),
                is_bot=index.data(Role.KIND) == "bot",
                level=name,
                line=index.data(Role.LINE),
                deed=index.data(Role.DEED),
            )
        )
