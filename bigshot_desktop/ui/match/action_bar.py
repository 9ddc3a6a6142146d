"""The bottom of the table: whose turn it is and what they must do, and the controls for it, each in its place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QVBoxLayout, QWidget

from bigshot_desktop.ui.look import fonts, icons, theme
from bigshot_desktop.ui.look.layouts import Flow, WrappingLayout
from bigshot_desktop.ui.look.plain_text import PlainLabel
from bigshot_desktop.ui.look.retranslated import Retranslated
from bigshot_desktop.ui.match.action_bar_lines import PROMPT, HeadLayout, MessagePlace, WarningRow
from bigshot_desktop.ui.match.large_letters import LargeLetters
from bigshot_desktop.ui.match.panel import Panel, Stretch
from bigshot_desktop.ui.match.sand_glass import SandGlass
from bigshot_desktop.ui.match.turn_sign import HEAD, TurnSign
from bigshot_desktop.ui.widgets.chips import Elided
from bigshot_desktop.ui.widgets.fitted_text import FittedText
from bigshot_desktop.ui.widgets.rule_link import RuleLink

_ROOMY: Final = 34
"""In a window of fewer lines, what happened is left to the log, and what was refused takes the prompt's place."""
_LITTLE: Final = 5
"""For so few heights of a line the board is not made larger from one stretch of a match to the next."""
_STEADY: Final = 0.36
"""As long as it takes no more than this part of the window, it is equally high whatever is asked."""


class ActionBar(Retranslated, QFrame):
    """Prompt, what happened since one's turn or why something was refused, and the panel of now.

    A panel with a button or two stands beside the prompt, and the bar is a single line; others stand below it. As long
    as a stretch of the match lasts, the bar does not become lower again; in a window with enough room it is equally
    high in all of them, so that the board has one size for playing and one for looking on.
    """

    refitted = Signal()
    """There is room for more than before, or for less."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._told_elsewhere = False
        self._was_roomy = True
        self.setProperty("kind", "card")
        self.sign = TurnSign()
        self.prompt = FittedText(size=PROMPT)
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
        self._letters = LargeLetters()
        self._build()
        theme.theme_switch().changed.connect(self._restyle)
        self._restyle()
        self.show_prompt("")
        self.show_since(list)

    def _build(self) -> None:
        self._slim = QWidget()
        Flow(self._slim)
        self._head = QWidget()
        self._head_layout = HeadLayout(self._head, self.sign, self.prompt, self._slim)
        self._slim.hide()
        self._warning = QWidget()
        WarningRow(self._warning, self._warning_sign, self.refusal, self.rule)
        self._message = QWidget()
        self._message_layout = MessagePlace(self._message, self.since, self._warning)
        self._body = QWidget()
        Flow(self._body)
        self._column = QVBoxLayout(self)
        for part in (self._head, self._message, self._body):
            self._column.addWidget(part)
        self._column.addStretch(1)
        self._body.hide()
        self._set_gaps()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def tell_elsewhere(self, elsewhere: bool, *, room: int = 0) -> None:
        """Whether something else says who must do what, what was refused and where the match is.

        Then it has the controls alone, in letters as large as the board has as much room as it had. ``room``: so much
        more of it there is besides, or less.
        """
        self._told_elsewhere = elsewhere
        if elsewhere:
            self._letters.begin(room)
        else:
            self._letters.leave(self)
        self._show_sign()
        self._head_layout.show_whereabouts(not elsewhere)
        self._measure_anew()

    def set_whereabouts(self, part: QWidget) -> None:
        """What tells where the match is stands at the end of the first line."""
        self._head_layout.set_whereabouts(part)

    def set_glass(self, glass: SandGlass) -> None:
        """The sand-glass of open talk is always in sight while it runs."""
        self._head_layout.set_glass(glass)

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
        self._show_sign()
        self.show_refusal("")

    def _show_sign(self) -> None:
        """Words that nobody's sign stands before have its place too."""
        needless = self.sign.is_empty and bool(self.prompt.text())
        self.sign.setVisible(not needless and not self._told_elsewhere)

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
        home: WrappingLayout = self._message_layout
        other: WrappingLayout = self._head_layout
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
        standing = self.standing
        if standing is None or standing.tells_news:
            return False
        return self.is_roomy and not self._told_elsewhere

    @property
    def is_roomy(self) -> bool:
        """Whether there is room for more than the controls and what is asked."""
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
        self._column.setEnabled(False)  # else both have room for a moment, and the board less
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
        """The height that it keeps in the stretch of now: that of another kind if there is room for it."""
        if self._stretch is None or self._stretch[0] not in self._highest:
            return 0
        own = self._highest[self._stretch[0]]
        most = max(own + _LITTLE * self.fontMetrics().height(), _STEADY * self.window().height())
        return max(high for high in self._highest.values() if high <= most)

    def _needed(self) -> int:
        return self._column.totalHeightForWidth(self.width())

    def _measure_anew(self) -> None:
        self._highest.clear()
        self._show_words()
        for shown in (self._panel, self._resting):
            if shown is not None:
                shown.fit_to(tight=not self.is_roomy, width=self._inner_width)
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
        if self._told_elsewhere:
            kinds = (type(self._panel), type(self._resting))
            self._letters.choose(self, kinds, self._measured_large, self._head_saved)
        self._measured()
        self._keep_height()
        if shown is not None:
            shown.spread(max(0, self._kept - self._needed()))
        self._activate()
        if self.is_roomy != self._was_roomy:
            self._was_roomy = self.is_roomy
            self.refitted.emit()

    def _measured(self) -> int:
        """How high it has to be, in the letters of now."""
        self._set_gaps()
        shown = self.standing
        if shown is not None:
            shown.fit_to(tight=not self.is_roomy, width=self._inner_width)
            shown.spread(0)
        self._activate()
        self._activate()  # panels that leave something out in a narrow bar know its width only now
        return self._needed()

    def _measured_large(self) -> int:
        """The same; higher than any window where it would show less than in smaller letters."""
        high, shown = self._measured(), self.standing
        narrow = shown is not None and (
            self._inner_width < shown.least_width * self.fontMetrics().height()
        )
        return high + narrow * self.window().height()

    @property
    def _head_saved(self) -> int:
        """What its first lines would take if nothing else said what they say."""
        line, gap = self.fontMetrics().height(), self._column.spacing()
        shown = self.standing
        if shown is None:
            return 0
        news = 0 if shown.tells_news else round(1.25 * line) + gap
        return round(HEAD * line) + gap + news

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
        across, down = fonts.scaled(12), fonts.scaled(6 if self.is_roomy else 4)
        self._column.setContentsMargins(across, down, across, down)
        self._column.setSpacing(fonts.scaled(5))

    def _restyle(self) -> None:
        side = round(self.fontMetrics().height() * 1.1)
        self._warning_sign.setPixmap(icons.icon("warning", "danger").pixmap(QSize(side, side)))
