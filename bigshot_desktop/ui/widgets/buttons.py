"""The buttons of the panels: words that wrap, a quieter second line, a piece, and the key that does the same."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
    QWidget,
)

from bigshot_desktop.ui.look import fonts, icons, theme
from bigshot_desktop.ui.look.plain_text import plain_tip
from bigshot_desktop.ui.widgets.freshness import Freshness
from bigshot_desktop.ui.widgets.key_cap import cap_of, cap_size, paint_cap
from bigshot_desktop.ui.widgets.pieces import paint_cube, paint_piece

ENTERS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
NO_SPACE: Final = "no-space"
"""The property of buttons that Space does not press: it hurries bots, and that must lead nowhere else."""
_BACK_AGAIN: Final = (
    Qt.FocusReason.ActiveWindowFocusReason,
    Qt.FocusReason.PopupFocusReason,
    Qt.FocusReason.MenuBarFocusReason,
)
"""The focus comes back to where it was."""
_WIDEST: Final = 16
"""Words are broken into lines beyond so many heights of a line."""
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_WRAP: Final = int(_LEFT) | int(Qt.TextFlag.TextWordWrap)


def words_of(text: str) -> list[str]:
    """What no line breaks: unlike Python, lines are not broken at a no-break space."""
    return re.split(r"[ \n]+", text)


class ActionButton(QPushButton):
    """A button for an action. Enter presses it as Space does, and so does its key anywhere in the window.

    What was meant for something else presses no button that has only just come, or that does something else since: no
    key does, nor the second of two quick clicks; and Space none that has the focus although nobody went to it.
    """

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        kind: str = "",
        key: str = "",
        cap: str = "",
        deaf: tuple[int, ...] = (),
        harmless: bool = False,
        deliberate: bool = False,
    ) -> None:
        """``deaf``: keys that do not press it, because somebody may mean something else by them.

        ``harmless``: it answers nothing, so that keys press it as soon as it is there. ``deliberate``: Enter presses it
        only if somebody went to it.
        """
        super().__init__(parent)
        self._deaf = deaf
        self._harmless = harmless
        self._deliberate = deliberate
        self._lent = False
        """Whether it has the focus although nobody went to it."""
        self._freshness = Freshness()
        if kind:
            self.setProperty("kind", kind)
        self._detail = ""
        self._longest: tuple[str, ...] = ()
        self._longest_detail = ""
        self._piece = ""
        self._cube = False
        self._icon = ""
        self._key = QKeySequence(cap or key)
        self._capless = False
        self._cap = cap_of(self._key)
        self._presses: QShortcut | None = None
        self._measured: dict[int, int] = {}
        """Its height in each width that was asked for since something on it changed."""
        self._wish: QSize | None = None
        self.setAutoDefault(False)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        if key:
            self._presses = self._shortcut(key)
        theme.theme_switch().changed.connect(self.update)
        app = QApplication.instance()
        if self.says_enter and isinstance(app, QApplication):
            app.focusChanged.connect(self._follow_focus)

    def set_text(self, text: str, detail: str = "", *, tip: str = "") -> None:
        """What stands on it, and under it; the tool tip names the key as well."""
        same = (text, detail) == (self.text(), self._detail)
        self._detail = detail
        self.setAccessibleName(text)
        self.setAccessibleDescription(tip or detail)
        self.setToolTip(plain_tip(self._with_key(tip or detail or text)))
        if not same:
            self.setText(text)
            self.setShortcut(QKeySequence())  # "&" in a name names no key
            self._measure_anew()

    def make_room(self, *texts: str, detail: str = "") -> None:
        """There is always room for these texts, and for this second line: nothing moves while it says others."""
        if (texts, detail) != (self._longest, self._longest_detail):
            self._longest, self._longest_detail = texts, detail
            self._measure_anew()

    @property
    def says_enter(self) -> bool:
        """Whether Enter is written on it, although it presses it only where the focus is."""
        return self._presses is None and self._key == QKeySequence("Enter")

    @property
    def shows_key(self) -> bool:
        """Whether its key is seen on it: Enter only while Enter presses it, and no other button that has the focus."""
        if not self.says_enter:
            return True
        focus = QApplication.focusWidget()
        elsewhere = isinstance(focus, ActionButton) and focus is not self and focus.isVisible()
        return not (elsewhere or self.testAttribute(Qt.WidgetAttribute.WA_ForceDisabled))

    def _follow_focus(self) -> None:
        """Enter may mean another button now."""
        if self.isVisible():
            self.update()

    @property
    def shortcut_key(self) -> QKeySequence:
        """What presses it wherever the focus is, if anything does."""
        return self._presses.key() if self._presses is not None else QKeySequence()

    def set_key(self, key: str) -> None:
        """Its key is another one now."""
        if self._presses is not None and self._key != QKeySequence(key):
            self._key = QKeySequence(key)
            self._name_cap()
            self._presses.setKey(self._key)
            self._measure_anew()
            self.become_new()

    def hide_cap(self, hidden: bool) -> None:
        """Whether only the tool tip tells its key, where there is little room."""
        if hidden != self._capless:
            self._capless = hidden
            self._name_cap()
            self._measure_anew()

    def _name_cap(self) -> None:
        self._cap = "" if self._capless else cap_of(self._key)

    def show_piece(self, name: str, *, cube: bool = False) -> None:
        """Shows a colour before the words: as a chip, or as a cube."""
        if (name, cube) != (self._piece, self._cube):
            self._piece, self._cube = name, cube
            self._measure_anew()

    def show_icon(self, name: str) -> None:
        """Shows a line icon before the words."""
        if name != self._icon:
            self._icon = name
            self._measure_anew()

    def become_new(self, *, rest: float = 1.0) -> None:
        """It does something else from now on: what is pressed at once was not meant for that.

        ``rest``: how long it has to be seen before a key is meant for it, in usual rests.
        """
        self._freshness.renew(rest)
        self.update()

    def press(self) -> None:
        """A key presses it, if it was there when somebody decided to press the key."""
        if self._harmless or self._freshness.takes_key():
            self.click()

    @property
    def detail(self) -> str:
        """The second line."""
        return self._detail

    # --- how large -------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        if self._wish is None:
            words = min(self._widest_line(), _WIDEST * self._unit())
            words = max(words, self._longest_word())
            width = words + self._before() + self._after() + 2 * self._padding()
            self._wish = QSize(width, self.heightForWidth(width))
        return self._wish

    def minimumSizeHint(self) -> QSize:
        width = self._longest_word() + self._before() + self._after() + 2 * self._padding()
        return QSize(width, self.heightForWidth(self.sizeHint().width()))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        if width not in self._measured:
            self._measured[width] = self._high(width)
        return self._measured[width]

    def _measure_anew(self) -> None:
        self._measured.clear()
        self._wish = None
        self.updateGeometry()
        self.update()

    def _high(self, width: int) -> int:
        inner = max(1, width - self._before() - self._after() - 2 * self._padding())
        high = self._title_height(inner)
        if self._detail:
            high += self._detail_box(inner).height()
        high = max(high, self._picture())
        return high + round(self._unit() * 0.7)

    def _unit(self) -> int:
        return self.fontMetrics().height()

    def _padding(self) -> int:
        return round(self._unit() * 0.6)

    def _gap(self) -> int:
        return round(self._unit() * 0.4)

    def _picture(self) -> int:
        if self._piece:
            return round(self._unit() * (1.5 if self._cube else 1.1))
        return round(self._unit() * 1.1) if self._icon else 0

    def _before(self) -> int:
        """What the picture takes."""
        return self._picture() + self._gap() if self._picture() else 0

    def _after(self) -> int:
        """What the key takes."""
        return cap_size(self._cap, self.font()).width() + self._gap() if self._cap else 0

    def _key_name(self) -> str:
        return self._key.toString(QKeySequence.SequenceFormat.NativeText)

    def _title_height(self, width: int) -> int:
        box = QRect(0, 0, width, 1 << 14)
        return self.fontMetrics().boundingRect(box, _WRAP, self.text()).height()

    def _title_widths(self) -> tuple[int, int]:
        """How wide the first line must be, and how wide it would like to be."""
        widths = map(self.fontMetrics().horizontalAdvance, words_of(self.text()))
        return max(widths, default=0), self.fontMetrics().horizontalAdvance(self.text())

    def _detail_box(self, width: int) -> QRect:
        box = QRect(0, 0, width, 1 << 14)
        return QFontMetrics(fonts.smaller(self.font())).boundingRect(box, _WRAP, self._detail)

    def _widest_line(self) -> int:
        small = QFontMetrics(fonts.smaller(self.font()))
        bold = QFont(self.font())
        bold.setWeight(QFont.Weight.DemiBold)
        large = QFontMetrics(bold)
        return 1 + max(
            self._title_widths()[1],
            *map(small.horizontalAdvance, (self._detail, self._longest_detail)),
            *map(large.horizontalAdvance, self._longest),
        )

    def _longest_word(self) -> int:
        small = QFontMetrics(fonts.smaller(self.font()))
        words = [small.horizontalAdvance(word) for word in words_of(self._detail)]
        return max(self._title_widths()[0], *words, 0) + 1

    # --- how it looks ----------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        painter = QStylePainter(self)
        painter.drawControl(QStyle.ControlElement.CE_PushButtonBevel, option)
        inner = self.rect().adjusted(self._padding(), 0, -self._padding(), 0)
        ink = self._ink()
        if self._picture():
            self._paint_picture(painter, inner)
            inner.setLeft(inner.left() + self._before())
        if self._cap:
            size = cap_size(self._cap, self.font())
            corner = QPoint(inner.right() + 1 - size.width(), (self.height() - size.height()) // 2)
            if self.shows_key:
                paint_cap(painter, QRectF(QRect(corner, size)), self._cap, self.font(), ink)
            inner.setRight(inner.right() - self._after())
        self._paint_words(painter, inner, ink)
        painter.end()
        self._freshness.painted()

    def _ink(self) -> QColor:
        group = QPalette.ColorGroup.Active if self.isEnabled() else QPalette.ColorGroup.Disabled
        return self.palette().color(group, QPalette.ColorRole.ButtonText)

    def _paint_picture(self, painter: QPainter, inner: QRect) -> None:
        side = self._picture()
        box = QRect(inner.left(), (self.height() - side) // 2, side, side)
        painter.save()
        if not self.isEnabled():
            painter.setOpacity(icons.FAINT)
        if self._piece:
            paint = paint_cube if self._cube else paint_piece
            paint(painter, QRectF(box), self._piece)
        else:
            icons.icon(self._icon, self._ink()).paint(painter, box)
        painter.restore()

    def _paint_words(self, painter: QPainter, inner: QRect, ink: QColor) -> None:
        title = self._title_height(inner.width())
        detail = self._detail_box(inner.width()).height() if self._detail else 0
        top = (self.height() - title - detail) // 2
        centred = not self._picture() and not self._cap
        across = Qt.AlignmentFlag.AlignHCenter if centred else Qt.AlignmentFlag.AlignLeft
        flags = int(across | Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextWordWrap)
        painter.setPen(ink)
        self._paint_title(painter, QRect(inner.left(), top, inner.width(), title), flags)
        if detail:
            painter.setFont(fonts.smaller(self.font()))
            place = QRect(inner.left(), top + title, inner.width(), detail)
            painter.drawText(place, flags, self._detail)

    def _paint_title(self, painter: QPainter, place: QRect, flags: int) -> None:
        painter.drawText(place, flags, self.text())

    # --- how it is pressed -----------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A key that is held down presses once: what it does may bring another button under it."""
        not_meant = (Qt.Key.Key_Space, *(ENTERS if self._deliberate else ()))
        hurries = self._lent and event.key() in not_meant
        if event.isAutoRepeat() or hurries or event.key() in self._deaf:
            event.accept()
        elif event.key() in ENTERS:
            self.press()
        elif event.key() != Qt.Key.Key_Space or self._harmless or self._freshness.takes_key():
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() not in _BACK_AGAIN:
            self._lent = event.reason() == Qt.FocusReason.OtherFocusReason

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._freshness.renew()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._freshness.takes_click(event):
            super().mousePressEvent(event)
        else:
            event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second of two quick clicks, as Qt tells it."""
        if self._freshness.takes_click(event):
            super().mouseDoubleClickEvent(event)
        else:
            event.accept()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name_cap()
            self._measure_anew()
        elif event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._measure_anew()

    def _shortcut(self, key: str) -> QShortcut:
        """The key that presses it wherever the focus is, as long as it is seen."""
        presses = QShortcut(QKeySequence(key), self)
        presses.setAutoRepeat(False)
        presses.activated.connect(self._pressed_by_space if key == "Space" else self.press)
        return presses

    def _with_key(self, text: str) -> str:
        """A tool tip that names the key."""
        key = self._key_name()
        return self.tr("{text} (key: {key})").format(text=text, key=key) if key else text

    def _pressed_by_space(self) -> None:
        """Space presses the button that has the focus, as everywhere, or else this one."""
        focus = QApplication.focusWidget()
        if isinstance(focus, ActionButton) and Qt.Key.Key_Space in focus._deaf:
            return
        if isinstance(focus, ActionButton):
            focus.press()
        elif isinstance(focus, QAbstractButton) and not focus.property(NO_SPACE):
            focus.click()
        else:
            self.click()
