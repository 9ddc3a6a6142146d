"""Where bots build."""

import pytest

from bigshot_desktop.games.shark.bots import terms
from bigshot_desktop.games.shark.rules.actions import Place
from tests.games.shark.bots.tables import LEVELS, STEADY, amounts, asked
from tests.games.shark.rules.positions import BLUE, GREEN, RED, WHITE, Table


@pytest.mark.parametrize("level", STEADY)
def test_it_lets_the_company_grow_of_which_it_holds_most(level: str) -> None:
    table = Table.drawn("rr..\n....\n....\nbb..", shares=[(6, 0, 0, 0), (0, 6, 0, 0)])
    table.roll(1, WHITE)
    assert asked(table, level).action.company == RED


@pytest.mark.parametrize("level", STEADY)
def test_it_swallows_what_only_rivals_hold(level: str) -> None:
    table = Table.drawn(
        "rrrrr.bbbb", cash=[5, 50, 50, 5], shares=[(3, 0, 0, 0), (0, 8, 0, 0), (0, 8, 0, 0)]
    )
    table.roll(2, RED)
    choice = asked(table, level)
    assert choice.action == Place(0, RED, 5)
    assert amounts(choice.chosen, terms.DAMAGE)[1] > 0


@pytest.mark.parametrize("level", STEADY)
def test_it_does_not_swallow_what_it_holds_most_of(level: str) -> None:
    table = Table.drawn("rrrrr.bbbb", shares=[(0, 12, 0, 0), (6, 0, 0, 0)])
    table.roll(2, RED)
    assert asked(table, level).action != Place(0, RED, 5)


@pytest.mark.parametrize("level", STEADY)
@pytest.mark.parametrize(("cash", "ends"), [(400, True), (0, False)])
def test_it_ends_the_match_when_ahead_and_not_when_behind(
    level: str, cash: int, ends: bool
) -> None:
    picture = "....\nrrrrrrrr\nrrrrrr\n....\n....\n....\n....\n....\nbb..\nbb.."
    table = Table.drawn(picture, cash=[cash, 200, 200, 200], shares=[(1, 1, 0, 0), (3, 0, 0, 0)])
    table.roll(1, RED)
    company, square = asked(table, level).action.company, asked(table, level).action.square
    table.place(company, square)
    assert table.over == ends


def test_the_bonus_is_told_with_its_company() -> None:
    table = Table.drawn("rr", shares=[(1, 0, 0, 0)])
    table.roll(1, RED)
    for level in LEVELS:
        choice = asked(table, level)
        assert amounts(choice.chosen, terms.BONUS)[RED] in (1, 3)


def test_a_rival_who_cannot_pay_is_ruined_and_that_counts() -> None:
    table = Table.drawn(
        "rrrr.bbb", cash=[50, 0, 50, 50], shares=[(3, 0, 0, 0), (0, 9, 0, 0), (0, 0, 0, 0)]
    )
    table.roll(2, RED)
    choice = asked(table, "hard")
    assert choice.action == Place(0, RED, 4)
    assert amounts(choice.chosen, terms.RUIN)[1] > 0


def test_looking_ahead_sees_the_risk_that_standing_still_does_not() -> None:
    """Green can be swallowed by the next player, who wants to; only some levels look at his dice."""
    picture = "gg..rrrr\n........\n........\n........\n....bb"
    table = Table.drawn(
        picture, cash=[0, 50, 50, 50], shares=[(0, 0, 9, 0), (6, 0, 0, 0), (6, 0, 0, 0)]
    )
    table.roll(5, BLUE)
    prospect = asked(table, "hard").chosen
    sold = amounts(prospect, terms.RISK).get(GREEN, 0.0)
    kept = amounts(prospect, terms.GROWTH).get(GREEN, 0.0)
    assert sold < 0 or kept == 0
    assert not amounts(asked(table, "medium").chosen, terms.RISK)
