"""What the map promises, and what the round ahead brings if everybody builds as he likes best."""

import pytest

from bigshot_desktop.games.shark.bots.outlook import Outlook, Round
from bigshot_desktop.games.shark.bots.position import Position
from tests.games.shark.rules.positions import BLUE, GREEN, RED, Table, setup_of

NONE = (0, 0, 0, 0)


def round_of(picture: str, shares: list[tuple[int, int, int, int]], cash: list[int]) -> Round:
    table = Table.drawn(picture, cash=cash, shares=shares, trading=True)
    position = Position.of(table.seen(0))
    outlook = Outlook(position.ground, position.odds)
    wealth = [position.wealth(seat) for seat in range(4)]
    return Round(outlook, position.shares, wealth, position.playing)


def test_all_rolls_are_thought_of() -> None:
    """On the empty map everybody gets 1 for whatever he builds, and the company is worth 1 then (SH-13)."""
    position = Position.of(Table(4).seen(0))
    outlook = Outlook(position.ground, position.odds)
    ahead = Round(outlook, [NONE] * 4, [0] * 4, position.playing)
    assert ahead.bonus == pytest.approx([1.0] * 4)
    assert sum(ahead.rise) == pytest.approx(4.0)
    assert ahead.fall == [0.0] * 4
    assert not any(ahead.crashes)
    assert dict(setup_of(4).options)["variant-1"] == "no"


def test_who_holds_a_company_lets_it_live_and_the_others_do_not() -> None:
    """Red can swallow blue in zone 2 if red or a free choice is rolled there: 3 of 36 rolls."""
    ahead = round_of("rrrr.bbb", [(3, 0, 0, 0), (0, 9, 0, 0), NONE, NONE], [20, 20, 20, 20])
    assert ahead.own_fall[0][BLUE] == pytest.approx(3 * 3 / 36)
    assert ahead.own_fall[1][BLUE] == 0
    assert ahead.fall[BLUE] == pytest.approx(sum(own[BLUE] for own in ahead.own_fall))
    assert ahead.fall[RED] == ahead.fall[GREEN] == 0
    assert [seat for seat in range(4) if ahead.crashes[seat]] == [0, 2, 3]


def test_the_match_is_ended_by_who_wins_it_then() -> None:
    """Red is at 14; whoever is rich enough ends the match wherever he can, the others avoid it (SH-21)."""
    picture = "....\nrrrrrrrr\nrrrrrr\n....\n....\n....\n....\n....\nbb..\nbb.."
    ahead = round_of(picture, [NONE] * 4, [900, 20, 20, 20])
    assert ahead.ends[0] > 0.1
    assert ahead.ends[1:] == [0.0] * 3
    assert ahead.own_rise[0][RED] == pytest.approx(ahead.ends[0])
