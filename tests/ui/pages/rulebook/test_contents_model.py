"""The model of the contents: the whole book, or what a search has found."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from bigshot_desktop.ui.pages.rulebook.contents_model import ContentsModel, Role
from bigshot_desktop.words.rulebook_search import Hit, Search, words_of
from tests.ui.pages.rulebook.books import BOOK


@pytest.fixture
def model(qapp: object) -> ContentsModel:
    model = ContentsModel()
    model.show(BOOK, "In short")
    return model


def listed(model: ContentsModel) -> list[tuple[str, str]]:
    rows = (model.index(row) for row in range(model.rowCount()))
    return [(row.data(Role.RULE), row.data(Role.TITLE)) for row in rows]


def hits(query: str) -> tuple[Hit, ...]:
    return Search(BOOK).hits(words_of(query))


def test_the_model_keeps_qt_s_rules(model: ContentsModel, qtmodeltester: ModelTester) -> None:
    qtmodeltester.check(model)


def test_all_chapters_and_sections_are_listed(model: ContentsModel) -> None:
    assert listed(model) == [
        ("", "In short"),
        ("", "The beginning"),
        ("BS-01", "The city"),
        ("BS-02", "Neighbours"),
        ("", "The end"),
        ("BS-03", "The ring"),
        ("BS-04", "Émile’s straße"),
    ]
    chapters = [row for row in range(7) if model.index(row).data(Role.CHAPTER)]
    assert chapters == [1, 4]


def test_chapters_cannot_be_chosen(model: ContentsModel) -> None:
    enabled = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
    assert not model.flags(model.index(1)) & enabled
    assert model.flags(model.index(2)) & enabled == enabled


def test_a_section_is_found_by_its_rule(model: ContentsModel) -> None:
    assert model.row_of("BS-02") == 3
    assert model.row_of("") == 0
    assert model.row_of("BS-50") == -1


def test_only_what_was_found_is_listed_under_its_chapter(model: ContentsModel) -> None:
    model.show(BOOK, "In short", hits("park"))
    assert listed(model) == [("", "The beginning"), ("BS-01", "The city"), ("BS-02", "Neighbours")]
    row = model.index(1)
    assert row.data(Role.SNIPPET) == "Two are parks."
    assert row.data(Role.MARKS) == ((8, 12),)


def test_the_introduction_can_be_found(model: ContentsModel) -> None:
    model.show(BOOK, "In short", hits("sold, district by district"))
    assert listed(model) == [("", "In short")]


def test_nothing_can_be_found(model: ContentsModel) -> None:
    model.show(BOOK, "In short", hits("zebra"))
    assert listed(model) == []


def test_it_is_listed_anew_only_if_it_is_another(qtbot: QtBot, model: ContentsModel) -> None:
    with qtbot.assertNotEmitted(model.modelReset):
        model.show(BOOK, "In short")
    with qtbot.waitSignal(model.modelReset):
        model.show(BOOK, "In a word")


def test_a_row_is_read_out_with_its_number(model: ContentsModel) -> None:
    spoken, described = (
        Qt.ItemDataRole.AccessibleTextRole,
        Qt.ItemDataRole.AccessibleDescriptionRole,
    )
    model.show(BOOK, "In short", hits("park"))
    assert model.index(0).data(spoken) == "The beginning"
    assert model.index(1).data(spoken) == "BS-01 The city"
    assert model.index(1).data(described) == "Two are parks."
    assert model.index(9).data(spoken) is None
    assert model.rowCount(model.index(0)) == 0
