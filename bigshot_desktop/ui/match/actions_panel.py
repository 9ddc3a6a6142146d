"""The panel that serves every decision: all that a player may do, in words."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from bigshot_desktop.ui.look.layouts import Flow
from bigshot_desktop.ui.match.panel import Panel
from bigshot_desktop.ui.match.player_requests import PlayerRequests
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.widgets.buttons import ActionButton

_KEYS: Final = "1234567890"
"""The first actions have a key; Tab leads to the others."""
_ROWS: Final = 3
"""So many rows of buttons are seen at once."""
_GAP: Final = 8


class ActionsPanel(Panel):
    """A button for each legal action, in the order of the rules. Where there are many, they scroll."""

    def __init__(self, requests: PlayerRequests) -> None:
        super().__init__(requests)
        self.buttons: list[ActionButton] = []
        """As many as there ever were actions; those that are not needed are hidden."""
        self._actions: list[Any] = []
        self._area = _ButtonArea()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._area)

    def default_focus(self) -> QWidget:
        return self.buttons[0] if self.buttons else self

    def button(self, action: Any) -> ActionButton:
        """The button for an action that is legal now."""
        return self.buttons[self._actions.index(action)]

    def _lay_out(self, decision: Any, bridge: Bridge) -> None:
        match = bridge.match
        listed = match.game.legal(match.state, self.seat)
        assert listed, f"{match.game.info.id} cannot list its actions: it needs a table of its own"
        self._actions = listed
        for place in range(len(self.buttons), len(listed)):
            button = ActionButton(key=_KEYS[place] if place < len(_KEYS) else "")
            button.clicked.connect(partial(self._take, place))
            self.buttons.append(button)
            self._area.flow.addWidget(button)
        for place, button in enumerate(self.buttons):
            button.setVisible(place < len(listed))
            button.become_new()
        self._area.verticalScrollBar().setValue(0)

    def _set_texts(self, decision: Any, bridge: Bridge) -> None:
        for button, action in zip(self.buttons, self._actions, strict=False):
            button.set_text(bridge.narrator.action(action))
        self._area.measure_anew()

    def _take(self, place: int) -> None:
        self.requests.action.emit(self._actions[place])


class _ButtonArea(QScrollArea):
    """Buttons in rows: as wide as they like to be, and no higher than some rows."""

    def __init__(self) -> None:
        super().__init__()
        inside = QWidget()
        inside.setProperty("kind", "plain")
        self.flow = Flow(inside, gap=_GAP)
        self.setWidget(inside)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def measure_anew(self) -> None:
        """The buttons are others now: a scroll area does not tell those around it by itself."""
        self.flow.invalidate()
        self.updateGeometry()
        self._allow_scrolling()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._allow_scrolling()
        super().resizeEvent(event)

    def _allow_scrolling(self) -> None:
        """Only where it is needed: a bar that is there once takes the room that would make it needless."""
        policies = Qt.ScrollBarPolicy
        fits = self.flow.heightForWidth(self.width()) <= self.height()
        self.setVerticalScrollBarPolicy(
            policies.ScrollBarAlwaysOff if fits else policies.ScrollBarAsNeeded
        )

    def sizeHint(self) -> QSize:
        wish = self.flow.sizeHint()
        return QSize(wish.width(), self.heightForWidth(wish.width()))

    def minimumSizeHint(self) -> QSize:
        least = self.flow.minimumSize()
        return QSize(least.width(), least.height())

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        row = self.flow.sizeHint().height()
        most = _ROWS * row + (_ROWS - 1) * _GAP
        return min(self.flow.heightForWidth(width), most)
