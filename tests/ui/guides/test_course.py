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

from bigshot_desktop.rules.big_shot.actions import Bid, Borrow, Pass, Place, Roll
from bigshot_desktop.rules.big_shot.decisions import PlaceCube, RollDie, Speak
from bigshot_desktop.rules.saludos_amigos.actions import Done
from bigshot_desktop.rules.saludos_amigos.decisions import Negotiate
from bigshot_desktop.rules.shark.actions import EndTrading
from bigshot_desktop.rules.shark.actions import Roll as RollDiceOfShark
from bigshot_desktop.rules.shark.decisions import Trade
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.settings import Settings
from bigshot_desktop.table.wish import deal_wish
from bigshot_desktop.ui.boards.big_shot.city import CityScene
from bigshot_desktop.ui.guides.big_shot import GUIDE
from bigshot_desktop.ui.guides.course import Course
from bigshot_desktop.ui.guides.guide import Guide, Step, Target, asked, on_turn
from bigshot_desktop.ui.guides.guides import guide_of, over_in
from bigshot_desktop.ui.models.placement import NONE
from bigshot_desktop.ui.open_turns import OpenTurns
from bigshot_desktop.ui.orders import Orders
from bigshot_desktop.ui.panels.big_shot.auction import AuctionPanel
from bigshot_desktop.ui.tables import PLAYABLE
from bigshot_desktop.ui.turns import Phase
from bigshot_desktop.ui.windows.main_window import MainWindow
from bigshot_desktop.ui.windows.table_page import TablePage
from tests.ui.geometry import LongWords
from tests.ui.guides.playing import EasyBots, learn, rest, wrong_with
from tests.ui.guides.test_guides import play_on
from tests.ui.guides.test_saludos_amigos import quick
from tests.ui.hands import Mouse, panel_of
from tests.ui.players import InstantBots, a_match
from tests.ui.positions import EXPERT, finished, sit_at, until
from tests.ui.positions import asked as position

MOUSE = Mouse()


