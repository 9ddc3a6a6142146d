"""The page on which a match is put together: who plays, by which variants, and from which deal."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QEvent, QLocale, Qt, Signal
from PySide6.QtGui import QFocusEvent, QGuiApplication, QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from bigshot_desktop.games import ENTRIES, GAMES
from bigshot_desktop.table.match import MOST_SEED
from bigshot_desktop.table.match_request import MatchRequest, bot_names, new_seed, usual_name
from bigshot_desktop.ui.look import language
from bigshot_desktop.ui.look.layouts import Flow
from bigshot_desktop.ui.look.plain_text import PlainLabel
from bigshot_desktop.ui.look.retranslated import Retranslated
from bigshot_desktop.ui.pages.colour_box import ColourBox
from bigshot_desktop.ui.pages.game_setup import GameSetup, setup_of
from bigshot_desktop.ui.pages.option_box import OptionBox, OptionColumns
from bigshot_desktop.ui.pages.seat_row import OFFERED, SeatRow
from bigshot_desktop.ui.widgets.ornament import Ornament
from bigshot_desktop.ui.widgets.page_buttons import Button, Segments
from bigshot_desktop.ui.widgets.rule_link import RuleLink
from bigshot_desktop.ui.widgets.scrolling import ScrollPage

__all__ = ["MatchRequest", "NewMatchPage"]

USUAL_PLAYERS: Final = 4
_NARROWEST: Final = 32
"""Letters that an option beside another must have room for."""


class NewMatchPage(Retranslated, QWidget):
    """Seats, options and deal of the match to begin."""

    begin_wanted = Signal(object)
    """A :class:`MatchRequest`."""
    cancelled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game = ""
        self.rows: list[SeatRow] = []
        self.options: list[OptionBox] = []
        self.setup: GameSetup | None = None
        """What the game adds."""
        self._known: tuple[str, ...] = ()
        self._bots: tuple[str, ...] = ()
        self._title = PlainLabel()
        self._title.setProperty("kind", "title")
        self._headings = [PlainLabel() for _ in range(3)]
        self.players: Segments | None = None
        self.rule = RuleLink()
        """To what is different with so few players."""
        self._players_label = PlainLabel()
        self._levels = PlainLabel(wordWrap=True)
        self._levels.setProperty("kind", "caption")
        self._seats = QVBoxLayout()
        self._seats.setSpacing(8)
        self._option_columns = OptionColumns(gap=24)
        self.seed = QLineEdit()
        self.seed.setMaxLength(24)
        self._seed_label = PlainLabel()
        self._seed_label.setBuddy(self.seed)
        self.reseed = Button("", "seed")
        self.copy = Button()
        self._seed_about = PlainLabel(wordWrap=True)
        self._seed_about.setProperty("kind", "caption")
        self._refusal = PlainLabel(wordWrap=True)
        self._refusal.setProperty("kind", "refusal")
        self.back = Button()
        self.deal = Button("primary", "continue")
        self._lay_out()
        self._connect()
        self.retranslate()
        self._fit()

    # --- what is asked for -----------------------------------------------------------------------

    def set_names(self, names: Sequence[str]) -> None:
        """The people who played last, seat by seat."""
        self._known = tuple(names)
        self._suggest_names()

    def set_game(self, game: str) -> None:
        """Puts together a match of a game. Of the game before, everything but the seed stays as it was."""
        self.draw_seed()
        if game != self.game:
            self._clear()
            self.game = game
            self._bots = bot_names(self._seed_or_zero(), max(ENTRIES[game].players), self._known)
            self.setup = setup_of(game)
            self._make_seats(self.setup)
            self._make_options()
            self._show(self.setup)
            self._order_stops()
        self._suggest_names()
        self.retranslate()
        self._refresh()

    def draw_seed(self) -> None:
        """Another deal."""
        self.seed.setText(str(new_seed()))
        self._refresh()

    def match_request(self) -> MatchRequest | None:
        """What was chosen, or None while something about it is wrong."""
        if self.setup is None or self._wrong() is not None:
            return None
        seats = tuple(row.seat() for row in self._playing())
        colours = tuple(
            tuple(box.colour for box in row.colours if box.colour is not None)
            for row in self._playing()
        )
        return MatchRequest(
            self.game,
            seats,
            {option.option.name: option.value for option in self.options},
            int(self.seed.text()),
            self.setup.fixed(colours),
        )

    def begin(self) -> None:
        """Asks for the match, or goes to what is wrong."""
        match_request = self.match_request()
        if match_request is not None:
            self.begin_wanted.emit(match_request)
        elif wrong := self._wrong():
            wrong[0].setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def number(self) -> int:
        """How many play."""
        return int(self.players.key) if self.players else 0

    # --- how it is made --------------------------------------------------------------------------

    def _lay_out(self) -> None:
        area = ScrollPage()
        column = area.column
        column.setContentsMargins(28, 8, 28, 12)
        column.setSpacing(12)
        self._number_row = Flow()
        self._number_row.addWidget(self._players_label)
        seats = self._card(self._headings[0], column)
        seats.addLayout(self._number_row)
        seats.addLayout(self._seats)
        seats.addWidget(self._levels)
        self._card(self._headings[1], column).addLayout(self._option_columns)
        self._deal = self._card(self._headings[2], column)
        seed = Flow()
        for about_seed in (self._seed_label, self.seed, self.reseed, self.copy):
            seed.addWidget(about_seed)
        self._deal.addLayout(seed)
        self._deal.addWidget(self._seed_about)
        column.addStretch(1)
        header = QVBoxLayout()
        header.setContentsMargins(28, 16, 28, 0)
        header.addWidget(self._title)
        header.addWidget(Ornament())
        footer = QHBoxLayout()
        footer.setContentsMargins(28, 8, 28, 16)
        footer.setSpacing(8)
        footer.addWidget(self._refusal, 1)
        footer.addWidget(self.back)
        footer.addWidget(self.deal)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(header)
        whole.addWidget(area, 1)
        whole.addLayout(footer)

    def _card(self, heading: PlainLabel, column: QVBoxLayout) -> QVBoxLayout:
        heading.setProperty("kind", "subtitle")
        card = QFrame()
        card.setProperty("kind", "card")
        inside = QVBoxLayout(card)
        inside.setContentsMargins(16, 12, 16, 14)
        inside.setSpacing(10)
        inside.addWidget(heading)
        column.addWidget(card)
        return inside

    def _connect(self) -> None:
        self.seed.textChanged.connect(self._refresh)
        self.reseed.clicked.connect(self.draw_seed)
        self.copy.clicked.connect(self._copy)
        self.back.clicked.connect(self.cancelled)
        self.deal.clicked.connect(self.begin)

    def _clear(self) -> None:
        for layout in (self._seats, self._option_columns):
            _empty(layout)
        if self.players:
            for part in (self.players, self.rule):
                self._number_row.removeWidget(part)
                _dismiss(part)
        if self.setup:
            self._deal.removeWidget(self.setup)
            _dismiss(self.setup)
        self.rows, self.options, self.players, self.setup = [], [], None, None

    def _make_seats(self, setup: GameSetup) -> None:
        numbers = ENTRIES[self.game].players
        self.players = Segments([str(number) for number in numbers], self)
        self.players.choose(str(USUAL_PLAYERS if USUAL_PLAYERS in numbers else max(numbers)))
        self.players.chosen.connect(self._refresh)
        self._number_row.addWidget(self.players)
        self.rule = RuleLink()
        self._number_row.addWidget(self.rule)
        for number in range(1, max(numbers) + 1):
            row = SeatRow(number, setup, self)
            row.seat_as("human" if number == 1 else "bot")
            row.changed.connect(self._refresh)
            row.recoloured.connect(self._recolour)
            self._seats.addWidget(row)
            self.rows.append(row)

    def _make_options(self) -> None:
        game = GAMES[self.game]
        for option in game.info.options:
            box = OptionBox(game, option, self)
            box.changed.connect(self._refresh)
            self._option_columns.addWidget(box)
            self.options.append(box)
        card = self._headings[1].parentWidget()
        assert card
        card.setVisible(bool(self.options))

    def _show(self, setup: GameSetup) -> None:
        """After all else has come: from a widget that came before the seats, Tab would lead back to them."""
        self._deal.addWidget(setup)
        setup.setVisible(bool(setup.stops))

    def _order_stops(self) -> None:
        """Tab goes through the page as one reads it."""
        assert self.players
        assert self.setup
        stops: list[QWidget] = [*self.players.buttons, self.rule]
        for row in self.rows:
            stops += row.stops
        stops += [stop for box in self.options for stop in box.stops]
        stops += [self.seed, self.reseed, self.copy, *self.setup.stops, self.back, self.deal]
        for one, following in pairwise(stops):
            QWidget.setTabOrder(one, following)

    def _suggest_names(self) -> None:
        for place, row in enumerate(self.rows):
            unknown = usual_name() if place == 0 else language.narrator().player(place)
            human = self._known[place] if place < len(self._known) else unknown
            row.suggest(human, self._bots[place])

    # --- what follows from a choice --------------------------------------------------------------

    def _playing(self) -> list[SeatRow]:
        return self.rows[: self.number]

    def _refresh(self) -> None:
        """Shows what fits the choices made so far."""
        each = self.setup.pieces_each(self.number) if self.setup else 0
        self.rule.lead_to(self.setup.rule_of(self.number) if self.setup else "")
        for place, row in enumerate(self.rows):
            row.setVisible(place < self.number)
            row.show_colours(each if place < self.number else 0)
        narrator = language.narrator()
        names = [
            row.name.text().strip() or narrator.player(place)
            for place, row in enumerate(self._playing())
        ]
        chosen = {box.option.name: box.wanted for box in self.options}
        for box in self.options:
            others = {name: value for name, value in chosen.items() if name != box.option.name}
            if GAMES[self.game].check_options(self.number, others):
                others = {}
            box.seat(names)
            box.judge(self.number, others)
        self._tell_levels()
        wrong = self._wrong()
        self._refusal.setText(wrong[1] if wrong else "")

    def _recolour(self, chosen: ColourBox) -> None:
        """Who had the colour gets the one that came free for it: no two are ever the same."""
        for row in self._playing():
            for box in row.colours:
                if box is not chosen and chosen.colour is not None and box.colour == chosen.colour:
                    box.choose(chosen.before)
        chosen.before = chosen.colour

    def _tell_levels(self) -> None:
        """What the levels that play are like."""
        used = {row.chosen_level for row in self._playing()}
        labels = (language.narrator().level(level) for level in OFFERED if level in used)
        line = self.tr("{level}: {explanation}")
        told = [line.format(level=label.name, explanation=label.why) for label in labels]
        self._levels.setText("\n".join(told))
        self._levels.setHidden(not told)

    def _wrong(self) -> tuple[QWidget, str] | None:
        """What is wrong with the choices, and where."""
        names: set[str] = set()
        for row in self._playing():
            if problem := row.problem:
                return row.name, language.narrator().malformed(problem)
            name = row.seat().name
            if name in names:
                sentence = self.tr("Two players are called {name}. Give one another name.")
                return row.name, sentence.format(name=name)
            names.add(name)
        text = self.seed.text()
        if not (text.isascii() and text.isdigit() and int(text) <= MOST_SEED):
            sentence = self.tr("The seed is a whole number from 0 to {most}.")
            return self.seed, sentence.format(most=QLocale().toString(MOST_SEED))
        return None

    def _seed_or_zero(self) -> int:
        return int(self.seed.text() or 0)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.seed.text())

    # --- keys, language and size -----------------------------------------------------------------

    def focusInEvent(self, event: QFocusEvent) -> None:
        """One key deals, as long as nothing else is chosen."""
        self.deal.setFocus(event.reason())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match Qt.Key(event.key()):
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.begin()
            case Qt.Key.Key_Escape:
                self.cancelled.emit()
            case _:
                super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._suggest_names()
            self._refresh()
        elif event.type() == QEvent.Type.FontChange:
            self._fit()

    def retranslate(self) -> None:
        title = ENTRIES[self.game].title if self.game else ""
        self._title.setText(self.tr("New match: {game}").format(game=title))
        players, variants, deal = self._headings
        players.setText(self.tr("Players"))
        variants.setText(self.tr("Variants"))
        deal.setText(self.tr("The deal"))
        self._players_label.setText(self.tr("How many play?"))
        if self.players:
            numbers = [QLocale().toString(number) for number in ENTRIES[self.game].players]
            self.players.set_text(self.tr("Number of players"), numbers)
        self._seed_label.setText(self.tr("Seed"))
        self.seed.setAccessibleName(self.tr("Seed"))
        self.reseed.set_text(self.tr("New seed"))
        self.copy.set_text(self.tr("Copy"), self.tr("Copy the seed, to give it to somebody"))
        self._seed_about.setText(
            self.tr("The same seed deals the same match again, with the same luck.")
        )
        self.back.set_text(self.tr("Back"))
        self.deal.set_text(self.tr("Deal"), self.tr("Deal and begin"))

    def _fit(self) -> None:
        letter = self.fontMetrics().averageCharWidth()
        self._option_columns.set_narrowest(letter * _NARROWEST)
        self.seed.setFixedWidth(letter * 26)


def _empty(layout: QLayout) -> None:
    while (taken := layout.takeAt(0)) is not None:
        if widget := taken.widget():
            _dismiss(widget)


def _dismiss(widget: QWidget) -> None:
    widget.hide()
    widget.deleteLater()
