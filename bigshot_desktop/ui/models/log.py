"""The log: what happened, a row for each event that the viewer may know."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QCoreApplication, QObject, Qt

from bigshot_desktop.rules.game import Event, Setup
from bigshot_desktop.table.match import Step
from bigshot_desktop.ui.bridge import Bridge
from bigshot_desktop.ui.models.deeds import begins_round
from bigshot_desktop.ui.models.grid import DISPLAY, NO_PARENT, Index, runs
from bigshot_desktop.ui.models.remarks import Remarks
from bigshot_desktop.words.voice import Voice


class Role(IntEnum):
    """What a row answers besides its text."""

    TEXT = Qt.ItemDataRole.DisplayRole
    STEP = Qt.ItemDataRole.UserRole + 1
    """The number of the step, from 1."""
    RULE = Qt.ItemDataRole.UserRole + 2
    """The number of the rule: "BS-11"."""
    SEAT = Qt.ItemDataRole.UserRole + 3
    """Whose deed it is, or −1."""
    PIECE = Qt.ItemDataRole.UserRole + 4
    """The name of the colour it is about, or nothing."""
    EXPLAINABLE = Qt.ItemDataRole.UserRole + 5
    """Whether it is what a bot decided to do: it can say why."""
    EVENT = Qt.ItemDataRole.UserRole + 6
    ROUND = Qt.ItemDataRole.UserRole + 7
    """Whether a round begins with it."""


@dataclass(frozen=True, slots=True)
class Entry:
    """An event and its place in the match."""

    step: int
    place: int
    """Among all events of the step, those that the viewer does not see too."""
    event: Event
    actor: int
    """Whose action it followed from; below 0 for nature's."""
    text: str = ""

    @property
    def key(self) -> tuple[int, int]:
        return self.step, self.place


class LogModel(QAbstractListModel):
    """A row for each visible event. Rows come and go one step at a time, and when somebody else looks."""

    Role = Role

    def __init__(
        self,
        bridge: Bridge,
        *,
        piece: Callable[[Event, Setup], str],
        remarks: Remarks | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._bridge, self._piece = bridge, piece
        self._remarks = remarks
        self._entries = self._told(self._seen(bridge.match.steps))
        bridge.told.connect(self._read)
        bridge.rewound.connect(self._rewound)
        bridge.viewed.connect(self._viewed)

    def _seen(self, steps: Iterable[Step]) -> list[Entry]:
        """What the viewer may know of these steps, not yet in words."""
        viewer = self._bridge.viewer
        return [
            Entry(step.number, place, event, step.action.seat)
            for step in steps
            for place, event in enumerate(step.events)
            if event in step.seen_by(viewer)
        ]

    def _told(self, entries: Sequence[Entry]) -> list[Entry]:
        """The same in words."""
        voice = self._bridge.voice
        return [replace(entry, text=self._text(voice, entry)) for entry in entries]

    def _text(self, voice: Voice, entry: Entry) -> str:
        """What happened, and what a bot said to that, in the quotation marks of the language."""
        told = voice.event(entry.event)
        said = self._remarks.at(entry.step) if self._remarks and not entry.place else ""
        if not said:
            return told
        #: What a player did, and the words they said to it, in quotation marks already
        text = QCoreApplication.translate("LogModel", "{deed} {words}")
        return text.format(deed=told, words=voice.phrase("quoted", words=said))

    def retranslate(self) -> None:
        """The language is another."""
        if self._entries:
            self._entries = self._told(self._entries)
            self.dataChanged.emit(self.index(0), self.index(len(self._entries) - 1), [DISPLAY])

    # --- what happened ---------------------------------------------------------------------------

    def _read(self, step: Step) -> None:
        if self._entries and self._entries[-1].step >= step.number:
            return  # somebody else looked first, and it was read then
        whole = self._bridge.match.steps[step.number - 1]
        self._insert(len(self._entries), self._seen([whole]))

    def _rewound(self, length: int) -> None:
        """What came after so many steps is gone; something else may be there instead."""
        kept = sum(1 for entry in self._entries if entry.step <= length)
        self._remove(kept, len(self._entries) - kept)
        self._insert(kept, self._seen(self._bridge.match.steps[length:]))

    def _viewed(self) -> None:
        """Another viewer knows other events: rows go and come where they differ."""
        wanted = self._seen(self._bridge.match.steps[: self._bridge.told_length])
        visible = {entry.key for entry in wanted}
        gone = [row for row, entry in enumerate(self._entries) if entry.key not in visible]
        for first, number in reversed(runs(gone)):
            self._remove(first, number)
        known = {entry.key for entry in self._entries}
        new = [row for row, entry in enumerate(wanted) if entry.key not in known]
        for first, number in runs(new):
            self._insert(first, wanted[first : first + number])

    def _insert(self, row: int, entries: Sequence[Entry]) -> None:
        if entries:
            told = self._told(entries)
            self.beginInsertRows(NO_PARENT, row, row + len(entries) - 1)
            self._entries[row:row] = told
            self.endInsertRows()

    def _remove(self, row: int, number: int) -> None:
        if number:
            self.beginRemoveRows(NO_PARENT, row, row + number - 1)
            del self._entries[row : row + number]
            self.endRemoveRows()

    # --- what Qt asks ----------------------------------------------------------------------------

    def rowCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._entries)

    def data(self, index: Index, role: int = DISPLAY) -> Any:
        if not index.isValid():
            return None
        entry = self._entries[index.row()]
        match role:
            case Role.TEXT:
                return entry.text
            case Role.STEP:
                return entry.step
            case Role.RULE:
                return entry.event.rule
            case Role.SEAT:
                return getattr(entry.event, "seat", -1)
            case Role.PIECE:
                return self._piece(entry.event, self._bridge.match.setup)
            case Role.EXPLAINABLE:
                return self._explainable(entry)
            case Role.EVENT:
                return entry.event
            case Role.ROUND:
                return begins_round(entry.event)
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                #: {rule} is the number of a rule
                told = QCoreApplication.translate("LogModel", "Rule {rule}")
                return told.format(rule=entry.event.rule)
        return None

    def _explainable(self, entry: Entry) -> bool:
        """The first event of a bot's step is what it chose to do; the others only followed."""
        return entry.actor >= 0 and not entry.place and not self._bridge.is_human(entry.actor)
