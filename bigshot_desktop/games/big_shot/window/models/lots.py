"""The auction ring as a table: the cubes on each field, the broker, and how far off every field is."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QObject, Qt

from bigshot_desktop.rules.big_shot.majority import counts
from bigshot_desktop.rules.big_shot.material import DIE, N_COLOURS
from bigshot_desktop.rules.big_shot.observation import BigShotObservation
from bigshot_desktop.rules.big_shot.state import AUCTION, LOANS, PAYING
from bigshot_desktop.ui.bridge import Bridge
from bigshot_desktop.ui.models.big_shot.pieces import pile_cells, signed
from bigshot_desktop.ui.models.grid import Grid, Roles, Row, cell
from bigshot_desktop.words.voice import Voice

OFFERING: Final = (LOANS, AUCTION, PAYING)
"""The phases in which the cubes under the broker are for sale."""


class Role(IntEnum):
    """What every cell of a field's row answers besides its text."""

    PILE = Qt.ItemDataRole.UserRole + 1
    """Cubes by colour."""
    BROKER = Qt.ItemDataRole.UserRole + 2
    """Whether the broker stands here."""
    ON_OFFER = Qt.ItemDataRole.UserRole + 3
    """Whether these cubes are being auctioned."""
    EMPTY = Qt.ItemDataRole.UserRole + 4
    STEPS = Qt.ItemDataRole.UserRole + 5
    """The roll that brings the broker here next: 1 to 6, or 0 if none does."""


class Column(IntEnum):
    """The columns; those of the colours follow RED."""

    FIELD, RED, YELLOW, WHITE, BLACK, STANDING = range(6)


@dataclass(frozen=True, slots=True)
class Lot:
    """What is so on a field."""

    cubes: tuple[int, ...]
    broker: bool
    on_offer: bool
    steps: int


class LotsModel(Grid):
    """A row for each field of the ring, clockwise."""

    Role = Role

    def __init__(self, bridge: Bridge, parent: QObject | None = None) -> None:
        super().__init__(bridge, parent)
        self.begin(bridge.stepped, bridge.rewound)

    def headings(self, voice: Voice) -> Sequence[Roles]:
        return (
            cell(QCoreApplication.translate("LotsModel", "Field"), number=True),
            *(
                cell(signed(voice, colour), spoken=voice.name("colour", colour), number=True)
                for colour in range(N_COLOURS)
            ),
            cell(QCoreApplication.translate("LotsModel", "Standing")),
        )

    def read(self) -> Sequence[Lot]:
        seen: BigShotObservation = self._bridge.observation
        ahead = rolls_to(seen)
        return [
            Lot(counts(pile), field == seen.broker, on_offer(seen, field), ahead.get(field, 0))
            for field, pile in enumerate(seen.fields)
        ]

    def tell(self, voice: Voice, row: int, thing: Lot) -> Row:
        way = _way(thing)
        facts: dict[int, Any] = {
            Role.PILE: thing.cubes,
            Role.BROKER: thing.broker,
            Role.ON_OFFER: thing.on_offer,
            Role.EMPTY: not any(thing.cubes),
            Role.STEPS: thing.steps,
        }
        name = QCoreApplication.translate("LotsModel", "Field {number}").format(number=row + 1)
        standing = _standing(thing)
        cells = (
            cell(str(row + 1), spoken=name, described=way, number=True),
            *pile_cells(voice, thing.cubes),
            cell(standing, spoken=standing or way or name, described=way),
        )
        return Row(cells, facts)


def on_offer(seen: BigShotObservation, field: int) -> bool:
    """Whether the cubes of a field are being auctioned."""
    return field == seen.broker and seen.phase in OFFERING


def rolls_to(seen: BigShotObservation) -> dict[int, int]:
    """The lowest roll that takes the broker to each field within reach, once the cubes on offer are gone (BS-10)."""
    ring = [field for field in seen.ring if not on_offer(seen, field)]
    first = bisect_right(ring, seen.broker)
    rolls: dict[int, int] = {}
    if ring:
        for pips in DIE:
            rolls.setdefault(ring[(first + pips - 1) % len(ring)], pips)
    return rolls


def _standing(lot: Lot) -> str:
    if lot.on_offer:
        return QCoreApplication.translate("LotsModel", "On offer")
    if lot.broker:
        return QCoreApplication.translate("LotsModel", "Broker")
    return "" if any(lot.cubes) else QCoreApplication.translate("LotsModel", "Empty")


def _way(lot: Lot) -> str:
    if not lot.steps:
        return ""
    return QCoreApplication.translate("LotsModel", "Reached with a roll of {number}").format(
        number=lot.steps
    )
