"""The viewer's own councillors as a table: those in hand, the one pushed forward, and those chosen face down."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import QCoreApplication, QObject

from bigshot_desktop.games.saludos_amigos.rules.material import COUNCILLORS
from bigshot_desktop.games.saludos_amigos.rules.observation import SaludosObservation
from bigshot_desktop.games.saludos_amigos.rules.packs import counts
from bigshot_desktop.games.saludos_amigos.rules.state import UNCHOSEN
from bigshot_desktop.ui.models.observation_table import Cell, ObservationTable, cell
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.words.narrator import Narrator


class Column(IntEnum):
    """The columns."""

    VALUE, NUMBER, PUSHED, SEALED = range(4)


@dataclass(frozen=True, slots=True)
class Councillors:
    """The viewer's cards of a value; no numbers while they are face down."""

    value: int
    number: int = 0
    """Cards in hand that lie nowhere on the table."""
    pushed: int = 0
    """Cards pushed forward: 0 or 1."""
    sealed: int = 0
    """Cards chosen face down for the vote."""
    hidden: bool = False
    """Whether they are face down: nobody looks who may see any."""


class HandModel(ObservationTable[Councillors]):
    """A row for each value, the lowest first. While nobody looks the cards are face down."""

    def __init__(self, bridge: Bridge, parent: QObject | None = None) -> None:
        super().__init__(bridge, parent)
        self.begin(bridge.stepped, bridge.rewound, bridge.viewed)

    @property
    def hidden(self) -> bool:
        """Whether the cards are face down: nobody looks who may see any."""
        return self.row(0).hidden

    def headings(self, narrator: Narrator) -> Sequence[Cell]:
        return (
            cell(QCoreApplication.translate("HandModel", "Councillors")),
            cell(QCoreApplication.translate("HandModel", "In hand"), number=True),
            cell(QCoreApplication.translate("HandModel", "Pushed forward"), number=True),
            cell(QCoreApplication.translate("HandModel", "Chosen"), number=True),
        )

    def read(self) -> Sequence[Councillors]:
        seen: SaludosObservation = self._bridge.observation
        pack = None if seen.seat < 0 else seen.hands[seen.seat]
        if pack is None:
            return [Councillors(value, hidden=True) for value in COUNCILLORS]
        chosen = seen.sealed[seen.seat]
        sealed = (0, 0, 0) if chosen == UNCHOSEN else counts(chosen)
        pushed = seen.pushed[seen.seat]
        return [
            Councillors(value, number - lies, int(value == pushed), lies)
            for value, number, lies in zip(COUNCILLORS, counts(pack), sealed, strict=True)
        ]

    def cells(self, narrator: Narrator, number: int, row: Councillors) -> Sequence[Cell]:
        title = QCoreApplication.translate("HandModel", "Councillors of value {value}")
        face_down = QCoreApplication.translate("HandModel", "Face down")
        figures = (row.number, row.pushed, row.sealed)
        return (
            cell(title.format(value=row.value)),
            *(cell(face_down if row.hidden else str(one), number=True) for one in figures),
        )
