"""What an action does to a seat's chance to win, told as terms that add up to it."""

from __future__ import annotations

from collections.abc import Sequence

from bigshot_desktop.bots.reasons import Prospect, Term
from bigshot_desktop.games.saludos_amigos.bots.coalitions import Coalitions
from bigshot_desktop.games.saludos_amigos.bots.payouts import parts
from bigshot_desktop.games.saludos_amigos.bots.talk import Shares, Talk
from bigshot_desktop.games.saludos_amigos.bots.terms import (
    DEAL,
    FALL,
    LEADER,
    LEFT_OUT,
    OTHERWISE,
    REFUSAL,
    RIVALS,
    SHARE,
    TALK,
)
from bigshot_desktop.games.saludos_amigos.rules.actions import SaludosAction
from bigshot_desktop.games.saludos_amigos.rules.negotiation import members_of


def per_cent(chance: float) -> int:
    """A chance as a fact."""
    return round(100 * chance)


def prospect(action: SaludosAction, now: float, terms: Sequence[Term]) -> Prospect:
    """An action with the chance it leads to: the one there is now, and the terms; those of nothing are left out."""
    real = tuple([term for term in terms if term.amount])
    return Prospect(action, now + sum([term.amount for term in real]), real)


class Reckoning:
    """Splits what a coalition does to the chance of one seat into its parts."""

    def __init__(self, bargain: Coalitions, me: int, now: float, eagerness: float = 0.0) -> None:
        self.eagerness = eagerness
        """How much any deal is liked better than none."""
        self.bargain = bargain
        self.me = me
        self.now = now
        others = [seat for seat in range(bargain.players) if seat != me]
        self.leader = max(others, key=lambda seat: bargain.before[seat])
        """The rival most likely to win."""

    def offer(
        self,
        action: SaludosAction,
        shares: Shares,
        chance: float,
        stay: float,
        doubtful: tuple[int, int],
    ) -> Prospect:
        """An action that leads to a coalition with some chance, and else leaves the chance ``stay``."""
        terms, value = self.standing(shares, 1.0)
        if chance < 1.0:
            seat, million = doubtful
            amount = (1.0 - chance) * (stay - value)
            terms.append(
                Term.of(REFUSAL, amount, chance=per_cent(chance), seat=seat, million=million)
            )
        terms.append(Term.of(DEAL, chance * self.eagerness))
        return prospect(action, self.now, terms)

    def quiet(self, action: SaludosAction, talk: Talk) -> Prospect:
        """An action after which things are left to the others."""
        if talk.coalition:
            return prospect(action, self.now, self.standing(talk.shares, talk.life)[0])
        stay = self.bargain.now(talk)[self.me]
        return prospect(action, self.now, [Term.of(TALK, stay - self.now)])

    def standing(self, shares: Shares, life: float) -> tuple[list[Term], float]:
        """What a standing coalition means, and the chance once it stands."""
        bargain, me = self.bargain, self.me
        terms = self.paid(shares)
        value = bargain.values(shares, life)[me]
        paid = bargain.payouts.paid(shares)[me]
        members = members_of(shares)
        terms.append(
            Term.of(
                FALL,
                value - paid,
                chance=per_cent(1.0 - bargain.lasting(shares, life)),
                mug=bargain.height(members),
                biscuit=bargain.height(bargain.everyone & ~members),
            )
        )
        return terms, value

    def paid(self, shares: Shares) -> list[Term]:
        """What it means that the section is shared like this."""
        bargain, me, leader = self.bargain, self.me, self.leader
        odds = bargain.payouts.odds
        base = bargain.before[me]
        terms = [Term.of(OTHERWISE, base - self.now)]
        steps = [one[0] for one in odds]
        reached = base
        others = sum(shares) - shares[me] - shares[leader]
        if shares[me]:
            steps[me] = odds[me][shares[me]]
            chance = parts(steps)[me]
            height = bargain.height(members_of(shares))
            terms.append(
                Term.of(
                    SHARE,
                    chance - reached,
                    million=shares[me],
                    worth=bargain.worth,
                    height=height,
                    without=height - bargain.strengths[me],
                )
            )
            reached = chance
        if shares[leader]:
            steps[leader] = odds[leader][shares[leader]]
            chance = parts(steps)[me]
            lead = bargain.money[leader] - bargain.money[me]
            terms.append(
                Term.of(LEADER, chance - reached, seat=leader, million=shares[leader], lead=lead)
            )
            reached = chance
        if others:
            chance = bargain.payouts.paid(shares)[me]
            if shares[me]:
                terms.append(Term.of(RIVALS, chance - reached, million=others))
            else:
                mug = bargain.height(members_of(shares))
                terms.append(Term.of(LEFT_OUT, chance - reached, million=others, mug=mug))
        return terms
