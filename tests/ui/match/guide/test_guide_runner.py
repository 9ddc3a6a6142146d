"""A guide at the table: it waits for its moment and for the player, and goes on whatever the player does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QRect, QRectF, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bigshot_desktop.games import ENTRIES
from bigshot_desktop.games.big_shot.rules.actions import Bid, Borrow, Pass, Place, Roll
from bigshot_desktop.games.big_shot.rules.decisions import PlaceCube, RollDie, Speak
from bigshot_desktop.games.big_shot.window.board.city import CityScene
from bigshot_desktop.games.big_shot.window.guide import GUIDE
from bigshot_desktop.games.big_shot.window.panels.auction import AuctionPanel
from bigshot_desktop.games.saludos_amigos.rules.actions import Done
from bigshot_desktop.games.saludos_amigos.rules.decisions import Negotiate
from bigshot_desktop.games.shark.rules.actions import EndTrading
from bigshot_desktop.games.shark.rules.actions import Roll as RollDiceOfShark
from bigshot_desktop.games.shark.rules.decisions import Trade
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.match_request import deal_request
from bigshot_desktop.table.settings import Settings
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.match.guide.guide_runner import GuideRunner
from bigshot_desktop.ui.match.guide.progress import over_in
from bigshot_desktop.ui.match.guide.steps import (
    GUIDES,
    Guide,
    Step,
    Target,
    asked,
    on_turn,
)
from bigshot_desktop.ui.match.table_page import TablePage
from bigshot_desktop.ui.models.placement import NONE
from bigshot_desktop.ui.play.orders import Orders
from bigshot_desktop.ui.play.talk import OpenTurns
from bigshot_desktop.ui.play.turns import Phase
from bigshot_desktop.ui.widgets.rule_requests import rule_requests
from tests.games.saludos_amigos.window.input import cheapest_offer
from tests.ui.geometry import LongWords
from tests.ui.input import Mouse, panel_of
from tests.ui.match.guide.playing import EasyBots, learn, play_on, rest, wrong_with
from tests.ui.players import InstantBots, a_match
from tests.ui.positions import EXPERT, finished, sit_at, until
from tests.ui.positions import asked as position

MOUSE = Mouse()


def a_step(
    key: str,
    when: Callable[[TablePage], bool] = on_turn,
    *moves: type[Any],
    target: Callable[[TablePage], Target] = lambda page: page.sidebar,
) -> Step:
    return Step(
        key,
        lambda: QCoreApplication.translate("Guide", "Next"),
        lambda: QCoreApplication.translate("Guide", "End the guide"),
        when,
        target,
        moves,
        "BS-11",
    )


def speaks(page: TablePage) -> bool:
    return asked(page, Speak) is not None


def places(page: TablePage) -> bool:
    return asked(page, PlaceCube) is not None


def rolls(page: TablePage) -> bool:
    return asked(page, RollDie) is not None


def before_the_dice(match: Match) -> bool:
    """The first seat may trade before it rolls."""
    if match.to_act != (0,):
        return False
    decision = match.game.decision(match.state, 0)
    return isinstance(decision, Trade) and decision.occasion == 1


def lead(window: MainWindow, match: Match, *steps: Step) -> GuideRunner:
    """A guide with these steps through a match that is under way."""
    table = sit_at(window, match)
    guide_runner = GuideRunner(Guide("big-shot", GUIDE.match_request, steps or GUIDE.steps), table)
    guide_runner.begin()
    QApplication.processEvents()
    return guide_runner


def shown(guide_runner: GuideRunner) -> str:
    """The key of the step that is seen, if any."""
    QApplication.processEvents()
    assert guide_runner.callout.isVisible() == (
        guide_runner.step is not None or guide_runner.closing
    )
    assert guide_runner.highlight.isVisible() == guide_runner.callout.isVisible()
    if guide_runner.closing:
        return "closing"
    return guide_runner.step.key if guide_runner.step else ""


def table_of(guide_runner: GuideRunner) -> TablePage:
    table = guide_runner.parent()
    assert isinstance(table, TablePage)
    return table


def act(guide_runner: GuideRunner, action: Any) -> None:
    table_of(guide_runner).turns.decide(action)
    QApplication.processEvents()


def place_cube(guide_runner: GuideRunner) -> None:
    """The first cube in hand, into the first district."""
    decision = asked(table_of(guide_runner), PlaceCube)
    assert decision is not None
    colour = next(colour for colour, number in enumerate(decision.cubes) if number)
    act(guide_runner, Place(0, colour, decision.districts[0]))


@pytest.fixture
def held(guided_window: MainWindow) -> Iterator[InstantBots]:
    """Bots that say nothing before they are allowed to."""
    bots = InstantBots()
    bots.held = True
    guided_window.matches.runner = bots  # type: ignore[assignment]
    yield bots
    bots.held = False


# --- its moments ---------------------------------------------------------------------------------


def test_steps_that_are_read(guided_window: MainWindow) -> None:
    guide_runner = lead(guided_window, position(Speak), a_step("one"), a_step("two"))
    assert shown(guide_runner) == "one"
    assert guide_runner.callout.number.text() == "Step 1 of 2"
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


def test_who_plays_on_has_read_it(guided_window: MainWindow, held: InstantBots) -> None:
    guide_runner = lead(
        guided_window, position(Speak), a_step("city"), a_step("bid", speaks, Bid, Pass)
    )
    assert shown(guide_runner) == "city"
    act(guide_runner, Pass(0))
    assert guide_runner.done == ("city",)


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
    assert guide_runner.callout.number.text() == "Step 1 of 4"
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
    assert guide_runner.callout.number.text() == "Step 2 of 2"
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
        assert shown(guide_runner) == "city"
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
    assert table.guide_runner.callout.number.text() == f"Step {len(over) + 1} of 8"


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
    assert wrong_with(guide_runner) == []
    with qtbot.waitSignal(guide_runner.finished):
        MOUSE.click(guide_runner.callout.next)
    assert not guide_runner.callout.isVisible()


def test_who_plays_on_needs_no_last_words(qtbot: QtBot, guided_window: MainWindow) -> None:
    guide_runner = lead(guided_window, position(Speak), a_step("one"))
    MOUSE.click(guide_runner.callout.next)
    assert shown(guide_runner) == "closing"
    with qtbot.waitSignal(guide_runner.finished):
        act(guide_runner, Pass(0))


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


# --- beside everything else ----------------------------------------------------------------------


def test_it_takes_the_focus_from_nobody(guided_window: MainWindow) -> None:
    table = sit_at(guided_window, position(Speak))
    before = QApplication.focusWidget()
    assert before is panel_of(table, AuctionPanel).amount
    guide_runner = GuideRunner(GUIDE, table)
    guide_runner.begin()
    assert shown(guide_runner) == "city"
    QTest.keyClick(before, Qt.Key.Key_F3)
    assert shown(guide_runner) == "lot"
    assert QApplication.focusWidget() is before


def test_a_focus_that_it_has_goes_back_to_the_table(guided_window: MainWindow) -> None:
    guide_runner = lead(
        guided_window, position(Speak), a_step("one"), a_step("bid", speaks, Bid, Pass)
    )
    guide_runner.callout.next.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(guide_runner.callout.next, Qt.Key.Key_Return)
    assert shown(guide_runner) == "bid"
    assert QApplication.focusWidget() is panel_of(table_of(guide_runner), AuctionPanel).amount
    guide_runner.callout.end.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(guide_runner.callout.end, Qt.Key.Key_Return)
    assert QApplication.focusWidget() is panel_of(table_of(guide_runner), AuctionPanel).amount


def test_nobody_reads_it_behind_the_curtain(guided_window: MainWindow) -> None:
    guide_runner = lead(guided_window, position(Speak, "hhb", **EXPERT), a_step("one"))
    table = table_of(guide_runner)
    assert table.turns.phase is Phase.CALLING
    assert shown(guide_runner) == ""
    MOUSE.arrive(table)
    assert shown(guide_runner) == "one"


def test_a_hint_is_not_covered(qtbot: QtBot, guided_window: MainWindow) -> None:
    guide_runner = lead(guided_window, position(Speak), a_step("one", target=lambda page: None))
    table = table_of(guide_runner)
    with qtbot.waitSignal(table.turns.hinted):
        table.turns.ask_hint()
    QApplication.processEvents()
    assert table.why.isVisible()
    assert not guide_runner.callout.geometry().intersects(table.why.geometry())


def test_what_a_click_would_do_is_not_covered(guided_window: MainWindow) -> None:
    """The callout makes way for the card beside the place that is pointed at; the ring is not drawn through it."""
    guided_window.resize(900, 640)
    guide_runner = lead(
        guided_window, position(PlaceCube), a_step("place", places, Place, target=lambda _: None)
    )
    table, callout = table_of(guide_runner), guide_runner.callout
    assert shown(guide_runner) == "place"
    scene = table.game_table.scene
    assert isinstance(scene, CityScene)
    covered = 0
    for district in scene.placement.places:
        before = QRect(callout.geometry())
        scene.placement.point(district)
        QApplication.processEvents()
        card = guide_runner._guide_target.preview()
        assert card is not None
        assert not card.intersects(callout.geometry())
        assert not guide_runner.highlight.seen.intersects(card)
        covered += card.intersects(before)
    assert covered
    scene.placement.point(NONE)
    QApplication.processEvents()
    assert guide_runner._guide_target.preview() is None


def test_a_key_for_another_callout_does_not_put_it_away(
    qtbot: QtBot, guided_window: MainWindow
) -> None:
    table = sit_at(guided_window, position(Speak))
    table.pace.speed = "fast"
    try:
        guide_runner = GuideRunner(
            Guide("big-shot", GUIDE.match_request, tuple(map(a_step, "abc"))), table
        )
        guide_runner.begin()
        assert shown(guide_runner) == "a"
        QTest.keyClick(table, Qt.Key.Key_F3)
        assert shown(guide_runner) == "a"
        qtbot.waitUntil(lambda: not guide_runner._fresh.isActive())
        for key in ("b", "c"):  # who reads on may do so quickly
            QTest.keyClick(table, Qt.Key.Key_F3)
            assert shown(guide_runner) == key
    finally:
        table.pace.speed = "off"


def test_the_window_changes_its_size(guided_window: MainWindow) -> None:
    guide_runner = lead(guided_window, position(Speak))
    for size in ((1400, 900), (1024, 640), (800, 600), (640, 480)):
        guided_window.resize(*size)
        for _ in range(4):
            QApplication.processEvents()
        assert wrong_with(guide_runner) == [], size


@pytest.mark.usefixtures("painted_guide")
def test_the_board_is_zoomed(guided_window: MainWindow) -> None:
    guide_runner = lead(guided_window, position(Speak))
    table = table_of(guide_runner)
    for name in ("zoom-in", "zoom-in", "zoom-out", "zoom-fit", "table"):
        MOUSE.command(table, name)
        for _ in range(3):
            QApplication.processEvents()
        assert guide_runner.target is not None
        assert wrong_with(guide_runner) == [] or name == "table"


def far(page: TablePage) -> QRectF:
    """A part of the board at its end."""
    end = page.game_table.scene.sceneRect().bottomRight()
    return QRectF(end.x() - 60, end.y() - 60, 40, 40)


def test_the_board_stays_where_the_player_left_it(qtbot: QtBot, guided_window: MainWindow) -> None:
    """While others speak, and while a guide says the same; a new step brings what it is about into sight."""
    table = sit_at(guided_window, position(Negotiate, "hbbb", game="saludos-amigos"))
    steps = (a_step("talk", on_turn, Done, target=far), a_step("then", target=far))
    for _ in range(6):
        table.view.zoom_in()
    table.view.centerOn(0, 0)
    guide_runner = GuideRunner(Guide("saludos-amigos", GUIDE.match_request, steps), table)
    guide_runner.begin()
    assert shown(guide_runner) == "talk"
    assert guide_runner.target is not None
    table.view.centerOn(0, 0)
    across, down = table.view.horizontalScrollBar(), table.view.verticalScrollBar()
    left = across.value(), down.value()
    length = table.bridge.match.length
    act(guide_runner, cheapest_offer(table))
    qtbot.waitUntil(lambda: table.bridge.match.length > length + 1)
    assert shown(guide_runner) == "talk"
    assert (across.value(), down.value()) == left
    assert guide_runner.target is None
    act(guide_runner, Done(0))
    rest(qtbot, table)
    assert shown(guide_runner) == "then"
    assert guide_runner.target is not None


def test_another_language(qtbot: QtBot, guided_window: MainWindow) -> None:
    guide_runner = lead(guided_window, position(Speak), a_step("one"))
    before = QRect(guide_runner.callout.geometry())
    long = LongWords()
    with qtbot.waitSignal(guide_runner.callout.measured):
        QCoreApplication.installTranslator(long)
    QApplication.processEvents()
    assert guide_runner.callout.title.text() == "Next Next"
    assert guide_runner.callout.next.text() == "Next Next"
    assert wrong_with(guide_runner) == []
    with qtbot.waitSignal(guide_runner.callout.measured):
        QCoreApplication.removeTranslator(long)
    QApplication.processEvents()
    assert guide_runner.callout.title.text() == "Next"
    assert guide_runner.callout.geometry() == before


@pytest.mark.usefixtures("painted_guide")
def test_another_theme_and_larger_letters(guided_window: MainWindow) -> None:
    guide_runner = lead(guided_window, position(Speak))
    usual = {"language": "en", "animation_speed": "off", "bot_pause": 0, "sound": False}
    before = QRect(guide_runner.callout.geometry())
    guided_window.preferences.apply(Settings(theme="dark", text_size=150, **usual))  # type: ignore[arg-type]
    for _ in range(4):
        QApplication.processEvents()
    assert guide_runner.callout.height() > before.height()
    assert wrong_with(guide_runner) == []
    guided_window.preferences.apply(Settings(theme="light", **usual))  # type: ignore[arg-type]
    for _ in range(4):
        QApplication.processEvents()
    assert guide_runner.callout.size() == before.size()
    assert wrong_with(guide_runner) == []


def test_every_step_is_announced_once(
    guided_window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []

    def hear(event: Any) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent) and event.object() is not table:
            heard.append(event.message().splitlines()[0])

    table = sit_at(guided_window, position(Speak))
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    guide_runner = GuideRunner(GUIDE, table)
    guide_runner.begin()
    assert shown(guide_runner) == "city"
    guided_window.resize(1000, 680)
    QApplication.processEvents()
    MOUSE.click(guide_runner.callout.next)
    assert shown(guide_runner) == "lot"
    assert heard == [GUIDE.steps[0].title(), GUIDE.steps[2].title()]


def test_where_rules_are_wanted(qtbot: QtBot, guided_window: MainWindow) -> None:
    guide_runner = lead(guided_window, position(Speak), a_step("one"))
    with qtbot.waitSignal(rule_requests().wanted) as wanted:
        MOUSE.click(guide_runner.callout.rule)
    assert wanted.args == ["BS-11"]
    assert shown(guide_runner) == "one"


def test_bots_let_somebody_read(guided_window: MainWindow, held: InstantBots) -> None:
    table = sit_at(guided_window, position(Negotiate, "hbbb", game="saludos-amigos"))
    turns = table.turns
    assert isinstance(turns, OpenTurns)
    guide_runner = GuideRunner(
        Guide("saludos-amigos", GUIDE.match_request, (a_step("one"),)), table
    )
    guide_runner.begin()
    assert shown(guide_runner) == "one"
    assert not held.waiting
    heard = len(held.asked)
    MOUSE.click(guide_runner.callout.end)
    assert len(held.asked) == heard + 1


def test_dice_that_roll_by_themselves_need_no_step(qtbot: QtBot, guided_window: MainWindow) -> None:
    guide_runner = lead(
        guided_window, position(RollDie, "hbbb"), a_step("roll", rolls, Roll), a_step("then")
    )
    table = table_of(guide_runner)
    table.follow(guided_window.preferences.settings.changed(confirm_roll=False))
    rest(qtbot, table)
    assert guide_runner.done == ("roll",)
    assert shown(guide_runner) == "then"
