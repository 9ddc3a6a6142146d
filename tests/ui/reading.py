"""Reads a window to the last word: all that its widgets, models and boards say, whether seen or only heard."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import Any, Final

from PySide6.QtCore import QAbstractItemModel, QObject, QPointF, Qt
from PySide6.QtWidgets import QAbstractItemView, QGraphicsItem, QGraphicsScene, QScrollBar, QWidget

from bigshot_desktop.ui.boards.board_scene import BoardScene
from tests.ui.models.course import ROLES, columns

_SPOKEN: Final = (
    "text",
    "title",
    "windowTitle",
    "toolTip",
    "statusTip",
    "whatsThis",
    "accessibleName",
    "accessibleDescription",
    "placeholderText",
    "currentText",
    "isChecked",
    "isEnabled",
    "value",
    "told",
    "time",
)
"""What a widget or an item on the board is asked for, if it knows it."""
_ANY: Final = range(Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 16)
"""The roles of a model that does not name its own."""
_EVERY: Final = 5
"""The board is touched at so many places across and so many down."""

Told = dict[str, str]
"""What is said, by who says it."""


def read(window: QWidget, more: Iterable[QObject] = (), most: int = sys.maxsize) -> Told:
    """All that a window says, and models that no view shows yet; of long ones only so many of the last rows."""
    told: Told = {}
    models: dict[int, QAbstractItemModel] = {}
    for number, widget in enumerate([window, *window.findChildren(QWidget)]):
        if not widget.isVisible() or _only_scrolls(widget):
            continue
        name = f"{number} {type(widget).__name__}"
        told[name] = _answers(widget)
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            models[id(widget.model())] = widget.model()
    for one in more:
        if isinstance(one, QAbstractItemModel):
            models[id(one)] = one
        elif isinstance(one, BoardScene):
            told |= dict(_board(one))
    for number, model in enumerate(models.values()):
        told |= {
            f"{number} {type(model).__name__} {place}": text for place, text in _cells(model, most)
        }
    return told


def _only_scrolls(widget: QWidget) -> bool:
    """A scroll bar, or what Qt lays around one: how far one has scrolled is nobody's secret."""
    return isinstance(widget, QScrollBar) or widget.objectName().startswith("qt_scrollarea")


def _answers(one: QObject | QGraphicsItem) -> str:
    known = ((name, getattr(one, name, None)) for name in _SPOKEN)
    said = ((name, value() if callable(value) else value) for name, value in known)
    return repr([(name, value) for name, value in said if value not in (None, "")])


def _cells(model: QAbstractItemModel, most: int) -> Iterator[tuple[str, str]]:
    wide = columns(model)
    roles = {*ROLES, *map(int, getattr(model, "Role", _ANY))}
    for number in range(wide):
        head = [model.headerData(number, Qt.Orientation.Horizontal, role) for role in ROLES]
        yield f"head {number}", _said(head)
    rows = model.rowCount()
    for row in range(max(0, rows - most), rows):
        for number in range(wide):
            index = model.index(row, number)
            yield f"{row}/{number}", _said([model.data(index, role) for role in roles])


def _said(values: Iterable[Any]) -> str:
    return repr([value for value in values if value not in (None, "")])


def _board(scene: BoardScene) -> Iterator[tuple[str, str]]:
    """Every item and what it says of itself, and what is said of each place."""
    for number, item in enumerate(scene.items(Qt.SortOrder.AscendingOrder)):
        if item.isVisible():
            place = item.scenePos()
            where = f"{place.x():.1f} {place.y():.1f} {item.zValue():.2f} {item.opacity():.2f}"
            yield f"{number} {type(item).__name__}", f"{where} {_answers(item)}"
    for at in _places(scene):
        yield f"at {at.x():.0f} {at.y():.0f}", scene.about(at)


def _places(scene: QGraphicsScene) -> Iterator[QPointF]:
    room = scene.sceneRect()
    for column in range(_EVERY):
        for row in range(_EVERY):
            across, down = (column + 0.5) / _EVERY, (row + 0.5) / _EVERY
            yield QPointF(room.left() + across * room.width(), room.top() + down * room.height())


def compare(one: Told, other: Told) -> list[str]:
    """Where two readings differ, and how."""
    names = sorted(one.keys() | other.keys())
    return [
        f"{name}: {one.get(name, '(not there)')} – {other.get(name, '(not there)')}"
        for name in names
        if one.get(name) != other.get(name)
    ]
