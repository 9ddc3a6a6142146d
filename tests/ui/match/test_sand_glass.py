"""The sand-glass of open talk: its sand, its figures, and what it says shortly before it ends."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bigshot_desktop.ui.look import theme
from bigshot_desktop.ui.match.sand_glass import SandGlass
from bigshot_desktop.ui.play.talk_clock import TalkClock


class Offers:
    """Those whose offers are open."""

    players = ""


@pytest.fixture
def clock(qapp: QApplication) -> TalkClock:
    return TalkClock()


@pytest.fixture
def offers() -> Offers:
    return Offers()


@pytest.fixture
def glass(qtbot: QtBot, clock: TalkClock, offers: Offers) -> SandGlass:
    glass = SandGlass(clock, lambda: offers.players)
    qtbot.addWidget(glass)
    return glass


def sees(glass: SandGlass, colour: QColor) -> bool:
    glass.resize(30 * glass.fontMetrics().height(), glass.sizeHint().height())
    image = glass.grab().toImage()
    across, down = range(image.width()), range(image.height())
    return any(image.pixelColor(x, y) == colour for x in across for y in down)


def test_it_is_there_while_there_is_a_time_limit(clock: TalkClock, glass: SandGlass) -> None:
    assert glass.isHidden()
    clock.limit_time(90)
    assert not glass.isHidden()
    assert glass.time == "1:30"
    assert glass.accessibleName() == glass.toolTip() == "Sand-glass: 1:30 left"
    clock.limit_time(0)
    assert glass.isHidden()


def test_its_figures_are_larger_than_the_text(clock: TalkClock, glass: SandGlass) -> None:
    assert glass._bold().pointSizeF() > glass.font().pointSizeF()


def test_little_sand_is_a_warning(clock: TalkClock, glass: SandGlass) -> None:
    danger = theme.current().danger
    clock.limit_time(60)
    assert not sees(glass, danger)
    clock.limit_time(9)
    assert sees(glass, danger)


def test_it_says_what_lapses_before_it_does(
    qtbot: QtBot, clock: TalkClock, glass: SandGlass, offers: Offers
) -> None:
    warned: list[str] = []
    glass.warned.connect(warned.append)
    offers.players = "Bea and Dora"
    clock.limit_time(60)
    assert glass.warning == ""
    clock.limit_time(9)
    assert glass.warning == "At 0:00 open offers lapse: Bea and Dora"
    assert glass.warning in glass.accessibleName()
    offers.players = ""
    clock.changed.emit()
    assert glass.warning == "", "nothing lapses any more"
    offers.players = "Bea"
    clock._limit.setInterval(1)
    with qtbot.waitSignal(clock.time_up):
        pass
    assert glass.warning == "Time is up: open offers lapse"
    assert warned == ["At 0:00 open offers lapse: Bea and Dora", "", glass.warning]


def test_that_the_sand_has_run_is_said(qtbot: QtBot, clock: TalkClock, glass: SandGlass) -> None:
    clock.limit_time(30)
    clock._limit.setInterval(1)
    with qtbot.waitSignal(clock.time_up):
        pass
    assert glass.accessibleName() == glass.warning == "Time is up"
