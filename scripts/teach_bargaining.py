"""Teaches the bots of Saludos Amigos what others will do: bots play matches, and it learns from what they did.

    .venv/bin/python scripts/teach_bargaining.py --players 4 --levels hard,expert --matches 500 --seed 1

It prints how the talks went: turns in which nobody was paid, and how often offers came to stand that were foretold to do
so. The networks in ``forecasts.json`` are fitted anew, to these matches and those named with ``--also PLAYERS/SEED``. The matches are lessons for the judge
too; they are put where ``scripts/train.py`` finds those of the same seed.
"""

from __future__ import annotations

import argparse
import json
import pickle
import sys
from collections import defaultdict
from collections.abc import Sequence
from math import tanh
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # so that it can be started as a file

from bigshot_desktop.bots.bot import Sight  # noqa: E402
from bigshot_desktop.bots.judge import Judge  # noqa: E402
from bigshot_desktop.bots.levels import BOTS, LEVELS, make_memory  # noqa: E402
from bigshot_desktop.engine.game import CHANCE, EVERYONE, Event  # noqa: E402
from bigshot_desktop.games.saludos_amigos.bots.bargain import Bargain, Shares, Talk, joint  # noqa: E402
from bigshot_desktop.games.saludos_amigos.bots.council import comes_case, shows_case  # noqa: E402
from bigshot_desktop.games.saludos_amigos.bots.forecasts import NAMES, chance  # noqa: E402
from bigshot_desktop.games.saludos_amigos.bots.game_bots import table_of  # noqa: E402
from bigshot_desktop.games.saludos_amigos.rules.actions import Commit, Offer, Push  # noqa: E402
from bigshot_desktop.games.saludos_amigos.rules.events import (  # noqa: E402
    BagPassed,
    CouncilDecided,
    NegotiationClosed,
    OfferAccepted,
    OfferDeclined,
    OfferLapsed,
    OfferReplaced,
    OfferStands,
    OfferWithdrawn,
    SharePaid,
)
from bigshot_desktop.games.saludos_amigos.rules.material import SEATS_IN  # noqa: E402
from bigshot_desktop.games.saludos_amigos.rules.negotiation import members_of  # noqa: E402
from bigshot_desktop.games.saludos_amigos.rules.packs import total  # noqa: E402
from bigshot_desktop.games.saludos_amigos.rules.state import (  # noqa: E402
    ATTENDANCE,
    CALL,
    NEGOTIATION,
    SEALING,
    TILE,
)
from bigshot_desktop.table.judged_matches import Lesson  # noqa: E402
from bigshot_desktop.table.parallel import in_order  # noqa: E402
from bigshot_desktop.table.simulation import (  # noqa: E402
    Fixture,
    Thought,
    fixtures,
    play_on,
    seated,
)
from scripts.judge_fitting import Lessons, fit  # noqa: E402
from scripts.train import PORTION, Course, keep, portion_file, seat_levels  # noqa: E402

GAME: Final = "saludos-amigos"
FILE: Final = ROOT / "bigshot_desktop/games/saludos_amigos/bots/forecasts.json"
LOOKED_AT: Final = 0.25
"""The part of the words in a talk at which it is noted how things stand."""
UNITS: Final = {"stands": 2, "agrees": 6, "lasts": 6, "paid": 6, "part": 4}
LEAST_CASES: Final = 150

Row = tuple[list[float], float]
"""A case, and what came of it: 1 for yes, 0 for no."""
Offered = tuple[list[list[float]], list[float], float]
"""The case of each who was asked, that of the whole offer, and whether it came to stand."""


