"""Count the clicks, or keys, that a negotiation of Saludos Amigos takes one person among medium bots.

    python scripts/count_clicks.py [--negotiations 50]

The person is sensible: quick offers, yes to whatever beats their share, then done. It needs no screen.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bigshot_desktop.ui.app.main_window import MainWindow
    from tests.ui.input.counting import SwiftKeyboard, SwiftMouse

ROOT = Path(__file__).resolve().parent.parent
SEATS = "hbbb"
"""A person and three bots."""


def played(window: MainWindow, hands: SwiftMouse | SwiftKeyboard) -> Iterator[int]:
    """The clicks of one negotiation after the other, in as many matches as are wanted."""
    from tests.ui.input.counting import negotiations
    from tests.ui.players import a_match
    from tests.ui.positions import sit_at

    for seed in count(1):
        yield from negotiations(sit_at(window, a_match(SEATS, seed, game="saludos-amigos")), hands)


def report(name: str, clicks: list[int]) -> str:
    """A line that says how many there were."""
    often = ", ".join(f"{number}: {times}" for number, times in sorted(Counter(clicks).items()))
    return f"{name}: {len(clicks)} negotiations, median {median(clicks):g}, most {max(clicks)} ({often})"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--negotiations", type=int, default=50)
    args = parser.parse_args()
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    sys.path.insert(0, str(ROOT))
    with tempfile.TemporaryDirectory() as home:
        os.environ["BIGSHOT_HOME"] = home
        from bigshot_desktop.table import paths
        from bigshot_desktop.table.settings import Settings, save_settings
        from bigshot_desktop.ui.app.application import open_window
        from tests.ui.input.counting import SwiftKeyboard, SwiftMouse
        from tests.ui.players import SoundBots

        quick = Settings(animation_speed="off", bot_pause=0, talk_pause=0, sound=False)
        save_settings(quick, paths.settings_file())
        app, window = open_window()
        window.matches.runner = SoundBots()  # type: ignore[assignment]
        window.resize(1280, 800)
        window.show()
        app.processEvents()
        for name, hands in (("clicks", SwiftMouse()), ("keys", SwiftKeyboard())):
            print(report(name, list(islice(played(window, hands), args.negotiations))))
        window.remembers = False
        window.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
