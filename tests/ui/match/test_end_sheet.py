"""The end of a match."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest
from PySide6.QtCore import Qt, SignalInstance
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bigshot_desktop.rules.game import CHANCE
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.referee import Referee
from bigshot_desktop.ui.bridge import Bridge
from bigshot_desktop.ui.models.big_shot.standings import StandingsModel
from bigshot_desktop.ui.models.big_shot.wealth import WealthModel
from bigshot_desktop.ui.models.big_shot.wealth import fortunes as big_shot
from bigshot_desktop.ui.models.shark.standings import StandingsModel as SharkStandings
from bigshot_desktop.ui.models.shark.wealth import WealthModel as SharkWealth
from bigshot_desktop.ui.models.shark.wealth import fortunes
from bigshot_desktop.ui.windows.end_sheet import EndSheet
from bigshot_desktop.ui.windows.scrolling import ScrollPage
from tests.ui.players import a_match
from tests.ui.windows.saying import said, show, spoken_otherwise, stops, unmarked

CLICK = Qt.MouseButton.LeftButton


@cache
def over(kinds: str, game: str) -> Match:
    """A match that has been played to its end, once for all tests."""
    match, rng = a_match(kinds, 3, game=game), Random(3)
    while match.to_act:
        if match.to_act == (CHANCE,):
            match.draw()
        else:
            match.play(match.game.sample(match.state, match.to_act[0], rng))
    return match


def played(kinds: str, game: str = "big-shot") -> Bridge:
    return Bridge(Referee(over(kinds, game)))


def end_sheet(bridge: Bridge) -> EndSheet:
    """The sheet of a match that is over, with what its table brings."""
    result = bridge.match.result
    assert result is not None
    if bridge.match.game.info.id == "shark":
        account, chart = SharkStandings(result, bridge), fortunes(SharkWealth(bridge))
        return EndSheet(bridge, account, chart)
    return EndSheet(bridge, StandingsModel(result, bridge), big_shot(WealthModel(bridge)))


@pytest.fixture(params=["hb", "hbbb", "shark hb", "shark hbbbbb"])
def bridge(request: pytest.FixtureRequest) -> Bridge:
    *game, kinds = request.param.split()
    return played(kinds, *game)


@pytest.fixture
def sheet(qtbot: QtBot, bridge: Bridge) -> EndSheet:
    sheet = end_sheet(bridge)
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
    lines = sheet.story.chart.lines
    assert {one.name: one.values[-1] for one in lines.series} == totals
    assert lines.columns == sheet.story.table.model().rowCount()


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


def test_wide_sheets_show_account_and_chart_side_by_side(sheet: EndSheet) -> None:
    def beside() -> bool:
        QApplication.processEvents()
        account = sheet.account.mapTo(sheet, sheet.account.rect().topRight())
        return bool(sheet.story.mapTo(sheet, sheet.story.rect().topLeft()).x() > account.x())

    sheet.resize(2400, 800)
    assert beside()
    sheet.resize(500, 800)
    assert not beside()


def test_the_chart_takes_what_room_is_left_and_no_more(qtbot: QtBot, sheet: EndSheet) -> None:
    page = sheet.findChild(ScrollPage)
    assert isinstance(page, ScrollPage)
    chart, bar = sheet.story.chart, page.verticalScrollBar()

    def below() -> int:
        end: int = chart.mapTo(page.page, chart.rect().bottomLeft()).y()
        return page.page.height() - end

    for width, height in ((2400, 900), (1000, 1200), (2400, 1400)):
        sheet.resize(width, height)
        qtbot.waitUntil(lambda: below() < 40 and bar.maximum() == 0)
    sheet.resize(700, 420)
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    # no higher than it wants to be, or than the account is where that stands beside it
    qtbot.waitUntil(
        lambda: chart.height() <= max(chart.sizeHint().height(), sheet.account.height())
    )


def test_tab_reaches_everything_and_everything_has_a_name(qtbot: QtBot, sheet: EndSheet) -> None:
    sheet.setFocus()
    assert sheet.again.hasFocus()
    reached = stops(qtbot)
    assert all(widget.accessibleName() for widget in reached)
    buttons = {sheet.again, sheet.new, sheet.copy, sheet.home, sheet.story.save}
    assert {*reached} >= {*buttons, sheet.account, sheet.story.chart}


def test_a_change_of_language_reaches_everything(sheet: EndSheet, bridge: Bridge) -> None:
    names = {bridge.voice.player(seat) for seat in range(len(bridge.match.seats))}
    with spoken_otherwise():
        left = {text for text in unmarked(sheet) if not any(name in text for name in names)}
        assert left == set()
        assert sheet.story.chart.lines.axis.startswith("¡")
        vertical = sheet.account.model().headerData(0, Qt.Orientation.Vertical)
        assert "¡" in vertical


def test_with_the_sheet_goes_all_that_it_shows(qtbot: QtBot, bridge: Bridge) -> None:
    sheet = end_sheet(bridge)
    models = (sheet.account.model(), sheet.story.table.model())
    assert all(model.parent() is sheet for model in models)
