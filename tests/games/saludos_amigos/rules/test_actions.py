"""Actions as JSON data and back, refusing everything that is not exactly that."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bigshot_desktop.engine.game import CHANCE, Malformed
from bigshot_desktop.games.saludos_amigos.rules.actions import (
    CODEC,
    Accept,
    Commit,
    Decline,
    Discard,
    Done,
    DrawCards,
    DrawTile,
    Offer,
    Propose,
    Push,
    Ready,
    Roll,
    SaludosAction,
    StayOut,
    Withdraw,
)
from tests.games.saludos_amigos.rules.positions import GAME

WRITTEN: list[tuple[SaludosAction, dict[str, Any]]] = [
    (DrawTile(CHANCE, 0), {"kind": "draw-tile", "seat": -1, "value": 0}),
    (Roll(CHANCE, (1, 6, 3, 4)), {"kind": "roll", "seat": -1, "dice": [1, 6, 3, 4]}),
    (DrawCards(CHANCE, (3, 1)), {"kind": "draw-cards", "seat": -1, "cards": [3, 1]}),
    (Discard(2, 3), {"kind": "discard", "seat": 2, "card": 3}),
    (Ready(1), {"kind": "ready", "seat": 1}),
    (Offer(0, (3, 0, 4, 0)), {"kind": "offer", "seat": 0, "shares": [3, 0, 4, 0]}),
    (Withdraw(0), {"kind": "withdraw", "seat": 0}),
    (Accept(2, 0), {"kind": "accept", "seat": 2, "proposer": 0}),
    (Decline(2, 0), {"kind": "decline", "seat": 2, "proposer": 0}),
    (Done(6), {"kind": "done", "seat": 6}),
    (Push(1, 1), {"kind": "push", "seat": 1, "card": 1}),
    (StayOut(3), {"kind": "stay-out", "seat": 3}),
    (Propose(1, (0, 5, 2, 0)), {"kind": "propose", "seat": 1, "shares": [0, 5, 2, 0]}),
    (Commit(1, (0, 2, 1)), {"kind": "commit", "seat": 1, "cards": [0, 2, 1]}),
]


@pytest.mark.parametrize(("action", "data"), WRITTEN)
def test_every_kind_of_action_is_written_plainly_and_read_back(
    action: SaludosAction, data: dict[str, Any]
) -> None:
    """The very words of match files: a change here makes old matches unreadable."""
    assert GAME.write_action(action) == data
    back = GAME.read_action(json.loads(json.dumps(data)))
    assert back == action
    assert type(back) is type(action)
    assert hash(back) == hash(action)
    with pytest.raises(AttributeError):
        action.seat = 3  # type: ignore[misc]


def test_every_kind_of_action_is_among_them() -> None:
    assert {data["kind"] for _, data in WRITTEN} == set(CODEC.classes)


@pytest.mark.parametrize(
    ("data", "where", "expected"),
    [
        (None, "", "object"),
        ({}, "kind", "kind"),
        ({"kind": "bribe", "seat": 1}, "kind", "kind"),
        ({"kind": "offer", "seat": 1}, "shares", "something"),
        ({"kind": "offer", "seat": 1, "shares": 7}, "shares", "numbers"),
        ({"kind": "offer", "seat": 1, "shares": [3, "4"]}, "shares[1]", "number"),
        ({"kind": "offer", "seat": 1, "shares": [3, 10**10]}, "shares[1]", "number"),
        ({"kind": "push", "seat": 1, "card": [1]}, "card", "number"),
        ({"kind": "done", "seat": 1, "card": 1}, "card", "nothing"),
        ({"kind": "done", "seat": True}, "seat", "number"),
    ],
)
def test_what_is_no_action_is_refused_with_the_place_of_the_mistake(
    data: object, where: str, expected: str
) -> None:
    with pytest.raises(Malformed) as caught:
        GAME.read_action(data)
    assert (caught.value.where, caught.value.expected) == (where, expected)
