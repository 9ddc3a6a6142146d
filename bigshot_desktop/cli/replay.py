"""``replay``: a match file told in words, or only verified."""

from __future__ import annotations

import argparse
from typing import Any

from bigshot_desktop.cli.arguments import path
from bigshot_desktop.cli.narration import print_match
from bigshot_desktop.table.match_digest import trace
from bigshot_desktop.table.match_file import load_match


def add_parser(commands: Any) -> None:
    parser = commands.add_parser("replay", help="tell a saved match in words, or verify it")
    parser.add_argument("file", metavar="FILE", type=path, help="a match file (.bigshot)")
    parser.add_argument(
        "--verify", action="store_true", help="only check every action and the result"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    match = load_match(args.file)  # checks every action and the result, or raises a Problem
    if args.verify:
        ended = "the result is confirmed" if match.result else "the match is not finished"
        print(f"{args.file}: {len(match.steps)} actions are legal, {ended}. Trace {trace(match)}.")
        return 0
    print_match(match, match.steps)
    if not match.result:
        print("The match is not finished.")
    return 0
