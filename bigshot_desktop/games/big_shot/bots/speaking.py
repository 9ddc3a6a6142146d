"""What to say in an auction: bid, pass or take a loan first."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from bigshot_desktop.bots.reasons import Choice, best_of
from bigshot_desktop.games.big_shot.bots import terms as codes
from bigshot_desktop.games.big_shot.bots.account import Account, placing, price_paid
from bigshot_desktop.games.big_shot.bots.level import Skill
from bigshot_desktop.games.big_shot.bots.lot import Auction, Lot
from bigshot_desktop.games.big_shot.bots.memory import Ledger
from bigshot_desktop.games.big_shot.bots.position import position_now
from bigshot_desktop.games.big_shot.bots.purses import Purses
from bigshot_desktop.games.big_shot.rules.actions import BIDS, BORROWS, DECLINES, PASSES, PAYS
from bigshot_desktop.games.big_shot.rules.decisions import ChoosePurse, Speak
from bigshot_desktop.games.big_shot.rules.observation import BigShotObservation
from bigshot_desktop.games.big_shot.rules.state import AUCTION, LOANS

JUMPS: Final = 3
"""How many bids above the lowest are thought about."""
TRIFLE: Final = 0.001
"""For less than this nobody bids, nor borrows before the auction."""
FOR_A_LOAN: Final = 0.005
"""For less than this nobody borrows while a bid without a loan is possible, nor for a smaller chance than this."""
STEPS: Final = 6
"""So many bids of its own are foreseen at the most."""


class Words:
    """All that can be said in an auction, and the chance to win that comes of it."""

    def __init__(
        self,
        lot: Lot,
        auction: Auction,
        seat: int,
        leader: int,
        standing: int,
        bidder: int,
        skill: Skill,
    ) -> None:
        self.lot = lot
        self.auction = auction
        self.seat = seat
        self.standing = standing
        self.holder = bidder if bidder >= 0 else leader
        self.others = [other for other in auction.inside if other != seat]
        self.limits = auction.limits()
        self.ranked = sorted(self.others, key=lambda other: -self.limits[other])
        self.cash = auction.money.most(seat)
        self.most = auction.most(seat)
        self.doubt = skill.doubt
        self.hunch = 0.0
        if skill.misjudges:
            # From the deal and not from the clock of decisions: who misjudges a lot does so all through its auction.
            rng = Random(f"{lot.start.fields}/{lot.field}/{seat}")
            # The nearer the end, the plainer it is what a lot is worth.
            own, left = auction.money.of_seat[seat][0], lot.table.left
            wrong = skill.misjudges * left / (2 + left)
            self.hunch = rng.gauss(0.0, wrong) * lot.slopes[0][seat][own]
        self._debt: float | None = None

    # --- chances -------------------------------------------------------------------------------------

    def taker(self, standing: int, holder: int) -> tuple[int, int]:
        """Who takes the lot at which price if one passes at this bid."""
        first = self.ranked[0]
        if len(self.ranked) == 1:
            return first, standing
        furthest = int(self.limits[first])
        second = max(int(self.limits[self.ranked[1]]), 0)
        if furthest < standing + 1 and holder != first:
            return (holder if holder in self.others else first), standing
        if first == holder:
            return first, max(standing, min(second, furthest))
        return first, max(standing + 1, min(second + 1, furthest))

    def passing(self, standing: int, holder: int, borrowed: bool = False) -> float:
        """The chance if one leaves the lot to the likely taker; a loan taken before stays a debt."""
        taker, price = self.taker(standing, holder)
        chance = self.auction.at(taker, price)[self.seat]
        return chance * self.debt() if borrowed else chance

    def debt(self) -> float:
        """To which part the chance falls with a loan that brings nothing."""
        if self._debt is None:
            purse = self.auction.loan_for(self.seat)
            assert purse is not None
            rival = self.ranked[0]
            price = min(self.standing, self.auction.money.most(rival))
            free = self.auction.taken(rival, price)[self.seat]
            money = self.auction.money.borrowing(purse)
            after = next(money.ways_to_pay(rival, price))
            # Never more than before: where there is no chance to speak of, none can be gained by owing money.
            self._debt = min(1.0, self.lot.outcome(rival, after)[self.seat] / max(free, 1e-9))
        return self._debt

    def winning(self, bid: int) -> float:
        """The chance with the lot for this bid, as the level feels it."""
        felt = self.auction.at(self.seat, bid)[self.seat] + self.hunch
        return min(max(felt, 0.0), 1.0)

    def left_alone(self, bid: int) -> float:
        """How likely it is that nobody goes beyond a bid."""
        chance = 1.0
        for other in self.others:
            if self.auction.most(other) > bid:
                gap = (self.limits[other] - bid - 0.5) / self.doubt
                chance /= 1 + exp(max(min(gap, 30.0), -30.0))
        return chance

    def bidding(self, bid: int, before: float, steps: int = STEPS) -> tuple[float, float, bool]:
        """The chance that comes of a bid, how likely it is the last, and whether one goes on after it.

        ``before`` is how likely it was that an earlier bid would have been the last.
        """
        last = self.left_alone(bid)
        final = (last - before) / (1.0 - before) if before < 1.0 else 1.0
        final = min(max(final, 0.0), 1.0)
        borrowed = bid > self.cash
        later = self.passing(bid + 1, self.ranked[0], borrowed)
        goes_on = False
        again = bid + 2
        if again <= self.most and steps:
            more = self.bidding(again, last, steps - 1)[0]
            if more > later:
                later, goes_on = more, True
        return final * self.winning(bid) + (1.0 - final) * later, final, goes_on

    def best_bids(self) -> list[tuple[float, int]]:
        """Bids and what comes of them, best first."""
        lowest = self.standing + 1
        found = [
            (self.bidding(bid, 0.0)[0], bid)
            for bid in range(lowest, min(self.most, lowest + JUMPS) + 1)
        ]
        found.sort(key=lambda one: -one[0])
        return found

    def expected(self) -> float:
        """The best that can come of speaking now."""
        bids = self.best_bids()
        left = self.passing(self.standing, self.holder)
        return max(left, bids[0][0]) if bids else left

    def need(self, cash: int) -> bool:
        """Whether one would go further than so much cash, and must to have the lot."""
        return self.limits[self.seat] >= cash + 1 and self.limits[self.ranked[0]] >= cash

    # --- reasons -------------------------------------------------------------------------------------

    def passing_account(self, standing: int, holder: int) -> Account:
        taker, price = self.taker(standing, holder)
        account = placing(self.lot, self.lot.best(taker)[0], self.seat)
        if price:
            gain = self.auction.at(taker, price)[self.seat] - self.auction.at(taker, 0)[self.seat]
            account.add(codes.RIVAL_PAYS, gain, seat=taker, price=price)
        return account

    def winning_account(self, bid: int) -> Account:
        account = placing(self.lot, self.lot.best(self.seat)[0], self.seat)
        at = self.auction.at
        if bid > self.cash:
            purse = self.auction.loan_for(self.seat)
            assert purse is not None
            paid = at(self.seat, self.cash)[self.seat] - at(self.seat, 0)[self.seat]
            account.add(codes.PRICE, paid, price=bid)
            gain = at(self.seat, bid)[self.seat] - at(self.seat, self.cash)[self.seat]
            code = codes.LOAN_COST if gain < 0 else codes.LOAN_ALLOWS
            account.add(code, gain, colour=purse, number=self.auction.money.loans[purse] + 1)
        else:
            paid = at(self.seat, bid)[self.seat] - at(self.seat, 0)[self.seat]
            account.add(codes.PRICE, paid, price=bid)
        if self.hunch:
            account.add(codes.HUNCH, self.winning(bid) - at(self.seat, bid)[self.seat])
        return account

    def best_account(self) -> Account:
        """The reasons of the best that can be said now."""
        bids = self.best_bids()
        if bids and bids[0][0] > self.passing(self.standing, self.holder):
            return self.bid_account(bids[0][1])
        return self.passing_account(self.standing, self.holder)

    def bid_account(self, bid: int) -> Account:
        _, final, goes_on = self.bidding(bid, 0.0)
        later = (
            self.winning_account(bid + 2)
            if goes_on
            else self.passing_account(bid + 1, self.ranked[0])
        )
        return Account().include(self.winning_account(bid), final).include(later, 1 - final)


def credit_of(seen: BigShotObservation) -> list[int]:
    """What each purse can still borrow in this round."""
    credit = [max(amount, 0) for amount in seen.credit]
    if seen.phase == LOANS:
        # Who was asked before this seat has answered.
        for seat, purses in enumerate(seen.setup.deal.colours):
            if seat != seen.seat and not seen.bidding >> seat & 1:
                for colour in purses:
                    credit[colour] = 0
    return credit


def words_of(
    lot: Lot,
    seen: BigShotObservation,
    ledger: Ledger,
    skill: Skill,
    loan: int | None,
    *,
    credit: bool,
) -> Words:
    """The auction as it stands, perhaps with a loan taken now, and with or without loans to come for this seat."""
    position = position_now(seen, ledger)
    purses = position.facts.terms.purses
    money = Purses(purses, position.cash, position.loans, position.tokens)
    offers = credit_of(seen)
    if loan is not None:
        money = money.borrowing(loan)
        offers[loan] = 0
    if not credit:
        for colour in purses[seen.seat]:
            offers[colour] = 0
    seats = position.facts.players
    inside = [seat for seat in seats if seen.phase != AUCTION or seen.bidding >> seat & 1]
    standing, bidder = (seen.standing, seen.bidder) if seen.phase == AUCTION else (0, -1)
    auction = Auction(lot, money, offers, inside)
    return Words(lot, auction, seen.seat, seen.leader, standing, bidder, skill)


def speak(words: Words, seen: BigShotObservation, now: float) -> Choice:
    """Bid while the lot is worth it."""
    asked = seen.decision
    assert isinstance(asked, Speak)
    seat = seen.seat
    left = words.passing(words.standing, words.holder)
    account = words.passing_account(words.standing, words.holder)
    lot = words.lot
    prospects = [account.prospect(lot, seat, PASSES[seat], now, left)]
    if _unpayable(words, seen):
        return Choice(prospects[0], (), now, effort=words.lot.effort)
    for expected, bid in _without_need_first(words)[:3]:
        if 0.0 < expected - left < TRIFLE:
            continue
        purse = words.auction.loan_for(seat)
        action = BIDS[seat][bid] if bid <= words.cash or purse is None else BORROWS[seat][purse]
        if bid > words.cash and expected < FOR_A_LOAN:
            continue
        if any(prospect.action == action for prospect in prospects):
            continue
        prospects.append(words.bid_account(bid).prospect(lot, seat, action, now, expected))
    return best_of(prospects, words.lot.effort, now)


def _without_need_first(words: Words) -> list[tuple[float, int]]:
    """The best bids; nobody borrows for a bid that is hardly better: a loan can be taken later, too."""
    bids = words.best_bids()
    if not bids or bids[0][1] <= words.cash:
        return bids
    enough = bids[0][0] - FOR_A_LOAN
    at_hand = [one for one in bids if one[1] <= words.cash and one[0] >= enough]
    return at_hand or bids


def _unpayable(words: Words, seen: BigShotObservation) -> bool:
    """Whether the standing bid is one that its bidder cannot pay: then the auction will start anew (BS-52)."""
    return (
        seen.standing > 0
        and seen.bidder != seen.seat
        and words.auction.money.most(seen.bidder) < seen.standing
    )


def consider_loan(
    lot: Lot, seen: BigShotObservation, ledger: Ledger, skill: Skill, now: float
) -> Choice | None:
    """Borrow before the auction if that is better than to bid with what one has; None: bid."""
    seat = seen.seat
    without = words_of(lot, seen, ledger, skill, None, credit=False)
    plain = without.expected()
    prospects = []
    for purse in seen.setup.deal.colours[seat]:
        if seen.credit[purse] <= 0:
            continue
        words = words_of(lot, seen, ledger, skill, purse, credit=False)
        if not words.need(without.cash):
            continue
        expected = words.expected()
        gain = expected - plain
        if 0.0 < gain < TRIFLE:
            continue
        account = words.best_account()
        code = codes.LOAN_COST if gain < 0 else codes.LOAN_ALLOWS
        account.add(code, gain, colour=purse, number=seen.loans[purse] + 1)
        prospects.append(account.prospect(lot, seat, BORROWS[seat][purse], now, expected))
    if seen.phase == LOANS:
        account = without.passing_account(without.standing, without.holder)
        prospects.insert(0, account.prospect(lot, seat, DECLINES[seat], now, plain))
        return best_of(prospects, lot.effort, now)
    if not prospects:
        return None
    choice = best_of(prospects, lot.effort, now)
    return choice if choice.chosen.expected > max(plain, FOR_A_LOAN) else None


def choose_purse(
    lot: Lot, seen: BigShotObservation, ledger: Ledger, asked: ChoosePurse, now: float
) -> Choice:
    """Which purse pays: with which one wins more often (BS-42)."""
    seat = seen.seat
    position = position_now(seen, ledger)
    money = Purses(position.facts.terms.purses, position.cash, position.loans, position.tokens)
    plan, city = lot.best(seat)
    ways = [lot.outcome(seat, money.paying(colour, asked.amount))[seat] for colour in asked.purses]
    prospects = []
    for colour, expected in zip(asked.purses, ways, strict=True):
        mean = sum(ways) / len(ways)
        account = placing(lot, plan, seat).add(codes.MONEY_KEPT, expected - mean)
        paid = price_paid(lot, city, seat, money.paying(colour, asked.amount)) - expected + mean
        account.add(codes.PRICE, paid, price=asked.amount)
        prospects.append(account.prospect(lot, seat, PAYS[seat][colour], now, expected))
    return best_of(prospects, lot.effort, now)
