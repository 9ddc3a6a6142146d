"""A city that stands as it is told to: the real board, for as long as a picture is painted."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath
from shiboken6 import delete

from bigshot_desktop.engine.game import CHANCE
from bigshot_desktop.games import GAMES
from bigshot_desktop.games.big_shot.rules.actions import Roll
from bigshot_desktop.games.big_shot.rules.majority import UNIT, pile_of
from bigshot_desktop.games.big_shot.rules.material import COLOURS, N_FIELDS
from bigshot_desktop.games.big_shot.rules.state import AUCTION, BROKER, BigShotState
from bigshot_desktop.games.big_shot.window.board.city import CityScene
from bigshot_desktop.games.big_shot.window.models.districts import DistrictsModel
from bigshot_desktop.games.big_shot.window.models.lots import LotsModel
from bigshot_desktop.table.match import Prepared, Step
from bigshot_desktop.table.new_match import new_match
from bigshot_desktop.table.referee import Referee
from bigshot_desktop.table.seats import Seat
from bigshot_desktop.ui.look.pace import Pace
from bigshot_desktop.ui.models.placement import Placement
from bigshot_desktop.ui.pages.rulebook.figure_frame import framed
from bigshot_desktop.ui.play.bridge import Bridge

RED, YELLOW, WHITE, BLACK = range(len(COLOURS))

Cubes = tuple[int, ...]
"""How many of each colour."""
NO_CUBES: Final = (0,) * len(COLOURS)

_SEED: Final = 1


@dataclass(frozen=True, slots=True)
class Pose:
    """What is so in a city, where it is not as it was dealt."""

    broker: int = 2
    pips: int = 6
    """The roll that the die shows."""
    offered: bool = False
    """Whether the cubes under the broker are being auctioned."""
    lots: Mapping[int, Cubes] = field(default_factory=dict)
    """Cubes by field; none where it is empty."""
    piles: Mapping[int, Cubes] = field(default_factory=dict)
    """Cubes by district."""
    owners: Mapping[int, int] = field(default_factory=dict)
    """The colours that own districts, by district."""

    def taken_up(self, state: BigShotState) -> None:
        """Brings a new match to this position."""
        state.phase = AUCTION if self.offered else BROKER
        state.leader, state.round = 0, 1
        state.broker = self.broker
        for number, cubes in self.lots.items():
            state.fields[number] = pile_of(cubes)
        state.ring = [number for number in range(N_FIELDS) if state.fields[number]]
        for district, cubes in self.piles.items():
            state.piles[district] = pile_of(cubes)
        for district, owner in self.owners.items():
            state.owners[district], state.piles[district] = owner, UNIT[owner]
            state.open &= ~(1 << district)


class PosedCity:
    """The board of Big Shot, one pose after another."""

    def __init__(self) -> None:
        seats = [Seat(name) for name in ("Anna", "Ben", "Clara", "David")]
        match = new_match(GAMES["big-shot"], seats, {}, _SEED)
        self._new: BigShotState = match.state
        self._bridge = Bridge(Referee(match))
        self._placement, self._pace = Placement(), Pace("off")
        self._models = (
            DistrictsModel(self._bridge, self._placement),
            LotsModel(self._bridge),
        )
        self.scene = CityScene(self._bridge, *self._models, self._placement, self._pace)

    def stand(self, pose: Pose) -> None:
        """Looks like this from now on."""
        match = self._bridge.match
        state = self._new.copy()
        pose.taken_up(state)
        match.commit(Prepared(Step(match.length + 1, Roll(CHANCE, pose.pips), ()), state))
        self._bridge.rewound.deliver(0)
        self.scene.settle()

    def paint(self, painter: QPainter, part: QRectF, place: QRectF, *lit: int) -> None:
        """Paints a part of the board into a frame; where districts are lit, all else steps back and says nothing.

        What is written on their neighbours would be cut off by the frame, and be read all the same.
        """
        for district in self.scene.districts:
            district.setVisible(not lit or district.number in lit)
        framed(painter, self.scene, part, place, self._outline(*lit) if lit else None)

    def _outline(self, *districts: int) -> QPainterPath:
        """The blocks of these districts."""
        path = QPainterPath()
        for district in districts:
            path.addPath(self.scene.plan.blocks[district].outline)
        return path

    def clear_away(self) -> None:
        """Nothing of it is left."""
        for thing in (self.scene, *self._models, self._placement, self._pace, self._bridge):
            delete(thing)


@contextmanager
def city(pose: Pose | None = None) -> Iterator[PosedCity]:
    """A city in the colours and the language of now, for a while."""
    posed = PosedCity()
    try:
        posed.stand(pose or Pose())
        yield posed
    finally:
        posed.clear_away()
