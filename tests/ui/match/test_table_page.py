"""The table: what is asked, told and shown as a match goes on."""

from __future__ import annotations

import gc
from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton, QToolTip
from pytestqt.qtbot import QtBot

from bigshot_desktop.engine.game import CHANCE, Event
from bigshot_desktop.games.big_shot.rules.actions import Bid, Pass
from bigshot_desktop.games.big_shot.rules.decisions import PlaceCube, RollDie, Speak
from bigshot_desktop.games.big_shot.window.panels.auction import AuctionPanel
from bigshot_desktop.games.saludos_amigos.rules.decisions import ConsiderCall
from bigshot_desktop.games.shark.rules.decisions import Trade
from bigshot_desktop.table import shelf
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.supervision import Fault
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.look.sounds import Sounds
from bigshot_desktop.ui.match.table_page import TablePage
from bigshot_desktop.ui.play import bot_asking
from bigshot_desktop.ui.play.turns import Phase
from bigshot_desktop.ui.widgets.rule_requests import rule_requests
from tests.ui.app.marked_language import MARK, said, spoken_otherwise
from tests.ui.faulty_disk import full_disk
from tests.ui.geometry import settle
from tests.ui.input import Keyboard, Mouse, take_turn
from tests.ui.players import InstantBots, a_match
from tests.ui.positions import asked, finished, sit_at, until
from tests.ui.quick_choices import QuickBots
from tests.ui.window_matches import play, sit, wait


@pytest.fixture
def paints() -> bool:
    return False


KEYS = Keyboard()


def bots(window: MainWindow) -> InstantBots:
    assert isinstance(window.matches.runner, InstantBots)
    return window.matches.runner


def can(table: TablePage, name: str) -> bool:
    return table.commands.command(name).isEnabled()


def button(table: TablePage, name: str) -> QToolButton:
    found = table.commands.widgetForAction(table.commands.command(name))
    assert isinstance(found, QToolButton)
    return found


# --- asking and telling --------------------------------------------------------------------------


def test_a_decision_is_asked_for_in_words_with_the_focus_on_its_panel(window: MainWindow) -> None:
    table = sit_at(window, asked(Speak))
    decision = table.bridge.decision(0)
    assert table.bar.prompt.text() == table.bridge.narrator.prompt(decision, 0)
    panel, focus = table.bar.panel, QApplication.focusWidget()
    assert panel is not None
    assert focus is not None
    assert panel.isAncestorOf(focus)


def test_the_die_is_asked_for_too(window: MainWindow) -> None:
    table = sit_at(window, asked(RollDie))
    assert table.turns.phase is Phase.ROLLING
    prompt = table.bridge.narrator.prompt(table.bridge.decision(CHANCE), 0)
    assert table.bar.prompt.text() == prompt
    assert can(table, "hint") is False


def test_who_thinks_is_told(window: MainWindow) -> None:
    bots(window).held = True
    table = sit_at(window, asked(Speak, "bbb"))
    assert table.turns.phase is Phase.THINKING
    assert "Anna" in table.bar.prompt.text()
    assert table.bar.panel is table.watching


def test_a_slow_bot_is_told_and_can_be_hurried(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_asking, "SLOW", 1)
    bots(window).held = True
    table = sit_at(window, asked(Speak, "bbb"))
    length = table.bridge.match.length
    assert not table.watching.quick_move.isVisible()
    qtbot.waitUntil(table.watching.quick_move.isVisible)
    assert table.bar.prompt.text() == "Anna is still thinking."
    table.watching.quick_move.click()
    qtbot.waitUntil(lambda: table.bridge.match.length > length)
    assert table.notice.text == ""


@pytest.mark.parametrize(
    ("fault", "notice"),
    [
        ("died", "The bot that plays Anna did not answer, so a quick bot decided in its place."),
        ("hurried", ""),
    ],
)
def test_a_bot_that_stood_in_is_told(window: MainWindow, fault: str, notice: str) -> None:
    bots(window).held = True
    table = sit_at(window, asked(Speak, "bbb"))
    answer = bots(window)._answer
    assert answer is not None
    bots(window).answered.emit(replace(answer, fault=Fault(fault)))
    assert table.notice.text.startswith(notice)
    assert bool(table.notice.text) is bool(notice)


