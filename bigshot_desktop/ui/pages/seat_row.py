"""One seat before a match: its sign, a person or a bot, the name, how well a bot plays, and the colours."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QWidget

from bigshot_desktop.bots.levels import LEVELS, levels_of
from bigshot_desktop.engine.game import Malformed
from bigshot_desktop.table.match_request import USUAL_LEVEL
from bigshot_desktop.table.seats import LONGEST_NAME, Seat
from bigshot_desktop.ui.look import language, theme
from bigshot_desktop.ui.look.layouts import Flow
from bigshot_desktop.ui.look.plain_text import PlainLabel, plain_tip
from bigshot_desktop.ui.look.retranslated import Retranslated
from bigshot_desktop.ui.pages.colour_box import ColourBox
from bigshot_desktop.ui.pages.game_setup import GameSetup
from bigshot_desktop.ui.widgets.choice_box import ChoiceBox
from bigshot_desktop.ui.widgets.page_buttons import Segments
from bigshot_desktop.ui.widgets.pieces import SIDE, paint_piece

OFFERED: Final = (*(level for level in LEVELS if level != "random"), "random")
"""From the weakest to the strongest; the one that does not play at all comes last."""
_NAME: Final = 18
"""Letters that are seen of a name."""


class SeatRow(Retranslated, QWidget):
    """A seat. It comes with a name for a person and one for a bot, until a player types another."""

    changed = Signal()
    recoloured = Signal(object)
    """The :class:`ColourBox` in which a player chose."""

    def __init__(self, number: int, setup: GameSetup, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.number = number
        """From 1."""
        self._offer = setup
        sign = setup.badge(number - 1)
        self._names = {"human": "", "bot": ""}
        self._label = PlainLabel()
        self._label.setAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)
        self.kind = Segments(("human", "bot"))
        self.kind.show_icons(("person", "bot"))
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self._levels = [level for level in OFFERED if level in levels_of(setup.game)]
        self.level = ChoiceBox(len(self._levels))
        if USUAL_LEVEL in self._levels:
            self.level.setCurrentIndex(self._levels.index(USUAL_LEVEL))
        self.colours = [ColourBox(setup.pieces) for _ in range(2)] if setup.pieces else []
        row = Flow(self)
        signs = [_Sign(sign)] if sign else []
        for widget in (*signs, self._label, self.kind, self.name, self.level, *self.colours):
            row.addWidget(widget)
            policy = widget.sizePolicy()
            policy.setHorizontalPolicy(QSizePolicy.Policy.Fixed)
            policy.setRetainSizeWhenHidden(widget is self.level)
            widget.setSizePolicy(policy)
        self.kind.chosen.connect(self._switch)
        self.name.textEdited.connect(self.changed)
        self.level.currentIndexChanged.connect(self.changed)
        for box in self.colours:
            box.currentIndexChanged.connect(lambda _, box=box: self.recoloured.emit(box))
        self._show_level()
        self.retranslate()
        self._fit()

    # --- what is chosen --------------------------------------------------------------------------

    @property
    def is_human(self) -> bool:
        return self.kind.key == "human"

    @property
    def chosen_level(self) -> str:
        """The level, if a bot sits here."""
        return "" if self.is_human else self._levels[self.level.currentIndex()]

    def seat(self) -> Seat:
        """Who sits here; raises :class:`Malformed`."""
        name = self.name.text().strip()
        return Seat(name) if self.is_human else Seat(name, "bot", self.chosen_level)

    @property
    def problem(self) -> Malformed | None:
        """What is wrong with the name, if anything is."""
        try:
            self.seat()
        except Malformed as malformed:
            return Malformed(self._label.text(), malformed.expected)
        return None

    @property
    def stops(self) -> list[QWidget]:
        """Where Tab stops, from the left."""
        return [*self.kind.buttons, self.name, self.level, *self.colours]

    def suggest(self, human: str, bot: str) -> None:
        """Other names for who sits here, unless a player has typed one."""
        typed = self.name.text() not in ("", *self._names.values())
        self._names = {"human": human, "bot": bot}
        if not typed:
            self.name.setText(self._names[self.kind.key])

    def seat_as(self, kind: str) -> None:
        """Seats a person or a bot."""
        self.kind.choose(kind)
        self._switch(kind)

    def show_colours(self, number: int) -> None:
        """Lets so many colours be chosen; the others are forgotten."""
        for place, box in enumerate(self.colours):
            box.setVisible(place < number)
            if place >= number:
                box.choose(None)

    def _switch(self, kind: str) -> None:
        if self.name.text() in ("", *self._names.values()):
            self.name.setText(self._names[kind])
        self._show_level()
        self.changed.emit()

    def _show_level(self) -> None:
        self.level.setHidden(self.is_human)

    # --- language and size -----------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            self._fit()
        super().changeEvent(event)

    def retranslate(self) -> None:
        narrator = language.narrator()
        player = narrator.phrase("player", number=self.number)
        self._label.setText(player)
        self.kind.set_text(player, (self.tr("Person"), self.tr("Bot")))
        self.name.setAccessibleName(self.tr("{player}: name").format(player=player))
        self.name.setPlaceholderText(self.tr("Name"))
        level = self.tr("{player}: level").format(player=player)
        self.level.setAccessibleName(level)
        self.level.setAccessibleDescription(level)  # on Linux the name of a box is what it shows
        labels = [narrator.level(level) for level in self._levels]
        self.level.show_texts(label.name for label in labels)
        for place, label in enumerate(labels):
            self.level.setItemData(place, plain_tip(label.why), Qt.ItemDataRole.ToolTipRole)
        names = self._offer.piece_names()
        for box in self.colours:
            name = self.tr("{player}: colour").format(player=player)
            box.set_text(name, self.tr("Any colour"), names)

    def _fit(self) -> None:
        self.name.setFixedWidth(self.fontMetrics().averageCharWidth() * (_NAME + 4))


class _Sign(QWidget):
    """The colour of a seat and its sign, beside the words that say which seat it is."""

    def __init__(self, piece: str) -> None:
        super().__init__()
        self._piece = piece
        theme.theme_switch().changed.connect(self.update)

    def sizeHint(self) -> QSize:
        side = round(self.fontMetrics().height() * SIDE)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_piece(painter, QRectF(self.rect()), self._piece)
        painter.end()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()
        super().changeEvent(event)
