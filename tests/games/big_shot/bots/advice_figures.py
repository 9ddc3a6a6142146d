"""Whether the figures in a hint of Big Shot are the bot's own: the auction is played on, and it is asked again.

How far to go is how far it goes itself; what is called too dear or not worth having is so by its own chances.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any, Final

from bigshot_desktop.bots.bot import Budget, Sight
from bigshot_desktop.bots.levels import make_bot
from bigshot_desktop.bots.reasons import Choice
from bigshot_desktop.games import GAMES
from bigshot_desktop.games.big_shot.bots.speaking import words_of
from bigshot_desktop.games.big_shot.rules.actions import BIDS, PASSES, Borrow, Pass
from bigshot_desktop.games.big_shot.rules.state import AUCTION, PLACING, BigShotState

GAME: Final = GAMES["big-shot"]
LITTLE: Final = 0.02
"""So much chances may differ from what was expected: prices are worked out for some amounts, straight in between."""


def asked(state: BigShotState, seat: int, memory: Any) -> Choice:
    """What the strongest bot does and says in a position."""
    bot: Any = make_bot("big-shot", "expert")
    sight = Sight(GAME.observe(state, seat), memory)
    choice = bot.choose(sight, Random(1), Budget(60.0))
    advised: Choice = bot.advised(sight, choice)
    return advised


def chance_with_cubes(case: Any, sight: Sight, amount: int) -> float | None:
    """The chance to win once one has the cubes for so much, because everybody else passes; None if one cannot pay."""
    state, memory = case.state.copy(), deepcopy(sight.memory)
    if isinstance(case.action, Borrow):
        GAME.apply(state, case.action, memory.note)
    if GAME.check(state, BIDS[case.seat][amount]) is not None:
        return None
    GAME.apply(state, BIDS[case.seat][amount], memory.note)
    while state.phase == AUCTION:
        GAME.apply(state, PASSES[state.acting[0]], memory.note)
    assert state.acting == (case.seat,)
    return asked(state, case.seat, memory).chosen.expected


def chance_of_passing(case: Any) -> float | None:
    """The chance that the hint shows for passing."""
    shown = (case.choice.chosen, *case.choice.alternatives)
    return next((one.expected for one in shown if isinstance(one.action, Pass)), None)


def goes_on(case: Any, sight: Sight, standing: int) -> Choice | None:
    """What the bot says once it has bid, and its only rival stands so high; None where that cannot be played."""
    state, memory = case.state.copy(), deepcopy(sight.memory)
    if state.phase != AUCTION or state.bidding.bit_count() != 2:
        return None
    if isinstance(case.action, Borrow):
        GAME.apply(state, case.action, memory.note)
        first = case.facts.get("amount", state.standing + 1)
    else:
        first = case["amount"]
    if standing <= first:
        return None
    GAME.apply(state, BIDS[case.seat][first], memory.note)
    (rival,) = state.acting
    if GAME.check(state, BIDS[rival][standing]) is not None:
        return None
    GAME.apply(state, BIDS[rival][standing], memory.note)
    return asked(state, case.seat, memory) if state.acting == (case.seat,) else None


def is_the_limit(case: Any, sight: Sight) -> bool:
    """Below its limit the bot goes on; at its limit it passes, or says that it only drives up the price."""
    limit = case["limit"]
    below = goes_on(case, sight, limit - 1)
    if below is not None and isinstance(below.action, Pass) and not even(below):
        return False
    lowest = case.state.standing + 1
    first = case["amount"] if "amount" in case.facts else lowest
    beyond = goes_on(case, sight, max(limit, first + 1))
    return (
        beyond is None
        or isinstance(beyond.action, Pass)
        or "drives" in beyond.advice[0].code
        or even(beyond)
    )


def even(choice: Choice) -> bool:
    """Whether to pass and not to pass come to much the same."""
    shown = (choice.chosen, *choice.alternatives)
    passing = [one.expected for one in shown if isinstance(one.action, Pass)]
    other = [one.expected for one in shown if not isinstance(one.action, Pass)]
    return bool(passing and other and abs(passing[0] - max(other)) < LITTLE)


def worse_to_have(case: Any, sight: Sight) -> bool:
    """To have the cubes for this is not better than to pass."""
    amount = case["lowest"] if "lowest" in case.facts else case["amount"]
    having, leaving = chance_with_cubes(case, sight, amount), chance_of_passing(case)
    return having is None or leaving is None or having < leaving + LITTLE


def better_to_have(case: Any, sight: Sight) -> bool:
    """To have the cubes for the lowest bid would be no worse than to pass."""
    having = chance_with_cubes(case, sight, case.state.standing + 1)
    leaving = chance_of_passing(case)
    return having is None or leaving is None or having > leaving - LITTLE


def would_save(case: Any, sight: Sight) -> bool:
    """With the cubes one would have a chance: that others bid more is what stands in the way."""
    having = chance_with_cubes(case, sight, case.state.standing + 1)
    return having is None or having > 0.1 - LITTLE


def wins_most_often(case: Any, sight: Sight) -> bool:
    """Before the round nobody else has as good a chance to win, by the bot's own judgement."""
    bot: Any = make_bot("big-shot", "expert")
    bot.choose(sight, Random(1), Budget(60.0))
    chances = {
        seat: bot._lot.without(seat)
        for seat in range(len(case.state.terms.purses))
        if seat != case.seat
    }
    return bool(max(chances, key=lambda seat: chances[seat]) == case["seat"])


