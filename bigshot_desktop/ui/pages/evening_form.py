"""Where a duplicate evening is put together: the game and its variants, how many play, and who sits at which table."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from bigshot_desktop.bots.levels import LEVELS
from bigshot_desktop.games import ENTRIES
from bigshot_desktop.table.dice_seal import draw_seed
from bigshot_desktop.table.duplicate_evening import MOST_TABLES, Evening
from bigshot_desktop.table.match_request import USUAL_LEVEL, bot_seats, new_seed
from bigshot_desktop.table.names import LONGEST_NAME, is_name
from bigshot_desktop.table.seats import Seat
from bigshot_desktop.ui.look import language
from bigshot_desktop.ui.look.layouts import CardGrid, Flow
from bigshot_desktop.ui.look.plain_text import PlainLabel, plain_tip
from bigshot_desktop.ui.look.retranslated import Retranslated
from bigshot_desktop.ui.pages.option_box import OptionBox
from bigshot_desktop.ui.pages.sheet_page import Card
from bigshot_desktop.ui.pages.variants_fold import VariantsFold
from bigshot_desktop.ui.widgets.choice_box import ChoiceBox
from bigshot_desktop.ui.widgets.labelled import labelled
from bigshot_desktop.ui.widgets.page_buttons import Button, Segments

LEAST_TABLES: Final = 2
_NAME: Final = 18
"""Letters that a name must have room for."""


class TableRow(QWidget):
    """The people at one table: a field for each, and a button that takes the table away."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.label = PlainLabel()
        self.label.setProperty("kind", "chosen")
        self.remove = Button("quiet", "close")
        self.fields: list[QLineEdit] = []
        self._grid = CardGrid()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(self.label)
        row.addLayout(self._grid, 1)
        row.addWidget(self.remove)

    def show_fields(self, number: int) -> list[QLineEdit]:
        """So many people sit here; the fields that are new. What was written elsewhere is kept."""
        new = []
        while len(self.fields) < number:
            field = QLineEdit()
            field.setMaxLength(LONGEST_NAME)
            field.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            self._grid.addWidget(field)
            self.fields.append(field)
            new.append(field)
        for place, field in enumerate(self.fields):
            field.setVisible(place < number)
        self._grid.set_limits(self.fontMetrics().averageCharWidth() * _NAME, 0)
        return new

    def people(self, number: int) -> list[str]:
        """Who sits in the first so many seats, as it is written."""
        return [field.text().strip() for field in self.fields[:number]]


