"""A program of its own that plays through the window until somebody kills it, and says what it has shown.

It continues the latest match that is open in no other window, with a click on the home page, or else begins one. The
first that it says is the name of the journal, each further word the number of actions that the player has seen.
"""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection
from random import Random
from types import TracebackType

from PySide6.QtCore import QTimer

from bigshot_desktop.table import paths
from bigshot_desktop.table.match_request import MatchRequest
from bigshot_desktop.table.settings import Settings, save_settings
from bigshot_desktop.ui.app.application import open_window
from bigshot_desktop.ui.play.open_turns import OpenTurns
from bigshot_desktop.ui.play.turns import Phase
from tests.ui.input import Mouse, take_turn
from tests.ui.players import seats
from tests.ui.quick_choices import QuickBots


def main(game: str, seed: int, say: Callable[[str], None]) -> int:
    still = Settings(animation_speed="off", bot_pause=0, talk_pause=0, sound=False)
    save_settings(still, paths.settings_file())
    app, window = open_window()
    window.matches.runner = QuickBots()  # type: ignore[assignment]
    window.resize(1280, 800)
    hands, rng = Mouse(), Random(seed)

    def begin() -> None:
        buttons = window.home.matches.buttons
        if buttons:
            hands.click(buttons[0])
            if window.table is None:  # another program was quicker
                QTimer.singleShot(10, begin)
                return
        else:
            window.matches.begin(MatchRequest(game, seats("hbbb"), seed=seed))
        assert window.table is not None
        assert window.matches.session is not None
        assert window.matches.session.journal is not None
        say(window.matches.session.journal.path.name)
        turns = window.table.turns
        turns.changed.connect(show)
        if isinstance(turns, OpenTurns):
            turns.renewed.connect(show)
        show()

    def show() -> None:
        table = window.table
        assert table is not None
        if table.turns.phase is Phase.SHOWING:
            return
        say(str(table.bridge.match.length))
        if table.turns.phase is Phase.OVER:
            app.quit()
        elif table.turns.phase is not Phase.THINKING:
            QTimer.singleShot(0, move)

    def move() -> None:
        assert window.table is not None
        if window.table.turns.phase in (Phase.ROLLING, Phase.CALLING, Phase.DECIDING):
            take_turn(window.table, hands, rng)

    window.awake.connect(begin)
    sys.excepthook = give_up
    window.show()
    return app.exec()


def give_up(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """What goes wrong ends the program, so that nobody waits for it."""
    traceback.print_exception(kind, error, trace)
    sys.stderr.flush()
    os._exit(3)


def play_apart(home: str, game: str, seed: int, out: Connection, errors: str) -> None:
    """In a process of its own, with a home of its own: what it says goes there, what goes wrong to a file."""
    os.environ.update({paths.HOME_VARIABLE: home, "QT_QPA_PLATFORM": "offscreen"})
    with open(errors, "wb") as file:  # noqa: PTH123
        os.dup2(file.fileno(), sys.stderr.fileno())
    sys.exit(main(game, seed, lambda word: out.send_bytes(word.encode())))
