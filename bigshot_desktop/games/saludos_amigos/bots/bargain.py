"""The coalitions of a negotiation: what each is worth to everybody, what partners cost, and what may outbid them."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, exp
from typing import Final, NamedTuple

from bigshot_desktop.games.saludos_amigos.bots.outlook import Outlook
from bigshot_desktop.games.saludos_amigos.rules.material import SEATS_IN
from bigshot_desktop.games.saludos_amigos.rules.observation import SaludosObservation

Shares = tuple[int, ...]

_HOPELESS: Final = 0.05
"""A coalition with a smaller chance to be paid is not worth a thought."""
_LARGEST: Final = 3
"""Larger coalitions are thought of only where the mug asks for them: they leave too little for each."""
_PLAIN: Final = (0.0,)
"""Plain players offer the price and the margin."""
_RELUCTANT: Final = 0.4
"""How likely somebody accepts who has a better idea, compared with others."""


class Coalition(NamedTuple):
    """What is known of a coalition whatever its split."""

    height: int
    biscuit: int
    called: float
    """The chance that the opposition calls the council."""
    defeat: float
    """The chance that the opposition wins it."""
    fixed: list[float]
    """By seat, the advantage that does not depend on the split: cards drawn, and the council."""


class StandingOffer(NamedTuple):
    """A coalition with its split."""

    members: int
    shares: Shares


class Idea(NamedTuple):
    """An offer somebody could make."""

    standing: StandingOffer
    chance: float
    """That all accept."""
    worth: float
    """What it promises its proposer, refusals counted."""


class Bargain:
    """The table of one negotiation; everything is worked out once, when it is asked for."""

    def __init__(self, outlook: Outlook, broken: Sequence[float]) -> None:
        seen = outlook.seen
        self.outlook = outlook
        self.style = outlook.style
        self.players = outlook.players
        self.everyone = (1 << outlook.players) - 1
        self.worth = seen.worth
        self.strengths = seen.strengths
        self.broken = broken
        """By seat, how readily it breaks a standing coalition, between 0 and 1."""
        self.judged = 0
        """Splits looked at so far."""
        self._heights = [0] * (self.everyone + 1)
        for mask in range(1, self.everyone + 1):
            low = mask & -mask
            self._heights[mask] = self._heights[mask ^ low] + self.strengths[low.bit_length() - 1]
        self._coalitions: dict[int, Coalition] = {}
        self._values: dict[StandingOffer, list[float]] = {}
        self._above: dict[tuple[int, int], list[int]] = {}
        self._ideas: dict[tuple[StandingOffer, int], list[Idea]] = {}
        self._expected: dict[tuple[StandingOffer, int], list[float]] = {}

    def fits(self, seen: SaludosObservation, broken: Sequence[float]) -> bool:
        """Whether it is the table of this observation too: nothing has changed but what was said."""
        was = self.outlook.seen
        return (
            (was.seat, was.turn, was.worth, was.sections, was.journalists)
            == (seen.seat, seen.turn, seen.worth, seen.sections, seen.journalists)
            and was.strengths == seen.strengths
            and was.money == seen.money
            and was.hands == seen.hands
            and was.cards == seen.cards
            and list(self.broken) == list(broken)
        )

    # --- what a coalition is worth ---------------------------------------------------------------

    def height(self, members: int) -> int:
        return self._heights[members]

    def coalition(self, members: int) -> Coalition:
        known = self._coalitions.get(members)
        if known is None:
            known = self._coalitions[members] = self._look_at(members)
        return known

    def _look_at(self, members: int) -> Coalition:
        """Its chances in the council, and what everybody gets beside the split."""
        outlook, style = self.outlook, self.style
        opposition = self.everyone & ~members
        height, biscuit = self._heights[members], self._heights[opposition]
        called = defeat = 0.0
        if members and opposition:
            cards = outlook.seen.cards
            against = sum([cards[seat] for seat in SEATS_IN[opposition]])
            if against:
                case = (
                    1.0,
                    height - biscuit,
                    against,
                    sum([cards[seat] for seat in SEATS_IN[members]]),
                    self.worth,
                    outlook.turns,
                )
                called = _chance(style.call, case)
                defeat = min(_chance(style.defeat, case), called)
        each = self.worth / max(1, opposition.bit_count())
        cost_in, cost_out = style.upkeep
        gains = []
        for seat in range(self.players):
            if members >> seat & 1:
                gains.append((defeat - called * cost_in) * outlook.net)
            else:
                gains.append(defeat * each + (1.0 - defeat - called * cost_out) * outlook.net)
        fixed = [outlook.advantage(seat, gains) for seat in range(self.players)]
        return Coalition(height, biscuit, called, defeat, fixed)

    def values(self, standing: StandingOffer) -> list[float]:
        """By seat, what it is worth if the negotiation ends with it."""
        known = self._values.get(standing)
        if known is None:
            known = self._values[standing] = self._value(standing)
        return known

    def _value(self, standing: StandingOffer) -> list[float]:
        coalition = self.coalition(standing.members)
        paid = 1.0 - coalition.defeat
        members = [(seat, paid * standing.shares[seat]) for seat in SEATS_IN[standing.members]]
        return [
            fixed + sum([row[seat] * share for seat, share in members])
            for row, fixed in zip(self.outlook.regard, coalition.fixed, strict=True)
        ]

    # --- what partners cost ----------------------------------------------------------------------

    def priced(
        self, proposer: int, members: int, prices: Sequence[float], extra: float
    ) -> tuple[Shares, float] | None:
        """The split that gives each partner its price and a little, and what it is worth to the proposer."""
        self.judged += 1
        coalition = self.coalition(members)
        paid = 1.0 - coalition.defeat
        if paid < _HOPELESS:
            return None
        partners = SEATS_IN[members & ~(1 << proposer)]
        own = self.worth - len(partners)
        shares = [0] * self.players
        shares[proposer] = own
        for seat in partners:
            shares[seat] = 1
        regard, fixed = self.outlook.regard, coalition.fixed
        for _ in partners[:2]:  # who was content with 1 may not be when another has got more
            for seat in partners:
                row = regard[seat]
                got = row[proposer] * own
                for other in partners:
                    got += row[other] * shares[other]
                lacking = prices[seat] + extra - fixed[seat] - paid * got
                if lacking > 0:
                    more = ceil(lacking / (paid * (1.0 - row[proposer])))
                    own -= more
                    if own < 1:
                        return None
                    shares[seat] += more
        shares[proposer] = own
        row = regard[proposer]
        value = row[proposer] * own
        for other in partners:
            value += row[other] * shares[other]
        return tuple(shares), fixed[proposer] + paid * value

    def higher(self, proposer: int, mug: int) -> list[int]:
        """The coalitions of a seat that beat the mug, can pay each member a million, and are no larger than need be."""
        key = (proposer, mug)
        known = self._above.get(key)
        if known is None:
            heights = self._heights
            found = [
                members
                for members in range(1 << proposer, self.everyone + 1)
                if members >> proposer & 1 and heights[members] > mug
            ]
            least = min([members.bit_count() for members in found], default=0)
            most = min(self.worth, max(_LARGEST, least))
            known = [members for members in found if members.bit_count() <= most]
            self._above[key] = known
        return known

    # --- offers ----------------------------------------------------------------------------------

    def ideas(self, standing: StandingOffer, proposer: int) -> list[Idea]:
        """The offers a plain player might make against a standing coalition, the most promising first."""
        key = (standing, proposer)
        known = self._ideas.get(key)
        if known is None:
            known = self._ideas[key] = self.think(standing, proposer, _PLAIN)
        return known

    def think(
        self, standing: StandingOffer, proposer: int, generosity: tuple[float, ...]
    ) -> list[Idea]:
        """The same, with more or less for the partners."""
        style = self.style
        prices = self.values(standing)
        stay = prices[proposer]
        ideas = []
        for members in self.higher(proposer, self._heights[standing.members]):
            last: Shares = ()
            for extra in generosity:
                found = self.priced(proposer, members, prices, style.margin + extra)
                if found is None:
                    break
                shares, value = found
                if shares == last:
                    continue
                last = shares
                if value <= stay:
                    break
                offer = StandingOffer(members, shares)
                chance = self.agreement(offer, members & ~(1 << proposer), prices)
                ideas.append(Idea(offer, chance, chance * value + (1.0 - chance) * stay))
        ideas.sort(key=lambda idea: -idea.worth)
        return ideas

    def agreement(self, offer: StandingOffer, asked: int, prices: Sequence[float]) -> float:
        """The chance that all who are asked say yes."""
        chance = 1.0
        values = self.values(offer)
        for seat in SEATS_IN[asked]:
            chance *= self.yes(values[seat] - prices[seat])
        return chance

    def yes(self, gain: float) -> float:
        """The chance that somebody accepts what is so much better than the own price."""
        lot = gain / self.style.doubt
        return 1.0 / (1.0 + exp(-lot)) if -20.0 < lot < 20.0 else float(lot > 0)

    # --- what may come of it ---------------------------------------------------------------------

    def expected(self, standing: StandingOffer, ahead: int) -> list[float]:
        """By seat, what a standing coalition is worth, looking so many coalitions further on."""
        if not ahead:
            return self.values(standing)
        key = (standing, ahead)
        known = self._expected.get(key)
        if known is None:
            known = self._expected[key] = self._look_ahead(standing, ahead)
        return known

    def _look_ahead(self, standing: StandingOffer, ahead: int) -> list[float]:
        """Whoever gains by outbidding may be the one who does, unless a partner has a better idea."""
        now = self.values(standing)
        eagerness, outbid = self.style.eagerness, self.style.outbid
        best = []
        for proposer in range(self.players):
            ideas = self.ideas(standing, proposer)
            hope = ideas[0].worth if ideas else now[proposer]
            best.append(ideas[0] if hope > now[proposer] + eagerness else None)
        coming: list[tuple[float, list[float]]] = []
        stays = 1.0
        for proposer, idea in enumerate(best):
            if idea is None:
                continue
            offer = idea.standing
            weight = 1.0
            values = self.values(offer)
            for seat in SEATS_IN[offer.members & ~(1 << proposer)]:
                own = best[seat]
                if own and own.worth > values[seat]:
                    weight *= _RELUCTANT
                if standing.members >> seat & 1:
                    weight *= self.broken[seat]
            stays *= 1.0 - outbid * weight
            coming.append((weight, self.expected(offer, ahead - 1)))
        if not coming:
            return now
        if not standing.members:
            stays = 0.0
        moves = (1.0 - stays) / sum([weight for weight, _ in coming])
        return [
            stays * value + moves * sum([weight * after[seat] for weight, after in coming])
            for seat, value in enumerate(now)
        ]


def _chance(odds: tuple[float, ...], case: tuple[float, ...]) -> float:
    """From log odds to a chance."""
    lot = sum([a * b for a, b in zip(odds, case, strict=True)])
    if lot < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-lot)) if lot < 30.0 else 1.0
