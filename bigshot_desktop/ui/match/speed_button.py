"""The speed of play, at hand at the table: a gauge with a menu, and a key to play slower and one to play faster."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from bigshot_desktop.ui.look.icons import icon
from bigshot_desktop.ui.look.plain_text import plain_tip
from bigshot_desktop.ui.look.retranslated import Retranslated

SPEEDS: Final = ("slow", "normal", "fast", "off")
"""From the slowest on; with the last nothing moves."""


class SpeedButton(Retranslated, QToolButton):
    """Shows how fast things move, and lets it be changed."""

    wanted = Signal(str)
    """One of the speeds."""

    def __init__(self, page: QWidget) -> None:
        """The keys work anywhere on the page."""
        super().__init__(page)
        self.speed = "normal"
        menu = QMenu(self)
        self._group = QActionGroup(menu)
        for speed in SPEEDS:
            action = menu.addAction(icon(f"speed-{speed}"), "")
            action.setCheckable(True)
            action.setData(speed)
            self._group.addAction(action)
        self._group.triggered.connect(lambda action: self.wanted.emit(action.data()))
        self.setMenu(menu)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.slower, self.faster = QAction(page), QAction(page)
        for action, key, step in ((self.slower, ",", -1), (self.faster, ".", 1)):
            action.setShortcut(QKeySequence(key))
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            action.triggered.connect(lambda _=False, step=step: self._change(step))
            page.addAction(action)
        self.show_speed(self.speed)

    def show_speed(self, speed: str) -> None:
        """This is the speed now."""
        self.speed = speed
        self.setIcon(icon(f"speed-{speed}"))
        for action in self._group.actions():
            action.setChecked(action.data() == speed)
        self.slower.setEnabled(speed != SPEEDS[0])
        self.faster.setEnabled(speed != SPEEDS[-1])
        self.retranslate()

    def _change(self, step: int) -> None:
        self.wanted.emit(SPEEDS[SPEEDS.index(self.speed) + step])

    def retranslate(self) -> None:
        names = (self.tr("Slow"), self.tr("Normal"), self.tr("Fast"), self.tr("At once"))
        for action, name in zip(self._group.actions(), names, strict=True):
            # Beside an icon no style draws a tick: it stands where keys do.
            action.setText(f"{name}\t✓" if action.isChecked() else name)
        self.slower.setText(self.tr("Play slower"))
        self.faster.setText(self.tr("Play faster"))
        now = names[SPEEDS.index(self.speed)]
        told = self.tr("Speed of play: {speed}").format(speed=now)
        self.setText(told)
        self.setAccessibleName(told)
        keys = (self.slower.shortcut().toString(), self.faster.shortcut().toString())
        #: After what a button does: the keys that do it
        tip = self.tr("{what} (keys: {one} and {other})")
        self.setToolTip(plain_tip(tip.format(what=told, one=keys[0], other=keys[1])))
