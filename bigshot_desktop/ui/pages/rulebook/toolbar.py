"""What stands above a rulebook: the ways back and forward, the games, the search, and paper."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QWidget

from bigshot_desktop.games import ENTRIES
from bigshot_desktop.ui.look.layouts import Flow
from bigshot_desktop.ui.look.plain_text import plain_tip
from bigshot_desktop.ui.look.retranslated import Retranslated
from bigshot_desktop.ui.pages.rulebook.search_field import SearchField
from bigshot_desktop.ui.widgets.choice_box import ChoiceBox
from bigshot_desktop.ui.widgets.page_buttons import Button, Segments
from bigshot_desktop.words.rulebook import RULEBOOKS


class GameChoice(Segments):
    """The games side by side; folded, in a box that opens."""

    def __init__(self, keys: Sequence[str], parent: QWidget | None = None) -> None:
        self.box = ChoiceBox(len(keys))
        super().__init__(keys, parent)
        layout = self.layout()
        assert isinstance(layout, QHBoxLayout)
        layout.insertWidget(0, self.box)
        self.box.activated.connect(lambda number: self.chosen.emit(keys[number]))
        self.fold(folded=False)

    def fold(self, *, folded: bool) -> None:
        """Takes little room, or all that it likes."""
        self.box.setVisible(folded)
        for button in self.buttons:
            button.setVisible(not folded)

    def choose(self, key: str) -> None:
        super().choose(key)
        self.box.setCurrentIndex(self._keys.index(key))

    def set_text(self, name: str, texts: Sequence[str]) -> None:
        super().set_text(name, texts)
        self.box.setAccessibleName(name)
        self.box.setAccessibleDescription(name)  # on Linux the name of a box is what it shows
        self.box.show_texts(texts)


class RulebookToolbar(Retranslated, QWidget):
    """In one row, or in as many as are needed; where there is little room, in fewer words."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._folded = False
        self.back, self.forward = Button("quiet", "back"), Button("quiet", "forward")
        self.contents = Button("", "contents")
        self.contents.setCheckable(True)
        self.games = GameChoice(tuple(RULEBOOKS))
        self.search = SearchField()
        self.save = Button("", "print")
        row = Flow(self, gap=8, row_gap=6)
        row.setContentsMargins(12, 10, 12, 8)
        for widget in (
            *(self.back, self.forward, self.contents),
            *(self.games, self.search, self.save),
        ):
            row.addWidget(widget)
        self.retranslate()

    def fold(self, *, folded: bool) -> None:
        """Signs rather than words, and a box of games, or everything in full."""
        if folded != self._folded:
            self._folded = folded
            self.games.fold(folded=folded)
            self.retranslate()

    def retranslate(self) -> None:
        for button, words, brief in (
            (self.back, QCoreApplication.translate("RulebookWindow", "Back"), True),
            (self.forward, QCoreApplication.translate("RulebookWindow", "Forward"), True),
            (self.contents, QCoreApplication.translate("RulebookWindow", "Contents"), self._folded),
            (self.save, QCoreApplication.translate("RulebookWindow", "Save as PDF…"), self._folded),
        ):
            button.setText("" if brief else words)
            button.setToolTip(plain_tip(words) if brief else "")
            button.setAccessibleName(words)
        titles = [ENTRIES[game].title for game in RULEBOOKS]
        self.games.set_text(QCoreApplication.translate("RulebookWindow", "Game"), titles)
