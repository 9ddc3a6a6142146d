"""Golden files: a set-up, every action with the fingerprint after it, and the result, one action to a line."""

from __future__ import annotations

import json
from typing import Any

from bigshot_desktop.engine.game import AnyGame, Event, Result, Setup, fingerprint
from tests.golden.collection import Played


def replay(game: AnyGame, setup: Setup, actions: list[Any]) -> tuple[Played, list[str]]:
    """A match with its events and its fingerprints, each action checked."""
    state = game.initial(setup)
    events: list[Event] = []
    trace = [fingerprint(state)]
    for number, action in enumerate(actions):
        refusal = game.check(state, action)
        if refusal is not None:
            raise SystemExit(f"Action {number}, {action}, is refused now: {refusal}")
        game.apply(state, action, events.append)
        trace.append(fingerprint(state))
    result = game.result(state)
    if result is None:
        raise SystemExit(f"The match is not over after {len(actions)} actions.")
    return Played(setup, tuple(actions), tuple(events), result), trace


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


def written(game: AnyGame, setup: Setup, actions: list[Any]) -> str:
    """The text of a golden file."""
    played, trace = replay(game, setup, actions)
    head = {
        "game": game.info.id,
        "players": setup.players,
        "options": dict(setup.options),
        "setup": game.write_setup(setup),
        "begins": trace[0],
    }
    lines = [f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in head.items()]
    steps = [
        f"    {json.dumps([game.write_action(action), after])}"
        for action, after in zip(actions, trace[1:], strict=True)
    ]
    lines.append('  "steps": [\n' + ",\n".join(steps) + "\n  ]")
    lines.append(f'  "result": {json.dumps(result_data(played.result))}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def read(game: AnyGame, text: str) -> tuple[Setup, list[Any], dict[str, Any]]:
    """Set-up, actions and all data of a golden file."""
    data = json.loads(text)
    setup = game.read_setup(data["players"], data["options"], data["setup"])
    return setup, [game.read_action(action) for action, _ in data["steps"]], data
