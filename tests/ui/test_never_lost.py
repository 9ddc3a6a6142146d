"""Pull the plug at any moment: *Continue* goes on exactly at the last action that was shown."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from bigshot_desktop.table import paths, shelf
from bigshot_desktop.table.journal import read_journal

ROOT = Path(__file__).resolve().parents[2]
KILLS = 10
MOST_STEPS = 25
"""What is shown between a start and a kill; a match has some 200."""


def start(home: Path, seed: int) -> subprocess.Popen[str]:
    without = "PYTHONDONTWRITEBYTECODE"  # compiled once, for fifty starts
    environment = {name: value for name, value in os.environ.items() if name != without}
    return subprocess.Popen(
        [sys.executable, "-m", "tests.ui.autoplay", str(seed)],
        cwd=ROOT,
        env={**environment, paths.HOME_VARIABLE: str(home), "QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@pytest.mark.parametrize("series", range(5))
def test_kill_9_at_random_moments(series: int, home: Path) -> None:
    """50 kills in 5 series; each start after a kill goes on with the match of the one before."""
    rng = Random(series)
    written = finished = 0
    for kill in range(KILLS):
        process = start(home, 100 * series + kill)
        assert process.stdout is not None
        shown = int(process.stdout.readline())
        assert shown == written, "it went on at another action than the last one"
        for _ in range(rng.randrange(MOST_STEPS)):
            line = process.stdout.readline()
            shown = int(line or shown)
        process.send_signal(signal.SIGKILL)
        rest, errors = process.communicate(timeout=60)
        assert errors == ""
        whole = rest.rpartition("\n")[0].split()  # the last line may be torn
        shown = int(whole[-1]) if whole else shown
        if process.returncode == 0:  # the match came to its end before the plug was pulled
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
