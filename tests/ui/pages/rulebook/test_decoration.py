"""What is drawn behind a rulebook's text is seen, where it should be, in the colours of the theme."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from bigshot_desktop.ui.look import theme
from bigshot_desktop.ui.pages.rulebook.decoration import NONE, Marks, adorn
from bigshot_desktop.ui.pages.rulebook.document import Role, Sheet
from bigshot_desktop.ui.pages.rulebook.typography import Typography
from tests.ui.pages.rulebook.books import BOOK, RULED, NoMemory

EM = 16


@pytest.fixture(params=[theme.LIGHT, theme.DARK], ids=["light", "dark"])
def sheet(request: pytest.FixtureRequest, qapp: QApplication) -> Sheet:
    sheet = Sheet(BOOK, Typography(request.param, EM), NoMemory())
    sheet.fit(700)
    sheet.document.setTextWidth(700)
    return sheet


def drawn(sheet: Sheet, marks: Marks = NONE, seen: QRectF | None = None) -> QImage:
    """Only what is behind the text, on the card."""
    height = round(sheet.document.size().height())
    image = QImage(700, height, QImage.Format.Format_ARGB32)
    image.fill(sheet.typography.theme.card)
    painter = QPainter(image)
    adorn(painter, sheet, seen or QRectF(0, 0, 700, height), marks)
    painter.end()
    return image


def at(image: QImage, place: QPointF) -> QColor:
    return image.pixelColor(place.toPoint())


def colours_in(image: QImage, place: QRectF) -> set[str]:
    area = place.toRect()
    return {
        image.pixelColor(x, y).name()
        for x in range(area.left(), area.right() + 1)
        for y in range(area.top(), area.bottom() + 1)
    }


def first(sheet: Sheet, role: Role) -> int:
    return next(number for number, note in enumerate(sheet.notes) if note.role is role)


def test_text_alone_has_nothing_behind_it(sheet: Sheet) -> None:
    place = sheet.rect(first(sheet, Role.LEAD))
    assert colours_in(drawn(sheet), place) == {sheet.typography.theme.card.name()}


@pytest.mark.parametrize("role", [Role.HEAD, Role.POINT])
def test_there_is_brass_at_heads_and_points(sheet: Sheet, role: Role) -> None:
    place = sheet.rect(first(sheet, role))
    assert len(colours_in(drawn(sheet), place)) > 1


@pytest.mark.parametrize("role", [Role.TITLE, Role.CHAPTER])
def test_there_is_a_rule_under_titles(sheet: Sheet, role: Role) -> None:
    place = sheet.rect(first(sheet, role))
    below = QRectF(place.left(), place.bottom(), place.width(), 1.5 * EM)
    assert sheet.typography.theme.brass_fill.name() in colours_in(drawn(sheet), below)


def test_there_is_an_end(sheet: Sheet) -> None:
    place = sheet.rect(first(sheet, Role.END))
    assert sheet.typography.theme.brass_fill.name() in colours_in(drawn(sheet), place)


def test_rulings_and_editions_are_tinted_and_examples_outlined(sheet: Sheet) -> None:
    image, colours = drawn(sheet), sheet.typography.theme
    ruling, edition, example = (
        number for number, note in enumerate(sheet.notes) if note.role is Role.LABEL
    )
    for label, ground in ((ruling, "sunken"), (edition, "sunken"), (example, "card")):
        text = sheet.rect(label + 1)
        assert at(image, text.center()) == getattr(colours, ground)
        edge = QRectF(text.left() - 3, text.top(), 6, text.height())
        assert len(colours_in(image, edge)) > 1


def test_the_points_of_a_ruling_are_tinted_with_it(qapp: QApplication) -> None:
    """Their diamonds stand between the edge of the text above them and their own."""
    sheet = Sheet(RULED, Typography(theme.LIGHT, EM), NoMemory())
    sheet.fit(700)
    sheet.document.setTextWidth(700)
    image, colours = drawn(sheet), sheet.typography.theme
    words = first(sheet, Role.BOXED)
    text, point = (
        sheet.rect(number).left() + sheet.paragraph(number).blockFormat().leftMargin()
        for number in (words, words + 1)
    )
    place = sheet.rect(words + 1)
    assert at(image, place.center()) == colours.sunken
    sign = QRectF(text, place.top(), point - text, 1.6 * EM)
    assert colours.brass_fill.name() in colours_in(image, sign)
    aside = QRectF(place.left() + 0.5 * EM, place.top(), text - place.left() - 0.5 * EM, 1.6 * EM)
    assert colours_in(image, aside) == {colours.sunken.name()}


def test_a_box_is_whole_though_only_its_end_is_seen(sheet: Sheet) -> None:
    label = first(sheet, Role.LABEL)
    last = sheet.rect(label + 2)
    part = drawn(sheet, seen=last.adjusted(0, 2, 0, 0))
    assert at(part, last.center()) == sheet.typography.theme.sunken
    assert at(part, sheet.rect(label + 1).center()) == sheet.typography.theme.sunken


def test_what_is_far_away_is_not_drawn(sheet: Sheet) -> None:
    top = QRectF(0, 0, 700, 50)
    far = sheet.rect(first(sheet, Role.END))
    assert colours_in(drawn(sheet, seen=top), far) == {sheet.typography.theme.card.name()}


def test_words_that_were_looked_for_are_marked(sheet: Sheet) -> None:
    last = sheet.last_of("BS-04")
    place, card = sheet.rect(last), sheet.typography.theme.card.name()
    assert len(colours_in(drawn(sheet, Marks(("cube",))), place)) > 1
    assert colours_in(drawn(sheet, Marks(("zebra",))), place) == {card}


def test_a_section_is_marked_from_its_head_to_its_end(sheet: Sheet) -> None:
    marked = drawn(sheet, Marks(rule="BS-03", strength=1.0))
    card = sheet.typography.theme.card
    for number in (sheet.first_of("BS-03") + 1, sheet.last_of("BS-03")):
        assert at(marked, sheet.rect(number).center()) != card
    assert at(marked, sheet.rect(sheet.last_of("BS-04")).center()) == card
    faint = drawn(sheet, Marks(rule="BS-03", strength=0.0))
    assert at(faint, sheet.rect(sheet.last_of("BS-03")).center()) == card
