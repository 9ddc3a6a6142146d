"""The panel of who may trade or roll: a draft of what is bought and sold, its cost, and the way on (SH-06 … SH-09)."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from bigshot_desktop.games.shark.rules.actions import ENDS
from bigshot_desktop.games.shark.rules.decisions import RollDice, Trade
from bigshot_desktop.games.shark.rules.market import TradeBounds
from bigshot_desktop.games.shark.rules.material import BUY_LIMIT, TOP_VALUE
from bigshot_desktop.games.shark.rules.settlement import worth_of
from bigshot_desktop.games.shark.window.panels.drafting import DraftPanel
from bigshot_desktop.games.shark.window.panels.drafts import TradeDraft
from bigshot_desktop.ui.look import theme
from bigshot_desktop.ui.match.player_requests import PlayerRequests
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.play.orders import Orders
from bigshot_desktop.ui.widgets.buttons import ActionButton
from bigshot_desktop.ui.widgets.pieces import Painted
from bigshot_desktop.ui.widgets.rows import group, keep_place, lay_zones
from bigshot_desktop.ui.widgets.steppers import Figure

_FIRST: Final = 1
"""The occasion before the dice."""
_RICH: Final = 100
"""What shares of one company may bring, in thousands: there is always room for so much."""


_RICHEST: Final = 199
"""What a player may have, in thousands: there is always room for so much."""


class Limit(Painted):
    """A box for each share that may be bought: used, drafted or free (SH-08)."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.used = self.drafted = 0

    def show_limit(self, used: int, drafted: int, told: str) -> None:
        self.used, self.drafted = used, drafted
        self.describe(told)

    def sizeHint(self) -> QSize:
        side = self._side()
        return QSize(BUY_LIMIT * side + (BUY_LIMIT - 1) * self._gap(), side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours, side, half = theme.current(), self._side(), theme.LINE / 2
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place in range(BUY_LIMIT):
            left = place * (side + self._gap())
            box = QRectF(left, (self.height() - side) / 2, side, side)
            box.adjust(half, half, -half, -half)
            drafted = self.used <= place < self.used + self.drafted
            painter.setPen(QPen(colours.accent if drafted else colours.ink_soft, theme.LINE))
            painter.setBrush(colours.brass_fill if place < self.used else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, 3, 3)
            if drafted:
                inset = box.width() * 0.24
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(colours.accent)
                painter.drawRect(box.adjusted(inset, inset, -inset, -inset))
        painter.end()

    def _side(self) -> int:
        return round(self._unit() * 0.85)

    def _gap(self) -> int:
        return round(self._unit() * 0.2)


class TradePanel(DraftPanel):
    """Nothing is bought or sold before *Trade* or the way on is pressed.

    Who has traded, or cannot trade yet, finds the dice in the same place as who still trades.
    """

    draft: TradeDraft

    def __init__(self, requests: PlayerRequests) -> None:
        super().__init__(requests, signed=True)
        self.limit, self.limit_text, self.cash = Limit(), Figure(), Figure()
        self.trade = ActionButton(key="T")
        self.trade.show_icon("coin")
        self.done = ActionButton(kind="primary", key="R")
        below = QWidget()
        limit = group(self.limit_text, self.limit)
        lay_zones(below, (limit, self.cash), (self.trade,), (self.done,))
        self.lay(self.strips, below)
        for button in (self.trade, self.done):
            keep_place(button)
        self.trade.clicked.connect(lambda: self._order(ends=False))
        self.done.clicked.connect(lambda: self._order(ends=True))

    def default_focus(self) -> QWidget:
        return self.done

    def fit_to(self, *, tight: bool, width: int) -> None:
        super().fit_to(tight=tight, width=width)
        self.limit_text.setVisible(not tight)

    # --- what is shown ---------------------------------------------------------------------------

    def look_on(self, seat: int, bridge: Bridge) -> None:
        """What the player of this turn holds now; nothing can be done."""
        self._set_question(bridge.observation.active, None, bridge)

    def _lay_out(self, decision: Trade | RollDice | None, bridge: Bridge) -> None:
        self.draft = TradeDraft(TradeBounds.of(bridge.observation, self.seat))
        self.trade.setVisible(isinstance(decision, Trade))
        self.done.setVisible(decision is not None)
        self.strips.setEnabled(not isinstance(decision, RollDice))
        first = self._before_dice
        self.done.set_key("R" if first else "E")
        self.done.show_icon("dice" if first else "pass")

    @property
    def _before_dice(self) -> bool:
        """Whether the dice come next."""
        decision = self._decision
        return not isinstance(decision, Trade) or decision.occasion == _FIRST

    def _set_texts(self, decision: Trade | RollDice | None, bridge: Bridge) -> None:
        draft, money = self.draft, bridge.narrator.money
        richest = max(_RICHEST, draft.cash + worth_of(draft.shares, draft.values))
        self.cash.make_room(self._cash_change(money(richest), money(richest)))
        self.trade.set_text(self.tr("Trade"), tip=self.tr("Buys and sells what is noted down"))
        self.done.make_room(*self._ways_on(bridge))
        left = self._left(BUY_LIMIT)
        self.limit_text.make_room(left)
        super()._set_texts(decision, bridge)

    def _longest_results(self, bridge: Bridge) -> list[str]:
        """All that is held sold, the same room for it from the beginning on; or the limit bought."""
        draft = self.draft
        sales = max(n * value for n, value in zip(draft.shares, draft.values, strict=True))
        return [self._sum(max(_RICH, sales), bridge), self._sum(-BUY_LIMIT * TOP_VALUE, bridge)]

    def _show_draft(self, bridge: Bridge) -> None:
        super()._show_draft(bridge)
        draft, money = self.draft, bridge.narrator.money
        for company, strip in enumerate(self.strips.strips):
            gain = -draft.numbers[company] * draft.values[company]
            strip.result.setText(self._sum(gain, bridge))
        told = self._left(draft.allowance - draft.bought)
        self.limit_text.setText(told)
        self.limit.show_limit(BUY_LIMIT - draft.allowance, draft.bought, told)
        self.cash.setText(self._cash_text(money(draft.cash), money(draft.cash_after)))
        self.trade.setEnabled(not draft.is_empty)
        self._say_done(bridge)

    def _left(self, left: int) -> str:
        told = self.tr("Shares you may still buy: {left} of {limit}")
        return told.format(left=left, limit=BUY_LIMIT)

    def _ways_on(self, bridge: Bridge) -> tuple[str, str, str, str]:
        """What the way on is called: before the dice without and with a trade, and after them."""
        one = bridge.match.setup.option("variant-3") == "yes"
        roll = self.tr("Roll the die") if one else self.tr("Roll the dice")
        end = self.tr("End the turn")
        return roll, self.tr("Trade and roll"), end, self.tr("Trade and end the turn")

    def _say_done(self, bridge: Bridge) -> None:
        ways = self._ways_on(bridge)
        plain, both = ways[:2] if self._before_dice else ways[2:]
        self.done.set_text(plain if self.draft.is_empty else both)

    def _sum(self, gain: int, bridge: Bridge) -> str:
        """What a company's shares bring or cost."""
        amount = bridge.narrator.money(abs(gain))
        if gain < 0:
            return self.tr("costs {amount}").format(amount=amount)
        #: What selling shares brings in
        return self.tr("brings {amount}").format(amount=amount) if gain else ""

    def _cash_text(self, before: str, after: str) -> str:
        if self.draft.is_empty and before == after:
            #: {cash} is a sum
            return self.tr("Cash: {cash}").format(cash=before)
        return self._cash_change(before, after)

    def _cash_change(self, before: str, after: str) -> str:
        #: The player's cash before and after trading
        return self.tr("Cash: {before} › {after}").format(before=before, after=after)

    # --- what is done ----------------------------------------------------------------------------

    def _enter(self) -> None:
        """Trades; with nothing to trade it goes to the way on."""
        if self.trade.isEnabled():
            self.trade.press()
        else:
            self.done.setFocus(Qt.FocusReason.OtherFocusReason)

    def _order(self, *, ends: bool) -> None:
        """What is noted down; then perhaps the end of this occasion, and the dice after the first one."""
        actions = self.draft.actions(self.seat)
        if isinstance(self._decision, RollDice):
            self.requests.roll.emit()
        elif not ends:
            self.requests.action.emit(Orders(actions))
        else:
            orders = Orders((*actions, ENDS[self.seat]), roll=self._before_dice)
            self.requests.action.emit(orders)
