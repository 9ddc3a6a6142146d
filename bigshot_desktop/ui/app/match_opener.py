"""Matches in a window: begun, gone on with, opened, saved and left."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMainWindow, QVBoxLayout, QWidget

from bigshot_desktop.rules.boxes import BOXES
from bigshot_desktop.table import paths
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.ui import language
from bigshot_desktop.ui.preferences import Preferences
from bigshot_desktop.ui.tables import PLAYABLE
from bigshot_desktop.ui.windows.notice import Notice
from bigshot_desktop.ui.windows.pages import Pages

if TYPE_CHECKING:
    from bigshot_desktop.table.settings import Settings
    from bigshot_desktop.table.sitting import Sitting
    from bigshot_desktop.table.wish import Wish
    from bigshot_desktop.ui.bot_runner import BotRunner
    from bigshot_desktop.ui.windows.table_page import TablePage


class MatchWindow(QMainWindow):
    """A window with pages, one of which can be a table. What else there is, is up to the main window."""

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self.preferences = preferences
        self.runner: BotRunner | None = None
        self.sitting: Sitting | None = None
        self.table: TablePage | None = None
        self.notice = Notice()
        self.pages = Pages()
        middle = QWidget()
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.notice)
        column.addWidget(self.pages, 1)
        self.setCentralWidget(middle)

    # --- what the main window adds ---------------------------------------------------------------

    def go_home(self) -> None:
        """Away from the table, to where everything begins."""
        raise NotImplementedError

    def choose_match(self, game: str) -> None:
        """The page on which a match is put together."""
        raise NotImplementedError

    def keep(self, settings: Settings) -> None:
        """Takes up settings for good."""
        problem = self.preferences.save(settings)
        if self.table:
            self.table.follow(settings)
        if problem:
            self.tell(problem)

    # --- matches ---------------------------------------------------------------------------------

    def play(self, game: str) -> None:
        """One click plays: the usual match of a game."""
        from bigshot_desktop.table.wish import new_seed, usual_name, usual_wish

        names = self.preferences.settings.player_names
        self.begin(usual_wish(game, names[0] if names else usual_name(), new_seed()))

    def learn(self, game: str) -> None:
        """A first match, with a guide."""
        from bigshot_desktop.table.wish import usual_name
        from bigshot_desktop.ui.guides.guides import guide_of

        names = self.preferences.settings.player_names
        self.begin(guide_of(game).wish(names[0] if names else usual_name()))
        if self.table:
            self.table.commands.command("guide").setChecked(True)

    def begin(self, wish: Wish) -> None:
        """Deals a match and sits down to it."""
        from bigshot_desktop.table.sitting import Sitting
        from bigshot_desktop.table.wish import deal_wish

        try:
            match = deal_wish(wish)
        except Problem as problem:
            self.tell(problem)
            return
        self._remember_names(wish)
        self.leave_table()
        self.sit_down(Sitting.begin(match))

    def _remember_names(self, wish: Wish) -> None:
        names = [seat.name for seat in wish.seats if seat.kind == "human"]
        settings = self.preferences.settings
        known = list(settings.player_names)
        names += known[len(names) :]  # who does not play today may play tomorrow
        if names != known:
            self.keep(settings.model_copy(update={"player_names": names}))

    def resume(self, path: Path) -> None:
        """Goes on with an open match."""
        from bigshot_desktop.table.sitting import Sitting
        from bigshot_desktop.ui.guides.guides import is_guided

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
            if self.table and not sitting.unguided and is_guided(sitting.match):
                self.table.commands.command("guide").setChecked(True)
        else:
            sitting.leave()
            self.go_home()
            self._tell_no_table(game)

    def open_file(self, path: Path) -> None:
        """Goes on with a match file: a copy of it, so that the file stays as it is."""
        from bigshot_desktop.table.match_file import load_match
        from bigshot_desktop.table.referee import Referee
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
        if match.result is None:
            self.sit_down(Sitting.begin(match))
        else:
            self.sit_down(Sitting(Referee(match)), only_shown=True)

    def sit_down(self, sitting: Sitting, *, only_shown: bool = False) -> None:
        """Shows the table of a match and lets it go on, or only be looked at."""
        from bigshot_desktop.ui.bridge import Bridge
        from bigshot_desktop.ui.windows.table_page import TablePage

        self.sitting = sitting
        match, preferences = sitting.match, self.preferences
        runner = self.get_runner(match.game.info.id)
        self.table = table = TablePage(
            Bridge(sitting.referee), runner, preferences.pace, preferences.sounds
        )
        table.turns.only_shown = only_shown
        table.follow(preferences.settings)
        table.home_wanted.connect(self.go_home)
        table.new_wanted.connect(lambda: self.choose_match(match.game.info.id))
        table.again_wanted.connect(self.play_again)
        table.copy_wanted.connect(self.save_copy)
        table.unsaved_wanted.connect(self._stop_saving)
        table.guide_switched.connect(self._remember_guide)
        self.pages.addWidget(table)
        self.show_page(table)
        if sitting.problem:
            self._tell_unsaved(sitting)
        table.start()

    def _stop_saving(self) -> None:
        if self.sitting:
            self.sitting.stop_saving()

    def _remember_guide(self, on: bool) -> None:
        """A first match that was left without its guide is gone on with without it."""
        from bigshot_desktop.ui.guides.guides import is_first

        if self.sitting and is_first(self.sitting.match):
            self.sitting.remember_guide(on)

    def play_again(self) -> None:
        """The same deal, the same luck, the same people."""
        from bigshot_desktop.table.match import Match
        from bigshot_desktop.table.sitting import Sitting

        if self.sitting is None:
            return
        old = self.sitting.match
        self.leave_table()
        self.sit_down(Sitting.begin(Match(old.game, old.setup, old.seats, old.seed)))

    def put_away(self, path: Path) -> None:
        """An open match becomes a match file, unfinished as it is, and is offered no more."""
        from bigshot_desktop.table import shelf

        try:
            journal, match, _ = shelf.resume(path)
        except Problem as problem:
            self.tell(problem)
            return
        try:
            shelf.put_away(match, journal)
        except Problem as problem:
            journal.close()
            self.tell(problem)

    def leave_table(self) -> None:
        """Leaves the match as it is; it can be gone on with from the home page."""
        if self.table:
            self._remember_guide(self.table.course is not None)
            self.table.guide_switched.disconnect(self._remember_guide)
            self.table.stop()
            self.pages.removeWidget(self.table)
            self.table.deleteLater()
            self.table = None
        if self.sitting:
            self.sitting.leave()
            self.sitting = None

    def save_copy(self) -> None:
        """Saves the match as a file, where the player says."""
        from PySide6.QtWidgets import QFileDialog

        from bigshot_desktop.table.formats import MATCH_FILE
        from bigshot_desktop.table.match_file import save_match

        if self.sitting is None:
            return
        extension, title = MATCH_FILE.extension, BOXES[self.sitting.match.game.info.id].title
        name, _ = QFileDialog.getSaveFileName(
            self,
            self.tr("Save the match"),
            str(_usual_folder() / f"{title}{extension}"),
            self.tr("Matches (*{extension})").format(extension=extension),
        )
        if not name:
            return
        path = Path(name)
        path = path if path.suffix == extension else path.with_name(path.name + extension)
        try:
            save_match(self.sitting.match, path)
        except Problem as problem:
            self.tell(problem, path=path)

    def ask_for_file(self) -> None:
        """Asks which match file to open, from anywhere on this computer."""
        from PySide6.QtWidgets import QFileDialog

        from bigshot_desktop.table.formats import MATCH_FILE

        name, _ = QFileDialog.getOpenFileName(
            self,
            self.tr("Open a match"),
            str(_usual_folder()),
            self.tr("Matches (*{extension})").format(extension=MATCH_FILE.extension),
        )
        if name:
            self.open_file(Path(name))

    def get_runner(self, game: str) -> BotRunner:
        """The bots' process, started when the first match is."""
        if self.runner is None:
            from bigshot_desktop.ui.bot_runner import BotRunner

            self.runner = BotRunner(game, self)
        self.runner.warm_up(game)
        return self.runner

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

    def show_page(self, page: QWidget) -> None:
        """Turns to a page. What was told on another one is told no more."""
        self.notice.hide()
        self.pages.setCurrentWidget(page)
        page.setFocus()


def _usual_folder() -> Path:
    """Where players are asked for match files first."""
    folder = paths.matches()
    return folder if folder.is_dir() else Path.home()
