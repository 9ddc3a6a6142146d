"""The chance to win with what a person has in mind, in the same measure as what the bot would do itself."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from bigshot_desktop.bots.bot import Budget, Sight
from bigshot_desktop.games.big_shot.bots.lot import Lot
from bigshot_desktop.games.big_shot.bots.memory import Ledger
from bigshot_desktop.games.big_shot.bots.models import judge_of
from bigshot_desktop.games.big_shot.bots.player import BigShotBot
from bigshot_desktop.games.big_shot.bots.position import Plan, position_now, round_start
from bigshot_desktop.games.big_shot.bots.purses import Purses
from bigshot_desktop.games.big_shot.bots.speaking import Words, words_of
from bigshot_desktop.games.big_shot.rules.actions import Bid, Borrow, Decline, Pass, Pay, Place
from bigshot_desktop.games.big_shot.rules.decisions import ChoosePurse, Speak
from bigshot_desktop.games.big_shot.rules.majority import COLOURS_IN, UNIT
from bigshot_desktop.games.big_shot.rules.observation import BigShotObservation

_COMPLETIONS: Final = 3
"""So many ways to go on with the rest of a lot are looked at."""


def weigh(
    bot: BigShotBot, sight: Sight, actions: Sequence[Any], rng: Random, budget: Budget
) -> float | None:
    """The chance to win of the observing seat with these actions; None where the bot cannot tell."""
    seen: BigShotObservation = sight.observation
    ledger: Ledger = sight.memory
    start = round_start(seen, ledger)
    lot = bot.think_about(start, seen.broker, judge_of(seen.setup), seen.seat)
    lot.budget = budget
    lot.foresight()  # first: prices that were worked out without it would be mixed with those after it
    if all(isinstance(action, Place) for action in actions):
        return _placing(lot, seen, ledger, [(one.colour, one.district) for one in actions])
    action, *more = actions
    if more:
        return None
    if isinstance(action, Pay):
        asked = seen.decision
        assert isinstance(asked, ChoosePurse)
        money = _money(seen, ledger).paying(action.colour, asked.amount)
        return lot.outcome(seen.seat, money)[seen.seat]
    return _speaking(bot, lot, seen, ledger, action)


def _money(seen: BigShotObservation, ledger: Ledger) -> Purses:
    position = position_now(seen, ledger)
    return Purses(position.facts.terms.purses, position.cash, position.loans, position.tokens)


# --- words of an auction -------------------------------------------------------------------------


def _speaking(
    bot: BigShotBot, lot: Lot, seen: BigShotObservation, ledger: Ledger, action: Any
) -> float | None:
    asked = seen.decision
    late = isinstance(asked, Speak) and (not asked.purses or lot.start.facts.terms.one_purse)
    words = words_of(lot, seen, ledger, bot.skill, None, credit=late)
    if seen.standing > 0 and words.auction.money.most(seen.bidder) < seen.standing:
        return None  # a bid that cannot be paid: the auction will start anew (BS-52)
    if isinstance(action, Bid):
        return words.bidding(action.amount, 0.0)[0] if action.amount <= words.cash else None
    if isinstance(action, Pass):
        return words.passing(words.standing, words.holder)
    if isinstance(action, Decline):
        return words.expected()
    assert isinstance(action, Borrow)
    return _borrowing(words, bot, lot, seen, ledger, action.colour)


def _borrowing(
    words: Words, bot: BigShotBot, lot: Lot, seen: BigShotObservation, ledger: Ledger, purse: int
) -> float:
    """With a loan one bids what one could not bid else; or it was for nothing."""
    if words.auction.loan_for(seen.seat) == purse:
        beyond = [chance for chance, bid in words.best_bids() if bid > words.cash]
        if beyond:
            return max(beyond)
    return words_of(lot, seen, ledger, bot.skill, purse, credit=False).expected()


# --- cubes ---------------------------------------------------------------------------------------


def _placing(
    lot: Lot, seen: BigShotObservation, ledger: Ledger, wanted: Sequence[tuple[int, int]]
) -> float:
    """With the best plan for the whole lot that these cubes are part of."""
    return chances_with(lot, seen, ledger, seen.seat, _money(seen, ledger), wanted)[seen.seat]


def chances_with(
    lot: Lot,
    seen: BigShotObservation,
    ledger: Ledger,
    seat: int,
    money: Purses,
    wanted: Sequence[tuple[int, int]] = (),
) -> Sequence[float]:
    """Everybody's chances with the best plan of a seat that has a lot: for what lies there, and these cubes."""
    placed = [*ledger.placed, *wanted]
    plans = lot.own_plans(seat, money)
    for chances, plan, _ in plans:
        if _fits(plan, placed):
            return chances
    position = position_now(seen, ledger)
    if not any(_fits(plan, ledger.placed) for _, plan, _ in plans):
        # Somebody else began with this lot: as the bot would, plan what is left of it.
        for chances, plan, _ in lot.rest(position, seen.broker, seen.lot).own_plans(seat, money):
            if _fits(plan, wanted):
                return chances
    for colour, district in wanted:
        position.place(((district, UNIT[colour]),))
    left = seen.lot - sum(UNIT[colour] for colour, _ in wanted)
    rests: list[Plan] = [()]
    if left:
        ranked = lot.rest(position, seen.broker, left).plans(seat, money)
        rests = [plan for _, plan, _ in ranked[:_COMPLETIONS]]
    found = [_with(lot, _whole(placed, rest), money) for rest in rests]
    return max(found, key=lambda chances: chances[seat])


def _with(lot: Lot, plan: Plan, money: Purses) -> Sequence[float]:
    """Everybody's chances with a plan, looked at as far ahead as those of the bot are."""
    if lot.looks_ahead:
        return lot.after(plan, money)
    return lot.assessor.chances(lot.table.city_with(plan), money.cash, money.loans)


def _whole(placed: Sequence[tuple[int, int]], rest: Plan) -> Plan:
    """What lies there already and what is to follow, as one plan."""
    cubes = dict(rest)
    for colour, district in placed:
        cubes[district] = cubes.get(district, 0) + UNIT[colour]
    return tuple(sorted(cubes.items()))


def _fits(plan: Plan, placed: Sequence[tuple[int, int]]) -> bool:
    rest = dict(plan)
    for colour, district in placed:
        if colour not in COLOURS_IN[rest.get(district, 0)]:
            return False
        rest[district] -= UNIT[colour]
    return True
