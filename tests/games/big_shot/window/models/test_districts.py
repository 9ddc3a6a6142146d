"""The table of districts says what can be seen, and what the cube in hand would do."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QModelIndex, Qt

from bigshot_desktop.rules.big_shot.majority import SIZE, WINNER, counts
from bigshot_desktop.rules.big_shot.outcome import as_it_stands, placing
from bigshot_desktop.rules.big_shot.scoring import factor
from bigshot_desktop.rules.big_shot.state import UNDECIDED
from bigshot_desktop.ui.bridge import Bridge
from bigshot_desktop.ui.models.big_shot.districts import Column, DistrictsModel, Role
from bigshot_desktop.ui.models.placement import Placement
from tests.ui.models.course import (
    KINDS,
    Kind,
    Watch,
    check_way_back,
    column,
    course,
    headings,
    offer,
    play_on,
)

SIGNS = "●▲■◆"


def made(kind: Kind, seed: int = 1) -> tuple[Bridge, Placement, DistrictsModel]:
    bridge, placement = kind.bridge(seed), Placement()
    return bridge, placement, DistrictsModel(bridge, placement)


def check_facts(bridge: Bridge, placement: Placement, model: DistrictsModel) -> None:
    """Every role of every row, against what is seen."""
    seen, voice = bridge.observation, bridge.voice
    for row, block in enumerate(seen.setup.board.districts):
        pile, owner = seen.piles[row], seen.owners[row]
        leader = WINNER[pile] if owner == UNDECIDED else owner
        owners = [*seen.owners]
        owners[row] = leader
        is_open = placement.active and row in placement.places
        cube = placement.hand
        expected = {
            Role.PILE: counts(pile),
            Role.SIZE: SIZE[pile],
            Role.OWNER: owner,
            Role.LEADER: leader,
            Role.VALUE: block.value,
            Role.TIMES: factor(seen.setup.board, owners, row),
            Role.PARK: block.is_park,
            Role.OPEN: is_open,
            Role.OUTCOME: voice.outcome(placing(seen, cube, row)) if is_open else "",
            Role.PREVIEW: placing(seen, cube, row) if is_open else None,
            Role.STANDING: voice.outcome(as_it_stands(seen, row)),
        }
        for place in (0, model.columnCount() - 1):
            index = model.index(row, place)
            assert {role: index.data(role) for role in Role} == expected
        cubes = [model.index(row, Column.RED + colour).data() for colour in range(4)]
        assert cubes == [str(number) if number else "" for number in counts(pile)]


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_every_role_is_right_after_every_step(kind: Kind, qapp: object, qtmodeltester: Any) -> None:
    bridge, placement, model = made(kind)
    if kind is KINDS[3]:  # it looks at everything again after every change
        qtmodeltester.check(model)
    check_facts(bridge, placement, model)
    for _ in course(bridge, seed=2):
        offer(bridge, placement)
        check_facts(bridge, placement, model)
    qtmodeltester.check(model)


@pytest.mark.parametrize("kind", KINDS[:4], ids=str)
def test_exactly_what_changed_is_told(kind: Kind, qapp: object) -> None:
    bridge, placement, model = made(kind)
    watch = Watch(model, Role)
    rows = []
    for event in course(bridge, seed=5):
        changed = watch.check_cells()
        if event == "step" and bridge.match.to_act:
            rows.append(len({row for row, _, _ in changed}))
        offer(bridge, placement)
        watch.check_cells()
    assert max(rows) <= 4, "a cube, or a park and what it doubles"
    assert rows.count(0) > len(rows) / 2, "bids and rolls leave the districts alone"


def test_undo_and_redo_tell_what_is_back(qapp: object) -> None:
    bridge, placement, model = made(KINDS[2])
    while not placement.active:
        play_on(bridge, Random(3))
        offer(bridge, placement)
    watch = Watch(model, Role)
    placement.put(4)  # nobody listens: it is only a wish
    assert watch.check_cells() == set()
    check_way_back(bridge, watch)


def test_another_cube_in_hand_previews_something_else(qapp: object) -> None:
    bridge, placement, model = made(KINDS[2])
    rng = Random(3)
    while not placement.active:
        play_on(bridge, rng)
        offer(bridge, placement)
    watch = Watch(model, Role)
    other = max(colour for colour, number in enumerate(placement.stock) if number)
    assert other != placement.hand
    placement.choose(other)
    assert {role for _, _, role in watch.check_cells()} <= {Role.OUTCOME, Role.PREVIEW}
    assert all(preview.colour == other for preview in column(model, 0, Role.PREVIEW) if preview)
    placement.withdraw()
    watch.check_cells()
    assert set(column(model, 0, Role.OUTCOME)) == {""}
    assert not any(column(model, 0, Role.OPEN))


def test_the_texts_of_a_new_match(qapp: object) -> None:
    _, _, model = made(KINDS[2])
    assert headings(model) == [
        "District",
        "Value",
        "● Red",
        "▲ Yellow",
        "■ White",
        "◆ Black",
        "Cubes",
        "Standing",
    ]
    first = [model.index(0, place).data() for place in range(model.columnCount())]
    assert first == ["North Park", "× 2", "", "", "", "", "0 of 7", "Empty"]
    assert column(model, Column.VALUE)[1:4] == ["$9M", "$10M", "$11M"]
    assert model.rowCount() == 13


def test_colours_never_stand_without_their_sign(qapp: object) -> None:
    bridge, _, model = made(KINDS[1])
    for _ in course(bridge, seed=4, back=False):
        for standing in column(model, Column.STANDING):
            named = any(colour in standing for colour in ("Red", "Yellow", "White", "Black"))
            assert named == any(sign in standing for sign in SIGNS)
    standings = " ".join(column(model, Column.STANDING))
    assert "Sold: " in standings
    assert "(nobody’s)" in standings


def test_those_who_listen_hear_more_than_a_number(qapp: object) -> None:
    bridge, _, model = made(KINDS[2])
    spoken = Qt.ItemDataRole.AccessibleTextRole
    assert headings(model, spoken)[Column.RED : Column.CUBES] == ["Red", "Yellow", "White", "Black"]
    assert model.index(1, Column.BLACK).data(spoken) == "Black, cubes: 0"
    described = model.index(1, Column.DISTRICT).data(Qt.ItemDataRole.AccessibleDescriptionRole)
    assert described == "No cube has been placed in Mill Row yet."
    for _ in course(bridge, seed=4, back=False):
        pass
    assert model.index(1, Column.CUBES).data(spoken) == "Closed"
    assert model.index(0, Column.VALUE).data(spoken).startswith("A park")


def test_there_is_nothing_beside_the_table(qapp: object) -> None:
    _, _, model = made(KINDS[0])
    assert model.data(QModelIndex()) is None
    assert model.rowCount(model.index(0, 0)) == model.columnCount(model.index(0, 0)) == 0
    assert model.headerData(99, Qt.Orientation.Horizontal) is None
    assert model.headerData(0, Qt.Orientation.Vertical) is None
