"""The one window: home, new match and table in turn, and the dialogs around them."""

from __future__ import annotations

from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6 import QtCore
from PySide6.QtCore import QByteArray, QObject, QSize, QTimer, Signal
from PySide6.QtWidgets import QMainWindow

from bigshot_desktop.engine.languages import LANGUAGES
from bigshot_desktop.games import ENTRIES, game_of
from bigshot_desktop.table import paths
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.ui.app.page_frame import PageFrame
from bigshot_desktop.ui.app.preferences import Preferences, games_known
from bigshot_desktop.ui.app.window_scale import WindowScale
from bigshot_desktop.ui.look import fonts
from bigshot_desktop.ui.look.icons import app_icon, icon
from bigshot_desktop.ui.look.retranslated import Retranslated
from bigshot_desktop.ui.look.theme import theme_switch
from bigshot_desktop.ui.pages.home import HomePage

if TYPE_CHECKING:
    from PySide6.QtCore import QMetaObject
    from PySide6.QtGui import QAction, QCloseEvent, QDragEnterEvent, QDropEvent, QPaintEvent
    from PySide6.QtWidgets import QDialog

    from bigshot_desktop.table.groups import Groups
    from bigshot_desktop.ui.app.match_opener import MatchOpener
    from bigshot_desktop.ui.app.sheet_opener import SheetOpener
    from bigshot_desktop.ui.match.table_page import TablePage
    from bigshot_desktop.ui.pages.new_match import NewMatchPage
    from bigshot_desktop.ui.pages.rulebook.window import RulebookWindow
    from bigshot_desktop.ui.widgets.notice import Notice

LEAST: Final = QSize(640, 480)
FRAME: Final = QSize(16, 44)
"""What title bar and edges take on most systems, which nobody knows before the window is shown."""
USUAL: Final = QSize(1280, 800)


