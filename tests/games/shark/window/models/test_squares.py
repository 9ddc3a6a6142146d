"""The table of squares says what stands where, and what the building in hand would do."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import pytest

from bigshot_desktop.engine.game import Refusal
from bigshot_desktop.games.shark.rules.actions import Place
from bigshot_desktop.games.shark.rules.checks import check
from bigshot_desktop.games.shark.rules.material import squares_in
from bigshot_desktop.games.shark.rules.outcome import Outcome, placing
from bigshot_desktop.games.shark.rules.state import PLACING
from bigshot_desktop.games.shark.window.models import squares
from bigshot_desktop.games.shark.window.models.squares import Column, SquaresModel
from bigshot_desktop.games.shark.words.outcomes import forecast
from bigshot_desktop.ui.models.observation_table import DESCRIBED, ROW, SPOKEN, TOOLTIP
from bigshot_desktop.ui.models.placement import Placement
from bigshot_desktop.ui.play.bridge import Bridge
from tests.games.shark.window.models.spoken import check_spoken
from tests.ui.models.model_checks import (
    SHARK,
    Kind,
    Watch,
    check_way_back,
    course,
    headings,
    offer,
    play_on,
)

SQUARES = list(range(120))


def made(kind: Kind, seed: int = 1) -> tuple[Bridge, Placement, SquaresModel]:
    bridge, placement = kind.bridge(seed), Placement()
    return bridge, placement, SquaresModel(bridge, placement)


def to_placing(bridge: Bridge, placement: Placement, *, turns: int, choice: bool = False) -> None:
    """On to a player who places a building, perhaps of several companies."""
    rng = Random(3)
    while not placement.active or (choice and sum(placement.stock) < 2):
        play_on(bridge, rng)
        if bridge.observation.turn >= turns:
            offer(bridge, placement)


def open_squares(model: SquaresModel) -> list[int]:
    """Where the building in hand can be placed."""
    return [row for row in SQUARES if (held := model.row(row).prospect) and held.open]


def check_map(bridge: Bridge, placement: Placement, model: SquaresModel) -> None:
    """What stands where and what is open, against what is seen."""
    seen = bridge.observation
    companies = [-1] * len(SQUARES)
    chains: list[tuple[int, ...]] = [()] * len(SQUARES)
    for company, its_chains in enumerate(seen.chains):
        for chain in map(squares_in, its_chains):
            for square in chain:
                companies[square], chains[square] = company, chain
    is_open = [seen.phase == PLACING and placement.takes(row) for row in SQUARES]
    rows = model.rows
    assert [(row.company, row.chain) for row in rows] == list(zip(companies, chains, strict=True))
    assert open_squares(model) == [row for row in SQUARES if is_open[row]]
    closed = [row for row in SQUARES if not is_open[row]]
    assert {rows[row].preview for row in closed} == {None}
    placing_here = seen.phase == PLACING and placement.active
    shut = {
        row
        for row in closed
        if placing_here and not chains[row] and seen.setup.board.zone_of[row] == seen.zone
    }
    assert {row for row in SQUARES if rows[row].refusal} == shut


def check_preview(bridge: Bridge, placement: Placement, model: SquaresModel, square: int) -> None:
    """What the building in hand would do there, tried out."""
    seen, narrator = bridge.observation, bridge.narrator
    outcome = placing(seen, placement.hand, square)
    rivals = [change for change in outcome.changes if change.company != outcome.company]
    parts = (outcome, *outcome.victims, *rivals, *outcome.effects)
    assert model.row(square).preview == outcome
    told = model.index(square, Column.RESULT).data(DESCRIBED)
    assert told == " ".join(narrator.outcome(part) for part in parts)


@pytest.mark.parametrize("kind", SHARK[::2], ids=str)
def test_every_fact_is_right_after_every_step(kind: Kind, qapp: object) -> None:
    bridge, placement, model = made(kind)
    rng = Random(2)
    for _ in course(bridge, seed=2):
        offer(bridge, placement)
        check_map(bridge, placement, model)
        if placement.active:
            for square in {rng.choice(placement.places) for _ in range(3)}:
                check_preview(bridge, placement, model, square)


def test_exactly_what_changed_is_told(qapp: object, qtmodeltester: Any) -> None:
    bridge, placement, model = made(SHARK[2])
    to_placing(bridge, placement, turns=40)
    watch = Watch(model, (ROW,))
    quiet = 0
    for _ in islice(course(bridge, seed=5), 16):
        quiet += not watch.check_cells()
        offer(bridge, placement)
        watch.check_cells()
    assert quiet > 4, "trades leave the map alone"
    qtmodeltester.check(model)


def test_undo_and_redo_tell_what_is_back(qapp: object) -> None:
    bridge, placement, model = made(SHARK[4])
    to_placing(bridge, placement, turns=12)
    watch = Watch(model, (ROW,))
    placement.put(placement.places[0])  # nobody listens: it is only a wish
    assert watch.check_cells() == set()
    check_way_back(bridge, watch)


def test_another_building_in_hand_previews_something_else(qapp: object) -> None:
    bridge, placement, model = made(SHARK[2])
    to_placing(bridge, placement, turns=4, choice=True)
    watch = Watch(model, (ROW,))
    other = max(company for company, number in enumerate(placement.stock) if number)
    assert other != placement.hand
    placement.choose(other)
    assert watch.check_cells()
    previews = {row: preview for row in SQUARES if (preview := model.row(row).preview)}
    assert tuple(previews) == placement.places
    assert all(preview.company == other for preview in previews.values())
    placement.withdraw()
    watch.check_cells()
    assert open_squares(model) == []


def test_a_preview_is_worked_out_once_and_only_for_who_asks(
    qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def counted(seen: Any, company: int, square: int) -> Outcome:
        asked.append(square)
        return placing(seen, company, square)

    monkeypatch.setattr(squares, "placing", counted)
    bridge, placement, model = made(SHARK[0])
    for _ in islice(course(bridge, seed=2), 80):
        offer(bridge, placement)
    assert asked == []
    placement.withdraw()
    to_placing(bridge, placement, turns=1)
    one, two = placement.places[:2]
    for _ in range(2):
        assert one in open_squares(model)
        preview = model.row(one).preview
        assert preview
        assert preview.square == one
        assert bridge.narrator.outcome(preview) == model.index(one, Column.RESULT).data()
    model.index(two, Column.RESULT).data(DESCRIBED)
    assert asked == [one, two]


def test_a_closed_square_of_the_zone_says_why(
    qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    bridge, placement, model = made(SHARK[0])
    to_placing(bridge, placement, turns=20)
    seen, match = bridge.observation, bridge.match
    asked: list[int] = []

    def counted(state: Any, action: Place) -> Refusal | None:
        asked.append(action.square)
        return check(state, action)

    monkeypatch.setattr(squares, "check", counted)
    empty = [row for row in SQUARES if not model.row(row).chain]
    here = [row for row in empty if seen.setup.board.zone_of[row] == seen.zone]
    shut = [row for row in here if not placement.takes(row)]
    assert shut
    assert asked == []
    for row in shut:
        refusal = match.game.check(match.state, Place(seen.active, placement.hand, row))
        assert refusal is not None
        sentence = bridge.narrator.cited(refusal)
        index = model.index(row, Column.RESULT)
        assert (index.data(), index.data(TOOLTIP)) == (sentence, sentence)
        assert model.row(row).refusal == refusal
        assert "it must be the larger one" in sentence
    assert asked == shut
    placement.withdraw()
    assert {model.index(row, Column.RESULT).data() for row in shut} == {"Empty"}


def test_a_placement_that_is_over_opens_nothing(qapp: object) -> None:
    bridge, placement, model = made(SHARK[0])
    to_placing(bridge, placement, turns=3)
    play_on(bridge, Random(1))
    assert placement.active, "nobody told it yet"
    assert open_squares(model) == []


def test_the_texts(qapp: object) -> None:
    bridge, placement, model = made(SHARK[0])
    assert headings(model) == ["Square", "Zone", "Building", "Length of its chain", "Result"]
    first = [model.index(75, place).data() for place in range(model.columnCount())]
    assert first == ["D7", "South America (4)", "", "", "Empty"]
    assert model.index(75, Column.BUILDING).data(SPOKEN) == "Empty"
    assert model.index(75, Column.CHAIN).data(SPOKEN) == "No chain"
    to_placing(bridge, placement, turns=20)
    check_spoken(model)
    by_size = {len(model.row(row).chain): row for row in SQUARES}
    lone, paired = by_size[1], by_size[2]
    texts = [model.index(paired, place).data() for place in range(2, 5)]
    assert texts == ["◆ Green", "2", "◆ Green: in a chain of 2"]
    assert model.index(paired, Column.BUILDING).data(SPOKEN) == "Green"
    assert model.index(lone, Column.RESULT).data() == "▲ Yellow: stands alone"
    assert model.index(lone, Column.RESULT).data(SPOKEN) == "Yellow: stands alone"
    index = model.index(placement.places[0], Column.RESULT)
    preview = model.row(placement.places[0]).preview
    assert preview
    told = " ".join(forecast(bridge.narrator, preview).sentences)
    assert index.data(SPOKEN) == index.data(DESCRIBED) == told
