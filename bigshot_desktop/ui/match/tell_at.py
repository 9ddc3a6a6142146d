"""Tells something short at the button it is about: seen for a moment, and heard by those who do not see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QToolTip

from bigshot_desktop.ui.look.plain_text import plain_tip

if TYPE_CHECKING:
    from bigshot_desktop.ui.match.table_page import TablePage


def tell_at(page: TablePage, command: str, told: str) -> None:
    """At the button of a command; at the action bar where the tool bar is not seen."""
    button = page.commands.widgetForAction(page.commands.command(command))
    where = button if button.isVisible() else page.bar
    tip = plain_tip(told)
    QToolTip.showText(where.mapToGlobal(where.rect().bottomLeft()), tip, where)
    page.telling.announce(told)
