"""Who takes a lot at which price: how far each seat should go, from what everybody can see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bigshot_desktop.games.big_shot.bots.judgement import Judgement
from bigshot_desktop.games.big_shot.bots.planner import best_plan
from bigshot_desktop.games.big_shot.bots.position import Plan, Position
from bigshot_desktop.games.big_shot.bots.survey import Survey, weights
from bigshot_desktop.games.big_shot.rules.material import MOST_LOANS, loan_pays


class Means(NamedTuple):
    """What a seat can bid with: its larger purse, a loan it could still take for one, and what money is to it."""

    cash: int
    credit: int
    """What the loan would add to the highest bid; 0 where there is none."""
    fee: float
    """What the loan costs in the end: the debt less what its money is worth."""
    rate: float
    """What spending one million costs."""

    @property
    def most(self) -> int:
        return self.cash + self.credit


def means_of(position: Position, seat: int, judgement: Judgement, credit: Sequence[int]) -> Means:
    """The means of a seat, given what each purse could borrow."""
    purses = position.ground.terms.purses[seat]
    cash = max(position.cash[colour] for colour in purses)
    rate = judgement.price_of_cash(cash, position.left)
    top, colour = max((position.cash[colour] + max(credit[colour], 0), colour) for colour in purses)
    if top <= cash:
        return Means(cash, 0, 0, rate)
    fee = judgement.debt(position.left) - rate * credit[colour]
    return Means(cash, top - cash, fee, rate)


def credits_of(position: Position) -> list[int]:
    """What a loan would pay each purse at the start of a round (BS-20, BS-21)."""
    if not position.tokens:
        return [0] * len(position.loans)
    return [loan_pays(n + 1) if n < MOST_LOANS else 0 for n in position.loans]


def limit(gap: float, means: Means, rival_rate: float) -> float:
    """How far to go for a lot that is worth so much more in one's own hands than in a rival's.

    ``rival_rate`` is what it counts when that rival must pay a million instead.
    """
    each = means.rate + rival_rate
    without = gap / each
    if without <= means.cash:
        return without
    after = (gap - means.fee) / each
    return min(max(after, means.cash), means.most)


class Contest(NamedTuple):
    """How far every seat should go, and who takes the lot for how much if all do."""

    limits: list[float]
    winner: int
    price: int


def contest(
    seats: Sequence[int],
    values: Sequence[Sequence[float]],
    table: Sequence[Sequence[float]],
    means: Sequence[Means],
    position: Position,
) -> Contest:
    """An auction among these seats. ``values[i][w]`` is what it is worth to i that w places the lot."""
    limits = [0.0] * len(means)
    if len(seats) == 1:
        return Contest(limits, seats[0], 0)
    purse = position.ground.terms.purse
    pairs = {
        i: {
            j: limit(values[i][i] - values[i][j], means[i], -table[i][purse[j]] * means[j].rate)
            for j in seats
            if j != i
        }
        for i in seats
    }
    for i in seats:
        limits[i] = sum(pairs[i].values()) / len(pairs[i])
    for _ in range(2):
        best = sorted(seats, key=lambda i: -limits[i])
        top, second = best[0], best[1]
        limits = [
            0.0 if i not in pairs else pairs[i][second if i == top else top]
            for i in range(len(means))
        ]
    ranked = sorted(seats, key=lambda i: -limits[i])
    winner = ranked[0]
    second_limit = limits[ranked[1]]
    if limits[winner] < 1 or (second_limit < 1 and winner == position.leader):
        return Contest(limits, position.leader, 0)
    return Contest(limits, winner, min(int(limits[winner]), max(int(second_limit), 0) + 1))


class Round(NamedTuple):
    """A lot judged for all seats: what everybody would do with it and what that is worth to whom."""

    plans: list[Plan]
    gains: list[list[float]]
    """By seat that places, by colour."""
    table: tuple[tuple[float, ...], ...]
    """What a million counts for each seat in the hands of each colour."""
    values: list[list[float]]
    """What it is worth to each seat that each seat places."""
    wealth: list[float]


def fortunes(position: Position, judgement: Judgement) -> list[float]:
    """What the purses of each seat are worth."""
    cash, loans, left = position.cash, position.loans, position.left
    debt = judgement.debt(left)
    return [
        sum(cash[c] - debt * loans[c] for c in purses)
        + judgement.spare(max(cash[c] for c in purses), left)
        for purses in position.ground.terms.purses
    ]


def judge(survey: Survey, lot: int, judgement: Judgement) -> Round:
    """What each seat would do with a lot."""
    position = survey.position
    table, wealth = weights(survey, fortunes(position, judgement), judgement)
    plans = [best_plan(survey, lot, row) for row in table]
    gains = [survey.gains(plan) for plan in plans]
    values = [[counted(row, gain) for gain in gains] for row in table]
    return Round(plans, gains, table, values, wealth)


def counted(row: tuple[float, ...], gain: list[float]) -> float:
    """What gains of all colours are worth to a seat that counts them so."""
    return row[0] * gain[0] + row[1] * gain[1] + row[2] * gain[2] + row[3] * gain[3]


def pay(position: Position, seat: int, price: int) -> None:
    """A seat pays, with a loan if it must: from the smallest purse that can, or the largest with a loan."""
    if not price:
        return
    purses = position.ground.terms.purses[seat]
    cash = position.cash
    able = [colour for colour in purses if cash[colour] >= price]
    if able:
        colour = min(able, key=lambda c: cash[c])
    else:
        colour = max(purses, key=lambda c: cash[c] - position.loans[c])
        position.loans[colour] += 1
        position.tokens -= 1
        cash[colour] += loan_pays(position.loans[colour])
    cash[colour] -= price
