"""The bottom of the table: whose turn it is and what they must do, and the controls for it, each in its place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QVBoxLayout, QWidget

from bigshot_desktop.ui.look import fonts, icons, theme
from bigshot_desktop.ui.look.layouts import Flow, WrappingLayout
from bigshot_desktop.ui.look.plain_text import PlainLabel
from bigshot_desktop.ui.look.retranslated import Retranslated
from bigshot_desktop.ui.match.panel import Panel, Stretch
from bigshot_desktop.ui.widgets.chips import Elided
from bigshot_desktop.ui.widgets.fitted_text import FittedText
from bigshot_desktop.ui.widgets.pieces import Painted, paint_piece
from bigshot_desktop.ui.widgets.rule_link import RuleLink

_PROMPT: Final = 1.25
"""The letters of the prompt, in those of the text."""
_COLUMN: Final = 44
"""What is done beside the prompt begins at most so far to the right, in heights of a line: near what is asked."""
_HEAD: Final = 1.85
"""The height of the line with the prompt: that of a button, in heights of a line."""
_WIDE: Final = 62
"""In a bar of fewer heights of a line, the prompt may need two lines, and always has room for them."""
_ROOMY: Final = 34
"""In a window of fewer lines, what happened is left to the log, and what was refused takes the prompt's place."""
_LEAST_PROMPT: Final = 12
"""Beside other parts, the prompt keeps so many heights of a line."""
_SLIM: Final = 14
"""So many heights of a line are kept for what is done beside the prompt, where there is room."""
_WHEREABOUTS: Final = (0.36, 9, 34)
"""What tells where the match is takes this part of the bar, and at least and at most so many heights of a line."""
_LITTLE: Final = 4
"""For so few heights of a line the board is not made larger from one stretch of a match to the next."""
_WIDEST: Final = 24
"""A sentence wishes for so many heights of a line, and is broken where there is less."""


class Sentence(PlainLabel):
    """A text that wraps, and that wishes to be on one line as long as that is not too long."""

    def __init__(self, kind: str, parent: QWidget | None = None) -> None:
        super().__init__(parent, wordWrap=True)
        self.setProperty("kind", kind)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        width = min(self.length, _WIDEST * self.fontMetrics().height())
        return QSize(width, self.heightForWidth(width))

    @property
    def length(self) -> int:
        """How wide it is on one line."""
        return self.fontMetrics().horizontalAdvance(self.text()) + 4


