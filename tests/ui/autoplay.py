"""A program of its own that plays through the window until somebody kills it, and says what it has shown.

    python -m tests.ui.autoplay SEED

It continues the match that is open, with a click on the home page, or else begins one. Each line on its output is the
number of actions that the player has seen.
"""

from __future__ import annotations

import sys
from random import Random

from PySide6.QtCore import QTimer

from bigshot_desktop.table.wish import Wish
from bigshot_desktop.ui.application import open_window
from bigshot_desktop.ui.turns import Phase
from tests.ui.hands import Mouse, take_turn
from tests.ui.players import InstantBots, seats


def main(seed: int) -> int:
    app, window = open_window()
    window.runner = InstantBots(seed)  # type: ignore[assignment]
    window.resize(1280, 800)
    hands, rng = Mouse(), Random(seed)

    def begin() -> None:
        window.preferences.pace.speed = "off"
        window.preferences.pace.bot_pause = 0
        if window.home.matches.buttons:
            hands.click(window.home.matches.buttons[0])
        else:
            window.begin(Wish("big-shot", seats("hbb"), seed=seed))
        assert window.table is not None
        window.table.turns.changed.connect(show)
        show()

    def show() -> None:
        table = window.table
        assert table is not None
        if table.turns.phase is Phase.SHOWING:
            return
        sys.stdout.write(f"{table.bridge.match.length}\n")
        sys.stdout.flush()
        if table.turns.phase is Phase.OVER:
            app.quit()
        elif table.turns.phase is not Phase.THINKING:
            QTimer.singleShot(0, move)

    def move() -> None:
        assert window.table is not None
        take_turn(window.table, hands, rng)

    window.awake.connect(begin)
    window.show()
    return app.exec()


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