class EveningForm(Retranslated, Card):
    """The form. Bots take the seats that people leave, the same ones at every table."""

    begun = Signal(object)
    """An :class:`Evening`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._about = self.add_text()
        self.game = Segments(list(ENTRIES))
        self._players = {
            game: Segments([str(number) for number in entry.players])
            for game, entry in ENTRIES.items()
        }
        for game, players in self._players.items():
            numbers = ENTRIES[game].players
            players.choose(str(4 if 4 in numbers else max(numbers)))
            players.chosen.connect(self._refresh)
        most = max(max(entry.players) for entry in ENTRIES.values())
        self.people = Segments([str(number) for number in range(1, most + 1)])
        self.people.choose("2")
        self._players_label, self._people_label = PlainLabel(), PlainLabel()
        self._level_label = PlainLabel()
        self.level = ChoiceBox(len(LEVELS))
        self.level.setCurrentIndex(list(LEVELS).index(USUAL_LEVEL))
        self.variants = VariantsFold()
        self.variants.changed.connect(self._refresh)
        self.rows: list[TableRow] = []
        self._tables = QVBoxLayout()
        self._tables.setSpacing(8)
        self.more = Button("", "new")
        self.begin = Button("primary", "continue")
        self._wrong = PlainLabel(wordWrap=True)
        self._wrong.setProperty("kind", "refusal")
        self._lay_out()
        self.game.chosen.connect(self._refresh)
        self.people.chosen.connect(self._refresh)
        self.more.clicked.connect(self.add_table)
        self.begin.clicked.connect(self._begin)
        for _ in range(LEAST_TABLES):
            self.add_table()
        self.retranslate()

    def _lay_out(self) -> None:
        choices = Flow(gap=18, row_gap=8)
        for widget in (
            self.game,
            _beside(self._players_label, *self._players.values()),
            _beside(self._people_label, self.people),
            labelled(self._level_label, self.level),
        ):
            choices.addWidget(widget)
        buttons = Flow(gap=8)
        buttons.addWidget(self.more)
        buttons.addWidget(self.begin)
        self.column.addLayout(choices)
        self.column.addWidget(self.variants)
        self.column.addLayout(self._tables)
        self.column.addWidget(self._wrong)
        self.column.addLayout(buttons)

    # --- tables ----------------------------------------------------------------------------------

    def add_table(self) -> None:
        """Another table plays the same deal."""
        row = TableRow()
        row.remove.clicked.connect(lambda: self.remove_table(row))
        self.rows.append(row)
        self._tables.addWidget(row)
        self.retranslate()
        if self.isVisible():
            row.fields[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def remove_table(self, row: TableRow) -> None:
        """A table does not play after all."""
        self.rows.remove(row)
        self._tables.removeWidget(row)
        row.hide()
        row.deleteLater()
        self.retranslate()
        self.more.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def number(self) -> int:
        """How many play at a table."""
        return int(self._players[self.game.key].key)

    @property
    def humans(self) -> int:
        """How many of them are people."""
        return min(int(self.people.key), self.number)

    @property
    def options(self) -> list[OptionBox]:
        """The variants of the game."""
        return self.variants.boxes

    def wrong(self) -> tuple[QLineEdit, str] | None:
        """What is wrong with what was written, and where; None if all is well."""
        seen: list[list[str]] = []
        for number, row in enumerate(self.rows, start=1):
            people = row.people(self.humans)
            for field, name in zip(row.fields, people, strict=False):
                told = self._wrong_name(name, people, number)
                if told:
                    return field, told
            if people in seen:
                return row.fields[0], self.tr("Two tables are the same.")
            seen.append(people)
        return None

    def _wrong_name(self, name: str, people: Sequence[str], table: int) -> str:
        if not name:
            text = self.tr("At table {number} somebody has no name yet.")
            return text.format(number=QLocale().toString(table))
        if not is_name(name):
            return self.tr("The name {name} cannot be used.").format(name=name)
        if people.count(name) > 1:
            return self.tr("{name} sits twice at one table.").format(name=name)
        return ""

    def evening(self) -> Evening:
        """What was chosen; only where nothing is wrong with it."""
        tables = [row.people(self.humans) for row in self.rows]
        level = list(LEVELS)[self.level.currentIndex()]
        game = self.game.key
        if not ENTRIES[game].bots:
            level = "random"
        everybody = {name for people in tables for name in people}
        bots = bot_seats(new_seed(), self.number - self.humans, level, everybody)
        seats = tuple((*(Seat(name) for name in people), *bots) for people in tables)
        today = datetime.now(UTC).astimezone().date().isoformat()
        return Evening(today, game, draw_seed(), seats, self.variants.values)

    def _begin(self) -> None:
        """Begins, or goes to what is wrong."""
        self._refresh()
        if wrong := self.wrong():
            field, told = wrong
            self._wrong.setText(told)
            self._wrong.show()
            field.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        self.begun.emit(self.evening())

    # --- what follows from a choice ----------------------------------------------------------------

    def _refresh(self) -> None:
        for game, players in self._players.items():
            players.setVisible(game == self.game.key)
        for place, button in enumerate(self.people.buttons, start=1):
            button.setVisible(place <= self.number)
        if int(self.people.key) > self.number:
            self.people.choose(str(self.number))
        for row in self.rows:
            for field in row.show_fields(self.humans):
                field.textChanged.connect(self._wrong.hide)
                field.returnPressed.connect(self._begin)
            row.remove.setVisible(len(self.rows) > LEAST_TABLES)
        self._name_fields()
        self.variants.show_game(self.game.key)
        narrator = language.narrator()
        self.variants.judge(self.number, [narrator.player(seat) for seat in range(self.number)])
        self._wrong.hide()
        self.more.setEnabled(len(self.rows) < MOST_TABLES)

    def _name_fields(self) -> None:
        table, who = self.tr("Table {number}"), self.tr("Table {table}, player {seat}")
        for number, row in enumerate(self.rows, start=1):
            told = QLocale().toString(number)
            row.label.setText(table.format(number=told))
            tip = self.tr("Table {number} does not play").format(number=told)
            row.remove.setToolTip(plain_tip(tip))
            row.remove.setAccessibleName(tip)
            for seat, field in enumerate(row.fields, start=1):
                field.setAccessibleName(who.format(table=told, seat=QLocale().toString(seat)))
                #: In an empty field, until somebody writes a name into it
                field.setPlaceholderText(self.tr("Name"))

    def retranslate(self) -> None:
        self.heading.setText(self.tr("A new duplicate evening"))
        self._about.setText(
            self.tr(
                "Several tables play the same deal with the same dice, one after the other; the others do not "
                "look. In the end everybody is compared with those who sat in the same seat. Bots take the "
                "seats that are left, the same ones at every table."
            )
        )
        self.game.set_text(self.tr("Game"), [entry.title for entry in ENTRIES.values()])
        self._players_label.setText(self.tr("How many play?"))
        for game, players in self._players.items():
            numbers = [QLocale().toString(number) for number in ENTRIES[game].players]
            players.set_text(self.tr("Number of players"), numbers)
        #: Before a choice of numbers: how many people sit at each table; bots are the others
        people = self.tr("How many of them are people?")
        self._people_label.setText(people)
        self.people.set_text(
            people, [QLocale().toString(one) for one in range(1, len(self.people.buttons) + 1)]
        )
        self._level_label.setText(self.tr("Bots"))
        self.level.setAccessibleName(self.tr("Bots"))
        narrator = language.narrator()
        self.level.show_texts(narrator.level(level).name for level in LEVELS)
        self.more.set_text(self.tr("Another table"))
        self.begin.set_text(self.tr("Begin the evening"))
        self._refresh()


def _beside(label: PlainLabel, *controls: QWidget) -> QWidget:
    """A label before what is chosen."""
    whole = QWidget()
    row = QHBoxLayout(whole)
    row.setContentsMargins(0, 0, 0, 0)
    for widget in (label, *controls):
        row.addWidget(widget)
    return whole