class Witness:
    """Notes how things stand in a match, and what comes of them."""

    def __init__(self, players: int, rng: Random) -> None:
        self.players = players
        self.rng = rng
        self.rows: dict[str, list[Row]] = defaultdict(list)
        self.counts: dict[str, int] = defaultdict(int)
        self.foretold: list[tuple[float, bool]] = []
        self.offers: list[Offered] = []
        self._hopes: list[list[list[float]]] = []
        self._standing: list[tuple[Shares, list[float], list[list[float]]]] = []
        self._open: dict[int, tuple[float, dict[int, list[float]], list[float], dict[int, bool]]] = {}
        self._paid = [0] * players
        self._worth = 0
        self._bargain: Bargain | None = None

    def thought(self, thought: Thought) -> None:
        """A bot has decided."""
        seen, action = thought.sight.observation, thought.choice.action
        phase = seen.phase
        if phase not in (NEGOTIATION, CALL, ATTENDANCE, SEALING):
            return
        self._worth = seen.worth
        self._bargain = bargain = table_of(seen, thought.sight.memory)
        talk = Talk.of(seen)
        if phase == NEGOTIATION:
            if self.rng.random() < LOOKED_AT:
                if talk.coalition:
                    self._stands(bargain, talk.shares, talk.life)
                else:
                    relative = bargain.relative
                    self._hopes.append(
                        [bargain.hope_case(seat, talk, relative[seat]) for seat in range(self.players)]
                    )
            if isinstance(action, Offer) and sum(map(bool, action.shares)) > 1:
                self._offer(bargain, talk, action, thought.sight.memory.refused)
            return
        attending = sum([1 << seat for seat in seen.attending])
        lead = seen.mug - bargain.height(bargain.everyone & ~seen.coalition)
        if phase == SEALING:
            hand = total(seen.hands[thought.seat])
            assert isinstance(action, Commit)
            share = (seen.shares[thought.seat] or seen.counter[thought.seat])
            case = shows_case(bargain, thought.seat, seen.coalition, attending, share, lead)
            shown = sum(a * b for a, b in zip(action.cards, (1, 2, 3), strict=True))
            self.rows["shows"].append((case, shown / hand))
        else:
            case = comes_case(bargain, thought.seat, seen.coalition, attending, lead)
            self.rows["comes"].append((case, float(isinstance(action, Push))))

    def _stands(self, bargain: Bargain, shares: Shares, life: float) -> None:
        members = members_of(shares)
        later = [bargain.later_case(seat, members) for seat in range(self.players)]
        self._standing.append((shares, bargain.lasting_case(shares, life), later))

    def _offer(
        self, bargain: Bargain, talk: Talk, action: Offer, refused: Sequence[tuple[int, Shares]]
    ) -> None:
        hearing = bargain.hearing(talk, refused)
        cases = {
            seat: bargain.agreement_case(seat, action.seat, action.shares, hearing)
            for seat in SEATS_IN[members_of(action.shares) & ~(1 << action.seat)]
        }
        chances = [chance(bargain.forecasts.agrees, case) for case in cases.values()]
        case = bargain.stands_case(chances, talk)
        self._open[action.seat] = (chance(bargain.forecasts.stands, case), cases, case, {})

    def event(self, event: Event) -> None:
        """Something has happened that everybody sees."""
        if isinstance(event, OfferAccepted) and event.proposer in self._open:
            self._open[event.proposer][3][event.seat] = True
        elif isinstance(event, OfferDeclined) and event.proposer in self._open:
            self._open[event.proposer][3][event.seat] = False
            self._close(event.proposer, stands=False)
        elif isinstance(event, OfferLapsed | OfferReplaced | OfferWithdrawn):
            self._close(event.seat, stands=False)
        elif isinstance(event, OfferStands):
            self._close(event.seat, stands=True)
            assert self._bargain is not None
            self._stands(self._bargain, event.shares, 1.0)
        elif isinstance(event, NegotiationClosed):
            self.counts["closed"] += 1
        elif isinstance(event, CouncilDecided):
            self.counts["councils"] += 1
            self.counts["overthrown"] += event.opposition > event.coalition
        elif isinstance(event, SharePaid):
            self._paid[event.seat] = event.amount
        elif isinstance(event, BagPassed):
            self._turn_ends()

    def _close(self, proposer: int, *, stands: bool) -> None:
        known = self._open.pop(proposer, None)
        if known is None:
            return
        said, cases, case, answers = known
        self.foretold.append((said, stands))
        self.offers.append((list(cases.values()), case, float(stands)))
        for seat, answer in answers.items():
            self.rows["agrees"].append((cases[seat], float(answer)))

    def _turn_ends(self) -> None:
        paid, worth = tuple(self._paid), self._worth
        if worth:
            self.counts["turns"] += 1
            self.counts["unpaid"] += not any(paid)
            self.counts[f"of {sum(map(bool, paid))}"] += 1
        for cases in self._hopes:
            self._pay("paid", "part", cases, paid)
        for shares, case, later in self._standing:
            self.rows["lasts"].append((case, float(shares == paid)))
            if shares != paid:
                self._pay("paid_later", "part_later", later, paid)
        self._hopes, self._standing, self._open = [], [], {}
        self._paid = [0] * self.players
        self._worth = 0

    def _pay(self, whether: str, part: str, cases: list[list[float]], paid: Shares) -> None:
        for case, share in zip(cases, paid, strict=True):
            self.rows[whether].append((case, float(share > 0)))
            if share:
                self.rows[part].append((case, share / self._worth))


