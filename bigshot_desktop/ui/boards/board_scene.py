"""What the scenes of all boards have in common: steps in motion, something to click, and words at the pointer."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol, TypeVar

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QGraphicsScene,
    QGraphicsSceneHelpEvent,
    QGraphicsSceneMouseEvent,
    QToolTip,
)

from bigshot_desktop.rules.game import Event
from bigshot_desktop.table.match import Step
from bigshot_desktop.ui import theme
from bigshot_desktop.ui.boards.performance import Performance, Script
from bigshot_desktop.ui.bridge import Bridge
from bigshot_desktop.ui.pace import Pace
from bigshot_desktop.ui.theme import Theme, look

Action = TypeVar("Action")


class Ground(Protocol):
    """What lies under all items, and never moves."""

    def paint(self, painter: QPainter, colours: Theme) -> None: ...


class Choreography(Protocol):
    """Knows how what happened is shown."""

    def write(self, script: Script, happened: Iterable[Event]) -> None:
        """Adds what is to be seen of events."""


class BoardScene(QGraphicsScene):
    """A board in a :class:`BoardView`. It shows steps in motion, and between them exactly what the models say."""

    settled = Signal()
    """What was to be shown has been shown: once for every step, unless something else came between."""
    die_clicked = Signal()

    _ground: Ground
    _choreography: Choreography

    def __init__(self, bridge: Bridge, pace: Pace) -> None:
        super().__init__()
        self.bridge, self.pace = bridge, pace
        self._under = QPointF()
        """Where the pointer was seen last."""
        self._hand = False
        """Whether the pointer is a hand."""
        self._performance = Performance(self)
        self._performance.finished.connect(self._performed)
        self._nothing = QTimer(self, singleShot=True, interval=0)
        self._nothing.timeout.connect(self._performed)
        pace.hurried.connect(self._performance.finish)
        look().changed.connect(self.repaint)

    # --- what every game has to say --------------------------------------------------------------

    def show_table(self) -> None:
        """Everything where the models say that it is."""
        raise NotImplementedError

    def set_die_armed(self, armed: bool) -> None:
        """Whether a click lets chance speak: what is clicked glows."""
        raise NotImplementedError

    def clickable(self, at: QPointF) -> bool:
        """Whether a click at a point would act on anything."""
        raise NotImplementedError

    def about(self, at: QPointF) -> str:
        """What is to be said about what lies at a point."""
        raise NotImplementedError

    # --- what happens ----------------------------------------------------------------------------

    def perform(self, step: Step) -> None:
        """Shows a step in motion; ``settled`` follows."""
        self._overtake()
        script = Script(self.pace)
        self._choreography.write(script, step.events)
        if script.end:
            self._performance.play(script)
        else:
            self._nothing.start()

    def _overtake(self) -> None:
        """What was being shown ends without a word; the table as it is has moved on already, and is not shown yet."""
        self._nothing.stop()
        if self._performance.running:
            self._performance.finished.disconnect(self._performed)
            self._performance.finish()
            self._performance.finished.connect(self._performed)

    def settle(self) -> None:
        """Shows the table as it is, at once; whatever was moving is forgotten."""
        self._nothing.stop()
        self._performance.drop()
        self._show_all()

    def _performed(self) -> None:
        self._show_all()
        self.settled.emit()

    def _show_all(self) -> None:
        self.show_table()
        self.show_cursor()

    def last_action(self, kind: type[Action]) -> Action | None:
        """The last action of a kind in the match."""
        actions = reversed(self.bridge.match.actions)
        return next((action for action in actions if isinstance(action, kind)), None)

    # --- the pointer -----------------------------------------------------------------------------

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._under = event.scenePos()
        self.show_cursor()

    def show_cursor(self) -> None:
        """A hand over what a click would act on. Items have no cursors: Qt dies of unsetting one too early."""
        hand = self.clickable(self._under)
        if hand != self._hand:
            self._hand = hand
            for view in self.views():
                if hand:
                    view.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
                else:
                    view.viewport().unsetCursor()

    # --- looks and words -------------------------------------------------------------------------

    def resized_letters(self) -> None:
        """The letters of the window are larger or smaller now."""

    def reframed(self) -> None:
        """The view shows another part, or at another size."""

    def repaint(self) -> None:
        """Draws everything anew: the look is another."""
        for view in self.views():
            view.resetCachedContent()
        for item in self.items():
            item.update()
        self.update()

    def drawBackground(self, painter: QPainter, _: QRectF | QRect) -> None:
        """Smoothly: what a view keeps of its background is painted without the view's own hints."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._ground.paint(painter, theme.current())

    def retranslate(self) -> None:
        """Writes everything in the language of now."""

    def helpEvent(self, event: QGraphicsSceneHelpEvent) -> None:
        """What is to be said about what lies under the pointer."""
        QToolTip.showText(event.screenPos(), self.about(event.scenePos()), event.widget())
