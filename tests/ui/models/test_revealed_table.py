"""What the board is still showing cannot be read in the tables of the board, nor in the charts, before it was seen."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QAbstractItemModel
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from bigshot_desktop.engine.game import CHANCE, Event
from bigshot_desktop.table.referee import Referee
from bigshot_desktop.ui.look.pace import Pace
from bigshot_desktop.ui.match.board_tables import BoardTables
from bigshot_desktop.ui.match.game_table import make_table
from bigshot_desktop.ui.play.bridge import Bridge
from tests.ui.players import a_match
from tests.ui.quick_choices import deed


def texts(model: QAbstractItemModel) -> list[list[Any]]:
    return [
        [model.index(row, column).data() for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


@pytest.mark.parametrize("game", ["big-shot", "shark", "saludos-amigos"])
def test_tables_wait_for_the_board(qapp: QApplication, game: str) -> None:
    bridge = Bridge(Referee(a_match("bbbb", game=game)))
    table = make_table(bridge, Pace("off"))
    bridge.keeps_suspense, bridge.climaxes = True, (Event,)
    pages = BoardTables(table.board_tables, table.players, bridge)
    models = [view.model() for view in pages.views]
    sources = [view.board_table.model for view in pages.views]
    testers = [QAbstractItemModelTester(model) for model in models]
    rng, waited, match = Random(1), 0, bridge.match
    while match.to_act and match.length < 120:
        before = [texts(model) for model in models]
        if match.to_act == (CHANCE,):
            bridge.draw()
        else:
            bridge.submit(deed(match, rng.choice(match.to_act), rng))
        assert bridge.in_suspense
        assert [texts(model) for model in models] == before
        waited += [texts(model) for model in sources] != before
        bridge.reveal()
        assert [texts(model) for model in models] == [texts(model) for model in sources]
    assert waited > 20
    assert testers
    pages.deleteLater()
    table.clear()


def test_a_chart_waits_for_the_board(qapp: QApplication) -> None:
    from bigshot_desktop.games.shark.window.models.prices import PricesModel

    bridge = Bridge(Referee(a_match("bbb", game="shark")))
    bridge.keeps_suspense, bridge.climaxes = True, (Event,)
    prices, rng, match, grown = PricesModel(bridge), Random(1), bridge.match, 0
    while match.length < 60:
        before = prices.rowCount()
        if match.to_act == (CHANCE,):
            bridge.draw()
        else:
            bridge.submit(deed(match, match.to_act[0], rng))
        assert prices.rowCount() == before
        bridge.reveal()
        grown += prices.rowCount() > before
    assert grown > 5