def somebody_else_wins(case: Any, sight: Sight) -> bool:
    """After the next best cube, with the others where the bot then puts them, the rival wins with so much."""
    state, memory = case.state.copy(), deepcopy(sight.memory)
    GAME.apply(state, case.choice.alternatives[0].action, memory.note)
    while state.acting == (case.seat,) and state.phase == PLACING:
        GAME.apply(state, asked(state, case.seat, memory).action, memory.note)
    result = GAME.result(state)
    assert result is not None
    first = result.standings[0]
    return bool((first.seat, first.total) == (case["seat"], case["rest"]))


def limits_are_so(case: Any, sight: Sight) -> bool:
    """How far the rival would go and how far oneself, by the bot's own reckoning."""
    bot: Any = make_bot("big-shot", "expert")
    bot.choose(sight, Random(1), Budget(60.0))
    seen = sight.observation
    one_purse = len(case.own) == 1
    credit = one_purse or not seen.decision.purses
    words = words_of(bot._lot, seen, sight.memory, bot.skill, None, credit=credit)
    told = case["limit"], case["sum"]
    furthest = max(words.others, key=lambda other: words.limits[other])
    return (
        furthest == case["seat"]
        and told == (int(words.limits[furthest]), int(words.limits[case.seat]))
        and None not in seen.cash
        and better_to_have(case, sight)
    )


def rather_higher(case: Any, sight: Sight) -> bool:
    """Others are likelier to stop at the bid than at the lowest one, and by that it is better."""
    bot: Any = make_bot("big-shot", "expert")
    bot.choose(sight, Random(1), Budget(60.0))
    words = words_of(bot._lot, sight.observation, sight.memory, bot.skill, None, credit=True)
    low, bid = case["lowest"], case.action.amount
    return bool(words.left_alone(low) < words.left_alone(bid))


Figure = Callable[[Any, Sight], bool]
FIGURES: Final[dict[str, Figure]] = {
    "bid": is_the_limit,
    "bid-once": is_the_limit,
    "bid-credit": is_the_limit,
    "bid-final": is_the_limit,
    "bid-takes": is_the_limit,
    "borrow": is_the_limit,
    "borrow-bids": is_the_limit,
    "borrow-once": is_the_limit,
    "drives-risk": worse_to_have,
    "borrow-drives-risk": worse_to_have,
    "bid-jumps": rather_higher,
    "bid-worth": better_to_have,
    "pass": worse_to_have,
    "pass-dear": worse_to_have,
    "rival-strongest": wins_most_often,
    "pass-outbid": would_save,
    "pass-keep": worse_to_have,
    "pass-keep-even": worse_to_have,
    "pass-contested": limits_are_so,
    "pass-contested-last": limits_are_so,
    "pass-contested-reach": limits_are_so,
    "place-final": somebody_else_wins,
    "pass-contested-hidden": better_to_have,
}
"""What is asked of the bot again, by the code of the sentence."""
