"""How events are animated on the map: dice roll, a tower rises, rivals fall, markers climb, money floats up."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from bigshot_desktop.engine.game import Event
from bigshot_desktop.games.shark.rules import events
from bigshot_desktop.games.shark.rules.material import COMPANIES, NO_DIE
from bigshot_desktop.games.shark.window.board.buildings import Buildings
from bigshot_desktop.games.shark.window.board.plan import DICE, Plan
from bigshot_desktop.games.shark.window.board.scale import PLATE, LaneItem
from bigshot_desktop.games.shark.window.board.squares import ZoneLight
from bigshot_desktop.games.shark.window.board.swallowing import PLAQUES, lit, place_plaque
from bigshot_desktop.games.shark.window.board.tower import TowerItem
from bigshot_desktop.ui.boards.animation import Motion, Show, Timeline
from bigshot_desktop.ui.boards.dice import TRAY, DiceTray
from bigshot_desktop.ui.boards.floating_tags import HIGH, Tags
from bigshot_desktop.ui.boards.verdict import DIM, UNFOLD, Climax, Verdict
from bigshot_desktop.ui.look.shapes import box_around
from bigshot_desktop.ui.look.theme import SEATS

ROLL: Final = 850
SKIP: Final = 1300
RISE: Final = 460
FALL: Final = 520
SLIDE: Final = 480
NOTE: Final = 1100
TRADE: Final = 800
STAMP: Final = 3200
STRUCK: Final = 0.2
"""The part of that time after which the stamp has come down."""
PLAQUE: Final = PLAQUES[0]
PULSE: Final = 900
ASIDE: Final = 130.0
"""So far from the scale amounts of money may float over the map."""
Spot = tuple[QPointF, QRectF]
"""Where a note had best begin, and where it must stay."""
_LATER: Final = 130
"""Between two notes that begin together."""


class EventAnimator:
    """Knows everything on the board that moves."""

    def __init__(
        self,
        *,
        plan: Plan,
        buildings: Buildings,
        lanes: Sequence[LaneItem],
        dice: DiceTray,
        light: ZoneLight,
        tags: Tags,
        gain: Callable[[int], str],
        skipped: Callable[[], str],
        ruined: Callable[[int], str],
        climax: Climax,
        verdict: Callable[[Event], Verdict | None],
    ) -> None:
        self.plan, self.buildings, self.lanes = plan, buildings, lanes
        self.dice, self.light, self.tags = dice, light, tags
        self.gain = gain
        """How an amount of money is written, with its sign."""
        self.skipped, self.ruined = skipped, ruined
        """What is said of a zone without an open square, and of a player who cannot pay."""
        self.climax, self.verdict = climax, verdict
        """Stage and words of what matters most."""
        self._beat: tuple[Motion, float] | None = None
        """What moved last, and how long it takes."""
        self._heading: dict[int, int] = {}
        """The values that companies are on their way to."""
        self._stacks: dict[int, int] = {}
        """How many notes there are at each marker."""

    def animate(self, timeline: Timeline, happened: Iterable[Event]) -> None:
        """Adds the motions that show these events."""
        self._beat, self._stacks, self._heading = None, {}, {}
        square, larger = 0, tuple[int, ...]()
        climax = False
        for event in happened:
            said = self.verdict(event)
            if said is None:
                timeline.begin(event)
            match event:
                case events.DiceRolled():
                    self._roll(timeline, event)
                case events.PlacementSkipped():
                    self._skip(timeline, event.zone)
                case events.BuildingPlaced():
                    square = event.square
                    _, larger = self.buildings.joined(event.company, square)
                    self._build(timeline, event)
                case events.ChainRemoved():
                    climax = True
                    self._swallow(timeline, event, larger, said)
                case events.ValueChanged():
                    self._slide(timeline, event)
                case events.BonusPaid():
                    above = partial(self._above, square)
                    self._note(timeline, NOTE, above, self.gain(event.amount), event.seat)
                case events.GainPaid():
                    self._at_lane(timeline, event.company, self.gain(event.amount), event.seat)
                case events.LossDue():
                    company = max(range(len(COMPANIES)), key=event.losses.__getitem__)
                    self._at_lane(timeline, company, self.gain(-event.amount), event.seat)
                case events.ShareTaken():
                    self._trade(timeline, event.company, "+1", event.seat)
                case events.SharesBought():
                    self._trade(timeline, event.company, f"+{event.number}", event.seat)
                case events.SharesSold():
                    self._trade(timeline, event.company, f"−{event.number}", event.seat)
                case events.SharesSoldOff():
                    for company, number in enumerate(event.shares):
                        if number:
                            self._trade(timeline, company, f"−{number}", event.seat)
                case events.Ruined():
                    self._strike(timeline, event)
                case events.TopReached() | events.BuildingsUsedUp():
                    self._pulse(timeline, event.company)
            if said is None:
                if not isinstance(event, events.Ruined):  # the stamp tells it
                    timeline.tell(event)
            elif not isinstance(event, events.ChainRemoved):
                climax = True
                self._pronounce(timeline, event, said)
        if climax:
            self.climax.put_away(timeline)

    def _pronounce(self, timeline: Timeline, event: Event, said: Verdict) -> None:
        """What it comes to; the board steps back."""
        self.climax.dim(timeline)
        place = box_around(self.plan.size.center(), PLAQUE.width(), PLAQUE.height())
        self.climax.pronounce(timeline, event, said, place)
        self.climax.light(timeline)
        self._beat = None  # what follows waits until it has been read

    def _swallow(
        self,
        timeline: Timeline,
        event: events.ChainRemoved,
        larger: tuple[int, ...],
        said: Verdict | None,
    ) -> None:
        """The light falls on a chain and on the larger one; then it goes, in the light, while that is told."""
        shown = [lit(self.plan, chain) for chain in (event.squares, larger) if chain]
        dim = self.climax.dim(timeline, *shown)
        if said is not None:
            place = place_plaque(self.plan, event.squares, larger)
            self.climax.pronounce(timeline, event, said, place)
        self._remove(timeline, event, dim)
        self.climax.light(timeline)
        self._beat = None  # what follows waits until it has been read

    def _move(
        self, timeline: Timeline, length: float, show: Show, begin: Callable[[], None] | None = None
    ) -> None:
        """Adds what moves next, when what moved before has arrived; notes go on meanwhile."""
        if self._beat:
            before, lag = self._beat
            motion = timeline.add(length, show, begin=begin, eased=True, after=before, lag=lag)
        else:
            motion = timeline.add(length, show, begin=begin, eased=True)
        self._beat = (motion, length)

    # --- dice ------------------------------------------------------------------------------------

    def _roll(self, timeline: Timeline, event: events.DiceRolled) -> None:
        faces = (event.zone,) if event.colour == NO_DIE else (event.zone, event.colour)

        def shine(share: float) -> None:
            self.light.shine(event.zone)
            self.light.setOpacity(share)

        timeline.add(ROLL, lambda share: self.dice.show_roll(faces, share))
        timeline.add(260, shine)
        timeline.pause(160)

    def _skip(self, timeline: Timeline, zone: int) -> None:
        """The zone flashes, and says why nothing is built there."""
        tag = []

        def begin() -> None:
            middle = self.plan.box(self.plan.zone(zone)).center()
            tag.append(self.tags.show(middle, self.plan.size, self.skipped()))
            self.light.shine(zone)

        def show(share: float) -> None:
            tag[0].float_up(share)
            self.light.setOpacity(0.55 + 0.45 * abs(1 - (share * 6) % 2))

        timeline.add(SKIP, show, begin=begin)

    # --- buildings -------------------------------------------------------------------------------

    def _build(self, timeline: Timeline, event: events.BuildingPlaced) -> None:
        """A tower comes up, and the chains it joins become one."""
        company, square = event.company, event.square
        rising: list[TowerItem] = []

        def begin() -> None:
            self.light.hide()
            chains, squares = self.buildings.joined(company, square)
            for chain in chains:
                self.buildings.clear(chain)
            self.buildings.join(company, squares)
            rising.append(self.buildings.raise_tower(company, square))

        def show(share: float) -> None:
            rising[0].rise(share)

        self._move(timeline, RISE, show, begin)

    def _remove(self, timeline: Timeline, event: events.ChainRemoved, dim: Motion) -> None:
        """Its towers topple one after the other, as soon as it is dark around them and one has seen them."""
        leaving: list[tuple[TowerItem, QPointF]] = []

        def begin() -> None:
            towers = self.buildings.part(event.company, event.squares)
            leaving.extend((tower, tower.pos()) for tower in towers)

        def show(share: float) -> None:
            for index, (tower, start) in enumerate(leaving):
                spread = 0.5 / max(1, len(leaving) - 1)
                late = min(1.0, max(0.0, share * 2 - index * spread * 2))
                tower.setRotation((-1) ** index * 42 * late)
                tower.setPos(start + QPointF((-1) ** index * 12 * late, 16 * late))
                tower.setScale(1 - 0.35 * late)
                tower.setOpacity(1 - late)

        timeline.add(FALL, show, begin=begin, eased=True, after=dim, lag=DIM + UNFOLD)

    # --- values and money ------------------------------------------------------------------------

    def _slide(self, timeline: Timeline, event: events.ValueChanged) -> None:
        lane, way = self.lanes[event.company], event.new - event.old
        self._heading[event.company] = event.new
        self._move(timeline, SLIDE, lambda share: lane.show_value(event.old + way * share))

    def _pulse(self, timeline: Timeline, company: int) -> None:
        lane = self.lanes[company]
        self._move(timeline, PULSE, lambda share: lane.light(1 - abs(1 - (share * 4) % 2)))

    def _at_lane(
        self,
        timeline: Timeline,
        company: int,
        text: str,
        seat: int,
        length: float = NOTE,
        share: str = "",
    ) -> None:
        """A note at the marker of a company, after those that are there already."""
        lane, number = self.lanes[company], self._stacks.get(company, 0)
        self._stacks[company] = number + 1
        self._note(timeline, length, lambda: self._beside(lane), text, seat, number, share)

    def _trade(self, timeline: Timeline, company: int, text: str, seat: int) -> None:
        self._at_lane(timeline, company, text, seat, TRADE, COMPANIES[company])

    def _above(self, square: int) -> Spot:
        return self.plan.square(square).center() - QPointF(0, 44), self.plan.size

    def _beside(self, lane: LaneItem) -> Spot:
        """On the scale, off the marker; where there are many, on the edge of the map, too."""
        side, marker = self.plan.side, lane.marker
        way = 1 if marker.y() < side.center().y() else -1
        foot = self.plan.dice.y() - DICE * TRAY / 2
        room = QRectF(side.topLeft() - QPointF(ASIDE, 0), QPointF(side.right(), foot))
        return marker + QPointF(0, way * (HIGH + 5) + 16), room

    def _note(
        self,
        timeline: Timeline,
        length: float,
        spot: Callable[[], Spot],
        text: str,
        seat: int,
        number: int = 0,
        share: str = "",
    ) -> None:
        """Something floats up while what moved last still moves, or by itself."""
        tag = []
        heading = dict(self._heading)

        def begin() -> None:
            tag.append(
                self.tags.show(*spot(), text, SEATS[seat], share, spared=self._prices(heading))
            )

        def show(moment: float) -> None:
            tag[0].float_up(moment)

        if self._beat:
            before, lasts = self._beat
            lag = lasts * 0.6 + number * _LATER
            timeline.add(length, show, begin=begin, after=before, lag=lag)
        else:
            timeline.add(length, show, begin=begin)

    def _prices(self, heading: dict[int, int]) -> list[QRectF]:
        """The price tags, each up to where it is going: a note covers none of them."""
        spared = []
        for company, lane in enumerate(self.lanes):
            value = heading.get(company, lane.value)
            there = QPointF(lane.x(), self.plan.height(value))
            spared.append(box_around(lane.marker, *PLATE).united(box_around(there, *PLATE)))
        return spared

    def _strike(self, timeline: Timeline, event: events.Ruined) -> None:
        def begin() -> None:
            self.tags.stamp.show_text(self.plan.map.center(), self.ruined(event.seat))

        self.climax.put_away(timeline)
        self.climax.dim(timeline)
        timeline.tell(event)
        motion = timeline.add(STAMP, self.tags.stamp.strike, begin=begin)
        timeline.stops.append(motion.start + STRUCK * motion.length)
        self.climax.light(timeline)
        self._beat = None
