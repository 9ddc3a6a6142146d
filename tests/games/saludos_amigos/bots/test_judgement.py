"""What bots do where it is clear what to do."""

from __future__ import annotations

import pytest

from bigshot_desktop.games.saludos_amigos.rules.actions import Accept, Commit, Done, Push, StayOut
from tests.games.saludos_amigos.bots.table import ask
from tests.games.saludos_amigos.rules.positions import GAME, Table

SOUND = pytest.mark.parametrize("level", ["medium", "hard", "expert"])


@SOUND
def test_half_of_the_sum_for_the_two_strongest_is_accepted(level: str) -> None:
    table = Table().negotiate(6, 6, 6, 1, 1)
    table.offer(0, {0: 3, 1: 4})
    assert ask(table, 1, level).action == Accept(1, 0)


@SOUND
def test_who_has_a_good_share_of_the_strongest_coalition_is_done(level: str) -> None:
    table = Table().negotiate(6, 6, 6, 1, 1)
    table.agree({0: 3, 1: 4})
    assert ask(table, 1, level).action == Done(1)


@SOUND
def test_a_crumb_does_not_buy_a_member_of_the_standing_coalition(level: str) -> None:
    table = Table().negotiate(6, 6, 6, 4, 4)
    table.agree({0: 3, 1: 4})
    table.offer(2, {1: 1, 2: 3, 3: 3})
    assert ask(table, 1, level).action != Accept(1, 2)


@SOUND
def test_a_card_that_surely_wins_a_rich_council_is_pushed(level: str) -> None:
    table = Table()
    table.coalition({3: 7}, 6, 6, 6, 6, 1)
    assert table.acting == (1,)
    action = ask(table, 1, level).action
    assert isinstance(action, Push)
    table.do(StayOut(1), StayOut(2))
    assert isinstance(ask(table, 0, level).action, Push)


@SOUND
def test_no_card_is_spent_on_a_council_that_is_lost(level: str) -> None:
    table = Table()
    table.coalition({0: 3, 1: 2, 2: 2}, 6, 6, 6, 6, 1)
    assert ask(table, 3, level).action == StayOut(3)


@SOUND
def test_no_card_is_spent_on_a_council_that_is_won(level: str) -> None:
    table = Table()
    table.coalition({0: 3, 1: 2, 2: 2}, 6, 6, 6, 6, 1)
    table.push(3, 1)
    table.all_ready()
    assert ask(table, 0, level).action == Commit(0, (0, 0, 0))


@pytest.mark.parametrize("level", ["easy", "medium", "hard", "expert"])
def test_a_forced_decision_costs_no_effort(level: str) -> None:
    table = Table().negotiate(6, 6, 6, 1, 1)
    table.agree({0: 3, 1: 2, 2: 1, 3: 1})
    choice = ask(table, 2, level)
    assert (choice.action, choice.effort, choice.alternatives) == (Done(2), 0, ())


def test_a_better_split_in_the_council_is_accepted_and_a_worse_one_is_not() -> None:
    table = Table()
    table.coalition({0: 4, 1: 3}, 6, 6, 6, 1, 1)
    table.push(2, 1)
    table.nobody_comes()
    table.propose(0, {0: 3, 1: 4})
    assert ask(table, 1, "medium").action == Accept(1, 0)
    table.decline(0, 1)
    table.propose(0, {0: 5, 1: 2})
    assert ask(table, 1, "medium").action != Accept(1, 0)


@pytest.mark.parametrize("level", ["easy", "medium", "hard", "expert"])
def test_a_lead_that_nobody_can_catch_up_with_leaves_it_able_to_think(level: str) -> None:
    table = Table().negotiate(6, 6, 6, 1, 1)
    table.state.money[0] = 500
    table.offer(1, {1: 4, 2: 3})
    for seat in (0, 2):
        assert GAME.check(table.state, ask(table, seat, level).action) is None