class MainWindow(Retranslated, QMainWindow):
    """Everything a player sees. It starts with the home page, and with as little else as that needs."""

    painted = Signal()
    """The first picture is on the screen."""
    awake = Signal()
    """The rest is ready too."""
    closed = Signal()
    """It is left for good: whatever else may still be open, the program ends."""

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self.preferences = preferences
        self.setMinimumSize(LEAST)
        self.restore_geometry()
        self.scale = WindowScale(preferences.app, self)
        self.scale.follow()
        self.frame = PageFrame(self)
        self.pages = self.frame.pages
        self.setCentralWidget(self.frame)
        self.new_match: NewMatchPage | None = None
        self.rulebook: RulebookWindow | None = None
        self.remembers = True
        """Whether what was chosen is kept for the next time: not after a demonstration."""
        self._asleep = True
        self._actions: dict[str, QAction] = {}
        self.setWindowTitle("Big Shot Desktop")
        self.setAcceptDrops(True)
        self.home = HomePage(self.pages, known=games_known(preferences.first))
        self._rule_requests: QMetaObject.Connection | None = None
        self.preferences.untranslated.connect(self._show_untranslated)
        self.preferences.apply_style()

    @cached_property
    def matches(self) -> MatchOpener:
        """Which match is on the table."""
        from bigshot_desktop.ui.app.match_opener import MatchOpener

        return MatchOpener(self.preferences, self.frame, self)

    @cached_property
    def sheets(self) -> SheetOpener:
        """The pages that tell something."""
        from bigshot_desktop.ui.app.sheet_opener import SheetOpener

        return SheetOpener(self.matches, self.frame, self)

    def _connect(self) -> None:
        from bigshot_desktop.ui.widgets.rule_requests import rule_requests

        self._connect_home()
        self._connect_matches()
        self._rule_requests = rule_requests().wanted.connect(self.show_rule)

    def _connect_home(self) -> None:
        home = self.home
        home.play_wanted.connect(self.matches.play)
        home.learn_wanted.connect(self.matches.learn)
        home.new_wanted.connect(self.choose_match)
        home.continue_wanted.connect(self.matches.resume)
        home.put_away_wanted.connect(self._put_away)
        home.matches.look_again.connect(self._look_again)
        home.open_wanted.connect(self.matches.ask_for_file)
        home.files_wanted.connect(self.sheets.show_files)
        home.rulebook_wanted.connect(self.show_rulebook)
        home.statistics_wanted.connect(self.sheets.show_statistics)
        home.evening_wanted.connect(self.sheets.show_evening)
        home.settings_wanted.connect(self.sheets.show_settings)
        home.about_wanted.connect(self.show_about)
        home.language_wanted.connect(self.set_language)

    def _connect_matches(self) -> None:
        matches = self.matches
        matches.home_wanted.connect(self.go_home)
        matches.new_wanted.connect(self.choose_match)
        matches.seated.connect(self._add_menu)
        matches.fair_dice_wanted.connect(self.sheets.show_fair_dice)
        matches.evening_wanted.connect(self.sheets.go_to_evening)
        self.sheets.home_wanted.connect(self.go_home)
        matches.replays.opened.connect(self._add_menu)
        matches.replays.left.connect(self._leave_replay)

    @property
    def table(self) -> TablePage | None:
        """The page of the match that is played, if there is one."""
        return self.matches.table

    @property
    def notice(self) -> Notice:
        """What went wrong, across the top of every page."""
        return self.frame.notice

    def _make_actions(self) -> None:
        """What can be done on every page; keys only, for the pages have their own buttons for it."""
        from PySide6.QtGui import QAction, QKeySequence

        keys = QKeySequence.StandardKey
        for name, go, key in (
            ("new", lambda: self.choose_match(self._latest_game()), keys.New),
            ("open", self.matches.ask_for_file, keys.Open),
            ("book", self._show_rulebook_here, "F1"),
            ("fair-dice", self.sheets.show_fair_dice, "Ctrl+D"),
            ("settings", self.sheets.show_settings, "Ctrl+,"),
            ("full-screen", self._switch_full_screen, "F11"),
            ("words", self._switch_words, "Ctrl+T"),
            ("quit", self.close, "Ctrl+Q"),  # the standard key is none on Windows
        ):
            action = QAction(self)
            action.setShortcuts([QKeySequence(key)])
            action.triggered.connect(go)
            self.addAction(action)
            self._actions[name] = action
        self._actions["book"].setIcon(icon("book"))
        self._actions["words"].setCheckable(True)
        self.retranslate()

    # --- waking up -------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._asleep:
            self._asleep = False
            QTimer.singleShot(0, self._wake)

    def _wake(self) -> None:
        """What had to wait until the player sees something."""
        self.painted.emit()
        fonts.install_others()
        self.setWindowIcon(app_icon())
        self._connect()
        self._make_actions()
        theme_switch().follow_system()
        _, problems = self.preferences.load()
        self.frame.show_problems(*problems, *self._refresh_home())
        if self.preferences.missing:
            self._show_untranslated(self.preferences.missing)
        self.home.setFocus()
        self._tidy()
        self.awake.emit()

    def _tidy(self) -> None:
        from bigshot_desktop.table import housekeeping

        housekeeping.tidy()
        self.preferences.sounds.prepare()

    def _refresh_home(self) -> list[Problem]:
        """The home page with the matches that are open now; what kept them from being found, if anything."""
        from bigshot_desktop.table import shelf

        try:
            matches = shelf.open_matches()
        except Problem as problem:
            return [problem]
        self.home.show_open_matches(matches)
        self.home.set_known(
            {*games_known(self.preferences.settings), *(match.game for match in matches)}
        )
        return []

    def _look_again(self) -> None:
        """Another window may have let go of a match that is shown here as open there."""
        from bigshot_desktop.table import shelf

        if self.pages.currentWidget() is not self.home:
            return
        with suppress(Problem):  # what is wrong was told when the page was opened
            matches = shelf.open_matches()
            if self.home.matches.differs_from(matches):
                self.home.show_open_matches(matches)
                if self.focusWidget() is None:
                    self.home.setFocus()

    # --- pages and dialogs -----------------------------------------------------------------------

    def go_home(self) -> None:
        self.matches.leave_table()
        self.sheets.forget()
        problems = self._refresh_home()
        self.frame.show_page(self.home)
        self.frame.show_problems(*problems)

    def _put_away(self, path: Path) -> None:
        self.matches.put_away(path)
        self.frame.show_problems(*self._refresh_home())
        self.home.setFocus()

    def choose_match(self, game: str) -> None:
        """The page on which a match is put together. A match that is being played goes on if none is begun."""
        from bigshot_desktop.ui.pages.new_match import NewMatchPage

        if self.new_match is None:
            self.new_match = NewMatchPage()
            self.new_match.begin_wanted.connect(self.matches.begin)
            self.new_match.cancelled.connect(self.sheets.show_front)
            self.new_match.groups_changed.connect(self._save_groups)
            self.pages.addWidget(self.new_match)
            self._read_groups(self.new_match)
        self.new_match.set_names(self.preferences.settings.player_names)
        self.new_match.set_game(game)
        self.frame.show_page(self.new_match)

    def _read_groups(self, page: NewMatchPage) -> None:
        from bigshot_desktop.table.groups import read_groups

        groups, problem = read_groups(paths.groups_file())
        page.set_groups(groups)
        if problem:
            self.frame.show_problems(problem, path=paths.groups_file())

    def _save_groups(self, groups: Groups) -> None:
        from bigshot_desktop.table.groups import save_groups

        try:
            save_groups(groups, paths.groups_file())
        except Problem as problem:
            self.frame.show_problems(problem)

    def _latest_game(self) -> str:
        """The game that is looked at, or at the table, else the one that was asked for last."""
        if replayed := self.matches.replays.page:
            return replayed.bridge.whole.game.info.id
        if self.table:
            return self.table.bridge.match.game.info.id
        return self.new_match.game if self.new_match else next(iter(ENTRIES))

    def _leave_replay(self) -> None:
        """Back to the page from which it was opened, or to the table, if there is one."""
        self.matches.replays.close()
        self.sheets.show_front()

    def _add_menu(self) -> None:
        page = self.matches.replays.page or self.table
        if page:
            worded = self.preferences.settings.toolbar_words
            if words := self._actions.get("words"):
                words.setChecked(worded)
            page.commands.add_menu(list(self._actions.values()))
            page.commands.show_words(worded)

    def _switch_words(self, worded: bool) -> None:
        """Shows words beside the icons of the tool bar, or icons alone; and remembers it."""
        self.matches.save_settings(self.preferences.settings.changed(toolbar_words=worded))
        for page in (self.table, self.matches.replays.page):
            if page:
                page.commands.show_words(worded)

    def _run(self, dialog: QDialog) -> bool:
        """Shows a dialog until it is closed, and throws it away; whether it was accepted."""
        accepted = bool(dialog.exec())
        dialog.deleteLater()
        return accepted

    def show_rulebook(self, game: str = "", rule: str = "") -> None:
        """The rulebook of a game, at a rule; without a game, or for one without a book, where it was left."""
        from bigshot_desktop.ui.pages.rulebook.window import RulebookWindow

        if self.rulebook is None:
            # Nobody's child, which would lie on top of the table.
            self.rulebook = RulebookWindow(pace=self.preferences.pace)
        wanted = (game, self.rulebook.game, self._latest_game(), *ENTRIES)
        self.rulebook.open_at(next(one for one in wanted if one and ENTRIES[one].rulebook), rule)

    def _show_rulebook_here(self) -> None:
        """The rulebook of the game that this page is about, at what is asked there."""
        page = self.pages.currentWidget()
        if page is self.home:
            self.show_rulebook()
        elif self.table and page is self.table:
            self.show_rulebook(self._latest_game(), self.table.rule_here)
        elif replayed := self.matches.replays.page:
            self.show_rulebook(replayed.bridge.whole.game.info.id)
        elif self.new_match:
            self.show_rulebook(self.new_match.game)

    def show_rule(self, rule: str) -> None:
        """Where the rulebook says so, by the number of the rule."""
        game = game_of(rule)
        if game and ENTRIES[game].rulebook:
            self.show_rulebook(game, rule)

    def show_about(self) -> None:
        from bigshot_desktop.ui.pages.about import AboutDialog

        self._run(AboutDialog(self))

    def set_language(self, code: str) -> None:
        """Shows everything in another language, and saves that choice."""
        self.matches.save_settings(self.preferences.settings.changed(language=code))

    def _show_untranslated(self, code: str) -> None:
        told = self.tr("The texts for {language} are missing or damaged, so this is English.")
        told = told.format(language=LANGUAGES.get(code, code))
        self.notice.show_message("\n".join(dict.fromkeys([*self.notice.text.splitlines(), told])))

    # --- the window itself -----------------------------------------------------------------------

    def retranslate(self) -> None:
        titles = {
            "new": self.tr("New match"),
            "open": self.tr("Open a match…"),
            "book": self.tr("Rulebook"),
            "fair-dice": self.tr("Fair dice"),
            "settings": self.tr("Settings…"),
            "full-screen": self.tr("Full screen"),
            "words": self.tr("Words beside the icons"),
            "quit": self.tr("Quit"),
        }
        for name, action in self._actions.items():
            action.setText(titles[name])

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            _take_copy(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """A file dropped on the window is opened."""
        local = [url for url in event.mimeData().urls() if url.isLocalFile()]
        if local:
            _take_copy(event)
            self.matches.open_file(Path(local[0].toLocalFile()))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Every action is on the disk already: there is nothing to ask."""
        self._remember_geometry()
        if self._rule_requests is not None:
            QObject.disconnect(self._rule_requests)
        if self.rulebook:
            self.rulebook.close()
            self.rulebook.deleteLater()
            self.rulebook = None
        self.matches.close()
        super().closeEvent(event)
        self.closed.emit()

    def _remember_geometry(self) -> None:
        if self._asleep or not self.remembers:
            return
        data = bytes(self.saveGeometry().toBase64().data()).decode()
        self.preferences.save(self.preferences.settings.changed(window=data))

    def restore_geometry(self) -> None:
        """As large as last time, else the usual size, within the screen."""
        before = self.preferences.first.window
        if not before or not self.restoreGeometry(QByteArray.fromBase64(before.encode())):
            self.resize(USUAL.boundedTo(self.screen().availableSize() - FRAME))

    def _switch_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ QtCore.Qt.WindowState.WindowFullScreen)


def _take_copy(event: QDropEvent) -> None:
    """Takes what is dropped as a copy: who moves a file here would lose it where it is."""
    event.setDropAction(QtCore.Qt.DropAction.CopyAction)
    event.accept()
