"""Talks of Saludos Amigos in the window, with everything that was said on the way there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pytestqt.qtbot import QtBot

from bigshot_desktop.games import GAMES
from bigshot_desktop.games.saludos_amigos.rules.actions import SaludosAction
from bigshot_desktop.games.saludos_amigos.window.panels.talking import TalkPanel
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.referee import Referee
from bigshot_desktop.table.seats import Seat
from bigshot_desktop.ui.match.player_requests import PlayerRequests
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.play.remarks import Remarks
from bigshot_desktop.ui.play.talk_clock import TalkClock
from tests.games.saludos_amigos.rules.positions import Table
from tests.games.saludos_amigos.window.panels.questions import put_to

NAMES = ("Anna", "Bea", "Carl", "Dora", "Emil", "Fay", "Gus")
DICE = (3, 5, 2, 6, 4, 1, 5)


def negotiation(players: int = 4) -> Table:
    """7 million to split; Anna has 6, Bea 8, Carl 5, Dora 9, Emil 7, Fay 4 and Gus 8."""
    return Table(players).negotiate(6, *DICE[:players])


def talk_bridge(table: Table, people: str = "Anna", viewer: int = 0) -> Bridge:
    """The match that was played at a table; whoever is not named is a bot."""
    players = [
        Seat(name) if name in people else Seat(name, "bot", "medium")
        for name in NAMES[: table.players]
    ]
    match = Match(GAMES["saludos-amigos"], table.setup, players, 1)
    for action in table.actions:
        match.play(action)
    return Bridge(Referee(match), viewer)


class Talk:
    """A panel, the match behind it, and what is wanted there."""

    def __init__(
        self,
        qtbot: QtBot,
        kind: type[TalkPanel],
        table: Table,
        people: str = "Anna",
        seat: int = 0,
        said: Mapping[int, str] | None = None,
    ) -> None:
        self.seat, self.bridge = seat, talk_bridge(table, people)
        self.clock, self.remarks = TalkClock(), Remarks(self.bridge)
        if said is not None:
            self.remarks.at = lambda number: said.get(number, "")  # type: ignore[method-assign]
        self.panel = kind(PlayerRequests(), self.clock, self.remarks)  # type: ignore[call-arg]
        self.busied: list[bool] = []
        self.panel.requests.editing.connect(lambda: self.busied.append(True))
        self.panel.resize(1000, 190)
        self.wanted: list[Any] = put_to(qtbot, seat, self.panel, self.bridge)

    def say(self, *actions: SaludosAction) -> None:
        """Somebody speaks, and the panel hears it."""
        for action in actions:
            assert self.bridge.submit(action), action
        self.panel.renew(self.bridge.decision(self.seat))
