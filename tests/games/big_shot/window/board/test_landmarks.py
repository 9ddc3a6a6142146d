"""Everything that is drawn on the ground leaves ink where it says, and only there."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from bigshot_desktop.games.big_shot.window.board.landmarks import paint_landmark, reach_of
from bigshot_desktop.games.big_shot.window.board.plan import Landmark, city_plan
from bigshot_desktop.games.big_shot.window.board.tints import Tints
from bigshot_desktop.ui.look.theme import DARK, LIGHT, Theme


def every_landmark() -> list[Landmark]:
    """One of each kind on the board."""
    plan = city_plan()
    seen: dict[str, Landmark] = {}
    for landmark in (*plan.decor, *(one for block in plan.blocks for one in block.landmarks)):
        seen.setdefault(landmark[0], landmark)
    return list(seen.values())


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("landmark", every_landmark(), ids=lambda landmark: landmark[0])
def test_a_landmark_covers_its_ground(landmark: Landmark, theme: Theme) -> None:
    picture = QImage(1500, 960, QImage.Format.Format_ARGB32)
    picture.fill(theme.block)
    painter = QPainter(picture)
    paint_landmark(painter, landmark, Tints.on(theme.block, theme))
    painter.end()
    backdrop = reach_of(landmark).toAlignedRect().adjusted(-16, -16, 16, 16)
    blank = theme.block.rgb()
    inside = [
        (x, y)
        for x in range(max(0, backdrop.left()), min(1500, backdrop.right()))
        for y in range(max(0, backdrop.top()), min(960, backdrop.bottom()))
        if picture.pixel(x, y) != blank
    ]
    assert inside
    painter = QPainter(picture)
    painter.fillRect(QRectF(backdrop), theme.block)
    painter.end()
    empty = QImage(1500, 960, QImage.Format.Format_ARGB32)
    empty.fill(theme.block)
    assert picture == empty
