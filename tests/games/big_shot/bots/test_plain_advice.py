"""Hints of Big Shot that readers found untrue, unclear or of no use, by cause."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bigshot_desktop.bots.bot import Budget, Sight
from bigshot_desktop.bots.levels import make_bot
from bigshot_desktop.bots.reasons import Choice, Prospect, sentence
from bigshot_desktop.engine.game import Fact
from bigshot_desktop.games.big_shot.bots import claims, cube_advice
from bigshot_desktop.games.big_shot.bots.auction_advice import AuctionAdvice, better
from bigshot_desktop.games.big_shot.bots.claims import Effect, effect
from bigshot_desktop.games.big_shot.bots.cube_advice import CubeAdvice, without_same_plan
from bigshot_desktop.games.big_shot.bots.position import position_now
from bigshot_desktop.games.big_shot.bots.speaking import Words, words_of
from bigshot_desktop.games.big_shot.bots.telling import qualifying_by, why
from bigshot_desktop.games.big_shot.bots.uses import Uses
from bigshot_desktop.games.big_shot.rules.actions import BIDS, BORROWS, PASSES, PAYS, PLACES, Pass
from bigshot_desktop.games.big_shot.rules.majority import UNIT, pile_of
from bigshot_desktop.games.big_shot.rules.state import PAYING, BigShotState
from bigshot_desktop.words.narrator import Narrator
from tests.games.big_shot.bots.tables import (
    BOULEVARD,
    BREWERY,
    CITY_HALL,
    DOCKS,
    EXCHANGE,
    FISH_MARKET,
    GAME,
    GRAND_HOTEL,
    MILL_ROW,
    NORTH_PARK,
    SOUTH_PARK,
    STATION,
    THEATRE,
    TRAM_DEPOT,
    choose,
    in_hand,
    ledger,
    table,
)

RED, YELLOW, WHITE, BLACK = range(4)


def thinking(kind: type[Any], state: BigShotState, price: int = 0) -> Any:
    """The one who words hints for seat 0, with the lot thought about."""
    memory = ledger(state)
    memory.stood = memory.broker = state.broker
    memory.paid[state.setup.deal.colours[0][0]] = price
    sight = Sight(GAME.observe(state, 0), memory)
    bot: Any = make_bot("big-shot", "expert")
    bot.choose(sight, Random(1), Budget(60.0))
    return kind(bot._lot, sight.observation, memory)


def told(state: BigShotState, choice: Choice) -> list[str]:
    narrator = Narrator().at("big-shot", state.setup, ["Anna", "Bea", "Carl", "Dan"])
    return [narrator.advice(term) for term in choice.advice]


def paying(state: BigShotState, bid: int) -> BigShotState:
    """Seat 0 has won the lot, and either of its purses can pay."""
    GAME.apply(state, BIDS[0][bid])
    GAME.apply(state, PASSES[1])
    assert state.phase == PAYING
    return state


def which_pays(state: BigShotState, colour: int, other: int, *, even: bool = True) -> list[str]:
    """What is said where this colour should pay."""
    chances = (0.5, 0.5 if even else 0.45)
    mine, theirs = (
        Prospect(PAYS[0][one], chance) for one, chance in zip((colour, other), chances, strict=True)
    )
    return told(state, thinking(CubeAdvice, state).pay(Choice(mine, (theirs,))))


def test_in_the_last_round_nobody_is_told_of_bids_to_come() -> None:
    """BS-44: the money of both colours is added, so it is all the same which of them pays."""
    state = paying(table((1, 1, 1, 1), players=2, cash=(15, 2, 9, 9)), 2)
    assert which_pays(state, RED, YELLOW) == [
        "Let Red pay: no more bids will come, and in the end the money of both colours is added up.",
        "Your chance to win hardly depends on it: both ways are about as good.",
    ]


def test_how_far_one_can_bid_is_told_without_a_loan() -> None:
    """BS-41: before the first word of the next auction either colour may borrow."""
    for cash in ((10, 6, 9, 9), (10, 10, 9, 9), (11, 5, 9, 9)):
        state = paying(table((1, 1, 1, 1), left=5, players=2, cash=cash), 4)
        colour, other = (YELLOW, RED) if cash[1] == 6 else (RED, YELLOW)
        assert "without a loan" in which_pays(state, colour, other)[0]


def test_a_reason_to_let_a_colour_pay_is_not_called_no_matter() -> None:
    """It is told that the chance to win hardly depends on it, not that the reason is none."""
    state = paying(table((1, 1, 1, 1), left=5, players=2, cash=(6, 10, 9, 9)), 4)
    head, even = which_pays(state, RED, YELLOW)
    assert "can then go up to $10M, otherwise only to $6M" in head
    assert even == "Your chance to win hardly depends on it: both ways are about as good."


def test_that_both_colours_can_bid_is_told_only_where_they_could_not_the_other_way() -> None:
    """With 8 and 4, and 1 to pay, both can bid either way; with 8 and 1 only one could."""
    for other, said in (
        (4, "each of your colours still has $4M or more. If Yellow paid, a bid"),
        (1, "both colours can still bid, with $7M and $1M. If Yellow paid, a bid"),
    ):
        state = paying(table((1, 1, 1, 1), left=5, players=2, cash=(8, other, 9, 9)), 1)
        assert said in which_pays(state, RED, YELLOW, even=False)[0]


def test_of_purses_that_hold_as_much_the_next_loan_tells() -> None:
    state = table((1, 1, 1, 1), left=5, players=2, cash=(7, 7, 9, 9), loans=(3, 2, 0, 0))
    assert which_pays(paying(state, 4), RED, YELLOW, even=False) == [
        "Let Red pay: both hold as much, but the next loan for Yellow brings $7M, for Red only $6M."
    ]


def test_of_all_leads_the_one_with_most_to_win_is_told() -> None:
    """Beside a park of one's own 18 for Mill Row and 22 for the Station, and 16 for the Theatre; 21 by two cubes."""
    doubled = table((1, 1, 0, 2), owners={NORTH_PARK: RED, GRAND_HOTEL: 1, 7: 1, 8: 1}, left=3)
    uses = thinking(Uses, doubled)
    city = doubled.setup.board
    for planned in (MILL_ROW, THEATRE):
        one = effect(uses.ground, city, 0, planned, UNIT[RED])
        best = uses.richest_lead(one)
        assert (best.district, best.part) == (STATION, UNIT[RED])
    state = table((3, 1, 0, 0), left=17)
    uses = thinking(Uses, state)
    best = uses.richest_lead(effect(uses.ground, city, 0, GRAND_HOTEL, UNIT[RED]))
    assert (best.district, best.part) == (GRAND_HOTEL, 3 * UNIT[RED])


