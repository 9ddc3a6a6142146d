"""What to say in an auction: bid, pass or take a loan first."""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from bigshot_desktop.bots.bot import Budget
from bigshot_desktop.bots.reasons import Choice, Prospect, best_of
from bigshot_desktop.games.big_shot.bots import terms as codes
from bigshot_desktop.games.big_shot.bots.account import Account
from bigshot_desktop.games.big_shot.bots.memory import Ledger
from bigshot_desktop.games.big_shot.bots.position import Position, position_now
from bigshot_desktop.games.big_shot.bots.sale import Means, contest, means_of
from bigshot_desktop.games.big_shot.bots.study import Study
from bigshot_desktop.games.big_shot.rules.actions import BIDS, BORROWS, PASSES
from bigshot_desktop.games.big_shot.rules.decisions import Speak
from bigshot_desktop.games.big_shot.rules.observation import BigShotObservation
from bigshot_desktop.games.big_shot.rules.state import AUCTION

JUMPS = 4
"""How many bids above the lowest are thought about."""


class Floor(NamedTuple):
    """The auction as it stands: who is in, with what means, and how far each should go."""

    position: Position
    """With the money of this moment."""
    inside: list[int]
    others: list[int]
    means: list[Means]
    limits: list[float]
    values: list[list[float]]
    """What it is worth to each seat that each seat gets the lot; one's own with all foresight."""
    table: tuple[tuple[float, ...], ...]

    def fillable(self, seen: BigShotObservation) -> int:
        """The purse for which a loan would go furthest."""
        purses = self.position.ground.terms.purses[seen.seat]
        able = [colour for colour in purses if seen.credit[colour] > 0]
        return max(able, key=lambda c: self.position.cash[c] + seen.credit[c])

    def loan(self, seen: BigShotObservation) -> Account:
        """What a loan costs: what it pays out too little, and what else a debt and cash are worth now."""
        purse = self.fillable(seen)
        number = seen.loans[purse] + 1
        account = Account().add(codes.LOAN_COST, -float(number), colour=purse, number=number)
        return account.add(codes.MONEY_KEPT, number - self.means[seen.seat].fee)

    def without_loan(self, seat: int) -> Floor:
        """The same with only what the seat holds."""
        mine = self.means[seat]
        means = [*self.means[:seat], Means(mine.cash, 0, 0, mine.rate), *self.means[seat + 1 :]]
        return self._replace(means=means)


def floor_of(study: Study, seen: BigShotObservation, ledger: Ledger, budget: Budget) -> Floor:
    """The auction as it stands."""
    position = position_now(seen, ledger)
    seats = position.ground.players
    means = [means_of(position, seat, study.judgement, seen.credit) for seat in seats]
    values = study.values(budget)
    inside = [seat for seat in seats if seen.phase != AUCTION or seen.bidding >> seat & 1]
    limits = contest(inside, values, study.judged.table, means, position).limits
    others = [seat for seat in inside if seat != seen.seat]
    return Floor(position, inside, others, means, limits, values, study.judged.table)


def likely_taker(floor: Floor, seen: BigShotObservation, standing: int) -> tuple[int, int]:
    """Who takes the lot at which price if one passes at this bid."""
    ranked = sorted(floor.others, key=lambda seat: -floor.limits[seat])
    first = ranked[0]
    if len(ranked) == 1:
        return first, standing
    holder = seen.bidder if seen.bidder in floor.others else seen.leader
    second = max(int(floor.limits[ranked[1]]), 0)
    if floor.limits[first] < standing + 1 and holder != first:
        return holder, standing
    if first == holder:
        return first, max(standing, min(second, int(floor.limits[first])))
    return first, max(standing + 1, min(second + 1, int(floor.limits[first])))


