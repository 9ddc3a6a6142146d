"""Any game in the words of its facts: what lies on the table, its players, and the final account.

They serve a game that brings no models of its own. Its words name the fields of the observation that are shown; one
with an entry for each player is told with the players.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject

from bigshot_desktop.engine.game import CHANCE, EVERYONE, Event, Setup
from bigshot_desktop.ui.models.observation_table import Cell, ObservationTable, cell
from bigshot_desktop.ui.models.players import Describer, PlayerStatus, Purse, last_of_kinds
from bigshot_desktop.ui.models.round_actions import begins_round
from bigshot_desktop.ui.models.seat_colours import seat_piece, seat_sign
from bigshot_desktop.ui.models.standings import AccountModel, lines_of
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.words.narrator import Narrator
from bigshot_desktop.words.sentences import WORDS

_STEPS_BACK = 8
"""So many steps for each player are looked through for what they did last."""


# --- facts ---------------------------------------------------------------------------------------


def common_facts(bridge: Bridge) -> tuple[str, ...]:
    """The facts that are about the whole table."""
    return tuple(name for name in _named(bridge) if not _is_each(bridge, name))


def player_facts(bridge: Bridge) -> tuple[str, ...]:
    """The facts that have an entry for each player."""
    return tuple(name for name in _named(bridge) if _is_each(bridge, name))


def _named(bridge: Bridge) -> list[str]:
    """The fields of the observation that the game's words name, in the order of the words."""
    texts = WORDS[bridge.match.game.info.id].facts.texts
    return [name for name in texts if "=" not in name]


def _is_each(bridge: Bridge, name: str) -> bool:
    value = getattr(bridge.observation, name)
    return isinstance(value, tuple) and len(value) == len(bridge.match.seats)


def acting(bridge: Bridge) -> tuple[int, ...]:
    """The players whom the table waits for; whoever holds the die is one of them."""
    match = bridge.match
    if match.to_act != (CHANCE,):
        return match.to_act
    return (getattr(match.game.decision(match.state, CHANCE), "roller", EVERYONE),)


@dataclass(frozen=True, slots=True)
class Fact:
    """A field of the observation with its value, and all that its words may depend on."""

    name: str
    value: Any
    seen: Any


class FactsModel(ObservationTable[Fact]):
    """A row for each fact about the whole table: what it is, and what is so now."""

    def __init__(self, bridge: Bridge, parent: QObject | None = None) -> None:
        super().__init__(bridge, parent)
        self.names = common_facts(bridge)
        self.begin(bridge.revealed, bridge.rewound, bridge.viewed)

    def headings(self, narrator: Narrator) -> Sequence[Cell]:
        return (
            cell(QCoreApplication.translate("PlainTable", "On the table")),
            cell(QCoreApplication.translate("PlainTable", "Now")),
        )

    def read(self) -> Sequence[Fact]:
        seen = self._bridge.observation
        return [Fact(name, getattr(seen, name), seen) for name in self.names]

    def cells(self, narrator: Narrator, number: int, row: Fact) -> Sequence[Cell]:
        value = narrator.fact_value(row.name, row.seen, row.value)
        return (cell(narrator.fact(row.name)), cell(value))


# --- players -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PlayerLine:
    """What there is to tell of a player: their entries of the observation."""

    seat: int
    names: tuple[str, ...]
    """The facts that have an entry for each player."""
    seen: Any
    acts: bool

    def values(self, narrator: Narrator) -> list[str]:
        """What each fact says of the player."""
        seen, seat = self.seen, self.seat
        return [narrator.fact_value(name, seen, getattr(seen, name)[seat]) for name in self.names]

    def cells(self, narrator: Narrator) -> Sequence[Cell]:
        return [cell(text, number=True) for text in self.values(narrator)]

    def status(self, narrator: Narrator, setup: Setup) -> PlayerStatus:
        """The first fact stands beside the name."""
        texts = self.values(narrator)
        told = [
            narrator.phrase("line", item=narrator.fact(name), amount=text)
            for name, text in zip(self.names, texts, strict=True)
        ]
        summary = narrator.row(told) if told else ""
        return PlayerStatus(
            pieces=(seat_piece(self.seat),),
            acts=self.acts,
            purses=tuple(map(Purse, texts[:1], told[:1])),
            summary=summary,
            no_holdings=summary,
        )


class PlainPlayers(Describer):
    """The facts that have an entry for each player."""

    def __init__(self, bridge: Bridge) -> None:
        self._bridge = bridge
        self.names = player_facts(bridge)

    def recent(self, bridge: Bridge) -> Sequence[Event]:
        match = bridge.match
        steps = match.steps_after(max(0, match.length - _STEPS_BACK * len(match.seats)))
        events = [event for step in steps for event in step.seen_by(bridge.viewer)]
        return [event for event in events if not begins_round(event)]

    def last_action(self, seat: int, events: Sequence[Event]) -> Event | None:
        return last_of_kinds(seat, events, (Event,))

    def facts(self, seen: Any, seat: int) -> PlayerLine:
        return PlayerLine(seat, self.names, seen, seat in acting(self._bridge))

    def headings(self, narrator: Narrator) -> Sequence[Cell]:
        return [cell(narrator.fact(name), number=True) for name in self.names]

    def display_name(self, seat: int, name: str) -> str:
        return f"{seat_sign(seat)} {name}"


# --- the final account ---------------------------------------------------------------------------


class LinesAccount(AccountModel):
    """A row for each kind of line that anybody has, then the total and the place."""

    def read(self) -> Sequence[int | str]:
        lines = (line for standing in self._standings for line in standing.lines)
        return [*dict.fromkeys(line.code for line in lines), "total", "place"]

    def name(self, narrator: Narrator, thing: int | str) -> str:
        found = (line for one in self._standings for line in lines_of(one, str(thing)))
        line = next(found, None)
        return narrator.item(line) if line else super().name(narrator, thing)
