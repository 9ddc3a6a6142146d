"""A game's golden games: which there are, what makes each of them the one its name says, and how to find one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Protocol

from bigshot_desktop.engine.game import AnyGame, Event, Result, Setup
from tests.engine.configurations import default_board


@dataclass(frozen=True, slots=True)
class Played:
    """A whole game: how it began, what was done, what followed and how it ended."""

    setup: Setup
    actions: tuple[Any, ...]
    events: tuple[Event, ...]
    result: Result

    def of(self, kind: type) -> list[Any]:
        """The events of a kind."""
        return [event for event in self.events if isinstance(event, kind)]


@dataclass(frozen=True, slots=True)
class Wanted:
    """A game to keep: its configuration, among whose matches to look for it, and what it must show."""

    name: str
    shows: Callable[[Played], bool]
    players: int = 4
    options: dict[str, str] = field(default_factory=dict)
    manner: str = "usual"
    """A way of playing that the players of that game know."""
    board: Callable[[AnyGame], Any] = default_board


class Play(Protocol):
    """Plays a whole match in some manner; its actions."""

    def __call__(self, setup: Setup, manner: str, rng: Random, /) -> list[Any]: ...


@dataclass(frozen=True, slots=True)
class Collection:
    """All golden games of a game."""

    game: AnyGame
    wanted: tuple[Wanted, ...]
    play: Play

    @property
    def folder(self) -> Path:
        return Path(__file__).parent / self.game.info.id

    def file(self, wanted: Wanted) -> Path:
        return self.folder / f"{wanted.name}.json"
