"""Putting the cubes of a lot where its plan says, one after another."""

from __future__ import annotations

from random import Random

from bigshot_desktop.bots.bot import Budget
from bigshot_desktop.bots.reasons import MOST_ALTERNATIVES, Choice, Prospect, best_of
from bigshot_desktop.games.big_shot.bots.account import placing
from bigshot_desktop.games.big_shot.bots.memory import Ledger
from bigshot_desktop.games.big_shot.bots.position import Plan, position_now
from bigshot_desktop.games.big_shot.bots.study import Study
from bigshot_desktop.games.big_shot.rules.actions import PLACES
from bigshot_desktop.games.big_shot.rules.majority import COLOURS_IN, UNIT
from bigshot_desktop.games.big_shot.rules.observation import BigShotObservation


def place(
    study: Study, seen: BigShotObservation, ledger: Ledger, rng: Random, budget: Budget
) -> Choice:
    """The next cube of the best plan that fits what is placed already."""
    prospects = _prospects(study, seen, ledger.placed, budget)
    if not prospects:
        # Somebody else began with this lot: plan what is left of it.
        study = Study(position_now(seen, ledger), seen.lot, seen.seat, study.judgement)
        prospects = _prospects(study, seen, [], budget)
    choice = best_of(prospects, study.effort)
    slips = study.judgement.slips
    if slips and choice.alternatives and rng.random() < slips:
        others = (choice.chosen, *choice.alternatives[1:])
        return Choice(choice.alternatives[0], others, slip=True, effort=choice.effort)
    return choice


def _prospects(
    study: Study, seen: BigShotObservation, placed: list[tuple[int, int]], budget: Budget
) -> list[Prospect]:
    """What to expect of the next cube, by the best plan for each place it could go to."""
    found: dict[tuple[int, int], Prospect] = {}
    for _, plan, foresight in study.plans(budget):
        following = _next(plan, placed)
        if following is None or following in found:
            continue
        account = placing(study.survey, plan, seen.seat, study.row)
        study.add_thoughts(account, foresight)
        colour, district = following
        found[following] = account.prospect(PLACES[seen.seat][colour][district])
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
