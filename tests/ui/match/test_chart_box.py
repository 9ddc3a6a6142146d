"""Figures over a match, as a chart and as a table, and the chart in a file."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from bigshot_desktop.engine.game import EVERYONE
from bigshot_desktop.games.big_shot.window.models.wealth import WealthModel, wealth_chart
from bigshot_desktop.games.shark.window.models.prices import PricesModel, price_chart
from bigshot_desktop.ui.match.chart_box import ChartBox, drawn
from bigshot_desktop.ui.play.bridge import Bridge
from tests.ui.app.marked_language import show, spoken_otherwise, unmarked
from tests.ui.models.model_checks import KINDS, SHARK, play_on

CLICK = Qt.MouseButton.LeftButton


@pytest.fixture
def bridge(qapp: object) -> Bridge:
    bridge, rng = SHARK[2].bridge(), Random(3)
    while bridge.match.state.turn < 8:
        play_on(bridge, rng)
    return bridge


@pytest.fixture
def box(qtbot: QtBot, bridge: Bridge) -> ChartBox:
    box = ChartBox(bridge, price_chart(PricesModel(bridge, bridge)))
    show(qtbot, box, 700, 400)
    return box


def test_all_that_is_known_becomes_lines(qapp: object) -> None:
    hidden = KINDS[4].bridge(viewer=0)
    lines = drawn(wealth_chart(WealthModel(hidden)))
    assert [(one.name, one.values) for one in lines.series] == [("Anna", (10,))]
    assert lines.figure(10) == "$10M"
    assert (lines.axis, lines.heading(3)) == ("Rounds", "After round 3")


def test_lines_are_steps_on_a_scale_where_the_history_says_so(box: ChartBox) -> None:
    lines = box.chart.lines
    assert (lines.steps, lines.scale) == (True, (0, 15))
    assert (box.chart.ticks()[0], box.chart.ticks()[-1]) == (0, 15)
    assert [one.piece for one in lines.series] == ["red", "blue", "green", "yellow"]


def test_the_chart_grows_with_the_match_and_shrinks_with_undo(
    box: ChartBox, bridge: Bridge
) -> None:
    rng = Random(1)
    assert box.chart.lines.columns == 8
    while bridge.match.state.turn < 11:
        play_on(bridge, rng)
    assert box.chart.lines.columns == 11
    box.chart.point_at(10)
    while bridge.match.state.turn > 5:
        assert bridge.undo()
    assert (box.chart.lines.columns, box.chart.column) == (6, 5)  # turn 5 has its building


def test_chart_and_table_change_places(qtbot: QtBot, box: ChartBox) -> None:
    assert box.chart.isVisible()
    qtbot.mouseClick(box.view.button("table"), CLICK)
    assert (box.chart.isVisible(), box.table.isVisible()) == (False, True)
    assert not box.save.isEnabled()
    box.setFocus()
    assert box.table.hasFocus()
    qtbot.keyClick(box.view.button("table"), Qt.Key.Key_Left)
    assert (box.chart.isVisible(), box.table.isVisible()) == (True, False)
    assert box.save.isEnabled()
    box.setFocus()
    assert box.chart.hasFocus()


def test_only_what_is_seen_needs_room(box: ChartBox, bridge: Bridge) -> None:
    rng = Random(1)
    while bridge.match.to_act:
        play_on(bridge, rng)
    least = box.minimumSizeHint().height()
    assert least < box.chart.minimumSizeHint().height() + 100
    box.show_as("table")
    QApplication.processEvents()
    assert box.table.height() == box.table.sizeHint().height()
    assert box.minimumSizeHint().height() > box.table.height() > least


def test_the_chart_can_be_saved(
    qtbot: QtBot, box: ChartBox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "chart.png"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    qtbot.mouseClick(box.save, CLICK)
    assert path.stat().st_size > 1000
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    qtbot.mouseClick(box.save, CLICK)
    assert [*tmp_path.iterdir()] == [path]


@pytest.mark.parametrize(
    ("typed", "kind", "written"),
    [
        ("foo", 0, "foo.png"),
        ("foo", 1, "foo.svg"),
        ("foo.jpg", 0, "foo.jpg.png"),
        ("foo.SVG", 0, "foo.SVG"),
    ],
)
def test_the_name_says_what_is_in_the_file(
    qtbot: QtBot,
    box: ChartBox,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    typed: str,
    kind: int,
    written: str,
) -> None:
    def choose(*asked: Any) -> tuple[str, str]:
        return str(tmp_path / typed), asked[3].split(";;")[kind]

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    qtbot.mouseClick(box.save, CLICK)
    (path,) = tmp_path.iterdir()
    assert path.name == written
    assert path.read_bytes().startswith(b"<?xml" if "svg" in written.lower() else b"\x89PNG")


def test_a_chart_that_cannot_be_saved_is_told(
    qtbot: QtBot, box: ChartBox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    box.save_chart(tmp_path / "nowhere" / "chart.png")
    assert box.told.isVisible()
    assert "nowhere" in box.told.text()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    qtbot.mouseClick(box.save, CLICK)  # the player begins anew, and thinks better of it
    assert box.told.isHidden()


def test_a_change_of_language_reaches_everything(box: ChartBox) -> None:
    with spoken_otherwise():
        assert unmarked(box) == set()
        assert box.chart.lines.axis == "¡Turns"
        assert box.chart.lines.heading(2) == "¡After turn 2"
        assert [one.name for one in box.chart.lines.series][:2] == ["¡Red", "¡Blue"]
        assert box.table.model().headerData(2, Qt.Orientation.Vertical) == "¡Turn 2"
    assert box.chart.accessibleName() == "Company values"


def test_a_chart_on_which_nothing_may_be_drawn_says_why(qtbot: QtBot) -> None:
    """Everybody hides their money from whoever looks."""
    hidden = KINDS[4].bridge(viewer=EVERYONE)
    box = ChartBox(hidden, wealth_chart(WealthModel(hidden)))
    show(qtbot, box, 700, 400)
    assert not box.chart.isVisible()
    assert box.nothing.isVisible()
    assert "hide from each other" in box.nothing.text()
    box.setFocus()
    assert box.view.button("chart").hasFocus()
    qtbot.mouseClick(box.view.button("table"), CLICK)
    assert (box.nothing.isVisible(), box.table.isVisible()) == (False, True)
    hidden.viewer = 0
    qtbot.mouseClick(box.view.button("chart"), CLICK)
    assert (box.nothing.isVisible(), box.chart.isVisible()) == (False, True)
