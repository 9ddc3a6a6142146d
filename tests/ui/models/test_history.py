"""A history goes on with the match, and looks only at what is new."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bigshot_desktop.table.match import Step
from bigshot_desktop.ui.models.history import ColumnHead, HistoryModel
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.play.dispatch import Rank
from tests.ui.models.model_checks import SHARK, Watch, column, play_on


class Lengths(HistoryModel):
    """How many squares are built on at the end of each turn; the second column is hidden while nobody looks."""

    looks = 0
    """How many states were looked at."""

    def finished(self, state: Any) -> int:
        self.looks += 1
        return max(0, int(state.turn) - 1)

    def figures(self, state: Any) -> tuple[int, ...]:
        built = sum(squares.bit_count() for squares in state.built)
        return built, -built

    def hidden(self) -> frozenset[int]:
        return frozenset() if self._bridge.viewer >= 0 else frozenset((1,))

    def heads(self) -> list[ColumnHead]:
        return [ColumnHead("Built", "+", "red"), ColumnHead("Free", "-", "blue")]

    def part(self, number: int) -> str:
        return f"Part {number}"

    def written(self, amount: int) -> str:
        return str(amount)


@pytest.fixture
def bridge(qapp: object) -> Bridge:
    return SHARK[0].bridge(viewer=0)


def play_to(bridge: Bridge, turn: int) -> None:
    rng = Random(4)
    while bridge.match.state.turn < turn:
        play_on(bridge, rng)


def test_a_step_adds_a_row_and_looks_at_nothing_else(bridge: Bridge) -> None:
    model = Lengths(bridge)
    watch = Watch(model, ())
    play_to(bridge, 12)
    assert watch.inserted == [(row, row) for row in range(1, 12)]
    assert (watch.removed, watch.announced, model.looks) == ([], set(), bridge.match.length)
    assert model.line(0) == Lengths(bridge).line(0)


def test_undo_and_redo_keep_what_is_the_same(bridge: Bridge) -> None:
    model = Lengths(bridge)
    play_to(bridge, 6)
    whole = model.line(0)
    watch = Watch(model, ())
    model.looks = 0
    while model.rowCount() > 3:
        assert bridge.undo()
    assert model.looks == 0, "what is left has been looked at before"
    assert watch.removed == [(5, 5), (4, 4), (3, 3)]
    assert model.line(0) == whole[:3]
    while bridge.redo():
        pass
    assert model.line(0) == whole
    assert watch.inserted == [(3, 3), (4, 4), (5, 5)]


def test_play_that_goes_on_at_once_waits_until_the_step_is_counted(bridge: Bridge) -> None:
    """Somebody who hears of a step first may want the next ones at once."""
    rng = Random(4)

    def hasten(step: Step) -> None:
        if bridge.match.state.turn < 5:
            bridge.afterwards(lambda: play_on(bridge, rng))

    bridge.stepped.subscribe(Rank.VIEWER, hasten)
    model = Lengths(bridge)
    play_on(bridge, rng)
    assert bridge.match.state.turn == 5
    assert model.line(0) == Lengths(bridge).line(0)
    assert model.rowCount() == 5


def test_what_is_hidden_is_shown_to_those_who_may_know(bridge: Bridge) -> None:
    model = Lengths(bridge)
    play_to(bridge, 3)
    watch = Watch(model, ())
    bridge.viewer = -2
    assert {place for _, place, _ in watch.check_cells()} == {1}
    assert (column(model, 1), model.line(1)) == (["Hidden"] * 3, ())
    bridge.viewer = 0
    assert model.line(1) == tuple(-number for number in model.line(0))
