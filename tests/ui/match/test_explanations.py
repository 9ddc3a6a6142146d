"""Hints and reasons over the board: they stay while others speak, lead to a rule, and nobody sees another one's."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QModelIndex, QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from bigshot_desktop.bots.reasons import Choice
from bigshot_desktop.games.big_shot.rules.decisions import PlaceCube, RollDie, Speak
from bigshot_desktop.games.saludos_amigos.rules.actions import Accept, Discard, Done, Offer
from bigshot_desktop.games.saludos_amigos.rules.state import NEGOTIATION, STRENGTH
from bigshot_desktop.games.shark.rules.decisions import Trade
from bigshot_desktop.table.match import Match
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.look import fonts
from bigshot_desktop.ui.match.rolling_panel import RollPanel
from bigshot_desktop.ui.match.table_page import TablePage
from bigshot_desktop.ui.models.log import entry_at
from bigshot_desktop.ui.play.open_turns import OpenTurns
from bigshot_desktop.ui.widgets.rule_requests import rule_requests
from tests.ui.geometry import settle
from tests.ui.match.panel_questions import click, press
from tests.ui.play.open_tables import at, silent, split
from tests.ui.players import InstantBots, a_choice, a_match
from tests.ui.positions import asked, sit_at, until


@pytest.fixture
def paints() -> bool:
    return False


pytestmark = pytest.mark.usefixtures("own_rule_requests")


class Advisers(InstantBots):
    """Bots that are asked for nothing but hints, and always give the same."""

    def __init__(self, action: Any) -> None:
        super().__init__()
        self.held = True
        self.action = action

    def choose(self, match: Match, seat: int) -> Choice:
        return a_choice(silent(match, seat) if seat != self.action.seat else self.action)


def advised(window: MainWindow, match: Match, action: Any) -> TablePage:
    """A table at which a person has been told to do this."""
    window.matches.runner = Advisers(action)  # type: ignore[assignment]
    table = sit_at(window, match)
    turns = table.turns
    assert isinstance(turns, OpenTurns)
    if isinstance(action, Discard):
        turns.look_at_secrets()
        turns.arrive()
    hint(table)
    return table


def hint(table: TablePage) -> None:
    bots = table.turns.asking._runner
    table.turns.ask_hint()
    assert isinstance(bots, Advisers)
    bots.deliver()
    assert table.why.isVisible()


@pytest.mark.parametrize("size", [(1024, 640), (1440, 900), (1920, 1080)])
def test_hints_of_all_kinds_open_in_one_place(window: MainWindow, size: tuple[int, int]) -> None:
    """… off the seats, and off what they speak of on the board."""
    window.resize(*size)
    window.scale.follow()  # else its letters come at any time while hints are looked at
    match, corners = at(NEGOTIATION, "hbbb"), set()
    table = advised(window, match, Offer(0, split(match, 0, 1)))
    for action in (Offer(0, split(match, 0, 2)), Done(0)):
        table.turns.hinted.emit(a_choice(action))
        settle(table)
        there = table.why.geometry()
        corners.add(there.bottomRight().toTuple())
        assert table.rect().contains(there)
        assert not any(there.intersects(one) for one in table.explanations.pointed_out())
        seats = table.sidebar.cards
        assert not there.intersects(QRect(seats.mapTo(table, QPoint()), seats.size()))
    assert len(corners) == 1


@pytest.mark.parametrize("size", [(1024, 640), (1440, 900)])
@pytest.mark.parametrize(("game", "decision"), [("big-shot", Speak), ("shark", Trade)])
def test_a_hint_leaves_the_seats_in_sight(
    window: MainWindow, game: str, decision: type, size: tuple[int, int]
) -> None:
    window.resize(*size)
    window.scale.follow()
    match = asked(decision, "hbbb", game=game)
    bots = InstantBots()
    bots.held = True
    window.matches.runner = bots  # type: ignore[assignment]
    table = sit_at(window, match)
    table.turns.hinted.emit(a_choice(match.game.sample(match.state, 0, Random(1))))
    settle(table)
    seats = table.sidebar.cards
    there = QRect(seats.mapTo(table, QPoint()), seats.size())
    assert not table.why.geometry().intersects(there)
    for before in range(11):  # wherever it stood while they had not grown yet
        table.explanations._stood_at = before
        table.explanations.place()
        assert not table.why.geometry().intersects(there)


def test_where_the_board_has_no_room_for_it_a_hint_opens_beside_it(window: MainWindow) -> None:
    """With large letters in a small window."""
    fonts.set_text_size(150)
    try:
        window.resize(1024, 640)
        match = at(NEGOTIATION, "hbbb")
        table = advised(window, match, Offer(0, split(match, 0, 1)))
        table.turns.hinted.emit(a_choice(Offer(0, split(match, 0, 2))))
        settle(table)
        there = table.why.geometry()
        assert there.bottomRight() == table.sidebar.geometry().bottomRight()
        assert not any(there.intersects(one) for one in table.explanations.pointed_out())
    finally:
        fonts.set_text_size(100)


def asked_for_a_hint(window: MainWindow) -> tuple[TablePage, InstantBots]:
    """A table whose coach takes its time: it has been asked, and somebody has waited a moment."""
    match = asked(PlaceCube, seed=2)
    bots = InstantBots()
    window.matches.runner = bots  # type: ignore[assignment]
    table = sit_at(window, match)
    bots.held = True
    press(table, Qt.Key.Key_H)
    assert table.turns.awaits_hint
    assert table.explanations.thinking.isHidden()
    return table, bots


def test_while_the_coach_thinks_it_says_so_where_the_hint_will_stand(
    qtbot: QtBot, window: MainWindow
) -> None:
    table, bots = asked_for_a_hint(window)
    box = table.explanations.thinking
    focus = QApplication.focusWidget()
    announced: list[str] = []
    table.explanations.told.connect(announced.append)
    qtbot.waitUntil(box.isVisible)
    assert box.text.text() == announced[0] == "The coach is thinking…"
    assert table.sidebar.geometry().contains(box.geometry())
    assert QApplication.focusWidget() is focus
    bots.deliver()
    assert box.isHidden()
    assert table.why.isVisible()
    assert table.why.geometry().bottomRight() == table.sidebar.geometry().bottomRight()


def test_a_quick_hint_is_announced_by_nothing(window: MainWindow) -> None:
    table, bots = asked_for_a_hint(window)
    timer = table.explanations._thinks_long
    assert timer.isActive()
    assert timer.interval() >= 200, "most hints come so soon, and nothing flickers before them"
    assert timer.interval() < 300, "by then something is to be seen"
    bots.deliver()
    assert not timer.isActive()
    assert table.explanations.thinking.isHidden()


@pytest.mark.parametrize("way", ["H", "Esc", "button"])
def test_a_hint_that_takes_long_can_be_done_without(
    qtbot: QtBot, window: MainWindow, way: str
) -> None:
    table, bots = asked_for_a_hint(window)
    press(table, Qt.Key.Key_H)  # too early to be tired of it
    assert table.turns.awaits_hint
    assert len([one for one in bots.asked if one[1] == "expert"]) == 1
    box = table.explanations.thinking
    qtbot.waitUntil(box.isVisible)
    if way == "button":
        click(box.cancel)
    else:
        press(table, Qt.Key.Key_H if way == "H" else Qt.Key.Key_Escape)
    assert box.isHidden()
    assert not table.turns.awaits_hint
    assert not bots.waiting
    assert table.why.isHidden()
    press(table, Qt.Key.Key_H)
    assert table.turns.awaits_hint


def test_a_hint_is_thought_over_when_somebody_speaks(window: MainWindow) -> None:
    match = at(NEGOTIATION, "hbbb")
    table = advised(window, match, Offer(0, split(match, 0, 1)))
    bots = table.turns.asking._runner
    assert isinstance(bots, Advisers)
    bots.action = better = Offer(0, split(match, 0, 2))
    table.bridge.submit(silent(match, 1))
    assert table.why.isVisible()
    bots.deliver()
    assert table.why.choice
    assert table.why.choice.action == better


def test_bots_wait_while_a_hint_is_read(window: MainWindow) -> None:
    match = at(NEGOTIATION, "hbbb")
    table = advised(window, match, Offer(0, split(match, 0, 1)))
    bots = table.turns.asking._runner
    assert isinstance(bots, Advisers)
    settle(table)
    assert bots.asked[-1] == (0, "expert")  # for the hint
    table.why.hide()
    settle(table)
    assert bots.asked[-1] == (1, "")  # a bot thinks again what to say


def test_what_a_player_wants_puts_the_hint_away(window: MainWindow) -> None:
    match = at(NEGOTIATION, "hbbb")
    table = advised(window, match, Offer(0, split(match, 0, 1)))
    table.game_table.requests.action.emit(Offer(0, split(match, 0, 2)))
    assert match.state.offers[0]
    assert not table.why.isVisible()


def test_a_hint_that_cannot_be_followed_any_more_goes(window: MainWindow) -> None:
    match = at(NEGOTIATION, "hbbb")
    match.play(Offer(1, split(match, 1, 0, 2)))
    table = advised(window, match, Accept(0, 1))
    table.bridge.submit(silent(match, 3))
    assert table.why.isVisible()
    table.bridge.submit(silent(match, 2))  # which declines
    assert not table.why.isVisible()


def test_a_hint_about_cards_goes_with_the_cards(window: MainWindow) -> None:
    match = at(STRENGTH, "hhbb")
    table = advised(window, match, Discard(0, 1))
    assert isinstance(table.turns, OpenTurns)
    table.turns.stop_looking()
    assert not table.why.isVisible()


def test_nobody_reads_the_hint_of_somebody_else(window: MainWindow) -> None:
    match = at(NEGOTIATION, "hhbb")
    table = advised(window, match, Offer(0, split(match, 0, 2)))
    assert isinstance(table.turns, OpenTurns)
    table.turns.speak_for(1)
    assert not table.why.isVisible()


# --- the rules behind them -----------------------------------------------------------------------


def looked_up() -> list[str]:
    """The rules that are asked for, instead of a rulebook."""
    rules: list[str] = []
    rule_requests().wanted.disconnect()
    rule_requests().wanted.connect(rules.append)
    return rules


def line_of(table: TablePage, *, bots: bool, last: int = 0) -> QModelIndex:
    """A line of the log, from the end, that tells what a bot did, or somebody else."""
    model = table.sidebar.log.model()
    lines = [model.index(row, 0) for row in range(model.rowCount())]
    return [line for line in lines if bool(entry_at(line).explainable) is bots][-1 - last]


def choose(table: TablePage, line: QModelIndex) -> None:
    table.sidebar.log.setCurrentIndex(line)
    table.sidebar.log.setFocus()


def rolls_again(match: Match) -> bool:
    """Whether the first player holds the die, and something has happened."""
    decision = match.game.decision(match.state, match.to_act[0])
    return bool(match.length) and isinstance(decision, RollDie) and decision.roller == 0


def test_a_hint_leads_to_the_rule_that_the_log_would_name(window: MainWindow) -> None:
    match = at(NEGOTIATION, "hbbb")
    match.play(Offer(1, split(match, 1, 0, 2)))
    table = advised(window, match, Accept(0, 1))
    rules = looked_up()
    click(table.why.rule)
    assert table.why.isVisible()
    table.game_table.requests.action.emit(Accept(0, 1))
    assert rules == [match.steps[-1].events[0].rule]


def test_a_hint_that_is_not_told_in_full_leads_nowhere(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = at(STRENGTH, "hhbb")
    table = advised(window, match, Discard(0, 1))
    assert table.why.rule.isVisible()
    told = a_choice(Discard(0, 0))
    monkeypatch.setattr(table.game_table, "discreet", lambda choice: told)
    table.turns.hinted.emit(a_choice(Discard(0, 1)))
    assert not table.why.rule.isVisible()


def test_a_hint_that_comes_too_late_leads_nowhere(window: MainWindow) -> None:
    match = at(NEGOTIATION, "hbbb")
    table = advised(window, match, Offer(0, split(match, 0, 1)))
    table.turns.hinted.emit(a_choice(Accept(0, 3)))
    assert not table.why.rule.isVisible()


def test_reasons_lead_to_the_rule_of_what_was_done(qtbot: QtBot, window: MainWindow) -> None:
    table = sit_at(window, asked(PlaceCube, seed=2))
    line = line_of(table, bots=True)
    choose(table, line)
    press(table, Qt.Key.Key_W)
    qtbot.waitUntil(table.why.isVisible)
    rules = looked_up()
    click(table.why.rule)
    assert rules == [entry_at(line).rule]


def test_on_the_line_of_a_person_why_is_the_rule(qtbot: QtBot, window: MainWindow) -> None:
    """Not the reasons of the last bot, which the same key asks for elsewhere at the table."""
    table = sit_at(window, asked(PlaceCube, seed=2))
    rules = looked_up()
    line = line_of(table, bots=False)
    choose(table, line)
    press(table, Qt.Key.Key_W)
    QApplication.processEvents()
    assert rules == [entry_at(line).rule]
    assert not table.why.isVisible()


def test_another_why_while_the_box_is_open(qtbot: QtBot, window: MainWindow) -> None:
    table = sit_at(window, asked(PlaceCube, seed=2))
    log = table.sidebar.log
    numbers = []
    table.turns.explained.connect(lambda number, _: numbers.append(number))
    lines = [line_of(table, bots=True, last=last) for last in (0, 1)]
    for line in lines:
        choose(table, line)
        with qtbot.waitSignal(table.turns.explained):
            press(table, Qt.Key.Key_W)
        settle(table)
        (area,) = table.why.findChildren(QScrollArea)
        assert area.verticalScrollBar().maximum() == 0
    assert numbers == [entry_at(line).step for line in lines]
    assert table.why.rule.rule == entry_at(lines[-1]).rule
    press(table, Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is log


def test_who_looks_something_up_can_still_roll_the_die(window: MainWindow) -> None:
    match = until(a_match("hbb"), rolls_again)
    table = sit_at(window, match)
    assert isinstance(table.bar.panel, RollPanel)
    rules, length = looked_up(), match.length
    choose(table, line_of(table, bots=False))
    press(table, Qt.Key.Key_F1)
    assert (len(rules), match.length) == (1, length)
    press(table, Qt.Key.Key_R)
    assert match.length > length
