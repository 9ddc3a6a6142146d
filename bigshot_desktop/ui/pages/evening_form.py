"""Where a duplicate evening is put together: the game, how many play, and who sits at which table."""

from __future__ import annotations

from datetime import UTC, datetime

from PySide6.QtCore import QLocale, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from bigshot_desktop.bots.levels import LEVELS
from bigshot_desktop.games import ENTRIES
from bigshot_desktop.table.dice_seal import draw_seed
from bigshot_desktop.table.duplicate_evening import MOST_TABLES, Evening
from bigshot_desktop.table.match_request import USUAL_LEVEL, bot_seats, new_seed
from bigshot_desktop.table.seats import Seat, is_name
from bigshot_desktop.ui.look import language
from bigshot_desktop.ui.look.layouts import Flow
from bigshot_desktop.ui.look.plain_text import PlainLabel
from bigshot_desktop.ui.look.retranslated import Retranslated
from bigshot_desktop.ui.pages.sheet_page import Card
from bigshot_desktop.ui.widgets.choice_box import ChoiceBox
from bigshot_desktop.ui.widgets.labelled import labelled
from bigshot_desktop.ui.widgets.page_buttons import Button, Segments


class TableLine(QWidget):
    """The people at one table, in one line, with commas between them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.label = PlainLabel()
        self.names = QLineEdit()
        self.names.setMaxLength(300)
        self.label.setBuddy(self.names)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.label)
        row.addWidget(self.names, 1)

    @property
    def people(self) -> list[str]:
        return [name.strip() for name in self.names.text().split(",") if name.strip()]


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
        self._players_label, self._level_label = PlainLabel(), PlainLabel()
        self.level = ChoiceBox(len(LEVELS))
        self.level.setCurrentIndex(list(LEVELS).index(USUAL_LEVEL))
        how_many = QWidget()
        beside = QHBoxLayout(how_many)
        beside.setContentsMargins(0, 0, 0, 0)
        for widget in (self._players_label, *self._players.values()):
            beside.addWidget(widget)
        choices = Flow(gap=12)
        for widget in (self.game, how_many, labelled(self._level_label, self.level)):
            choices.addWidget(widget)
        self.column.addLayout(choices)
        self.lines: list[TableLine] = []
        self.more = Button("", "new")
        self.begin = Button("primary", "continue")
        self._wrong = PlainLabel(wordWrap=True)
        self._wrong.setProperty("kind", "refusal")
        buttons = Flow(gap=8)
        buttons.addWidget(self.more)
        buttons.addWidget(self.begin)
        self.column.addWidget(self._wrong)
        self.column.addLayout(buttons)
        self.game.chosen.connect(self._refresh)
        self.more.clicked.connect(self.add_table)
        self.begin.clicked.connect(self._begin)
        for _ in range(2):
            self.add_table()
        self.retranslate()

    def add_table(self) -> None:
        """Another table plays the same deal."""
        line = TableLine()
        self.lines.append(line)
        self.column.insertWidget(self.column.count() - 2, line)
        line.names.textChanged.connect(self._refresh)
        line.names.returnPressed.connect(self._begin)
        self.retranslate()

    @property
    def number(self) -> int:
        """How many play at a table."""
        return int(self._players[self.game.key].key)

    def wrong(self) -> str:
        """What is wrong with what was chosen, in a sentence; nothing if all is well."""
        tables = [line.people for line in self.lines if line.people]
        if len(tables) < 2:
            return self.tr("At least two tables play: write down who sits at each.")
        for people in tables:
            for name in people:
                if not is_name(name):
                    return self.tr("The name {name} cannot be used.").format(name=name)
                if people.count(name) > 1:
                    return self.tr("{name} sits twice at one table.").format(name=name)
        if len({len(people) for people in tables}) > 1:
            return self.tr("At every table there must be equally many people.")
        if len(tables[0]) > self.number:
            return self.tr("There are more people at a table than seats.")
        if len({tuple(people) for people in tables}) < len(tables):
            return self.tr("Two tables are the same.")
        return ""

    def evening(self) -> Evening:
        """What was chosen; only where nothing is wrong with it."""
        tables = [line.people for line in self.lines if line.people]
        level = list(LEVELS)[self.level.currentIndex()]
        game = self.game.key
        if not ENTRIES[game].bots:
            level = "random"
        everybody = {name for people in tables for name in people}
        bots = bot_seats(new_seed(), self.number - len(tables[0]), level, everybody)
        seats = tuple((*(Seat(name) for name in people), *bots) for people in tables)
        return Evening(datetime.now(UTC).astimezone().date().isoformat(), game, draw_seed(), seats)

    def _begin(self) -> None:
        self._refresh()
        if self.wrong():
            self._wrong.setText(self.wrong())
            self._wrong.show()
            return
        self.begun.emit(self.evening())

    def _refresh(self) -> None:
        for game, players in self._players.items():
            players.setVisible(game == self.game.key)
        self._wrong.hide()
        self.more.setEnabled(len(self.lines) < MOST_TABLES)

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
        self._level_label.setText(self.tr("Bots"))
        self.level.setAccessibleName(self.tr("Bots"))
        narrator = language.narrator()
        self.level.show_texts(narrator.level(level).name for level in LEVELS)
        for number, line in enumerate(self.lines, start=1):
            title = self.tr("Table {number}").format(number=QLocale().toString(number))
            line.label.setText(title)
            line.names.setAccessibleName(title)
            line.names.setPlaceholderText(self.tr("Who sits here, with commas in between"))
        self.more.set_text(self.tr("Another table"))
        self.begin.set_text(self.tr("Begin the evening"))
        self._refresh()
