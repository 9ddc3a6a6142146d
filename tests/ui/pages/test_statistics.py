"""The statistics page: what it shows, chooses, opens, saves and renames."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from bigshot_desktop.games import ENTRIES
from bigshot_desktop.table import paths
from bigshot_desktop.table.match_file import save_match
from bigshot_desktop.table.people import People, read_people
from bigshot_desktop.table.played_matches import PlayedMatch, ShelfReader
from bigshot_desktop.table.storage import make_folder
from bigshot_desktop.ui.models.text_table import TextTableModel
from bigshot_desktop.ui.pages.statistics import StatisticsPage
from tests.table.matches import TABLES
from tests.ui.app.marked_language import said, show, spoken_otherwise, unmarked
from tests.ui.pages.samples import PLAYED, statistics

CLICK = Qt.MouseButton.LeftButton


@pytest.fixture
def page(qtbot: QtBot, home: Path) -> StatisticsPage:
    found = statistics()
    show(qtbot, found, 1000, 700)
    return found


def choose(page: StatisticsPage, name: str, text: str) -> None:
    box = getattr(page.filter, name)
    box.setCurrentText(text)
    assert box.currentText() == text
    box.activated.emit(box.currentIndex())


def test_the_model_keeps_qt_s_rules(qtmodeltester: ModelTester) -> None:
    model = TextTableModel()
    qtmodeltester.check(model)
    model.fill(["a", "b"], ["x"], [["1", "2"]])
    qtmodeltester.check(model)


def test_it_tells_of_a_person_and_of_everybody(page: StatisticsPage) -> None:
    assert page.name == "Anna"
    told = "\n".join(said(page))
    assert "Anna: wins and luck" in told
    assert "Matches: 12. Won: 6." in told
    assert page.everybody.model.names == ("Anna", "Bea")
    assert page.everybody.model.rows[0][:2] == ("12", "6")
    assert page.duels.model.names == ("Bea",)
    assert len(page.course.chart.lines.series[0].values) == 13


def test_favourites_are_told_game_by_game(page: StatisticsPage) -> None:
    names = {game: card.model.names for game, card in page.favourites.items()}
    assert names == {"big-shot": ("Docks",), "shark": ("Red",), "saludos-amigos": ("Bea",)}
    assert page.favourites["shark"].model.rows == (("10", "4", "2"),)


def test_matches_can_be_chosen(page: StatisticsPage) -> None:
    choose(page, "game", "Shark")
    assert page.everybody.model.rows[0][0] == "4"
    assert "Best total" in page.everybody.model.heads
    assert page.favourites["big-shot"].isHidden()
    choose(page, "against", "Bots only")
    assert any("There are no such matches" in text for text in said(page))
    assert not page.table_file.isEnabled()
    choose(page, "against", "Bots: Hard")
    choose(page, "person", "Bea")
    assert "Bea: wins and luck" in said(page)


def test_remarkable_matches_are_one_click_away(qtbot: QtBot, page: StatisticsPage) -> None:
    seen = [button for button in page.remarkable.buttons if not button.isHidden()]
    assert len(seen) == len(
        ENTRIES
    )  # the first of each game is the longest, the closest and the richest
    with qtbot.waitSignal(page.open_wanted) as wanted:
        qtbot.mouseClick(seen[0], CLICK)
    assert wanted.args == [paths.matches() / "big-shot-0.bigshot"]


def test_a_single_match_is_not_compared(qtbot: QtBot, home: Path) -> None:
    """It is neither the longest nor the closest, and makes no chart that could be saved."""
    page = statistics(PLAYED[:1])
    show(qtbot, page, 1000, 700)
    told = " ".join(said(page.remarkable))
    assert "the only match so far" in told
    assert "the longest" not in told
    assert page.picture.isHidden()
    page.show_matches(PLAYED)
    assert "the longest" in " ".join(said(page.remarkable))
    assert page.picture.isVisible()


def test_somebody_is_renamed_merged_and_left_out(
    qtbot: QtBot, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = statistics(apart())
    show(qtbot, page, 1000, 700)
    qtbot.keyClicks(page.people.new_name, "Annabel")
    qtbot.keyClick(page.people.new_name, Qt.Key.Key_Return)
    assert page.name == "Annabel"
    assert page.filter.person.hasFocus()  # and not the red button, which came next
    assert page.everybody.model.names == ("Annabel", "Bea")
    assert read_people(paths.people_file())[0].names == {"Anna": "Annabel"}
    qtbot.keyClicks(page.people.new_name, "bea")  # nobody needs a second Bea in small letters
    assert page.people.rename.text() == "Is the same person"
    qtbot.mouseClick(page.people.rename, CLICK)
    assert page.everybody.model.names == ("Bea",)
    assert page.everybody.model.rows[0][0] == "12"
    pressed: list[str] = []

    def leave_out(question: QMessageBox) -> None:
        pressed.append(question.text())
        question.buttons()[0].click()

    monkeypatch.setattr(QMessageBox, "exec", leave_out)
    monkeypatch.setattr(QMessageBox, "clickedButton", lambda question: question.buttons()[0])
    qtbot.mouseClick(page.people.remove, CLICK)
    assert "Bea" in pressed[0]
    assert page.everybody.isHidden()
    qtbot.mouseClick(page.people.restore, CLICK)
    assert page.everybody.model.names == ("Anna", "Bea")
    assert read_people(paths.people_file())[0] == People()


def apart() -> list[PlayedMatch]:
    """The same matches, but Anna and Bea never meet."""
    return [
        match._replace(
            players=tuple(
                one._replace(kind="bot") if seat == number % 2 else one
                for seat, one in enumerate(match.players)
            )
        )
        for number, match in enumerate(PLAYED)
    ]


def test_who_sat_at_one_table_are_two_people(qtbot: QtBot, page: StatisticsPage) -> None:
    """Also while the match in which they met is not among those that are chosen."""
    refusal = "Anna and Bea played in the same match: they are two people."
    for against in ("Anybody", "Bots only"):
        choose(page, "against", against)
        qtbot.keyClicks(page.people.new_name, "bea")
        assert refusal in said(page)
        assert not page.people.rename.isEnabled()
        qtbot.keyClick(page.people.new_name, Qt.Key.Key_Return)
        assert read_people(paths.people_file())[0] == People()
    choose(page, "against", "Anybody")
    assert page.everybody.model.names == ("Anna", "Bea")
    assert page.everybody.model.rows[0][0] == "12"
    page.people.new_name.setText("Berta")
    assert page.people.rename.isEnabled()
    assert refusal not in said(page)


def test_a_table_and_the_chart_are_saved(
    qtbot: QtBot, page: StatisticsPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "t"), ""))
    qtbot.mouseClick(page.table_file, CLICK)
    lines = (tmp_path / "t.csv").read_text(encoding="utf-8-sig").splitlines()
    assert len(lines) == 1 + 2 * len(PLAYED)
    qtbot.mouseClick(page.picture, CLICK)
    assert (tmp_path / "t.png").read_bytes().startswith(b"\x89PNG")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("/nowhere/at/all.csv", ""))
    qtbot.mouseClick(page.table_file, CLICK)
    assert any("There is no folder" in text for text in said(page))


def test_files_are_read_while_the_page_is_there(qtbot: QtBot, home: Path) -> None:
    folder = make_folder(paths.matches())
    for seed in range(3):
        save_match(TABLES[0].played(seed), folder / f"{seed}.bigshot")
    page = StatisticsPage()
    show(qtbot, page, 1000, 700)
    qtbot.waitUntil(lambda: bool(page.name))
    assert page.everybody.model.rows[0][0] == "3"
    again = StatisticsPage()  # from the cache, at once
    qtbot.addWidget(again)
    assert again.name == page.name


def test_what_was_read_before_the_page_was_left_is_kept(
    qtbot: QtBot, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = make_folder(paths.matches())
    for seed in range(4):
        save_match(TABLES[0].played(seed), folder / f"{seed}.bigshot")
    page = StatisticsPage(make_reader=OneByOne)
    show(qtbot, page, 1000, 700)
    qtbot.waitUntil(lambda: page.progress.bar.value() == 2)
    page.hide()
    left = ShelfReader()
    assert (left.read, left.total) == (2, 4)
    monkeypatch.setattr(OneByOne, "held", False)
    page.show()
    qtbot.waitUntil(lambda: bool(page.name))
    assert ShelfReader().finished


class OneByOne(ShelfReader):
    """Reads one file at a time, and as long as it is held no more than two."""

    held = True

    def work(self, seconds: float) -> bool:
        if OneByOne.held and self.read == 2:
            return False
        return super().work(0.0)


def test_where_nobody_has_finished_there_is_a_sentence(qtbot: QtBot, home: Path) -> None:
    page = statistics([])
    show(qtbot, page, 900, 500)
    assert any(text.startswith("There is nothing to tell yet") for text in said(page))


def test_where_only_bots_have_played_it_says_so(qtbot: QtBot, home: Path) -> None:
    bots = [
        match._replace(players=tuple(one._replace(kind="bot") for one in match.players))
        for match in PLAYED
    ]
    page = statistics(bots)
    show(qtbot, page, 900, 500)
    assert any(text.startswith("Only bots have played") for text in said(page))
    assert not any(card.isVisible() for card in page._cards)


def test_a_shelf_that_cannot_be_read_is_told(qtbot: QtBot, home: Path) -> None:
    paths.matches().parent.mkdir(parents=True)
    paths.matches().write_text("not a folder")
    page = StatisticsPage()
    show(qtbot, page, 900, 500)
    assert page.progress.isVisible()


@pytest.mark.parametrize("matches", [PLAYED, []])
def test_a_change_of_language_reaches_everything(
    qtbot: QtBot, home: Path, matches: list[object]
) -> None:
    page = statistics(PLAYED if matches else [])
    show(qtbot, page, 1000, 700)
    with spoken_otherwise():
        assert unmarked(page, "Anna", "Bea", *(one.title for one in ENTRIES.values())) == set()
