"""Rows of widgets: small headings, groups that stay together, and rows that break where there is no room."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QSizePolicy, QWidget

from bigshot_desktop.ui.look.layouts import Flow, Zones
from bigshot_desktop.ui.look.plain_text import PlainLabel


def caption(buddy: QWidget | None = None) -> PlainLabel:
    """A small heading of a group of controls."""
    label = PlainLabel()
    label.setProperty("kind", "caption")
    if buddy is not None:
        label.setBuddy(buddy)
    return label


def keep_place(part: QWidget, kept: bool = True) -> None:
    """A part keeps its place while it is hidden, or others may have it."""
    policy = part.sizePolicy()
    if policy.retainSizeWhenHidden() != kept:
        policy.setRetainSizeWhenHidden(kept)
        part.setSizePolicy(policy)


def group(*parts: QWidget, gap: int = 8) -> QWidget:
    """Widgets that stay side by side as long as a row is wide enough for them."""
    together = QWidget()
    row = Flow(together, gap=gap, row_gap=4)
    for part in parts:
        row.addWidget(part)
    return together


def lay_zones(
    whole: QWidget,
    offer: Sequence[QWidget],
    controls: Sequence[QWidget],
    out: Sequence[QWidget],
) -> tuple[QWidget, QWidget, QWidget]:
    """Lays out what is on offer, the controls, and the way out; gives the three parts with these inside."""
    zones = []
    for parts in (offer, controls, out):
        zone = QWidget(whole)  # never a window of its own
        row = Flow(zone, row_gap=6)
        for part in parts:
            row.addWidget(part)
        zone.setVisible(bool(parts))
        zones.append(zone)
    whole.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
    Zones(whole, *zones)
    return zones[0], zones[1], zones[2]


def row_of(*parts: QWidget, leading: int | None = None) -> QWidget:
    """Parts that take a whole row of a panel; what is left of it comes after the leading ones."""
    whole = QWidget()
    whole.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
    row = Flow(whole, gap=16, row_gap=6, leading=leading)
    for part in parts:
        row.addWidget(part)
    return whole
