"""A match on a disk that is full for a while: run in a process of its own, which may limit itself.

``python -m tests.table.full_disk tmpfs FOLDER`` needs a folder on a small disk of its own and fills
it; ``… limit FOLDER`` forbids itself to make files longer than they are.
"""

from __future__ import annotations

import resource
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from bigshot_desktop.table.journal import Journal, read_journal
from bigshot_desktop.table.match_file import load_match, save_match
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.referee import Referee
from tests.table.matches import TWO, essence, go_on


def scenario(folder: Path, fill: Callable[[Path], None], free: Callable[[], None]) -> None:
    saved, path = folder / "match.bigshot", folder / "match.journal"
    match = TWO.played(61, steps=40, free_undo=True)
    save_match(match, saved)
    old = saved.read_bytes()
    referee = Referee(match, Journal.create(path, match))
    rng = Random(61)

    fill(path)
    files = sorted(folder.iterdir())
    problem_of(lambda: save_match(TWO.played(62), saved))
    assert saved.read_bytes() == old, "the old match file is not what it was"
    assert sorted(folder.iterdir()) == files, "something was left behind"

    # some lines may still fit into the last block, and short ones where long ones do not
    problem_of(lambda: [go_on(referee, rng) for _ in range(100)])
    problem_of(lambda: [referee.undo() for _ in range(10)])
    before = essence(match), path.read_bytes()
    problem_of(lambda: go_on(referee, rng))
    problem_of(referee.undo)
    problem_of(lambda: Journal.create(folder / "other.journal", TWO.played(62)))
    assert (essence(match), path.read_bytes()) == before, "something happened all the same"
    assert essence(read_journal(path)[0]) == essence(match)
    assert sorted(folder.iterdir()) == files, "something was left behind"

    free()
    while match.to_act:
        go_on(referee, rng)
    assert essence(read_journal(path)[0]) == essence(match)
    save_match(match, saved)
    assert essence(load_match(saved)) == essence(match)


def problem_of(attempt: Callable[[], object]) -> None:
    with pytest.raises(Problem, match="disk-full"):
        attempt()


def on_small_disk(folder: Path) -> None:
    filler = folder / "filler"

    def fill(_: Path) -> None:
        try:
            with filler.open("wb", buffering=0) as file:
                while True:
                    file.write(bytes(4096))
        except OSError:
            pass

    scenario(folder, fill, filler.unlink)


def under_limit(folder: Path) -> None:
    _, most = resource.getrlimit(resource.RLIMIT_FSIZE)

    def fill(longest: Path) -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (longest.stat().st_size + 30, most))

    def free() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))

    scenario(folder, fill, free)


if __name__ == "__main__":
    {"tmpfs": on_small_disk, "limit": under_limit}[sys.argv[1]](Path(sys.argv[2]))
    sys.stdout.write("shown\n")
