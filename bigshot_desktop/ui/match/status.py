"""What the action bar says of a match: who must do what, who is waited for, what is being shown, how it ended."""

from __future__ import annotations

from bigshot_desktop.rules.game import CHANCE, EVERYONE, Event
from bigshot_desktop.table.match import Step
from bigshot_desktop.ui.bridge import Bridge
from bigshot_desktop.ui.tables.kit import Kit
from bigshot_desktop.ui.turns import Phase


class Telling:
    """One sentence for every moment of a match, in the language of now."""

    def __init__(self, bridge: Bridge, kit: Kit) -> None:
        self._bridge, self._kit = bridge, kit

    def prompt(self, phase: Phase, seat: int) -> str:
        """The sentence for a phase."""
        bridge = self._bridge
        match phase:
            case Phase.DECIDING:
                return bridge.voice.prompt(bridge.decision(seat), seat)
            case Phase.ROLLING:
                return bridge.voice.prompt(bridge.decision(CHANCE), seat)
            case Phase.THINKING:
                return self._waiting_for(seat)
            case Phase.HELD:
                return bridge.voice.phrase("held")
            case Phase.OVER:
                return self._end()
            case Phase.SHOWING if bridge.match.steps:
                return self.caption(bridge.seen(bridge.match.steps[-1]))
        return ""

    def caption(self, step: Step) -> str:
        """What is being shown: what matters most of it, but never what is yet to be seen."""
        if step.is_final:
            seats = (event.seat for event in step.events if hasattr(event, "seat"))
            if awaited := self._kit.suspense(step.action, next(seats, EVERYONE)):
                return awaited
        told = self._kit.headline(step.events)
        return self._bridge.voice.event(told) if told else ""

    def since(self, seat: int) -> list[Event]:
        """What happened since a player's last action; nothing before the first one."""
        told: list[Event] = []
        for step in reversed(self._bridge.match.steps):
            if step.action.seat == seat:
                return told[::-1]
            told += reversed(step.seen_by(self._bridge.viewer))
        return []

    @property
    def looks_on(self) -> bool:
        """Whether the only person at the table has nothing more to do."""
        humans = self._bridge.humans
        return len(humans) == 1 and self._kit.is_out(humans[0])

    def _waiting_for(self, seat: int) -> str:
        bridge, voice = self._bridge, self._bridge.voice
        if bridge.match.to_act == (CHANCE,):
            return self._kit.suspense(bridge.decision(CHANCE), seat)
        if seat < 0:
            return ""
        player = voice.player(seat)
        if self.looks_on:
            (out,) = bridge.humans
            return voice.phrase("thinking.out", out=voice.player(out), player=player)
        return voice.phrase("thinking", player=player)

    def _end(self) -> str:
        steps = self._bridge.match.steps[-1:]
        ended = next((event for step in steps for event in step.events[-1:]), None)
        return self._bridge.voice.event(ended) if ended else ""
