"""Whatever the game: steps are shown, settle once, and leave the board as the table is."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bigshot_desktop.games.big_shot.rules import events as city
from bigshot_desktop.games.saludos_amigos.rules import events as village
from bigshot_desktop.games.shark.rules import events as world
from tests.games.saludos_amigos.window.board.tables import Village
from tests.games.shark.window.board.tables import World
from tests.ui.boards.tables import AnyTable, Table
from tests.ui.models.model_checks import KINDS, SALUDOS, SHARK, Kind

BOARDS: dict[str, Callable[..., AnyTable[Any]]] = {
    "big-shot": Table,
    "shark": World,
    "saludos-amigos": Village,
}
MUST_HAPPEN = {
    "big-shot": {
        city.LeadRolled,
        city.BrokerMoved,
        city.LotWon,
        city.CubePlaced,
        city.DistrictSold,
        city.DistrictDecided,
    },
    "shark": {world.DiceRolled, world.BuildingPlaced, world.ChainRemoved, world.SharesBought},
    "saludos-amigos": {
        village.SectionPlaced,
        village.ProjectCompleted,
        village.DiceRolled,
        village.RolledAgain,
        village.OfferMade,
        village.OfferStands,
        village.OfferDeclined,
        village.CouncilDecided,
        village.SharePaid,
        village.CardDrawn,
    },
}
ALL = pytest.mark.parametrize("board", [Table, World, Village])
EVENTS = pytest.mark.parametrize(
    ("board", "kinds"),
    [
        (Table, (city.LeadRolled, city.BrokerMoved, city.LotWon, city.CubePlaced)),
        (World, (world.DiceRolled, world.BuildingPlaced)),
        (Village, (village.OfferMade, village.OfferStands)),
    ],
)
REVERSIBLE = pytest.mark.parametrize(
    ("board", "kinds"),
    [
        (Table, (city.CubePlaced, city.BidMade, city.DistrictSold)),
        (World, (world.ChainRemoved, world.SharesBought)),
        (Village, (village.OfferDeclined, village.OfferStands, village.CouncilDecided)),
    ],
)
Board = Callable[..., AnyTable[Any]]


@pytest.mark.parametrize(
    "kind",
    [KINDS[0], KINDS[2], KINDS[3], *SHARK, SALUDOS[0]],
    ids=lambda kind: f"{kind.game}-{kind}",
)
def test_every_step_is_shown_and_settles_once(kind: Kind) -> None:
    """A whole match: after each step the board is as the table is.

    Most steps are shown and hurried, and the board says once that it has settled; without motion settling is enough.
    Some decisions are taken back, and half of them restored.
    """
    table, coin = BOARDS[kind.game](kind, seed=1, speed="fast"), Random(2)
    kinds: set[type] = set()
    performed = 0
    while not table.over:
        step = table.step()
        before = table.settlings
        happened = {type(event) for event in step.events}
        if coin.random() < 0.7 or (happened - kinds) & MUST_HAPPEN[kind.game]:
            table.pace.speed = "fast"
            kinds |= happened
            performed += 1
            table.scene.perform(step)
            assert table.settlings == before
            while table.settlings == before:  # a verdict is hurried once more than what leads to it
                table.pace.hurry()
                QApplication.processEvents()
            assert table.settlings == before + 1
        else:
            table.pace.speed = "off"
            table.scene.settle()
            assert table.settlings == before
        table.check()
        if coin.random() < 0.05 and table.bridge.undo():
            table.scene.settle()
            table.check()
            if coin.random() < 0.5 and table.bridge.redo():
                table.scene.settle()
                table.check()
    assert kinds >= MUST_HAPPEN[kind.game]
    QApplication.processEvents()
    assert table.settlings == performed


@EVENTS
def test_steps_move_in_time_and_come_to_rest_by_themselves(
    board: Board, kinds: tuple[type, ...], qtbot: QtBot
) -> None:
    table = board(speed="fast")
    table.pace.bot_pause = 0  # nobody reads
    for event in kinds:
        step = table.until(event)
        with qtbot.waitSignal(table.scene.settled):
            table.scene.perform(step)
        table.check()
    assert table.settlings == len(kinds)


@REVERSIBLE
def test_settling_interrupts_and_nothing_is_heard_of_it(
    board: Board, kinds: tuple[type, ...], qtbot: QtBot
) -> None:
    """As an undo does it while something flies or falls, or after a step with nothing to see."""
    table = board(speed="slow")
    for event in kinds:
        table.scene.perform(table.until(event))
        table.scene._player._clock.setCurrentTime(500)
        assert table.bridge.undo()
        with qtbot.assertNotEmitted(table.scene.settled, wait=20):
            table.scene.settle()
        table.check()
        assert table.bridge.redo()
        table.scene.settle()
        table.check()


@ALL
def test_a_step_that_comes_too_early_ends_the_one_before(board: Board, qtbot: QtBot) -> None:
    table = board(speed="slow")
    for _ in range(60):
        table.scene.perform(table.step())
    assert table.settlings == 0  # there is still something to be seen
    table.pace.hurry()
    qtbot.waitUntil(lambda: table.settlings > 0)
    assert table.settlings == 1
    table.check()


@pytest.mark.parametrize(
    ("board", "event"),
    [
        (Table, city.CubePlaced),
        (World, world.ChainRemoved),
        (Village, village.CouncilDecided),
    ],
)
def test_none_is_not_lost(board: Board, event: type) -> None:
    """A thousand moments of motion leave the count of references to None as it was."""
    table = board()
    table.scene.perform(table.until(event))
    clock = table.scene._player._clock
    clock.pause()

    def move(times: int) -> None:
        for moment in range(times):
            clock.setCurrentTime(moment * 7 % clock.duration())
            QApplication.processEvents()

    def counted() -> int:
        gc.collect()  # what earlier tests left behind refers to None too, until it is cleared away
        return sys.getrefcount(None)

    move(50)
    before = counted()
    move(1000)
    assert abs(counted() - before) < 200
