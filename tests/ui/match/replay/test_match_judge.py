"""What bots tell of a match that is looked at again: turning points on the slider, and why a step was taken."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bigshot_desktop.bots.levels import BOTS
from bigshot_desktop.engine.game import EVERYONE
from bigshot_desktop.table.thinker import sight_of
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.match.replay import match_judge
from bigshot_desktop.ui.match.replay.replay_page import ReplayPage
from bigshot_desktop.ui.match.replay.turning_points import lead_changes, swings
from tests.ui.positions import finished

GAME = "saludos-amigos"
"""Its positions are judged quickest."""


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match_judge, "REST", 0)


def opened(window: MainWindow) -> ReplayPage:
    window.matches.runner.judges = True  # type: ignore[union-attr]
    window.matches.replays.open_match(finished("hbbb", game=GAME))
    page = window.matches.replays.page
    assert page is not None
    return page


def test_the_lead_is_marked_at_once_and_the_chances_when_they_are_known(
    qtbot: QtBot, window: MainWindow
) -> None:
    page = opened(window)
    judge, slider = page.judge, page.bar.slider
    assert judge is not None
    assert page.history is not None
    assert list(slider.marks) == lead_changes(page.history)
    assert "somebody goes ahead" in slider.toolTip()
    qtbot.waitUntil(lambda: judge.is_done)
    match = page.bridge.whole
    assert len(judge.chances) == match.length + 1
    tell = BOTS[GAME].standing
    assert tell is not None
    half = match.length // 2
    assert judge.chances[half] == tuple(tell(sight_of(match.before(half + 1), EVERYONE)))
    found = swings(judge.chances, page.turn_starts)
    assert found
    assert [mark.value for mark in slider.marks] == [one.step for one in found]
    assert "the chances to win" in slider.toolTip()


def test_why_tells_of_a_person_s_step_and_of_a_bot_s(qtbot: QtBot, window: MainWindow) -> None:
    page = opened(window)
    judge, box = page.judge, page.explanations.box
    assert judge is not None
    steps = page.bridge.whole.steps_after(0)
    own = next(step.number for step in steps if step.action.seat == 0)
    other = next(step.number for step in steps if step.action.seat == 1)
    for number, title in ((own, "What Anna did"), (other, "Why Bea did this")):
        page.playback.go_to(number)
        with qtbot.waitSignal(judge.looked_back):
            QTest.keyClick(page, Qt.Key.Key_W)
        assert page.bridge.position == number
        assert box.isVisible()
        assert box.title.text() == title
        assert box._back is not None
        assert box._back.before
        page.playback.step(1)
        assert not box.isVisible()
    qtbot.waitUntil(lambda: judge.is_done)  # it was interrupted, and goes on


def test_a_line_of_the_log_answers_why(qtbot: QtBot, window: MainWindow) -> None:
    page = opened(window)
    assert page.judge is not None
    row, entry = next(
        (row, entry) for row, entry in enumerate(page.log.entries) if entry.explainable
    )
    with qtbot.waitSignal(page.judge.explained):
        page.sidebar.log.why_wanted.emit(entry.step)
    assert page.bridge.position == page.log.entries[row].step
    assert page.explanations.box.isVisible()


def test_nobody_is_asked_about_a_match_that_is_not_over(window: MainWindow) -> None:
    window.matches.replays.open_match(finished("hbbb", game=GAME).before(30))
    page = window.matches.replays.page
    assert page is not None
    assert page.judge is None
    assert not any(entry.answers_why for entry in page.log.entries)


def test_what_is_left_asks_no_more(window: MainWindow) -> None:
    page = opened(window)
    bots = window.matches.runner
    window.matches.replays.close()
    QApplication.processEvents()
    assert page.judge is not None
    assert not page.judge.chances
    assert bots.asked == []  # type: ignore[union-attr]
