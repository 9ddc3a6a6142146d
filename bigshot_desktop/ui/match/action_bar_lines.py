"""The lines of the action bar: which of its parts stand where, in any width."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QWidget

from bigshot_desktop.ui.look.layouts import WrappingLayout
from bigshot_desktop.ui.look.plain_text import PlainLabel
from bigshot_desktop.ui.match.sand_glass import SandGlass
from bigshot_desktop.ui.match.turn_sign import HEAD
from bigshot_desktop.ui.widgets.fitted_text import FittedText
from bigshot_desktop.ui.widgets.rule_link import RuleLink
from bigshot_desktop.ui.widgets.sentence import WIDEST

PROMPT: Final = 1.25
"""The letters of the prompt, in those of the text."""
_COLUMN: Final = 44
"""What is done beside the prompt begins at most so far to the right, in heights of a line: near what is asked."""
_WIDE: Final = 62
"""In a bar of fewer heights of a line, the prompt may need two lines, and always has room for them."""
_LEAST_PROMPT: Final = 12
"""Beside other parts, the prompt keeps so many heights of a line."""
_SLIM: Final = 14
"""So many heights of a line are kept for what is done beside the prompt, where there is room."""
_WHEREABOUTS: Final = (0.36, 9, 34)
"""What tells where the match is takes this part of the bar, and at least and at most so many heights of a line."""


class HeadLayout(WrappingLayout):
    """One line: whose turn it is, what is asked, what is done with one button, and where the match is.

    Where each of these begins depends on the width of the bar alone, not on what is said; only words that nobody's sign
    stands before begin in its place.
    """

    def __init__(self, parent: QWidget, sign: QWidget, prompt: FittedText, slim: QWidget) -> None:
        super().__init__(parent, gap=10)
        self._sign, self._prompt, self._slim = sign, prompt, slim
        self._whereabouts: QWidget | None = None
        self._glass: SandGlass | None = None
        for part in (sign, prompt, slim):
            self.addWidget(part)

    def set_whereabouts(self, part: QWidget) -> None:
        """What stands at the end of the line."""
        self._whereabouts = part
        self.addWidget(part)

    def set_glass(self, glass: SandGlass) -> None:
        """A sand-glass stands behind everything else while it runs, and has its room before all others."""
        self._glass = glass
        self.addWidget(glass)

    def show_whereabouts(self, shown: bool) -> None:
        """Whether anything stands at the end of the line."""
        if self._whereabouts is not None:
            self._whereabouts.setVisible(shown)

    def _preferred_size(self) -> QSize:
        width = _WIDE * self._line
        return QSize(width, self._height_in(width))

    @property
    def _line(self) -> int:
        return self._sign.fontMetrics().height()

    def setGeometry(self, place: QRect) -> None:
        """The letters of the prompt follow the width there is; what is only asked about changes nothing."""
        inner = place.marginsRemoved(self.contentsMargins())
        self._prompt.set_room(*self._prompt_room(inner.width()))
        super().setGeometry(place)

    def _prompt_room(self, width: int) -> tuple[int, float]:
        """How many lines the prompt has, and how large its letters are."""
        return (2, 1.0) if width < _WIDE * self._line else (1, PROMPT)

    def _height(self, width: int) -> int:
        prompt = self._prompt.height_of(*self._prompt_room(width))
        return max(round(HEAD * self._line), prompt)

    def _arrange(self, width: int) -> list[QRect]:
        line, gap = self._line, self._gap
        high = self._height(width)
        glass = (
            0 if self._glass is None or self._glass.isHidden() else self._glass.sizeHint().width()
        )
        width -= glass + gap if glass else 0
        sign = self._sign.sizeHint()
        start = sign.width() + gap
        at_end = self._at_end(width)
        end = width - at_end - gap if at_end else width
        slim = 0 if self._slim.isHidden() else self._slim.sizeHint().width()
        begin = start + min(_COLUMN * line, max(_LEAST_PROMPT * line, end - start - _SLIM * line))
        if slim and begin + slim > end:  # it can be done, whatever else can be read
            begin = min(begin, width - slim)
        below = slim and begin < start + _LEAST_PROMPT * line
        told = begin - gap if slim and not below else min(end, width)
        first = 0 if self._sign.isHidden() else start
        places: dict[QWidget | None, QRect] = {
            self._sign: QRect(0, (high - sign.height()) // 2, sign.width(), sign.height()),
            self._prompt: QRect(first, 0, max(1, told - first), high),
        }
        if slim:
            given = min(slim, width)
            tall = self._slim.heightForWidth(given)
            place = QRect(begin, max(0, (high - tall) // 2), given, tall)
            if below:
                place.moveTo(0, high + self._row_gap)
            places[self._slim] = place
            end = end if below else max(end, place.right() + 1)
        left = end + gap
        room = width - left
        # Where there is no room at all, it is a point in the corner.
        places[self._whereabouts] = (
            QRect(left, 0, room, high) if room >= 3 * line else QRect(0, 0, 1, 1)
        )
        if self._glass is not None:
            place = QRect(width + gap, 0, glass, round(HEAD * line))
            if self._glass.warning and room >= 3 * line:  # it matters more than where the match is
                place.setLeft(left)
                places[self._whereabouts] = QRect(0, 0, 1, 1)
            place.moveTop((high - place.height()) // 2)
            places[self._glass] = place
        return [places.get(item.widget(), places[self._prompt]) for item in self._shown()]

    def _at_end(self, width: int) -> int:
        if self._whereabouts is None or self._whereabouts.isHidden():
            return 0
        part, least, most = _WHEREABOUTS
        return max(least * self._line, min(round(width * part), most * self._line))


class WarningRow(WrappingLayout):
    """A sign, why something was refused, and the link to the rule right behind the sentence."""

    def __init__(
        self, parent: QWidget, sign: PlainLabel, sentence: FittedText, link: RuleLink
    ) -> None:
        super().__init__(parent, gap=8)
        self._sign, self._sentence, self._link = sign, sentence, link
        for part in (sign, sentence, link):
            self.addWidget(part)

    def _preferred_size(self) -> QSize:
        return QSize(WIDEST * self._sentence.fontMetrics().height(), self._high)

    @property
    def _high(self) -> int:
        return round(1.25 * self._sentence.fontMetrics().height())

    def setGeometry(self, place: QRect) -> None:
        """The sentence is as high as there is room: that may be two lines."""
        super().setGeometry(place)
        for item in self._shown():
            box = item.geometry()
            if item.widget() is self._sentence:
                item.setGeometry(QRect(box.left(), place.top(), box.width(), place.height()))

    def _arrange(self, width: int) -> list[QRect]:
        sign, link, high = self._sign.sizeHint(), self._link.sizeHint(), self._high
        before = sign.width() + self._gap
        after = link.width() + self._gap if not self._link.isHidden() else 0
        wish = self._sentence.fontMetrics().horizontalAdvance(self._sentence.text()) + 4
        given = max(1, min(wish, width - before - after))
        places = [
            QRect(0, (high - sign.height()) // 2, sign.width(), sign.height()),
            QRect(before, 0, given, high),
        ]
        if after:
            left = before + given + self._gap
            places.append(QRect(left, (high - link.height()) // 2, link.width(), link.height()))
        return places


class MessagePlace(WrappingLayout):
    """One line in which one thing at a time is said; it is there while nothing is said, too."""

    def __init__(self, parent: QWidget, *parts: QWidget) -> None:
        super().__init__(parent, gap=0)
        for part in parts:
            self.addWidget(part)

    def _preferred_size(self) -> QSize:
        owner = self.parentWidget()
        line = owner.fontMetrics().height() if owner is not None else 0
        return QSize(WIDEST * line, round(1.25 * line))

    def _height_in(self, width: int) -> int:
        return self._preferred_size().height()

    def _arrange(self, width: int) -> list[QRect]:
        high = self._height_in(width)
        return [QRect(0, 0, width, high) for _ in self._shown()]
