"""Which shares to give up when a loss must be covered with them."""

from __future__ import annotations

from itertools import islice
from typing import Final

from bigshot_desktop.bots.reasons import Choice, Prospect, Term, best_of
from bigshot_desktop.games.shark.bots import terms
from bigshot_desktop.games.shark.bots.judgement import Level, issued
from bigshot_desktop.games.shark.bots.map_reading import COMPANIES
from bigshot_desktop.games.shark.bots.position import Position
from bigshot_desktop.games.shark.bots.worth import promises
from bigshot_desktop.games.shark.rules.actions import SellOff
from bigshot_desktop.games.shark.rules.decisions import CoverLoss
from bigshot_desktop.games.shark.rules.observation import SharkObservation
from bigshot_desktop.games.shark.rules.settlement import sell_offs, worth_of

MOST: Final = 3000
"""So many choices are compared; where there are more, those left out are much like them."""


def covers(level: Level, seen: SharkObservation) -> Choice:
    """The shares that cost least: half their value and what they promise (SH-18)."""
    asked = seen.decision
    assert isinstance(asked, CoverLoss)
    position = Position.of(seen)
    ground = position.ground
    promised = promises(level.share, level.horizon, ground, ground.openings(), issued(position))
    each = [promise + value / 2 for promise, value in zip(promised, asked.values, strict=True)]
    a, b, c, d = each
    choices = [
        (shares[0] * a + shares[1] * b + shares[2] * c + shares[3] * d, shares)
        for shares in islice(sell_offs(asked.rest, asked.shares, asked.values), MOST)
    ]
    choices.sort()
    prospects = []
    for _, shares in choices[:4]:
        found = []
        for company in COMPANIES:
            number = shares[company]
            if number:
                half = -number * asked.values[company] / 2
                found.append(Term.of(terms.HALF_PRICE, half, company=company, number=number))
                promise = -number * promised[company]
                found.append(Term.of(terms.PROSPECTS, promise, company=company))
        if worth_of(shares, asked.values) % 2:  # a half rounds up
            found.append(Term.of(terms.CASH, 0.5))
        action = SellOff(seen.seat, shares)
        prospects.append(Prospect(action, sum(term.amount for term in found), tuple(found)))
    return best_of(prospects, len(choices))
