"""The games there are: every package in this folder that has an ``ENTRY``. Nothing else lists them.

A folder ``bigshot_desktop/games`` anywhere on Python's path is looked into as well, so that a game can be tried
without being part of the program.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from bigshot_desktop.engine.entry import Entry

if TYPE_CHECKING:
    from bigshot_desktop.engine.game import AnyGame

_HOME: Final = tuple(__path__)

T = TypeVar("T")


def find_games() -> dict[str, Entry]:
    """The entries of all games on Python's path now, by id, in the order in which players see them."""
    inside = __name__.replace(".", os.sep)
    elsewhere = (os.path.join(place, inside) for place in sys.path)  # noqa: PTH118  at every start
    __path__[:] = dict.fromkeys((*_HOME, *filter(os.path.isdir, elsewhere)))
    modules = (import_module(f"{__name__}.{one.name}") for one in iter_modules(__path__))
    entries: list[Entry] = [module.ENTRY for module in modules if hasattr(module, "ENTRY")]
    return {entry.id: entry for entry in sorted(entries, key=lambda one: (one.order, one.title))}


ENTRIES: Final = find_games()
"""By the id of the game."""


class Parts(Mapping[str, T], Generic[T]):
    """One part of every game that has it, by the game's id; each is loaded when it is first asked for."""

    def __init__(self, part: str) -> None:
        self._part = part
        self._loaded: dict[str, T] = {}

    def __getitem__(self, game: str) -> T:
        if game not in self._loaded:
            self._loaded.setdefault(game, self._load(ENTRIES[game]))
        return self._loaded[game]

    def __contains__(self, game: object) -> bool:
        return game in ENTRIES and bool(getattr(ENTRIES[str(game)], self._part))

    def __iter__(self) -> Iterator[str]:
        return (game for game in ENTRIES if game in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def _load(self, entry: Entry) -> T:
        part: T = entry.load(self._part)
        return part


class _Rules(Parts["AnyGame"]):
    """The games themselves, made once each."""

    def _load(self, entry: Entry) -> AnyGame:
        game: Any = entry.load("rules")
        made: AnyGame = game()
        return made


GAMES: Final = _Rules("rules")
"""The rules of every game."""


def game_of(rule: str) -> str | None:
    """The id of the game that a rule belongs to, by the rule's number."""
    prefix = rule.partition("-")[0]
    return next((entry.id for entry in ENTRIES.values() if entry.rule_prefix == prefix), None)
