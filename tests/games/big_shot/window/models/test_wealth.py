"""How rich everybody was, round by round: it ends with the final account and keeps hidden money hidden."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QModelIndex, Qt

from bigshot_desktop.engine.game import EVERYONE
from bigshot_desktop.games.big_shot.rules.material import START_MONEY
from bigshot_desktop.games.big_shot.rules.scoring import wealth
from bigshot_desktop.games.big_shot.window.models.wealth import (
    WealthModel,
    rounds_finished,
    wealth_chart,
)
from bigshot_desktop.ui.models.observation_table import DESCRIBED
from bigshot_desktop.ui.play.bridge import Bridge
from tests.ui.models.model_checks import KINDS, Kind, Watch, column, course, headings, play_on

HIDDEN = KINDS[4]


def table(model: WealthModel) -> list[list[int]]:
    """What the model says, by round."""
    seats = range(model.columnCount())
    return [list(row) for row in zip(*map(model.line, seats), strict=True)]


def now(bridge: Bridge) -> list[int | None]:
    """What the rules say."""
    seen = bridge.observation
    return [
        wealth(seen.setup.board, seen.owners, seen.cash, seen.loans, colours)
        for colours in seen.setup.deal.colours
    ]


@pytest.mark.parametrize("kind", [*KINDS[:3], Kind("hhb", (("overbids", "table-game"),))], ids=str)
def test_a_row_for_each_finished_round(kind: Kind, qapp: object, qtmodeltester: Any) -> None:
    bridge = kind.bridge()
    model = WealthModel(bridge)
    qtmodeltester.check(model)
    watch = Watch(model, ())
    purses = 2 if kind.seats == "hb" else 1
    told: list[list[int | None]] = [[START_MONEY * purses] * len(kind.seats)]
    for event in course(bridge, seed=3):
        finished = rounds_finished(bridge.observation)
        if event != "step":
            del told[finished + 1 :]
        if finished == len(told):
            told.append(now(bridge))
        assert model.rowCount() == finished + 1
        if event == "step":
            assert watch.inserted in ([], [(finished, finished)])
            assert watch.removed == []
        watch.inserted.clear()
        watch.removed.clear()
    assert table(model) == told == table(WealthModel(bridge))
    assert model.rowCount() == 19
    result = bridge.match.result
    assert result is not None
    assert told[-1] == [one.total for one in sorted(result.standings, key=lambda one: one.seat)]
    assert (watch.resets, watch.announced) == (0, set())


def test_a_round_taken_back_is_told_anew(qapp: object) -> None:
    bridge = KINDS[1].bridge()
    model = WealthModel(bridge)
    rng = Random(2)
    while bridge.observation.round < 3:
        play_on(bridge, rng)
    assert model.rowCount() == 3
    assert bridge.undo()
    assert model.rowCount() == 2
    assert bridge.redo()
    assert table(model) == table(WealthModel(bridge))
    assert model.rowCount() == 3


def test_hidden_money_stays_hidden_until_the_end(qapp: object) -> None:
    bridge = HIDDEN.bridge(viewer=0)
    model = WealthModel(bridge)
    watch = Watch(model, ())
    rng = Random(3)
    for _ in course(bridge, seed=5, back=False):
        bridge.viewer = rng.choice((0, 3, EVERYONE))
        if not bridge.match.to_act:
            break
        for seat in range(4):
            known = seat == bridge.viewer
            assert ("Hidden" not in column(model, seat)) == known
            assert bool(model.line(seat)) == known
    assert table(model) == table(WealthModel(bridge))
    assert watch.resets == 0


def test_another_viewer_changes_only_the_columns_that_differ(qapp: object) -> None:
    bridge = HIDDEN.bridge(viewer=0)
    watch = Watch(WealthModel(bridge), ())
    bridge.viewer = 2
    changed = watch.check_cells()
    assert {seat for _, seat, _ in changed} == {0, 2}


def test_the_texts(qapp: object) -> None:
    bridge = KINDS[2].bridge()
    model = WealthModel(bridge)
    rng = Random(2)
    while bridge.observation.round < 3:
        play_on(bridge, rng)
    vertical = [model.headerData(row, Qt.Orientation.Vertical) for row in range(3)]
    assert vertical == ["Start", "Round 1", "Round 2"]
    signs = ["●▲■◆"[colours[0]] for colours in bridge.match.setup.deal.colours]
    names = [seat.name for seat in bridge.match.seats]
    assert headings(model) == [f"{sign} {name}" for sign, name in zip(signs, names, strict=True)]
    assert headings(model, Qt.ItemDataRole.AccessibleTextRole) == names
    assert [model.index(0, seat).data() for seat in range(4)] == ["$10M"] * 4
    assert [model.line(seat)[0] for seat in range(4)] == [10] * 4
    assert model.data(QModelIndex()) is None
    assert model.headerData(0, Qt.Orientation.Vertical, DESCRIBED) is None
    assert model.headerData(9, Qt.Orientation.Horizontal) is None
    assert model.rowCount(model.index(0, 0)) == model.columnCount(model.index(0, 0)) == 0


def test_the_words_of_the_chart(qapp: object) -> None:
    chart = wealth_chart(WealthModel(KINDS[2].bridge()))
    assert (chart.title(), chart.axis()) == ("Wealth over the rounds", "Rounds")
    assert [chart.heading(number) for number in (0, 7)] == ["At the start", "After round 7"]
    assert (chart.steps, chart.scale) == (False, None)
