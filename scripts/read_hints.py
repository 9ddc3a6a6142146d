"""Print hints of the strongest bots for somebody to read and judge, each with its position in words.

    python scripts/read_hints.py big-shot --number 60 --seed 1 --language de

Matches are played by bots of mixed levels, with every number of players; hints are taken from all over them, evenly by
kind of decision. Judge each as *true*, *clear* and *useful*.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from bigshot_desktop.bots.bot import Budget, Sight  # noqa: E402
from bigshot_desktop.bots.levels import make_bot  # noqa: E402
from bigshot_desktop.bots.reasons import Choice  # noqa: E402
from bigshot_desktop.games import GAMES  # noqa: E402
from bigshot_desktop.table.match import Match  # noqa: E402
from bigshot_desktop.table.simulation import Fixture, Thought, play_on, seated  # noqa: E402
from bigshot_desktop.words.narrator import Narrator  # noqa: E402

NAMES: Final = ("Anna", "Bea", "Carl", "Dan", "Eve", "Fritz", "Gina")
LEVELS: Final = ("hard", "medium", "medium", "easy", "medium", "easy", "medium")
SECONDS: Final = 60.0
"""Far more processor time than any decision needs, so that the same seed gives the same hints on a busy machine."""
Asked = tuple[Match, Thought]


def decisions(game: str, seed: int, matches: int) -> Iterator[Asked]:
    """Decisions in which there was something to choose, from matches of every number of players."""
    info = GAMES[game].info
    numbers = list(info.players)
    for place in range(matches):
        players = numbers[place % len(numbers)]
        rng = Random(f"{seed}/{place}")
        levels = tuple(rng.sample(LEVELS, players))
        match = seated(Fixture(game, levels, (), rng.getrandbits(40)))
        found: list[Thought] = []

        def keep(thought: Thought, found: list[Thought] = found, rng: Random = rng) -> None:
            if thought.choice.alternatives and rng.random() < 0.25:
                memory = deepcopy(thought.sight.memory)
                sight = Sight(thought.sight.observation, memory)
                found.append(Thought(thought.seat, sight, thought.choice, 0.0))

        for _ in play_on(match, on_thought=keep, seconds=SECONDS):
            pass
        yield from ((match, thought) for thought in found)


def sampled(game: str, number: int, seed: int) -> list[Asked]:
    """So many of them, evenly by the kind of what was chosen and by the number of players."""
    kinds: dict[Any, list[Asked]] = defaultdict(list)
    for match, thought in decisions(game, seed, max(6, number // 6)):
        kind = type(thought.choice.action).__name__, len(match.seats)
        kinds[kind].append((match, thought))
    rng = Random(seed)
    for some in kinds.values():
        rng.shuffle(some)
    chosen: list[Asked] = []
    while len(chosen) < number and any(kinds.values()):
        for some in kinds.values():
            if some and len(chosen) < number:
                chosen.append(some.pop())
    return chosen


def hint(game: str, thought: Thought) -> Choice:
    """What the strongest bot answers there, with its advice."""
    bot = make_bot(game, "expert")
    choice = bot.choose(thought.sight, Random(1), Budget(SECONDS))
    return bot.advised(thought.sight, choice)  # type: ignore[attr-defined,no-any-return]


def big_shot(narrator: Narrator, seen: Any) -> Iterator[str]:
    """The table of Big Shot."""
    from bigshot_desktop.games.big_shot.rules.majority import counts
    from bigshot_desktop.games.big_shot.rules.material import COLOURS

    def pile(cubes: int) -> str:
        numbers = enumerate(counts(cubes))
        return " ".join(f"{n} {COLOURS[c]}" for c, n in numbers if n) or "none"

    for seat, colours in enumerate(seen.setup.deal.colours):
        purses = ", ".join(
            f"{COLOURS[c]} ${seen.cash[c]}M with {seen.loans[c]} loans" for c in colours
        )
        yield f"{narrator.player(seat)}{' (asked)' if seat == seen.seat else ''}: {purses}"
    for d, owner in enumerate(seen.owners):
        block = seen.setup.board.districts[d]
        name = f"{narrator.name('district', d)} ({'park' if block.is_park else block.value})"
        if owner >= 0:
            yield f"  {name}: sold to {COLOURS[owner]}"
        elif seen.piles[d]:
            yield f"  {name}: {pile(seen.piles[d])}"
    lot = seen.lot or seen.fields[seen.broker]
    bidder = narrator.player(seen.bidder) if seen.standing else "nobody"
    inside = [narrator.player(s) for s in range(seen.setup.players) if seen.bidding >> s & 1]
    yield f"round {seen.round}, lot: {pile(lot)}; standing {seen.standing} by {bidder}; in: {inside}"


def shark(narrator: Narrator, seen: Any) -> Iterator[str]:
    """The table of Shark."""
    from bigshot_desktop.games.shark.rules.material import COMPANIES, N_COMPANIES, squares_in

    for seat, cash in enumerate(seen.cash):
        held = seen.shares[seat * N_COMPANIES : (seat + 1) * N_COMPANIES]
        shares = ", ".join(f"{n} {COMPANIES[c]}" for c, n in enumerate(held) if n) or "none"
        asked = " (asked)" if seat == seen.seat else ""
        out = "" if seen.playing >> seat & 1 else ", ruined"
        yield f"{narrator.player(seat)}{asked}: {cash},000 FT, shares {shares}{out}"
    for c, chains in enumerate(seen.chains):
        told = [
            "+".join(narrator.name("square", square) for square in squares_in(chain))
            for chain in chains
        ]
        yield f"  {COMPANIES[c]} at {seen.values[c]}, used {seen.used[c]}: {', '.join(told) or 'none'}"
    yield f"turn {seen.turn} of {narrator.player(seen.active)}; may buy {seen.allowance}"


def saludos_amigos(narrator: Narrator, seen: Any) -> Iterator[str]:
    """The table of Saludos Amigos."""
    from bigshot_desktop.games.saludos_amigos.rules.packs import counts

    def split(shares: Any) -> str:
        return ", ".join(f"{n} for {narrator.player(s)}" for s, n in enumerate(shares) if n)

    for seat, money in enumerate(seen.money):
        asked = " (asked)" if seat == seen.seat else ""
        hand = seen.hands[seat]
        cards = f"{seen.cards[seat]} cards" + (f" {counts(hand)} of 1, 2, 3" if hand else "")
        inside = ", in the coalition" if seen.coalition >> seat & 1 else ""
        strength = f"die {seen.dice[seat]}, strength {seen.strengths[seat]}"
        yield f"{narrator.player(seat)}{asked}: {money} million, {cards}, {strength}{inside}"
    standing = split(seen.shares) or "none"
    yield f"turn {seen.turn}, worth {seen.worth}; mug {seen.mug}: {standing}; biscuit {seen.biscuit}"
    for proposer, shares in enumerate(seen.offers):
        if shares:
            yield f"  {narrator.player(proposer)} offers {split(shares)}"
    if seen.attending:
        there = [narrator.player(seat) for seat in seen.attending]
        yield f"  in the council: {there}, sharing {split(seen.counter)}"


TABLES: Final[dict[str, Callable[[Narrator, Any], Iterator[str]]]] = {
    "big-shot": big_shot,
    "shark": shark,
    "saludos-amigos": saludos_amigos,
}


def voice(language: str) -> Narrator:
    """Who tells it, in a language."""
    if language == "en":
        return Narrator()
    from tests.words.languages import voice_in

    return voice_in(language)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game", choices=tuple(TABLES))
    parser.add_argument("--number", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--language", default="en")
    parser.add_argument("--bare", action="store_true", help="without positions")
    wanted = parser.parse_args()
    for place, (match, thought) in enumerate(sampled(wanted.game, wanted.number, wanted.seed), 1):
        names = NAMES[: len(match.seats)]
        narrator = voice(wanted.language).at(wanted.game, match.setup, names)
        seen = thought.sight.observation
        choice = hint(wanted.game, thought)
        print(f"--- {place}. {narrator.prompt(seen.decision, seen.seat)}")
        if not wanted.bare:
            for line in TABLES[wanted.game](narrator, seen):
                print(f"    {line}")
        for term in choice.advice:
            print(f"  > {narrator.advice(term)}")
        # As in the window: the best of what was weighed is the chance to win now.
        now = max(choice.chosen.expected, *(one.expected for one in choice.alternatives), 0.0)
        before = f"now {narrator.chance(now)}"
        if not choice.alternatives:
            before = f"until now {narrator.chance(choice.now)}"
        print(f"    {before}; {narrator.prospect(choice.chosen)}")
        for other in choice.alternatives:
            print(f"    or {narrator.prospect(other)}")
        print(f"    plan: {'; '.join(narrator.action(action) for action in choice.plan)}")


if __name__ == "__main__":
    main()
