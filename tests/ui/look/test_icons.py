"""The drawings: every icon is there and takes the theme's ink, every picture is one that Qt can draw, at any size."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QRegion
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

import bigshot_desktop.ui
from bigshot_desktop.table import paths
from bigshot_desktop.ui.look import icons, theme
from bigshot_desktop.ui.look.icons import Picture, app_icon, icon, picture
from tests.every import for_every

ICONS = paths.resources() / "icons"
PICTURES = paths.resources() / "pictures"
UI = Path(bigshot_desktop.ui.__file__).parent

NAMES = [
    "back",
    "bag",
    "big-table",
    "biscuit",
    "board",
    "book",
    "bot",
    "branch",
    "chart",
    "close",
    "coach",
    "coin",
    "contents",
    "continue",
    "council",
    "councillor",
    "cube",
    "curtain",
    "delete",
    "dice",
    "dismiss",
    "eye",
    "eye-off",
    "file",
    "folder",
    "forward",
    "gavel",
    "guide",
    "hint",
    "home",
    "info",
    "journalist",
    "language",
    "loan",
    "log",
    "look-back",
    "menu",
    "mug",
    "new",
    "open",
    "pass",
    "pause",
    "person",
    "play",
    "print",
    "ready",
    "redo",
    "sand-glass",
    "save",
    "search",
    "seed",
    "settings",
    "share",
    "skip",
    "sound-off",
    "sound-on",
    "speech",
    "speed-fast",
    "speed-normal",
    "speed-off",
    "speed-slow",
    "star",
    "step-back",
    "step-forward",
    "stock",
    "strength",
    "table",
    "threat",
    "to-end",
    "to-start",
    "tower",
    "trade",
    "trophy",
    "turn-back",
    "undo",
    "warning",
    "why",
    "zoom-fit",
    "zoom-in",
    "zoom-out",
]
POSTERS = ("home-big-shot", "home-shark", "home-saludos-amigos")

SVG = "{http://www.w3.org/2000/svg}"
KNOWN = {f"{SVG}{name}" for name in ("svg", "g", "path", "rect", "circle", "ellipse")}
"""What Qt draws the same everywhere: shapes. No text, no raster pictures, no filters, no style sheets."""


def rgb(colour: QColor) -> tuple[int, int, int]:
    return colour.red(), colour.green(), colour.blue()


@pytest.fixture(params=["light", "dark"])
def colours(request: pytest.FixtureRequest, qapp: object) -> Iterator[theme.Theme]:
    """Both themes, one after the other, and back."""
    theme.theme_switch().choose(request.param)
    yield theme.current()
    theme.theme_switch().choose("light")


def drawn(it: QIcon, size: int, mode: QIcon.Mode = QIcon.Mode.Normal, ratio: float = 1) -> QImage:
    image = it.pixmap(QSize(size, size), ratio, mode).toImage()
    return image.convertToFormat(QImage.Format.Format_ARGB32)


def pixels(image: QImage) -> list[QColor]:
    return [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]


def strongest(image: QImage) -> QColor:
    """The colour of the pixel that is covered most."""
    return max(pixels(image), key=QColor.alpha)


def same(one: QColor, other: QColor) -> bool:
    """Up to what is lost when a half-covered pixel is stored."""
    return all(abs(mine - yours) <= 3 for mine, yours in zip(rgb(one), rgb(other), strict=True))


# --- icons ----------------------------------------------------------------------------------------


def test_there_are_exactly_these_icons() -> None:
    assert sorted(file.stem for file in ICONS.glob("*.svg")) == sorted(NAMES)


def test_every_icon_that_the_window_names_is_there() -> None:
    called = {
        name
        for file in UI.rglob("*.py")
        for name in re.findall(r'\bicon\(\s*"([^"]+)"', file.read_text(encoding="utf-8"))
    }
    assert called <= set(NAMES)


def test_icons_are_drawn_in_the_ink_of_the_theme(colours: theme.Theme) -> None:
    assert [name for name in NAMES if not is_in_ink(drawn(icon(name), 24), colours)] == []


def is_in_ink(image: QImage, colours: theme.Theme) -> bool:
    covered = [pixel for pixel in pixels(image) if pixel.alpha() > 128]
    size = image.size() == QSize(24, 24)
    return size and len(covered) > 24 and same(strongest(image), colours.ink)


def test_icons_keep_inside_their_square() -> None:
    """And have one weight of line and one colour, the one that is replaced."""
    found = {}
    for name in NAMES:
        try:
            check_drawing(name)
        except (AssertionError, ValueError) as wrong:
            found[name] = str(wrong)
    assert found == {}


def check_drawing(name: str) -> None:
    root = ET.parse(ICONS / f"{name}.svg").getroot()
    assert root.get("viewBox") == "0 0 24 24"
    assert {element.tag for element in root.iter()} <= KNOWN
    (sheet,) = root
    assert (sheet.get("stroke"), sheet.get("stroke-width")) == ("#000000", "1.75")
    assert {element.get(key) for element in sheet.iter() for key in ("stroke", "fill")} <= {
        None,
        "none",
        "#000000",
    }
    image = QImage(32, 32, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(ICONS / f"{name}.svg")).render(painter, QRectF(4, 4, 24, 24))
    painter.end()
    around = [
        image.pixelColor(x, y).alpha()
        for x in range(32)
        for y in range(32)
        if not (4 <= x < 28 and 4 <= y < 28)
    ]
    assert not any(around)


def test_an_icon_has_as_many_pixels_as_the_screen(qapp: object) -> None:
    pixmap = icon("home").pixmap(QSize(20, 20), 2.0)
    assert pixmap.size() == QSize(40, 40)
    assert pixmap.devicePixelRatio() == 2
    fine, large = drawn(icon("home"), 20, ratio=2), drawn(icon("home"), 40)
    assert pixels(fine) == pixels(large)


def test_what_cannot_be_done_is_faint(colours: theme.Theme) -> None:
    image = drawn(icon("undo"), 48, QIcon.Mode.Disabled)
    assert strongest(image).alphaF() == pytest.approx(0.4, abs=0.01)


def test_in_a_selected_row_an_icon_has_the_colour_of_the_words(colours: theme.Theme) -> None:
    image = drawn(icon("open"), 48, QIcon.Mode.Selected)
    assert same(strongest(image), colours.on_accent)


def test_an_icon_follows_the_theme_while_it_is_shown(qtbot: QtBot) -> None:
    button = QPushButton(icon("save"), "")
    qtbot.addWidget(button)
    theme.theme_switch().choose("dark")
    try:
        assert same(strongest(drawn(button.icon(), 48)), theme.DARK.ink)
    finally:
        theme.theme_switch().choose("light")
    assert same(strongest(drawn(button.icon(), 48)), theme.LIGHT.ink)


def test_a_colour_of_the_theme_is_given_by_its_name(colours: theme.Theme) -> None:
    assert same(strongest(drawn(icon("coin", "brass"), 48)), colours.brass)


def test_a_given_colour_stays(colours: theme.Theme) -> None:
    assert same(strongest(drawn(icon("coin", QColor("#C63D2F")), 48)), QColor("#C63D2F"))
    half = strongest(drawn(icon("coin", QColor(10, 20, 30, 128)), 48))
    assert half.alpha() == pytest.approx(128, abs=2)


def test_an_icon_is_made_once(qapp: object) -> None:
    assert icon("dice").cacheKey() == icon("dice").cacheKey()
    assert icon("dice").cacheKey() != icon("dice", "brass").cacheKey()


def test_an_icon_nobody_drew_is_an_error_at_once(qapp: object) -> None:
    with pytest.raises(FileNotFoundError):
        icon("unicorn")


# --- pictures -------------------------------------------------------------------------------------


@for_every("file", sorted(PICTURES.glob("*.svg")), ids=lambda file: file.stem)
def test_a_picture_is_made_of_shapes_alone(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    root = ET.fromstring(text)
    assert {element.tag for element in root.iter()} <= KNOWN
    attributes = {key for element in root.iter() for key in element.keys()}  # noqa: SIM118  an Element is no dict
    assert not attributes & {"style", "class", "filter", "mask", "clip-path"}
    assert not any("href" in key for key in attributes)
    assert "url(" not in text
    assert "data:" not in text
    assert QSvgRenderer(QByteArray(text.encode())).isValid()


@pytest.mark.parametrize("name", [*POSTERS, "curtain"])
@pytest.mark.parametrize("width", [220, 900])
def test_a_picture_brings_its_own_background(name: str, width: int, qapp: object) -> None:
    drawing = picture(name)
    shape = drawing.defaultSize()
    image = QImage(width, width * shape.height() // shape.width(), QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    drawing.render(painter, QRectF(image.rect()))
    painter.end()
    assert all(
        image.pixelColor(x, y).alpha() == 255
        for x in range(1, image.width() - 1, 7)
        for y in range(1, image.height() - 1, 7)
    )
    assert len({image.pixel(x, x) for x in range(image.height())}) > 10


def test_the_posters_have_one_shape(qapp: object) -> None:
    assert {picture(name).defaultSize().toTuple() for name in POSTERS} == {(640, 480)}


@pytest.mark.parametrize("size", [16, 32, 64, 256])
def test_the_sign_of_the_program_can_be_told_at_any_size(size: int, qapp: object) -> None:
    """Its red cube, its bright tower and its brass rays are there in the smallest, too."""
    seen = [rgb(pixel) for pixel in pixels(drawn(app_icon(), size)) if pixel.alpha() == 255]
    assert any(red > 170 and green < 90 and blue < 90 for red, green, blue in seen)
    assert any(min(red, green, blue) > 190 for red, green, blue in seen)
    assert any(red > 190 and green > 140 and blue < 110 for red, green, blue in seen)


def shot(qtbot: QtBot, shown: Picture, size: tuple[int, int]) -> QImage:
    """The picture on nothing, so that what it leaves free is seen."""
    qtbot.addWidget(shown)
    shown.resize(*size)
    image = QImage(shown.size(), QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    shown.render(image, QPoint(), QRegion(), QWidget.RenderFlag(0))
    return image


def test_a_picture_covers_its_place_up_to_the_corners(qtbot: QtBot) -> None:
    image = shot(qtbot, Picture("home-shark"), (400, 100))
    assert all(image.pixelColor(x, 50).alpha() == 255 for x in range(400))
    assert all(image.pixelColor(200, y).alpha() == 255 for y in range(100))
    assert image.pixelColor(0, 0).alpha() == 0
    assert image.pixelColor(399, 99).alpha() == 0


def test_a_curtain_has_no_round_corners(qtbot: QtBot) -> None:
    image = shot(qtbot, Picture("curtain", radius=0), (320, 200))
    assert image.pixelColor(0, 0).alpha() == 255
    assert image.pixelColor(319, 199).alpha() == 255


def test_a_picture_asks_for_its_shape(qtbot: QtBot) -> None:
    shown = Picture("home-big-shot")
    qtbot.addWidget(shown)
    assert shown.sizePolicy().hasHeightForWidth()
    assert shown.heightForWidth(400) == 300


def test_a_picture_is_drawn_once_for_each_size(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Counting(QSvgRenderer):
        times = 0

        def render(self, *_: object) -> None:
            self.times += 1

    counting = Counting(str(PICTURES / "app-icon.svg"))
    monkeypatch.setattr(icons, "picture", lambda name: counting)
    shown = Picture("app-icon")
    for size, times in (((100, 100), 1), ((100, 100), 1), ((120, 100), 2)):
        shot(qtbot, shown, size)
        assert counting.times == times


def test_a_click_goes_to_what_is_behind_the_picture(qtbot: QtBot) -> None:
    shown = Picture("home-shark")
    qtbot.addWidget(shown)
    assert shown.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
