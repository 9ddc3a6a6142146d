"""The quiet colours of ground and roofs, and the shadow that all of them cast."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QColor, QPainter, QPainterPath

from bigshot_desktop.ui.look.painting import contrast, faded, mixed
from bigshot_desktop.ui.look.theme import Theme

READABLE: Final = 4.6
"""The contrast that a name must have."""
_VEILS: Final = (0.5, 0.58, 0.66, 0.74, 0.82, 0.9, 1.0)


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
    """The veil of an owner's colour over a ground, no thicker than it must be, and what can be read on it."""
    white = colours.piece("white")
    inks = (colours.ink, white.fill, white.mark)
    for share in _VEILS:
        seen = mixed(backdrop, owner, share)
        ink = max(inks, key=lambda one: contrast(one, seen))
        if contrast(ink, seen) >= READABLE:
            break
    return faded(owner, share), ink


def paint_shadow(painter: QPainter, path: QPainterPath, tints: Tints, depth: float = 4) -> None:
    """The shade of a figure, to the lower right."""
    painter.fillPath(path.translated(depth, depth), tints.shade)
