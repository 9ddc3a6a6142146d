"""Finds the weights of Big Shot's bots by letting them play.

``chances`` plays matches among equals, notes what became of every district from every pile it held on the way, and
writes the shares into the table of a weights file. A few turns of it lead from any sensible table to one that fits
the play it leads to::

    python scripts/tune_big_shot.py chances --level medium --matches 400 --turns 3

``worth`` asks what a million was worth in the end: by rounds to come, how much of each seat's final wealth follows
from its decided districts, its prospects in the others, its cash and its loans (least squares over such matches).
It shows what ``trust``, ``firm``, ``spare`` and ``debt`` should be::

    python scripts/tune_big_shot.py worth --matches 250

``weight`` tries values for one weight of a level: each plays, one seat against three, with what the file says now,
on the same deals, and its wins are printed. Nothing is written: the best value is put into the file by hand::

    python scripts/tune_big_shot.py weight --level medium --name heat --values "[4,1.5]" "[6,1]" --matches 200

The shipped weights come from these three, turn about, with matches of ``medium`` among themselves: each table from
350 or 400 matches (seeds 1, 5, 9, 21), ``trust``, ``firm``, ``spare`` and ``debt`` where ``worth`` put them and
``weight`` found nothing better. The weights of search were found with ``weight --level hard --against medium``.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from bigshot_desktop.bots.levels import make_bot  # noqa: E402
from bigshot_desktop.games.big_shot.bots.judgement import Judgement  # noqa: E402
from bigshot_desktop.games.big_shot.bots.memory import Ledger  # noqa: E402
from bigshot_desktop.games.big_shot.bots.outlook import KINDS, shape  # noqa: E402
from bigshot_desktop.games.big_shot.bots.position import ground_of, position_now  # noqa: E402
from bigshot_desktop.games.big_shot.bots.survey import Survey  # noqa: E402
from bigshot_desktop.games.big_shot.rules.events import RoundBegan  # noqa: E402
from bigshot_desktop.games.big_shot.rules.majority import counts  # noqa: E402
from bigshot_desktop.games.big_shot.rules.material import N_COLOURS, N_FIELDS  # noqa: E402
from bigshot_desktop.games.big_shot.rules.state import UNDECIDED  # noqa: E402
from bigshot_desktop.table.match import Match  # noqa: E402
from bigshot_desktop.table.simulation import Fixture, fixtures, play_on, seated  # noqa: E402

GAME: Final = "big-shot"
WEIGHTS: Final = ROOT / "bigshot_desktop/games/big_shot/bots/weights.json"

KNOTS: Final = (1, 2, 3, 4, 6, 8, 11, 14, 17)
"""The numbers of rounds to come that the table holds; between them it is straight."""
NEARBY: Final = (1.0, 0.5, 0.2)
"""How much a district counts for the knots of other rounds, by how many rounds they are away."""
FAITH: Final = 12.0
"""How many districts the table so far stands for."""

Cell = tuple[str, int, str]
"""Kind of district, knot, shape of the pile."""


def matches(
    seats: Sequence[tuple[str, Mapping[str, Any]]], number: int, seed: int
) -> Iterator[Match]:
    """So many matches, the seats changing round, each played to its end as the caller goes through its steps."""
    levels = [level for level, _ in seats]
    for played, fixture in enumerate(fixtures(Fixture(GAME, tuple(levels), (), seed), number)):
        turn = played % len(seats)
        order = [*seats[turn:], *seats[:turn]]
        match = seated(Fixture(GAME, tuple(level for level, _ in order), (), fixture.seed))
        match_bots = [make_bot(GAME, level, weights) for level, weights in order]
        yield from _played(match, match_bots)


def _played(match: Match, bots: Sequence[Any]) -> Iterator[Match]:
    """The match whenever a round has begun, and once more at its end."""
    for step in play_on(match, bots):
        if any(isinstance(event, RoundBegan) for event in step.events):
            yield match
    yield match


# --- chances -------------------------------------------------------------------------------------


def learn_chances(level: str, weights: dict[str, Any], number: int, seed: int) -> dict[str, Any]:
    """The shares of the places of each shape in the districts that went through it."""
    seen: defaultdict[Cell, float] = defaultdict(float)
    won: defaultdict[Cell, list[float]] = defaultdict(lambda: [0.0] * N_COLOURS)
    piles: list[tuple[int, int, int]] = []
    for match in matches([(level, weights[level])] * 4, number, seed):
        state = match.state
        if match.result is None:
            left = N_FIELDS - state.round + 1
            piles += [
                (left, d, state.piles[d]) for d, own in enumerate(state.owners) if own == UNDECIDED
            ]
            continue
        kinds = ground_of(match.setup).kinds
        for left, d, pile in piles:
            _note(seen, won, _name(kinds[d]), left, counts(pile), state.owners[d])
        piles = []
    return _shares(seen, won, weights[level]["chances"])


def _name(kind: int) -> str:
    return next(name for name, number in KINDS.items() if number == kind)


def _note(
    seen: dict[Cell, float],
    won: dict[Cell, list[float]],
    kind: str,
    left: int,
    cubes: tuple[int, ...],
    owner: int,
) -> None:
    """One district: who of the shape's places got it; colours with as many cubes share."""
    name = shape(cubes)
    shared = [0.0] * N_COLOURS
    if owner >= 0:
        places = [p for p, cubes_there in enumerate(name) if int(cubes_there) == cubes[owner]]
        for place in places:
            shared[place] = 1 / len(places)
    for knot in KNOTS:
        if abs(knot - left) < len(NEARBY):
            counted = NEARBY[abs(knot - left)]
            seen[kind, knot, name] += counted
            for place in range(N_COLOURS):
                won[kind, knot, name][place] += counted * shared[place]


