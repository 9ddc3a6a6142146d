"""The thirteen districts as a table: cubes, who is ahead, who owns, and what the cube in hand would do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import QCoreApplication, QObject

from bigshot_desktop.games.big_shot.rules.majority import NOBODY
from bigshot_desktop.games.big_shot.rules.material import DISTRICT_SIZE, N_COLOURS, City
from bigshot_desktop.games.big_shot.rules.observation import BigShotObservation
from bigshot_desktop.games.big_shot.rules.outcome import Outcome, as_it_stands, placing
from bigshot_desktop.games.big_shot.window.models.pieces import pile_cells, signed, signed_owner
from bigshot_desktop.ui.models.observation_table import Cell, ObservationTable, cell
from bigshot_desktop.ui.models.placement import Placement
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.words.narrator import Narrator


class Column(IntEnum):
    """The columns; those of the colours follow RED."""

    DISTRICT, VALUE, RED, YELLOW, WHITE, BLACK, CUBES, STANDING = range(8)


@dataclass(frozen=True, slots=True)
class District:
    """A district and what the cube in hand would do there."""

    value: int
    """As printed on the board: 0 for a park."""
    owner: int
    """The colour that owns it, −1 for nobody, −2 while it is open."""
    now: Outcome
    preview: Outcome | None
    """What the cube in hand would make of it, if it can go there."""


class DistrictsModel(ObservationTable[District]):
    """A row for each district, in the order of the city."""

    def __init__(self, bridge: Bridge, placement: Placement, parent: QObject | None = None) -> None:
        super().__init__(bridge, parent)
        self._placement = placement
        self.begin(bridge.stepped, bridge.rewound, bridge.viewed, placement.changed)

    def headings(self, narrator: Narrator) -> Sequence[Cell]:
        return (
            cell(QCoreApplication.translate("DistrictsModel", "District")),
            cell(QCoreApplication.translate("DistrictsModel", "Value"), number=True),
            *(
                cell(signed(narrator, colour), spoken=narrator.name("colour", colour), number=True)
                for colour in range(N_COLOURS)
            ),
            cell(QCoreApplication.translate("DistrictsModel", "Cubes"), number=True),
            cell(QCoreApplication.translate("DistrictsModel", "Standing")),
        )

    def read(self) -> Sequence[District]:
        seen: BigShotObservation = self._bridge.observation
        city: City = seen.setup.board
        return [self._district(seen, number) for number in range(len(city.districts))]

    def _district(self, seen: BigShotObservation, number: int) -> District:
        now = as_it_stands(seen, number)
        takes = self._placement.takes(number) and not now.decided
        preview = placing(seen, self._placement.hand, number) if takes else None
        return District(seen.setup.board.districts[number].value, seen.owners[number], now, preview)

    def cells(self, narrator: Narrator, number: int, row: District) -> Sequence[Cell]:
        now = row.now
        sentence = narrator.outcome(now)
        return (
            cell(narrator.name("district", number), described=sentence),
            _value(narrator, now, row.value),
            *pile_cells(narrator, now.cubes),
            _cubes(now),
            cell(_standing(narrator, now), described=sentence),
        )


def _value(narrator: Narrator, now: Outcome, value: int) -> Cell:
    if now.park:
        return cell(
            QCoreApplication.translate("DistrictsModel", "× 2"),
            spoken=QCoreApplication.translate(
                "DistrictsModel", "A park: doubles its owner’s districts beside it"
            ),
            number=True,
        )
    if now.times == 1:
        return cell(narrator.money(value), number=True)
    return cell(
        QCoreApplication.translate("DistrictsModel", "{value} × {times}").format(
            value=narrator.money(value), times=now.times
        ),
        number=True,
    )


def _cubes(now: Outcome) -> Cell:
    if now.decided:
        return cell("–", spoken=QCoreApplication.translate("DistrictsModel", "Closed"), number=True)
    return cell(
        QCoreApplication.translate("DistrictsModel", "{number} of {most}").format(
            number=now.size, most=DISTRICT_SIZE
        ),
        number=True,
    )


def _standing(narrator: Narrator, now: Outcome) -> str:
    if now.winner != NOBODY:
        text = (
            QCoreApplication.translate("DistrictsModel", "Sold: {colour}")
            if now.decided
            else QCoreApplication.translate("DistrictsModel", "{colour} is ahead")
        )
        return text.format(colour=signed_owner(narrator, now.winner))
    if now.decided:
        return QCoreApplication.translate("DistrictsModel", "Nobody’s")
    if now.size:
        return QCoreApplication.translate("DistrictsModel", "Tied")
    return QCoreApplication.translate("DistrictsModel", "Empty")
