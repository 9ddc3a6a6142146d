"""What a callout points at, as it is seen on the page now: a widget or a part of the board, wherever it goes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, QTimer, Signal
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QScrollArea, QWidget
from shiboken6 import isValid

from bigshot_desktop.ui.boards.placing_scene import PlacingScene

if TYPE_CHECKING:
    from bigshot_desktop.ui.match.guide.steps import Target
    from bigshot_desktop.ui.match.table_page import TablePage

_MOVES: Final = (
    QEvent.Type.Move,
    QEvent.Type.Resize,
    QEvent.Type.Show,
    QEvent.Type.Hide,
    QEvent.Type.LayoutRequest,
)


class GuideTarget(QObject):
    """Keeps an eye on a target and on what lies around it."""

    moved = Signal()
    """Something may lie elsewhere now."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._page = page
        self._target: Target = None
        self._chain: list[QWidget] = []
        """The target and all that it lies in, up to the page."""
        self._around: tuple[QWidget, ...] = (
            *(page, page.bar, page.centre, page.sidebar, page.why),
            *(page.banner, page.big_seats, page.keys),
        )
        self._seen: QRect | None = None
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.moved)
        self._viewport = page.view.viewport()
        if isinstance(page.game_table.scene, PlacingScene):
            page.game_table.scene.placement.aimed.connect(self._aimed)
        for widget in (*self._around, self._viewport):
            widget.installEventFilter(self)

    def look_at(self, target: Target, *, scroll: bool = True) -> None:
        """From now on at this; unless all is to stay where it is, it comes into sight if it can be scrolled to."""
        for widget in self._chain:
            if isValid(widget) and widget not in self._around:
                widget.removeEventFilter(self)
        self._target, self._chain = target, []
        if scroll:
            self._scroll_to(target)
        if isinstance(target, QWidget):
            part: QWidget | None = target
            while part is not None and part is not self._page:
                self._chain.append(part)
                part = part.parentWidget()
            for widget in self._chain:
                widget.installEventFilter(self)
        self._seen = self.place()

    def place(self) -> QRect | None:
        """Where it is on the page, as far as it can be seen; none if nothing of it can.

        What is on a page of tabs that is not open is looked for where the tabs are.
        """
        if isinstance(self._target, QRectF | QPainterPath):
            return self._on_board(self._target)
        part = self._target
        while part is not None and isValid(part) and part is not self._page:
            if part.isVisibleTo(self._page):
                return self._clipped(part, part.rect())
            part = part.parentWidget()
        return None

    def outline(self) -> QPainterPath | None:
        """Its outline on the page, if it has one and all of it can be seen."""
        view, target = self._page.view, self._target
        if not isinstance(target, QPainterPath) or not view.isVisibleTo(self._page):
            return None
        outline = view.viewportTransform().map(target)
        if not QRectF(view.viewport().rect()).contains(outline.boundingRect()):
            return None
        return outline.translated(QPointF(view.viewport().mapTo(self._page, QPoint())))

    def of(self, target: Target) -> QRect | None:
        """Where something else is on the page, as far as it can be seen."""
        if isinstance(target, QRectF | QPainterPath):
            return self._on_board(target)
        if target is None or not target.isVisibleTo(self._page):
            return None
        return self._clipped(target, target.rect())

    def preview(self) -> QRect | None:
        """Where the card lies that tells what a click on the board would do, if there is one."""
        scene, view = self._page.game_table.scene, self._page.view
        if not isinstance(scene, PlacingScene) or not scene.card.isVisible():
            return None
        if not view.isVisibleTo(self._page):
            return None
        card = scene.card
        there = card.deviceTransform(view.viewportTransform()).mapRect(card.boundingRect())
        return self._clipped(view.viewport(), there.toAlignedRect())

    def _on_board(self, part: QRectF | QPainterPath) -> QRect | None:
        view = self._page.view
        if not view.isVisibleTo(self._page):
            centre = self._page.centre
            return self._clipped(centre, centre.rect())
        box = part if isinstance(part, QRectF) else part.boundingRect()
        there = view.mapFromScene(box).boundingRect().intersected(view.viewport().rect())
        return self._clipped(view.viewport(), there)

    def _clipped(self, widget: QWidget, place: QRect) -> QRect | None:
        """A place in a widget, in the measures of the page, without what its parents hide."""
        seen = QRect(widget.mapTo(self._page, place.topLeft()), place.size())
        part = widget.parentWidget()
        while part is not None and part is not self._page:
            seen = seen.intersected(
                QRect(part.mapTo(self._page, part.rect().topLeft()), part.size())
            )
            part = part.parentWidget()
        seen = seen.intersected(self._page.rect())
        return None if seen.isEmpty() else seen

    def _scroll_to(self, target: Target) -> None:
        if isinstance(target, QRectF | QPainterPath):
            view = self._page.view
            if view.zoom > 1.0:
                view.ensureVisible(target if isinstance(target, QRectF) else target.boundingRect())
        elif target is not None:
            part = target.parentWidget()
            while part is not None and part is not self._page:
                if isinstance(part, QScrollArea):
                    part.ensureWidgetVisible(target)
                part = part.parentWidget()

    def _aimed(self) -> None:
        """Another place of the board is pointed at, or none: so the card that tells of it lies elsewhere."""
        self._look_soon()

    def _look_soon(self) -> None:
        """Begun anew with every move, it would never come on Windows as long as something moves in every round."""
        if not self._soon.isActive():
            self._soon.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Whatever moves is looked at once all has moved; the board is also looked at when it is painted."""
        kind = event.type()
        painted = kind == QEvent.Type.Paint and watched is self._viewport
        if kind in _MOVES or (painted and isinstance(self._target, QRectF | QPainterPath)):
            place = self.place() if painted else None
            if not painted or place != self._seen:
                self._seen = place if painted else self._seen
                self._look_soon()
        return super().eventFilter(watched, event)
