"""The field in which one types what to look for in a rulebook."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QSizePolicy, QWidget

from bigshot_desktop.ui.look.icons import icon
from bigshot_desktop.ui.look.plain_text import plain_tip
from bigshot_desktop.ui.look.retranslated import Retranslated

_ENTERS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_GAP: Final = 0.35
"""Between the edge, the signs and the words, in heights of a line."""
_LONGEST: Final = 200
"""Letters that can be looked for."""


class SearchField(Retranslated, QLineEdit):
    """Enter goes on to the next hit, with Shift to the one before; the arrow down leads into the list of them."""

    stepped = Signal(int)
    """To the next hit or the one before."""
    list_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMaxLength(_LONGEST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.dismiss = _Dismissal(self)
        self.dismiss.clicked.connect(self.clear)
        self.dismiss.hide()
        self.textChanged.connect(lambda text: self.dismiss.setVisible(bool(text)))
        self._place()
        self.retranslate()

    def sizeHint(self) -> QSize:
        """Wide enough for what it says before anything is typed."""
        words = self.fontMetrics().horizontalAdvance(self.placeholderText())
        return QSize(words + 2 * self._inset + self._unit, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        letters = self.fontMetrics().averageCharWidth() * 9
        return QSize(letters + 2 * self._inset, super().minimumSizeHint().height())

    @property
    def _unit(self) -> int:
        return self.fontMetrics().height()

    @property
    def _inset(self) -> int:
        """What a sign at an edge takes."""
        return round(self._unit * (1 + 2 * _GAP))

    def _sign(self, *, right: bool) -> QRect:
        """The place of the sign at an edge."""
        gap, unit = round(self._unit * _GAP), self._unit
        left = self.width() - gap - unit if right else gap
        return QRect(left, (self.height() - unit) // 2, unit, unit)

    def _place(self) -> None:
        self.setTextMargins(self._unit, 0, self._unit, 0)
        self.dismiss.setGeometry(self._sign(right=True))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        icon("search", "ink_soft").paint(painter, self._sign(right=False))
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _ENTERS:
            back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self.stepped.emit(-1 if back else 1)
        elif key == Qt.Key.Key_Down:
            self.list_wanted.emit()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._place()
            self.updateGeometry()

    def retranslate(self) -> None:
        words, clear = self.tr("Search the rules"), self.tr("Clear the search")
        self.setPlaceholderText(words)
        self.setAccessibleName(words)
        self.dismiss.setAccessibleName(clear)
        self.dismiss.setToolTip(plain_tip(clear))
        self.updateGeometry()


class _Dismissal(QAbstractButton):
    """A small sign at the end of a field that empties it; on the keyboard Esc does."""

    def __init__(self, field: QWidget) -> None:
        super().__init__(field)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.ArrowCursor)

    def sizeHint(self) -> QSize:
        side = self.fontMetrics().height()
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        icon("dismiss", "ink" if self.underMouse() else "ink_soft").paint(painter, self.rect())
        painter.end()
