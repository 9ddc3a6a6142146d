"""The table of the auction ring says what lies where, and how far off it is."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt

from bigshot_desktop.rules.big_shot.actions import Roll
from bigshot_desktop.rules.big_shot.majority import counts
from bigshot_desktop.rules.big_shot.state import AUCTION, BROKER, LEAD, LOANS, PAYING
from bigshot_desktop.rules.game import CHANCE
from bigshot_desktop.ui.bridge import Bridge
from bigshot_desktop.ui.models.big_shot.lots import Column, LotsModel, Role
from tests.ui.models.course import KINDS, Kind, Watch, column, course, headings


def fields_by_roll(bridge: Bridge) -> dict[int, int]:
    """Where the broker would go, tried out: by field the lowest roll."""
    match, reached = bridge.match, dict[int, int]()
    for pips in range(6, 0, -1):
        state = match.state.copy()
        match.game.apply(state, Roll(CHANCE, pips))
        reached[state.broker] = pips
    return reached


def check_facts(bridge: Bridge, model: LotsModel) -> None:
    seen = bridge.observation
    offering = seen.phase in (LOANS, AUCTION, PAYING)
    for row in range(18):
        index = model.index(row, Column.STANDING)
        cubes = counts(seen.fields[row])
        assert index.data(Role.PILE) == cubes
        assert index.data(Role.BROKER) == (row == seen.broker)
        assert index.data(Role.ON_OFFER) == (row == seen.broker and offering)
        assert index.data(Role.EMPTY) == (sum(cubes) == 0)
        texts = [model.index(row, Column.RED + colour).data() for colour in range(4)]
        assert texts == [str(number) if number else "" for number in cubes]
        assert model.index(row, Column.FIELD).data() == str(row + 1)
        if index.data(Role.ON_OFFER):
            assert index.data() == "On offer"
        elif row == seen.broker:
            assert index.data() == "Broker"
        else:
            assert index.data() == ("" if any(cubes) else "Empty")
    if seen.phase == BROKER:
        steps = {row: steps for row, steps in enumerate(column(model, 0, Role.STEPS)) if steps}
        assert steps == fields_by_roll(bridge)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_every_role_is_right_and_every_change_is_told(
    kind: Kind, qapp: object, qtmodeltester: Any
) -> None:
    bridge = kind.bridge()
    model = LotsModel(bridge)
    if kind is KINDS[3]:  # it looks at everything again after every change
        qtmodeltester.check(model)
    watch = Watch(model, Role)
    check_facts(bridge, model)
    quiet = 0
    for _ in course(bridge, seed=3):
        quiet += not watch.check_cells()
        check_facts(bridge, model)
    assert quiet > 100, "most words in an auction move nothing on the ring"
    assert column(model, 0, Role.STEPS) == [0] * 18
    assert all(column(model, 0, Role.EMPTY))
    qtmodeltester.check(model)


def test_during_an_auction_the_way_is_that_of_the_next_roll(qapp: object) -> None:
    bridge = KINDS[2].bridge()
    model = LotsModel(bridge)
    promised: list[int] = []
    compared = 0
    for event in course(bridge, seed=6, back=False):
        assert event == "step"
        phase = bridge.observation.phase
        steps = column(model, 0, Role.STEPS)
        if phase == BROKER and promised:
            assert steps == promised
            compared += 1
        promised = steps if phase not in (LEAD, BROKER) else []
    assert compared == 17


def test_the_texts(qapp: object) -> None:
    bridge = KINDS[2].bridge()
    model = LotsModel(bridge)
    assert headings(model) == ["Field", "● Red", "▲ Yellow", "■ White", "◆ Black", "Standing"]
    spoken, described = (
        Qt.ItemDataRole.AccessibleTextRole,
        Qt.ItemDataRole.AccessibleDescriptionRole,
    )
    assert model.index(2, Column.FIELD).data(spoken) == "Field 3"
    near = column(model, 0, Role.STEPS).index(4)
    assert model.index(near, Column.FIELD).data(described) == "Reached with a roll of 4"
    cubes = model.index(near, 0).data(Role.PILE)
    assert model.index(near, Column.YELLOW).data(spoken) == f"Yellow, cubes: {cubes[1]}"
