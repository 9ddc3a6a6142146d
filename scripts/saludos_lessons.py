"""What bots of Saludos Amigos say and do at real tables, also beside bots of an earlier version, as lessons.

    .venv/bin/python scripts/saludos_lessons.py --seats expert,expert@before,expert@before,expert@before --matches 100

The practice program knows only players of its own kind. Here whole matches are played by the bots themselves, and every
question of ``forecasts.py`` is written down as it comes up, with its answer, for the ``--lessons`` of
``scripts/practise_saludos_amigos.py``.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # so that it can be started as a file

from bigshot_desktop.bots.bot import Bot  # noqa: E402
from bigshot_desktop.bots.levels import make_bot  # noqa: E402
from bigshot_desktop.engine.game import EVERYONE, Event  # noqa: E402
from bigshot_desktop.games.saludos_amigos.bots.bargain import Bargain  # noqa: E402
from bigshot_desktop.games.saludos_amigos.bots.council import comes_case, shows_case  # noqa: E402
from bigshot_desktop.games.saludos_amigos.bots.forecasts import NAMES, Case, chance  # noqa: E402
from bigshot_desktop.games.saludos_amigos.bots.game_bots import table_of  # noqa: E402
from bigshot_desktop.games.saludos_amigos.bots.memory import Recollection  # noqa: E402
from bigshot_desktop.games.saludos_amigos.bots.talk import Shares, Talk  # noqa: E402
from bigshot_desktop.games.saludos_amigos.rules.actions import (  # noqa: E402
    Commit,
    Offer,
    Push,
    StayOut,
)
from bigshot_desktop.games.saludos_amigos.rules.events import (  # noqa: E402
    OfferAccepted,
    OfferDeclined,
    OfferLapsed,
    OfferReplaced,
    OfferStands,
    OfferWithdrawn,
    SharePaid,
)
from bigshot_desktop.games.saludos_amigos.rules.material import COUNCILLORS  # noqa: E402
from bigshot_desktop.games.saludos_amigos.rules.negotiation import members_of  # noqa: E402
from bigshot_desktop.games.saludos_amigos.rules.observation import SaludosObservation  # noqa: E402
from bigshot_desktop.games.saludos_amigos.rules.packs import total  # noqa: E402
from bigshot_desktop.games.saludos_amigos.rules.state import NEGOTIATION, TILE  # noqa: E402
from bigshot_desktop.table.arena import Bout, Contestant, Lineup, bouts, seat_bout  # noqa: E402
from bigshot_desktop.table.match import Match  # noqa: E402
from bigshot_desktop.table.parallel import in_order  # noqa: E402
from bigshot_desktop.table.simulation import play_on  # noqa: E402
from scripts.arena_before import BEFORE_THE_JUDGE, EarlierBot, Shadow, take_out  # noqa: E402

GAME: Final = "saludos-amigos"
SOME: Final = 0.25
"""Of the moments of a talk, those that are written down."""
MOST_ASKED: Final = 6

Rows = dict[str, list[list[float]]]


@dataclass(slots=True)
class Asked:
    """An open offer: what was known of everybody who is asked, and what they have said so far."""

    seats: list[int]
    cases: list[Case]
    about: Case
    answers: dict[int, bool] = field(default_factory=dict)


class Listener:
    """Follows a match and writes down questions and answers."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._memory = Recollection(match.setup)
        self._rng = Random(f"{match.seed}/lessons")
        self.rows: Rows = {name: [] for name in NAMES}
        self._open: dict[int, Asked] = {}
        self._hopes: list[list[Case]] = []
        self._standing: list[tuple[Shares, Case, list[Case]]] = []
        self._paid = [0] * match.setup.players
        self._worth = 0
        self._seen = self._look()
        self._points: list[int] = []

    def _look(self) -> SaludosObservation:
        seen: SaludosObservation = self._match.game.observe(self._match.state, 0)
        return seen

    def step(self, action: Any, events: Sequence[Event]) -> None:
        """Takes in an action that has been played and what came of it."""
        before = self._seen
        if before.phase == NEGOTIATION:
            self._heard(before, action)
        elif isinstance(action, Push | StayOut):
            self._called(before, action)
        elif isinstance(action, Commit):
            self._showed(before, action)
        for event in events:
            self._note(event)
            if event.audience == EVERYONE:
                self._memory.note(event)
        self._seen = now = self._look()
        for event in events:
            if isinstance(event, OfferStands):
                self._stands(table_of(now, self._memory), event.shares, 1.0)
        self._worth = now.worth or self._worth
        if now.phase == TILE or self._match.result is not None:
            self._settle()
        self._points = [total(hand) for hand in self._match.state.hands]

    # --- questions -------------------------------------------------------------------------------

    def _heard(self, seen: SaludosObservation, action: Any) -> None:
        table, talk = table_of(seen, self._memory), Talk.of(seen)
        seats = range(table.players)
        if self._rng.random() < SOME:
            if seen.coalition:
                self._stands(table, seen.shares, talk.life)
            else:
                self._hopes.append([table.hope_case(i, talk, table.relative[i]) for i in seats])
        if isinstance(action, Offer):
            asked = [i for i in seats if action.shares[i] and i != action.seat]
            if asked:
                hearing = table.hearing(talk, self._memory)
                cases = [
                    table.agreement_case(i, action.seat, action.shares, hearing) for i in asked
                ]
                likely = [chance(table.forecasts.agrees, case) for case in cases]
                self._close(action.seat, stands=False)
                self._open[action.seat] = Asked(asked, cases, table.stands_case(likely, talk))

    def _stands(self, table: Bargain, shares: Shares, life: float) -> None:
        members = members_of(shares)
        later = [table.later_case(seat, members) for seat in range(table.players)]
        self._standing.append((shares, table.lasting_case(shares, life), later))

    def _called(self, seen: SaludosObservation, action: Push | StayOut) -> None:
        table = table_of(seen, self._memory)
        there = sum(1 << seat for seat in seen.attending)
        lead = seen.mug - table.height(table.everyone & ~seen.coalition)
        case = comes_case(table, action.seat, seen.coalition, there, lead)
        self.rows["comes"].append([float(isinstance(action, Push)), *case])

    def _showed(self, seen: SaludosObservation, action: Commit) -> None:
        seat, table = action.seat, table_of(seen, self._memory)
        if not self._points[seat]:
            return
        there = sum(1 << one for one in seen.attending)
        lead = seen.mug - table.height(table.everyone & ~seen.coalition)
        share = (seen.shares if seen.coalition >> seat & 1 else seen.counter)[seat]
        points = sum(a * b for a, b in zip(COUNCILLORS, action.cards, strict=True))
        case = shows_case(table, seat, seen.coalition, there, share, lead)
        self.rows["shows"].append([points / self._points[seat], *case])

    # --- answers ---------------------------------------------------------------------------------

    def _note(self, event: Event) -> None:
        match event:
            case OfferAccepted() if event.proposer in self._open:
                self._open[event.proposer].answers[event.seat] = True
            case OfferDeclined() if event.proposer in self._open:
                self._open[event.proposer].answers[event.seat] = False
                self._close(event.proposer, stands=False)
            case OfferWithdrawn() | OfferLapsed():
                self._close(event.seat, stands=False)
            case OfferReplaced():
                pass  # closed when the new one was made
            case OfferStands():
                self._close(event.seat, stands=True)
                for proposer in list(self._open):
                    self._close(proposer, stands=False)
            case SharePaid():
                self._paid[event.seat] = event.amount

    def _close(self, proposer: int, *, stands: bool) -> None:
        asked = self._open.pop(proposer, None)
        if asked is None:
            return
        row = [float(stands), float(len(asked.seats)), *asked.about]
        for seat, case in zip(asked.seats, asked.cases, strict=True):
            row += case
            if seat in asked.answers:
                self.rows["agrees"].append([float(asked.answers[seat]), *case])
        row += [0.0] * (len(asked.cases[0]) * (MOST_ASKED - len(asked.seats)))
        self.rows["stands"].append(row)

    def _settle(self) -> None:
        """The turn is over: it is known who was paid."""
        paid = self._paid
        for cases in self._hopes:
            self._income("paid", "part", cases)
        for shares, case, later in self._standing:
            same = tuple(paid) == shares
            self.rows["lasts"].append([float(same), *case])
            if not same:
                self._income("paid_later", "part_later", later)
        self._hopes, self._standing, self._open = [], [], {}
        self._paid = [0] * len(paid)

    def _income(self, whether: str, how_much: str, cases: Sequence[Case]) -> None:
        for case, amount in zip(cases, self._paid, strict=True):
            self.rows[whether].append([float(amount > 0), *case])
            if amount:
                self.rows[how_much].append([amount / self._worth, *case])


