"""What the table shows in each phase of a match: a question and its panel, who is watched, the curtain, the end."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from bigshot_desktop.engine.game import CHANCE
from bigshot_desktop.ui.match.over_panel import OverPanel
from bigshot_desktop.ui.match.standing_panels import StandingPanels
from bigshot_desktop.ui.match.watching_panel import WatchPanel
from bigshot_desktop.ui.play.open_turns import OpenTurns
from bigshot_desktop.ui.play.turns import Phase

if TYPE_CHECKING:
    from bigshot_desktop.ui.match.table_page import TablePage

WATCHED: Final = (Phase.THINKING, Phase.SHOWING)
"""When nobody here is waited for."""


class TablePhases(QObject):
    """Shows whoever is waited for what they are asked, and all others what happens."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._page = page
        self._bridge, self._turns, self._game_table = page.bridge, page.turns, page.game_table
        self._centre, self._bar = page.centre, page.bar
        self._telling, self._status = page.telling, page.status
        self._panels = StandingPanels(self._bar, self._game_table, self._bridge)
        self.watching = WatchPanel(self._game_table.requests)
        self._over_panel = OverPanel(self._game_table.requests)
        self._turns.asking.slowed.connect(self._slowed)
        self._panels.lingered.connect(self._fall_back)
        if isinstance(self._turns, OpenTurns):
            self._turns.renewed.connect(self._renew)

    def follow(self) -> None:
        """The phase is another, or its seat is."""
        phase, seat = self._turns.phase, self._turns.seat
        self._centre.board_tables.become_new()
        self.follow_end_sheet()
        self._game_table.enter(phase, seat)
        self._page.sidebar.cards.set_pickable(self._turns.speakers, seat)
        self._curtain(seat if phase is Phase.CALLING else None)
        if phase is not Phase.SHOWING:
            self._telling.show_whereabouts()
        if not self._status.has_news(phase, seat):
            self._game_table.scene.mark_changes(())
        if phase is Phase.DECIDING:
            self._ask(seat)
        elif phase is Phase.ROLLING:
            self._ask(seat, CHANCE)
        elif phase is Phase.OVER:
            self._over()
        elif phase is Phase.HELD:
            self._say_phase()
            self._bar.show_panel(None)
        elif phase in WATCHED:
            self._watch(seat if phase is Phase.THINKING else None)

    def _say_phase(self) -> None:
        phase, seat = self._turns.phase, self._turns.seat
        self._telling.show_prompt(self._status.prompt(phase, seat), seat)

    def _ask(self, seat: int, asked: int | None = None) -> None:
        """Puts a decision to a player: their own, or nature's where they hold the die."""
        decision = self._game_table.question(seat if asked is None else asked)
        self._centre.make_way(for_board=isinstance(decision, self._game_table.on_board))
        prompt = self._status.prompt(self._turns.phase, seat)
        panel = self._game_table.panel(decision)
        happened = self._status.since(seat)
        with self._board_kept():
            # First: what is hidden does not tell Qt of its size.
            self._panels.ask(panel, seat)
            panel.ask(seat, decision, self._bridge)
            self._telling.show_prompt(prompt, seat)
            self._bar.show_since(lambda: self._game_table.sum_up(seat, happened))
            self._bar.arrange()
        self._game_table.scene.mark_changes(happened)
        self._page.focus_game()
        self._page.sounds.play("turn")
        self._telling.announce(prompt)

    def _renew(self) -> None:
        """Others have spoken while a player decides."""
        seat, panel = self._turns.seat, self._bar.panel
        decision = self._game_table.question(seat)
        if panel is None or panel is not self._game_table.panel(decision):
            return
        happened = self._status.since(seat)
        with self._board_kept():
            panel.renew(decision)
            self._say_phase()
            self._bar.show_since(lambda: self._game_table.sum_up(seat, happened))
            self._bar.arrange()
        self._page.sidebar.cards.set_pickable(self._turns.speakers, seat)
        self._page.commands.follow()

    def _watch(self, seat: int | None) -> None:
        if seat is not None:
            self.show_prompt()
        with self._board_kept():
            self._bar.show_since(list)
            self.watching.offer_rush(offered=self._status.looks_on)
            self.watching.offer_quick_move(offered=seat is not None and self._turns.asking.slow)
            self._panels.watch(self.watching, self._turns.seat, moving=seat is None)
            self._bar.arrange()

    def _fall_back(self) -> None:
        """Nobody here has been asked for a moment. What moves on the board is not made larger meanwhile."""
        if self._turns.phase is Phase.THINKING:
            self._watch(self._turns.seat)

    def _slowed(self) -> None:
        """The bot that is waited for takes long, or no longer does."""
        slow = self._turns.asking.slow
        if self._turns.phase is not Phase.THINKING:
            return
        self.watching.offer_quick_move(offered=slow)
        self._bar.arrange()
        if slow:
            self.show_prompt()
            self._telling.announce(self._bar.prompt.text())

    def _curtain(self, seat: int | None) -> None:
        if seat is None:
            self._page.curtain.hide()
            return
        player = self._bridge.narrator.player(seat)
        reason = ""
        if seat in self._bridge.match.to_act:
            reason = self._game_table.curtain_reason(self._bridge.decision(seat))
        owners = self.owners if self._turns.asks_first else ""
        self._page.curtain.call(
            player,
            owners,
            reason,
            wished=self._turns.called_by_wish,
            taken_back=self._turns.is_taken_back,
        )

    @property
    def owners(self) -> str:
        """The people whose secrets are in the match."""
        narrator = self._bridge.narrator
        return narrator.listing(map(narrator.player, self._bridge.humans))

    def _over(self) -> None:
        self._say_phase()
        self._bar.show_since(list)
        self._bar.show_panel(None)
        if not self._centre.on_end_sheet:
            self._centre.switch_end_sheet()
        if self._centre.end_sheet is not None:
            self._centre.end_sheet.appear()

    def follow_end_sheet(self) -> None:
        """The final account says itself what the bar would; below the board the bar leads back, or to a rematch."""
        over, accounted = self._turns.phase is Phase.OVER, self._centre.on_end_sheet
        self._bar.setVisible(not (over and accounted))
        if over and not accounted:
            self._bar.show_panel(self._over_panel)
            self._bar.arrange()

    def show_prompt(self) -> None:
        """Says who is waited for, in the language of now."""
        if self._turns.phase is Phase.CALLING:
            self._curtain(self._turns.seat)
        else:
            self._telling.show_now()

    @contextmanager
    def _board_kept(self) -> Iterator[None]:
        """While the bar changes the board stays as it is: then it is measured once, not for every part of a panel."""
        column = self._page.layout()
        assert column is not None
        column.setEnabled(False)
        try:
            yield
        finally:
            column.setEnabled(True)
            column.activate()
