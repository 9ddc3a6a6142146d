"""The letters of a rulebook: in proportion to one size, which follows that of the program."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QApplication

from bigshot_desktop.ui.app.application import make_application
from bigshot_desktop.ui.look import fonts, theme
from bigshot_desktop.ui.pages.rulebook.typography import MEASURE, Typography, unbroken
from bigshot_desktop.words.rulebook import RULEBOOKS
from tests.every import for_every


@pytest.fixture
def dressed(qapp: QApplication) -> Iterator[None]:
    before = qapp.font()
    make_application()
    yield
    fonts.set_text_size(100)
    qapp.setFont(before)


@pytest.mark.usefixtures("dressed")
def test_the_text_grows_with_that_of_the_program() -> None:
    usual = Typography.for_screen()
    fonts.set_text_size(200)
    large = Typography.for_screen()
    assert usual.theme == theme.current()
    assert large.em == pytest.approx(2 * usual.em, abs=1.5)


@pytest.mark.usefixtures("dressed")
def test_letters_are_of_a_size_and_a_colour() -> None:
    typography = Typography(theme.DARK, 20)
    letters = typography.letters("brass", 1.5, QFont.Weight.Bold)
    assert letters.font().pixelSize() == 30
    assert letters.font().weight() == QFont.Weight.Bold
    assert letters.font().family() == fonts.TEXT
    assert letters.foreground().color() == theme.DARK.brass
    assert typography.face(title=True).family() == fonts.TITLE


def test_distances_are_in_proportion() -> None:
    shape = Typography(theme.LIGHT, 10).paragraph(1, 2, 3, 4)
    margins = shape.topMargin(), shape.bottomMargin(), shape.leftMargin(), shape.rightMargin()
    assert margins == (10, 20, 30, 40)


def test_paper_has_less_air() -> None:
    shape = Typography(theme.LIGHT, 10, leading=120, air=0.5).paragraph(1, 2, 3, 4)
    margins = shape.topMargin(), shape.bottomMargin(), shape.leftMargin(), shape.rightMargin()
    assert margins == (5, 10, 30, 40)
    assert shape.lineHeight() == 120


@for_every(
    ("text", "set_as"),
    [
        ("1 + 1 + 3 make 5 points", "1_+_1_+_3 make 5 points"),
        ("19 + 3 + 8 = 30, no more", "19_+_3_+_8_=_30, no more"),
        ("(2 × 9) + 16 − 20 points", "(2_×_9)_+_16_−_20 points"),
        ("$10M + $5M", "$10M_+_$5M"),
        ("its value × 1,000 FT.", "its value ×_1,000 FT."),
        ("from 3 to 5.", "from 3 to_5."),
        ("die + cards = strength", "die + cards = strength"),
        ("the sign = is told / so", "the sign = is told / so"),
    ],
)
def test_sums_stay_on_one_line(text: str, set_as: str) -> None:
    assert unbroken(text) == set_as.replace("_", "\N{NO-BREAK SPACE}")


@pytest.mark.usefixtures("dressed")
def test_no_line_has_many_more_than_75_letters() -> None:
    typography = Typography(theme.LIGHT, 16)
    metrics = QFontMetricsF(typography.face())
    words = " ".join(section.words for section in RULEBOOKS["big-shot"].sections)
    average = metrics.horizontalAdvance(words.replace("\n", " ")) / len(words)
    assert 65 <= MEASURE * typography.em / average <= 76
