"""``demo``: bots play a match in the window, on the screen or, where there is none, in pictures."""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from typing import Any, Final

from bigshot_desktop.bots.levels import LEVELS, levels_of
from bigshot_desktop.cli.arguments import add_game, add_seed, path
from bigshot_desktop.cli.window import WindowCommands
from bigshot_desktop.engine.languages import LANGUAGES
from bigshot_desktop.table.storage import make_folder

LEVEL: Final = "medium"
SPEEDS: Final = ("slow", "normal", "fast", "off")


def add_parser(commands: Any) -> None:
    parser = commands.add_parser("demo", help="watch bots play a match in the window")
    add_game(parser, "--game", default="big-shot", help="which game (default big-shot)")
    parser.add_argument(
        "--level", choices=LEVELS, default=LEVEL, help=f"how well they play (default {LEVEL})"
    )
    parser.add_argument(
        "--speed", choices=SPEEDS, default="", help="how fast (default: as in the settings)"
    )
    parser.add_argument(
        "--language",
        choices=LANGUAGES,
        default="",
        help="in which language (default: as in the settings)",
    )
    parser.add_argument(
        "--shots", metavar="DIR", type=path, help="save pictures of the match in this folder"
    )
    add_seed(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    window: WindowCommands = args.window
    visible = window.has_display()
    shots: Path | None = args.shots
    if shots is None and not visible:
        shots = Path(tempfile.mkdtemp(prefix="bigshot-demo-"))
    if shots:
        make_folder(shots)
    if not visible:
        print("There is no display: the match is played out of sight.", flush=True)
    code = window.open(
        demo=True,
        game=args.game,
        level=args.level if args.level in levels_of(args.game) else "random",
        seed=args.seed,
        speed=args.speed or ("" if visible else "off"),
        shots=shots,
        language=args.language,
    )
    if shots and code == 0:
        print(f"The pictures are in {shots}.")
    return code
