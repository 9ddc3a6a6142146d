"""Controls for pages that scroll: the wheel scrolls the page, whatever lies under the pointer.

A control takes the wheel only if the player has gone to it, with a click or with a key.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QWheelEvent
from PySide6.QtWidgets import QComboBox, QSlider, QWidget

_REASONS: Final = Qt.FocusReason
_GONE_TO: Final = (
    _REASONS.MouseFocusReason,
    _REASONS.TabFocusReason,
    _REASONS.BacktabFocusReason,
    _REASONS.ShortcutFocusReason,
)
"""How the focus comes when a player goes to a control."""
_BACK_AGAIN: Final = (_REASONS.ActiveWindowFocusReason, _REASONS.PopupFocusReason)
"""How it comes back to where it was."""


class CalmBox(QComboBox):
    """A box of choices that the wheel passes by."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._gone_to = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # Qt's own gets the focus by the wheel

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._gone_to = _is_gone_to(event, self._gone_to)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self._gone_to and self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class CalmSlider(QSlider):
    """A slider that the wheel passes by."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._gone_to = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._gone_to = _is_gone_to(event, self._gone_to)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self._gone_to and self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


def _is_gone_to(event: QFocusEvent, before: bool) -> bool:
    """Whether the player has gone to a control that gets the focus; a page may have lent it, too."""
    return before if event.reason() in _BACK_AGAIN else event.reason() in _GONE_TO
