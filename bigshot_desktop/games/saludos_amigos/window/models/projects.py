"""The six building projects as a table: how far they are, and what their next section is worth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Qt

from bigshot_desktop.rules.saludos_amigos.material import PROJECTS, worth
from bigshot_desktop.rules.saludos_amigos.observation import SaludosObservation
from bigshot_desktop.ui.bridge import Bridge
from bigshot_desktop.ui.models.grid import Grid, Roles, Row, cell
from bigshot_desktop.words.voice import Voice


class Role(IntEnum):
    """What every cell of a project's row answers besides its text."""

    PROJECT = Qt.ItemDataRole.UserRole + 1
    """The number it is known by: 1 to 6, which is how many sections it has."""
    BUILT = Qt.ItemDataRole.UserRole + 2
    """Sections in place."""
    SIZE = Qt.ItemDataRole.UserRole + 3
    NEXT = Qt.ItemDataRole.UserRole + 4
    """What its next section will be worth, in millions; 0 when it is complete."""
    NOW = Qt.ItemDataRole.UserRole + 5
    """The millions of its section that is negotiated now; 0 when it is none of this project."""
    COMPLETE = Qt.ItemDataRole.UserRole + 6


class Column(IntEnum):
    """The columns."""

    PROJECT, SECTIONS, NEXT, STATE = range(4)


@dataclass(frozen=True, slots=True)
class Project:
    """How far a project is."""

    built: int
    now: int


class ProjectsModel(Grid):
    """A row for each project, the smallest first."""

    Role = Role

    def __init__(self, bridge: Bridge, parent: QObject | None = None) -> None:
        super().__init__(bridge, parent)
        self.begin(bridge.stepped, bridge.rewound)

    def headings(self, voice: Voice) -> Sequence[Roles]:
        return (
            cell(QCoreApplication.translate("ProjectsModel", "Project")),
            cell(QCoreApplication.translate("ProjectsModel", "Sections")),
            cell(QCoreApplication.translate("ProjectsModel", "Next section is worth"), number=True),
            cell(QCoreApplication.translate("ProjectsModel", "State")),
        )

    def read(self) -> Sequence[Project]:
        seen: SaludosObservation = self._bridge.observation
        return [
            Project(built, seen.worth if value == seen.tile else 0)
            for value, built in zip(PROJECTS, seen.sections, strict=True)
        ]

    def tell(self, voice: Voice, row: int, thing: Project) -> Row:
        value = PROJECTS[row]
        complete = thing.built == value
        then = 0 if complete else worth(value, thing.built)
        facts: dict[int, Any] = {
            Role.PROJECT: value,
            Role.BUILT: thing.built,
            Role.SIZE: value,
            Role.NEXT: then,
            Role.NOW: thing.now,
            Role.COMPLETE: complete,
        }
        sections = QCoreApplication.translate("ProjectsModel", "{number} of {all}")
        none = QCoreApplication.translate("ProjectsModel", "There is none")
        cells = (
            cell(voice.name("project", value)),
            cell(sections.format(number=thing.built, all=value)),
            cell(voice.money(then), number=True) if then else cell("–", spoken=none, number=True),
            cell(_state(voice, thing, complete=complete)),
        )
        return Row(cells, facts)


def _state(voice: Voice, thing: Project, *, complete: bool) -> str:
    if thing.now:
        text = QCoreApplication.translate("ProjectsModel", "At stake now: {worth}")
        return text.format(worth=voice.money(thing.now))
    if complete:
        return QCoreApplication.translate("ProjectsModel", "Complete")
    if thing.built:
        return QCoreApplication.translate("ProjectsModel", "Being built")
    return QCoreApplication.translate("ProjectsModel", "Not begun")
