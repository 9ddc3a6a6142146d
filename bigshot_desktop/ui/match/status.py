"""What the action bar says of a match: who must do what, who is waited for, what is being shown, how it ended."""

from __future__ import annotations

from collections.abc import Callable

from bigshot_desktop.engine.game import CHANCE, EVERYONE, Event
from bigshot_desktop.table.match import Step
from bigshot_desktop.ui.match.game_table import GameTable
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.play.turns import Phase


class Status:
    """One sentence for every moment of a match, in the language of now."""

    def __init__(self, bridge: Bridge, game_table: GameTable) -> None:
        self._bridge, self._game_table = bridge, game_table
        self.in_full: Callable[[], bool] = lambda: True
        """Whether a question is told with all that there is to know of it; else its panel has the rest."""

    def prompt(self, phase: Phase, seat: int, *, slow: bool = False) -> str:
        """The sentence for a phase; another one if a bot takes long."""
        bridge = self._bridge
        match phase:
            case Phase.DECIDING:
                asked = bridge.narrator.prompt(self._game_table.question(seat), seat)
                more = self._game_table.also_asked(seat) if self.in_full() else ""
                return f"{asked} {more}".rstrip()
            case Phase.ROLLING:
                return bridge.narrator.prompt(bridge.decision(CHANCE), seat)
            case Phase.THINKING:
                return self._waiting_for(seat, slow)
            case Phase.HELD:
                return bridge.narrator.phrase("held")
            case Phase.OVER:
                return self._end()
            case Phase.SHOWING if step := bridge.match.last_step:
                return self.caption(bridge.seen(step))
        return ""

    def caption(self, step: Step) -> str:
        """What is being shown: what matters most of it, but never what is yet to be seen."""
        if step.is_final:
            seats = (event.seat for event in step.events if hasattr(event, "seat"))
            if awaited := self._game_table.suspense(step.action, next(seats, EVERYONE)):
                return awaited
        if any(isinstance(event, self._game_table.climaxes) for event in step.events):
            return self._bridge.narrator.event(step.events[0])
        told = self._game_table.headline(step.events)
        return self._bridge.narrator.event(told) if told else ""

    def actor(self, step: Step) -> int:
        """Whose deed a step is: of nature's, that of whoever it happens to first; nobody's if it is everybody's."""
        if step.action.seat >= 0:
            return int(step.action.seat)
        seats = (event.seat for event in step.events if hasattr(event, "seat"))
        return next(seats, EVERYONE)

    def since(self, seat: int) -> list[Event]:
        """What happened since a player's last action; nothing before the first one."""
        told: list[Event] = []
        for step in self._bridge.match.steps_back():
            if step.action.seat == seat:
                return told[::-1]
            told += reversed(step.seen_by(self._bridge.viewer))
        return []

    def since_turn(self, seat: int) -> list[Event]:
        """What others did before a player's turn, also once that player has done something in it.

        Before the first turn of a player that is all they did.
        """
        told: list[Event] = []
        others = False
        for step in self._bridge.match.steps_back():
            if step.action.seat == seat and others:
                return told[::-1]
            if step.action.seat not in (seat, CHANCE):
                others = True
            if step.action.seat != seat:
                told += reversed(step.seen_by(self._bridge.viewer))
        return told[::-1]

    def has_news(self, phase: Phase, seat: int) -> bool:
        """Whether a player is asked, and has done nothing since others did something."""
        return phase in (Phase.DECIDING, Phase.ROLLING) and bool(self.since(seat))

    @property
    def looks_on(self) -> bool:
        """Whether the only person at the table has nothing more to do."""
        humans = self._bridge.humans
        return len(humans) == 1 and self._game_table.is_out(humans[0])

    def _waiting_for(self, seat: int, slow: bool) -> str:
        bridge, narrator = self._bridge, self._bridge.narrator
        if bridge.match.to_act == (CHANCE,):
            return self._game_table.suspense(bridge.decision(CHANCE), seat)
        if seat < 0:
            return ""
        player, phrase = narrator.player(seat), "thinking.slow" if slow else "thinking"
        if bridge.is_human(seat):
            return narrator.phrase("forced", player=player)
        if self.looks_on:
            (out,) = bridge.humans
            return narrator.phrase(f"{phrase}.out", out=narrator.player(out), player=player)
        return narrator.phrase(phrase, player=player)

    def _end(self) -> str:
        step = self._bridge.match.last_step
        return self._bridge.narrator.event(step.events[-1]) if step and step.events else ""
