"""What a hint says of a forced sale: what it costs, and what the shares that are kept could still bring."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from random import Random
from typing import Final

from bigshot_desktop.bots.reasons import Choice, Prospect, Term, same_chance, sentence
from bigshot_desktop.engine.game import Fact
from bigshot_desktop.games.shark.bots.advising import (
    hundredths,
    is_even,
    race_of,
    told,
    wealths,
    which,
    without_hope,
    written,
)
from bigshot_desktop.games.shark.bots.next_roll import NextRoll
from bigshot_desktop.games.shark.bots.position import Holding
from bigshot_desktop.games.shark.bots.terms import FINAL
from bigshot_desktop.games.shark.bots.trade_facts import LIKELY
from bigshot_desktop.games.shark.rules.actions import SellOff
from bigshot_desktop.games.shark.rules.decisions import CoverLoss
from bigshot_desktop.games.shark.rules.game import apply
from bigshot_desktop.games.shark.rules.observation import SharkObservation, guess
from bigshot_desktop.games.shark.rules.outcome import settle_all
from bigshot_desktop.games.shark.rules.scoring import result
from bigshot_desktop.games.shark.rules.settlement import proceeds, sell_offs, smallest, worth_of
from bigshot_desktop.games.shark.rules.state import OVER, SharkState
from bigshot_desktop.games.shark.rules.threats import threats

MOST_COVERS: Final = 3000
"""So many ways to cover a loss are compared."""


def advise_cover(seen: SharkObservation, choice: Choice) -> Choice:
    """Which shares cover a loss: what is kept, and what the next best would give up."""
    action: SellOff = choice.action
    ended = _ended(seen, action)
    if ended is not None:
        choice = _certain(seen, choice)
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
        advice += _more(seen, action, cheapest, "cover-spares") or _reasons(seen, action, cheapest)
        cheaper = [
            one for one in choice.alternatives if loss(one.action.shares) < loss(action.shares)
        ]
        if len(advice) == 1 and cheaper:
            other = min(cheaper, key=lambda one: loss(one.action.shares))
            given = other.action.shares
            sums: dict[str, Fact] = {"amount": loss(action.shares), "less": loss(given)}
            code = "cover-as-good" if same_chance(choice.chosen, other) else "cover-promises"
            advice.append(sentence(code, sold=written(given), **sums))
    if ended is not None:
        return told(choice, [advice[0], _result(seen.seat, ended)], (action,))
    hopeless = _hopeless(seen, choice)
    if is_even(choice):
        dearer = loss(action.shares) > loss(cheapest)
        return told(choice, [advice[0], *hopeless, *(advice[1:] if dearer else [])], (action,))
    for other in choice.alternatives[:1]:
        if len(advice) == 1:
            against = other.action.shares
            advice += _more(seen, action, against, "cover-misses") or _reasons(
                seen, action, against
            )
        gone, less = (worth_of(one.shares, asked.values) for one in (other.action, action))
        if gone > less and loss(other.action.shares) > loss(action.shares):
            sold = written(other.action.shares)
            advice.append(sentence("cover-dearer", sold=sold, amount=gone, less=less))
    change = proceeds(worth_of(action.shares, asked.values)) - asked.rest
    if change:
        advice.append(sentence("cover-change", change=change))
    return told(choice, [advice[0], *hopeless, *advice[1:]], (action,))


def _paid(seen: SharkObservation, action: SellOff) -> SharkState:
    """The table after a forced sale, once all others have paid, too."""
    state = guess(seen, Random(0))
    apply(state, action)
    settle_all(state)
    return state


def _ended(seen: SharkObservation, action: SellOff) -> SharkState | None:
    """The same, if the match ends with it; None where it goes on."""
    state = _paid(seen, action)
    return state if state.phase == OVER else None


def _hopeless(seen: SharkObservation, choice: Choice) -> list[Term]:
    """That there is hardly a chance left, and how one stands when everybody has paid."""
    race = race_of(wealths(_paid(seen, choice.action)), seen.seat)
    return without_hope("cover-hopeless", choice, race)


def _certain(seen: SharkObservation, choice: Choice) -> Choice:
    """The choice with what comes of it for certain, as the match ends with it.

    Only where nothing that is listed is better then: what is advised is what the bot does.
    """

    def sure(one: Prospect) -> float:
        state = _ended(seen, one.action)
        outcome = result(state) if state is not None else None
        assert outcome is not None
        won = seen.seat in outcome.winners
        return 1 / len(outcome.winners) if won else 0.0

    chances = [sure(one) for one in (choice.chosen, *choice.alternatives)]
    if max(chances) > chances[0]:
        return choice

    def known(one: Prospect, chance: float) -> Prospect:
        less = chance - chances[0]
        return replace(one, expected=chance, terms=(Term.of(FINAL, less),) if less else ())

    chosen, *others = (
        known(*pair) for pair in zip((choice.chosen, *choice.alternatives), chances, strict=True)
    )
    own = next(
        (
            new
            for old, new in zip(choice.alternatives, others, strict=True)
            if old is choice.considered
        ),
        None,
    )
    return replace(
        choice, chosen=chosen, alternatives=tuple(others), considered=own, now=chances[0]
    )


def _result(seat: int, state: SharkState) -> Term:
    """Who wins the match that ends, and with how much."""
    sums = wealths(state)
    best = max(sums, key=lambda one: (sums[one], one == seat))
    if best == seat:
        return sentence("cover-won", after=sums[seat])
    return sentence("cover-lost", seat=best, before=sums[best])


def _missed(seen: SharkObservation, shares: Holding) -> int:
    """What the next building, which raises one company, could bring with shares that are handed over."""
    state = guess(seen, Random(0))
    settle_all(state)
    if state.phase == OVER:
        return 0
    growths = NextRoll(seen).growths
    rises = (one.top - value for one, value in zip(growths, seen.values, strict=True))
    return max(rise * number for rise, number in zip(rises, shares, strict=True))


def _more(seen: SharkObservation, action: SellOff, other: Holding, code: str) -> list[Term]:
    """That the next building could bring more with other shares than with those that are handed over."""
    gain, more = _missed(seen, action.shares), _missed(seen, other)
    return [sentence(code, sold=written(other), gain=gain, more=more)] if gain < more else []


def _reasons(seen: SharkObservation, action: SellOff, other: Holding) -> list[Term]:
    """Why these shares and not others: what is kept rises more often, or is safer, or is of more companies."""
    asked = seen.decision
    assert isinstance(asked, CoverLoss)
    state = guess(seen, Random(0))
    settle_all(state)
    if state.phase == OVER:
        return []
    gaps = [gone - stays for gone, stays in zip(action.shares, other, strict=True)]
    given = max(range(len(gaps)), key=lambda one: gaps[one] * seen.values[one])
    kept = min(range(len(gaps)), key=lambda one: gaps[one] * seen.values[one])
    if gaps[given] <= 0 or gaps[kept] >= 0:
        return []
    growths = NextRoll(seen).growths
    if growths[kept].ways > growths[given].ways:
        facts: dict[str, Fact] = {"better": kept, "more_ways": growths[kept].ways}
        facts |= {"company": given, "ways": growths[given].ways, "rolls": growths[given].rolls}
        return [sentence("cover-ways", **facts)]
    risky = [one for one in threats(seen, seen.seat) if one.fall and one.company in (given, kept)]
    worst = max(risky, key=lambda one: one.chance * one.fall, default=None)
    if worst is not None and worst.company == given and worst.chance > LIKELY:
        danger: dict[str, Fact] = {"percent": hundredths(worst.chance), **which(worst)}
        number = action.shares[given]
        cost = worst.fall * number
        price = sum(gap * value for gap, value in zip(gaps, seen.values, strict=True))
        if worst.chance * cost < price:
            return []  # to give the others would cost less than the danger does on average
        return [sentence("cover-danger", company=given, number=number, cost=cost, **danger)]
    here, there = (
        sum(have > gone for have, gone in zip(asked.shares, given_up, strict=True))
        for given_up in (action.shares, other)
    )
    if here > there:
        return [sentence("cover-kinds", sold=written(other), own=here, fewer=there)]
    return []
