"""The table of districts says what can be seen, and what the cube in hand would do."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QModelIndex, Qt

from bigshot_desktop.games.big_shot.rules.majority import SIZE, WINNER, counts
from bigshot_desktop.games.big_shot.rules.outcome import as_it_stands, placing
from bigshot_desktop.games.big_shot.rules.scoring import factor
from bigshot_desktop.games.big_shot.rules.state import UNDECIDED
from bigshot_desktop.games.big_shot.window.models.districts import Column, District, DistrictsModel
from bigshot_desktop.ui.models.observation_table import DESCRIBED, ROW
from bigshot_desktop.ui.models.placement import Placement
from bigshot_desktop.ui.play.bridge import Bridge
from tests.ui.models.model_checks import (
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


class Facts:
    """Checks every fact of every row against what is seen, as often as it or what it follows from has changed.

    That a text changes without either is for a :class:`Watch` to find.
    """

    def __init__(self, bridge: Bridge, placement: Placement, model: DistrictsModel) -> None:
        self.bridge, self.placement, self.model = bridge, placement, model
        self._checked: dict[int, object] = {}

    def check(self) -> None:
        seen, placement = self.bridge.observation, self.placement
        for row in range(len(seen.setup.board.districts)):
            is_open = placement.active and row in placement.places
            hand = placement.hand if is_open else None
            known = (seen.piles[row], seen.owners, hand, self.model.row(row))
            if self._checked.get(row) != known:
                self._check_row(row, is_open)
                self._checked[row] = known

    def _check_row(self, row: int, is_open: bool) -> None:
        seen, model = self.bridge.observation, self.model
        block, pile, owner = seen.setup.board.districts[row], seen.piles[row], seen.owners[row]
        leader = WINNER[pile] if owner == UNDECIDED else owner
        owners = [*seen.owners]
        owners[row] = leader
        cube = self.placement.hand
        now, preview = as_it_stands(seen, row), placing(seen, cube, row) if is_open else None
        assert model.row(row) == District(block.value, owner, now, preview)
        assert (now.cubes, now.size, now.winner) == (counts(pile), SIZE[pile], leader)
        assert (now.times, now.park) == (factor(seen.setup.board, owners, row), block.is_park)
        for place in (0, model.columnCount() - 1):
            index = model.index(row, place)
            assert index.data(ROW) == model.row(row)
            assert index.data(DESCRIBED) == self.bridge.narrator.outcome(now)
        cubes = [model.index(row, Column.RED + colour).data() for colour in range(4)]
        assert cubes == [str(number) if number else "" for number in counts(pile)]


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_every_fact_is_right_and_exactly_what_changed_is_told(
    kind: Kind, qapp: object, qtmodeltester: Any
) -> None:
    bridge, placement, model = made(kind)
    if kind is KINDS[3]:  # it looks at everything again after every change
        qtmodeltester.check(model)
    facts, watch = Facts(bridge, placement, model), Watch(model, (ROW,))
    facts.check()
    rows = []
    known: object = None
    for number, event in enumerate(course(bridge, seed=5)):
        seen = bridge.observation
        before, known = known, (seen.piles, seen.owners)
        # What changes untold is found with the next of the quiet steps that are looked at.
        is_quiet = not watch.announced and known == before and number % 8
        changed = set() if is_quiet else watch.check_cells()
        if event == "step" and bridge.match.to_act:
            rows.append(len({row for row, _, _ in changed}))
        was_offered = placement.active
        offer(bridge, placement)
        if was_offered or placement.active:
            watch.check_cells()
        facts.check()
    assert max(rows) <= 4, "a cube, or a park and what it doubles"
    assert rows.count(0) > len(rows) / 2, "bids and rolls leave the districts alone"
    qtmodeltester.check(model)


def test_undo_and_redo_tell_what_is_back(qapp: object) -> None:
    bridge, placement, model = made(KINDS[2])
    while not placement.active:
        play_on(bridge, Random(3))
        offer(bridge, placement)
    watch = Watch(model, (ROW,))
    placement.put(4)  # nobody listens: it is only a wish
    assert watch.check_cells() == set()
    check_way_back(bridge, watch)


def test_another_cube_in_hand_previews_something_else(qapp: object) -> None:
    bridge, placement, model = made(KINDS[2])
    rng = Random(3)
    while not placement.active:
        play_on(bridge, rng)
        offer(bridge, placement)
    watch = Watch(model, (ROW,))
    other = max(colour for colour, number in enumerate(placement.stock) if number)
    assert other != placement.hand
    placement.choose(other)
    assert {role for _, _, role in watch.check_cells()} == {ROW}
    previews = [row.preview for row in model.rows if row.preview]
    assert previews
    assert all(preview.colour == other for preview in previews)
    placement.withdraw()
    watch.check_cells()
    assert not any(row.preview for row in model.rows)


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
