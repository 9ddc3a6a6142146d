"""Every text can be read, in every theme, and every colour can be told by its sign."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QCheckBox, QDialog, QRadioButton, QStyle, QStyleOptionButton
from pytestqt.qtbot import QtBot

from bigshot_desktop.games.big_shot.rules.material import COLOURS
from bigshot_desktop.games.shark.rules.material import COMPANIES
from bigshot_desktop.ui.look import style, theme
from bigshot_desktop.ui.look.theme import DARK, LIGHT, Theme, ThemeSwitch

THEMES = {
    "light": LIGHT,
    "dark": DARK,
    "light-strong": theme._stronger(LIGHT),
    "dark-strong": theme._stronger(DARK),
}


def luminance(colour: QColor) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(part) for part in (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    """As the accessibility guidelines of the web count it."""
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("name", THEMES)
def test_text_has_a_contrast_of_4_5_to_1(name: str) -> None:
    colours: Theme = THEMES[name]
    for text in ("ink", "ink_soft", "brass", "accent", "danger", "good"):
        for ground in ("paper", "card"):
            found = contrast(getattr(colours, text), getattr(colours, ground))
            assert found >= 4.5, (text, ground, found)
    assert contrast(colours.ink, colours.sunken) >= 4.5
    assert contrast(colours.ink_soft, colours.sunken) >= 4.5
    assert contrast(colours.on_accent, colours.accent) >= 4.5
    assert contrast(colours.on_brass, colours.brass_fill) >= 4.5
    for ground in ("block", "field", "park", "street"):
        assert contrast(colours.ink, getattr(colours, ground)) >= 4.5, ground
    for zone in colours.zones:
        assert contrast(colours.ink, zone) >= 4.5


@pytest.mark.parametrize("name", THEMES)
def test_every_colour_has_a_sign_of_its_own_that_can_be_seen(name: str) -> None:
    pieces = THEMES[name].pieces
    for together in (COLOURS, (*COMPANIES, *theme.SEATS)):
        assert len({pieces[one].sign for one in together}) == len(together)
    for piece in pieces.values():
        assert contrast(piece.mark, piece.fill) >= 4.5
        assert contrast(piece.text, THEMES[name].card) >= 4.5


MATRICES = {  # Viénot, Brettel and Mollon (1999), on linear light
    "protan": ((0.11238, 0.88762, 0.0), (0.11238, 0.88762, 0.0), (0.00401, -0.00401, 1.0)),
    "deutan": ((0.29275, 0.70725, 0.0), (0.29275, 0.70725, 0.0), (-0.02234, 0.02234, 1.0)),
}


@pytest.mark.parametrize("eye", MATRICES)
def test_colour_blind_eyes_tell_the_pieces_apart_by_lightness(eye: str) -> None:
    def seen(colour: QColor) -> QColor:
        def linear(part: float) -> float:
            return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

        def coded(part: float) -> float:
            part = min(1.0, max(0.0, part))
            return part * 12.92 if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055

        light = [linear(part) for part in (colour.redF(), colour.greenF(), colour.blueF())]
        mixed = (sum(a * b for a, b in zip(row, light, strict=True)) for row in MATRICES[eye])
        return QColor.fromRgbF(*(coded(part) for part in mixed))

    fills = [seen(LIGHT.piece(name).fill) for name in COLOURS]
    for one, other in combinations(fills, 2):
        assert contrast(one, other) >= 1.5
    companies = [seen(LIGHT.piece(name).fill) for name in COMPANIES]
    seats = [seen(LIGHT.piece(name).fill) for name in theme.SEATS]
    for one, other in (*combinations(companies, 2), *combinations(seats, 2)):
        tells_blue = abs(one.blueF() - other.blueF()) >= 0.3  # which these eyes see as all do
        assert tells_blue or contrast(one, other) >= 1.4


def test_a_wish_changes_the_look_and_tells_of_it(qtbot: QtBot) -> None:
    look = ThemeSwitch()
    with qtbot.waitSignal(look.changed):
        look.choose("dark")
    assert look.theme is DARK
    with qtbot.assertNotEmitted(look.changed):
        look.choose("dark")
    with qtbot.waitSignal(look.changed):
        look.choose("light", "high-contrast")
    assert look.theme.ink == QColor("#000000")


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("kind", [QCheckBox, QRadioButton])
@pytest.mark.parametrize("checked", [False, True])
def test_boxes_are_seen_whether_checked_or_not(
    qtbot: QtBot, name: str, kind: type[QCheckBox | QRadioButton], checked: bool
) -> None:
    """At 3 to 1 against the ground around them, as the accessibility guidelines of the web ask for controls."""
    colours = THEMES[name]
    page = QDialog()
    page.setPalette(theme.qt_palette(colours))
    page.setStyleSheet(style.sheet(colours, 20))
    box = kind("Sound", page)
    box.setChecked(checked)
    qtbot.addWidget(page)
    page.show()
    box.adjustSize()
    option = QStyleOptionButton()
    box.initStyleOption(option)
    part = QStyle.SubElement.SE_CheckBoxIndicator
    if isinstance(box, QRadioButton):
        part = QStyle.SubElement.SE_RadioButtonIndicator
    place = box.style().subElementRect(part, option, box)
    seen = page.grab(place.translated(box.pos())).toImage()
    assert not seen.isNull()
    grid = [(x, y) for x in range(seen.width()) for y in range(seen.height())]
    strong = [at for at in grid if contrast(seen.pixelColor(*at), colours.paper) >= 3]
    assert len(strong) >= 0.12 * len(grid)
