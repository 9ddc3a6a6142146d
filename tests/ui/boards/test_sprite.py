"""A sprite is drawn once for every scale."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from bigshot_desktop.ui.boards.sprite import Sprite
from bigshot_desktop.ui.boards.verdict import PlaqueItem, Verdict


def test_it_is_drawn_anew_only_for_another_scale() -> None:
    drawn: list[int] = []

    def draw(painter: QPainter) -> None:
        drawn.append(1)
        painter.fillRect(QRectF(-4, -4, 8, 8), QColor(255, 0, 0))

    sprite = Sprite(QRectF(-5, -5, 10, 10), draw)
    picture = QImage(100, 100, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(0)
    painter = QPainter(picture)
    sprite.paint(painter, QPointF(20, 20))
    sprite.paint(painter, QPointF(60, 20))
    assert len(drawn) == 1
    painter.scale(2, 2)
    sprite.paint(painter, QPointF(20, 35))
    assert len(drawn) == 2
    sprite.forget()
    sprite.paint(painter, QPointF(20, 35))
    painter.end()
    assert len(drawn) == 3
    for x, y in ((20, 20), (60, 20), (40, 70)):
        assert picture.pixelColor(x, y) == QColor(255, 0, 0)
    assert picture.pixelColor(80, 80).alpha() == 0


def test_what_unfolds_is_drawn_as_large_as_it_comes_to_be() -> None:
    sprite = Sprite(QRectF(0, 0, 10, 10), lambda _: None, steady=True)
    picture = QImage(40, 40, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(picture)
    painter.scale(0.55, 0.55)
    sprite.paint(painter, QPointF(), 0.55)
    painter.end()
    assert sprite._picture.width() == 10


def test_a_plaque_is_sharp_once_it_has_unfolded(qapp: object) -> None:
    plaque = PlaqueItem()
    plaque.say(Verdict("Red wins"), QRectF(0, 0, 200, 100))
    plaque.unfold(0.0)
    picture = QImage(40, 40, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(picture)
    painter.scale(plaque.scale(), plaque.scale())
    plaque.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    assert plaque.scale() < 0.6
    assert plaque._sprite._picture.width() == plaque.boundingRect().width()


def test_a_steady_one_is_drawn_once_whatever_its_size() -> None:
    drawn: list[int] = []
    sprite = Sprite(QRectF(0, 0, 10, 10), lambda _: drawn.append(1), steady=True)
    picture = QImage(40, 40, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(picture)
    for scale in (2.0, 0.9, 0.8):
        painter.scale(scale, scale)
        sprite.paint(painter, QPointF())
    assert len(drawn) == 1
    sprite.forget()
    sprite.paint(painter, QPointF())
    painter.end()
    assert len(drawn) == 2
