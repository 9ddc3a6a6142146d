"""What a callout points at is found wherever it goes: on a zoomed board, in a list that scrolls, behind tabs."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bigshot_desktop.rules.big_shot.decisions import PlaceCube, Speak
from bigshot_desktop.ui.boards.big_shot.city import CityScene
from bigshot_desktop.ui.guides.sight import Sight
from bigshot_desktop.ui.panels.big_shot.auction import AuctionPanel
from bigshot_desktop.ui.windows.main_window import MainWindow
from bigshot_desktop.ui.windows.table_page import TablePage
from tests.ui.geometry import settle
from tests.ui.hands import panel_of
from tests.ui.positions import asked, sit_at


def table_of(window: MainWindow, decision: type = Speak) -> TablePage:
    table = sit_at(window, asked(decision, "hbbb"))
    settle(window)
    return table


def block(table: TablePage, number: int) -> QRectF:
    scene = table.kit.scene
    assert isinstance(scene, CityScene)
    return scene.plan.blocks[number].outline.boundingRect()


def on_page(table: TablePage, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(table, QPoint()), widget.size())


def test_a_widget(window: MainWindow) -> None:
    table = table_of(window)
    sight = Sight(table)
    button = panel_of(table, AuctionPanel).pass_
    sight.look_at(button)
    assert sight.place() == on_page(table, button)


def test_a_widget_that_moves_is_followed(qtbot: QtBot, window: MainWindow) -> None:
    table = table_of(window)
    sight = Sight(table)
    button = panel_of(table, AuctionPanel).pass_
    sight.look_at(button)
    QApplication.processEvents()
    with qtbot.waitSignal(sight.moved):
        window.resize(900, 640)
    settle(window)
    assert sight.place() == on_page(table, button)
    sight.look_at(None)
    assert sight.place() is None


@pytest.mark.usefixtures("painted")
def test_a_part_of_the_board_is_followed_through_zoom_and_scrolling(
    qtbot: QtBot, window: MainWindow
) -> None:
    table = table_of(window)
    sight = Sight(table)
    sight.look_at(block(table, 6))
    whole = sight.place()
    assert whole is not None
    with qtbot.waitSignal(sight.moved):
        table.view.zoom_in()
        table.view.zoom_in()
    larger = sight.place()
    assert larger is not None
    assert larger.height() > whole.height()
    settle(window)
    bar = table.view.verticalScrollBar()
    with qtbot.waitSignal(sight.moved):
        bar.setValue(bar.value() + 20)
    lower = sight.place()
    assert lower is not None
    assert lower.top() == larger.top() - 20 or lower.height() != larger.height()


def test_a_part_of_the_board_that_is_out_of_sight_comes_into_it(window: MainWindow) -> None:
    table = table_of(window)
    sight = Sight(table)
    for _ in range(6):
        table.view.zoom_in()
    table.view.centerOn(0, 0)
    settle(window)
    corner = table.kit.scene.sceneRect()
    far = QRectF(corner.right() - 60, corner.bottom() - 60, 40, 40)
    assert sight.of(far) is None
    sight.look_at(far)
    assert sight.place() is not None
    table.view.centerOn(0, 0)
    assert sight.place() is None


def test_an_outline_is_followed(window: MainWindow) -> None:
    """As far as all of it can be seen; else it is the box that is."""
    table = table_of(window)
    scene = table.kit.scene
    assert isinstance(scene, CityScene)
    district = scene.plan.blocks[6].outline
    sight = Sight(table)
    sight.look_at(district)
    place, outline = sight.place(), sight.outline()
    assert place == sight.of(district.boundingRect())
    assert place is not None
    assert outline is not None
    assert QRectF(place).adjusted(-2, -2, 2, 2).contains(outline.boundingRect())
    assert outline.elementCount() == district.elementCount()
    sight.look_at(district.boundingRect())
    assert sight.outline() is None
    for _ in range(8):
        table.view.zoom_in()
    sight.look_at(district)
    assert sight.place() is not None
    assert sight.outline() is None


def test_the_table_stands_for_the_board(window: MainWindow) -> None:
    table = table_of(window, PlaceCube)
    sight = Sight(table)
    sight.look_at(block(table, 6))
    table.commands.command("table").trigger()
    settle(window)
    assert sight.place() == on_page(table, table.centre)


def test_what_is_behind_a_tab_is_looked_for_at_the_tabs(window: MainWindow) -> None:
    table = table_of(window)
    window.resize(800, 560)
    settle(window)
    assert not table.side.log.isVisible()
    sight = Sight(table)
    sight.look_at(table.side.log)
    place = sight.place()
    assert place is not None
    assert on_page(table, table.side).contains(place)
    assert sight.of(table.side.log) is None


def test_a_card_further_down_comes_into_sight(window: MainWindow) -> None:
    table = table_of(window)
    window.resize(800, 560)
    settle(window)
    card = table.side.cards.cards[3]
    sight = Sight(table)
    sight.look_at(card)
    settle(window)
    assert sight.place() == on_page(table, card)


def test_what_is_gone_is_not_looked_for(window: MainWindow) -> None:
    table = table_of(window)
    thing = QWidget(table)
    thing.setGeometry(10, 10, 50, 50)
    thing.show()
    sight = Sight(table)
    sight.look_at(thing)
    assert sight.place() == QRect(10, 10, 50, 50)
    thing.hide()
    assert sight.place() is None
