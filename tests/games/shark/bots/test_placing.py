"""Where bots build."""

import pytest

from bigshot_desktop.games.shark.bots import terms
from bigshot_desktop.games.shark.rules.actions import Place
from tests.games.shark.bots.tables import STEADY, amounts, asked
from tests.games.shark.rules.positions import RED, WHITE, Table


@pytest.mark.parametrize("level", STEADY)
def test_it_lets_the_company_grow_of_which_it_holds_most(level: str) -> None:
    table = Table.drawn("rr..\n....\n....\nbb..", shares=[(6, 0, 0, 0), (0, 6, 0, 0)])
    table.roll(1, WHITE)
    assert asked(table, level).action.company == RED


LATE = """
rrrrrr.bbbbb
............
rrrrrrr.....
............
............
ggg......yyy
............
gg.......yy."""
"""Red is at 13. On the square between red and blue it would drive blue off the map."""
BETWEEN = 6


@pytest.mark.parametrize("level", STEADY)
def test_it_swallows_what_only_rivals_hold(level: str) -> None:
    blue = (0, 15, 0, 0)
    table = Table.drawn(LATE, cash=[100, 150, 150, 150], shares=[(15, 0, 0, 0), blue, blue, blue])
    table.roll(2, RED)
    choice = asked(table, level)
    assert choice.action == Place(0, RED, BETWEEN)
    assert amounts(choice.chosen, terms.RIVAL)[1] > 0


@pytest.mark.parametrize("level", STEADY)
def test_it_does_not_swallow_what_only_it_holds(level: str) -> None:
    red = (15, 0, 0, 0)
    table = Table.drawn(LATE, cash=[100] * 4, shares=[(0, 30, 0, 0), red, red, red])
    table.roll(2, RED)
    assert asked(table, level).action != Place(0, RED, BETWEEN)


@pytest.mark.parametrize("level", STEADY)
@pytest.mark.parametrize(("cash", "ends"), [(400, True), (0, False)])
def test_it_ends_the_match_when_ahead_and_not_when_behind(
    level: str, cash: int, ends: bool
) -> None:
    """SH-21: an end is certain, so it is not judged but counted."""
    picture = "....\nrrrrrrrr\nrrrrrr\n....\n....\n....\n....\n....\nbb..\nbb.."
    table = Table.drawn(picture, cash=[cash, 200, 200, 200], shares=[(1, 1, 0, 0), (3, 0, 0, 0)])
    table.roll(1, RED)
    choice = asked(table, level)
    if ends:
        assert choice.chosen.expected == 1
        assert choice.now + amounts(choice.chosen, terms.FINAL)[-1] == pytest.approx(1)
    table.place(choice.action.company, choice.action.square)
    assert table.over == ends


@pytest.mark.parametrize("level", STEADY)
def test_a_rival_who_cannot_pay_is_ruined_and_that_counts(level: str) -> None:
    """He owns most, but nothing he could pay with."""
    red = (10, 0, 0, 0)
    table = Table.drawn(LATE, cash=[90, 0, 90, 90], shares=[red, (0, 60, 0, 0), red, red])
    table.roll(2, RED)
    choice = asked(table, level)
    assert choice.action == Place(0, RED, BETWEEN)
    assert terms.RUIN in {term.code for term in choice.chosen.terms}
