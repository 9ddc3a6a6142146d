"""Which matches the statistics are about: whose, of which game, with how many players, against whom."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLocale, Signal
from PySide6.QtWidgets import QComboBox, QWidget

from bigshot_desktop.bots.levels import LEVELS
from bigshot_desktop.games import ENTRIES
from bigshot_desktop.table.played_matches import PlayedMatch
from bigshot_desktop.table.statistics import ANYBODY, BOTS, PEOPLE, Filter
from bigshot_desktop.ui.look import language
from bigshot_desktop.ui.look.layouts import Flow
from bigshot_desktop.ui.look.plain_text import PlainLabel
from bigshot_desktop.ui.look.retranslated import Retranslated
from bigshot_desktop.ui.widgets.calm import CalmBox
from bigshot_desktop.ui.widgets.labelled import labelled


class StatisticsFilter(Retranslated, QWidget):
    """Four boxes with what there is to choose from."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.person, self.game, self.players, self.against = (CalmBox() for _ in range(4))
        self.boxes = (self.person, self.game, self.players, self.against)
        self._labels = [PlainLabel() for _ in self.boxes]
        self._numbers: list[int] = []
        self._levels: list[str] = []
        row = Flow(self, gap=10)
        for label, box in zip(self._labels, self.boxes, strict=True):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            row.addWidget(labelled(label, box))
            box.activated.connect(self.changed)
        self.retranslate()

    # --- what is chosen --------------------------------------------------------------------------

    @property
    def name(self) -> str:
        """The person; nothing while nobody has played."""
        return str(self.person.currentData() or "")

    @property
    def which(self) -> Filter:
        return Filter(
            str(self.game.currentData() or ""),
            int(self.players.currentData() or 0),
            str(self.against.currentData() or ""),
        )

    # --- what there is to choose from ------------------------------------------------------------

    def offer(self, matches: Sequence[PlayedMatch]) -> None:
        """The numbers of players and the levels of bots of these matches."""
        finished = [match for match in matches if match.finished]
        self._numbers = sorted({len(match.players) for match in finished})
        met = {player.level for match in finished for player in match.players if player.level}
        self._levels = [*(one for one in LEVELS if one in met), *sorted(met - {*LEVELS})]
        self.retranslate()

    def offer_people(self, names: Sequence[str], wanted: str = "") -> None:
        """These people; who was chosen stays chosen, unless somebody else is wanted."""
        wanted = wanted or self.name
        self.person.clear()
        for name in names:
            self.person.addItem(name, name)
        self.person.setCurrentIndex(max(0, self.person.findData(wanted)))

    def retranslate(self) -> None:
        titles = (self.tr("Person"), self.tr("Game"), self.tr("Players"), self.tr("Against"))
        for label, box, title in zip(self._labels, self.boxes, titles, strict=True):
            label.setText(title)
            box.setAccessibleName(title)
        games = [("", self.tr("All games")), *((one.id, one.title) for one in ENTRIES.values())]
        _fill(self.game, games)
        numbers = [(number, QLocale().toString(number)) for number in self._numbers]
        _fill(self.players, [(0, self.tr("Any number")), *numbers])
        narrator = language.narrator()
        levels = [
            (
                level,
                self.tr("Bots: {level}").format(
                    level=narrator.level(level).name if level in LEVELS else level
                ),
            )
            for level in self._levels
        ]
        _fill(
            self.against,
            [
                (ANYBODY, self.tr("Anybody")),
                #: Matches in which at least two people play
                (PEOPLE, self.tr("Other people too")),
                #: Matches of one person against bots
                (BOTS, self.tr("Bots only")),
                *levels,
            ],
        )


def _fill(box: QComboBox, entries: Sequence[tuple[object, str]]) -> None:
    """Other choices, or the same in other words; what was chosen stays chosen."""
    chosen = box.currentData()
    box.clear()
    for value, text in entries:
        box.addItem(text, value)
    box.setCurrentIndex(max(0, box.findData(chosen)))
