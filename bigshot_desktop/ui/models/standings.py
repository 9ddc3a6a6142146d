"""The end sheet: what everybody's wealth is made of, line by line, best player first."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QObject, Qt

from bigshot_desktop.rules.game import Line, Result, Standing
from bigshot_desktop.ui.bridge import Bridge
from bigshot_desktop.ui.models.grid import DISPLAY, Grid, Roles, Row, cell
from bigshot_desktop.ui.models.pieces import seat_piece, seat_sign
from bigshot_desktop.words.voice import Voice

NOTHING: Final = -1
"""What a row is about that is about no district and no company."""


class Role(IntEnum):
    """What a cell answers besides its text."""

    EMPHASIS = Qt.ItemDataRole.UserRole + 1
    """Whether it is a sum or the place, to be set off from what leads to it."""
    PIECE = Qt.ItemDataRole.UserRole + 2
    """The name of the colour it belongs to; nothing where a player has several."""
    AMOUNT = Qt.ItemDataRole.UserRole + 3
    """The number in it; None where there is nothing."""
    TIMES = Qt.ItemDataRole.UserRole + 4
    """How often a thing counts: a district beside parks, or each of several shares."""
    THING = Qt.ItemDataRole.UserRole + 5
    """The district or the company that the row is about, or −1."""


class AccountModel(Grid):
    """A column for each player, best first; a row for each thing that somebody owns, then for all the rest.

    A row is known by the number of its thing, or by the code of what else a line can be.
    """

    Role = Role

    def __init__(self, result: Result, bridge: Bridge, parent: QObject | None = None) -> None:
        super().__init__(bridge, parent)
        self._standings = result.standings
        self.begin()

    # --- what a game says ------------------------------------------------------------------------

    def signs(self, seat: int) -> str:
        """The signs of a player: that of their seat, unless the game gives them others."""
        return seat_sign(seat)

    def piece(self, seat: int) -> str:
        """The colour of a player, as with signs; nothing where there are several."""
        return seat_piece(seat)

    def name(self, voice: Voice, thing: int | str) -> str:
        """What a row is called."""
        match thing:
            case "cash":
                return QCoreApplication.translate("StandingsModel", "Cash")
            case "total":
                return QCoreApplication.translate("StandingsModel", "Total")
        return QCoreApplication.translate("StandingsModel", "Place")

    def entry(self, voice: Voice, standing: Standing, thing: int | str) -> Roles:
        """What a player's account says in a row."""
        match thing:
            case "total":
                return self.amount(standing, voice.money(standing.total), standing.total)
            case "place":
                return self.amount(standing, str(standing.rank), standing.rank)
            case _:
                return self.total_of(voice, standing, str(thing))

    # --- what all games write --------------------------------------------------------------------

    def amount(self, standing: Standing, text: str, amount: int, described: str = "") -> Roles:
        """A cell with a number."""
        roles = dict(cell(text, described=described, number=True))
        return roles | {Role.AMOUNT: amount, Role.PIECE: self.piece(standing.seat)}

    def total_of(self, voice: Voice, standing: Standing, code: str) -> Roles:
        """What all lines of a kind come to."""
        lines = lines_of(standing, code)
        if not lines:
            return empty()
        total = sum(line.amount for line in lines)
        told = voice.row(voice.line(line) for line in lines)
        return self.amount(standing, voice.money(total), total, told)

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats, in the order of the columns."""
        return tuple(standing.seat for standing in self._standings)

    def headings(self, voice: Voice) -> Sequence[Roles]:
        heads = []
        for seat in self.seats:
            name = voice.player(seat)
            head = dict(cell(f"{self.signs(seat)} {name}", spoken=name, number=True))
            heads.append(head | {Role.PIECE: self.piece(seat)})
        return heads

    def tell(self, voice: Voice, row: int, thing: int | str) -> Row:
        facts: dict[int, Any] = {
            Role.THING: thing if isinstance(thing, int) else NOTHING,
            Role.EMPHASIS: thing in ("total", "place"),
        }
        return Row(tuple(self.entry(voice, one, thing) for one in self._standings), facts)

    def retranslate(self) -> None:
        super().retranslate()
        self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, self.rowCount() - 1)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = DISPLAY) -> Any:
        if orientation == Qt.Orientation.Horizontal:
            return super().headerData(section, orientation, role)
        if role != DISPLAY or not 0 <= section < self.rowCount():
            return None
        return self.name(self._bridge.voice, self._things[section])


def fact(line: Line, name: str) -> int:
    """One of the numbers behind a line."""
    value = dict(line.facts)[name]
    assert isinstance(value, int)
    return value


def lines_of(standing: Standing, code: str) -> list[Line]:
    """The lines of a kind in a player's account."""
    return [line for line in standing.lines if line.code == code]


def empty() -> Roles:
    """A cell for what a player does not have."""
    return cell("", spoken=QCoreApplication.translate("StandingsModel", "Nothing"), number=True)
