"""A guide can be leafed through backwards, and says so when it has nothing to say."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip

from bigshot_desktop.games.big_shot.rules.actions import Bid, Pass
from bigshot_desktop.games.big_shot.rules.decisions import Speak
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.match.guide.guide_runner import GuideRunner
from bigshot_desktop.ui.match.guide.waiting import for_a_moment, for_a_move
from tests.ui.match.guide.leading import a_step, act, lead, speaks, table_of
from tests.ui.positions import asked as position


@pytest.fixture
def paints() -> bool:
    return False


def press(guide_runner: GuideRunner, *, back: bool = False) -> None:
    """The key that leads on, or back."""
    held = Qt.KeyboardModifier.ShiftModifier if back else Qt.KeyboardModifier.NoModifier
    QTest.keyClick(table_of(guide_runner), Qt.Key.Key_F3, held)
    QApplication.processEvents()


def read(guide_runner: GuideRunner) -> tuple[str, str]:
    """What is read now: its title and its number; nothing while nothing is."""
    callout = guide_runner.callout
    assert callout.isVisible()
    return callout.title.text(), callout.number.text()


def test_what_was_passed_can_be_read_again(guided_window: MainWindow) -> None:
    steps = (a_step("one"), a_step("two"), a_step("bid", speaks, Bid, Pass))
    guide_runner = lead(guided_window, position(Speak), *steps)
    callout = guide_runner.callout
    assert not callout.back.isVisible()
    told = [read(guide_runner)]
    for _ in range(2):
        press(guide_runner)
        told.append(read(guide_runner))
    assert len(set(told)) == 3
    assert not callout.next.isVisible()  # it waits for a move
    for place in (1, 0):
        press(guide_runner, back=True)
        assert read(guide_runner) == told[place]
        assert callout.next.isVisible()
        assert callout.back.isVisible() == bool(place)
    press(guide_runner, back=True)
    assert read(guide_runner) == told[0]
    for place in (1, 2):
        press(guide_runner)
        assert read(guide_runner) == told[place]
    assert not callout.next.isVisible()
    assert guide_runner.done == ("one", "two")


def test_who_plays_on_has_read_enough(guided_window: MainWindow) -> None:
    steps = (a_step("one"), a_step("bid", speaks, Bid, Pass))
    guide_runner = lead(guided_window, position(Speak), *steps)
    press(guide_runner)
    press(guide_runner, back=True)
    act(guide_runner, Pass(0))
    assert guide_runner.done == ("one", "bid")


def test_the_last_words_can_be_left_for_a_moment(guided_window: MainWindow) -> None:
    guide_runner = lead(guided_window, position(Speak), a_step("one"))
    press(guide_runner)
    assert guide_runner.closing
    press(guide_runner, back=True)
    assert read(guide_runner)[1] == "Step 1"
    press(guide_runner)
    assert guide_runner.closing
    assert guide_runner.callout.next.text() == "Play on"


def test_it_says_that_more_comes_later(guided_window: MainWindow) -> None:
    steps = (a_step("one"), a_step("later", lambda _: False))
    guide_runner = lead(guided_window, position(Speak), *steps)
    press(guide_runner)
    assert guide_runner.callout.isHidden()
    assert QToolTip.text() == for_a_moment()
    QToolTip.hideText()
    press(guide_runner)
    assert QToolTip.text() == for_a_moment()
    press(guide_runner, back=True)
    assert read(guide_runner)[1] == "Step 1"
    press(guide_runner)
    assert guide_runner.callout.isHidden()


def test_it_says_that_it_waits_for_a_move(guided_window: MainWindow) -> None:
    guide_runner = lead(guided_window, position(Speak), a_step("bid", speaks, Bid, Pass))
    press(guide_runner)
    assert QToolTip.text() == for_a_move()
