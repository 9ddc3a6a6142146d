"""How far the match is and who leads stands in the bar, in every game; the variants are one key away."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bigshot_desktop.games.big_shot.rules.decisions import Speak
from bigshot_desktop.games.saludos_amigos.rules.decisions import Negotiate
from bigshot_desktop.games.shark.rules.decisions import Trade
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.match.table_page import TablePage
from bigshot_desktop.ui.play.turns import Phase
from tests.ui.geometry import settle
from tests.ui.input import Mouse, take_turn
from tests.ui.players import a_match
from tests.ui.positions import EXPERT, asked, finished, sit_at, until
from tests.ui.window_matches import sit


def told(table: TablePage) -> list[str]:
    return list(table.whereabouts.told)


def wealth_of(table: TablePage) -> list[int | None]:
    """What counts for winning, as the table shows it."""
    of = table.bridge.narrator.words.wealth_of
    assert of is not None
    return list(of(table.bridge.observation))


def test_the_round_is_in_sight_and_the_last_is_announced(window: MainWindow) -> None:
    table = sit_at(window, asked(Speak))
    assert told(table)[0] == f"Round {table.bridge.observation.round} of 18"
    assert table.whereabouts.isVisible()
    assert not table.whereabouts.is_last
    assert "Last" not in table.whereabouts.text()
    last = until(a_match("hbb"), lambda one: one.state.round == 18 and one.to_act == (0,))
    table = sit_at(window, last)
    assert table.turns.phase is not Phase.SHOWING
    assert told(table)[0] == "Last round: 18 of 18"
    assert table.whereabouts.is_last


def test_who_leads_is_told_by_what_counts(window: MainWindow) -> None:
    table = sit_at(window, finished())
    result = table.bridge.match.result
    assert result is not None
    wealth = wealth_of(table)
    totals = {one.seat: one.total for one in result.standings}
    assert wealth == [totals[seat] for seat in range(len(wealth))]
    best = [seat for seat, total in totals.items() if total == max(totals.values())]
    narrator = table.bridge.narrator
    assert narrator.leaders(table.bridge.observation) == tuple(best)
    assert narrator.leading(best) not in told(table), "nobody is ahead once it is over"
    assert not table.whereabouts.is_last


def test_with_three_it_is_told_at_first_that_a_colour_belongs_to_nobody(
    window: MainWindow,
) -> None:
    """A quarter of the cubes on the ring are nobody's: nothing else in sight says so."""
    match = asked(Speak, "hbb")
    table = sit_at(window, match)
    owned = {one for colours in match.setup.deal.colours for one in colours}
    (free,) = {0, 1, 2, 3} - owned
    name = table.bridge.narrator.name("colour", free)
    assert told(table)[-1] == f"{name} belongs to nobody"
    later = until(a_match("hbb"), lambda one: one.state.round == 6 and one.to_act == (0,))
    assert not any("nobody" in one for one in told(sit_at(window, later)))
    four = asked(Speak, "hbbb")
    assert not any("nobody" in one for one in told(sit_at(window, four)))


def test_nobody_learns_from_it_what_is_hidden(window: MainWindow) -> None:
    match = until(a_match("hbb", **EXPERT), lambda one: one.state.round == 6 and one.to_act == (0,))
    table = sit_at(window, match)
    assert None in wealth_of(table)
    assert told(table) == ["Round 6 of 18"]


def test_shark_tells_what_ends_it(window: MainWindow) -> None:
    table = sit_at(window, asked(Trade, game="shark"))
    seen = table.bridge.observation
    leaders = table.bridge.narrator.leaders(seen)
    turn, *leader = told(table)[: 1 + bool(leaders)]
    value, buildings = told(table)[-2:]
    assert turn == f"Turn {seen.turn}"
    assert value in table.bridge.narrator.progress(seen)
    assert value.endswith(f" {max(seen.values)} of 15")
    assert buildings == f"Buildings left: {18 - max(seen.used)}"
    assert leader == ([table.bridge.narrator.leading(leaders)] if leaders else [])


