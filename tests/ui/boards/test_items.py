"""Pictures let clicks through; what is put away is fetched again before anything new is made."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from bigshot_desktop.ui.boards.items import ItemPool, StaticItem
from bigshot_desktop.ui.look.theme import Theme


class Spot(StaticItem):
    """A picture of nothing much."""

    def __init__(self, kind: int) -> None:
        super().__init__(kind)

    def boundingRect(self) -> QRectF:
        return QRectF(0, 0, 9, 9)

    def draw(self, painter: QPainter, colours: Theme) -> None:
        painter.fillRect(self.boundingRect(), colours.ink)


def test_a_picture_takes_no_clicks_and_is_kept_unless_it_moves() -> None:
    spot = Spot(3)
    assert spot.zValue() == 3
    assert spot.acceptedMouseButtons() == Qt.MouseButton.NoButton
    assert spot.cacheMode() is QGraphicsItem.CacheMode.DeviceCoordinateCache
    spot.keep(False)
    assert spot.cacheMode() is QGraphicsItem.CacheMode.NoCache


def test_what_is_put_away_comes_back_by_its_kind() -> None:
    scene = QGraphicsScene()
    reserve = ItemPool(scene, Spot)
    one, two = reserve.fetch(1), reserve.fetch(2)
    assert {one, two} == set(scene.items())
    reserve.put_away(one, 1)
    assert not one.isVisible()
    assert reserve.fetch(2) not in (one, two)
    assert reserve.fetch(1) is one
    assert one.isVisible()
    assert len(scene.items()) == 3
