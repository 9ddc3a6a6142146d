"""What a game's bots have in common: how they are made, what they remember, and the weights they play by."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from random import Random
from typing import Any

from bigshot_desktop.bots.bot import Bot, Budget, Memory, Sight
from bigshot_desktop.bots.judge import Judging
from bigshot_desktop.bots.reasons import Choice
from bigshot_desktop.engine.game import Setup

Weights = Mapping[str, Any]
"""The parameters of one level: numbers and tables, found by self-play and shipped as data."""


def as_it_is(choice: Choice) -> Choice:
    """The choice unchanged: in games where nothing is hidden, everybody may know all of it."""
    return choice


@dataclass(frozen=True, slots=True)
class Advice:
    """Something that is worked out for a player while the window waits, so ``bench`` measures it."""

    what: str
    """For the table of ``bench``."""
    work: Callable[[Any, int], object]
    """Works it out from what everybody sees, for a seat."""
    goal: float
    """Microseconds at the most."""


@dataclass(frozen=True, slots=True)
class GameBots:
    """The bots of one game."""

    bot: Callable[[Weights], Bot]
    """A bot that plays by these weights."""
    memory: Callable[[Setup], Memory]
    """A fresh memory, at the start of a match."""
    weights: Mapping[str, Weights]
    """By level."""
    discreet: Callable[[Choice], Choice] = as_it_is
    """A choice and its reasons as the others may hear them."""
    advice: tuple[Advice, ...] = ()
    judging: Judging | None = None
    """How a position is judged; None in a game that has no judge."""
    weigh: Callable[[Any, Sight, Sequence[Any], Random, Budget], float | None] | None = None
    """The chance to win with what a person has in mind, one action or several, as a bot of this game sees it, in the
    measure of its own prospects; it gives None where it cannot tell."""
    standing: Callable[[Sight], Sequence[float]] | None = None
    """Everybody's chance to win at any moment but the end, by seat, as the observing seat may know it."""


def shipped_weights(package: str) -> dict[str, Weights]:
    """The weights of all levels, from the data file of a game's bots."""
    text = files(package).joinpath("weights.json").read_text("utf-8")
    return complete(json.loads(text))


def complete(levels: Mapping[str, Weights]) -> dict[str, Weights]:
    """A level that is ``like`` another takes over what it does not say itself."""

    def full(level: str) -> dict[str, Any]:
        own = dict(levels[level])
        return {**full(own.pop("like")), **own} if "like" in own else own

    return {level: full(level) for level in levels}
