"""How what happened is shown on the board: the die rolls, the broker walks, cubes travel, the sign drops."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from math import hypot
from typing import Final

from PySide6.QtCore import QPointF

from bigshot_desktop.rules.big_shot import events
from bigshot_desktop.rules.big_shot.majority import WINNER, pile_of
from bigshot_desktop.rules.big_shot.material import N_FIELDS
from bigshot_desktop.rules.game import Event
from bigshot_desktop.ui.boards.big_shot.broker import BrokerItem
from bigshot_desktop.ui.boards.big_shot.cube import CubeItem
from bigshot_desktop.ui.boards.big_shot.cubes import Cubes
from bigshot_desktop.ui.boards.big_shot.district import DistrictItem, Standing
from bigshot_desktop.ui.boards.big_shot.field import FieldItem
from bigshot_desktop.ui.boards.big_shot.sold import TILT, SoldSign
from bigshot_desktop.ui.boards.die import DiceTray
from bigshot_desktop.ui.boards.performance import Act, Script

ROLL: Final = 800
WALK: Final = 180
"""Milliseconds from one field to the next."""
HOP: Final = 45
"""More for every empty field on the way."""
FLIGHT: Final = 380
DROP: Final = 450
LEAVE: Final = 320
SALES: Final = 160
"""Between two of the sales at the end."""


class Choreography:
    """Knows everybody on the board, and where the broker stands."""

    def __init__(
        self,
        *,
        cubes: Cubes,
        districts: Sequence[DistrictItem],
        fields: Sequence[FieldItem],
        signs: Sequence[SoldSign],
        die: DiceTray,
        broker: BrokerItem,
        sign_text: Callable[[int], str],
    ) -> None:
        self.cubes, self.districts, self.fields, self.signs = cubes, districts, fields, signs
        self.die, self.broker = die, broker
        self.sign_text = sign_text
        """What the sign of an owner says."""
        self.field = 0
        """Where the broker stands."""

    def write(self, script: Script, happened: Iterable[Event]) -> None:
        """Adds what is to be seen of events."""
        sale: Act | None = None
        for event in happened:
            match event:
                case events.LeadRolled():
                    self._roll(script, event.pips)
                case events.BrokerMoved():
                    self._roll(script, event.pips)
                    self._walk(script, event.path)
                case events.LotWon() | events.LotFree():
                    self._take(script)
                case events.CubePlaced():
                    self._fly(script, event)
                case events.DistrictSold():
                    script.rest(120)
                    self._sell(script, event.district, event.colour)
                case events.DistrictDecided():
                    sale = self._sell(script, event.district, event.colour, sale)

    # --- die and broker --------------------------------------------------------------------------

    def _roll(self, script: Script, pips: int) -> None:
        script.act(ROLL, lambda share: self.die.show_roll((pips,), share))
        script.rest(200)

    def _walk(self, script: Script, path: Sequence[int]) -> None:
        here = self.field
        for field in path:
            self._step(script, here, field)
            here = field
        self.field = here
        script.rest(60)
        script.act(220, self.fields[here].lift, eased=True)

    def _step(self, script: Script, here: int, there: int) -> None:
        """On to the next field with cubes; over the empty ones in one leap that follows the ring."""
        gap = (there - here) % N_FIELDS or N_FIELDS
        way = [self.fields[(here + step) % N_FIELDS].plot.stand for step in range(gap + 1)]
        height = 9.0 if gap == 1 else 30.0

        def show(share: float) -> None:
            self.broker.stand(along(way, share), height * 4 * share * (1 - share))

        def begin() -> None:
            self.fields[here].lift(0.0)

        script.act(WALK + HOP * (gap - 1), show, begin=begin)

    # --- cubes -----------------------------------------------------------------------------------

    def _take(self, script: Script) -> None:
        """The cubes are somebody's now: they jump for joy."""
        field = self.field

        def show(share: float) -> None:
            for index, cube in enumerate(self.cubes.fields[field]):
                late = min(1.0, max(0.0, share * 1.6 - 0.2 * index))
                cube.lift = 16 * 4 * late * (1 - late)

        script.act(420, show)

    def _fly(self, script: Script, event: events.CubePlaced) -> None:
        """A cube goes from the field to its place among its like; those behind it make room."""
        district, field = event.district, self.field
        flight: list[tuple[CubeItem, QPointF, QPointF]] = []
        flyer: list[CubeItem] = []

        def begin() -> None:
            flyer.append(self.cubes.bring(field, district, event.colour))
            flight.extend((cube, cube.pos(), place) for cube, place in self.cubes.places(district))

        def show(share: float) -> None:
            for cube, start, end in flight:
                if cube in flyer:
                    cube.lift = 44 * 4 * share * (1 - share)
                cube.setPos(start + (end - start) * share)
            if share >= 1.0:
                leader = WINNER[pile_of(event.cubes)]
                lead = event.cubes[leader] if leader >= 0 else 0
                self.districts[district].show_standing(Standing(sum(event.cubes), leader, lead))

        script.act(FLIGHT, show, begin=begin, eased=True)

    def _sell(self, script: Script, district: int, owner: int, before: Act | None = None) -> Act:
        """Six cubes leave, the sign drops, and the owner's cube comes to lie on it; soon after the sale before it."""
        sign = self.signs[district]
        stays: list[tuple[CubeItem, QPointF]] = []
        leaving: list[tuple[CubeItem, QPointF]] = []

        def begin() -> None:
            stay, leave = self.cubes.part(district, owner)
            if stay:
                stays.append((stay, stay.pos()))
            leaving.extend((cube, cube.pos()) for cube in leave)

        def leave(share: float) -> None:
            for index, (cube, start) in enumerate(leaving):
                late = min(1.0, max(0.0, share * 1.5 - index * 0.08))
                cube.setPos(start + QPointF((index % 4 - 1.5) * 16, -46) * late)
                cube.setOpacity(1 - late)
            for cube, start in stays:
                cube.setPos(start + (sign.spot - start) * share)
                cube.lift = 40 * share

        def raise_sign() -> None:
            sign.announce(owner, self.sign_text(owner))
            sign.show()
            self.districts[district].show_standing(Standing(owner=owner))

        def drop(share: float) -> None:
            sign.drop(share)
            for cube, _ in stays:
                cube.setPos(sign.spot)
                cube.setRotation(TILT)
                cube.lift = 40 * max(0.0, 1 - share**3)

        sale = script.act(LEAVE, leave, begin=begin, eased=True, after=before, lag=SALES)
        script.act(DROP, drop, begin=raise_sign, after=sale, lag=LEAVE * 2 / 3)
        return sale


def along(way: Sequence[QPointF], share: float) -> QPointF:
    """A point on a line through points, by the share of its length."""
    lengths = [hypot(end.x() - start.x(), end.y() - start.y()) for start, end in pairwise(way)]
    left = share * sum(lengths)
    for index, length in enumerate(lengths):
        if left <= length and length:
            return way[index] + (way[index + 1] - way[index]) * (left / length)
        left -= length
    return way[-1]