def test_a_hint_of_a_bot_that_stood_in_is_told(window: MainWindow) -> None:
    table = sit_at(window, asked(Speak))
    bots(window).held = True
    table.turns.ask_hint()
    answer = bots(window)._answer
    assert answer is not None
    bots(window).answered.emit(replace(answer, fault=Fault("died")))
    assert table.notice.text.endswith("This hint comes from a quick bot.")


def test_what_happened_since_the_last_turn_is_told(qtbot: QtBot, window: MainWindow) -> None:
    table = sit(window, "hbb", seed=3)
    while wait(qtbot, table) is not Phase.DECIDING or not since(table):
        if table.turns.phase is Phase.ROLLING:
            table.turns.roll()
        else:
            table.turns.decide(Pass(table.turns.seat))
    told = " ".join(said(table.bar))
    lines = table.game_table.sum_up(table.turns.seat, happened(table))
    assert lines
    assert all(line in told for line in lines)


def since(table: TablePage) -> list[Event]:
    """What a player who comes back to the table should know."""
    return [event for event in happened(table) if table.game_table.is_notable(event)]


def happened(table: TablePage) -> list[Event]:
    """All that happened after the last action of the player who is asked."""
    match, seat = table.bridge.match, table.turns.seat
    own = [place for place, step in enumerate(match.steps) if step.action.seat == seat]
    later = match.steps[own[-1] + 1 :] if own else ()
    return [event for step in later for event in step.seen_by(table.bridge.viewer)]


def test_a_refusal_is_told_until_something_happens(qtbot: QtBot, window: MainWindow) -> None:
    table = sit_at(window, asked(Speak))
    too_much = table.bridge.decision(0).highest + 1  # type: ignore[attr-defined]
    table.turns.decide(Bid(0, too_much))
    assert table.bar.refusal.isVisible()
    assert table.bar.refusal.text()
    table.turns.decide(Pass(0))
    assert not table.bar.refusal.isVisible()


def test_sounds_tell_what_happens(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr(Sounds, "play", lambda self, name: heard.append(name))
    table = sit_at(window, asked(RollDie))
    assert heard == ["turn"]
    table.turns.roll()
    assert "dice" in heard


# --- hints, reasons, undo ------------------------------------------------------------------------


def test_a_hint_can_be_followed(qtbot: QtBot, window: MainWindow) -> None:
    table = sit_at(window, asked(Speak))
    with qtbot.waitSignal(table.turns.hinted) as told:
        KEYS.press("h")
    assert table.why.isVisible()
    assert table.rect().contains(table.why.geometry())
    length = table.bridge.match.length
    table.why.wanted.emit(told.args[0].action)
    assert table.bridge.match.length > length
    assert not table.why.isVisible()


def test_why_a_bot_acted(qtbot: QtBot, window: MainWindow) -> None:
    table = sit_at(window, asked(PlaceCube, seed=2))
    number = table.sidebar.log.explainable()
    assert number
    with qtbot.waitSignal(table.turns.explained) as told:
        KEYS.press("w")
    assert told.args[0] == number
    assert table.why.isVisible()


def test_before_any_bot_has_acted_there_is_nothing_to_explain(window: MainWindow) -> None:
    """A sentence says so; no rulebook comes over the board."""
    table = sit(window, "hhh")
    QToolTip.hideText()
    asked: list[str] = []
    rule_requests().wanted.connect(asked.append)
    try:
        table.ask_why()
    finally:
        rule_requests().wanted.disconnect(asked.append)
    assert not table.why.isVisible()
    assert asked == []
    assert "Nobody has done anything yet" in QToolTip.text()


def test_a_key_that_can_do_nothing_now_says_why(window: MainWindow) -> None:
    table = sit_at(window, asked(RollDie))
    assert table.turns.phase is Phase.ROLLING
    QToolTip.hideText()
    KEYS.press("h")
    assert not table.why.isVisible()
    assert "There is nothing to choose here" in QToolTip.text()


def test_undo_takes_the_end_sheet_away(qtbot: QtBot, window: MainWindow) -> None:
    table = sit_at(window, finished("hhh"))
    sheet = table.end_sheet
    assert sheet is not None
    assert table.centre.currentWidget() is sheet
    assert can(table, "undo")
    table.commands.command("undo").trigger()
    assert table.end_sheet is None
    assert table.centre.currentWidget() is table.view
    assert table.turns.phase is Phase.DECIDING
    table.commands.command("redo").trigger()
    assert table.turns.phase is Phase.OVER
    assert table.end_sheet is not None


def test_an_undo_at_the_end_that_cannot_be_written_leaves_the_end_sheet(
    window: MainWindow,
) -> None:
    journal = shelf.begin(finished("hhh"))
    journal.close()
    window.matches.resume(journal.path)
    table = window.table
    assert table is not None
    with full_disk():
        table.commands.command("undo").trigger()
        assert table.turns.phase is Phase.HELD
        table.turns.resume()
    assert table.turns.phase is Phase.HELD
    assert table.centre.currentWidget() is table.end_sheet


# --- what is seen --------------------------------------------------------------------------------


def test_board_twin_and_final_account(window: MainWindow) -> None:
    table = sit_at(window, asked(PlaceCube))
    assert table.centre.currentWidget() is table.view
    assert can(table, "zoom-in")
    KEYS.press(Qt.Key.Key_F6)
    assert table.centre.currentWidget() is table.board_tables
    assert not can(table, "zoom-in")
    KEYS.press(Qt.Key.Key_F6)
    assert QApplication.focusWidget() is table.view
    assert not can(table, "chart")
    table.centre.switch_end_sheet()  # there is none yet
    assert table.centre.currentWidget() is table.view


def test_from_the_final_account_to_the_board_and_back(window: MainWindow) -> None:
    table = sit_at(window, finished())
    assert table.centre.currentWidget() is table.end_sheet
    assert can(table, "chart")
    table.commands.command("chart").trigger()
    assert table.centre.currentWidget() is table.view
    table.commands.command("chart").trigger()
    assert table.centre.currentWidget() is table.end_sheet


def test_zoom_with_keys_and_from_the_menu(qtbot: QtBot, window: MainWindow) -> None:
    table = sit_at(window, asked(Speak))
    control = Qt.KeyboardModifier.ControlModifier
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, Qt.Key.Key_Plus, control)
    assert table.view.zoom > 1
    assert table.commands.menu is not None
    whole = table.commands.command("zoom-fit")
    assert whole in table.commands.menu.actions()
    whole.trigger()
    assert table.view.zoom == 1
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, Qt.Key.Key_Minus, control)
    assert table.view.zoom < 1


