"""One's own councillors are seen by oneself alone."""

from __future__ import annotations

from itertools import islice
from typing import Any

from bigshot_desktop.engine.game import EVERYONE
from bigshot_desktop.games.saludos_amigos.rules.actions import Commit
from bigshot_desktop.games.saludos_amigos.rules.packs import counts
from bigshot_desktop.games.saludos_amigos.window.models.hand import Column, HandModel
from bigshot_desktop.ui.models.observation_table import ROW
from tests.games.saludos_amigos.rules.positions import Table, sealing
from tests.games.saludos_amigos.window.models.played import go_on, played
from tests.games.shark.window.models.spoken import check_spoken
from tests.ui.models.model_checks import SALUDOS, Watch, column, course, headings


def figures(model: HandModel) -> list[tuple[int, ...]]:
    """In hand, pushed and sealed, for each value."""
    assert [row.value for row in model.rows] == [1, 2, 3]
    return [(row.number, row.pushed, row.sealed) for row in model.rows]


def test_every_card_of_the_viewer_is_somewhere(qapp: object, qtmodeltester: Any) -> None:
    bridge = SALUDOS[2].bridge()
    model = HandModel(bridge)
    watch = Watch(model, (ROW,))
    for number, _ in enumerate(islice(course(bridge, seed=1), 160)):
        watch.check_cells()
        bridge.viewer = viewer = (EVERYONE, *range(7))[number % 8]
        watch.check_cells()
        assert model.hidden == (viewer == EVERYONE)
        if viewer == EVERYONE:
            assert figures(model) == [(0, 0, 0)] * 3
            assert set(column(model, Column.NUMBER)) == {"Face down"}
            continue
        hand, pushed = bridge.observation.hands[viewer], bridge.observation.pushed[viewer]
        held = [number + sealed for number, _, sealed in figures(model)]
        assert tuple(held) == counts(hand)
        assert [one for _, one, _ in figures(model)] == [int(pushed == one) for one in (1, 2, 3)]
    qtmodeltester.check(model)


def test_cards_that_lie_on_the_table(qapp: object) -> None:
    table = sealing()
    bridge = played(table, viewer=2)  # has called with a 1
    model = HandModel(bridge)
    assert figures(model) == [(0, 1, 0), (1, 0, 0), (1, 0, 0)]
    go_on(bridge, Commit(2, (0, 0, 1)))
    assert figures(model) == [(0, 1, 0), (1, 0, 0), (0, 0, 1)]
    assert [model.index(2, place).data() for place in range(4)] == [
        "Councillors of value 3",
        "0",
        "0",
        "1",
    ]
    bridge.viewer = 3
    assert figures(model)[2] == (1, 0, 0)
    bridge.viewer = EVERYONE
    assert figures(model) == [(0, 0, 0)] * 3


def test_the_headings_and_what_is_heard(qapp: object) -> None:
    model = HandModel(played(Table()))
    assert headings(model) == ["Councillors", "In hand", "Pushed forward", "Chosen"]
    check_spoken(model)


def test_the_last_of_all_hands_is_nobody_s(qapp: object) -> None:
    """At the end everybody sees all hands; where nobody looks none of them is one's own."""
    bridge = SALUDOS[0].bridge()
    for _ in course(bridge, seed=1, back=False):
        pass
    model = HandModel(bridge)
    assert model.hidden
