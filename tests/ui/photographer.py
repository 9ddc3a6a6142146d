"""Plays a match through the window and stops at every page that a player sees, for pictures and for measuring."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEventLoop
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bigshot_desktop.rules.big_shot import events
from bigshot_desktop.rules.big_shot.decisions import PlaceCube, Speak
from bigshot_desktop.rules.big_shot.majority import SIZE
from bigshot_desktop.table import paths
from bigshot_desktop.table.settings import Settings, save_settings
from bigshot_desktop.table.wish import Wish
from bigshot_desktop.ui.application import open_window
from bigshot_desktop.ui.turns import Phase
from bigshot_desktop.ui.windows.table_page import TablePage
from tests.ui.players import SoundBots, seats

EARLY = 60
"""Actions before the first picture of the table, so that there is something on it."""


class Photographer:
    """Goes through all pages of the window."""

    def __init__(
        self,
        folder: Path,
        *,
        size: tuple[int, int] = (1440, 900),
        theme: str = "light",
        text_size: int = 100,
        language: str = "en",
        seed: int = 1,
        kinds: str = "hbbb",
    ) -> None:
        self.folder, self.seed, self.kinds = folder, seed, kinds
        settings: dict[str, Any] = {
            "theme": theme,
            "text_size": text_size,
            "language": language,
            "animation_speed": "off",
            "bot_pause": 0,
            "sound": False,
            "player_names": ["Anna"],
        }
        save_settings(Settings(**settings), paths.settings_file())
        self.app, self.window = open_window()
        self._bots = SoundBots()
        self.window.runner = self._bots  # type: ignore[assignment]
        self.window.resize(*size)

    def take_all(self) -> list[Path]:
        """A picture of each page, in the folder."""
        taken = []
        for page in self.pages():
            path = self.folder / f"{page}.png"
            self.window.grab().save(str(path))
            taken.append(path)
        return taken

    def pages(self) -> Iterator[str]:
        """Comes to each page in turn."""
        window = self.window
        window.show()
        self._rest()
        QTest.mouseMove(window, window.rect().bottomRight())  # out of the way
        self._rest()
        yield "home"
        window.choose_match("big-shot")
        self._rest()
        yield "new-match"
        window.begin(Wish("big-shot", seats(self.kinds), seed=self.seed))
        table = window.table
        assert table is not None
        self._play(table, lambda: table.bridge.match.length > EARLY and self._asks(table, Speak))
        yield "auction"
        self._play(table, lambda: self._asks(table, PlaceCube))
        self._aim(table)
        yield "placing"
        sold = self._count_sold(table)
        self._play(
            table,
            lambda: self._count_sold(table) > sold and table.turns.phase is Phase.DECIDING,
        )
        yield "sold"
        self._play(table, lambda: False)
        yield "end-sheet"
        window.remembers = False
        window.close()

    def _asks(self, table: TablePage, kind: type) -> bool:
        if table.turns.phase is not Phase.DECIDING:
            return False
        return isinstance(table.bridge.decision(table.turns.seat), kind)

    def _count_sold(self, table: TablePage) -> int:
        told = (event for step in table.bridge.match.steps for event in step.events)
        return sum(isinstance(event, events.DistrictSold) for event in told)

    def _aim(self, table: TablePage) -> None:
        """Holds the cube over the fullest district, where most is to be said."""
        piles = table.bridge.observation.piles
        placement = table.kit.placement  # type: ignore[attr-defined]
        placement.point(max(placement.places, key=lambda district: SIZE[piles[district]]))
        self._rest()

    def _play(self, table: TablePage, there: Callable[[], bool]) -> None:
        """Plays until it is there, or over: everybody soundly."""
        self.window.setUpdatesEnabled(False)  # nobody looks before it is there
        while True:
            QApplication.processEvents()
            if table.turns.phase is Phase.OVER or there():
                self.window.setUpdatesEnabled(True)
                self._rest()
                return
            match, seat = table.bridge.match, table.turns.seat
            if table.turns.phase is Phase.ROLLING:
                table.turns.roll()
            elif table.turns.phase is Phase.DECIDING:
                table.turns.decide(self._bots.choose(match, seat).action)

    def _rest(self) -> None:
        """Until nothing is left to happen by itself."""
        for _ in range(6):
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents)
