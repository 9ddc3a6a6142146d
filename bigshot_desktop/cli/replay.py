"""``replay``: a match file told in words, or only verified."""

from __future__ import annotations

import argparse
from typing import Any

from bigshot_desktop.cli.arguments import path
from bigshot_desktop.cli.narration import print_match
from bigshot_desktop.table.dice_seal import check_dice
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.match_digest import trace
from bigshot_desktop.table.match_file import load_match


def add_parser(commands: Any) -> None:
    parser = commands.add_parser("replay", help="tell a saved match in words, or verify it")
    parser.add_argument("file", metavar="FILE", type=path, help="a match file (.bigshot)")
    parser.add_argument(
        "--verify",
        action="store_true",
        help="only check every action, the result, and that the dice come from the sealed seed",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    match = load_match(args.file)  # checks every action and the result, or raises a Problem
    if args.verify:
        ended = "the result is confirmed" if match.result else "the match is not finished"
        print(f"{args.file}: {len(match.steps)} actions are legal, {ended}. Trace {trace(match)}.")
        print(_dice(match))
        return 0
    print_match(match, match.steps)
    if not match.result:
        print("The match is not finished.")
    return 0


def _dice(match: Match) -> str:
    """What is proven of the dice. A seal that does not hold was refused when the file was read."""
    check = check_dice(match)
    if match.seal is None:
        came = "all" if check.draws == check.agreeing else f"{check.agreeing}"
        return (
            f"The seed {match.seed} was not sealed, so it may have been known before the match; "
            f"{came} of the {check.draws} dice and draws come from it."
        )
    lines = [
        (
            f"The seal {match.seal.commitment} holds: it was made of seed {match.seed}, salt "
            f"{match.seal.salt}, the word “{match.seal.word}” and this set-up."
        ),
        f"All {check.draws} dice and draws since then come from that seed.",
    ]
    if check.before:
        lines.append(f"{check.before} dice and draws had been there before the seal was made.")
    return "\n".join(lines)
