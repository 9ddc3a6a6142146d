"""Loops of cases name every case that fails."""

from __future__ import annotations

import pytest

from tests.every import for_every


def test_every_case_is_tried_and_every_failure_is_named() -> None:
    tried = []

    def check(number: int, word: str) -> None:
        """Says so."""
        tried.append(number)
        assert number % 2, word

    cases = [(1, "one"), (2, "two"), pytest.param(3, "three", id="third"), (4, "four")]
    test = for_every(("number", "word"), cases)(check)
    assert (test.__name__, test.__doc__) == ("check", "Says so.")
    with pytest.raises(AssertionError, match=r"(?s)1: 2-'two'.*two.*3: 4-'four'.*four") as failure:
        test()
    assert "third" not in str(failure.value)
    assert tried == [1, 2, 3, 4]


def test_cases_have_the_names_they_are_given() -> None:
    def check(number: int) -> None:
        assert not number

    with pytest.raises(AssertionError, match="0: seven"):
        for_every("number", [7], ids=["seven"])(check)()
    with pytest.raises(AssertionError, match="0: 14"):
        for_every("number", [7], ids=lambda number: 2 * number)(check)()


def test_nothing_to_try_is_a_failure() -> None:
    def check(number: int) -> None:
        raise AssertionError(number)

    with pytest.raises(AssertionError, match="nothing to try"):
        for_every("number", [])(check)()
