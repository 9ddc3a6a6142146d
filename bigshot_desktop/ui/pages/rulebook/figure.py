"""What a picture in a rulebook is, and where those of a game are found."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPainter


@dataclass(frozen=True, slots=True)
class Figure:
    """A picture drawn from the board of a game, in the theme and language of now."""

    size: QSizeF
    """Its natural size in pixels at 100 %, at most 620 wide."""
    paint: Callable[[QPainter], None]
    """Paints it from the origin to its size, on whatever is there."""


@cache
def figure_of(game: str, name: str) -> Figure:
    """A picture of a game, built once; a game without pictures and a picture nobody drew are both a ``KeyError``."""
    return _figures(game)[name]()


def _figures(game: str) -> Mapping[str, Callable[[], Figure]]:
    """How the pictures of a game are built, by their names."""
    match game:
        case "big-shot":
            from bigshot_desktop.ui.rulebook.figures.big_shot import FIGURES as BIG_SHOT

            return BIG_SHOT
        case "shark":
            from bigshot_desktop.ui.rulebook.figures.shark import FIGURES as SHARK

            return SHARK
        case "saludos-amigos":
            from bigshot_desktop.ui.rulebook.figures.saludos_amigos import FIGURES as SALUDOS_AMIGOS

            return SALUDOS_AMIGOS
    raise KeyError(game)
