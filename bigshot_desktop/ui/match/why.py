"""Why a bot acted, or would act in the player's place: sentences, chances to win as bars, and the figures behind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeySequence, QPainter, QPaintEvent, QPen, QShortcut
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from bigshot_desktop.bots.reasons import LEFT_OUT, Choice, Prospect, sentence
from bigshot_desktop.ui.look import theme
from bigshot_desktop.ui.look.plain_text import PlainLabel
from bigshot_desktop.ui.look.retranslated import Retranslated
from bigshot_desktop.ui.match.chance_rows import ChanceRows, EverybodysChances
from bigshot_desktop.ui.play.look_back import LookBack
from bigshot_desktop.ui.play.orders import Orders
from bigshot_desktop.ui.widgets.borrowed_focus import BorrowedFocus
from bigshot_desktop.ui.widgets.buttons import ActionButton
from bigshot_desktop.ui.widgets.rule_link import RuleLink
from bigshot_desktop.words.narrator import Narrator

_WIDTH: Final = 22
"""In heights of a line."""
_MARGIN: Final = 12
_GAP: Final = 8


class Bar(QWidget):
    """An amount beside others: to the right what is gained, to the left what is lost."""

    def __init__(self, share: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._share = share
        """From −1 to 1."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.theme_switch().changed.connect(self.update)

    def sizeHint(self) -> QSize:
        unit = self.fontMetrics().height()
        return QSize(4 * unit, max(4, round(unit * 0.35)))

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle, high = self.width() / 2, float(self.height())
        length = (middle - 2) * self._share
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.sunken)
        painter.drawRoundedRect(QRectF(0, 0, self.width(), high), high / 2, high / 2)
        painter.setBrush(colours.good if self._share > 0 else colours.danger)
        painter.drawRect(QRectF(middle, 0, length, high).normalized())
        painter.setPen(QPen(colours.ink_soft, 1))
        painter.drawLine(QPointF(middle, 0), QPointF(middle, high))
        painter.end()


