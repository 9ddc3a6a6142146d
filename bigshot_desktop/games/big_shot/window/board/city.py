"""The board of Big Shot: the city within its auction ring, what is seen there of a match, and what can be done."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF

from bigshot_desktop.engine.game import Event
from bigshot_desktop.games.big_shot.rules.actions import Roll
from bigshot_desktop.games.big_shot.rules.events import CubePlaced
from bigshot_desktop.games.big_shot.rules.majority import NOBODY, counts
from bigshot_desktop.games.big_shot.rules.material import COLOURS
from bigshot_desktop.games.big_shot.rules.observation import BigShotObservation
from bigshot_desktop.games.big_shot.rules.state import UNDECIDED
from bigshot_desktop.games.big_shot.window.board.backdrop import Backdrop
from bigshot_desktop.games.big_shot.window.board.broker import BrokerItem
from bigshot_desktop.games.big_shot.window.board.cube import CubeItem
from bigshot_desktop.games.big_shot.window.board.cubes import Cubes
from bigshot_desktop.games.big_shot.window.board.district import (
    DistrictItem,
    DistrictLead,
    Highlight,
)
from bigshot_desktop.games.big_shot.window.board.event_animator import EventAnimator
from bigshot_desktop.games.big_shot.window.board.field import FieldItem
from bigshot_desktop.games.big_shot.window.board.plan import city_plan
from bigshot_desktop.games.big_shot.window.board.preview import DistrictCard
from bigshot_desktop.games.big_shot.window.board.sold_sign import SoldSign
from bigshot_desktop.games.big_shot.window.board.verdicts import verdict
from bigshot_desktop.games.big_shot.window.models.districts import DistrictsModel
from bigshot_desktop.games.big_shot.window.models.lots import LotsModel
from bigshot_desktop.games.big_shot.words.outcomes import forecast
from bigshot_desktop.ui.boards.change_marks import Mark
from bigshot_desktop.ui.boards.dice import NUMBERS, DiceTray
from bigshot_desktop.ui.boards.placing_scene import PlacingScene
from bigshot_desktop.ui.boards.preview import Surroundings
from bigshot_desktop.ui.boards.verdict import Climax
from bigshot_desktop.ui.look.pace import Pace
from bigshot_desktop.ui.models.placement import Placement
from bigshot_desktop.ui.play.bridge import Bridge

_GHOST: Final = 0.65
_SHADE: Final = 15.0
"""How high the shade lies that covers the board in a climax: over everything but what is said."""


class CityScene(PlacingScene):
    """The city."""

    card: DistrictCard
    _event_animator: EventAnimator

    def __init__(
        self,
        bridge: Bridge,
        districts: DistrictsModel,
        lots: LotsModel,
        placement: Placement,
        pace: Pace,
    ) -> None:
        super().__init__(bridge, placement, pace, DistrictCard(), NUMBERS)
        self._districts, self._lots = districts, lots
        self.plan = city_plan()
        self.setSceneRect(self.plan.size)
        self._build()
        districts.dataChanged.connect(self.model_changed)
        self.retranslate()
        self.settle()

    def _build(self) -> None:
        plan = self.plan
        self.districts = [
            DistrictItem(number, block, self._districts.row(number).value, self.placement)
            for number, block in enumerate(plan.blocks)
        ]
        self._backdrop = Backdrop(self.bridge.match.setup.board)
        self.fields = [FieldItem(number, plot) for number, plot in enumerate(plan.plots)]
        self.signs = [SoldSign(block.tray.center()) for block in plan.blocks]
        self.die.setPos(plan.die)
        self.broker = BrokerItem()
        self.ghost = CubeItem(0)
        self.ghost.setOpacity(_GHOST)
        self.ghost.hide()
        for item in (*self.districts, *self.fields, *self.signs, self.broker, self.ghost):
            self.addItem(item)
        self.cubes = Cubes(self, plan, self.signs)
        self.climax = Climax(self, _SHADE)
        self._event_animator = EventAnimator(
            cubes=self.cubes,
            districts=self.districts,
            fields=self.fields,
            signs=self.signs,
            die=self.die,
            broker=self.broker,
            sign_text=self._sign_text,
            climax=self.climax,
            verdict=partial(verdict, self.bridge),
            board=plan.size,
        )

    def set_die_armed(self, armed: bool) -> None:
        """Whether a click rolls the die: it glows, and the fields tell which roll leads to them."""
        super().set_die_armed(armed)
        self._show_steps()

    # --- what is there ---------------------------------------------------------------------------

    def show_table(self) -> None:
        seen: BigShotObservation = self.bridge.observation
        self.cubes.sweep()
        self.climax.sweep()
        for field, item in enumerate(self.fields):
            lot = self._lots.row(field)
            in_hand = bool(seen.lot) and field == seen.broker
            self.cubes.lay_field(field, counts(seen.lot) if in_hand else lot.cubes)
            item.lift(1.0 if in_hand or lot.on_offer else 0.0)
        self._show_steps()
        for district in range(len(self.districts)):
            self._show_district(district)
        self._event_animator.field = seen.broker
        self.broker.stand(self.plan.plots[seen.broker].stand)
        roll = self.last_action(Roll)
        self.die.show_faces((roll.pips if roll else 6,))

    def changes(self, happened: Sequence[Event]) -> list[Mark]:
        """Districts where cubes were placed, by whom."""
        dealt, placed = self.bridge.match.setup.deal.colours, dict[int, list[str]]()
        for event in happened:
            if isinstance(event, CubePlaced):
                piece = COLOURS[dealt[event.seat][0]]
                there = placed.setdefault(event.district, [])
                if piece not in there:
                    there.append(piece)
        return [
            Mark(self.plan.blocks[district].tray, tuple(pieces))
            for district, pieces in placed.items()
        ]

    def _show_district(self, district: int) -> None:
        row, sign = self._districts.row(district), self.signs[district]
        owner, leader, pile = row.owner, row.now.winner, row.now.cubes
        if owner == UNDECIDED:
            sign.hide()
        else:
            sign.announce(owner, self._sign_text(owner))
            sign.stand()
        self.cubes.lay_district(district, pile, sold=owner != UNDECIDED)
        self.districts[district].show_standing(
            DistrictLead(sum(pile), leader, pile[leader] if leader >= 0 else 0, owner)
        )

    def _show_steps(self) -> None:
        for field, item in enumerate(self.fields):
            roll = self._lots.row(field).roll if self.die.armed else 0
            item.show_lot(empty=not self.cubes.fields[field], roll=roll)

    # --- placing ---------------------------------------------------------------------------------

    def hovers(self, place: int) -> bool:
        return self.districts[place].over == place

    def show_places(self) -> None:
        """Open districts call for the cube, sold ones step back."""
        for district, item in enumerate(self.districts):
            if not self.placement.active:
                item.show_highlight(Highlight.PLAIN)
            elif district == self.placement.aim:
                item.show_highlight(Highlight.AIMED)
            elif district in self.placement.places:
                item.show_highlight(Highlight.OPEN)
            else:
                item.show_highlight(Highlight.SHUT)

    def preview(self) -> bool:
        aim = self.placement.aim
        outcome = self._districts.row(aim).preview
        if outcome is None:
            return False
        self.ghost.colour = self.placement.hand
        self.ghost.setPos(self.plan.blocks[aim].slot(outcome.size - 1))
        self.ghost.update()
        self.ghost.show()
        narrator = self.bridge.narrator
        sentence = forecast(narrator, self.bridge.observation, outcome)
        self.card.show_outcome(narrator.name("district", aim), sentence, outcome)
        return True

    def hide_preview(self) -> None:
        self.ghost.hide()

    def surroundings(self, aim: int) -> Surroundings:
        block = self.plan.blocks[aim]
        others = [other.tray for other in self.plan.blocks if other is not block]
        return Surroundings(block.outline.boundingRect(), block.tray, others=others)

    # --- words -----------------------------------------------------------------------------------

    def retranslate(self) -> None:
        narrator = self.bridge.narrator
        for district, item in enumerate(self.districts):
            item.set_name(narrator.name("district", district))
        for sign in self.signs:
            sign.announce(sign.owner, self._sign_text(sign.owner))
        super().retranslate()

    def _sign_text(self, owner: int) -> str:
        return self.tr("No sale") if owner == NOBODY else self.tr("Sold")

    def about(self, at: QPointF) -> str:
        for item in self.items(at):
            if isinstance(item, DistrictItem):
                return "" if self.card.isVisible() else self._about_district(item.number)
            if isinstance(item, FieldItem):
                return self._about_field(item.number)
            if isinstance(item, DiceTray) and item.armed:
                return self.tr("Click to roll the die")
        return ""

    def _about_district(self, district: int) -> str:
        narrator = self.bridge.narrator
        return self.tr("{district}: {standing}").format(
            district=narrator.name("district", district),
            standing=forecast(narrator, self.bridge.observation, self._districts.row(district).now),
        )

    def _about_field(self, field: int) -> str:
        number, roll = field + 1, self._lots.row(field).roll
        if self.die.armed and roll:
            text = self.tr("Field {number}: a roll of {pips} leads here")
            return text.format(number=number, pips=roll)
        return self.tr("Field {number}").format(number=number)
