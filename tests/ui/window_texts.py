"""Collects all that a window says: texts of widgets, models and boards, visible or only for screen readers."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import Any, Final

import pytest
from PySide6.QtCore import QAbstractItemModel, QObject, QPointF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QGraphicsItem,
    QGraphicsScene,
    QPlainTextEdit,
    QScrollBar,
    QTabBar,
    QTextEdit,
    QWidget,
)

from bigshot_desktop.ui.boards.board_scene import BoardScene
from tests.ui.models.model_checks import ROLES, columns

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
_WORDS: Final = (
    *(name for name in _SPOKEN if name not in ("isChecked", "isEnabled", "value")),
    *("prefix", "suffix", "specialValueText", "iconText", "detail"),
)
"""What of it can be words."""
_ANY: Final = range(Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 16)
"""The roles that models define themselves."""
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
    roles = {*ROLES, *_ANY}
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


# --- every word ----------------------------------------------------------------------------------


def words(window: QWidget, *scenes: BoardScene) -> Iterator[tuple[str, str]]:
    """Every text of a window and of boards, and who has it: seen, heard, in a menu, or shown when asked for."""
    models: dict[int, QAbstractItemModel] = {}
    for widget in [window, *window.findChildren(QWidget)]:
        who = type(widget).__name__
        if _only_scrolls(widget) or isinstance(widget.parent(), QTabBar):
            continue
        yield from _texts(widget)
        for action in widget.actions():
            yield from ((f"{who} {told}", text) for told, text in _texts(action))
        match widget:
            case QComboBox():
                yield from ((who, widget.itemText(place)) for place in range(widget.count()))
            case QTabBar():
                for place in range(widget.count()):
                    yield who, widget.tabText(place)
                    yield who, widget.tabToolTip(place)
            case QTextEdit() | QPlainTextEdit():
                yield who, widget.toPlainText()
            case QAbstractItemView() if widget.model() is not None:
                models[id(widget.model())] = widget.model()
    for model in models.values():
        yield from ((type(model).__name__, text) for text in cells(model))
    for scene in scenes:
        for item in scene.items():
            yield from _texts(item)
        for at in _places(scene):
            yield type(scene).__name__, scene.about(at)


def _texts(one: QObject | QGraphicsItem) -> Iterator[tuple[str, str]]:
    """What a widget, an action or an item says."""
    for name in _WORDS:
        value = getattr(one, name, None)
        if callable(value) and name != "told":
            value = value()
        if isinstance(value, str) and value:
            yield f"{type(one).__name__}.{name}", value


def cells(model: QAbstractItemModel, most: int = 40) -> Iterator[str]:
    """The headings of a model and its last rows, as they are seen and as they are heard."""
    for number in range(columns(model)):
        for role in ROLES:
            if isinstance(text := model.headerData(number, Qt.Orientation.Horizontal, role), str):
                yield text
    rows = model.rowCount()
    for row in range(max(0, rows - most), rows):
        for number in range(columns(model)):
            for role in ROLES:
                if isinstance(text := model.data(model.index(row, number), role), str):
                    yield text


class Ink:
    """Every text that is painted while it lasts, and by whom it was asked for."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.painted: set[str] = set()
        draw = QPainter.drawText

        def note(painter: QPainter, *arguments: Any) -> Any:
            self.painted |= {one for one in arguments if isinstance(one, str)}
            return draw(painter, *arguments)

        monkeypatch.setattr(QPainter, "drawText", note)


def compare(one: Told, other: Told) -> list[str]:
    """Where two readings differ, and how."""
    names = sorted(one.keys() | other.keys())
    return [
        f"{name}: {one.get(name, '(not there)')} – {other.get(name, '(not there)')}"
        for name in names
        if one.get(name) != other.get(name)
    ]
