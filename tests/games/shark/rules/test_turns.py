"""A turn: trading, dice, placement, trading (SH-06, SH-09, SH-10)."""

from __future__ import annotations

import pytest

from bigshot_desktop.games.shark.rules.actions import EndTrading, Place
from bigshot_desktop.games.shark.rules.decisions import PlaceBuilding, RollDice, Trade
from bigshot_desktop.games.shark.rules.events import (
    BuildingPlaced,
    DiceRolled,
    PlacementSkipped,
    SharesBought,
    TradingEnded,
    TurnBegan,
)
from bigshot_desktop.games.shark.rules.material import read_world
from tests.games.shark.rules.positions import (
    BLACK,
    BLUE,
    GREEN,
    NO_DIE,
    RED,
    WHITE,
    WORLD,
    WORLD_DATA,
    YELLOW,
    Table,
    at,
    only,
)

# --- the order of a turn --------------------------------------------------------------------------


@pytest.mark.rule("SH-06")
def test_a_turn_is_trading_dice_placement_trading() -> None:
    table = Table.drawn("rr", cash=(10, 0, 0, 0), trading=True)
    assert table.asked() == Trade(1, 5, 10, (5, 0, 0, 0), (0, 0, 0, 0))
    table.buy(RED)
    assert table.do(EndTrading(0)) == [TradingEnded(0, 1)]
    assert table.asked() == RollDice(0, True)
    table.roll(1, RED)
    assert isinstance(table.asked(), PlaceBuilding)
    table.place(RED, at(0, 2))
    assert table.asked() == Trade(2, 4, 12, (4, 0, 0, 0), (1, 0, 0, 0))
    table.sell(RED)
    assert table.do(EndTrading(0)) == [TradingEnded(0, 2), TurnBegan(11, 1)]
    assert table.seen().active == 1


@pytest.mark.rule("SH-06")
def test_an_occasion_on_which_nothing_can_be_traded_is_not_asked_for() -> None:
    table = Table(2, dealt=(BLUE, BLUE))
    events = table.build(RED, at(0, 0))
    assert table.cash() == (1, 0)
    assert table.asked() == Trade(2, 5, 1, (1, 0, 0, 0), (0, 0, 0, 0))
    assert [type(event) for event in events[:3]] == [TurnBegan, DiceRolled, BuildingPlaced]
    events = table.do(EndTrading(0))
    assert events == [TradingEnded(0, 2), TurnBegan(2, 1)]
    assert table.asked() == RollDice(1, True), "seat 1 has no cash, and blue is worth nothing"


@pytest.mark.rule("SH-06")
def test_the_second_occasion_too_is_left_out_when_nothing_can_be_traded() -> None:
    table = Table.drawn("rrrrrrr", players=2, variant_1="yes")
    events = table.build(RED, at(0, 7))
    assert events[-1] == TurnBegan(11, 1), "no bonus, no cash, no shares: nothing to trade"


@pytest.mark.rule("SH-06")
def test_who_has_sold_everything_and_bought_all_still_says_when_trading_ends() -> None:
    table = Table.drawn("rr", cash=(10, 0, 0, 0), trading=True)
    table.buy(RED, 5)
    table.sell(RED, 5)
    assert table.asked() == Trade(1, 0, 10, (0, 0, 0, 0), (0, 0, 0, 0))
    assert table.legal() == [EndTrading(0)]


# --- dice -----------------------------------------------------------------------------------------


@pytest.mark.rule("SH-09")
@pytest.mark.parametrize("colour", range(4))
def test_the_dice_name_the_zone_and_the_company(colour: int) -> None:
    table = Table(3)
    assert table.roll(5, colour) == [TurnBegan(1, 0), DiceRolled(0, 5, colour)]
    zone = tuple(square for square in range(120) if WORLD.zone_of[square] == 5)
    expected = tuple(zone if company == colour else () for company in range(4))
    assert table.asked() == PlaceBuilding(5, colour, expected)
    assert table.legal() == [Place(0, colour, square) for square in zone]


@pytest.mark.rule("SH-09")
@pytest.mark.parametrize("colour", [WHITE, BLACK])
def test_white_and_black_let_the_player_choose_the_company(colour: int) -> None:
    table = Table(3)
    table.roll(2, colour)
    zone = tuple(square for square in range(120) if WORLD.zone_of[square] == 2)
    assert table.asked() == PlaceBuilding(2, colour, (zone,) * 4)
    assert table.legal() == [Place(0, company, square) for company in range(4) for square in zone]
    table.place(GREEN, at(0, 4))
    assert table.values() == (0, 0, 1, 0)


@pytest.mark.rule("SH-32")
def test_without_the_colour_die_the_company_is_always_the_players_choice() -> None:
    table = Table(3, variant_3="yes")
    assert table.roll(2) == [TurnBegan(1, 0), DiceRolled(0, 2, NO_DIE)]
    assert {action.company for action in table.legal() if isinstance(action, Place)} == {0, 1, 2, 3}


