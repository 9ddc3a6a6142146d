"""Children that play with a journal and are killed: run in a process of its own, which may fork.

``python -m tests.table.killed FOLDER FIRST NUMBER`` starts so many children, one after the other,
and kills each after it has acknowledged some of its steps. It prints one line for each: the number
of the child and how many steps it had acknowledged. Its files are left in the folder.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

from bigshot_desktop.table.journal import Journal
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.match_file import EXTENSION, save_match
from bigshot_desktop.table.referee import Referee
from tests.table.matches import TABLES, go_on

MOST_STEPS = 60
"""Every child has more to play than this when it is killed."""


SAVED = 20
"""After so many steps, the match is saved."""


def match_of(child: int) -> Match:
    return TABLES[child % len(TABLES)].match(child, free_undo=True)


def steps(referee: Referee, child: int) -> Iterator[None]:
    """What a child does, the same each time: it plays, and sometimes goes back and forth."""
    rng = Random(f"child/{child}")
    while referee.match.to_act:
        what = rng.random()
        if what < 0.05:
            moved = bool(referee.undo())
        elif what < 0.1:
            moved = bool(referee.redo())
        else:
            moved = bool(go_on(referee, rng))
        if moved:
            yield


def acknowledgements(child: int) -> int:
    return Random(f"kill/{child}").randrange(MOST_STEPS)


def play(path: Path, child: int, pipe: int) -> None:
    match = match_of(child)
    referee = Referee(match, Journal.create(path, match))
    os.write(pipe, b".")
    for number, _ in enumerate(steps(referee, child), start=1):
        os.write(pipe, b".")
        if number % SAVED == 0:
            save_match(match, path.with_suffix(EXTENSION))


def run(path: Path, child: int) -> int:
    """Starts a child, kills it after some acknowledgements; how many had been read by then."""
    reading, writing = os.pipe()
    process = os.fork()
    if not process:
        try:
            play(path, child, writing)
        finally:
            os._exit(0)
    os.close(writing)
    wanted = acknowledgements(child)
    got = 0
    while got < wanted:
        more = os.read(reading, wanted - got)
        assert more, "the child ended by itself"
        got += len(more)
    os.kill(process, signal.SIGKILL)
    _, status = os.waitpid(process, 0)
    assert os.WIFSIGNALED(status), "the child ended by itself"
    os.close(reading)
    return got


def main() -> None:
    folder, first, number = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    for child in range(first, first + number):
        acknowledged = run(folder / f"{child}.journal", child)
        sys.stdout.write(f"{child} {acknowledged}\n")


if __name__ == "__main__":
    main()
