"""Why a smaller hand is good: what a journalist would cost with the cards and without them.

Everybody is measured against the smallest hand (SA-24). So a card less spares its player a million, or, where
nobody has a smaller hand, costs everybody else one.
"""

from __future__ import annotations

from typing import NamedTuple

from bigshot_desktop.bots.reasons import Term, sentence
from bigshot_desktop.engine.game import Fact
from bigshot_desktop.games.saludos_amigos.bots.talk import Shares
from bigshot_desktop.games.saludos_amigos.rules.observation import SaludosObservation


class Visit(NamedTuple):
    """What a journalist would find and cost."""

    hand: int
    least: int
    """The smallest hand at the table."""
    cost: int
    """For the seat that asks."""
    others: int
    """For all others together."""


class HandAdvice:
    """What it is worth to a seat to hold fewer cards."""

    def __init__(self, seen: SaludosObservation) -> None:
        self.seen = seen
        self.me = seen.seat

    def sentences(
        self,
        used: int,
        paid: Shares | None = None,
        *,
        planned: bool = False,
        likely: bool = False,
    ) -> list[Term]:
        """What so many cards less are good for, if anything.

        ``paid`` is how the turn will end: who gets nothing draws a card. Without it hands are compared as they are now.
        ``planned`` tells that the cards are still to be chosen, after one that is pushed forward;
        ``likely`` that the turn ends so only if one's own side wins.
        """
        before, after = self.visit(0, paid), self.visit(used, paid)
        spared, dearer = before.cost - after.cost, after.others - before.others
        if spared > 0 and spared * (len(self.seen.money) - 1) >= dearer:
            return [self._cost(before, paid, likely=likely)]
        if dearer <= 0:
            return []
        facts: dict[str, Fact] = {"left": after.hand, "more": before.hand}
        facts |= {"million": after.others, "kept": before.others}
        if planned:
            return [sentence("hand-smallest-plan", played=used, **facts)]
        if paid is not None and likely:
            return [sentence("hand-smallest-wins", share=paid[self.me], **facts)]
        draws = paid is not None and not paid[self.me]
        return [sentence("hand-smallest-drawn" if draws else "hand-smallest", **facts)]

    def _cost(self, before: Visit, paid: Shares | None, *, likely: bool) -> Term:
        facts: dict[str, Fact] = {"number": before.hand, "least": before.least}
        facts["million"] = before.cost
        if paid is None:
            return sentence("cards-cost", **facts)
        if paid[self.me]:
            code = "cards-cost-wins" if likely else "cards-cost-paid"
            return sentence(code, share=paid[self.me], **facts)
        return sentence("cards-cost-drawn", **facts)

    def visit(self, used: int, paid: Shares | None) -> Visit:
        """A journalist who comes once the section is paid, the others having used no card."""
        seen, me = self.seen, self.me
        hands, money = list(seen.cards), list(seen.money)
        hands[me] -= used
        if paid is not None:
            money = [sum(pair) for pair in zip(money, paid, strict=True)]
            unpaid = [seat for seat, share in enumerate(paid) if not share]
            stock = seen.deck + seen.discards + used + sum(map(bool, seen.pushed))
            if stock >= len(unpaid):  # else nobody draws (SA-22)
                for seat in unpaid:
                    hands[seat] += 1
        least = min(hands)
        costs = [min(hand - least, purse) for hand, purse in zip(hands, money, strict=True)]
        return Visit(hands[me], least, costs[me], sum(costs) - costs[me])
