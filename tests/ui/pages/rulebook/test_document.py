"""A rulebook as a document: what stands where, what is a link, what can be found again."""

from __future__ import annotations

import re
from typing import Any

import pytest
from PySide6.QtGui import QImage, QPainter, QTextCursor, QTextFormat
from PySide6.QtWidgets import QApplication

from bigshot_desktop.games import ENTRIES
from bigshot_desktop.ui.look import theme
from bigshot_desktop.ui.pages.rulebook.document import Role, Sheet
from bigshot_desktop.ui.pages.rulebook.typography import MEASURE, Typography
from bigshot_desktop.words.rulebook import RULEBOOKS, Chapter, Kind, Rulebook, Section
from tests.ui.app.marked_language import MARK, spoken_otherwise
from tests.ui.pages.rulebook.books import BOOK, LONG, RULED, NoMemory

EM = 16


@pytest.fixture
def sheet(qapp: QApplication) -> Sheet:
    sheet = Sheet(BOOK, Typography(theme.LIGHT, EM), NoMemory())
    sheet.fit(700)
    sheet.document.setTextWidth(700)
    return sheet


def roles(sheet: Sheet, rule: str) -> list[str]:
    return [note.role.name for note in sheet.notes if note.rule == rule]


def test_every_paragraph_is_known(sheet: Sheet) -> None:
    assert sheet.document.blockCount() == len(sheet.notes)
    assert roles(sheet, "") == ["TITLE", "LEAD", "LEAD", "END"]
    assert roles(sheet, "BS-01") == [
        *("CHAPTER", "HEAD", "TEXT", "POINT", "POINT"),
        *("FIGURE", "CAPTION", "FIGURE", "CAPTION"),
    ]
    assert roles(sheet, "BS-02") == [
        *("HEAD", "LABEL", "BOXED", "BOXED"),
        *("LABEL", "BOXED", "LABEL", "BOXED", "TEXT"),
    ]


def test_the_points_of_a_ruling_stand_in_its_box(qapp: QApplication) -> None:
    """… for they are ours too; those before it are not."""
    sheet = Sheet(RULED, Typography(theme.LIGHT, EM), NoMemory())
    said = {sheet.paragraph(number).text(): note for number, note in enumerate(sheet.notes)}
    assert said["This is printed."].box == -1
    assert said["That is all."].box == -1
    first = sheet.first_of("BS-01") + 2
    boxed = sheet.notes[first : first + 4]
    assert [note.role.name for note in boxed] == ["LABEL", "BOXED", "POINT", "POINT"]
    assert {(note.box, note.kind) for note in boxed} == {(0, Kind.RULING)}
    _, words, *points = (
        sheet.paragraph(first + number).blockFormat().leftMargin() for number in range(4)
    )
    assert all(point > words for point in points)


def test_sections_are_found_by_their_rules(sheet: Sheet) -> None:
    assert [*sheet.heads] == ["", "BS-01", "BS-02", "BS-03", "BS-04"]
    first, last = sheet.first_of("BS-02"), sheet.last_of("BS-02")
    assert sheet.paragraph(first).text().split() == ["BS-02", "Neighbours"]
    assert sheet.paragraph(last).text() == "Parks are explained in BS-01."
    assert sheet.first_of("BS-77") == 0
    assert sheet.last_of("") == 2
    assert sheet.notes[sheet.last_of("BS-04") + 1].role is Role.END


def test_titles_are_headings_and_anchors(sheet: Sheet) -> None:
    levels = [
        sheet.paragraph(number).blockFormat().headingLevel() for number in range(len(sheet.notes))
    ]
    assert [levels.count(level) for level in (1, 2, 3)] == [1, 2, 4]
    cursor = QTextCursor(sheet.paragraph(sheet.first_of("BS-03")))
    cursor.movePosition(QTextCursor.MoveOperation.NextCharacter)
    assert cursor.charFormat().anchorNames() == ["BS-03"]


def links(sheet: Sheet) -> list[tuple[str, str]]:
    found = []
    for number in range(len(sheet.notes)):
        pieces: Any = sheet.paragraph(number).begin()  # can be iterated, which PySide6 does not say
        for piece in pieces:
            letters = piece.fragment().charFormat()
            if letters.anchorHref():
                found.append((letters.anchorHref(), piece.fragment().text()))
    return found


def test_numbers_of_rules_are_links_where_there_is_such_a_rule(sheet: Sheet) -> None:
    assert links(sheet) == [(rule, rule) for rule in ("BS-01", "SH-05", "BS-01")]


