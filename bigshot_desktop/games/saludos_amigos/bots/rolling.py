"""Strength: whether a better die is worth a card."""

from __future__ import annotations

from math import exp

from bigshot_desktop.bots.reasons import Prospect, Term
from bigshot_desktop.games.saludos_amigos.bots.judgement import prospect
from bigshot_desktop.games.saludos_amigos.bots.outlook import Outlook
from bigshot_desktop.games.saludos_amigos.bots.terms import CARDS, PRESS, STRENGTH
from bigshot_desktop.games.saludos_amigos.rules.actions import READIES, Discard
from bigshot_desktop.games.saludos_amigos.rules.material import COUNCILLORS, DIE


def grip(outlook: Outlook, strength: float) -> float:
    """What a strength is worth in the negotiation to come, against those of the others."""
    seen, me = outlook.seen, outlook.me
    others = sorted([one for seat, one in enumerate(seen.strengths) if seat != me], reverse=True)
    mean = sum(others) / len(others)
    each, top = outlook.style.grip
    among = 1.0 / (1.0 + exp(others[1] - strength))
    return seen.worth * (each * (strength - mean) + top * among)


def prospects(outlook: Outlook) -> list[Prospect]:
    """Ready, or one of the cards for another roll."""
    seen, me = outlook.seen, outlook.me
    strength, die = seen.strengths[me], seen.dice[me]
    now = grip(outlook, strength)
    then = sum([grip(outlook, strength - die - 1 + pips) for pips in DIE]) / len(DIE)
    ways = [prospect(READIES[me], [])]
    for card, number in zip(COUNCILLORS, outlook.hand, strict=True):
        if not number:
            continue
        numbers = tuple([int(card == one) for one in COUNCILLORS])
        ways.append(
            prospect(
                Discard(me, card),
                [
                    Term.of(STRENGTH, then - now, die=die, strength=strength),
                    Term.of(CARDS, -outlook.spent(numbers), cards=1, points=card),
                    Term.of(PRESS, outlook.press, cards=seen.cards[me] - 1),
                ],
            )
        )
    return ways
