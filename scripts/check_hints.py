"""Check what hints say by playing it, in positions from all over matches of every number of players.

    python scripts/check_hints.py shark --number 500 --seed 1

For each hint: every claim and figure is so by the rules (and the bot's own figures by asking it again), its plan can be
played, the action is that of the expert bot, and nothing that it lists (nor any offer on the table) promises more by
its own figures. Also tells the processor time.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from importlib import import_module
from pathlib import Path
from random import Random
from time import thread_time
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from bigshot_desktop.bots.bot import Budget  # noqa: E402
from bigshot_desktop.bots.levels import make_bot  # noqa: E402
from bigshot_desktop.games import GAMES  # noqa: E402
from bigshot_desktop.table.simulation import Fixture, Thought, play_on, seated  # noqa: E402

LEVELS: Final = ("hard", "medium", "easy", "medium", "hard", "easy", "medium")
SHARE: Final = 0.08
SECONDS: Final = 60.0
"""Far more processor time than any decision needs, so that the same seed gives the same hints on a busy machine."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game", choices=tuple(GAMES))
    parser.add_argument("--number", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    game: str = wanted.game
    folder = game.replace("-", "_")
    claims: Any = import_module(f"tests.games.{folder}.bots.advice_claims")
    check, check_figures = claims.check, getattr(claims, "check_figures", None)
    numbers = GAMES[game].info.players
    rng = Random(wanted.seed)
    codes, kinds = Counter[str](), Counter[str]()
    faults: list[str] = []
    choosing: list[float] = []
    advising: list[float] = []

    def ask(thought: Thought) -> None:
        if rng.random() >= SHARE or len(choosing) >= wanted.number:
            return
        bot: Any = make_bot(game, "expert")
        began = thread_time()
        choice = bot.choose(thought.sight, Random(1), Budget(SECONDS))
        chosen = thread_time()
        told = bot.advised(thought.sight, choice)
        advising.append(thread_time() - chosen)
        choosing.append(chosen - began)
        kinds[type(told.action).__name__] += 1
        codes.update(term.code for term in told.advice)
        try:
            assert told.action == choice.action, "another action"
            others = [one.expected for one in told.alternatives]
            assert all(told.chosen.expected >= one for one in others), "something listed is better"
            check(match.state.copy(), thought.seat, told)
            if check_figures is not None:
                check_figures(match.state.copy(), thought.seat, told, thought.sight)
        except AssertionError as fault:
            faults.append(f"seed {match.seed}, action {match.length}: {fault}")

    place = 0
    while len(choosing) < wanted.number:
        players = numbers[place % len(numbers)]
        match = seated(Fixture(game, LEVELS[:players], (), rng.getrandbits(40)))
        place += 1
        for _ in play_on(match, on_thought=ask, seconds=SECONDS):
            if len(choosing) >= wanted.number:
                break
    print(f"{len(choosing)} hints in {place} matches, {len(faults)} at fault")
    print("actions:", dict(kinds.most_common()))
    print("sentences:", dict(codes.most_common()))
    for what, times in (("choosing", sorted(choosing)), ("advising", sorted(advising))):
        middle, late = times[len(times) // 2], times[int(len(times) * 0.95)]
        print(
            f"{what}: p50 {middle * 1000:.1f} ms, p95 {late * 1000:.1f} ms, most {times[-1] * 1000:.1f} ms"
        )
    for fault in faults:
        print(fault)
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