class WhyBox(Retranslated, QFrame):
    """A card over the board. Esc puts it away; a hint can be played from it."""

    wanted = Signal(object)
    """The action of a hint, or all that it plans as :class:`Orders`."""
    grown = Signal()
    """It has more or less to say: whoever placed it gives it the room for that."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "card")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._choice: Choice | None = None
        self._narrator = Narrator()
        self._is_hint = False
        self._playable = True
        self._beside = ""
        """What is told of what else is seen with a hint."""
        self._back: LookBack | None = None
        """A step that is looked back at, if that is what it tells of, or tells too."""
        self._tells_step = False
        """Whether somebody's step is told of, and not what a bot thought."""
        self._focus = BorrowedFocus(self)
        self.title = PlainLabel(wordWrap=True)
        self.title.setProperty("kind", "subtitle")
        self.close_ = ActionButton(kind="quiet")
        self.close_.clicked.connect(self.hide)
        self.more = ActionButton(kind="quiet")
        self.more.setCheckable(True)
        self.more.toggled.connect(self._show_more)
        self.rule = RuleLink(in_full=True)
        self.play = ActionButton(kind="primary")
        self.play.clicked.connect(self._play)
        self.play_all = ActionButton()
        self.play_all.clicked.connect(self._play_all)
        self._scroll = QScrollArea(widgetResizable=True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self).activated.connect(self.hide)
        self._body = QWidget()
        self._figures = QWidget()
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.close_, alignment=Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        column.setSpacing(_GAP)
        column.addLayout(head)
        column.addWidget(self._scroll, 1)
        column.addWidget(self.rule)
        plays = QHBoxLayout()
        plays.setSpacing(_GAP)
        plays.addWidget(self.play, 2)
        plays.addWidget(self.play_all, 1)
        column.addLayout(plays)
        self.close_.show_icon("close")
        self.more.show_icon("log")

    @property
    def choice(self) -> Choice | None:
        """What is explained, if anything was."""
        return self._choice

    def show_hint(
        self,
        choice: Choice,
        narrator: Narrator,
        rule: str = "",
        *,
        playable: bool = True,
        beside: str = "",
    ) -> None:
        """Shows what the strongest bot would do in the player's place; it can be done if it is told in full.

        ``beside``: what the marks on the board stand for, or other advice on the screen, in a sentence.
        """
        self._playable, self._beside = playable, beside
        self._tells_step, self._back = False, None
        self._show(choice, narrator, rule, is_hint=True)

    def show_reasons(self, choice: Choice, narrator: Narrator, rule: str = "") -> None:
        """Shows why a bot did what it did, and by which rule."""
        self._tells_step, self._back = False, None
        self._show(choice, narrator, rule, is_hint=False)

    def show_step(self, back: LookBack, narrator: Narrator, rule: str = "") -> None:
        """Shows what a person's step did to everybody's chances, and what else there was."""
        self._tells_step, self._back = True, back
        self._show(back.choice, narrator, rule, is_hint=False)

    def add_chances(self, back: LookBack) -> None:
        """Tells with the reasons of a bot what its step did to everybody's chances."""
        if self._choice is not None and self.isVisible() and not self._is_hint:
            self._back = back
            self._fill(self._choice, self._narrator)
            self.grown.emit()

    def _show(self, choice: Choice, narrator: Narrator, rule: str, *, is_hint: bool) -> None:
        self._choice, self._narrator, self._is_hint = choice, narrator, is_hint
        self.more.setChecked(False)
        self.rule.lead_to(rule)
        self.retranslate()
        self.show()
        self.raise_()
        self._focus.take(self.play if is_hint and self._playable else self.close_)

    # --- what it says ----------------------------------------------------------------------------

    def retranslate(self) -> None:
        if self._choice is None:
            return
        choice, narrator = self._choice, self._narrator
        player = narrator.player(choice.action.seat)
        if self._tells_step:
            title = self.tr("What {player} did").format(player=player)
        elif self._is_hint:
            title = self.tr("A hint for {player}").format(player=player)
        else:
            title = self.tr("Why {player} did this").format(player=player)
        self.title.setText(title)
        self.setAccessibleName(title)
        self._scroll.setAccessibleName(title)
        self.close_.set_text(self.tr("Close"), tip=self.tr("Close (key: Esc)"))
        #: Do what the hint says
        self.play.set_text(self.tr("Play it"), narrator.action(choice.action))
        self.play.setVisible(self._is_hint and self._playable)
        #: Do all that the hint plans, one after the other
        steps = "\n".join(map(narrator.action, choice.plan))
        self.play_all.set_text(self.tr("Play all"), tip=steps)
        self.play_all.setVisible(self._is_hint and self._playable and len(choice.plan) > 1)
        self.more.set_text(self._more_text())
        self._fill(choice, narrator)

    def _more_text(self) -> str:
        if self.more.isChecked():
            return self.tr("Hide the figures")
        return self.tr("More: the figures behind it")

    def _fill(self, choice: Choice, narrator: Narrator) -> None:
        body = QWidget()
        body.setProperty("kind", "plain")
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 4, 0)
        column.setSpacing(8)
        if self._tells_step:
            self._tell_step(column, narrator)
        else:
            self._tell_choice(column, choice, narrator)
        if self._back is not None and self._back.before and self._back.after:
            self._tell_everybodys_chances(column, narrator, self._back.before, self._back.after)
        column.addStretch(1)
        old = self._scroll.takeWidget()
        self._scroll.setWidget(body)
        if old is not None:
            old.deleteLater()
        self._body = body
        self.updateGeometry()

    def _tell_everybodys_chances(
        self,
        column: QVBoxLayout,
        narrator: Narrator,
        before: Sequence[float],
        after: Sequence[float],
    ) -> None:
        """As the strongest bot sees them, whoever took the step."""
        changed = [*map(narrator.chance, before)] != [*map(narrator.chance, after)]
        if changed:
            text = self.tr("What it did to everybody’s chances to win, as the coach sees it")
            if not self._tells_step and self._choice is not None:
                #: Below the chance that {player}, a bot, has reckoned with
                text = self.tr(
                    "Everybody’s chances to win before and after it, as the coach sees them, "
                    "who may judge otherwise than {player}"
                ).format(player=narrator.player(self._choice.action.seat))
        else:
            text = self.tr("As the coach sees it, nobody’s chances to win changed by it.")
        told = PlainLabel(text, wordWrap=True)
        told.setProperty("kind", "caption")
        column.addWidget(told)
        column.addLayout(EverybodysChances(narrator, before, after))

    def _tell_step(self, column: QVBoxLayout, narrator: Narrator) -> None:
        """What was done, and the chances to win with it and with what else there was."""
        back = self._back
        assert back is not None
        action = PlainLabel(narrator.action(back.action), wordWrap=True)
        action.setProperty("kind", "prompt")
        column.addWidget(action)
        self.more.setParent(self)
        self.more.hide()
        choice = back.choice
        if choice.veiled or any(term.code == LEFT_OUT for term in choice.advice):
            left_out = sentence(LEFT_OUT, seat=choice.action.seat)
            note = PlainLabel(narrator.advice(left_out), wordWrap=True)
            note.setProperty("kind", "caption")
            column.addWidget(note)
        if back.chance is None or choice.veiled or not choice.alternatives:
            return
        others = [one for one in (choice.chosen, *choice.alternatives) if one.action != back.action]
        told = [(narrator.weighed(one), one.expected) for one in others]
        rows = [(narrator.action(back.action), back.chance), *told]
        best = max(range(len(rows)), key=lambda row: rows[row][1])
        caption = PlainLabel(self.tr("What else there was, and the chance to win with it"))
        caption.setWordWrap(True)
        caption.setProperty("kind", "caption")
        column.addWidget(caption)
        chances = ChanceRows()
        chances.fill([(text, narrator.chance(one), one) for text, one in rows], best)
        column.addLayout(chances)

    def _tell_choice(self, column: QVBoxLayout, choice: Choice, narrator: Narrator) -> None:
        """What a bot did or would do, and why."""
        for label in self._sentences(choice, narrator):
            column.addWidget(label)
        weighed = bool(choice.alternatives) or choice.chosen.expected != choice.now
        if weighed and not choice.veiled:
            self._tell_chances(column, choice, narrator)
        remark = narrator.remark(choice)
        if remark and (choice.veiled or choice.slip or not choice.advice):
            label = PlainLabel(remark, wordWrap=True)
            label.setProperty("kind", "caption")
            column.addWidget(label)
        self._figures = QWidget()
        self.more.setParent(self)
        terms = [term for term in choice.chosen.terms if term.amount]
        self.more.setVisible(bool(terms))
        if terms:
            below = QVBoxLayout(self._figures)
            below.setContentsMargins(0, 0, 0, 0)
            below.addLayout(self._terms(choice.chosen, narrator))
            column.addWidget(self.more)
            column.addWidget(self._figures)
            self._figures.setVisible(self.more.isChecked())

    def _sentences(self, choice: Choice, narrator: Narrator) -> list[PlainLabel]:
        """What to do and why; without advice, what is done. What a bot did comes before the advice that led to it.

        That may speak of what the bot meant to do next: who says no may have an offer in mind.
        """
        advice = [*map(narrator.advice, choice.advice)]
        if not self._is_hint:  # "you" is the bot
            advice = [narrator.phrase("quoted", words=one) for one in advice]
        labels = [PlainLabel(one, wordWrap=True) for one in advice]
        if self._is_hint and self._beside:
            labels.append(PlainLabel(self._beside, wordWrap=True))
        if not self._is_hint or not advice:
            labels.insert(0, PlainLabel(narrator.action(choice.action), wordWrap=True))
        labels[0].setProperty("kind", "prompt")
        if choice.advice and not self._is_hint:
            player = narrator.player(choice.action.seat)
            #: Above sentences that say "you" to a bot: why it did what it did
            said = self.tr("The coach would have told {player}:").format(player=player)
            caption = PlainLabel(said, wordWrap=True)
            caption.setProperty("kind", "caption")
            labels.insert(1, caption)
        return labels

    def _tell_chances(self, column: QVBoxLayout, choice: Choice, narrator: Narrator) -> None:
        """The chance to win with what is advised and with the others.

        The best of them is the chance to win now. Where nothing else is left to weigh, it stands beside the one before.
        """
        prospects = (choice.chosen, *choice.alternatives)
        told = [(self._told(one, choice, narrator), one.expected) for one in prospects]
        if choice.alternatives:
            now = max(chance for _, chance in told)
            if self._is_hint:
                #: Above a list of what can be done, each with the chance to win with it; {chance} is the best of them
                text = self.tr("Chance to win now: {chance}")
            else:
                #: Above a list of what a bot could do, each with the chance to win with it, as that bot judged it
                text = self.tr("{player} reckoned with a chance to win of {chance}")
            player = narrator.player(choice.action.seat)
            caption = PlainLabel(
                text.format(chance=narrator.chance(now), player=player), wordWrap=True
            )
            caption.setProperty("kind", "caption")
            column.addWidget(caption)
        else:
            #: In a list: the chance to win before anything is chosen
            told.insert(0, (self.tr("Chance to win until now"), choice.now))
        rows = ChanceRows()
        best = 0 if choice.alternatives else 1
        rows.fill([(text, narrator.chance(chance), chance) for text, chance in told], best)
        column.addLayout(rows)

    def _told(self, one: Prospect, choice: Choice, narrator: Narrator) -> str:
        """What could be done; what the player had in mind is called so."""
        text = narrator.weighed(one)
        if one is not choice.considered:
            return text
        #: What the player was about to do, in a list of what can be done: "Pass (chosen)"
        return self.tr("{action} (chosen)").format(action=text)

    def _terms(self, chosen: Prospect, narrator: Narrator) -> QGridLayout:
        """Reason and amount, and a bar under them that compares it with the largest."""
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(0, 1)
        terms = [term for term in chosen.terms if term.amount]
        largest = max(abs(term.amount) for term in terms)
        for place, term in enumerate(terms):
            reason, amount = (
                PlainLabel(narrator.reason(term), wordWrap=True),
                narrator.change(term.amount),
            )
            grid.addWidget(reason, 2 * place, 0)
            grid.addWidget(PlainLabel(amount), 2 * place, 1, Qt.AlignmentFlag.AlignRight)
            grid.addWidget(Bar(term.amount / largest), 2 * place + 1, 0, 1, 2)
            grid.setRowMinimumHeight(2 * place + 1, round(self.fontMetrics().height() * 0.8))
        return grid

    # --- what it does ----------------------------------------------------------------------------

    def _play(self) -> None:
        assert self._choice is not None
        action: Any = self._choice.action
        self.hide()
        self.wanted.emit(action)

    def _play_all(self) -> None:
        assert self._choice is not None
        plan = self._choice.plan
        self.hide()
        self.wanted.emit(Orders(plan))

    def _show_more(self, shown: bool) -> None:
        self._figures.setVisible(shown)
        self.more.set_text(self._more_text())
        self.updateGeometry()
        self.grown.emit()
        if shown:
            self._bring_into_sight()

    def _bring_into_sight(self) -> None:
        """The figures, from their button on; where there is no room for all of it, the rest scrolls away."""
        layout = self._body.layout()
        if layout is not None:
            layout.activate()
        self._body.adjustSize()
        self._scroll.verticalScrollBar().setValue(self.more.y())

    def hideEvent(self, event: QHideEvent) -> None:
        """The focus goes back to where it was."""
        super().hideEvent(event)
        self._focus.give_back()

    # --- how large -------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        """As high as all of it; whoever places it gives what there is room for, and the rest scrolls."""
        width = _WIDTH * self.fontMetrics().height()
        return QSize(width, self.high_in(width))

    def high_in(self, width: int) -> int:
        """How high all of it is in a width."""
        inner = width - 2 * _MARGIN - self._scroll.verticalScrollBar().sizeHint().width()
        layout = self._body.layout()
        body = layout.totalHeightForWidth(inner) if layout is not None else 0
        title = inner - self.close_.sizeHint().width()
        head = max(self.title.heightForWidth(title), self.close_.sizeHint().height())
        below = (part for part in (self.rule, self.play) if not part.isHidden())
        end = sum(part.sizeHint().height() + _GAP for part in below)
        return 2 * _MARGIN + head + _GAP + body + 4 + end
