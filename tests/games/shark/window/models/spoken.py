"""What those hear who do not see a table."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, Qt

from bigshot_desktop.ui.look.signs import Sign
from bigshot_desktop.ui.models.observation_table import DESCRIBED, DISPLAY, SPOKEN


def check_spoken(model: QAbstractItemModel) -> None:
    """Every heading and every cell says something, and none of it with a sign."""
    signs = {sign.value for sign in Sign}
    across = range(model.columnCount())
    heads = [[model.headerData(n, Qt.Orientation.Horizontal, r) for r in _HEARD] for n in across]
    indexes = [model.index(row, n) for row in range(model.rowCount()) for n in across]
    cells = [[model.data(index, role) for role in _HEARD] for index in indexes]
    for shown, spoken, described in heads + cells:
        heard = spoken or shown
        assert heard
        assert not signs & {*heard, *(described or "")}
        assert not spoken or spoken != shown, "it is said twice"


_HEARD = (DISPLAY, SPOKEN, DESCRIBED)