class TurnSign(Painted):
    """The colour and the sign of who is waited for, large; its place is free while nobody is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pieces: tuple[str, ...] = ()

    def show_pieces(self, pieces: tuple[str, ...], told: str) -> None:
        self._pieces = pieces
        self.describe(told)

    def sizeHint(self) -> QSize:
        side = round(self._unit() * _HEAD)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        number = len(self._pieces)
        side = self.width() / max(1, number) - (1 if number > 1 else 0)
        for place, name in enumerate(self._pieces):
            left = place * (side + 2)
            paint_piece(painter, QRectF(left, (self.height() - side) / 2, side, side), name)
        painter.end()


class HeadLayout(WrappingLayout):
    """One line: whose turn it is, what is asked, what is done with one button, and where the match is.

    Where each of these begins depends on the width of the bar alone, not on what is said.
    """

    def __init__(self, parent: QWidget, sign: QWidget, prompt: FittedText, slim: QWidget) -> None:
        super().__init__(parent, gap=10)
        self._sign, self._prompt, self._slim = sign, prompt, slim
        self._whereabouts: QWidget | None = None
        for part in (sign, prompt, slim):
            self.addWidget(part)

    def set_whereabouts(self, part: QWidget) -> None:
        """What stands at the end of the line."""
        self._whereabouts = part
        self.addWidget(part)

    def _preferred_size(self) -> QSize:
        width = _WIDE * self._line
        return QSize(width, self._height_in(width))

    @property
    def _line(self) -> int:
        return self._sign.fontMetrics().height()

    def _height(self, width: int) -> int:
        tight = width < _WIDE * self._line
        self._prompt.set_room(*((2, 1.0) if tight else (1, _PROMPT)))
        return max(round(_HEAD * self._line), self._prompt.sizeHint().height())

    def _arrange(self, width: int) -> list[QRect]:
        line, gap = self._line, self._gap
        high = self._height(width)
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
        places: dict[QWidget | None, QRect] = {
            self._sign: QRect(0, (high - sign.height()) // 2, sign.width(), sign.height()),
            self._prompt: QRect(start, 0, max(1, told - start), high),
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
        return [places.get(item.widget(), places[self._prompt]) for item in self._shown()]

    def _at_end(self, width: int) -> int:
        if self._whereabouts is None or self._whereabouts.isHidden():
            return 0
        part, least, most = _WHEREABOUTS
        return max(least * self._line, min(round(width * part), most * self._line))


class ActionBar(Retranslated, QFrame):
    """Prompt, what happened since one's turn or why something was refused, and the panel of now.

    A panel with a button or two stands beside the prompt, and the bar is a single line; others stand below it. As long
    as a stretch of the match lasts, the bar does not become lower again.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._told_elsewhere = False
        self.setProperty("kind", "card")
        self.sign = TurnSign()
        self.prompt = FittedText(size=_PROMPT)
        self.refusal = FittedText(colour="danger")
        self.rule = RuleLink()
        self._warning_sign = PlainLabel()
        self.since = Elided(icon="log")
        self._summarize: Callable[[], list[str]] = list
        self._panel: Panel | None = None
        self._resting: Panel | None = None
        """The panel that stands there while others act."""
        self._stretch: Stretch | None = None
        self._highest: dict[str, int] = {}
        """How high it had to be in stretches of each kind."""
        self._resized = QTimer(self, singleShot=True, interval=0)
        self._resized.timeout.connect(self.arrange)
        self._build()
        theme.theme_switch().changed.connect(self._restyle)
        self._restyle()
        self.show_prompt("")
        self.show_since(list)

    def _build(self) -> None:
        self._slim = QWidget()
        Flow(self._slim)
        self._head = QWidget()
        self._head_layout: WrappingLayout = HeadLayout(
            self._head, self.sign, self.prompt, self._slim
        )
        self._slim.hide()
        self._warning = QWidget()
        WarningRow(self._warning, self._warning_sign, self.refusal, self.rule)
        self._message = QWidget()
        self._message_layout: WrappingLayout = MessagePlace(
            self._message, self.since, self._warning
        )
        self._body = QWidget()
        self._bodies = Flow(self._body)
        self._column = QVBoxLayout(self)
        for part in (self._head, self._message, self._body):
            self._column.addWidget(part)
        self._column.addStretch(1)
        self._body.hide()
        self._set_gaps()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def tell_elsewhere(self, elsewhere: bool) -> None:
        """Whether something else says who must do what, and what was refused: then it has the controls alone."""
        self._told_elsewhere = elsewhere
        self.sign.setVisible(not elsewhere)
        self._measure_anew()

    def set_whereabouts(self, part: QWidget) -> None:
        """What tells where the match is stands at the end of the first line."""
        assert isinstance(self._head_layout, HeadLayout)
        self._head_layout.set_whereabouts(part)

    @property
    def panel(self) -> Panel | None:
        """The controls of the moment."""
        return self._panel

    @property
    def resting(self) -> Panel | None:
        """The panel that is seen while others act."""
        return self._resting

    @property
    def stretch(self) -> Stretch | None:
        """The part of the match in which it keeps its height, if any."""
        return self._stretch

    @property
    def standing(self) -> Panel | None:
        """What stands below the prompt: a single line has nothing there."""
        return self._panel if self._panel and not self._panel.slim else self._resting

    # --- what is said ----------------------------------------------------------------------------

    def show_prompt(self, text: str, pieces: tuple[str, ...] = (), player: str = "") -> None:
        """Says who must do what, with their colours. What was refused before is of no interest any more."""
        self.prompt.setText(text)
        self.sign.show_pieces(pieces, player)
        self.show_refusal("")

    def show_refusal(self, text: str, rule: str = "") -> None:
        """Says why something is not allowed, and by which rule, where there is always room for it."""
        self.refusal.setText(text)
        self.rule.lead_to(rule if text else "")
        self._show_words()

    def show_since(self, tell: Callable[[], list[str]]) -> None:
        """Sums up what happened since the player's last turn; ``tell`` gives the sentences in the language of now."""
        self._summarize = tell
        sentences = tell()
        line = " ".join(sentences)
        #: {sentences} are complete sentences about what others did
        told = self.tr("Since your turn: {sentences}").format(sentences=line)
        self.since.set_text(told if sentences else "", "\n".join(sentences))
        self._show_words()

    def _show_words(self) -> None:
        """One thing at a time in each place: what was refused is more important than what happened."""
        refused, below = bool(self.refusal.text()), self._has_message_line
        self.since.setVisible(bool(self.since.text) and not refused)
        self._message.setVisible(below)
        home, other = self._message_layout, self._head_layout
        if not below:  # in the place of the prompt, which can wait
            home, other = other, home
        if home.indexOf(self._warning) < 0:
            other.removeWidget(self._warning)
            home.addWidget(self._warning)
        self._warning.setVisible(refused and not self._told_elsewhere)
        asks = bool(self.prompt.text()) and not self._told_elsewhere
        self.prompt.setVisible(asks and (below or not refused))
        in_line = self._panel is None or self._panel.slim  # beside the prompt, or where it would be
        self._head.setVisible(in_line or not self._told_elsewhere)

    @property
    def _has_message_line(self) -> bool:
        return self.standing is not None and self._is_roomy and not self._told_elsewhere

    @property
    def _is_roomy(self) -> bool:
        return self.window().height() >= _ROOMY * self.fontMetrics().height()

    # --- what is done ----------------------------------------------------------------------------

    def show_panel(
        self, panel: Panel | None, *, resting: Panel | None = None, stretch: Stretch | None = None
    ) -> None:
        """Shows the controls of the moment, with the focus if it was on the ones before.

        ``resting``: what stands below meanwhile and takes no answers; ``stretch``: the part of the match that this
        belongs to, if the board is to keep its size in it.

        Once in the bar, panels stay there, hidden while others are shown: what is taken out of a layout and put back is
        never measured again by Qt.
        """
        self._stretch = stretch
        before, rested = self._panel, self._resting
        self._panel, self._resting = panel, resting
        # Asked now: what is hidden hands its focus to whatever comes next in the window.
        had_focus = before is not None and before is not panel and self._has_focus(before)
        shown = {one for one in (panel, resting) if one is not None}
        self._column.setEnabled(
            False
        )  # else both would have their room for a moment, the board less
        for one in shown:
            home = self._slim if one.slim else self._body
            layout = home.layout()
            assert layout is not None
            if layout.indexOf(one) < 0:
                layout.addWidget(one)
            one.show()
        self._slim.setVisible(any(one.slim for one in shown))
        self._body.setVisible(any(not one.slim for one in shown))
        if had_focus and panel is not None:
            panel.default_focus().setFocus(Qt.FocusReason.OtherFocusReason)
        for old in (before, rested):
            if old is not None and old not in shown:
                old.hide()
        if panel is not None:
            panel.rest(resting=False)
        if resting is not None and resting is not panel:
            resting.rest(resting=True)
        self._column.setEnabled(True)
        self._show_words()
        self.setMinimumHeight(self._kept)

    def _has_focus(self, panel: Panel) -> bool:
        focus = self.window().focusWidget()
        return panel.isAncestorOf(focus)

    # --- a board that stays as large as it is ----------------------------------------------------

    def _keep_height(self) -> None:
        """Once grown it does not shrink again in stretches of a kind, so that the board keeps its size."""
        if self._stretch is not None:
            kind = self._stretch[0]
            self._highest[kind] = max(self._highest.get(kind, 0), self._needed())
        self.setMinimumHeight(self._kept)

    @property
    def _kept(self) -> int:
        """The height that it keeps in the stretch of now: that of another kind if there is little between them."""
        if self._stretch is None or self._stretch[0] not in self._highest:
            return 0
        own = self._highest[self._stretch[0]]
        little = _LITTLE * self.fontMetrics().height()
        return max(high for high in self._highest.values() if high <= own + little)

    def _needed(self) -> int:
        return self._column.totalHeightForWidth(self.width())

    def _measure_anew(self) -> None:
        self._highest.clear()
        self._show_words()
        for shown in (self._panel, self._resting):
            if shown is not None:
                shown.fit_to(tight=not self._is_roomy, width=self._inner_width)
                shown.spread(0)
        self.setMinimumHeight(0)
        self._resized.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._measure_anew()

    def arrange(self) -> None:
        """Puts everything in its place at once. Qt would go up from layout to layout, one at a time and seen by all."""
        shown = self.standing
        if shown is not None:
            shown.fit_to(tight=not self._is_roomy, width=self._inner_width)
            shown.spread(0)
        self._activate()
        self._activate()  # panels that leave something out in a narrow bar know its width only now
        self._keep_height()
        if shown is not None:
            shown.spread(max(0, self._kept - self._needed()))
        self._activate()

    def _activate(self) -> None:
        parts = (part for part in self.findChildren(QWidget) if not part.isHidden())
        for part in reversed(tuple(parts)):
            layout = part.layout()
            if layout is not None:
                layout.activate()
        self._column.activate()

    def retranslate(self) -> None:
        self.show_since(self._summarize)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._restyle()
            self._set_gaps()
            self._measure_anew()

    @property
    def _inner_width(self) -> int:
        margins = self._column.contentsMargins()
        return self.width() - margins.left() - margins.right()

    def _set_gaps(self) -> None:
        across, down = fonts.scaled(12), fonts.scaled(6)
        self._column.setContentsMargins(across, down, across, down)
        self._column.setSpacing(fonts.scaled(5))

    def _restyle(self) -> None:
        side = round(self.fontMetrics().height() * 1.1)
        self._warning_sign.setPixmap(icons.icon("warning", "danger").pixmap(QSize(side, side)))


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
        return QSize(_WIDEST * self._sentence.fontMetrics().height(), self._high)

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
        return QSize(_WIDEST * line, round(1.25 * line))

    def _height_in(self, width: int) -> int:
        return self._preferred_size().height()

    def _arrange(self, width: int) -> list[QRect]:
        high = self._height_in(width)
        return [QRect(0, 0, width, high) for _ in self._shown()]
