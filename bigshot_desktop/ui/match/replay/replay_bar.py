"""The bottom of a replay: what has just happened, where in the match that is, and the ways to everywhere else in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from bigshot_desktop.engine.game import EVERYONE
from bigshot_desktop.ui.look import fonts
from bigshot_desktop.ui.look.plain_text import PlainLabel, plain_tip
from bigshot_desktop.ui.look.retranslated import Retranslated
from bigshot_desktop.ui.match.turn_sign import TurnSign
from bigshot_desktop.ui.widgets.choice_box import ChoiceBox
from bigshot_desktop.ui.widgets.fitted_text import FittedText
from bigshot_desktop.ui.widgets.marked_slider import Mark, MarkedSlider
from bigshot_desktop.ui.widgets.page_buttons import Button

_PROMPT: Final = 1.15
"""The letters of what has happened, in those of the text."""
_LEAST_SLIDER: Final = 9
"""What is left to the slider, in heights of a line."""
_TURNS: Final = (1, 5)
"""The places of the buttons that go by turns."""
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
        self._seen_label = PlainLabel(self)
        self._seen_label.hide()
        self.play_on = Button("", "branch")
        self.back = Button("primary", "back")
        self._names: tuple[str, ...] = ()
        self._offers_play_on = True
        self._judged = False
        self._whereabouts: QWidget | None = None
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
        self._whereabouts = part
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
            self._seen_label.setBuddy(self.seen_by)
            self._head.insertWidget(2, self._seen_label)
            self._head.insertWidget(3, self.seen_by)
            self._seen_label.show()
        self.retranslate()

    # --- what is shown ---------------------------------------------------------------------------

    def show_told(self, text: str, pieces: tuple[str, ...], player: str) -> None:
        """Says what has just happened, with the colours of whose deed it was."""
        self.prompt.setText(text)
        self.sign.show_pieces(pieces, player)
        self.sign.setVisible(not self.sign.is_empty)  # else the words have its place

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
        wide = self.where.fontMetrics().horizontalAdvance(widest) + 4
        if self.where.minimumWidth() != wide:
            self.where.setMinimumWidth(wide)
            self._fit()

    def show_marks(self, marks: Sequence[Mark], ticks: Sequence[int], *, judged: bool) -> None:
        """What is worth going to; ``judged``: the marks are where the chances to win changed most."""
        self._judged = judged
        self.slider.show_marks(marks, ticks)
        self._tell_of_marks()

    def _tell_of_marks(self) -> None:
        told = self.tr("Drag, click or turn the wheel; marks are where somebody goes ahead")
        if self._judged:
            told = self.tr(
                "Drag, click or turn the wheel; marks are where the chances to win changed most"
            )
        self.slider.setToolTip(plain_tip(told))

    # --- looks and words -------------------------------------------------------------------------

    def offer_play_on(self, *, offered: bool) -> None:
        """Whether a new match can go on from here."""
        self._offers_play_on = offered
        self._fit()

    def _fit(self) -> None:
        """Where there is little room for the slider, what there are other ways to gives way, one after the other."""
        least = _LEAST_SLIDER * self.fontMetrics().height()
        margins = self._column.contentsMargins()
        room = self.width() - margins.left() - margins.right() - least
        turns = [self.buttons[place] for place in _TURNS if place < len(self.buttons)]
        dispensable: list[list[QWidget]] = [[self.play_on], [self.where], [*turns]]
        shown: list[QWidget] = [*self.buttons, self.where, self.back]
        shown += [self.play_on] if self._offers_play_on else []
        while dispensable and self._wide(shown) > room:
            gone = dispensable.pop(0)
            shown = [one for one in shown if one not in gone]
        for one in (*self.buttons, self.where, self.play_on):
            one.setVisible(one in shown)
        if self._whereabouts is not None:
            around = self.sign.sizeHint().width() + 3 * self._head.spacing()
            if self.seen_by:
                beside = (self._seen_label, self.seen_by)
                around += sum(one.sizeHint().width() + self._head.spacing() for one in beside)
            wanted = self._whereabouts.sizeHint().width()
            # The prompt has three parts of the room, this has two.
            self._whereabouts.setVisible((room + least - around) * 2 >= wanted * 5)

    def _wide(self, parts: Sequence[QWidget]) -> int:
        """How much room these take beside each other."""
        return sum(
            max(one.sizeHint().width(), one.minimumWidth()) + self._row.spacing() for one in parts
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """Its parts give way: it asks for no width of its own."""
        return QSize(0, super().minimumSizeHint().height())

    def _set_gaps(self) -> None:
        gap = fonts.scaled(6)
        self._column.setContentsMargins(2 * gap, gap, 2 * gap, gap)
        self._column.setSpacing(fonts.scaled(2))
        self._head.setSpacing(2 * gap)
        self._row.setSpacing(round(gap * 0.75))
        self.prompt.setMinimumHeight(self.sign.sizeHint().height())  # as high without a sign
        side = round(self.fontMetrics().height() * _ICON)
        for button in self.buttons:
            button.setIconSize(QSize(side, side))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._set_gaps()
            self._fit()

    def retranslate(self) -> None:
        self.slider.setAccessibleName(self.tr("Place in the match"))
        self._tell_of_marks()
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
            #: Before a choice: without secrets, or as one of the players saw it
            self._seen_label.setText(self.tr("What is seen:"))
            self.seen_by.setAccessibleName(self.tr("Whose secrets are seen"))
            self.seen_by.setToolTip(plain_tip(self.tr("Whose secrets are seen")))
        self._fit()


def _button(action: QAction) -> QToolButton:
    """A button that does what an action does, with its icon and its keys."""
    button = QToolButton()
    button.setProperty("kind", "quiet")
    button.setDefaultAction(action)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button
