"""``demo``: a match between bots, told in words."""

from __future__ import annotations

import argparse
from typing import Any

from bigshot_desktop.cli.arguments import (
    add_game,
    add_options,
    add_seed,
    read_options,
    usual_players,
)
from bigshot_desktop.cli.telling import tell_all
from bigshot_desktop.rules.games import GAMES
from bigshot_desktop.table.simulation import Fixture, play_on, seated


def add_parser(commands: Any) -> None:
    parser = commands.add_parser("demo", help="watch bots play a match, told in words")
    add_game(parser, "--game", default="big-shot", help="which game (default big-shot)")
    add_seed(parser)
    add_options(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    options = read_options(args.option)
    players = usual_players(GAMES[args.game])
    match = seated(Fixture(args.game, ("random",) * players, options, args.seed))
    tell_all(match, play_on(match))
    return 0
