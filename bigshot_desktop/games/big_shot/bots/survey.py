"""What a position is worth to each colour and each seat: chances, doubling, the need of two districts, rivals."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from operator import mul
from typing import ClassVar

from bigshot_desktop.games.big_shot.bots.judgement import Judgement
from bigshot_desktop.games.big_shot.bots.outlook import Chances
from bigshot_desktop.games.big_shot.bots.position import Plan, Position
from bigshot_desktop.games.big_shot.rules.material import N_COLOURS, N_DISTRICTS
from bigshot_desktop.games.big_shot.rules.scoring import NEEDED
from bigshot_desktop.games.big_shot.rules.state import UNDECIDED

COLOURS = range(N_COLOURS)
SETTLED = 1e-3
"""A chance of lacking districts below this is none."""

NO_NEEDS: tuple[list[float], float] = [0.0] * N_DISTRICTS, 0.0

Changes = list[tuple[int, Chances, Chances]]
"""Districts with their chances before and after."""


class Survey:
    """The city judged at one moment, with the present lot on its way but not yet placed.

    What a colour expects to own is a sum over districts of chance times value, so a district's worth to a colour
    is how much that sum grows with the chance of that district.
    """

    __slots__: ClassVar[tuple[str, ...]] = (
        "position",
        "rows",
        "chances",
        "values",
        "doubling",
        "needs",
        "worth",
        "estates",
    )

    def __init__(self, position: Position, judgement: Judgement) -> None:
        ground = position.ground
        left = position.left
        self.position = position
        self.rows = rows = judgement.outlook.rows(left)
        certain = judgement.outlook.certain(left)
        self.chances = chances = [
            rows[kind][pile] if owner == UNDECIDED else certain[owner]
            for kind, pile, owner in zip(ground.kinds, position.piles, position.owners, strict=True)
        ]
        trust = judgement.trust(left)
        self.values = values = [trust * value for value in ground.values]
        columns = list(zip(*chances, strict=True))
        estates = [sum(map(mul, column, values)) for column in columns]
        self.doubling = doubling = [[0.0] * len(values) for _ in COLOURS]
        for park, near in ground.parks:
            for colour in COLOURS:
                column, doubled = columns[colour], doubling[colour]
                own, total = column[park], 0.0
                for d in near:
                    total += values[d] * column[d]
                    doubled[d] += values[d] * own
                doubled[park] = total
                estates[colour] += own * total
        self.needs = []
        stake = judgement.stake(left)
        owners = position.owners
        for colour in COLOURS:
            needs, lacking = NO_NEEDS
            if owners.count(colour) < NEEDED:
                needs, lacking = _needs(columns[colour])
            self.needs.append([stake * need for need in needs])
            estates[colour] -= stake * lacking
        self.estates = estates
        self.worth = list(
            zip(
                *(
                    [value + more + need for value, more, need in zip(values, *extra, strict=True)]
                    for extra in zip(doubling, self.needs, strict=True)
                ),
                strict=True,
            )
        )

    def changes(self, plan: Plan) -> Changes:
        """What a plan does to the chances."""
        position, rows, kinds = self.position, self.rows, self.position.ground.kinds
        return [
            (d, self.chances[d], rows[kinds[d]][position.piles[d] + cubes]) for d, cubes in plan
        ]

    def gains(self, plan: Plan) -> list[float]:
        """What a plan adds to the estate of each colour."""
        gains = [0.0] * N_COLOURS
        changes = self.changes(plan)
        for d, before, after in changes:
            worth = self.worth[d]
            for colour in COLOURS:
                gains[colour] += worth[colour] * (after[colour] - before[colour])
        if len(changes) > 1:
            for _, colour, amount in self.together(changes):
                gains[colour] += amount
        return gains

    def together(self, changes: Changes) -> list[tuple[int, int, float]]:
        """What a park and its neighbours gain beyond that, where both change: district, colour, amount."""
        ground = self.position.ground
        found = []
        for d, before, after in changes:
            for park in ground.beside[d]:
                for other, park_before, park_after in changes:
                    if other == park:
                        for colour in COLOURS:
                            rise = after[colour] - before[colour]
                            rise *= park_after[colour] - park_before[colour]
                            found.append((d, colour, self.values[d] * rise))
        return found


def _needs(column: Sequence[float]) -> tuple[list[float], float]:
    """For each district the chance that it will be needed as the second one, and the chance to lack one or two."""
    column = [min(chance, 1.0) for chance in column]
    none, one = 1.0, 0.0
    for chance in column:
        one += (none - one) * chance
        none *= 1.0 - chance
    lacking = none + one
    if lacking < SETTLED:
        return NO_NEEDS
    needs = []
    for chance in column:
        if chance > 1.0 - SETTLED:
            others = [p for p in column if p != chance] if column.count(chance) == 1 else []
            needs.append(_needs_one(others) if others else 0.0)
        else:
            without = none / (1.0 - chance)
            needs.append((one - chance * without) / (1.0 - chance))
    return needs, lacking


def _needs_one(column: Sequence[float]) -> float:
    """The chance to own exactly one of these."""
    none, one = 1.0, 0.0
    for chance in column:
        one += (none - one) * chance
        none *= 1.0 - chance
    return one


def weights(
    survey: Survey, money: Sequence[float], judgement: Judgement
) -> tuple[tuple[tuple[float, ...], ...], list[float]]:
    """By seat: what a million counts for it in the hands of each colour; and what all seats are worth.

    Its own counts in full. The rivals' together count as much against it, shared out by how far ahead they are:
    the hotter, the more evenly.
    """
    ground = survey.position.ground
    purses = ground.terms.purses
    wealth = [
        sum(survey.estates[colour] for colour in purses[seat]) + money[seat]
        for seat in ground.players
    ]
    best = max(wealth)
    heat = judgement.heat(survey.position.left)
    odds = [exp((amount - best) / heat) for amount in wealth]
    total = sum(odds)
    table = []
    for seat in ground.players:
        row = [0.0] * N_COLOURS
        rest = max(total - odds[seat], 1e-9)
        for other in ground.players:
            share = 1.0 if other == seat else -judgement.rivals * odds[other] / rest
            for colour in purses[other]:
                row[colour] = share
        table.append(tuple(row))
    return tuple(table), wealth
