"""People at the table: each plays through the window, one with the mouse alone, one with the keyboard alone."""

from __future__ import annotations

from random import Random
from typing import Any, Final, Protocol

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from bigshot_desktop.ui.open_turns import OpenTurns
from bigshot_desktop.ui.panels.rolling import RollPanel
from bigshot_desktop.ui.turns import Phase
from bigshot_desktop.ui.windows.table_page import TablePage
from tests.ui.hands import big_shot, saludos_amigos, shark
from tests.ui.hands.pointer import ROLLS, Pointer, panel_of
from tests.ui.hands.typist import Typist
from tests.ui.wishes import wish

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
        panel = panel_of(table, RollPanel)
        if self.in_turn("roll", *ROLLS) == "with the button":
            self.click(panel.roll)
        else:
            self.roll_dice(table)

    def arrive(self, table: TablePage) -> None:
        self.click(table.curtain.here)

    def act(self, table: TablePage, action: Any) -> None:
        _GAMES[table.bridge.match.game.info.id].by_mouse(self, table, action)


class Keyboard(Typist):
    """Nothing but keys, sent to whatever has the focus."""

    def roll(self, table: TablePage) -> None:
        self.press("r")

    def arrive(self, table: TablePage) -> None:
        self.press(Qt.Key.Key_Return)

    def act(self, table: TablePage, action: Any) -> None:
        _GAMES[table.bridge.match.game.info.id].by_keys(self, table, action)


_GAMES: Final = {"big-shot": big_shot, "shark": shark, "saludos-amigos": saludos_amigos}
