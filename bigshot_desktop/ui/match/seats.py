"""The seats: a card for each player, kept up to date by the model of the players."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QObject, QSize, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from bigshot_desktop.engine.game import EVERYONE
from bigshot_desktop.ui.look.retranslated import Retranslated
from bigshot_desktop.ui.match.seat_card import AMPLE, COMPACT, DENSE, ROOMY, SLIM, SeatCard
from bigshot_desktop.ui.models.observation_table import ROW
from bigshot_desktop.ui.models.players import PlayersModel

_GAP: Final = 6
_WINDOWS: Final = {AMPLE: 54, ROOMY: 46, COMPACT: 36, DENSE: 26}
"""How many lines of text a window has that has room for four cards with so many lines."""
_FEW: Final = 4
"""So many players always have cards that tell what they did last."""


class SeatCards(Retranslated, QWidget):
    """All cards, one above the other."""

    picked = Signal(int)
    """The card of this seat was pressed: that player wants to speak."""

    def __init__(self, players: PlayersModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "plain")
        self._players = players
        self._acting: list[int] = []
        """Whose turn it was when that was last looked at."""
        self.cards = [SeatCard(self) for _ in range(players.rowCount())]
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_GAP)
        for seat, card in enumerate(self.cards):
            column.addWidget(card)
            card.button.clicked.connect(lambda _=False, seat=seat: self.picked.emit(seat))
        column.addStretch(1)
        players.dataChanged.connect(self._changed)
        self.retranslate()

    def set_pickable(self, seats: Iterable[int] = (), current: int = EVERYONE) -> None:
        """These players can be picked by their cards, and this one speaks now; by default nobody."""
        pickable = set(seats)
        for seat, card in enumerate(self.cards):
            card.set_pickable(seat in pickable, current=seat == current)

    def sizeHint(self) -> QSize:
        """Taller cards in a tall window."""
        crowd = max(1.0, len(self.cards) / _FEW)
        window = self.window().height() / (self.fontMetrics().height() * crowd)
        return QSize(
            super().sizeHint().width(),
            self._high(self._most(lambda lines: window >= _WINDOWS[lines])),
        )

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), self._high(self._least))

    def _most(self, fit: Callable[[int], bool]) -> int:
        """The most lines that fit; at least as many as a card must have."""
        least = self._least
        return next((lines for lines in _WINDOWS if lines > least and fit(lines)), least)

    @property
    def _least(self) -> int:
        """The fewest lines a card may have."""
        if self._players.slim:
            return SLIM
        return COMPACT if len(self.cards) <= _FEW else DENSE

    def high_within(self, room: int) -> int:
        """The height to give to all cards where there is so much room: what they wish for, or less if they can."""
        least, wish = self._high(self._least), self.sizeHint().height()
        if not self._players.slim:
            return wish
        return max(least, min(wish, self._high(self._most(lambda n: room >= self._high(n)))))

    def _high(self, lines: int) -> int:
        """All cards, each with so many lines."""
        gaps = _GAP * (len(self.cards) - 1)
        return gaps + sum(card.high(lines) for card in self.cards)

    def retranslate(self) -> None:
        for row in range(len(self.cards)):
            self._show(row)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
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
        lines = self._most(lambda lines: self.height() >= self._high(lines))
        for card in self.cards:
            card.setFixedHeight(card.high(lines))

    def _changed(self, first: QModelIndex, last: QModelIndex, roles: list[int]) -> None:
        """Follows the players. Columns may have signals of their own; those of the first one stand for the row."""
        if ROW in roles and first.column() == 0:
            for row in range(first.row(), last.row() + 1):
                self._show(row)
            self._reveal_acting()

    def _reveal_acting(self) -> None:
        """Where cards have to be scrolled to, whose turn it is comes into sight."""
        acting = [row for row in range(len(self.cards)) if self._players.card(row).status.acts]
        if acting == self._acting or len(acting) != 1:
            self._acting = acting
            return
        self._acting = acting
        part = self.parentWidget()
        while part is not None:
            if isinstance(part, QScrollArea):
                part.ensureWidgetVisible(self.cards[acting[0]], 0, _GAP)
            part = part.parentWidget()

    def _show(self, row: int) -> None:
        self.cards[row].show_content(self._players.card(row))
