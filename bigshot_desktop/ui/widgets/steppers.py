"""Numbers that are changed by − and +: a field, a stepper for one number, and several steppers side by side."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QRect, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractSpinBox, QFrame, QSizePolicy, QSpinBox, QWidget

from bigshot_desktop.ui.look.layouts import Flow, WrappingLayout
from bigshot_desktop.ui.look.plain_text import PlainLabel, plain_tip
from bigshot_desktop.ui.widgets.buttons import ENTERS, ActionButton
from bigshot_desktop.ui.widgets.rows import group

_STEPS: Final = {"+": 1, "-": -1, "−": -1}
_KEYS: Final = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}
_MOVES: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_EAGER: Final = QSizePolicy.Policy.Expanding

WhyNot = Callable[[int, int], str]
"""Why one of the things, by its place, cannot have a number, in words."""


class Figure(PlainLabel):
    """A short text that has room for the longest it may say, so that nothing moves while it changes."""

    def __init__(self, kind: str = "", *, eager: bool = False) -> None:
        super().__init__()
        self._longest: tuple[str, ...] = ()
        if kind:
            self.setProperty("kind", kind)
        if eager:
            self.setSizePolicy(_EAGER, QSizePolicy.Policy.Preferred)

    def make_room(self, *texts: str) -> None:
        if texts != self._longest:
            self._longest = texts
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        hint, letters = super().sizeHint(), self.fontMetrics()
        widest = max((letters.horizontalAdvance(text) for text in self._longest), default=0)
        return QSize(max(hint.width(), widest + 2), max(hint.height(), letters.height()))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class NumberField(QSpinBox):
    """A number. Nothing is typed: − and + change it, and so do the arrows up and down."""

    moved = Signal(int)
    """The player goes on to another number: so many to the right."""
    entered = Signal()
    """Enter was pressed."""

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        signed: bool = False,
        widest: str = "−60",
        nothing: str = "0",
    ) -> None:
        """``signed``: whether it says + and −; ``widest``: what it has room for; ``nothing``: how it writes 0."""
        super().__init__(parent)
        self._signed, self._widest, self._nothing = signed, widest, nothing
        self.setButtonSymbols(QAbstractSpinBox.ButtonSymbols.NoButtons)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.lineEdit().setReadOnly(True)
        self.lineEdit().selectionChanged.connect(lambda: self.lineEdit().deselect())

    def sizeHint(self) -> QSize:
        letters = self.fontMetrics()
        return QSize(
            letters.horizontalAdvance(self._widest) + round(1.2 * letters.height()),
            super().sizeHint().height(),
        )

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def textFromValue(self, value: int) -> str:
        if not value:
            return self._nothing
        if not self._signed:
            return str(value)
        return f"+{value}" if value > 0 else f"−{-value}"

    def valueFromText(self, text: str) -> int:
        return 0 if text == self._nothing else int(text.replace("−", "-"))

    def event(self, event: QEvent) -> bool:
        """Keys that do something else elsewhere do so here, too: figures choose what is changed."""
        if event.type() == QEvent.Type.ShortcutOverride:
            event.ignore()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, step = Qt.Key(event.key()), _STEPS.get(event.text())
        if step or key in _KEYS:
            self.stepBy(step or _KEYS[key])
        elif key in _MOVES:
            self.moved.emit(_MOVES[key])
        elif key in ENTERS and not event.isAutoRepeat():
            self.entered.emit()
        else:
            event.ignore()


class Stepper(QFrame):
    """Something that has a number: what it is, and the number with − and +."""

    changed = Signal(int)
    """The number that the player wants now."""

    def __init__(self, place: int, field: NumberField) -> None:
        super().__init__()
        self.setProperty("kind", "sunken")
        self.place = place
        self.field = field
        self.less, self.more = ActionButton(), ActionButton()
        self.buttons = group(self.less, self.field, self.more, gap=2)
        self._parts: tuple[QWidget, ...] = ()
        for button, step in ((self.less, -1), (self.more, 1)):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setAutoRepeat(True)
            button.clicked.connect(lambda _=False, step=step: self._step(step))
        self.field.valueChanged.connect(self.changed)

    def lay(self, *parts: QWidget, gap: int = 12) -> None:
        """Lays out its parts, side by side where there is room."""
        self._parts = parts
        row = Flow(self, gap=gap, row_gap=2)
        row.setContentsMargins(8, 2, 8, 2)
        for part in parts:
            part.setSizePolicy(_EAGER, QSizePolicy.Policy.Preferred)
            row.addWidget(part)

    @property
    def narrowest(self) -> int:
        """How wide it must be to need no more than a line for each part."""
        margins = self.contentsMargins()
        layout = self.layout()
        if layout is not None:
            margins += layout.contentsMargins()
        widest = max(part.sizeHint().width() for part in self._parts)
        return widest + margins.left() + margins.right()

    def show_number(self, number: int, least: int, most: int, why_not: WhyNot) -> None:
        """The number and how far it can be changed."""
        with QSignalBlocker(self.field):
            self._bound(least, most)
            self.field.setValue(number)
        self.less.setEnabled(number > least)
        self.more.setEnabled(number < most)
        for button, wish in ((self.less, number - 1), (self.more, number + 1)):
            why = "" if button.isEnabled() else why_not(self.place, wish)
            button.setToolTip(plain_tip(why or button.accessibleName()))
            button.setAccessibleDescription(why)

    def name(self, field: str, less: str, more: str) -> None:
        """What the number is called, and what − and + do, in words."""
        self.field.setAccessibleName(field)
        for button, sign, told in ((self.less, "−", less), (self.more, "+", more)):
            button.set_text(sign)
            button.setAccessibleName(told)

    def _bound(self, least: int, most: int) -> None:
        """The field goes no further than that. Qt measures one with other bounds anew."""
        if (self.field.minimum(), self.field.maximum()) != (least, most):
            self.field.setRange(least, most)

    def _step(self, step: int) -> None:
        self.field.setFocus(Qt.FocusReason.MouseFocusReason)
        self.field.stepBy(step)


class EqualColumns(WrappingLayout):
    """Steppers side by side, all equally wide: all of them, half of them and so on, or one below the other.

    As many as fit stand in a row; where they are ``thrifty``, as many as take the least height.
    """

    def __init__(
        self, parent: QWidget | None = None, *, gap: int, row_gap: int, thrifty: bool = False
    ) -> None:
        super().__init__(parent, gap=gap, row_gap=row_gap)
        self._thrifty = thrifty

    def _preferred_size(self) -> QSize:
        number = len(self._shown())
        width = number * self._narrowest() + self._gap * (number - 1)
        return QSize(width, self._height_in(width))

    def _arrange(self, width: int) -> list[QRect]:
        number = len(self._shown())
        columns = dict.fromkeys(-(-number // rows) for rows in range(1, number + 1))
        narrowest = self._narrowest()
        fitting = [n for n in columns if self._each(width, n) >= narrowest] or [1]
        if not self._thrifty:
            return self._in_columns(fitting[0], width)
        ways = [self._in_columns(n, width) for n in fitting]
        return min(ways, key=lambda places: max((one.bottom() for one in places), default=0))

    def _each(self, width: int, columns: int) -> int:
        return (width - self._gap * (columns - 1)) // columns

    def _in_columns(self, number: int, width: int) -> list[QRect]:
        items, each = self._shown(), self._each(width, number)
        places: list[QRect] = []
        top = 0
        for first in range(0, len(items), number):
            row = items[first : first + number]
            high = max(item.heightForWidth(each) for item in row)
            places += [QRect(n * (each + self._gap), top, each, high) for n in range(len(row))]
            top += high + self._row_gap
        return places

    def _narrowest(self) -> int:
        widgets = (item.widget() for item in self._shown())
        widths = (one.narrowest for one in widgets if isinstance(one, Stepper))
        return max(widths, default=0)


class Steppers(QWidget):
    """Several steppers side by side. The keys left and right go from one number to another."""

    changed = Signal(int, int)
    """A place and the number that the player wants there now."""
    entered = Signal()
    """Enter was pressed on a number."""

    def __init__(
        self, steppers: Sequence[Stepper], parent: QWidget | None = None, *, thrifty: bool = False
    ) -> None:
        super().__init__(parent)
        self.setSizePolicy(_EAGER, QSizePolicy.Policy.Preferred)
        self._steppers = tuple(steppers)
        row = EqualColumns(self, gap=8, row_gap=4, thrifty=thrifty)
        for stepper in self._steppers:
            place = stepper.place
            row.addWidget(stepper)
            stepper.changed.connect(lambda number, p=place: self.changed.emit(p, number))
            stepper.field.moved.connect(lambda step, p=place: self._move(p, step))
            stepper.field.entered.connect(self.entered)

    def focus(self, place: int) -> None:
        self._steppers[place].field.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _move(self, place: int, step: int) -> None:
        """To the next number on that side that can be changed, and round from the last to the first."""
        number = len(self._steppers)
        for distance in range(1, number):
            other = (place + step * distance) % number
            field = self._steppers[other].field
            if field.isEnabled() and field.isVisibleTo(self):
                self.focus(other)
                return