class Words:
    """All that can be said, and what to expect of it."""

    def __init__(self, study: Study, seen: BigShotObservation, floor: Floor) -> None:
        self.study = study
        self.seen = seen
        self.floor = floor
        self.seat = seen.seat
        self.mine = floor.means[seen.seat]
        self.values = floor.values[seen.seat]
        self.taker, self.their_price = likely_taker(floor, seen, seen.standing)

    # --- figures -----------------------------------------------------------------------------------

    def passing(self) -> float:
        """What it is worth to leave the lot to the likely taker."""
        return self.values[self.taker] + self._their_loss()

    def _their_loss(self) -> float:
        rival = self.floor.position.ground.terms.purse[self.taker]
        return -self.study.row[rival] * self.floor.means[self.taker].rate * self.their_price

    def winning(self, bid: int) -> float:
        """What it is worth to have the lot for this bid."""
        return self.values[self.seat] - self._spent(bid)

    def _spent(self, bid: int) -> float:
        mine = self.mine
        return mine.rate * bid + (mine.fee if bid > mine.cash else 0)

    def likelihood(self, bid: int) -> float:
        """How likely a bid is to be the last word."""
        chance = 1.0
        doubt = self.study.judgement.doubt
        for seat in self.floor.others:
            if self.floor.means[seat].most > bid:
                gap = (self.floor.limits[seat] - bid - 0.5) / doubt
                chance /= 1 + exp(min(gap, 50.0))
        return chance

    def bidding(self, bid: int) -> tuple[float, float, int]:
        """What to expect of a bid, how likely it wins, and the next bid if it does not (0: none)."""
        chance = self.likelihood(bid)
        again = bid + 2
        later = self.winning(again) if again <= self.mine.most else -1e9
        left_out = self.passing()
        if later <= left_out:
            later, again = left_out, 0
        return chance * self.winning(bid) + (1 - chance) * later, chance, again

    # --- reasons -----------------------------------------------------------------------------------

    def passing_account(self) -> Account:
        """Why :meth:`passing` is worth what it is."""
        account = self.study.outcome(self.taker)
        loss = self._their_loss()
        if loss:
            account.add(codes.RIVAL_PAYS, loss, seat=self.taker, price=self.their_price)
        return account

    def winning_account(self, bid: int) -> Account:
        account = self.study.outcome(self.seat).add(codes.PRICE, -float(bid), price=bid)
        mine = self.mine
        account.add(codes.MONEY_KEPT, -(mine.rate - 1) * bid)
        if bid > mine.cash:
            account.include(self.floor.loan(self.seen))
        return account

    def bid_account(self, bid: int) -> Account:
        _, chance, again = self.bidding(bid)
        later = self.winning_account(again) if again else self.passing_account()
        return Account().include(self.winning_account(bid), chance).include(later, 1 - chance)


def speak(study: Study, seen: BigShotObservation, floor: Floor) -> Choice:
    """Bid while the lot is worth it."""
    asked = seen.decision
    assert isinstance(asked, Speak)
    seat = seen.seat
    words = Words(study, seen, floor)
    prospects = [words.passing_account().prospect(PASSES[seat])]
    if _unpayable(floor, seen):
        return Choice(prospects[0], effort=study.effort)
    left_out = words.passing()
    lowest, most = asked.lowest, words.mine.most
    worthwhile = [
        bid for bid in range(lowest, min(most, lowest + JUMPS) + 1) if words.winning(bid) > left_out
    ]
    shown = worthwhile or ([lowest] if lowest <= most else [])
    ranked = sorted(shown, key=lambda bid: -words.bidding(bid)[0])[:3]
    prospects += [_prospect(words, bid) for bid in ranked]
    return best_of(_distinct(prospects), study.effort)


def _prospect(words: Words, bid: int) -> Prospect:
    """A bid, or the loan that it needs first."""
    seat = words.seat
    action = (
        BIDS[seat][bid]
        if bid <= words.mine.cash
        else BORROWS[seat][words.floor.fillable(words.seen)]
    )
    return words.bid_account(bid).prospect(action)


def _distinct(prospects: list[Prospect]) -> list[Prospect]:
    """Each action once, with the best that can be expected of it."""
    found: dict[object, Prospect] = {}
    for prospect in prospects:
        known = found.get(prospect.action)
        if known is None or prospect.expected > known.expected:
            found[prospect.action] = prospect
    return list(found.values())


def _unpayable(floor: Floor, seen: BigShotObservation) -> bool:
    """Whether the standing bid is one that its bidder cannot pay: then the auction will start anew (BS-52)."""
    return (
        seen.standing > 0
        and seen.bidder != seen.seat
        and floor.means[seen.bidder].cash < seen.standing
    )
