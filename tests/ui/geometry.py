"""Looks over a window for texts that do not fit, widgets that overlap, and widgets that stick out of their parents."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, QTranslator
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLabel,
    QLayout,
    QMenu,
    QSizePolicy,
    QStyle,
    QStyleOptionComboBox,
    QTabBar,
    QWidget,
)

SLACK: Final = 1
"""Pixels by which rounding may be off."""
_BEHIND: Final = Qt.WidgetAttribute.WA_TransparentForMouseEvents


def flaws(root: QWidget, *covering: type[QWidget]) -> list[str]:
    """All that is clipped, squeezed, overlapping or outside, each in a line; ``covering`` may lie over others."""
    found: list[str] = []
    for widget in _seen(root):
        found += (f"{_name(widget, root)}: {flaw}" for flaw in _own_flaws(widget))
        found += (f"{_name(widget, root)}: {flaw}" for flaw in _family_flaws(widget, covering))
    return found


def settle(widget: QWidget) -> None:
    """Lets layouts come to rest: some need a second look at the width they got."""
    for _ in range(4):
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        QApplication.processEvents()
    if isinstance(layout := widget.layout(), QLayout):
        layout.activate()
    QApplication.processEvents()


class LongWords(QTranslator):
    """A language whose texts are longer than English by as much as German can be, and that never shortens a word."""

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        words = source.split(" ")
        plain = [word for word in words if word.isalpha() and len(word) > 2]
        return " ".join(words + plain[: max(1, round(len(words) * 0.35))])

    def isEmpty(self) -> bool:
        return False


# --- what is looked at ---------------------------------------------------------------------------


def _seen(root: QWidget) -> Iterator[QWidget]:
    """The widget and all that is shown inside it, but what lies in areas that scroll."""
    yield root
    if isinstance(root, (QAbstractScrollArea, QTabBar, QComboBox, QAbstractSpinBox)):
        return
    for child in _children(root):
        yield from _seen(child)


def _children(widget: QWidget) -> list[QWidget]:
    children = widget.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return [
        child
        for child in children
        if not child.isHidden() and not child.isWindow() and not isinstance(child, QMenu)
    ]


def _name(widget: QWidget, root: QWidget) -> str:
    parts: list[str] = []
    part: QObject | None = widget
    while part is not None and part is not root:
        parts.append(part.objectName() or type(part).__name__)
        part = part.parent()
    text = widget.property("text") or widget.accessibleName()
    return "/".join([type(root).__name__, *reversed(parts)]) + (f" “{text}”" if text else "")


# --- what can be wrong ---------------------------------------------------------------------------


def _own_flaws(widget: QWidget) -> Iterator[str]:
    size = widget.size()
    need = least(widget)
    if need.width() > size.width() + SLACK or need.height() > size.height() + SLACK:
        yield f"needs {_told(need)}, has {_told(size)}"
    for kind, width_of in _TEXTS.items():
        if isinstance(widget, kind):
            wide, room = width_of(widget)
            if wide > room + SLACK:
                yield f"its text is {wide} wide, and there is room for {room}"


def least(widget: QWidget) -> QSize:
    """The smallest size at which a widget shows all that it has to."""
    hint = widget.minimumSizeHint()
    if _shows_text(widget):
        hint = hint.expandedTo(widget.sizeHint()) if not widget.hasHeightForWidth() else hint
    if widget.hasHeightForWidth() and not isinstance(widget, QAbstractScrollArea):
        layout = widget.layout()
        measure = layout.minimumHeightForWidth if layout else widget.heightForWidth
        hint = QSize(hint.width(), measure(widget.width()))
    policy, ignored = widget.sizePolicy(), QSizePolicy.Policy.Ignored
    wide = 0 if policy.horizontalPolicy() == ignored else hint.width()
    high = 0 if policy.verticalPolicy() == ignored else hint.height()
    return QSize(wide, high).boundedTo(widget.maximumSize())


def _shows_text(widget: QWidget) -> bool:
    if isinstance(widget, QLabel):
        return bool(widget.text()) and not widget.wordWrap()
    return isinstance(widget, QAbstractButton) and bool(widget.text())


def _family_flaws(widget: QWidget, covering: tuple[type[QWidget], ...]) -> Iterator[str]:
    if isinstance(widget, (QAbstractScrollArea, QTabBar, QComboBox, QAbstractSpinBox)):
        return
    children = _children(widget)
    room = widget.rect().adjusted(-SLACK, -SLACK, SLACK, SLACK)
    for child in children:
        if not room.contains(child.geometry()) and child.size().isValid():
            yield f"{_name(child, widget)} sticks out: {_placed(child.geometry())} in {_told(widget.size())}"
    lying = [
        child
        for child in children
        if not child.testAttribute(_BEHIND) and not isinstance(child, covering)
    ]
    for one, other in combinations(lying, 2):
        shared = one.geometry().intersected(other.geometry())
        if shared.width() > SLACK and shared.height() > SLACK:
            yield f"{_name(one, widget)} and {_name(other, widget)} overlap at {_placed(shared)}"


def _widest_word(label: QLabel) -> tuple[int, int]:
    if label.textFormat() == Qt.TextFormat.RichText or "<" in label.text():
        return 0, 0
    metrics, text = label.fontMetrics(), label.text()
    words = text.split() if label.wordWrap() else text.splitlines()
    wide = max((metrics.horizontalAdvance(word) for word in words), default=0)
    return wide, label.contentsRect().width()


def _shown_entry(box: QComboBox) -> tuple[int, int]:
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    room = box.style().subControlRect(
        QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, box
    )
    return box.fontMetrics().horizontalAdvance(box.currentText()), room.width()


def _shown_number(box: QAbstractSpinBox) -> tuple[int, int]:
    edit = box.lineEdit()
    return edit.fontMetrics().horizontalAdvance(edit.text()), edit.contentsRect().width()


_TEXTS: Final[dict[type[QWidget], Callable[..., tuple[int, int]]]] = {
    QLabel: _widest_word,
    QComboBox: _shown_entry,
    QAbstractSpinBox: _shown_number,
}
"""How wide a text is and how much room it has, by the kind of widget."""


def _told(size: QSize) -> str:
    return f"{size.width()}×{size.height()}"


def _placed(box: QRect) -> str:
    return f"{_told(box.size())} at {box.x()},{box.y()}"
