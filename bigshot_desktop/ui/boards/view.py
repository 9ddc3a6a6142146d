"""The view onto a board: it shows all of it, or as much larger as the player wants."""

from __future__ import annotations

from math import isclose
from typing import Final

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import (
    QFocusEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPaintEvent,
    QPixmapCache,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGestureEvent,
    QGraphicsView,
    QPinchGesture,
    QWidget,
)

from bigshot_desktop.ui.boards.board_scene import BoardScene
from bigshot_desktop.ui.look import theme
from bigshot_desktop.ui.look.painting import NO_BRUSH, pen
from bigshot_desktop.ui.look.retranslated import Retranslated

LEAST, MOST = 0.5, 4.0
"""How much smaller or larger than the whole board."""
_STEP: Final = 1.2
_PICTURES: Final = 192 * 1024
"""Kilobytes for the pictures of pieces, on a large screen too. With Qt's own 10 MB they are drawn again and again."""
_MARGIN: Final = 4

_REASONS: Final = Qt.FocusReason
_KEYS: Final = (
    _REASONS.TabFocusReason,
    _REASONS.BacktabFocusReason,
    _REASONS.ShortcutFocusReason,
)
"""How the focus comes with a key."""
_WINDOWS: Final = (_REASONS.ActiveWindowFocusReason, _REASONS.PopupFocusReason)
"""How it comes back to where it was."""


class BoardView(Retranslated, QGraphicsView):
    """Shows the whole board until the player zooms; then it can be dragged about."""

    def __init__(self, scene: BoardScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._board = scene
        self._zoom = 1.0
        self._grip: QPoint | None = None
        self._dragging = False
        self._cursor = self.viewport().cursor()
        """What the pointer looked like before it took hold of the board."""
        QPixmapCache.setCacheLimit(_PICTURES)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing
            | QPainter.RenderHint.TextAntialiasing
            | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.AnchorViewCenter)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._by_keys = False
        """Whether the focus came with a key."""
        self.setMinimumSize(240, 160)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)
        self._allow_scrolling()
        self.retranslate()

    # --- zoom ------------------------------------------------------------------------------------

    @property
    def zoom(self) -> float:
        """1 where all of the board is seen, as large as there is room."""
        return self._zoom

    def zoom_in(self) -> None:
        self._zoom_to(self._zoom * _STEP)

    def zoom_out(self) -> None:
        self._zoom_to(self._zoom / _STEP)

    def zoom_fit(self) -> None:
        """Shows the whole board again."""
        self._zoom_to(1.0)

    def _zoom_to(self, zoom: float) -> None:
        zoom = min(MOST, max(LEAST, zoom))
        self._zoom = 1.0 if abs(zoom - 1.0) < 0.02 else zoom
        self._allow_scrolling()
        self._apply()

    def _apply(self) -> None:
        room = self.viewport().rect().adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        size = self.sceneRect()
        if room.isEmpty() or size.isEmpty():
            return
        scale = self._zoom * min(room.width() / size.width(), room.height() / size.height())
        now = self.transform().m11()
        if not isclose(scale, now):
            self.scale(scale / now, scale / now)
        if self._zoom <= 1.0:
            self.centerOn(size.center())
        self._board.reframed()

    def _allow_scrolling(self) -> None:
        policy = (
            Qt.ScrollBarPolicy.ScrollBarAsNeeded
            if self._zoom > 1.0
            else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        )
        self.setHorizontalScrollBarPolicy(policy)
        self.setVerticalScrollBarPolicy(policy)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._zoom_to(self._zoom * _STEP ** (event.angleDelta().y() / 120))
            event.accept()
        elif self._zoom > 1.0:
            super().wheelEvent(event)
        else:
            event.ignore()

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QGestureEvent):
            pinch = event.gesture(Qt.GestureType.PinchGesture)
            if isinstance(pinch, QPinchGesture):
                self._zoom_to(self._zoom * pinch.scaleFactor())
                return True
        if (
            isinstance(event, QNativeGestureEvent)
            and event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture
        ):
            self._zoom_to(self._zoom * (1 + event.value()))
            return True
        return super().viewportEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._apply()

    def showEvent(self, _: QShowEvent) -> None:
        """Without Qt's own, which only throws away what is kept of the background."""
        self._apply()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        super().scrollContentsBy(dx, dy)
        self._board.reframed()

    # --- dragging --------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self._zoom > 1.0:
            self._grip = event.position().toPoint()
        super().mousePressEvent(event)
        event.accept()  # a click on the board is meant for the board

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._grip is None:
            super().mouseMoveEvent(event)
            return
        here = event.position().toPoint()
        way = here - self._grip
        if not self._dragging and way.manhattanLength() >= QApplication.startDragDistance():
            self._dragging = True
            self._cursor = self.viewport().cursor()
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        if self._dragging:
            self.horizontalScrollBar().setValue(self.horizontalScrollBar().value() - way.x())
            self.verticalScrollBar().setValue(self.verticalScrollBar().value() - way.y())
            self._grip = here

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._grip = None
            if self._dragging:
                self._dragging = False
                self.viewport().setCursor(self._cursor)
        super().mouseReleaseEvent(event)
        event.accept()

    # --- focus and words -------------------------------------------------------------------------

    @property
    def is_framed(self) -> bool:
        """Whether a frame shows that keys go to it: who plays with the mouse knows where they are."""
        return self._by_keys and self.hasFocus()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() not in _WINDOWS:
            self._by_keys = event.reason() in _KEYS
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.is_framed:
            painter = QPainter(self.viewport())
            painter.setPen(pen(theme.current().accent, 2))
            painter.setBrush(NO_BRUSH)
            painter.drawRoundedRect(self.viewport().rect().adjusted(1, 1, -2, -2), 6, 6)
            painter.end()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._board.resized_letters()

    def retranslate(self) -> None:
        for part in (self, self.viewport()):
            part.setAccessibleName(self.tr("Board"))
        self.setAccessibleDescription(
            self.tr("A picture of the board. Press F6 to have the same as a table.")
        )
