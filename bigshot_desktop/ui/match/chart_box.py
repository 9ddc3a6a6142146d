"""How figures went over a match, as a chart or as a table, and the chart as a file."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QFileDialog, QVBoxLayout, QWidget

from bigshot_desktop.table.problems import Problem
from bigshot_desktop.ui.look.layouts import Flow
from bigshot_desktop.ui.look.plain_text import PlainLabel
from bigshot_desktop.ui.look.retranslated import Retranslated
from bigshot_desktop.ui.models.history import HistoryChart
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.widgets.ledger_table import LedgerTable
from bigshot_desktop.ui.widgets.line_chart import LineChart, Lines, Series
from bigshot_desktop.ui.widgets.page_buttons import Button, Segments
from bigshot_desktop.ui.widgets.page_stack import PageStack


def drawn(wealth_chart: HistoryChart) -> Lines:
    """A history as lines of a chart: all that the viewer may know of it."""
    model = wealth_chart.model
    lines = ((head, model.line(column)) for column, head in enumerate(model.heads()))
    return Lines(
        tuple(Series(head.name, head.piece, values) for head, values in lines if values),
        title=wealth_chart.title(),
        axis=wealth_chart.axis(),
        heading=wealth_chart.heading,
        figure=lambda value: model.written(round(value)),
        steps=wealth_chart.steps,
        scale=wealth_chart.scale,
    )


def with_ending(path: Path, ending: str) -> Path:
    """A name that says what is in the file: one that ends in neither .png nor .svg gets an ending as well."""
    if path.suffix.lower() in (".png", ".svg"):
        return path
    return path.with_name(path.name + ending)


class ChartBox(Retranslated, QWidget):
    """A chart under its heading. It grows with the match."""

    length_picked = Signal(int)
    """A point of the chart was clicked: so many steps had been taken then."""

    def __init__(
        self, bridge: Bridge, wealth_chart: HistoryChart, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._chart = wealth_chart
        self._heading = PlainLabel()
        self._heading.setProperty("kind", "subtitle")
        self.view = Segments(("chart", "table"))
        self.view.show_icons(("stock", "table"))
        self.save = Button("quiet", "save")
        self.told = PlainLabel(wordWrap=True)
        self.told.setProperty("kind", "refusal")
        self.told.hide()
        self._stack = PageStack(self)
        self.chart = LineChart()
        self.table = LedgerTable(wealth_chart.model, parent=self._stack)
        self._stack.addWidget(self.chart)
        self._stack.addWidget(self.table)
        self.nothing = PlainLabel(wordWrap=True, alignment=Qt.AlignmentFlag.AlignCenter)
        """In place of the chart: why nothing is drawn."""
        self._stack.addWidget(self.nothing)
        top = Flow(leading=1)
        for widget in (self._heading, self.view, self.save):
            top.addWidget(widget)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(top)
        column.addWidget(self.told)
        column.addWidget(self._stack, 1)
        self.view.chosen.connect(self.show_as)
        self.chart.picked.connect(
            lambda column: self.length_picked.emit(wealth_chart.model.length_at(column))
        )
        self.save.clicked.connect(self._ask_where)
        model = wealth_chart.model
        for signal in (model.rowsInserted, model.rowsRemoved, model.dataChanged):
            signal.connect(self._draw)
        self.show_as("chart")
        self.retranslate()

    # --- chart and table -------------------------------------------------------------------------

    def show_as(self, key: str) -> None:
        """Shows the figures as a chart or as a table."""
        self.view.choose(key)
        shown: QWidget = self.table
        if key == "chart":
            shown = self.chart if self.chart.lines.series else self.nothing
        self._stack.setCurrentWidget(shown)
        self._stack.updateGeometry()
        self.save.setEnabled(shown is self.chart)

    def focusInEvent(self, event: QFocusEvent) -> None:
        shown = self._stack.currentWidget()
        (self.view if shown is None or shown is self.nothing else shown).setFocus(event.reason())

    def _draw(self) -> None:
        was_empty = not self.chart.lines.series
        self.chart.show_lines(drawn(self._chart))
        if was_empty == bool(self.chart.lines.series):
            self.show_as(self.view.key)

    # --- files -----------------------------------------------------------------------------------

    def _ask_where(self) -> None:
        self._tell("")
        title, pictures, drawings = self._words_for_saving()
        kinds = {f"{pictures} (*.png)": ".png", f"{drawings} (*.svg)": ".svg"}
        name, kind = QFileDialog.getSaveFileName(self, title, "chart.png", ";;".join(kinds))
        if name:
            self.save_chart(with_ending(Path(name), kinds.get(kind, ".png")))

    def _words_for_saving(self) -> tuple[str, str, str]:
        return self.tr("Save the chart"), self.tr("Pictures"), self.tr("Drawings")

    def save_chart(self, path: Path) -> None:
        """Writes the chart into a file, or tells why that cannot be."""
        try:
            self.chart.save(path)
        except Problem as problem:
            self._tell(self._bridge.narrator.problem(problem))
        else:
            self._tell("")

    def _tell(self, sentence: str) -> None:
        self.told.setText(sentence)
        self.told.setHidden(not sentence)

    # --- language --------------------------------------------------------------------------------

    def retranslate(self) -> None:
        self._chart.model.retranslate()
        title = self._chart.title()
        self._heading.setText(title)
        self.table.setAccessibleName(title)
        self.view.set_text(self.tr("Show as"), (self.tr("Chart"), self.tr("Table")))
        self.save.set_text(self.tr("Save the chart…"))
        self.nothing.setText(
            self.tr(
                "Nothing is drawn here: in this match the players hide from each other what they have."
            )
        )
        self._draw()
