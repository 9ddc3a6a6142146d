"""How likely dice are that come out as these did."""

from __future__ import annotations

from random import Random

import pytest

from bigshot_desktop.table.evenness import FEW, chance_of_such, unevenness, upper_tail


@pytest.mark.parametrize(
    ("value", "freedom", "tail"),
    [(3.841, 1, 0.05), (9.488, 4, 0.05), (11.070, 5, 0.05), (15.086, 5, 0.01), (0.554, 5, 0.99)],
)
def test_the_tail_is_that_of_the_tables(value: float, freedom: int, tail: float) -> None:
    assert upper_tail(value, freedom) == pytest.approx(tail, abs=2e-4)


def test_the_tail_has_no_trouble_with_the_extremes() -> None:
    assert upper_tail(0.0, 5) == 1.0
    assert upper_tail(1e9, 5) == pytest.approx(0.0)


def test_unevenness_is_pearsons() -> None:
    assert unevenness([10, 10, 10]) == 0
    assert unevenness([12, 8, 10]) == pytest.approx(0.8)
    assert unevenness([]) == unevenness([0, 0]) == 0


def test_few_rolls_are_compared_with_fair_ones_and_many_with_the_formula() -> None:
    few, many = [5, 1, 3, 2, 4, 3], [6 * FEW, 4 * FEW, 5 * FEW, 5 * FEW, 5 * FEW, 5 * FEW]
    assert chance_of_such(few) == chance_of_such(few)
    assert 0.5 < chance_of_such(few) < 0.9
    assert chance_of_such(many) == upper_tail(unevenness(many), 5)
    assert chance_of_such([0] * 6) == 1.0


def test_fair_dice_are_called_unusual_as_often_as_they_are() -> None:
    rng, unusual = Random(3), 0
    for _ in range(400):
        counts = [0] * 6
        for face in rng.choices(range(6), k=150):
            counts[face] += 1
        unusual += chance_of_such(counts) < 0.05
    assert 8 <= unusual <= 34  # 20 expected
