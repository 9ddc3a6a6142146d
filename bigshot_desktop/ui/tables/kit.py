"""What the table page needs of a game, and the games that can be played in the window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from PySide6.QtCore import QAbstractItemModel, SignalInstance
from PySide6.QtWidgets import QWidget

from bigshot_desktop.bots.reasons import Choice
from bigshot_desktop.rules.game import Decision, Event, Result, Setup
from bigshot_desktop.ui.boards.board_scene import BoardScene
from bigshot_desktop.ui.bridge import Bridge
from bigshot_desktop.ui.models.history import Fortunes
from bigshot_desktop.ui.models.players import PlayersModel
from bigshot_desktop.ui.models.standings import AccountModel
from bigshot_desktop.ui.open_turns import Chatter
from bigshot_desktop.ui.pace import Pace
from bigshot_desktop.ui.panels.panel import Panel
from bigshot_desktop.ui.turns import Phase, Stage


@dataclass(frozen=True, slots=True)
class Twin:
    """A board, or a part of it, as a table: for keys and for those who hear it read out."""

    title: Callable[[], str]
    model: QAbstractItemModel
    point: Callable[[int], None] = lambda row: None
    """The player looks at a row."""
    take: Callable[[int], None] = lambda row: None
    """The player takes a row."""
    begin: Callable[[int], int] = lambda row: row
    """The row to go on from when the player comes back to this one, which may be no row (−1)."""


@dataclass(frozen=True, slots=True)
class Leaf:
    """A page beside the board, and the command that opens it."""

    name: str
    """Of the command and its icon."""
    title: Callable[[], str]
    key: str
    widget: QWidget


@dataclass(frozen=True, slots=True)
class Overlay:
    """Something more that the board can show, and the command that switches it."""

    name: str
    """Of the command and its icon."""
    title: Callable[[], str]
    key: str
    show: Callable[[bool], None]


class Kit(Protocol):
    """A game at the table."""

    @property
    def wanted(self) -> SignalInstance:
        """An action that a player wants, from the board or from a panel."""

    @property
    def roll_wanted(self) -> SignalInstance:
        """A player wants the die to roll."""

    @property
    def busied(self) -> SignalInstance:
        """A player is making something up."""

    @property
    def look_wanted(self) -> SignalInstance:
        """A player wants to see what is for their eyes only."""

    @property
    def hide_wanted(self) -> SignalInstance:
        """The player has seen it."""

    @property
    def rule_wanted(self) -> SignalInstance:
        """A player wants to read a rule, by its number."""

    @property
    def speaker_wanted(self) -> SignalInstance:
        """Another person, by their seat, wants to speak."""

    @property
    def chatter(self) -> Chatter | None:
        """What a game needs where everybody may speak at once; none where nobody may."""

    @property
    def scene(self) -> BoardScene: ...

    @property
    def stage(self) -> Stage: ...

    @property
    def players(self) -> PlayersModel: ...

    @property
    def twins(self) -> tuple[Twin, ...]: ...

    @property
    def leaves(self) -> tuple[Leaf, ...]: ...

    @property
    def overlays(self) -> tuple[Overlay, ...]: ...

    @property
    def on_board(self) -> tuple[type[Decision], ...]:
        """The decisions for which one wants to see the board."""

    @property
    def secrets(self) -> bool:
        """Whether players see something that others may not."""

    def roller(self, state: Any) -> int:
        """Who rolls nature's dice in a state."""

    def panel(self, decision: Decision) -> Panel:
        """The controls for a decision."""

    def enter(self, phase: Phase, seat: int) -> None:
        """Readies the board for a phase."""

    def rule_of(self, decision: Decision) -> str:
        """The number of the rule that says most about a decision."""

    def sound(self, event: Event) -> str:
        """The sound of an event, or nothing."""

    def chapter(self, event: Event) -> str:
        """What part of the game an event shows, in a word for a file's name, or nothing."""

    def suspense(self, chance: Any, seat: int) -> str:
        """What is waited for while nature decides, or while something comes to light: never what comes of it."""

    def discreet(self, choice: Choice) -> Choice:
        """The reasons for a choice, as far as whoever looks on may hear them."""

    def is_out(self, seat: int) -> bool:
        """Whether a player has had to leave the match."""

    def sum_up(self, seat: int, happened: Sequence[Event]) -> list[str]:
        """What a player who comes back to the table is told of what happened since."""

    def point_out(self, action: Any) -> None:
        """Shows on the board what is meant by an action, if it can be seen there."""

    @property
    def endings(self) -> tuple[type[Event], ...]:
        """What a match can end with, and what is told of it on the end sheet."""

    def headline(self, happened: Sequence[Event]) -> Event | None:
        """What matters most of what is being shown."""

    def piece_of(self, event: Event, setup: Setup) -> str:
        """The colour that an event is about, by its name, or nothing."""

    def account(self, result: Result) -> AccountModel:
        """The final account on the end sheet, made anew."""

    def fortunes(self) -> Fortunes:
        """The chart on the end sheet, its history made anew."""

    def retranslate(self) -> None:
        """The language changed."""

    def clear(self) -> None:
        """The match is left: what lies on no page yet goes too."""


def lay(bridge: Bridge, pace: Pace) -> Kit:
    """Lays the table for a match."""
    match bridge.match.game.info.id:
        case "big-shot":
            from bigshot_desktop.ui.tables.big_shot import BigShotTable

            return BigShotTable(bridge, pace)
        case "shark":
            from bigshot_desktop.ui.tables.shark import SharkTable

            return SharkTable(bridge, pace)
        case "saludos-amigos":
            from bigshot_desktop.ui.tables.saludos_amigos import SaludosTable

            return SaludosTable(bridge, pace)
    raise KeyError(bridge.match.game.info.id)