Record = tuple[
    dict[str, list[Row]], dict[str, int], list[tuple[float, bool]], Lesson | None, list[Offered]
]


def watch(fixture: Fixture) -> Record:
    """Plays one match and notes what is to be learnt from it."""
    match = seated(fixture)
    rng = Random(f"{fixture.seed}/kept")
    witness = Witness(len(match.seats), rng)
    memory = make_memory(GAME, match.setup)
    judging = BOTS[GAME].judging
    assert judging is not None
    positions = []
    for step in play_on(match, on_thought=witness.thought):
        for event in step.seen_by(EVERYONE):
            memory.note(event)
            witness.event(event)
        if match.to_act == (CHANCE,):
            seen = match.game.observe(match.state, rng.randrange(len(match.seats)))
            if seen.phase == TILE:
                positions.append(judging.rows(Sight(seen, memory)))
    result = match.result
    assert result is not None
    lesson = None
    if result.winners:
        share = 1 / len(result.winners)
        won = [share if seat in result.winners else 0.0 for seat in range(len(match.seats))]
        lesson = Lesson(judging.model(match.setup), positions, won)
    return dict(witness.rows), dict(witness.counts), witness.foretold, lesson, witness.offers


# --- many matches --------------------------------------------------------------------------------


def gather(course: Course, jobs: int) -> list[Record]:
    """Plays what has not been played yet, and reads the rest."""
    course.folder.mkdir(parents=True, exist_ok=True)
    records: list[Record] = []
    template = Fixture(GAME, (course.levels[0],) * course.players, (), course.seed)
    everything = list(fixtures(template, course.matches))
    for number in range(-(-course.matches // PORTION)):
        path = course.folder / f"{number:04}.talks"
        if not path.exists():
            some = everything[number * PORTION : (number + 1) * PORTION]
            new = list(in_order(watch, [seat_levels(course, one) for one in some], jobs, 5))
            keep(portion_file(course.folder, number), [one[3] for one in new if one[3]])
            path.write_bytes(pickle.dumps(new))
            print(f"seed {course.seed}: portion {number + 1} of {-(-course.matches // PORTION)}", flush=True)
        records += pickle.loads(path.read_bytes())  # noqa: S301 (written a moment ago, here)
    return records


def report(records: Sequence[Record]) -> None:
    """How the talks went."""
    counts: dict[str, int] = defaultdict(int)
    foretold = [one for record in records for one in record[2]]
    for record in records:
        for name, number in record[1].items():
            counts[name] += number
    print(f"turns {counts['turns']}, nobody paid in {counts['unpaid'] / counts['turns']:.1%};",
          f"councils in {counts['councils'] / counts['turns']:.1%},",
          f"overthrown {counts['overthrown'] / counts['turns']:.1%}")
    sizes = {name: round(number / counts["turns"], 3) for name, number in sorted(counts.items()) if name[:3] == "of "}
    print("paid members", sizes)
    said = sum(one for one, _ in foretold) / len(foretold)
    came = sum(stands for _, stands in foretold) / len(foretold)
    print(f"offers {len(foretold)}: foretold to stand {said:.1%}, stood {came:.1%}")
    for low in range(0, 100, 10):
        some = [(one, stands) for one, stands in foretold if low <= 100 * one < low + 10 or (low == 90 and one >= 1)]
        if some:
            said = sum(one for one, _ in some) / len(some)
            came = sum(stands for _, stands in some) / len(some)
            print(f"  {low:2}-{low + 10} %: {len(some):6} offers, foretold {said:.1%}, stood {came:.1%}")


def learn(rows: Sequence[Row], units: int) -> dict[str, Any]:
    """A network that gives the chance of a yes."""
    cases = np.array([case for case, _ in rows], np.float32)
    came = np.array([one for _, one in rows], np.float32)
    pairs = np.stack([cases, np.zeros_like(cases)], axis=1)
    won = np.stack([came, 1.0 - came], axis=1)
    order = np.random.default_rng(1).permutation(len(rows))
    check = order[: max(30, len(rows) // 8)]
    rest = order[len(check) :]
    losses: list[str] = []
    data = fit(
        Lessons(pairs[rest], won[rest]), Lessons(pairs[check], won[check]), units, 25, 1, losses.append
    )
    # The chance compares a case with nothing at all; the first figure of a case takes up what that scores.
    data["linear"][0] -= sum(out * tanh(bias) for _, bias, out in data["hidden"])
    best = min(float(one.split()[-1]) for one in losses)
    mean = float(came.mean())
    base = -mean * np.log(mean) - (1 - mean) * np.log(1 - mean)
    print(f"  {len(rows):7} cases, {mean:.1%} yes, loss {best:.4f} (without facts {base:.4f})", flush=True)
    return data


def anew(agrees: Judge, cases: list[list[float]], case: list[float]) -> list[float]:
    """The case of an offer with what has now been learnt of those who were asked."""
    return [*case[:2], joint([chance(agrees, one) for one in cases]), *case[3:]]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--levels", default="hard,expert", help=f"by chance for each seat ({', '.join(LEVELS)})")
    parser.add_argument("--matches", type=int, default=300)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--also", action="append", default=[], metavar="PLAYERS/SEED", help="learn from these matches too")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--dry", action="store_true", help="tell how the talks went, learn nothing")
    asked = parser.parse_args(arguments)
    course = Course(GAME, asked.players, (), tuple(asked.levels.split(",")), asked.matches, asked.seed, 0.0)
    records = gather(course, asked.jobs)
    report(records)
    if asked.dry:
        return 0
    for folder in asked.also:
        for path in sorted((course.folder.parent.parent / folder).glob("*.talks")):
            records += pickle.loads(path.read_bytes())  # noqa: S301
    known = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
    for name in NAMES:
        rows = [row for record in records for row in record[0].get(name, ())]
        if name == "stands":
            agrees = Judge.from_data(known["agrees"])
            rows = [
                (anew(agrees, cases, case), stands)
                for record in records
                for cases, case, stands in record[4]
            ]
        print(name)
        if len(rows) >= LEAST_CASES:
            known[name] = learn(rows, UNITS.get(name, 4))
    command = "scripts/teach_bargaining.py " + " ".join(arguments or sys.argv[1:])
    known["made_by"] = command
    lines = ",\n".join(f'"{key}": {json.dumps(known[key])}' for key in sorted(known))
    FILE.write_text("{\n" + lines + "\n}\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
