"""What a hint says of a forced sale: what it costs, and what the shares that are kept could still bring."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Final

from bigshot_desktop.bots.reasons import Choice, Term, sentence
from bigshot_desktop.engine.game import Fact
from bigshot_desktop.games.shark.bots.advising import is_even, told, written
from bigshot_desktop.games.shark.bots.position import Holding
from bigshot_desktop.games.shark.bots.trade_advice import growths
from bigshot_desktop.games.shark.rules.actions import SellOff
from bigshot_desktop.games.shark.rules.decisions import CoverLoss
from bigshot_desktop.games.shark.rules.observation import SharkObservation, guess
from bigshot_desktop.games.shark.rules.outcome import settle_all
from bigshot_desktop.games.shark.rules.settlement import proceeds, sell_offs, smallest, worth_of
from bigshot_desktop.games.shark.rules.state import OVER

MOST_COVERS: Final = 3000
"""So many ways to cover a loss are compared."""


def advise_cover(seen: SharkObservation, choice: Choice) -> Choice:
    """Which shares cover a loss: what is kept, and what the next best would give up."""
    action: SellOff = choice.action
    asked = seen.decision
    assert isinstance(asked, CoverLoss)
    options = list(islice(sell_offs(asked.rest, asked.shares, asked.values), MOST_COVERS))
    facts: dict[str, Fact] = {"sold": written(action.shares), "rest": asked.rest}

    def loss(shares: Holding) -> int:
        """What a choice takes from cash and shares: the shares less the change."""
        worth = worth_of(shares, asked.values)
        return worth - (proceeds(worth) - asked.rest)

    (cheapest,) = smallest(asked.rest, asked.shares, asked.values, 1)
    advice: list[Term] = []
    if action.shares == asked.shares:
        advice.append(sentence("cover-all", **facts))
    elif loss(action.shares) <= loss(cheapest):
        code = "cover-least" if any(loss(one) > loss(cheapest) for one in options) else "cover"
        advice.append(sentence(code, **facts))
    else:
        advice.append(sentence("cover", **facts))
        advice += _more(seen, action, cheapest, "cover-spares")
    if is_even(choice):
        return told(choice, advice[:1], (action,))
    for other in choice.alternatives[:1]:
        if len(advice) == 1:
            advice += _more(seen, action, other.action.shares, "cover-misses")
        gone, less = (worth_of(one.shares, asked.values) for one in (other.action, action))
        if gone > less and loss(other.action.shares) > loss(action.shares):
            sold = written(other.action.shares)
            advice.append(sentence("cover-dearer", sold=sold, amount=gone, less=less))
    change = proceeds(worth_of(action.shares, asked.values)) - asked.rest
    if change:
        advice.append(sentence("cover-change", change=change))
    return told(choice, advice, (action,))


def _missed(seen: SharkObservation, shares: Holding) -> int:
    """What the next building, which raises one company, could bring with shares that are handed over."""
    state = guess(seen, Random(0))
    settle_all(state)
    if state.phase == OVER:
        return 0
    rises = (one.top - value for one, value in zip(growths(seen), seen.values, strict=True))
    return max(rise * number for rise, number in zip(rises, shares, strict=True))


def _more(seen: SharkObservation, action: SellOff, other: Holding, code: str) -> list[Term]:
    """That the next building could bring more with other shares than with those that are handed over."""
    gain, more = _missed(seen, action.shares), _missed(seen, other)
    return [sentence(code, sold=written(other), gain=gain, more=more)] if gain < more else []
