"""What a judge learns is in the matches: gradients are right, and a rule that decides who wins is found."""

from __future__ import annotations

import numpy as np

from bigshot_desktop.bots.judge import Judge
from bigshot_desktop.table.judged_matches import quality_of
from scripts.judge_fitting import SHRINK, Lessons, Weights, fit, gradient, loss_of, scores, traced


def lessons(number: int, seed: int) -> Lessons:
    """Who has the most of the first feature, doubled where the second is there, mostly wins."""
    rng = np.random.default_rng(seed)
    rows = rng.normal(size=(number, 3, 3)).astype(np.float32)
    strength = 2 * rows[:, :, 0] * (1 + (rows[:, :, 1] > 0))
    lucky = strength + rng.gumbel(size=strength.shape)
    won = (lucky == lucky.max(axis=1, keepdims=True)).astype(np.float32)
    return Lessons(rows, won, np.arange(number, dtype=np.int32))


def test_the_gradient_is_that_of_the_loss() -> None:
    weights, some = Weights.start(3, 4, seed=1), lessons(50, seed=2)
    found = gradient(weights, some.rows, some.won)
    for which, array in enumerate(weights.all()):
        flat = array.reshape(-1)
        for place in range(len(flat)):
            was, losses = flat[place], []
            for way in (1e-2, -1e-2):
                flat[place] = was + way
                losses.append(loss_of(scores(weights, some.rows)[0], some.won))
            flat[place] = was
            slope = (losses[0] - losses[1]) / 2e-2 + SHRINK * was
            assert abs(slope - found[which].reshape(-1)[place]) < 2e-3


def test_it_learns_what_decides_and_says_how_sure_it_is() -> None:
    data = fit(lessons(6000, seed=3), lessons(1000, seed=4), 8, 20, 1, lambda _: None)
    judge, other = Judge.from_data(data), lessons(2000, seed=5)
    said = [
        (judge.chances(rows), won)
        for rows, won in zip(other.rows.tolist(), other.won.tolist(), strict=True)
    ]
    good = quality_of(said)
    assert good.loss < 0.6 < good.base
    assert good.calibration < 0.03
    blind = quality_of([([1 / 3] * 3, won) for _, won in said])
    assert abs(blind.loss - blind.base) < 1e-9


def test_what_is_known_is_kept_when_there_is_little_to_learn_from() -> None:
    known = fit(lessons(6000, seed=3), lessons(1000, seed=4), 8, 20, 1, lambda _: None)
    few, check = lessons(40, seed=6), lessons(1000, seed=4)
    data = fit(few, check, 8, 3, 1, lambda _: None, start=known)
    other = lessons(2000, seed=5)
    said = [
        (Judge.from_data(data).chances(rows), won)
        for rows, won in zip(other.rows.tolist(), other.won.tolist(), strict=True)
    ]
    assert quality_of(said).loss < 0.6


def test_a_position_is_worth_what_is_said_of_later_ones_and_who_won() -> None:
    chances = np.array([[0.5, 0.5], [0.6, 0.4], [0.2, 0.8]], np.float32)
    won = np.array([[1, 0], [1, 0], [0, 1]], np.float32)
    targets = traced(chances, won, np.array([0, 0, 1], np.int32), 0.75)
    assert np.allclose(targets, [[0.25 * 0.6 + 0.75, 0.25 * 0.4], [1.0, 0.0], [0.0, 1.0]])
