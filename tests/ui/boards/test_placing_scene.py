"""Boards with places and dice: the card beside a place grows with the letters, a click on the tray rolls."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from pytestqt.qtbot import QtBot

from bigshot_desktop.ui.look import fonts
from tests.games.shark.window.board.tables import World
from tests.ui.boards.tables import AnyTable, Table, has_cursor
from tests.ui.models.model_checks import KINDS, SHARK, Kind

BOARDS: dict[str, Callable[..., AnyTable[Any]]] = {"big-shot": Table, "shark": World}
HAND, ARROW = Qt.CursorShape.PointingHandCursor, Qt.CursorShape.ArrowCursor


@pytest.mark.parametrize("board", [Table, World])
def test_an_open_preview_grows_with_the_letters(
    board: Callable[..., AnyTable[Any]], qtbot: QtBot
) -> None:
    table = board()
    table.to_placing()
    view = table.view(qtbot)
    table.placement.point(table.placement.places[0])
    before = table.scene.card.size.height()
    try:
        fonts.set_text_size(200)
        qtbot.waitUntil(lambda: table.scene.card.size.height() > 1.5 * before)
        assert view.isVisible()
    finally:
        fonts.set_text_size(100)


@pytest.mark.parametrize(("kind", "number"), [(KINDS[0], 1), (SHARK[0], 2), (SHARK[2], 1)], ids=str)
def test_the_dice_are_rolled_by_a_click_anywhere_on_the_tray_when_armed(
    kind: Kind, number: int, qtbot: QtBot
) -> None:
    table = BOARDS[kind.game](kind, seed=1, speed="normal")
    scene, view = table.scene, table.view(qtbot)
    assert len(scene.die.faces) == number
    edge = QPointF(40 if number == 1 else 73, 0)
    clicks: list[int] = []
    scene.die_clicked.connect(lambda: clicks.append(1))
    for armed in (False, True):
        scene.set_die_armed(armed)
        for at in (QPointF(), edge, -edge):
            spot = view.mapFromScene(scene.die.mapToScene(at))
            qtbot.mouseMove(view.viewport(), spot)
            shape = HAND if armed else ARROW
            qtbot.waitUntil(partial(has_cursor, view, shape))
            qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
        assert len(clicks) == 3 * armed
    scene.set_die_armed(False)
    assert view.viewport().cursor().shape() == ARROW
