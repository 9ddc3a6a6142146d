"""The ground of the city, and of a city that somebody else made."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtGui import QColor, QImage, QPainter

from bigshot_desktop.games import GAMES
from bigshot_desktop.games.big_shot.rules.material import City
from bigshot_desktop.games.big_shot.window.board.backdrop import Backdrop
from bigshot_desktop.games.big_shot.window.board.plan import city_plan
from bigshot_desktop.table.boards import load_board
from bigshot_desktop.ui.look.theme import DARK, LIGHT, Theme


def painted(city: City, colours: Theme) -> QImage:
    picture = QImage(1500, 960, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(picture)
    Backdrop(city).paint(painter, colours)
    painter.end()
    return picture


def our_city() -> City:
    city: City = load_board(GAMES["big-shot"], "city")
    return city


def test_the_same_city_looks_the_same_in_its_theme() -> None:
    assert painted(our_city(), LIGHT) == painted(our_city(), LIGHT)
    assert painted(our_city(), LIGHT) != painted(our_city(), DARK)


def test_landmarks_stand_only_in_the_districts_they_were_drawn_for() -> None:
    """Another town hall has no dome of ours."""
    city, plan = our_city(), city_plan()
    here = next(n for n, block in enumerate(plan.blocks) if block.name == "city-hall")
    districts = list(city.districts)
    districts[here] = replace(districts[here], name="town-hall")
    ours = painted(city, LIGHT)
    other = painted(replace(city, districts=tuple(districts)), LIGHT)
    (_, x, y, _) = next(one for one in plan.blocks[here].landmarks if one[0] == "dome")
    assert ours.pixelColor(x, y) != other.pixelColor(x, y)
    assert ours.pixelColor(50, 50) == other.pixelColor(50, 50)


def test_parks_are_green_wherever_they_are() -> None:
    city, plan = our_city(), city_plan()
    picture = painted(city, LIGHT)
    for block, district in zip(plan.blocks, city.districts, strict=True):
        colour: QColor = picture.pixelColor(block.tray.center().toPoint())
        assert (colour == LIGHT.park) == district.is_park
