"""The judge turns rows of features into chances, and explains a change so that the parts add up."""

from __future__ import annotations

from math import tanh
from random import Random

import pytest

from bigshot_desktop.bots.judge import Feature, Judge, softmax

FEATURES = (Feature("money", "money"), Feature("debt", "money"), Feature("houses", "houses"))


def some_judge() -> Judge:
    return Judge(
        [0.5, -0.2, 1.0],
        [([0.3, 0.1, -0.7], 0.2, 0.9), ([-1.0, 0.4, 0.2], -0.1, 0.5)],
    )


def some_rows(rng: Random, seats: int = 4) -> list[list[float]]:
    return [[rng.uniform(-2, 2) for _ in FEATURES] for _ in range(seats)]


def test_a_score_is_that_of_the_network() -> None:
    """Products are worked out from distances, and come to the same."""
    judge = some_judge()
    for row in some_rows(Random(5), 20):
        inner = [sum(w * x for w, x in zip(unit[0], row, strict=True)) for unit in judge.hidden]
        bent = sum(
            out * tanh(bias + sum_)
            for sum_, (_, bias, out) in zip(inner, judge.hidden, strict=True)
        )
        straight = sum(w * x for w, x in zip(judge.linear, row, strict=True))
        assert judge.score(row) == pytest.approx(straight + bent, abs=1e-12)


def test_chances_add_up_and_follow_the_scores() -> None:
    judge, rows = some_judge(), some_rows(Random(1))
    chances = judge.chances(rows)
    assert sum(chances) == pytest.approx(1)
    by_score = sorted(range(4), key=lambda seat: judge.score(rows[seat]))
    assert by_score == sorted(range(4), key=lambda seat: chances[seat])


def test_seats_that_change_places_change_chances() -> None:
    judge, rows = some_judge(), some_rows(Random(2))
    assert judge.chances(rows[::-1]) == pytest.approx(judge.chances(rows)[::-1])


def test_slopes_are_those_of_the_score() -> None:
    judge, row = some_judge(), some_rows(Random(3))[0]
    for place, slope in enumerate(judge.slopes(row, row)):
        more, less = list(row), list(row)
        more[place] += 1e-5
        less[place] -= 1e-5
        assert slope == pytest.approx((judge.score(more) - judge.score(less)) / 2e-5, rel=1e-4)


def test_slopes_on_the_way_lead_from_one_score_to_the_other() -> None:
    judge, (first, last, *_) = some_judge(), some_rows(Random(5))
    slopes = judge.slopes(first, last)
    way = sum(slope * (y - x) for slope, x, y in zip(slopes, first, last, strict=True))
    assert way == pytest.approx(judge.score(last) - judge.score(first))


def test_an_explanation_adds_up_and_names_who_changed() -> None:
    judge, rng = some_judge(), Random(4)
    before, after = some_rows(rng), some_rows(rng)
    after[2] = before[2]
    parts = judge.explain(FEATURES, before, after, 1)
    change = judge.chances(after)[1] - judge.chances(before)[1]
    assert sum(parts.values()) == pytest.approx(change)
    assert {seat for seat, _ in parts} == {0, 1, 3}
    assert {group for _, group in parts} == {"money", "houses"}


def test_an_explanation_blames_what_did_it() -> None:
    judge = Judge([0.5, -0.2, 1.0])
    before = [[1.0, 0.0, 0.0], [1.0, 0.0, 0.0]]
    richer = judge.explain(FEATURES, before, [[1.0, 0.0, 1.0], [1.0, 1.0, 0.0]], 0)
    assert richer[0, "houses"] > richer[1, "money"] > 0


def test_softmax_takes_any_scores() -> None:
    assert softmax([1000.0, 1000.0]) == [0.5, 0.5]
    assert softmax([-1000.0, 0.0])[1] == pytest.approx(1)
