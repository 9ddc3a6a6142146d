"""How everybody has fared so far: matches, wins and best totals, game by game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from bigshot_desktop.bots.levels import LEVELS
from bigshot_desktop.games import ENTRIES
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.statistics import (
    GameStatistics,
    PlayerStatistics,
    Tally,
    read_statistics,
)
from bigshot_desktop.ui.look import language
from bigshot_desktop.ui.look.icons import has_picture
from bigshot_desktop.ui.look.plain_text import PlainLabel
from bigshot_desktop.ui.look.retranslated import Retranslated
from bigshot_desktop.ui.pages.game_card import Cover
from bigshot_desktop.ui.widgets.ledger_table import LedgerTable
from bigshot_desktop.ui.widgets.page_buttons import Button
from bigshot_desktop.ui.widgets.scrolling import ScrollDialog

Index = QModelIndex | QPersistentModelIndex
_TOP: Final = QModelIndex()
_COVER: Final = 4.5
"""The width of a picture, in heights of a line."""
PLAYED, WON, BEST, PLACE, AGAINST = range(5)
"""Columns; from the last on one for each level of bots that somebody met."""


class StatisticsModel(QAbstractTableModel):
    """A row for each person who played a game."""

    def __init__(self, game: GameStatistics, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        met = {level for player in game.players for level in player.against}
        known = [level for level in LEVELS if level in met]
        self._levels = [*known, *sorted(met - {*LEVELS})]

    def retranslate(self) -> None:
        """The language is another."""
        last = self.index(self.rowCount() - 1, self.columnCount() - 1)
        self.dataChanged.emit(self.index(0, 0), last)
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)

    def rowCount(self, parent: Index = _TOP) -> int:
        return 0 if parent.isValid() else len(self._game.players)

    def columnCount(self, parent: Index = _TOP) -> int:
        return 0 if parent.isValid() else AGAINST + len(self._levels)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(self._game.players[index.row()], index.column())
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._text(self._game.players[index.row()], index.column()) or "–"
            case Qt.ItemDataRole.TextAlignmentRole:
                return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if role == Qt.ItemDataRole.TextAlignmentRole and orientation == Qt.Orientation.Horizontal:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role != Qt.ItemDataRole.DisplayRole or section < 0:
            return None
        if orientation == Qt.Orientation.Vertical:
            return self._game.players[section].name if section < self.rowCount() else None
        titles = (
            self.tr("Matches"),
            self.tr("Won"),
            self.tr("Best total"),
            self.tr("Average place"),
        )
        if section < AGAINST:
            return titles[section]
        level = self._levels[section - AGAINST]
        name = language.narrator().level(level).name if level in LEVELS else level
        return self.tr("Won against {level}").format(level=name)

    def _text(self, player: PlayerStatistics, column: int) -> str:
        match column:
            case 0:
                return QLocale().toString(player.tally.played)
            case 1:
                return QLocale().toString(player.tally.won)
            case 2:
                return language.narrator().about(self._game.game).money(player.best)
            case 3:
                return QLocale().toString(player.average_rank, "f", 1)
        tally = player.against.get(self._levels[column - AGAINST])
        return self._share(tally) if tally else ""

    def _share(self, tally: Tally) -> str:
        won, played = QLocale().toString(tally.won), QLocale().toString(tally.played)
        return self.tr("{won} of {played}").format(won=won, played=played)


def _card(game: str, heading: PlainLabel, table: LedgerTable) -> QFrame:
    """A card with the picture of a game beside what there is to tell of it."""
    card = QFrame()
    card.setProperty("kind", "card")
    head = QHBoxLayout()
    head.setSpacing(12)
    drawing = f"home-{game}"
    if has_picture(drawing):
        cover = Cover(drawing)
        cover.show_at(round(card.fontMetrics().height() * _COVER))
        head.addWidget(cover)
    head.addWidget(heading, 1)
    inside = QVBoxLayout(card)
    inside.setContentsMargins(12, 10, 12, 12)
    inside.addLayout(head)
    inside.addWidget(table)
    return card


class StatisticsDialog(Retranslated, ScrollDialog):
    """A table for each game that somebody has finished."""

    letters = 110

    def __init__(
        self,
        parent: QWidget | None = None,
        statistics: Sequence[GameStatistics] | None = None,
    ) -> None:
        super().__init__(parent)
        self._told = PlainLabel(wordWrap=True)
        self._told.setProperty("kind", "refusal")
        self._games = self._read() if statistics is None else tuple(statistics)
        self._empty = PlainLabel(wordWrap=True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._headings: list[PlainLabel] = []
        self.tables: list[LedgerTable] = []
        column = self.body.column
        column.addWidget(self._told)
        column.addWidget(self._empty)
        for game in self._games:
            heading = PlainLabel()
            heading.setProperty("kind", "subtitle")
            model = StatisticsModel(game, self)
            table = LedgerTable(model)
            column.addWidget(_card(game.game, heading, table))
            self._headings.append(heading)
            self.tables.append(table)
        column.addStretch(1)
        self._told.setHidden(not self._told.text())
        self._empty.setHidden(bool(self._games))
        self.ok = Button("primary")
        self.buttons.addWidget(self.ok)
        self.ok.clicked.connect(self.accept)
        self.retranslate()
        self.ok.setFocus()

    def _read(self) -> tuple[GameStatistics, ...]:
        try:
            return read_statistics()
        except Problem as problem:
            self._told.setText(language.narrator().problem(problem))
            return ()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Statistics"))
        self._empty.setText(
            self.tr("There is nothing to tell yet. Every match that is played to its end counts.")
        )
        line = self.tr("{game}, matches finished: {number}")
        for heading, table, game in zip(self._headings, self.tables, self._games, strict=True):
            title = ENTRIES[game.game].title
            heading.setText(line.format(game=title, number=QLocale().toString(game.matches)))
            table.setAccessibleName(title)
            model = table.model()
            assert isinstance(model, StatisticsModel)
            model.retranslate()
        self.ok.set_text(self.tr("Close"))
