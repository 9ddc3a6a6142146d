"""The field for a sum of one's own: figures in, the game's money shown, Enter bids."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QValidator
from PySide6.QtWidgets import QSpinBox, QWidget

from bigshot_desktop.ui.widgets.buttons import ENTERS

_LONGEST: Final = 3
"""More figures than that are no bid."""
_TABLES: Final = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)
"""What would change the typed text, but is meant for the match."""
_NOT_ITS_KEYS: Final = ("?", ",", ".")
"""Marks that are no part of a whole sum, and keys of the table: the keys that work now, slower, faster."""
_STEPS: Final = {"+": 1, "-": -1}


class AmountField(QSpinBox):
    """A whole sum. What is typed may lie outside its bounds: the rules then say what is wrong with it."""

    entered = Signal(int)
    """Enter was pressed on this sum."""
    rewritten = Signal()
    """Another sum stands in the field: one that was typed, or one inside the bounds in its place."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._money: Callable[[int], str] = str
        self.setAccelerated(True)
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.setCorrectionMode(QSpinBox.CorrectionMode.CorrectToNearestValue)
        self.valueChanged.connect(self.rewritten)
        self.lineEdit().textChanged.connect(self.rewritten)
        self.editingFinished.connect(self.rewritten)  # Qt corrects a text without telling

    def write_with(self, money: Callable[[int], str]) -> None:
        """How sums are written from now on."""
        self._money = money
        self.lineEdit().setText(money(self.value()))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Wide enough for every sum in the language of now; Qt would remember that of an earlier one."""
        hint = super().sizeHint()
        letters = self.fontMetrics()
        sums = max(letters.horizontalAdvance(self._money(n)) for n in (8, 28, self.maximum()))
        return QSize(max(hint.width(), sums + round(2.6 * letters.height())), hint.height())

    @property
    def typed(self) -> int | None:
        """The sum in the field, inside the bounds or not."""
        runs = _runs(self.text())
        return int(runs[0]) if len(runs) == 1 else None

    def textFromValue(self, value: int) -> str:
        return self._money(value)

    def valueFromText(self, text: str) -> int:
        runs = _runs(text)
        return int(runs[0]) if len(runs) == 1 else self.minimum()

    def validate(self, text: str, position: int) -> tuple[QValidator.State, str, int]:
        runs = _runs(text)
        if len(runs) > 1 or any(len(run) > _LONGEST for run in runs):
            return QValidator.State.Invalid, text, position
        inside = bool(runs) and self.minimum() <= int(runs[0]) <= self.maximum()
        state = QValidator.State.Acceptable if inside else QValidator.State.Intermediate
        return state, text, position

    def event(self, event: QEvent) -> bool:
        """Letters and some marks are not for the field, and undo is the table's: these keys work while it has it."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            plain = not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
            text = event.text()
            if (plain and (text.isalpha() or text in _NOT_ITS_KEYS)) or any(
                map(event.matches, _TABLES)
            ):
                event.ignore()
                return True
        return super().event(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """However the focus comes, what is typed next takes the place of what is there."""
        super().focusInEvent(event)
        self.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        text = event.text()
        if event.key() in ENTERS:
            if self.typed is not None and not event.isAutoRepeat():
                self.entered.emit(self.typed)
        elif text in _STEPS:
            self.interpretText()
            self.stepBy(_STEPS[text])
            self.rewritten.emit()
        elif not text.isprintable() or text.isdigit() or not text:
            super().keyPressEvent(event)


def _runs(text: str) -> list[str]:
    """The numbers in a text."""
    return re.findall(r"\d+", text)
