"""A duplicate evening from the home page: put together, played table by table, compared."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from bigshot_desktop.games import ENTRIES
from bigshot_desktop.table import paths, shelf
from bigshot_desktop.table.duplicate_evening import (
    Comparison,
    Evening,
    Evenings,
    deal,
    read_evenings,
    save_evenings,
)
from bigshot_desktop.table.seats import Seat
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.match.evening_tag import EveningTag
from bigshot_desktop.ui.pages.duplicate_evening import DuplicateEveningPage
from bigshot_desktop.words.narrator import Narrator
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
    for row, names in zip(page.form.rows, (("Anna", "Ben"), ("Cleo", "Dan")), strict=True):
        for field, name in zip(row.fields, names, strict=True):
            qtbot.keyClicks(field, name)
    qtbot.mouseClick(page.form.begin, CLICK)
    assert [button.text() for button in page.tables.buttons] == ["Deal", "Deal"]
    assert page.next.heading.text() == "Table 1 plays next: Anna, Ben"
    assert page.next.go.hasFocus()
    assert not page.form.isVisible()  # no second large button that begins an evening
    lots = []
    for number, people in enumerate((["Anna", "Ben"], ["Cleo", "Dan"])):
        assert page.next.go.text() == f"Table {number + 1} begins"
        Mouse().click(page.next.go)
        table = window.table
        assert table is not None
        match = table.bridge.match
        assert [seat.name for seat in match.seats] == people
        lots.append(match.setup.deal)
        if number == 0:  # left in between, and gone on with from the page
            play(qtbot, table, Keyboard(), steps=6)
            (tag,) = table.findChildren(EveningTag)
            assert tag.isVisible()
            assert tag.text() == "Duplicate evening, table 1"
            window.go_home()
            qtbot.waitUntil(
                lambda: any("Duplicate evening, table 1" in one for one in said(window.home))
            )
            Mouse().click(window.home.evening)
            page = evening_of(window)
            qtbot.waitUntil(page.progress.isHidden)
            assert page.tables.buttons[0].text() == "Continue"
            Mouse().click(page.tables.buttons[0])
            table = window.table
            assert table is not None
        play(qtbot, table, Keyboard(), seed=number)
        sheet = table.centre.end_sheet
        assert sheet is not None
        qtbot.waitUntil(sheet.evening.isVisible)
        # The other table has still to play this deal: neither dice nor lots are shown once more.
        assert [button.isEnabled() for button in (sheet.walk, sheet.again)] == [number == 1] * 2
        sheet.setFocus()
        focus = QApplication.focusWidget()
        assert focus is not None
        qtbot.keyClick(focus, Qt.Key.Key_Tab)
        assert sheet.evening.hasFocus()
        Mouse().click(sheet.evening)
        page = evening_of(window)
        qtbot.waitUntil(lambda: page.tables.buttons[number].text() == "Look at it")  # noqa: B023
        assert page.tables.buttons[0].isEnabled() is (
            number == 1
        )  # before that it would tell the dice
    assert lots[0] == lots[1]
    assert sorted(page.people.model.names) == ["Anna", "Ben", "Cleo", "Dan"]
    assert page.people.isVisible()
    assert page.result.isVisible()
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


def write(page: DuplicateEveningPage, *tables: tuple[str, ...]) -> None:
    """Writes down who sits where."""
    for row, names in zip(page.form.rows, tables, strict=False):
        for field, name in zip(row.fields, names, strict=False):
            field.setText(name)


@pytest.mark.parametrize(
    ("tables", "told", "at"),
    [
        ((("Anna", "Bea"),), "At table 2 somebody has no name yet.", (1, 0)),
        ((("Anna", "Bea"), ("Cleo", " ")), "At table 2 somebody has no name yet.", (1, 1)),
        ((("Anna", "Anna"), ("Bea", "Cleo")), "sits twice", (0, 0)),
        ((("Anna", "Bea"), ("Anna", "Bea")), "Two tables are the same", (1, 0)),
        ((("Anna", "Bea"), ("Cleo", "a\tb")), "cannot be used", (1, 1)),
    ],
)
def test_what_is_wrong_is_told_and_gone_to(
    qtbot: QtBot,
    page: DuplicateEveningPage,
    tables: tuple[tuple[str, ...], ...],
    told: str,
    at: tuple[int, int],
) -> None:
    write(page, *tables)
    with qtbot.assertNotEmitted(page.form.begun):
        qtbot.mouseClick(page.form.begin, CLICK)
    assert any(told in text for text in said(page))
    row, seat = at
    assert page.form.rows[row].fields[seat].hasFocus()


def test_tables_and_people_come_and_go(qtbot: QtBot, page: DuplicateEveningPage) -> None:
    form = page.form
    assert not any(row.remove.isVisible() for row in form.rows)
    qtbot.mouseClick(form.more, CLICK)
    assert form.rows[2].fields[0].hasFocus()
    write(page, ("Anna", "Bea"), ("Cleo", "Dan"), ("Emil", "Fine"))
    qtbot.mouseClick(form.rows[1].remove, CLICK)
    assert [row.people(form.humans) for row in form.rows] == [["Anna", "Bea"], ["Emil", "Fine"]]
    assert [row.label.text() for row in form.rows] == ["Table 1", "Table 2"]
    qtbot.mouseClick(form.people.button("1"), CLICK)
    assert [row.people(form.humans) for row in form.rows] == [["Anna"], ["Emil"]]
    assert not form.rows[0].fields[1].isVisible()
    qtbot.mouseClick(form.people.button("3"), CLICK)
    assert form.rows[0].people(form.humans) == ["Anna", "Bea", ""]


def test_there_are_never_more_people_than_seats(qtbot: QtBot, page: DuplicateEveningPage) -> None:
    form = page.form
    qtbot.mouseClick(form.people.button("4"), CLICK)
    qtbot.mouseClick(form._players["big-shot"].button("2"), CLICK)
    assert (form.number, form.humans) == (2, 2)
    assert not form.people.button("3").isVisible()


def test_variants_are_chosen_as_in_a_new_match(qtbot: QtBot, page: DuplicateEveningPage) -> None:
    form = page.form
    qtbot.mouseClick(form.variants.switch, CLICK)
    box = next(one for one in form.options if one.box.isEnabled())
    place = next(one for one, value in enumerate(box.option.values) if value != box.option.default)
    box.box.setCurrentIndex(place)
    box.box.activated.emit(place)
    write(page, ("Anna", "Bea"), ("Cleo", "Dan"))
    qtbot.mouseClick(form.begin, CLICK)
    (evening,) = read_evenings(paths.evenings_file())[0].evenings
    assert evening.options[box.option.name] == box.option.values[place]
    assert dict(deal(evening, 1).setup.options)[box.option.name] == box.option.values[place]


def test_bots_take_the_seats_that_are_left_the_same_at_every_table(
    qtbot: QtBot, page: DuplicateEveningPage
) -> None:
    qtbot.mouseClick(page.form.people.button("1"), CLICK)
    qtbot.mouseClick(page.form.more, CLICK)
    write(page, ("Anna",), ("Bea",), ("Stella",))
    qtbot.mouseClick(page.form.begin, CLICK)
    (evening,) = read_evenings(paths.evenings_file())[0].evenings
    assert [table[0].name for table in evening.tables] == ["Anna", "Bea", "Stella"]
    assert len({table[1:] for table in evening.tables}) == 1
    assert len({seat.name for table in evening.tables for seat in table}) == 6
    assert str(evening.seed) not in "\n".join(said(page))


@pytest.mark.parametrize("forgets", [True, False])
def test_an_evening_is_forgotten_by_those_who_are_sure(
    qtbot: QtBot, page: DuplicateEveningPage, monkeypatch: pytest.MonkeyPatch, forgets: bool
) -> None:
    write(page, ("Anna", "Ben"), ("Cleo", "Dan"))
    qtbot.mouseClick(page.form.begin, CLICK)
    asked: list[str] = []
    monkeypatch.setattr(QMessageBox, "exec", lambda question: asked.append(question.text()))
    monkeypatch.setattr(
        QMessageBox, "clickedButton", lambda question: question.buttons()[0 if forgets else 1]
    )
    qtbot.mouseClick(page.forget, CLICK)
    assert len(asked) == 1
    assert (read_evenings(paths.evenings_file())[0] == Evenings()) is forgets
    assert page.tables.isHidden() is forgets


def test_another_evening_is_put_together_when_it_is_asked_for(
    qtbot: QtBot, page: DuplicateEveningPage
) -> None:
    assert page.form.isVisible()
    assert not page.another.isVisible()
    write(page, ("Anna", "Ben"), ("Cleo", "Dan"))
    qtbot.mouseClick(page.form.begin, CLICK)
    assert not page.form.isVisible()
    qtbot.mouseClick(page.another, CLICK)
    assert page.form.rows[0].fields[0].hasFocus()
    qtbot.mouseClick(page.form.begin, CLICK)
    assert page.which.count() == 2
    assert not page.form.isVisible()


def test_the_deal_of_an_evening_that_is_not_over_is_shown_to_those_who_are_sure(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = Seat("Otto", "bot", "hard", "otto")
    evening = Evening("2026-11-17", "big-shot", 3, ((Seat("Anna"), bot), (Seat("Bea"), bot)))
    save_evenings(Evenings((evening,)), paths.evenings_file())
    asked: list[str] = []
    answers = [1, 0]
    monkeypatch.setattr(QMessageBox, "exec", lambda question: asked.append(question.text()))
    monkeypatch.setattr(
        QMessageBox, "clickedButton", lambda question: question.buttons()[answers[len(asked) - 1]]
    )
    first = played_table(evening, 0)
    window.sheets.show_files()
    files = window.sheets.page
    window.sheets.open_match(first)
    assert "still to be played by: Bea." in asked[0]
    assert window.matches.replays.page is None
    assert window.pages.currentWidget() is files
    window.sheets.open_match(first)
    assert len(asked) == 2
    replayed = window.matches.replays.page
    assert replayed is not None
    played_table(evening, 1)
    window.matches.replays.open_file(first)  # both have played: nobody is asked
    assert len(asked) == 2
    assert window.matches.replays.page not in (None, replayed)


def played_table(evening: Evening, number: int) -> Path:
    """Where the match of a table is, once it has played."""
    match, rng = deal(evening, number), Random(number)
    while match.to_act:
        go_on(match, rng)
    return shelf.put_away(match, shelf.begin(match))


@pytest.mark.parametrize(
    ("ahead", "title", "by"),
    [
        ((1.5, -1.5), "The evening goes to Anna", "$1.5M more than the average of the same seat."),
        ((4.0, 4.0, -8.0), "The evening goes to Anna and Bea", "$4M more"),
        ((0.0, 0.0), "With the same luck all did equally well", ""),
    ],
)
def test_it_says_whose_the_evening_is(
    page: DuplicateEveningPage, ahead: tuple[float, ...], title: str, by: str
) -> None:
    people = zip(("Anna", "Bea", "Cleo"), ahead, strict=False)
    rows = [Comparison(name, table, 0, 2, 19, own) for table, (name, own) in enumerate(people)]
    page.result.show_comparison(rows, Narrator().about("big-shot"))
    told = " ".join(said(page.result))
    assert title in told
    assert by in told
    page.result.show_comparison((), Narrator())
    assert page.result.isHidden()


def test_halves_are_not_rounded_away() -> None:
    narrator = Narrator().about("big-shot")
    assert [*map(narrator.average, (1.5, -1.5, 2.0, 1 / 3, -0.01))] == [
        "$1.5M",
        "−$1.5M",
        "$2M",
        "$0.3M",
        "$0M",
    ]


def test_variants_that_nobody_knows_are_told(window: MainWindow) -> None:
    seats = ((Seat("Anna"), Seat("Ben")), (Seat("Cleo"), Seat("Dan")))
    evening = Evening("2026-11-17", "big-shot", 3, seats, {"flying": "yes"})
    save_evenings(Evenings((evening,)), paths.evenings_file())
    window.sheets.show_evening()
    Mouse().click(evening_of(window).next.go)
    assert window.table is None
    assert window.notice.isVisible()


def test_a_change_of_language_reaches_everything(qtbot: QtBot, home: Path) -> None:
    bot = Seat("Otto", "bot", "hard", "otto")
    evening = Evening("2026-11-17", "big-shot", 3, ((Seat("Anna"), bot), (Seat("Bea"), bot)))
    save_evenings(Evenings((evening,)), paths.evenings_file())
    for number in range(2):
        played_table(evening, number)
    page = DuplicateEveningPage()
    show(qtbot, page, 1000, 700)
    qtbot.waitUntil(page.people.isVisible)
    titles = [entry.title for entry in ENTRIES.values()]
    with spoken_otherwise():
        assert unmarked(page, "Anna", "Bea", "Otto", *titles) == set()
