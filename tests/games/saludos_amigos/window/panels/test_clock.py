"""The strip of open talk: who is about to speak, for how long not yet, and the sand in the glass."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QRect
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bigshot_desktop.games.saludos_amigos.window.panels.clock import ClockStrip
from bigshot_desktop.ui.look import theme
from bigshot_desktop.ui.play.talk_clock import TalkClock
from tests.games.saludos_amigos.rules.positions import Table
from tests.games.saludos_amigos.window.panels.questions import saludos_bridge
from tests.games.saludos_amigos.window.panels.talks import negotiation, talk_bridge
from tests.ui.geometry import LongWords


@pytest.fixture
def clock(qapp: QApplication) -> TalkClock:
    return TalkClock()


@pytest.fixture
def strip(qtbot: QtBot, clock: TalkClock) -> ClockStrip:
    strip = ClockStrip(clock)
    qtbot.addWidget(strip)
    strip.attend(saludos_bridge(Table(4)))
    return strip


def reach(strip: ClockStrip, colour: QColor) -> int:
    """How far to the right a colour is seen on a strip."""
    strip.resize(strip.sizeHint())
    image = strip.grab().toImage()
    return max(
        (
            x
            for x in range(image.width())
            for y in range(image.height())
            if image.pixelColor(x, y) == colour
        ),
        default=0,
    )


def test_the_bot_that_is_about_to_speak_is_named(clock: TalkClock, strip: ClockStrip) -> None:
    place = strip.sizeHint()
    assert strip.text == ""
    clock.announce(2, 4000)
    assert strip.text == strip.accessibleName() == strip.toolTip() == "Carl is about to speak"
    assert strip.sizeHint() == place
    clock.clear_speaker()
    assert strip.text == strip.accessibleName() == ""
    assert strip.sizeHint() == place


def test_the_bar_shrinks(
    clock: TalkClock, strip: ClockStrip, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock.announce(1, 4000)
    ends = []
    for left in (4000, 2000, 0):
        monkeypatch.setattr(TalkClock, "pause_left", left)
        ends.append(reach(strip, theme.current().brass))
    assert ends[0] > 1.8 * ends[1] > ends[2] == 0


def test_the_glass_shows_its_sand(clock: TalkClock, strip: ClockStrip) -> None:
    narrow = strip.sizeHint().width()
    clock.limit_time(90)
    assert strip.time == "1:30"
    assert strip.accessibleName() == "Sand-glass: 1:30 left"
    assert strip.sizeHint().width() > narrow
    clock.announce(1, 4000)
    assert strip.accessibleName() == "Bea is about to speak\nSand-glass: 1:30 left"
    clock.limit_time(0)
    assert strip.time == ""
    assert strip.sizeHint().width() == narrow


def test_little_sand_is_a_warning(clock: TalkClock, strip: ClockStrip) -> None:
    danger = theme.current().danger
    clock.limit_time(60)
    assert not reach(strip, danger)
    clock.limit_time(9)
    assert reach(strip, danger)


@pytest.mark.parametrize("kinds", ["hbbb", "hhhh"])
def test_that_the_sand_has_run_is_said(qtbot: QtBot, clock: TalkClock, kinds: str) -> None:
    strip = ClockStrip(clock)
    qtbot.addWidget(strip)
    strip.attend(saludos_bridge(Table(4), kinds))
    clock.limit_time(30)
    place = strip.sizeHint()
    words = place.width() - strip._glass_width()
    assert reach(strip, theme.current().danger) == 0
    clock._limit.setInterval(1)
    with qtbot.waitSignal(clock.time_up):
        pass
    assert strip.text == strip.accessibleName() == "Time is up"
    assert strip.sizeHint() == place
    image = strip.grab(QRect(0, 0, words, place.height())).toImage()
    seen = {image.pixel(x, y) for x in range(image.width()) for y in range(image.height())}
    assert theme.current().danger.rgb() in seen


def test_it_is_there_only_where_time_matters(qtbot: QtBot, clock: TalkClock) -> None:
    strip = ClockStrip(clock)
    qtbot.addWidget(strip)
    assert strip.isHidden()
    strip.attend(saludos_bridge(Table(4), "hhhh"))
    assert strip.isHidden()
    clock.limit_time(60)
    assert not strip.isHidden()
    clock.limit_time(0)
    assert strip.isHidden()


def test_in_another_language(clock: TalkClock, strip: ClockStrip) -> None:
    clock.announce(1, 4000)
    before, long = strip.text, LongWords()
    QCoreApplication.installTranslator(long)
    try:
        QCoreApplication.sendPostedEvents(None)
        QApplication.processEvents()
        assert len(strip.text) > len(before)
    finally:
        QCoreApplication.removeTranslator(long)


def test_it_is_said_what_lapses_before_it_does(clock: TalkClock, strip: ClockStrip) -> None:
    table = negotiation()
    strip.attend(talk_bridge(table))
    clock.limit_time(60)
    assert "lapse" not in strip.text
    clock.limit_time(9)
    assert strip.text == "", "nothing is on the table"
    table.offer(1, {1: 3, 0: 4})
    table.offer(3, {3: 3, 0: 2, 2: 2})
    strip.attend(talk_bridge(table))
    assert strip.text == "At 0:00 open offers lapse: Bea and Dora"
    assert strip.text in strip.accessibleName()
    clock._limit.stop()
    clock.changed.emit()
    assert strip.text == "Time is up: open offers lapse"
