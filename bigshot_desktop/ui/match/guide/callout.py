"""The card with which a guide speaks: a title, a few sentences, and the way on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QRect, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLayout,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from bigshot_desktop.ui.look import theme
from bigshot_desktop.ui.look.layouts import Flow
from bigshot_desktop.ui.look.plain_text import PlainLabel, plain_tip
from bigshot_desktop.ui.look.retranslated import Retranslated
from bigshot_desktop.ui.match.guide.placement import Measures
from bigshot_desktop.ui.widgets.buttons import ActionButton
from bigshot_desktop.ui.widgets.rule_requests import rule_requests

NEXT_KEY: Final = "F3"
BACK_KEY: Final = "Shift+F3"
END_KEY: Final = "F2"
"""That of the table's command, which switches the guide."""
_MARGIN: Final = 12
_GAP: Final = 8
_WIDTHS: Final = (27, 32, 40, 50, 60, 21, 15)
"""What it likes to be wide, the best first, in heights of a line."""
_NARROWEST: Final = 12
_LEAST_LINES: Final = 2
"""So much of the text is always seen; the rest can be scrolled to."""


@dataclass(frozen=True, slots=True)
class Words:
    """What a callout says, in the language of now whenever it is asked."""

    title: Callable[[], str]
    text: Callable[[], str]
    rule: str = ""
    """The number of a rule that says more."""
    number: int = 0
    """The number of the step among those that have been told; 0: none."""
    most: int = 0
    """How many there are at most; those that a match has no occasion for are never told."""
    has_before: bool = False
    """Whether there is a step before it that can be read again."""
    waits: bool = False
    """Whether the player goes on by a move: then there is no way on but that."""

    @property
    def closes(self) -> bool:
        """Whether these are the last words."""
        return not self.number


