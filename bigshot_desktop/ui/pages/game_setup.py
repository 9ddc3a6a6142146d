"""What a game may add to the page on which a match is put together: colours to choose, signs of seats, controls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from PySide6.QtWidgets import QWidget

from bigshot_desktop.games import Parts
from bigshot_desktop.table.match_request import Fixed
from bigshot_desktop.ui.look import language, theme


class GameSetup(QWidget):
    """Nothing, unless a game says otherwise. The widget itself stands with the deal, and holds the game's controls."""

    pieces: ClassVar[tuple[str, ...]] = ()
    """The colours that players choose from, in games that deal out colours."""

    def __init__(self, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game = game

    @property
    def stops(self) -> list[QWidget]:
        """The controls at which Tab stops, in order; where there are none, nothing is shown."""
        return []

    def pieces_each(self, players: int) -> int:
        """How many colours each of so many players has."""
        return 0

    def piece_names(self) -> list[str]:
        """What the colours are called, in the language of now."""
        narrator = language.narrator().about(self.game)
        return [narrator.name("colour", number) for number in range(len(self.pieces))]

    def rule_of(self, players: int) -> str:
        """The rule that so many players have of their own, or nothing."""
        return ""

    def badge(self, seat: int) -> str:
        """The piece by which a seat is known whatever is dealt, or nothing."""
        return ""

    def badge_in(self, setup: Any, seat: int) -> str:
        """The piece by which a seat is known in a match that is under way."""
        return self.badge(seat)

    def fixed(self, colours: Sequence[tuple[int, ...]]) -> Fixed | None:
        """What is chosen about the deal, the colours of each seat included, or None if all is left to the seed."""
        return None


class SeatColours(GameSetup):
    """Of a game that gives nobody a colour: each seat has its own from the start."""

    def badge(self, seat: int) -> str:
        return theme.SEATS[seat]


SETUPS: Final = Parts[type[GameSetup]]("setup")
"""What the games add that add anything."""


def setup_of(game: str) -> GameSetup:
    """What can be chosen before a match of a game, besides who plays and by which variants."""
    return SETUPS[game](game) if game in SETUPS else SeatColours(game)
