"""The board of Big Shot: the city within its auction ring, what is seen there of a match, and what can be done."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QPointF

from bigshot_desktop.rules.big_shot.actions import Roll
from bigshot_desktop.rules.big_shot.majority import NOBODY, counts
from bigshot_desktop.rules.big_shot.observation import BigShotObservation
from bigshot_desktop.rules.big_shot.state import UNDECIDED
from bigshot_desktop.ui.boards.big_shot.broker import BrokerItem
from bigshot_desktop.ui.boards.big_shot.choreography import Choreography
from bigshot_desktop.ui.boards.big_shot.cube import CubeItem
from bigshot_desktop.ui.boards.big_shot.cubes import Cubes
from bigshot_desktop.ui.boards.big_shot.district import DistrictItem, Mood, Standing
from bigshot_desktop.ui.boards.big_shot.field import FieldItem
from bigshot_desktop.ui.boards.big_shot.ground import Ground
from bigshot_desktop.ui.boards.big_shot.plan import city_plan
from bigshot_desktop.ui.boards.big_shot.preview import DistrictCard
from bigshot_desktop.ui.boards.big_shot.sold import SoldSign
from bigshot_desktop.ui.boards.die import NUMBERS, DiceTray
from bigshot_desktop.ui.boards.placing_scene import PlacingScene
from bigshot_desktop.ui.boards.preview import Surroundings
from bigshot_desktop.ui.bridge import Bridge
from bigshot_desktop.ui.models.big_shot import districts as of_district
from bigshot_desktop.ui.models.big_shot import lots as of_lot
from bigshot_desktop.ui.models.big_shot.districts import DistrictsModel
from bigshot_desktop.ui.models.big_shot.lots import LotsModel
from bigshot_desktop.ui.models.placement import Placement
from bigshot_desktop.ui.pace import Pace

_GHOST: Final = 0.65


class CityScene(PlacingScene):
    """The city."""

    card: DistrictCard
    _choreography: Choreography

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
        districts.dataChanged.connect(self.learn)
        self.retranslate()
        self.settle()

    def _build(self) -> None:
        plan = self.plan
        self.districts = [
            DistrictItem(
                number, block, self._of_district(number, of_district.Role.VALUE), self.placement
            )
            for number, block in enumerate(plan.blocks)
        ]
        self._ground = Ground(self.bridge.match.setup.board)
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
        self._choreography = Choreography(
            cubes=self.cubes,
            districts=self.districts,
            fields=self.fields,
            signs=self.signs,
            die=self.die,
            broker=self.broker,
            sign_text=self._sign_text,
        )

    def set_die_armed(self, armed: bool) -> None:
        """Whether a click rolls the die: it glows, and the fields tell which roll leads to them."""
        super().set_die_armed(armed)
        self._show_steps()

    # --- what is there ---------------------------------------------------------------------------

    def _of_district(self, district: int, role: of_district.Role) -> Any:
        return self._districts.fact(district, role)

    def _of_lot(self, field: int, role: of_lot.Role) -> Any:
        return self._lots.fact(field, role)

    def show_table(self) -> None:
        seen: BigShotObservation = self.bridge.observation
        self.cubes.sweep()
        for field, item in enumerate(self.fields):
            pile = self._of_lot(field, of_lot.Role.PILE)
            in_hand = bool(seen.lot) and field == seen.broker
            self.cubes.lay_field(field, counts(seen.lot) if in_hand else pile)
            item.lift(1.0 if in_hand or self._of_lot(field, of_lot.Role.ON_OFFER) else 0.0)
        self._show_steps()
        for district in range(len(self.districts)):
            self._show_district(district)
        self._choreography.field = seen.broker
        self.broker.stand(self.plan.plots[seen.broker].stand)
        roll = self.last_action(Roll)
        self.die.show_faces((roll.pips if roll else 6,))

    def _show_district(self, district: int) -> None:
        role = of_district.Role
        pile = self._of_district(district, role.PILE)
        owner = self._of_district(district, role.OWNER)
        leader = self._of_district(district, role.LEADER)
        sign = self.signs[district]
        if owner == UNDECIDED:
            sign.hide()
        else:
            sign.announce(owner, self._sign_text(owner))
            sign.stand()
        self.cubes.lay_district(district, pile, sold=owner != UNDECIDED)
        self.districts[district].show_standing(
            Standing(sum(pile), leader, pile[leader] if leader >= 0 else 0, owner)
        )

    def _show_steps(self) -> None:
        for field, item in enumerate(self.fields):
            steps = self._of_lot(field, of_lot.Role.STEPS) if self.die.armed else 0
            item.show_lot(empty=not self.cubes.fields[field], steps=steps)

    # --- placing ---------------------------------------------------------------------------------

    def hovers(self, place: int) -> bool:
        return self.districts[place].over == place

    def show_places(self) -> None:
        """Open districts call for the cube, sold ones step back."""
        for district, item in enumerate(self.districts):
            if not self.placement.active:
                item.show_mood(Mood.PLAIN)
            elif district == self.placement.aim:
                item.show_mood(Mood.AIMED)
            elif district in self.placement.places:
                item.show_mood(Mood.OPEN)
            else:
                item.show_mood(Mood.SHUT)

    def preview(self) -> bool:
        aim = self.placement.aim
        outcome = self._of_district(aim, of_district.Role.PREVIEW)
        if outcome is None:
            return False
        self.ghost.colour = self.placement.hand
        self.ghost.setPos(self.plan.blocks[aim].slot(outcome.size - 1))
        self.ghost.update()
        self.ghost.show()
        sentence = self._of_district(aim, of_district.Role.OUTCOME)
        self.card.tell(self.bridge.voice.name("district", aim), sentence, outcome)
        return True

    def hide_preview(self) -> None:
        self.ghost.hide()

    def surroundings(self, aim: int) -> Surroundings:
        block = self.plan.blocks[aim]
        others = [other.tray for other in self.plan.blocks if other is not block]
        return Surroundings(block.outline.boundingRect(), block.tray, others=others)

    # --- words -----------------------------------------------------------------------------------

    def retranslate(self) -> None:
        voice = self.bridge.voice
        for district, item in enumerate(self.districts):
            item.call(voice.name("district", district))
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
        return self.tr("{district}: {standing}").format(
            district=self.bridge.voice.name("district", district),
            standing=self._of_district(district, of_district.Role.STANDING),
        )

    def _about_field(self, field: int) -> str:
        number, steps = field + 1, self._of_lot(field, of_lot.Role.STEPS)
        if self.die.armed and steps:
            text = self.tr("Field {number}: a roll of {pips} leads here")
            return text.format(number=number, pips=steps)
        return self.tr("Field {number}").format(number=number)
