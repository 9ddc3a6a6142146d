"""The panel of who is to speak in the auction: what is on offer and for how much, and every way to answer."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from bigshot_desktop.games.big_shot.rules.actions import PASSES, Bid
from bigshot_desktop.games.big_shot.rules.decisions import Speak
from bigshot_desktop.games.big_shot.rules.majority import counts
from bigshot_desktop.games.big_shot.rules.material import COLOURS
from bigshot_desktop.games.big_shot.rules.outcome import is_bluff
from bigshot_desktop.games.big_shot.rules.state import AUCTION
from bigshot_desktop.games.big_shot.window.panels.loans import LoanButtons
from bigshot_desktop.games.big_shot.words import names
from bigshot_desktop.ui.look import fonts, theme
from bigshot_desktop.ui.look.layouts import Flow
from bigshot_desktop.ui.look.plain_text import PlainLabel, plain_tip
from bigshot_desktop.ui.look.style import set_kind
from bigshot_desktop.ui.match.panel import Panel
from bigshot_desktop.ui.match.player_requests import PlayerRequests
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.widgets.amount import AmountField
from bigshot_desktop.ui.widgets.buttons import ActionButton
from bigshot_desktop.ui.widgets.chips import Chip
from bigshot_desktop.ui.widgets.hold_button import HoldButton
from bigshot_desktop.ui.widgets.pieces import Cubes
from bigshot_desktop.ui.widgets.rows import caption, group, keep_place
from bigshot_desktop.ui.widgets.steppers import Figure

RAISES: Final = (1, 2, 5)
"""What one click adds to the sum in the field."""
_SEATS: Final = 4
_HIGH: Final = 99
"""There is always room for sums like this one."""


class _Auction(NamedTuple):
    """What is told of an auction, also once it is over."""

    cubes: tuple[int, ...]
    standing: int
    bidder: int
    bidding: int
    """Who is still in, as bits."""


class AuctionState(QWidget):
    """What lies on the block: the lot, the standing bid and its bidder, and who is still in."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lot_title, self._bid_title = caption(), caption()
        self._cash_title, self._in_title = caption(), caption()
        self.lot = Cubes()
        self.figure = Figure()
        self.figure.setProperty("large", True)
        self.bidder = Chip()
        self.purses = (Chip(), Chip())
        self.look = HoldButton()
        self.chips = [Chip() for _ in range(_SEATS)]
        self._auction = _Auction((0,) * len(COLOURS), 0, -1, 0)
        row = Flow(self, gap=18, row_gap=4)
        for parts in (
            (self._lot_title, self.lot),
            (self._bid_title, self.figure, self.bidder),
            (self._cash_title, *self.purses, self.look),
            (self._in_title, *self.chips),
        ):
            row.addWidget(group(*parts))
        for chip in (self.bidder, *self.purses):
            keep_place(chip)
        fonts.set_scaled_font(self.figure, fonts.title)
        theme.theme_switch().changed.connect(self._restyle)
        self._restyle()

    def show_auction(self, seat: int, speaker: int, bridge: Bridge) -> None:
        """Shows the auction as it stands for a seat while somebody is to speak; all stays where it is.

        Between two auctions it shows how the last one ended.
        """
        narrator, players = bridge.narrator, bridge.match.setup.players
        self._auction = seen = _auction_of(bridge, self._auction)
        #: A heading before the cubes that are auctioned
        self._lot_title.setText(self.tr("On offer"))
        cubes = seen.cubes
        lot = tuple(COLOURS[c] for c, number in enumerate(cubes) for _ in range(number))
        self.lot.show_cubes(lot, names.cubes("lot")(narrator, {"lot": cubes}) if lot else "")
        self._bid_title.setText(self.tr("Standing bid"))
        #: In place of the standing bid, before anybody has bid
        nothing = self.tr("none yet")
        self.figure.setText(narrator.money(seen.standing) if seen.standing else nothing)
        self.figure.make_room(nothing, narrator.money(_HIGH))
        named = list(map(narrator.player, range(players)))
        self.bidder.make_room(named, max(len(_pieces_of(bridge, one)) for one in range(players)))
        self.bidder.setVisible(seen.bidder >= 0)
        if seen.bidder >= 0:
            self.bidder.show_player(narrator.player(seen.bidder), _pieces_of(bridge, seen.bidder))
        #: A heading before the players who have not passed in this auction
        self._in_title.setText(self.tr("Still in"))
        for number, chip in enumerate(self.chips):
            chip.setVisible(number < players)
            if number < players:
                self._show_chip(chip, number, speaker, bridge)
        self._say_cash(seat, bridge)

    def _show_chip(self, chip: Chip, seat: int, speaker: int, bridge: Bridge) -> None:
        player = bridge.narrator.player(seat)
        out = not self._auction.bidding >> seat & 1
        speaks = seat == speaker and bridge.observation.phase == AUCTION
        if out:
            told = self.tr("{player} has passed")
        elif speaks:
            #: It is this player's turn to bid or to pass
            told = self.tr("{player} is to speak")
        else:
            told = self.tr("{player} is still in")
        chip.show_player(
            player,
            _pieces_of(bridge, seat),
            tip=told.format(player=player),
            out=out,
            strong=speaks,
        )

    def _say_cash(self, seat: int, bridge: Bridge) -> None:
        """Each purse with its sign; nothing about one that nobody here may see."""
        colours = bridge.match.setup.deal.colours[seat]
        self._cash_title.setText(self.tr("Your cash"))
        for number, chip in enumerate(self.purses):
            cash = bridge.observation.cash[colours[number]] if number < len(colours) else None
            keep_place(chip, number < len(colours))
            chip.setVisible(cash is not None)
            chip.make_room([bridge.narrator.money(_HIGH)], 1)
            if cash is not None:
                money = bridge.narrator.money(cash)
                told = self.tr("Your cash: {cash}").format(cash=money)
                chip.show_player(money, (COLOURS[colours[number]],), tip=told)
        hidden = bridge.match.setup.option("hidden-money") == "yes" and len(bridge.humans) > 1
        self.look.setVisible(hidden)
        #: A button that shows a player's money as long as it is held down
        self.look.set_text(
            self.tr("Hold to look"), tip=self.tr("Shows the cash as long as it is held")
        )
        self._cash_title.setVisible(hidden or not self.purses[0].isHidden())

    def _restyle(self) -> None:
        self.figure.setStyleSheet(f"color: {theme.current().brass.name()};")


