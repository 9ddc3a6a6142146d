"""What several commands take: games, levels, options, whole numbers within bounds."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from os import cpu_count
from pathlib import Path
from typing import Any

from bigshot_desktop.bots.levels import LEVELS
from bigshot_desktop.engine.game import AnyGame
from bigshot_desktop.games import GAMES
from bigshot_desktop.table.match import MOST_SEED


class UsageError(Exception):
    """What is wrong with how a command was called, in a sentence for whoever typed it."""


def add_game(parser: argparse.ArgumentParser, *names: str, **more: Any) -> None:
    parser.add_argument(*names, metavar="GAME", choices=sorted(GAMES), **more)


def add_seed(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--seed",
        metavar="S",
        type=between(0, MOST_SEED),
        default=1,
        help="the deal and the dice: the same seed plays the same again (default 1)",
    )


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="a variant of the game, such as hidden-money=yes; may be given several times",
    )


def add_many_matches(parser: argparse.ArgumentParser, *, seats: str, usual: int, most: int) -> None:
    """What every command takes that lets bots play many matches of a game; ``seats`` explains who may play."""
    add_game(parser, "game", help="which game")
    parser.add_argument("--seats", metavar="LEVELS", required=True, help=seats)
    parser.add_argument(
        "--matches",
        metavar="N",
        type=between(1, most),
        default=usual,
        help=f"how many (default {usual})",
    )
    add_seed(parser)
    add_options(parser)
    parser.add_argument(
        "--jobs",
        metavar="J",
        type=between(1, 256),
        default=cpu_count() or 1,
        help="processes (default: one per core); the matches are the same whatever their number",
    )
    parser.add_argument("--json", action="store_true", help="print everything as JSON")


def path(text: str) -> Path:
    """Reads the path of a file or folder."""
    if not text or "\0" in text:
        raise argparse.ArgumentTypeError("a path, not nothing")
    return Path(text)


def usual_players(game: AnyGame) -> int:
    """Four, where a game is for four."""
    return 4 if 4 in game.info.players else max(game.info.players)


def between(least: int, most: int) -> Callable[[str], int]:
    """Reads a whole number within bounds."""

    def read(text: str) -> int:
        if not (text.isascii() and text.isdigit()) or len(text) > len(str(most)):
            raise argparse.ArgumentTypeError(f"a whole number from {least} to {most}, not {text!r}")
        number = int(text)
        if not least <= number <= most:
            raise argparse.ArgumentTypeError(f"a whole number from {least} to {most}, not {text!r}")
        return number

    return read


def read_levels(text: str) -> tuple[str, ...]:
    """The level of each seat, from ``random,random,random``."""
    levels = tuple(level.strip() for level in text.split(","))
    for level in levels:
        if level not in LEVELS:
            known = ", ".join(LEVELS)
            raise UsageError(f"There is no level {level!r}. The levels are: {known}.")
    return levels


def read_options(texts: list[str]) -> tuple[tuple[str, str], ...]:
    """The options, from ``name=value`` each."""
    pairs: dict[str, str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise UsageError(f"An option is given as NAME=VALUE, not {text!r}.")
        if name.strip() in pairs:
            raise UsageError(f"The option {name.strip()} is given twice.")
        pairs[name.strip()] = value.strip()
    return tuple(pairs.items())
