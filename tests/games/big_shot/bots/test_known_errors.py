"""Positions in which earlier bots of Big Shot went wrong."""

from collections import Counter

import pytest

from bigshot_desktop.bots.levels import BOTS
from bigshot_desktop.games.big_shot.bots.level import Skill
from bigshot_desktop.games.big_shot.bots.lot import Auction, Lot
from bigshot_desktop.games.big_shot.bots.models import judge_of
from bigshot_desktop.games.big_shot.bots.position import round_start
from bigshot_desktop.games.big_shot.rules.actions import Pass
from bigshot_desktop.games.big_shot.rules.majority import UNIT, pile_of
from bigshot_desktop.games.big_shot.rules.material import N_FIELDS
from bigshot_desktop.games.big_shot.rules.state import BigShotState
from tests.games.big_shot.bots.tables import (
    BOULEVARD,
    CITY_HALL,
    EXCHANGE,
    GAME,
    GRAND_HOTEL,
    MILL_ROW,
    STATION,
    THEATRE,
    THINKERS,
    choose,
    in_hand,
    ledger,
    place_all,
    table,
)

OWNED = {MILL_ROW: 0, STATION: 0, CITY_HALL: 1, EXCHANGE: 1}
EVEN = {MILL_ROW: 0, CITY_HALL: 0, STATION: 1, EXCHANGE: 1}


def lot_of(level: str, state: BigShotState, seat: int = 0, **other: int) -> Lot:
    """The lot on offer as a level thinks of it, perhaps with other weights."""
    start = round_start(GAME.observe(state, seat), ledger(state))
    skill = Skill({**BOTS["big-shot"].weights[level], **other})
    return Lot(start, state.broker, judge_of(state.setup), skill, seat)


def likely_price(level: str, state: BigShotState) -> int:
    """What the lot should go for as it looks at first; whoever looks ahead thinks it through at this price."""
    lot = lot_of(level, state, look=0)
    auction = Auction(lot, lot.money, lot.money.credits(), range(4))
    return auction.sale(state.leader)[1]


@pytest.mark.parametrize("level", THINKERS)
def test_takes_no_loan_where_a_rival_will_have_the_lot_anyway(level: str) -> None:
    """Both need the last lot, which decides the Grand Hotel; yellow has 40 and red could come to 12."""
    state = table(
        (1, 1, 1, 1),
        {GRAND_HOTEL: (3, 3, 0, 0)},
        EVEN,
        cash=(3, 40, 0, 0),
        loans=(0, 3, 9, 9),
    )
    state.standing, state.bidder = 4, 1
    assert choose(level, state).action == Pass(0)


@pytest.mark.parametrize("level", THINKERS)
@pytest.mark.parametrize("left", [0, 2, 9])
def test_a_lot_is_valued_by_the_plan_that_is_then_played(level: str, left: int) -> None:
    piles = {GRAND_HOTEL: (2, 2, 0, 0), THEATRE: (0, 1, 3, 0), BOULEVARD: (1, 1, 0, 2)}
    state = table((2, 1, 1, 0), piles, OWNED, left=left, cash=(40, 40, 40, 40))
    lot = lot_of(level, state)
    auction = Auction(lot, lot.money, lot.money.credits(), range(4))
    price = likely_price(level, state) if lot.looks_ahead else 0
    assert price <= state.cash[0]
    choices = place_all(level, in_hand(state, price=price), price)
    valued = auction.taken(0, price)[0]
    assert choices[0].chosen.expected == pytest.approx(valued, abs=1e-3)
    placed: Counter[int] = Counter()
    for choice in choices:
        placed[choice.action.district] += UNIT[choice.action.colour]
    assert tuple(sorted(placed.items())) == lot.best(0)[0]


@pytest.mark.parametrize(("level", "looks"), [("expert", True), ("hard", False)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_expert_looks_ahead_from_the_first_lot_on(level: str, players: int, looks: bool) -> None:
    state = table((2, 1, 1, 0), left=17, players=players)
    assert lot_of(level, state).looks_ahead is looks


@pytest.mark.parametrize("level", ["expert"])
def test_saves_for_a_last_lot_that_lies_open(level: str) -> None:
    """Red goes less far for the last lot but one where the last one can bring it the Grand Hotel."""

    def limit(last: tuple[int, ...]) -> float:
        state = table(
            (1, 0, 1, 2),
            {GRAND_HOTEL: (2, 2, 0, 0), THEATRE: (1, 0, 2, 1)},
            {**EVEN, BOULEVARD: 2},
            left=1,
            cash=(14, 14, 4, 4),
            loans=(9, 9, 9, 9),
        )
        state.fields[(state.broker + 1) % N_FIELDS] = pile_of(last)
        lot = lot_of(level, state)
        return Auction(lot, lot.money, lot.money.credits(), range(4)).limits()[0]

    assert limit((2, 2, 0, 0)) < limit((0, 0, 2, 2))


@pytest.mark.parametrize("level", THINKERS)
def test_with_two_players_each_colour_gets_its_two_districts(level: str) -> None:
    """Red has two districts, yellow one: the last lot must give yellow one more."""
    owners = {MILL_ROW: 0, STATION: 0, CITY_HALL: 1, EXCHANGE: 2, BOULEVARD: 2}
    piles = {GRAND_HOTEL: (3, 0, 3, 0), THEATRE: (0, 3, 3, 0)}
    state = in_hand(table((1, 1, 1, 1), piles, owners, players=2))
    place_all(level, state)
    assert state.owners.count(1) >= 2