def _shares(
    seen: Mapping[Cell, float], won: Mapping[Cell, list[float]], before: dict[str, Any]
) -> dict[str, Any]:
    """The new table; where little was seen, much like the one before."""
    return {
        kind: {
            left: {
                name: [
                    round((won_there + FAITH * chance) / (seen.get(cell, 0.0) + FAITH), 3)
                    for won_there, chance in zip(
                        won.get(cell, [0.0] * N_COLOURS), chances, strict=True
                    )
                ]
                for name, chances in row.items()
                for cell in [(kind, int(left), name)]
            }
            for left, row in rows.items()
        }
        for kind, rows in before.items()
    }


# --- what millions are worth ---------------------------------------------------------------------

COLUMNS: Final = ("constant", "decided", "prospects", "cash", "loans", "rivals' cash")


def examples(
    level: str, weights: dict[str, Any], number: int, seed: int
) -> Iterator[tuple[int, list[float], float]]:
    """Rounds to come, what a seat had by column, and what it was worth in the end."""
    judgement = Judgement({**weights[level], "trust": [1.0, 1.0], "firm": 1.0, "stake": [0.0, 0.0]})
    under_way: list[tuple[int, int, list[float]]] = []
    for match in matches([(level, weights[level])] * 4, number, seed):
        if match.result is None:
            under_way += list(_holdings(match, judgement))
            continue
        totals = {standing.seat: standing.total for standing in match.result.standings}
        yield from ((left, holdings, totals[seat]) for left, seat, holdings in under_way)
        under_way = []


def _holdings(match: Match, judgement: Judgement) -> Iterator[tuple[int, int, list[float]]]:
    """What every seat has between two rounds."""
    state = match.state
    position = position_now(match.game.observe(state, 0), Ledger(match.setup))
    position.left += 1
    if position.left == N_FIELDS:
        return
    estates = Survey(position, judgement).estates
    ground = position.ground
    for seat, purse in enumerate(ground.terms.purse):
        decided = sum(
            ground.values[d] * (1 + sum(state.owners[park] == purse for park in ground.beside[d]))
            for d, owner in enumerate(state.owners)
            if owner == purse
        )
        cash = state.cash[purse]
        rivals = (sum(state.cash) - cash) / 3
        prospects = estates[purse] - decided
        yield position.left, seat, [1.0, decided, prospects, cash, state.loans[purse], rivals]


def least_squares(rows: Sequence[tuple[list[float], float]]) -> list[float]:
    """The factors of the columns that come nearest to the outcomes."""
    size = len(rows[0][0])
    table = [
        [sum(row[i] * row[j] for row, _ in rows) for j in range(size)]
        + [sum(row[i] * outcome for row, outcome in rows)]
        for i in range(size)
    ]
    for i in range(size):
        table[i][i] += 1e-6
        table[i] = [value / table[i][i] for value in table[i]]
        for k in range(size):
            if k != i:
                table[k] = [a - table[k][i] * b for a, b in zip(table[k], table[i], strict=True)]
    return [row[-1] for row in table]


def show_worth(level: str, weights: dict[str, Any], number: int, seed: int) -> None:
    """Prints the factors, two rounds at a time."""
    found = list(examples(level, weights, number, seed))
    print("rounds to come", *(f"{name:>12}" for name in COLUMNS))
    for left in range(1, N_FIELDS, 2):
        factors = least_squares(
            [(row, end) for when, row, end in found if when in (left, left + 1)]
        )
        print(f"{left:>11}-{left + 1:<2}", *(f"{factor:>12.2f}" for factor in factors))


# --- single weights ------------------------------------------------------------------------------


def wins(
    one: tuple[str, Mapping[str, Any]], other: tuple[str, Mapping[str, Any]], number: int, seed: int
) -> float:
    """The share of matches that one wins against three others."""
    total, played = 0.0, 0
    for match in matches([one, other, other, other], number, seed):
        if match.result is not None:
            seat = -played % 4
            played += 1
            if seat in match.result.winners:
                total += 1 / len(match.result.winners)
    return total / number


# --- the command line ----------------------------------------------------------------------------


def write(path: Path, weights: dict[str, Any]) -> None:
    """One shape or weight a line, so that changes can be read."""
    text = json.dumps(weights, indent=1)
    text = re.sub(r"\[[^\[\]]*\]", lambda found: re.sub(r"\s+", " ", found[0]), text)
    path.write_text(text.replace("[ ", "[").replace(" ]", "]") + "\n", "utf-8")


def main() -> None:
    """Reads the arguments and tunes."""
    parser = argparse.ArgumentParser(description="Tunes the bots of Big Shot.")
    parser.add_argument("what", choices=("chances", "worth", "weight"))
    parser.add_argument("--level", default="medium")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--turns", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--name", default="")
    parser.add_argument("--values", nargs="*", default=[])
    parser.add_argument("--against", default="")
    parser.add_argument("--file", type=Path, default=WEIGHTS)
    given = parser.parse_args()
    weights = json.loads(given.file.read_text("utf-8"))
    level = given.level
    if given.what == "chances":
        for turn in range(given.turns):
            weights[level]["chances"] = learn_chances(
                level, weights, given.matches, given.seed + turn
            )
            write(given.file, weights)
            print(f"turn {turn + 1}: {given.matches} matches", flush=True)
        return
    if given.what == "worth":
        show_worth(level, weights, given.matches, given.seed)
        return
    against = given.against or level
    for value in given.values:
        changed = {**weights[level], given.name: json.loads(value)}
        share = wins((level, changed), (against, weights[against]), given.matches, given.seed)
        print(f"{given.name} {value}: {share:.3f}", flush=True)


if __name__ == "__main__":
    main()
