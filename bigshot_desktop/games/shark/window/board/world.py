"""The board of Shark: the world map, the scale and the dice; what is seen there of a match, and what can be done."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from bigshot_desktop.engine.game import Event
from bigshot_desktop.games.shark.rules.actions import Roll
from bigshot_desktop.games.shark.rules.events import BuildingPlaced, ChainRemoved, ValueChanged
from bigshot_desktop.games.shark.rules.material import N_COMPANIES, NO_DIE, ZONES
from bigshot_desktop.games.shark.rules.observation import SharkObservation
from bigshot_desktop.games.shark.rules.state import PLACING
from bigshot_desktop.games.shark.window.board.backdrop import Backdrop
from bigshot_desktop.games.shark.window.board.buildings import Buildings
from bigshot_desktop.games.shark.window.board.chain import ChainItem
from bigshot_desktop.games.shark.window.board.dice import COLOURS
from bigshot_desktop.games.shark.window.board.event_animator import EventAnimator
from bigshot_desktop.games.shark.window.board.plan import DICE, Plan
from bigshot_desktop.games.shark.window.board.preview import SquareCard, rows_of
from bigshot_desktop.games.shark.window.board.scale import LaneItem
from bigshot_desktop.games.shark.window.board.squares import (
    AimItem,
    SquaresItem,
    VictimsItem,
    ZoneLight,
)
from bigshot_desktop.games.shark.window.board.threat import Threats
from bigshot_desktop.games.shark.window.board.tower import TowerItem, level_of
from bigshot_desktop.games.shark.window.board.verdicts import verdict
from bigshot_desktop.games.shark.window.models.chains import ChainsModel
from bigshot_desktop.games.shark.window.models.market import MarketModel
from bigshot_desktop.games.shark.window.models.squares import Column, SquaresModel
from bigshot_desktop.games.shark.words.outcomes import forecast
from bigshot_desktop.table.match import Step
from bigshot_desktop.ui.boards.change_marks import Mark
from bigshot_desktop.ui.boards.dice import NUMBERS
from bigshot_desktop.ui.boards.floating_tags import Tags
from bigshot_desktop.ui.boards.placing_scene import PlacingScene
from bigshot_desktop.ui.boards.preview import Surroundings
from bigshot_desktop.ui.boards.verdict import Climax
from bigshot_desktop.ui.look.pace import Pace
from bigshot_desktop.ui.look.shapes import box_around
from bigshot_desktop.ui.look.theme import SEATS
from bigshot_desktop.ui.models.placement import NONE, Placement
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.play.dispatch import Rank

_GHOST: Final = 0.8
_SHADE: Final = 19.0
"""How high the shade lies that covers the board in a climax: below the notes and what is said."""


class WorldScene(PlacingScene):
    """The world map."""

    card: SquareCard
    _backdrop: Backdrop

    def __init__(
        self,
        bridge: Bridge,
        squares: SquaresModel,
        market: MarketModel,
        chains: ChainsModel,
        placement: Placement,
        pace: Pace,
    ) -> None:
        one_die = bridge.match.state.terms.zone_die_only
        dice = (NUMBERS,) if one_die else (NUMBERS, COLOURS)
        super().__init__(bridge, placement, pace, SquareCard(), *dice)
        self._squares, self._market, self._chains = squares, market, chains
        self.plan = Plan(bridge.match.setup.board)
        self.setSceneRect(self.plan.size)
        self._rolled = 0
        """The zone in which somebody is to build."""
        self._build()
        self.threats = Threats(self, self.plan, chains)
        squares.dataChanged.connect(self.model_changed)
        bridge.viewed.subscribe(Rank.STAGE, self._look_again)
        self.retranslate()
        self.settle()

    def _look_again(self, _: int) -> None:
        """Somebody else looks."""
        self.threats.refresh()

    def _build(self) -> None:
        plan = self.plan
        self._backdrop = Backdrop(plan)
        self.squares = SquaresItem(plan, self.placement)
        self.light = ZoneLight(plan)
        self.aim = AimItem()
        self.victims = VictimsItem(plan)
        self.lanes = [LaneItem(plan, company) for company in range(N_COMPANIES)]
        self.ghost = TowerItem(0)
        self.ghost.hide()
        self.prospect = ChainItem(plan, shown=False)
        """The chain that the building in hand would belong to."""
        self.die.setPos(plan.dice)
        self.die.setScale(DICE)
        for item in (self.squares, self.light, self.aim, self.victims, *self.lanes):
            self.addItem(item)
        self.addItem(self.ghost)
        self.addItem(self.prospect)
        self.buildings = Buildings(self, plan)
        self.tags = Tags(self)
        self.climax = Climax(self, _SHADE)
        self._event_animator = EventAnimator(
            plan=plan,
            buildings=self.buildings,
            lanes=self.lanes,
            dice=self.die,
            light=self.light,
            tags=self.tags,
            gain=self.bridge.narrator.gain,
            skipped=self._skipped_text,
            ruined=self._ruined_text,
            climax=self.climax,
            verdict=partial(verdict, self.bridge.narrator),
        )

    def talked_about(self) -> list[QRectF]:
        """The scale and the dice, and the chains."""
        chains = [self.plan.box(chain.squares) for chain in self._chains.rows]
        return [self.plan.side, *chains]

    def changes(self, happened: Sequence[Event]) -> list[Mark]:
        """Squares that were built on or cleared, and values that moved."""
        marks, old, new = [], dict[int, int](), dict[int, int]()
        cleared = {
            square
            for event in happened
            if isinstance(event, ChainRemoved)
            for square in event.squares
        }
        for event in happened:
            if isinstance(event, BuildingPlaced) and event.square not in cleared:
                marks.append(Mark(self.plan.square(event.square), (SEATS[event.seat],)))
            elif isinstance(event, ValueChanged):
                old.setdefault(event.company, event.old)
                new[event.company] = event.new
        marks += [Mark(self.plan.square(square), gone=True) for square in sorted(cleared)]
        for company, value in new.items():
            if value != old[company]:
                at = box_around(self.lanes[company].marker, 34, 34)
                marks.append(Mark(at, text=f"{value - old[company]:+}".replace("-", "−")))
        return marks

    # --- what is there ---------------------------------------------------------------------------

    def perform(self, step: Step) -> None:
        super().perform(step)
        if any(isinstance(event, (BuildingPlaced, ChainRemoved)) for event in step.events):
            self.threats.step_aside(True)

    def show_table(self) -> None:
        self.tags.sweep()
        self.climax.sweep()
        squares = self._squares.rows
        self.buildings.show((square.company, square.chain) for square in squares if square.chain)
        for lane, company in zip(self.lanes, self._market.rows, strict=True):
            lane.show_value(company.value)
            lane.show_left(company.left)
            lane.light(0.0)
        self._show_dice()
        seen: SharkObservation = self.bridge.observation
        self._rolled = seen.zone if seen.phase == PLACING else 0
        self.threats.step_aside(False)

    def _show_dice(self) -> None:
        roll = self.last_action(Roll)
        if roll is None:
            self.die.show_first()
        else:
            self.die.show_faces((roll.zone,) if roll.colour == NO_DIE else (roll.zone, roll.colour))

    def show_threats(self, shown: bool) -> None:
        """Whether every chain tells how likely it is to be swallowed before the viewer's next turn."""
        self.threats.show(shown)

    # --- placing ---------------------------------------------------------------------------------

    def hovers(self, place: int) -> bool:
        return self.squares.over == place

    def show_places(self) -> None:
        """The zone that was rolled lights up, and in it the squares that are open."""
        places, aim = self.placement.places, self.placement.aim
        if places:
            self.light.shine(self.plan.world.zone_of[places[0]], places)
        elif self._rolled:
            self.light.shine(self._rolled)
        else:
            self.light.hide()
        self.aim.setVisible(aim != NONE)
        if aim != NONE:
            self.aim.setPos(self.plan.square(aim).center())

    def preview(self) -> bool:
        aim = self.placement.aim
        outcome = self._squares.row(aim).preview
        if outcome is None:
            return False
        self.ghost.set_company(outcome.company, level_of(outcome.size))
        self.ghost.stand(self.plan.square(aim).center(), self.plan.rows)
        self.ghost.setOpacity(_GHOST)
        self.ghost.show()
        self.prospect.cover(outcome.company, self.buildings.joined(outcome.company, aim)[1])
        self.prospect.setVisible(outcome.size > 1)
        self.victims.mark(
            tuple(sorted(square for victim in outcome.victims for square in victim.squares))
        )
        narrator = self.bridge.narrator
        self.card.show_outcome(
            narrator.name("square", aim),
            narrator.name("zone", self.plan.world.zone_of[aim]),
            outcome,
            forecast(narrator, outcome),
            rows_of(narrator, outcome),
        )
        return True

    def hide_preview(self) -> None:
        self.ghost.hide()
        self.prospect.hide()
        self.victims.mark(())

    def surroundings(self, aim: int) -> Surroundings:
        plan, block = self.plan, self.plan.square(aim)
        victims = [plan.square(square).adjusted(0, -20, 0, 0) for square in self.victims.squares]
        others = [plan.square(square) for square in self.placement.places if square != aim]
        return Surroundings(block, block.adjusted(0, -24, 0, 0), victims, others)

    # --- words -----------------------------------------------------------------------------------

    def retranslate(self) -> None:
        narrator = self.bridge.narrator
        self._backdrop.names = tuple(narrator.name("zone", zone) for zone in ZONES)
        self.threats.refresh()
        super().retranslate()
        self.repaint()

    def _skipped_text(self) -> str:
        return self.tr("No open square")

    def _ruined_text(self, seat: int) -> str:
        return self.tr("{player} is ruined").format(player=self.bridge.match.seats[seat].name)

    def about(self, at: QPointF) -> str:
        if told := self.threats.about(at):
            return told
        if self.die.armed and self.die.contains(self.die.mapFromScene(at)):
            both = self.tr("Click to roll the dice")
            return both if len(self.die.faces) > 1 else self.tr("Click to roll the die")
        for lane in self.lanes:
            if lane.contains(lane.mapFromScene(at)):
                return self._about_company(lane.company)
        square = self.plan.at(at)
        return "" if square == NONE or self.card.isVisible() else self._about_square(square)

    def _about_company(self, company: int) -> str:
        text = self.tr("{company}: value {value}, buildings left: {left}")
        return text.format(
            company=self.bridge.narrator.name("company", company),
            value=self._market.row(company).value,
            left=self._market.row(company).left,
        )

    def _about_square(self, square: int) -> str:
        """What stands there; or while somebody builds in its zone, why not there."""
        narrator = self.bridge.narrator
        if refusal := self._squares.row(square).refusal:
            return narrator.cited(refusal)
        return self.tr("{square}, {zone}: {standing}").format(
            square=narrator.name("square", square),
            zone=narrator.name("zone", self.plan.world.zone_of[square]),
            standing=self._squares.index(square, Column.RESULT).data(),
        )
