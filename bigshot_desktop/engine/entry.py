"""A game as the rest of the program knows it: what stands on its box, and where its parts are."""

from collections.abc import Callable, Mapping
from importlib import import_module
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from bigshot_desktop.engine.light_record import LightRecord

_NONE: Final[Mapping[str, Any]] = MappingProxyType({})


class Colour(NamedTuple):
    """A colour that a game brings along: for its pieces, and for text on light and on dark ground."""

    fill: str
    """As ``#RRGGBB``, like the others."""
    mark: str
    """Of the sign on a piece of this colour."""
    on_light: str
    on_dark: str
    sign: str
    """The shape that always stands beside the colour: a name of ``ui.look.signs.Sign``."""


class Entry(LightRecord):
    """One game. Its parts are named as ``module:attribute`` within its package, and loaded when they are asked for."""

    package: str
    """The game's package: ``__name__`` where the entry stands."""
    id: str
    title: str
    """The same in every language."""
    pitch: str
    """What the game is about, in one sentence marked for translation in the context ``Entry``."""
    players: tuple[int, ...]
    """For how many it is."""
    rule_prefix: str
    """What the numbers of its rules begin with."""
    order: int = 100
    """Its place among the games; equal ones stand by their titles."""
    colours: Mapping[str, Colour] = _NONE
    """What its pieces are coloured with, by name, besides the colours of seats that every game has."""
    speed_goals: Mapping[str, float] = _NONE
    """Actions per second compared with python-chess, through ``legal`` and through ``sample``."""

    rules: str
    """The game by its rules (``engine.game.AnyGame``), without arguments."""
    counts: str = ""
    """What is counted in its matches (``engine.match_counts.MatchCounts``)."""
    words: str
    """Its sentences (``words.sentences.Words``)."""
    bots: str = ""
    """Its bots (``bots.game_bots.GameBots``); without them only random bots play."""
    rulebook: str = ""
    """Its rulebook (``words.rulebook.Rulebook``)."""
    table: str = ""
    """Its table in the window (``ui.match.game_table.GameTable``); without it the table that serves every game."""
    setup: str = ""
    """Its part of the new-match page (``ui.pages.game_setup.GameSetup``)."""
    guide: str = ""
    """Its first match (``ui.match.guide.steps.Guide``)."""
    figures: str = ""
    """The pictures in its rulebook, each a function that gives a ``ui.pages.rulebook.figure.Figure``."""
    bench: str = ""
    """How its window is measured (``ui.bench.station.Station``)."""

    def pitch_in(self, say: Callable[[str, str], str]) -> str:
        """What the game is about in the language of now, from whoever translates a text of a context."""
        return say("Entry", self.pitch)

    def load(self, part: str) -> Any:
        """A part by the name of its field; one that the entry does not name is a ``KeyError``."""
        place: str = getattr(self, part)
        if not place:
            raise KeyError(f"{self.id} has no {part}")
        module, _, attribute = place.partition(":")
        return getattr(import_module(f"{self.package}.{module}"), attribute)
