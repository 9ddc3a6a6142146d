"""The bottom of a replay: what has just happened, where in the match that is, and the ways to everywhere else in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from bigshot_desktop.engine.game import EVERYONE
from bigshot_desktop.ui.look import fonts
from bigshot_desktop.ui.look.plain_text import PlainLabel, plain_tip
from bigshot_desktop.ui.look.retranslated import Retranslated
from bigshot_desktop.ui.match.action_bar import TurnSign
from bigshot_desktop.ui.widgets.choice_box import ChoiceBox
from bigshot_desktop.ui.widgets.fitted_text import FittedText
from bigshot_desktop.ui.widgets.marked_slider import MarkedSlider
from bigshot_desktop.ui.widgets.page_buttons import Button

_PROMPT: Final = 1.15
"""The letters of what has happened, in those of the text."""
_ICON: Final = 1.35
"""The side of an icon, in heights of a line."""


class ReplayBar(Retranslated, QFrame):
    """It shows; what is wanted it only tells."""

    position_wanted = Signal(int)
    """So many steps are to be seen."""
    viewer_wanted = Signal(int)
    """The match is to be seen as this seat saw it."""

    def __init__(self, actions: Sequence[QAction], parent: QWidget | None = None) -> None:
        """``actions``: a button for each of them stands before the slider."""
        super().__init__(parent)
        self.setProperty("kind", "card")
        self.sign = TurnSign()
        self.prompt = FittedText(size=_PROMPT)
        self.buttons = [_button(action) for action in actions]
        self.slider = MarkedSlider()
        self.where = PlainLabel()
        self.where.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.seen_by: ChoiceBox | None = None
        """Who looks at the match, where that can be chosen."""
        self.play_on = Button("", "branch")
        self.back = Button("primary", "back")
        self._names: tuple[str, ...] = ()
        self._head, self._row = QHBoxLayout(), QHBoxLayout()
        self._column = QVBoxLayout(self)
        self._lay_out()
        self.slider.valueChanged.connect(self.position_wanted)
        self.retranslate()

    def _lay_out(self) -> None:
        self._head.addWidget(self.sign)
        self._head.addWidget(self.prompt, 3)
        for button in self.buttons:
            self._row.addWidget(button)
        self._row.addWidget(self.slider, 1)
        self._row.addWidget(self.where)
        self._row.addWidget(self.play_on)
        self._row.addWidget(self.back)
        self._column.addLayout(self._head)
        self._column.addLayout(self._row)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._set_gaps()

    def set_whereabouts(self, part: QWidget) -> None:
        """What tells how far the match was stands at the end of the first line."""
        self._head.addWidget(part, 2)

    def offer_viewers(self, names: Sequence[str]) -> None:
        """Lets it be chosen whose secrets are seen; nobody's, until somebody is chosen."""
        if names == self._names:
            return
        self._names = tuple(names)
        if self.seen_by is None:
            self.seen_by = ChoiceBox(len(names) + 1, self)
            self.seen_by.activated.connect(
                lambda place: self.viewer_wanted.emit(place - 1 if place else EVERYONE)
            )
            self._head.insertWidget(2, self.seen_by)
        self.retranslate()

    # --- what is shown ---------------------------------------------------------------------------

    def show_told(self, text: str, pieces: tuple[str, ...], player: str) -> None:
        """Says what has just happened, with the colours of whose deed it was."""
        self.prompt.setText(text)
        self.sign.show_pieces(pieces, player)

    def show_position(self, position: int, end: int) -> None:
        """So many steps are shown, of so many."""
        self.slider.blockSignals(True)
        self.slider.setRange(0, end)
        self.slider.setValue(position)
        self.slider.blockSignals(False)
        #: Where we are in a match that is looked at step by step
        text = self.tr("Step {step} of {number}")
        told = text.format(step=position, number=end)
        self.where.setText(told)
        self.slider.setAccessibleDescription(told)
        widest = text.format(step=end, number=end)
        self.where.setMinimumWidth(self.where.fontMetrics().horizontalAdvance(widest) + 4)

    # --- looks and words -------------------------------------------------------------------------

    def _set_gaps(self) -> None:
        gap = fonts.scaled(6)
        self._column.setContentsMargins(2 * gap, gap, 2 * gap, gap)
        self._column.setSpacing(fonts.scaled(2))
        self._head.setSpacing(2 * gap)
        self._row.setSpacing(gap // 2)
        side = round(self.fontMetrics().height() * _ICON)
        for button in self.buttons:
            button.setIconSize(QSize(side, side))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._set_gaps()

    def retranslate(self) -> None:
        self.slider.setAccessibleName(self.tr("Place in the match"))
        self.slider.setToolTip(
            plain_tip(self.tr("Drag, click or turn the wheel; marks are where the lead changes"))
        )
        #: On a button: a new match that begins as this one was here
        self.play_on.set_text(
            self.tr("Play on from here"),
            self.tr("A new match that goes on from this position (key: P)"),
        )
        if self.seen_by is not None:
            #: In a list of whose secrets are seen: {player} is the name of one
            one = self.tr("As {player} saw it")
            texts = (one.format(player=name) for name in self._names)
            self.seen_by.show_texts((self.tr("Without secrets"), *texts))
            self.seen_by.setAccessibleName(self.tr("Whose secrets are seen"))
            self.seen_by.setToolTip(plain_tip(self.tr("Whose secrets are seen")))


def _button(action: QAction) -> QToolButton:
    """A button that does what an action does, with its icon and its keys."""
    button = QToolButton()
    button.setProperty("kind", "quiet")
    button.setDefaultAction(action)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button
