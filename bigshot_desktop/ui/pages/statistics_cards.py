"""The cards of the statistics page: a person's wins and luck, everybody, duels, favourites, remarkable matches."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from functools import partial
from typing import Final

from PySide6.QtCore import QDate, QLocale, Qt, Signal
from PySide6.QtWidgets import QGridLayout

from bigshot_desktop.games import ENTRIES
from bigshot_desktop.table import paths
from bigshot_desktop.table.people import People
from bigshot_desktop.table.played_matches import PlayedMatch
from bigshot_desktop.table.statistics import (
    Seating,
    Tally,
    course,
    duels,
    favourites,
    highest,
    lead,
    remarkable,
    tally,
)
from bigshot_desktop.ui.look import language
from bigshot_desktop.ui.look.plain_text import PlainLabel
from bigshot_desktop.ui.look.retranslated import Retranslated
from bigshot_desktop.ui.models.text_table import TextTableModel
from bigshot_desktop.ui.pages.sheet_page import Card
from bigshot_desktop.ui.widgets.ledger_table import LedgerTable
from bigshot_desktop.ui.widgets.line_chart import LineChart, Lines, Series
from bigshot_desktop.ui.widgets.page_buttons import Button

MOST_COLUMNS: Final = 120
"""Matches that the chart shows, the last ones."""
_FEWEST_COLUMNS: Final = 2
"""Of fewer matches a chart shows nothing."""
MOST_ROWS: Final = 12
"""Rows of a table of favourites and of people."""


def number(value: float) -> str:
    """A number of wins: whole, or with a tenth where a win was shared."""
    whole = abs(value - round(value)) < 1e-9
    return QLocale().toString(round(value)) if whole else QLocale().toString(value, "f", 1)


class FilledCard(Retranslated, Card):
    """A card that may have nothing to tell."""

    def __init__(self) -> None:
        super().__init__()
        self.filled = False

    def retranslate(self) -> None:
        """Whoever fills the card does so again in another language."""


class TableCard(FilledCard):
    """A card with a table."""

    def __init__(self) -> None:
        super().__init__()
        self.model = TextTableModel(self)
        self.table = LedgerTable(self.model)
        self.column.addWidget(self.table)

    def fill(
        self,
        title: str,
        heads: Sequence[str],
        names: Sequence[str],
        rows: Sequence[Sequence[str]],
    ) -> None:
        """Shows other texts under a heading."""
        self.heading.setText(title)
        self.table.setAccessibleName(title)
        self.model.fill(heads, names, rows)
        self.filled = bool(rows)


class CourseCard(FilledCard):
    """A person's wins match by match, beside what equal chances would give, and what that means."""

    def __init__(self) -> None:
        super().__init__()
        self.told = self.add_text()
        self.has_chart = False
        """Whether there are matches enough for one."""
        self.chart = LineChart()
        self.column.addWidget(self.chart)

    def show_course(self, name: str, own: Sequence[Seating]) -> None:
        self.filled = bool(own)
        self.has_chart = False
        if not own:
            return
        self.heading.setText(self.tr("{name}: wins and luck").format(name=name))
        self.told.setText(self._sentence(tally(own)))
        self.has_chart = len(own) >= _FEWEST_COLUMNS
        self.chart.setVisible(self.has_chart)
        won, expected = course(own)
        first = max(0, len(won) - 1 - MOST_COLUMNS)
        self.chart.show_lines(
            Lines(
                (
                    Series(self.tr("Won"), "teal", tuple(won[first:])),
                    Series(self.tr("By equal chances"), "orange", tuple(expected[first:])),
                ),
                title=self.tr("Wins, match by match"),
                axis=self.tr("Matches, the latest on the right"),
                heading=partial(self._heading, own, first),
                figure=lambda value: (
                    QLocale().toString(value, "f", 1)
                    if value % 1
                    else QLocale().toString(round(value))
                ),
            )
        )

    def _heading(self, own: Sequence[Seating], first: int, column: int) -> str:
        place = first + column
        if not place:
            return self.tr("Before the first match")
        match = own[place - 1].match
        return self.tr("Match {number}: {game}, {date}").format(
            number=QLocale().toString(place), game=ENTRIES[match.game].title, date=day(match)
        )

    def _sentence(self, sums: Tally) -> str:
        facts = {
            "played": QLocale().toString(sums.played),
            "won": number(sums.won),
            "expected": QLocale().toString(sums.expected, "f", 1),
            "low": QLocale().toString(sums.low),
            "high": QLocale().toString(sums.high),
        }
        told = self.tr(
            "Matches: {played}. Won: {won}. If all players always had the same chance, the average number of "
            "wins would be {expected}, and in 95 of 100 such series it would lie between {low} and {high}."
        )
        if sums.verdict == "more":
            judged = self.tr("That is more than luck explains.")
        elif sums.verdict == "fewer":
            judged = self.tr("That is less than bad luck explains.")
        else:
            judged = self.tr("That can be luck: it says little about skill.")
        #: Two sentences
        return self.tr("{first} {second}").format(first=told.format(**facts), second=judged)


