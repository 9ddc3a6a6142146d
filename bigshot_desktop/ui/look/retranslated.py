"""Widgets with texts of their own: Qt tells each of them when the language has changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget as _Widget
else:
    _Widget = object


class Retranslated(_Widget):
    """A mixin, named before the widget's class: sets the texts anew when the language changes.

    Models and scenes are no widgets and get no such event: whoever shows them calls their ``retranslate``.
    """

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def retranslate(self) -> None:
        """Sets all texts, in the language of now."""
        raise NotImplementedError