def listen(bout: Bout) -> Rows:
    """Plays one match and tells what was learnt."""
    match = seat_bout(bout)
    shadow = Shadow(match)
    bots: list[Bot] = [
        EarlierBot(shadow, who.level) if "@" in who.name else make_bot(GAME, who.level)
        for who in bout.seating
    ]
    listener = Listener(match)
    for step in play_on(match, bots):
        listener.step(step.action, step.events)
    return listener.rows


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--seats", required=True, help="LEVEL or LEVEL@before, one for each seat")
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, default=ROOT / "build/saludos_lessons.npz")
    parser.add_argument(
        "--version", default=BEFORE_THE_JUDGE, help="the earlier version: a tag or a commit"
    )
    asked = parser.parse_args(arguments)
    take_out(asked.version)
    contestants = tuple(Contestant(name, name.partition("@")[0]) for name in asked.seats.split(","))
    lineup = Lineup(GAME, contestants, (), asked.seed)
    rows: Rows = {name: [] for name in NAMES}
    for number, heard in enumerate(
        in_order(listen, bouts(lineup, asked.matches), asked.jobs, 1), start=1
    ):
        for name in NAMES:
            rows[name] += heard[name]
        if number % 20 == 0:
            print(f"{number} matches", file=sys.stderr, flush=True)
    asked.out.parent.mkdir(parents=True, exist_ok=True)
    known = {name: np.array(one, np.float32) for name, one in rows.items()}
    np.savez_compressed(asked.out, allow_pickle=False, **known)
    print(", ".join(f"{name} {len(one)}" for name, one in rows.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
