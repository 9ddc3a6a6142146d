"""A guide beside everything else at the table: focus, other pages, the board's zoom, sizes, themes, languages."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QRect, QRectF, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bigshot_desktop.games.big_shot.rules.actions import Bid, Pass, Place, Roll
from bigshot_desktop.games.big_shot.rules.decisions import PlaceCube, RollDie, Speak
from bigshot_desktop.games.big_shot.window.board.city import CityScene
from bigshot_desktop.games.big_shot.window.guide import GUIDE
from bigshot_desktop.games.big_shot.window.panels.auction import AuctionPanel
from bigshot_desktop.games.saludos_amigos.rules.actions import Done
from bigshot_desktop.games.saludos_amigos.rules.decisions import ConsiderCall, Negotiate
from bigshot_desktop.table.settings import Settings
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.match.bubbles import Bubble
from bigshot_desktop.ui.match.guide.guide_runner import GuideRunner
from bigshot_desktop.ui.match.guide.steps import (
    Guide,
    on_turn,
)
from bigshot_desktop.ui.match.table_page import TablePage
from bigshot_desktop.ui.models.placement import NONE
from bigshot_desktop.ui.play.open_turns import OpenTurns
from bigshot_desktop.ui.play.turns import Phase
from bigshot_desktop.ui.widgets.portrait import Face
from bigshot_desktop.ui.widgets.rule_requests import rule_requests
from tests.games.saludos_amigos.window.input import cheapest_offer
from tests.ui.geometry import LongWords
from tests.ui.input import Mouse, panel_of
from tests.ui.match.guide.leading import (
    a_step,
    act,
    lead,
    places,
    rolls,
    shown,
    speaks,
    table_of,
)
from tests.ui.match.guide.playing import rest, wrong_with
from tests.ui.players import InstantBots
from tests.ui.positions import asked as position
from tests.ui.positions import sit_at

MOUSE = Mouse()


def test_it_takes_the_focus_from_nobody(guided_window: MainWindow) -> None:
    table = sit_at(guided_window, position(Speak))
    before = QApplication.focusWidget()
    assert before is panel_of(table, AuctionPanel).amount
    guide_runner = GuideRunner(GUIDE, table)
    guide_runner.begin()
    for key in ("aim", "city"):
        assert shown(guide_runner) == key
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
    guide_runner = lead(
        guided_window, position(ConsiderCall, "hhbb", game="saludos-amigos"), a_step("one")
    )
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


@pytest.mark.parametrize("scheme", ["usual", "big table"])
def test_neither_whose_turn_it_is_nor_the_keys_are_covered(
    guided_window: MainWindow, scheme: str
) -> None:
    guide_runner = lead(guided_window, position(Speak), a_step("one", target=lambda page: None))
    table, callout = table_of(guide_runner), guide_runner.callout
    table.commands.command("big-table").setChecked(scheme == "big table")
    QApplication.processEvents()
    assert shown(guide_runner) == "one"
    for part in (table.banner, table.big_seats, table.sidebar, table.bar):
        assert not (part.isVisible() and callout.geometry().intersects(part.geometry())), part
    table.switch_keys()
    QApplication.processEvents()
    guide_runner._place()  # as it does whenever anything moves
    assert callout.isVisible()
    there = table.childAt(table.keys.geometry().center())
    assert there is not None
    assert table.keys.isAncestorOf(there)


def test_what_a_bot_says_is_not_covered(guided_window: MainWindow) -> None:
    guide_runner = lead(guided_window, position(Speak), a_step("one", target=lambda page: None))
    table, callout = table_of(guide_runner), guide_runner.callout
    assert shown(guide_runner) == "one"
    bubble = Bubble(Face("Bea", is_bot=True), table.view)
    table.bubbles.bubbles[1] = bubble
    bubble.say("I would have paid more for these cubes.", 10**6)
    bubble.move(table.view.mapFrom(table, callout.geometry().topLeft()))
    guide_runner._place()
    there = QRect(bubble.mapTo(table, bubble.rect().topLeft()), bubble.size())
    assert not callout.geometry().intersects(there)


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
        table.commands.command(name).trigger()
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
    table = sit_at(guided_window, position(Negotiate, "hbbb", 2, game="saludos-amigos"))
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
    assert shown(guide_runner) == "aim"
    guided_window.resize(1000, 680)
    QApplication.processEvents()
    MOUSE.click(guide_runner.callout.next)
    assert shown(guide_runner) == "city"
    assert heard == [GUIDE.steps[0].title(), GUIDE.steps[1].title()]


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


def test_a_guide_that_waits_does_nothing(
    guided_window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As it was measured: each time it was put in its place, the page was laid out anew, and it was placed again."""
    guide_runner = lead(guided_window, position(Speak), a_step("one"))
    assert shown(guide_runner) == "one"
    for _ in range(10):
        QApplication.processEvents()
    placed: list[QRect] = []
    surround = guide_runner.highlight.surround

    def count(target: QRect | None, callout: QRect, **how: Any) -> None:
        placed.append(callout)
        surround(target, callout, **how)

    monkeypatch.setattr(guide_runner.highlight, "surround", count)
    for _ in range(50):
        QApplication.processEvents()
    assert placed == []
    guided_window.resize(1000, 720)
    QApplication.processEvents()
    QApplication.processEvents()
    assert placed
