"""Intervals that hold as often as they say, and a sequential test that errs no more than it may."""

from random import Random

import pytest

from bigshot_desktop.table.confidence import interval, sequential_test


def series(share: float, blocks: int, rng: Random) -> list[float]:
    """Means of four independent matches each."""
    return [sum(rng.random() < share for _ in range(4)) / 4 for _ in range(blocks)]


@pytest.mark.parametrize("share", [0.03, 0.25, 0.7])
def test_nineteen_of_twenty_intervals_hold_the_truth(share: float) -> None:
    rng = Random(1)
    held = 0
    for _ in range(1000):
        low, high = interval(series(share, 100, rng), 400)
        assert 0 <= low < high <= 1
        held += low <= share <= high
    assert 925 <= held <= 975


def test_matches_that_go_alike_tell_less() -> None:
    alike = [1.0, 0.0, 0.0, 0.0] * 25
    mixed = [0.25] * 96 + [0.5, 0.0] * 2
    wide, narrow = interval(alike, 400), interval(mixed, 400)
    assert wide[1] - wide[0] > 0.15
    assert narrow[1] - narrow[0] < 0.03


def test_a_share_of_nothing_or_all_is_not_taken_for_certain() -> None:
    assert interval([0.0] * 100, 400)[0] == 0
    assert 0.005 < interval([0.0] * 100, 400)[1] < 0.02
    assert 0.98 < interval([1.0] * 100, 400)[0] < 0.995


def _until_decided(share: float, rng: Random) -> str:
    blocks = series(share, 10, rng)
    while not (says := sequential_test(blocks, 0.25, 0.08).says):
        blocks += series(share, 1, rng)
    return says


def test_the_sequential_test_is_wrong_about_as_seldom_as_it_should() -> None:
    rng = Random(2)
    equal = [_until_decided(0.25, rng) for _ in range(200)]
    better = [_until_decided(0.33, rng) for _ in range(200)]
    assert equal.count("better") <= 20
    assert better.count("not-better") <= 20


def test_the_sequential_test_waits_until_it_knows() -> None:
    assert sequential_test([], 0.25, 0.05).says == ""
    assert sequential_test([1.0], 0.25, 0.05).says == ""
    assert sequential_test([0.25, 0.5, 0.25, 0.25], 0.25, 0.05).says == ""
    verdict = sequential_test([0.75, 0.5, 0.75, 1.0] * 10, 0.25, 0.05)
    assert verdict.says == "better"
    assert verdict.ratio > verdict.upper > 0 > verdict.lower
