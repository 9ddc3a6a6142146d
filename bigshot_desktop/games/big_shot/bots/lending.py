"""Loans that must be decided before bidding, and which purse pays."""

from __future__ import annotations

from bigshot_desktop.bots.reasons import Choice, best_of
from bigshot_desktop.games.big_shot.bots import terms as codes
from bigshot_desktop.games.big_shot.bots.account import Account
from bigshot_desktop.games.big_shot.bots.sale import Contest, Means, contest
from bigshot_desktop.games.big_shot.bots.speaking import Floor
from bigshot_desktop.games.big_shot.bots.study import Study
from bigshot_desktop.games.big_shot.rules.actions import BORROWS, DECLINES, PAYS
from bigshot_desktop.games.big_shot.rules.decisions import ChoosePurse
from bigshot_desktop.games.big_shot.rules.observation import BigShotObservation


def consider_loan(study: Study, seen: BigShotObservation, floor: Floor) -> Choice:
    """Borrow if the lot can be had with the money, and is worth the debt."""
    seat = seen.seat
    mine = floor.means[seat]
    without = expected_sale(study, floor, seat, Means(mine.cash, 0, 0, mine.rate))
    prospects = [without.prospect(DECLINES[seat])]
    if mine.credit:
        prospects.append(
            borrowing(study, seen, floor).prospect(BORROWS[seat][floor.fillable(seen)])
        )
    return best_of(prospects, study.effort)


def borrowing(study: Study, seen: BigShotObservation, floor: Floor) -> Account:
    """What to expect of the auction with a loan taken before it."""
    seat = seen.seat
    mine = floor.means[seat]
    account = expected_sale(study, floor, seat, Means(mine.most, 0, 0, mine.rate))
    return account.include(floor.loan(seen))


def expected_sale(study: Study, floor: Floor, seat: int, mine: Means) -> Account:
    """How the auction should end, if one bids with these means."""
    means = [mine if other == seat else theirs for other, theirs in enumerate(floor.means)]
    sale: Contest = contest(floor.inside, floor.values, floor.table, means, floor.position)
    account = study.outcome(sale.winner)
    if sale.winner == seat:
        account.add(codes.PRICE, -float(sale.price), price=sale.price)
        return account.add(codes.MONEY_KEPT, -(mine.rate - 1) * sale.price)
    rival = floor.position.ground.terms.purse[sale.winner]
    loss = -study.row[rival] * means[sale.winner].rate * sale.price
    return account.add(codes.RIVAL_PAYS, loss, seat=sale.winner, price=sale.price)


def choose_purse(
    study: Study, floor: Floor, seen: BigShotObservation, asked: ChoosePurse
) -> Choice:
    """Pay so that the larger purse stays as large as can be: only one purse backs a bid (BS-42)."""
    seat = seen.seat
    cash = floor.position.cash
    prospects = []
    for colour in asked.purses:
        larger = max(
            cash[c] - (asked.amount if c == colour else 0)
            for c in floor.position.ground.terms.purses[seat]
        )
        account = Account().add(codes.PRICE, -float(asked.amount), price=asked.amount)
        account.add(codes.MONEY_KEPT, study.judgement.spare(larger, floor.position.left))
        prospects.append(account.prospect(PAYS[seat][colour]))
    return best_of(prospects, study.effort)
