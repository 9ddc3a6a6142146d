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
        advice += _spared(seen, action, cheapest)
    if is_even(choice):
        return told(choice, advice[:1], (action,))
    for other in choice.alternatives[:1]:
        advice += _missed(seen, action, other.action)
        gone, less = (worth_of(one.shares, asked.values) for one in (other.action, action))
        if gone > less and loss(other.action.shares) > loss(action.shares):
            sold = written(other.action.shares)
            advice.append(sentence("cover-dearer", sold=sold, amount=gone, less=less))
    change = proceeds(worth_of(action.shares, asked.values)) - asked.rest
    if change:
        advice.append(sentence("cover-change", change=change))
    return told(choice, advice, (action,))


def _rises(seen: SharkObservation) -> list[int] | None:
    """By how much the next building can raise each company, once everybody has paid; nothing if the match is over."""
    state = guess(seen, Random(0))
    settle_all(state)
    if state.phase == OVER:
        return None
    return [one.top - value for one, value in zip(growths(seen), seen.values, strict=True)]


def _spared(seen: SharkObservation, action: SellOff, cheapest: Holding) -> list[Term]:
    """Why not the shares that cost least now: the next building could bring more with them."""
    rises = _rises(seen)
    if rises is None:
        return []
    gain, more = (worth_of(shares, rises) for shares in (action.shares, cheapest))
    if gain >= more:
        return []
    return [sentence("cover-spares", sold=written(cheapest), gain=gain, more=more)]


def _missed(seen: SharkObservation, action: SellOff, other: SellOff) -> list[Term]:
    """What the next building could bring with the shares that are handed over, if it is less than with others."""
    rises = _rises(seen)
    if rises is None:
        return []
    gain, more = (worth_of(one.shares, rises) for one in (action, other))
    if gain >= more:
        return []
    return [sentence("cover-misses", sold=written(other.shares), gain=gain, more=more)]
