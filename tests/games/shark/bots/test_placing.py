"""Where bots build."""

import pytest

from bigshot_desktop.games.shark.bots import terms
from bigshot_desktop.games.shark.bots.features import FEATURES
from bigshot_desktop.games.shark.bots.features import Table as FeatureTable
from bigshot_desktop.games.shark.bots.outlook import Outlook
from bigshot_desktop.games.shark.bots.position import Position
from bigshot_desktop.games.shark.rules.actions import Place, Sell
from tests.games.shark.bots.tables import LEVELS, STEADY, amounts, asked, clear_headed
from tests.games.shark.rules.positions import BLUE, GREEN, RED, WHITE, Table


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
    table = Table.drawn(
        "rrrrr.bbbb", cash=[5, 50, 50, 5], shares=[(3, 0, 0, 0), (0, 8, 0, 0), (0, 8, 0, 0)]
    )
    table.roll(2, RED)
    choice = asked(table, level)
    assert choice.action == Place(0, RED, 5)
    assert choice.chosen.expected > choice.alternatives[0].expected + 0.05
    assert {"seat": 1, "before": 82, "after": 18} in [
        dict(term.facts) for term in choice.chosen.terms
    ]


@pytest.mark.parametrize("level", STEADY)
def test_it_swallows_what_only_rivals_hold_late_in_the_match_too(level: str) -> None:
    blue = (0, 15, 0, 0)
    table = Table.drawn(LATE, cash=[100, 150, 150, 150], shares=[(15, 0, 0, 0), blue, blue, blue])
    table.roll(2, RED)
    choice = asked(table, level)
    assert choice.action == Place(0, RED, BETWEEN)
    assert amounts(choice.chosen, terms.RIVAL)[1] > 0


@pytest.mark.parametrize("level", STEADY)
def test_it_does_not_swallow_what_only_it_holds(level: str) -> None:
    """Late in the match: early on, played out, it does no harm, as such shares cost nothing and rise again."""
    red = (15, 0, 0, 0)
    table = Table.drawn(LATE, cash=[100] * 4, shares=[(0, 30, 0, 0), red, red, red])
    table.roll(2, RED)
    assert asked(table, level).action != Place(0, RED, BETWEEN)


@pytest.mark.parametrize("level", STEADY)
@pytest.mark.parametrize(("cash", "ends"), [(400, True), (0, False)])
def test_it_ends_the_match_when_ahead_and_not_when_behind(
    level: str, cash: int, ends: bool
) -> None:
    picture = "....\nrrrrrrrr\nrrrrrr\n....\n....\n....\n....\n....\nbb..\nbb.."
    table = Table.drawn(picture, cash=[cash, 200, 200, 200], shares=[(1, 1, 0, 0), (3, 0, 0, 0)])
    table.roll(1, RED)
    choice = asked(table, level)
    if ends:
        assert choice.chosen.expected == 1
        assert choice.now + amounts(choice.chosen, terms.FINAL)[-1] == pytest.approx(1)
    table.place(choice.action.company, choice.action.square)
    assert table.over == ends


def test_what_a_building_brings_is_told() -> None:
    """The bonus (SH-13) and, beside the chain, what the share gains twice (SH-12, SH-14)."""
    table = Table.drawn("rr", shares=[(1, 0, 0, 0)])
    table.roll(1, RED)
    for level in LEVELS:
        (wealth,) = (t for t in asked(table, level).chosen.terms if t.code == terms.WEALTH)
        assert dict(wealth.facts) in ({"before": 2, "after": 3}, {"before": 2, "after": 2 + 3 + 2})


def test_a_rival_who_cannot_pay_is_ruined_and_that_counts() -> None:
    table = Table.drawn(
        "rrrr.bbb", cash=[50, 0, 50, 50], shares=[(3, 0, 0, 0), (0, 9, 0, 0), (0, 0, 0, 0)]
    )
    table.roll(2, RED)
    choice = asked(table, "hard")
    assert choice.action == Place(0, RED, 4)
    assert amounts(choice.chosen, terms.RUIN)[1] > 0


def test_the_risk_of_a_fall_is_seen() -> None:
    """Green can be swallowed by the next player, who wants to, where red comes close to it."""

    def risk(picture: str) -> float:
        table = Table.drawn(
            picture, cash=[0, 50, 50, 50], shares=[(0, 0, 9, 0), (6, 0, 0, 0), (6, 0, 0, 0)]
        )
        table.roll(5, BLUE)
        position = Position.of(table.seen(0))
        rows = FeatureTable(position, Outlook(position.ground, position.odds)).rows()
        return rows[0][[feature.name for feature in FEATURES].index("losses")]

    assert risk("gg.rrrr.\n........\n........\n........\n....bb") > 0
    assert risk("gg......\n........\n..rrrr..\n........\n....bb") == 0


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_it_sells_what_is_about_to_be_swallowed(level: str) -> None:
    """The building does not help green, so the deals after it do: less of green, and less danger."""
    picture = "gg.rrrr.\n........\n........\n........\n....bb"
    table = Table.drawn(
        picture, cash=[0, 50, 50, 50], shares=[(0, 0, 9, 0), (6, 0, 0, 0), (6, 0, 0, 0)]
    )
    table.roll(5, BLUE)
    bot = clear_headed(level)
    choice = asked(table, level, bot)
    assert amounts(choice.chosen, terms.RISK)[-1] > 0
    table.do(choice.action)
    deal = asked(table, level, bot).action
    assert isinstance(deal, Sell)
    assert deal.company == GREEN
