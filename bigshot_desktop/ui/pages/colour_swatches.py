"""The choice of a colour before the deal, by swatch: any, or one of the game's, each with its sign."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QSize
from PySide6.QtWidgets import QWidget

from bigshot_desktop.ui.look import theme
from bigshot_desktop.ui.look.icons import drawn_icon
from bigshot_desktop.ui.look.plain_text import plain_tip
from bigshot_desktop.ui.widgets.page_buttons import Segments
from bigshot_desktop.ui.widgets.pieces import paint_piece

_ANY = "any"


class ColourSwatches(Segments):
    """Any colour, or a certain one."""

    def __init__(self, pieces: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__((_ANY, *map(str, range(len(pieces)))), parent)
        self._pieces = tuple(pieces)
        self.before: int | None = None
        """What was chosen before the last change, once that has been dealt with."""
        for button in self.buttons:
            button.setProperty("kind", "swatch")
        self.button(_ANY).show_icon("dice")
        self._draw()
        theme.theme_switch().changed.connect(self._draw)

    @property
    def colour(self) -> int | None:
        """The number of the colour that is wanted, or none in particular."""
        return None if self.key == _ANY else int(self.key)

    @property
    def piece(self) -> str:
        """The name of that colour, or nothing."""
        return "" if self.colour is None else self._pieces[self.colour]

    def wish(self, colour: int | None) -> None:
        """Chooses without telling anybody."""
        known = colour is not None and colour < len(self._pieces)
        self.choose(str(colour) if known else _ANY)
        self.before = self.colour

    def name(self, whose: str, anything: str, colours: Sequence[str]) -> None:
        """Says what the swatches are, to those who point at them or listen; ``whose`` says whose colour it is."""
        self.setAccessibleName(whose)
        told = self.tr("{name}: {choice}")
        for button, text in zip(self.buttons, (anything, *colours), strict=True):
            button.setToolTip(plain_tip(text))
            button.setAccessibleName(told.format(name=whose, choice=text))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._draw()

    def _draw(self) -> None:
        side = round(self.fontMetrics().height() * 1.1)
        size, ratio = QSize(side, side), self.devicePixelRatioF()
        for place, piece in enumerate(self._pieces):
            draw = partial(paint_piece, name=piece)
            self.button(str(place)).setIcon(drawn_icon(f"piece/{piece}", size, ratio, draw))
            self.button(str(place)).setIconSize(size)
