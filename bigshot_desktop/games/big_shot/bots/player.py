"""A bot for Big Shot: each kind of decision goes to those who know about it."""

from __future__ import annotations

from random import Random

from bigshot_desktop.bots.bot import Budget, Sight
from bigshot_desktop.bots.judge import Judge
from bigshot_desktop.bots.reasons import Choice, only
from bigshot_desktop.games.big_shot.bots.auction_advice import AuctionAdvice
from bigshot_desktop.games.big_shot.bots.cube_advice import CubeAdvice
from bigshot_desktop.games.big_shot.bots.features import Table
from bigshot_desktop.games.big_shot.bots.level import Skill
from bigshot_desktop.games.big_shot.bots.lot import Lot, lot_on_offer
from bigshot_desktop.games.big_shot.bots.memory import Ledger
from bigshot_desktop.games.big_shot.bots.models import judge_of
from bigshot_desktop.games.big_shot.bots.placing import place
from bigshot_desktop.games.big_shot.bots.position import Position, round_start
from bigshot_desktop.games.big_shot.bots.speaking import (
    Words,
    choose_purse,
    consider_loan,
    speak,
    words_of,
)
from bigshot_desktop.games.big_shot.bots.telling import as_things_are
from bigshot_desktop.games.big_shot.rules.actions import PASSES, PLACES, Bid, Borrow
from bigshot_desktop.games.big_shot.rules.decisions import (
    ChoosePurse,
    ConsiderLoan,
    PlaceCube,
    Speak,
)
from bigshot_desktop.games.big_shot.rules.observation import BigShotObservation


class BigShotBot:
    """Plays one seat. What it keeps is its thoughts on the present lot, which it could think again at any time."""

    def __init__(self, skill: Skill) -> None:
        self.skill = skill
        self._lot: Lot | None = None
        self._now: tuple[Lot, list[float]] | None = None

    def think_about(self, start: Position, field: int, judge: Judge, seat: int) -> Lot:
        """The lot on offer, with what it has thought about it already."""
        self._lot = lot_on_offer(start, field, judge, self.skill, seat, self._lot)
        return self._lot

    def choose(self, sight: Sight, rng: Random, budget: Budget) -> Choice:
        """What the level thinks best."""
        seen: BigShotObservation = sight.observation
        ledger: Ledger = sight.memory
        asked = seen.decision
        if isinstance(asked, Speak) and asked.highest < asked.lowest and not asked.purses:
            return only(PASSES[seen.seat])
        if isinstance(asked, PlaceCube) and _forced(asked):
            return only(PLACES[seen.seat][asked.cubes.index(max(asked.cubes))][asked.districts[0]])
        start = round_start(seen, ledger)
        judge = judge_of(seen.setup)
        lot = self.think_about(start, seen.broker, judge, seen.seat)
        lot.budget = budget
        now = self._chances_now(start, judge, lot)[seen.seat]
        return self._choose(lot, seen, ledger, rng, now)

    def _choose(
        self, lot: Lot, seen: BigShotObservation, ledger: Ledger, rng: Random, now: float
    ) -> Choice:
        asked, skill = seen.decision, self.skill
        if isinstance(asked, PlaceCube):
            return place(lot, seen, ledger, skill, rng, now)
        if isinstance(asked, ChoosePurse):
            return choose_purse(lot, seen, ledger, asked, now)
        if isinstance(asked, ConsiderLoan):
            loan = consider_loan(lot, seen, ledger, skill, now)
            assert loan is not None
            return loan
        assert isinstance(asked, Speak)
        credit = True
        if asked.purses and not lot.start.facts.terms.one_purse:
            # Whoever has spoken takes no loan any more (BS-41): it is now or not at all.
            loan = consider_loan(lot, seen, ledger, skill, now)
            if loan is not None:
                return loan
            credit = False
        return speak(words_of(lot, seen, ledger, skill, None, credit=credit), seen, now)

    def advised(self, sight: Sight, choice: Choice) -> Choice:
        """The choice in sentences, with the cubes and bids that are planned after it."""
        seen: BigShotObservation = sight.observation
        ledger: Ledger = sight.memory
        asked, skill = seen.decision, self.skill
        start = round_start(seen, ledger)
        judge = judge_of(seen.setup)
        self._lot = lot = lot_on_offer(start, seen.broker, judge, skill, seen.seat, self._lot)
        if lot.sees_the_end or not lot.table.left:
            choice = as_things_are(choice)

        def auction(loan: int | None, *, credit: bool) -> Words:
            return words_of(lot, seen, ledger, skill, loan, credit=credit)

        if isinstance(asked, PlaceCube):
            return CubeAdvice(lot, seen, ledger).place(choice)
        if isinstance(asked, ChoosePurse):
            return CubeAdvice(lot, seen, ledger).pay(choice)
        advising = AuctionAdvice(lot, seen, ledger)
        if isinstance(choice.action, Borrow):
            then = auction(choice.action.colour, credit=False)
            # As it was weighed: with one purse a loan can still be taken later in the auction, too.
            later = isinstance(asked, Speak) and lot.start.facts.terms.one_purse
            return advising.borrow(auction(None, credit=later), choice, then)
        if isinstance(asked, ConsiderLoan):
            return advising.decline(auction(None, credit=False), choice)
        assert isinstance(asked, Speak)
        if asked.highest < asked.lowest and not asked.purses:
            return advising.pass_on(None, choice)
        credit = lot.start.facts.terms.one_purse or not asked.purses
        words = auction(None, credit=credit)
        if isinstance(choice.action, Bid):
            return advising.bid(words, choice)
        return advising.pass_on(words, choice)

    def _chances_now(self, start: Position, judge: Judge, lot: Lot) -> list[float]:
        """Everybody's chances before this round."""
        if self._now is None or self._now[0] is not lot:
            table = Table(start)
            self._now = lot, judge.chances(table.rows(table.city, start.cash, start.loans))
        return self._now[1]


def _forced(asked: PlaceCube) -> bool:
    """Whether there is but one cube and one place for it."""
    return len(asked.districts) == 1 and sum(1 for number in asked.cubes if number) == 1
