"""The table of the auction ring says what lies where, and how far off it is."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt

from bigshot_desktop.engine.game import CHANCE
from bigshot_desktop.games.big_shot.rules.actions import Roll
from bigshot_desktop.games.big_shot.rules.majority import counts
from bigshot_desktop.games.big_shot.rules.state import AUCTION, BROKER, LEAD, LOANS, PAYING
from bigshot_desktop.games.big_shot.window.models.lots import Column, LotsModel
from bigshot_desktop.ui.models.observation_table import ROW
from bigshot_desktop.ui.play.bridge import Bridge
from tests.ui.models.model_checks import KINDS, Kind, Watch, course, headings


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
        index, lot = model.index(row, Column.STANDING), model.row(row)
        cubes = counts(seen.fields[row])
        assert lot.cubes == cubes
        assert lot.broker == (row == seen.broker)
        assert lot.on_offer == (row == seen.broker and offering)
        texts = [model.index(row, Column.RED + colour).data() for colour in range(4)]
        assert texts == [str(number) if number else "" for number in cubes]
        assert model.index(row, Column.FIELD).data() == str(row + 1)
        if lot.on_offer:
            assert index.data() == "On offer"
        elif row == seen.broker:
            assert index.data() == "Broker"
        else:
            assert index.data() == ("" if any(cubes) else "Empty")
    if seen.phase == BROKER:
        rolls = {row: lot.roll for row, lot in enumerate(model.rows) if lot.roll}
        assert rolls == fields_by_roll(bridge)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_every_fact_is_right_and_every_change_is_told(
    kind: Kind, qapp: object, qtmodeltester: Any
) -> None:
    bridge = kind.bridge()
    model = LotsModel(bridge)
    if kind is KINDS[3]:  # it looks at everything again after every change
        qtmodeltester.check(model)
    watch = Watch(model, (ROW,))
    check_facts(bridge, model)
    quiet = 0
    known: object = None
    for number, _ in enumerate(course(bridge, seed=3)):
        seen = bridge.observation
        before, known = known, (seen.fields, seen.broker, seen.phase)
        if not watch.announced and known == before and number % 8:
            quiet += 1  # what changes untold is found with the next of these that are looked at
            continue
        quiet += not watch.check_cells()
        check_facts(bridge, model)
    assert quiet > 100, "most words in an auction move nothing on the ring"
    assert [lot.roll for lot in model.rows] == [0] * 18
    assert not any(any(lot.cubes) for lot in model.rows)
    qtmodeltester.check(model)


def test_during_an_auction_the_way_is_that_of_the_next_roll(qapp: object) -> None:
    bridge = KINDS[2].bridge()
    model = LotsModel(bridge)
    promised: list[int] = []
    compared = 0
    for event in course(bridge, seed=6, back=False):
        assert event == "step"
        phase = bridge.observation.phase
        rolls = [lot.roll for lot in model.rows]
        if phase == BROKER and promised:
            assert rolls == promised
            compared += 1
        promised = rolls if phase not in (LEAD, BROKER) else []
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
    near = [lot.roll for lot in model.rows].index(4)
    assert model.index(near, Column.FIELD).data(described) == "Reached with a roll of 4"
    cubes = model.row(near).cubes
    assert model.index(near, Column.YELLOW).data(spoken) == f"Yellow, cubes: {cubes[1]}"
