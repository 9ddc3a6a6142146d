"""The stock chart: every point of it, in many matches, is what the table and the log say."""

from __future__ import annotations

from itertools import cycle, islice
from random import Random
from typing import Final

import pytest
from PySide6.QtCore import QRect
from pytestqt.qtbot import QtBot

from bigshot_desktop.engine.game import CHANCE
from bigshot_desktop.games.shark.rules.events import MatchEnded, TurnBegan, ValueChanged
from bigshot_desktop.games.shark.window.models.prices import PricesModel, price_chart
from bigshot_desktop.games.shark.window.models.wealth import WealthModel, wealth_chart
from bigshot_desktop.games.shark.window.stock_page import StockPage
from bigshot_desktop.table.match import Match, Step
from bigshot_desktop.ui.match.chart_box import drawn
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.play.dispatch import Rank
from bigshot_desktop.ui.widgets.line_chart import LineChart
from bigshot_desktop.ui.widgets.scrolling import ScrollPage
from tests.ui.app.marked_language import show, stops
from tests.ui.models.model_checks import SHARK, Kind, play_on

MATCHES: Final = 200
"""Every number of players with every variant four times: twice while the chart follows, twice afterwards."""
VARIANTS: Final[tuple[dict[str, str], ...]] = (
    {},
    {"variant_1": "yes"},
    {"variant_2": "yes"},
    {"variant_3": "yes"},
    {"variant_1": "yes", "variant_2": "yes"},
    {"variant_1": "yes", "variant_3": "yes"},
    {"start_share": "chosen", "buy_limit": "per-occasion"},
)


def kinds() -> list[Kind]:
    """Tables for two to six, with all variants; seven and five have no common factor, so all pairs are met."""
    chosen = [tuple(options.items()) for options in VARIANTS]
    pairs = zip(cycle("b" * players for players in range(2, 7)), cycle(chosen), strict=False)
    return [Kind(seats, options, "shark") for seats, options in islice(pairs, MATCHES)]


class Witness:
    """Writes down what the table and what the log say at the end of each turn."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.told = [0, 0, 0, 0]
        self.values = [list(match.state.values)]
        self.totals = [self._totals()]

    def see(self, step: Step) -> None:
        for event in step.events:
            match event:
                case ValueChanged(company, old, new):
                    assert self.told[company] == old
                    self.told[company] = new
                case TurnBegan(turn=turn) if turn > 1:
                    self._note()
                case MatchEnded():
                    self._note()

    def _note(self) -> None:
        values = list(self.match.state.values)
        assert values == self.told
        self.values.append(values)
        self.totals.append(self._totals())

    def _totals(self) -> list[int]:
        state = self.match.state
        return [
            cash
            + sum(state.shares[4 * seat + company] * state.values[company] for company in range(4))
            for seat, cash in enumerate(state.cash)
        ]


def played(match: Match, rng: Random) -> Step:
    """Any legal action, or the dice."""
    (seat,) = match.to_act
    step = match.draw() if seat == CHANCE else match.play(match.game.sample(match.state, seat, rng))
    assert isinstance(step, Step)
    return step


def read_off(chart: LineChart) -> list[list[float]]:
    """The values of all lines, by column, from where their points are on the screen."""
    plot, scale = chart.plot(), chart.ticks()
    last = chart.lines.columns - 1
    found: list[list[float]] = []
    for column in range(last + 1):
        points = [chart.place(line, column) for line in range(len(chart.lines.series))]
        assert {round((at.x() - plot.left()) / plot.width() * last, 6) for at in points} == {column}
        shares = [(plot.bottom() - at.y()) / plot.height() for at in points]
        found.append([round(scale[0] + share * (scale[-1] - scale[0]), 6) for share in shares])
    return found


def test_every_point_is_what_the_table_and_the_log_say(qapp: object) -> None:
    """Half of the charts follow their match, the others are made when it is over."""
    chart = LineChart()
    chart.resize(900, 500)
    longest = 0
    for number, kind in enumerate(kinds()):
        bridge, rng = kind.bridge(number), Random(number)
        match, witness = bridge.match, Witness(bridge.match)
        if number % 2:
            while match.to_act:
                witness.see(played(match, rng))
        prices, wealth = PricesModel(bridge), WealthModel(bridge)
        bridge.stepped.subscribe(Rank.SOUNDS, witness.see)
        while match.to_act:
            play_on(bridge, rng)
        chart.show_lines(drawn(price_chart(prices)))
        assert [
            list(row) for row in zip(*map(prices.line, range(4)), strict=True)
        ] == witness.values
        assert read_off(chart) == witness.values
        chart.show_lines(drawn(wealth_chart(wealth)))
        assert read_off(chart) == witness.totals
        assert chart.lines.columns == match.state.turn + 1
        longest = max(longest, chart.lines.columns)
    assert longest > 60


@pytest.fixture
def bridge(qapp: object) -> Bridge:
    bridge, rng = SHARK[2].bridge(), Random(3)
    while bridge.match.to_act:
        play_on(bridge, rng)
    return bridge


def test_the_chart_fills_the_page_and_the_table_scrolls(qtbot: QtBot, bridge: Bridge) -> None:
    sheet = StockPage(bridge, PricesModel(bridge, bridge))
    show(qtbot, sheet, 720, 470)
    page = sheet.findChild(ScrollPage)
    assert isinstance(page, ScrollPage)
    bar = page.verticalScrollBar()
    place = QRect(
        sheet.box.chart.mapTo(sheet, sheet.box.chart.rect().topLeft()), sheet.box.chart.size()
    )
    assert sheet.rect().contains(place)
    assert (bar.maximum(), place.height() > 0.8 * sheet.height()) == (0, True)
    sheet.box.show_as("table")
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    assert sheet.box.table.height() > sheet.height()
    sheet.box.show_as("chart")
    qtbot.waitUntil(lambda: bar.maximum() == 0)


def test_keys_reach_everything_and_the_chart_first(qtbot: QtBot, bridge: Bridge) -> None:
    sheet = StockPage(bridge, PricesModel(bridge, bridge))
    show(qtbot, sheet, 720, 470)
    sheet.setFocus()
    assert sheet.box.chart.hasFocus()
    reached = stops(qtbot)
    assert all(widget.accessibleName() for widget in reached)
    assert {*reached} >= {sheet.box.chart, sheet.box.save}
