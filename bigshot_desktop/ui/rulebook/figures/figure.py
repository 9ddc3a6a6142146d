"""What a picture in a rulebook is, and where those of a game are found."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPainter


@dataclass(frozen=True, slots=True)
class Figure:
    """A picture drawn from the board of a game, in the theme and language of now."""

    size: QSizeF
    """Its natural size in pixels at 100 %, at most 620 wide."""
    paint: Callable[[QPainter], None]
    """Paints it from the origin to its size, on whatever is there."""


def figure_of(game: str, name: str) -> Figure:
    """Builds a picture of a game; a game without pictures and a picture nobody drew are both a ``KeyError``."""
    module = f"{__package__}.{game.replace('-', '_')}"
    try:
        figures: dict[str, Callable[[], Figure]] = import_module(module).FIGURES
    except ModuleNotFoundError as missing:
        if missing.name != module:
            raise
        raise KeyError(game) from missing
    return figures[name]()
