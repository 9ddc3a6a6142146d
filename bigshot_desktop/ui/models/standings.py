"""The end sheet: what everybody's wealth is made of, line by line, best player first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Qt

from bigshot_desktop.engine.game import Line, Result, Standing
from bigshot_desktop.ui.models.observation_table import (
    DISPLAY,
    ROW,
    Cell,
    Index,
    ObservationTable,
    cell,
)
from bigshot_desktop.ui.models.seat_colours import seat_sign
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.words.narrator import Narrator

EMPHASIS: Final = ROW + 1
"""Whether a row is a sum or the place, to be set off from what leads to it: the delegate of the table asks."""
SUMS: Final = ("place", "total")
"""What everybody came to stands first, in sight without scrolling; below it what it is made of."""


class AccountModel(ObservationTable[int | str]):
    """A column for each player, best first; a row for each thing that somebody owns, then for all the rest.

    A row is the number of a district or company, or the code of what else a line can be.
    """

    def __init__(self, result: Result, bridge: Bridge, parent: QObject | None = None) -> None:
        super().__init__(bridge, parent)
        self._standings = result.standings
        self.begin()

    # --- what a game says ------------------------------------------------------------------------

    def signs(self, seat: int) -> str:
        """The signs of a player: that of their seat, unless the game gives them others."""
        return seat_sign(seat)

    def name(self, narrator: Narrator, row: int | str) -> str:
        """What a row is called."""
        match row:
            case "cash":
                return QCoreApplication.translate("StandingsModel", "Cash")
            case "total":
                return QCoreApplication.translate("StandingsModel", "Total")
        return QCoreApplication.translate("StandingsModel", "Place")

    def entry(self, narrator: Narrator, standing: Standing, row: int | str) -> Cell:
        """What a player's account says in a row."""
        match row:
            case "total":
                return cell(narrator.money(standing.total), number=True)
            case "place":
                return cell(str(standing.rank), number=True)
            case _:
                return _total_of(narrator, standing, str(row))

    # --- what all games write --------------------------------------------------------------------

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats, in the order of the columns."""
        return tuple(standing.seat for standing in self._standings)

    def headings(self, narrator: Narrator) -> Sequence[Cell]:
        named = [(seat, narrator.player(seat)) for seat in self.seats]
        return [
            cell(f"{self.signs(seat)} {name}", spoken=name, number=True) for seat, name in named
        ]

    def cells(self, narrator: Narrator, number: int, row: int | str) -> Sequence[Cell]:
        return [self.entry(narrator, standing, row) for standing in self._standings]

    def data(self, index: Index, role: int = DISPLAY) -> object:
        if role == EMPHASIS and index.isValid():
            return self.row(index.row()) in SUMS
        return super().data(index, role)

    def retranslate(self) -> None:
        super().retranslate()
        self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, self.rowCount() - 1)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = DISPLAY) -> object:
        if orientation == Qt.Orientation.Horizontal:
            return super().headerData(section, orientation, role)
        if role != DISPLAY or not 0 <= section < self.rowCount():
            return None
        return self.name(self._bridge.narrator, self.row(section))


def fact(line: Line, name: str) -> int:
    """One of the numbers behind a line."""
    value = dict(line.facts)[name]
    assert isinstance(value, int)
    return value


def lines_of(standing: Standing, code: str) -> list[Line]:
    """The lines of a kind in a player's account."""
    return [line for line in standing.lines if line.code == code]


def _total_of(narrator: Narrator, standing: Standing, code: str) -> Cell:
    """What all lines of a kind come to."""
    lines = lines_of(standing, code)
    if not lines:
        return empty()
    total = sum(line.amount for line in lines)
    described = narrator.row(narrator.line(line) for line in lines)
    return cell(narrator.money(total), described=described, number=True)


def empty() -> Cell:
    """A cell for what a player does not have."""
    return cell("", spoken=QCoreApplication.translate("StandingsModel", "Nothing"), number=True)
