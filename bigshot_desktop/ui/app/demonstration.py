"""A match that plays itself in the window and takes pictures of it: to watch, and to see that the program works."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QBuffer, QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QGraphicsView

from bigshot_desktop.table.match import Step
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.storage import write_atomically
from bigshot_desktop.ui.look import language
from bigshot_desktop.ui.play.dispatch import Rank
from bigshot_desktop.ui.play.turns import Phase

if TYPE_CHECKING:
    from bigshot_desktop.ui.app.application import Opening
    from bigshot_desktop.ui.app.main_window import MainWindow
    from bigshot_desktop.ui.match.table_page import TablePage

UNSEEN: Final = (1440, 900)
"""How large the window is where nobody sees it."""
LAST_LOOK: Final = 2500
"""Milliseconds that the end is left to be read, unless there are no pauses."""


class Demonstration(QObject):
    """Bots play one match; pictures show the pages and the first time that each thing happens."""

    def __init__(self, window: MainWindow, opening: Opening) -> None:
        super().__init__(window)
        self.window, self.opening = window, opening
        self.pictures: list[Path] = []
        self._wanted: list[str] = []
        self._taken: set[str] = set()
        self._table: TablePage | None = None
        self._failed = False

    def start(self) -> None:
        """Begins, as soon as everything speaks the language that is asked for."""
        preferences, code = self.window.preferences, self.opening.language
        if not code:
            self._show()
            return
        preferences.set_language(code)
        if preferences.missing:
            self._give_up(f"The texts of the language {code} are missing.")
        else:
            # Widgets hear of a language with the next events, and the page lays itself out anew with those after.
            QTimer.singleShot(0, lambda: QTimer.singleShot(0, self._show))

    def _show(self) -> None:
        """Shows the way to the table, then plays."""
        from bigshot_desktop.games import GAMES
        from bigshot_desktop.table.match_request import MatchRequest, bot_seats, deal_request
        from bigshot_desktop.table.referee import Referee
        from bigshot_desktop.table.session import Session

        opening, window = self.opening, self.window
        pace = window.preferences.pace
        if QApplication.platformName() == "offscreen":
            window.resize(*UNSEEN)
        if opening.speed:
            pace.speed = opening.speed
            pace.bot_pause = 0 if opening.speed == "off" else pace.bot_pause
        self._take("home")
        window.choose_match(opening.game)
        self._take("new-match")
        if self._failed:
            return
        players = max(number for number in GAMES[opening.game].info.players if number <= 4)
        seats = bot_seats(opening.seed, players, opening.level)
        match = deal_request(MatchRequest(opening.game, seats, seed=opening.seed))
        window.matches.sit_down(Session(Referee(match)))
        assert window.table is not None
        self._table = window.table
        self._table.bridge.stepped.subscribe(Rank.SOUNDS, self._stepped)
        self._table.turns.changed.connect(self._turned)
        self._turned()

    def _stepped(self, step: Step) -> None:
        assert self._table is not None
        for event in step.events:
            chapter = self._table.game_table.chapter(event)
            if chapter and chapter not in self._taken:
                self._taken.add(chapter)
                self._wanted.append(chapter)

    def _turned(self) -> None:
        assert self._table is not None
        phase = self._table.turns.phase
        if phase is Phase.SHOWING or self._failed:
            return
        while self._wanted:
            self._take(self._wanted.pop(0))
        if phase is Phase.OVER:
            without_pause = self.window.preferences.pace.bot_pause == 0
            QTimer.singleShot(0 if without_pause else LAST_LOOK, self._end)

    def _end(self) -> None:
        self._take("end")
        if not self._failed:
            self._leave(0)

    def _leave(self, code: int) -> None:
        self.window.remembers = False
        self.window.close()
        QApplication.exit(code)

    def _take(self, name: str) -> None:
        """A picture of the window. If it cannot be kept, that is said, and the demonstration is over."""
        folder = self.opening.shots
        if folder is None or self._failed:
            return
        # A page that was opened or spoke another language a moment ago has yet to lay itself out.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        path = folder / f"{len(self.pictures) + 1:02}-{name}.png"
        picture = QBuffer()
        self.window.grab().save(picture, "PNG")
        # A board believes that what was painted there is on the screen, and would leave there what has moved away.
        for board in self.window.findChildren(QGraphicsView):
            board.viewport().update()
        try:
            write_atomically(path, bytes(picture.data().data()))
        except Problem as problem:
            self._give_up(language.narrator().problem(problem))
        else:
            self.pictures.append(path)

    def _give_up(self, why: str) -> None:
        self._failed = True
        sys.stderr.write(f"bigshot-desktop: {why}\n")
        QTimer.singleShot(0, lambda: self._leave(1))
