"""Decisions for Saludos Amigos in window tests: every turn follows a script, whatever the order in which seats act."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bigshot_desktop.games.saludos_amigos.rules.actions import (
    ACCEPTS,
    DECLINES,
    DONES,
    READIES,
    Commit,
    Discard,
    Offer,
    Propose,
    Push,
    SaludosAction,
    StayOut,
)
from bigshot_desktop.games.saludos_amigos.rules.checks import check
from bigshot_desktop.games.saludos_amigos.rules.material import COUNCILLORS, SEATS_IN
from bigshot_desktop.games.saludos_amigos.rules.negotiation import may_offer
from bigshot_desktop.games.saludos_amigos.rules.packs import cards_in, counts
from bigshot_desktop.games.saludos_amigos.rules.state import (
    ATTENDANCE,
    CALL,
    NEGOTIATION,
    SEALING,
    STRENGTH,
    SaludosState,
)
from bigshot_desktop.games.saludos_amigos.rules.talk import may_propose, split_of
from bigshot_desktop.table.match import Match

ALONE, BETRAYAL, THREE, REFUSAL, NOBODY, UPSET = range(6)
PLOTS: Final = (THREE, BETRAYAL, UPSET, REFUSAL, ALONE, NOBODY)
"""One turn after the other: a coalition of three that wins a council, a member who goes over, somebody alone who loses
a council, offers that are refused, somebody alone who is paid, and nobody who offers anything."""
LOW: Final = 2
"""Who rolled no more than this rolls again, as long as there are cards enough."""
KEPT: Final = 2


def part(match: Match, seat: int) -> SaludosAction | None:
    """What a seat does now; nothing while it waits for what others say to its own offer."""
    people = [number for number, one in enumerate(match.seats) if one.kind == "human"]
    return Role(match.state, seat, tuple(people) or (0,)).action()


def line(match: Match, seat: int) -> SaludosAction:
    """What a bot says when it has the word: what waits is no reason for it to be silent."""
    ends = DONES if match.state.phase == NEGOTIATION else READIES
    return part(match, seat) or ends[seat]


@dataclass(frozen=True)
class Role:
    """One seat in the plot of a turn."""

    state: SaludosState
    seat: int
    people: tuple[int, ...]

    # --- who is who ------------------------------------------------------------------------------

    @property
    def plot(self) -> int:
        return PLOTS[self.state.turn % len(PLOTS)]

    @property
    def hero(self) -> int:
        """A person, each in turn."""
        return self.people[self.state.turn % len(self.people)]

    @property
    def others(self) -> list[int]:
        """All but the hero, the weakest first."""
        strengths = self.state.strengths
        others = [seat for seat in range(len(strengths)) if seat != self.hero]
        return sorted(others, key=lambda seat: strengths[seat])

    def action(self) -> SaludosAction | None:
        phase = self.state.phase
        if phase == STRENGTH:
            return self._roll_again()
        if phase == NEGOTIATION:
            return self._negotiate()
        if phase in (CALL, ATTENDANCE):
            return self._come()
        if phase == SEALING:
            return self._seal()
        return self._settle()

    # --- strength --------------------------------------------------------------------------------

    def _roll_again(self) -> SaludosAction:
        state, seat = self.state, self.seat
        held = cards_in(state.hands[seat])
        if seat == self.hero and state.dice[seat] <= LOW and len(held) > KEPT:
            return Discard(seat, held[0])
        return READIES[seat]

    # --- negotiation -----------------------------------------------------------------------------

    def _negotiate(self) -> SaludosAction | None:
        state, seat = self.state, self.seat
        for proposer, waiting in enumerate(state.waiting):
            if waiting >> seat & 1:
                return (ACCEPTS if self._agrees(proposer) else DECLINES)[seat][proposer]
        if state.offers[seat]:
            return None
        if not may_offer(state, seat):
            return DONES[seat]
        return self._offer() or DONES[seat]

    def _agrees(self, proposer: int) -> bool:
        """To whatever is better than what one has; but who is asked first in vain wants more."""
        state, seat = self.state, self.seat
        share = state.offers[proposer][seat]
        if self.plot == REFUSAL and proposer == self.hero and state.worth > 2:
            return share > 1
        return share > (state.shares[seat] if state.shares else 0)

    def _offer(self) -> Offer | None:
        """The offer that the plot wants of this seat now."""
        state, seat, hero = self.state, self.seat, self.hero
        weak, *_, next_best, best = self.others
        worth, first = state.worth, state.mug == 0
        if self.plot == THREE and seat == hero and first and worth > 2:
            return self._split({hero: worth - 2, best: 1, next_best: 1})
        if self.plot in (ALONE, THREE) and seat == hero and first:
            return self._split({hero: worth})
        if self.plot == UPSET and seat == weak and first:
            return self._split({weak: worth})
        if self.plot == BETRAYAL and seat == weak and first:
            return self._split({weak: worth - 1, hero: 1})
        if self.plot == BETRAYAL and seat == best and state.coalition == 1 << weak | 1 << hero:
            return self._split({hero: 2, next_best: 1, best: worth - 3})
        if self.plot == REFUSAL and seat == hero and first:
            given = 1 + len(state.declined[hero])
            return self._split({hero: worth - given, weak: given})
        if self.plot == REFUSAL and seat == best and not (first or state.made[best]):
            return self._split({best: worth - 2, next_best: 1, hero: 1})
        return None

    def _split(self, shares: dict[int, int]) -> Offer | None:
        """An offer, if there are millions enough, it beats the mug, and it was not declined before."""
        split = tuple(shares.get(seat, 0) for seat in range(len(self.state.strengths)))
        offer = Offer(self.seat, split)
        return None if min(shares.values()) < 1 or check(self.state, offer) else offer

    # --- council ---------------------------------------------------------------------------------

    def _come(self) -> SaludosAction:
        """The first calls the council if there is to be one; all attend one that will be won, people any."""
        state, seat = self.state, self.seat
        idle = self.others[1]
        comes = {
            THREE: state.phase == CALL or seat in self.people,
            UPSET: seat != idle or seat in self.people,
        }
        if comes.get(self.plot, False):
            return Push(seat, cards_in(state.hands[seat])[0])
        return StayOut(seat)

    def _settle(self) -> SaludosAction | None:
        """The hero wants a million more, and gets it every other time."""
        state, seat = self.state, self.seat
        for proposer, waiting in enumerate(state.waiting):
            if waiting >> seat & 1:
                return (ACCEPTS if state.holder % 2 else DECLINES)[seat][proposer]
        if state.offers[seat]:
            return None
        if seat == self.hero and not state.made[seat] and may_propose(state, seat):
            split = list(split_of(state, seat))
            rest = [member for member in SEATS_IN[state.side(seat)] if member != seat]
            richest = max(rest, key=lambda member: split[member])
            if split[richest] > 1:
                split[richest] -= 1
                split[seat] += 1
                return Propose(seat, tuple(split))
        return READIES[seat]

    def _seal(self) -> Commit:
        """The side that is to win plays all it has, the others nothing."""
        state, seat = self.state, self.seat
        member = bool(state.coalition >> seat & 1)
        wins = member == (self.plot == THREE)
        return Commit(seat, counts(state.hands[seat]) if wins else (0,) * len(COUNCILLORS))
