"""The longer a chain, the taller its towers."""

from __future__ import annotations

from bigshot_desktop.games.shark.rules.material import BUILDINGS_EACH
from bigshot_desktop.games.shark.window.board.tower import TIERS, TowerItem, level_of


def test_towers_grow_with_their_chain() -> None:
    levels = [level_of(size) for size in range(1, BUILDINGS_EACH + 1)]
    assert levels == sorted(levels)
    assert set(levels) == set(range(len(TIERS)))
    heights = [sum(high for _, _, high in tiers) for tiers in TIERS]
    assert heights == sorted(set(heights))


def test_the_tallest_tower_keeps_within_what_is_repainted() -> None:
    tiers = TIERS[-1]
    box = TowerItem(0).boundingRect()
    reach = sum(high for _, _, high in tiers) + tiers[0][1]
    assert reach <= box.height()
    assert max(wide for wide, _, _ in tiers) < box.width()
