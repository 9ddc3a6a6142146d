"""Where else the words of a search are: the other rulebooks, each with a way there."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from bigshot_desktop.games import ENTRIES
from bigshot_desktop.ui.look.retranslated import Retranslated
from bigshot_desktop.ui.widgets.page_buttons import Button
from bigshot_desktop.words.rulebook import RULEBOOKS


class OtherBooks(Retranslated, QWidget):
    """A button for each book that has something; out of sight if none has."""

    wanted = Signal(str)
    """The game whose book is to be shown."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._found: Mapping[str, int] = {}
        self._buttons = {game: Button("", "book") for game in RULEBOOKS}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        for game, button in self._buttons.items():
            button.clicked.connect(lambda _=False, game=game: self.wanted.emit(game))
            column.addWidget(button)
        self.offer({})

    def offer(self, found: Mapping[str, int]) -> None:
        """Offers books, with the numbers of sections that were found in them."""
        self._found = {game: number for game, number in found.items() if number}
        for game, button in self._buttons.items():
            button.setVisible(game in self._found)
        self.setVisible(bool(self._found))
        self.retranslate()

    @property
    def games(self) -> tuple[str, ...]:
        """Whose books are offered."""
        return tuple(self._found)

    @property
    def sentences(self) -> tuple[str, ...]:
        """What is offered."""
        return tuple(self._buttons[game].text() for game in self._found)

    def button(self, game: str) -> Button:
        """The way into the book of a game."""
        return self._buttons[game]

    def retranslate(self) -> None:
        for game, number in self._found.items():
            sections = QCoreApplication.translate("RulebookWindow", "%Ln section(s)", "", number)
            #: Another rulebook in which something was found, and in how many sections
            told = self.tr("{game}: {sections}")
            self._buttons[game].set_text(told.format(game=ENTRIES[game].title, sections=sections))
