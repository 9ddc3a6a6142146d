"""Tells something short at the button it is about: seen for a moment, and heard by those who do not see it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QToolTip

from bigshot_desktop.ui.look.plain_text import plain_tip

if TYPE_CHECKING:
    from bigshot_desktop.ui.match.table_page import TablePage

_EDGES: Final = 32
"""What stands around the words, and Qt's distance from the corner."""


def tell_at(page: TablePage, command: str, told: str) -> None:
    """Below the button of a command, but on no seat; at the action bar where the tool bar is not seen."""
    button = page.commands.widgetForAction(page.commands.command(command))
    where = button if button.isVisible() else page.bar
    tip = plain_tip(told)
    corner = where.mapTo(page, where.rect().bottomLeft())
    if page.sidebar.isVisible() and where is button:
        wide = QFontMetrics(QToolTip.font()).horizontalAdvance(told) + _EDGES
        corner.setX(max(0, min(corner.x(), page.sidebar.x() - wide)))
    QToolTip.showText(page.mapToGlobal(corner), tip, where)
    page.telling.announce(told)
