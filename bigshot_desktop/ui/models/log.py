"""The log: what happened, a row for each event that the viewer may know."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from operator import attrgetter
from typing import Final

from PySide6.QtCore import QAbstractTableModel, QCoreApplication, QObject, Qt

from bigshot_desktop.engine.game import EVERYONE, Event, Setup
from bigshot_desktop.table.match import Step
from bigshot_desktop.ui.models.observation_table import (
    DESCRIBED,
    DISPLAY,
    NO_PARENT,
    Index,
    runs,
)
from bigshot_desktop.ui.models.round_actions import begins_round
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.play.dispatch import Rank
from bigshot_desktop.ui.play.look_back import can_look_back
from bigshot_desktop.ui.play.remarks import Remarks
from bigshot_desktop.words.narrator import Narrator

ENTRY: Final = int(Qt.ItemDataRole.UserRole) + 1
"""The role of the whole :class:`LogEntry`."""
_STEP: Final = attrgetter("step")


@dataclass(frozen=True, slots=True)
class LogEntry:
    """An event, its place in the match, and how the log shows it."""

    step: int
    """The number of the step, from 1."""
    place: int
    """Among all events of the step, those that the viewer does not see too."""
    event: Event
    piece: str
    """The name of the colour it is about, or nothing."""
    explainable: bool
    """Whether it is what a bot decided to do, so that there are reasons for it."""
    judged: bool = False
    """Whether it is what somebody decided to do, so that there is something to tell of what else there was."""
    text: str = ""
    group: str = ""
    """What it belongs to, together with those beside it that say the same: an auction, a trade, a talk; or nothing."""

    @property
    def key(self) -> tuple[int, int]:
        return self.step, self.place

    @property
    def answers_why(self) -> bool:
        """Whether there is more to be told of it than its rule."""
        return self.explainable or self.judged

    @property
    def rule(self) -> str:
        """The number of the rule: "BS-11"."""
        return self.event.rule

    @property
    def begins_round(self) -> bool:
        return begins_round(self.event)


def entry_at(index: Index) -> LogEntry:
    """The entry of a row, for views and delegates."""
    entry = index.data(ENTRY)
    assert isinstance(entry, LogEntry)
    return entry


class LogModel(QAbstractTableModel):
    """A row for each visible event. Rows come and go one step at a time, and when somebody else looks."""

    def __init__(
        self,
        bridge: Bridge,
        *,
        piece: Callable[[Event, Setup], str],
        trifles: tuple[type[Event], ...] = (),
        remarks: Remarks | None = None,
        group: Callable[[Event], str] = lambda event: "",
        explains: bool = True,
        parent: QObject | None = None,
    ) -> None:
        """``trifles``: what nobody asks the reasons of without pointing at it; ``group``: what an event belongs to.

        ``explains``: whether somebody is there who can tell reasons and chances.
        """
        super().__init__(parent)
        self._explains = explains
        self._bridge, self._piece, self._trifles = bridge, piece, trifles
        self._remarks, self._group = remarks, group
        self._judges = can_look_back(bridge.match.game.info.id)
        self._entries: list[LogEntry] = []
        self._length = 0
        """So many steps have been read."""
        self._partly_secret: list[int] = []
        """The numbers of those that some viewers know more of than others."""
        self._read_up_to(bridge.match.length)
        bridge.revealed.subscribe(Rank.LOG, self._read)
        bridge.rewound.subscribe(Rank.LOG, self._rewound)
        bridge.viewed.subscribe(Rank.LOG, self._viewed)

    def _seen(self, steps: Iterable[Step]) -> list[LogEntry]:
        """What the viewer may know of these steps, not yet in words."""
        viewer = self._bridge.viewer
        return [
            self._entry(step, place, event)
            for step in steps
            for place, event in enumerate(step.events)
            if event in step.seen_by(viewer)
        ]

    def _entry(self, step: Step, place: int, event: Event) -> LogEntry:
        """An entry without its words. The first event of a bot's step is what it chose to do; others only followed."""
        actor = step.action.seat
        decided = actor >= 0 and not place and self._explains
        explainable = decided and not self._bridge.is_human(actor)
        judged = decided and self._judges
        piece = self._piece(event, self._bridge.match.setup)
        group = self._group(event)
        return LogEntry(step.number, place, event, piece, explainable, judged, group=group)

    def _told(self, entries: Sequence[LogEntry]) -> list[LogEntry]:
        """The same in words."""
        narrator = self._bridge.narrator
        return [replace(entry, text=self._text(narrator, entry)) for entry in entries]

    def _text(self, narrator: Narrator, entry: LogEntry) -> str:
        """What happened, and what a bot said to that, in the quotation marks of the language."""
        told = narrator.event(entry.event)
        said = self._remarks.at(entry.step) if self._remarks and not entry.place else ""
        if not said:
            return told
        #: What a player did, and the words they said to it, in quotation marks already
        text = QCoreApplication.translate("LogModel", "{deed} {words}")
        return text.format(deed=told, words=narrator.phrase("quoted", words=said))

    def retranslate(self) -> None:
        """The language is another."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, 0)
        if self._entries:
            self._entries = self._told(self._entries)
            self.dataChanged.emit(
                self.index(0, 0), self.index(len(self._entries) - 1, 0), [DISPLAY, ENTRY]
            )

    # --- what happened ---------------------------------------------------------------------------

    def _read(self, step: Step) -> None:
        self._read_up_to(step.number)

    def _read_up_to(self, length: int) -> None:
        """Reads what is new. Nothing is, if somebody else looked first: it was read then."""
        new = self._bridge.match.steps_after(self._length)[: max(0, length - self._length)]
        self._length += len(new)
        self._partly_secret += [
            step.number for step in new if any(one.audience != EVERYONE for one in step.events)
        ]
        self._insert(len(self._entries), self._seen(new))

    def _rewound(self, length: int) -> None:
        """What came after so many steps is gone; something else may be there instead."""
        kept = bisect_right(self._entries, length, key=_STEP)
        self._remove(kept, len(self._entries) - kept)
        del self._partly_secret[bisect_right(self._partly_secret, length) :]
        self._length = min(self._length, length)
        self._read_up_to(self._bridge.match.length)

    def _viewed(self, _: int) -> None:
        """Another viewer knows other events: rows go and come where they differ.

        That is so in the middle of an undo too, when what was taken back is still to be removed.
        """
        match = self._bridge.match
        for number in self._partly_secret:
            if number <= match.length:
                self._read_again(match.step(number))
        self._read_up_to(self._bridge.revealed_length)

    def _read_again(self, step: Step) -> None:
        """Shows of a step that was read before what this viewer may know."""
        first = bisect_left(self._entries, step.number, key=_STEP)
        last = bisect_right(self._entries, step.number, key=_STEP)
        wanted, shown = self._seen([step]), self._entries[first:last]
        visible = {entry.key for entry in wanted}
        gone = [place for place, entry in enumerate(shown) if entry.key not in visible]
        for place, number in reversed(runs(gone)):
            self._remove(first + place, number)
        known = {entry.key for entry in shown}
        new = [place for place, entry in enumerate(wanted) if entry.key not in known]
        for place, number in runs(new):
            self._insert(first + place, wanted[place : place + number])

    def _insert(self, row: int, entries: Sequence[LogEntry]) -> None:
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

    @property
    def entries(self) -> Sequence[LogEntry]:
        """All rows."""
        return self._entries

    @property
    def last_decision(self) -> int:
        """The step of the last decision of a bot that mattered, else of its last; 0 if there is none."""
        last = 0
        for entry in reversed(self._entries):
            if entry.explainable:
                if not isinstance(entry.event, self._trifles):
                    return entry.step
                last = last or entry.step
        return last

    # --- what Qt asks ----------------------------------------------------------------------------

    def rowCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._entries)

    def columnCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else 1

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = DISPLAY) -> object:
        """What the only column is called; nobody sees it, but screen readers may tell it."""
        if orientation == Qt.Orientation.Vertical or role != DISPLAY:
            return None
        return QCoreApplication.translate("LogView", "Log")

    def data(self, index: Index, role: int = DISPLAY) -> object:
        if not index.isValid():
            return None
        entry = self._entries[index.row()]
        if role == DISPLAY:
            return entry.text
        if role == ENTRY:
            return entry
        if role == DESCRIBED:
            #: {rule} is the number of a rule
            text = QCoreApplication.translate("LogModel", "Rule {rule}")
            return text.format(rule=entry.rule)
        return None