class EverybodyCard(TableCard):
    """Everybody who played such matches."""

    def show_people(self, people: Mapping[str, Sequence[Seating]], game: str) -> None:
        heads = [
            self.tr("Matches"),
            self.tr("Won"),
            self.tr("By equal chances"),
            #: The head of a column: between which numbers of wins 95 of 100 series of equal chances lie
            self.tr("What luck explains"),
            self.tr("Average place"),
        ]
        money = language.narrator().about(game).money if game else None
        if money:
            heads.append(self.tr("Best total"))
        names, rows = [], []
        for name, some in list(people.items())[:MOST_ROWS]:
            sums = tally(some)
            row = [
                QLocale().toString(sums.played),
                number(sums.won),
                QLocale().toString(sums.expected, "f", 1),
                self.tr("{low} to {high}").format(
                    low=QLocale().toString(sums.low), high=QLocale().toString(sums.high)
                ),
                QLocale().toString(sums.average_rank, "f", 1),
            ]
            if money:
                row.append(money(sums.best))
            names.append(name)
            rows.append(row)
        self.fill(self.tr("Everybody"), heads, names, rows)


class DuelsCard(TableCard):
    """A person against each other one."""

    def show_duels(self, name: str, own: Sequence[Seating], people: People) -> None:
        found = duels(own, people)[:MOST_ROWS]
        heads = (
            self.tr("Matches together"),
            self.tr("Better placed"),
            self.tr("Worse placed"),
            self.tr("Won"),
            #: The head of a column: how often the other person won
            self.tr("Won by the other"),
        )
        rows = [
            [
                *(QLocale().toString(one) for one in (duel.matches, duel.better, duel.worse)),
                number(duel.won),
                number(duel.lost),
            ]
            for duel in found
        ]
        title = self.tr("{name} against other people").format(name=name)
        self.fill(title, heads, [duel.other for duel in found], rows)


class FavouritesCard(TableCard):
    """What a person chooses again and again in one game."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self._game = game

    def show_favourites(self, own: Sequence[Seating], people: People) -> None:
        narrator = language.narrator().about(self._game)
        found = favourites(own, people)[:MOST_ROWS]
        heads = (
            narrator.count("times"),
            #: The head of a column: in how many matches this was chosen most often
            self.tr("Matches as the top choice"),
            #: The head of a column: how many of the matches in the column before were won
            self.tr("Won among those matches"),
        )
        rows = [
            [QLocale().toString(one.times), QLocale().toString(one.matches), number(one.won)]
            for one in found
        ]
        title = self.tr("{game}: {favourites}").format(
            game=ENTRIES[self._game].title, favourites=narrator.count("likings")
        )
        self.fill(title, heads, [narrator.thing(one.thing) for one in found], rows)


class RemarkableCard(FilledCard):
    """The longest, closest and richest match of each game, each once, with a button that opens it."""

    open_wanted = Signal(object)
    """The path of a match file."""

    def __init__(self) -> None:
        super().__init__()
        self._grid = QGridLayout()
        self._grid.setColumnStretch(1, 1)
        self._grid.setHorizontalSpacing(12)
        self.column.addLayout(self._grid)
        self.buttons: list[Button] = []
        self._labels: list[PlainLabel] = []

    def show_matches(self, own: Sequence[Seating]) -> None:
        self.heading.setText(self.tr("Matches to look at again"))
        lines: list[tuple[str, PlayedMatch]] = []
        for found in remarkable(own):
            money = language.narrator().about(found.game).money
            game = ENTRIES[found.game].title
            longest = self.tr("the longest: {number} actions")
            closest = self.tr("the closest: {sum} ahead")
            richest = self.tr("the richest: {sum}")
            size = QLocale().toString(found.longest.actions)
            told: dict[str, list[str]] = {}
            for match, text in (
                (found.longest, longest.format(number=size)),
                (found.closest, closest.format(sum=money(lead(found.closest)))),
                (found.richest, richest.format(sum=money(highest(found.richest)))),
            ):
                told.setdefault(match.file, []).append(text)
            by_file = {one.file: one for one in (found.longest, found.closest, found.richest)}
            if found.only_one:  # it is no longer or closer than any other
                #: In place of what is special about a match: there is no other one of this game
                told = {found.longest.file: [self.tr("the only match so far")]}
            #: A game, and what is special about one of its matches
            special = self.tr("{game}, {what}")
            for file, texts in told.items():
                what = language.narrator().row(texts)
                lines.append((special.format(game=game, what=what), by_file[file]))
        self.filled = bool(lines)
        while len(self.buttons) < len(lines):
            self._add_row()
        for place, (button, label) in enumerate(zip(self.buttons, self._labels, strict=True)):
            there = place < len(lines)
            button.setVisible(there)
            label.setVisible(there)
            if there:
                text, match = lines[place]
                self._show(button, label, text, match)

    def _add_row(self) -> None:
        button, label = Button("", "open"), PlainLabel(wordWrap=True)
        row = len(self.buttons)
        self._grid.addWidget(button, row, 0, Qt.AlignmentFlag.AlignTop)
        self._grid.addWidget(label, row, 1, Qt.AlignmentFlag.AlignVCenter)
        button.clicked.connect(partial(self._open, row))
        self.buttons.append(button)
        self._labels.append(label)

    def _show(self, button: Button, label: PlainLabel, text: str, match: PlayedMatch) -> None:
        names = ", ".join(player.name for player in match.players)
        #: What is special about a match; when it was played, and by whom
        line = self.tr("{what} ({date}: {players})")
        label.setText(line.format(what=text, date=day(match), players=names))
        button.set_text(self.tr("Look at it"))
        button.setAccessibleDescription(label.text())
        button.setProperty("file", match.file)

    def _open(self, row: int) -> None:
        self.open_wanted.emit(paths.matches() / str(self.buttons[row].property("file")))


def day(match: PlayedMatch) -> str:
    """When a match was last played, as the player writes a date."""
    when = datetime.fromtimestamp(match.when, UTC).astimezone()
    date = QDate(when.year, when.month, when.day)
    return QLocale().toString(date, QLocale.FormatType.ShortFormat)
