"""The viewer's own councillors as a table: those in hand, the one pushed forward, and those chosen face down."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QObject, Qt

from bigshot_desktop.rules.saludos_amigos.material import COUNCILLORS
from bigshot_desktop.rules.saludos_amigos.observation import SaludosObservation
from bigshot_desktop.rules.saludos_amigos.packs import counts
from bigshot_desktop.rules.saludos_amigos.state import UNCHOSEN
from bigshot_desktop.ui.bridge import Bridge
from bigshot_desktop.ui.models.grid import Grid, Roles, Row, cell
from bigshot_desktop.words.voice import Voice


class Role(IntEnum):
    """What every cell of a value's row answers besides its text."""

    VALUE = Qt.ItemDataRole.UserRole + 1
    NUMBER = Qt.ItemDataRole.UserRole + 2
    """Cards in hand that lie nowhere on the table; 0 while nobody looks."""
    PUSHED = Qt.ItemDataRole.UserRole + 3
    """Cards pushed forward: 0 or 1."""
    SEALED = Qt.ItemDataRole.UserRole + 4
    """Cards chosen face down for the vote."""


class Column(IntEnum):
    """The columns."""

    VALUE, NUMBER, PUSHED, SEALED = range(4)


@dataclass(frozen=True, slots=True)
class Councillors:
    """The viewer's cards of a value."""

    number: int
    pushed: int
    sealed: int


NONE: Final = Councillors(0, 0, 0)


class HandModel(Grid):
    """A row for each value, the lowest first. While nobody looks the cards are face down."""

    Role = Role

    def __init__(self, bridge: Bridge, parent: QObject | None = None) -> None:
        super().__init__(bridge, parent)
        self.begin(bridge.stepped, bridge.rewound, bridge.viewed)

    @property
    def hidden(self) -> bool:
        """Whether the cards are face down: nobody looks who may see any."""
        return self._things[0] is None

    def headings(self, voice: Voice) -> Sequence[Roles]:
        return (
            cell(QCoreApplication.translate("HandModel", "Councillors")),
            cell(QCoreApplication.translate("HandModel", "In hand"), number=True),
            cell(QCoreApplication.translate("HandModel", "Pushed forward"), number=True),
            cell(QCoreApplication.translate("HandModel", "Chosen"), number=True),
        )

    def read(self) -> Sequence[Councillors | None]:
        seen: SaludosObservation = self._bridge.observation
        pack = None if seen.seat < 0 else seen.hands[seen.seat]
        if pack is None:
            return [None] * len(COUNCILLORS)
        chosen = seen.sealed[seen.seat]
        sealed = (0, 0, 0) if chosen == UNCHOSEN else counts(chosen)
        pushed = seen.pushed[seen.seat]
        return [
            Councillors(number - lies, int(value == pushed), lies)
            for value, number, lies in zip(COUNCILLORS, counts(pack), sealed, strict=True)
        ]

    def tell(self, voice: Voice, row: int, thing: Councillors | None) -> Row:
        value, cards = COUNCILLORS[row], thing or NONE
        facts: dict[int, Any] = {
            Role.VALUE: value,
            Role.NUMBER: cards.number,
            Role.PUSHED: cards.pushed,
            Role.SEALED: cards.sealed,
        }
        title = QCoreApplication.translate("HandModel", "Councillors of value {value}")
        numbers = (cards.number, cards.pushed, cards.sealed)
        if thing is None:
            face_down = QCoreApplication.translate("HandModel", "Face down")
            figures = [cell(face_down, number=True) for _ in numbers]
        else:
            figures = [cell(str(number), number=True) for number in numbers]
        return Row((cell(title.format(value=value)), *figures), facts)
