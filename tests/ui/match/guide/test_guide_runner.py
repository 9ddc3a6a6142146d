"""A guide at the table: it waits for its moment and for the player, and goes on whatever the player does."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bigshot_desktop.games import ENTRIES
from bigshot_desktop.games.big_shot.rules.actions import Bid, Borrow, Pass, Place, Roll
from bigshot_desktop.games.big_shot.rules.decisions import PlaceCube, RollDie, Speak
from bigshot_desktop.games.big_shot.window.guide import GUIDE
from bigshot_desktop.games.big_shot.window.panels.auction import AuctionPanel
from bigshot_desktop.games.shark.rules.actions import EndTrading
from bigshot_desktop.games.shark.rules.actions import Roll as RollDiceOfShark
from bigshot_desktop.games.shark.rules.decisions import Trade
from bigshot_desktop.table.match_request import deal_request
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.match.guide.guide_runner import GuideRunner
from bigshot_desktop.ui.match.guide.progress import over_in
from bigshot_desktop.ui.match.guide.steps import (
    GUIDES,
    Guide,
    asked,
)
from bigshot_desktop.ui.play.orders import Orders
from bigshot_desktop.ui.play.turns import Phase
from tests.ui.input import Mouse, panel_of, take_turn
from tests.ui.match.guide.leading import (
    a_step,
    act,
    before_the_dice,
    lead,
    place_cube,
    places,
    rolls,
    shown,
    speaks,
    table_of,
)
from tests.ui.match.guide.playing import EasyBots, learn, play_on, rest, wrong_with
from tests.ui.players import InstantBots, a_match
from tests.ui.positions import EXPERT, finished, sit_at, until
from tests.ui.positions import asked as position
from tests.ui.window_matches import wait

MOUSE = Mouse()


# --- its moments ---------------------------------------------------------------------------------


def test_steps_that_are_read(guided_window: MainWindow) -> None:
    guide_runner = lead(guided_window, position(Speak), a_step("one"), a_step("two"))
    assert shown(guide_runner) == "one"
    assert guide_runner.callout.number.text() == "Step 1"
    MOUSE.click(guide_runner.callout.next)
    assert shown(guide_runner) == "two"
    assert guide_runner.done == ("one",)
    MOUSE.click(guide_runner.callout.next)
    assert shown(guide_runner) == "closing"
    assert guide_runner.target is None


def test_a_step_that_is_over_with_a_move(guided_window: MainWindow, held: InstantBots) -> None:
    guide_runner = lead(
        guided_window, position(Speak), a_step("bid", speaks, Bid, Pass), a_step("then")
    )
    assert shown(guide_runner) == "bid"
    assert not guide_runner.callout.next.isVisible()
    MOUSE.click(panel_of(table_of(guide_runner), AuctionPanel).pass_)
    assert guide_runner.done == ("bid",)


def test_it_waits_while_bots_act(
    qtbot: QtBot, guided_window: MainWindow, held: InstantBots
) -> None:
    guide_runner = lead(
        guided_window, position(Speak), a_step("bid", speaks, Bid, Pass), a_step("then")
    )
    act(guide_runner, Pass(0))
    assert table_of(guide_runner).turns.phase is Phase.THINKING
    assert shown(guide_runner) == ""
    held.held = False
    held.deliver()
    rest(qtbot, table_of(guide_runner))
    assert shown(guide_runner) == "then"


def test_another_move_does_not_end_it(guided_window: MainWindow) -> None:
    match = position(Speak)
    guide_runner = lead(guided_window, match, a_step("bid", speaks, Bid, Pass))
    act(guide_runner, Borrow(0, match.setup.deal.colours[0][0]))
    assert guide_runner.done == ()
    assert shown(guide_runner) == "bid"


def test_dice_are_a_move_of_who_rolls_them(qtbot: QtBot, guided_window: MainWindow) -> None:
    guide_runner = lead(
        guided_window, position(RollDie, "hbbb"), a_step("roll", rolls, Roll), a_step("then")
    )
    assert shown(guide_runner) == "roll"
    MOUSE.roll(table_of(guide_runner))
    rest(qtbot, table_of(guide_runner))
    assert guide_runner.done == ("roll",)


def test_dice_that_are_ordered_to_follow_are_a_move_too(
    qtbot: QtBot, guided_window: MainWindow, held: InstantBots
) -> None:
    match = until(a_match("hbb", game="shark"), before_the_dice)
    table = sit_at(guided_window, match)
    trades = a_step("roll", lambda page: asked(page, Trade) is not None, RollDiceOfShark)
    guide_runner = GuideRunner(Guide("shark", GUIDE.match_request, (trades,)), table)
    guide_runner.begin()
    assert shown(guide_runner) == "roll"
    act(guide_runner, Orders((EndTrading(0),), roll=True))
    assert guide_runner.done == ("roll",)


def test_who_plays_on_instead_of_reading_is_told_once_more(
    qtbot: QtBot, guided_window: MainWindow
) -> None:
    """As it was seen: somebody plays at once, and never learns what was to be read there."""
    guide_runner = lead(guided_window, position(PlaceCube), a_step("majority"), a_step("city"))
    table, match = table_of(guide_runner), table_of(guide_runner).bridge.match
    rng = Random(1)
    for turn in (1, 2):
        assert wait(qtbot, table) in (Phase.DECIDING, Phase.ROLLING)
        assert shown(guide_runner) == "majority"
        assert guide_runner.done == ()
        length = match.length
        while match.length == length or not any(one.seat > 0 for one in match.actions[length:]):
            take_turn(table, MOUSE, rng)  # cubes that are placed one after the other are one turn
            wait(qtbot, table)
        assert (guide_runner.done == ("majority",)) == (turn == 2)


def test_each_step_has_a_number_of_its_own(guided_window: MainWindow) -> None:
    seldom = a_step("seldom")
    seldom = replace(seldom, optional=lambda _: False)
    guide_runner = lead(guided_window, position(Speak), a_step("one"), seldom, a_step("two"))
    numbers = []
    for key in ("one", "seldom", "two"):
        assert shown(guide_runner) == key
        numbers.append(guide_runner.callout.number.text())
        guide_runner.callout.next.click()
    assert numbers == ["Step 1", "Step 2", "Step 3"]


def test_what_does_not_come_up_is_not_counted(guided_window: MainWindow) -> None:
    """No number is left out for it, and none comes twice."""
    never = replace(a_step("never", lambda page: False), optional=lambda _: True)
    steps = (a_step("one"), never, replace(never, key="nor this"), a_step("two"))
    guide_runner = lead(guided_window, position(Speak), *steps)
    numbers = []
    for key in ("one", "two"):
        assert shown(guide_runner) == key
        numbers.append(guide_runner.callout.number.text())
        guide_runner.callout.next.click()
    assert numbers == ["Step 1", "Step 2"]


def test_a_move_whose_moment_has_come_is_not_kept_waiting(guided_window: MainWindow) -> None:
    steps = (
        a_step("bid", speaks, Bid),
        a_step("after the bid", speaks),
        a_step("place", places, Place),
        a_step("after the cube"),
    )
    match = position(PlaceCube)
    guide_runner = lead(guided_window, match, *steps)
    assert shown(guide_runner) == "place"
    assert guide_runner.callout.number.text() == "Step 1"
    place_cube(guide_runner)
    assert guide_runner.done == ("place",)
    if table_of(guide_runner).turns.phase is Phase.DECIDING:
        assert shown(guide_runner) == "after the cube"


def test_what_leads_up_to_a_move_comes_before_it(guided_window: MainWindow) -> None:
    """… also while something that stands before both is still to come."""
    steps = (a_step("roll", rolls, Roll), a_step("lot", speaks), a_step("bid", speaks, Bid, Pass))
    guide_runner = lead(guided_window, position(Speak), *steps)
    assert shown(guide_runner) == "lot"
    MOUSE.click(guide_runner.callout.next)
    assert shown(guide_runner) == "bid"


def test_who_did_something_else_is_past_it(guided_window: MainWindow) -> None:
    """A loan instead of a bid, and then another thing: the bid is no longer asked for; taken back, it is."""
    match = position(Speak)
    borrowed: list[bool] = []
    steps = (
        a_step("bid", lambda page: speaks(page) and not borrowed, Bid),
        a_step("placing", lambda page: speaks(page) and bool(borrowed), Place),
    )
    guide_runner = lead(guided_window, match, *steps)
    assert shown(guide_runner) == "bid"
    borrowed.append(True)
    act(guide_runner, Borrow(0, match.setup.deal.colours[0][0]))
    assert shown(guide_runner) == "placing"
    assert guide_runner.done == ("bid",)
    assert guide_runner.callout.number.text() == "Step 2"
    borrowed.clear()
    MOUSE.command(table_of(guide_runner), "undo")
    assert shown(guide_runner) == "bid"
    assert guide_runner.done == ()


@pytest.mark.parametrize("decision", [RollDie, Speak, PlaceCube])
def test_the_guide_begins_in_the_middle_of_any_match(
    guided_window: MainWindow, decision: type
) -> None:
    for kinds, options in (("hbbb", {}), ("hb", {}), ("hbb", EXPERT)):
        guide_runner = lead(guided_window, position(decision, kinds, **options))
        for key in ("aim", "city"):
            assert shown(guide_runner) == key
            MOUSE.click(guide_runner.callout.next)
        assert shown(guide_runner) == {RollDie: "roll", Speak: "lot", PlaceCube: "place"}[decision]
        assert wrong_with(guide_runner) == []
        guide_runner.stop()


@pytest.mark.parametrize("game", ENTRIES)
def test_a_first_match_that_was_left_is_gone_on_with(guided_window: MainWindow, game: str) -> None:
    """At the step that the match has come to, with its number."""
    match = deal_request(GUIDES[game].match_request("Anna"))
    while 0 not in match.to_act or not over_in(match):
        play_on(match, 1)
    guided_window.matches.runner = EasyBots()  # type: ignore[assignment]
    table = sit_at(guided_window, match)
    over = over_in(match)
    MOUSE.command(table, "guide")
    assert table.guide_runner is not None
    assert shown(table.guide_runner) == [step.key for step in GUIDES[game].steps][len(over)]
    assert table.guide_runner.callout.number.text() == f"Step {len(over) + 1}"


# --- back and forth ------------------------------------------------------------------------------


def test_what_is_taken_back_is_asked_for_again(guided_window: MainWindow) -> None:
    guide_runner = lead(
        guided_window, position(PlaceCube), a_step("place", places, Place), a_step("then")
    )
    table = table_of(guide_runner)
    place_cube(guide_runner)
    assert guide_runner.done == ("place",)
    assert shown(guide_runner) == "then"
    MOUSE.command(table, "undo")
    assert shown(guide_runner) == "place"
    assert guide_runner.done == ()
    MOUSE.command(table, "redo")
    assert guide_runner.done == ("place",)
    assert shown(guide_runner) == "then"


def test_what_has_been_read_is_not_read_again(guided_window: MainWindow) -> None:
    guide_runner = lead(
        guided_window, position(PlaceCube), a_step("read"), a_step("place", places, Place)
    )
    table = table_of(guide_runner)
    MOUSE.click(guide_runner.callout.next)
    place_cube(guide_runner)
    assert shown(guide_runner) == "closing"
    MOUSE.command(table, "undo")
    assert shown(guide_runner) == "place"
    assert guide_runner.done == ("read",)


# --- the end -------------------------------------------------------------------------------------


def test_last_words(qtbot: QtBot, guided_window: MainWindow) -> None:
    guide_runner = lead(guided_window, position(Speak), a_step("one"))
    MOUSE.click(guide_runner.callout.next)
    assert shown(guide_runner) == "closing"
    assert "F1" in guide_runner.callout.text.text()
    page = table_of(guide_runner)
    place = QRect(page.commands.mapTo(page, QPoint()), page.commands.size())
    assert not guide_runner.callout.geometry().intersects(place), "they speak of a command there"
    assert wrong_with(guide_runner) == []
    with qtbot.waitSignal(guide_runner.finished):
        MOUSE.click(guide_runner.callout.next)
    assert not guide_runner.callout.isVisible()


def test_who_plays_on_gets_the_last_words_once_more(
    qtbot: QtBot, guided_window: MainWindow
) -> None:
    guide_runner = lead(guided_window, position(Speak), a_step("one"))
    table = table_of(guide_runner)
    ends: list[bool] = []
    guide_runner.finished.connect(lambda: ends.append(True))
    MOUSE.click(guide_runner.callout.next)
    assert shown(guide_runner) == "closing"
    act(guide_runner, Pass(0))
    assert ends == []
    wait(qtbot, table)
    assert shown(guide_runner) == "closing"
    while not ends:
        take_turn(table, MOUSE, Random(1))
        wait(qtbot, table)
    assert ends == [True]


def test_ending_it_leaves_the_match_going(qtbot: QtBot, guided_window: MainWindow) -> None:
    guide_runner = lead(guided_window, position(Speak), a_step("one"), a_step("two"))
    table, length = table_of(guide_runner), table_of(guide_runner).bridge.match.length
    ends: list[bool] = []
    guide_runner.finished.connect(lambda: ends.append(True))
    MOUSE.click(guide_runner.callout.end)
    guide_runner.stop()
    assert ends == [True]
    assert not guide_runner.callout.isVisible()
    assert table.turns.phase is Phase.DECIDING
    act(guide_runner, Pass(0))
    assert table.bridge.match.length > length
    rest(qtbot, table)
    assert guide_runner.step is None


def test_it_is_over_with_the_match(qtbot: QtBot, guided_window: MainWindow) -> None:
    table = sit_at(guided_window, finished())
    guide_runner = GuideRunner(GUIDE, table)
    with qtbot.waitSignal(guide_runner.finished):
        guide_runner.begin()
    assert guide_runner.step is None


def test_the_command_of_the_table_switches_it(guided_window: MainWindow) -> None:
    guide_runner = learn(guided_window, "big-shot")
    table = table_of(guide_runner)
    command = table.commands.command("guide")
    assert command.isChecked()
    QApplication.processEvents()
    assert guide_runner.callout.isVisible()
    QTest.keyClick(table, Qt.Key.Key_F2)
    assert not command.isChecked()
    assert table.guide_runner is None
    QTest.keyClick(table, Qt.Key.Key_F2)
    assert table.guide_runner is not None
    again = table.guide_runner
    QApplication.processEvents()
    MOUSE.click(again.callout.end)
    assert table.guide_runner is None
    assert not command.isChecked()


def test_leaving_the_table_ends_it(guided_window: MainWindow) -> None:
    guide_runner = learn(guided_window, "big-shot")
    ends: list[bool] = []
    guide_runner.finished.connect(lambda: ends.append(True))
    guided_window.go_home()
    assert ends == [True]
