"""The home page: the games, the matches to go on with, and the way to everything else.

It is what a player sees first, so it imports no game and no bot.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QLocale, QSize, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QVBoxLayout, QWidget

from bigshot_desktop import __version__
from bigshot_desktop.engine.languages import LANGUAGES, SOURCE
from bigshot_desktop.games import ENTRIES
from bigshot_desktop.ui.look import fonts
from bigshot_desktop.ui.look.layouts import Columns, Flow
from bigshot_desktop.ui.look.plain_text import PlainLabel
from bigshot_desktop.ui.look.retranslated import Retranslated
from bigshot_desktop.ui.pages.game_card import EDGE, LOWEST, SHAPE, GameCard, height_of
from bigshot_desktop.ui.pages.open_matches import OpenMatches
from bigshot_desktop.ui.widgets.ornament import Ornament
from bigshot_desktop.ui.widgets.page_buttons import Button
from bigshot_desktop.ui.widgets.scrolling import ScrollPage

if TYPE_CHECKING:
    from bigshot_desktop.table.shelf import OpenMatch
    from bigshot_desktop.ui.widgets.page_stack import PageStack

NAME: Final = "Big Shot Desktop"
_AIR: Final = 2
"""So many lines of what a high window has to spare go to each card."""
_MARGIN: Final = 28
_NARROWEST: Final = 30
"""Letters that a card in a row must have room for."""
_LINE: Final = 3
"""Room for the line around a card."""
_LARGE: Final = 0.6
"""How much of a card's width a picture must have to stand above the words."""
_BESIDE: Final = 0.36
"""The part of a card's width that a picture beside the words has."""
_WIDEST: Final = 270
"""Letters beyond which the page grows no wider."""


class _Sheet(QFrame):
    """All that is on the page. It takes what there is."""

    def sizeHint(self) -> QSize:
        """Told without setting every word: Qt asks before every layout, and never gives it what it would like."""
        return self.minimumSizeHint()


