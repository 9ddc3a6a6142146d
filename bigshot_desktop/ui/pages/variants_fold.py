"""The variants of a game before a match: folded away they say what is chosen, opened they can be changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QRect, Signal
from PySide6.QtWidgets import QWidget

from bigshot_desktop.games import GAMES
from bigshot_desktop.ui.look.layouts import Columns
from bigshot_desktop.ui.look.plain_text import PlainLabel, plain_tip
from bigshot_desktop.ui.look.retranslated import Retranslated
from bigshot_desktop.ui.look.style import set_kind
from bigshot_desktop.ui.pages.option_box import OptionBox
from bigshot_desktop.ui.widgets.fold import Fold

FEW: Final = 3
"""So many stand in one row or in one column; more may stand in several of each."""
_NARROWEST: Final = 32
"""Letters that an option beside another must have room for."""


class VariantsFold(Retranslated, Fold):
    """The options of one game at a time. Those of games that were shown before are kept as they were left."""

    changed = Signal()
    """The player has chosen something else."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = ""
        self._boxes: dict[str, list[OptionBox]] = {}
        """By the games that were asked for so far."""
        self._chosen: dict[str, list[PlainLabel]] = {}
        """What is chosen of each option, while the options are folded away."""
        self._columns = OptionColumns(gap=18)
        self.column.addLayout(self._columns)
        self._fit()
        self.retranslate()

    @property
    def boxes(self) -> list[OptionBox]:
        """The options of the game that is shown."""
        return self._boxes.get(self._game, [])

    @property
    def values(self) -> dict[str, str]:
        """What is chosen, by the names of the options."""
        return {box.option.name: box.value for box in self.boxes}

    @property
    def stops(self) -> list[QWidget]:
        """Where Tab stops, in the order of the page."""
        return [self.switch, *(stop for box in self.boxes for stop in box.stops)]

    def show_game(self, game: str) -> None:
        """Offers the options of a game; nothing at all where it has none."""
        self._game = game
        if game not in self._boxes:
            self._make(game)
        for one in self._boxes:
            for part in (*self._boxes[one], *self._chosen[one]):
                part.setVisible(one == game)
        self.setVisible(bool(self.boxes))

    def wish(self, options: Mapping[str, str]) -> None:
        """Chooses these values as far as the game has them, and what is usual for all others."""
        for box in self.boxes:
            value = options.get(box.option.name, box.option.default)
            box.wanted = value if value in box.option.values else box.option.default

    def judge(self, players: int, names: Sequence[str]) -> None:
        """Each option offers what so many players, with these names, may choose together with the others."""
        boxes = self.boxes
        chosen = {box.option.name: box.wanted for box in boxes}
        for box in boxes:
            others = {name: value for name, value in chosen.items() if name != box.option.name}
            if box.game.check_options(players, others):
                others = {}
            box.seat(names)
            box.judge(players, others)
        self._sum_up()

    def _make(self, game: str) -> None:
        self._boxes[game] = [OptionBox(GAMES[game], one, self) for one in GAMES[game].info.options]
        self._chosen[game] = [PlainLabel(wordWrap=True) for _ in self._boxes[game]]
        for box, label in zip(self._boxes[game], self._chosen[game], strict=True):
            box.changed.connect(self.changed)
            self._columns.addWidget(box)
            self.short.addWidget(label)

    def _sum_up(self) -> None:
        """What is chosen, a line for each option; what is not usual stands out."""
        line = QCoreApplication.translate("OptionBox", "{option}: {value}")
        #: A variant that is not played, which may be called "Variant III: no colour die"
        off = QCoreApplication.translate("OptionBox", "{option} – off")
        #: A variant that is played, which may be called "Variant III: no colour die"
        on = QCoreApplication.translate("OptionBox", "{option} – on")
        for box, label in zip(self.boxes, self._chosen.get(self._game, []), strict=True):
            form = {"no": off, "yes": on}.get(box.value, line)
            label.setText(form.format(option=box.title, value=box.told))
            label.setToolTip(plain_tip(box.why))
            set_kind(label, "caption" if box.value == box.option.default else "chosen")

    def _fit(self) -> None:
        self._columns.set_narrowest(self.fontMetrics().averageCharWidth() * _NARROWEST)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def retranslate(self) -> None:
        self.set_text(self.tr("Variants"), self.tr("Change"), self.tr("Close"))
        self._sum_up()


class OptionColumns(Columns):
    """Options side by side: all in one row if they fit, else many in several rows, and few below each other.

    One alone is no wider than it would be beside others.
    """

    def _arrange(self, width: int) -> list[QRect]:
        items = self._shown()
        if len(items) == 1:
            return super()._arrange(min(width, 2 * self._widest_minimum()))
        fit = (width + self._gap) // (self._widest_minimum() + self._gap)
        if len(items) <= FEW or not 1 < fit < len(items):
            return super()._arrange(width)
        in_row = ceil(len(items) / ceil(len(items) / fit))
        each = (width - self._gap * (in_row - 1)) // in_row
        places: list[QRect] = []
        top = 0
        for first in range(0, len(items), in_row):
            row = items[first : first + in_row]
            height = max(item.heightForWidth(each) for item in row)
            places += [
                QRect(place * (each + self._gap), top, each, height) for place in range(len(row))
            ]
            top += height + self._gap
        return places
