"""Playing on in thought: the next lots are known, only the die is not."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from random import Random

from bigshot_desktop.games.big_shot.bots.judgement import Judgement
from bigshot_desktop.games.big_shot.bots.position import Position
from bigshot_desktop.games.big_shot.bots.sale import (
    contest,
    credits_of,
    fortunes,
    judge,
    means_of,
    pay,
)
from bigshot_desktop.games.big_shot.bots.survey import Survey
from bigshot_desktop.games.big_shot.rules.material import DIE

Rolls = tuple[tuple[float, tuple[int, ...]], ...]
"""Dice to play on with, and how likely they are: the same for all that is compared."""


def rolls_for(position: Position, judgement: Judgement) -> Rolls:
    """Each next roll, with some that may follow it; with the last lot there is nothing to roll, only the end."""
    left = position.left
    if not judgement.rounds:
        return ()
    if not left:
        return ((1.0, ()),)
    rng = Random(position.broker * 64 + left)
    found = []
    for _ in range(judgement.samples):
        # What follows is dealt, not rolled: each number equally often, so that luck weighs less.
        following = [rng.sample(DIE, len(DIE)) for _ in range(min(judgement.rounds, left) - 1)]
        for chance, first in _landings(left):
            later = tuple(column[first - 1] for column in following)
            found.append((chance / judgement.samples, (first, *later)))
    return tuple(found)


def _landings(fields: int) -> list[tuple[float, int]]:
    """The rolls that lead to different fields, of so many with cubes, and how likely each field is (BS-10)."""
    return [
        (sum(1 for pips in DIE if (pips - first) % fields == 0) / len(DIE), first)
        for first in range(1, min(fields, len(DIE)) + 1)
    ]


def margins(position: Position, judgement: Judgement) -> list[float]:
    """How far each seat is ahead of its best rivals, or behind: what a position is worth where thinking ends."""
    survey = Survey(position, judgement)
    money = fortunes(position, judgement)
    ground = position.ground
    wealth = [
        sum(survey.estates[colour] for colour in ground.terms.purses[seat]) + money[seat]
        for seat in ground.players
    ]
    heat = judgement.heat(position.left)
    return [ahead(wealth, seat, heat) for seat in ground.players]


def ahead(wealth: Sequence[float], seat: int, heat: float) -> float:
    """A seat's wealth beyond its rivals', of whom the richest count most."""
    rivals = [amount for other, amount in enumerate(wealth) if other != seat]
    best = max(rivals)
    return wealth[seat] - best - heat * log(sum(exp((amount - best) / heat) for amount in rivals))


def play_round(position: Position, pips: int, judgement: Judgement) -> None:
    """Plays a round as everybody should, by quick judgement alone."""
    seats = position.ground.players
    lot = position.advance(pips)
    judged = judge(Survey(position, judgement), lot, judgement)
    credit = credits_of(position)
    means = [means_of(position, seat, judgement, credit) for seat in seats]
    outcome = contest(seats, judged.values, judged.table, means, position)
    pay(position, outcome.winner, outcome.price)
    position.place(judged.plans[outcome.winner])
    position.clear_field()


def foresee(position: Position, rolls: Rolls, judgement: Judgement) -> list[float]:
    """What a position, with the present lot placed, turns out to be worth to each seat beyond what it looks like.

    The worth after each round counts alike: later ones have seen more, earlier ones depend less on luck. The end
    that thinking comes to is trusted no more than a decided district is now: others will not play as one thinks.
    """
    left = position.left
    sober = judgement.trust(left) * judgement.firm(left)
    total = [-margin for margin in margins(position, judgement)]
    for chance, dice in rolls:
        future = position.copy()
        worths = []
        for pips in dice:
            play_round(future, pips, judgement)
            if future.left:
                worths.append(margins(future, judgement))
        if not future.left:
            ends = margins(future, judgement)
            worths.append([sober * end for end in ends])
        for worth in worths:
            for seat, margin in enumerate(worth):
                total[seat] += chance * margin / len(worths)
    return total
