"""Cards: three councillors from the front, and one back that tells nothing."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from bigshot_desktop.games.saludos_amigos.window.board.councillor import paint_card
from bigshot_desktop.ui.look.theme import DARK, LIGHT, Theme


def picture(value: int, theme: Theme, *, face_up: bool) -> QImage:
    image = QImage(60, 84, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    paint_card(painter, QRectF(2, 2, 54, 78), value, theme, face_up=face_up)
    painter.end()
    return image


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_values_are_told_apart_from_the_front_alone(theme: Theme) -> None:
    fronts = [picture(value, theme, face_up=True) for value in (1, 2, 3)]
    backs = [picture(value, theme, face_up=False) for value in (1, 2, 3)]
    assert all(one != two for one, two in combinations(fronts, 2))
    assert backs[0] == backs[1] == backs[2]
    assert backs[0] not in fronts
