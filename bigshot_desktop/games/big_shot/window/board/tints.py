"""The quiet colours of ground and roofs, and the shadow that all of them cast."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import Final

from PySide6.QtGui import QColor, QPainter, QPainterPath

from bigshot_desktop.ui.look.painting import contrast, faded, mixed
from bigshot_desktop.ui.look.theme import Theme

READABLE: Final = 4.6
"""The contrast that a name must have."""
_VEILS: Final = (0.5, 0.58, 0.66, 0.74, 0.82)
_PALER: Final = (0.15, 0.3, 0.45)
_THICK: Final = _VEILS[-2:]
"""How much of the light of white cubes an owner's colour takes on where no name could be read on it otherwise."""
_ALIKE: Final = 1.5
"""With less contrast to the ground a colour alone does not show that a district is somebody's."""


@dataclass(frozen=True, slots=True)
class Tints:
    """The quiet colours of roofs: all of them tints of the ground they stand on."""

    roof: QColor
    raised: QColor
    low: QColor
    glass: QColor
    line: QColor
    shade: QColor
    leaf: QColor
    water: QColor

    @classmethod
    def on(cls, backdrop: QColor, colours: Theme) -> Tints:
        dark = colours.dark
        light = colours.ink if dark else colours.card
        return cls(
            roof=mixed(backdrop, light, 0.07 if dark else 0.45),
            raised=mixed(backdrop, light, 0.14 if dark else 0.8),
            low=mixed(backdrop, colours.street, 0.55),
            glass=mixed(backdrop, colours.accent, 0.22),
            line=mixed(backdrop, colours.ink, 0.26 if dark else 0.34),
            shade=faded(colours.outline, 0.35 if dark else 0.12),
            leaf=mixed(colours.park, colours.good, 0.12 if dark else 0.25),
            water=mixed(colours.water, colours.accent, 0.16 if dark else 0.12),
        )


def ground_of(value: int, colours: Theme) -> QColor:
    """The ground of a block: the dearer it is, the warmer; a park is green."""
    if not value:
        return colours.park
    return mixed(colours.block, colours.brass_fill, 0.22 * min(1.0, max(0.0, (value - 9) / 12)))


def owned(backdrop: QColor, owner: QColor, colours: Theme) -> tuple[QColor, QColor]:
    """The veil of an owner's colour over a ground, no thicker than it must be, and what can be read on it.

    However thick, the roofs and trees below it are seen.
    """
    white = colours.piece("white")
    inks = (colours.ink, white.fill, white.mark)
    for paler, share in (*product((0.0,), _VEILS), *product(_PALER, _THICK)):
        veil = mixed(owner, white.fill, paler)
        seen = mixed(backdrop, veil, share)
        ink = max(inks, key=lambda one: contrast(one, seen))
        if contrast(ink, seen) >= READABLE:
            return faded(veil, share), ink
    return owner, max(inks, key=lambda one: contrast(one, owner))


def is_lost_on(backdrop: QColor, owner: QColor) -> bool:
    """Whether an owner's colour is hardly another than that of a ground."""
    return contrast(owner, backdrop) < _ALIKE


def paint_shadow(painter: QPainter, path: QPainterPath, tints: Tints, depth: float = 4) -> None:
    """The shade of a figure, to the lower right."""
    painter.fillPath(path.translated(depth, depth), tints.shade)
