"""The board of Big Shot: the city within its auction ring, what is seen there of a match, and what can be done."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QModelIndex, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsSceneHelpEvent, QGraphicsSceneMouseEvent, QToolTip

from bigshot_desktop.rules.big_shot.actions import Roll
from bigshot_desktop.rules.big_shot.majority import NOBODY, counts
from bigshot_desktop.rules.big_shot.observation import BigShotObservation
from bigshot_desktop.rules.big_shot.state import UNDECIDED
from bigshot_desktop.table.match import Step
from bigshot_desktop.ui import theme
from bigshot_desktop.ui.boards.big_shot.broker import BrokerItem
from bigshot_desktop.ui.boards.big_shot.choreography import Choreography
from bigshot_desktop.ui.boards.big_shot.cube import CubeItem
from bigshot_desktop.ui.boards.big_shot.cubes import Cubes
from bigshot_desktop.ui.boards.big_shot.district import DistrictItem, Mood, Standing
from bigshot_desktop.ui.boards.big_shot.field import FieldItem
from bigshot_desktop.ui.boards.big_shot.ground import Ground
from bigshot_desktop.ui.boards.big_shot.plan import city_plan
from bigshot_desktop.ui.boards.big_shot.preview import PreviewCard
from bigshot_desktop.ui.boards.big_shot.sold import SoldSign
from bigshot_desktop.ui.boards.board_scene import BoardScene
from bigshot_desktop.ui.boards.die import DieItem
from bigshot_desktop.ui.boards.performance import Performance, Script
from bigshot_desktop.ui.bridge import Bridge
from bigshot_desktop.ui.models.big_shot import districts as of_district
from bigshot_desktop.ui.models.big_shot import lots as of_lot
from bigshot_desktop.ui.models.big_shot.districts import DistrictsModel
from bigshot_desktop.ui.models.big_shot.lots import LotsModel
from bigshot_desktop.ui.models.placement import NONE, Placement
from bigshot_desktop.ui.pace import Pace

_GHOST: Final = 0.65
_EDGE: Final = 8.0
"""Pixels between the card and the edge of the view."""


class CityScene(BoardScene):
    """The city. It shows steps in motion, and between them exactly what the models say."""

    settled = Signal()
    """What was to be shown has been shown: once for every step, unless something else came between."""
    die_clicked = Signal()

    def __init__(
        self,
        bridge: Bridge,
        districts: DistrictsModel,
        lots: LotsModel,
        placement: Placement,
        pace: Pace,
    ) -> None:
        super().__init__()
        self.bridge, self.placement, self.pace = bridge, placement, pace
        self._districts, self._lots = districts, lots
        self.plan = city_plan()
        self.setSceneRect(self.plan.size)
        self._last = NONE
        """The district that was chosen last."""
        self._under = QPointF()
        """Where the pointer was seen last."""
        self._hand = False
        """Whether the pointer is a hand."""
        self._build()
        self._performance = Performance(self)
        self._performance.finished.connect(self._performed)
        self._nothing = QTimer(self, singleShot=True, interval=0)
        self._nothing.timeout.connect(self._performed)
        pace.hurried.connect(self._performance.finish)
        placement.changed.connect(self._offer)
        placement.aimed.connect(self._show_moods)
        placement.wanted.connect(self._want)
        districts.dataChanged.connect(self._learned)
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
        self._ground = Ground(plan, self.bridge.match.setup.board)
        self.fields = [FieldItem(number, plot) for number, plot in enumerate(plan.plots)]
        self.signs = [SoldSign(block.tray.center()) for block in plan.blocks]
        self.die = DieItem(self.die_clicked.emit)
        self.die.setPos(plan.die)
        self.broker = BrokerItem()
        self.ghost = CubeItem(0)
        self.ghost.setOpacity(_GHOST)
        self.ghost.hide()
        self.card = PreviewCard()
        for item in (*self.districts, *self.fields, *self.signs, self.die, self.broker):
            self.addItem(item)
        self.addItem(self.ghost)
        self.addItem(self.card)
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

    # --- what happens ----------------------------------------------------------------------------

    def perform(self, step: Step) -> None:
        """Shows a step in motion; ``settled`` follows."""
        self._overtake()
        script = Script(self.pace)
        self._choreography.write(script, step.events)
        if script.end:
            self._performance.play(script)
        else:
            self._nothing.start()

    def _overtake(self) -> None:
        """What was being shown is over; the table as it is has moved on already, and is not shown yet."""
        if self._nothing.isActive():
            self._nothing.stop()
            self.settled.emit()
        elif self._performance.running:
            self._performance.finished.disconnect(self._performed)
            self._performance.finish()
            self._performance.finished.connect(self._performed)
            self.settled.emit()

    def settle(self) -> None:
        """Shows the table as it is, at once; whatever was moving is forgotten."""
        self._nothing.stop()
        self._performance.drop()
        self._show_table()

    def _performed(self) -> None:
        self._show_table()
        self.settled.emit()

    def set_die_armed(self, armed: bool) -> None:
        """Whether a click rolls the die: it glows, and the fields tell which roll leads to them."""
        self.die.arm(armed)
        self._show_steps()
        self._show_cursor()

    # --- what is there ---------------------------------------------------------------------------

    def _of_district(self, district: int, role: of_district.Role) -> Any:
        return self._districts.fact(district, role)

    def _of_lot(self, field: int, role: of_lot.Role) -> Any:
        return self._lots.fact(field, role)

    def _show_table(self) -> None:
        """Everything where the models say that it is."""
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
        self.die.show_face(self._last_roll())
        self._show_moods()

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

    def _last_roll(self) -> int:
        rolls = (
            action.pips
            for action in reversed(self.bridge.match.actions)
            if isinstance(action, Roll)
        )
        return next(rolls, 6)

    # --- placing ---------------------------------------------------------------------------------

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._under = event.scenePos()
        self._show_cursor()

    def _show_cursor(self) -> None:
        """A hand over what a click would act on. Items have no cursors: Qt dies of unsetting one too early."""
        hand = self.placement.aim != NONE and self.districts[self.placement.aim].hovered
        if self.die.armed:
            hand = hand or self.die.contains(self.die.mapFromScene(self._under))
        if hand != self._hand:
            self._hand = hand
            for view in self.views():
                if hand:
                    view.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
                else:
                    view.viewport().unsetCursor()

    def _show_moods(self) -> None:
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
        self._show_cursor()
        self._preview()

    def _want(self, _: int, district: int) -> None:
        self._last = district

    def _offer(self) -> None:
        """Cubes are to be placed: the pointer still lies where it put the last one."""
        self._show_moods()
        if self.placement.aim == NONE and self._last != NONE and self.districts[self._last].hovered:
            self.placement.point(self._last)

    def _learned(self, first: QModelIndex, last: QModelIndex) -> None:
        """Of the districts that the model knows more of, only one may have a cube held over it."""
        if first.row() <= self.placement.aim <= last.row():
            self._preview()

    def _preview(self) -> None:
        """Ghost and card over the district that the cube is held over."""
        aim = self.placement.aim
        outcome = self._of_district(aim, of_district.Role.PREVIEW) if aim != NONE else None
        if outcome is None:
            self.ghost.hide()
            self.card.hide()
            return
        self.ghost.colour = self.placement.hand
        self.ghost.setPos(self.plan.blocks[aim].slot(outcome.size - 1))
        self.ghost.update()
        self.ghost.show()
        sentence = self._of_district(aim, of_district.Role.OUTCOME)
        self.card.tell(self.bridge.voice.name("district", aim), sentence, outcome)
        self.reframed()

    def resized_letters(self) -> None:
        self._preview()

    def reframed(self) -> None:
        """Puts the card beside its district, where the view can show it."""
        aim = self.placement.aim
        view = next((view for view in self.views() if view.isVisible()), None)
        if aim == NONE or view is None or self.card.outcome is None:
            self.card.hide()
            return
        block = self.plan.blocks[aim]
        place = view.viewportTransform()
        room = QRectF(view.viewport().rect()).adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        others = [place.mapRect(other.tray) for other in self.plan.blocks if other is not block]
        spot = self.card.place(
            place.mapRect(block.outline.boundingRect()), place.mapRect(block.tray), others, room
        )
        self.card.setPos(place.inverted()[0].map(spot))
        self.card.show()

    # --- words -----------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Writes everything in the language of now."""
        voice = self.bridge.voice
        for district, item in enumerate(self.districts):
            item.call(voice.name("district", district))
        for sign in self.signs:
            sign.announce(sign.owner, self._sign_text(sign.owner))
        self._preview()

    def _sign_text(self, owner: int) -> str:
        return self.tr("No sale") if owner == NOBODY else self.tr("Sold")

    def helpEvent(self, event: QGraphicsSceneHelpEvent) -> None:
        """What is to be said about what lies under the pointer."""
        text = ""
        for item in self.items(event.scenePos()):
            if isinstance(item, DistrictItem):
                text = "" if self.card.isVisible() else self._about_district(item.number)
                break
            if isinstance(item, FieldItem):
                text = self._about_field(item.number)
                break
            if isinstance(item, DieItem) and item.armed:
                text = self.tr("Click to roll the die")
                break
        QToolTip.showText(event.screenPos(), text, event.widget())

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

    # --- ground ----------------------------------------------------------------------------------

    def drawBackground(self, painter: QPainter, _: QRectF | QRect) -> None:
        self._ground.paint(painter, theme.current())
