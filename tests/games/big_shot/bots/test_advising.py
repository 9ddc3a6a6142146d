"""What a hint says in Big Shot is true in its position, and about the decision that is asked."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from bigshot_desktop.bots.bot import Budget, Sight
from bigshot_desktop.bots.levels import make_bot
from bigshot_desktop.bots.reasons import Choice, Prospect, sentence
from bigshot_desktop.games.big_shot.bots.memory import Ledger
from bigshot_desktop.games.big_shot.rules.actions import (
    PASSES,
    Bid,
    Borrow,
    Decline,
    Pass,
    Pay,
    Place,
)
from bigshot_desktop.games.big_shot.rules.state import BigShotState
from bigshot_desktop.words.narrator import Narrator
from tests.bots.hints import hints, players_of
from tests.games.big_shot.bots.advice_claims import check, check_figures
from tests.games.big_shot.bots.tables import (
    BOULEVARD,
    CITY_HALL,
    GAME,
    GRAND_HOTEL,
    NORTH_PARK,
    in_hand,
    ledger,
    table,
)


def advised(state: BigShotState, seat: int = 0) -> Choice:
    """What the strongest bot says in a position."""
    ledger = Ledger(state.setup)
    ledger.cash = list(state.cash)
    ledger.stood = ledger.broker = state.broker
    sight = Sight(GAME.observe(state, seat), ledger)
    bot = make_bot("big-shot", "expert")
    choice = bot.choose(sight, Random(1), Budget(60.0))
    return bot.advised(sight, choice)  # type: ignore[attr-defined,no-any-return]


def told(state: BigShotState, choice: Choice) -> list[str]:
    names = ["Anna", "Bea", "Carl", "Dan"][: state.setup.players]
    narrator = Narrator().at("big-shot", state.setup, names)
    return [narrator.advice(term) for term in choice.advice]


def test_everything_that_is_said_is_so() -> None:
    """From all over matches of every number of players: each claim is played by the rules."""
    kinds = Counter[type]()
    for players in players_of("big-shot"):
        for hint in hints("big-shot", players, seed=players, share=0.07):
            check(hint.state, hint.seat, hint.choice)
            check_figures(hint.state, hint.seat, hint.choice, hint.sight)
            kinds[type(hint.choice.action)] += 1
    assert kinds.total() > 40
    assert {Bid, Pass, Borrow, Pay, Place} <= set(kinds)


def test_loans_before_the_auction_are_told_too() -> None:
    kinds = Counter[type]()
    for seed in (1, 2):
        for hint in hints("big-shot", 3, seed, 0.05, (("loans", "before"),)):
            check(hint.state, hint.seat, hint.choice)
            kinds[type(hint.choice.action)] += 1
    assert kinds[Decline]


def test_what_is_hidden_is_not_told() -> None:
    """Nobody's money is named where it is hidden, though it could be known by heart."""
    said = Counter[str]()
    for hint in hints("big-shot", 3, 5, 0.1, (("hidden-money", "yes"),)):
        check(hint.state, hint.seat, hint.choice)
        said.update(term.code for term in hint.choice.advice)
    assert said.total() > 20
    assert not {"rival-left", "rival-broke"} & set(said)


def test_the_best_cubes_are_bid_for_and_it_is_said_what_for() -> None:
    """With two of one's own and a third, the seventh cube is placed: the district is taken at once.

    Left open, the last place could still make it a tie.
    """
    state = table((2, 0, 0, 1), {GRAND_HOTEL: (1, 2, 1, 0)}, left=6)
    choice = advised(state)
    first = told(state, choice)[0]
    assert isinstance(choice.action, Bid)
    assert "with 2 red and 1 black you take the Grand Hotel at once, and it counts $21M." in first


def test_a_park_is_told_by_what_it_doubles() -> None:
    owners = {1: 0, 2: 0}
    state = table((2, 0, 1, 1), {NORTH_PARK: (2, 1, 0, 1)}, owners, left=3)
    first = told(state, advised(state))[0]
    assert "you take North Park at once, which adds $19M by doubling." in first


def test_what_a_rival_could_do_speaks_against_passing() -> None:
    state = table((0, 3, 0, 1), {CITY_HALL: (3, 0, 0, 0)}, left=6, players=4)
    choice = advised(state)
    check(state, 0, choice)
    if isinstance(choice.action, Bid):
        assert any("City Hall" in sentence for sentence in told(state, choice))


def test_without_money_nothing_but_passing_is_possible() -> None:
    state = table((1, 1, 1, 1), left=5, cash=(0, 5, 5, 5), loans=(9, 0, 0, 0))
    assert told(state, advised(state)) == ["Pass: you cannot pay $1M, so nothing else is possible."]


def test_a_district_won_by_cancelling_is_explained() -> None:
    """BS-18: the cubes that are placed are not one's own, and the colours with most cubes do not win."""
    state = table((0, 0, 1, 3), {CITY_HALL: (1, 3, 0, 0)}, left=6)
    choice = advised(state)
    check(state, 0, choice)
    assert (
        "with 3 black in City Hall, Yellow and Black cancel out, and your single cube of Red wins the district, "
        "which counts $19M."
    ) in told(state, choice)[0]


def test_a_win_by_cancelling_that_is_not_explained_is_found() -> None:
    state = table((0, 0, 1, 3), {CITY_HALL: (1, 3, 0, 0)}, left=6)
    choice = advised(state)
    facts = {**dict(choice.advice[0].facts), "why": "takes"}
    del facts["cancel"]
    plain = replace(choice, advice=(sentence(choice.advice[0].code, **facts),))
    with pytest.raises(AssertionError):
        check(state, 0, plain)


