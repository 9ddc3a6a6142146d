"""Pages that tell something and are left again: each is made when it is asked for, and gone when it is left."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from bigshot_desktop.table.problems import Problem
from bigshot_desktop.ui.app.match_opener import MatchOpener
from bigshot_desktop.ui.app.page_frame import PageFrame

if TYPE_CHECKING:
    from bigshot_desktop.table.duplicate_evening import Evening
    from bigshot_desktop.ui.pages.sheet_page import SheetPage


class SheetOpener(QObject):
    """Shows one such page at a time, above the table, which waits, or the home page, and leads back there."""

    home_wanted = Signal()
    """Such a page was left, and there is no table to go back to."""

    def __init__(self, matches: MatchOpener, frame: PageFrame, parent: QObject) -> None:
        super().__init__(parent)
        self._matches, self._frame = matches, frame
        self.page: SheetPage | None = None
        """The page that is seen, or was seen last."""
        self._behind: SheetPage | None = None
        """The one behind a match that is looked at, while another is shown in front of that."""
        self._over_replay = False
        """Whether the page is in front of a match that is looked at."""
        self._below: list[SheetPage] = []
        """Those from which the page was opened, the last last: they are there again when it is left."""

    def show_fair_dice(self) -> None:
        """Whether the dice are fair: of the match that is played or looked at, if there is one, and of all matches."""
        from bigshot_desktop.ui.pages.fair_dice import FairDicePage
        from bigshot_desktop.ui.pages.statistics import StatisticsPage
        from bigshot_desktop.ui.play.turns import Phase

        table, replay = self._matches.table, self._matches.replays.page
        if table is not None:
            over = table.turns.phase is Phase.OVER
            page = FairDicePage(table.bridge.match, over=over)
        elif replay is not None:
            page = FairDicePage(replay.bridge.source, over=replay.bridge.is_over)
        else:
            page = FairDicePage(None)
        self.show_sheet(page, keeps=isinstance(self.page, StatisticsPage))

    def show_statistics(self) -> None:
        """How everybody fared; a match that is looked at again is opened like any match file."""
        from bigshot_desktop.ui.pages.statistics import StatisticsPage

        page = StatisticsPage()
        page.open_wanted.connect(self.open_match)
        page.fair_dice_wanted.connect(self.show_fair_dice)
        self.show_sheet(page)

    def show_evening(self) -> None:
        """A duplicate evening: the same deal for several tables one after the other."""
        from bigshot_desktop.ui.pages.duplicate_evening import DuplicateEveningPage

        page = DuplicateEveningPage()
        page.play_wanted.connect(self._play_table)
        page.continue_wanted.connect(self._go_on)
        page.open_wanted.connect(self.open_match)
        self.show_sheet(page)

    def go_to_evening(self) -> None:
        """From a match of an evening to its page; one that is over is put away first, so that it counts."""
        self._matches.leave_table()
        self.forget()
        self.show_evening()

    def show_files(self) -> None:
        """The matches that were put away."""
        from bigshot_desktop.ui.pages.match_files import MatchFilesPage

        page = MatchFilesPage()
        page.open_wanted.connect(self.open_match)
        page.browse_wanted.connect(self._browse)
        self.show_sheet(page)

    def _browse(self) -> None:
        self._opening(self._matches.ask_for_file)

    def show_settings(self) -> None:
        """The settings; they are tried out while they are chosen, and kept with OK."""
        from bigshot_desktop.ui.pages.settings import SettingsPage

        if isinstance(self.page, SettingsPage) and self.page.isVisible():
            return
        preferences = self._matches.preferences
        page = SettingsPage(preferences.settings, preferences.sounds.why_not)
        page.changed.connect(preferences.apply)
        page.kept.connect(self._matches.save_settings)
        self.show_sheet(page)

    def _play_table(self, evening: Evening, table: int) -> None:
        from bigshot_desktop.table.duplicate_evening import deal

        try:
            match = deal(evening, table)
        except Problem as problem:
            self._frame.show_problems(problem)
            return
        self._matches.begin_dealt(match)
        self.forget()

    def _go_on(self, path: Path) -> None:
        self._matches.resume(path)
        self.forget()

    def open_match(self, path: Path) -> None:
        """Opens a match file from such a page; where that cannot be, the page stays and says why.

        It stays behind a match that is only looked at, too, and is there again when that is left.
        """
        self._opening(lambda: self._matches.open_file(path))

    def _opening(self, work: Callable[[], object]) -> None:
        before = self._matches.table
        work()
        if self._matches.table is not before and self._matches.replays.page is None:
            self.forget()

    def show_sheet(self, page: SheetPage, *, keeps: bool = False) -> None:
        """Shows a page in place of the one before; in front of a match that is looked at, if there is one.

        ``keeps``: the one before is there again when this one is left.
        """
        replay = self._matches.replays.page
        if replay is not None and self._frame.pages.currentWidget() is replay:
            self._behind, self.page = self.page, None
            self._over_replay = True
        elif self.page is not None and keeps:
            self._below.append(self.page)
        elif self.page is not None:
            self._remove(self.page)
        self.page = page
        page.left.connect(self.leave)
        self._frame.pages.addWidget(page)
        self._frame.show_page(page)
        self._rest()

    def leave(self) -> None:
        """Goes back to the page before, to the match that is looked at, to the table, or home."""
        if self._below and self.page is not None:
            self._frame.show_page(self._below[-1])
            self._remove(self.page)
            self.page = self._below.pop()
            self._rest()
            return
        replay = self._matches.replays.page
        if self._over_replay and replay is not None and self.page is not None:
            self._frame.show_page(replay)
            self._remove(self.page)
            self.page, self._behind, self._over_replay = self._behind, None, False
            self._rest()
            return
        if self._matches.table:
            self._frame.show_page(self._matches.table)
        else:
            self.home_wanted.emit()
        self.forget()

    def forget(self) -> None:
        """All pages go away, whatever is seen."""
        for page in (self.page, self._behind, *self._below):
            if page is not None:
                self._remove(page)
        self.page, self._behind, self._over_replay = None, None, False
        self._below.clear()
        self._rest()

    def _remove(self, page: SheetPage) -> None:
        self._frame.pages.removeWidget(page)
        page.deleteLater()

    def _rest(self) -> None:
        """A match that is being played waits while there is a page in front of it, or behind what is in front."""
        if self._matches.table:
            self._matches.table.turns.rest(self.page is not None)
