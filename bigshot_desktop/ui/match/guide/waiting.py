"""What a guide says when it has nothing to say: that it waits, and for what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from bigshot_desktop.ui.match.tell_at import tell_at

if TYPE_CHECKING:
    from bigshot_desktop.ui.match.table_page import TablePage


def tell_waiting(page: TablePage, *, for_move: bool) -> None:
    """Tells it at the guide's button; ``for_move``: it waits for a move that it has asked for."""
    told = for_a_move() if for_move else for_a_moment()
    tell_at(page, "guide", told)


def for_a_moment() -> str:
    return QCoreApplication.translate(
        "Guide", "More later: the guide goes on when something new comes up."
    )


def for_a_move() -> str:
    return QCoreApplication.translate("Guide", "The guide goes on when you have made this move.")
