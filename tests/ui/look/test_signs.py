"""Signs fill their box, stay inside it and are all different."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from bigshot_desktop.ui.look.signs import Sign, outline
from tests.every import for_every

BOX = QRectF(10, 20, 40, 40)


@for_every("sign", Sign)
def test_a_sign_fills_its_box(sign: Sign) -> None:
    path = outline(sign, BOX)
    bounds = path.boundingRect()
    assert BOX.adjusted(-1, -1, 1, 1).contains(bounds)
    assert bounds.width() > 0.7 * BOX.width()
    assert bounds.height() > 0.7 * BOX.height()
    assert path.contains(BOX.center()) == (sign is not Sign.RING)


def test_no_two_signs_are_alike() -> None:
    grid = [QPointF(10 + x, 20 + y) for x in range(1, 40, 3) for y in range(1, 40, 3)]
    prints = {tuple(outline(sign, BOX).contains(point) for point in grid) for sign in Sign}
    assert len(prints) == len(Sign)
