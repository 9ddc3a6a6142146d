"""What the tables of all games have in common: panels that want something, sounds, and words for what happens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, Protocol

from PySide6.QtCore import QObject, Signal

from bigshot_desktop.bots.levels import CREWS
from bigshot_desktop.bots.reasons import Choice
from bigshot_desktop.rules.game import CHANCE, EVERYONE, Decision, Event, Result
from bigshot_desktop.ui.bridge import Bridge
from bigshot_desktop.ui.models.standings import AccountModel
from bigshot_desktop.ui.open_turns import Chatter
from bigshot_desktop.ui.pace import Pace
from bigshot_desktop.ui.panels.panel import Panel
from bigshot_desktop.ui.tables.kit import Leaf, Overlay

_MOST_TOLD: Final = 4
"""So many sentences about what happened since one's turn."""


class Speaking(Protocol):
    """A model or a board with words on it."""

    def retranslate(self) -> None: ...


class GameTable(QObject):
    """A match at the table. Games add their models, their board and what belongs to them alone."""

    wanted = Signal(object)
    roll_wanted = Signal()
    busied = Signal()
    look_wanted = Signal()
    hide_wanted = Signal()
    speaker_wanted = Signal(int)
    rule_wanted = Signal(str)

    sounds: ClassVar[Mapping[type[Event], str]] = {}
    chapters: ClassVar[Mapping[type[Event], str]] = {}
    rules: ClassVar[Mapping[type[Decision], str]]
    notable: ClassVar[tuple[type[Event], ...]] = ()
    on_board: ClassVar[tuple[type[Decision], ...]] = (Decision,)
    endings: ClassVar[tuple[type[Event], ...]] = ()
    standings: ClassVar[type[AccountModel]]

    def __init__(self, bridge: Bridge, pace: Pace) -> None:
        super().__init__(bridge)
        self.bridge, self.pace = bridge, pace
        self.leaves: tuple[Leaf, ...] = ()
        self.overlays: tuple[Overlay, ...] = ()
        self.chatter: Chatter | None = None
        self._panels: dict[type[Decision], Panel] = {}
        self._speaking: Sequence[Speaking] = ()

    def take_up(self, panels: dict[type[Decision], Panel], speaking: Sequence[Speaking]) -> None:
        """These controls belong to the table now, and these parts of it have words on them."""
        self._panels, self._speaking = panels, speaking
        for panel in panels.values():
            panel.wanted.connect(self.wanted)
            panel.roll_wanted.connect(self.roll_wanted)
            panel.busied.connect(self.busied)
            panel.look_wanted.connect(self.look_wanted)
            panel.hide_wanted.connect(self.hide_wanted)
            panel.speaker_wanted.connect(self.speaker_wanted)
            panel.rule_wanted.connect(self.rule_wanted)

    def roller(self, state: Any) -> int:
        """Who rolls the dice: whoever nature's decision names."""
        decision = self.bridge.match.game.decision(state, CHANCE)
        return getattr(decision, "roller", EVERYONE)

    def panel(self, decision: Decision) -> Panel:
        return self._panels[type(decision)]

    def rule_of(self, decision: Decision) -> str:
        return self.rules[type(decision)]

    def sound(self, event: Event) -> str:
        return self.sounds.get(type(event), "")

    def chapter(self, event: Event) -> str:
        return self.chapters.get(type(event), "")

    def is_notable(self, event: Event) -> bool:
        return isinstance(event, self.notable)

    def is_out(self, seat: int) -> bool:
        """Whether a player has had to leave the match: nobody, in most games."""
        return False

    def suspense(self, chance: Any, seat: int) -> str:
        """Somebody rolls, if nature is at work."""
        if seat == EVERYONE or getattr(chance, "seat", CHANCE) != CHANCE:
            return ""
        return self.bridge.voice.phrase("rolling", player=self.bridge.voice.player(seat))

    def discreet(self, choice: Choice) -> Choice:
        """Players know their own reasons; of others' only what rests on nothing hidden."""
        if self.bridge.viewer == choice.action.seat:
            return choice
        return CREWS[self.bridge.match.game.info.id].discreet(choice)

    def sum_up(self, seat: int, happened: Sequence[Event]) -> list[str]:
        """What a player missed, the last of it."""
        told = [event for event in happened if self.is_notable(event)]
        return [self.bridge.voice.event(event) for event in told[-_MOST_TOLD:]]

    def headline(self, happened: Sequence[Event]) -> Event | None:
        """The last thing worth telling, else what it began with."""
        notable = [event for event in happened if self.is_notable(event)]
        return next(iter((*notable[-1:], *happened[:1])), None)

    def account(self, result: Result) -> AccountModel:
        return self.standings(result, self.bridge)

    def retranslate(self) -> None:
        for part in self._speaking:
            part.retranslate()

    def clear(self) -> None:
        for widget in (*self._panels.values(), *(leaf.widget for leaf in self.leaves)):
            widget.deleteLater()
