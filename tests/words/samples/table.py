"""One of every problem that can arise around a match."""

from __future__ import annotations

from typing import Any, Final

from bigshot_desktop.engine.game import Fact, Malformed, Refusal
from bigshot_desktop.table.problems import PROBLEMS, Problem

_FACTS: Final[dict[str, Fact]] = {
    "path": "/home/anna/evening.bigshot",
    "most": 4 << 20,
    "error": "Input/output error",
    "byte": 17,
    "line": 3,
    "column": 9,
    "number": 12,
    "key": "seats",
    "expected": "between:1:99",
    "theirs": 2,
    "ours": 1,
    "where": "setup.lots[3]",
    "game": "big-shot",
    "board": "city",
    "name": "volume",
}


def _problem(code: str) -> Problem:
    names = PROBLEMS[code]
    facts: dict[str, Any] = {name: _FACTS[name] for name in names if name in _FACTS}
    if "refusal" in names:
        refusal = Refusal.of("bid-too-low", "BS-11", amount=3, lowest=4)
        return Problem.refused(code, refusal, **facts)
    return Problem(code, **facts)


def _caused(problem: Problem, cause: Exception) -> Problem:
    problem.__cause__ = cause
    return problem


ALL_PROBLEMS: Final[list[Problem]] = [
    *map(_problem, PROBLEMS),
    Problem.refused("setup-refused", Refusal.of("lot-of-field", "BS-05", field=3)),
    Problem("unknown-board", game="whist", board="city"),
    _caused(_problem("bad-board"), Malformed("districts", "parks:2")),
    _caused(_problem("bad-board"), _problem("not-json")),
]
