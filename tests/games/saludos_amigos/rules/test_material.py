"""What lies in the box and how a match begins (SA-01 to SA-04)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bigshot_desktop.engine.game import CHANCE, EVERYONE, Malformed, Refusal, Setup
from bigshot_desktop.games.saludos_amigos.rules.actions import DrawTile, Roll
from bigshot_desktop.games.saludos_amigos.rules.packs import counts
from bigshot_desktop.games.saludos_amigos.rules.setup import Deal
from tests.games.saludos_amigos.rules.positions import GAME, Table, setup_of

PLAYERS = pytest.mark.parametrize("players", [4, 5, 6, 7])


@pytest.mark.rule("SA-01")
def test_the_bag_holds_six_projects_of_one_to_six_sections_and_three_journalists() -> None:
    table = Table()
    tiles = GAME.legal(table.state, CHANCE)
    assert tiles == [DrawTile(CHANCE, value) for value in range(7)]
    rng = Random(1)
    drawn = [GAME.chance(table.state, rng).value for _ in range(24_000)]
    assert set(drawn) == set(range(7))
    for value, number in enumerate((3, 1, 2, 3, 4, 5, 6)):
        assert abs(drawn.count(value) - 1000 * number) < 5 * (1000 * number) ** 0.5


@pytest.mark.rule("SA-01")
def test_a_project_takes_as_many_sections_as_its_value_says() -> None:
    table = Table()
    for _ in range(2):
        table.turn(value=2)
    assert table.seen().sections == (0, 2, 0, 0, 0, 0)
    assert table.seen().completed == 1
    assert table.refused(DrawTile(CHANCE, 2)) == ("tile-not-in-bag", "SA-05")
    assert DrawTile(CHANCE, 2) not in (GAME.legal(table.state, CHANCE) or ())


@pytest.mark.rule("SA-02")
@PLAYERS
def test_there_are_18_ones_20_twos_and_18_threes(players: int) -> None:
    table = Table(players)
    hands = [table.hand(seat) for seat in range(players)]
    deck = counts(table.state.deck)
    assert tuple(a + sum(b) for a, *b in zip(deck, *hands, strict=True)) == (18, 20, 18)
    assert table.seen().deck == 56 - 3 * players


@pytest.mark.rule("SA-03")
@PLAYERS
def test_everyone_has_a_die_and_starts_at_0_on_the_money_track(players: int) -> None:
    table = Table(players)
    assert table.money == (0,) * players
    table.tile(6)
    assert table.refused(Roll(CHANCE, (1,) * (players - 1) + (7,))) == ("die", "SA-03")
    assert table.refused(Roll(CHANCE, (0,) * players)) == ("die", "SA-03")
    table.roll()
    assert len(table.seen().dice) == players


@pytest.mark.rule("SA-03")
def test_the_money_track_has_no_upper_end() -> None:
    table = Table()
    values = (6, 6, 6, 6, 6, 5, 5, 5, 5, 4, 4, 4, 3, 3, 2)
    worths = (7, 8, 9, 10, 11, 6, 7, 8, 9, 5, 6, 7, 4, 5, 3)
    for value, worth in zip(values, worths, strict=True):
        table.turn({0: worth}, value)
    assert table.money == (105, 0, 0, 0)


@pytest.mark.rule("SA-03")
def test_mug_and_biscuit_lie_beside_the_track_until_they_are_needed() -> None:
    table = Table()
    assert (table.seen().mug, table.seen().biscuit) == (0, 0)
    table.coalition({0: 7})
    assert (table.seen().mug, table.seen().biscuit) == (4, 0)
    table.push(1, 1)
    assert (table.seen().mug, table.seen().biscuit) == (4, 12)


# --- set-up ---------------------------------------------------------------------------------------


@pytest.mark.rule("SA-04")
@PLAYERS
def test_everyone_gets_a_one_a_two_and_a_three(players: int) -> None:
    table = Table(players)
    assert [table.hand(seat) for seat in range(players)] == [(1, 1, 1)] * players
    assert table.cards == (3,) * players


@pytest.mark.rule("SA-04")
def test_the_number_of_cards_is_public_and_their_values_are_the_owners_alone() -> None:
    table = Table()
    table.turn(draws=(3, 3, 3, 3))
    for seat in range(4):
        seen = table.seen(seat)
        assert seen.cards == (4, 4, 4, 4)
        assert [hand is not None for hand in seen.hands] == [other == seat for other in range(4)]
    assert table.seen(EVERYONE).hands == (None,) * 4


@pytest.mark.rule("SA-04")
@pytest.mark.parametrize("starter", [0, 3, 6])
def test_the_seat_named_in_the_set_up_has_the_bag_first(starter: int) -> None:
    setup = GAME.deal(7, {"starter": str(starter)}, None, Random(1))
    assert setup.deal == Deal(starter)
    assert GAME.check_setup(setup) is None
    assert GAME.observe(GAME.initial(setup), EVERYONE).holder == starter


@pytest.mark.rule("SA-04")
@PLAYERS
def test_by_default_chance_names_who_starts(players: int) -> None:
    rng = Random(2)
    starters = [GAME.deal(players, {}, None, rng).deal.starter for _ in range(400)]
    assert set(starters) == set(range(players))
    assert all(abs(starters.count(s) - 400 / players) < 50 for s in range(players))


@pytest.mark.rule("SA-04")
def test_a_starter_who_does_not_play_is_refused() -> None:
    refusal = Refusal.of("no-such-starter", "SA-04", seat=5, players=5)
    assert GAME.check_options(5, {"starter": "5"}) == refusal
    assert GAME.check_options(6, {"starter": "5"}) is None
    options = (("starter", "random"),)
    assert GAME.check_setup(Setup(5, options, None, Deal(5))) == refusal
    below = GAME.check_setup(Setup(5, options, None, Deal(-1)))
    assert below is not None
    assert below.code == "no-such-starter"


@pytest.mark.rule("SA-04")
def test_a_set_up_keeps_to_the_seat_that_was_named() -> None:
    named = (("starter", "2"),)
    assert GAME.check_setup(Setup(4, named, None, Deal(2))) is None
    refusal = GAME.check_setup(Setup(4, named, None, Deal(1)))
    assert refusal == Refusal.of("another-starter", "SA-04", seat=1)


@pytest.mark.rule("SA-04")
def test_a_set_up_is_written_and_read() -> None:
    setup = setup_of(6, 4)
    assert GAME.write_setup(setup) == {"starter": 4}
    assert GAME.read_setup(6, {}, {"starter": 4}) == setup
    wrong: list[Any] = [None, [], {}, {"starter": "4"}, {"starter": True}]
    for data in (*wrong, {"starter": 1, "deck": []}):
        with pytest.raises(Malformed):
            GAME.read_setup(6, {}, data)


def test_there_are_four_to_seven_players_and_no_board() -> None:
    assert GAME.info.players == (4, 5, 6, 7)
    assert GAME.info.boards == ()
    assert GAME.read_board({"id": "village"}) is None
    for players in (3, 8):
        refusal = GAME.check_options(players, {})
        assert refusal is not None
        assert refusal.code == "players"
    unknown = GAME.check_options(4, {"starter": "7"})
    assert unknown is not None
    assert unknown.code == "unknown-value"
