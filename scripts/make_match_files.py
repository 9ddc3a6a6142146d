"""Makes many match files by simulation, and counts in them plainly what the statistics must show.

    python scripts/make_match_files.py FOLDER --matches 10000 --check

Bots that choose at random play the matches, and people's names sit on their seats. The count is kept in FOLDER.json
beside the folder. With --check the files are then read as the program reads them, without and with its cache, the
times are told, and every number is compared with the plain count.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from bigshot_desktop.engine.game import CHANCE  # noqa: E402
from bigshot_desktop.games import ENTRIES, GAMES  # noqa: E402
from bigshot_desktop.table.match import Match  # noqa: E402
from bigshot_desktop.table.match_file import EXTENSION, write_match  # noqa: E402
from bigshot_desktop.table.new_match import new_match  # noqa: E402
from bigshot_desktop.table.people import People  # noqa: E402
from bigshot_desktop.table.played_matches import COUNTS, PlayedMatch, ShelfReader  # noqa: E402
from bigshot_desktop.table.seats import Seat  # noqa: E402
from bigshot_desktop.table.statistics import (  # noqa: E402
    Filter,
    by_person,
    duels,
    favourites,
    seatings,
    tally,
)

NAMES = ("Anna", "Ben", "Clara", "David", "Eva", "Felix")
LEVELS = ("easy", "medium", "hard")


def play(game: str, seed: int) -> Match:
    """A whole match of players who choose at random; some of them are people, the rest bots."""
    rng = Random(f"files/{game}/{seed}")
    players = rng.choice(ENTRIES[game].players)
    people = rng.sample(NAMES, rng.randint(1, min(players, len(NAMES))))
    seats = [Seat(name) for name in people]
    seats += [
        Seat(f"Bot {number}", "bot", rng.choice(LEVELS)) for number in range(players - len(people))
    ]
    rng.shuffle(seats)
    match = new_match(GAMES[game], seats, {}, seed)
    while acting := match.to_act:
        if acting == (CHANCE,):
            match.draw()
        else:
            seat = rng.choice(acting)
            match.play(match.game.sample(match.state, seat, rng))
    return match


def make(folder: Path, matches: int) -> None:
    """Writes the files, so many in all, the games in turn. Times of writing are an hour apart."""
    folder.mkdir(parents=True)
    games = list(ENTRIES)
    for number in range(matches):
        match = play(games[number % len(games)], number)
        path = folder / f"{number:06}{EXTENSION}"
        path.write_bytes(write_match(match))
        moment = 1_600_000_000 + 3600 * number
        os.utime(path, (moment, moment))


# --- the plain count: nothing of the program but what JSON is ------------------------------------


def plain_count(folder: Path) -> dict[str, Any]:
    """Matches, wins, places and dice, straight from the JSON of the files."""
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    ranks: Counter[str] = Counter()
    together: Counter[str] = Counter()
    faces: Counter[str] = Counter()
    cubes: Counter[str] = Counter()
    shares: Counter[str] = Counter()
    for path in sorted(folder.glob(f"*{EXTENSION}")):
        content = json.loads(path.read_bytes())
        game, seats, result = content["game"], content["seats"], content["result"]
        humans = {seat: one["name"] for seat, one in enumerate(seats) if one["kind"] == "human"}
        for standing in result["standings"]:
            name = humans.get(standing["seat"])
            if name:
                played[f"{game}/{name}"] += 1
                ranks[f"{game}/{name}"] += standing["rank"]
        for winner in result["winners"]:
            if winner in humans:
                # as a whole number, so that nothing is rounded: 420 is a win, 210 the half of one
                won[f"{game}/{humans[winner]}"] += 420 // len(result["winners"])
        for one in humans.values():
            for other in humans.values():
                together[f"{game}/{one}/{other}"] += one != other
        districts = content["setup"].get("city", {}).get("districts", [])
        for action in content["actions"]:
            kind = action["kind"]
            if kind == "roll":
                for key in ("pips", "zone", "colour", "dice"):
                    rolled = action.get(key, [])
                    for face in rolled if isinstance(rolled, list) else [rolled]:
                        faces[f"{game}/{key}/{face}"] += 1
            elif kind == "place" and districts and action["seat"] in humans:
                cubes[f"{humans[action['seat']]}/{districts[action['district']]['name']}"] += 1
            elif kind == "buy" and action["seat"] in humans:
                shares[f"{humans[action['seat']]}/{action['company']}"] += action["number"]
    return {
        "played": dict(played),
        "won": dict(won),
        "ranks": dict(ranks),
        "together": {key: number for key, number in together.items() if number},
        "faces": dict(faces),
        "cubes": dict(cubes),
        "shares": dict(shares),
    }


def programs_count(matches: list[PlayedMatch]) -> dict[str, Any]:
    """The same by way of the statistics."""
    count: dict[str, Any] = {
        key: Counter() for key in ("played", "won", "ranks", "together", "faces", "cubes", "shares")
    }
    people = People()
    for game in ENTRIES:
        for name, some in by_person(seatings(matches, people, Filter(game))).items():
            sums = tally(some)
            count["played"][f"{game}/{name}"] = sums.played
            if sums.won:
                count["won"][f"{game}/{name}"] = round(420 * sums.won)
            count["ranks"][f"{game}/{name}"] = round(sums.average_rank * sums.played)
            for duel in duels(some, people):
                count["together"][f"{game}/{name}/{duel.other}"] = duel.matches
            for one in favourites(some, people):
                if game == "big-shot":
                    count["cubes"][f"{name}/{one.thing}"] = one.times
                elif game == "shark":
                    company = ("red", "blue", "green", "yellow").index(one.thing)
                    count["shares"][f"{name}/{company}"] = one.times
    for match in matches:
        for die in COUNTS[match.game].dice:
            for face, number in zip(die.faces, match.dice[die.name], strict=True):
                if number:
                    count["faces"][f"{match.game}/{die.key}/{face}"] += number
    return {key: dict(value) for key, value in count.items()}


def differences(plain: dict[str, Any], ours: dict[str, Any]) -> Iterator[str]:
    """What the statistics say otherwise than the plain count."""
    for what, numbers in plain.items():
        for key in sorted({*numbers, *ours[what]}):
            if numbers.get(key, 0) != ours[what].get(key, 0):
                yield f"{what} {key}: {numbers.get(key, 0)} plainly, {ours[what].get(key, 0)} here"


def timed_reading(folder: Path, cache: Path) -> tuple[list[PlayedMatch], float, float]:
    """The matches as the program reads them, with the seconds and the processor's seconds that takes."""
    began, worked = perf_counter(), process_time()
    reader = ShelfReader(folder, cache)
    while not reader.work(1.0):
        pass
    return reader.matches(), perf_counter() - began, process_time() - worked


def check(folder: Path, plain: dict[str, Any]) -> int:
    cache = folder.with_name(f"{folder.name}.cache")
    cache.unlink(missing_ok=True)
    for how in ("without", "with"):
        matches, seconds, worked = timed_reading(folder, cache)
        print(
            f"{len(matches)} matches read {how} the cache: {seconds:.2f} s, "
            f"{worked:.2f} s of the processor"
        )
        wrong = list(differences(plain, programs_count(matches)))
        print(*wrong[:20], sep="\n", end="\n" if wrong else "")
        if wrong:
            return 1
    numbers = sum(map(len, plain.values()))
    print(f"All {numbers} numbers are those of the plain count.")
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description="Make match files and count in them plainly.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--matches", type=int, default=10_000)
    parser.add_argument("--check", action="store_true", help="compare with the statistics")
    args = parser.parse_args()
    if not args.folder.exists():
        make(args.folder, args.matches)
    kept = args.folder.with_name(f"{args.folder.name}.json")
    plain = json.loads(kept.read_text()) if kept.exists() else plain_count(args.folder)
    kept.write_text(json.dumps(plain))
    return check(args.folder, plain) if args.check else 0


if __name__ == "__main__":
    sys.exit(main())
