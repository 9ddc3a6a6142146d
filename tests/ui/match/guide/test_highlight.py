"""The ring goes around what is pointed at, its arrow comes from the callout, and nothing moves if nothing is to."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QPainterPath, QPaintEvent, QPolygonF, QRegion
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from bigshot_desktop.ui.look import theme
from bigshot_desktop.ui.look.pace import Pace
from bigshot_desktop.ui.match.guide.highlight import Highlight

TARGET = QRect(300, 200, 80, 40)


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(700, 500)
    page.show()
    return page


def ring_on(page: QWidget, speed: str = "off") -> Highlight:
    return Highlight(page, Pace(speed, page))


@pytest.mark.parametrize(
    ("callout", "down"),
    [
        (QRect(250, 280, 200, 100), (0, -1)),
        (QRect(250, 60, 200, 100), (0, 1)),
        (QRect(420, 150, 200, 100), (-1, 0)),
        (QRect(60, 150, 200, 100), (1, 0)),
    ],
)
def test_the_arrow_leads_from_the_callout_to_the_ring(
    page: QWidget, callout: QRect, down: tuple[int, int]
) -> None:
    highlight = ring_on(page)
    highlight.surround(TARGET, callout)
    assert highlight.arrow is not None
    start, end = highlight.arrow
    way = end - start
    assert (way.x() > 0) - (way.x() < 0) == down[0]
    assert (way.y() > 0) - (way.y() < 0) == down[1]
    assert not TARGET.contains(end.toPoint())
    assert TARGET.adjusted(-8, -8, 8, 8).contains(end.toPoint())
    assert page.rect().contains(highlight.geometry())


def test_no_arrow_goes_a_long_way_or_through_words(page: QWidget) -> None:
    highlight = ring_on(page)
    highlight.surround(QRect(640, 20, 40, 30), QRect(20, 10, 150, 100))
    assert highlight.arrow is None
    callout, prompt = QRect(250, 60, 200, 100), QRect(0, 168, 700, 18)
    highlight.surround(TARGET, callout, words=[prompt.translated(0, 200)])
    assert highlight.arrow is not None
    highlight.surround(TARGET, callout, words=[prompt])
    assert highlight.arrow is None


def test_it_follows_an_outline(page: QWidget) -> None:
    """A corner that does not belong to the target stays free."""
    highlight = ring_on(page)
    corner = QPainterPath()
    corner.addPolygon(
        QPolygonF([QPointF(300, 200), QPointF(380, 200), QPointF(300, 240), QPointF(300, 200)])
    )
    before = page.grab().toImage()
    highlight.surround(TARGET, QRect(20, 20, 100, 80), outline=corner)
    after = page.grab().toImage()
    assert after.pixelColor(298, 220) == theme.current().accent
    for free in (QPoint(384, 244), QPoint(380, 225)):
        assert before.pixelColor(free) == after.pixelColor(free)


def test_the_arrow_ends_on_the_outline(page: QWidget) -> None:
    """… and not on a neighbour that lies in the same box."""
    highlight = ring_on(page)
    slanted = QPainterPath()
    slanted.addPolygon(
        QPolygonF([QPointF(300, 200), QPointF(380, 200), QPointF(300, 240), QPointF(300, 200)])
    )
    highlight.surround(TARGET, QRect(370, 235, 100, 80), outline=slanted)
    assert highlight.arrow is not None
    _, end = highlight.arrow
    near = QPainterPath()
    near.addEllipse(end, 4, 4)
    assert slanted.intersects(near)


def test_it_keeps_off_what_is_read(page: QWidget) -> None:
    highlight = ring_on(page)
    before = page.grab().toImage()
    highlight.surround(TARGET, QRect(20, 20, 100, 80))
    card = QRect(330, 180, 100, 100)
    highlight.keep_off(card)
    after = page.grab().toImage()
    assert not highlight.seen.intersects(card)
    assert before.copy(card) == after.copy(card)
    highlight.keep_off()
    assert before.copy(card) != page.grab().toImage().copy(card)


def test_no_arrow_where_there_is_no_room_for_one(page: QWidget) -> None:
    highlight = ring_on(page)
    highlight.surround(TARGET, TARGET.translated(0, TARGET.height() + 7))
    assert highlight.arrow is None
    highlight.surround(None, TARGET)
    assert highlight.arrow is None
    assert highlight.isVisible()


def test_clicks_go_through_it(page: QWidget) -> None:
    button = QPushButton("Press", page)
    button.setGeometry(TARGET)
    button.show()
    highlight = ring_on(page)
    highlight.surround(TARGET, QRect(20, 20, 100, 80))
    highlight.raise_()
    assert highlight.geometry().contains(TARGET)
    assert page.childAt(TARGET.center()) is button
    assert highlight.focusPolicy() == Qt.FocusPolicy.NoFocus


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_is_seen_in_both_themes(page: QWidget, scheme: str) -> None:
    theme.theme_switch().choose(scheme)
    try:
        before = page.grab().toImage()
        highlight = ring_on(page)
        highlight.surround(TARGET, QRect(20, 20, 100, 80))
        after = page.grab().toImage()
        edge = after.pixelColor(TARGET.center().x(), TARGET.top() - 5)
        assert before.pixelColor(TARGET.center()) == after.pixelColor(TARGET.center())
        assert edge == theme.current().accent
    finally:
        theme.theme_switch().choose("light")


def test_it_pulses_a_few_times(qtbot: QtBot, page: QWidget) -> None:
    highlight = ring_on(page, "fast")
    highlight.surround(TARGET, QRect(20, 20, 100, 80))
    highlight.call()
    assert highlight.pulses
    with qtbot.waitSignal(highlight._pulse.valueChanged):
        pass
    assert not page.grab().isNull()
    with qtbot.waitSignal(highlight._pulse.finished, timeout=5000):
        pass
    assert not highlight.pulses


def test_it_stands_still_where_nothing_is_to_move(page: QWidget) -> None:
    highlight = ring_on(page)
    highlight.surround(TARGET, QRect(20, 20, 100, 80))
    highlight.call()
    assert not highlight.pulses


def test_it_does_not_move_unseen(page: QWidget) -> None:
    highlight = ring_on(page, "slow")
    highlight.surround(TARGET, QRect(20, 20, 100, 80))
    highlight.call()
    highlight.hide()
    assert not highlight.pulses
    QApplication.processEvents()


def test_a_pulse_is_painted_where_it_is_seen_and_now_and_then(qtbot: QtBot, page: QWidget) -> None:
    """All that lies below it is painted with it, so that costs more than it looks."""
    highlight = ring_on(page, "slow")
    callout = QRect(20, 20, 100, 80)
    highlight.surround(TARGET, callout)
    QApplication.processEvents()  # its first picture
    painted: list[QRegion] = []

    class Paints(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint and isinstance(event, QPaintEvent):
                painted.append(QRegion(event.region()))
            return False

    paints = Paints()
    highlight.installEventFilter(paints)
    for hundredth in range(1, 100):
        highlight._beat(hundredth / 100)
        QApplication.processEvents()
    assert 10 <= len(painted) <= 20
    inside = TARGET.center() - highlight.pos()
    assert not any(region.contains(inside) for region in painted)
    beside = callout.center() - highlight.pos()
    assert not any(region.contains(beside) for region in painted)
