"""Before a match is played on from a position: who goes on playing, and with which dice."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QEvent, QSize
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from bigshot_desktop.table.characters import CHARACTERS, character_of, draw_characters
from bigshot_desktop.table.match_request import usual_name
from bigshot_desktop.table.seats import Seat
from bigshot_desktop.ui.look import language
from bigshot_desktop.ui.look.layouts import CardGrid
from bigshot_desktop.ui.look.plain_text import PlainLabel
from bigshot_desktop.ui.look.retranslated import Retranslated
from bigshot_desktop.ui.pages.game_setup import setup_of
from bigshot_desktop.ui.pages.seat_editor import SeatEditor
from bigshot_desktop.ui.widgets.page_buttons import Button, Segments
from bigshot_desktop.ui.widgets.scroll_dialog import ScrollDialog

NEW, SAME = "new", "same"
_CARD: Final = 38
"""Letters that a seat must have room for."""


class PlayOnDialog(Retranslated, ScrollDialog):
    """A card for each seat, as it was until now, and the dice. Nothing else can be chosen: the match is under way."""

    letters = 90

    def __init__(
        self,
        game: str,
        seats: Sequence[Seat],
        names: Sequence[str],
        *,
        step: int,
        same_dice: bool,
        setup: Any = None,
        parent: QWidget | None = None,
    ) -> None:
        """``names``: of people at this computer; ``same_dice``: whether these can fall as they did.

        ``setup``: of the match that is played on, from which everybody keeps their colours.
        """
        super().__init__(parent)
        self._step, self._can_repeat = step, same_dice
        self._about = PlainLabel(wordWrap=True)
        self._setup = setup_of(game)
        self._setup.setParent(self)
        self._setup.hide()
        self.rows = [SeatEditor(number, self._setup) for number, _ in enumerate(seats, start=1)]
        self.dice = Segments((NEW, SAME))
        self.dice.show_icons(("dice", "redo"))
        self._dice_label, self._dice_about = PlainLabel(), PlainLabel(wordWrap=True)
        self._dice_about.setProperty("kind", "caption")
        self._refusal = PlainLabel(wordWrap=True)
        self._refusal.setProperty("kind", "refusal")
        self.play = Button("primary", "branch")
        self.cancel = Button()
        self._seat_all(seats, names)
        if setup is not None:
            for place, row in enumerate(self.rows):
                row.show_badge(self._setup.badge_in(setup, place))
        self._lay_out()
        self._connect()
        self.retranslate()
        self._refresh()
        self.play.setFocus()

    def _seat_all(self, seats: Sequence[Seat], names: Sequence[str]) -> None:
        """Everybody as before; who changes sides has a name at hand."""
        taken = [seat.name for seat in seats]
        free = [name for name in (*names, usual_name()) if name not in taken]
        characters = draw_characters(self._step, len(seats), taken=taken)
        narrator = language.narrator()
        for place, (row, seat) in enumerate(zip(self.rows, seats, strict=True)):
            unknown = free.pop(0) if free and seat.kind == "bot" else narrator.player(place)
            person = seat.name if seat.kind == "human" else unknown
            row.suggest(person, character_of(seat) or characters[place % len(characters)])
            row.show_colours(0)
            row.set_compact(True)
            row.take(seat)

    def _lay_out(self) -> None:
        column = self.body.column
        column.addWidget(self._about)
        self._grid = CardGrid()
        for row in self.rows:
            self._grid.addWidget(row)
        self._set_limits()
        column.addLayout(self._grid)
        dice = QFrame()
        line = QHBoxLayout(dice)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self._dice_label)
        line.addWidget(self.dice)
        line.addWidget(self._dice_about, 1)
        column.addWidget(dice)
        column.addWidget(self._refusal)
        column.addStretch(1)
        for button in (self.cancel, self.play):
            self.buttons.addWidget(button)

    def _connect(self) -> None:
        for row in self.rows:
            row.changed.connect(self._refresh)
            row.others_wanted.connect(partial(self._change_character, row))
        self.dice.chosen.connect(self._refresh)
        self.cancel.clicked.connect(self.reject)
        self.play.clicked.connect(self.accept)

    def _change_character(self, row: SeatEditor) -> None:
        """The next character who sits nowhere takes the seat, at the level of the one before."""
        seated = {one.character for one in self.rows if not one.is_human}
        everybody = list(CHARACTERS.values())
        start = everybody.index(row.character) + 1 if row.character in everybody else 0
        others = [*everybody[start:], *everybody[:start]]
        row.play(next(one for one in others if one not in seated))
        self._refresh()

    # --- what is chosen --------------------------------------------------------------------------

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who goes on playing; raises :class:`Malformed`."""
        return tuple(row.seat() for row in self.rows)

    @property
    def new_dice(self) -> bool:
        return self.dice.key == NEW

    def _refresh(self) -> None:
        wrong = self._wrong()
        self._refusal.setText(wrong)
        self._refusal.setHidden(not wrong)
        self.play.setEnabled(not wrong)
        self.dice.button(SAME).setEnabled(self._can_repeat)
        self._dice_about.setText(self._told_of_dice())

    def _wrong(self) -> str:
        """What is wrong with a name, if anything is."""
        names: set[str] = set()
        for row in self.rows:
            if problem := row.problem:
                return language.narrator().malformed(problem)
            name = row.seat().name
            if name in names:
                sentence = self.tr("Two players are called {name}. Give one another name.")
                return sentence.format(name=name)
            names.add(name)
        return ""

    def _told_of_dice(self) -> str:
        if not self._can_repeat:
            return self.tr("The dice of this match cannot fall again from here.")
        if self.new_dice:
            return self.tr("Nobody knows how they will fall.")
        return self.tr(
            "They fall as in the match before, as long as as many are rolled: no secret."
        )

    def _set_limits(self) -> None:
        self._grid.set_limits(self.fontMetrics().averageCharWidth() * _CARD, 0)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._set_limits()

    def sizeHint(self) -> QSize:
        return super().sizeHint().boundedTo(self.screen().availableSize() * 0.94)

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Play on from here"))
        #: {number} is how many steps of the match before are taken over
        about = self.tr(
            "A new match begins as the other one was after step {number}. The other one stays as it is."
        )
        self._about.setText(about.format(number=self._step))
        self._dice_label.setText(self.tr("Dice:"))
        self.dice.set_text(self.tr("Dice"), (self.tr("New ones"), self.tr("The same")))
        self.play.set_text(self.tr("Play on"))
        self.cancel.set_text(self.tr("Cancel"))
        self._refresh()
