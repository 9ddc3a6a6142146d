"""All towers on the map, and the plinths under their chains."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsScene

from bigshot_desktop.games.shark.window.board.chain import ChainItem
from bigshot_desktop.games.shark.window.board.plan import Plan
from bigshot_desktop.games.shark.window.board.tower import TowerItem, level_of
from bigshot_desktop.ui.boards.items import ItemPool

Chain = tuple[int, tuple[int, ...]]
"""A company and its squares."""


class Buildings:
    """The towers of a scene by their squares, and the chains by theirs."""

    def __init__(self, scene: QGraphicsScene, plan: Plan) -> None:
        self._plan = plan
        self.towers: dict[int, TowerItem] = {}
        self.chains: dict[Chain, ChainItem] = {}
        self._leaving: list[TowerItem] = []
        self._towers = ItemPool(scene, TowerItem)
        self._plinths = ItemPool(scene, lambda _: ChainItem(plan))

    # --- as it is --------------------------------------------------------------------------------

    def show(self, chains: Iterable[Chain]) -> None:
        """Has these chains, and no others, stand on the map."""
        for tower in self._leaving:
            self._put_away(tower)
        self._leaving.clear()
        there = set(chains)
        for chain in [chain for chain in self.chains if chain not in there]:
            self.clear(chain)
        wanted = {square: company for company, squares in there for square in squares}
        for square, tower in list(self.towers.items()):
            if wanted.get(square) != tower.company:
                self._put_away(self.towers.pop(square))
        for company, squares in there:
            self.join(company, squares)
            for square in squares:
                self.raise_tower(company, square).stand(*self._spot(square))

    def join(self, company: int, squares: tuple[int, ...]) -> None:
        """Puts a plinth under a chain, and makes its towers as tall as those of such a chain."""
        chain = (company, squares)
        if chain not in self.chains:
            self.chains[chain] = self._plinths.fetch()
        self.chains[chain].cover(*chain)
        for square in squares:
            if square in self.towers:
                self.towers[square].show_level(level_of(len(squares)))

    def clear(self, chain: Chain) -> None:
        """Takes the plinth of a chain away."""
        self._plinths.put_away(self.chains.pop(chain))

    def raise_tower(self, company: int, square: int) -> TowerItem:
        """The tower on a square: one that stands there, one out of the box, or a new one."""
        tower = self.towers.get(square)
        if tower is None:
            tower = self.towers[square] = self._towers.fetch(company)
            size = next((len(squares) for _, squares in self.chains if square in squares), 1)
            tower.show_level(level_of(size))
            tower.stand(*self._spot(square))
        return tower

    def _spot(self, square: int) -> tuple[QPointF, int]:
        return self._plan.square(square).center(), square // self._plan.world.columns

    def _put_away(self, tower: TowerItem) -> None:
        self._towers.put_away(tower, tower.company)

    # --- on the way ------------------------------------------------------------------------------

    def joined(self, company: int, square: int) -> tuple[list[Chain], tuple[int, ...]]:
        """The chains of a company that a building on a square would join, and the squares of the one they become."""
        near = set(self._plan.near(square))
        chains = [chain for chain in self.chains if chain[0] == company and near & set(chain[1])]
        return chains, tuple(sorted({square, *(one for _, squares in chains for one in squares)}))

    def part(self, company: int, squares: tuple[int, ...]) -> list[TowerItem]:
        """The towers of a chain that are to leave."""
        towers = [self.towers.pop(square) for square in squares if square in self.towers]
        self._leaving += towers
        if (company, squares) in self.chains:
            self.clear((company, squares))
        return towers
