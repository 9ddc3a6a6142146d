"""Sentences with a link to the rule behind them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from bigshot_desktop.ui.match.placing_panel import SteadyText
from bigshot_desktop.ui.widgets.rule_link import RuleLink


class CitedText(SteadyText):
    """Sentences in a space that stays the same. A link to their rule takes its room from them, at their end."""

    def __init__(self, parent: QWidget | None = None, *, lines: int = 2) -> None:
        super().__init__(parent, lines=lines)
        self.link = RuleLink(self)

    def cite(self, text: str, rule: str) -> None:
        """Says something that a rule is behind, or none."""
        self.link.lead_to(rule)
        self._place()
        self.set_text(text)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def event(self, event: QEvent) -> bool:
        """The link is as wide as its words are in the language and in the letters of now."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._place()
        return super().event(event)

    def _place(self) -> None:
        size = self.link.sizeHint()
        left, top = self.width() - size.width(), (self.height() - size.height()) // 2
        self.link.setGeometry(left, top, size.width(), size.height())
        self.update()

    def _room(self) -> QRect:
        gap = self.fontMetrics().averageCharWidth()
        taken = self.link.width() + gap if self.link.rule else 0
        return self.rect().adjusted(0, 0, -taken, 0)
