"""The thirteen districts as a table: cubes, who is ahead, who owns, and what the cube in hand would do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Qt

from bigshot_desktop.rules.big_shot.majority import NOBODY
from bigshot_desktop.rules.big_shot.material import DISTRICT_SIZE, N_COLOURS, City
from bigshot_desktop.rules.big_shot.observation import BigShotObservation
from bigshot_desktop.rules.big_shot.outcome import Outcome, as_it_stands, placing
from bigshot_desktop.ui.bridge import Bridge
from bigshot_desktop.ui.models.big_shot.pieces import party, pile_cells, signed
from bigshot_desktop.ui.models.grid import Grid, Roles, Row, cell
from bigshot_desktop.ui.models.placement import Placement
from bigshot_desktop.words.voice import Voice


class Role(IntEnum):
    """What every cell of a district's row answers besides its text."""

    PILE = Qt.ItemDataRole.UserRole + 1
    """Cubes by colour; of a sold district only the owner's last one."""
    SIZE = Qt.ItemDataRole.UserRole + 2
    OWNER = Qt.ItemDataRole.UserRole + 3
    """The colour that owns it, −1 for nobody, −2 while it is open."""
    LEADER = Qt.ItemDataRole.UserRole + 4
    """The colour that owns it or is ahead, or −1."""
    VALUE = Qt.ItemDataRole.UserRole + 5
    """As printed on the board: 0 for a park."""
    TIMES = Qt.ItemDataRole.UserRole + 6
    """How often the value counts for the owner or leader."""
    PARK = Qt.ItemDataRole.UserRole + 7
    OPEN = Qt.ItemDataRole.UserRole + 8
    """Whether the cube in hand can be placed here."""
    OUTCOME = Qt.ItemDataRole.UserRole + 9
    """What the cube in hand would do here: a sentence, or nothing."""
    PREVIEW = Qt.ItemDataRole.UserRole + 10
    """The same as an :class:`Outcome`, or None."""
    STANDING = Qt.ItemDataRole.UserRole + 11
    """Who is ahead or owns it, in a sentence."""


class Column(IntEnum):
    """The columns; those of the colours follow RED."""

    DISTRICT, VALUE, RED, YELLOW, WHITE, BLACK, CUBES, STANDING = range(8)


@dataclass(frozen=True, slots=True)
class District:
    """What is so in a district."""

    value: int
    owner: int
    now: Outcome
    preview: Outcome | None
    """What the cube in hand would make of it, if it can go there."""


class DistrictsModel(Grid):
    """A row for each district, in the order of the city."""

    Role = Role

    def __init__(self, bridge: Bridge, placement: Placement, parent: QObject | None = None) -> None:
        super().__init__(bridge, parent)
        self._placement = placement
        self.begin(bridge.stepped, bridge.rewound, bridge.viewed, placement.changed)

    def headings(self, voice: Voice) -> Sequence[Roles]:
        return (
            cell(QCoreApplication.translate("DistrictsModel", "District")),
            cell(QCoreApplication.translate("DistrictsModel", "Value"), number=True),
            *(
                cell(signed(voice, colour), spoken=voice.name("colour", colour), number=True)
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

    def tell(self, voice: Voice, row: int, thing: District) -> Row:
        now, preview = thing.now, thing.preview
        standing = voice.outcome(now)
        facts: dict[int, Any] = {
            Role.PILE: now.cubes,
            Role.SIZE: now.size,
            Role.OWNER: thing.owner,
            Role.LEADER: now.winner,
            Role.VALUE: thing.value,
            Role.TIMES: now.times,
            Role.PARK: now.park,
            Role.OPEN: preview is not None,
            Role.OUTCOME: voice.outcome(preview) if preview else "",
            Role.PREVIEW: preview,
            Role.STANDING: standing,
        }
        cells = (
            cell(voice.name("district", row), described=standing),
            _value(voice, now, thing.value),
            *pile_cells(voice, now.cubes),
            _cubes(now),
            cell(_standing(voice, now), described=standing),
        )
        return Row(cells, facts)


def _value(voice: Voice, now: Outcome, value: int) -> Roles:
    if now.park:
        return cell(
            QCoreApplication.translate("DistrictsModel", "× 2"),
            spoken=QCoreApplication.translate(
                "DistrictsModel", "A park: doubles its owner’s districts beside it"
            ),
            number=True,
        )
    if now.times == 1:
        return cell(voice.money(value), number=True)
    return cell(
        QCoreApplication.translate("DistrictsModel", "{value} × {times}").format(
            value=voice.money(value), times=now.times
        ),
        number=True,
    )


def _cubes(now: Outcome) -> Roles:
    if now.decided:
        return cell("–", spoken=QCoreApplication.translate("DistrictsModel", "Closed"), number=True)
    return cell(
        QCoreApplication.translate("DistrictsModel", "{number} of {most}").format(
            number=now.size, most=DISTRICT_SIZE
        ),
        number=True,
    )


def _standing(voice: Voice, now: Outcome) -> str:
    if now.winner != NOBODY:
        text = (
            QCoreApplication.translate("DistrictsModel", "Sold: {colour}")
            if now.decided
            else QCoreApplication.translate("DistrictsModel", "{colour} leads")
        )
        return text.format(colour=party(voice, now.winner))
    if now.decided:
        return QCoreApplication.translate("DistrictsModel", "Nobody’s")
    if now.size:
        return QCoreApplication.translate("DistrictsModel", "Tied")
    return QCoreApplication.translate("DistrictsModel", "Empty")
