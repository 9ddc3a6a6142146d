"""The council: whether to call or attend it, what to say there, and which cards to play."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from math import erf, sqrt
from typing import Final, NamedTuple

from bigshot_desktop.bots.reasons import MOST_ALTERNATIVES, Prospect, Term
from bigshot_desktop.games.saludos_amigos.bots.bargain import Bargain, StandingOffer
from bigshot_desktop.games.saludos_amigos.bots.judgement import per_cent, prospect, split_terms
from bigshot_desktop.games.saludos_amigos.bots.outlook import Outlook
from bigshot_desktop.games.saludos_amigos.bots.terms import CARDS, COUNCIL, PRESS
from bigshot_desktop.games.saludos_amigos.rules.actions import (
    ACCEPTS,
    DECLINES,
    READIES,
    Commit,
    Push,
    SaludosAction,
    StayOut,
)
from bigshot_desktop.games.saludos_amigos.rules.decisions import SettleSplit
from bigshot_desktop.games.saludos_amigos.rules.material import COUNCILLORS, SEATS_IN
from bigshot_desktop.games.saludos_amigos.rules.state import CALL

_COMPANY: Final = 0.5
"""How likely an opponent who has cards follows a call."""
_HAZE: Final = 0.8
"""How many points an imagined council may be off (standard deviation)."""
_MOST: Final = 2.4
"""Points a card adds at most, on average."""

Numbers = tuple[int, ...]
"""Cards by value."""


class Imagined(NamedTuple):
    """How a council went in one's head, without the own cards."""

    defence: int
    """Points the coalition added."""
    attack: int
    """Points the opposition added."""
    counter: tuple[int, ...]
    """The split of those who attended; empty where nobody called."""


Imagine = Callable[[SaludosAction | None], list[Imagined]]
"""Plays a council through a few times, beginning with an action of one's own."""


