"""The chance to win with what a person has in mind, in the same measure as what the bot would do itself."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from bigshot_desktop.bots.bot import Budget, Sight
from bigshot_desktop.bots.judge import Judge
from bigshot_desktop.games.shark.bots.assessment import Assessment
from bigshot_desktop.games.shark.bots.bot import SharkBot
from bigshot_desktop.games.shark.bots.foresight import OwnRoll, paths, paths_of_dice
from bigshot_desktop.games.shark.bots.map_reading import COMPANIES
from bigshot_desktop.games.shark.bots.placing import Placing
from bigshot_desktop.games.shark.bots.position import Position
from bigshot_desktop.games.shark.bots.trading import Trading
from bigshot_desktop.games.shark.rules.actions import (
    Buy,
    EndTrading,
    Place,
    Sell,
    SellOff,
    TakeShare,
)
from bigshot_desktop.games.shark.rules.decisions import CoverLoss
from bigshot_desktop.games.shark.rules.observation import SharkObservation
from bigshot_desktop.games.shark.rules.settlement import proceeds, worth_of
from bigshot_desktop.games.shark.rules.state import BEFORE


def weigh(
    bot: SharkBot, sight: Sight, actions: Sequence[Any], rng: Random, budget: Budget
) -> float | None:
    """The chance to win of the observing seat with these actions; None where the bot cannot tell.

    Deals are weighed only with the end of the occasion: what is bought now may be sold again before it.
    """
    seen: SharkObservation = sight.observation
    judge = bot.judge_of(seen)
    last = actions[-1]
    if isinstance(last, Place) and len(actions) == 1:
        return _building(bot, judge, seen, last, rng, budget)
    if isinstance(last, SellOff):
        return _sale(judge, seen, last)
    if isinstance(last, TakeShare):
        holding = tuple(int(company == last.company) for company in COMPANIES)
        position = Position.of(seen).traded(seen.seat, holding, 0, 0)
        return Assessment(judge, position).chance(seen.seat)
    if isinstance(last, EndTrading):
        return _trade(bot, judge, seen, actions[:-1], rng, budget)
    return None


def _building(
    bot: SharkBot,
    judge: Judge,
    seen: SharkObservation,
    action: Place,
    rng: Random,
    budget: Budget,
) -> float:
    spots = tuple(1 << action.square if company == action.company else 0 for company in COMPANIES)
    return Placing(bot.level, judge, Position.of(seen), seen.seat, budget).closely(spots, rng)


def _sale(judge: Judge, seen: SharkObservation, action: SellOff) -> float:
    asked = seen.decision
    assert isinstance(asked, CoverLoss)
    change = proceeds(worth_of(action.shares, asked.values)) - asked.rest
    left = tuple(held - gone for held, gone in zip(asked.shares, action.shares, strict=True))
    return Assessment(judge, Position.of(seen).traded(seen.seat, left, change, 0)).chance(seen.seat)


def _trade(
    bot: SharkBot,
    judge: Judge,
    seen: SharkObservation,
    deals: Sequence[Any],
    rng: Random,
    budget: Budget,
) -> float:
    seat, level, before = seen.seat, bot.level, seen.phase == BEFORE
    now = Assessment(judge, Position.of(seen))
    trading = Trading(now, seat, before)
    held = list(trading.held)
    for deal in deals:
        assert isinstance(deal, Buy | Sell)
        held[deal.company] += deal.number if isinstance(deal, Buy) else -deal.number
    target = tuple(held)
    cash = trading.cash_with(target)
    if before and level.rolls:
        trading.search(level.steps)
        best = bot.targets(trading)[:1]
        roll = OwnRoll(judge, now.position, seat, best, level.kinds)
        return roll.chance(target, cash, trading.left(target))
    if not before and level.paths:
        dice = paths_of_dice(now.position, seat, level.paths, rng)
        found = paths(now.position, seat, dice, budget)
        return sum(path.chance(judge, target, cash) for path in found) / len(found)
    return trading.chance(target)
