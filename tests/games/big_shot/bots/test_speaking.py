"""What the bots of Big Shot say in the auction."""

import pytest

from bigshot_desktop.bots.reasons import Choice
from bigshot_desktop.games.big_shot.rules.actions import Bid, Borrow, Decline, Pass, Pay
from bigshot_desktop.games.big_shot.rules.state import LOANS, PAYING
from tests.games.big_shot.bots.tables import (
    BOULEVARD,
    CITY_HALL,
    EXCHANGE,
    GRAND_HOTEL,
    LEVELS,
    MILL_ROW,
    STATION,
    THEATRE,
    THINKERS,
    choose,
    ledger,
    table,
)

OWNED = {MILL_ROW: 0, CITY_HALL: 0, STATION: 1, EXCHANGE: 1}
"""Red and yellow may win, nobody else, and their districts are worth the same."""
DECISIVE = {GRAND_HOTEL: (3, 3, 0, 0)}
"""The last lot gives a district of 21 to red or yellow."""


def said(level: str, **changes: int) -> Choice:
    """What red says to the last lot, which decides the district of 21, at some standing bid of yellow's."""
    state = table((1, 1, 1, 1), DECISIVE, OWNED, cash=(30, 30, 0, 0), loans=(0, 0, 9, 9))
    state.standing = changes.get("standing", 0)
    state.bidder = 1 if state.standing else -1
    return choose(level, state)


@pytest.mark.parametrize("level", THINKERS)
def test_bids_for_a_lot_that_decides_the_match(level: str) -> None:
    assert isinstance(said(level).action, Bid)
    assert isinstance(said(level, standing=10).action, Bid)


@pytest.mark.parametrize("level", THINKERS)
def test_does_not_bid_more_than_the_lot_is_worth(level: str) -> None:
    assert said(level, standing=25).action == Pass(0)


@pytest.mark.parametrize("level", THINKERS)
def test_leaves_a_lot_that_changes_nothing(level: str) -> None:
    owners = {district: district % 2 for district in range(11)}
    state = table((0, 0, 2, 2), {11: (0, 0, 1, 4), 12: (0, 0, 1, 4)}, owners)
    assert choose(level, state).action == Pass(0)


@pytest.mark.parametrize("level", THINKERS)
def test_borrows_for_a_lot_that_is_worth_it_and_only_then(level: str) -> None:
    def words(standing: int, cash: int) -> object:
        state = table((1, 1, 1, 1), DECISIVE, OWNED, cash=(5, cash, 0, 0), loans=(0, 1, 9, 9))
        state.standing, state.bidder = standing, 1
        state.credit[1] = 0  # yellow has taken its loan of this round
        return choose(level, state).action

    assert words(6, 7) == Borrow(0, 0)
    assert words(6, 30) == Pass(0)
    assert words(14, 14) == Pass(0)


@pytest.mark.parametrize("level", THINKERS)
def test_a_loan_before_the_auction_is_taken_where_it_helps(level: str) -> None:
    def answer(cash: int) -> object:
        state = table((1, 1, 1, 1), DECISIVE, OWNED, cash=(cash, 9, 0, 0), loans=(0, 1, 9, 9))
        state.credit[1] = 0  # yellow cannot borrow in this round
        state.phase = LOANS
        state.bidding = 0b1110
        return choose(level, state).action

    assert answer(4) == Borrow(0, 0)
    assert answer(30) == Decline(0)


@pytest.mark.parametrize("level", LEVELS)
def test_who_can_only_pass_passes_without_effort(level: str) -> None:
    state = table((1, 1, 1, 1), cash=(0, 10, 10, 10), loans=(9, 0, 0, 0))
    choice = choose(level, state)
    assert choice.action == Pass(0)
    assert choice.effort == 0


@pytest.mark.parametrize("level", LEVELS)
def test_never_bids_against_a_bid_that_cannot_be_paid(level: str) -> None:
    """The auction will start again, with one bidder less who can bluff."""
    state = table((1, 1, 1, 1), DECISIVE, OWNED, overbids="table-round", cash=(30, 8, 0, 0))
    state.standing, state.bidder = 12, 1
    assert choose(level, state).action == Pass(0)


@pytest.mark.parametrize("level", THINKERS)
def test_weighs_both_purses_against_each_other(level: str) -> None:
    """The one that pays is the one without whose money the chance to win stays greater."""
    state = table((1, 1, 1, 1), left=8, players=2, cash=(9, 14, 10, 10))
    state.phase, state.standing, state.bidder = PAYING, 7, 0
    choice = choose(level, state)
    (other,) = choice.alternatives
    assert {choice.action, other.action} == {Pay(0, 0), Pay(0, 1)}
    assert choice.chosen.expected > other.expected


@pytest.mark.parametrize("level", LEVELS)
def test_answers_the_same_whatever_it_cannot_see(level: str) -> None:
    """Hidden purses are known from what was paid, and from nothing else."""
    piles = {THEATRE: (2, 2, 1, 0), BOULEVARD: (1, 0, 2, 1)}
    choices = []
    for hidden in (10, 3):
        state = table((1, 2, 1, 0), piles, left=9, hidden_money="yes")
        remembered = ledger(state)
        state.cash[2] = hidden
        choices.append(choose(level, state, None, remembered))
    assert choices[0] == choices[1]
