"""Everybody's chance to win: by the judge while lots are to come, by the final account after the last one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bigshot_desktop.bots.judge import Judge, softmax
from bigshot_desktop.games.big_shot.bots.features import COLOURS, City, Table
from bigshot_desktop.games.big_shot.rules.material import LOAN_DEBT

Chances = list[float]
"""By seat."""
Matrix = list[list[float]]
"""By seat, by colour."""
Slopes = tuple[Matrix, Matrix]
"""By how much chances grow with a million in a colour's estate, and with its chance to qualify."""

SLIGHT: Final = 0.02
"""So much of what is said of the end depends on wealth alone, so that a lost match is lost by as little as can be."""
HEAT: Final = 6.0
"""Millions by which fortunes must differ to be told apart there."""
BUMP: Final = 0.05


class Assessor:
    """Judges what may become of one position; the lots to come are the same in all that it judges."""

    def __init__(self, table: Table, judge: Judge) -> None:
        self.table = table
        self.judge = judge
        self.effort = 0

    def chances(self, city: City, cash: Sequence[int], loans: Sequence[int]) -> Chances:
        """Everybody's chance to win with these districts and purses."""
        self.effort += 1
        if self.table.left:
            return self.judge.chances(self.table.rows(city, cash, loans))
        return self._at_the_end(city, cash, loans)

    def _at_the_end(self, city: City, cash: Sequence[int], loans: Sequence[int]) -> Chances:
        """BS-25 to BS-27, with a slight softness."""
        facts = self.table.facts
        orders: list[tuple[float, ...]] = []
        for purses in facts.terms.purses:
            total = sum([city.decided[c] + cash[c] - LOAN_DEBT * loans[c] for c in purses])
            qualified = not any(city.lacking[c] for c in purses)
            orders.append((qualified, total))
        best = max(orders)
        if orders.count(best) > 1:
            orders = [(*order, *self._tie_break(city, seat)) for seat, order in enumerate(orders)]
            best = max(orders)
        winners = orders.count(best) if best[0] else 0
        soft = softmax([order[1] / HEAT - 5.0 * (not order[0]) for order in orders])
        sure = (1.0 - SLIGHT) / winners if winners else 0.0
        return [
            SLIGHT * part + (sure if winners and order == best else 0.0)
            for part, order in zip(soft, orders, strict=True)
        ]

    def _tie_break(self, city: City, seat: int) -> tuple[int, float]:
        """More districts, then the dearest of them."""
        facts = self.table.facts
        held = [d for d, owner in enumerate(city.owners) if owner in facts.terms.purses[seat]]
        dearest = 0
        for d in held:
            value = facts.values[d]
            for park in facts.beside[d]:
                if city.owners[park] == city.owners[d]:
                    value *= 2
            dearest = max(dearest, value)
        return len(held), dearest

    # --- slopes --------------------------------------------------------------------------------------

    def slopes(self, city: City, cash: Sequence[int], loans: Sequence[int]) -> Slopes:
        """By how much everybody's chance grows with a million in a colour's estate; with its chance to qualify."""
        seats = self.table.facts.players
        if not self.table.left:
            return self._slopes_at_the_end(city, cash, loans)
        now = self.chances(city, cash, loans)
        value = [[0.0] * len(COLOURS) for _ in seats]
        need = [[0.0] * len(COLOURS) for _ in seats]
        for colour in COLOURS:
            if self.table.facts.terms.seat_of[colour] < 0:
                continue
            estate = list(city.estate)
            estate[colour] += 1.0
            for seat, chance in enumerate(self.chances(city._replace(estate=estate), cash, loans)):
                value[seat][colour] = chance - now[seat]
            if city.lacking[colour]:
                qualify = list(city.qualify)
                qualify[colour] = min(qualify[colour] + BUMP, 1.0)
                rise = qualify[colour] - city.qualify[colour]
                if rise:
                    bumped = self.chances(city._replace(qualify=qualify), cash, loans)
                    for seat, chance in enumerate(bumped):
                        need[seat][colour] = (chance - now[seat]) / rise
        return value, need

    def _slopes_at_the_end(self, city: City, cash: Sequence[int], loans: Sequence[int]) -> Slopes:
        """The same from a soft view of the end: what is nearly enough counts too."""
        terms = self.table.facts.terms
        worths = [
            sum([city.estate[c] + cash[c] - LOAN_DEBT * loans[c] for c in purses])
            - 20.0 * sum([city.lacking[c] > 0 for c in purses])
            for purses in terms.purses
        ]
        chances = softmax([worth / HEAT for worth in worths])
        value = [[0.0] * len(COLOURS) for _ in worths]
        for seat, row in enumerate(value):
            for colour, other in enumerate(terms.seat_of):
                if other >= 0:
                    pull = (1.0 if other == seat else 0.0) - chances[other]
                    row[colour] = (chances[seat] + 0.02) * pull / HEAT
        need = [[20.0 * slope for slope in row] for row in value]
        return value, need
