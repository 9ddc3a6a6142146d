"""A duplicate evening from the home page: put together, played table by table, compared."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from bigshot_desktop.games import ENTRIES
from bigshot_desktop.table import paths, shelf
from bigshot_desktop.table.duplicate_evening import (
    Evening,
    Evenings,
    deal,
    read_evenings,
    save_evenings,
)
from bigshot_desktop.table.seats import Seat
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.pages.duplicate_evening import DuplicateEveningPage
from tests.table.matches import go_on
from tests.ui.app.marked_language import said, show, spoken_otherwise, unmarked
from tests.ui.input import Keyboard, Mouse
from tests.ui.players import InstantBots
from tests.ui.window_matches import play

CLICK = Qt.MouseButton.LeftButton


def evening_of(window: MainWindow) -> DuplicateEveningPage:
    page = window.sheets.page
    assert isinstance(page, DuplicateEveningPage)
    return page


def test_an_evening_from_the_home_page_to_the_comparison(qtbot: QtBot, window: MainWindow) -> None:
    """Two tables of two people each, with real keys and clicks."""
    window.matches.runner = InstantBots()  # type: ignore[assignment]
    Mouse().click(window.home.evening)
    page = evening_of(window)
    qtbot.mouseClick(page.form.game.button("big-shot"), CLICK)
    players = page.form._players["big-shot"]
    qtbot.mouseClick(players.button("2"), CLICK)
    for line, names in zip(page.form.lines, ("Anna, Ben", "Cleo, Dan"), strict=True):
        qtbot.keyClicks(line.names, names)
    qtbot.mouseClick(page.form.begin, CLICK)
    assert [button.text() for button in page.tables.buttons] == ["Deal", "Deal"]
    lots = []
    for number, people in enumerate((["Anna", "Ben"], ["Cleo", "Dan"])):
        Mouse().click(page.tables.buttons[number])
        table = window.table
        assert table is not None
        match = table.bridge.match
        assert [seat.name for seat in match.seats] == people
        lots.append(match.setup.deal)
        if number == 0:  # left in between, and gone on with from the page
            play(qtbot, table, Keyboard(), steps=6)
            window.go_home()
            Mouse().click(window.home.evening)
            page = evening_of(window)
            qtbot.waitUntil(page.progress.isHidden)
            assert page.tables.buttons[0].text() == "Continue"
            Mouse().click(page.tables.buttons[0])
            table = window.table
            assert table is not None
        play(qtbot, table, Keyboard(), seed=number)
        window.go_home()
        Mouse().click(window.home.evening)
        page = evening_of(window)
        qtbot.waitUntil(lambda: page.tables.buttons[number].text() == "Look at it")  # noqa: B023
        assert page.tables.buttons[0].isEnabled() is (
            number == 1
        )  # before that it would tell the dice
    assert lots[0] == lots[1]
    assert sorted(page.people.model.names) == ["Anna", "Ben", "Cleo", "Dan"]
    assert page.people.isVisible()
    assert page.totals.model.heads == ("Table 1", "Table 2")
    assert page.totals.model.rows[0][0].startswith("Anna: ")
    assert page.totals.model.rows[0][1].startswith("Cleo: ")
    Mouse().click(page.tables.buttons[0])
    assert window.matches.replays.page is not None
    assert window.matches.replays.page.bridge.match.seats[0].name == "Anna"


@pytest.fixture
def page(qtbot: QtBot, home: Path) -> DuplicateEveningPage:
    found = DuplicateEveningPage()
    show(qtbot, found, 1000, 700)
    return found


@pytest.mark.parametrize(
    ("tables", "told"),
    [
        (("Anna",), "At least two tables"),
        (("Anna", "Bea, Cleo"), "equally many people"),
        (("Anna, Anna", "Bea, Cleo"), "sits twice"),
        (("A, B, C, D, E", "F, G, H, I, J"), "more people at a table"),
        (("Anna", "Anna"), "Two tables are the same"),
        (("Anna", "x" * 50), "cannot be used"),
    ],
)
def test_what_is_wrong_is_told(
    qtbot: QtBot, page: DuplicateEveningPage, tables: tuple[str, ...], told: str
) -> None:
    for line, names in zip(page.form.lines, tables, strict=False):
        line.names.setText(names)
    with qtbot.assertNotEmitted(page.form.begun):
        qtbot.mouseClick(page.form.begin, CLICK)
    assert any(told in text for text in said(page))


def test_bots_take_the_seats_that_are_left_the_same_at_every_table(
    qtbot: QtBot, page: DuplicateEveningPage
) -> None:
    qtbot.mouseClick(page.form.more, CLICK)
    for line, name in zip(page.form.lines, ("Anna", "Bea", "Stella"), strict=True):
        line.names.setText(name)
    qtbot.mouseClick(page.form.begin, CLICK)
    (evening,) = read_evenings(paths.evenings_file())[0].evenings
    assert [table[0].name for table in evening.tables] == ["Anna", "Bea", "Stella"]
    assert len({table[1:] for table in evening.tables}) == 1
    assert len({seat.name for table in evening.tables for seat in table}) == 6
    assert str(evening.seed) not in "\n".join(said(page))
    qtbot.mouseClick(page.forget, CLICK)
    assert read_evenings(paths.evenings_file())[0] == Evenings()
    assert page.tables.isHidden()


def test_a_change_of_language_reaches_everything(qtbot: QtBot, home: Path) -> None:
    bot = Seat("Otto", "bot", "hard", "otto")
    evening = Evening("2026-11-17", "big-shot", 3, ((Seat("Anna"), bot), (Seat("Bea"), bot)))
    save_evenings(Evenings((evening,)), paths.evenings_file())
    for number in range(2):
        match = deal(evening, number)
        rng = Random(number)
        while match.to_act:
            go_on(match, rng)
        shelf.put_away(match, shelf.begin(match))
    page = DuplicateEveningPage()
    show(qtbot, page, 1000, 700)
    qtbot.waitUntil(page.people.isVisible)
    titles = [entry.title for entry in ENTRIES.values()]
    with spoken_otherwise():
        assert unmarked(page, "Anna", "Bea", "Otto", *titles) == set()
