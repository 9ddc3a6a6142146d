"""The ground of a map is painted in every look, and names can be read on it."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage, QPainter

from bigshot_desktop.games.shark.rules.material import ZONES, World
from bigshot_desktop.games.shark.window.board.backdrop import Backdrop, Tint
from bigshot_desktop.games.shark.window.board.plan import Plan
from bigshot_desktop.ui.look.painting import contrast
from bigshot_desktop.ui.look.theme import current, theme_switch
from tests.games.shark.window.board.maps import STRIPES, WORLD


def painted(world: World, *names: str) -> QImage:
    plan = Plan(world)
    backdrop = Backdrop(plan)
    backdrop.names = names or ("",) * len(ZONES)
    picture = QImage(320, 190, QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    scale = min(320 / plan.size.width(), 190 / plan.size.height())
    painter.scale(scale, scale)
    backdrop.paint(painter, current())
    painter.end()
    return picture


@pytest.mark.parametrize("wish", ["light", "dark"])
def test_maps_and_names_differ(wish: str) -> None:
    theme_switch().choose(wish)
    plain = painted(WORLD)
    assert plain != painted(STRIPES)
    assert plain != painted(WORLD, "North", "Europe", "Asia", "South", "Africa", "Oceania")


@pytest.mark.parametrize("wish", ["light", "dark"])
@pytest.mark.parametrize("palette", ["standard", "high-contrast"])
def test_zones_can_be_told_apart_and_written_on(wish: str, palette: str) -> None:
    theme_switch().choose(wish, palette)
    colours = current()
    tints = [Tint.of(zone, colours) for zone in ZONES]
    assert len({tint.sea.rgb() for tint in tints}) == len(ZONES)
    for tint in tints:
        assert contrast(colours.ink, tint.sea) >= 4.5
        assert contrast(colours.ink, tint.land) >= 4.5
    assert contrast(colours.ink, colours.water) >= 4.5
    assert contrast(colours.ink, colours.field) >= 4.5