def _auction_of(bridge: Bridge, before: _Auction) -> _Auction:
    """The auction of now, or how the one before ended."""
    seen = bridge.observation
    if seen.phase != AUCTION:
        return before._replace(bidding=1 << before.bidder if before.bidder >= 0 else 0)
    return _Auction(counts(seen.fields[seen.broker]), seen.standing, seen.bidder, seen.bidding)


def _pieces_of(bridge: Bridge, seat: int) -> tuple[str, ...]:
    """The names of a seat's colours."""
    return tuple(COLOURS[colour] for colour in bridge.match.setup.deal.colours[seat])


class AuctionPanel(Panel):
    """Put together a sum and bid it, pass, or first take a loan. Nothing is bid before *Bid* or Enter says so."""

    def __init__(self, requests: PlayerRequests) -> None:
        super().__init__(requests)
        self.state = AuctionState()
        self.raises = [ActionButton(harmless=True) for _ in RAISES]
        for button in self.raises:
            # A click leaves the focus in the field, where Enter bids.
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.amount = AmountField()
        self.bid = ActionButton(kind="primary", cap="Enter")
        self.bluff = PlainLabel()
        self.bluff.setProperty("kind", "refusal")
        self.pass_ = ActionButton(key="P", deliberate=True)
        self._speaker = -1
        """Who is to bid or to pass: another player while this one looks on."""
        self._kept: tuple[tuple[object, ...], int] = (), 0
        """The sum that the player has put together last, and what for."""
        self.loans = LoanButtons(self, requests)
        self.lay_zones(
            offer=(self.state,),
            controls=(self.amount, *self.raises, self.bid, *self.loans.buttons, self.bluff),
            out=(self.pass_,),
        )
        self._connect()

    def _connect(self) -> None:
        for button, more in zip(self.raises, RAISES, strict=True):
            button.clicked.connect(lambda _=False, more=more: self._add(more))
        self.amount.rewritten.connect(self._say_bid)
        self.amount.entered.connect(self.bid.press)
        self.amount.lineEdit().textEdited.connect(self._keep)
        self.bid.clicked.connect(self._bid_typed)
        self.state.look.held.connect(self._peek)
        self.pass_.clicked.connect(lambda: self.requests.action.emit(PASSES[self.seat]))
        self._to_amount = QShortcut(QKeySequence("B"), self.amount)
        self._to_amount.activated.connect(self._go_to_amount)
        for figure in "0123456789":  # wherever the focus is: a hint may have it
            typed = QShortcut(QKeySequence(figure), self.amount)
            typed.activated.connect(lambda figure=figure: self._type(figure))

    def fit_to(self, *, tight: bool, width: int) -> None:
        """Where the board needs the room, what stands on second lines is left to the tool tips."""
        self.loans.be_brief(tight)

    def default_focus(self) -> QWidget:
        if not self.amount.isEnabled():
            return self.pass_
        self.amount.selectAll()  # it may have the focus already
        return self.amount

    # --- what is shown ---------------------------------------------------------------------------

    def _lay_out(self, decision: Speak, bridge: Bridge) -> None:
        self._speaker = self.seat
        can_bid = decision.highest >= decision.lowest
        for part in (self.amount, self.bid):
            part.setEnabled(can_bid)
        set_kind(self.pass_, "" if can_bid else "primary")
        with QSignalBlocker(self.amount):
            self.amount.setRange(decision.lowest, max(decision.lowest, decision.highest))
            self.amount.setValue(self._sum_kept(decision))
        self.loans.offer(self.seat, decision.purses, bridge, steady=True)
        keep_place(self.bluff, bridge.match.setup.option("overbids") != "strict")

    def look_on(self, seat: int, bridge: Bridge) -> None:
        """The auction goes on among others: what they bid is seen, and every control stays where it will be.

        What it came to is seen until the next one.
        """
        if bridge.observation.phase != AUCTION:
            return
        if self._bridge is not bridge:
            self.seat, self._bridge = bridge.humans[0], bridge
        during = bridge.match.setup.option("loans") == "during"
        purses = bridge.match.setup.deal.colours[self.seat] if during else ()
        if isinstance(self._decision, Speak):
            purses = self._decision.purses
        self._decision = Speak(bridge.observation.standing + 1, _HIGH, purses)
        self._lay_out(self._decision, bridge)
        self._speaker = seat
        self.retranslate()

    def conclude(self) -> None:
        self.retranslate()

    def _set_texts(self, decision: Speak, bridge: Bridge) -> None:
        narrator = bridge.narrator
        self.state.show_auction(self.seat, self._speaker, bridge)
        self.amount.write_with(narrator.money)
        self.amount.setAccessibleName(self.tr("Your bid"))
        self._to_amount.setWhatsThis(self.tr("Your bid"))
        self.bluff.setText(self.tr("You could not pay this"))
        self._say_bid()
        self.pass_.set_text(
            narrator.action(PASSES[self.seat]), tip=self.tr("Takes you out of this auction")
        )
        self.loans.set_texts(bridge)

    def _say_raise(self, button: ActionButton, more: int, bridge: Bridge) -> None:
        """What it adds to the sum, and what that would be; or why that may not be bid, or could not be paid."""
        match, narrator = bridge.match, bridge.narrator
        amount = self._amount() + more
        button.setEnabled(amount <= self._decision.highest)
        told = self.tr("Adds {sum}: your bid would be {amount}").format(
            sum=narrator.money(more), amount=narrator.money(amount)
        )
        in_the_open = None in (bridge.observation.cash[c] for c in self._colours(bridge))
        bid = Bid(self.seat, amount)
        refusal = None if in_the_open else match.game.check(match.state, bid)
        tip = told
        if refusal:
            tip = narrator.cited(refusal)
        elif self._is_bluff(amount):
            tip = self.tr("You could not pay this")
        button.set_text(self.tr("+{raise_by}").format(raise_by=more), tip=tip)
        button.setAccessibleName(told)

    def _say_bid(self) -> None:
        """The buttons and the warning follow the field."""
        if self._bridge is None:
            return
        amount, narrator = self._amount(), self._bridge.narrator
        for button, more in zip(self.raises, RAISES, strict=True):
            self._say_raise(button, more, self._bridge)
        bounds = self.tr("From {lowest} to {highest}").format(
            lowest=narrator.money(self.amount.minimum()),
            highest=narrator.money(self.amount.maximum()),
        )
        self.amount.setToolTip(plain_tip(bounds))
        self.amount.setAccessibleDescription(bounds)
        self.bid.make_room(narrator.action(Bid(self.seat, _HIGH)))
        self.bid.set_text(narrator.action(Bid(self.seat, amount)))
        self.bluff.setVisible(self.amount.isEnabled() and self._is_bluff(amount))

    def _colours(self, bridge: Bridge) -> tuple[int, ...]:
        colours: tuple[int, ...] = bridge.match.setup.deal.colours[self.seat]
        return colours

    def _is_bluff(self, amount: int) -> bool:
        assert self._bridge is not None
        return is_bluff(self._bridge.observation, self.seat, amount)

    # --- what is done ----------------------------------------------------------------------------

    def _peek(self, on: bool) -> None:
        """Shows the player's money while they hold the button, or no longer."""
        self.requests.peek.emit(on)
        if self._bridge is not None:
            self.state.show_auction(self.seat, self._speaker, self._bridge)

    def _go_to_amount(self) -> None:
        self.amount.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.amount.selectAll()

    def _type(self, figure: str) -> None:
        """The first figure of a sum; those that follow, and Enter, are the field's."""
        self._go_to_amount()
        self.amount.lineEdit().insert(figure)
        self._keep()

    def _add(self, more: int) -> None:
        """Puts so much more into the field; nothing is bid with that. What is typed next takes its place."""
        self.amount.setValue(self._amount() + more)
        self.amount.selectAll()  # Qt would keep as many letters selected as there were
        self._keep()

    def _keep(self) -> None:
        """The player has put together this sum. Until somebody bids more it stays, also after a loan."""
        self._kept = self._question(), self._amount()

    def _question(self) -> tuple[object, ...]:
        """What the field is for: a word of this player, in answer to this bid."""
        assert self._bridge is not None
        seen = self._bridge.observation
        return id(self._bridge), self.seat, seen.round, seen.standing, seen.phase == AUCTION

    def _sum_kept(self, decision: Speak) -> int:
        """The sum that the player has put together, if it is for this question and can be bid; else the lowest."""
        question, amount = self._kept
        fits = decision.lowest <= amount <= decision.highest
        return amount if fits and question == self._question() else decision.lowest

    def _bid_typed(self) -> None:
        self._want(self._amount())

    def _amount(self) -> int:
        """The sum in the field as it stands there, inside the bounds or not."""
        typed = self.amount.typed
        return self.amount.value() if typed is None else typed

    def _want(self, amount: int) -> None:
        """A bid; one outside the bounds is wanted too, so that the rules say what is wrong with it."""
        self.requests.action.emit(Bid(self.seat, amount))