def test_a_click_on_the_board_hurries_a_bot(qtbot: QtBot, window: MainWindow) -> None:
    window.preferences.pace.bot_pause = 100_000  # minutes
    table = sit_at(window, asked(Speak, "bbb"))
    assert table.turns.phase is Phase.THINKING
    length = table.bridge.match.length

    def hurry() -> bool:
        Mouse().click(table.view.viewport())
        return table.bridge.match.length > length

    qtbot.waitUntil(hurry)


def test_while_bots_play_the_bar_is_a_line_and_the_board_has_the_room(
    qtbot: QtBot, window: MainWindow
) -> None:
    table = sit_at(window, asked(Trade, "hbb", game="shark"))
    settle(window)
    asked_for = table.bar.height()
    bots(window).held = True
    while table.turns.phase is not Phase.THINKING:
        take_turn(table, Mouse(), Random(1))
        settle(window)
    assert table.bar.panel is table.watching
    qtbot.waitUntil(lambda: table.bar.height() < 0.5 * asked_for)


@pytest.mark.parametrize(("game", "most"), [("big-shot", 2), ("saludos-amigos", 3)])
def test_the_board_has_one_size_for_looking_on_and_few_for_playing(
    qtbot: QtBot, window: MainWindow, game: str, most: int
) -> None:
    """In Saludos Amigos one for cards and one for talks: nobody looks at an empty box for most of the match."""
    table = sit(window, "hbbb", game=game, bots=QuickBots())
    sizes: list[int] = []

    def look() -> None:
        if table.turns.phase is not Phase.OVER:
            settle(window)
            sizes.append(table.view.height())

    table.turns.changed.connect(look)
    play(qtbot, table, Deciding(), steps=140)
    assert len(sizes) > 60
    assert 1 < len(set(sizes[len(sizes) // 2 :])) <= most, "once all panels have been seen"


class Deciding(Mouse):
    """Takes decisions without looking for their buttons."""

    def act(self, table: TablePage, action: object) -> None:
        table.turns.decide(action)


def test_who_passed_sees_the_auction_go_on_where_it_was(window: MainWindow) -> None:
    table = sit_at(window, asked(Speak, "hbb"))
    panel = table.bar.panel
    assert isinstance(panel, AuctionPanel)
    settle(window)
    board, place = table.view.size(), panel.pass_.mapTo(window, panel.pass_.rect().topLeft())
    bots(window).held = True
    table.turns.decide(Pass(0))
    settle(window)
    assert table.bar.panel is table.watching
    assert table.bar.resting is panel
    assert panel.isVisible()
    assert not panel.pass_.isEnabled()
    assert [chip.out for chip in panel.state.chips[:3]].count(True) >= 1
    assert table.view.size() == board
    assert panel.pass_.mapTo(window, panel.pass_.rect().topLeft()) == place


def test_the_curtain_covers_everything_but_the_question(window: MainWindow) -> None:
    table = sit_at(window, asked(ConsiderCall, "hhbb", game="saludos-amigos"))
    assert table.turns.phase is Phase.CALLING
    assert table.curtain.isVisible()
    assert table.curtain.geometry() == table.rect()
    assert not any(can(table, name) for name in ("undo", "redo", "hint", "why"))
    window.resize(900, 620)
    QApplication.processEvents()
    assert table.curtain.geometry() == table.rect()
    KEYS.arrive(table)
    assert table.turns.phase is Phase.DECIDING
    assert not table.curtain.isVisible()


def test_what_is_left_leaves_nothing_behind(qtbot: QtBot, window: MainWindow) -> None:
    left: list[int] = []
    for decision in (Speak, RollDie, Speak):
        sit_at(window, asked(decision))
        window.go_home()
        gc.collect()
        qtbot.wait(1)  # Qt deletes what is to go when its loop turns
        left.append(len(QApplication.allWidgets()))
    assert left[2] <= left[0]


# --- language ------------------------------------------------------------------------------------


def _speak_again() -> None:
    QApplication.sendPostedEvents(None, QEvent.Type.LanguageChange)
    QApplication.processEvents()


def test_everything_is_said_again_in_another_language(window: MainWindow) -> None:
    for match in (asked(RollDie), asked(PlaceCube), finished()):
        table = sit_at(window, match)
        QApplication.processEvents()
        before = table.bar.prompt.text()
        with spoken_otherwise():
            _speak_again()
            assert table.bar.prompt.text().startswith(MARK), before
            assert button(table, "undo").accessibleName() == f"{MARK}Undo"
            assert any(text.startswith(MARK) for text in said(table.sidebar))
        _speak_again()
        assert table.bar.prompt.text() == before


def test_the_curtain_too(window: MainWindow) -> None:
    table = sit_at(window, asked(ConsiderCall, "hhbb", game="saludos-amigos"))
    with spoken_otherwise():
        _speak_again()
        assert table.curtain.question.text().startswith(MARK)
        assert table.curtain.isVisible()


@pytest.mark.parametrize("on_a_line", [False, True])
def test_the_die_rolls_by_its_key_while_the_log_is_read(
    window: MainWindow, on_a_line: bool
) -> None:
    table = sit_at(window, asked(RollDie))
    log, length = table.sidebar.log, table.bridge.match.length
    log.setFocus()
    if on_a_line:
        log.setCurrentIndex(log.model().index(0, 0))
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_R)
    assert table.bridge.match.length > length


def test_undo_says_why_not(window: MainWindow) -> None:
    table = sit_at(window, asked(RollDie))
    tip = button(table, "undo").toolTip
    table.turns.roll()
    assert not can(table, "undo")
    first = table.bridge.match.last_by(0)
    told = "A die was rolled since" if first else "There is nothing of yours to take back yet"
    assert told in tip()
    assert "Nothing was taken back." in button(table, "redo").toolTip()
    table = sit_at(window, until_second_roll())
    assert table.bridge.match.last_by(0)
    table.turns.roll()
    assert not can(table, "undo")
    assert "A die was rolled since" in button(table, "undo").toolTip()


def until_second_roll() -> Match:
    """Somebody who has decided something holds the die."""
    return until(
        a_match("hbb"),
        lambda match: (
            bool(match.last_by(0))
            and match.to_act == (CHANCE,)
            and getattr(match.game.decision(match.state, CHANCE), "roller", None) == 0
        ),
    )
