"""The coach's question before a costly slip: what it gives away, and three ways to go on."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QCheckBox, QFrame, QVBoxLayout, QWidget

from bigshot_desktop.bots.reasons import Choice
from bigshot_desktop.ui.look.layouts import Flow
from bigshot_desktop.ui.look.plain_text import PlainLabel
from bigshot_desktop.ui.look.retranslated import Retranslated
from bigshot_desktop.ui.widgets.borrowed_focus import BorrowedFocus
from bigshot_desktop.ui.widgets.buttons import ActionButton
from bigshot_desktop.words.narrator import Narrator

_WIDTH: Final = 28
"""In heights of a line."""
_MARGIN: Final = 12
_GAP: Final = 8


class SlipBox(Retranslated, QFrame):
    """A card over the board. Esc takes back what was about to be done."""

    shown_better = Signal()
    """The player wants to see what is better."""
    taken_back = Signal()
    """The player does not do it."""
    played = Signal()
    """The player does it all the same."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "card")
        self._focus = BorrowedFocus(self)
        self._narrator = Narrator()
        self._choice: Choice | None = None
        """What the coach would do instead."""
        self._chance: float | None = None
        self.title = PlainLabel()
        self.title.setProperty("kind", "subtitle")
        self.sentence = PlainLabel(wordWrap=True)
        self.reason = PlainLabel(wordWrap=True)
        self.again = QCheckBox()
        self.show_me, self.take_back = ActionButton(), ActionButton(kind="primary", cap="Esc")
        self.play = ActionButton(kind="quiet")
        self.show_me.show_icon("hint")
        self.take_back.show_icon("undo")
        self._buttons = QWidget()
        self._buttons.setProperty("kind", "plain")
        row = Flow(self._buttons, row_gap=6)
        for button in (self.take_back, self.show_me, self.play):
            row.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        column.setSpacing(_GAP)
        for part in (self.title, self.sentence, self.reason, self._buttons, self.again):
            column.addWidget(part)
        self.show_me.clicked.connect(self.shown_better)
        self.take_back.clicked.connect(self.taken_back)
        self.play.clicked.connect(self.played)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self).activated.connect(self.take_back.click)
        self.hide()
        self.retranslate()

    def ask(self, narrator: Narrator, choice: Choice, chance: float | None) -> str:
        """Asks whether the player is sure, with the best that was found, and the chance with what is wanted.

        ``chance``: None where others read it who may not know it.

        Returns what it says, for those who hear it.
        """
        self._narrator, self._choice, self._chance = narrator, choice, chance
        self.again.setChecked(False)
        self.retranslate()
        self.show()
        self.raise_()
        for button in (self.take_back, self.show_me, self.play):
            button.become_new()  # no key that is pressed at once was meant for it
        self._focus.take(self.take_back)
        return self.accessibleName()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._focus.give_back()

    def retranslate(self) -> None:
        choice, narrator = self._choice, self._narrator
        #: Heading of the coach's question before a costly slip
        self.title.setText(self.tr("Sure?"))
        self.sentence.setText(self._told_loss())
        told_why = choice and (choice.objection or next(iter(choice.advice), None))
        self.reason.setText(narrator.advice(told_why) if told_why else "")
        self.reason.setVisible(bool(told_why))
        self.setAccessibleName(f"{self.sentence.text()} {self.reason.text()}".rstrip())
        #: The coach shows what is better
        self.show_me.set_text(self.tr("Show me"))
        #: What was about to be done is not done
        self.take_back.set_text(self.tr("Take back"))
        self.play.set_text(self.tr("Play it all the same"))
        #: The coach asks again before a slip of the same kind in this match
        self.again.setText(self.tr("Ask me about this again"))
        self.updateGeometry()

    def _told_loss(self) -> str:
        """By how much the chance to win becomes smaller, as far as it may be told."""
        if self._chance is None:
            return self.tr(
                "This lowers the chance to win. By how much is not told here, where all can read it."
            )
        best = self._choice.chosen.expected if self._choice else 0.0
        #: {number} is a whole number, {chance} and {best} are chances such as "31%"
        told = self.tr("This gives away {number} in 100: a chance of {chance} instead of {best}.")
        narrator = self._narrator
        return told.format(
            number=narrator.number(round(100 * best) - round(100 * self._chance)),
            chance=narrator.chance(self._chance),
            best=narrator.chance(best),
        )

    def sizeHint(self) -> QSize:
        """As high as its words need at its width."""
        width = _WIDTH * self.fontMetrics().height()
        layout = self.layout()
        assert layout is not None
        return QSize(width, layout.totalHeightForWidth(width))
