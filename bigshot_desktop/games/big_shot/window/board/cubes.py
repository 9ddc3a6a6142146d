"""All cubes on the board and where they lie: on the fields of the ring, and sorted by colour in the districts."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsScene

from bigshot_desktop.games.big_shot.window.board.cube import CubeItem
from bigshot_desktop.games.big_shot.window.board.plan import Plan
from bigshot_desktop.games.big_shot.window.board.sold_sign import TILT, SoldSign
from bigshot_desktop.ui.boards.items import ItemPool


def colours_of(pile: Sequence[int]) -> list[int]:
    """The colours of a pile's cubes, one after another."""
    return [colour for colour, number in enumerate(pile) for _ in range(number)]


class Cubes:
    """The cubes of a scene, by the place they lie in."""

    def __init__(self, scene: QGraphicsScene, plan: Plan, signs: Sequence[SoldSign]) -> None:
        self._plan, self._signs = plan, signs
        self.fields: list[list[CubeItem]] = [[] for _ in plan.plots]
        self.districts: list[list[CubeItem]] = [[] for _ in plan.blocks]
        self._leaving: list[CubeItem] = []
        self._reserve = ItemPool(scene, CubeItem)

    # --- as it is --------------------------------------------------------------------------------

    def lay_field(self, field: int, pile: Sequence[int]) -> None:
        """Has these cubes, and no others, lie on a field."""
        self._fill(self.fields[field], pile)
        plot = self._plan.plots[field]
        for index, cube in enumerate(self.fields[field]):
            cube.rest(plot.slot(index))

    def lay_district(self, district: int, pile: Sequence[int], *, sold: bool) -> None:
        """Has these cubes, and no others, lie in a district; the last one of a sold one lies on its sign."""
        self._fill(self.districts[district], pile)
        block = self._plan.blocks[district]
        for index, cube in enumerate(self.districts[district]):
            if sold:
                cube.rest(self._signs[district].spot, TILT)
            else:
                cube.rest(block.slot(index))

    def sweep(self) -> None:
        """Takes those off the board that were on their way out."""
        for cube in self._leaving:
            self._reserve.put_away(cube, cube.colour)
        self._leaving.clear()

    def _fill(self, place: list[CubeItem], pile: Sequence[int]) -> None:
        """Keeps the cubes that are there as far as they are wanted."""
        wanted = colours_of(pile)
        if [cube.colour for cube in place] == wanted:
            return
        spare = list(place)
        place.clear()
        for colour in wanted:
            cube = next((cube for cube in spare if cube.colour == colour), None)
            if cube:
                spare.remove(cube)
            else:
                cube = self._reserve.fetch(colour)
            place.append(cube)
        for cube in spare:
            self._reserve.put_away(cube, cube.colour)

    # --- on the way ------------------------------------------------------------------------------

    def bring(self, field: int, district: int, colour: int) -> CubeItem:
        """A cube of a field becomes one of a district, though it still lies where it lay."""
        here = self.fields[field]
        cube = next((cube for cube in here if cube.colour == colour), None)
        if cube:
            here.remove(cube)
        else:
            cube = self._reserve.fetch(colour)
            cube.rest(self._plan.plots[field].box.center())
        there = self.districts[district]
        there.append(cube)
        there.sort(key=lambda one: one.colour)
        return cube

    def places(self, district: int) -> list[tuple[CubeItem, QPointF]]:
        """Where every cube of a district belongs."""
        block = self._plan.blocks[district]
        return [(cube, block.slot(index)) for index, cube in enumerate(self.districts[district])]

    def part(self, district: int, owner: int) -> tuple[CubeItem | None, list[CubeItem]]:
        """The owner's cube that stays in a district, and those that are to leave."""
        cubes = self.districts[district]
        stays = next((cube for cube in cubes if cube.colour == owner), None)
        leave = [cube for cube in cubes if cube is not stays]
        self.districts[district] = [stays] if stays else []
        self._leaving += leave
        return stays, leave