class Assembly:
    """The two sides of a council, seen from one seat."""

    def __init__(self, outlook: Outlook) -> None:
        seen = outlook.seen
        self.outlook = outlook
        self.seen = seen
        self.me = me = outlook.me
        self.bargain = Bargain(outlook, ())
        everyone = self.bargain.everyone
        self.coalition = seen.coalition
        self.opposition = everyone & ~seen.coalition
        self.inside = bool(seen.coalition >> me & 1)
        self.standing = StandingOffer(seen.coalition, seen.shares)
        self.lead = seen.mug - self.bargain.height(self.opposition)
        pushed = [int(card != 0) for card in seen.pushed]
        self.cards = [a + b for a, b in zip(seen.cards, pushed, strict=True)]
        self._sides: dict[tuple[tuple[float, ...], int], tuple[float, float, int]] = {}
        self.terms = split_terms(self.bargain, self.standing)
        self.paid = sum([term.amount for term in self.terms])

    # --- what the sides will add -----------------------------------------------------------------

    def _points(self, odds: tuple[float, ...], side: int) -> tuple[float, float, int]:
        """Points a side is likely to add, their deviation, and its cards."""
        known = self._sides.get((odds, side))
        if known is not None:
            return known
        *weights, deviation = odds
        cards = sum([self.cards[seat] for seat in SEATS_IN[side]])
        case = (1.0, self.lead, cards, self.seen.worth, self.outlook.turns)
        mean = sum([a * b for a, b in zip(weights, case, strict=True)])
        found = max(0.0, min(_MOST * cards, mean)), deviation, cards
        self._sides[odds, side] = found
        return found

    def victory(self, points: int, attending: int) -> float:
        """The chance that the opposition wins if one adds so many points to one's side."""
        style = self.outlook.style
        defence, loose, ours = self._points(style.defence, self.coalition)
        attack, wild, theirs = self._points(style.attack, attending)
        mine = self.cards[self.me]
        if self.inside:
            part = 1.0 - mine / ours if ours else 0.0
            defence, loose = points + part * defence, sqrt(part) * loose
        elif attending >> self.me & 1:
            part = 1.0 - mine / theirs if theirs else 0.0
            attack, wild = points + part * attack, sqrt(part) * wild
        spread = sqrt(loose * loose + wild * wild + 0.3)
        return 0.5 + 0.5 * erf((attack - defence - self.lead - 0.5) / (spread * sqrt(2.0)))

    def turned(self, counter: tuple[float, ...]) -> float:
        """The advantage if the opposition wins and shares like this."""
        gains = [share or self.outlook.net for share in counter]
        return self.outlook.advantage(self.me, gains)

    def _even(self, attending: int) -> tuple[float, ...]:
        each = self.seen.worth / attending.bit_count()
        return tuple(
            [each if attending >> seat & 1 else 0.0 for seat in range(self.outlook.players)]
        )

    # --- what was imagined -----------------------------------------------------------------------

    def _imagined(self, councils: list[Imagined], points: int) -> tuple[float, float]:
        """The chance that the opposition wins if one adds so many points, and the advantage it is then."""
        won = turned = 0.0
        for defence, attack, counter in councils:
            if counter:
                more = -points if self.inside else points
                margin = attack - defence - self.lead + more - 0.5
                chance = 0.5 + 0.5 * erf(margin / (_HAZE * sqrt(2.0)))
                won += chance
                turned += chance * self.turned(tuple([float(share) for share in counter]))
        return won / len(councils), turned / won if won else 0.0

    # --- prospects -------------------------------------------------------------------------------

    def _score(self, numbers: Numbers, chance: float, turned: float) -> float:
        """What :meth:`_way` adds up to."""
        cost = self.outlook.spent(numbers) - sum(numbers) * self.outlook.press
        return self.paid + chance * (turned - self.paid) - cost

    def _way(
        self, action: SaludosAction, numbers: Numbers, chance: float, turned: float
    ) -> Prospect:
        """An action with the cards it will cost and the chance that the opposition wins."""
        outlook = self.outlook
        cards = sum(numbers)
        points = sum([a * b for a, b in zip(numbers, COUNCILLORS, strict=True)])
        return prospect(
            action,
            [
                *self.terms,
                Term.of(
                    COUNCIL,
                    chance * (turned - self.paid),
                    chance=per_cent(chance),
                    mug=self.seen.mug,
                    biscuit=self.bargain.height(self.opposition),
                ),
                Term.of(CARDS, -outlook.spent(numbers), cards=cards, points=points),
                Term.of(PRESS, cards * outlook.press, cards=self.seen.cards[self.me] - cards),
            ],
        )

    def pushing(self, imagine: Imagine | None = None) -> list[Prospect]:
        """To call or attend with each card, played out with the best cards to follow, or to stay out."""
        seen, me, hand = self.seen, self.me, self.outlook.hand
        others = [
            seat
            for seat in SEATS_IN[self.opposition & ~(1 << me)]
            if seen.cards[seat] and seat not in seen.attending
        ]
        present = sum([1 << seat for seat in seen.attending])
        likely = present
        if seen.phase == CALL:
            alone = self.bargain.coalition(self.coalition)
            share = sum([1 << seat for seat in SEATS_IN[seen.asked]])
            chance = alone.defeat if share else 0.0
            company = self.opposition
        else:
            chance = self.victory(0, present)
            company = present
        waiting = int(_COMPANY * len(others) + 0.5)
        for seat in others[:waiting]:
            likely |= 1 << seat
        turned = self.turned(self._even(company))
        if imagine:
            chance, turned = self._imagined(imagine(StayOut(me)), 0)
        stay = self._way(StayOut(me), (0, 0, 0), chance, turned)
        attending = likely | 1 << me
        if attending.bit_count() > seen.worth:
            attending = present | 1 << me
        turned = self.turned(self._even(attending))
        ways = [stay]
        best: dict[int, Prospect] = {}
        lowest = next(card for card, held in zip(COUNCILLORS, hand, strict=True) if held)
        councils = imagine(Push(me, lowest)) if imagine else []
        scores: dict[int, float] = {}
        for numbers in _subsets(hand):
            points = sum([a * b for a, b in zip(numbers, COUNCILLORS, strict=True)])
            if councils:
                chance, turned = self._imagined(councils, points)
            else:
                chance = self.victory(points, attending)
            score = self._score(numbers, chance, turned)
            for card, number in zip(COUNCILLORS, numbers, strict=True):
                if number and (card not in scores or score > scores[card]):
                    scores[card] = score
                    best[card] = self._way(Push(me, card), numbers, chance, turned)
        ways += best.values()
        return ways

    def sealing(self, imagine: Imagine | None = None) -> list[Prospect]:
        """The best choices of cards."""
        seen, me = self.seen, self.me
        attending = sum([1 << seat for seat in seen.attending])
        turned = self.turned(tuple([float(share) for share in seen.counter]))
        pushed = max(0, seen.pushed[me])
        councils = imagine(None) if imagine else []
        choices = []
        for numbers in [(0, 0, 0), *_subsets(self.outlook.hand)]:
            points = sum([a * b for a, b in zip(numbers, COUNCILLORS, strict=True)])
            if councils:
                chance, turned = self._imagined(councils, points + pushed)
            else:
                chance = self.victory(points + pushed, attending)
            choices.append((self._score(numbers, chance, turned), numbers, chance, turned))
        choices.sort(key=lambda choice: -choice[0])
        return [
            self._way(Commit(me, numbers), numbers, chance, turned)
            for _, numbers, chance, turned in choices[: 1 + MOST_ALTERNATIVES]
        ]

    def talking(self) -> list[Prospect]:
        """Yes or no to another split, judged as if one's side had won; else ready."""
        decision = self.seen.decision
        assert isinstance(decision, SettleSplit)
        me = self.me
        side = self.coalition if self.inside else self.seen.council & ~self.coalition
        old = split_terms(self.bargain, StandingOffer(side, decision.split))
        if not decision.asked:
            return [prospect(READIES[me], old)]
        assert decision.open is not None
        proposer, shares = decision.open
        new = split_terms(self.bargain, StandingOffer(side, shares))
        return [
            prospect(DECLINES[me][proposer], old),
            prospect(ACCEPTS[me][proposer], new),
        ]


def _subsets(hand: Numbers) -> list[Numbers]:
    """Every choice of at least one card."""
    every = product(*[range(number + 1) for number in hand])
    return [numbers for numbers in every if any(numbers)]
