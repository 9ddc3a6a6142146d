"""Which match is on the table: it is begun, resumed, opened from a file, saved as one, and left."""

from __future__ import annotations

from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from bigshot_desktop.games import ENTRIES
from bigshot_desktop.table import paths
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.ui.app.page_frame import PageFrame
from bigshot_desktop.ui.app.preferences import Preferences, games_known
from bigshot_desktop.ui.app.replay_opener import ReplayOpener, may_be_seen, read_match
from bigshot_desktop.ui.look import language

if TYPE_CHECKING:
    from bigshot_desktop.table.match import Match, Step
    from bigshot_desktop.table.match_request import MatchRequest
    from bigshot_desktop.table.session import Session
    from bigshot_desktop.table.settings import Settings
    from bigshot_desktop.ui.match.table_page import TablePage
    from bigshot_desktop.ui.play.bot_runner import BotRunner


class MatchOpener(QObject):
    """The match that is played, the page of its table, and the process in which its bots think."""

    home_wanted = Signal()
    """The player leaves the table, or there is no match to sit down to."""
    new_wanted = Signal(str)
    """The player wants to put another match together, of this game."""
    seated = Signal()
    """There is another table."""
    fair_dice_wanted = Signal()
    """The player wants to know whether the dice of the match are fair."""
    evening_wanted = Signal()
    """The player wants to go back to the evening that the match is part of."""

    def __init__(self, preferences: Preferences, frame: PageFrame, parent: QObject) -> None:
        super().__init__(parent)
        self.preferences, self._frame = preferences, frame
        self.runner: BotRunner | None = None
        self.session: Session | None = None
        self.table: TablePage | None = None
        self.replays = ReplayOpener(preferences, frame, self.get_runner, self)
        self.replays.opened.connect(self._connect_replay)
        self.replays.play_on_wanted.connect(self.play_on)

    def save_settings(self, settings: Settings) -> None:
        """Saves settings; the match that is played follows them at once."""
        problem = self.preferences.save(settings)
        if self.table:
            self.table.follow(settings)
        if self.replays.page:
            self.replays.page.follow_speed(self.preferences.pace.speed)
        if problem:
            self._frame.show_problems(problem)

    # --- matches ---------------------------------------------------------------------------------

    def play(self, game: str) -> None:
        """One click plays: the usual match of a game."""
        from bigshot_desktop.table.match_request import usual_name, usual_request

        names = self.preferences.settings.player_names
        self.begin(usual_request(game, names[0] if names else usual_name()))

    def learn(self, game: str) -> None:
        """A first match, with a guide."""
        from bigshot_desktop.table.match_request import usual_name
        from bigshot_desktop.ui.match.guide.steps import GUIDES

        names = self.preferences.settings.player_names
        self.begin(GUIDES[game].match_request(names[0] if names else usual_name()))
        if self.table:
            self.table.commands.command("guide").setChecked(True)

    def begin(self, match_request: MatchRequest) -> None:
        """Deals a match and sits down to it."""
        from bigshot_desktop.table.match_request import deal_request

        try:
            match = deal_request(match_request)
        except Problem as problem:
            self._frame.show_problems(problem)
            return
        self._remember(match_request)
        self.begin_dealt(match)

    def begin_dealt(self, match: Match) -> None:
        """Sits down to a match that has been dealt."""
        from bigshot_desktop.table.session import Session

        with self._busy():
            self.leave_table()
            self.sit_down(Session.begin(match))

    def _remember(self, match_request: MatchRequest) -> None:
        """Who played last, and that the game is known from now on."""
        from bigshot_desktop.table.settings import MOST_GAMES, MOST_NAMES

        names = [seat.name for seat in match_request.seats if seat.kind == "human"]
        settings = self.preferences.settings
        known = list(settings.player_names)
        names += known[len(names) :]  # who does not play today may play tomorrow
        games = tuple(dict.fromkeys((*games_known(settings), match_request.game)))
        changed = settings.changed(
            player_names=tuple(names[:MOST_NAMES]), games_played=games[-MOST_GAMES:]
        )
        if changed != settings:
            self.save_settings(changed)

    def resume(self, path: Path) -> None:
        """Goes on with an open match."""
        from bigshot_desktop.table.session import Session
        from bigshot_desktop.ui.match.guide.progress import is_guided

        with self._busy():
            self.leave_table()
            try:
                session = Session.resume(path)
            except Problem as problem:
                self.home_wanted.emit()
                self._frame.show_problems(problem)
                return
            people = sum(seat.kind == "human" for seat in session.match.seats)
            self.sit_down(session, opened=people > 1)  # who plays alone has nobody to hide from
        if self.table and not session.guide_ended and is_guided(session.match):
            self.table.commands.command("guide").setChecked(True)

    def open_file(self, path: Path) -> None:
        """Shows the match of a file step by step, or goes on with it if it is not over: with a copy of it."""
        from bigshot_desktop.table.dice_seal import sealed
        from bigshot_desktop.table.session import Session

        with self._opening():
            match = read_match(path, self._frame)
        if match is None or not may_be_seen(match, self._frame):
            return
        with self._opening():
            self.leave_table()
            if match.result is None:
                # A file can be read by anybody: from here on the dice are others.
                match = sealed(match, match.seal.word) if match.seal else match
                self.sit_down(Session.begin(match), opened=True)
            else:
                self.replays.open_match(match, path)

    def _busy(self) -> AbstractContextManager[object]:
        """Tells whoever waits that the table is being laid."""
        from bigshot_desktop.ui.widgets.busy import busy

        return busy(self._frame, self.tr("The table is being laid…"))

    def _opening(self) -> AbstractContextManager[object]:
        """Tells whoever waits that a match file is being read."""
        from bigshot_desktop.ui.widgets.busy import busy

        return busy(self._frame, self.tr("The match is being opened…"))

    def sit_down(self, session: Session, *, opened: bool = False) -> None:
        """Shows the table of a match and lets it go on.

        ``opened``: it was played before, perhaps by others than those at the screen now.
        """
        from bigshot_desktop.ui.match.table_page import TablePage
        from bigshot_desktop.ui.play.bridge import Bridge
        from bigshot_desktop.ui.play.dispatch import Rank

        self.session = session
        match, preferences = session.match, self.preferences
        bridge = Bridge(session.referee)
        bridge.stepped.subscribe(Rank.SOUNDS, self._keep_saying)
        runner = self.get_runner(match.game.info.id)
        self.table = table = TablePage(
            bridge,
            runner,
            preferences.pace,
            preferences.sounds,
            self._frame.pages,
        )
        table.turns.asks_first = opened
        table.follow(preferences.settings)
        requests = table.game_table.requests
        requests.home.connect(self.home_wanted)
        requests.speed.connect(self._set_speed)
        requests.new_match.connect(lambda: self.new_wanted.emit(match.game.info.id))
        requests.rematch.connect(self.rematch)
        requests.play_again.connect(self.play_again)
        requests.save_copy.connect(self.save_copy)
        requests.fair_dice.connect(self.fair_dice_wanted)
        requests.evening.connect(self.evening_wanted)
        requests.play_unsaved.connect(self._stop_saving)
        requests.look_back.connect(lambda position: self.replays.look_back(table, position))
        table.guide_switched.connect(self._remember_guide)
        self._frame.pages.addWidget(table)
        self._frame.show_page(table)
        if session.problem:
            self._show_unsaved(session)
        table.start()
        self.seated.emit()

    def _set_speed(self, speed: str) -> None:
        self.save_settings(self.preferences.settings.changed(animation_speed=speed))

    def _keep_saying(self, step: Step) -> None:
        """What a bot says is still there when the match is gone on with."""
        if self.session is None:
            return
        saying = self.session.match.sayings.get(step.number)
        if saying is not None:
            self.session.keep_saying(step, saying)

    def _stop_saving(self) -> None:
        if self.session:
            self.session.stop_saving()

    def _remember_guide(self, on: bool) -> None:
        """A first match that was left without its guide is gone on with without it."""
        from bigshot_desktop.ui.match.guide.progress import is_first

        if self.session and is_first(self.session.match):
            self.session.remember_guide(on)

    def play_on(self) -> None:
        """A new match from the position that is looked at, with whom the player says."""
        from bigshot_desktop.table.playing_on import has_own_dice, play_on
        from bigshot_desktop.table.session import Session
        from bigshot_desktop.ui.pages.play_on import PlayOnDialog

        page = self.replays.page
        if page is None:
            return
        match, length = page.bridge.source, page.bridge.position
        dialog = PlayOnDialog(
            match.game.info.id,
            match.seats,
            self.preferences.settings.player_names,
            step=length,
            same_dice=has_own_dice(match, length),
            setup=match.setup,
            parent=self._frame.window(),
        )
        if dialog.exec():
            with self._busy():
                begun = play_on(match, length, dialog.seats, new_dice=dialog.new_dice)
                self.leave_table()
                self.sit_down(Session.begin(begun))
        dialog.deleteLater()

    @property
    def _played(self) -> Match | None:
        """The match at the table."""
        return self.session.match if self.session else None

    def play_again(self, old: Match | None = None) -> None:
        """The same deal, the same luck, the same people: as in the match at the table, or in another one."""
        from bigshot_desktop.table.match import Match
        from bigshot_desktop.table.session import Session

        old = old or self._played
        if old is None:
            return
        with self._busy():
            self.leave_table()
            self.sit_down(Session.begin(Match(old.game, old.setup, old.seats, old.seed)))

    def rematch(self, old: Match | None = None) -> None:
        """The same people and the same variants as at the table, or in another match; another deal."""
        from bigshot_desktop.table.dice_seal import draw_seed, sealed
        from bigshot_desktop.table.new_match import rematch
        from bigshot_desktop.table.session import Session

        old = old or self._played
        if old is None:
            return
        coached = self.table is not None and self.table.teaching.on
        with self._busy():
            self.leave_table()
            seed = draw_seed()
            word = old.seal.word if old.seal else ""
            self.sit_down(Session.begin(sealed(rematch(old, seed), word, seed=seed)))
            if self.table is not None and coached:
                self.table.commands.command("coach").setChecked(True)

    def put_away(self, path: Path) -> None:
        """An open match becomes a match file, unfinished as it is, and is offered no more."""
        from bigshot_desktop.table import shelf

        try:
            journal, match, _ = shelf.resume(path)
        except Problem as problem:
            self._frame.show_problems(problem)
            return
        try:
            shelf.put_away(match, journal)
        except Problem as problem:
            journal.close()
            self._frame.show_problems(problem)
            return
        told = self.tr("{game} with {players} is among the match files now.").format(
            game=ENTRIES[match.game.info.id].title,
            players=", ".join(seat.name for seat in match.seats),
        )
        self._frame.notice.show_message(told, calm=True)

    def _connect_replay(self) -> None:
        """From a match that is looked at there are the same ways on as from one that has been played."""
        page = self.replays.page
        assert page is not None
        match, requests = page.bridge.source, page.game_table.requests
        requests.home.connect(self.home_wanted)
        requests.speed.connect(self._set_speed)
        requests.new_match.connect(lambda: self.new_wanted.emit(match.game.info.id))
        requests.rematch.connect(lambda: self.rematch(match))
        requests.play_again.connect(lambda: self.play_again(match))
        requests.save_copy.connect(lambda: self.save_copy(match))
        requests.evening.connect(self.evening_wanted)

    def leave_table(self) -> None:
        """Leaves the match as it is; it can be gone on with from the home page."""
        self.replays.close()
        if self.table:
            self._remember_guide(self.table.guide_runner is not None)
            self.table.guide_switched.disconnect(self._remember_guide)
            self.table.stop()
            self._frame.pages.removeWidget(self.table)
            self.table.deleteLater()
            self.table = None
        if self.session:
            self.session.leave()
            self.session = None

    def close(self) -> None:
        """Leaves the table, and ends the process of the bots."""
        self.leave_table()
        if self.runner:
            self.runner.close()
            self.runner = None

    def save_copy(self, match: Match | None = None) -> None:
        """Saves the match at the table, or another one, as a file, where the player says."""
        from PySide6.QtWidgets import QFileDialog

        from bigshot_desktop.table.file_formats import MATCH_FILE
        from bigshot_desktop.table.match_file import save_match

        match = match or self._played
        if match is None:
            return
        extension, title = MATCH_FILE.extension, ENTRIES[match.game.info.id].title
        name, _ = QFileDialog.getSaveFileName(
            self._frame.window(),
            self.tr("Save the match"),
            str(_usual_folder() / f"{title}{extension}"),
            self.tr("Matches (*{extension})").format(extension=extension),
        )
        if not name:
            return
        path = Path(name)
        path = path if path.suffix == extension else path.with_name(path.name + extension)
        try:
            save_match(match, path)
        except Problem as problem:
            self._frame.show_problems(problem, path=path)
        else:
            #: {path} is where a player wanted a match to be kept as a file
            told = self.tr("The match is saved: {path}")
            self._frame.notice.show_message(told.format(path=path), calm=True)

    def ask_for_file(self) -> None:
        """Asks which match file to open, from anywhere on this computer."""
        from PySide6.QtWidgets import QFileDialog

        from bigshot_desktop.table.file_formats import MATCH_FILE

        name, _ = QFileDialog.getOpenFileName(
            self._frame.window(),
            self.tr("Open a match"),
            str(_usual_folder()),
            self.tr("Matches (*{extension})").format(extension=MATCH_FILE.extension),
        )
        if name:
            self.open_file(Path(name))

    def get_runner(self, game: str) -> BotRunner:
        """The bots' process, started when the first match is."""
        if self.runner is None:
            from bigshot_desktop.ui.play.bot_runner import BotRunner

            self.runner = BotRunner(game, self)
        self.runner.warm_up(game)
        return self.runner

    def _show_unsaved(self, session: Session) -> None:
        """What is amiss with the journal of a match that is played all the same."""
        problem = session.problem
        assert problem is not None
        sentence = language.narrator().problem(problem)
        if session.journal is None:
            sentence = self.tr(
                "This match is not being saved. {reason} You can still save a copy elsewhere."
            ).format(reason=sentence)
        self._frame.notice.show_message(sentence)


def _usual_folder() -> Path:
    """Where players are asked for match files first."""
    folder = paths.matches()
    return folder if folder.is_dir() else Path.home()
