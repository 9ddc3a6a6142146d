"""What a picture in a rulebook is, and where those of a game are found."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPainter

from bigshot_desktop.games import Parts


@dataclass(frozen=True, slots=True)
class Figure:
    """A picture drawn from the board of a game, in the theme and language of now."""

    size: QSizeF
    """Its natural size in pixels at 100 %, at most 620 wide."""
    paint: Callable[[QPainter], None]
    """Paints it from the origin to its size, on whatever is there."""


FIGURES: Final = Parts[Mapping[str, Callable[[], Figure]]]("figures")
"""How the pictures of every game are built, by their names."""


@cache
def figure_of(game: str, name: str) -> Figure:
    """A picture of a game, built once; a game without pictures and a picture nobody drew are both a ``KeyError``."""
    return FIGURES[game][name]()
