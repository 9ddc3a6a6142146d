"""``demo``: a match between bots, told in words."""

from __future__ import annotations

import argparse
from typing import Any, Final

from bigshot_desktop.cli.arguments import add_game, add_options, add_seed, read_options
from bigshot_desktop.cli.telling import account, tell, voice_of
from bigshot_desktop.table.simulation import Fixture, play_on, seated

PLAYERS: Final = 4


def add_parser(commands: Any) -> None:
    parser = commands.add_parser("demo", help="watch bots play a match, told in words")
    add_game(parser, "--game", default="big-shot", help="which game (default big-shot)")
    add_seed(parser)
    add_options(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    options = read_options(args.option)
    match = seated(Fixture(args.game, ("random",) * PLAYERS, options, args.seed))
    voice = voice_of(match)
    for number in play_on(match):
        for line in tell(match.steps[number - 1], voice):
            print(line)
    for line in account(match, voice):
        print(line)
    return 0
