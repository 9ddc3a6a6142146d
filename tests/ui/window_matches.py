"""Matches in the program's window: sitting down, playing on with mouse or keyboard, waiting for a decision."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from random import Random
from typing import Final

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bigshot_desktop.engine.game import Event
from bigshot_desktop.table.match_request import MatchRequest
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.match.table_page import TablePage
from bigshot_desktop.ui.play.turns import Phase
from tests.ui.input import Hands, Keyboard, Mouse, take_turn
from tests.ui.players import InstantBots, seats
from tests.ui.quick_choices import QuickBots

WAITING = (Phase.DECIDING, Phase.ROLLING, Phase.CALLING, Phase.OVER)


SEEN = 20
"""Of so many turns one is painted: most of the time of a match would go into pictures that nobody looks at."""


HANDS: Final[dict[str, Callable[[], Mouse | Keyboard]]] = {"mouse": Mouse, "keyboard": Keyboard}


def sit(
    window: MainWindow,
    kinds: str,
    seed: int = 1,
    *,
    game: str = "big-shot",
    bots: InstantBots | None = None,
    **options: str,
) -> TablePage:
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    if bots or game != "big-shot":
        window.matches.runner = bots or QuickBots()  # type: ignore[assignment]
    window.matches.begin(MatchRequest(game, seats(kinds), chosen, seed))
    assert window.table is not None
    return window.table


def wait(qtbot: QtBot, table: TablePage) -> Phase:
    turns = table.turns
    if turns.phase not in WAITING:

        def is_there() -> bool:
            return turns.phase in WAITING

        qtbot.waitSignal(turns.changed, timeout=20_000, check_params_cb=is_there).wait()
    return turns.phase


def play(
    qtbot: QtBot, table: TablePage, hands: Hands, steps: int = 100_000, seed: int | None = 5
) -> None:
    """Plays on with these hands, until the match is over or it has so many steps; some of them are looked at."""
    rng = None if seed is None else Random(seed)
    window = table.window()
    paints = window.updatesEnabled()
    for turn in count():
        if wait(qtbot, table) is Phase.OVER or table.bridge.match.length >= steps:
            break
        window.setUpdatesEnabled(paints and turn % SEEN == SEEN // 2)
        before = table.bridge.match.length, table.turns.phase
        if not take_turn(table, hands, rng):
            length = before[0]
            qtbot.waitUntil(lambda: table.bridge.match.length > length, timeout=20_000)  # noqa: B023
        after = table.bridge.match.length, table.turns.phase
        focus = QApplication.focusWidget()
        assert after != before, (table.turns.phase, table.bar.refusal.text(), focus, vars(hands))
    window.setUpdatesEnabled(paints)


def log_of(table: TablePage) -> list[Event]:
    """All that the log shows."""
    return [entry.event for entry in table.log.entries]


def to_decision(
    qtbot: QtBot, table: TablePage, hands: Hands, kind: type, seed: int | None = 3
) -> None:
    """Rolls and comes to the table until such a decision is asked for."""
    rng = None if seed is None else Random(seed)
    while True:
        phase = wait(qtbot, table)
        asked = table.bridge.decision(table.turns.seat) if phase is Phase.DECIDING else None
        if isinstance(asked, kind):
            return
        take_turn(table, hands, rng)
