"""A council imagined: what the others may hold, and what each of them would then do."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from bigshot_desktop.bots.bot import Budget
from bigshot_desktop.games.saludos_amigos.bots.assembly import Assembly, Imagined
from bigshot_desktop.games.saludos_amigos.bots.outlook import Outlook
from bigshot_desktop.games.saludos_amigos.bots.style import Style
from bigshot_desktop.games.saludos_amigos.rules.actions import Commit, Push, SaludosAction, StayOut
from bigshot_desktop.games.saludos_amigos.rules.council import push, stay_out
from bigshot_desktop.games.saludos_amigos.rules.material import COUNCILLORS, SEATS_IN
from bigshot_desktop.games.saludos_amigos.rules.observation import (
    SaludosObservation,
    guess,
    observe,
)
from bigshot_desktop.games.saludos_amigos.rules.state import ATTENDANCE, CALL, SaludosState


class Imagination(NamedTuple):
    """Who imagines what, and how often."""

    seen: SaludosObservation
    style: Style
    rng: Random
    budget: Budget

    def councils(self, first: SaludosAction | None) -> list[Imagined]:
        """How a council could go if one does this first; one's own cards in it are left open."""
        return [
            self._one(guess(self.seen, self.rng), first)
            for _ in range(self.style.guesses)
            if not self.budget.spent
        ]

    def _one(self, state: SaludosState, first: SaludosAction | None) -> Imagined:
        me = self.seen.seat
        if isinstance(first, Push):
            push(state, first, None)
        elif isinstance(first, StayOut):
            stay_out(state, first, None)
        while state.phase in (CALL, ATTENDANCE):
            (seat,) = state.acting
            word = StayOut(seat) if seat == me else self._word(state, seat)
            if isinstance(word, Push):
                push(state, word, None)
            else:
                stay_out(state, word, None)
        if not state.council:
            return Imagined(0, 0, ())
        points = [0, 0]
        for seat in SEATS_IN[state.council]:
            if seat != me:
                points[state.coalition >> seat & 1] += self._points(state, seat)
        return Imagined(points[1], points[0], state.counter)

    def _mind(self, state: SaludosState, seat: int) -> Assembly:
        return Assembly(Outlook(observe(state, seat), self.style))

    def _word(self, state: SaludosState, seat: int) -> Push | StayOut:
        """Whether another would come."""
        best = max(self._mind(state, seat).pushing(), key=lambda way: way.expected).action
        assert isinstance(best, Push | StayOut)
        return best

    def _points(self, state: SaludosState, seat: int) -> int:
        """What another would add, the card that is pushed included."""
        points = state.pushed[seat]
        if state.cards[seat]:
            best = max(self._mind(state, seat).sealing(), key=lambda way: way.expected).action
            assert isinstance(best, Commit)
            points += sum([a * b for a, b in zip(best.cards, COUNCILLORS, strict=True)])
        return points
