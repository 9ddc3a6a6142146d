"""What a seat may know: everything, since nothing in Shark is hidden; and how actions and samples behave."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from bigshot_desktop.engine.game import EVERYONE, Malformed, fingerprint, pick
from bigshot_desktop.games.shark.rules.actions import (
    BUYS,
    PLACES,
    SELLS,
    Buy,
    EndTrading,
    Place,
    Roll,
    Sell,
    SellOff,
    SharkAction,
    TakeShare,
)
from bigshot_desktop.games.shark.rules.decisions import CoverLoss
from bigshot_desktop.games.shark.rules.events import EVENTS
from bigshot_desktop.games.shark.rules.state import SharkState
from tests.engine.playing import random_match
from tests.games.shark.rules.positions import GAME, NONE, RED, Table, at, setup_of


def settling() -> Table:
    table = Table.drawn("rrrr.bbb\n\n\n\nbb..ggg.yyyy", cash=(0, 5), shares=[NONE, (0, 4, 3, 3)])
    table.build(RED, at(0, 4))
    assert isinstance(table.asked(), CoverLoss)
    return table


# --- observations ---------------------------------------------------------------------------------


def test_everybody_sees_the_whole_table_and_only_the_asked_seat_its_decision() -> None:
    table = settling()
    for seat in (0, 1, 2, 3, EVERYONE):
        seen = table.seen(seat)
        for name in SharkState.__slots__:
            if name != "terms":
                value = getattr(table.state, name)
                assert getattr(seen, name) == (tuple(value) if isinstance(value, list) else value)
        assert seen.decision == (table.asked() if seat == 1 else None)


@pytest.mark.parametrize("options", [{}, {"start_share": "chosen"}, {"variant_1": "yes"}])
def test_a_guess_is_the_state_itself(options: dict[str, Any]) -> None:
    for state, _ in random_match(GAME, setup_of(5, **options), 3):
        guessed = GAME.guess(GAME.observe(state, EVERYONE), Random(1))
        assert fingerprint(guessed) == fingerprint(state)
        assert guessed.terms == state.terms
        assert guessed is not state


def test_equal_positions_have_equal_fingerprints_however_they_came_about() -> None:
    one, two = Table(2, dealt=(3, 3)), Table(2, dealt=(3, 3))
    for table, squares in ((one, (0, 1, 5, 50)), (two, (5, 0, 50, 1))):
        for square in squares:
            table.build(RED, square)
            table.end_trading()
    assert one.state.chains == two.state.chains
    one.state.cash = two.state.cash
    one.state.zone, one.state.colour = two.state.zone, two.state.colour
    assert fingerprint(one.state) == fingerprint(two.state)


# --- actions --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "data"),
    [
        (TakeShare(2, 3), {"kind": "take-share", "seat": 2, "company": 3}),
        (Buy(5, 0, 4), {"kind": "buy", "seat": 5, "company": 0, "number": 4}),
        (Sell(0, 1, 60), {"kind": "sell", "seat": 0, "company": 1, "number": 60}),
        (EndTrading(1), {"kind": "end-trading", "seat": 1}),
        (Roll(-1, 6, 5), {"kind": "roll", "seat": -1, "zone": 6, "colour": 5}),
        (Roll(-1, 1, -1), {"kind": "roll", "seat": -1, "zone": 1, "colour": -1}),
        (Place(3, 2, 119), {"kind": "place", "seat": 3, "company": 2, "square": 119}),
        (SellOff(4, (0, 1, 2, 3)), {"kind": "sell-off", "seat": 4, "shares": [0, 1, 2, 3]}),
    ],
)
def test_an_action_is_written_plainly(action: SharkAction, data: dict[str, Any]) -> None:
    assert GAME.write_action(action) == data
    assert GAME.read_action(json.loads(json.dumps(data))) == action


@pytest.mark.parametrize(
    "data",
    [
        None,
        {},
        {"kind": "steal", "seat": 1},
        {"kind": "buy", "seat": 1, "company": 1},
        {"kind": "buy", "seat": 1, "company": 1, "number": "1"},
        {"kind": "buy", "seat": 1, "company": 1, "number": True},
        {"kind": "buy", "seat": 1, "company": 1, "number": 10**30},
        {"kind": "sell-off", "seat": 1, "shares": 4},
        {"kind": "sell-off", "seat": 1, "shares": [1, None]},
        {"kind": "end-trading", "seat": 1, "more": 1},
    ],
)
def test_a_malformed_action_is_refused(data: object) -> None:
    with pytest.raises(Malformed):
        GAME.read_action(data)


def test_the_ready_made_actions_stand_where_they_are_looked_up() -> None:
    assert BUYS[5][3][4] == Buy(5, 3, 4)
    assert SELLS[2][1][60] == Sell(2, 1, 60)
    assert PLACES[4][2][119] == Place(4, 2, 119)


def test_every_event_names_a_rule_of_the_game_and_tells_everyone() -> None:
    assert len({event.__name__ for event in EVENTS}) == len(EVENTS)
    for event in EVENTS:
        assert event.rule in GAME.info.rules
        assert not event.reveals


# --- sampling -------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{}, {"variant_3": "yes", "buy_limit": "per-occasion"}])
def test_sampling_picks_from_the_list_with_one_draw(options: dict[str, Any]) -> None:
    one, two = Random(8), Random(8)
    for seed in range(3):
        for state, action in random_match(GAME, setup_of(4, **options), seed):
            if action is not None and action.seat >= 0:
                listed = GAME.legal(state, action.seat)
                for _ in range(4):
                    assert GAME.sample(state, action.seat, one) is listed[pick(two, len(listed))]


def test_a_forced_sale_is_sampled_from_all_choices() -> None:
    table = settling()
    rng = Random(5)
    found = {GAME.sample(table.state, 1, rng) for _ in range(300)}
    assert found == set(table.legal())
