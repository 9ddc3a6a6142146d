"""Windows that play by themselves are killed at random moments, and what they had shown is looked for on the disk."""

from __future__ import annotations

import multiprocessing
import sys
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

from bigshot_desktop.table import paths, shelf
from bigshot_desktop.table.journal import read_journal
from tests.ui import autoplay

FORKS: Final[Any] = multiprocessing.get_context(
    "forkserver" if sys.platform == "linux" else "spawn"
)
"""Each start is a process of its own; where that can be done, it need not load everything anew."""
FORKS.set_forkserver_preload([autoplay.__name__])
MOST_STEPS: Final = 25
"""What is shown between a start and a kill; a match has some 200."""


@dataclass(slots=True)
class Tally:
    """What came of it. Whatever is amiss is an assertion that fails, so that all here is well."""

    kills: int = 0
    shown: int = 0
    """Actions that a window had shown before it was killed: none of them is lost."""
    one_more: int = 0
    """Kills after which more was on the disk than had been shown: an action, or an order of several."""
    finished: int = 0
    """Matches that came to their end before the plug was pulled."""


class Player:
    """A program that plays by itself, and what it says."""

    def __init__(self, home: Path, game: str, seed: int) -> None:
        self._errors = home.with_name(f"errors-{seed}.txt")
        self._heard, out = FORKS.Pipe(duplex=False)
        told = (str(home), game, seed, out, str(self._errors))
        self._process = FORKS.Process(target=autoplay.play_apart, args=told)
        self._process.start()
        out.close()
        self.journal = ""
        """The name of the journal that it goes on with."""
        self.begun = self.shown = 0
        """So many actions had the match at the start, and so many has the player seen."""

    def start(self) -> None:
        """Waits until it has a match on the table."""
        self.journal = self._hear()
        begun = self._hear()
        if not begun:
            self.kill()
            raise AssertionError("it ended before it had a match")
        self.begun = self.shown = int(begun)

    def watch(self, steps: int) -> None:
        """Lets it play, until it has shown so much or has ended."""
        for _ in range(steps):
            self.shown = int(self._hear() or self.shown)

    def kill(self) -> bool:
        """Pulls the plug; whether the match was still going on."""
        self._process.kill()
        while word := self._hear():
            self.shown = int(word)
        self._heard.close()
        self._process.join(60)
        code = self._process.exitcode
        self._process.close()
        errors = self._errors.read_text("utf-8")
        assert errors == "", errors
        self._errors.unlink()
        return bool(code)

    def _hear(self) -> str:
        """What it says next; nothing once it has ended, and its last word may be torn."""
        try:
            return str(self._heard.recv_bytes(), "utf-8")
        except (EOFError, OSError):
            return ""


def kill_one_after_another(home: Path, game: str, seed: int, kills: int) -> Tally:
    """Each start after a kill goes on with the match of the one before, exactly where that was."""
    rng, tally, written = Random(seed), Tally(), 0
    for kill in range(kills):
        player = Player(home, game, 10_000 * seed + kill)
        player.start()
        assert player.begun == written, "it went on at another action than the last one"
        player.watch(rng.randrange(MOST_STEPS))
        found = _check_killed(player, tally)
        assert len(shelf.match_files()) == tally.finished
        assert [one.actions for one in shelf.open_matches()] == ([] if found is None else [found])
        written = found or 0
    return tally


def kill_two_at_once(home: Path, game: str, seed: int, rounds: int) -> Tally:
    """Two programs with one home: each has a match of its own, and neither spoils anything of the other's."""
    rng, tally = Random(seed), Tally()
    written: dict[str, int | None] = {}
    for number in range(rounds):
        both = [Player(home, game, 10_000 * seed + 2 * number + place) for place in (0, 1)]
        for player in both:
            player.start()
        first, second = both
        assert first.journal != second.journal, "both go on with one match"
        for player in both:
            assert player.begun == (written.get(player.journal) or 0)
            player.watch(rng.randrange(MOST_STEPS))
        rng.shuffle(both)
        for player in both:
            written[player.journal] = _check_killed(player, tally)
        found = {one.path.name: one for one in shelf.open_matches()}
        assert all(one.problem is None and not one.busy for one in found.values())
        assert found.keys() == {name for name, length in written.items() if length is not None}
        assert len(shelf.match_files()) == tally.finished
    return tally


def _check_killed(player: Player, tally: Tally) -> int | None:
    """How many actions are on the disk: all that were shown, and at most one move more; None if the match is over."""
    going_on = player.kill()
    tally.kills += 1
    tally.shown += player.shown - player.begun
    path = paths.journals() / player.journal
    if not going_on:
        assert not path.exists()
        tally.finished += 1
        return None
    match = read_journal(path)[0]
    written = match.length
    assert written >= player.shown, f"{player.shown} shown, but {written} on the disk"
    more = match.actions[player.shown :]
    # An order of several actions is shown once all of them are made.
    assert len({action.seat for action in more}) <= 1, f"never shown: {more}"
    tally.one_more += written > player.shown
    return written
