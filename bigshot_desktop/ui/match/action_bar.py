"""The bottom of the table: one sentence that says who must do what, and the controls for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QVBoxLayout, QWidget

from bigshot_desktop.ui.look import icons, theme
from bigshot_desktop.ui.look.layouts import Flow, WrappingLayout
from bigshot_desktop.ui.look.plain_text import PlainLabel
from bigshot_desktop.ui.look.retranslated import Retranslated
from bigshot_desktop.ui.match.key_guard import KeyGuard
from bigshot_desktop.ui.match.panel import Panel
from bigshot_desktop.ui.match.watching_panel import WatchPanel
from bigshot_desktop.ui.widgets.chips import Elided
from bigshot_desktop.ui.widgets.rule_link import RuleLink

_WIDEST: Final = 24
"""A sentence wishes for so many heights of a line, and is broken where there is less."""
_NARROW: Final = 10
"""With less than so many heights of a line left beside it, a link goes below its sentence."""

_USUAL: Final = 9.0
"""The height that an auction takes, in heights of a line."""
_MOST: Final = 0.3
"""Of the window's height, what the bar may keep without needing it."""


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


class RefusalLayout(WrappingLayout):
    """A sign, why something was refused, and the link to the rule: beside the sentence, or below it in a narrow bar.

    The link takes nothing but what the sentence need not have: a long one wishes for no more room than without it.
    """

    def __init__(
        self, parent: QWidget, sign: PlainLabel, sentence: Sentence, link: RuleLink
    ) -> None:
        super().__init__(parent, row_gap=2)
        self._sign, self._sentence, self._link = sign, sentence, link
        for part in (sign, sentence, link):
            self.addWidget(part)

    def minimumSize(self) -> QSize:
        least = super().minimumSize()
        return QSize(self._before + least.width(), least.height())

    @property
    def _before(self) -> int:
        """What the sign takes."""
        return self._sign.sizeHint().width() + self._gap

    @property
    def _after(self) -> int:
        """What the link takes beside the sentence."""
        return self._gap + self._link.sizeHint().width() if not self._link.isHidden() else 0

    def _preferred_size(self) -> QSize:
        wish = self._sentence.sizeHint()
        most = max(wish.width(), _WIDEST * self._sentence.fontMetrics().height())
        width = self._before + min(wish.width() + self._after, most)
        return QSize(width, self._height_in(width))

    def _arrange(self, width: int) -> list[QRect]:
        sign, link = self._sign.sizeHint(), self._link.sizeHint()
        line = self._sentence.fontMetrics().height()
        room = width - self._before
        beside = room - self._after >= max(_NARROW * line, self._sentence.minimumSizeHint().width())
        given = min(room - self._after, self._sentence.length) if beside else room
        high = self._sentence.heightForWidth(given)
        first = max(sign.height(), line)
        told = QRect(self._before, max(0, first - high) // 2, given, high)
        places = [QRect(0, max(0, line - sign.height()) // 2, *sign.toTuple()), told]
        if not self._link.isHidden():
            corner = (told.right() + 1 + self._gap, max(0, first - link.height()) // 2)
            if not beside:
                corner = (self._before, max(first, told.bottom() + 1) + self._row_gap)
            places.append(QRect(*corner, *link.toTuple()))
        return places


class ActionBar(Retranslated, QFrame):
    """Prompt, what happened since one's turn, why something was refused, and the current panel."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "card")
        self.prompt = Sentence("prompt")
        self.refusal = Sentence("refusal")
        self.rule = RuleLink()
        self._sign = PlainLabel()
        self.since = Elided(icon="log")
        self._warning = warning = QWidget(self)
        RefusalLayout(warning, self._sign, self.refusal, self.rule)
        self._words = words = QWidget(self)
        words.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        column = QVBoxLayout(words)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        for part in (self.prompt, warning, self.since):
            column.addWidget(part)
        self._panel: Panel | None = None
        self._highest = 0
        self._key_guard = KeyGuard(self)
        self._summarize: Callable[[], list[str]] = list
        self._flow = Flow(self, gap=16, row_gap=6)
        self._flow.setContentsMargins(12, 8, 12, 8)
        self._flow.addWidget(words)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme.theme_switch().changed.connect(self._restyle)
        self._restyle()
        for show in (self.show_prompt, self.show_refusal):
            show("")
        self.show_since(list)

    @property
    def panel(self) -> Panel | None:
        """The controls that are shown."""
        return self._panel

    def show_prompt(self, text: str) -> None:
        """Says who must do what. What was refused before is of no interest any more."""
        self.prompt.setText(text)
        self.prompt.setVisible(bool(text))
        self.show_refusal("")

    def show_refusal(self, text: str, rule: str = "") -> None:
        """Says why something is not allowed, and by which rule; nothing takes it away again."""
        self.refusal.setText(text)
        self.rule.lead_to(rule if text else "")
        self._warning.setVisible(bool(text))
        if text:
            self.arrange()
        else:
            self._keep_height()

    def show_since(self, tell: Callable[[], list[str]]) -> None:
        """Sums up what happened since the player's last turn; ``tell`` gives the sentences in the language of now."""
        self._summarize = tell
        sentences = tell()
        line = " ".join(sentences)
        #: {sentences} are complete sentences about what others did
        told = self.tr("Since your turn: {sentences}").format(sentences=line)
        self.since.set_text(told if sentences else "", "\n".join(sentences))
        self.since.setVisible(bool(sentences))

    def show_panel(self, panel: Panel | None) -> None:
        """Shows the controls of the moment, with the focus if it was on the ones before.

        Once in the bar, panels stay there, hidden while others are shown: what is taken out of a layout and put back is
        never measured again by Qt.
        """
        before, self._panel = self._panel, panel
        self._flow.setEnabled(False)  # else both would have their room for a moment, the board less
        if panel is None:
            self._highest = 0
        else:
            if self._flow.indexOf(panel) < 0:
                self._flow.addWidget(panel)
                if isinstance(panel, WatchPanel):
                    self._key_guard.listen(panel.skip)
            panel.show()
        if before is not None and panel is not before:
            if panel is not None and before.isAncestorOf(self.window().focusWidget()):
                panel.default_focus().setFocus(Qt.FocusReason.OtherFocusReason)
            before.hide()
            self._key_guard.hold_back()
        self._flow.setEnabled(True)
        self._keep_height()

    # --- a board that stays as large as it is ----------------------------------------------------

    def _keep_height(self) -> None:
        """Once grown it does not shrink again, so that the board keeps its size; or not below what is not too much."""
        usual = round(_USUAL * self.fontMetrics().height())
        most = round(_MOST * self.window().height())
        self._reserve_line(usual <= most)
        self._highest = max(self._highest, usual, self._needed())
        self.setMinimumHeight(min(self._highest, most) if self._panel else 0)

    def _needed(self) -> int:
        return self._flow.totalHeightForWidth(self.width())

    def _reserve_line(self, there_is_room: bool) -> None:
        """What happened since one's turn has its line before anything has happened, except in very large letters."""
        policy = self.since.sizePolicy()
        if policy.retainSizeWhenHidden() != there_is_room:
            policy.setRetainSizeWhenHidden(there_is_room)
            self.since.setSizePolicy(policy)

    def _measure_anew(self) -> None:
        self._highest = 0
        if self._panel:
            self._panel.spread(0)
        self._keep_height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._measure_anew()

    def arrange(self) -> None:
        """Puts everything in its place at once. Qt would go up from layout to layout, one at a time and seen by all."""
        if self._panel is None:
            return
        self._panel.spread(0)
        self._activate()
        self._keep_height()
        self._panel.spread(max(0, self.minimumHeight() - self._needed()))
        self._activate()

    def _activate(self) -> None:
        if self._panel is None:
            return
        parts = (part for top in (self._panel, self._words) for part in top.findChildren(QWidget))
        for part in (*reversed(tuple(parts)), self._panel, self._words):
            layout = part.layout()
            if layout is not None:
                layout.activate()
        self._flow.activate()

    def retranslate(self) -> None:
        self.show_since(self._summarize)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._restyle()
            self._measure_anew()

    def _restyle(self) -> None:
        side = round(self.fontMetrics().height() * 1.1)
        self._sign.setPixmap(icons.icon("warning", "danger").pixmap(QSize(side, side)))
