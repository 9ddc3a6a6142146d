"""What a seat would do with a lot, as a hint tells it: of all that a plan does, that which weighs most."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.bots.reasons import Term, sentence
from bigshot_desktop.games.big_shot.bots import claims
from bigshot_desktop.games.big_shot.bots.account import placing
from bigshot_desktop.games.big_shot.bots.claims import (
    Effect,
    added,
    colours_of,
    effect,
    effects,
    least,
)
from bigshot_desktop.games.big_shot.bots.lot import Lot
from bigshot_desktop.games.big_shot.bots.memory import Ledger
from bigshot_desktop.games.big_shot.bots.placing import in_order
from bigshot_desktop.games.big_shot.bots.planner import shares_of
from bigshot_desktop.games.big_shot.bots.position import Plan, Position
from bigshot_desktop.games.big_shot.rules.actions import PLACES, Place
from bigshot_desktop.games.big_shot.rules.majority import NOBODY, SIZE, WINNER
from bigshot_desktop.games.big_shot.rules.material import DISTRICT_SIZE
from bigshot_desktop.games.big_shot.rules.observation import BigShotObservation
from bigshot_desktop.games.big_shot.rules.state import UNDECIDED

FOR_GOOD: Final = (*claims.OWNING, claims.SAFE)
"""One has the district, or will have it whatever comes."""
LEADING: Final = (claims.LEADS_FROM, claims.LEADS, claims.AHEAD)
A_PARK: Final = 10
"""What a park seems to be worth."""
CLEARLY_STRONGER: Final = 0.02
"""Whose chance to win is greater than that of all others by so much is called the strongest rival."""
NEARLY: Final = 0.5
"""What is plainer is told rather than what weighs more, if it weighs at least this part of it."""


class Uses:
    """One seat at one decision, and what everybody could do with the lot."""

    def __init__(self, lot: Lot, seen: BigShotObservation, ledger: Ledger) -> None:
        self.lot = lot
        self.seen = seen
        self.ledger = ledger
        self.seat = seen.seat
        self.city = seen.setup.board
        self.own = seen.setup.deal.colours[seen.seat]

    @property
    def ground(self) -> Position:
        """The table before the cubes of the lot are placed."""
        return self.lot.table.position

    def best_effect(self, seat: int) -> Effect | None:
        """The most important of the good things that a seat would do with the lot."""
        plan, _ = self.lot.best(seat)
        return self.foremost(plan, seat)

    def also(self, told: Effect) -> Effect | None:
        """What else one would do with the lot, in another district: only what one leads or has for good."""
        plan, _ = self.lot.best(self.seat)
        rest = tuple((d, part) for d, part in plan if d != told.district)
        best = self.foremost(rest, self.seat) if rest else None
        return best if best is not None and best.code in (*FOR_GOOD, *LEADING) else None

    def foremost(self, plan: Plan, seat: int) -> Effect | None:
        """Of the good that a plan does for a seat, that which weighs most, with as few cubes as it takes.

        A district for good is told rather than a lead that weighs little more, and a lead of one's own rather than
        what is done to others.
        """
        weights = self.weights(plan, seat)
        found = effects(self.ground, plan, self.city, seat)
        fit = [one for one in found if one.code in claims.GOOD and weights.get(one.district, 0) > 0]
        if not fit:
            return None

        def weight(one: Effect) -> float:
            return weights[one.district]

        best = max(fit, key=weight)
        for plainer in (FOR_GOOD, LEADING):
            if best.code in plainer:
                break
            as_good = [
                one for one in fit if one.code in plainer and weight(one) >= NEARLY * weight(best)
            ]
            if as_good:
                best = max(as_good, key=weight)
                break
        return least(self.ground, self.city, seat, best)

    def weights(self, plan: Plan, seat: int) -> dict[int, float]:
        """By how much a plan changes a seat's chance, by district."""
        weights: dict[int, float] = {}
        for (_, facts), amount in placing(self.lot, plan, seat).amounts.items():
            d = dict(facts).get("district")
            if isinstance(d, int):
                weights[d] = weights.get(d, 0.0) + amount
        return weights

    def dearest(self) -> Effect | None:
        """Of all that one could have for good with the lot, that which counts most; also what one would not do."""
        found = []
        for d, owner in enumerate(self.ground.owners):
            room = DISTRICT_SIZE - SIZE[self.ground.piles[d]]
            if owner == UNDECIDED:
                parts = [part for part, size in shares_of(self.lot.cubes).parts if size <= room]
                some = (effect(self.ground, self.city, self.seat, d, part) for part in parts)
                found += [one for one in some if one.code in FOR_GOOD]
        best = max(
            found,
            key=lambda one: (self.counts(one), one.code in claims.OWNING, -SIZE[one.part]),
            default=None,
        )
        return best and least(self.ground, self.city, self.seat, best)

    def richest_lead(self, planned: Effect) -> Effect:
        """Of all leads that one could take with the lot, that where most is to be won, and then by most cubes.

        A person sees it, though one may do better to spread the cubes out; the planned one if none is better.
        """
        found = [planned]
        for d, owner in enumerate(self.ground.owners):
            room = DISTRICT_SIZE - SIZE[self.ground.piles[d]]
            if owner == UNDECIDED:
                parts = [part for part, size in shares_of(self.lot.cubes).parts if size <= room]
                some = [effect(self.ground, self.city, self.seat, d, part) for part in parts]
                found += [one for one in some if one.code in (claims.LEADS, claims.LEADS_FROM)]

        def order(one: Effect) -> tuple[int, int, int]:
            return self.at_stake(one), claims.margin(self.ground, self.seat, one), -SIZE[one.part]

        return max(found, key=order)

    def at_stake(self, one: Effect) -> int:
        """What the district counts in the hands of the colour that leads there, or what a park seems to."""
        value = self.doubled(one, self.ground)
        return value or self.city.districts[one.district].value or A_PARK

    def counts(self, one: Effect) -> int:
        """What an effect adds to one's wealth, as far as it is told: nothing for a lead."""
        worth = dict(one.facts).get("added", 0)
        assert isinstance(worth, int)
        if one.code != claims.SAFE:
            return worth
        return self.doubled(one, self.ground) or self.city.districts[one.district].value

    def doubled(self, one: Effect, position: Position) -> int:
        """What a district that one leads or has for good counts beside a park of one's own; 0 where none doubles it."""
        if one.code not in (*LEADING, claims.SAFE) or (
            one.code == claims.SAFE and "mine" not in dict(one.facts)
        ):
            return 0
        owners = list(position.owners)
        owners[one.district] = WINNER[position.piles[one.district] + one.part]
        worth, plain = added(self.city, owners, one.district), self.city.districts[one.district]
        return worth if not plain.is_park and worth > plain.value else 0

    def doubling(self, one: Effect, position: Position) -> list[Term]:
        """That a district counts double, because the park beside it is one's own (BS-24)."""
        worth = self.doubled(one, position)
        return [sentence("counts-double", district=one.district, added=worth)] if worth else []

    def against_whom(self, one: Effect, position: Position) -> list[Term]:
        """Why it helps that one rival has a lead or a district instead of another, if the bot's figures say so.

        Either it would count more for the first one, by a park beside it, or nobody else wins more often.
        """
        facts = dict(one.facts)
        rival, then = facts.get("rival"), facts.get("leader", facts.get("winner_colour"))
        if one.code not in (claims.ENDS_LEAD, claims.SPOILS) or then in (None, NOBODY):
            return []
        assert isinstance(rival, int)
        assert isinstance(then, int)
        worth = self.lot.worth(self.seat)[one.district]
        if worth[rival] >= worth[then]:
            return []  # to the bot it does more harm in the hands of the other
        doubled, plain = (self.in_hands_of(each, one.district, position) for each in (rival, then))
        if doubled > plain and not self.city.districts[one.district].is_park:
            return [sentence("rival-doubles", rival=rival, district=one.district, added=doubled)]
        seat = position.facts.terms.seat_of[rival]
        chances = [self.lot.without(other) for other in position.facts.players]
        others = [chances[other] for other in position.facts.players if other != self.seat]
        best, *rest = sorted(others, reverse=True)
        if rest and chances[seat] == best >= rest[0] + CLEARLY_STRONGER:
            return [sentence("rival-strongest", seat=seat)]
        return []

    def in_hands_of(self, colour: int, district: int, position: Position) -> int:
        """What a district would count for a colour, with the parks that are sold."""
        owners = list(position.owners)
        owners[district] = colour
        return added(self.city, owners, district)

    def can_take(self, seat: int, district: int) -> bool:
        """Whether a seat could get a district for good with the lot."""
        room = DISTRICT_SIZE - SIZE[self.ground.piles[district]]
        return any(
            effect(self.ground, self.city, seat, district, part).code in claims.OWNING
            for part, size in shares_of(self.lot.cubes).parts
            if size <= room
        )

    def cubes_of_lot(self) -> tuple[Place, ...]:
        """Where the cubes of the whole lot would go."""
        plan = in_order(self.lot, self.lot.best(self.seat)[0], self.seat)
        return tuple(PLACES[self.seat][one][d] for d, part in plan for one in colours_of(part))
