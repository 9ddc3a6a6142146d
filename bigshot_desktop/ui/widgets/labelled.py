"""A label and what it names, which stay together wherever a row breaks."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget


def labelled(label: QLabel, widget: QWidget) -> QWidget:
    """The two side by side, as one widget."""
    both = QWidget()
    label.setBuddy(widget)
    row = QHBoxLayout(both)
    row.setContentsMargins(0, 0, 0, 0)
    row.addWidget(label)
    row.addWidget(widget, 1)
    return both