@pytest.mark.rule("SH-31")
def test_black_can_mean_the_company_with_the_fewest_buildings_on_the_map() -> None:
    table = Table.drawn("rr.b.g\n\nr.y.g.b", variant_2="yes", removed=(0, 0, 0, 5))
    table.roll(6, BLACK)
    assert {action.company for action in table.legal() if isinstance(action, Place)} == {YELLOW}


@pytest.mark.rule("SH-31")
def test_the_player_chooses_among_those_with_equally_few() -> None:
    table = Table.drawn("rr.b.g\n\nr.y.g", variant_2="yes")
    table.roll(6, BLACK)
    offered = {action.company for action in table.legal() if isinstance(action, Place)}
    assert offered == {BLUE, YELLOW}


@pytest.mark.rule("SH-31")
def test_white_stays_free_in_the_second_variant() -> None:
    table = Table.drawn("rr.b.g\n\nr.y.g", variant_2="yes")
    table.roll(6, WHITE)
    assert {action.company for action in table.legal() if isinstance(action, Place)} == {0, 1, 2, 3}


@pytest.mark.rule("SH-31")
def test_buildings_that_were_removed_do_not_count_among_the_fewest() -> None:
    table = Table.drawn("b.b.b", variant_2="yes", removed=(10, 0, 10, 10))
    table.roll(6, BLACK)
    offered = {action.company for action in table.legal() if isinstance(action, Place)}
    assert offered == {RED, GREEN, YELLOW}


# --- squares --------------------------------------------------------------------------------------

FULL_ZONE = """
    rrrr
    rrrr
    rrrr
    ....
    bbb.
"""
"""Zone 1: green and yellow have no square in it, blue has (4, 3), red has all of the fourth row."""


@pytest.mark.rule("SH-10")
def test_a_building_goes_on_an_empty_square_of_the_zone() -> None:
    table = Table.drawn("r..r\n.rr.")
    table.roll(1, RED)
    assert len(table.legal()) == 20 - 4
    assert all(
        isinstance(action, Place) and WORLD.zone_of[action.square] == 1 for action in table.legal()
    )


@pytest.mark.rule("SH-10")
def test_without_a_legal_square_the_turn_ends_and_there_is_no_second_trading() -> None:
    table = Table.drawn(FULL_ZONE, cash=(50, 50, 50, 50), trading=True)
    before = table.grid()
    table.do(EndTrading(0))
    events = table.roll(1, GREEN)
    assert events == [DiceRolled(0, 1, GREEN), PlacementSkipped(0, 1, GREEN), TurnBegan(11, 1)]
    assert table.grid() == before
    assert table.cash() == (50, 50, 50, 50)
    assert table.asked() == Trade(1, 5, 50, (4, 5, 0, 0), (0, 0, 0, 0))


@pytest.mark.rule("SH-10")
def test_a_free_choice_is_skipped_only_when_no_company_has_a_square() -> None:
    table = Table.drawn(FULL_ZONE)
    table.roll(1, WHITE)
    offered = {action.company for action in table.legal() if isinstance(action, Place)}
    assert offered == {RED, BLUE}


@pytest.mark.rule("SH-10")
@pytest.mark.parametrize("colour", [WHITE, BLACK])
def test_a_free_choice_fails_in_a_zone_that_is_full(colour: int) -> None:
    """Only on another map: on the world a full zone would be one chain of 20 buildings."""
    stripes = read_world({**WORLD_DATA, "squares": ["123456" * 2] * 10})
    table = Table.drawn("\n".join(["r.....b....."] * 10), world=stripes)
    assert table.values() == (10, 10, 0, 0)
    events = table.roll(1, colour)
    assert events == [
        DiceRolled(0, 1, colour),
        PlacementSkipped(0, 1, colour),
        TurnBegan(11, 1),
    ]


@pytest.mark.rule("SH-10")
def test_placing_is_compulsory_when_it_is_possible() -> None:
    table = Table.drawn(FULL_ZONE)
    table.roll(1, BLUE)
    assert table.legal() == [Place(0, BLUE, at(4, 3))]
    assert table.refused(EndTrading(0)) == ("not-now", "SH-10")


@pytest.mark.rule("SH-10", "SH-31")
def test_black_among_the_fewest_fails_when_none_of_those_has_a_square() -> None:
    table = Table.drawn(FULL_ZONE, variant_2="yes")
    events = table.roll(1, BLACK)
    assert only(PlacementSkipped, events) == [PlacementSkipped(0, 1, BLACK)]
    assert table.seen().active == 1


@pytest.mark.rule("SH-10")
def test_a_skipped_turn_leaves_the_shares_bought_before_it() -> None:
    table = Table.drawn(FULL_ZONE, cash=(50, 0, 0, 0), trading=True)
    table.buy(BLUE, 5)
    table.do(EndTrading(0))
    table.roll(1, YELLOW)
    assert table.shares(0) == (0, 5, 0, 0)
    assert only(SharesBought, table.events) == [SharesBought(0, BLUE, 5, 15)]
