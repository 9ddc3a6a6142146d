"""What a screen reader finds in a window: every part that can be reached, and its name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QWidget

_CONTENT: Final = (QAccessible.Role.Cell, QAccessible.Role.ListItem, QAccessible.Role.TreeItem)
"""What a table or a list holds."""


def parts(root: QWidget) -> Iterator[QAccessibleInterface]:
    """All that is shown in a window, as assistive programs see it."""
    whole = QAccessible.queryAccessibleInterface(root)
    assert whole is not None
    yield from _below(whole)


def _below(part: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    if not part.isValid() or part.state().invisible:
        return
    yield part
    for place in range(part.childCount()):
        child = part.child(place)
        if child is not None:
            yield from _below(child)


def name(part: QAccessibleInterface) -> str:
    return part.text(QAccessible.Text.Name).strip()


def reachable(root: QWidget) -> list[QAccessibleInterface]:
    """All that can have the focus."""
    return [part for part in parts(root) if part.state().focusable and part.role() not in _CONTENT]


def nameless(root: QWidget) -> list[str]:
    """What can have the focus, or be pressed, without being called anything; cells of tables too."""
    focusable = [part for part in parts(root) if part.state().focusable]
    found = [_told(part) for part in focusable if not name(part)]
    for button in root.findChildren(QAbstractButton):
        if button.isVisible() and not _is_inner(button):
            interface = QAccessible.queryAccessibleInterface(button)
            if not name(interface):
                found.append(f"button {button!r} in {button.parent()!r}")
    return found + [
        f"box {box!r} says only what was chosen: {box.currentText()}"
        for box in root.findChildren(QComboBox)
        if box.isVisible() and not (box.accessibleDescription() or _label(box))
    ]


def _is_inner(button: QAbstractButton) -> bool:
    """The corner of a table, the arrows of a tab bar: Qt's own, and not for the focus."""
    plain = button.focusPolicy() == Qt.FocusPolicy.NoFocus
    return plain and not button.text() and not button.toolTip()


def _label(box: QComboBox) -> str:
    labels = box.window().findChildren(QLabel)
    return next((label.text() for label in labels if label.buddy() is box), "")


def _told(part: QAccessibleInterface) -> str:
    thing = part.object()
    where: QAccessibleInterface | None = part.parent()
    return f"{part.role().name} {thing!r} in {name(where) if where is not None else None!r}"