def a_step(
    key: str,
    when: Callable[[TablePage], bool] = on_turn,
    *moves: type[Any],
    target: Callable[[TablePage], Target] = lambda page: page.side,
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


def lead(window: MainWindow, match: Match, *steps: Step) -> Course:
    """A guide with these steps through a match that is under way."""
    table = sit_at(window, match)
    course = Course(Guide("big-shot", GUIDE.wish, steps or GUIDE.steps), table)
    course.begin()
    QApplication.processEvents()
    return course


def shown(course: Course) -> str:
    """The key of the step that is seen, if any."""
    QApplication.processEvents()
    assert course.callout.isVisible() == (course.step is not None or course.closing)
    assert course.ring.isVisible() == course.callout.isVisible()
    if course.closing:
        return "closing"
    return course.step.key if course.step else ""


def table_of(course: Course) -> TablePage:
    table = course.parent()
    assert isinstance(table, TablePage)
    return table


def act(course: Course, action: Any) -> None:
    table_of(course).turns.decide(action)
    QApplication.processEvents()


def place_cube(course: Course) -> None:
    """The first cube in hand, into the first district."""
    decision = asked(table_of(course), PlaceCube)
    assert decision is not None
    colour = next(colour for colour, number in enumerate(decision.cubes) if number)
    act(course, Place(0, colour, decision.districts[0]))


@pytest.fixture
def held(window: MainWindow) -> Iterator[InstantBots]:
    """Bots that say nothing before they are allowed to."""
    bots = InstantBots()
    bots.held = True
    window.runner = bots  # type: ignore[assignment]
    yield bots
    bots.held = False


# --- its moments ---------------------------------------------------------------------------------


def test_steps_that_are_read(window: MainWindow) -> None:
    course = lead(window, position(Speak), a_step("one"), a_step("two"))
    assert shown(course) == "one"
    assert course.callout.number.text() == "Step 1 of 2"
    MOUSE.click(course.callout.next)
    assert shown(course) == "two"
    assert course.done == ("one",)
    MOUSE.click(course.callout.next)
    assert shown(course) == "closing"
    assert course.target is None


def test_a_step_that_is_over_with_a_move(window: MainWindow, held: InstantBots) -> None:
    course = lead(window, position(Speak), a_step("bid", speaks, Bid, Pass), a_step("then"))
    assert shown(course) == "bid"
    assert not course.callout.next.isVisible()
    MOUSE.click(panel_of(table_of(course), AuctionPanel).pass_)
    assert course.done == ("bid",)


def test_it_waits_while_bots_act(qtbot: QtBot, window: MainWindow, held: InstantBots) -> None:
    course = lead(window, position(Speak), a_step("bid", speaks, Bid, Pass), a_step("then"))
    act(course, Pass(0))
    assert table_of(course).turns.phase is Phase.THINKING
    assert shown(course) == ""
    held.held = False
    held.deliver()
    rest(qtbot, table_of(course))
    assert shown(course) == "then"


def test_another_move_does_not_end_it(window: MainWindow) -> None:
    match = position(Speak)
    course = lead(window, match, a_step("bid", speaks, Bid, Pass))
    act(course, Borrow(0, match.setup.deal.colours[0][0]))
    assert course.done == ()
    assert shown(course) == "bid"


def test_dice_are_a_move_of_who_rolls_them(qtbot: QtBot, window: MainWindow) -> None:
    course = lead(window, position(RollDie, "hbbb"), a_step("roll", rolls, Roll), a_step("then"))
    assert shown(course) == "roll"
    MOUSE.roll(table_of(course))
    rest(qtbot, table_of(course))
    assert course.done == ("roll",)


def test_dice_that_are_ordered_to_follow_are_a_move_too(
    qtbot: QtBot, window: MainWindow, held: InstantBots
) -> None:
    match = until(a_match("hbb", game="shark"), before_the_dice)
    table = sit_at(window, match)
    trades = a_step("roll", lambda page: asked(page, Trade) is not None, RollDiceOfShark)
    course = Course(Guide("shark", GUIDE.wish, (trades,)), table)
    course.begin()
    assert shown(course) == "roll"
    act(course, Orders((EndTrading(0),), roll=True))
    assert course.done == ("roll",)


def test_who_plays_on_has_read_it(window: MainWindow, held: InstantBots) -> None:
    course = lead(window, position(Speak), a_step("city"), a_step("bid", speaks, Bid, Pass))
    assert shown(course) == "city"
    act(course, Pass(0))
    assert course.done == ("city",)


def test_a_move_whose_moment_has_come_is_not_kept_waiting(window: MainWindow) -> None:
    steps = (
        a_step("bid", speaks, Bid),
        a_step("after the bid", speaks),
        a_step("place", places, Place),
        a_step("after the cube"),
    )
    match = position(PlaceCube)
    course = lead(window, match, *steps)
    assert shown(course) == "place"
    assert course.callout.number.text() == "Step 1 of 4"
    place_cube(course)
    assert course.done == ("place",)
    if table_of(course).turns.phase is Phase.DECIDING:
        assert shown(course) == "after the cube"


def test_what_leads_up_to_a_move_comes_before_it(window: MainWindow) -> None:
    """… also while something that stands before both is still to come."""
    steps = (a_step("roll", rolls, Roll), a_step("lot", speaks), a_step("bid", speaks, Bid, Pass))
    course = lead(window, position(Speak), *steps)
    assert shown(course) == "lot"
    MOUSE.click(course.callout.next)
    assert shown(course) == "bid"


def test_who_did_something_else_is_past_it(window: MainWindow) -> None:
    """A loan instead of a bid, and then another thing: the bid is no longer asked for; taken back, it is."""
    match = position(Speak)
    borrowed: list[bool] = []
    steps = (
        a_step("bid", lambda page: speaks(page) and not borrowed, Bid),
        a_step("placing", lambda page: speaks(page) and bool(borrowed), Place),
    )
    course = lead(window, match, *steps)
    assert shown(course) == "bid"
    borrowed.append(True)
    act(course, Borrow(0, match.setup.deal.colours[0][0]))
    assert shown(course) == "placing"
    assert course.done == ("bid",)
    assert course.callout.number.text() == "Step 2 of 2"
    borrowed.clear()
    MOUSE.command(table_of(course), "undo")
    assert shown(course) == "bid"
    assert course.done == ()


@pytest.mark.parametrize("decision", [RollDie, Speak, PlaceCube])
def test_the_guide_begins_in_the_middle_of_any_match(window: MainWindow, decision: type) -> None:
    for kinds, options in (("hbbb", {}), ("hb", {}), ("hbb", EXPERT)):
        course = lead(window, position(decision, kinds, **options))
        assert shown(course) == "city"
        MOUSE.click(course.callout.next)
        assert shown(course) == {RollDie: "roll", Speak: "lot", PlaceCube: "place"}[decision]
        assert wrong_with(course) == []
        course.stop()


@pytest.mark.parametrize("game", PLAYABLE)
def test_a_first_match_that_was_left_is_gone_on_with(window: MainWindow, game: str) -> None:
    """At the step that the match has come to, with its number."""
    match = deal_wish(guide_of(game).wish("Anna"))
    while 0 not in match.to_act or not over_in(match):
        play_on(match, 1)
    window.runner = EasyBots()  # type: ignore[assignment]
    table = sit_at(window, match)
    over = over_in(match)
    MOUSE.command(table, "guide")
    assert table.course is not None
    assert shown(table.course) == [step.key for step in guide_of(game).steps][len(over)]
    assert table.course.callout.number.text() == f"Step {len(over) + 1} of 8"


# --- back and forth ------------------------------------------------------------------------------


def test_what_is_taken_back_is_asked_for_again(window: MainWindow) -> None:
    course = lead(window, position(PlaceCube), a_step("place", places, Place), a_step("then"))
    table = table_of(course)
    place_cube(course)
    assert course.done == ("place",)
    assert shown(course) == "then"
    MOUSE.command(table, "undo")
    assert shown(course) == "place"
    assert course.done == ()
    MOUSE.command(table, "redo")
    assert course.done == ("place",)
    assert shown(course) == "then"


def test_what_has_been_read_is_not_read_again(window: MainWindow) -> None:
    course = lead(window, position(PlaceCube), a_step("read"), a_step("place", places, Place))
    table = table_of(course)
    MOUSE.click(course.callout.next)
    place_cube(course)
    assert shown(course) == "closing"
    MOUSE.command(table, "undo")
    assert shown(course) == "place"
    assert course.done == ("read",)


# --- the end -------------------------------------------------------------------------------------


def test_last_words(qtbot: QtBot, window: MainWindow) -> None:
    course = lead(window, position(Speak), a_step("one"))
    MOUSE.click(course.callout.next)
    assert shown(course) == "closing"
    assert "F1" in course.callout.text.text()
    assert wrong_with(course) == []
    with qtbot.waitSignal(course.finished):
        MOUSE.click(course.callout.next)
    assert not course.callout.isVisible()


def test_who_plays_on_needs_no_last_words(qtbot: QtBot, window: MainWindow) -> None:
    course = lead(window, position(Speak), a_step("one"))
    MOUSE.click(course.callout.next)
    assert shown(course) == "closing"
    with qtbot.waitSignal(course.finished):
        act(course, Pass(0))


def test_ending_it_leaves_the_match_going(qtbot: QtBot, window: MainWindow) -> None:
    course = lead(window, position(Speak), a_step("one"), a_step("two"))
    table, length = table_of(course), table_of(course).bridge.match.length
    ends: list[bool] = []
    course.finished.connect(lambda: ends.append(True))
    MOUSE.click(course.callout.end)
    course.stop()
    assert ends == [True]
    assert not course.callout.isVisible()
    assert table.turns.phase is Phase.DECIDING
    act(course, Pass(0))
    assert table.bridge.match.length > length
    rest(qtbot, table)
    assert course.step is None


def test_it_is_over_with_the_match(qtbot: QtBot, window: MainWindow) -> None:
    table = sit_at(window, finished())
    course = Course(GUIDE, table)
    with qtbot.waitSignal(course.finished):
        course.begin()
    assert course.step is None


def test_the_command_of_the_table_switches_it(window: MainWindow) -> None:
    course = learn(window, "big-shot")
    table = table_of(course)
    command = table.commands.command("guide")
    assert command.isChecked()
    QApplication.processEvents()
    assert course.callout.isVisible()
    QTest.keyClick(table, Qt.Key.Key_F2)
    assert not command.isChecked()
    assert table.course is None
    QTest.keyClick(table, Qt.Key.Key_F2)
    assert table.course is not None
    again = table.course
    QApplication.processEvents()
    MOUSE.click(again.callout.end)
    assert table.course is None
    assert not command.isChecked()


def test_leaving_the_table_ends_it(window: MainWindow) -> None:
    course = learn(window, "big-shot")
    ends: list[bool] = []
    course.finished.connect(lambda: ends.append(True))
    window.go_home()
    assert ends == [True]


# --- beside everything else ----------------------------------------------------------------------


def test_it_takes_the_focus_from_nobody(window: MainWindow) -> None:
    table = sit_at(window, position(Speak))
    before = QApplication.focusWidget()
    assert before is panel_of(table, AuctionPanel).amount
    course = Course(GUIDE, table)
    course.begin()
    assert shown(course) == "city"
    QTest.keyClick(before, Qt.Key.Key_F3)
    assert shown(course) == "lot"
    assert QApplication.focusWidget() is before


def test_a_focus_that_it_has_goes_back_to_the_table(window: MainWindow) -> None:
    course = lead(window, position(Speak), a_step("one"), a_step("bid", speaks, Bid, Pass))
    course.callout.next.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(course.callout.next, Qt.Key.Key_Return)
    assert shown(course) == "bid"
    assert QApplication.focusWidget() is panel_of(table_of(course), AuctionPanel).amount
    course.callout.end.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(course.callout.end, Qt.Key.Key_Return)
    assert QApplication.focusWidget() is panel_of(table_of(course), AuctionPanel).amount


def test_nobody_reads_it_behind_the_curtain(window: MainWindow) -> None:
    course = lead(window, position(Speak, "hhb", **EXPERT), a_step("one"))
    table = table_of(course)
    assert table.turns.phase is Phase.CALLING
    assert shown(course) == ""
    MOUSE.arrive(table)
    assert shown(course) == "one"


def test_a_hint_is_not_covered(qtbot: QtBot, window: MainWindow) -> None:
    course = lead(window, position(Speak), a_step("one", target=lambda page: None))
    table = table_of(course)
    with qtbot.waitSignal(table.turns.hinted):
        table.turns.ask_hint()
    QApplication.processEvents()
    assert table.why.isVisible()
    assert not course.callout.geometry().intersects(table.why.geometry())


def test_what_a_click_would_do_is_not_covered(window: MainWindow) -> None:
    """The callout makes way for the card beside the place that is pointed at; the ring is not drawn through it."""
    window.resize(900, 640)
    course = lead(
        window, position(PlaceCube), a_step("place", places, Place, target=lambda _: None)
    )
    table, callout = table_of(course), course.callout
    assert shown(course) == "place"
    scene = table.kit.scene
    assert isinstance(scene, CityScene)
    covered = 0
    for district in scene.placement.places:
        before = QRect(callout.geometry())
        scene.placement.point(district)
        QApplication.processEvents()
        card = course._sight.preview()
        assert card is not None
        assert not card.intersects(callout.geometry())
        assert not course.ring.seen.intersects(card)
        covered += card.intersects(before)
    assert covered
    scene.placement.point(NONE)
    QApplication.processEvents()
    assert course._sight.preview() is None


def test_a_key_for_another_callout_does_not_put_it_away(qtbot: QtBot, window: MainWindow) -> None:
    table = sit_at(window, position(Speak))
    table.pace.speed = "fast"
    try:
        course = Course(Guide("big-shot", GUIDE.wish, tuple(map(a_step, "abc"))), table)
        course.begin()
        assert shown(course) == "a"
        QTest.keyClick(table, Qt.Key.Key_F3)
        assert shown(course) == "a"
        qtbot.waitUntil(lambda: not course._fresh.isActive())
        for key in ("b", "c"):  # who reads on may do so quickly
            QTest.keyClick(table, Qt.Key.Key_F3)
            assert shown(course) == key
    finally:
        table.pace.speed = "off"


def test_the_window_changes_its_size(window: MainWindow) -> None:
    course = lead(window, position(Speak))
    for size in ((1400, 900), (1024, 640), (800, 600), (640, 480)):
        window.resize(*size)
        for _ in range(4):
            QApplication.processEvents()
        assert wrong_with(course) == [], size


@pytest.mark.usefixtures("painted")
def test_the_board_is_zoomed(window: MainWindow) -> None:
    course = lead(window, position(Speak))
    table = table_of(course)
    for name in ("zoom-in", "zoom-in", "zoom-out", "zoom-fit", "table"):
        MOUSE.command(table, name)
        for _ in range(3):
            QApplication.processEvents()
        assert course.target is not None
        assert wrong_with(course) == [] or name == "table"


def far(page: TablePage) -> QRectF:
    """A part of the board at its end."""
    end = page.kit.scene.sceneRect().bottomRight()
    return QRectF(end.x() - 60, end.y() - 60, 40, 40)


def test_the_board_stays_where_the_player_left_it(qtbot: QtBot, window: MainWindow) -> None:
    """While others speak, and while a guide says the same; a new step brings what it is about into sight."""
    table = sit_at(window, position(Negotiate, "hbbb", game="saludos-amigos"))
    steps = (a_step("talk", on_turn, Done, target=far), a_step("then", target=far))
    for _ in range(6):
        table.view.zoom_in()
    table.view.centerOn(0, 0)
    course = Course(Guide("saludos-amigos", GUIDE.wish, steps), table)
    course.begin()
    assert shown(course) == "talk"
    assert course.target is not None
    table.view.centerOn(0, 0)
    across, down = table.view.horizontalScrollBar(), table.view.verticalScrollBar()
    left = across.value(), down.value()
    length = table.bridge.match.length
    act(course, quick(table))
    qtbot.waitUntil(lambda: table.bridge.match.length > length + 1)
    assert shown(course) == "talk"
    assert (across.value(), down.value()) == left
    assert course.target is None
    act(course, Done(0))
    rest(qtbot, table)
    assert shown(course) == "then"
    assert course.target is not None


def test_another_language(qtbot: QtBot, window: MainWindow) -> None:
    course = lead(window, position(Speak), a_step("one"))
    before = QRect(course.callout.geometry())
    long = LongWords()
    with qtbot.waitSignal(course.callout.measured):
        QCoreApplication.installTranslator(long)
    QApplication.processEvents()
    assert course.callout.title.text() == "Next Next"
    assert course.callout.next.text() == "Next Next"
    assert wrong_with(course) == []
    with qtbot.waitSignal(course.callout.measured):
        QCoreApplication.removeTranslator(long)
    QApplication.processEvents()
    assert course.callout.title.text() == "Next"
    assert course.callout.geometry() == before


@pytest.mark.usefixtures("painted")
def test_another_theme_and_larger_letters(window: MainWindow) -> None:
    course = lead(window, position(Speak))
    usual = {"language": "en", "animation_speed": "off", "bot_pause": 0, "sound": False}
    before = QRect(course.callout.geometry())
    window.preferences.take_up(Settings(theme="dark", text_size=150, **usual))  # type: ignore[arg-type]
    for _ in range(4):
        QApplication.processEvents()
    assert course.callout.height() > before.height()
    assert wrong_with(course) == []
    window.preferences.take_up(Settings(theme="light", **usual))  # type: ignore[arg-type]
    for _ in range(4):
        QApplication.processEvents()
    assert course.callout.size() == before.size()
    assert wrong_with(course) == []


def test_every_step_is_announced_once(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []

    def hear(event: Any) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent) and event.object() is not table:
            heard.append(event.message().splitlines()[0])

    table = sit_at(window, position(Speak))
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    course = Course(GUIDE, table)
    course.begin()
    assert shown(course) == "city"
    window.resize(1000, 680)
    QApplication.processEvents()
    MOUSE.click(course.callout.next)
    assert shown(course) == "lot"
    assert heard == [GUIDE.steps[0].title(), GUIDE.steps[2].title()]


def test_where_rules_are_wanted(qtbot: QtBot, window: MainWindow) -> None:
    course = lead(window, position(Speak), a_step("one"))
    with qtbot.waitSignal(course.rule_wanted) as wanted:
        MOUSE.click(course.callout.rule)
    assert wanted.args == ["BS-11"]
    assert shown(course) == "one"


def test_bots_let_somebody_read(window: MainWindow, held: InstantBots) -> None:
    table = sit_at(window, position(Negotiate, "hbbb", game="saludos-amigos"))
    turns = table.turns
    assert isinstance(turns, OpenTurns)
    course = Course(Guide("saludos-amigos", GUIDE.wish, (a_step("one"),)), table)
    course.begin()
    assert shown(course) == "one"
    assert not held.waiting
    heard = len(held.asked)
    MOUSE.click(course.callout.end)
    assert len(held.asked) == heard + 1


def test_dice_that_roll_by_themselves_need_no_step(qtbot: QtBot, window: MainWindow) -> None:
    course = lead(window, position(RollDie, "hbbb"), a_step("roll", rolls, Roll), a_step("then"))
    table = table_of(course)
    table.follow(window.preferences.settings.model_copy(update={"confirm_roll": False}))
    rest(qtbot, table)
    assert course.done == ("roll",)
    assert shown(course) == "then"