class HomePage(Retranslated, QWidget):
    """Where everything begins."""

    new_wanted = Signal(str)
    play_wanted = Signal(str)
    learn_wanted = Signal(str)
    continue_wanted = Signal(object)
    """The path of an open match."""
    put_away_wanted = Signal(object)
    """The same, but the match is to lie among the files."""
    open_wanted = Signal()
    """A match file from anywhere."""
    files_wanted = Signal()
    rulebook_wanted = Signal()
    statistics_wanted = Signal()
    evening_wanted = Signal()
    """The same deal for several tables, one after the other."""
    settings_wanted = Signal()
    about_wanted = Signal()
    language_wanted = Signal(str)

    def __init__(
        self, pages: PageStack | None = None, *, known: Collection[str] = tuple(ENTRIES)
    ) -> None:
        super().__init__(pages)
        if pages is not None:
            pages.addWidget(self)  # while it is empty: Qt lays out at once what is on it
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._fit)
        self._title = PlainLabel(NAME)
        fonts.set_scaled_font(self._title, partial(fonts.title, 2.4))
        self.language = Button("quiet", "language")
        self.settings = Button("quiet", "settings")
        self.about = Button("quiet", "info")
        self.matches = OpenMatches()
        self.cards = [GameCard(game, newcomer=game not in known) for game in ENTRIES]
        self.files = Button("", "folder")
        self.open_file = Button("", "open")
        self.rulebook = Button("", "book")
        self.statistics = Button("", "chart")
        self.evening = Button("", "table")
        self._footer = PlainLabel()
        self._footer.setProperty("kind", "caption")
        self._columns = Columns()
        self._make_menu()
        self._lay_out()
        self._connect()
        self.retranslate()

    def set_known(self, games: Collection[str]) -> None:
        """The games that somebody here has played before: the others are learned first."""
        for card in self.cards:
            card.set_newcomer(card.game not in games)

    def show_open_matches(self, matches: Sequence[OpenMatch]) -> None:
        """Shows the matches that can be gone on with."""
        self.matches.show_matches(matches)
        self._fit()

    # --- how it is made --------------------------------------------------------------------------

    def _make_menu(self) -> None:
        self._languages = QMenu(self.language)
        self._languages.aboutToShow.connect(self._show_languages)
        self.language.setMenu(self._languages)

    def _show_languages(self) -> None:
        """All of them, the one that is spoken marked; they are made when they are first asked for."""
        if self._languages.isEmpty():
            self._make_languages()
        for code, action in zip(LANGUAGES, self._languages.actions(), strict=True):
            action.setChecked(code == _spoken())

    def _make_languages(self) -> None:
        from PySide6.QtGui import QActionGroup

        group = QActionGroup(self._languages)
        for code, name in LANGUAGES.items():
            action = self._languages.addAction(name)
            action.setCheckable(True)
            action.triggered.connect(partial(self.language_wanted.emit, code))
            group.addAction(action)

    def _lay_out(self) -> None:
        self._area = area = ScrollPage(self)
        area.column.setContentsMargins(0, 0, 0, 0)
        self._page = area.page
        self._sheet = sheet = _Sheet(area.page)
        column = QVBoxLayout(sheet)
        column.setContentsMargins(_MARGIN, 20, _MARGIN, 16)
        column.setSpacing(12)
        tools = Flow()
        for tool in (self.language, self.settings, self.about):
            tools.addWidget(tool)
        header = Flow(leading=1)
        header.addWidget(self._title)
        header.addItem(tools)
        # What a high window has to spare is around everything, so that no band of it is empty.
        column.addStretch(1)
        column.addLayout(header)
        column.addWidget(Ornament())
        column.addWidget(self.matches)
        for card in self.cards:
            self._columns.addWidget(card)
        column.addStretch(1)
        column.addLayout(self._columns)
        column.addStretch(1)
        footer = Flow(leading=5)
        for widget in (
            *(self.files, self.open_file, self.rulebook, self.statistics, self.evening),
            self._footer,
        ):
            footer.addWidget(widget)
        column.addLayout(footer)
        column.addStretch(1)
        centred = QHBoxLayout()
        centred.addStretch(1)
        centred.addWidget(sheet, 1000)
        centred.addStretch(1)
        area.column.addLayout(centred)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(area)

    def _connect(self) -> None:
        for card in self.cards:
            card.play_wanted.connect(self.play_wanted)
            card.new_wanted.connect(self.new_wanted)
            card.learn_wanted.connect(self.learn_wanted)
        self.matches.continue_wanted.connect(self.continue_wanted)
        self.matches.put_away_wanted.connect(self.put_away_wanted)
        self.matches.resized.connect(self._soon.start)
        self.files.clicked.connect(self.files_wanted)
        self.open_file.clicked.connect(self.open_wanted)
        self.rulebook.clicked.connect(self.rulebook_wanted)
        self.statistics.clicked.connect(self.statistics_wanted)
        self.evening.clicked.connect(self.evening_wanted)
        self.settings.clicked.connect(self.settings_wanted)
        self.about.clicked.connect(self.about_wanted)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """What a player most probably wants is one key away."""
        buttons = self.matches.buttons or [card.first for card in self.cards]
        buttons[0].setFocus(event.reason())

    def _fit(self) -> None:
        """Pictures are always whole: above the words if they can be large there, else beside them."""
        self._soon.stop()
        letters = self.fontMetrics()
        self._columns.set_narrowest(letters.averageCharWidth() * _NARROWEST)
        self._sheet.setMaximumWidth(letters.averageCharWidth() * _WIDEST)
        self._show_cards(1)
        # A scroll bar that comes for a moment must not break the row: then it would stay.
        bar = self._area.verticalScrollBar().sizeHint().width()
        width = min(self.width() - bar, self._sheet.maximumWidth()) - 2 * _MARGIN
        if not self._columns.in_row(width):
            self._show_beside(round(letters.height() * LOWEST * 1.6 / SHAPE))
            return
        card = self._columns.width_in_row(width)
        most = card - 2 * (EDGE + _LINE)
        spare = self._spare()
        wide = min(most, round(spare / SHAPE))
        if wide < most * _LARGE:
            self._show_beside(round(card * _BESIDE))
            return
        left = max(0, spare - height_of(wide))
        self._show_cards(wide, min(left // 4, round(letters.height() * _AIR)))

    def _show_cards(self, width: int, air: int = 0) -> None:
        shown = [card.show_poster(width, air) for card in self.cards]
        if any(shown):
            self._measure_anew()

    def _show_beside(self, width: int) -> None:
        for card in self.cards:
            card.show_beside(width)
        self._measure_anew()

    def _measure_anew(self) -> None:
        """Qt tells what is around a widget of its new size later than it is asked about here."""
        for part in (*(card.buttons for card in self.cards), *self.cards, self._sheet, self._page):
            part.updateGeometry()
            if (layout := part.layout()) is not None:
                layout.invalidate()
                if self.isVisible():  # else Qt does it once all have their sizes
                    layout.activate()

    def _spare(self) -> int:
        """The height that the page does not need."""
        return self.height() - self._page.heightForWidth(self.width())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        """Whoever comes back sees it from the top on, however far down they left it."""
        super().showEvent(event)
        if not event.spontaneous():
            self._area.verticalScrollBar().setValue(0)

    # --- language and size -----------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        kind = QEvent.Type
        if event.type() in (kind.FontChange, kind.StyleChange, kind.LanguageChange):
            self._soon.start()  # once the parts of the page have heard of it too
        super().changeEvent(event)

    def retranslate(self) -> None:
        self.language.set_text(LANGUAGES[_spoken()])
        self.language.setAccessibleName(self.tr("Language"))
        self.settings.set_text(self.tr("Settings"))
        self.about.set_text(self.tr("About"))
        self.files.set_text(self.tr("Match files"), self.tr("Matches kept on this computer"))
        self.open_file.set_text(self.tr("Open a match…"), self.tr("A match file from anywhere"))
        self.rulebook.set_text(self.tr("Rulebooks"), self.tr("The rules of all games (F1)"))
        self.statistics.set_text(self.tr("Statistics"))
        self.evening.set_text(
            self.tr("Duplicate evening: one deal for all"),
            self.tr("Several tables play the same deal: who does better with the same luck?"),
        )
        self._footer.setText(self.tr("Version {version}").format(version=__version__))


def _spoken() -> str:
    """The code of the language of now."""
    code = QLocale().name().partition("_")[0]
    return code if code in LANGUAGES else SOURCE
