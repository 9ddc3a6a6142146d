"""What is told at a table: in the bar below the board, across the top of a big table, and to screen readers."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from bigshot_desktop.engine.game import EVERYONE, Event, Refusal
from bigshot_desktop.table.match import Step
from bigshot_desktop.ui.match.action_bar import ActionBar
from bigshot_desktop.ui.match.big_table import Banner
from bigshot_desktop.ui.match.game_table import GameTable
from bigshot_desktop.ui.match.sand_glass import SandGlass
from bigshot_desktop.ui.match.status import Status
from bigshot_desktop.ui.match.whereabouts import Whereabouts
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.play.dispatch import Rank
from bigshot_desktop.ui.play.talk_clock import TalkClock
from bigshot_desktop.ui.play.turns import Phase, Turns


class TableTelling(QObject):
    """Says who must do what, what is happening, what was refused, and how far the match is."""

    def __init__(
        self,
        page: QWidget,
        bridge: Bridge,
        game_table: GameTable,
        turns: Turns,
        bar: ActionBar,
        banner: Banner,
    ) -> None:
        """``page``: the widget in whose name a screen reader speaks."""
        super().__init__(page)  # what it listens to may outlive the page
        self._page, self._bridge, self._game_table = page, bridge, game_table
        self._turns, self._bar, self._banner = turns, bar, banner
        self.status = Status(bridge, game_table)
        self.status.in_full = lambda: not bar.is_roomy
        bar.refitted.connect(self._ask_anew)
        self.whereabouts = Whereabouts(game_table, bar)
        bar.set_whereabouts(self.whereabouts)
        if game_table.talk is not None:
            self._set_glasses(game_table.talk.clock)
        self._reached: list[Event] = []
        """What has been seen of the step that is being shown."""
        bridge.stepped.subscribe(Rank.LOG, self._forget_reached)
        bridge.stepped.subscribe(Rank.SOUNDS, self._stepped)
        bridge.refused.connect(self.refuse)
        game_table.scene.reached.connect(self._follow_stage)

    def _set_glasses(self, clock: TalkClock) -> None:
        """The time of open talk is seen in the bar, and in the banner of a big table."""
        glass = SandGlass(clock, self._game_table.lapsing, self._bar)
        glass.warned.connect(self._warn)
        self._bar.set_glass(glass)
        self._banner.set_glass(SandGlass(clock, self._game_table.lapsing, self._banner))

    def _warn(self, warning: str) -> None:
        if warning:
            self.announce(warning)

    def show_prompt(self, prompt: str, seat: int) -> None:
        """Says who must do what, with the colours of whoever is waited for."""
        if 0 <= seat < len(self._bridge.match.seats):
            content = self._game_table.players.card(seat)
            self._bar.show_prompt(prompt, content.status.pieces, content.name)
            self._banner.show_prompt(prompt, content.status.pieces)
        else:
            self._bar.show_prompt(prompt)
            self._banner.show_prompt(prompt, ())

    def show_now(self) -> None:
        """Says who is waited for, in the language of now, without disturbing what the player is at."""
        phase, seat = self._turns.phase, self._turns.seat
        self.show_prompt(self.status.prompt(phase, seat, slow=self._turns.asking.slow), seat)

    def _ask_anew(self) -> None:
        """What the panel of a question has no room for now is in the question, and no longer in both."""
        turns = self._turns
        if turns.phase is not Phase.DECIDING:
            return
        prompt = self.status.prompt(turns.phase, turns.seat)
        if prompt != self._bar.prompt.text():
            self.show_prompt(prompt, turns.seat)
            self._bar.arrange()

    def show_whereabouts(self) -> None:
        """How far the match is; that this is the last round is said to those who do not see it, too."""
        was_last = self.whereabouts.is_last
        self.whereabouts.show_now()
        self._banner.show_whereabouts(" · ".join(self.whereabouts.told))
        if self.whereabouts.is_last and not was_last:
            self.announce(self.whereabouts.told[0])

    def refuse(self, refusal: Refusal) -> None:
        """Says why something is not allowed, and by which rule."""
        sentence = self._game_table.refusal(refusal)
        self._bar.show_refusal(sentence, refusal.rule)
        self._banner.show_refusal(sentence)
        self.announce(sentence)

    def explain(self, sentence: str) -> None:
        """Says why a key does nothing now, where refusals are said; no rule is behind it."""
        self._bar.show_refusal(sentence)
        self._banner.show_refusal(sentence)
        self.announce(sentence)

    def announce(self, sentence: str) -> None:
        """Has a screen reader say it."""
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._page, sentence))

    def _stepped(self, step: Step) -> None:
        if self._turns.phase is Phase.SHOWING:
            self.show_prompt(self.status.caption(step), self.status.actor(step))

    def _forget_reached(self, _: Step) -> None:
        self._reached = []

    def _follow_stage(self, event: Event) -> None:
        """Tells what has been seen so far of a step that was not to be told in advance."""
        self._reached.append(event)
        if self._turns.phase is Phase.SHOWING and self._bridge.in_suspense:
            told = self._game_table.headline(self._reached)
            if told is not None and self._game_table.is_notable(told):
                sentence = self._game_table.stage_line(told)
                if sentence != self._bar.prompt.text():
                    self.show_prompt(sentence, getattr(told, "seat", EVERYONE))
                    self.announce(sentence)
        if self._bridge.reveal_with_last(event):
            # Seats, log and bar say the same as the verdict that stands.
            self.show_whereabouts()
            if (standing := self._bar.standing) is not None:
                standing.retranslate()
