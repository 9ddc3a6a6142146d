"""Pull the plug at any moment: *Continue* goes on exactly at the last action that was shown."""

from __future__ import annotations

import multiprocessing
import os
import sys
from pathlib import Path
from random import Random

import pytest

from bigshot_desktop.table import shelf
from bigshot_desktop.table.journal import read_journal
from tests.ui import autoplay

FORKS = multiprocessing.get_context("forkserver" if sys.platform == "linux" else "spawn")
"""Each start is a process of its own; where that can be done, it need not load everything anew."""
FORKS.set_forkserver_preload([autoplay.__name__])
KILLS = 10
FEW = 3
MOST_STEPS = 25
"""What is shown between a start and a kill; a match has some 200."""


class Player:
    """A program that plays by itself, and what it says."""

    def __init__(self, home: Path, game: str, seed: int) -> None:
        self._errors = home.with_name("errors.txt")
        heard, out = FORKS.Pipe(duplex=False)
        told = (str(home), game, seed, out, str(self._errors))
        self._process = FORKS.Process(target=autoplay.play_apart, args=told)
        self._process.start()
        out.close()
        self._lines = os.fdopen(os.dup(heard.fileno()), encoding="utf-8")
        heard.close()

    def line(self) -> str:
        """The next thing that it says, or nothing once it has ended."""
        return self._lines.readline()

    def kill(self) -> tuple[int | None, str, str]:
        """Pulls the plug: how it ended, what else it had said, and what went wrong."""
        self._process.kill()
        with self._lines:
            rest = self._lines.read()
        self._process.join(60)
        code = self._process.exitcode
        self._process.close()
        return code, rest, self._errors.read_text("utf-8")


@pytest.mark.parametrize(
    ("game", "series", "kills"),
    [
        *(("big-shot", series, KILLS) for series in range(5)),
        ("shark", 5, FEW),
        ("saludos-amigos", 6, FEW),
    ],
)
def test_kill_9_at_random_moments(game: str, series: int, kills: int, home: Path) -> None:
    """Each start after a kill goes on with the match of the one before; 50 kills of one game, a few of another."""
    rng = Random(series)
    written = finished = 0
    for kill in range(kills):
        player = Player(home, game, 100 * series + kill)
        shown = int(player.line())
        assert shown == written, "it went on at another action than the last one"
        for _ in range(rng.randrange(MOST_STEPS)):
            shown = int(player.line() or shown)
        code, rest, errors = player.kill()
        assert errors == ""
        whole = rest.rpartition("\n")[0].split()  # the last line may be torn
        shown = int(whole[-1]) if whole else shown
        if code == 0:  # the match came to its end before the plug was pulled
            finished += 1
            assert len(shelf.match_files()) == finished
            assert shelf.open_matches() == []
            written = 0
            continue
        (found,) = shelf.open_matches()
        assert not found.busy
        written = read_journal(found.path)[0].length
        assert shown <= written <= shown + 1, "what was shown is on the disk, and at most one more"
    assert written or finished
