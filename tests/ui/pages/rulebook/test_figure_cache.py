"""Pictures are drawn when they come into sight, one at a time, for the theme and the screen of now, and kept."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from bigshot_desktop.ui.look import theme
from bigshot_desktop.ui.pages.rulebook import figure_cache as module
from bigshot_desktop.ui.pages.rulebook.figure_cache import FigureCache
from tests.ui.pages.rulebook.books import SIZES, pictures

PLACE = QRectF(0, 0, 100, 60)


@pytest.fixture
def drawn() -> Iterator[list[str]]:
    with pictures() as drawn:
        yield drawn
    theme.theme_switch().choose("light")


@pytest.fixture
def figure_cache(qapp: object, drawn: list[str]) -> FigureCache:
    figure_cache = FigureCache()
    figure_cache.game, figure_cache.em = "big-shot", 16.0
    return figure_cache


def look_at(
    figure_cache: FigureCache, *names: str, ratio: float = 1.0, place: QRectF = PLACE
) -> QColor:
    """What is seen in the middle of the last of them."""
    image = QImage(round(100 * ratio), round(60 * ratio), QImage.Format.Format_ARGB32)
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    for name in names:
        figure_cache.draw(painter, place, name)
    painter.end()
    return image.pixelColor(image.rect().center())


def test_there_is_a_blank_first_and_a_picture_then(qtbot: QtBot, figure_cache: FigureCache) -> None:
    assert look_at(figure_cache, "plan") == theme.current().sunken
    assert not figure_cache.idle
    with qtbot.waitSignal(figure_cache.came) as came:
        assert look_at(figure_cache, "plan") == theme.current().sunken
    assert came.args == ["plan"]
    assert figure_cache.idle
    assert look_at(figure_cache, "plan") == theme.current().danger


def test_one_is_drawn_at_a_time_and_once(
    qtbot: QtBot, figure_cache: FigureCache, drawn: list[str]
) -> None:
    look_at(figure_cache, "plan", "field", "plan")
    assert drawn == []
    figure_cache._draw_one()
    assert drawn == ["plan"]
    qtbot.waitUntil(lambda: figure_cache.idle)
    look_at(figure_cache, "plan", "field")
    assert figure_cache.idle
    assert drawn == ["plan", "field"]


def test_the_blank_has_the_size_of_the_picture(figure_cache: FigureCache, drawn: list[str]) -> None:
    assert figure_cache.size("field") == SIZES["field"]
    figure_cache.em = 32.0
    assert figure_cache.size("field") == SIZES["field"] * 2
    assert drawn == []


def test_another_theme_or_screen_has_pictures_of_its_own(
    qtbot: QtBot, figure_cache: FigureCache, drawn: list[str]
) -> None:
    for choose, ratio, times in (
        ("light", 1.0, 1),
        ("light", 2.0, 2),
        ("dark", 2.0, 3),
        ("light", 2.0, 3),
    ):
        theme.theme_switch().choose(choose)
        look_at(figure_cache, "plan", ratio=ratio)
        qtbot.waitUntil(lambda: figure_cache.idle)
        assert look_at(figure_cache, "plan", ratio=ratio) == theme.current().danger
        assert figure_cache.idle
        assert len(drawn) == times


def test_a_picture_has_as_many_dots_as_its_place_on_the_screen(
    qtbot: QtBot, figure_cache: FigureCache
) -> None:
    look_at(figure_cache, "field", ratio=2.0)
    qtbot.waitUntil(lambda: figure_cache.idle)
    ((_, pixmap),) = figure_cache._prints.values()
    assert pixmap.size().toTuple() == (200, 120)
    assert pixmap.devicePixelRatio() == 2


def test_in_another_width_it_is_stretched_until_it_is_drawn_anew(
    qtbot: QtBot, figure_cache: FigureCache, drawn: list[str]
) -> None:
    look_at(figure_cache, "plan")
    qtbot.waitUntil(lambda: figure_cache.idle)
    assert look_at(figure_cache, "plan", place=QRectF(0, 0, 80, 48)) == theme.current().danger
    assert not figure_cache.idle
    qtbot.waitUntil(lambda: figure_cache.idle)
    assert drawn == ["plan", "plan"]


def test_what_is_no_longer_wanted_is_not_drawn(
    qtbot: QtBot, figure_cache: FigureCache, drawn: list[str]
) -> None:
    look_at(figure_cache, "plan")
    theme.theme_switch().choose("dark")
    qtbot.waitUntil(lambda: figure_cache.idle)
    assert drawn == []


def test_in_another_language_they_are_drawn_anew(
    qtbot: QtBot, figure_cache: FigureCache, drawn: list[str]
) -> None:
    look_at(figure_cache, "plan")
    qtbot.waitUntil(lambda: figure_cache.idle)
    figure_cache.forget()
    look_at(figure_cache, "plan")
    qtbot.waitUntil(lambda: figure_cache.idle)
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
    figure_cache: FigureCache,
    monkeypatch: pytest.MonkeyPatch,
    wanted: tuple[str, ...],
    dots: int,
    kept: tuple[str, ...],
) -> None:
    monkeypatch.setattr(module, "_KEPT", dots)
    monkeypatch.setattr(module, "_AT_LEAST", 1)
    for name in wanted:
        high = figure_cache.size(name).height() / figure_cache.size(name).width() * PLACE.width()
        look_at(figure_cache, name, place=QRectF(0, 0, PLACE.width(), high))
        qtbot.waitUntil(lambda: figure_cache.idle)
    assert tuple(subject.name for subject in figure_cache._prints) == kept


def test_larger_pictures_leave_room_for_fewer(
    qtbot: QtBot, figure_cache: FigureCache, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_KEPT", 24_000)
    monkeypatch.setattr(module, "_AT_LEAST", 1)
    for ratio, left in ((1.0, 2), (2.0, 1)):
        figure_cache.forget()
        for name in ("plan", "field"):
            look_at(figure_cache, name, ratio=ratio)
            qtbot.waitUntil(lambda: figure_cache.idle)
        assert len(figure_cache._prints) == left


def test_large_pictures_beside_each_other_do_not_drive_each_other_off(
    qtbot: QtBot, figure_cache: FigureCache, drawn: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_KEPT", 10)
    names = ["plan", "field", "three", "four", "five", "six"]
    for _ in range(2):
        look_at(figure_cache, *names)
        qtbot.waitUntil(lambda: figure_cache.idle)
    assert drawn == names
    look_at(figure_cache, "seven")
    qtbot.waitUntil(lambda: figure_cache.idle)
    assert [subject.name for subject in figure_cache._prints] == [*names[1:], "seven"]


def test_whoever_types_does_not_wait_for_pictures(
    qtbot: QtBot, figure_cache: FigureCache, drawn: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    figure_cache.make_way()
    look_at(figure_cache, "plan")
    assert figure_cache._next.remainingTime() > 50
    qtbot.waitUntil(lambda: figure_cache.idle)
    assert drawn == ["plan"]