def test_a_long_title_goes_on_beside_the_number(qapp: QApplication) -> None:
    wordy = Section("BS-01", "The city and all that stands in it and around it", ())
    book = Rulebook("big-shot", "Test", (), (Chapter("One", (wordy,)),))
    sheet = Sheet(book, Typography(theme.LIGHT, EM), NoMemory())
    sheet.fit(280)
    sheet.document.setTextWidth(280)
    block = sheet.paragraph(sheet.first_of("BS-01"))
    first, second = (block.layout().lineAt(number) for number in (0, 1))
    title = block.text().index("The")
    assert second.isValid()
    across: Any = first.cursorToX(title)  # a pair, which PySide6 does not say
    assert second.x() == pytest.approx(across[0], abs=1.5)
    assert second.x() > first.x() + 2 * EM


def test_labels_are_paragraphs_in_the_language_of_now(qapp: QApplication) -> None:
    def labels() -> list[str]:
        sheet = Sheet(BOOK, Typography(theme.LIGHT, EM), NoMemory())
        return [
            sheet.paragraph(number).text()
            for number, note in enumerate(sheet.notes)
            if note.role is Role.LABEL
        ]

    assert labels() == ["Our ruling", "Editions", "Example"]
    with spoken_otherwise():
        assert labels() == [f"{MARK}{label}" for label in ("Our ruling", "Editions", "Example")]


def test_lines_are_never_too_long(sheet: Sheet) -> None:
    assert sheet.measure == MEASURE * EM
    assert sheet.rect(3).width() == sheet.measure
    assert sheet.rect(3).center().x() == pytest.approx(350)
    sheet.fit(300)
    assert 270 < sheet.measure < 300


def test_a_long_text_is_set_within_the_measure(sheet: Sheet) -> None:
    number = sheet.first_of("BS-03") + 1
    assert sheet.paragraph(number).text() == LONG * 4
    layout = sheet.paragraph(number).layout()
    widths = [layout.lineAt(line).naturalTextWidth() for line in range(layout.lineCount())]
    assert len(widths) > 3
    assert max(widths) <= sheet.measure


@pytest.mark.parametrize("game", ENTRIES)
def test_no_line_ends_inside_a_sum_or_the_number_of_a_rule(qapp: QApplication, game: str) -> None:
    blank = NoMemory()
    blank.size = lambda name: NoMemory.size(blank, "plan")  # type: ignore[method-assign]
    sheet = Sheet(RULEBOOKS[game], Typography(theme.LIGHT, EM), blank)
    for width in range(300, 600, 12):
        sheet.fit(width)
        sheet.document.setTextWidth(width)
        assert sheet.document.size().height() > width  # Qt has set everything
        for number in range(len(sheet.notes)):
            block = sheet.paragraph(number)
            text, layout = block.text(), block.layout()
            for line in range(1, layout.lineCount()):
                start = layout.lineAt(line).textStart()
                assert not re.search(r"(\b[A-Z]{2}-|[+−×=])\s?$", text[:start]), text
                assert not re.match(r"[+−×=]\s", text[start:]) or text[start - 2].isalpha(), text


def test_pictures_have_their_size_or_that_of_the_column(qapp: QApplication) -> None:
    pictures = NoMemory()
    sheet = Sheet(BOOK, Typography(theme.LIGHT, EM), pictures)
    sheet.fit(700)
    sheet.document.setTextWidth(700)
    image = QImage(700, 3000, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    sheet.document.drawContents(painter)
    painter.end()
    (plan, large), (field, small) = pictures.drawn
    assert (plan, field) == ("plan", "field")
    assert large.width() == pytest.approx(sheet.measure)
    assert large.height() == pytest.approx(sheet.measure * 360 / 600, abs=0.1)
    assert small.size().toTuple() == (200, 120)
    assert small.center().x() == pytest.approx(350, abs=1)


def test_a_picture_tells_its_caption_to_whoever_cannot_see_it(sheet: Sheet) -> None:
    number = next(place for place, note in enumerate(sheet.notes) if note.figure == "plan")
    cursor = QTextCursor(sheet.paragraph(number))
    cursor.movePosition(QTextCursor.MoveOperation.NextCharacter)
    alternative = QTextFormat.Property.ImageAltText.value
    assert cursor.charFormat().property(alternative) == "The city as it is."
    assert sheet.paragraph(number + 1).text() == "The city as it is."


def test_there_can_be_room_below_the_end(sheet: Sheet) -> None:
    before = sheet.document.size().height()
    sheet.fit(700, 500)
    assert sheet.document.size().height() == pytest.approx(before + 500 - 2 * EM, abs=2)


def test_paragraphs_follow_each_other(sheet: Sheet) -> None:
    tops = [sheet.rect(number).top() for number in range(len(sheet.notes))]
    assert tops == sorted(tops)