def test_nothing_is_called_the_best_one_could_do() -> None:
    """What weighs most for the bot, or seems most, is not for certain the best."""
    facts: dict[str, Fact] = {
        "lowest": 3,
        "why": "leads",
        "district": GRAND_HOTEL,
        "part": UNIT[RED],
    }
    narrator = Narrator().at("big-shot", table((1, 1, 1, 1)).setup, ["Anna", "Bea", "Carl", "Dan"])
    for code in ("pass", "pass-even-why"):
        assert "best" not in narrator.advice(sentence(code, **facts))


def test_with_two_colours_in_a_district_it_is_told_which_has_how_many() -> None:
    """Two cubes of one's own, a white one and a yellow one: neither is "one of yours"."""
    state = table((0, 1, 0, 1), {BOULEVARD: (0, 0, 2, 0)}, left=6, players=2)
    state.piles[BOULEVARD] = pile_of((1, 0, 2, 0))
    uses = thinking(Uses, state)
    one = effect(uses.ground, state.setup.board, 0, BOULEVARD, pile_of((0, 1, 0, 1)))
    assert one.code == claims.CHASES
    assert dict(one.facts) == {"mine": YELLOW, "own": 1, "rival": WHITE, "most": 2}


def test_cubes_that_only_chase_are_told_to_go_where_no_place_is_better() -> None:
    state = in_hand(table((0, 1, 0, 1), {BOULEVARD: (1, 0, 2, 0)}, left=6, players=2))
    advising = thinking(CubeAdvice, state)
    position = position_now(advising.seen, advising.ledger)
    cube = PLACES[0][YELLOW][BOULEVARD]
    head = advising.cube(position, cube, ((BOULEVARD, pile_of((0, 1, 0, 1))),))
    assert head.code == "place-first-harm"


