"""The six building projects as a table: how far they are, and what their next section is worth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import QCoreApplication, QObject

from bigshot_desktop.games.saludos_amigos.rules.material import PROJECTS, worth
from bigshot_desktop.games.saludos_amigos.rules.observation import SaludosObservation
from bigshot_desktop.ui.models.observation_table import Cell, ObservationTable, cell
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.words.narrator import Narrator


class Column(IntEnum):
    """The columns."""

    PROJECT, SECTIONS, NEXT, STATE = range(4)


@dataclass(frozen=True, slots=True)
class Project:
    """How far a project is."""

    size: int
    """How many sections it has, which is also its number: 1 to 6."""
    built: int
    """Sections in place."""
    now: int
    """The millions of its section that is negotiated now; 0 when it is none of this project."""

    @property
    def complete(self) -> bool:
        return self.built == self.size

    @property
    def next(self) -> int:
        """What its next section will be worth, in millions; 0 when it is complete."""
        return 0 if self.complete else worth(self.size, self.built)


class ProjectsModel(ObservationTable[Project]):
    """A row for each project, the smallest first."""

    def __init__(self, bridge: Bridge, parent: QObject | None = None) -> None:
        super().__init__(bridge, parent)
        self.begin(bridge.stepped, bridge.rewound)

    def headings(self, narrator: Narrator) -> Sequence[Cell]:
        return (
            cell(QCoreApplication.translate("ProjectsModel", "Project")),
            cell(QCoreApplication.translate("ProjectsModel", "Sections")),
            cell(QCoreApplication.translate("ProjectsModel", "Next section is worth"), number=True),
            cell(QCoreApplication.translate("ProjectsModel", "State")),
        )

    def read(self) -> Sequence[Project]:
        seen: SaludosObservation = self._bridge.observation
        return [
            Project(size, built, seen.worth if size == seen.tile else 0)
            for size, built in zip(PROJECTS, seen.sections, strict=True)
        ]

    def cells(self, narrator: Narrator, number: int, row: Project) -> Sequence[Cell]:
        sections = QCoreApplication.translate("ProjectsModel", "{number} of {all}")
        none = QCoreApplication.translate("ProjectsModel", "There is none")
        return (
            cell(narrator.name("project", row.size)),
            cell(sections.format(number=row.built, all=row.size)),
            cell(narrator.money(row.next), number=True)
            if row.next
            else cell("–", spoken=none, number=True),
            cell(_state(narrator, row)),
        )


def _state(narrator: Narrator, row: Project) -> str:
    if row.now:
        text = QCoreApplication.translate("ProjectsModel", "At stake now: {worth}")
        return text.format(worth=narrator.money(row.now))
    if row.complete:
        return QCoreApplication.translate("ProjectsModel", "Complete")
    if row.built:
        return QCoreApplication.translate("ProjectsModel", "Being built")
    return QCoreApplication.translate("ProjectsModel", "Not begun")
