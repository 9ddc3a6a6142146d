"""Strength: whether a better die is worth a card."""

from __future__ import annotations

from bigshot_desktop.bots.reasons import Prospect, Term
from bigshot_desktop.games.saludos_amigos.bots.coalitions import Coalitions
from bigshot_desktop.games.saludos_amigos.bots.judgement import prospect
from bigshot_desktop.games.saludos_amigos.bots.talk import Talk
from bigshot_desktop.games.saludos_amigos.bots.terms import CARDS, STRENGTH
from bigshot_desktop.games.saludos_amigos.rules.actions import READIES, Discard
from bigshot_desktop.games.saludos_amigos.rules.material import COUNCILLORS, DIE
from bigshot_desktop.games.saludos_amigos.rules.observation import SaludosObservation
from bigshot_desktop.games.saludos_amigos.rules.packs import counts


def prospects(bargain: Coalitions, seen: SaludosObservation) -> list[Prospect]:
    """Ready, or one of the cards for another roll."""
    me = seen.seat
    talk = Talk.beginning(bargain.players)
    now = bargain.hopes(talk, seen.strengths)[me]
    strengths = list(seen.strengths)
    least = strengths[me] - seen.dice[me] - 1
    then = 0.0
    for pips in DIE:
        strengths[me] = least + pips
        then += bargain.hopes(talk, strengths)[me] / len(DIE)
    ways = [prospect(READIES[me], now, [])]
    payouts = bargain.payouts
    whole = payouts.odd(me, 0, 0, 0.0)
    for card, number in zip(COUNCILLORS, counts(seen.hands[me] or 0), strict=True):
        if number:
            part = payouts.odd(me, 0, -1, -float(card)) / whole
            value = then * part / (then * part + 1.0 - then)
            ways.append(
                prospect(
                    Discard(me, card),
                    now,
                    [
                        Term.of(
                            STRENGTH, then - now, die=seen.dice[me], strength=seen.strengths[me]
                        ),
                        Term.of(CARDS, value - then, cards=1, points=card),
                    ],
                )
            )
    return ways
