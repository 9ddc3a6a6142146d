"""The auction ring as a table: the cubes on each field, the broker, and how far off every field is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import QCoreApplication, QObject

from bigshot_desktop.games.big_shot.rules.majority import counts
from bigshot_desktop.games.big_shot.rules.material import N_COLOURS
from bigshot_desktop.games.big_shot.rules.observation import BigShotObservation
from bigshot_desktop.games.big_shot.rules.outcome import on_offer, rolls_to
from bigshot_desktop.games.big_shot.window.models.pieces import pile_cells, signed
from bigshot_desktop.ui.models.observation_table import Cell, ObservationTable, cell
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.words.narrator import Narrator


class Column(IntEnum):
    """The columns; those of the colours follow RED."""

    FIELD, RED, YELLOW, WHITE, BLACK, STANDING = range(6)


@dataclass(frozen=True, slots=True)
class Lot:
    """A field of the ring and the cubes on it."""

    cubes: tuple[int, ...]
    """By colour."""
    broker: bool
    """Whether the broker stands here."""
    on_offer: bool
    """Whether these cubes are being auctioned."""
    roll: int
    """The lowest roll that brings the broker here next: 1 to 6, or 0 if none does (BS-10)."""


class LotsModel(ObservationTable[Lot]):
    """A row for each field of the ring, clockwise."""

    def __init__(self, bridge: Bridge, parent: QObject | None = None) -> None:
        super().__init__(bridge, parent)
        self.begin(bridge.stepped, bridge.rewound)

    def headings(self, narrator: Narrator) -> Sequence[Cell]:
        return (
            cell(QCoreApplication.translate("LotsModel", "Field"), number=True),
            *(
                cell(signed(narrator, colour), spoken=narrator.name("colour", colour), number=True)
                for colour in range(N_COLOURS)
            ),
            cell(QCoreApplication.translate("LotsModel", "Standing")),
        )

    def read(self) -> Sequence[Lot]:
        seen: BigShotObservation = self._bridge.observation
        rolls = rolls_to(seen)
        return [
            Lot(counts(pile), field == seen.broker, on_offer(seen, field), rolls.get(field, 0))
            for field, pile in enumerate(seen.fields)
        ]

    def cells(self, narrator: Narrator, number: int, row: Lot) -> Sequence[Cell]:
        way = _way(row)
        name = QCoreApplication.translate("LotsModel", "Field {number}").format(number=number + 1)
        standing = _standing(row)
        return (
            cell(str(number + 1), spoken=name, described=way, number=True),
            *pile_cells(narrator, row.cubes),
            cell(standing, spoken=standing or way or name, described=way),
        )


def _standing(lot: Lot) -> str:
    if lot.on_offer:
        return QCoreApplication.translate("LotsModel", "On offer")
    if lot.broker:
        return QCoreApplication.translate("LotsModel", "Broker")
    return "" if any(lot.cubes) else QCoreApplication.translate("LotsModel", "Empty")


def _way(lot: Lot) -> str:
    if not lot.roll:
        return ""
    return QCoreApplication.translate("LotsModel", "Reached with a roll of {number}").format(
        number=lot.roll
    )
