"""Makes the golden games of Saludos Amigos: ``python -m tests.rules.saludos_amigos.make_golden`` in the root.

A game that is already there is kept: it is replayed, and only its fingerprints are written anew. That is what
a change of the state's slots needs. If an action is refused or the result is another, the rules have changed;
the script says so and writes nothing, and ``--anew`` looks for all games again. Games that are missing are
looked for among random matches, numbered from 0, so that the same rules always find the same ones.
"""

from __future__ import annotations

import argparse
import json
import sys
from itertools import count
from random import Random
from typing import Any

from bigshot_desktop.rules.game import Event, Result, Setup, fingerprint
from tests.rules.saludos_amigos.players import PLAYERS, play
from tests.rules.saludos_amigos.positions import GAME
from tests.rules.saludos_amigos.wanted import FOLDER, WANTED, Played, Wanted


def replay(setup: Setup, actions: list[Any]) -> tuple[Played, list[str]]:
    """A match with its events and its fingerprints, each action checked."""
    state = GAME.initial(setup)
    events: list[Event] = []
    trace = [fingerprint(state)]
    for number, action in enumerate(actions):
        refusal = GAME.check(state, action)
        if refusal is not None:
            raise SystemExit(f"Action {number}, {action}, is refused now: {refusal}")
        GAME.apply(state, action, events.append)
        trace.append(fingerprint(state))
    result = GAME.result(state)
    if result is None:
        raise SystemExit(f"The match is not over after {len(actions)} actions.")
    return Played(setup, tuple(actions), tuple(events), result), trace


def find(wanted: Wanted) -> tuple[Setup, list[Any], int]:
    """The first random match that is what is wanted, and how many were played for it."""
    for number in count():
        rng = Random(f"{wanted.name} {number}")
        setup = GAME.deal(wanted.players, {"starter": wanted.starter}, None, rng)
        state, actions, events = play(setup, PLAYERS[wanted.manner], rng)
        result = GAME.result(state)
        assert result is not None
        if wanted.shows(Played(setup, tuple(actions), tuple(events), result)):
            return setup, actions, number + 1
    raise AssertionError


def result_data(result: Result) -> dict[str, Any]:
    """A result as JSON data."""
    return {
        "winners": list(result.winners),
        "standings": [
            {
                "seat": one.seat,
                "rank": one.rank,
                "total": one.total,
                "qualified": one.qualified,
                "lines": [[line.code, line.amount, dict(line.facts)] for line in one.lines],
            }
            for one in result.standings
        ],
    }


def written(setup: Setup, actions: list[Any]) -> str:
    """The text of a golden file: one action, and the fingerprint after it, to a line."""
    played, trace = replay(setup, actions)
    head = {
        "game": GAME.info.id,
        "players": setup.players,
        "options": dict(setup.options),
        "setup": GAME.write_setup(setup),
        "begins": trace[0],
    }
    lines = [f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in head.items()]
    steps = [
        f"    {json.dumps([GAME.write_action(action), after])}"
        for action, after in zip(actions, trace[1:], strict=True)
    ]
    lines.append('  "steps": [\n' + ",\n".join(steps) + "\n  ]")
    lines.append(f'  "result": {json.dumps(result_data(played.result))}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def read(text: str) -> tuple[Setup, list[Any], dict[str, Any]]:
    """Set-up, actions and all data of a golden file."""
    data = json.loads(text)
    setup = GAME.read_setup(data["players"], data["options"], data["setup"])
    return setup, [GAME.read_action(action) for action, _ in data["steps"]], data


def main() -> None:
    """Writes all files."""
    parser = argparse.ArgumentParser(description="Make the golden games of Saludos Amigos.")
    parser.add_argument("--anew", action="store_true", help="look for all games again")
    anew = parser.parse_args().anew
    FOLDER.mkdir(parents=True, exist_ok=True)
    texts = {}
    for wanted in WANTED:
        file = FOLDER / f"{wanted.name}.json"
        if file.exists() and not anew:
            setup, actions, data = read(file.read_text(encoding="utf-8"))
            played, _ = replay(setup, actions)
            if result_data(played.result) != data["result"]:
                raise SystemExit(
                    f"{file.name} ends otherwise now: the rules have changed (--anew?)"
                )
            note = "kept"
        else:
            setup, actions, number = find(wanted)
            note = f"found after {number} matches"
        texts[file] = written(setup, actions)
        sys.stdout.write(f"{file.name}: {note}, {len(actions)} actions\n")
        sys.stdout.flush()
    for file in FOLDER.glob("*.json"):
        if file not in texts:
            file.unlink()
    for file, text in texts.items():
        file.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
