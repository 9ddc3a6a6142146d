"""A board with a match behind it, for tests that look at it."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bigshot_desktop.engine.game import EVERYONE, Event
from bigshot_desktop.games.big_shot.rules.majority import counts
from bigshot_desktop.games.big_shot.rules.material import CUBES_PER_COLOUR, N_COLOURS
from bigshot_desktop.games.big_shot.window.board.city import CityScene
from bigshot_desktop.games.big_shot.window.board.cube import CubeItem
from bigshot_desktop.games.big_shot.window.models.districts import DistrictsModel
from bigshot_desktop.games.big_shot.window.models.lots import LotsModel
from bigshot_desktop.table.match import Step
from bigshot_desktop.ui.boards.animation import Timeline
from bigshot_desktop.ui.boards.board_scene import BoardScene
from bigshot_desktop.ui.boards.view import BoardView
from bigshot_desktop.ui.look.pace import Pace
from bigshot_desktop.ui.look.theme import theme_switch
from bigshot_desktop.ui.models.placement import Placement
from bigshot_desktop.ui.play.dispatch import Rank
from tests.ui.models.model_checks import Kind, offer, play_on

MOST_CUBES = CUBES_PER_COLOUR * N_COLOURS
SPARE = 9
"""The ghost, and those that are fetched for a district or a field before another one gives its own back."""

Scene = TypeVar("Scene", bound=BoardScene)


class Tip:
    """Keeps what would be shown at the pointer."""

    text = ""

    @classmethod
    def showText(cls, _: QPoint, text: str, __: object) -> None:
        cls.text = text


class AnyTable(Generic[Scene]):
    """A match, its models and its board, connected as the table page connects them."""

    scene: Scene

    def __init__(self, kind: Kind, seed: int, speed: str, viewer: int = EVERYONE) -> None:
        self.bridge = kind.bridge(seed, viewer)
        self.rng = Random(seed)
        self.pace = Pace(speed)
        self.placement = Placement()
        self.steps: list[Step] = []
        self.settlings = 0
        self.bridge.stepped.subscribe(Rank.SOUNDS, self.steps.append)
        self.lay()
        self.scene.settled.connect(self._settled)

    def lay(self) -> None:
        """Makes models and board."""
        raise NotImplementedError

    def _settled(self) -> None:
        self.settlings += 1

    @property
    def over(self) -> bool:
        return not self.bridge.match.to_act

    def step(self) -> Step:
        """Any legal action, or the dice; the scene does not know yet."""
        play_on(self.bridge, self.rng)
        return self.steps[-1]

    def until(self, *events: type) -> Step:
        """On to a step with one of these events; the table is as it was before it, the step is not shown."""
        while True:
            self.scene.settle()
            step = self.step()
            if any(isinstance(event, events) for event in step.events):
                return step

    def to_placing(self) -> None:
        """On to a player who places something, the placement ready."""
        while True:
            self.step()
            offer(self.bridge, self.placement)
            if self.placement.active and self.ready():
                break
        self.scene.settle()

    def check(self) -> None:
        """What is seen is there, and what is there is seen."""
        raise NotImplementedError

    def ready(self) -> bool:
        """Whether this is the placement that was meant."""
        return True

    def acted(self, *happened: Event) -> Timeline:
        """What is to be seen of events, at normal speed."""
        timeline = Timeline(Pace("normal"))
        self.scene._event_animator.animate(timeline, happened)
        return timeline

    def view(self, qtbot: QtBot, width: int = 1100, height: int = 700) -> BoardView:
        view = BoardView(self.scene)
        qtbot.addWidget(view)
        view.resize(width, height)
        with qtbot.waitExposed(view):
            view.show()
        return view


def is_aimed(table: AnyTable[Any], place: int) -> bool:
    """Whether the pointer's place is the one that a click would take."""
    return table.placement.aim == place


def has_cursor(view: BoardView, shape: Qt.CursorShape) -> bool:
    return view.viewport().cursor().shape() == shape


def play(timeline: Timeline, time: float) -> None:
    """Shows a moment of a script."""
    for motion in timeline.motions:
        motion.play(time)


def check_looks(view: BoardView, palette: str) -> None:
    """The board is painted in both looks of a palette, and they differ."""
    theme_switch().choose("light", palette)
    light = view.grab().toImage()
    theme_switch().choose("dark", palette)
    dark = view.grab().toImage()
    assert light != dark
    assert light.pixelColor(2, 200).lightnessF() > 0.5 > dark.pixelColor(2, 200).lightnessF()


def tip(view: BoardView, at: QPointF) -> str:
    """What is said about a point of the scene."""
    spot = view.mapFromScene(at)
    where = view.viewport().mapToGlobal(spot)
    QApplication.sendEvent(view.viewport(), QHelpEvent(QEvent.Type.ToolTip, spot, where))
    return Tip.text


class Table(AnyTable[CityScene]):
    """A table of Big Shot."""

    def __init__(self, kind: Kind | None = None, seed: int = 1, speed: str = "normal") -> None:
        super().__init__(kind or Kind("hbhb"), seed, speed)

    def lay(self) -> None:
        self.districts = DistrictsModel(self.bridge, self.placement)
        self.lots = LotsModel(self.bridge)
        self.scene = CityScene(self.bridge, self.districts, self.lots, self.placement, self.pace)
        self._rounds = 1

    def to_placing(self, rounds: int = 1) -> None:
        self._rounds = rounds
        super().to_placing()

    def ready(self) -> bool:
        return bool(self.bridge.match.state.round >= self._rounds)

    def check(self) -> None:
        """Every cube that is seen is there, and every cube that is there is seen, in its place."""
        seen, plan, cubes = self.bridge.observation, self.scene.plan, self.scene.cubes
        for field, plot in enumerate(plan.plots):
            pile = seen.lot if seen.lot and field == seen.broker else seen.fields[field]
            assert _colours(cubes.fields[field]) == _by_colour(counts(pile))
            places = [plot.slot(index) for index in range(len(cubes.fields[field]))]
            assert [cube.pos() for cube in cubes.fields[field]] == places
        for district, block in enumerate(plan.blocks):
            there = cubes.districts[district]
            assert _colours(there) == _by_colour(counts(seen.piles[district]))
            sign = self.scene.signs[district]
            assert sign.isVisible() == (seen.owners[district] != -2)
            if sign.isVisible():
                assert sign.owner == seen.owners[district]
                assert [cube.pos() for cube in there] == [sign.spot] * len(there)
            else:
                assert [cube.pos() for cube in there] == [
                    block.slot(index) for index in range(len(there))
                ]
        lying = [cube for place in (*cubes.fields, *cubes.districts) for cube in place]
        every = [item for item in self.scene.items() if isinstance(item, CubeItem)]
        seen_ones = [cube for cube in every if cube.isVisible() and cube is not self.scene.ghost]
        assert len(seen_ones) == len(lying)
        assert set(seen_ones) == set(lying)
        assert len(every) <= MOST_CUBES + SPARE
        assert all(cube.lift == 0 and cube.opacity() == 1 for cube in lying)


def _colours(cubes: list[CubeItem]) -> Counter[int]:
    return Counter(cube.colour for cube in cubes)


def _by_colour(pile: tuple[int, ...]) -> Counter[int]:
    return Counter({colour: number for colour, number in enumerate(pile) if number})
