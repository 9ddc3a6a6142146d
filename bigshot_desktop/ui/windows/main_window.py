"""The one window: home, new match and table in turn, and the dialogs around them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QByteArray, QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QMainWindow, QVBoxLayout, QWidget

from bigshot_desktop.table import paths
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.ui import language
from bigshot_desktop.ui.icons import app_icon
from bigshot_desktop.ui.preferences import Preferences
from bigshot_desktop.ui.tables import PLAYABLE
from bigshot_desktop.ui.windows.home import HomePage
from bigshot_desktop.ui.windows.notice import Notice
from bigshot_desktop.ui.windows.pages import Pages

if TYPE_CHECKING:
    from PySide6.QtGui import QAction, QCloseEvent, QDragEnterEvent, QDropEvent, QPaintEvent

    from bigshot_desktop.table.settings import Settings
    from bigshot_desktop.table.sitting import Sitting
    from bigshot_desktop.table.wish import Wish
    from bigshot_desktop.ui.bot_runner import BotRunner
    from bigshot_desktop.ui.windows.new_match import NewMatchPage
    from bigshot_desktop.ui.windows.table_page import TablePage

LEAST: Final = QSize(640, 480)
USUAL: Final = QSize(1280, 800)


class MainWindow(QMainWindow):
    """Everything a player sees. It starts with the home page, and with as little else as that needs."""

    painted = Signal()
    """The first picture is on the screen."""
    awake = Signal()
    """The rest is ready too."""

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self.preferences = preferences
        self.runner: BotRunner | None = None
        self.sitting: Sitting | None = None
        self.table: TablePage | None = None
        self.new_match: NewMatchPage | None = None
        self.remembers = True
        """Whether what was chosen is kept for the next time: not after a demonstration."""
        self._asleep = True
        self._last_wish: Wish | None = None
        self._actions: dict[str, QAction] = {}
        self.setWindowTitle("Big Shot Desktop")
        self.setWindowIcon(app_icon())
        self.setMinimumSize(LEAST)
        self.setAcceptDrops(True)
        self.home = HomePage(PLAYABLE)
        self.notice = Notice()
        self.pages = Pages()
        self.pages.addWidget(self.home)
        middle = QWidget()
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.notice)
        column.addWidget(self.pages, 1)
        self.setCentralWidget(middle)
        self._connect_home()
        self.preferences.untranslated.connect(self._tell_untranslated)
        self.preferences.dress()

    def _connect_home(self) -> None:
        home = self.home
        home.play_wanted.connect(self.play)
        home.new_wanted.connect(self.choose_match)
        home.continue_wanted.connect(self.resume)
        home.open_wanted.connect(self.open_file)
        home.files_wanted.connect(self.show_files)
        home.statistics_wanted.connect(self.show_statistics)
        home.settings_wanted.connect(self.show_settings)
        home.about_wanted.connect(self.show_about)
        home.language_wanted.connect(self.speak)

    def _make_actions(self) -> None:
        """What can be done on every page; keys only, for the pages have their own buttons for it."""
        from PySide6.QtGui import QAction, QKeySequence

        keys = QKeySequence.StandardKey
        for name, go, key in (
            ("new", lambda: self.choose_match(PLAYABLE[0]), keys.New),
            ("open", self.ask_for_file, keys.Open),
            ("settings", self.show_settings, "Ctrl+,"),
            ("full-screen", self._switch_full_screen, "F11"),
            ("quit", self.close, "Ctrl+Q"),  # the standard key is none on Windows
        ):
            action = QAction(self)
            action.setShortcuts([QKeySequence(key)])
            action.triggered.connect(go)
            self.addAction(action)
            self._actions[name] = action
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
        self._make_actions()
        _, problems = self.preferences.load()
        self.tell(*problems, *self._refresh_home())
        if self.preferences.missing:
            self._tell_untranslated(self.preferences.missing)
        self.home.setFocus()
        self._tidy()
        self.awake.emit()

    def _tidy(self) -> None:
        from bigshot_desktop.table import shelf

        shelf.tidy()
        self.preferences.sounds.prepare()

    def _refresh_home(self) -> list[Problem]:
        """The home page with the matches that are open now; what kept them from being found, if anything."""
        from bigshot_desktop.table import shelf

        try:
            self.home.show_open_matches(shelf.open_matches())
        except Problem as problem:
            return [problem]
        return []

    def get_runner(self, game: str) -> BotRunner:
        """The bots' process, started when the first match is."""
        if self.runner is None:
            from bigshot_desktop.ui.bot_runner import BotRunner

            self.runner = BotRunner(game, self)
        self.runner.warm_up(game)
        return self.runner

    # --- matches ---------------------------------------------------------------------------------

    def play(self, game: str) -> None:
        """One click plays: the usual match of a game."""
        from bigshot_desktop.table.wish import new_seed, usual_name, usual_wish

        names = self.preferences.settings.player_names
        self.begin(usual_wish(game, names[0] if names else usual_name(), new_seed()))

    def choose_match(self, game: str) -> None:
        """The page on which a match is put together."""
        from bigshot_desktop.ui.windows.new_match import NewMatchPage

        if self.new_match is None:
            self.new_match = NewMatchPage()
            self.new_match.begin_wanted.connect(self.begin)
            self.new_match.cancelled.connect(self.go_home)
            self.pages.addWidget(self.new_match)
        self.new_match.set_names(self.preferences.settings.player_names)
        self.new_match.set_game(game)
        self.leave_table()
        self._show(self.new_match)

    def begin(self, wish: Wish) -> None:
        """Deals a match and sits down to it."""
        from bigshot_desktop.table.sitting import Sitting
        from bigshot_desktop.table.wish import deal_wish

        try:
            match = deal_wish(wish)
        except Problem as problem:
            self.tell(problem)
            return
        self._last_wish = wish
        self._remember_names(wish)
        self.leave_table()
        self.sit_down(Sitting.begin(match))

    def resume(self, path: Path) -> None:
        """Goes on with an open match."""
        from bigshot_desktop.table.sitting import Sitting

        self.leave_table()
        try:
            sitting = Sitting.resume(path)
        except Problem as problem:
            self.go_home()
            self.tell(problem)
            return
        game = sitting.match.game.info.id
        if game in PLAYABLE:
            self.sit_down(sitting)
        else:
            sitting.leave()
            self.go_home()
            self._tell_no_table(game)

    def open_file(self, path: Path) -> None:
        """Goes on with a match file: a copy of it, so that the file stays as it is."""
        from bigshot_desktop.table.match_file import load_match
        from bigshot_desktop.table.sitting import Sitting

        try:
            match = load_match(path)
        except Problem as problem:
            self.tell(problem, path=path)
            return
        if match.game.info.id not in PLAYABLE:
            self._tell_no_table(match.game.info.id)
            return
        self.leave_table()
        from bigshot_desktop.table.referee import Referee

        finished = match.result is not None
        self.sit_down(Sitting(Referee(match)) if finished else Sitting.begin(match))

    def sit_down(self, sitting: Sitting) -> None:
        """Shows the table of a match and lets it go on."""
        from bigshot_desktop.ui.bridge import Bridge
        from bigshot_desktop.ui.windows.table_page import TablePage

        self.sitting = sitting
        match, settings = sitting.match, self.preferences.settings
        humans = sum(seat.kind == "human" for seat in match.seats)
        match.free_undo = settings.free_undo and humans <= 1
        bridge = Bridge(sitting.referee)
        preferences = self.preferences
        self.table = table = TablePage(
            bridge, self.get_runner(match.game.info.id), preferences.pace, preferences.sounds
        )
        table.turns.rolls_itself = not settings.confirm_roll
        table.home_wanted.connect(self.go_home)
        table.new_wanted.connect(lambda: self.choose_match(match.game.info.id))
        table.again_wanted.connect(self.play_again)
        table.copy_wanted.connect(self.save_copy)
        table.unsaved_wanted.connect(self._stop_saving)
        self.pages.addWidget(table)
        self._show(table)
        if sitting.problem:
            self._tell_unsaved(sitting)
        table.start()

    def _stop_saving(self) -> None:
        if self.sitting:
            self.sitting.stop_saving()

    def play_again(self) -> None:
        """The same deal, the same luck, the same people."""
        from bigshot_desktop.table.match import Match
        from bigshot_desktop.table.sitting import Sitting

        if self.sitting is None:
            return
        old = self.sitting.match
        self.leave_table()
        self.sit_down(Sitting.begin(Match(old.game, old.setup, old.seats, old.seed)))

    def leave_table(self) -> None:
        """Leaves the match as it is; it can be gone on with from the home page."""
        if self.table:
            self.table.stop()
            self.pages.removeWidget(self.table)
            self.table.deleteLater()
            self.table = None
        if self.sitting:
            self.sitting.leave()
            self.sitting = None

    def go_home(self) -> None:
        self.leave_table()
        problems = self._refresh_home()
        self._show(self.home)
        self.tell(*problems)

    def save_copy(self) -> None:
        """Saves the match as a file, where the player says."""
        from PySide6.QtWidgets import QFileDialog

        from bigshot_desktop.table.formats import MATCH_FILE
        from bigshot_desktop.table.match_file import save_match

        if self.sitting is None:
            return
        where = paths.matches()
        name, _ = QFileDialog.getSaveFileName(
            self,
            self.tr("Save the match"),
            str((where if where.is_dir() else Path.home()) / f"Big Shot{MATCH_FILE.extension}"),
            self.tr("Matches (*{extension})").format(extension=MATCH_FILE.extension),
        )
        if not name:
            return
        path, extension = Path(name), MATCH_FILE.extension
        path = path if path.suffix == extension else path.with_name(path.name + extension)
        try:
            save_match(self.sitting.match, path)
        except Problem as problem:
            self.tell(problem, path=path)

    def ask_for_file(self) -> None:
        """Asks which match file to open."""
        from PySide6.QtWidgets import QFileDialog

        from bigshot_desktop.table.formats import MATCH_FILE

        where = paths.matches()
        name, _ = QFileDialog.getOpenFileName(
            self,
            self.tr("Open a match"),
            str(where if where.is_dir() else Path.home()),
            self.tr("Matches (*{extension})").format(extension=MATCH_FILE.extension),
        )
        if name:
            self.open_file(Path(name))

    # --- pages and dialogs -----------------------------------------------------------------------

    def show_files(self) -> None:
        from bigshot_desktop.ui.windows.match_files import MatchFilesDialog

        dialog = MatchFilesDialog(self)
        dialog.open_wanted.connect(self.open_file)
        dialog.browse_wanted.connect(self.ask_for_file)
        dialog.exec()

    def show_statistics(self) -> None:
        from bigshot_desktop.ui.windows.statistics import StatisticsDialog

        StatisticsDialog(self).exec()

    def show_settings(self) -> None:
        """The settings; they are tried out while they are chosen, and kept with OK."""
        from bigshot_desktop.ui.windows.settings import SettingsDialog

        before = self.preferences.settings
        dialog = SettingsDialog(before, self.preferences.sounds.why_not, self)
        dialog.changed.connect(self.preferences.take_up)
        if dialog.exec():
            self.keep(dialog.settings)
        else:
            self.preferences.take_up(before)

    def show_about(self) -> None:
        from bigshot_desktop.ui.windows.about import AboutDialog

        AboutDialog(self).exec()

    def speak(self, code: str) -> None:
        """Another language, from now on."""
        self.keep(self.preferences.settings.model_copy(update={"language": code}))

    def keep(self, settings: Settings) -> None:
        """Takes up settings for good."""
        problem = self.preferences.save(settings)
        if self.table:
            self.table.turns.rolls_itself = not settings.confirm_roll
        if problem:
            self.tell(problem)

    # --- telling ---------------------------------------------------------------------------------

    def tell(self, *problems: Problem, path: Path | None = None) -> None:
        """Says what went wrong, and with which file; nothing if nothing did."""
        told = [self._sentence(problem, path) for problem in problems]
        if told:
            self.notice.tell("\n".join(dict.fromkeys(told)))

    def _sentence(self, problem: Problem, path: Path | None) -> str:
        sentence = language.voice().problem(problem)
        if path and "path" not in problem.facts:
            return self.tr("{file}: {problem}").format(file=path.name, problem=sentence)
        return sentence

    def _tell_no_table(self, game: str) -> None:
        title = language.voice().title(game)
        self.notice.tell(self.tr("{game} has no table in this window yet.").format(game=title))

    def _tell_unsaved(self, sitting: Sitting) -> None:
        """What is amiss with the journal of a match that is played all the same."""
        problem = sitting.problem
        assert problem is not None
        sentence = language.voice().problem(problem)
        if sitting.journal is None:
            sentence = self.tr(
                "This match is not being saved. {reason} You can still save a copy elsewhere."
            ).format(reason=sentence)
        self.notice.tell(sentence)

    def _tell_untranslated(self, code: str) -> None:
        told = self.tr("The texts for {language} are missing or damaged, so this is English.")
        told = told.format(language=language.names().get(code, code))
        self.notice.tell("\n".join(dict.fromkeys([*self.notice.text.splitlines(), told])))

    # --- the window itself -----------------------------------------------------------------------

    def retranslate(self) -> None:
        titles = {
            "new": self.tr("New match"),
            "open": self.tr("Open a match…"),
            "settings": self.tr("Settings…"),
            "full-screen": self.tr("Full screen"),
            "quit": self.tr("Quit"),
        }
        for name, action in self._actions.items():
            action.setText(titles[name])

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """A file dropped on the window is opened."""
        local = [url for url in event.mimeData().urls() if url.isLocalFile()]
        if local:
            event.acceptProposedAction()
            self.open_file(Path(local[0].toLocalFile()))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Every action is on the disk already: there is nothing to ask."""
        self._remember_geometry()
        self.leave_table()
        if self.runner:
            self.runner.close()
            self.runner = None
        super().closeEvent(event)

    def _remember_geometry(self) -> None:
        if self._asleep or not self.remembers:
            return
        data = bytes(self.saveGeometry().toBase64().data()).decode()
        self.preferences.save(self.preferences.settings.model_copy(update={"window": data}))

    def restore_geometry(self) -> None:
        """As large as last time, else the usual size, within the screen."""
        before = self.preferences.first.window
        if not before or not self.restoreGeometry(QByteArray.fromBase64(before.encode())):
            self.resize(USUAL.boundedTo(self.screen().availableSize()))

    def _remember_names(self, wish: Wish) -> None:
        names = [seat.name for seat in wish.seats if seat.kind == "human"]
        settings = self.preferences.settings
        if names and names != list(settings.player_names):
            self.keep(settings.model_copy(update={"player_names": names}))

    def _switch_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _show(self, page: QWidget) -> None:
        self.notice.hide()
        self.pages.setCurrentWidget(page)
        page.setFocus()
