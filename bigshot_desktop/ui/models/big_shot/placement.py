"""What a player is about to place: the cube in hand and the district under it, the same for board, table and panel."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal

NONE: Final = -1
"""No cube is chosen; no district is pointed at."""


class Placement(QObject):
    """The cubes to place, the chosen one and the district it is held over."""

    changed = Signal()
    """What can be placed, or the chosen cube, is another."""
    aimed = Signal(int)
    """The district that is pointed at now; −1 for none."""
    wanted = Signal(int, int)
    """A colour and the district it is to go into."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._cubes: tuple[int, ...] = ()
        self._districts: tuple[int, ...] = ()
        self._cube = self._aim = NONE

    @property
    def active(self) -> bool:
        """Whether a player is placing now."""
        return bool(self._districts)

    @property
    def cubes(self) -> tuple[int, ...]:
        """How many of each colour are left to place."""
        return self._cubes

    @property
    def districts(self) -> tuple[int, ...]:
        """Those that are open."""
        return self._districts

    @property
    def cube(self) -> int:
        """The chosen colour; −1 for none."""
        return self._cube

    @property
    def aim(self) -> int:
        """The district that is pointed at; −1 for none."""
        return self._aim

    def takes(self, district: int) -> bool:
        """Whether the chosen cube can go into a district."""
        return self._cube != NONE and district in self._districts

    def offer(self, cubes: tuple[int, ...], districts: tuple[int, ...]) -> None:
        """A player places these now; the chosen colour stays in hand while there is one of it."""
        left = [colour for colour, number in enumerate(cubes) if number]
        cube = self._cube if self._cube in left else left[0]
        self._take_up(cubes, districts, cube)

    def withdraw(self) -> None:
        """Nobody places any more."""
        self._take_up((), (), NONE)

    def choose(self, cube: int) -> None:
        """Takes a cube in hand, if there is one of this colour."""
        if 0 <= cube < len(self._cubes) and self._cubes[cube]:
            self._take_up(self._cubes, self._districts, cube)

    def point(self, district: int) -> None:
        """Holds the cube over a district; over none if it cannot go there."""
        aim = district if self.takes(district) else NONE
        if aim != self._aim:
            self._aim = aim
            self.aimed.emit(aim)

    def put(self, district: int) -> None:
        """Wants the cube placed there, if it can be."""
        if self.takes(district):
            self.wanted.emit(self._cube, district)

    def _take_up(self, cubes: tuple[int, ...], districts: tuple[int, ...], cube: int) -> None:
        before, pointed = (self._cubes, self._districts, self._cube), self._aim
        self._cubes, self._districts, self._cube = cubes, districts, cube
        self._aim = pointed if self.takes(pointed) else NONE
        if (cubes, districts, cube) != before:
            self.changed.emit()
        if self._aim != pointed:
            self.aimed.emit(self._aim)
