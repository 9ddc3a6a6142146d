"""The number of a rule as a link that opens the rulebook there."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolButton, QWidget

from bigshot_desktop.ui.look import fonts, theme
from bigshot_desktop.ui.look.plain_text import plain_tip
from bigshot_desktop.ui.look.retranslated import Retranslated
from bigshot_desktop.ui.widgets.buttons import ENTERS
from bigshot_desktop.ui.widgets.rule_requests import rule_requests

_HIGH: Final = 1.1
"""In heights of a line: no higher than the signs that stand in one."""


def is_in_rulebook(rule: str) -> bool:
    """Whether the rulebook can be opened at a rule. The first time, the book is read."""
    from bigshot_desktop.words.rulebook import has_section

    return bool(rule) and has_section(rule)


class RuleLink(Retranslated, QToolButton):
    """The number of a rule as a link. It is seen as long as it leads somewhere, and takes the focus only from Tab."""

    def __init__(
        self, parent: QWidget | None = None, *, in_full: bool = False, size: float = 1.0
    ) -> None:
        """``in_full``: it says where it leads; ``size``: of its letters, in those of the text."""
        super().__init__(parent)
        self._rule = ""
        self._in_full, self._size = in_full, size
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.clicked.connect(lambda: rule_requests().wanted.emit(self._rule))
        theme.theme_switch().changed.connect(self.update)
        self.hide()

    @property
    def rule(self) -> str:
        """Where it leads, or nothing."""
        return self._rule

    def lead_to(self, rule: str) -> None:
        """Leads to a rule; nowhere if there is none, or none that the rulebook tells of."""
        told = rule if is_in_rulebook(rule) else ""
        if told != self._rule:
            self._rule = told
            self.retranslate()
            self.setVisible(bool(told))

    def retranslate(self) -> None:
        whole = self.tr("Rule {rule} in the rulebook").format(rule=self._rule)
        brief = self.tr("Rule {rule}").format(rule=self._rule)
        self.setText(whole if self._in_full else brief)
        self.setToolTip("" if self._in_full else plain_tip(whole))
        self.setAccessibleName(whole)
        self.updateGeometry()

    # --- how it looks ----------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(self._face())
        wide = metrics.horizontalAdvance(self.text()) + 2 * self._pad()
        return QSize(wide, round(metrics.height() * _HIGH))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _face(self) -> QFont:
        return fonts.smaller(self.font(), self._size)

    def _pad(self) -> int:
        """Room for the line around it at both ends."""
        return max(2, round(self.fontMetrics().height() * 0.12))

    def paintEvent(self, event: QPaintEvent) -> None:
        colours, face = theme.current(), self._face()
        face.setUnderline(self.underMouse() or self.hasFocus())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colours.accent, theme.LINE))
        if self.hasFocus():
            half = theme.LINE / 2
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(half, half, -half, -half), 3, 3)
        painter.setFont(face)
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())
        painter.end()

    # --- how it is followed ----------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter follows it, as Space does."""
        if event.key() in ENTERS:
            if not event.isAutoRepeat():
                self.click()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.updateGeometry()
