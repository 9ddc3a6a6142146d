"""Councillors to act with: each a button with the card itself on it, and the panel of who holds them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from bigshot_desktop.games.saludos_amigos.rules.material import COUNCILLORS
from bigshot_desktop.games.saludos_amigos.window.board.councillor import SHAPE, paint_card
from bigshot_desktop.ui.look import icons
from bigshot_desktop.ui.look.layouts import NEVER, Columns, Flow
from bigshot_desktop.ui.look.style import set_kind
from bigshot_desktop.ui.match.panel import Panel
from bigshot_desktop.ui.match.player_requests import PlayerRequests
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.widgets.buttons import ActionButton

_HIGH: Final = 2.4
"""A card on a button, in heights of a line."""
_LOW: Final = 1.3
"""The same where there is little room."""
_LARGER: Final = (5.5, 5.0, 4.5, 4.0, 3.5, 3.0)
"""The same where the bar has room to spare, the largest that fits."""


class CardButton(ActionButton):
    """What is done with a councillor of one value, beside the card."""

    chosen = Signal(bool)
    """A key has chosen it, or something else is meant after all."""

    def __init__(self, value: int, *, final: bool = False) -> None:
        """``final``: what it does cannot be taken back; a key chooses it, and the same key or Enter does it then."""
        super().__init__(key=str(value))
        self.value = value
        self._final = final
        self.is_chosen = False
        self._lines = _HIGH
        self.clicked.connect(lambda: self.choose(False))

    def choose(self, on: bool = True) -> None:
        """It is what the next Enter does; or no longer."""
        if on and not self.hasFocus():
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        if self._final and on != self.is_chosen:
            self.is_chosen = on
            set_kind(self, "primary" if on else "")
            self.chosen.emit(on)

    def press(self) -> None:
        if self._final and not self.is_chosen:
            self.choose()
        else:
            super().press()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space chooses too, where somebody has gone to the button."""
        if self._final and not self._lent and event.key() == Qt.Key.Key_Space:
            event.accept()
            if not event.isAutoRepeat():
                self.press()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.choose(False)

    def be_low(self, low: bool) -> None:
        """Is hardly higher than its words, where the board needs the room."""
        self.be_high(_LOW if low else _HIGH)

    def be_high(self, lines: float) -> None:
        """Is so high, in heights of a line."""
        if lines != self._lines:
            self._lines = lines
            self._measure_anew()

    def _picture(self) -> int:
        return round(self._unit() * self._lines)

    def _before(self) -> int:
        return round(self._picture() / SHAPE) + self._gap()

    def _paint_picture(self, painter: QPainter, inner: QRect) -> None:
        high = self._picture()
        box = QRectF(inner.left(), (self.height() - high) / 2, high / SHAPE, high)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.isEnabled():
            painter.setOpacity(icons.FAINT)
        paint_card(painter, box, self.value, shadow=False)
        painter.restore()


class Cards(QWidget):
    """A button for each value of councillors; those that are not held stay in their places, faint."""

    chosen = Signal(int)
    """A councillor of this value."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.buttons = [CardButton(value, final=True) for value in COUNCILLORS]
        self._brief = False
        self._told: tuple[str, str, Sequence[int], Sequence[str]] = "", "", (), ()
        self._room: tuple[Sequence[str], Sequence[str]] = (), ()
        row = Flow(self, row_gap=4)
        for button in self.buttons:
            row.addWidget(button)
            button.clicked.connect(lambda _=False, value=button.value: self.chosen.emit(value))
            button.chosen.connect(lambda _: self.set_text(*self._told))

    def be_brief(self, brief: bool) -> None:
        """Says with one word what is done with a card, where the board needs the room: which one it is can be seen."""
        if brief != self._brief:
            self._brief = brief
            self._keep_room()
            self.set_text(*self._told)

    def make_room(self, *texts: str, brief: Sequence[str]) -> None:
        """There is always room for what may be done with a ``{card}``, and for the words that tell it in brief."""
        self._room = texts, brief
        self._keep_room()

    def _keep_room(self) -> None:
        texts, brief = self._room
        for button in self.buttons:
            room = brief if self._brief else [text.format(card=button.value) for text in texts]
            button.make_room(*room, detail=self._confirm())

    def set_text(self, text: str, brief: str, held: Sequence[int], told: Sequence[str]) -> None:
        """What is done with a ``{card}``, also in a word; how many of each value are held, and all of it in full."""
        self._told = text, brief, held, told
        #: How many councillors of a value a player holds
        in_hand = self.tr("In hand: {number}")
        for button, number, whole in zip(self.buttons, held, told, strict=False):
            title, detail = text.format(card=button.value), in_hand.format(number=number)
            if button.is_chosen:
                detail = self._confirm()
            if self._brief:
                title = brief
            button.set_text(title, detail, tip=whole)
            button.setEnabled(number > 0)

    def _confirm(self) -> str:
        #: Under what is done with a card: a key has chosen it, and Enter does it
        return self.tr("Enter: yes")


class HandPanel(Panel):
    """A panel for one's own cards, which are on it only while their owner looks at the table.

    Whoever shares the screen with others decides and is done: from then on nothing on it tells of a hand.
    """

    def __init__(self, requests: PlayerRequests) -> None:
        super().__init__(requests)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.comforts: tuple[QWidget, ...] = ()
        """What can be seen elsewhere, too."""
        self._tight = False
        """Whether the board needs the room."""

    def fit_to(self, *, tight: bool, width: int) -> None:
        self._tight = tight
        for part in self.comforts:
            part.setVisible(not tight)

    def spread(self, spare: int) -> None:
        """Cards are as large as there is room for."""
        if self._tight:
            return
        self._show_cards(_HIGH)
        room = self._needed() + spare
        for lines in _LARGER:
            if spare <= 0:
                break
            self._show_cards(lines)
            if self._needed() <= room:
                return
        self._show_cards(_HIGH)

    def _show_cards(self, lines: float) -> None:
        for value in COUNCILLORS:
            self.card_button(value).be_high(lines)

    def _needed(self) -> int:
        """How high all of it is, as its parts are now."""
        inside = [part for part in self.findChildren(QWidget) if part.layout() is not None]
        for part in (*reversed(inside), self):
            layout = part.layout()
            if layout is not None:
                layout.invalidate()
                layout.activate()
        whole = self.layout()
        assert whole is not None
        return whole.totalHeightForWidth(self.width())

    def rest(self, *, resting: bool) -> None:
        super().rest(resting=resting)
        self._show_hand(resting=resting)

    def _show_hand(self, *, resting: bool) -> None:
        """What acts with cards is seen by their owner alone."""
        shown = self._bridge is None or not resting or self._bridge.viewer == self.seat
        for part in self._answers():
            part.setVisible(shown)

    def held(self, decision: Any, bridge: Bridge) -> tuple[int, ...]:
        """How many of each value, as far as the viewer may know."""
        seen: tuple[int, ...] = decision.cards
        return seen if bridge.viewer == self.seat else (0,) * len(COUNCILLORS)

    def take_card(self, value: int) -> None:
        """A card was clicked on the board: it is chosen, and no more, for what is put down cannot be taken back."""
        button = self.card_button(value)
        if button.isEnabled():
            button.choose()

    def card_button(self, value: int) -> CardButton:
        """The button of a value."""
        raise NotImplementedError

    def lay(self, *rows: QWidget) -> None:
        """One row below the other."""
        column = Columns(self, gap=6, narrowest=NEVER)
        for row in rows:
            column.addWidget(row)
