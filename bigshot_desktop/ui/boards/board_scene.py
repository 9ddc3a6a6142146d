"""What the scenes of all boards have in common: they hear when the view onto them moves, and what lies behind them."""

from __future__ import annotations

from PySide6.QtWidgets import QGraphicsScene

from bigshot_desktop.ui.theme import look


class BoardScene(QGraphicsScene):
    """A board that a :class:`BoardView` looks at."""

    def __init__(self) -> None:
        super().__init__()
        look().changed.connect(self.repaint)

    def repaint(self) -> None:
        """Draws everything anew: the look is another."""
        for view in self.views():
            view.resetCachedContent()
        for item in self.items():
            item.update()
        self.update()

    def resized_letters(self) -> None:
        """The letters of the window are larger or smaller now."""

    def reframed(self) -> None:
        """The view shows another part, or at another size."""
