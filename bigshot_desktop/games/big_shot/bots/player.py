"""A bot for Big Shot: each kind of decision goes to those who know about it."""

from __future__ import annotations

from random import Random

from bigshot_desktop.bots.bot import Budget, Sight
from bigshot_desktop.bots.reasons import Choice, only
from bigshot_desktop.games.big_shot.bots.judgement import Judgement
from bigshot_desktop.games.big_shot.bots.lending import choose_purse, consider_loan
from bigshot_desktop.games.big_shot.bots.memory import Ledger
from bigshot_desktop.games.big_shot.bots.placing import place
from bigshot_desktop.games.big_shot.bots.speaking import floor_of, speak
from bigshot_desktop.games.big_shot.bots.study import Study, study_of
from bigshot_desktop.games.big_shot.rules.actions import PASSES, PLACES, Borrow
from bigshot_desktop.games.big_shot.rules.decisions import (
    ChoosePurse,
    ConsiderLoan,
    PlaceCube,
    Speak,
)
from bigshot_desktop.games.big_shot.rules.observation import BigShotObservation


class BigShotBot:
    """Plays one seat. What it keeps is the study of the present lot, which it could make again at any time."""

    def __init__(self, judgement: Judgement) -> None:
        self.judgement = judgement
        self._study: Study | None = None

    def choose(self, sight: Sight, rng: Random, budget: Budget) -> Choice:
        """What the level thinks best."""
        seen: BigShotObservation = sight.observation
        ledger: Ledger = sight.memory
        asked = seen.decision
        if isinstance(asked, Speak) and asked.highest < asked.lowest and not asked.purses:
            return only(PASSES[seen.seat])
        if isinstance(asked, PlaceCube) and _forced(asked):
            return only(PLACES[seen.seat][asked.cubes.index(max(asked.cubes))][asked.districts[0]])
        self._study = study = study_of(seen, ledger, self.judgement, self._study)
        if isinstance(asked, PlaceCube):
            return place(study, seen, ledger, rng, budget)
        floor = floor_of(study, seen, ledger, budget)
        if isinstance(asked, ChoosePurse):
            return choose_purse(study, floor, seen, asked)
        if isinstance(asked, ConsiderLoan):
            return consider_loan(study, seen, floor)
        assert isinstance(asked, Speak)
        if asked.purses and not floor.position.ground.terms.one_purse:
            # Whoever has spoken takes no loan any more (BS-41): it is now or not at all.
            loan = consider_loan(study, seen, floor)
            if isinstance(loan.action, Borrow):
                return loan
            floor = floor.without_loan(seen.seat)
        return speak(study, seen, floor)


def _forced(asked: PlaceCube) -> bool:
    """Whether there is but one cube and one place for it."""
    return len(asked.districts) == 1 and sum(1 for number in asked.cubes if number) == 1
