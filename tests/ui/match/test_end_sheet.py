"""The end of a match."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt, SignalInstance
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bigshot_desktop.ui.match.end_sheet import EndSheet
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.widgets.scrolling import ScrollPage
from tests.ui.app.marked_language import said, spoken_otherwise, stops, unmarked
from tests.ui.match.end_sheets import end_sheet, played, story_of

CLICK = Qt.MouseButton.LeftButton


@pytest.fixture(scope="module", params=["hb", "hbbb", "shark hb", "shark hbbbbb"])
def bridge(request: pytest.FixtureRequest, qapp: QApplication) -> Bridge:
    *game, kinds = request.param.split()
    return played(kinds, *game)


@pytest.fixture(scope="module")
def shown(bridge: Bridge) -> Iterator[EndSheet]:
    """One sheet for all tests: each leaves it with the same texts."""
    sheet = end_sheet(bridge)
    yield sheet
    sheet.close()
    sheet.deleteLater()


@pytest.fixture
def sheet(qtbot: QtBot, shown: EndSheet) -> EndSheet:
    shown.resize(900, 600)
    shown.show()
    shown.activateWindow()
    qtbot.waitUntil(shown.isActiveWindow)
    return shown


def test_the_title_tells_who_won(sheet: EndSheet, bridge: Bridge) -> None:
    ended = bridge.match.steps[-1].events[-1]
    assert bridge.narrator.event(ended) in said(sheet)
    result = bridge.match.result
    assert result is not None
    for standing in result.standings:
        narrator = bridge.narrator
        reasons = [*filter(None, (narrator.standing(standing), narrator.shortfall(standing)))]
        told = any(reason in text for text in said(sheet) for reason in reasons)
        assert told is not standing.qualified


def test_the_account_ends_with_the_totals_of_the_rules(sheet: EndSheet, bridge: Bridge) -> None:
    result = bridge.match.result
    assert result is not None
    texts = {
        str(sheet.account.model().index(row, column).data())
        for row in range(sheet.account.model().rowCount())
        for column in range(sheet.account.model().columnCount())
    }
    assert {bridge.narrator.money(standing.total) for standing in result.standings} <= texts


def test_the_chart_ends_with_the_totals_too(sheet: EndSheet, bridge: Bridge) -> None:
    result = bridge.match.result
    assert result is not None
    totals = {bridge.narrator.player(one.seat): one.total for one in result.standings}
    lines = story_of(sheet).chart.lines
    assert {one.name: one.values[-1] for one in lines.series} == totals
    assert lines.columns == story_of(sheet).table.model().rowCount()


def test_what_comes_next(qtbot: QtBot, sheet: EndSheet) -> None:
    for button, signal in (
        ("rematch", "rematch"),
        ("look", "look_at_board"),
        ("again", "play_again"),
        ("new", "new_match"),
        ("copy", "save_copy"),
        ("home", "home"),
    ):
        wanted: SignalInstance = getattr(sheet.requests, signal)
        with qtbot.waitSignal(wanted):
            qtbot.mouseClick(getattr(sheet, button), CLICK)


KEYS = Qt.Key


@pytest.mark.parametrize("way", [KEYS.Key_Tab, KEYS.Key_Right])
def test_enter_begins_nothing_before_somebody_went_to_a_button(
    qtbot: QtBot, sheet: EndSheet, way: Qt.Key
) -> None:
    """Whoever rolls by keys reads the final account first, however the sheet got the focus."""
    wanted: list[bool] = []
    sheet.requests.rematch.connect(lambda: wanted.append(True))
    for come in (sheet.appear, sheet.setFocus):
        come()
        for key in (KEYS.Key_Return, KEYS.Key_Enter, KEYS.Key_Space, KEYS.Key_R, KEYS.Key_E):
            qtbot.keyClick(sheet.window().focusWidget(), key)
            assert not wanted
    qtbot.keyClick(sheet.window().focusWidget(), way)
    assert sheet.rematch.hasFocus()
    qtbot.keyClick(sheet.rematch, KEYS.Key_Return)
    assert wanted


def test_wide_sheets_show_account_and_chart_side_by_side(sheet: EndSheet) -> None:
    def beside() -> bool:
        QApplication.processEvents()
        account = sheet.account.mapTo(sheet, sheet.account.rect().topRight())
        return bool(
            story_of(sheet).mapTo(sheet, story_of(sheet).rect().topLeft()).x() > account.x()
        )

    sheet.resize(2400, 800)
    assert beside()
    sheet.resize(500, 800)
    assert not beside()


def test_the_chart_takes_what_room_is_left_and_no_more(qtbot: QtBot, sheet: EndSheet) -> None:
    page = sheet.findChild(ScrollPage)
    assert isinstance(page, ScrollPage)
    chart, bar = story_of(sheet).chart, page.verticalScrollBar()

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
    focus = sheet.window().focusWidget()
    assert focus is not None
    assert focus.accessibleName() == "Final account"
    qtbot.keyClick(focus, KEYS.Key_Tab)
    assert sheet.rematch.hasFocus()
    reached = stops(qtbot)
    assert all(widget.accessibleName() for widget in reached)
    buttons = {sheet.again, sheet.new, sheet.copy, sheet.home, story_of(sheet).save}
    assert {*reached} >= {*buttons, sheet.account, story_of(sheet).chart}


def test_a_change_of_language_reaches_everything(sheet: EndSheet, bridge: Bridge) -> None:
    names = {bridge.narrator.player(seat) for seat in range(len(bridge.match.seats))}
    with spoken_otherwise():
        left = {text for text in unmarked(sheet) if not any(name in text for name in names)}
        assert left == set()
        assert story_of(sheet).chart.lines.axis.startswith("¡")
        vertical = sheet.account.model().headerData(0, Qt.Orientation.Vertical)
        assert "¡" in vertical


def test_with_the_sheet_goes_all_that_it_shows(qtbot: QtBot, bridge: Bridge) -> None:
    sheet = end_sheet(bridge)
    models = (sheet.account.model(), story_of(sheet).table.model())
    assert all(model.parent() is sheet for model in models)
