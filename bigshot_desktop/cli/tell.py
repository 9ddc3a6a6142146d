"""``tell``: a match between bots, told in words."""

from __future__ import annotations

import argparse
from typing import Any, Final

from bigshot_desktop.bots.levels import LEVELS, levels_of
from bigshot_desktop.cli.arguments import (
    add_game,
    add_options,
    add_seed,
    read_options,
    usual_players,
)
from bigshot_desktop.cli.narration import print_match
from bigshot_desktop.games import GAMES
from bigshot_desktop.table.simulation import Fixture, Thought, play_on, seated

LEVEL: Final = "medium"


def add_parser(commands: Any) -> None:
    parser = commands.add_parser("tell", help="let bots play a match, told in words")
    add_game(parser, "--game", default="big-shot", help="which game (default big-shot)")
    parser.add_argument(
        "--level", choices=LEVELS, default=LEVEL, help=f"how well they play (default {LEVEL})"
    )
    parser.add_argument("--why", action="store_true", help="tell the reasons of every decision")
    add_seed(parser)
    add_options(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    options = read_options(args.option)
    players = usual_players(GAMES[args.game])
    level = args.level if args.level in levels_of(args.game) else "random"
    match = seated(Fixture(args.game, (level,) * players, options, args.seed))
    thoughts: list[Thought] = []
    print_match(match, play_on(match, on_thought=thoughts.append if args.why else None), thoughts)
    return 0
