"""Putting the cubes of a lot where its plan says, one after another."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from bigshot_desktop.bots.reasons import MOST_ALTERNATIVES, Choice, Prospect, best_of
from bigshot_desktop.games.big_shot.bots import terms as codes
from bigshot_desktop.games.big_shot.bots.account import of_one_cube, placing, price_paid
from bigshot_desktop.games.big_shot.bots.features import COLOURS
from bigshot_desktop.games.big_shot.bots.level import Skill
from bigshot_desktop.games.big_shot.bots.lot import Lot
from bigshot_desktop.games.big_shot.bots.memory import Ledger
from bigshot_desktop.games.big_shot.bots.position import Plan, position_now
from bigshot_desktop.games.big_shot.bots.purses import Purses
from bigshot_desktop.games.big_shot.rules.actions import PLACES, Place
from bigshot_desktop.games.big_shot.rules.majority import COLOURS_IN, UNIT
from bigshot_desktop.games.big_shot.rules.observation import BigShotObservation


def place(
    lot: Lot, seen: BigShotObservation, ledger: Ledger, skill: Skill, rng: Random, now: float
) -> Choice:
    """The next cube of the best plan that fits what is placed already."""
    prospects = _prospects(lot, seen, ledger, ledger.placed, now)
    if not prospects:
        # Somebody else began with this lot: plan what is left of it.
        lot = lot.rest(position_now(seen, ledger), seen.broker, seen.lot)
        prospects = _prospects(lot, seen, ledger, [], now)
    choice = best_of(prospects, lot.effort, now)
    if skill.slips and choice.alternatives and rng.random() < skill.slips:
        others = (choice.chosen, *choice.alternatives[1:])
        return replace(choice, chosen=choice.alternatives[0], alternatives=others, slip=True)
    return choice


def _prospects(
    lot: Lot,
    seen: BigShotObservation,
    ledger: Ledger,
    placed: list[tuple[int, int]],
    now: float,
) -> list[Prospect]:
    """What to expect of the next cube, by the best plan for each place it could go to."""
    found: dict[tuple[int, int], Prospect] = {}
    seat = seen.seat
    position = position_now(seen, ledger)
    money = Purses(position.facts.terms.purses, position.cash, position.loans, position.tokens)
    for chances, plan, city in lot.own_plans(seat, money):
        following = _next(in_order(lot, plan, seat), placed)
        if following is None or following in found:
            continue
        colour, district = following
        account = of_one_cube(placing(lot, plan, seat), district)
        action = PLACES[seat][colour][district]
        if price := sum(ledger.paid):
            account.add(codes.PRICE, price_paid(lot, city, seat, money), price=price)
        found[following] = account.prospect(lot, seat, action, now, chances[seat])
        if len(found) > MOST_ALTERNATIVES:
            break
    return list(found.values())


def in_order(lot: Lot, plan: Plan, seat: int) -> Plan:
    """The plan with what does most for the seat first. To the districts the order is all the same."""
    table, worth = lot.table, lot.worth(seat)

    def gain(one: tuple[int, int]) -> float:
        d, cubes = one
        before = table.entries[d]
        after = table.tables[table.facts.kinds[d]][table.position.piles[d] + cubes]
        return sum(worth[d][colour] * (after[colour] - before[colour]) for colour in COLOURS)

    return tuple(sorted(plan, key=gain, reverse=True))


def rest_of_plan(lot: Lot, seen: BigShotObservation, ledger: Ledger, action: Place) -> Plan:
    """Where the cubes in hand go by the plan that this cube belongs to, this one included."""
    position = position_now(seen, ledger)
    money = Purses(position.facts.terms.purses, position.cash, position.loans, position.tokens)
    wanted = action.colour, action.district
    for _, plan, _ in lot.own_plans(seen.seat, money):
        ordered = in_order(lot, plan, seen.seat)
        if _next(ordered, ledger.placed) == wanted:
            rest = dict(ordered)
            for colour, district in ledger.placed:
                rest[district] -= UNIT[colour]
            return tuple((district, cubes) for district, cubes in rest.items() if cubes)
    begun = lot.rest(position, seen.broker, seen.lot)
    plans = (in_order(begun, plan, seen.seat) for _, plan, _ in begun.own_plans(seen.seat, money))
    alone = ((action.district, UNIT[action.colour]),)
    return next((plan for plan in plans if _next(plan, []) == wanted), alone)


def _next(plan: Plan, placed: list[tuple[int, int]]) -> tuple[int, int] | None:
    """The first cube of a plan that is not placed yet; none if something else was placed."""
    rest = dict(plan)
    for colour, district in placed:
        if colour not in COLOURS_IN[rest.get(district, 0)]:
            return None
        rest[district] -= UNIT[colour]
    return next((COLOURS_IN[cubes][0], district) for district, cubes in rest.items() if cubes)
