"""The present lot as one seat judges it: what it is worth to it that each seat gets it, and its own best plans."""

from __future__ import annotations

from random import Random
from typing import Final

from bigshot_desktop.bots.bot import Budget
from bigshot_desktop.games.big_shot.bots import terms as codes
from bigshot_desktop.games.big_shot.bots.account import Account, placing
from bigshot_desktop.games.big_shot.bots.foresight import Rolls, foresee, rolls_for
from bigshot_desktop.games.big_shot.bots.judgement import Judgement
from bigshot_desktop.games.big_shot.bots.memory import Ledger
from bigshot_desktop.games.big_shot.bots.planner import plans
from bigshot_desktop.games.big_shot.bots.position import (
    Plan,
    Position,
    lot_of,
    position_of,
)
from bigshot_desktop.games.big_shot.bots.sale import (
    contest,
    counted,
    credits_of,
    judge,
    means_of,
    pay,
)
from bigshot_desktop.games.big_shot.bots.survey import Survey
from bigshot_desktop.games.big_shot.rules.observation import BigShotObservation

EXACTLY: Final = 8
"""Plans that are judged again with what a park and its neighbours gain together."""


class Study:
    """Made once per lot and seat. All in it follows from the table as the lot found it."""

    def __init__(self, position: Position, lot: int, seat: int, judgement: Judgement) -> None:
        self.position = position
        self.lot = lot
        self.seat = seat
        self.judgement = judgement
        self.survey = Survey(position, judgement)
        self.judged = judge(self.survey, lot, judgement)
        self.row = self.judged.table[seat]
        self.effort = len(self.judged.plans)
        self.hunch = 0.0
        if judgement.misjudges:
            # From the deal and not from the clock of decisions: who misjudges a lot does so all through its auction.
            rng = Random(f"{position.fields}/{position.broker}/{seat}")
            self.hunch = rng.gauss(0.0, judgement.misjudges)
        self._values: list[list[float]] | None = None
        self._foresight: list[float] = [0.0] * len(self.judged.plans)
        self._outcomes: dict[int, Account] = {}
        self._plans: list[tuple[float, Plan, float]] | None = None

    # --- the auction ---------------------------------------------------------------------------------

    def values(self, budget: Budget) -> list[list[float]]:
        """What it is worth to each seat that each seat gets the lot, whatever is paid for it.

        Rivals are thought to see no further than the next glance.
        """
        if self._values is None:
            self._values = [list(row) for row in self.judged.values]
            self._foresight = self._foresee_winners(budget)
            own = self._values[self.seat]
            for winner, more in enumerate(self._foresight):
                own[winner] += more
            own[self.seat] += self.hunch
        return self._values

    def _foresee_winners(self, budget: Budget) -> list[float]:
        """What playing on adds, by the seat that gets the lot; only differences count."""
        seats = self.position.ground.players
        nothing = [0.0] * len(seats)
        rolls = rolls_for(self.position, self.judgement)
        if not rolls:
            return nothing
        means = [
            means_of(self.position, seat, self.judgement, credits_of(self.position))
            for seat in seats
        ]
        judged = self.judged
        price = contest(seats, judged.values, judged.table, means, self.position).price
        found = []
        for winner in seats:
            if budget.spent:
                return nothing
            after = self.position.copy()
            pay(after, winner, min(price, means[winner].most))
            after.place(judged.plans[winner])
            after.clear_field()
            found.append(self._foresee(after, rolls)[self.seat])
        mean = sum(found) / len(found)
        return [more - mean for more in found]

    def _foresee(self, after: Position, rolls: Rolls) -> list[float]:
        self.effort += len(rolls) * (1 + len(rolls[0][1])) * len(self.judged.plans)
        return foresee(after, rolls, self.judgement)

    def outcome(self, winner: int) -> Account:
        """Why :meth:`values` is what it is for a winner."""
        if winner not in self._outcomes:
            self._outcomes[winner] = self._outcome(winner)
        return Account().include(self._outcomes[winner])

    def _outcome(self, winner: int) -> Account:
        account = placing(self.survey, self.judged.plans[winner], self.seat, self.row)
        self.add_thoughts(account, self._foresight[winner])
        if winner == self.seat and self.hunch:
            account.add(codes.HUNCH, self.hunch)
        return account

    def add_thoughts(self, account: Account, foresight: float) -> None:
        """What search added, if there was any."""
        if foresight:
            rounds = min(self.judgement.rounds, self.position.left)
            account.add(codes.FORESIGHT, foresight, rounds=rounds)

    # --- the cubes -----------------------------------------------------------------------------------

    def plans(self, budget: Budget) -> list[tuple[float, Plan, float]]:
        """The seat's own plans, best first: what they bring, where the cubes go, and what of it is foresight."""
        if self._plans is None:
            found = sorted(
                (
                    (counted(self.row, self.survey.gains(plan)), plan)
                    for _, plan in plans(self.survey, self.lot, self.row)[:EXACTLY]
                ),
                reverse=True,
            )
            self.effort += len(found)
            rolls = rolls_for(self.position, self.judgement)
            if rolls and len(found) > 1:
                self._plans = self._foresee_plans(found, rolls, budget)
            else:
                self._plans = [(value, plan, 0.0) for value, plan in found]
        return self._plans

    def _foresee_plans(
        self, found: list[tuple[float, Plan]], rolls: Rolls, budget: Budget
    ) -> list[tuple[float, Plan, float]]:
        """The best plans played on; those that are not thought through come after them."""
        candidates = []
        for value, plan in found[: self.judgement.candidates]:
            after = self.position.copy()
            if self.position.broker in after.ring:
                after.clear_field()
            after.place(plan)
            candidates.append((value, plan, self._foresee(after, rolls)[self.seat]))
            if budget.spent:
                break
        mean = sum(foresight for _, _, foresight in candidates) / len(candidates)
        return sorted(
            (
                (value + foresight - mean, plan, foresight - mean)
                for value, plan, foresight in candidates
            ),
            reverse=True,
        )


def study_of(
    seen: BigShotObservation, ledger: Ledger, judgement: Judgement, last: Study | None
) -> Study:
    """The study of the present lot: the last one if it still fits, else a new one."""
    position = position_of(seen, ledger)
    lot = lot_of(seen, ledger)
    if last is not None and _same(last, position, lot, seen.seat):
        return last
    return Study(position, lot, seen.seat, judgement)


def _same(study: Study, position: Position, lot: int, seat: int) -> bool:
    """Whether a study is of this lot, with everything as the lot finds it."""
    was = study.position
    return (
        study.seat == seat
        and study.lot == lot
        and all(getattr(was, name) == getattr(position, name) for name in Position.__slots__)
    )
