"""Which games can be played in the window, and what a table is made of."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from bigshot_desktop.games import ENTRIES, GAMES
from bigshot_desktop.table.new_match import new_match
from bigshot_desktop.ui.match.game_table import BoardTable, make_table
from tests.ui.match.fixtures import LayAny
from tests.ui.players import seats


@pytest.mark.parametrize("game", ENTRIES)
def test_every_playable_game_has_a_table(lay_any: LayAny, game: str) -> None:
    game_table = lay_any(make_table, new_match(GAMES[game], seats("hbbb"), {}, 1))
    assert game_table.scene.sceneRect().isValid()
    assert game_table.players.rowCount() == 4
    assert all(
        board_table.model.columnCount() and board_table.title()
        for board_table in game_table.board_tables
    )
    assert any(board_table.model.rowCount() for board_table in game_table.board_tables)
    game_table.retranslate()


def test_a_twin_may_be_there_to_look_at_only(qapp: QApplication) -> None:
    from PySide6.QtGui import QStandardItemModel

    board_table = BoardTable(lambda: "Fields", QStandardItemModel())
    board_table.point(0)
    board_table.take(0)
