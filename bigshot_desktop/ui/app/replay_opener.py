"""Which match is looked at step by step: one from a file, or the one at the table; and how that is left again."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from bigshot_desktop.table.problems import Problem
from bigshot_desktop.ui.app.page_frame import PageFrame
from bigshot_desktop.ui.app.preferences import Preferences

if TYPE_CHECKING:
    from bigshot_desktop.table.match import Match
    from bigshot_desktop.ui.match.replay.replay_page import ReplayPage
    from bigshot_desktop.ui.match.table_page import TablePage
    from bigshot_desktop.ui.play.bot_runner import BotRunner
    from bigshot_desktop.ui.play.replay_bridge import ReplayBridge


class ReplayOpener(QObject):
    """The match that is looked at, and its page. There is one at a time; a table behind it goes on."""

    opened = Signal()
    """There is another page."""
    play_on_wanted = Signal()
    """A new match is to go on from the position that is shown."""
    left = Signal()
    """The player wants to go back to where they came from."""

    def __init__(
        self,
        preferences: Preferences,
        frame: PageFrame,
        get_runner: Callable[[str], BotRunner],
        parent: QObject,
    ) -> None:
        """``get_runner`` gives the process of a game's bots."""
        super().__init__(parent)
        self._preferences, self._frame, self._get_runner = preferences, frame, get_runner
        self.page: ReplayPage | None = None
        self.path: Path | None = None
        """The file that the match was read from."""

    # --- opening ---------------------------------------------------------------------------------

    def open_file(self, path: Path) -> None:
        """Shows the match of a file from its start, finished or not."""
        with self._busy():
            match = read_match(path, self._frame)
        if match is not None and may_be_seen(match, self._frame):
            with self._busy():
                self.open_match(match, path)

    def open_match(self, match: Match, path: Path | None = None) -> None:
        """Shows a match from its start."""
        from bigshot_desktop.ui.play.replay_bridge import ReplayBridge

        self._show(ReplayBridge(match), path)

    def look_back(self, table: TablePage, position: int) -> None:
        """Shows what has been played at a table; −1: what has happened last before now. The table goes on meanwhile."""
        from bigshot_desktop.ui.play.replay_bridge import ReplayBridge

        live = table.bridge
        with self._busy():
            bridge = ReplayBridge(live.match, live.viewer)
            bridge.follow(live)
            bridge.go_to(position if position >= 0 else bridge.end - 1)
            self._show(bridge, None)

    def _show(self, bridge: ReplayBridge, path: Path | None) -> None:
        from bigshot_desktop.ui.match.replay.replay_page import ReplayPage

        self.close()
        preferences = self._preferences
        self.page = page = ReplayPage(
            bridge,
            preferences.pace,
            preferences.sounds,
            self._frame.pages,
            get_runner=lambda: self._get_runner(bridge.source.game.info.id),
        )
        self.path = path
        page.follow_speed(preferences.pace.speed)
        page.back_wanted.connect(self.left)
        page.neighbour_wanted.connect(self._open_neighbour)
        self._offer_neighbours()
        page.offer_play_on(offered=_can_be_played_on(bridge))
        page.play_on_wanted.connect(self.play_on_wanted)
        self._frame.pages.addWidget(page)
        self._frame.show_page(page)
        self.opened.emit()

    def _busy(self) -> AbstractContextManager[object]:
        from bigshot_desktop.ui.widgets.busy import busy

        return busy(self._frame, self.tr("The match is being opened…"))

    # --- the shelf -------------------------------------------------------------------------------

    def _offer_neighbours(self) -> None:
        if self.page is not None:
            before, after = self._neighbours()
            self.page.offer_neighbours(before=before is not None, after=after is not None)

    def _neighbours(self) -> tuple[Path | None, Path | None]:
        """The files before and after this one on the shelf."""
        from bigshot_desktop.table.shelf import beside

        if self.path is None:
            return None, None
        try:
            return beside(self.path)
        except Problem:
            return None, None

    def _open_neighbour(self, step: int) -> None:
        path = self._neighbours()[0 if step < 0 else 1]
        if path is not None:
            self.open_file(path)

    # --- leaving ---------------------------------------------------------------------------------

    def close(self) -> None:
        """The page goes away."""
        if self.page is not None:
            self.page.stop()
            self._frame.pages.removeWidget(self.page)
            self.page.deleteLater()
            self.page = None
            self.path = None


def read_match(path: Path, frame: PageFrame) -> Match | None:
    """The match of a file; where it cannot be read, the window says why."""
    from bigshot_desktop.table.match_file import load_match

    try:
        return load_match(path)
    except Problem as problem:
        frame.show_problems(problem, path=path)
        return None


def may_be_seen(match: Match, frame: PageFrame) -> bool:
    """Whether a match is to be shown: those who still play its deal on a duplicate evening are asked first."""
    from bigshot_desktop.table.duplicate_evening import still_to_play

    people = still_to_play(match)
    if not people:
        return True
    from bigshot_desktop.ui.app.evening_question import wants_to_see

    return wants_to_see(people, frame.window())


def _can_be_played_on(bridge: ReplayBridge) -> bool:
    """A match that is over can be, and that of somebody who plays it alone against bots."""
    return bridge.is_over or (bridge.is_live and len(bridge.humans) == 1)
