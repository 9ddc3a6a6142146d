"""Which shares bots give up in a forced sale."""

import pytest

from bigshot_desktop.games.shark.bots import terms
from bigshot_desktop.games.shark.rules.actions import SellOff
from tests.games.shark.bots.tables import LEVELS, STEADY, asked
from tests.games.shark.rules.positions import RED, Table

PICTURE = "rrrr.bb.....\n............\ngg......yy.."


def in_debt(shares: tuple[int, int, int, int]) -> Table:
    """Seat 1 owes for blue, which red has swallowed."""
    table = Table.drawn(PICTURE, cash=[0, 0, 9, 9], shares=[(1, 0, 0, 0), shares])
    table.roll(2, RED)
    table.place(RED, 4)
    return table


@pytest.mark.parametrize("level", LEVELS)
def test_it_covers_the_loss(level: str) -> None:
    table = in_debt((0, 5, 8, 8))
    choice = asked(table, level)
    assert isinstance(choice.action, SellOff)
    table.do(choice.action)


@pytest.mark.parametrize("level", STEADY)
def test_no_other_choice_costs_less(level: str) -> None:
    table = in_debt((2, 4, 5, 5))
    choice = asked(table, level)
    assert choice.effort == len(table.legal()) > 3
    assert choice.chosen.expected >= choice.alternatives[0].expected
    codes = {term.code for term in choice.chosen.terms}
    told = {terms.WEALTH, terms.CASH, terms.SHARES, terms.GROWTH, terms.RISK, terms.COURSE}
    assert codes <= told | {terms.RIVAL, terms.REST}


def test_a_thousand_choices_are_no_trouble() -> None:
    choice = asked(in_debt((20, 30, 25, 25)), "medium")
    assert choice.effort > 100
