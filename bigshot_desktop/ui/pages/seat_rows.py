"""The seats of a match that is put together: who sits where, as which character, and in which colours."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QWidget

from bigshot_desktop.table.characters import CHARACTERS, Character, draw_characters
from bigshot_desktop.table.groups import TableSetup
from bigshot_desktop.table.match_request import USUAL_LEVEL, new_seed, usual_name
from bigshot_desktop.ui.look import language
from bigshot_desktop.ui.pages.character_picker import CharacterPicker
from bigshot_desktop.ui.pages.colour_swatches import ColourSwatches
from bigshot_desktop.ui.pages.game_setup import GameSetup
from bigshot_desktop.ui.pages.seat_editor import SeatEditor
from bigshot_desktop.ui.widgets.page_buttons import Segments


class SeatRows(QObject):
    """An editor for each seat that a game can have, of which the first ones are taken. No two players are alike."""

    changed = Signal()
    """Somebody else sits there, or is called otherwise."""

    def __init__(
        self, most: int, setup: GameSetup, players: Segments, known: Sequence[str], page: QWidget
    ) -> None:
        """``players``: how many play is chosen there, ``most`` at most; ``known``: names that no bot is to have."""
        super().__init__(page)
        self._page, self._players = page, players
        self._characters = draw_characters(new_seed(), most, USUAL_LEVEL, known)
        """Who plays as a bot in which seat, until a player wants somebody else."""
        self.editors = [self._make(number, setup) for number in range(1, most + 1)]
        self._picker: CharacterPicker | None = None
        self._asking = 0
        """The place of the seat that a character is picked for."""

    def _make(self, number: int, setup: GameSetup) -> SeatEditor:
        row = SeatEditor(number, setup, self._page)
        row.seat_as("human" if number == 1 else "bot")
        row.changed.connect(self.changed)
        row.recoloured.connect(self._recolour)
        row.others_wanted.connect(partial(self._ask_who, number - 1))
        return row

    @property
    def taken(self) -> list[SeatEditor]:
        """The seats of those who play."""
        return self.editors[: int(self._players.key)]

    @property
    def names(self) -> list[str]:
        """Those who play, by the names that they have so far."""
        narrator = language.narrator()
        return [
            row.name.text().strip() or narrator.player(place)
            for place, row in enumerate(self.taken)
        ]

    def table_setup(self, options: dict[str, str]) -> TableSetup:
        """Who sits where, with these variants; raises :class:`Malformed` where somebody has no name."""
        colours = tuple(
            tuple(box.colour for box in row.colours if box.colour is not None) for row in self.taken
        )
        return TableSetup(tuple(row.seat() for row in self.taken), options, colours)

    def lay(self, table: TableSetup) -> None:
        """Everybody sits where they sat another time, as far as there are seats."""
        for row, seat in zip(self.editors, table.seats, strict=False):
            row.take(seat)
        self._settle_characters(len(table.seats))
        for row, wished in zip(self.editors, table.colours, strict=False):
            for place, swatches in enumerate(row.colours):
                swatches.wish(wished[place] if place < len(wished) else None)

    def show_taken(self, each: int) -> None:
        """Shows the seats of those who play, and so many colours for each."""
        number = len(self.taken)
        for place, row in enumerate(self.editors):
            row.setVisible(place < number)
            row.show_colours(each if place < number else 0)

    def suggest_names(self, known: Sequence[str]) -> None:
        """The people who played last, seat by seat; where there are fewer, what players are usually called."""
        for place, row in enumerate(self.editors):
            unknown = usual_name() if place == 0 else language.narrator().player(place)
            human = known[place] if place < len(known) else unknown
            row.suggest(human, self._characters[place - 1])  # the first is a person, mostly

    def wrong(self) -> tuple[QWidget, str] | None:
        """What is wrong with the names, and where; None if all is well."""
        names: set[str] = set()
        for row in self.taken:
            if problem := row.problem:
                return row.name, language.narrator().malformed(problem)
            name = row.seat().name
            if name in names:
                sentence = QCoreApplication.translate(
                    "NewMatchPage", "Two players are called {name}. Give one another name."
                )
                return row.name, sentence.format(name=name)
            names.add(name)
        return None

    # --- who plays as a bot ----------------------------------------------------------------------

    def _settle_characters(self, number: int) -> None:
        """Nobody sits twice: who plays in the first seats stays, and elsewhere somebody comes who is free."""
        laid = [row for row in self.editors[:number] if not row.is_human]
        seated: set[str] = set()
        for row in (*laid, *(row for row in self.editors if row not in laid)):
            if row.character is None or row.character.id in seated:
                free = (one for one in self._characters if one.id not in seated)
                rest = (one for one in CHARACTERS.values() if one.id not in seated)
                row.play(next(free, None) or next(rest))
            assert row.character
            seated.add(row.character.id)

    def _ask_who(self, place: int) -> None:
        """Shows all characters, for one seat."""
        if self._picker is None:
            self._picker = CharacterPicker(self._page)
            self._picker.picked.connect(self._seat_character)
        self._asking = place
        row = self.editors[place]
        seated = [one.character.id for one in self.taken if one.character and not one.is_human]
        now = row.character.id if row.character else ""
        self._picker.ask(row.portrait, now, seated)

    def _seat_character(self, character: Character) -> None:
        """A character sits down at its own level; where it sat before, the one that it replaces does."""
        row = self.editors[self._asking]
        before = row.character
        for other in self.editors:
            if other is not row and other.character == character and before is not None:
                other.play(before)
        row.play(character, level=character.level)
        self.changed.emit()

    # --- in which colours ------------------------------------------------------------------------

    def _recolour(self, chosen: ColourSwatches) -> None:
        """Who had the colour gets the one that came free for it: no two are ever the same."""
        for row in self.taken:
            for box in row.colours:
                if box is not chosen and chosen.colour is not None and box.colour == chosen.colour:
                    box.wish(chosen.before)
                    row.show_colours(len([one for one in row.colours if not one.isHidden()]))
        chosen.before = chosen.colour
