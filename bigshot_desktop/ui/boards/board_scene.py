"""What the scenes of all boards share: animated steps, something to click, and tooltips."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol, TypeVar

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QGraphicsScene,
    QGraphicsSceneHelpEvent,
    QGraphicsSceneMouseEvent,
    QToolTip,
    QWidget,
)

from bigshot_desktop.engine.game import Event
from bigshot_desktop.table.match import Step
from bigshot_desktop.ui.boards.animation import AnimationPlayer, Timeline
from bigshot_desktop.ui.boards.change_marks import ChangeMarks, Mark
from bigshot_desktop.ui.boards.ground_pictures import GroundPictures
from bigshot_desktop.ui.boards.plan_marks import PlanMark, PlanMarks
from bigshot_desktop.ui.look import theme
from bigshot_desktop.ui.look.pace import Pace
from bigshot_desktop.ui.look.plain_text import plain_tip
from bigshot_desktop.ui.look.theme import Theme, theme_switch
from bigshot_desktop.ui.play.bridge import Bridge

Action = TypeVar("Action")


class Backdrop(Protocol):
    """What lies under all items, and never moves."""

    def paint(self, painter: QPainter, colours: Theme) -> None: ...


class EventAnimator(Protocol):
    """Turns events into motions on the board."""

    def animate(self, timeline: Timeline, happened: Iterable[Event]) -> None:
        """Adds the motions that show these events."""


class BoardScene(QGraphicsScene):
    """A board in a :class:`BoardView`. It shows steps in motion, and between them exactly what the models say."""

    settled = Signal()
    """What was to be shown has been shown: once for every step, unless something else came between."""
    die_clicked = Signal()
    began = Signal(object)
    """An :class:`Event` begins to be seen, of a step that is being shown in motion."""
    reached = Signal(object)
    """An :class:`Event` has been seen, of a step that is being shown in motion."""

    _backdrop: Backdrop
    _event_animator: EventAnimator

    def __init__(self, bridge: Bridge, pace: Pace) -> None:
        super().__init__()
        self.bridge, self.pace = bridge, pace
        self._under = QPointF()
        """Where the pointer was seen last."""
        self._hand = False
        """Whether the pointer is a hand."""
        self._marks: ChangeMarks | None = None
        self._plan: PlanMarks | None = None
        self._grounds = GroundPictures()
        self._player = AnimationPlayer(self)
        self._player.finished.connect(self._animation_ended)
        self._nothing = QTimer(self, singleShot=True, interval=0)
        self._nothing.timeout.connect(self._animation_ended)
        pace.hurried.connect(self._player.hurry)
        theme_switch().changed.connect(self.repaint)

    # --- what every game has to say --------------------------------------------------------------

    def show_table(self) -> None:
        """Everything where the models say that it is."""
        raise NotImplementedError

    def set_die_armed(self, armed: bool) -> None:
        """Whether a click rolls the dice or draws from the bag: they glow then."""
        raise NotImplementedError

    def clickable(self, at: QPointF) -> bool:
        """Whether a click at a point would act on anything."""
        raise NotImplementedError

    def about(self, at: QPointF) -> str:
        """What is to be said about what lies at a point."""
        raise NotImplementedError

    def changes(self, happened: Sequence[Event]) -> list[Mark]:
        """Where the board looks different because of what happened."""
        return []

    # --- what changed ----------------------------------------------------------------------------

    @property
    def marks(self) -> tuple[Mark, ...]:
        """What is marked now."""
        return self._marks.marks if self._marks and self._marks.isVisible() else ()

    def mark_changes(self, happened: Sequence[Event]) -> None:
        """Marks what looks different because of these events, or nothing."""
        found = self.changes(happened)
        if self._marks is None and found:
            self._marks = ChangeMarks(self)
        if self._marks is not None:
            self._marks.set_marks(found)

    # --- what is planned -------------------------------------------------------------------------

    @property
    def plan_marks(self) -> tuple[PlanMark, ...]:
        """The steps of a plan that are drawn now."""
        return self._plan.marks if self._plan else ()

    def mark_plan(self, marks: Sequence[PlanMark]) -> None:
        """Draws the steps of a plan where they will happen, or none."""
        if self._plan is None and marks:
            self._plan = PlanMarks(self)
        if self._plan is not None:
            self._plan.set_marks(marks)

    def pointed_out(self) -> list[QRectF]:
        """What a hint speaks of, and what must not be covered while it does."""
        return [mark.box for mark in self.plan_marks]

    def talked_about(self) -> list[QRectF]:
        """What everybody speaks of now: no words lie over it."""
        return []

    # --- what happens ----------------------------------------------------------------------------

    def perform(self, step: Step) -> None:
        """Shows a step in motion; ``settled`` follows."""
        self._finish_unsettled()
        timeline = Timeline(self.pace, self.began.emit, self.reached.emit)
        self._event_animator.animate(timeline, step.events)
        if timeline.end:
            self._player.play(timeline)
        else:
            for motion in (*timeline.motions, *timeline.cues):
                motion.play(0)
            self._nothing.start()

    @property
    def performing(self) -> bool:
        """Whether a step is being shown in motion."""
        return self._player.running or self._nothing.isActive()

    def _finish_unsettled(self) -> None:
        """Ends a motion that goes on, without ``settled``: the models are a step ahead, and that is not shown yet."""
        self._nothing.stop()
        if self._player.running:
            self._player.finished.disconnect(self._animation_ended)
            self._player.finish()
            self._player.finished.connect(self._animation_ended)

    def settle(self) -> None:
        """Shows the table as it is, at once; whatever was moving is forgotten."""
        self._nothing.stop()
        self._player.drop()
        self._show_all()

    def _animation_ended(self) -> None:
        self._show_all()
        self.settled.emit()

    def _show_all(self) -> None:
        self.show_table()
        self.show_cursor()

    def last_action(self, kind: type[Action]) -> Action | None:
        """The last action of a kind in the match."""
        actions = (step.action for step in self.bridge.match.steps_back())
        return next((action for action in actions if isinstance(action, kind)), None)

    # --- the pointer -----------------------------------------------------------------------------

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """What nothing else answers to a click tells what it is."""
        super().mousePressEvent(event)
        if not event.isAccepted() and event.button() == Qt.MouseButton.LeftButton:
            self._tell_about(event.scenePos(), event.screenPos(), event.widget())

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
        self._grounds.forget()
        for view in self.views():
            view.resetCachedContent()
        for item in self.items():
            item.update()
        self.update()

    def drawBackground(self, painter: QPainter, _: QRectF | QRect) -> None:
        """Smoothly: what a view keeps of its background is painted without the view's own hints."""
        self._grounds.paint(painter, lambda to: self._backdrop.paint(to, theme.current()))

    def retranslate(self) -> None:
        """Writes everything in the current language."""

    def helpEvent(self, event: QGraphicsSceneHelpEvent) -> None:
        """What is to be said about what lies under the pointer."""
        self._tell_about(event.scenePos(), event.screenPos(), event.widget())

    def _tell_about(self, at: QPointF, where: QPoint, widget: QWidget) -> None:
        """Nothing while a step is being shown: that would tell how it ends."""
        tip = plain_tip("" if self.performing else self.about(at))
        QToolTip.showText(where, tip, widget)
