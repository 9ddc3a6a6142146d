"""Problems: codes and facts that words can rely on."""

from __future__ import annotations

import pickle

import pytest

from bigshot_desktop.engine.game import Refusal
from bigshot_desktop.table.problems import LONGEST_FACT, PROBLEMS, Problem
from tests.every import for_every


@for_every("code", PROBLEMS)
def test_every_code_can_be_raised_with_its_facts_and_tells_them(code: str) -> None:
    problem = Problem(code, **{name: f"<{name}>" for name in PROBLEMS[code]})
    assert problem.code == code
    assert tuple(problem.facts) == PROBLEMS[code]
    assert all(f"<{name}>" in str(problem) for name in PROBLEMS[code])


def test_it_comes_back_from_another_process() -> None:
    refusal = Refusal.of("bid-too-low", "BS-11", amount=1, lowest=2)
    problem = Problem.refused("illegal-action", refusal, number=12)
    again = pickle.loads(pickle.dumps(problem))
    assert (again.code, again.facts, again.refusal) == (problem.code, problem.facts, refusal)


def test_an_unknown_code_is_a_bug() -> None:
    with pytest.raises(AssertionError):
        Problem("no-such-problem")


@pytest.mark.parametrize("facts", [{}, {"file": "x"}, {"path": "x", "line": 1}])
def test_other_facts_than_the_codes_own_are_a_bug(facts: dict[str, str]) -> None:
    with pytest.raises(AssertionError):
        Problem("file-missing", **facts)


def test_facts_from_hostile_files_can_be_shown() -> None:
    problem = Problem("duplicate-key", key="\ud800\x1b[2J\n" + "x" * 10**6)
    key = problem.facts["key"]
    assert isinstance(key, str)
    assert len(key) <= LONGEST_FACT
    assert key.isprintable()
    assert key.encode("utf-8")


def test_a_refusal_is_kept_with_its_facts() -> None:
    refusal = Refusal.of("bid-too-low", "BS-11", amount=1, lowest=2)
    problem = Problem.refused("illegal-action", refusal, number=12)
    assert problem.refusal is refusal
    assert problem.facts == {"number": 12, "refusal": "bid-too-low", "rule": "BS-11"}
