"""Tables of Saludos Amigos where several may speak at once, without a window."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bigshot_desktop.bots.reasons import Choice, Prospect, Term
from bigshot_desktop.engine.game import CHANCE, EVERYONE
from bigshot_desktop.games.saludos_amigos.bots.manners import SaludosManners
from bigshot_desktop.games.saludos_amigos.rules.actions import (
    Done,
    Ready,
)
from bigshot_desktop.games.saludos_amigos.rules.state import NEGOTIATION
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.referee import Referee
from bigshot_desktop.ui.look.pace import Pace
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.play.open_turns import OpenTurns
from bigshot_desktop.ui.play.remarks import Remarks
from bigshot_desktop.ui.play.talk import TalkParts
from bigshot_desktop.ui.play.talk_clock import TalkClock
from bigshot_desktop.ui.play.turns import Phase
from tests.ui.players import EmptyStage, InstantBots, a_match

LONG = 3_600_000
"""Nobody waits for so long."""


Policy = Callable[[Match, int], Any]


class ScriptedBots(InstantBots):
    """Bots that do what the test says."""

    def __init__(self, policy: Policy | None = None) -> None:
        super().__init__()
        self.policy = policy

    def choose(self, match: Match, seat: int) -> Choice:
        if self.policy is None:
            return super().choose(match, seat)
        saying = Term.of("test", 0.0)
        return Choice(Prospect(self.policy(match, seat)), saying=saying)


def silent(match: Match, seat: int) -> Any:
    """A bot that wants nothing."""
    return Done(seat) if match.state.phase == NEGOTIATION else Ready(seat)


def split(match: Match, *members: int) -> tuple[int, ...]:
    shares = [0] * len(match.seats)
    for member in members:
        shares[member] = 1
    shares[members[0]] = match.state.worth - len(members) + 1
    return tuple(shares)


class Table:
    """A table without a window."""

    def __init__(self, match: Match, policy: Policy | None = None, *, still: bool = True) -> None:
        self.match = match
        self.stage = EmptyStage()
        self.bots = ScriptedBots(policy)
        self.pace = Pace("off" if still else "fast")
        self.pace.bot_pause = 0
        self.bridge = Bridge(Referee(match))
        self.clock = TalkClock()
        self.remarks = Remarks(self.bridge)
        self.turns = OpenTurns(
            self.bridge,
            self.bots,
            self.pace,
            self.stage,
            secrets=True,
            roller=self._roller,
            talk=TalkParts(SaludosManners(), self.clock),
        )
        self.turns.talk.pause_for_people = 0
        self.turns.rolls_itself = True
        self.phases: list[tuple[Phase, int]] = []
        self.turns.changed.connect(lambda: self.phases.append((self.turns.phase, self.turns.seat)))

    def _roller(self, state: Any) -> int:
        return getattr(self.match.game.decision(state, CHANCE), "holder", EVERYONE)

    @property
    def last(self) -> Any:
        return self.match.steps[-1].action


def at(phase: int, kinds: str, seed: int = 1) -> Match:
    """A match in which everybody may speak about this, and nobody has."""
    match = a_match(kinds, seed, game="saludos-amigos")
    while match.state.phase != phase:
        if match.to_act == (CHANCE,):
            match.draw()
        else:
            match.play(Ready(match.to_act[0]))
    return match