def test_saludos_amigos_tells_what_ends_it(window: MainWindow) -> None:
    table = sit_at(window, asked(Negotiate, "hbbb", game="saludos-amigos"))
    seen = table.bridge.observation
    assert told(table)[:4] == [
        f"Turn {seen.turn}",
        f"Projects: {seen.completed} of 4",
        f"Journalists: {seen.journalists} of 2",
        f"Sections left: {21 - sum(seen.sections)}",
    ]


@pytest.mark.usefixtures("fourth_game")
def test_a_game_without_a_table_of_its_own_counts_moves(window: MainWindow) -> None:
    table = sit(window, "hh", game="pebbles")
    first = told(table)
    assert first[0].startswith("Move ")
    hands: Any = Mouse()
    while told(table) == first:
        take_turn(table, hands)
        QApplication.processEvents()
    assert told(table)[0].startswith("Move ")


@pytest.mark.parametrize("by_key", [False, True])
def test_the_variants_are_one_click_away(window: MainWindow, by_key: bool) -> None:
    table = sit_at(window, asked(Speak, **EXPERT))
    settle(window)
    if by_key:
        QTest.keyClick(window.windowHandle(), Qt.Key.Key_V)
    else:
        QTest.mouseClick(table.whereabouts, Qt.MouseButton.LeftButton)
    variants = table.whereabouts.variant_list
    assert variants is not None
    narrator = table.bridge.narrator
    assert variants.lines == [
        f"{narrator.option(name).name}: {narrator.option_value(name, value).name}"
        for name, value in table.bridge.match.setup.options
    ]
    assert variants.isVisible()
    assert window.rect().contains(variants.geometry())
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Escape)
    assert table.whereabouts.variant_list is None


def test_variants_that_are_off_are_no_headings(window: MainWindow) -> None:
    """As it was seen: "Variant III: no colour die: The colour die" in a match with the colour die."""
    table = sit(window, "hbb", game="shark", variant_1="yes")
    table.whereabouts.switch_variants()
    variants = table.whereabouts.variant_list
    assert variants is not None
    assert variants.lines == [
        "First share: Dealt",
        "Shares to buy: Five in a turn",
        "Variant I: chains up to 7: 7 at most",
    ]
    assert variants.off == (
        "Not in play: Variant II: Black for the smallest, Variant III: no colour die"
    )


def test_the_variants_go_with_the_table(window: MainWindow) -> None:
    table = sit_at(window, asked(Speak))
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_V)
    variants = table.whereabouts.variant_list
    assert variants is not None
    window.go_home()
    assert not variants.isVisible()


def test_it_stays_at_the_end_of_the_line(window: MainWindow) -> None:
    """With little room the first thing is still told; the tool tip has the rest."""
    table = sit_at(window, asked(Negotiate, "hbbb", game="saludos-amigos"))
    settle(window)
    bar, whereabouts = table.bar, table.whereabouts
    right = whereabouts.mapTo(bar, whereabouts.rect().bottomRight())
    assert bar.width() - right.x() < 2 * bar.fontMetrics().height()
    assert right.y() < bar.height() / 2
    _, face = whereabouts._fitted(whereabouts.rect())
    assert QFontMetrics(face).height() >= 0.7 * bar.fontMetrics().height()
    narrow = QRect(0, 0, 6 * bar.fontMetrics().height(), whereabouts.height())
    text, _ = whereabouts._fitted(narrow)
    wide = QRect(0, 0, 30 * bar.fontMetrics().height(), 2 * whereabouts.height())
    line, face = whereabouts._fitted(wide)
    assert QFontMetrics(face).horizontalAdvance(line) <= wide.width(), "in one line"
    assert text.startswith(told(table)[0])
    assert len(text) < len(whereabouts.text())
    assert all(one in whereabouts.toolTip() for one in told(table))
