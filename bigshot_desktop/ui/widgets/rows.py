"""Rows of widgets: small headings, groups that stay together, and rows that break where there is no room."""

from __future__ import annotations

from PySide6.QtWidgets import QSizePolicy, QWidget

from bigshot_desktop.ui.look.layouts import Flow
from bigshot_desktop.ui.look.plain_text import PlainLabel


def caption(buddy: QWidget | None = None) -> PlainLabel:
    """A small heading of a group of controls."""
    label = PlainLabel()
    label.setProperty("kind", "caption")
    if buddy is not None:
        label.setBuddy(buddy)
    return label


def group(*parts: QWidget, gap: int = 8) -> QWidget:
    """Widgets that stay side by side as long as a row is wide enough for them."""
    together = QWidget()
    row = Flow(together, gap=gap, row_gap=4)
    for part in parts:
        row.addWidget(part)
    return together


def row_of(*parts: QWidget, leading: int | None = None) -> QWidget:
    """Parts that take a whole row of a panel; what is left of it comes after the leading ones."""
    whole = QWidget()
    whole.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
    row = Flow(whole, gap=16, row_gap=6, leading=leading)
    for part in parts:
        row.addWidget(part)
    return whole
