"""How events are animated on the board: the die rolls, the broker walks, cubes travel, the sign drops."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from math import hypot
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainterPath

from bigshot_desktop.engine.game import Event
from bigshot_desktop.games.big_shot.rules import events
from bigshot_desktop.games.big_shot.rules.majority import WINNER, pile_of
from bigshot_desktop.games.big_shot.rules.material import N_FIELDS
from bigshot_desktop.games.big_shot.window.board.broker import BrokerItem
from bigshot_desktop.games.big_shot.window.board.cube import CubeItem
from bigshot_desktop.games.big_shot.window.board.cubes import Cubes
from bigshot_desktop.games.big_shot.window.board.district import DistrictItem, DistrictLead
from bigshot_desktop.games.big_shot.window.board.field import FieldItem
from bigshot_desktop.games.big_shot.window.board.sold_sign import TILT, SoldSign
from bigshot_desktop.ui.boards.animation import Motion, Timeline
from bigshot_desktop.ui.boards.dice import DiceTray
from bigshot_desktop.ui.boards.verdict import Climax, Verdict, beside
from bigshot_desktop.ui.look.shapes import box_around

ROLL: Final = 800
WALK: Final = 180
"""Milliseconds from one field to the next."""
HOP: Final = 45
"""More for every empty field on the way."""
FLIGHT: Final = 380
DROP: Final = 450
LEAVE: Final = 320
SILENCE: Final = 420
"""Before the hammer falls, and before a district is sold."""
PLAQUE: Final = QSizeF(760, 178)
ACCOUNT_PLAQUE: Final = QSizeF(640, 178)
"""One after the other at the end: as large letters, and less of the board is covered."""
SMALL_PLAQUE: Final = QSizeF(520, 104)
SALES: Final = 160
"""Between two districts that nobody gets at the end."""


class EventAnimator:
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
        climax: Climax,
        verdict: Callable[[Event], Verdict | None],
        board: QRectF,
    ) -> None:
        self.cubes, self.districts, self.fields, self.signs = cubes, districts, fields, signs
        self.die, self.broker = die, broker
        self.sign_text = sign_text
        """What the sign of an owner says."""
        self.climax, self.verdict, self.board = climax, verdict, board
        """Stage and words of what matters most, and the whole board."""
        self.field = 0
        """Where the broker stands."""

    def animate(self, timeline: Timeline, happened: Iterable[Event]) -> None:
        """Adds the motions that show these events."""
        sale: Motion | None = None
        climax = False
        for event in happened:
            said = self.verdict(event)
            if said is None:
                timeline.begin(event)
            match event:
                case events.LeadRolled():
                    self._roll(timeline, event.pips)
                case events.BrokerMoved():
                    self._roll(timeline, event.pips)
                    self._walk(timeline, event.path)
                case events.LotWon() | events.LotFree():
                    timeline.pause(SILENCE)
                    self._take(timeline)
                case events.CubePlaced():
                    self._fly(timeline, event)
                case events.DistrictSold():
                    self.climax.dim(timeline, self._outline(event.district))
                    timeline.pause(SILENCE)
                    self._sell(timeline, event.district, event.colour)
                case events.DistrictDecided():
                    # Where no cube lies nobody waits for the outcome.
                    sale = self._sell(
                        timeline, event.district, event.colour, None if said else sale
                    )
                case events.MatchEnded():
                    self.climax.dim(timeline)
            if said is None:
                timeline.tell(event)
            else:
                climax = True
                self.climax.pronounce(timeline, event, said, self._place(event))
                if isinstance(event, events.DistrictSold | events.MatchEnded):
                    self.climax.light(timeline)
        if climax:
            self.climax.put_away(timeline)

    # --- verdicts --------------------------------------------------------------------------------

    def _outline(self, district: int) -> QPainterPath:
        """A district in its own shape: its neighbours step back."""
        item = self.districts[district]
        return item.mapToScene(item.shape())

    def _around(self, district: int) -> QRectF:
        return self.districts[district].sceneBoundingRect()

    def _place(self, event: Event) -> QRectF:
        """Where a verdict stands: beside what it is about, or in the middle."""
        match event:
            case events.DistrictSold():
                return beside(self._around(event.district), self.board, PLAQUE)
            case events.DistrictDecided():
                return beside(self._around(event.district), self.board, ACCOUNT_PLAQUE)
            case events.LotWon() | events.LotFree():
                return beside(self.fields[self.field].sceneBoundingRect(), self.board, SMALL_PLAQUE)
        return box_around(self.board.center(), PLAQUE.width(), PLAQUE.height())

    # --- die and broker --------------------------------------------------------------------------

    def _roll(self, timeline: Timeline, pips: int) -> None:
        timeline.add(ROLL, lambda share: self.die.show_roll((pips,), share))
        timeline.pause(200)

    def _walk(self, timeline: Timeline, path: Sequence[int]) -> None:
        here = self.field
        for field in path:
            self._step(timeline, here, field)
            here = field
        self.field = here
        timeline.pause(60)
        timeline.add(220, self.fields[here].lift, eased=True)

    def _step(self, timeline: Timeline, here: int, there: int) -> None:
        """On to the next field with cubes; over the empty ones in one leap that follows the ring."""
        gap = (there - here) % N_FIELDS or N_FIELDS
        way = [self.fields[(here + step) % N_FIELDS].plot.stand for step in range(gap + 1)]
        height = 9.0 if gap == 1 else 30.0

        def show(share: float) -> None:
            self.broker.stand(along(way, share), height * 4 * share * (1 - share))

        def begin() -> None:
            self.fields[here].lift(0.0)

        timeline.add(WALK + HOP * (gap - 1), show, begin=begin)

    # --- cubes -----------------------------------------------------------------------------------

    def _take(self, timeline: Timeline) -> None:
        """The cubes are somebody's now: they jump for joy."""
        field = self.field

        def show(share: float) -> None:
            for index, cube in enumerate(self.cubes.fields[field]):
                late = min(1.0, max(0.0, share * 1.6 - 0.2 * index))
                cube.lift = 16 * 4 * late * (1 - late)

        timeline.add(420, show)

    def _fly(self, timeline: Timeline, event: events.CubePlaced) -> None:
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
                self.districts[district].show_standing(DistrictLead(sum(event.cubes), leader, lead))

        timeline.add(FLIGHT, show, begin=begin, eased=True)

    def _sell(
        self, timeline: Timeline, district: int, owner: int, before: Motion | None = None
    ) -> Motion:
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
            self.districts[district].show_standing(DistrictLead(owner=owner))

        def drop(share: float) -> None:
            sign.drop(share)
            for cube, _ in stays:
                cube.setPos(sign.spot)
                cube.setRotation(TILT)
                cube.lift = 40 * max(0.0, 1 - share**3)

        sale = timeline.add(LEAVE, leave, begin=begin, eased=True, after=before, lag=SALES)
        timeline.add(DROP, drop, begin=raise_sign, after=sale, lag=LEAVE * 2 / 3)
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
