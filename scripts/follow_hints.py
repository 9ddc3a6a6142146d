"""Let one seat follow hints blindly against medium bots, and compare each hint with the expert bot's own choice.

    python scripts/follow_hints.py saludos-amigos --matches 200

One match is played for each deal. At every decision of the seat in question two bots are asked that have seen the
same match: one as the window asks for a hint (its choice, then its advice), one as an expert bot that plays itself.
What the hint plans first is played. As long as both choose the same, the match *is* the expert's own, and either wins
as often. Where they differed, the expert's own match of the same deal is played, too.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import Random
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from bigshot_desktop.bots.bot import Bot, Budget, Sight  # noqa: E402
from bigshot_desktop.bots.levels import make_bot  # noqa: E402
from bigshot_desktop.bots.reasons import Choice, only  # noqa: E402
from bigshot_desktop.games import GAMES  # noqa: E402
from bigshot_desktop.table.match import Match  # noqa: E402
from bigshot_desktop.table.simulation import Fixture, play_on, seated  # noqa: E402


class Follower:
    """A player who asks for a hint at every decision and does what its plan begins with."""

    def __init__(self, game: str) -> None:
        self._hints: Any = make_bot(game, "expert")
        self._expert = make_bot(game, "expert")
        self.decisions = 0
        self.differences = 0
        """How often the expert would have done something else."""

    def choose(self, sight: Sight, rng: Random, budget: Budget) -> Choice:
        """The first action of the hint's plan; the expert is asked with the same luck."""
        luck = rng.getstate()
        hint = self._hints.advised(sight, self._hints.choose(sight, rng, budget))
        again = Random()
        again.setstate(luck)
        own = self._expert.choose(sight, again, budget)
        self.decisions += 1
        self.differences += own.action != hint.plan[0]
        return only(hint.plan[0])


def played(game: str, players: int, seed: int, seat: int, player: Bot | None = None) -> Match:
    """A match to its end; the seat in question is an expert bot's unless somebody else plays there."""
    levels = tuple("expert" if one == seat else "medium" for one in range(players))
    match = seated(Fixture(game, levels, (), seed))
    bots = [make_bot(game, level) for level in levels]
    if player is not None:
        bots[seat] = player
    for _ in play_on(match, bots):
        pass
    return match


def part_of_win(match: Match, seat: int) -> float:
    """The part of the win that a seat has."""
    result = match.result
    assert result is not None
    return 1 / len(result.winners) if seat in result.winners else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game", choices=tuple(GAMES))
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="number of the first deal")
    parser.add_argument("--players", type=int, default=4)
    wanted = parser.parse_args()
    follower = expert = 0.0
    decisions = differences = same = 0
    for number in range(1, wanted.matches + 1):
        deal = wanted.first + number - 1
        seat = deal % wanted.players
        player = Follower(wanted.game)
        match = played(wanted.game, wanted.players, deal, seat, player)
        decisions, differences = decisions + player.decisions, differences + player.differences
        won = part_of_win(match, seat)
        own = won
        if player.differences:
            own = part_of_win(played(wanted.game, wanted.players, deal, seat), seat)
        follower, expert, same = follower + won, expert + own, same + (not player.differences)
        if number % 10 == 0 or number == wanted.matches:
            part, share = 100 / number, 100 / wanted.players
            told = (
                f"{number} matches of {wanted.players}, an equal share is {share:.0f}%",
                f"following hints {follower * part:.1f}%, the expert {expert * part:.1f}%",
                f"{differences} of {decisions} decisions differed",
                f"{same} matches were the expert's own",
            )
            print("; ".join(told), flush=True)


if __name__ == "__main__":
    main()
