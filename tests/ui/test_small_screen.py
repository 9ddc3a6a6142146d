"""A screen of 800×600: the window fits on it, and everything in the window can be seen and reached."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QAbstractButton, QComboBox, QScrollArea, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from bigshot_desktop.games import ENTRIES
from bigshot_desktop.games.big_shot.rules.decisions import (
    ChoosePurse,
    ConsiderLoan,
    PlaceCube,
    RollDie,
    Speak,
)
from bigshot_desktop.games.saludos_amigos.rules.decisions import ConsiderCall
from bigshot_desktop.games.shark.rules.decisions import (
    ChooseShare,
    CoverLoss,
    PlaceBuilding,
    RollDice,
    Trade,
)
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.match.curtain import Curtain
from bigshot_desktop.ui.match.why import WhyBox
from bigshot_desktop.ui.play.turns import Phase
from bigshot_desktop.ui.widgets.scrolling import ScrollPage
from tests.ui.fixtures import clear_away
from tests.ui.geometry import flaws, settle
from tests.ui.positions import EXPERT, asked, finished, sit_at


@pytest.fixture
def paints() -> bool:
    return False


SMALL = QSize(800, 600)
SHARK = {"game": "shark"}
DECISIONS: tuple[tuple[type, str, dict[str, Any]], ...] = (
    (RollDie, "hbbb", {}),
    (Speak, "hbbb", {}),
    (Speak, "hb", {}),
    (ConsiderLoan, "hbb", EXPERT),
    (ChoosePurse, "hb", {}),
    (PlaceCube, "hb", {}),
    (PlaceCube, "hbbb", {}),
    (ChooseShare, "hbbbbb", {**SHARK, "start_share": "chosen"}),
    (RollDice, "hb", SHARK),
    (Trade, "hb", SHARK),
    (CoverLoss, "hbbb", SHARK),
    (PlaceBuilding, "hbbbbb", {**SHARK, "variant_3": "yes"}),
    (Trade, "hbbbbb", SHARK),
)


@pytest.fixture
def small(window: MainWindow) -> MainWindow:
    window.resize(SMALL)
    settle(window)
    return window


def wrong_with(window: MainWindow) -> list[str]:
    """All flaws of what the window shows now, and of what scrolls in it."""
    settle(window)
    found = flaws(window, WhyBox, Curtain)
    for area in window.findChildren(ScrollPage):
        if area.isVisible():
            found += flaws(area.page)
            if area.page.width() > area.viewport().width():
                found.append(f"{area.page} is wider than what is seen of it")
    if window.size() != SMALL:
        found.append(f"the window is {window.size().toTuple()}")
    return found


def unreachable(whole: QWidget) -> list[str]:
    """Controls that cannot be clicked where they are."""
    found: list[str] = []
    for kind in (QAbstractButton, QComboBox, QSpinBox):
        for control in whole.findChildren(kind):
            seen = control.visibleRegion().contains(control.rect().center())
            if control.isVisible() and not seen:
                found.append(control.accessibleName() or repr(control))
    return found


def test_home_and_new_match(small: MainWindow) -> None:
    assert wrong_with(small) == []
    for game in ENTRIES:
        small.choose_match(game)
        assert wrong_with(small) == []
        assert small.new_match is not None
        assert small.new_match.isVisible()


def test_the_window_can_be_smaller_still(small: MainWindow) -> None:
    assert small.minimumSizeHint().width() <= 640
    assert small.minimumSizeHint().height() <= 480


def test_every_decision(small: MainWindow) -> None:
    for decision, kinds, options in DECISIONS:
        table = sit_at(small, asked(decision, kinds, **options))
        clear_away()  # the table before
        assert wrong_with(small) == []
        assert unreachable(table.bar) == []
        assert unreachable(table.commands) == []
        assert table.view.height() >= 200
    for name in ("table", *(side_page.name for side_page in table.game_table.side_pages)):
        table.commands.command(name).trigger()
        assert not table.centre.on_board
        assert wrong_with(small) == []


def test_hint_and_notice(qtbot: QtBot, small: MainWindow) -> None:
    table = sit_at(small, asked(Speak))
    with qtbot.waitSignal(table.turns.hinted):
        table.turns.ask_hint()
    assert table.why.isVisible()
    assert wrong_with(small) == []
    assert table.rect().contains(table.why.geometry())
    small.notice.show_message(
        "Something went wrong, and it takes more than one line to tell what. " * 3
    )
    assert wrong_with(small) == []
    assert unreachable(table.bar) == []


def test_the_curtain(small: MainWindow) -> None:
    table = sit_at(small, asked(ConsiderCall, "hhbb", game="saludos-amigos"))
    assert table.turns.phase is Phase.CALLING
    assert wrong_with(small) == []
    assert unreachable(table.curtain) == []


@pytest.mark.parametrize(("kinds", "options"), [("hb", {}), ("hbbb", {}), ("hbbbbb", SHARK)])
def test_the_end_sheet(small: MainWindow, kinds: str, options: dict[str, Any]) -> None:
    table = sit_at(small, finished(kinds, **options))
    assert table.end_sheet is not None
    assert table.end_sheet.isVisible()
    assert wrong_with(small) == []
    for area in table.end_sheet.findChildren(QScrollArea):
        bar = area.horizontalScrollBar()
        assert bar.maximum() == 0 or bar.isVisible()
