"""What a callout points at is found wherever it goes: on a zoomed board, in a list that scrolls, behind tabs."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bigshot_desktop.games.big_shot.rules.decisions import PlaceCube, Speak
from bigshot_desktop.games.big_shot.window.board.city import CityScene
from bigshot_desktop.games.big_shot.window.panels.auction import AuctionPanel
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.match.guide.target import GuideTarget
from bigshot_desktop.ui.match.table_page import TablePage
from tests.ui.geometry import settle
from tests.ui.input import panel_of
from tests.ui.positions import asked, sit_at


def table_of(window: MainWindow, decision: type = Speak) -> TablePage:
    table = sit_at(window, asked(decision, "hbbb"))
    settle(window)
    return table


def block(table: TablePage, number: int) -> QRectF:
    scene = table.game_table.scene
    assert isinstance(scene, CityScene)
    return scene.plan.blocks[number].outline.boundingRect()


def on_page(table: TablePage, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(table, QPoint()), widget.size())


def test_a_widget(guided_window: MainWindow) -> None:
    table = table_of(guided_window)
    guide_target = GuideTarget(table)
    button = panel_of(table, AuctionPanel).pass_
    guide_target.look_at(button)
    assert guide_target.place() == on_page(table, button)


def test_a_widget_that_moves_is_followed(qtbot: QtBot, guided_window: MainWindow) -> None:
    table = table_of(guided_window)
    guide_target = GuideTarget(table)
    button = panel_of(table, AuctionPanel).pass_
    guide_target.look_at(button)
    QApplication.processEvents()
    with qtbot.waitSignal(guide_target.moved):
        guided_window.resize(900, 640)
    settle(guided_window)
    assert guide_target.place() == on_page(table, button)
    guide_target.look_at(None)
    assert guide_target.place() is None


@pytest.mark.usefixtures("painted_guide")
def test_a_part_of_the_board_is_followed_through_zoom_and_scrolling(
    qtbot: QtBot, guided_window: MainWindow
) -> None:
    table = table_of(guided_window)
    guide_target = GuideTarget(table)
    guide_target.look_at(block(table, 6))
    whole = guide_target.place()
    assert whole is not None
    with qtbot.waitSignal(guide_target.moved):
        table.view.zoom_in()
        table.view.zoom_in()
    larger = guide_target.place()
    assert larger is not None
    assert larger.height() > whole.height()
    settle(guided_window)
    bar = table.view.verticalScrollBar()
    with qtbot.waitSignal(guide_target.moved):
        bar.setValue(bar.value() + 20)
    lower = guide_target.place()
    assert lower is not None
    assert lower.top() == larger.top() - 20 or lower.height() != larger.height()


def test_a_part_of_the_board_that_is_out_of_sight_comes_into_it(guided_window: MainWindow) -> None:
    table = table_of(guided_window)
    guide_target = GuideTarget(table)
    for _ in range(6):
        table.view.zoom_in()
    table.view.centerOn(0, 0)
    settle(guided_window)
    corner = table.game_table.scene.sceneRect()
    far = QRectF(corner.right() - 60, corner.bottom() - 60, 40, 40)
    assert guide_target.of(far) is None
    guide_target.look_at(far)
    assert guide_target.place() is not None
    table.view.centerOn(0, 0)
    assert guide_target.place() is None


def test_an_outline_is_followed(guided_window: MainWindow) -> None:
    """As far as all of it can be seen; else it is the box that is."""
    table = table_of(guided_window)
    scene = table.game_table.scene
    assert isinstance(scene, CityScene)
    district = scene.plan.blocks[6].outline
    guide_target = GuideTarget(table)
    guide_target.look_at(district)
    place, outline = guide_target.place(), guide_target.outline()
    assert place == guide_target.of(district.boundingRect())
    assert place is not None
    assert outline is not None
    assert QRectF(place).adjusted(-2, -2, 2, 2).contains(outline.boundingRect())
    assert outline.elementCount() == district.elementCount()
    guide_target.look_at(district.boundingRect())
    assert guide_target.outline() is None
    for _ in range(8):
        table.view.zoom_in()
    guide_target.look_at(district)
    assert guide_target.place() is not None
    assert guide_target.outline() is None


def test_the_table_stands_for_the_board(guided_window: MainWindow) -> None:
    table = table_of(guided_window, PlaceCube)
    guide_target = GuideTarget(table)
    guide_target.look_at(block(table, 6))
    table.commands.command("table").trigger()
    settle(guided_window)
    assert guide_target.place() == on_page(table, table.centre)


def test_what_is_behind_a_tab_is_looked_for_at_the_tabs(guided_window: MainWindow) -> None:
    table = table_of(guided_window)
    guided_window.resize(800, 560)
    settle(guided_window)
    assert not table.sidebar.log.isVisible()
    guide_target = GuideTarget(table)
    guide_target.look_at(table.sidebar.log)
    place = guide_target.place()
    assert place is not None
    assert on_page(table, table.sidebar).contains(place)
    assert guide_target.of(table.sidebar.log) is None


def test_a_card_further_down_comes_into_sight(guided_window: MainWindow) -> None:
    table = table_of(guided_window)
    guided_window.resize(800, 560)
    settle(guided_window)
    card = table.sidebar.cards.cards[3]
    guide_target = GuideTarget(table)
    guide_target.look_at(card)
    settle(guided_window)
    assert guide_target.place() == on_page(table, card)


def test_what_is_gone_is_not_looked_for(guided_window: MainWindow) -> None:
    table = table_of(guided_window)
    thing = QWidget(table)
    thing.setGeometry(10, 10, 50, 50)
    thing.show()
    guide_target = GuideTarget(table)
    guide_target.look_at(thing)
    assert guide_target.place() == QRect(10, 10, 50, 50)
    thing.hide()
    assert guide_target.place() is None