def test_a_lead_kept_is_told_with_why_the_cube_goes_there() -> None:
    """In an empty district the rival's cube would lead."""
    state = in_hand(table((0, 1, 0, 0), {THEATRE: (3, 1, 0, 0)}, left=6))
    advising = thinking(CubeAdvice, state)
    position = position_now(advising.seen, advising.ledger)
    cube, rest = PLACES[0][YELLOW][THEATRE], ((THEATRE, UNIT[YELLOW]),)
    whole = effect(position, state.setup.board, 0, THEATRE, UNIT[YELLOW])
    assert advising.cube(position, cube, rest).code == "place-keeps"
    assert [one.code for one in advising.why_here(position, cube, rest, whole)] == [
        "place-elsewhere"
    ]


def test_the_harm_is_not_called_small_where_a_park_doubles_it_or_nobody_gains() -> None:
    """White and Black in the Brewery: without a park beside it 9, beside one's own 18, too."""
    both, white = pile_of((0, 0, 1, 1)), UNIT[2]
    for owner, part, said in (
        (None, white, ["place-small"]),
        (None, both, []),
        (RED, white, []),
        (YELLOW, white, []),
    ):
        owners = {} if owner is None else {SOUTH_PARK: owner}
        piles = {BREWERY: (0, 0, 1, 0)} if part == white else {BREWERY: (0, 0, 1, 1)}
        for d in (FISH_MARKET, MILL_ROW, STATION, DOCKS, TRAM_DEPOT):
            piles[d] = (0, 1, 0, 0)  # no empty district where a cube of White's would lead
        state = in_hand(table((0, 0, 1, 1), piles, owners, left=6))
        advising = thinking(CubeAdvice, state)
        advising.hindered = lambda plan, district: []
        position = position_now(advising.seen, advising.ledger)
        whole = Effect(claims.NOTHING, BREWERY, part)
        told_of = advising.why_here(position, PLACES[0][WHITE][BREWERY], ((BREWERY, part),), whole)
        assert [one.code for one in told_of] == said, (owner, part)


def test_why_it_helps_that_one_rival_leads_instead_of_another_is_told() -> None:
    """The third owns far more than all others; or it has the park beside the Station."""
    rich = {GRAND_HOTEL: WHITE, CITY_HALL: WHITE, EXCHANGE: WHITE}
    part = 2 * UNIT[YELLOW]
    for owners, said in (
        (rich, [("rival-strongest", {"seat": 2})]),
        (
            {**rich, NORTH_PARK: WHITE},
            [("rival-doubles", {"rival": WHITE, "district": STATION, "added": 22})],
        ),
        ({GRAND_HOTEL: YELLOW, CITY_HALL: YELLOW, EXCHANGE: YELLOW}, []),
    ):
        state = table((0, 2, 0, 1), {STATION: (0, 0, 1, 0)}, owners, left=6)
        uses = thinking(Uses, state)
        one = effect(uses.ground, state.setup.board, 0, STATION, part)
        assert one.code == claims.ENDS_LEAD
        assert [(t.code, dict(t.facts)) for t in uses.against_whom(one, uses.ground)] == said


def test_a_cube_of_the_same_plan_is_no_other_way() -> None:
    """Both go there in either order; only what a player has in mind is listed all the same."""
    here, there, other = (
        Prospect(PLACES[0][colour][d], chance)
        for colour, d, chance in ((RED, FISH_MARKET, 0.84), (RED, MILL_ROW, 0.7), (RED, 10, 0.69))
    )
    rest = ((FISH_MARKET, UNIT[RED]), (MILL_ROW, UNIT[RED]))
    choice = Choice(here, (there, other))
    assert without_same_plan(choice, rest).alternatives == (other,)
    own = replace(choice, considered=there)
    assert without_same_plan(own, rest).alternatives == (there, other)


