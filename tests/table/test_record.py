"""Records that lie: everything may be wrong in them but the checksum of their file."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from bigshot_desktop.table.match_file import read_match, write_match
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.record import most_actions
from tests.every import for_every
from tests.table.forged_files import Content, content_of, sealed
from tests.table.matches import BIG_SHOT, EXPERTS, TWO, essence


def problem_of(data: bytes) -> Problem:
    with pytest.raises(Problem) as caught:
        read_match(data)
    return caught.value


def test_a_newer_version_is_told_before_all_else_is_judged() -> None:
    problem = problem_of(b'{"format": "bigshot-match", "version": 5, "moves": "?"}')
    assert (problem.code, problem.facts) == ("newer-version", {"theirs": 5, "ours": 4})


@for_every(
    ("change", "code", "facts"),
    [
        ({"format": "chess"}, "wrong-format", {"expected": "bigshot-match"}),
        ({"version": 0}, "malformed", {"where": "version", "expected": "number"}),
        ({"version": True}, "malformed", {"where": "version", "expected": "number"}),
        ({"version": "1"}, "malformed", {"where": "version", "expected": "number"}),
        ({"game": "go"}, "unknown-game", {"game": "go"}),
        ({"game": 3}, "malformed", {"where": "game", "expected": "text"}),
        ({"extra": 1}, "malformed", {"where": "extra", "expected": "nothing"}),
        ({"program": "x" * 81}, "malformed", {"where": "program", "expected": "text"}),
        ({"seed": True}, "malformed", {"where": "seed", "expected": "number"}),
        ({"seed": -1}, "malformed", {"where": "seed", "expected": "number"}),
        ({"seed": 2**53}, "malformed", {"where": "seed", "expected": "number"}),
        ({"seats": {}}, "malformed", {"where": "seats", "expected": "entries"}),
        ({"seats": []}, "options-refused", {"refusal": "players", "rule": "BS-01"}),
        ({"options": {"loans": "never"}}, "options-refused", {"refusal": "unknown-value"}),
        ({"options": {"x": "y"}}, "options-refused", {"refusal": "unknown-option"}),
        ({"options": {"loans": 1}}, "malformed", {"where": "options.loans", "expected": "text"}),
        ({"options": {"loans": "before"}}, "options-refused", {"refusal": "expert-for-two"}),
        ({"setup": []}, "malformed", {"where": "setup", "expected": "object"}),
        ({"actions": [[]]}, "malformed", {"where": "actions[0]", "expected": "object"}),
        ({"actions": [{}]}, "malformed", {"where": "actions[0].kind", "expected": "kind"}),
        ({"actions": {}}, "malformed", {"where": "actions", "expected": "entries"}),
        ({"result": []}, "malformed", {"where": "result", "expected": "object"}),
        ({"result": None}, "result-differs", {}),
    ],
    ids=str,
)
def test_what_is_wrong_is_named(change: Content, code: str, facts: dict[str, object]) -> None:
    problem = problem_of(sealed({**content_of(TWO.played(25)), **change}))
    assert problem.code == code
    assert problem.facts.items() >= facts.items()


def test_a_missing_key_is_named() -> None:
    content = content_of(TWO.played(25))
    for key in content.keys() - {"format", "version", "checksum"}:
        problem = problem_of(sealed({k: v for k, v in content.items() if k != key}))
        assert (problem.code, problem.facts["where"]) == ("malformed", key)


@for_every("checksum", [None, "", 0, "0" * 64, ["x"]])
def test_a_wrong_checksum_is_damage(checksum: object) -> None:
    content = {**content_of(TWO.match()), "checksum": checksum}
    assert problem_of(json.dumps(content).encode()).code == "damaged"
    del content["checksum"]
    assert problem_of(json.dumps(content).encode()).code == "damaged"


def test_names_are_judged() -> None:
    content = content_of(TWO.match())
    content["seats"][1]["name"] = "x" * 41
    problem = problem_of(sealed(content))
    assert problem.facts == {"where": "seats[1].name", "expected": "name:40"}


def test_an_illegal_action_is_told_by_its_number_and_rule() -> None:
    content = content_of(TWO.played(26))
    placed = [action["kind"] for action in content["actions"]].index("place")
    content["actions"][placed]["district"] = 13
    problem = problem_of(sealed(content))
    assert problem.code == "illegal-action"
    assert problem.facts == {"number": placed + 1, "refusal": "no-such-district", "rule": "BS-01"}
    assert problem.refusal is not None
    assert dict(problem.refusal.facts) == {"district": 13}


def test_an_action_after_the_end_is_illegal() -> None:
    content = content_of(TWO.played(26))
    content["actions"].append(content["actions"][-1])
    problem = problem_of(sealed(content))
    assert problem.facts["number"] == len(content["actions"])
    assert problem.facts["refusal"] == "match-over"


def test_a_set_up_the_rules_could_not_deal_is_refused() -> None:
    content = content_of(TWO.match())
    content["setup"]["broker"] = 18
    assert problem_of(sealed(content)).facts == {"refusal": "broker-field", "rule": "BS-06"}
    content["setup"]["broker"] = "x"
    problem = problem_of(sealed(content))
    assert problem.facts == {"where": "setup.broker", "expected": "number"}


def test_another_result_than_the_one_played_is_refused() -> None:
    for forge in _FORGERIES:
        content = content_of(TWO.played(27))
        forge(content["result"])
        assert problem_of(sealed(content)).code == "result-differs"


_FORGERIES: list[Callable[[Any], None]] = [
    lambda result: result.update(winners=[]),
    lambda result: result["standings"].reverse(),
    lambda result: result["standings"][0].update(total=999),
    lambda result: result["standings"][0]["lines"][0].update(amount=999),
    lambda result: result["standings"][0]["lines"].pop(),
]


def test_a_match_that_never_ends_is_refused() -> None:
    content = content_of(TWO.match())
    most = most_actions(BIG_SHOT)
    content["actions"] = [{"kind": "roll", "seat": -1, "pips": 1}] * (most + 1)
    problem = problem_of(sealed(content))
    assert (problem.code, problem.facts) == ("match-too-long", {"number": most + 1, "most": most})


HOSTILE: list[Any] = [
    None,
    True,
    False,
    0,
    -1,
    1,
    7,
    10**9,
    -(10**15),
    "",
    "x",
    "yes",
    "\u0000",
    [],
    {},
    [[]],
    [0, 0, 0, 0],
    {"kind": "pass", "seat": 0},
    {"": None},
]


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every container in a value with every key or index in it."""
    found = []
    waiting = [value]
    while waiting:
        item = waiting.pop()
        keys = item.keys() if isinstance(item, dict) else range(len(item))
        found += [(item, key) for key in keys]
        waiting += [item[key] for key in keys if isinstance(item[key], (dict, list))]
    return found


def test_a_value_replaced_removed_or_doubled_anywhere_is_a_problem_or_a_sound_match() -> None:
    """Checksums do not stop a forger: what a file says is judged, and never ends in a traceback."""
    rng = Random(28)
    bases = [write_match(EXPERTS.played(28, steps=45)), write_match(TWO.played(28))]
    refused = 0
    for _ in range(600):
        content = json.loads(rng.choice(bases))
        top = rng.choice([key for key in content if key != "checksum"])
        spots = [(content, top)]
        if isinstance(content[top], (dict, list)):
            spots += places(content[top])
        holder, key = rng.choice(spots)
        kind = rng.choice(["replace", "replace", "replace", "remove", "double"])
        if kind == "replace":
            holder[key] = rng.choice(HOSTILE)
        elif kind == "remove":
            del holder[key]
        elif isinstance(holder, list):
            holder.insert(key, holder[key])
        try:
            match = read_match(sealed(content))
        except Problem:
            refused += 1
            continue
        assert not match.game.audit(match.state)
        assert essence(read_match(write_match(match))) == essence(match)
    assert refused > 300
