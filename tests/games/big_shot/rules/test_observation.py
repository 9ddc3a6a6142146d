"""What a seat may know, and guesses that agree with it (BS-50)."""

from __future__ import annotations

from random import Random

import pytest

from bigshot_desktop.engine.game import CHANCE, EVERYONE, fingerprint
from bigshot_desktop.games.big_shot.rules.actions import Bid, Borrow, Pass
from bigshot_desktop.games.big_shot.rules.decisions import RollDie, Speak
from tests.games.big_shot.rules.positions import BLACK, GAME, RED, WHITE, YELLOW, Table


def test_an_observation_tells_what_is_asked_of_the_seat_that_is_to_act_and_of_no_other() -> None:
    table = Table()
    assert table.seen(CHANCE).decision == RollDie(0, for_lead=False)
    table.roll()
    assert table.seen(1).decision == Speak(1, 10, (YELLOW,))
    for seat in (0, 2, 3, CHANCE, EVERYONE):
        assert table.seen(seat).decision is None


def test_an_observation_does_not_change_with_the_state_it_was_taken_from() -> None:
    table = Table()
    table.roll()
    seen = table.seen(0)
    again = table.seen(0)
    table.do(Bid(1, 1))
    table.let_all_pass()
    table.scatter()
    assert seen == again
    assert seen != table.seen(0)


@pytest.mark.rule("BS-50")
def test_a_guess_fills_in_hidden_purses_with_any_sum_their_loans_allow() -> None:
    table = Table(hidden_money="yes")
    table.roll()
    table.do(Borrow(1, YELLOW), Pass(1))
    rng = Random(1)
    guesses = [GAME.guess(table.seen(0), rng) for _ in range(600)]
    for colour, most in ((YELLOW, 19), (WHITE, 10), (BLACK, 10)):
        sums = {GAME.observe(state, colour).cash[colour] for state in guesses}
        assert sums == set(range(most + 1))
    assert {GAME.observe(state, 0).cash[RED] for state in guesses} == {10}


@pytest.mark.rule("BS-50", "BS-14")
def test_a_guess_gives_the_bidder_enough_for_the_standing_bid_where_overbids_are_refused() -> None:
    table = Table(hidden_money="yes")
    table.roll()
    table.do(Bid(1, 8))
    rng = Random(2)
    sums = {GAME.observe(GAME.guess(table.seen(0), rng), 1).cash[YELLOW] for _ in range(100)}
    assert sums == {8, 9, 10}


@pytest.mark.rule("BS-50", "BS-52")
def test_a_guess_trusts_no_bid_where_overbids_are_accepted() -> None:
    table = Table(hidden_money="yes", overbids="table-round")
    table.roll()
    table.do(Bid(1, 30))
    rng = Random(3)
    sums = {GAME.observe(GAME.guess(table.seen(0), rng), 1).cash[YELLOW] for _ in range(300)}
    assert sums == set(range(11))


@pytest.mark.rule("BS-50")
def test_guesses_of_hidden_money_differ_and_guesses_of_open_money_do_not() -> None:
    hidden, plain = Table(hidden_money="yes"), Table()
    assert len({fingerprint(GAME.guess(hidden.seen(0), Random(seed))) for seed in range(9)}) > 1
    assert {fingerprint(GAME.guess(plain.seen(0), Random(seed))) for seed in range(9)} == {
        fingerprint(plain.state)
    }


def test_a_guess_can_be_played_on_without_touching_the_observation() -> None:
    table = Table(hidden_money="yes")
    table.roll()
    seen = table.seen(0)
    guessed = GAME.guess(seen, Random(4))
    for seat in (1, 2, 3):
        GAME.apply(guessed, Pass(seat))
    assert GAME.to_act(guessed) == (0,)
    assert seen == table.seen(0)
    assert GAME.audit(guessed) == []
