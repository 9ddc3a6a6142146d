"""Letters fit the room they have."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from bigshot_desktop.ui.look import fonts
from bigshot_desktop.ui.look.painting import BEST, LEAST, contrast, faded, fitted, mixed

BLACK, WHITE = QColor(0, 0, 0), QColor(255, 255, 255)
ROOM = QRectF(10, 10, 200, 36)


@pytest.fixture(autouse=True)
def installed(qapp: QApplication) -> None:
    """The program's fonts are there, whichever test comes first."""
    fonts.install()


def test_a_short_name_is_written_large_in_one_line() -> None:
    lettering = fitted("Docks", ROOM)
    assert lettering.font.pixelSize() == BEST
    assert lettering.lines == ("Docks",)


def test_a_long_name_is_broken_where_that_keeps_it_larger() -> None:
    lettering = fitted("Marché aux poissons", QRectF(0, 0, 150, 44))
    assert lettering.lines == ("Marché aux", "poissons")
    assert (
        lettering.font.pixelSize()
        > fitted("Marchéauxpoissons", QRectF(0, 0, 150, 44)).font.pixelSize()
    )


def test_a_verdict_is_broken_after_its_colon() -> None:
    lettering = fitted("The match is over: Anna wins!", QRectF(0, 0, 400, 60))
    assert lettering.lines == ("The match is over:", "Anna wins!")


def test_a_name_is_not_broken_where_it_must_not_be() -> None:
    lettering = fitted("Boulevard\u00a0: à Bea", QRectF(0, 0, 200, 80))
    assert lettering.lines == ("Boulevard\u00a0:", "à Bea")


def test_accents_of_the_second_line_do_not_touch_the_first() -> None:
    plain, accented = (fitted(name, QRectF(0, 0, 90, 60)) for name in ("North Park", "North Pärk"))
    assert len(accented.lines) == 2
    assert accented.spacing / accented.font.pixelSize() > 1
    assert plain.spacing / plain.font.pixelSize() < 1


def test_one_long_word_is_only_made_smaller() -> None:
    lettering = fitted("Rindfleischetikettierung", ROOM)
    assert len(lettering.lines) == 1
    assert lettering.room(ROOM).width() <= ROOM.width()


def test_letters_never_get_too_small_to_be_seen() -> None:
    assert fitted("Rindfleischetikettierung" * 3, ROOM).font.pixelSize() == LEAST


@pytest.mark.parametrize("name", ["Docks", "Rue du Moulin", "Mühlengasse"])
def test_ink_stays_where_the_room_is(name: str) -> None:
    """What is painted lies where ``room`` says, but for accents and tails."""
    picture = QImage(220, 80, QImage.Format.Format_ARGB32)
    picture.fill(WHITE)
    painter = QPainter(picture)
    painter.setPen(BLACK)
    box = ROOM.translated(0, 12)
    lettering = fitted(name, box)
    lettering.paint(painter, box)
    painter.end()
    room = lettering.room(box).adjusted(-2, -8, 2, 4)
    inked = [
        (x, y)
        for x in range(picture.width())
        for y in range(picture.height())
        if picture.pixelColor(x, y).lightnessF() < 0.5
    ]
    assert inked
    assert all(room.contains(x, y) for x, y in inked)


def test_contrast_is_counted_as_the_guidelines_do() -> None:
    assert contrast(BLACK, WHITE) == pytest.approx(21)
    assert contrast(WHITE, WHITE) == 1
    assert contrast(QColor("#767676"), WHITE) == pytest.approx(4.54, abs=0.01)


def test_colours_between_and_through() -> None:
    assert mixed(BLACK, WHITE, 0.0) == BLACK
    assert mixed(BLACK, WHITE, 1.0) == WHITE
    assert mixed(BLACK, WHITE, 0.5).redF() == pytest.approx(0.5, abs=0.01)
    assert faded(WHITE, 0.25).alphaF() == pytest.approx(0.25, abs=0.01)
    assert WHITE.alpha() == 255
