"""How a match begins: banker, first shares, options and their combinations (SH-05, SH-30)."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from itertools import product
from random import Random
from typing import Any

import pytest

from bigshot_desktop.engine.game import Malformed, Setup
from bigshot_desktop.games.shark.rules.actions import TakeShare
from bigshot_desktop.games.shark.rules.decisions import ChooseShare, RollDice
from bigshot_desktop.games.shark.rules.events import ShareTaken, TurnBegan
from bigshot_desktop.games.shark.rules.setup import Deal
from tests.games.shark.rules.positions import (
    BLUE,
    GAME,
    GREEN,
    RED,
    WORLD,
    YELLOW,
    Table,
    setup_of,
)

PLAYERS = [2, 3, 4, 5, 6]


def deals(number: int, players: int, **options: str) -> list[Setup]:
    rng = Random(7)
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    return [GAME.deal(players, chosen, WORLD, rng) for _ in range(number)]


# --- the deal -------------------------------------------------------------------------------------


@pytest.mark.rule("SH-05")
@pytest.mark.parametrize("players", PLAYERS)
def test_nobody_has_money_and_everybody_one_share_of_any_company(players: int) -> None:
    companies: Counter[int] = Counter()
    for setup in deals(1000, players):
        table = Table(setup=setup)
        assert table.cash() == (0,) * players
        for seat in range(players):
            assert sum(table.shares(seat)) == 1
            companies[table.shares(seat).index(1)] += 1
    assert set(companies) == {0, 1, 2, 3}
    assert max(companies.values()) < 1.25 * min(companies.values())


@pytest.mark.rule("SH-05")
def test_the_shares_of_several_players_are_drawn_independently() -> None:
    pairs = Counter(setup.deal.shares for setup in deals(8000, 2))
    assert set(pairs) == set(product(range(4), repeat=2))
    assert max(pairs.values()) < 1.3 * min(pairs.values())


@pytest.mark.rule("SH-05")
@pytest.mark.parametrize("players", PLAYERS)
def test_any_player_can_be_the_banker(players: int) -> None:
    bankers = Counter(setup.deal.banker for setup in deals(3000, players))
    assert set(bankers) == set(range(players))
    assert max(bankers.values()) < 1.4 * min(bankers.values())


@pytest.mark.rule("SH-05")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_player_left_of_the_banker_begins(players: int) -> None:
    for banker in range(players):
        table = Table(players, banker=banker)
        assert table.asked() == RollDice((banker + 1) % players, True)


@pytest.mark.rule("SH-05")
def test_play_goes_clockwise_and_begins_again() -> None:
    table = Table(3, banker=0, dealt=(BLUE, BLUE, BLUE))
    seats = []
    for column in range(0, 12, 2):
        seats.append(table.seen().active)
        table.build(RED, 12 * (column // 4) + column)
        table.end_trading()
    assert seats == [1, 2, 0, 1, 2, 0]


# --- chosen shares --------------------------------------------------------------------------------


@pytest.mark.rule("SH-05")
@pytest.mark.parametrize("players", PLAYERS)
def test_players_may_choose_their_share_in_turn_order_before_the_first_roll(players: int) -> None:
    table = Table(players, start_share="chosen", banker=0)
    assert table.seen().turn == 0
    for number in range(players):
        seat = (1 + number) % players
        assert table.turn == seat
        assert table.asked() == ChooseShare((RED, BLUE, GREEN, YELLOW))
        assert table.legal() == [TakeShare(seat, company) for company in range(4)]
        events = table.do(TakeShare(seat, number % 4))
        assert events[0] == ShareTaken(seat, number % 4)
        assert events[1:] == ([TurnBegan(1, 1)] if number == players - 1 else [])
        assert table.shares(seat)[number % 4] == sum(table.shares(seat)) == 1
    assert table.asked() == RollDice(1, True)
    assert sum(table.bank()) == 240 - players


@pytest.mark.rule("SH-05")
def test_several_may_choose_the_same_company() -> None:
    table = Table(3, start_share="chosen")
    table.do(*(TakeShare(seat, GREEN) for seat in range(3)))
    assert table.bank() == (60, 60, 57, 60)


# --- options --------------------------------------------------------------------------------------


def test_the_options_are_those_of_the_rules_and_the_first_value_is_the_usual_one() -> None:
    assert [(o.name, o.values, o.rule) for o in GAME.info.options] == [
        ("start-share", ("dealt", "chosen"), "SH-05"),
        ("buy-limit", ("per-turn", "per-occasion"), "SH-08"),
        ("variant-1", ("no", "yes"), "SH-30"),
        ("variant-2", ("no", "yes"), "SH-31"),
        ("variant-3", ("no", "yes"), "SH-32"),
    ]


def test_all_rules_are_listed() -> None:
    assert GAME.info.id == "shark"
    assert GAME.info.players == (2, 3, 4, 5, 6)
    assert GAME.info.boards == ("world",)
    assert GAME.info.rules == (
        *(f"SH-{number:02}" for number in range(1, 23)),
        "SH-30",
        "SH-31",
        "SH-32",
    )


@pytest.mark.rule("SH-30", "SH-31", "SH-32")
def test_the_variants_combine_freely_except_the_second_with_the_third() -> None:
    for one, two, three in product(("no", "yes"), repeat=3):
        options = {"variant-1": one, "variant-2": two, "variant-3": three}
        refusal = GAME.check_options(4, options)
        if two == three == "yes":
            assert refusal is not None
            assert (refusal.code, refusal.rule) == ("options-exclude", "SH-32")
            assert refusal.facts == (("option", "variant-2"), ("other", "variant-3"))
        else:
            assert refusal is None


@pytest.mark.rule("SH-05", "SH-30")
def test_no_share_can_be_chosen_where_there_is_none_at_the_start() -> None:
    refusal = GAME.check_options(4, {"variant-1": "yes", "start-share": "chosen"})
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("options-exclude", "SH-30")
    assert refusal.facts == (("option", "start-share"), ("other", "variant-1"))
    assert GAME.check_options(4, {"variant-1": "yes", "start-share": "dealt"}) is None
    assert GAME.check_options(4, {"start-share": "chosen"}) is None


@pytest.mark.rule("SH-30")
def test_in_the_first_variant_nobody_begins_with_a_share() -> None:
    for setup in deals(20, 5, variant_1="yes"):
        assert setup.deal.shares == ()
        table = Table(setup=setup)
        assert table.bank() == (60, 60, 60, 60)
        assert isinstance(table.asked(), RollDice)


@pytest.mark.parametrize(
    ("players", "options", "code", "rule"),
    [
        (1, {}, "players", "SH-01"),
        (7, {}, "players", "SH-01"),
        (4, {"dice": "three"}, "unknown-option", "SH-01"),
        (4, {"variant-1": "maybe"}, "unknown-value", "SH-30"),
        (4, {"start-share": "none"}, "unknown-value", "SH-05"),
        (4, {"buy-limit": "ten"}, "unknown-value", "SH-08"),
    ],
)
def test_options_that_do_not_exist_are_refused(
    players: int, options: dict[str, str], code: str, rule: str
) -> None:
    refusal = GAME.check_options(players, options)
    assert refusal is not None
    assert (refusal.code, refusal.rule) == (code, rule)


# --- recorded set-ups -----------------------------------------------------------------------------


def with_deal(deal: Deal, **options: Any) -> Setup:
    return replace(setup_of(3, **options), deal=deal)


@pytest.mark.parametrize(
    ("setup", "code", "rule"),
    [
        (with_deal(Deal(3, (0, 0, 0))), "banker", "SH-05"),
        (with_deal(Deal(-1, (0, 0, 0))), "banker", "SH-05"),
        (with_deal(Deal(0, (0, 0))), "shares-dealt", "SH-05"),
        (with_deal(Deal(0, (0, 0, 0, 0))), "shares-dealt", "SH-05"),
        (with_deal(Deal(0, (0, 0, 4))), "shares-dealt", "SH-05"),
        (with_deal(Deal(0, (0, -1, 0))), "shares-dealt", "SH-05"),
        (with_deal(Deal(0, (0, 0, 0)), start_share="chosen"), "shares-dealt", "SH-05"),
        (with_deal(Deal(0, (0, 0, 0)), variant_1="yes"), "shares-dealt", "SH-30"),
        (replace(setup_of(3), players=7), "players", "SH-01"),
        (replace(setup_of(3, banker=0), players=2), "shares-dealt", "SH-05"),
    ],
)
def test_a_set_up_the_rules_could_not_have_dealt_is_refused(
    setup: Setup, code: str, rule: str
) -> None:
    refusal = GAME.check_setup(setup)
    assert refusal is not None
    assert (refusal.code, refusal.rule) == (code, rule)


def test_a_set_up_is_written_with_its_map() -> None:
    setup = setup_of(3, banker=1, dealt=(0, 3, 2))
    data = json.loads(json.dumps(GAME.write_setup(setup)))
    assert data["world"]["zones"][0] == "north-america"
    assert (data["banker"], data["shares"]) == (1, [0, 3, 2])
    assert GAME.read_setup(3, dict(setup.options), data) == setup


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"banker": "1"}, "banker"),
        ({"banker": None}, "banker"),
        ({"shares": 3}, "shares"),
        ({"shares": [0, "1", 2]}, "shares[1]"),
        ({"shares": [0, 10**12, 2]}, "shares[1]"),
        ({"world": None}, "world"),
        ({"world": {}}, "world.columns"),
        ({"more": 1}, "more"),
    ],
)
def test_a_malformed_set_up_is_refused_with_the_place(change: dict[str, Any], where: str) -> None:
    data = GAME.write_setup(setup_of(3)) | change
    with pytest.raises(Malformed) as caught:
        GAME.read_setup(3, {}, data)
    assert caught.value.where == where
