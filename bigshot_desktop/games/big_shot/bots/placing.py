"""Putting the cubes of a lot where its plan says, one after another."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from bigshot_desktop.bots.reasons import MOST_ALTERNATIVES, Choice, Prospect, best_of
from bigshot_desktop.games.big_shot.bots.account import placing
from bigshot_desktop.games.big_shot.bots.level import Skill
from bigshot_desktop.games.big_shot.bots.lot import Lot
from bigshot_desktop.games.big_shot.bots.memory import Ledger
from bigshot_desktop.games.big_shot.bots.position import Plan, position_now
from bigshot_desktop.games.big_shot.bots.purses import Purses
from bigshot_desktop.games.big_shot.rules.actions import PLACES
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
    for chances, plan, _ in lot.own_plans(seat, money):
        following = _next(plan, placed)
        if following is None or following in found:
            continue
        colour, district = following
        account = placing(lot, plan, seat)
        action = PLACES[seat][colour][district]
        found[following] = account.prospect(action, now, chances[seat])
        if len(found) > MOST_ALTERNATIVES:
            break
    return list(found.values())


def _next(plan: Plan, placed: list[tuple[int, int]]) -> tuple[int, int] | None:
    """The first cube of a plan that is not placed yet; none if something else was placed."""
    rest = dict(plan)
    for colour, district in placed:
        if colour not in COLOURS_IN[rest.get(district, 0)]:
            return None
        rest[district] -= UNIT[colour]
    return next((COLOURS_IN[cubes][0], district) for district, cubes in rest.items() if cubes)