def test_a_chance_that_fell_with_the_price_is_explained() -> None:
    """Where nothing else is left to weigh, the chance before the round is shown beside the one now."""
    state = in_hand(table((0, 1, 1, 0), {EXCHANGE: (1, 0, 0, 0)}, left=6), price=9)
    advising = thinking(CubeAdvice, state, price=9)
    fell = Choice(Prospect(PLACES[0][YELLOW][MILL_ROW], 0.04), now=0.26)
    assert advising.if_left(9) > 0.05
    (term,) = advising.paid_too_much(fell)
    assert told(state, replace(fell, advice=(term,))) == [
        "Before this round your chance to win was better: the $9M that you paid cost you more than the cubes bring."
    ]
    weighed = replace(fell, alternatives=(Prospect(PLACES[0][YELLOW][STATION], 0.03),))
    assert not advising.paid_too_much(weighed)
    assert not advising.paid_too_much(replace(fell, now=0.05))


def test_a_price_is_not_blamed_where_to_pass_would_have_been_worse() -> None:
    """What counts is what would have come of leaving the cubes, not the chance before the round."""
    state = in_hand(table((0, 1, 1, 0), {EXCHANGE: (1, 0, 0, 0)}, left=6), price=9)
    advising = thinking(CubeAdvice, state, price=9)
    passing = advising.if_left(9)
    for more, said in (
        (0.02, ["place-paid-less"]),
        (0.0, ["place-paid-even"]),
        (-0.02, ["place-paid"]),
    ):
        fell = Choice(Prospect(PLACES[0][YELLOW][MILL_ROW], passing + more), now=passing + 0.3)
        assert [term.code for term in advising.paid_too_much(fell)] == said


def test_what_passing_would_have_brought_is_what_the_bot_expected_of_it() -> None:
    """Seat 0 bids 4 and gets the lot; it then knows what leaving it at 3 would have come to."""
    state = table((1, 1, 1, 0), {EXCHANGE: (1, 0, 0, 0)}, left=6, players=2)
    GAME.apply(state, BIDS[0][2])
    GAME.apply(state, BIDS[1][3])
    before = thinking(AuctionAdvice, state)
    words = words_of(before.lot, before.seen, before.ledger, before.lot.skill, None, credit=True)
    expected = words.passing(words.standing, words.holder)
    memory = ledger(state)
    GAME.apply(state, BIDS[0][4], memory.note)
    GAME.apply(state, PASSES[1], memory.note)
    GAME.apply(state, PAYS[0][RED], memory.note)
    placing = CubeAdvice(before.lot, GAME.observe(state, 0), memory)
    assert abs(placing.if_left(4) - expected) < 0.01


def test_all_is_not_lost_by_passing_where_it_is_lost_anyway() -> None:
    """With 3 in 100 for the bid and 2 for passing the bid saves nothing."""
    passing = Prospect(PASSES[0], 0.02)
    for chance, said in ((0.03, []), (0.3, ["bid-must"])):
        choice = Choice(Prospect(BIDS[0][3], chance), (passing,))
        assert [term.code for term in better(choice, [])] == said


def test_who_would_hardly_win_with_the_cubes_either_is_not_told_of_the_auction() -> None:
    """The third is far ahead: with these cubes for 1 seat 0 would win 3 times in 100."""
    piles = {STATION: (0, 2, 1, 0), BREWERY: (0, 0, 2, 1), TRAM_DEPOT: (1, 1, 2, 1)}
    owners = {NORTH_PARK: 2, THEATRE: 0, EXCHANGE: 0, GRAND_HOTEL: 2, CITY_HALL: 2}
    state = table(
        (1, 1, 0, 2),
        piles,
        {**owners, BOULEVARD: 2, SOUTH_PARK: 1},
        left=2,
        players=3,
        cash=(3, 6, 6, 0),
        loans=(4, 1, 4, 0),
    )
    advising = thinking(AuctionAdvice, state)
    words = words_of(
        advising.lot, advising.seen, advising.ledger, advising.lot.skill, None, credit=True
    )
    assert 0.025 < words.winning(1) < 0.1
    lost = Choice(Prospect(PASSES[0], 0.01), (Prospect(BIDS[0][1], 0.01),))
    assert advising.why_pass(words, lost, 1).code == "pass-either"
    words.winning = lambda bid: 0.2  # type: ignore[method-assign]
    assert advising.why_pass(words, lost, 1).code == "pass-outbid"


