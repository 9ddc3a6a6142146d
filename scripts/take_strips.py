"""Take strips of pictures of each climax, as it is seen at normal speed: to look at.

    python scripts/take_strips.py FOLDER [--size 1440x900] [--theme dark] [--language de] [--every 600]
        [--only council]

Each strip is a folder of pictures, one for every so many milliseconds. It needs no screen and does not wait: the clock
is driven.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from bigshot_desktop.engine.game import Event
    from bigshot_desktop.table.match import Match
    from bigshot_desktop.ui.match.table_page import TablePage

ROOT = Path(__file__).resolve().parent.parent
PLAYERS: Final = {"big-shot": "hbbb", "shark": "hbbb", "saludos-amigos": "hbbbb"}


def climaxes() -> Iterator[tuple[str, str, type[Event], int]]:
    """The name of each strip, its game, the event that it shows, and the seed of a match that has one."""
    from bigshot_desktop.games.big_shot.rules import events as big_shot
    from bigshot_desktop.games.saludos_amigos.rules import events as saludos
    from bigshot_desktop.games.shark.rules import events as shark

    yield "council", "saludos-amigos", saludos.CouncilDecided, 45
    yield "journalist", "saludos-amigos", saludos.JournalistDrawn, 45
    yield "fourth-project", "saludos-amigos", saludos.BonusPaid, 3
    yield "auction", "big-shot", big_shot.LotWon, 11
    yield "district-sold", "big-shot", big_shot.DistrictSold, 11
    yield "big-shot-end", "big-shot", big_shot.MatchEnded, 11
    yield "swallowed", "shark", shark.ChainRemoved, 7
    yield "ruin", "shark", shark.Ruined, 7
    yield "shark-end", "shark", shark.MatchEnded, 7


def ends_with(event: type[Event], match: Match) -> bool:
    """Whether such a thing has just happened."""
    return any(
        isinstance(one, event)
        for step in match.steps_after(match.length - 1)
        for one in step.events
    )


def take(arguments: argparse.Namespace) -> None:
    from PySide6.QtWidgets import QApplication

    from bigshot_desktop.table import paths
    from bigshot_desktop.table.settings import Settings, save_settings
    from bigshot_desktop.ui.app.application import open_window
    from bigshot_desktop.ui.play.turns import Phase
    from tests.ui.players import a_match
    from tests.ui.positions import sit_at, until
    from tests.ui.quick_choices import QuickBots

    settings = Settings(
        theme=arguments.theme, language=arguments.language, sound=False, player_names=("Anna",)
    )
    save_settings(settings, paths.settings_file())
    _, window = open_window()
    window.matches.runner = QuickBots()  # type: ignore[assignment]
    width, height = map(int, arguments.size.split("x"))
    window.resize(width, height)
    window.show()
    for name, game, event, seed in climaxes():
        if arguments.only and name not in arguments.only:
            continue
        folder = Path(arguments.folder) / name
        folder.mkdir(parents=True, exist_ok=True)
        happened = partial(ends_with, event)
        for other in range(seed, seed + 40):
            match = until(a_match(PLAYERS[game], other, game=game), happened)
            if happened(match):
                break
        else:
            print(f"{name}: no match has one")
            continue
        step = match.step(match.length)
        match.take_back(1)
        table = sit_at(window, match)
        table.turns.stop()  # nobody but this script goes on
        table.pace.speed = "normal"
        QApplication.processEvents()
        table.turns._stopped = False
        if step.action.seat < 0:
            table.bridge.draw()
        else:
            table.bridge.submit(step.action)
        frames = film(table, folder, arguments.every)
        while table.turns.phase is Phase.SHOWING:
            table.pace.hurry()
            QApplication.processEvents()
        for _ in range(5):
            QApplication.processEvents()
        window.grab().save(str(folder / f"{frames:03}-after.png"))
        print(f"{name}: {frames} pictures")


def film(table: TablePage, folder: Path, every: int) -> int:
    """A picture at every so many milliseconds of what is being shown; how many there are."""
    from PySide6.QtWidgets import QApplication

    clock = table.game_table.scene._player._clock
    clock.pause()
    number = 0
    for time in range(0, clock.duration(), every):
        clock.setCurrentTime(time)
        QApplication.processEvents()
        table.window().grab().save(str(folder / f"{number:03}-{time:05}.png"))
        number += 1
    clock.resume()
    return number


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder")
    parser.add_argument("--size", default="1440x900")
    parser.add_argument("--theme", default="light")
    parser.add_argument("--language", default="en")
    parser.add_argument("--every", type=int, default=600)
    parser.add_argument("--only", nargs="*", default=[])
    arguments = parser.parse_args()
    sys.path.insert(0, str(ROOT))
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as home:
        for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"):
            os.environ[name] = home
        take(arguments)


if __name__ == "__main__":
    main()
