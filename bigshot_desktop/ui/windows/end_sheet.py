"""The end of a match: who won, what everybody's total is made of, and how it came about round by round."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QResizeEvent
from PySide6.QtWidgets import QFileDialog, QFrame, QLabel, QStackedWidget, QVBoxLayout, QWidget

from bigshot_desktop.table.problems import Problem
from bigshot_desktop.ui.boards.line_chart import LineChart, Lines, Series
from bigshot_desktop.ui.bridge import Bridge
from bigshot_desktop.ui.layouts import Columns, Flow
from bigshot_desktop.ui.models.big_shot import standings, wealth
from bigshot_desktop.ui.windows.buttons import Button, Segments
from bigshot_desktop.ui.windows.ledger import Ledger
from bigshot_desktop.ui.windows.ornament import Ornament
from bigshot_desktop.ui.windows.scrolling import ScrollPage

if TYPE_CHECKING:
    from bigshot_desktop.table.match import Match


class EndSheet(QWidget):
    """The sheet. ``fortunes`` gives the lines of the chart."""

    again_wanted = Signal()
    """The same deal once more."""
    new_wanted = Signal()
    copy_wanted = Signal()
    home_wanted = Signal()

    def __init__(
        self,
        bridge: Bridge,
        fortunes: Callable[[Match], list[Series]],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._fortunes = fortunes
        result = bridge.match.result
        assert result is not None
        self._standings = standings.StandingsModel(result, bridge, self)
        self._wealth = wealth.WealthModel(bridge, self)
        self._title = QLabel(wordWrap=True)
        self._title.setProperty("kind", "title")
        self._title.setTextFormat(Qt.TextFormat.PlainText)
        self._title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._remarks = QLabel(wordWrap=True)
        self._remarks.setTextFormat(Qt.TextFormat.PlainText)
        self._remarks.setProperty("kind", "caption")
        self._remarks.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.account = Ledger(self._standings, standings.Role.EMPHASIS)
        self._heading = QLabel()
        self._heading.setProperty("kind", "subtitle")
        self.view = Segments(("chart", "table"))
        self.view.show_icons(("chart", "table"))
        self.save = Button("quiet", "save")
        self.chart = LineChart()
        self.rounds = Ledger(self._wealth)
        self._told = QLabel(wordWrap=True)
        self._told.setProperty("kind", "refusal")
        self.again = Button("primary", "redo")
        self.new = Button("", "new")
        self.copy = Button("", "save")
        self.home = Button("", "home")
        self._columns = Columns(gap=24)
        self._lay_out()
        self._connect()
        self.retranslate()

    # --- how it is made --------------------------------------------------------------------------

    def _lay_out(self) -> None:
        over_chart = Flow(leading=1)
        for widget in (self._heading, self.view, self.save):
            over_chart.addWidget(widget)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.chart)
        self._stack.addWidget(self.rounds)
        page = ScrollPage()
        page.column.setContentsMargins(20, 14, 20, 14)
        page.column.setSpacing(10)
        for part in (self._title, Ornament(), self._remarks):
            page.column.addWidget(part)
        chart = QWidget()
        over_time = QVBoxLayout(chart)
        over_time.setContentsMargins(0, 0, 0, 0)
        over_time.addLayout(over_chart)
        over_time.addWidget(self._told)
        over_time.addWidget(self._stack, 1)
        account = QWidget()
        at_the_top = QVBoxLayout(account)
        at_the_top.setContentsMargins(0, 0, 0, 0)
        at_the_top.addWidget(self.account)
        at_the_top.addStretch(1)
        self._columns.addWidget(account)
        self._columns.addWidget(chart)
        page.column.addLayout(self._columns)
        page.column.addStretch(1)
        self._told.hide()
        sheet = QFrame()
        sheet.setProperty("kind", "card")
        inside = QVBoxLayout(sheet)
        inside.setContentsMargins(2, 2, 2, 2)
        inside.addWidget(page)
        buttons = Flow()
        for button in (self.again, self.new, self.copy, self.home):
            buttons.addWidget(button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(8)
        whole.addWidget(sheet, 1)
        whole.addLayout(buttons)

    def _connect(self) -> None:
        self.view.chosen.connect(self.show_as)
        self.save.clicked.connect(self._ask_where)
        self.again.clicked.connect(self.again_wanted)
        self.new.clicked.connect(self.new_wanted)
        self.copy.clicked.connect(self.copy_wanted)
        self.home.clicked.connect(self.home_wanted)

    # --- chart and table -------------------------------------------------------------------------

    def show_as(self, key: str) -> None:
        """Shows the rounds as a chart or as a table."""
        self.view.choose(key)
        shown = self.chart if key == "chart" else self.rounds
        for one in (self.chart, self.rounds):
            policy = one.sizePolicy()
            fits = policy.Policy.Expanding if one is shown else policy.Policy.Ignored
            policy.setVerticalPolicy(fits)
            one.setSizePolicy(policy)
        self._stack.setCurrentWidget(shown)
        self.save.setEnabled(shown is self.chart)

    def _draw_chart(self) -> None:
        voice = self._bridge.voice
        lines = Lines(
            tuple(self._fortunes(self._bridge.match)),
            axis=self.tr("Rounds"),
            heading=_round_name,
            figure=lambda value: voice.money(round(value)),
        )
        self.chart.show_lines(lines)
        self.chart.setAccessibleName(self.tr("Wealth over the rounds"))

    def _ask_where(self) -> None:
        title, pictures, drawings = self._words_for_saving()
        name, _ = QFileDialog.getSaveFileName(
            self, title, "chart.png", f"{pictures} (*.png);;{drawings} (*.svg)"
        )
        if name:
            self.save_chart(Path(name))

    def _words_for_saving(self) -> tuple[str, str, str]:
        return self.tr("Save the chart"), self.tr("Pictures"), self.tr("Drawings")

    def save_chart(self, path: Path) -> None:
        """Writes the chart into a file, or tells why that cannot be."""
        try:
            self.chart.save(path)
        except Problem as problem:
            self._told.setText(self._bridge.voice.problem(problem))
        else:
            self._told.clear()
        self._told.setHidden(not self._told.text())

    # --- language --------------------------------------------------------------------------------

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.again.setFocus(event.reason())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._columns.set_narrowest(self.account.natural_width)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._standings.retranslate()
            self._wealth.retranslate()
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Says everything again, in the language of now."""
        voice, match = self._bridge.voice, self._bridge.match
        result = match.result
        assert result is not None
        ended = match.steps[-1].events[-1] if match.steps else None
        self._title.setText(voice.event(ended) if ended else "")
        unlucky = [voice.standing(one) for one in result.standings if not one.qualified]
        self._remarks.setText("\n".join(unlucky))
        self._remarks.setHidden(not unlucky)
        self.account.setAccessibleName(self.tr("Final account"))
        self._heading.setText(self.tr("Wealth over the rounds"))
        self.rounds.setAccessibleName(self.tr("Wealth over the rounds"))
        self.view.say(self.tr("Show the rounds as"), (self.tr("Chart"), self.tr("Table")))
        self.save.say(self.tr("Save the chart…"))
        self.again.say(
            self.tr("Play the same deal again"), self.tr("The same players, lots, colours and dice")
        )
        self.new.say(self.tr("New match"))
        self.copy.say(self.tr("Save a copy…"))
        self.home.say(self.tr("Home"))
        self._draw_chart()


def _round_name(column: int) -> str:
    if not column:
        return QCoreApplication.translate("EndSheet", "At the start")
    return QCoreApplication.translate("EndSheet", "After round {number}").format(number=column)