def test_a_lost_match_is_told_as_it_looks() -> None:
    """Others may err: so little is a chance of next to nothing certain."""
    narrator = Narrator().at("big-shot", table((1, 1, 1, 1)).setup, ["Anna", "Bea", "Carl", "Dan"])
    for code in ("pass-lost", "pass-outbid", "pass-either", "even-lost", "bid-must"):
        assert "look" in narrator.advice(sentence(code, lowest=3, seat=1))


def test_who_is_sure_of_two_districts_is_not_told_of_the_second() -> None:
    """One is sold, and with four red cubes of six the Exchange cannot be lost; with three it can."""
    for exchange, said in (((4, 0, 1, 1), []), ((3, 1, 1, 1), []), ((3, 0, 2, 1), ["qualifies"])):
        piles = {EXCHANGE: exchange, TRAM_DEPOT: (3, 0, 3, 0)}
        uses = thinking(Uses, table((1, 1, 1, 1), piles, {SOUTH_PARK: RED}, left=6))
        one = effect(uses.ground, uses.city, 0, TRAM_DEPOT, UNIT[RED])
        assert one.code == claims.TAKES
        assert [term.code for term in qualifying_by(one, uses.ground)] == said, exchange


def test_a_district_that_cannot_be_lost_is_one_of_the_two() -> None:
    piles = {EXCHANGE: (4, 0, 1, 1), TRAM_DEPOT: (3, 0, 3, 0)}
    uses = thinking(Uses, table((1, 1, 1, 1), piles, left=6))
    one = effect(uses.ground, uses.city, 0, TRAM_DEPOT, UNIT[RED])
    assert [term.code for term in qualifying_by(one, uses.ground)] == ["qualifies"]


def test_a_lead_that_goes_to_the_other_colour_is_not_called_the_same() -> None:
    """Yellow and Black cancel each other out: one leads with Red now (BS-40)."""
    state = in_hand(table((0, 0, 0, 1), {CITY_HALL: (1, 2, 0, 1)}, left=6, players=2))
    advising = thinking(CubeAdvice, state)
    position = position_now(advising.seen, advising.ledger)
    head = advising.cube(position, PLACES[0][BLACK][CITY_HALL], ((CITY_HALL, UNIT[BLACK]),))
    whole = effect(position, state.setup.board, 0, CITY_HALL, UNIT[BLACK])
    choice = Choice(Prospect(PLACES[0][BLACK][CITY_HALL]))
    assert told(state, replace(choice, advice=(head, sentence("your-cube", **why(whole))))) == [
        (
            "Place a black cube in City Hall: Red leads there then instead of Yellow, and both are "
            "yours; the cube must go somewhere, and no place is better."
        ),
        "What your cube does: with 1 black, Red leads in City Hall instead of Yellow, and both are yours.",
    ]


