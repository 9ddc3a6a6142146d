"""Maps of Shark: the one that comes with the program, and one in stripes."""

from __future__ import annotations

from bigshot_desktop.games.shark.rules.material import World
from tests.ui.players import a_match

WORLD: World = a_match(game="shark").setup.board


STRIPES = World.of("stripes", 20, WORLD.zones, tuple(number // 20 + 1 for number in range(120)))
