"""What stands in a talk: how high, and who gets what; below it who is about to speak."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtWidgets import QWidget

from bigshot_desktop.games.saludos_amigos.window.panels.clock import ClockStrip
from bigshot_desktop.ui.look.layouts import Flow
from bigshot_desktop.ui.look.plain_text import plain_tip
from bigshot_desktop.ui.widgets.piece_row import Counted, PieceRow
from bigshot_desktop.ui.widgets.rows import group
from bigshot_desktop.ui.widgets.steppers import Figure

_WIDE: Final = 13
"""In heights of a line: it is so wide beside the offers, so that they do not move."""
_UNBOUNDED: Final = (1 << 24) - 1
"""Qt's name for it is not there in Python."""


class StandingSplit(QWidget):
    """One line for each side, and who is about to speak."""

    def __init__(self, clock: ClockStrip, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.figures = [Figure("subtitle"), Figure("subtitle")]
        self.splits = [PieceRow(), PieceRow()]
        pairs = zip(self.figures, self.splits, strict=True)
        self._parts = [group(figure, split) for figure, split in pairs]
        self._clock = clock
        rows = Flow(self, gap=24, row_gap=2)
        for part in (*self._parts, clock):
            rows.addWidget(part)

    def stand_aside(self, aside: bool) -> None:
        """One below the other in a column beside the offers, or all in a row of their own."""
        widest = max(part.sizeHint().width() for part in (*self._parts, self._clock))
        column = max(widest, _WIDE * self.fontMetrics().height())
        self.setMinimumWidth(column if aside else 0)
        self.setMaximumWidth(column if aside else _UNBOUNDED)

    def show_side(
        self, place: int, figure: str, split: Sequence[Counted], told: str, tip: str = ""
    ) -> None:
        """What stands for a side; nothing at all: there is no such side. ``tip``: what the figure means."""
        self.figures[place].setToolTip(plain_tip(tip))
        self.figures[place].setText(figure)
        self.figures[place].setVisible(bool(figure))
        self.splits[place].show_counted(split, told)
        self.splits[place].setVisible(bool(split))