def test_the_best_place_and_the_next_best_have_not_the_same_reason(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Black leads in the Station and White on the Boulevard, with these cubes as without them."""
    piles = {STATION: (0, 0, 0, 1), BOULEVARD: (0, 0, 2, 0)}
    state = in_hand(table((0, 1, 0, 1), piles, left=6))
    advising = thinking(CubeAdvice, state)
    advising.hindered = lambda plan, district: []
    here, there = PLACES[0][YELLOW][STATION], PLACES[0][BLACK][BOULEVARD]
    plans = {
        here: ((STATION, UNIT[YELLOW] + UNIT[BLACK]),),
        there: ((BOULEVARD, UNIT[BLACK]), (MILL_ROW, UNIT[YELLOW])),
    }
    monkeypatch.setattr(cube_advice, "rest_of_plan", lambda lot, seen, ledger, cube: plans[cube])
    advised = advising.place(Choice(Prospect(here, 0.3), (Prospect(there, 0.25),), 0.3))
    assert [term.code for term in advised.advice] == ["place-first-harm", "place-elsewhere"]


def test_one_cube_and_several_change_little() -> None:
    narrator = Narrator().at("big-shot", table((1, 1, 1, 1)).setup, ["Anna", "Bea", "Carl", "Dan"])
    for part in (UNIT[BLACK], 2 * UNIT[BLACK]):
        for rival, said in ((WHITE, "black will change little"), (-1, "black will help nobody")):
            one = Effect(claims.NOTHING, STATION, part, (("rival", rival),))
            assert said in narrator.advice(sentence("place-idle", **why(one)))


def borrowing(state: BigShotState) -> tuple[Any, Words, Words]:
    """The one who words hints for seat 0, and the auction without a loan and with one."""
    advising = thinking(AuctionAdvice, state)
    words, then = (
        words_of(
            advising.lot, advising.seen, advising.ledger, advising.lot.skill, loan, credit=False
        )
        for loan in (None, RED)
    )
    return advising, words, then


def short_of_money() -> BigShotState:
    """Seat 0 has 2 and would have to bid 4."""
    state = table((2, 0, 0, 1), {GRAND_HOTEL: (1, 1, 1, 1)}, left=6, cash=(2, 10, 10, 10))
    state.standing, state.bidder = 3, 3
    return state


def test_a_loan_is_told_with_the_bid_that_is_planned_after_it() -> None:
    """Who goes up one by one instead may be outbid at the end: with 12 and 13 left, 13 takes the cubes."""
    for bid, limit, said in (
        (4, 6, "Take a loan of $9M and go up to $6M: "),
        (5, 7, "Take a loan of $9M, then bid $5M and go up to $7M: "),
        (5, 5, "Take a loan of $9M, then bid $5M and no more: "),
        (4, 4, "Take a loan of $9M, then bid $4M and no more: "),
    ):
        state = short_of_money()
        advising, words, then = borrowing(state)
        then.best_bids = lambda bid=bid: [(0.4, bid)]  # type: ignore[method-assign, misc]
        advising.limit_of = lambda words, bid, limit=limit: limit
        advising.unwanted = lambda words, amount, left: False
        choice = Choice(Prospect(BORROWS[0][RED], 0.4), (Prospect(PASSES[0], 0.2),), 0.4)
        advised = advising.borrow(words, choice, then)
        assert told(state, advised)[0].startswith(said)
        assert advised.plan == (BORROWS[0][RED], BIDS[0][bid])


def test_the_risk_of_a_loan_that_drives_up_the_price_is_told_though_to_pass_is_as_good() -> None:
    state = short_of_money()
    advising, words, then = borrowing(state)
    then.best_bids = lambda: [(0.2, 4)]  # type: ignore[method-assign]
    advising.unwanted = lambda words, amount, left: True
    choice = Choice(Prospect(BORROWS[0][RED], 0.2), (Prospect(PASSES[0], 0.2),), 0.2)
    advised = advising.borrow(words, choice, then)
    assert [term.code for term in advised.advice] == [
        "borrow-drives",
        "borrow-drives-risk",
        "even-pass",
    ]
    assert told(state, advised)[1] == (
        "The risk: the loan costs $10M at the end in any case, and if nobody goes further, you get "
        "the cubes for $4M, and that is worse for you than to pass."
    )


def test_what_one_could_do_where_a_rival_could_win_is_told_too() -> None:
    """A lead in the very district that the rival could win."""
    advising = thinking(AuctionAdvice, table((1, 1, 1, 1), {STATION: (2, 2, 0, 0)}, left=6))
    best = effect(advising.ground, advising.city, 0, STATION, UNIT[RED])
    assert best.code == claims.LEADS
    advising.best_effect = lambda seat: best
    threat = sentence("pass-taken", seat=1, district=STATION)
    reason, beside = advising.purpose(None, [threat], 5)
    assert reason["why"] == "denies"
    assert beside == [sentence("best-use", **why(best))]


def test_nobody_borrows_where_the_match_is_won_without_it() -> None:
    """The last lot, and one owns far more than the rival, whatever becomes of it."""
    owned = {STATION: RED, THEATRE: RED, CITY_HALL: RED, NORTH_PARK: RED, SOUTH_PARK: RED}
    more = {GRAND_HOTEL: YELLOW, BOULEVARD: YELLOW, EXCHANGE: WHITE}
    piles = {
        MILL_ROW: (0, 0, 1, 1),
        FISH_MARKET: (1, 0, 0, 1),
        BREWERY: (1, 1, 0, 0),
        DOCKS: (0, 0, 2, 2),
        TRAM_DEPOT: (0, 0, 1, 1),
    }
    state = table(
        (0, 1, 0, 3),
        piles,
        {**owned, **more},
        players=2,
        cash=(2, 2, 0, 18),
        loans=(3, 2, 2, 2),
    )
    assert choose("expert", state).action == Pass(0)


def test_a_loan_is_compared_with_passing_as_it_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a bid for cubes that one wants may be called a means to drive up the price."""
    state = table(
        (1, 0, 2, 1), {MILL_ROW: (1, 2, 0, 0)}, {GRAND_HOTEL: RED}, left=2, cash=(2, 10, 8, 3)
    )
    state.standing, state.bidder = 3, 1
    heard: list[Words] = []
    borrow = AuctionAdvice.borrow

    def listening(advice: AuctionAdvice, words: Words, choice: Choice, then: Words) -> Choice:
        heard.append(words)
        return borrow(advice, words, choice, then)

    monkeypatch.setattr(AuctionAdvice, "borrow", listening)
    memory = ledger(state)
    memory.stood = memory.broker = state.broker
    sight = Sight(GAME.observe(state, 0), memory)
    bot: Any = make_bot("big-shot", "expert")
    choice = bot.advised(sight, bot.choose(sight, Random(1), Budget(60.0)))
    passing = next(one.expected for one in choice.alternatives if one.action == PASSES[0])
    (words,) = heard
    assert words.passing(words.standing, words.holder) == pytest.approx(passing)


def test_a_cube_with_which_one_can_still_win_is_not_said_to_lose_the_match() -> None:
    """Black on the Fish Market, then both yellow cubes in the Theatre: only the rest of another plan loses it."""
    owners = {
        **dict.fromkeys((NORTH_PARK, GRAND_HOTEL, CITY_HALL, TRAM_DEPOT), BLACK),
        **dict.fromkeys((BOULEVARD, SOUTH_PARK), RED),
        **dict.fromkeys((STATION, BREWERY), WHITE),
    }
    piles = {
        MILL_ROW: (0, 1, 0, 0),
        FISH_MARKET: (0, 1, 0, 0),
        THEATRE: (1, 0, 2, 0),
        EXCHANGE: (0, 0, 2, 0),
        DOCKS: (0, 1, 2, 2),
    }
    state = in_hand(
        table((0, 2, 1, 1), piles, owners, players=3, cash=(3, 12, 0, 0), loans=(5, 3, 6, 0))
    )
    advising = thinking(CubeAdvice, state)
    position = position_now(advising.seen, advising.ledger)
    both = 2 * UNIT[YELLOW]
    rest = ((THEATRE, both), (FISH_MARKET, UNIT[WHITE]), (DOCKS, UNIT[BLACK]))
    instead = ((FISH_MARKET, UNIT[BLACK]), (DOCKS, UNIT[WHITE]), (EXCHANGE, both))
    here, there = (
        claims.winner_at_the_end(position, plan, advising.city) for plan in (rest, instead)
    )
    assert here is not None
    assert there is not None
    assert (here[0], there[0]) == (0, 2)
    black = PLACES[0][BLACK][FISH_MARKET]
    assert advising.at_the_end(position, rest, instead, black) == []


def test_a_loan_is_called_better_than_leaving_the_cubes_to_whom_passing_leaves_them() -> None:
    advising, words, then = borrowing(short_of_money())
    words.taker = lambda standing, holder: (2, 4)  # type: ignore[method-assign]
    then.taker = lambda standing, holder: (1, 4)  # type: ignore[method-assign]
    advising.best_effect = lambda seat: None
    advising.if_passed = lambda words: []
    advising.unwanted = lambda words, amount, left: False
    choice = Choice(Prospect(BORROWS[0][RED], 0.4), (Prospect(PASSES[0], 0.2),), 0.4)
    head = dict(advising.borrow(words, choice, then).advice[0].facts)
    assert (head["why"], head["seat"]) == ("better", 2)


def test_which_colour_borrows_is_explained_before_all_else() -> None:
    """BS-41: what each could then bid, what its loan brings, or that both colours can bid then."""
    for cash, loans, said in (
        (
            (5, 2, 9, 9),
            (0, 0, 0, 0),
            "With the loan Red holds $14M; with a loan of its own, Yellow",
        ),
        ((4, 6, 9, 9), (0, 2, 0, 0), "A loan for Yellow would bring only $7M."),
        (
            (0, 5, 9, 9),
            (0, 0, 0, 0),
            "Then both of your colours can bid: Red with $9M, Yellow with $5M.",
        ),
    ):
        state = table((2, 0, 0, 1), left=6, players=2, cash=cash, loans=loans)
        advising, words, then = borrowing(state)
        then.best_bids = lambda: [(0.4, 1)]  # type: ignore[method-assign]
        advising.unwanted = lambda words, amount, left: False
        others = Prospect(BORROWS[0][YELLOW], 0.3), Prospect(PASSES[0], 0.2)
        advised = advising.borrow(words, Choice(Prospect(BORROWS[0][RED], 0.4), others, 0.4), then)
        assert told(state, advised)[2].startswith(said)


def bidding(bid: int, lowest: float, higher: float) -> list[str]:
    """A hint to bid so much, where the lowest bid comes to another chance."""
    state = table((2, 0, 0, 1), {GRAND_HOTEL: (1, 1, 1, 1)}, left=6)
    advising, words, _ = borrowing(state)
    words.bidding = lambda bid, before, steps=0: (lowest, 0.1, False)  # type: ignore[method-assign]
    words.left_alone = lambda bid: higher if bid > 1 else 0.1  # type: ignore[method-assign]
    advising.limit_of = lambda words, bid: 6
    advising.unwanted = lambda words, amount, left: False
    chosen, passing = Prospect(BIDS[0][bid], 0.4), Prospect(PASSES[0], 0.2)
    return told(state, advising.bid(words, Choice(chosen, (passing,), 0.4)))


def test_why_one_bids_more_than_one_must_is_told() -> None:
    """Or that the lowest bid is as good: "Bid $4M" alone leaves open why it is not $1M."""
    assert "A bid of $1M would be about as good." in bidding(4, 0.401, 0.5)
    assert "After a bid of only $1M it is likelier that somebody goes further." in bidding(
        4, 0.35, 0.5
    )
    assert not any("A bid of $1M" in one or "only $1M" in one for one in bidding(4, 0.35, 0.12))
    assert not any("$1M would" in one or "only $1M" in one for one in bidding(1, 0.4, 0.5))


def test_a_low_bid_that_is_as_good_as_to_pass_is_told_of() -> None:
    state = table((2, 0, 0, 1), {GRAND_HOTEL: (1, 1, 1, 1)}, left=6)
    advising, words, _ = borrowing(state)
    words.winning = lambda bid: 0.9  # type: ignore[method-assign]
    words.limits = [3.0, 9.0, 1.0, 1.0]
    words.ranked = [1, 2, 3]
    bids = Prospect(BIDS[0][3], 0.2), Prospect(BIDS[0][1], 0.2), Prospect(BIDS[0][2], 0.1)
    passing = Prospect(PASSES[0], 0.2)
    said = told(state, advising.pass_on(words, Choice(passing, bids, 0.2)))
    assert said[1] == "A bid of $1M would be about as good."
    said = told(state, advising.pass_on(words, Choice(passing, bids[2:], 0.2)))
    assert not any("as good" in one for one in said)


def test_a_park_of_one_colour_doubles_nothing_of_the_other() -> None:
    """BS-43: with two colours it is told whose districts count double."""
    facts = {"district": NORTH_PARK, "part": UNIT[RED], "mine": RED, "number": 1}
    for players, said in ((2, "doubles what Red wins beside it"), (4, "doubles what you win")):
        setup = table((1, 1, 1, 1), players=players).setup
        narrator = Narrator().at("big-shot", setup, ["Anna", "Bea", "Carl", "Dan"][:players])
        bid = sentence("bid-once", amount=1, limit=1, why="takes-lone-park", **facts)
        assert said in narrator.advice(bid)
