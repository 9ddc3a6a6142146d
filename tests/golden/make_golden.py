"""Makes the golden games: ``python -m tests.golden.make_golden`` in the root of the repository.

A game that is already there is kept: it is replayed, and only its fingerprints are written anew. That is what
a change of the state's slots needs. If an action is refused or the result is another, the rules have changed;
the script says so and writes nothing, and ``--anew`` looks for all games again. Games that are missing are
looked for among random matches, numbered from 0, so that the same rules always find the same ones.
"""

from __future__ import annotations

import argparse
import sys
from itertools import count
from random import Random
from typing import Any

from bigshot_desktop.engine.game import Setup
from tests.golden.collection import Collection, Wanted
from tests.golden.collections import COLLECTIONS
from tests.golden.files import read, replay, result_data, written


def find(golden: Collection, wanted: Wanted) -> tuple[Setup, list[Any], int]:
    """The first random match that is what is wanted, and how many were played for it."""
    game = golden.game
    board = wanted.board(game)
    for number in count():
        rng = Random(f"{wanted.name} {number}")
        setup = game.deal(wanted.players, wanted.options, board, rng)
        actions = golden.play(setup, wanted.manner, rng)
        if wanted.shows(replay(game, setup, actions)[0]):
            return setup, actions, number + 1
    raise AssertionError


def kept(golden: Collection, wanted: Wanted) -> tuple[Setup, list[Any]]:
    """The match of a file that is there."""
    file = golden.file(wanted)
    setup, actions, data = read(golden.game, file.read_text(encoding="utf-8"))
    played, _ = replay(golden.game, setup, actions)
    if result_data(played.result) != data["result"]:
        raise SystemExit(f"{file.name} ends otherwise now: the rules have changed (--anew?)")
    return setup, actions


def make(golden: Collection, *, anew: bool) -> None:
    """Writes all files of a game."""
    golden.folder.mkdir(exist_ok=True)
    texts = {}
    for wanted in golden.wanted:
        file = golden.file(wanted)
        if file.exists() and not anew:
            setup, actions = kept(golden, wanted)
            note = "kept"
        else:
            setup, actions, number = find(golden, wanted)
            note = f"found after {number} matches"
        texts[file] = written(golden.game, setup, actions)
        sys.stdout.write(f"{golden.folder.name}/{file.name}: {note}, {len(actions)} actions\n")
        sys.stdout.flush()
    for file in golden.folder.glob("*.json"):
        if file not in texts:
            file.unlink()
    for file, text in texts.items():
        file.write_text(text, encoding="utf-8", newline="\n")


def main() -> None:
    """Makes those of all games, or of one."""
    parser = argparse.ArgumentParser(description="Make the golden games.")
    parser.add_argument("--game", choices=[golden.game.info.id for golden in COLLECTIONS])
    parser.add_argument("--anew", action="store_true", help="look for all games again")
    args = parser.parse_args()
    for golden in COLLECTIONS:
        if args.game in (None, golden.game.info.id):
            make(golden, anew=args.anew)


if __name__ == "__main__":
    main()
