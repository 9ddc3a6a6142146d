"""The end sheet of Big Shot: what everybody's wealth is made of, line by line, best player first."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QObject, Qt

from bigshot_desktop.rules.big_shot.material import COLOURS
from bigshot_desktop.rules.game import Line, Result, Standing
from bigshot_desktop.ui.bridge import Bridge
from bigshot_desktop.ui.models.big_shot.pieces import sign
from bigshot_desktop.ui.models.grid import DISPLAY, Grid, Roles, Row, cell
from bigshot_desktop.words.voice import Voice

NO_DISTRICT: Final = -1


class Role(IntEnum):
    """What a cell answers besides its text."""

    EMPHASIS = Qt.ItemDataRole.UserRole + 1
    """Whether it is a sum or the place, to be set off from what leads to it."""
    PIECE = Qt.ItemDataRole.UserRole + 2
    """The name of the colour it belongs to; nothing where that is both of a player's."""
    AMOUNT = Qt.ItemDataRole.UserRole + 3
    """The number in it; None where there is nothing."""
    TIMES = Qt.ItemDataRole.UserRole + 4
    """How often a district counts: more than once beside own parks."""
    DISTRICT = Qt.ItemDataRole.UserRole + 5
    """The district that the row is about, or −1."""


class StandingsModel(Grid):
    """A column for each player, best first; a row for each district that a player owns, then for all the rest."""

    Role = Role

    def __init__(self, result: Result, bridge: Bridge, parent: QObject | None = None) -> None:
        super().__init__(bridge, parent)
        self._standings = result.standings
        self.begin()

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats, in the order of the columns."""
        return tuple(standing.seat for standing in self._standings)

    def headings(self, voice: Voice) -> Sequence[Roles]:
        deal = self._bridge.match.setup.deal
        heads = []
        for seat in self.seats:
            colours, name = deal.colours[seat], voice.player(seat)
            head = dict(cell(" ".join((*map(sign, colours), name)), spoken=name, number=True))
            heads.append(head | {Role.PIECE: self._piece(seat)})
        return heads

    def read(self) -> Sequence[int | str]:
        """The number of a district, or the code of what else a line can be."""
        lines = (line for one in self._standings for line in one.lines)
        held = {_fact(line, "district") for line in lines if line.code == "district"}
        return [*sorted(held), "cash", "loans", "total", "districts", "place"]

    def tell(self, voice: Voice, row: int, thing: int | str) -> Row:
        district = thing if isinstance(thing, int) else NO_DISTRICT
        facts: dict[int, Any] = {
            Role.DISTRICT: district,
            Role.EMPHASIS: thing in ("total", "place"),
        }
        return Row(tuple(self._cell(voice, one, thing) for one in self._standings), facts)

    def retranslate(self) -> None:
        super().retranslate()
        self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, self.rowCount() - 1)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = DISPLAY) -> Any:
        if orientation == Qt.Orientation.Horizontal:
            return super().headerData(section, orientation, role)
        if role != DISPLAY or not 0 <= section < self.rowCount():
            return None
        return self._name(self._things[section])

    # --- the sheet -------------------------------------------------------------------------------

    def _name(self, thing: int | str) -> str:
        match thing:
            case int():
                return self._bridge.voice.name("district", thing)
            case "cash":
                return QCoreApplication.translate("StandingsModel", "Cash")
            case "loans":
                return QCoreApplication.translate("StandingsModel", "Loans")
            case "total":
                return QCoreApplication.translate("StandingsModel", "Total")
            case "districts":
                return QCoreApplication.translate("StandingsModel", "Districts owned")
        return QCoreApplication.translate("StandingsModel", "Place")

    def _cell(self, voice: Voice, standing: Standing, thing: int | str) -> Roles:
        match thing:
            case int():
                return self._value(voice, standing, thing)
            case "cash" | "loans":
                return self._sum(voice, standing, thing)
            case "total":
                text, amount = voice.money(standing.total), standing.total
            case "districts":
                text, amount = _number_of_districts(standing)
            case _:
                text, amount = str(standing.rank), standing.rank
        return self._amount(standing, text, amount)

    def _amount(
        self, standing: Standing, text: str, amount: int, described: str = ""
    ) -> dict[int, Any]:
        roles = dict(cell(text, described=described, number=True))
        return roles | {Role.AMOUNT: amount, Role.PIECE: self._piece(standing.seat)}

    def _value(self, voice: Voice, standing: Standing, district: int) -> Roles:
        """What a district scores, and how: "$18M (2 × $9M)"."""
        lines = [one for one in _lines(standing, "district") if _fact(one, "district") == district]
        if not lines:
            return _empty()
        (line,) = lines
        times, colour = _fact(line, "times"), _fact(line, "colour")
        text = voice.money(line.amount)
        if self._bridge.match.setup.board.districts[district].is_park:
            text = QCoreApplication.translate("StandingsModel", "Park")
        elif times > 1:
            text = QCoreApplication.translate("StandingsModel", "{sum} ({times} × {value})").format(
                sum=text, times=times, value=voice.money(line.amount // times)
            )
        if self._bridge.match.setup.players == 2:
            text = f"{sign(colour)} {text}"
        roles = self._amount(standing, text, line.amount, voice.line(line))
        return roles | {Role.PIECE: COLOURS[colour], Role.TIMES: times}

    def _sum(self, voice: Voice, standing: Standing, code: str) -> Roles:
        """What all purses of a player hold or owe."""
        lines = _lines(standing, code)
        if not lines:
            return _empty()
        total = sum(line.amount for line in lines)
        told = voice.row(voice.line(line) for line in lines)
        return self._amount(standing, voice.money(total), total, told)

    def _piece(self, seat: int) -> str:
        colours = self._bridge.match.setup.deal.colours[seat]
        return COLOURS[colours[0]] if len(colours) == 1 else ""


def _fact(line: Line, name: str) -> int:
    value = dict(line.facts)[name]
    assert isinstance(value, int)
    return value


def _lines(standing: Standing, code: str) -> list[Line]:
    return [line for line in standing.lines if line.code == code]


def _number_of_districts(standing: Standing) -> tuple[str, int]:
    number = len(_lines(standing, "district"))
    if standing.qualified:
        return str(number), number
    text = QCoreApplication.translate("StandingsModel", "{number}, too few to win")
    return text.format(number=number), number


def _empty() -> Roles:
    return cell("", spoken=QCoreApplication.translate("StandingsModel", "Nothing"), number=True)
