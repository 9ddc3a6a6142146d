"""The rulebooks in a window of their own: read beside the table, searched as one types, saved as PDF."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QKeySequence,
    QResizeEvent,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from bigshot_desktop.games import ENTRIES, game_of
from bigshot_desktop.ui.look.icons import app_icon
from bigshot_desktop.ui.look.pace import Pace
from bigshot_desktop.ui.look.plain_text import PlainLabel
from bigshot_desktop.ui.look.theme import theme_switch
from bigshot_desktop.ui.pages.rulebook.contents_model import ContentsModel
from bigshot_desktop.ui.pages.rulebook.contents_view import ContentsView
from bigshot_desktop.ui.pages.rulebook.other_books import OtherBooks
from bigshot_desktop.ui.pages.rulebook.reader import Reader
from bigshot_desktop.ui.pages.rulebook.reading_history import Place, ReadingHistory
from bigshot_desktop.ui.pages.rulebook.save_pdf import PdfSaver
from bigshot_desktop.ui.pages.rulebook.toolbar import RulebookToolbar
from bigshot_desktop.words.rulebook import RULEBOOKS, Rulebook
from bigshot_desktop.words.rulebook_search import Hit, Search, words_of

_USUAL: Final = QSize(1120, 800)
_NARROW: Final = 120
"""Letters beside each other: in a window with fewer, contents and page take turns …"""
_TIGHT: Final = 80
"""… and with still fewer, what stands above them is told in fewer words."""
_SIDE: Final = 52
"""Letters of the contents where there is more room than they need."""


class RulebookWindow(QWidget):
    """One book at a time, its contents beside it, or in turn with it where there is little room."""

    def __init__(self, parent: QWidget | None = None, pace: Pace | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setWindowIcon(app_icon())
        self._games = tuple(RULEBOOKS)
        self.game = ""
        """Whose book is shown; nobody's before the first."""
        self._books: dict[str, Rulebook] = {}
        """By game, in the language of now."""
        self._searches: dict[str, Search] = {}
        self._hits: tuple[Hit, ...] = ()
        self._hit = 0
        self._began: Place | None = None
        """Where the reader was before the search; nowhere while there is none …"""
        self._strayed = False
        """… and whether it has led them elsewhere."""
        self._reading_history = ReadingHistory()
        self._stale = False
        self._make(pace or Pace("off"))
        self._arrange()
        self._connect()
        self.retranslate()
        self.resize(_USUAL.boundedTo(self.screen().availableSize() * 0.9))

    def _make(self, pace: Pace) -> None:
        self.toolbar = toolbar = RulebookToolbar()
        self.back, self.forward, self.list_button = toolbar.back, toolbar.forward, toolbar.contents
        self.games, self.search, self.save = toolbar.games, toolbar.search, toolbar.save
        self.told = PdfSaver()
        self.count = PlainLabel(wordWrap=True)
        self.count.setProperty("kind", "caption")
        self.count.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.count.hide()
        self.others = OtherBooks()
        self.model = ContentsModel(self)
        self.contents = ContentsView(self.model)
        self.page = Reader(pace)
        self._renewing = QTimer(self, interval=0, singleShot=True)

    def _arrange(self) -> None:
        self._side = QWidget()
        column = QVBoxLayout(self._side)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.count)
        column.addWidget(self.others)
        column.addWidget(self.contents, 1)
        column.addStretch()
        row = QHBoxLayout()
        row.setContentsMargins(12, 0, 12, 12)
        row.setSpacing(10)
        row.addWidget(self._side, 2)
        row.addWidget(self.page, 5)
        self._whole = whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.toolbar)
        whole.addWidget(self.told)
        whole.addLayout(row, 1)

    def _connect(self) -> None:
        self.back.clicked.connect(self.go_back)
        self.forward.clicked.connect(self.go_forward)
        self.list_button.toggled.connect(self._turn)
        self.games.chosen.connect(self.go_to)
        self.search.textChanged.connect(self._look_for)
        self.search.stepped.connect(self.step)
        self.search.list_wanted.connect(self.contents.setFocus)
        self.others.wanted.connect(self._look_in)
        self.save.clicked.connect(self._ask_where)
        self.contents.rule_wanted.connect(lambda rule: self.go_to(self.game, rule))
        self.page.rule_wanted.connect(self._follow)
        self.page.section_seen.connect(self.contents.point_at)
        self._renewing.timeout.connect(self._renew)
        theme_switch().changed.connect(self._renew_soon)
        for keys, go in {
            "Ctrl+F": self._focus_search,
            "F3": lambda: self.step(1),
            "Shift+F3": lambda: self.step(-1),
            "Alt+Left": self.go_back,
            "Alt+Right": self.go_forward,
            "Ctrl+P": self._ask_where,
            "Ctrl+W": self.close,
            "Esc": self._escape,
        }.items():
            QShortcut(QKeySequence(keys), self).activated.connect(go)

    # --- going somewhere -------------------------------------------------------------------------

    def open_at(self, game: str, rule: str = "") -> None:
        """Shows a rule of a game before all other windows; without one its book, where it was left."""
        self.search.clear()
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self._whole.activate()  # so that all is as wide as it stays
        if rule or game != self.game:
            self.go_to(game, rule)
        self.raise_()
        self.activateWindow()
        self.page.setFocus()

    def go_to(self, game: str, rule: str = "") -> None:
        """A section of a book, or its beginning, from wherever one is; there is a way back."""
        if self.game:
            self._reading_history.leave(self.page.place)
        self._show_book(game)
        self.page.go_to(rule)
        self.contents.point_at(self.page.section)
        self._hit = self._number_of(rule, self._hit)
        self.list_button.setChecked(False)
        self._tell_ways()

    def go_back(self) -> None:
        """To where one was before."""
        if self._reading_history.leads_back:
            self._return(self._reading_history.back(self.page.place))

    def go_forward(self) -> None:
        """To where one came back from."""
        if self._reading_history.leads_forward:
            self._return(self._reading_history.forward(self.page.place))

    def _return(self, place: Place) -> None:
        self._show_book(place.game)
        self.page.go_back_to(place)
        self.list_button.setChecked(False)
        self._tell_ways()

    def _follow(self, rule: str) -> None:
        game = game_of(rule)
        if game is not None:
            self.go_to(game, rule)

    def _tell_ways(self) -> None:
        self.back.setEnabled(self._reading_history.leads_back)
        self.forward.setEnabled(self._reading_history.leads_forward)

    # --- the book --------------------------------------------------------------------------------

    def _book(self, game: str = "") -> Rulebook:
        """That of a game; the one that is shown."""
        game = game or self.game
        if game not in self._books:
            self._books[game] = RULEBOOKS[game].translated(QCoreApplication.translate)
        return self._books[game]

    def _show_book(self, game: str) -> None:
        if game == self.game:
            return
        self.game, self._stale = game, False
        self.games.choose(game)
        self.told.dismiss()
        self.page.show_book(self._book())
        self._find()
        self._name()

    def _renew_soon(self) -> None:
        """The language, the colours or the letters are others: the book is set again, once for all of them."""
        self._stale = True
        if self.isVisible():
            self._renewing.start()

    def _renew(self) -> None:
        if self._stale and self.game:
            self._stale = False
            self.page.show_book(self._book())
            self._find()

    # --- searching -------------------------------------------------------------------------------

    def _look_for(self, text: str) -> None:
        """Something else is looked for: the contents shrink to what is found, and the best of it is shown."""
        self._find()
        words = self.page.marks.words
        if not self.game or not words:
            self._began = None
            return
        if self._began is None or self._began.game != self.game:
            self._began, self._strayed = self.page.place, False
        if self._is_narrow:
            self.list_button.setChecked(True)
        if QAccessible.isActive():
            told = " ".join((self.count.text(), *self.others.sentences))
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, told))
        if self._hits:
            if not self._strayed:
                self._reading_history.leave(self._began)
            self._show_hit(self._search().best(words))
        else:
            self._reading_history.take_back(self._began)
            self.page.go_back_to(self._began)
        self._strayed = bool(self._hits)
        self._tell_ways()

    def _search(self, game: str = "") -> Search:
        """The book of a game, ready to be searched; the one that is shown."""
        game = game or self.game
        if game not in self._searches:
            self._searches[game] = Search(self._book(game))
        return self._searches[game]

    def _find(self) -> None:
        """Finds the words in the book of now, or where else they are."""
        typed = words_of(self.search.text())
        words = self._search().as_told(typed) if self.game else typed
        self.page.look_for(words)
        if not self.game:
            return
        shown = self._hits[self._hit].rule if self._hits else ""
        self._hits = self._search().hits(words)
        self._hit = self._number_of(shown, 0)
        self.model.show(self._book(), self.tr("The game in short"), self._hits if words else None)
        self.contents.point_at(self.page.section)
        lost = words and not self._hits
        games = [game for game in self._games if game != self.game] if lost else []
        found = {game: self._search(game) for game in games}
        self.others.offer({game: len(one.rules(one.as_told(typed))) for game, one in found.items()})
        self._tell_count()

    def _look_in(self, game: str) -> None:
        """The search goes on in another book, with the best that is there."""
        self.go_to(game)
        self._began, self._strayed = self.page.place, True
        if self._hits:
            self._show_hit(self._search().best(self.page.marks.words))
            self.page.setFocus()

    def _tell_count(self) -> None:
        number = len(self._hits)
        if number:
            count = QCoreApplication.translate("RulebookWindow", "%Ln section(s)", "", number)
        else:
            count = self.tr("Nothing in this book has all of these words.")
        searching = bool(self.page.marks.words)
        self.count.setText(count)
        self.count.setHidden(not searching)
        self.contents.setHidden(searching and not number)

    def step(self, by: int) -> None:
        """On to the next hit, or back to the one before; from the last to the first, or into the only book with any."""
        if len(self.others.games) == 1:
            self._look_in(*self.others.games)
        elif self._hits:
            shown = not self.page.isHidden()
            self.list_button.setChecked(False)
            self._show_hit((self._hit + by * shown) % len(self._hits))

    def _number_of(self, rule: str, otherwise: int) -> int:
        """Which of the hits a section is, if it is one."""
        return next((n for n, hit in enumerate(self._hits) if hit.rule == rule), otherwise)

    def _show_hit(self, number: int) -> None:
        self._hit = number
        rule = self._hits[number].rule
        self.page.show_found(rule)
        self.contents.point_at(rule)

    def _focus_search(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def _escape(self) -> None:
        """First the search is over, then the contents are put away, then the window is."""
        if self.search.text():
            self.search.clear()
            self.page.setFocus()
        elif self.list_button.isChecked():
            self.list_button.setChecked(False)
        else:
            self.close()

    # --- paper -----------------------------------------------------------------------------------

    @property
    def title(self) -> str:
        """What the book is called, and the file that it is saved to."""
        return self.tr("{game} – Rules").format(game=ENTRIES[self.game].title)

    def _ask_where(self) -> None:
        self.told.ask_where(self._book(), self.title)

    # --- room ------------------------------------------------------------------------------------

    def _has_fewer(self, letters: int) -> bool:
        """Whether fewer letters than these stand beside each other."""
        return self.width() < self.fontMetrics().averageCharWidth() * letters

    @property
    def _is_narrow(self) -> bool:
        return self._has_fewer(_NARROW)

    def _turn(self) -> None:
        """Contents and page: both, or in turn."""
        narrow, listed = self._is_narrow, self.list_button.isChecked()
        widest = self.fontMetrics().averageCharWidth() * _SIDE
        whole = self._whole
        whole.setEnabled(False)  # or both would share the width for a moment
        self._side.setMaximumWidth(self.maximumWidth() if narrow else widest)
        self.list_button.setVisible(narrow)
        self.toolbar.fold(folded=self._has_fewer(_TIGHT))
        if narrow:
            self._swap(listed=listed)
        else:
            self._side.show()
            self.page.show()
        whole.setEnabled(True)
        whole.invalidate()
        whole.activate()

    def _swap(self, *, listed: bool) -> None:
        """One comes and the other goes, with the focus: a page that goes would pass it to its next link, and scroll."""
        coming, going = (self._side, self.page) if listed else (self.page, self._side)
        heir, holder = (self.contents, self.page) if listed else (self.page, self.contents)
        coming.show()
        if holder.hasFocus():
            heir.setFocus()
        going.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._turn()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._turn()
        self._renew()

    # --- language --------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        kinds = QEvent.Type
        if event.type() == kinds.LanguageChange:
            self._books.clear()
            self._searches.clear()
            self.page.forget_words()
            self.retranslate()
            self._renew_soon()
        elif event.type() == kinds.FontChange:
            self._turn()
            self._renew_soon()

    def retranslate(self) -> None:
        """Says everything again, in the language of now; the book follows."""
        self.contents.setAccessibleName(self.tr("Contents"))
        self.told.dismiss()
        if self.game:
            self._name()
            self._tell_count()

    def _name(self) -> None:
        self.setWindowTitle(self.title)
        self.page.setAccessibleName(self.title)
