"""A slider with marks: clicks go where they point, or to the mark they mean; wheel and keys go step by step."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bigshot_desktop.ui.look import theme
from bigshot_desktop.ui.widgets.marked_slider import Mark, MarkedSlider


@pytest.fixture
def slider(qtbot: QtBot) -> MarkedSlider:
    slider = MarkedSlider()
    qtbot.addWidget(slider)
    slider.setRange(0, 200)
    slider.resize(600, slider.sizeHint().height())
    with qtbot.waitExposed(slider):
        slider.show()
    return slider


def click(slider: MarkedSlider, x: float) -> None:
    QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=QPoint(round(x), slider.height() - 6))


def test_a_place_and_its_value_belong_together(slider: MarkedSlider) -> None:
    places = [slider.place(value) for value in range(201)]
    assert places == sorted(places)
    assert [slider.value_at(place) for place in places] == list(range(201))
    assert (slider.value_at(-50), slider.value_at(5000)) == (0, 200)


def test_a_click_goes_there_at_once(slider: MarkedSlider) -> None:
    click(slider, slider.place(150))
    assert slider.value() == 150
    click(slider, slider.place(3))
    assert slider.value() == 3


def test_a_click_near_a_mark_means_the_mark(slider: MarkedSlider) -> None:
    slider.show_marks([Mark(77, theme.SEATS[0], "Anna takes the lead.")], [10, 20])
    click(slider, slider.place(77) + 4)
    assert slider.value() == 77
    click(slider, slider.place(100))
    assert slider.value() == 100


def test_dragging_follows_the_pointer_until_it_is_let_go(slider: MarkedSlider) -> None:
    moved: list[int] = []
    slider.valueChanged.connect(moved.append)
    left, low = Qt.MouseButton.LeftButton, slider.height() - 6
    QTest.mousePress(slider, left, pos=QPoint(round(slider.place(20)), low))
    assert slider.isSliderDown()
    for value in (40, 60, 80):
        QTest.mouseMove(slider, QPoint(round(slider.place(value)), low))
        QApplication.processEvents()
    QTest.mouseRelease(slider, left, pos=QPoint(round(slider.place(80)), low))
    assert not slider.isSliderDown()
    assert moved == [20, 40, 60, 80]
    QTest.mouseMove(slider, QPoint(round(slider.place(150)), low))
    assert slider.value() == 80


def test_a_notch_of_the_wheel_is_a_step_and_towards_oneself_is_onwards(
    slider: MarkedSlider,
) -> None:
    slider.setValue(50)
    handle, middle = slider.windowHandle(), QPointF(slider.rect().center())
    for turned, value in ((-120, 51), (-240, 53), (360, 50), (-60, 50), (-60, 51)):
        QTest.wheelEvent(handle, middle, QPoint(0, turned))
        QApplication.processEvents()
        assert slider.value() == value


@pytest.mark.parametrize(
    ("key", "value"),
    [
        (Qt.Key.Key_Left, 49),
        (Qt.Key.Key_Up, 49),
        (Qt.Key.Key_Right, 51),
        (Qt.Key.Key_Down, 51),
        (Qt.Key.Key_PageUp, 40),
        (Qt.Key.Key_PageDown, 60),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_End, 200),
    ],
)
def test_back_is_up_and_left(slider: MarkedSlider, key: Qt.Key, value: int) -> None:
    slider.setValue(50)
    QTest.keyClick(slider, key)
    assert slider.value() == value


def test_marks_and_ticks_are_drawn(slider: MarkedSlider) -> None:
    plain = slider.grab().toImage()
    slider.show_marks([Mark(150, theme.SEATS[1], "…")], [])
    marked = slider.grab().toImage()
    assert marked != plain
    slider.show_marks([], [50, 100])
    assert slider.grab().toImage() not in (plain, marked)
