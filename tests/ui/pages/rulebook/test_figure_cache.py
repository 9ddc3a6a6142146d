"""Pictures are drawn when they come into sight, one at a time, for the theme and the screen of now, and kept."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from bigshot_desktop.ui import theme
from bigshot_desktop.ui.rulebook import gallery as module
from bigshot_desktop.ui.rulebook.gallery import Gallery
from tests.ui.rulebook.books import SIZES, pictures

PLACE = QRectF(0, 0, 100, 60)


@pytest.fixture
def drawn() -> Iterator[list[str]]:
    with pictures() as drawn:
        yield drawn
    theme.look().choose("light")


@pytest.fixture
def gallery(qapp: object, drawn: list[str]) -> Gallery:
    gallery = Gallery()
    gallery.game, gallery.em = "big-shot", 16.0
    return gallery


def look_at(gallery: Gallery, *names: str, ratio: float = 1.0, place: QRectF = PLACE) -> QColor:
    """What is seen in the middle of the last of them."""
    image = QImage(round(100 * ratio), round(60 * ratio), QImage.Format.Format_ARGB32)
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    for name in names:
        gallery.draw(painter, place, name)
    painter.end()
    return image.pixelColor(image.rect().center())


def test_there_is_a_blank_first_and_a_picture_then(qtbot: QtBot, gallery: Gallery) -> None:
    assert look_at(gallery, "plan") == theme.current().sunken
    assert not gallery.idle
    with qtbot.waitSignal(gallery.came) as came:
        assert look_at(gallery, "plan") == theme.current().sunken
    assert came.args == ["plan"]
    assert gallery.idle
    assert look_at(gallery, "plan") == theme.current().danger


def test_one_is_drawn_at_a_time_and_once(qtbot: QtBot, gallery: Gallery, drawn: list[str]) -> None:
    look_at(gallery, "plan", "field", "plan")
    assert drawn == []
    gallery._draw_one()
    assert drawn == ["plan"]
    qtbot.waitUntil(lambda: gallery.idle)
    look_at(gallery, "plan", "field")
    assert gallery.idle
    assert drawn == ["plan", "field"]


def test_the_blank_has_the_size_of_the_picture(gallery: Gallery, drawn: list[str]) -> None:
    assert gallery.size("field") == SIZES["field"]
    gallery.em = 32.0
    assert gallery.size("field") == SIZES["field"] * 2
    assert drawn == []


def test_another_theme_or_screen_has_pictures_of_its_own(
    qtbot: QtBot, gallery: Gallery, drawn: list[str]
) -> None:
    for choose, ratio, times in (
        ("light", 1.0, 1),
        ("light", 2.0, 2),
        ("dark", 2.0, 3),
        ("light", 2.0, 3),
    ):
        theme.look().choose(choose)
        look_at(gallery, "plan", ratio=ratio)
        qtbot.waitUntil(lambda: gallery.idle)
        assert look_at(gallery, "plan", ratio=ratio) == theme.current().danger
        assert gallery.idle
        assert len(drawn) == times


def test_a_picture_has_as_many_dots_as_its_place_on_the_screen(
    qtbot: QtBot, gallery: Gallery
) -> None:
    look_at(gallery, "field", ratio=2.0)
    qtbot.waitUntil(lambda: gallery.idle)
    ((_, pixmap),) = gallery._prints.values()
    assert pixmap.size().toTuple() == (200, 120)
    assert pixmap.devicePixelRatio() == 2


def test_in_another_width_it_is_stretched_until_it_is_drawn_anew(
    qtbot: QtBot, gallery: Gallery, drawn: list[str]
) -> None:
    look_at(gallery, "plan")
    qtbot.waitUntil(lambda: gallery.idle)
    assert look_at(gallery, "plan", place=QRectF(0, 0, 80, 48)) == theme.current().danger
    assert not gallery.idle
    qtbot.waitUntil(lambda: gallery.idle)
    assert drawn == ["plan", "plan"]


def test_what_is_no_longer_wanted_is_not_drawn(
    qtbot: QtBot, gallery: Gallery, drawn: list[str]
) -> None:
    look_at(gallery, "plan")
    theme.look().choose("dark")
    qtbot.waitUntil(lambda: gallery.idle)
    assert drawn == []


def test_in_another_language_they_are_drawn_anew(
    qtbot: QtBot, gallery: Gallery, drawn: list[str]
) -> None:
    look_at(gallery, "plan")
    qtbot.waitUntil(lambda: gallery.idle)
    gallery.forget()
    look_at(gallery, "plan")
    qtbot.waitUntil(lambda: gallery.idle)
    assert drawn == ["plan", "plan"]


@pytest.mark.parametrize(
    ("wanted", "dots", "kept"),
    [
        (("plan", "field", "extra"), 13_000, ("field", "extra")),
        (("plan", "field", "plan"), 12_000, ("field", "plan")),
        (("plan", "field", "plan", "extra"), 13_000, ("plan", "extra")),
        (("plan", "field"), 6_000, ("field",)),
        (("plan", "field"), 10, ("field",)),
    ],
)
def test_only_so_many_dots_are_kept_of_the_pictures_seen_last(
    qtbot: QtBot,
    gallery: Gallery,
    monkeypatch: pytest.MonkeyPatch,
    wanted: tuple[str, ...],
    dots: int,
    kept: tuple[str, ...],
) -> None:
    monkeypatch.setattr(module, "_KEPT", dots)
    monkeypatch.setattr(module, "_AT_LEAST", 1)
    for name in wanted:
        high = gallery.size(name).height() / gallery.size(name).width() * PLACE.width()
        look_at(gallery, name, place=QRectF(0, 0, PLACE.width(), high))
        qtbot.waitUntil(lambda: gallery.idle)
    assert tuple(subject.name for subject in gallery._prints) == kept


def test_larger_pictures_leave_room_for_fewer(
    qtbot: QtBot, gallery: Gallery, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_KEPT", 24_000)
    monkeypatch.setattr(module, "_AT_LEAST", 1)
    for ratio, left in ((1.0, 2), (2.0, 1)):
        gallery.forget()
        for name in ("plan", "field"):
            look_at(gallery, name, ratio=ratio)
            qtbot.waitUntil(lambda: gallery.idle)
        assert len(gallery._prints) == left


def test_large_pictures_beside_each_other_do_not_drive_each_other_off(
    qtbot: QtBot, gallery: Gallery, drawn: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_KEPT", 10)
    names = ["plan", "field", "three", "four", "five", "six"]
    for _ in range(2):
        look_at(gallery, *names)
        qtbot.waitUntil(lambda: gallery.idle)
    assert drawn == names
    look_at(gallery, "seven")
    qtbot.waitUntil(lambda: gallery.idle)
    assert [subject.name for subject in gallery._prints] == [*names[1:], "seven"]


def test_whoever_types_does_not_wait_for_pictures(
    qtbot: QtBot, gallery: Gallery, drawn: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    gallery.make_way()
    look_at(gallery, "plan")
    assert gallery._next.remainingTime() > 50
    qtbot.waitUntil(lambda: gallery.idle)
    assert drawn == ["plan"]
