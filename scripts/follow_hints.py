"""Let one seat follow hints blindly against medium bots, beside the expert bot itself in the same deals.

    python scripts/follow_hints.py saludos-amigos --matches 200

Hints are asked of one bot all through a match, as the window does. Tells how often either won, and in how many matches
the two did exactly the same.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import Random
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from bigshot_desktop.bots.bot import Budget, Sight  # noqa: E402
from bigshot_desktop.bots.levels import make_bot  # noqa: E402
from bigshot_desktop.bots.reasons import Choice, only  # noqa: E402
from bigshot_desktop.games import GAMES  # noqa: E402
from bigshot_desktop.table.simulation import Fixture, play_on, seated  # noqa: E402


class Follower:
    """A player who asks for a hint at every decision and does what its plan begins with."""

    def __init__(self, game: str) -> None:
        self._bot: Any = make_bot(game, "expert")

    def choose(self, sight: Sight, rng: Random, budget: Budget) -> Choice:
        """The first action of the hint's plan."""
        hint = self._bot.advised(sight, self._bot.choose(sight, rng, budget))
        return only(hint.plan[0])


def played(
    game: str, players: int, seed: int, seat: int, *, hints: bool
) -> tuple[list[Any], float]:
    """The actions of a match, and the part of the win that the seat in question has."""
    levels = tuple("expert" if one == seat else "medium" for one in range(players))
    match = seated(Fixture(game, levels, (), seed))
    bots = [make_bot(game, level) for level in levels]
    if hints:
        bots[seat] = Follower(game)
    for _ in play_on(match, bots):
        pass
    result = match.result
    assert result is not None
    won = 1 / len(result.winners) if seat in result.winners else 0.0
    return [step.action for step in match.steps], won


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game", choices=tuple(GAMES))
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--players", type=int, default=4)
    wanted = parser.parse_args()
    follower = expert = same = 0.0
    for number in range(wanted.matches):
        seat = number % wanted.players
        first, won = played(wanted.game, wanted.players, number, seat, hints=True)
        second, also = played(wanted.game, wanted.players, number, seat, hints=False)
        follower, expert, same = follower + won, expert + also, same + (first == second)
    share = 100 / wanted.matches
    print(
        f"{wanted.matches} matches of {wanted.players}, an equal share is {100 / wanted.players:.0f}%"
    )
    print(f"following hints {follower * share:.1f}%, the expert {expert * share:.1f}%")
    print(f"exactly the same in {same:.0f}")


if __name__ == "__main__":
    main()
