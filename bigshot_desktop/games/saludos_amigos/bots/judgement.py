"""What a coalition means for the seat that judges it, told as terms."""

from __future__ import annotations

from bigshot_desktop.bots.reasons import Prospect, Term
from bigshot_desktop.games.saludos_amigos.bots.bargain import Bargain, StandingOffer
from bigshot_desktop.games.saludos_amigos.bots.terms import (
    COUNCIL,
    COUNCIL_COST,
    DRAW,
    LEADER,
    LEFT_OUT,
    RIVALS,
    SHARE,
)
from bigshot_desktop.games.saludos_amigos.rules.actions import SaludosAction
from bigshot_desktop.games.saludos_amigos.rules.material import SEATS_IN


def per_cent(chance: float) -> int:
    """A chance as a fact."""
    return round(100 * chance)


def prospect(action: SaludosAction, terms: list[Term]) -> Prospect:
    """An action with what is expected of it: the sum of the terms, of which those of nothing are left out."""
    real = tuple([term for term in terms if term.amount])
    return Prospect(action, sum([term.amount for term in real]), real)


def split_terms(bargain: Bargain, standing: StandingOffer) -> list[Term]:
    """If this coalition is paid: shares, and cards for the others. Not without a coalition: then all draw."""
    outlook = bargain.outlook
    me, leader = outlook.me, outlook.leader
    row = outlook.regard[me]
    members, shares = standing
    terms = []
    others = [seat for seat in SEATS_IN[members] if seat not in (me, leader)]
    million = sum([shares[seat] for seat in others])
    rivals = sum([row[seat] * shares[seat] for seat in others])
    if members >> me & 1:
        height = bargain.height(members)
        without = height - bargain.strengths[me]
        terms += [
            Term.of(
                SHARE,
                float(shares[me]),
                million=shares[me],
                worth=bargain.worth,
                height=height,
                without=without,
            ),
            Term.of(RIVALS, rivals, million=million),
        ]
    elif members:
        terms.append(Term.of(LEFT_OUT, rivals, million=million, mug=bargain.height(members)))
    if members >> leader & 1:
        money = outlook.seen.money
        terms.append(
            Term.of(
                LEADER,
                row[leader] * shares[leader],
                seat=leader,
                million=shares[leader],
                lead=money[leader] - money[me],
            )
        )
    out = SEATS_IN[bargain.everyone & ~members]
    drawn = sum([row[seat] * outlook.net for seat in out])
    own = int(me in out)
    terms.append(Term.of(DRAW, drawn, cards=own, others=len(out) - own))
    return terms


def standing_terms(bargain: Bargain, standing: StandingOffer) -> list[Term]:
    """If the negotiation ends like this: what is paid, and what a council may change. Adds up to its value."""
    outlook = bargain.outlook
    terms = split_terms(bargain, standing)
    coalition = bargain.coalition(standing.members)
    if coalition.called:
        paid = sum([term.amount for term in terms])
        opposition = bargain.everyone & ~standing.members
        each = bargain.worth / opposition.bit_count()
        cost_in, cost_out = bargain.style.upkeep
        row = outlook.regard[outlook.me]
        turned = cost = 0.0
        for seat, weight in enumerate(row):
            out = opposition >> seat & 1
            turned += weight * (each if out else outlook.net)
            cost -= weight * (cost_out if out else cost_in) * outlook.net
        terms += [
            Term.of(
                COUNCIL,
                coalition.defeat * (turned - paid),
                chance=per_cent(coalition.defeat),
                mug=coalition.height,
                biscuit=coalition.biscuit,
            ),
            Term.of(COUNCIL_COST, coalition.called * cost, chance=per_cent(coalition.called)),
        ]
    return terms
