"""Pages that tell something and are left again: each is made when it is asked for, and gone when it is left."""

from __future__ import annotations

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
    """Shows such pages in front of the table, which waits, or of the home page, and leads back there."""

    home_wanted = Signal()
    """Everything was left, and there is no table to go back to."""

    def __init__(self, matches: MatchOpener, frame: PageFrame, parent: QObject) -> None:
        super().__init__(parent)
        self._matches, self._frame = matches, frame
        self._sheets: list[SheetPage] = []
        """All of them that are open, each in front of the one before; that is there again when it is left."""
        self._behind_replay = 0
        """So many of them lie behind the match that is looked at, if one is: the others in front of it."""
        matches.seated.connect(self.forget)
        matches.replays.opened.connect(self._put_behind)

    @property
    def page(self) -> SheetPage | None:
        """The page that is seen, or was seen last."""
        return self._sheets[-1] if self._sheets else None

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
        page.continue_wanted.connect(self._matches.resume)
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
        page.browse_wanted.connect(self._matches.ask_for_file)
        self.show_sheet(page)

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

    def open_match(self, path: Path) -> None:
        """Opens a match file from such a page; where that cannot be, the page stays and says why.

        It stays behind a match that is only looked at, too, and is there again when that is left.
        """
        self._matches.open_file(path)

    def show_sheet(self, page: SheetPage, *, keeps: bool = False) -> None:
        """Shows a page in place of the one before, or in front of a match that is looked at.

        ``keeps``: the one before is there again when this one is left.
        """
        if self._is_in_front and not keeps:
            self._remove(self._sheets.pop())
        self._sheets.append(page)
        page.left.connect(self.leave)
        self._frame.pages.addWidget(page)
        self.show_front()

    def leave(self) -> None:
        """The page in front goes away, and what lies behind it is seen again."""
        if self._sheets:
            left = self._sheets.pop()
            self.show_front()
            self._remove(left)

    def show_front(self) -> None:
        """Turns to what lies in front: a page, the match that is looked at, the table, or home."""
        replay, table = self._matches.replays.page, self._matches.table
        if self._is_in_front:
            self._frame.show_page(self._sheets[-1])
        elif replay is not None:
            self._frame.show_page(replay)
        elif table is not None:
            self._frame.show_page(table)
        else:
            self.home_wanted.emit()
        self._rest()

    def forget(self) -> None:
        """All pages go away, whatever is seen: also when somebody sits down at a table."""
        for page in self._sheets:
            self._remove(page)
        self._sheets.clear()
        self._rest()

    @property
    def _is_in_front(self) -> bool:
        """Whether one of the pages lies in front of everything else."""
        looks_back = self._matches.replays.page is not None
        return len(self._sheets) > (self._behind_replay if looks_back else 0)

    def _put_behind(self) -> None:
        """Another match is looked at now, in front of all pages."""
        self._behind_replay = len(self._sheets)

    def _remove(self, page: SheetPage) -> None:
        self._frame.pages.removeWidget(page)
        page.deleteLater()

    def _rest(self) -> None:
        """A match that is being played waits while there is a page in front of it, or behind what is in front."""
        if self._matches.table:
            self._matches.table.turns.rest(self, bool(self._sheets))
