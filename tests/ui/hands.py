"""People at the table: each plays through the window, one with the mouse alone, one with the keyboard alone."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QSpinBox, QStyle, QStyleOptionSpinBox, QWidget

from bigshot_desktop.rules.big_shot.actions import Bid, Borrow, Decline, Pass, Pay, Place
from bigshot_desktop.ui.boards.big_shot.city import CityScene
from bigshot_desktop.ui.panels.big_shot.auction import AuctionPanel
from bigshot_desktop.ui.panels.big_shot.loans import LoanPanel
from bigshot_desktop.ui.panels.big_shot.paying import PayPanel
from bigshot_desktop.ui.panels.big_shot.placing import PlacingPanel
from bigshot_desktop.ui.panels.rolling import RollPanel
from bigshot_desktop.ui.turns import Phase
from bigshot_desktop.ui.windows.table_page import TablePage

LEFT = Qt.MouseButton.LeftButton


class Hands(Protocol):
    """A way to do at the table what one has in mind."""

    def roll(self, table: TablePage) -> None: ...

    def arrive(self, table: TablePage) -> None: ...

    def act(self, table: TablePage, action: Any) -> None: ...


def take_turn(table: TablePage, hands: Hands, rng: Random, eager: float = 0.5) -> None:
    """Does what the table waits for: any legal thing, bids no higher than need be, and often none at all."""
    QApplication.processEvents()  # nobody acts before everything is in its place
    turns = table.turns
    if turns.phase is Phase.ROLLING:
        hands.roll(table)
    elif turns.phase is Phase.CALLING:
        hands.arrive(table)
    elif turns.phase is Phase.DECIDING:
        hands.act(table, wish(table, rng, eager))
    else:
        raise AssertionError(turns.phase)


def wish(table: TablePage, rng: Random, eager: float) -> Any:
    match, seat = table.bridge.match, table.turns.seat
    action = match.game.sample(match.state, seat, rng)
    if isinstance(action, Bid):
        lowest = table.bridge.decision(seat).lowest  # type: ignore[attr-defined]
        if rng.random() > eager:
            return Pass(seat)
        return Bid(seat, min(action.amount, lowest + rng.randrange(6)))
    return action


def panel_of(table: TablePage) -> QWidget:
    panel = table.bar.panel
    assert panel is not None
    assert panel.isVisible()
    return panel


def city(table: TablePage) -> CityScene:
    assert isinstance(table.kit.scene, CityScene)
    return table.kit.scene


class Mouse:
    """Nothing but clicks on what is seen."""

    def __init__(self) -> None:
        self._rolls = 0

    def click(self, widget: QWidget, place: QPoint | None = None) -> None:
        assert widget.isVisible(), widget
        assert widget.isEnabled(), widget
        where = place or widget.rect().center()
        assert widget.visibleRegion().contains(where), f"{widget} cannot be seen there"
        QTest.mouseClick(widget, LEFT, Qt.KeyboardModifier.NoModifier, where)

    def roll(self, table: TablePage) -> None:
        """On the button, or on the die itself."""
        self._rolls += 1
        panel = panel_of(table)
        assert isinstance(panel, RollPanel)
        if self._rolls % 2:
            self.click(panel.roll)
        else:
            self.on_board(table, city(table).plan.die)

    def arrive(self, table: TablePage) -> None:
        self.click(table.curtain.here)

    def on_board(self, table: TablePage, where: QPointF) -> None:
        point = table.view.mapFromScene(where)
        QTest.mouseMove(table.view.viewport(), point)
        self.click(table.view.viewport(), point)

    def act(self, table: TablePage, action: Any) -> None:
        panel = panel_of(table)
        match action:
            case Bid():
                assert isinstance(panel, AuctionPanel)
                self._bid(panel, action.amount)
            case Pass():
                assert isinstance(panel, AuctionPanel)
                self.click(panel.pass_)
            case Borrow():
                assert isinstance(panel, (AuctionPanel, LoanPanel))
                own = table.bridge.match.setup.deal.colours[action.seat]
                self.click(panel.loans.buttons[own.index(action.colour)])
            case Decline():
                assert isinstance(panel, LoanPanel)
                self.click(panel.decline)
            case Pay():
                assert isinstance(panel, PayPanel)
                purses = table.bridge.decision(action.seat).purses  # type: ignore[attr-defined]
                self.click(panel.purses[purses.index(action.colour)])
            case Place():
                assert isinstance(panel, PlacingPanel)
                self.click(panel.cubes[action.colour])
                self.on_board(table, city(table).plan.blocks[action.district].tray.center())
            case _:
                raise AssertionError(action)

    def _bid(self, panel: AuctionPanel, amount: int) -> None:
        raise_by = amount - (panel.amount.minimum() - 1)
        if raise_by in (1, 2, 5):
            self.click(panel.raises[(1, 2, 5).index(raise_by)])
            return
        up = _arrow_up(panel.amount)
        while panel.amount.value() < amount:
            self.click(panel.amount, up)
        self.click(panel.bid)


def _arrow_up(box: QSpinBox) -> QPoint:
    option = QStyleOptionSpinBox()
    box.initStyleOption(option)
    part = QStyle.SubControl.SC_SpinBoxUp
    return box.style().subControlRect(QStyle.ComplexControl.CC_SpinBox, option, part, box).center()


class Keyboard:
    """Nothing but keys, sent to whatever has the focus."""

    def __init__(self) -> None:
        self._placed = 0

    def press(self, key: Qt.Key | str, *, shift: bool = False, text: bool = False) -> None:
        focus = QApplication.focusWidget()
        assert focus is not None
        held = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
        if text:
            QTest.keyClicks(focus, str(key))
        else:
            QTest.keyClick(focus, key, held)

    def roll(self, table: TablePage) -> None:
        self.press("r")

    def arrive(self, table: TablePage) -> None:
        self.press(Qt.Key.Key_Return)

    def act(self, table: TablePage, action: Any) -> None:
        match action:
            case Bid():
                self.press("b")
                self.press(str(action.amount), text=True)
                self.press(Qt.Key.Key_Return)
            case Pass():
                self.press("p")
            case Borrow():
                own = table.bridge.match.setup.deal.colours[action.seat]
                self.press(Qt.Key.Key_L, shift=own.index(action.colour) == 1)
            case Decline():
                self.press("n")
            case Pay():
                purses = table.bridge.decision(action.seat).purses  # type: ignore[attr-defined]
                self.press(str(1 + purses.index(action.colour)))
            case Place():
                self._place(table, action)
            case _:
                raise AssertionError(action)

    def _place(self, table: TablePage, action: Place) -> None:
        """In the table with F6, or in the box of the action bar, in turn."""
        self._placed += 1
        self.press(str(1 + action.colour))
        if self._placed % 2:
            if table.centre.currentWidget() is not table.twins:
                self.press(Qt.Key.Key_F6)
            view = table.twins.views[0]
            while (row := view.currentIndex().row()) != action.district:
                self.press(Qt.Key.Key_Down if row < action.district else Qt.Key.Key_Up)
            self.press(Qt.Key.Key_Return)
            return
        panel = panel_of(table)
        assert isinstance(panel, PlacingPanel)
        if table.centre.currentWidget() is table.twins:
            self.press(Qt.Key.Key_F6)
        for _ in range(60):
            if QApplication.focusWidget() is panel.districts:
                break
            self.press(Qt.Key.Key_Tab)
        self.press(Qt.Key.Key_Home)
        while panel.districts.currentData() != action.district:
            before = panel.districts.currentIndex()
            self.press(Qt.Key.Key_Down)
            assert panel.districts.currentIndex() > before
        self.press(Qt.Key.Key_Return)
