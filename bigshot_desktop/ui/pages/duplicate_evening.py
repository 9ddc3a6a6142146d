"""A duplicate evening: which table plays next, and once some have, who did better with the same luck."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QDate, QLocale, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFont
from PySide6.QtWidgets import QComboBox, QGridLayout, QMessageBox, QWidget

from bigshot_desktop.games import ENTRIES
from bigshot_desktop.table import paths, shelf
from bigshot_desktop.table.duplicate_evening import (
    Comparison,
    Evening,
    TableState,
    compare,
    read_evenings,
    save_evenings,
    states,
)
from bigshot_desktop.table.played_matches import PlayedMatch, ShelfReader
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.ui.look import fonts, language
from bigshot_desktop.ui.look.layouts import Flow
from bigshot_desktop.ui.look.plain_text import PlainLabel
from bigshot_desktop.ui.pages.evening_form import EveningForm
from bigshot_desktop.ui.pages.sheet_page import Card, SheetPage
from bigshot_desktop.ui.pages.shelf_progress import ShelfProgress
from bigshot_desktop.ui.pages.statistics_cards import TableCard
from bigshot_desktop.ui.widgets.calm import CalmBox
from bigshot_desktop.ui.widgets.labelled import labelled
from bigshot_desktop.ui.widgets.page_buttons import Button
from bigshot_desktop.words.narrator import Narrator

_HARDLY: Final = 0.05
"""Who is ahead by less is not ahead at all: sums are told to a tenth."""
_LARGE: Final = 1.4
"""The letters of the large button, in those of the text."""


class TablesCard(Card):
    """The tables of an evening, each with what can be done about it now."""

    wanted = Signal(int)
    """A table is to begin, to go on, or to be looked at, by its number from 0."""

    def __init__(self) -> None:
        super().__init__()
        self._grid = QGridLayout()
        self._grid.setColumnStretch(1, 1)
        self._grid.setHorizontalSpacing(12)
        self.column.addLayout(self._grid)
        self.buttons: list[Button] = []
        self.labels: list[PlainLabel] = []

    def show_states(self, found: Sequence[TableState]) -> None:
        while len(self.buttons) < len(found):
            row = len(self.buttons)
            button, label = Button(), PlainLabel(wordWrap=True)
            button.clicked.connect(partial(self.wanted.emit, row))
            self._grid.addWidget(button, row, 0, Qt.AlignmentFlag.AlignTop)
            self._grid.addWidget(label, row, 1, Qt.AlignmentFlag.AlignVCenter)
            self.buttons.append(button)
            self.labels.append(label)
        for place, (button, label) in enumerate(zip(self.buttons, self.labels, strict=True)):
            there = place < len(found)
            button.setVisible(there)
            label.setVisible(there)
            if there:
                self._show(place, button, label, found[place])
                all_over = all(state.match for state in found)
                button.setEnabled(not found[place].busy and (all_over or not found[place].match))

    def _show(self, place: int, button: Button, label: PlainLabel, state: TableState) -> None:
        names = ", ".join(seat.name for seat in state.seats)
        number = QLocale().toString(place + 1)
        if state.match:
            told = self.tr("Table {number}: {players}. Has played.")
            button.set_text(self.tr("Look at it"), self.tr("Once all tables have played"))
            button.show_icon("open")
        elif state.journal:
            told = self.tr("Table {number}: {players}. Is playing.")
            button.set_text(self.tr("Continue"))
            button.show_icon("continue")
        else:
            told = self.tr("Table {number}: {players}. Has not played yet.")
            button.set_text(self.tr("Deal"))
            button.show_icon("dice")
        label.setText(told.format(number=number, players=names))


class NextCard(Card):
    """Who plays next, and one large button that lets them begin."""

    def __init__(self) -> None:
        super().__init__()
        self.heading.setProperty("kind", "title")
        self._secret = self.add_text()
        self.go = Button("primary", "continue")
        fonts.set_scaled_font(self.go, partial(fonts.text, _LARGE, QFont.Weight.DemiBold))
        self.column.addWidget(self.go, alignment=Qt.AlignmentFlag.AlignLeft)
        self.table: int | None = None
        """Which table plays next, from 0; None: none does."""

    def show_states(self, found: Sequence[TableState]) -> None:
        """The first table that has not played to its end."""
        waiting = (place for place, state in enumerate(found) if not state.match)
        self.table = next(waiting, None)
        self.setVisible(self.table is not None)
        if self.table is None:
            self.heading.clear()
            self.go.set_text("")
            self._secret.clear()
            return
        state, number = found[self.table], QLocale().toString(self.table + 1)
        names = ", ".join(seat.name for seat in state.seats if seat.kind == "human")
        if state.journal:
            told = self.tr("Table {number} is playing: {players}")
            self.go.set_text(self.tr("Table {number} goes on").format(number=number))
        else:
            told = self.tr("Table {number} plays next: {players}")
            self.go.set_text(self.tr("Table {number} begins").format(number=number))
        self.go.setEnabled(not state.busy)
        self.heading.setText(told.format(number=number, players=names))
        self._secret.setText(
            self.tr("Whoever has seen a table play knows the dice: those who wait do not look.")
        )


class ResultCard(Card):
    """Whose the evening is, once all tables have played."""

    def __init__(self) -> None:
        super().__init__()
        self.heading.setProperty("kind", "title")
        self._by = self.add_text()

    def show_comparison(self, rows: Sequence[Comparison], narrator: Narrator) -> None:
        """``rows``: everybody, who did best first; none while the evening is not over."""
        self.setVisible(bool(rows))
        self.heading.clear()
        self._by.clear()
        if not rows:
            return
        best = [row for row in rows if abs(row.ahead - rows[0].ahead) < _HARDLY]
        if rows[0].ahead < _HARDLY:
            self.heading.setText(self.tr("With the same luck all did equally well"))
            return
        players = narrator.listing(dict.fromkeys(row.name for row in best))
        #: Who has won a duplicate evening: {players} is one name, or a list
        self.heading.setText(self.tr("The evening goes to {players}").format(players=players))
        #: By how much somebody did better than others in the same seat
        told = self.tr("{sum} more than the average of the same seat.")
        self._by.setText(told.format(sum=narrator.average(rows[0].ahead)))


class DuplicateEveningPage(SheetPage):
    """The page: the evening that was begun last, older ones, and a new one."""

    play_wanted = Signal(object, int)
    """An :class:`Evening` and the number of the table that plays now."""
    continue_wanted = Signal(object)
    """The path of an open match."""
    open_wanted = Signal(object)
    """The path of a match file."""

    def __init__(
        self,
        parent: QWidget | None = None,
        make_reader: Callable[[], ShelfReader] = ShelfReader,
    ) -> None:
        super().__init__(parent)
        self._evenings, self._problem = read_evenings(paths.evenings_file())
        self._matches: list[PlayedMatch] = []
        self._states: list[TableState] = []
        self._which_label = PlainLabel()
        self.which = CalmBox()
        self.which.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._which_row = labelled(self._which_label, self.which)
        top = Flow(gap=10)
        top.addWidget(self._which_row)
        self._told = PlainLabel(wordWrap=True)
        self._told.setProperty("kind", "refusal")
        self.progress = ShelfProgress(make_reader=make_reader)
        self.next = NextCard()
        self.result = ResultCard()
        self.tables = TablesCard()
        self.people = TableCard()
        self._meaning = self.people.add_text()
        self.totals = TableCard()
        self.form = EveningForm()
        self._form_wanted = False
        """Whether another evening is being put together while one is shown."""
        self.body.column.addLayout(top)
        for widget in (
            *(self._told, self.progress, self.next, self.result, self.tables),
            *(self.people, self.totals, self.form),
        ):
            self.body.column.addWidget(widget)
        self.body.column.addStretch(1)
        self.forget = Button("danger")
        self.buttons.removeWidget(self.back)
        self.another = Button("", "new")
        for button in (self.another, self.forget, self.back):
            self.buttons.addWidget(button)
        self.which.activated.connect(self._show)
        self.tables.wanted.connect(self._want)
        self.next.go.clicked.connect(lambda: self._want(self.next.table or 0))
        self.form.begun.connect(self._begin)
        self.another.clicked.connect(self._put_another_together)
        self.forget.clicked.connect(self._ask_to_forget)
        self.progress.done.connect(self.show_matches)
        self.retranslate()
        self.progress.start()

    @property
    def evening(self) -> Evening | None:
        """The one that is shown; none while there is none."""
        place = self.which.currentIndex()
        known = self._evenings.evenings
        return known[place] if 0 <= place < len(known) else None

    def show_matches(self, matches: Sequence[PlayedMatch]) -> None:
        """All matches on the shelf are known now."""
        self._matches = list(matches)
        self._show()

    # --- what can be done ------------------------------------------------------------------------

    def _want(self, table: int) -> None:
        state, evening = self._states[table], self.evening
        assert evening is not None
        if state.match:
            self.open_wanted.emit(state.match.path)
        elif state.journal:
            self.continue_wanted.emit(state.journal)
        else:
            self.play_wanted.emit(evening, table)

    def _begin(self, evening: Evening) -> None:
        self._evenings = self._evenings.begun(evening)
        self._form_wanted = False
        self._keep()
        self.body.verticalScrollBar().setValue(0)
        self.next.go.setFocus(Qt.FocusReason.OtherFocusReason)

    def _put_another_together(self) -> None:
        self._form_wanted = True
        self._show()
        self.form.rows[0].fields[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def focusInEvent(self, event: QFocusEvent) -> None:
        (self.next.go if self.next.isVisible() else self.back).setFocus(event.reason())

    def _ask_to_forget(self) -> None:
        """Nobody can bring an evening back: its tables would not be compared any more."""
        question = QMessageBox(self)
        question.setIcon(QMessageBox.Icon.Question)
        question.setTextFormat(Qt.TextFormat.PlainText)
        question.setWindowTitle(self.tr("Forget this evening"))
        question.setText(
            self.tr("Forget this evening? Its tables are not compared any more. Its matches stay.")
        )
        forget = question.addButton(self.tr("Forget"), QMessageBox.ButtonRole.AcceptRole)
        keep = question.addButton(self.tr("Keep"), QMessageBox.ButtonRole.RejectRole)
        question.setDefaultButton(keep)
        question.setEscapeButton(keep)
        question.exec()
        if question.clickedButton() is forget:
            self._forget()

    def _forget(self) -> None:
        """The evening is gone from this page; its matches stay where they are."""
        if self.evening:
            self._evenings = self._evenings.without(self.evening)
            self._keep()

    def _keep(self) -> None:
        self._problem = None
        try:
            save_evenings(self._evenings, paths.evenings_file())
        except Problem as problem:
            self._problem = problem
        self.which.setCurrentIndex(-1)
        self.retranslate()

    # --- what is shown ---------------------------------------------------------------------------

    def _show(self) -> None:
        evening = self.evening
        for part in (self._which_row, self.tables, self.forget):
            part.setVisible(evening is not None)
        self.form.setVisible(evening is None or self._form_wanted)
        self.another.setVisible(self.form.isHidden())
        self._told.setText(language.narrator().problem(self._problem) if self._problem else "")
        self._told.setHidden(self._problem is None)
        self._states = self._find(evening) if evening else []
        self.tables.heading.setText(self.tr("The tables"))
        self.tables.show_states(self._states)
        self.next.show_states(self._states)
        self._show_people()
        self._show_totals()

    def _find(self, evening: Evening) -> list[TableState]:
        try:
            return states(evening, shelf.open_matches(), self._matches)
        except Problem as problem:
            self._problem = problem
            return states(evening, (), self._matches)

    def _show_people(self) -> None:
        """Everybody beside those who sat in the same seat."""
        rows = compare(self._states)
        over = sum(state.match is not None for state in self._states)
        narrator = language.narrator()
        if self.evening:
            narrator = narrator.about(self.evening.game)
        all_over = 2 <= over == len(self._states)
        self.result.show_comparison(rows if all_over else (), narrator)
        heads = (
            self.tr("Table"),
            self.tr("Seat"),
            self.tr("Place"),
            self.tr("Total"),
            #: The head of a column: by how much somebody did better than others in the same seat
            self.tr("Ahead of the average"),
        )
        self.people.fill(
            self.tr("Who did better with the same luck"),
            heads,
            [row.name for row in rows],
            [
                [
                    QLocale().toString(row.table + 1),
                    QLocale().toString(row.seat + 1),
                    QLocale().toString(row.rank),
                    narrator.money(row.total),
                    narrator.average(row.ahead),
                ]
                for row in rows
            ],
        )
        self._meaning.setText(
            self.tr(
                "The average is that of all who sat in the same seat, at the tables that have played."
            )
        )
        self.people.setVisible(over >= 2)

    def _show_totals(self) -> None:
        """Seat by seat, the tables side by side."""
        over = [(number, one) for number, one in enumerate(self._states) if one.match]
        self.totals.setVisible(len(over) >= 2)
        if not over or not self.evening:
            return
        money = language.narrator().about(self.evening.game).money
        table, seat = self.tr("Table {number}"), self.tr("Seat {number}")
        line = self.tr("{player}: {sum}")
        self.totals.fill(
            self.tr("Side by side"),
            [table.format(number=QLocale().toString(number + 1)) for number, _ in over],
            [
                seat.format(number=QLocale().toString(place + 1))
                for place in range(len(self.evening.tables[0]))
            ],
            [
                [
                    line.format(
                        player=one.match.players[place].name,
                        sum=money(one.match.players[place].total),
                    )
                    for _, one in over
                    if one.match
                ]
                for place in range(len(self.evening.tables[0]))
            ],
        )

    # --- language --------------------------------------------------------------------------------

    def retranslate(self) -> None:
        super().retranslate()
        self.set_title(self.tr("Duplicate evening"))
        self._which_label.setText(self.tr("Evening"))
        self.which.setAccessibleName(self.tr("Evening"))
        self.forget.set_text(
            self.tr("Forget this evening…"), self.tr("Its matches stay where they are")
        )
        self.another.set_text(self.tr("A new evening…"))
        place = max(0, self.which.currentIndex())
        self.which.clear()
        for evening in self._evenings.evenings:
            self.which.addItem(self._called(evening))
        self.which.setCurrentIndex(min(place, self.which.count() - 1))
        self._show()

    def _called(self, evening: Evening) -> str:
        day = QDate.fromString(evening.date, Qt.DateFormat.ISODate)
        #: A duplicate evening: its game, its date, and how many tables it has
        return self.tr("{game}, {date}, tables: {number}").format(
            game=ENTRIES[evening.game].title,
            date=QLocale().toString(day, QLocale.FormatType.ShortFormat),
            number=QLocale().toString(len(evening.tables)),
        )
