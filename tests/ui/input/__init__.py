"""Plays a match through the window, with the mouse alone or with the keyboard alone."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any, Protocol

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from bigshot_desktop.ui.boards.plain_board import PlainScene
from bigshot_desktop.ui.match.plain_table import PlainTable
from bigshot_desktop.ui.match.table_page import TablePage
from bigshot_desktop.ui.play.open_turns import OpenTurns
from bigshot_desktop.ui.play.turns import Phase
from tests.ui.input import plain
from tests.ui.input.keyboard import Typist
from tests.ui.input.mouse import ROLLS, Pointer, panel_of
from tests.ui.quick_choices import wish

__all__ = ["Hands", "Keyboard", "Mouse", "panel_of", "take_turn"]


class Hands(Protocol):
    """A way to do at the table what one has in mind."""

    did: set[str]

    def roll(self, table: TablePage) -> None: ...

    def arrive(self, table: TablePage) -> None: ...

    def act(self, table: TablePage, action: Any) -> None: ...

    def command(self, table: TablePage, name: str) -> None: ...


def take_turn(table: TablePage, hands: Hands, rng: Random | None = None) -> bool:
    """Does what the table waits for; without a generator always the same at the same place of a match.

    Whether there was anything to do: where everybody may speak, people may want to hear others first.
    """
    QApplication.processEvents()  # nobody acts before everything is in its place
    turns = table.turns
    if turns.phase is Phase.ROLLING:
        hands.roll(table)
    elif turns.phase is Phase.CALLING:
        hands.arrive(table)
    elif turns.phase is Phase.DECIDING:
        return _decide(table, hands, rng)
    else:
        assert turns.phase in (Phase.SHOWING, Phase.THINKING), turns.phase
        return False
    return True


def _decide(table: TablePage, hands: Hands, rng: Random | None) -> bool:
    """The first of those who may speak, and want to, does."""
    turns = table.turns
    others = turns.speakers if isinstance(turns, OpenTurns) else ()
    for seat in (turns.seat, *(other for other in others if other != turns.seat)):
        wanted = wish(table.bridge.match, seat, rng)
        if wanted is not None:
            hands.act(table, wanted)
            return True
    return False


class Mouse(Pointer):
    """Nothing but clicks on what is seen."""

    def roll(self, table: TablePage) -> None:
        """On the button, or on the dice themselves."""
        no_dice = isinstance(table.game_table.scene, PlainScene)
        if no_dice or self.in_turn("roll", *ROLLS) == "with the button":
            self.click(panel_of(table).default_focus())
        else:
            self.roll_dice(table)

    def arrive(self, table: TablePage) -> None:
        self.click(table.curtain.here)

    def act(self, table: TablePage, action: Any) -> None:
        _hands_of(table).by_mouse(self, table, action)


class Keyboard(Typist):
    """Nothing but keys, sent to whatever has the focus."""

    def roll(self, table: TablePage) -> None:
        self.press("r")

    def arrive(self, table: TablePage) -> None:
        self.press(Qt.Key.Key_Return)

    def act(self, table: TablePage, action: Any) -> None:
        _hands_of(table).by_keys(self, table, action)


def _hands_of(table: TablePage) -> Any:
    """How the panels of a game are handled: it stands beside the tests of the game's window, if it has one."""
    if isinstance(table.game_table, PlainTable):
        return plain
    package = type(table.bridge.match.game).__module__.split(".")[2]
    return import_module(f"tests.games.{package}.window.input")
