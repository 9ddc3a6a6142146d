"""Actions as JSON data and back, refusing everything that is not exactly that."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bigshot_desktop.engine.game import CHANCE, Malformed
from bigshot_desktop.games.big_shot.rules.actions import (
    Bid,
    BigShotAction,
    Borrow,
    Decline,
    Pass,
    Pay,
    Place,
    Roll,
)
from tests.games.big_shot.rules.positions import GAME

WRITTEN: list[tuple[BigShotAction, dict[str, Any]]] = [
    (Roll(CHANCE, 4), {"kind": "roll", "seat": -1, "pips": 4}),
    (Bid(1, 12), {"kind": "bid", "seat": 1, "amount": 12}),
    (Pass(3), {"kind": "pass", "seat": 3}),
    (Borrow(2, 2), {"kind": "borrow", "seat": 2, "colour": 2}),
    (Decline(0), {"kind": "decline", "seat": 0}),
    (Pay(1, 3), {"kind": "pay", "seat": 1, "colour": 3}),
    (Place(0, 1, 12), {"kind": "place", "seat": 0, "colour": 1, "district": 12}),
]


@pytest.mark.parametrize(("action", "data"), WRITTEN)
def test_every_kind_of_action_is_written_plainly_and_read_back(
    action: BigShotAction, data: dict[str, Any]
) -> None:
    """The very words of match files: a change here makes old matches unreadable."""
    assert GAME.write_action(action) == data
    back = GAME.read_action(json.loads(json.dumps(data)))
    assert back == action
    assert type(back) is type(action)


@pytest.mark.parametrize(
    ("data", "where", "expected"),
    [
        (None, "", "object"),
        ([], "", "object"),
        ("bid", "", "object"),
        ({}, "kind", "kind"),
        ({"kind": "steal", "seat": 1}, "kind", "kind"),
        ({"kind": ["bid"], "seat": 1, "amount": 2}, "kind", "kind"),
        ({"kind": "bid", "seat": 1}, "amount", "something"),
        ({"kind": "bid", "seat": 1, "amount": 2, "colour": 1}, "colour", "nothing"),
        ({"kind": "bid", "seat": 1, "amount": "2"}, "amount", "number"),
        ({"kind": "bid", "seat": 1, "amount": 2.0}, "amount", "number"),
        ({"kind": "bid", "seat": True, "amount": 2}, "seat", "number"),
        ({"kind": "bid", "seat": None, "amount": 2}, "seat", "number"),
        ({"kind": "bid", "seat": 1, "amount": 10**9 + 1}, "amount", "number"),
        ({"kind": "bid", "seat": 1, "amount": -(10**400)}, "amount", "number"),
        ({"kind": "pass", "seat": [1]}, "seat", "number"),
    ],
)
def test_what_is_no_action_is_refused_with_the_place_of_the_mistake(
    data: object, where: str, expected: str
) -> None:
    with pytest.raises(Malformed) as caught:
        GAME.read_action(data)
    assert (caught.value.where, caught.value.expected) == (where, expected)


@pytest.mark.parametrize(("action", "data"), WRITTEN)
def test_actions_are_frozen_and_comparable(action: BigShotAction, data: dict[str, Any]) -> None:
    assert hash(action) == hash(GAME.read_action(data))
    with pytest.raises(AttributeError):
        action.seat = 3  # type: ignore[misc]
    others = [other for other, _ in WRITTEN if other is not action]
    assert action not in others
