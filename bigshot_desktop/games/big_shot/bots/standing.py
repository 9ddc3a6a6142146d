"""Everybody's chance to win at any moment of a round, as anybody sees it who knows what the observing seat may know."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from bigshot_desktop.bots.bot import Sight
from bigshot_desktop.bots.game_bots import shipped_weights
from bigshot_desktop.games.big_shot.bots.assessing import Assessor
from bigshot_desktop.games.big_shot.bots.features import Table
from bigshot_desktop.games.big_shot.bots.level import Skill
from bigshot_desktop.games.big_shot.bots.lot import Auction, Lot, sold
from bigshot_desktop.games.big_shot.bots.memory import Ledger
from bigshot_desktop.games.big_shot.bots.models import judge_of
from bigshot_desktop.games.big_shot.bots.position import position_now, round_start
from bigshot_desktop.games.big_shot.bots.purses import Purses
from bigshot_desktop.games.big_shot.bots.speaking import credit_of
from bigshot_desktop.games.big_shot.bots.weighing import chances_with
from bigshot_desktop.games.big_shot.rules.observation import BigShotObservation
from bigshot_desktop.games.big_shot.rules.state import AUCTION, LOANS, PAYING, PLACING


def standing(sight: Sight) -> Sequence[float]:
    """By seat. In an auction it is thought to go as it should; cubes in hand to where they serve their owner best."""
    seen: BigShotObservation = sight.observation
    ledger: Ledger = sight.memory
    judge, position = judge_of(seen.setup), position_now(seen, ledger)
    if seen.phase not in (LOANS, AUCTION, PAYING, PLACING):
        table = Table(position)
        return Assessor(table, judge).chances(table.city, position.cash, position.loans)
    lot = Lot(round_start(seen, ledger), seen.broker, judge, _skill())
    money = Purses(position.facts.terms.purses, position.cash, position.loans, position.tokens)
    if seen.phase == PLACING:
        return chances_with(lot, seen, ledger, seen.acting[0], money)
    auction = Auction(lot, money, credit_of(seen), _inside(seen, len(position.facts.players)))
    if seen.phase == PAYING:
        return auction.taken(seen.acting[0], seen.standing)
    limits = auction.limits()
    winner, price = sold(auction.inside, limits, seen.leader)
    if seen.phase == AUCTION and seen.standing:
        if winner != seen.bidder and limits[winner] < seen.standing + 1:
            winner = seen.bidder
        price = max(price, seen.standing + (winner != seen.bidder))
    return auction.at(winner, min(price, auction.most(winner)))


def _inside(seen: BigShotObservation, players: int) -> list[int]:
    """Who may still get the lot."""
    return [
        seat for seat in range(players) if seen.phase != AUCTION or seen.bidding >> seat & 1
    ] or [seen.bidder]


@cache
def _skill() -> Skill:
    return Skill(shipped_weights(__package__ or "")["expert"])
