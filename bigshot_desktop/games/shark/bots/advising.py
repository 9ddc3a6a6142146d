"""What a hint says in Shark: what to do, why, and what speaks against the next best, each of it true on the table.

What is called better is so by the chances that the hint shows. Buildings are in ``building_advice.py``, trade is in
``trade_advice.py``, forced sales are in ``covering_advice.py``; here are the first share, and what all of them use.
"""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from random import Random
from typing import Any, Final

from bigshot_desktop.bots.reasons import (
    MOST_SENTENCES,
    Choice,
    Term,
    foremost,
    same_chance,
    sentence,
)
from bigshot_desktop.engine.game import Fact
from bigshot_desktop.games.shark.bots.position import Holding, Position, worth
from bigshot_desktop.games.shark.rules.actions import Place, TakeShare
from bigshot_desktop.games.shark.rules.game import apply
from bigshot_desktop.games.shark.rules.material import N_COMPANIES
from bigshot_desktop.games.shark.rules.observation import SharkObservation, guess
from bigshot_desktop.games.shark.rules.outcome import settle_all
from bigshot_desktop.games.shark.rules.state import SharkState
from bigshot_desktop.games.shark.rules.threats import Threat

HOPELESS: Final = 1
"""Who has no greater chance than this, in hundredths, is told so."""
WITHOUT_HOPE: Final = ("hopeless", "cover-hopeless")
"""The sentences that tell it. Where they leave no room it need not be told that it matters little what is chosen."""
SERIOUS: Final = 20
"""What costs, or brings, less than this part of all that somebody has is a trifle."""


def told(
    choice: Choice, advice: list[Term], plan: tuple[Any, ...], against: list[Term] | None = None
) -> Choice:
    """The choice with its sentences, its plan, and what speaks against what a player has in mind."""
    objection = against[0] if against and choice.considered else None
    first = foremost(choice, advice)
    spoken = [term for term in advice if not (is_even(choice) and term.code.endswith("-equal"))]
    if any(term.code in WITHOUT_HOPE for term in spoken[:MOST_SENTENCES]) and spoken[2:]:
        first = tuple(spoken[:MOST_SENTENCES])
    return replace(choice, advice=first, plan=plan, objection=objection)


def is_even(choice: Choice) -> bool:
    """Whether all that was weighed comes to the same chance."""
    return all(same_chance(choice.chosen, one) for one in choice.alternatives)


def is_hopeless(choice: Choice) -> bool:
    """Whether there is hardly a chance left, whatever is chosen."""
    chances = (choice.chosen, *choice.alternatives)
    return all(round(100 * one.expected) <= HOPELESS for one in chances)


def race_of(sums: dict[int, int], seat: int) -> dict[str, Fact]:
    """Who of the others has most, how much that is, and what a seat has itself, as facts; nothing without others."""
    others = {one: sum_ for one, sum_ in sums.items() if one != seat}
    if seat not in sums or not others:
        return {}
    best = max(others, key=lambda one: others[one])
    return {"seat": best, "before": others[best], "after": sums[seat]}


def without_hope(code: str, choice: Choice, race: dict[str, Fact]) -> list[Term]:
    """That there is hardly a chance left, and how one stands, who is behind."""
    if not race or not is_hopeless(choice) or int(race["after"]) >= int(race["before"]):
        return []
    return [sentence(code, **race)]


def is_serious(amount: int, wealth: int) -> bool:
    """Whether a sum is worth a sentence, beside all that somebody has: a twentieth of it, or more."""
    return amount > 0 and amount * SERIOUS >= wealth


def written(holding: Holding) -> str:
    """Shares of all companies as one fact."""
    return ",".join(map(str, holding))


def held_by(seen: SharkObservation, seat: int) -> Holding:
    """The shares of a seat."""
    return seen.shares[seat * N_COMPANIES : (seat + 1) * N_COMPANIES]


# --- the table after a building ---------------------------------------------------------------


def next_value(seen: SharkObservation, company: int, square: int) -> int:
    """To what value one more building beside a new one could raise their company at the most, as the map is then."""
    ground = Position.of(seen).ground.with_building(company, square)
    beside = [ground.building(company, near) for near in ground.lands.around[square]]
    rises = [building.rise for building in beside if building is not None]
    return ground.values[company] + max(rises, default=0)


def after_placing(seen: SharkObservation, company: int, square: int) -> SharkState:
    """The table once a building is placed and everybody has paid."""
    state = guess(seen, Random(0))
    apply(state, Place(seen.active, company, square))
    settle_all(state)
    return state


def wealths(state: SharkState) -> dict[int, int]:
    """Cash and shares at their value of everybody who is not ruined (SH-22)."""
    found = {}
    for seat in range(state.terms.players):
        if state.playing >> seat & 1:
            held = state.shares[seat * N_COMPANIES : (seat + 1) * N_COMPANIES]
            found[seat] = state.cash[seat] + worth(held, state.values)
    return found


def which(threat: Threat) -> dict[str, Fact]:
    """Which chain is spoken of, as facts: its company, one of its squares, and how long it is."""
    return {"victim": threat.company, "at": threat.squares[0], "size": len(threat.squares)}


def hundredths(chance: Fraction) -> int:
    """A chance in hundredths; only what is certain has 100, and only what cannot be has 0."""
    rounded = round(chance * 100)
    return rounded if chance in (0, 1) else min(99, max(1, rounded))


# --- the first share -----------------------------------------------------------------------------


def advise_share(seen: SharkObservation, choice: Choice) -> Choice:
    """The first share: who has one of the same company."""
    action: TakeShare = choice.action
    holders = [seat for seat in range(seen.setup.players) if held_by(seen, seat)[action.company]]
    if len(holders) == 1:
        head = sentence("take-with", company=action.company, seat=holders[0])
    elif holders:
        head = sentence("take-shared", company=action.company, number=len(holders))
    else:
        head = sentence("take", company=action.company)
    return told(choice, [head], (action,))
