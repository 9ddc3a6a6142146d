"""The matches put away on this computer: which game, who, when, how they ended, and what to do with them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    QUrl,
    Signal,
)
from PySide6.QtGui import QDesktopServices, QFocusEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QMessageBox,
    QTableView,
    QWidget,
)

from bigshot_desktop.games import ENTRIES
from bigshot_desktop.table import paths
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.shelf import MatchFile, match_files
from bigshot_desktop.table.storage import problems_at
from bigshot_desktop.ui.look import language
from bigshot_desktop.ui.look.plain_text import PlainLabel, plain_tip
from bigshot_desktop.ui.pages.open_match_card import moment
from bigshot_desktop.ui.pages.sheet_page import SheetPage
from bigshot_desktop.ui.widgets.ledger_table import LedgerLine
from bigshot_desktop.ui.widgets.page_buttons import Button

Index = QModelIndex | QPersistentModelIndex
_TOP: Final = QModelIndex()
WHEN, GAME, PLAYERS, ENDING = range(4)


class MatchFilesModel(QAbstractTableModel):
    """A row for each file, the latest first."""

    def __init__(self, files: Sequence[MatchFile], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.files = list(files)

    def remove(self, row: int) -> None:
        """Forgets a file that is no more."""
        self.beginRemoveRows(_TOP, row, row)
        del self.files[row]
        self.endRemoveRows()

    def retranslate(self) -> None:
        """The language is another."""
        if self.files:
            last = self.index(len(self.files) - 1, ENDING)
            self.dataChanged.emit(self.index(0, 0), last)
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, WHEN, ENDING)

    def rowCount(self, parent: Index = _TOP) -> int:
        return 0 if parent.isValid() else len(self.files)

    def columnCount(self, parent: Index = _TOP) -> int:
        return 0 if parent.isValid() else ENDING + 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        file = self.files[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(file, index.column())
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._text(file, index.column()) or "–"
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tip(self._ending(file) if file.problem else str(file.path))
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        titles = (self.tr("Date"), self.tr("Game"), self.tr("Players"), self.tr("Ending"))
        return titles[section] if 0 <= section < len(titles) else None

    def _text(self, file: MatchFile, column: int) -> str:
        match column:
            case 0:
                return moment(file)
            case 1:
                return ENTRIES[file.game].title if file.game in ENTRIES else file.game
            case 2:
                return ", ".join(file.names) or file.path.name
        return self._ending(file)

    def _ending(self, file: MatchFile) -> str:
        if file.problem:
            return language.narrator().problem(file.problem)
        ending = self._end_of(file)
        if file.summary and file.summary.played_on:
            #: How a match ended that began as another one was after a step: "Won by Anna (played on from step 112)"
            text = self.tr("{ending} (played on from step {number})")
            return text.format(ending=ending, number=file.summary.played_on)
        return ending

    def _end_of(self, file: MatchFile) -> str:
        if not file.finished:
            return self.tr("Not finished")
        if not file.winners:
            return self.tr("Nobody won")
        return self.tr("Won by {players}").format(players=", ".join(file.winners))


class MatchFilesPage(SheetPage):
    """The files, and what can be done with one."""

    open_wanted = Signal(object)
    """The path of a match file."""
    browse_wanted = Signal()
    """A file from somewhere else is to be opened."""

    def __init__(
        self, parent: QWidget | None = None, files: Sequence[MatchFile] | None = None
    ) -> None:
        super().__init__(parent)
        self._told = PlainLabel(wordWrap=True)
        self._told.setProperty("kind", "refusal")
        self._trouble: Problem | None = None
        """What could not be done last."""
        self.model = MatchFilesModel(self._read() if files is None else files, self)
        self._empty = PlainLabel(wordWrap=True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.table = QTableView()
        self.table.setModel(self.model)
        self.open_it = Button("primary", "open")
        self.browse = Button()
        self.folder = Button("", "folder")
        self.delete = Button("danger")
        self._lay_out()
        self._connect()
        self.retranslate()
        self._refresh()
        self._fit()
        if self.model.files:
            self.table.selectRow(0)

    def _read(self) -> list[MatchFile]:
        try:
            return match_files()
        except Problem as problem:
            self._trouble = problem
            return []

    # --- how it is made --------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setTabKeyNavigation(False)
        self.table.setShowGrid(False)
        self.table.setAlternatingRowColors(True)
        self.table.setWordWrap(False)
        self.table.setItemDelegate(LedgerLine(parent=self.table))
        self.table.verticalHeader().hide()
        across = self.table.horizontalHeader()
        across.setHighlightSections(False)
        across.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        for narrow in (WHEN, GAME):
            across.setSectionResizeMode(narrow, QHeaderView.ResizeMode.ResizeToContents)
        for wide in (PLAYERS, ENDING):
            across.setSectionResizeMode(wide, QHeaderView.ResizeMode.Stretch)
        for button in (self.browse, self.folder, self.delete, self.open_it):
            self.buttons.addWidget(button)
        self.body.column.addWidget(self._empty, 1)
        self.body.column.addWidget(self.table, 1)
        self.body.column.addWidget(self._told)

    def focusInEvent(self, event: QFocusEvent) -> None:
        (self.table if self.model.files else self.browse).setFocus(event.reason())

    def _connect(self) -> None:
        self.open_it.clicked.connect(self._open)
        self.table.activated.connect(self._open)
        self.browse.clicked.connect(self.browse_wanted)
        self.folder.clicked.connect(self._show_folder)
        self.delete.clicked.connect(self._ask_to_delete)
        self.table.selectionModel().selectionChanged.connect(self._refresh)
        key = QShortcut(QKeySequence(QKeySequence.StandardKey.Delete), self.table)
        key.setContext(Qt.ShortcutContext.WidgetShortcut)
        key.activated.connect(self._ask_to_delete)

    # --- what can be done ------------------------------------------------------------------------

    @property
    def chosen(self) -> MatchFile | None:
        """The file that is selected."""
        rows = self.table.selectionModel().selectedRows()
        return self.model.files[rows[0].row()] if rows else None

    def _open(self) -> None:
        file = self.chosen
        if file and not file.problem:
            self.open_wanted.emit(file.path)

    def _show_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(paths.matches())))

    def _ask_to_delete(self) -> None:
        if self.chosen is None:
            return
        question = QMessageBox(self)
        question.setIcon(QMessageBox.Icon.Question)
        question.setTextFormat(Qt.TextFormat.PlainText)
        question.setWindowTitle(self.tr("Delete a match"))
        question.setText(self.tr("Delete this match for good?"))
        question.setInformativeText(self.chosen.path.name)
        delete = question.addButton(self.tr("Delete"), QMessageBox.ButtonRole.DestructiveRole)
        keep = question.addButton(self.tr("Keep"), QMessageBox.ButtonRole.RejectRole)
        question.setDefaultButton(keep)
        question.setEscapeButton(keep)
        question.exec()
        if question.clickedButton() is delete:
            self.delete_chosen()

    def delete_chosen(self) -> None:
        """Deletes the selected file, or tells why that cannot be."""
        file = self.chosen
        if file is None:
            return
        row = self.model.files.index(file)
        try:
            _unlink(file.path)
        except Problem as problem:
            self._trouble = problem
        else:
            self._trouble = None
            self.model.remove(row)
            self.table.selectionModel().clearSelection()
            if self.model.files:
                left = self.model.index(min(row, len(self.model.files) - 1), 0)
                how = QItemSelectionModel.SelectionFlag
                flags = how.ClearAndSelect | how.Rows
                self.table.selectionModel().setCurrentIndex(left, flags)
        self._refresh()

    def _refresh(self) -> None:
        file, some = self.chosen, bool(self.model.files)
        self.open_it.setEnabled(file is not None and not file.problem)
        self.delete.setEnabled(file is not None)
        self.folder.setEnabled(paths.matches().is_dir())
        wrong = self._trouble or (file and file.problem)
        self._told.setText(language.narrator().problem(wrong) if wrong else "")
        self._told.setHidden(not wrong)
        self._empty.setHidden(some)
        self.table.setHidden(not some)

    def _fit(self) -> None:
        self.table.verticalHeader().setDefaultSectionSize(round(self.fontMetrics().height() * 1.7))

    # --- language --------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.model.retranslate()
            self._refresh()
        elif event.type() == QEvent.Type.FontChange:
            self._fit()

    def retranslate(self) -> None:
        """Says everything again, in the language of now."""
        super().retranslate()
        self.set_title(self.tr("Match files"))
        self.table.setAccessibleName(self.tr("Match files"))
        self._empty.setText(
            self.tr("No match has been put away yet. A match that is over is kept here.")
        )
        self.open_it.set_text(self.tr("Open"))
        self.browse.set_text(self.tr("Open another file…"))
        self.folder.set_text(self.tr("Show the folder"))
        self.delete.set_text(self.tr("Delete…"))


def _unlink(path: Path) -> None:
    with problems_at(path):
        path.unlink(missing_ok=True)
