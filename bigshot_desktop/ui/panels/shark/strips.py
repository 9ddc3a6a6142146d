"""A strip for each company: its value, the player's shares, and a number of shares to be changed by − and +."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QRect, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractSpinBox, QFrame, QLabel, QSizePolicy, QSpinBox, QWidget

from bigshot_desktop.rules.shark.material import BUY_LIMIT, COMPANIES, N_COMPANIES, TOP_VALUE
from bigshot_desktop.ui.bridge import Bridge
from bigshot_desktop.ui.layouts import Flow, Yielding
from bigshot_desktop.ui.panels.buttons import ENTERS, ActionButton, KeyCap, set_kind
from bigshot_desktop.ui.panels.chips import Chip
from bigshot_desktop.ui.panels.panel import group
from bigshot_desktop.ui.panels.shark.drafts import Draft
from bigshot_desktop.words.voice import Voice

_STEPS: Final = {"+": 1, "-": -1, "−": -1}
_KEYS: Final = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}
_MOVES: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_MANY: Final = 10
"""There is always room for so many shares, so that all stays in its place from the beginning on."""
_EAGER: Final = QSizePolicy.Policy.Expanding
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


WhyNot = Callable[[int, int], str]
"""Why a company cannot have a number, in words."""


class Figure(QLabel):
    """A short text that has room for the longest it may say, so that nothing moves while it changes."""

    def __init__(self, kind: str = "", *, eager: bool = False) -> None:
        super().__init__()
        self._longest: tuple[str, ...] = ()
        if kind:
            self.setProperty("kind", kind)
        if eager:
            self.setSizePolicy(_EAGER, QSizePolicy.Policy.Preferred)

    def make_room(self, *texts: str) -> None:
        self._longest = texts
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        hint, letters = super().sizeHint(), self.fontMetrics()
        widest = max((letters.horizontalAdvance(text) for text in self._longest), default=0)
        return QSize(max(hint.width(), widest + 2), max(hint.height(), letters.height()))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class ShareField(QSpinBox):
    """A number of shares. Nothing is typed: − and + change it, and so do the arrows up and down."""

    moved = Signal(int)
    """The player goes on to another company: so many to the right."""
    entered = Signal()
    """Enter was pressed."""

    def __init__(self, parent: QWidget | None = None, *, signed: bool) -> None:
        """``signed``: whether it says + and −, because shares may come and go."""
        super().__init__(parent)
        self._signed = signed
        self.setButtonSymbols(QAbstractSpinBox.ButtonSymbols.NoButtons)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.lineEdit().setReadOnly(True)
        self.lineEdit().selectionChanged.connect(lambda: self.lineEdit().deselect())

    def sizeHint(self) -> QSize:
        letters = self.fontMetrics()
        return QSize(
            letters.horizontalAdvance("−60") + round(1.2 * letters.height()),
            super().sizeHint().height(),
        )

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def textFromValue(self, value: int) -> str:
        if not self._signed or not value:
            return str(value)
        return f"+{value}" if value > 0 else f"−{-value}"

    def valueFromText(self, text: str) -> int:
        return int(text.replace("−", "-"))

    def event(self, event: QEvent) -> bool:
        """Keys that do something else elsewhere do so here, too: figures choose a company."""
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


class Strip(QFrame):
    """One company."""

    changed = Signal(int)
    """The number that the player wants now."""

    def __init__(self, company: int, *, signed: bool) -> None:
        super().__init__()
        self.setProperty("kind", "sunken")
        self.company = company
        self.chip = Chip()
        self.price = Figure("subtitle", eager=True)
        self.holding = Figure()
        self.holding.setAlignment(_RIGHT)
        self.less, self.more = ActionButton(), ActionButton()
        self.field = ShareField(signed=signed)
        self.result = Figure(eager=True)
        self.result.setAlignment(_RIGHT)
        self._head = group(KeyCap(str(1 + company)), self.chip, self.price, self.holding, gap=4)
        self._tail = group(group(self.less, self.field, self.more, gap=2), self.result)
        row = Flow(self, gap=12, row_gap=2)
        row.setContentsMargins(8, 2, 8, 2)
        for part in (self._head, self._tail):
            part.setSizePolicy(_EAGER, QSizePolicy.Policy.Preferred)
            row.addWidget(part)
        for button, step in ((self.less, -1), (self.more, 1)):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setAutoRepeat(True)
            button.clicked.connect(lambda _=False, step=step: self._step(step))
        self.field.valueChanged.connect(self.changed)

    @property
    def narrowest(self) -> int:
        """How wide it must be to need no more than two lines."""
        margins = self.contentsMargins()
        layout = self.layout()
        if layout is not None:
            margins += layout.contentsMargins()
        widest = max(self._head.sizeHint().width(), self._tail.sizeHint().width())
        return widest + margins.left() + margins.right()

    def show_draft(self, draft: Draft, why_not: WhyNot) -> None:
        """The number and how far it can be changed, and what the player has then."""
        company = self.company
        number, least, most = draft.numbers[company], draft.least(company), draft.most(company)
        with QSignalBlocker(self.field):
            self.field.setRange(least, most)
            self.field.setValue(number)
        self.holding.setText(self._holding(draft.shares[company], draft.kept(company)))
        self.setEnabled(draft.values[company] > 0)
        self.less.setEnabled(number > least)
        self.more.setEnabled(number < most)
        for button, wish in ((self.less, number - 1), (self.more, number + 1)):
            why = "" if button.isEnabled() else why_not(company, wish)
            button.setToolTip(why or button.accessibleName())
            button.setAccessibleDescription(why)
        self.setToolTip("" if self.isEnabled() else self.more.toolTip())

    def speak(self, voice: Voice, draft: Draft) -> None:
        """What does not change with the number."""
        name, value = voice.name("company", self.company), draft.values[self.company]
        self.chip.show_player(name, (COMPANIES[self.company],))
        set_kind(self.price, "subtitle" if value else "caption")
        self.price.setText(voice.money(value))
        self.price.make_room(voice.money(TOP_VALUE))
        told = self.tr("{company}: a share is worth {value}")
        self.price.setToolTip(told.format(company=name, value=voice.money(value)))
        most = max(_MANY, *draft.shares)
        self.holding.make_room(self._holding(most, 0), self._holding(most, most + BUY_LIMIT))
        #: The name of a field with − and +
        self.field.setAccessibleName(self.tr("{company}: number of shares").format(company=name))
        self.less.say("−")
        self.more.say("+")
        self.less.setAccessibleName(self.tr("{company}: one share less").format(company=name))
        self.more.setAccessibleName(self.tr("{company}: one share more").format(company=name))

    def _holding(self, before: int, after: int) -> str:
        if before == after:
            #: Of a company's shares: how many the player has
            return self.tr("Yours: {shares}").format(shares=before)
        #: Of a company's shares: how many the player has now and afterwards
        return self.tr("Yours: {before} › {after}").format(before=before, after=after)

    def _step(self, step: int) -> None:
        self.field.setFocus(Qt.FocusReason.MouseFocusReason)
        self.field.stepBy(step)


class Abreast(Yielding):
    """The strips side by side: all of them, two by two or one below the other, all equally wide."""

    def _wished(self) -> QSize:
        number = self.count()
        width = number * self._narrowest() + self._gap * (number - 1)
        return QSize(width, self._height_in(width))

    def _arranged(self, width: int) -> list[QRect]:
        items = self._shown()
        each, number = width, 1
        for columns in (len(items), len(items) // 2):
            wide = (width - self._gap * (columns - 1)) // columns
            if wide >= self._narrowest():
                each, number = wide, columns
                break
        places: list[QRect] = []
        top = 0
        for first in range(0, len(items), number):
            row = items[first : first + number]
            high = max(item.heightForWidth(each) for item in row)
            places += [QRect(n * (each + self._gap), top, each, high) for n in range(len(row))]
            top += high + self._row_gap
        return places

    def _narrowest(self) -> int:
        widgets = (item.widget() for item in self._items)
        return max(strip.narrowest for strip in widgets if isinstance(strip, Strip))


class Strips(QWidget):
    """All companies. Left and right, and the keys 1 to 4, go from one to another."""

    changed = Signal(int, int)
    """A company and the number that the player wants now."""
    entered = Signal()
    """Enter was pressed on a number."""

    def __init__(self, parent: QWidget | None = None, *, signed: bool = False) -> None:
        super().__init__(parent)
        self.setSizePolicy(_EAGER, QSizePolicy.Policy.Preferred)
        self.strips = [Strip(company, signed=signed) for company in range(N_COMPANIES)]
        row = Abreast(self, gap=8, row_gap=4)
        for company, strip in enumerate(self.strips):
            row.addWidget(strip)
            strip.changed.connect(lambda number, c=company: self.changed.emit(c, number))
            strip.field.moved.connect(lambda step, c=company: self._move(c, step))
            strip.field.entered.connect(self.entered)
            key = QShortcut(QKeySequence(str(1 + company)), strip.field)
            key.activated.connect(lambda c=company: self.focus(c))

    def focus(self, company: int) -> None:
        self.strips[company].field.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def show_draft(self, draft: Draft, why_not: WhyNot) -> None:
        for strip in self.strips:
            strip.show_draft(draft, why_not)

    def speak(self, bridge: Bridge, draft: Draft, *results: str) -> None:
        """All in the same places in all strips; ``results``: the longest that may stand beside a number."""
        for strip in self.strips:
            strip.speak(bridge.voice, draft)
            strip.result.make_room(*results)
        widest = max(strip.chip.sizeHint().width() for strip in self.strips)
        for strip in self.strips:
            strip.chip.setMinimumWidth(widest)

    def _move(self, company: int, step: int) -> None:
        """To the next company on that side that is traded, and round from the last to the first."""
        for distance in range(1, N_COMPANIES):
            other = (company + step * distance) % N_COMPANIES
            if self.strips[other].isEnabled():
                self.focus(other)
                return