class Callout(Retranslated, QFrame):
    """It takes the focus from nobody; its buttons have keys, and can be reached with Tab."""

    passed = Signal()
    """It has been read."""
    back_wanted = Signal()
    """The player wants to read the step before it again."""
    ended = Signal()
    """The player wants no guide any more."""
    measured = Signal()
    """It needs another room now: its words or its letters are others."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self.setProperty("kind", "card")
        self.setObjectName("callout")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._words: Words | None = None
        self.title, self.number = PlainLabel(wordWrap=True), PlainLabel()
        self.title.setProperty("kind", "subtitle")
        self.number.setProperty("kind", "caption")
        self.text = PlainLabel(wordWrap=True, alignment=Qt.AlignmentFlag.AlignTop)
        self._scroll = QScrollArea(widgetResizable=True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self._scroll.setWidget(self.text)
        self._scroll.viewport().setAutoFillBackground(False)
        self.rule = ActionButton(kind="quiet")
        self.end = ActionButton(kind="quiet", cap=END_KEY)
        self.next = ActionButton(kind="primary", key=NEXT_KEY)
        self.back = ActionButton(kind="quiet", key=BACK_KEY)
        self.rule.show_icon("book")
        self.back.show_icon("back")
        self.back.hide_cap(True)
        for button in (self.rule, self.end, self.back, self.next):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._lay_out()
        self.rule.clicked.connect(self._want_rule)
        self.end.clicked.connect(self.ended)
        self.next.clicked.connect(self.passed)
        self.back.clicked.connect(self.back_wanted)
        theme.theme_switch().changed.connect(self._restyle)
        self._restyle()
        self.hide()

    def _lay_out(self) -> None:
        self._head = head = QHBoxLayout()
        head.setSpacing(_GAP)
        head.addWidget(self.title, 1)
        head.addWidget(self.number, alignment=Qt.AlignmentFlag.AlignTop)
        self._ways = ways = QWidget()
        self._onward = onward = QWidget()
        onward.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        pair = _AtTheRight(onward, row_gap=4)
        for button in (self.end, self.back, self.next):
            pair.addWidget(button)
        row = Flow(ways, row_gap=4)
        for part in (self.rule, onward):
            row.addWidget(part)
        column = QVBoxLayout(self)
        column.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        column.setSpacing(_GAP)
        column.addLayout(head)
        column.addWidget(self._scroll, 1)
        column.addWidget(ways)

    # --- what it says ----------------------------------------------------------------------------

    @property
    def words(self) -> Words | None:
        """What it says, if it has said anything yet."""
        return self._words

    def show_words(self, words: Words) -> None:
        """Says something else; whoever places it shows it."""
        self._words = words
        self._scroll.verticalScrollBar().setValue(0)
        self.next.become_new()
        self.retranslate()

    def announce(self) -> None:
        """Says it to those who do not see it."""
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.spoken))

    @property
    def spoken(self) -> str:
        """All of it, and what key leads on."""
        parts = [self.title.text(), self.text.text()]
        if self._words is not None and not self._words.waits:
            parts.append(self.next.toolTip())
        return "\n".join(parts)

    def retranslate(self) -> None:
        words = self._words
        if words is None:
            return
        self.title.setText(words.title())
        self.text.setText(words.text())
        self.setAccessibleName(words.title())
        self.setAccessibleDescription(words.text())
        self._scroll.setAccessibleName(words.text())
        #: Of a guide: "Step 2"
        step = QCoreApplication.translate("Guide", "Step {number}")
        self.number.setText(step.format(number=words.number))
        #: Of the steps of a guide
        most = QCoreApplication.translate(
            "Guide", "There are {most} at most: what does not come up is left out."
        )
        self.number.setToolTip(plain_tip(most.format(most=words.most)))
        self.number.setVisible(not words.closes)
        #: A button that opens the rulebook there: "Rule BS-11"
        rule = QCoreApplication.translate("Guide", "Rule {rule}")
        self.rule.set_text(
            rule.format(rule=words.rule).replace(" ", "\N{NO-BREAK SPACE}"),
            tip=QCoreApplication.translate("Guide", "Opens the rulebook there"),
        )
        self.rule.setVisible(bool(words.rule))
        self.end.set_text(
            QCoreApplication.translate("Guide", "End the guide"),
            tip=QCoreApplication.translate("Guide", "The match goes on without it"),
        )
        self.end.setVisible(not words.closes)
        #: To the step of the guide that was shown before
        back = QCoreApplication.translate("Guide", "Back")
        self.back.set_text("", tip=back)  # an arrow: small, for the callout covers something
        self.back.setAccessibleName(back)
        self.back.setVisible(words.has_before)
        if words.closes:
            self.next.set_text(QCoreApplication.translate("Guide", "Play on"))
        else:
            #: To the next step of the guide
            self.next.set_text(QCoreApplication.translate("Guide", "Next"))
        self.next.setVisible(not words.waits)

    def _want_rule(self) -> None:
        if self._words is not None:
            rule_requests().wanted.emit(self._words.rule)

    # --- how large -------------------------------------------------------------------------------

    def measures(self) -> Measures:
        """What it needs for what it says."""
        for part in (self, *self.findChildren(QWidget)):
            part.ensurePolished()  # what has not been shown yet has other letters
        for whole in (self._onward, self._ways):
            _layout(whole).invalidate()
        unit = self.fontMetrics().height()
        narrowest = max(_NARROWEST * unit, self._ways.minimumSizeHint().width() + 2 * _MARGIN)
        return Measures(
            tuple(max(narrowest, width * unit) for width in _WIDTHS),
            narrowest,
            cache(self._high),
            cache(self._least),
            self._line,
        )

    def _high(self, width: int) -> int:
        inner = width - 2 * _MARGIN - 2 * self.frameWidth()
        return self._frame(inner) + self.text.heightForWidth(inner) + 2

    def _least(self, width: int) -> int:
        inner = width - 2 * _MARGIN - 2 * self.frameWidth()
        lines = _LEAST_LINES * self._line
        return self._frame(inner) + min(lines, self.text.heightForWidth(inner) + 2)

    @property
    def _line(self) -> int:
        """How high a line of the text is."""
        return self.text.fontMetrics().lineSpacing()

    def _frame(self, inner: int) -> int:
        """All but the text."""
        ways = _layout(self._ways)
        head = self._head.totalHeightForWidth(inner)
        around = 2 * (_MARGIN + _GAP + self.frameWidth())
        return around + head + ways.totalHeightForWidth(inner)

    def settle(self) -> None:
        """In its place, with all that is on it. What need not be scrolled need not have the focus either."""
        for whole in (self._onward, self._ways, self):
            _layout(whole).invalidate()
        for whole in (self, self._ways, self._onward):
            _layout(whole).activate()
        area = self._scroll.size()
        scrolls = self.text.heightForWidth(area.width()) > area.height()
        bars = Qt.ScrollBarPolicy
        self._scroll.setVerticalScrollBarPolicy(
            bars.ScrollBarAsNeeded if scrolls else bars.ScrollBarAlwaysOff
        )
        self._scroll.verticalScrollBar().setSingleStep(self._line)
        policy = Qt.FocusPolicy.TabFocus if scrolls else Qt.FocusPolicy.NoFocus
        self._scroll.setFocusPolicy(policy)

    # --- how it looks ----------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        kinds = QEvent.Type
        if event.type() in (kinds.LanguageChange, kinds.FontChange, kinds.StyleChange):
            self.measured.emit()

    def _restyle(self) -> None:
        """An edge that is seen on any board."""
        edge = theme.current().accent.name()
        self.setStyleSheet(f"#callout {{ border: 2px solid {edge}; }}")


class _AtTheRight(Flow):
    """Rows that end at the right: where the way on is always looked for."""

    def _arrange(self, width: int) -> list[QRect]:
        moved: list[QRect] = []
        end = width
        for place in reversed(super()._arrange(width)):
            if not moved or place.right() > moved[-1].left() - width + end:  # the last of its row
                end = place.right() + 1
            moved.append(place.translated(max(0, width - end), 0))
        return moved[::-1]


def _layout(whole: QWidget) -> QLayout:
    layout = whole.layout()
    assert layout is not None
    return layout
