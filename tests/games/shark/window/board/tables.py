"""A world map with a match behind it, for tests that look at it."""

from __future__ import annotations

from bigshot_desktop.engine.game import EVERYONE
from bigshot_desktop.games.shark.rules.actions import Roll
from bigshot_desktop.games.shark.rules.material import BUILDINGS_EACH, N_COMPANIES, squares_in
from bigshot_desktop.games.shark.rules.observation import SharkObservation
from bigshot_desktop.games.shark.rules.outcome import Outcome
from bigshot_desktop.games.shark.rules.state import PLACING
from bigshot_desktop.games.shark.window.board.chain import ChainItem
from bigshot_desktop.games.shark.window.board.tower import TowerItem, level_of
from bigshot_desktop.games.shark.window.board.world import WorldScene
from bigshot_desktop.games.shark.window.models.chains import ChainsModel
from bigshot_desktop.games.shark.window.models.market import MarketModel
from bigshot_desktop.games.shark.window.models.squares import SquaresModel
from tests.ui.boards.tables import AnyTable
from tests.ui.models.model_checks import Kind

MOST = BUILDINGS_EACH * N_COMPANIES


class World(AnyTable[WorldScene]):
    """A table of Shark."""

    def __init__(
        self,
        kind: Kind | None = None,
        seed: int = 1,
        speed: str = "normal",
        viewer: int = EVERYONE,
    ) -> None:
        super().__init__(kind or Kind("hbhb", game="shark"), seed, speed, viewer)

    def lay(self) -> None:
        self.squares = SquaresModel(self.bridge, self.placement)
        self.market = MarketModel(self.bridge)
        self.chains = ChainsModel(self.bridge)
        self.scene = WorldScene(
            self.bridge, self.squares, self.market, self.chains, self.placement, self.pace
        )

    @property
    def seen(self) -> SharkObservation:
        seen: SharkObservation = self.bridge.observation
        return seen

    def outcomes(self) -> dict[int, Outcome]:
        """What the building in hand would do, by square."""
        rows = ((square, self.squares.row(square)) for square in self.placement.places)
        return {square: row.preview for square, row in rows if row.preview is not None}

    def to_victims(self) -> int:
        """On to a placement that can drive somebody off; the square that does."""
        while True:
            self.to_placing()
            for square, outcome in self.outcomes().items():
                if outcome.victims:
                    return square

    def check(self) -> None:
        """What is seen is there, and what is there is seen, in its place."""
        seen, scene = self.seen, self.scene
        chains = {
            (company, squares_in(chain))
            for company, chains in enumerate(seen.chains)
            for chain in chains
        }
        assert set(scene.buildings.chains) == chains
        towers = scene.buildings.towers
        assert {square: tower.company for square, tower in towers.items()} == {
            square: company for company, squares in chains for square in squares
        }
        for _, squares in chains:
            for square in squares:
                tower = towers[square]
                assert tower.level == level_of(len(squares))
                assert tower.pos() == scene.plan.square(square).center()
                assert (tower.opacity(), tower.rotation(), tower.scale()) == (1, 0, 1)
        previews = (scene.ghost, scene.prospect)
        for kind, there, most in (
            (TowerItem, towers.values(), MOST + 1),
            (ChainItem, scene.buildings.chains.values(), MOST + 1),
        ):
            every = [item for item in scene.items() if type(item) is kind]
            shown = [item for item in every if item.isVisible() and item not in previews]
            assert len(shown) == len(there)
            assert set(shown) == set(there)
            assert len(every) <= most
        assert [lane.value for lane in scene.lanes] == list(seen.values)
        assert [lane.left for lane in scene.lanes] == [BUILDINGS_EACH - used for used in seen.used]
        assert not scene.tags.seen
        assert not scene.tags.stamp.isVisible()
        assert scene.light.isVisible() == (seen.phase == PLACING)
        self._check_dice()

    def _check_dice(self) -> None:
        rolls = [action for action in self.bridge.match.actions if isinstance(action, Roll)]
        if rolls:
            faces = [face for face in (rolls[-1].zone, rolls[-1].colour) if face >= 0]
            assert self.scene.die.faces == tuple(faces)
