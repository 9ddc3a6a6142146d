"""Statistics: how everybody fared, and by how much luck; favourites, duels, and matches to look at again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from bigshot_desktop.games import ENTRIES
from bigshot_desktop.table import paths
from bigshot_desktop.table.people import People, read_people, save_people
from bigshot_desktop.table.played_matches import PlayedMatch, ShelfReader
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.statistics import Filter, Seating, at_one_table, by_person, seatings
from bigshot_desktop.table.statistics_csv import save_csv
from bigshot_desktop.ui.look import language
from bigshot_desktop.ui.pages.people_card import PeopleCard
from bigshot_desktop.ui.pages.sheet_page import Card, SheetPage
from bigshot_desktop.ui.pages.shelf_progress import ShelfProgress
from bigshot_desktop.ui.pages.statistics_cards import (
    CourseCard,
    DuelsCard,
    EverybodyCard,
    FavouritesCard,
    FilledCard,
    RemarkableCard,
)
from bigshot_desktop.ui.pages.statistics_filter import StatisticsFilter
from bigshot_desktop.ui.widgets.page_buttons import Button


class StatisticsPage(SheetPage):
    """The page. It reads the match files when it is made."""

    open_wanted = Signal(object)
    """The path of a match file, to be looked at."""
    fair_dice_wanted = Signal()

    def __init__(
        self,
        parent: QWidget | None = None,
        make_reader: Callable[[], ShelfReader] = ShelfReader,
        people: People | None = None,
    ) -> None:
        super().__init__(parent)
        self._matches: list[PlayedMatch] = []
        self._all: list[Seating] = []
        """Everybody's part in all matches."""
        self._seatings: list[Seating] = []
        """Of the matches that are chosen."""
        self._problem: Problem | None = None
        self._people = people or People()
        if people is None:
            self._people, self._problem = read_people(paths.people_file())
        self.filter = StatisticsFilter()
        self.progress = ShelfProgress(make_reader=make_reader)
        self._told = Card()
        self._sentence = self._told.add_text()
        self._told.heading.hide()
        self.everybody = EverybodyCard()
        self.course = CourseCard()
        self.favourites = {game: FavouritesCard(game) for game in ENTRIES}
        self.duels = DuelsCard()
        self.remarkable = RemarkableCard()
        self.people = PeopleCard()
        self._cards: list[FilledCard] = [
            self.course,
            self.everybody,
            self.remarkable,
            self.duels,
            *self.favourites.values(),
        ]
        first, second, *rest = self._cards
        # Names stand with everybody's figures, not below all there is.
        cards = (first, second, self.people, *rest)
        for widget in (self.filter, self.progress, self._told, *cards):
            self.body.column.addWidget(widget)
        self.body.column.addStretch(1)
        self.dice = Button("", "dice")
        self.table_file = Button("", "save")
        self.picture = Button("", "chart")
        self.buttons.removeWidget(self.back)
        for button in (self.dice, self.table_file, self.picture, self.back):
            self.buttons.addWidget(button)
        self._connect()
        self.retranslate()
        self._show()
        self.progress.start()

    def _connect(self) -> None:
        self.progress.done.connect(self.show_matches)
        self.filter.changed.connect(self._show)
        self.remarkable.open_wanted.connect(self.open_wanted)
        self.dice.clicked.connect(self.fair_dice_wanted)
        self.table_file.clicked.connect(self._ask_for_table)
        self.picture.clicked.connect(self._ask_for_picture)
        self.people.renamed.connect(lambda new: self._change(self._people.renamed, new))
        self.people.removed.connect(lambda: self._change(self._people.without))
        self.people.restored.connect(lambda: self._keep(People()))

    # --- what is shown ---------------------------------------------------------------------------

    def show_matches(self, matches: Sequence[PlayedMatch]) -> None:
        """All matches are known now."""
        self._matches = list(matches)
        self.filter.offer(self._matches)
        self._offer_people()
        self._show()

    def _offer_people(self, wanted: str = "") -> None:
        self._all = seatings(self._matches, self._people, Filter())
        self.filter.offer_people(list(by_person(self._all)), wanted)

    @property
    def name(self) -> str:
        """Whose statistics these are."""
        return self.filter.name

    def _show(self) -> None:
        which = self.filter.which
        self._seatings = self._all
        if which != Filter():
            self._seatings = [one for one in self._all if which.takes(one.match)]
        everybody = by_person(self._seatings)
        own = everybody.get(self.name, [])
        self.everybody.show_people(everybody, which.game)
        self.course.show_course(self.name, own)
        self.duels.show_duels(self.name, own, self._people)
        for game, liked in self.favourites.items():
            liked.show_favourites([one for one in own if one.match.game == game], self._people)
        self.remarkable.show_matches(own)
        for card in self._cards:
            card.setVisible(card.filled)
        self.people.show_person(
            self.name,
            [name for name in by_person(self._all) if name != self.name],
            self._people,
            at_one_table(self._all, self.name),
        )
        self.people.setVisible(bool(self.name) or self._people != People())
        self.table_file.setEnabled(bool(self._seatings))
        self.picture.setVisible(self.course.has_chart)
        self._tell()

    def _tell(self) -> None:
        sentence = ""
        if self._problem:
            sentence = language.narrator().problem(self._problem)
        elif not any(match.finished for match in self._matches):
            sentence = self.tr(
                "There is nothing to tell yet. Every match that is played to its end counts."
            )
        elif not self._all and self._people == People():
            sentence = self.tr(
                "Only bots have played to the end so far. Statistics are about people: matches "
                "count in which at least one person plays."
            )
        elif not self._seatings:
            sentence = self.tr("There are no such matches.")
        elif not self.course.filled:
            sentence = self.tr("{name} has not played such a match.").format(name=self.name)
        self._sentence.setText(sentence)
        self._told.setVisible(bool(sentence) and self.progress.isHidden())

    # --- people ----------------------------------------------------------------------------------

    def _change(self, change: Callable[..., People], *more: str) -> None:
        try:
            people = change(self.name, *more)
        except Problem as problem:
            self._problem = problem
            self._tell()
        else:
            self._keep(people, *more)

    def _keep(self, people: People, wanted: str = "") -> None:
        self._people, self._problem = people, None
        try:
            save_people(people, paths.people_file())
        except Problem as problem:
            self._problem = problem
        self._offer_people(wanted)
        self._show()
        self.filter.person.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- files -----------------------------------------------------------------------------------

    def _ask_for_table(self) -> None:
        title = self.tr("Save as a table")
        name, _ = QFileDialog.getSaveFileName(self, title, "matches.csv", "CSV (*.csv)")
        if name:
            path = Path(name)
            self._write(
                partial(save_csv, self._seatings, self._people),
                path if path.suffix else path.with_name(path.name + ".csv"),
            )

    def _ask_for_picture(self) -> None:
        title = self.tr("Save the chart")
        kinds = "PNG (*.png);;SVG (*.svg)"
        name, kind = QFileDialog.getSaveFileName(self, title, "chart.png", kinds)
        if name:
            path = Path(name)
            ending = ".svg" if kind.startswith("SVG") else ".png"
            self._write(
                self.course.chart.save,
                path if path.suffix else path.with_name(path.name + ending),
            )

    def _write(self, save: Callable[[Path], None], path: Path) -> None:
        self._problem = None
        try:
            save(path)
        except Problem as problem:
            self._problem = problem
        self._tell()

    # --- language --------------------------------------------------------------------------------

    def retranslate(self) -> None:
        super().retranslate()
        self.set_title(self.tr("Statistics"))
        self.dice.set_text(self.tr("Fair dice"), self.tr("How the dice of all matches came out"))
        self.table_file.set_text(
            self.tr("Save as a table…"), self.tr("The chosen matches as a CSV file")
        )
        self.picture.set_text(self.tr("Save the chart…"))
        self._show()
