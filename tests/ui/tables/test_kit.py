"""Which games can be played in the window, and what a table is made of."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from bigshot_desktop.rules.games import GAMES
from bigshot_desktop.table.deal import new_match
from bigshot_desktop.ui.tables import PLAYABLE
from bigshot_desktop.ui.tables.kit import Twin, lay
from tests.ui.players import seats
from tests.ui.tables.conftest import LayAny


@pytest.mark.parametrize("game", PLAYABLE)
def test_every_playable_game_has_a_table(lay_any: LayAny, game: str) -> None:
    kit = lay_any(lay, new_match(GAMES[game], seats("hbbb"), {}, 1))
    assert kit.scene.sceneRect().isValid()
    assert kit.players.rowCount() == 4
    assert all(twin.model.columnCount() and twin.title() for twin in kit.twins)
    assert any(twin.model.rowCount() for twin in kit.twins)
    kit.retranslate()


def test_a_twin_may_be_there_to_look_at_only(qapp: QApplication) -> None:
    from PySide6.QtGui import QStandardItemModel

    twin = Twin(lambda: "Fields", QStandardItemModel())
    assert twin.point(0) is None
    assert twin.take(0) is None
