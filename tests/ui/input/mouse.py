"""What can be done with the mouse at any table: click, double-click, turn the wheel."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QSpinBox,
    QStyle,
    QStyleOptionSpinBox,
    QTableView,
    QWidget,
)

from bigshot_desktop.games.saludos_amigos.window.board.village import VillageScene
from bigshot_desktop.ui.boards.placing_scene import PlacingScene
from bigshot_desktop.ui.match.panel import Panel
from bigshot_desktop.ui.match.placing_panel import PlacementPanel
from bigshot_desktop.ui.match.table_page import TablePage
from tests.ui.input.alternating import Habits

LEFT = Qt.MouseButton.LeftButton
NO_KEY = Qt.KeyboardModifier.NoModifier
NOTCH = 120
MOST_LAYOUTS = 6
"""So often a window may put its parts in their places, from the innermost to the outermost, before somebody clicks."""
ROLLS = ("with the button", "with the dice")
CLOSED = ("closed",) * 5
"""The table of the board is seldom left open: it takes its time."""
AnyPanel = TypeVar("AnyPanel", bound=QWidget)


def panel_of(table: TablePage, kind: type[AnyPanel] = Panel) -> AnyPanel:  # type: ignore[assignment]
    """The panel that is seen, if it is of this kind."""
    panel = table.bar.panel
    assert isinstance(panel, kind), panel
    assert panel.isVisible()
    return panel


class Pointer(Habits):
    """Clicks on what is seen, never on anything else."""

    def click(self, widget: QWidget, place: QPoint | None = None) -> None:
        assert widget.isVisible(), widget
        assert widget.isEnabled(), widget
        for _ in range(MOST_LAYOUTS):
            where = place or widget.rect().center()
            if widget.visibleRegion().contains(where):
                break
            QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        assert widget.visibleRegion().contains(where), f"{widget} cannot be seen there"
        QTest.mouseClick(widget, LEFT, NO_KEY, where)

    def on_board(self, table: TablePage, where: QPointF) -> None:
        self.look_at_board(table)
        assert table.centre.on_board
        point = table.view.mapFromScene(where)
        QTest.mouseMove(table.view.viewport(), point)
        self.click(table.view.viewport(), point)

    def roll_dice(self, table: TablePage) -> None:
        """A click on the dice themselves, or on the bag that has their place."""
        scene = table.game_table.scene
        assert isinstance(scene, VillageScene | PlacingScene)
        asked = scene.bag if isinstance(scene, VillageScene) else scene.die
        self.on_board(table, asked.scenePos())

    def command(self, table: TablePage, name: str) -> None:
        self.click(table.commands.widgetForAction(table.commands.command(name)))

    def look_at_board(self, table: TablePage) -> None:
        if table.centre.on_board_tables:
            self.command(table, "table")

    # --- placing ---------------------------------------------------------------------------------

    def place(self, table: TablePage, kind: int, place: int) -> None:
        """A piece on a place: on the board, in the table, or in the box of the action bar, in turn."""
        panel = panel_of(table, PlacementPanel)
        if panel.pieces[kind].isVisible():
            self.click(panel.pieces[kind])
        match self.in_turn("place", "on the board", "in the table", "in the box"):
            case "on the board":
                scene = table.game_table.scene
                assert isinstance(scene, PlacingScene)
                self.on_board(table, scene.surroundings(place).heart.center())
            case "in the table":
                if not table.centre.on_board_tables:
                    self.command(table, "table")
                self.take_row(table.board_tables.views[0], place)
                if self.in_turn("leave the table of the board", "open", *CLOSED) in CLOSED:
                    self.look_at_board(table)
            case _:
                self.choose(panel.places, panel.places.findData(place))
                self.click(panel.place)

    def take_row(self, view: QTableView, row: int) -> None:
        """Two clicks on a row of a table, which comes into sight as the wheel turns."""
        seen, cell = view.viewport(), view.model().index(row, 0)
        for _ in range(view.model().rowCount()):
            box = view.visualRect(cell)
            if seen.rect().contains(box.center()):
                break
            self.turn_wheel(seen, 1 if box.top() < 0 else -1)
        where = view.visualRect(cell).center()
        self.click(seen, where)
        QTest.mouseDClick(seen, LEFT, NO_KEY, where)

    def turn_wheel(self, widget: QWidget, notches: int) -> None:
        """Away from the player, or below 0 to them."""
        middle = QPointF(widget.rect().center())
        turned = QWheelEvent(
            middle,
            QPointF(widget.mapToGlobal(middle.toPoint())),
            QPoint(),
            QPoint(0, notches * NOTCH),
            Qt.MouseButton.NoButton,
            NO_KEY,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(widget, turned)

    def choose(self, box: QComboBox, entry: int) -> None:
        """An entry of a box over which the wheel turns."""
        while (away := box.currentIndex() - entry) != 0:
            before = box.currentIndex()
            self.turn_wheel(box, 1 if away > 0 else -1)
            assert box.currentIndex() != before


def arrow_up(box: QSpinBox) -> QPoint:
    """Where a field's number is raised."""
    option = QStyleOptionSpinBox()
    box.initStyleOption(option)
    part = QStyle.SubControl.SC_SpinBoxUp
    return box.style().subControlRect(QStyle.ComplexControl.CC_SpinBox, option, part, box).center()
