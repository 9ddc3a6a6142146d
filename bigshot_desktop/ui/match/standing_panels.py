"""Which panel stands in the action bar, and when the bar is a single line again, so that the board has the room."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from bigshot_desktop.ui.match.action_bar import ActionBar
from bigshot_desktop.ui.match.game_table import GameTable
from bigshot_desktop.ui.match.panel import Panel
from bigshot_desktop.ui.play.bridge import Bridge

_MOMENT: Final = 500
"""Milliseconds after which the bar becomes a single line if nobody here is asked: often the next question follows."""


class StandingPanels(QObject):
    """Puts panels into the bar of a table.

    Below one with a button or two stands what belongs to this part of the match, if a person has to do with it. Where
    bots are among themselves the bar is one line; between two questions it does not become so for a moment only. It is
    one as well while a game shows something on a stage of its own, for which nothing of the last question is kept.
    """

    lingered = Signal()
    """What stood there has been seen for long enough: looking on may show less from now on."""

    def __init__(self, bar: ActionBar, game_table: GameTable, bridge: Bridge) -> None:
        super().__init__(bar)
        self._bar, self._game_table, self._bridge = bar, game_table, bridge
        self._lingers = False
        """Whether what stands there belongs to what is over."""
        self._moment = QTimer(self, singleShot=True, interval=_MOMENT)
        self._moment.timeout.connect(self.lingered)

    def ask(self, panel: Panel, seat: int) -> None:
        """Shows the panel of what a person is asked."""
        self._show(panel, seat, linger=False)

    def watch(self, panel: Panel, seat: int, *, moving: bool) -> None:
        """Shows the slim panel for looking on while somebody else acts; ``moving``: something moves on the board."""
        bar = self._bar
        over = self._game_table.stretch() != bar.stretch
        if moving and self._game_table.on_stage():
            self._stop_lingering()
            bar.show_panel(panel)
        elif self._bridge.in_suspense or (moving and over):
            # Nothing tells what came of it before it has been seen, and nothing that moves changes its size.
            bar.show_panel(panel, resting=bar.standing, stretch=bar.stretch)
        else:
            self._show(panel, seat, linger=True)

    def _show(self, panel: Panel, seat: int, *, linger: bool) -> None:
        bar, stands = self._bar, self._bar.standing
        stretch = self._game_table.stretch()
        standing = self._game_table.standing_panel()
        if standing is None and stretch is not None and stretch == bar.stretch:
            standing = stands
        if not panel.slim or standing is not None:
            self._stop_lingering()
            bar.show_panel(panel, resting=standing if panel.slim else None, stretch=stretch)
            if panel.slim and standing is not None:
                standing.look_on(seat, self._bridge)
        elif linger and stands is not None and self._may_linger():
            bar.show_panel(panel, resting=stands, stretch=bar.stretch)
            stands.conclude()  # where nothing moves it has not been told yet
        else:
            self._stop_lingering()
            bar.show_panel(panel)

    def _may_linger(self) -> bool:
        """Whether what stood there is left for a moment more."""
        if not self._lingers:
            self._lingers = True
            self._moment.start()
        return self._moment.isActive()

    def _stop_lingering(self) -> None:
        self._lingers = False
        self._moment.stop()
