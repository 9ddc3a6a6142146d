"""The end of a match."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt, SignalInstance
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from bigshot_desktop.rules.big_shot.material import COLOURS
from bigshot_desktop.rules.game import CHANCE
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.referee import Referee
from bigshot_desktop.ui.boards.line_chart import Series
from bigshot_desktop.ui.bridge import Bridge
from bigshot_desktop.ui.models.big_shot.wealth import wealth_by_round
from bigshot_desktop.ui.windows.end_sheet import EndSheet
from tests.ui.players import a_match
from tests.ui.windows.saying import said, show, spoken_otherwise, stops, unmarked

CLICK = Qt.MouseButton.LeftButton


def played(kinds: str, seed: int = 3) -> Bridge:
    match = a_match(kinds, seed)
    rng = Random(seed)
    while match.to_act:
        if match.to_act == (CHANCE,):
            match.draw()
        else:
            match.play(match.game.sample(match.state, match.to_act[0], rng))
    return Bridge(Referee(match))


def fortunes(match: Match) -> list[Series]:
    rounds = wealth_by_round(match)
    colours = match.setup.deal.colours
    return [
        Series(one.name, COLOURS[colours[seat][0]], tuple(row[seat] for row in rounds))
        for seat, one in enumerate(match.seats)
    ]


@pytest.fixture(params=["hb", "hbb", "hbbb"])
def bridge(request: pytest.FixtureRequest) -> Bridge:
    return played(request.param)


@pytest.fixture
def sheet(qtbot: QtBot, bridge: Bridge) -> EndSheet:
    sheet = EndSheet(bridge, fortunes)
    show(qtbot, sheet, 900, 600)
    return sheet


def test_the_title_tells_who_won(sheet: EndSheet, bridge: Bridge) -> None:
    ended = bridge.match.steps[-1].events[-1]
    assert bridge.voice.event(ended) in said(sheet)
    result = bridge.match.result
    assert result is not None
    for standing in result.standings:
        told = any(bridge.voice.standing(standing) in text for text in said(sheet))
        assert told is not standing.qualified


def test_the_account_ends_with_the_totals_of_the_rules(sheet: EndSheet, bridge: Bridge) -> None:
    result = bridge.match.result
    assert result is not None
    texts = {
        str(sheet.account.model().index(row, column).data())
        for row in range(sheet.account.model().rowCount())
        for column in range(sheet.account.model().columnCount())
    }
    assert {bridge.voice.money(standing.total) for standing in result.standings} <= texts


def test_the_chart_ends_with_the_totals_too(sheet: EndSheet, bridge: Bridge) -> None:
    result = bridge.match.result
    assert result is not None
    totals = {bridge.voice.player(one.seat): one.total for one in result.standings}
    assert {one.name: one.values[-1] for one in sheet.chart.lines.series} == totals
    assert sheet.chart.lines.columns == sheet.rounds.model().rowCount() == 19
    assert sheet.chart.lines.heading(0) == "At the start"
    assert sheet.chart.lines.heading(7) == "After round 7"


def test_chart_and_table_change_places(qtbot: QtBot, sheet: EndSheet) -> None:
    assert sheet.chart.isVisible()
    qtbot.mouseClick(sheet.view.button("table"), CLICK)
    assert (sheet.chart.isVisible(), sheet.rounds.isVisible()) == (False, True)
    assert not sheet.save.isEnabled()
    qtbot.keyClick(sheet.view.button("table"), Qt.Key.Key_Left)
    assert (sheet.chart.isVisible(), sheet.rounds.isVisible()) == (True, False)
    assert sheet.save.isEnabled()


@pytest.mark.parametrize(
    ("button", "signal"),
    [
        ("again", "again_wanted"),
        ("new", "new_wanted"),
        ("copy", "copy_wanted"),
        ("home", "home_wanted"),
    ],
)
def test_what_comes_next(qtbot: QtBot, sheet: EndSheet, button: str, signal: str) -> None:
    wanted: SignalInstance = getattr(sheet, signal)
    with qtbot.waitSignal(wanted):
        qtbot.mouseClick(getattr(sheet, button), CLICK)


def test_the_chart_can_be_saved(
    qtbot: QtBot, sheet: EndSheet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "chart.png"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    qtbot.mouseClick(sheet.save, CLICK)
    assert path.stat().st_size > 1000


def test_a_chart_that_cannot_be_saved_is_told(sheet: EndSheet, tmp_path: Path) -> None:
    sheet.save_chart(tmp_path / "nowhere" / "chart.png")
    assert sheet._told.isVisible()
    assert "nowhere" in sheet._told.text()
    sheet.save_chart(tmp_path / "chart.png")
    assert sheet._told.isHidden()


def test_wide_sheets_show_account_and_chart_side_by_side(sheet: EndSheet) -> None:
    def beside() -> bool:
        QApplication.processEvents()
        account = sheet.account.mapTo(sheet, sheet.account.rect().topRight())
        return bool(sheet.chart.mapTo(sheet, sheet.chart.rect().topLeft()).x() > account.x())

    sheet.resize(1600, 800)
    assert beside()
    sheet.resize(500, 800)
    assert not beside()


def test_tab_reaches_everything_and_everything_has_a_name(qtbot: QtBot, sheet: EndSheet) -> None:
    sheet.setFocus()
    assert sheet.again.hasFocus()
    reached = stops(qtbot)
    assert all(widget.accessibleName() for widget in reached)
    buttons = {sheet.again, sheet.new, sheet.copy, sheet.home, sheet.save}
    assert {*reached} >= {*buttons, sheet.account, sheet.chart}


def test_a_change_of_language_reaches_everything(sheet: EndSheet, bridge: Bridge) -> None:
    names = {bridge.voice.player(seat) for seat in range(len(bridge.match.seats))}
    with spoken_otherwise():
        left = {text for text in unmarked(sheet) if not any(name in text for name in names)}
        assert left == set()
        assert sheet.chart.lines.axis == "¡Rounds"
        assert sheet.chart.lines.heading(2) == "¡After round 2"
    assert sheet.chart.lines.axis == "Rounds"