def test_a_limit_is_that_of_the_bot_and_a_higher_one_is_found() -> None:
    """The rival goes so far, and the bot is asked again."""
    state = table((2, 2, 0, 0), {NORTH_PARK: (3, 0, 0, 1)}, left=10, players=2)
    memory = ledger(state)
    memory.stood = memory.broker = state.broker
    sight = Sight(GAME.observe(state, 0), memory)
    bot = make_bot("big-shot", "expert")
    choice = bot.advised(sight, bot.choose(sight, Random(1), Budget(60.0)))  # type: ignore[attr-defined]
    head = choice.advice[0]
    limit = dict(head.facts)["limit"]
    check_figures(state, 0, choice, sight)
    higher = sentence(head.code, **{**dict(head.facts), "limit": limit + 3})
    with pytest.raises(AssertionError):
        check_figures(state, 0, replace(choice, advice=(higher,)), sight)


def test_a_cube_for_which_no_place_is_good_is_told_why_there() -> None:
    """Black leads with it, and Yellow needs a cube more."""
    state = in_hand(
        table((0, 0, 0, 1), {BOULEVARD: (0, 1, 0, 1)}, {GRAND_HOTEL: 0}, left=6, players=4)
    )
    choice = advised(state)
    check(state, 0, choice)
    assert len(choice.advice) > 1


def test_nothing_is_called_too_dear_that_is_worth_more_than_it_costs() -> None:
    """Neither does a hint say so, nor would the check let it pass."""
    state = table((2, 0, 0, 1), {GRAND_HOTEL: (1, 1, 1, 1)}, left=6)
    choice = advised(state)
    facts = {**dict(choice.advice[0].facts), "lowest": 1}
    worth = replace(
        choice,
        chosen=Prospect(PASSES[0], choice.chosen.expected),
        plan=(PASSES[0],),
        advice=(sentence("pass", **facts),),
    )
    with pytest.raises(AssertionError):
        check(state, 0, worth)
    dear = replace(worth, advice=(sentence("pass-keep", **facts),))
    check(state, 0, dear)


def test_in_the_last_round_a_lead_is_the_district() -> None:
    """BS-23: no more cubes will come, so it is told what the district counts."""
    piles = {GRAND_HOTEL: (1, 0, 1, 0), CITY_HALL: (2, 0, 0, 0)}
    state = table((1, 3, 0, 0), piles, cash=(15, 2, 2, 2), loans=(0, 9, 9, 3))
    choice = advised(state)
    check(state, 0, choice)
    assert (
        "it is the last round, and with 1 red the Grand Hotel is yours and counts $21M"
        in (told(state, choice)[0])
    )


def test_the_second_district_is_told_for_what_it_is() -> None:
    """BS-26: with one district nobody can win."""
    state = table((2, 0, 0, 1), {GRAND_HOTEL: (1, 1, 1, 1)}, {1: 0}, left=3)
    choice = advised(state)
    check(state, 0, choice)
    assert "You then have the two districts that you need to win." in told(state, choice)


def test_nobody_is_sent_further_than_the_others_can_bid() -> None:
    """The rivals have 3 at the most and cannot borrow: 4 cannot be outbid, whatever the cubes are worth."""
    owners = {5: 1, 7: 1, 8: 1, 11: 2}
    state = table((2, 0, 0, 1), {GRAND_HOTEL: (1, 1, 1, 1)}, owners, left=6, cash=(20, 3, 2, 1))
    state.credit = [9, 0, 0, 0]
    choice = advised(state)
    check(state, 0, choice)
    head = choice.advice[0]
    assert head.code in ("bid-final", "bid-takes")
    assert dict(head.facts)["limit"] == 4
    assert "go up to $4M, which nobody else can outbid: with 2 red" in told(state, choice)[0]
    further = sentence("bid", **{**dict(head.facts), "limit": 12})
    with pytest.raises(AssertionError):
        check(state, 0, replace(choice, advice=(further,)))


def test_what_was_judged_before_the_last_round_is_not_the_chance_now() -> None:
    """Nothing can be won any more: then there is no great chance until now beside that."""
    state = table((1, 1, 1, 1), owners={1: 1, 2: 1, 3: 1, 4: 1}, cash=(5, 30, 5, 5))
    choice = advised(state)
    assert choice.now == max(one.expected for one in (choice.chosen, *choice.alternatives))
    for one in (choice.chosen, *choice.alternatives):
        assert sum(term.amount for term in one.terms) == pytest.approx(one.expected - choice.now)


def test_the_last_cubes_are_told_by_who_wins_with_them() -> None:
    """With the seventh cube the Grand Hotel is one's own, and the match; anywhere else somebody else wins it."""
    red, yellow, white, black = (1, 2, 8), (3, 4, 7, 10), (5, 11), (0, 12)
    owners = {d: seat for seat, all_of in enumerate((red, yellow, white, black)) for d in all_of}
    state = in_hand(table((1, 0, 0, 0), {GRAND_HOTEL: (2, 2, 1, 1)}, owners, cash=(0, 0, 0, 0)))
    choice = advised(state)
    check(state, 0, choice)
    assert (
        "No more cubes will come: this way you win with $58M in the end. With the next best, Bea "
        "would win with $56M."
    ) in told(state, choice)


def test_that_a_rival_wins_a_district_at_once_is_told_rather_than_a_lead() -> None:
    """Bea would take North Park and lead in the Grand Hotel, too: the first cannot be undone."""
    state = table(
        (0, 3, 0, 1), {NORTH_PARK: (1, 2, 1, 0), CITY_HALL: (2, 0, 0, 0)}, left=8, players=3
    )
    choice = advised(state)
    check(state, 0, choice)
    said = " ".join(told(state, choice))
    assert "Bea could make sure of North Park" in said
    assert "take the lead" not in said
