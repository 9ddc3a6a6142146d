"""The strip of open talk: who is about to speak, and for how long not yet."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bigshot_desktop.games.saludos_amigos.window.panels.clock import ClockStrip
from bigshot_desktop.ui.look import theme
from bigshot_desktop.ui.play.talk_clock import TalkClock
from tests.games.saludos_amigos.rules.positions import Table
from tests.games.saludos_amigos.window.panels.questions import saludos_bridge
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


def test_it_is_there_only_where_bots_talk(qtbot: QtBot, clock: TalkClock) -> None:
    strip = ClockStrip(clock)
    qtbot.addWidget(strip)
    assert strip.isHidden()
    strip.attend(saludos_bridge(Table(4), "hhhh"))
    assert strip.isHidden()
    clock.limit_time(60)
    assert strip.isHidden(), "the sand-glass has a place of its own"


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
