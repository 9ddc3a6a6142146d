"""Turns of Saludos Amigos that were played at a table, behind a bridge, with all that happened in them."""

from __future__ import annotations

from typing import Any

from bigshot_desktop.games import GAMES
from bigshot_desktop.table.match import Match, Step
from bigshot_desktop.table.referee import Referee
from bigshot_desktop.ui.play.bridge import Bridge
from tests.games.saludos_amigos.rules.positions import Table
from tests.ui.players import seats


def played(table: Table, viewer: int = 0, kinds: str = "hbbbbbb") -> Bridge:
    """The match that was played at a table, in the window."""
    match = Match(GAMES["saludos-amigos"], table.setup, seats(kinds[: table.players]), 1)
    bridge = Bridge(Referee(match), viewer)
    go_on(bridge, *table.actions)
    return bridge


def go_on(bridge: Bridge, *actions: Any) -> None:
    """What happens next, nature's part as the test wants it."""
    for action in actions:
        step = bridge.match.play(action)
        assert isinstance(step, Step)
        bridge.stepped.deliver(bridge.seen(step))
        bridge.revealed.deliver(bridge.seen(step))
