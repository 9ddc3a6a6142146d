"""Attack the program: with changed files whose checksums are right, and by killing its window while it plays.

    python3 dev.py fuzz [--minutes 30] [--seed S] [--only KIND ...]
    python3 dev.py fuzz --replay FILE ...
    python3 dev.py fuzz kill [--times 1000] [--seed S]

Match files, journals, settings, boards and single actions are changed where it hurts: values, types, keys, lists,
numbers at limits, nesting, Unicode, actions and lines removed, doubled and swapped. Each must be refused with a
sentence, or be sound: every action allowed, every position in order, the same when saved and read again. Nothing may
take more than a second or 300 MB. What breaks this is written to a file in build/fuzz, with the command that tries it
again.

With kill, windows without a screen play by themselves and are killed at random moments, one after the other and two at
once with one home. Each goes on with the match of the one before: nothing is unreadable, and nothing that was shown is
lost.
"""

from __future__ import annotations

import argparse
import os
import secrets
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from bigshot_desktop.games import ENTRIES  # noqa: E402
from bigshot_desktop.table import paths  # noqa: E402
from tests.table.fuzz.campaign import Campaign, Failure, Tally, kind_of, try_file  # noqa: E402
from tests.table.fuzz.kinds import KINDS  # noqa: E402

FAILED = ROOT / "build" / "fuzz"
EVERY = 20.0
"""Seconds between two lines about how it goes."""
SERIES = 20
"""Kills with one home."""


def main(argv: Sequence[str] | None = None) -> int:
    """Attack, or try files again; the exit code tells whether anything broke."""
    parser = argparse.ArgumentParser(
        prog="dev.py fuzz",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("what", nargs="?", choices=("files", "kill"), default="files")
    parser.add_argument("--times", type=int, default=1000, help="kills (default: 1000)")
    parser.add_argument("--minutes", type=float, default=30, help="how long (default: 30)")
    parser.add_argument("--seed", type=int, help="of what is tried (default: drawn, and told)")
    parser.add_argument("--only", nargs="+", choices=KINDS, default=KINDS, metavar="KIND")
    parser.add_argument("--replay", nargs="+", type=Path, metavar="FILE", help="try these files")
    parser.add_argument("--failures", type=Path, default=FAILED, help=argparse.SUPPRESS)
    asked = parser.parse_args(argv)
    if asked.replay:
        return replay(asked.replay)
    seed = secrets.randbelow(10**6) if asked.seed is None else asked.seed
    if asked.what == "kill":
        return kill(seed, asked.times)
    return attack(seed, asked.minutes, asked.only, asked.failures)


def replay(paths: Sequence[Path]) -> int:
    """Try files and tell what became of each."""
    failed = False
    for path in paths:
        outcome = try_file(kind_of(path), path.read_bytes())
        failed |= isinstance(outcome, Failure)
        print(f"{path}: {outcome.trace if isinstance(outcome, Failure) else outcome}", flush=True)
    return int(failed)


def kill(seed: int, times: int) -> int:
    """Kill windows that play, so many times in all; whatever is amiss stops it with a traceback."""
    from tests.ui.killing import Tally as Kills
    from tests.ui.killing import kill_one_after_another, kill_two_at_once

    print(f"Seed {seed}, {times} kills.", flush=True)
    kills, series, start = 0, 0, time.monotonic()
    while kills < times:
        game = list(ENTRIES)[series % len(ENTRIES)]
        two = series % 4 == 3
        with tempfile.TemporaryDirectory() as folder:
            home = Path(folder, "home")
            os.environ[paths.HOME_VARIABLE] = str(home)
            number = min(SERIES, times - kills)
            tally: Kills
            if two and number > 1:
                tally = kill_two_at_once(home, game, seed + series, number // 2)
            else:
                tally = kill_one_after_another(home, game, seed + series, number)
        kills, series = kills + tally.kills, series + 1
        print(
            f"{time.monotonic() - start:6.0f} s  {kills:6} kills  {game:16}"
            f"{'two at once' if two else 'one by one':14}{tally.shown:5} actions shown, none lost;"
            f" one move more was saved {tally.one_more} times; {tally.finished} matches ended",
            flush=True,
        )
    return 0


def attack(seed: int, minutes: float, only: Sequence[str], folder: Path) -> int:
    """Try changed files for so long, and tell what came of it."""
    print(f"Seed {seed}, {minutes:g} minutes, {', '.join(only)}.", flush=True)
    campaign = Campaign(seed, only)
    tally = campaign.run(_for(minutes * 60, campaign))
    print(summary(tally, minutes * 60))
    for failure in tally.failures:
        print(kept(failure, folder), flush=True)
    return int(bool(tally.failures))


def _for(seconds: float, campaign: Campaign) -> Callable[[], bool]:
    start = last = time.monotonic()

    def goes_on() -> bool:
        nonlocal last
        now = time.monotonic()
        if now - last > EVERY:
            last = now
            tally = campaign.tally
            tried, new = tally.tried.total(), len(tally.outcomes)
            rate = tried / (now - start)
            bad = len(tally.failures)
            print(
                f"{now - start:6.0f} s  {tried:8} files  {rate:6.0f} a second  {new:5} outcomes"
                f"  {bad} failures",
                flush=True,
            )
        return now - start < seconds

    return goes_on


def summary(tally: Tally, seconds: float) -> str:
    """What was tried, how much of it was taken, and how quickly."""
    lines = []
    for kind, tried in sorted(tally.tried.items()):
        outcomes = sum(1 for one, _ in tally.outcomes if one == kind)
        taken = tally.accepted[kind]
        lines.append(f"{kind:10}{tried:9} files {taken:9} sound {outcomes:6} different outcomes")
    tried = tally.tried.total()
    lines.append(f"{'all':10}{tried:9} files, {tried / max(seconds, 1e-9):.0f} a second.")
    lines.append(f"The slowest took {tally.slowest:.2f} s with all that is checked of it.")
    lines.append(f"{len(tally.failures)} different failures.")
    return "\n".join(lines)


def kept(failure: Failure, folder: Path) -> str:
    """Keep the file that broke something; what it broke, and how to try it again."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / failure.name
    path.write_bytes(failure.data)
    return (
        f"\nFile {failure.number} ({failure.kind}): {failure.reason}\n{failure.trace}"
        f"Try it again: python3 dev.py fuzz --replay {path}"
    )


if __name__ == "__main__":
    sys.exit(main())
