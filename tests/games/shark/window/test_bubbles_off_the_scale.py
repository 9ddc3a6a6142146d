"""What bots call out does not lie over the prices, in whatever window."""

from __future__ import annotations

import pytest

from bigshot_desktop.games.shark.rules.decisions import Trade
from bigshot_desktop.games.shark.window.board.world import WorldScene
from bigshot_desktop.ui.app.main_window import MainWindow
from tests.ui.players import InstantBots
from tests.ui.positions import asked, sit_at


@pytest.mark.parametrize("size", [(1024, 640), (1152, 720), (1440, 900), (1920, 1080)])
def test_bubbles_keep_off_the_scale(window: MainWindow, size: tuple[int, int]) -> None:
    bots = InstantBots()
    bots.held = True
    window.matches.runner = bots  # type: ignore[assignment]
    window.resize(*size)
    table = sit_at(window, asked(Trade, "hbbb", game="shark"))
    scene = table.game_table.scene
    assert isinstance(scene, WorldScene)
    for seat in (1, 2, 3):
        table.bubbles._show(seat, "Ha! I have seen that coming, and you have not.", None)
    scale = table.view.mapFromScene(scene.plan.scale).boundingRect()
    places = [bubble.geometry() for bubble in table.bubbles.seen.values()]
    assert len(places) == 3
    for number, place in enumerate(places):
        assert table.view.rect().contains(place)
        assert not place.intersects(scale)
        assert not any(place.intersects(other) for other in places[:number])
