"""A match looked at step by step: by keys, mouse and wheel, and board, seats, log, chart and tables follow."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bigshot_desktop.bots.reasons import Term
from bigshot_desktop.engine.game import EVERYONE, fingerprint
from bigshot_desktop.games import GAMES
from bigshot_desktop.games.big_shot.rules.material import COLOURS
from bigshot_desktop.games.saludos_amigos.bots import sayings
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.match_file import read_match, write_match
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.match.keys_card import keys_of
from bigshot_desktop.ui.match.replay.replay_page import ReplayPage
from bigshot_desktop.ui.models.log import entry_at
from tests.ui.geometry import settle
from tests.ui.positions import finished

each_game = pytest.mark.parametrize("game", GAMES)
KEY = Qt.Key


def shown(window: MainWindow, match: Match, path: Path | None = None) -> ReplayPage:
    window.matches.replays.open_match(match, path)
    page = window.matches.replays.page
    assert page is not None
    assert window.pages.currentWidget() is page
    QApplication.processEvents()
    return page


def press(page: ReplayPage, *keys: Qt.Key, ctrl: bool = False) -> None:
    held = Qt.KeyboardModifier.ControlModifier if ctrl else Qt.KeyboardModifier.NoModifier
    for key in keys:
        QTest.keyClick(QApplication.focusWidget() or page, key, held)
        QApplication.processEvents()


def turn_wheel(page: ReplayPage, notches: int) -> None:
    target, window = page.view.viewport(), page.window()
    middle = QPointF(target.mapTo(window, target.rect().center()))
    QTest.wheelEvent(window.windowHandle(), middle, QPoint(0, -120 * notches))
    QApplication.processEvents()


@each_game
def test_keys_go_everywhere(window: MainWindow, game: str) -> None:
    match = finished("hbbb", game=game)
    page = shown(window, match)
    bridge, starts = page.bridge, page.turn_starts
    assert starts
    at = [bridge.position]
    for key in (KEY.Key_Right, KEY.Key_PageDown, KEY.Key_Down, KEY.Key_PageUp, KEY.Key_Left):
        press(page, key)
        at.append(bridge.position)
    first = next(one for one in starts if one > 1)
    second = next(one for one in starts if one > first)
    assert at == [0, 1, first, second, first, first - 1]
    press(page, KEY.Key_End)
    assert bridge.position == match.length
    assert fingerprint(bridge.match.state) == fingerprint(match.state)
    press(page, KEY.Key_Right, KEY.Key_PageDown)
    assert bridge.position == match.length
    press(page, KEY.Key_Up)
    assert bridge.position == next(one for one in reversed(starts) if one < match.length)
    press(page, KEY.Key_Home)
    assert bridge.position == 0
    assert page.bar.prompt.text() == "The match begins."


def test_words_without_a_sign_have_its_place(window: MainWindow) -> None:
    page = shown(window, finished("hbbb"))
    settle(page)
    bar = page.bar
    assert bar.prompt.text() == "The match begins."
    assert not bar.sign.isVisible()
    left, high = bar.prompt.x(), bar.height()
    while bar.sign.is_empty:
        press(page, KEY.Key_Right)
    settle(page)
    assert bar.sign.isVisible()
    assert bar.prompt.x() > left
    assert bar.height() == high, "the board keeps its size"


def test_esc_leaves_the_chart_before_the_match(window: MainWindow) -> None:
    page = shown(window, finished("hbbb"))
    left: list[bool] = []
    page.back_wanted.connect(lambda: left.append(True))
    press(page, KEY.Key_C)
    assert page.commands.command("chart").isChecked()
    press(page, KEY.Key_Escape)
    assert page.centre.on_board
    assert not page.commands.command("chart").isChecked()
    assert not left
    press(page, KEY.Key_Escape)
    assert left


def test_all_ways_are_on_the_card_of_keys_and_no_key_does_two_things(window: MainWindow) -> None:
    for game in GAMES:
        page = shown(window, finished("hbbb", game=game))
        page.playback.go_to(5)
        told = {key.key: key.does for key in keys_of(page)}
        ways = ("Home", "PgUp", "Left", "Space", "Right", "PgDown", "End", "P", "C", "F6", "F7")
        assert set(ways) <= told.keys()
        taken = [
            key.toString()
            for action in (*page.actions(), *window.actions())
            for key in action.shortcuts()
        ]
        assert len(taken) == len(set(taken)), sorted(taken)
        page.switch_keys()
        assert page.keys.keys[-1][:2] == ("Esc", "Close")


def test_the_wheel_goes_step_by_step(window: MainWindow) -> None:
    page = shown(window, finished("hbb"))
    turn_wheel(page, 3)
    assert page.bridge.position == 3
    turn_wheel(page, -2)
    assert page.bridge.position == 1


def test_the_slider_goes_anywhere(window: MainWindow) -> None:
    match = finished("hbb")
    page = shown(window, match)
    slider = page.bar.slider
    middle = QPoint(round(slider.place(100)), slider.height() - 8)
    QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=middle)
    QApplication.processEvents()
    assert abs(page.bridge.position - 100) <= 2
    assert slider.value() == page.bridge.position
    assert page.bar.where.text() == f"Step {page.bridge.position} of {match.length}"
    slider.setValue(7)
    slider.setValue(8)
    QApplication.processEvents()
    assert page.bridge.position == 8


def test_turning_points_are_marked_and_can_be_gone_to(window: MainWindow) -> None:
    page = shown(window, finished("hbbb", 3))
    slider = page.bar.slider
    assert slider.ticks == tuple(page.turn_starts)
    assert page.history is not None
    lines = [page.history.line(seat) for seat in range(4)]
    for mark in slider.marks:
        row = page.history.row_at(mark.value)
        now = [line[row] for line in lines]
        leader = page.bridge.whole.seats[now.index(max(now))].name
        assert now.count(max(now)) == 1
        assert leader in mark.text
    assert len(slider.marks) > 2
    mark = slider.marks[1]
    near = QPoint(round(slider.place(mark.value)) + 3, 4)
    QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=near)
    QApplication.processEvents()
    assert page.bridge.position == mark.value


def test_turning_points_are_one_key_away_and_say_why(window: MainWindow) -> None:
    page = shown(window, finished("hbbb", 3))
    marks = page.bar.slider.marks
    places = sorted({mark.value for mark in marks})
    assert len(places) > 1
    for place in places:
        press(page, KEY.Key_J)
        assert page.bridge.position == place
        assert all(mark.text in page.bar.prompt.text() for mark in marks if mark.value == place)
    press(page, KEY.Key_J)
    assert page.bridge.position == places[-1]
    QTest.keyClick(page, KEY.Key_J, Qt.KeyboardModifier.ShiftModifier)
    assert page.bridge.position == places[-2]
    page.playback.go_to(0)
    assert {"J", "Shift+J"} & {key.key for key in keys_of(page)} == {"J"}


@each_game
def test_a_line_of_the_log_leads_to_its_step(window: MainWindow, game: str) -> None:
    page = shown(window, finished("hbbb", game=game))
    log = page.sidebar.log
    page.playback.go_to(page.bridge.end // 2)
    rows = [row for row in range(log.model().rowCount()) if not log.isRowHidden(row)]
    visible = [
        row
        for row in rows
        if log.viewport().rect().contains(log.visualRect(log.model().index(row, 0)))
    ]
    index = log.model().index(visible[1], 0)
    place = log.visualRect(index)
    QTest.mouseClick(
        log.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(place.center().x(), place.top() + 6)
    )
    assert page.bridge.position == entry_at(index).step
    press(page, KEY.Key_Right)
    assert page.bridge.position == entry_at(index).step + 1


def test_lines_of_the_log_are_gone_through_with_its_keys(window: MainWindow) -> None:
    page = shown(window, finished("hbb"))
    log = page.sidebar.log
    page.playback.go_to(40)
    log.setFocus()
    log.setCurrentIndex(log.model().index(20, 0))
    assert page.bridge.position == entry_at(log.model().index(20, 0)).step
    before = page.bridge.position
    press(page, KEY.Key_Up)
    assert page.bridge.position <= before
    assert page.bridge.position == entry_at(log.currentIndex()).step


def test_the_log_shows_all_and_opens_what_is_shown(window: MainWindow) -> None:
    page = shown(window, finished("hbbb"))
    log = page.sidebar.log
    folded = next(
        fold
        for fold in map(log.folds.at, range(60, page.log.rowCount()))
        if fold is not None and len(fold.hidden) > 2
    )
    inside = page.log.entries[folded.first + 1].step
    assert log.isRowHidden(folded.first + 1)
    page.playback.go_to(inside)
    assert not log.isRowHidden(folded.first + 1)
    page.playback.go_to(0)
    assert log.isRowHidden(folded.first + 1)
    assert page.log.rowCount() == len(page.log.entries)


@each_game
def test_a_point_of_the_chart_leads_there(window: MainWindow, game: str) -> None:
    page = shown(window, finished("hbbb", game=game))
    assert page.chart is not None
    assert page.history is not None
    press(page, KEY.Key_C)
    chart = page.chart.chart
    assert chart.isVisible()
    place = chart.place(0, 3).toPoint()
    QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=place)
    assert page.bridge.position == page.history.length_at(3)
    assert chart.column == 3
    press(page, KEY.Key_PageDown, ctrl=False)
    page.playback.go_to(page.history.length_at(5))
    chart.leaveEvent(None)  # type: ignore[arg-type]
    assert chart.column == 5


@each_game
def test_in_the_chart_the_keys_stay_in_step_with_the_match(window: MainWindow, game: str) -> None:
    page = shown(window, finished("hbbb", game=game))
    assert page.chart is not None
    assert page.history is not None
    press(page, KEY.Key_C)
    chart = page.chart.chart
    chart.setFocus()
    last = page.history.rowCount() - 1
    press(page, KEY.Key_End)
    assert page.bridge.position == page.bridge.end
    assert chart.column == last
    press(page, KEY.Key_Left, KEY.Key_Left)
    assert chart.column == last - 2
    assert page.bridge.position == page.history.length_at(last - 2)
    press(page, KEY.Key_Right)
    assert page.bridge.position == page.history.length_at(last - 1)
    press(page, KEY.Key_Home)
    assert (page.bridge.position, chart.column) == (0, 0)


@each_game
def test_at_the_end_the_sign_is_that_of_who_has_won(window: MainWindow, game: str) -> None:
    match = finished("hbbb", game=game)
    page = shown(window, match)
    page.playback.go_to_end()
    assert match.result is not None
    cards = [page.game_table.players.card(seat) for seat in match.result.winners]
    assert page.bar.sign._pieces == tuple(one for card in cards for one in card.status.pieces)
    assert page.bar.sign.accessibleName() == ", ".join(card.name for card in cards)


@each_game
def test_a_heading_of_the_log_is_told_where_it_leads(window: MainWindow, game: str) -> None:
    page = shown(window, finished("hbbb", game=game))
    log = page.sidebar.log
    row = [row for row, entry in enumerate(page.log.entries) if entry.begins_round][2]
    log.scrollTo(log.model().index(row, 0))
    place = log.visualRect(log.model().index(row, 0))
    QTest.mouseClick(
        log.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(place.center().x(), place.top() + 6)
    )
    entry = page.log.entries[row]
    assert page.bridge.position == entry.step
    assert page.bar.prompt.text() == page.bridge.narrator.event(entry.event)
    page.playback.step(-1)
    assert page.bar.prompt.text() != page.bridge.narrator.event(entry.event)
    page.go_turns(1)
    assert page.bar.prompt.text() == page.bridge.narrator.event(entry.event)


def test_the_final_account_is_at_the_end_and_leads_back(window: MainWindow) -> None:
    page = shown(window, finished("hbb"))
    press(page, KEY.Key_F7)
    assert page.bridge.position == page.bridge.end
    sheet = page.centre.end_sheet
    assert sheet is not None
    assert page.centre.currentWidget() is sheet
    assert sheet.story is not None
    sheet.story.length_picked.emit(30)
    assert page.bridge.position == 30
    assert page.centre.on_board
    sheet.retranslate()  # it lives until Qt comes to it, and the language may change before


def test_tables_of_the_board_follow_and_keep_their_arrows(window: MainWindow) -> None:
    page = shown(window, finished("hbbb", game="shark"))
    page.playback.go_to(20)
    press(page, KEY.Key_F6)
    assert page.centre.on_board_tables
    view = page.centre.board_tables.views[page.centre.board_tables.currentIndex()]
    row = view.currentIndex().row()
    press(page, KEY.Key_Down)
    assert view.currentIndex().row() == row + 1
    assert page.bridge.position == 20
    press(page, KEY.Key_Right, ctrl=True)
    assert page.bridge.position == 21
    press(page, KEY.Key_Left, KEY.Key_Left, ctrl=True)
    assert page.bridge.position == 19


def test_it_plays_by_itself_until_it_is_stopped(qtbot: QtBot, window: MainWindow) -> None:
    page = shown(window, finished("hbb"))
    press(page, KEY.Key_Space)
    assert page.playback.playing
    qtbot.waitUntil(lambda: page.bridge.position > 5)
    press(page, KEY.Key_Space)
    assert not page.playback.playing
    at = page.bridge.position
    QApplication.processEvents()
    assert page.bridge.position == at
    page.playback.go_to(page.bridge.end - 2)
    page.playback.play()
    qtbot.waitUntil(lambda: not page.playback.playing)
    assert page.bridge.position == page.bridge.end
    page.playback.play()
    assert page.bridge.position <= 1


def test_a_step_moves_and_another_key_does_not_wait_for_it(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.matches.save_settings(window.preferences.settings.changed(animation_speed="slow"))
    page = shown(window, finished("hbb"))
    press(page, KEY.Key_Right)
    assert page.playback.showing is not None
    assert page.game_table.scene.performing
    assert page.bridge.in_suspense  # the die is not told before it lies
    press(page, KEY.Key_Right)
    assert page.bridge.position == 2
    press(page, KEY.Key_Left)
    assert page.bridge.position == 1
    assert page.playback.showing is None
    assert not page.game_table.scene.performing
    assert not page.bridge.in_suspense
    window.matches.save_settings(window.preferences.settings.changed(animation_speed="fast"))
    assert page.speed.speed == "fast"
    with qtbot.waitSignal(page.playback.settled):
        press(page, KEY.Key_Right)
    assert page.playback.showing is None


def test_secrets_are_behind_a_choice(window: MainWindow) -> None:
    page = shown(window, finished("hbbb", hidden_money="yes"))
    page.playback.go_to(60)
    assert page.bridge.viewer == EVERYONE
    assert all(cash is None for cash in page.bridge.observation.cash)
    box = page.bar.seen_by
    assert box is not None
    assert [box.itemText(place) for place in range(box.count())] == [
        "Without secrets",
        "As Anna saw it",
        "As Bea saw it",
        "As Carl saw it",
        "As Dora saw it",
    ]
    box.setCurrentIndex(2)
    box.activated.emit(2)
    assert page.bridge.viewer == page.bridge.past.viewer == 1
    assert [cash is None for cash in page.bridge.observation.cash].count(False) == 1


def test_the_chart_tells_no_more_than_the_seats(window: MainWindow) -> None:
    """Hidden money: as the chosen one saw it, and only up to where we are."""
    page = shown(window, finished("hbbb", hidden_money="yes"))
    assert page.chart is not None
    assert page.history is not None
    page.playback.go_to(60)
    chart, rows = page.chart.chart, page.history.row_at(60) + 1

    def lines() -> list[tuple[str, int]]:
        return [(one.name, len(one.values)) for one in chart.lines.series]

    assert lines() == []
    page.bridge.look_as(1)
    assert lines() == [("Bea", rows)]
    assert rows < page.history.rowCount()
    page.bridge.look_as(EVERYONE)
    assert lines() == []
    page.playback.go_to_end()  # all is told then
    names = ("Anna", "Bea", "Carl", "Dora")
    assert lines() == [(name, page.history.rowCount()) for name in names]
    settle(page)
    label = page.bar._seen_label
    assert label.isVisible()
    assert label.text() == "What is seen:"


def test_what_is_called_out_is_heard_by_who_comes_by_a_step(window: MainWindow) -> None:
    """It stands in no log, and refers to what was seen just before."""
    match = finished("hbbb")
    page = shown(window, match)

    class CalledOut:
        def at(self, number: int) -> tuple[int, str] | None:
            return (1, "Mercury again.") if number == match.length else None

    page.bubbles._exclamations = CalledOut()  # type: ignore[assignment]
    page.playback.go_to_end()
    assert page.bubbles.seen == {}
    page.playback.step(-1)
    page.playback.step(1, at_once=True)
    (bubble,) = page.bubbles.seen.values()
    assert bubble.text == "Mercury again."
    page.playback.go_to(0)
    page._go_to_line(match.length, False)  # its line of the log was chosen
    assert page.bubbles.seen


def test_a_bubble_has_the_colour_that_was_dealt(window: MainWindow) -> None:
    match = finished("hbbb")
    page = shown(window, match)
    for seat in range(4):
        colour = match.setup.deal.colours[seat][0]
        assert page.bubbles._face(seat).piece == COLOURS[colour]


def test_where_nothing_is_secret_nothing_is_asked(window: MainWindow) -> None:
    assert shown(window, finished("hbb", game="shark")).bar.seen_by is None


def test_a_match_that_is_not_over_keeps_its_secrets(window: MainWindow) -> None:
    match = finished("hbbb", hidden_money="yes").before(80)
    page = shown(window, match)
    assert page.bar.seen_by is None
    assert not page.commands.command("trophy").isEnabled()
    page.playback.go_to(match.length)
    assert all(cash is None for cash in page.bridge.observation.cash)
    assert page.history is not None
    assert not any(page.history.line(seat) for seat in range(4))
    assert page.bar.slider.marks == ()


@pytest.fixture
def talk() -> tuple[Match, int]:
    """A match from a file in which a bot said something, and the number of the step that it said it with."""
    match = finished("hbbb", game="saludos-amigos")
    number = next(step.number for step in match.steps if step.number > 20 and step.action.seat > 0)
    match.sayings[number] = Term.of(sayings.CONTENT, 0.0, way=0, held=3)
    return read_match(write_match(match)), number


def test_what_was_said_is_in_the_log_and_beside_the_board_at_its_step(
    window: MainWindow, talk: tuple[Match, int]
) -> None:
    match, number = talk
    page = shown(window, match)
    line = page.remarks.at(number)
    assert line
    told = [entry.text for entry in page.log.entries if entry.step == number]
    assert any(line in text for text in told)
    assert not any(line in entry.text for entry in page.log.entries if entry.step != number)
    page.playback.go_to(number)
    assert {seat: one.text for seat, one in page.bubbles.seen.items()} == {
        match.step(number).action.seat: line
    }
    page.playback.step(-1)
    assert page.bubbles.seen == {}
    page.pace.speed = "normal"
    page.playback.step(1)  # in motion: it is said, and goes when it has been read
    (bubble,) = page.bubbles.seen.values()
    assert bubble.text == line
    assert bubble.over.isActive()
    page.playback.go_to(number + 1)
    assert page.bubbles.seen == {}


def test_no_words_lie_over_what_is_spoken_of(window: MainWindow) -> None:
    match = finished("hbbb", game="saludos-amigos")
    spoken = [step.number for step in match.steps if step.action.seat > 0][:20]
    for number in spoken:
        match.sayings[number] = Term.of(sayings.CONTENT, 0.0, way=0, held=number)
    page, seen = shown(window, match), 0
    for number in spoken:
        page.playback.go_to(number)
        parts = page.game_table.scene.talked_about()
        places = [page.view.mapFromScene(part).boundingRect() for part in parts]
        for bubble in page.bubbles.seen.values():
            assert not any(bubble.geometry().intersects(place) for place in places), number
            seen += len(places)
    assert seen


def test_a_slider_that_is_dragged_over_words_shows_none(
    window: MainWindow, talk: tuple[Match, int]
) -> None:
    match, number = talk
    page = shown(window, match)
    page.bar.slider.setSliderDown(True)
    page.playback.go_to(number)
    assert page.bubbles.seen == {}
    page.bar.slider.setSliderDown(False)
    page.bar.slider.sliderReleased.emit()
    assert page.bubbles.seen
