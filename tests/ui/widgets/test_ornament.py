"""The ornament of the pages."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from bigshot_desktop.ui.look import theme
from bigshot_desktop.ui.widgets.ornament import Ornament
from tests.ui.app.marked_language import show


@pytest.mark.parametrize("width", [40, 300, 2000])
def test_a_rule_of_brass_from_edge_to_edge(qtbot: QtBot, width: int) -> None:
    ornament = Ornament()
    show(qtbot, ornament, width, ornament.sizeHint().height())
    picture = ornament.grab().toImage()
    brass = theme.current().brass

    def is_brass(x: int) -> bool:
        column = (QColor(picture.pixel(x, y)) for y in range(picture.height()))
        return any(abs(one.hue() - brass.hue()) < 12 and one.value() < 180 for one in column)

    assert is_brass(1)
    assert is_brass(picture.width() // 2)
    assert is_brass(picture.width() - 2)
