"""How what happened is shown in the village: tiles are built, dice roll, slips fly, cards turn over, markers walk."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF

from bigshot_desktop.rules.game import Event
from bigshot_desktop.rules.saludos_amigos import events
from bigshot_desktop.rules.saludos_amigos.material import COUNCILLORS
from bigshot_desktop.ui.boards.performance import Act, Script
from bigshot_desktop.ui.boards.saludos_amigos.bag import paint_journalist
from bigshot_desktop.ui.boards.saludos_amigos.cast import Cast
from bigshot_desktop.ui.boards.saludos_amigos.counter import length_for
from bigshot_desktop.ui.boards.saludos_amigos.flights import (
    FlightItem,
    card_back,
    card_face,
    tile,
)
from bigshot_desktop.ui.boards.saludos_amigos.parley import QUICK, Parley
from bigshot_desktop.ui.boards.saludos_amigos.plan import (
    BAG,
    DECK,
    DISCARDS,
    HAND,
    PLAZA,
    PRESS,
    SIZE,
    plot,
)
from bigshot_desktop.ui.boards.saludos_amigos.sections import worth_spot
from bigshot_desktop.ui.models.pieces import seat_piece

FLY: Final = 620
RISE: Final = 420
POP: Final = 240
ROLL: Final = 800
CARD: Final = 320
TURN: Final = 700
CLIMB: Final = 1300
READ: Final = 600
WALK: Final = 90
"""For each stone."""
LONGEST_WALK: Final = 1100
NOTE: Final = 1100
PRESS_WALK: Final = 950


class Choreography:
    """Knows who is where, and what each event looks like."""

    def __init__(
        self, cast: Cast, price: Callable[[int], str], assemble: Callable[[], None]
    ) -> None:
        self.cast, self._parley = cast, Parley(cast)
        self.price, self.assemble = price, assemble
        """How millions are written, and who seats the council as it is now."""
        self._own: dict[int, int] = {}
        """The card of a step that only its owner sees, by seat; 0 where it is more than one."""
        self._spent: dict[int, tuple[int, ...]] = {}
        """The cards that leave the hand of the only one who sees them, by seat."""
        self._shown: dict[int, tuple[int, ...]] = {}
        self._walking: Act | None = None
        self._dealt: Act | None = None

    def write(self, script: Script, happened: Iterable[Event]) -> None:
        """Adds what is to be seen of events."""
        told = list(happened)
        self._walking = self._dealt = None
        self._shown = {
            event.seat: event.cards
            for event in told
            if isinstance(event, events.CardsShown | events.HandShown)
        }
        secrets = [event for event in told if isinstance(event, events.Secret)]
        self._own = {event.seat: getattr(event, "card", 0) for event in secrets}
        self._spent = {
            event.seat: _spent(event)
            for event in secrets
            if not isinstance(event, events.OwnCardDrawn)
        }
        for event in told:
            self._write(script, event)

    def _write(self, script: Script, event: Event) -> None:
        match event:
            case events.SectionPlaced():
                self._build(script, event)
            case events.ProjectCompleted():
                self._hoist(script, event.value)
            case events.DiceRolled():
                self._roll(script, event)
            case events.RolledAgain():
                self._roll_again(script, event)
            case events.CardDiscarded():
                self._fly_card(script, event.seat, DISCARDS)
            case events.OfferMade():
                self._parley.lay(script, event)
            case events.OfferDeclined() | events.SplitDeclined():
                self._parley.blow(script, event.proposer)
            case events.OfferWithdrawn() | events.OfferLapsed():
                self._parley.blow(script, event.seat)
            case events.OfferStands():
                self._parley.stand(script, event)
            case events.CouncilCalled() | events.CouncilAttended():
                self._fly_card(script, event.seat, None)
                self._assemble(script)
            case events.BiscuitPlaced():
                self._serve(script, event.height)
            case events.SplitProposed(seat, shares):
                self._parley.propose(script, seat, shares)
            case events.CardsChosen():
                self._fly_card(script, event.seat, None)
            case events.CouncilDecided():
                self._decide(script, event)
            case events.HandShown() if event.seat == min(self._shown):
                self._show_hands(script)
            case events.SharePaid() | events.BonusPaid():
                start, amount = event.money - event.amount, f"+{event.amount}"
                self._walk(script, event.seat, start, event.money, amount)
            case events.SteppedBack():
                start, steps = event.money + event.steps, f"−{event.steps}"
                self._walk(script, event.seat, start, event.money, steps)
            case events.JournalistDrawn():
                self._enter_press(script)
            case events.JournalistReturned():
                self.cast.flights.fly(script, 500, paint_journalist, PRESS[0], BAG)
            case events.JournalistStayed():
                self._stay(script, event.journalists)
            case events.CardDrawn():
                self._deal(script, event.seat)

    # --- building --------------------------------------------------------------------------------

    def _build(self, script: Script, event: events.SectionPlaced) -> None:
        """The tile comes out of the bag, flies to its plot, and is built; then it tells what it pays."""
        cast, section = self.cast, self.cast.sections[event.value, event.sections - 1]
        at = plot(event.value, event.sections - 1)
        spot = worth_spot(event.value, event.sections - 1)
        self.cast.flights.fly(script, FLY, tile(event.value), BAG - QPointF(0, 50), at, 90)
        script.act(RISE, section.rise, begin=section.show)

        def begin() -> None:
            cast.worth.tell(event.worth, self.price(event.worth), spot)

        script.act(POP, lambda share: cast.worth.setScale(0.5 + 0.5 * share), begin=begin)
        script.rest(350)

    def _hoist(self, script: Script, project: int) -> None:
        flag = self.cast.flags[project]
        foot = flag.pos()

        def show(share: float) -> None:
            flag.setPos(foot + QPointF(0, 30 * (1 - share)))
            flag.setOpacity(share)

        script.act(QUICK, show, begin=flag.show)

    # --- strength --------------------------------------------------------------------------------

    def _roll(self, script: Script, event: events.DiceRolled) -> None:
        dice = self.cast.dice

        def show(share: float) -> None:
            for item, face in zip(dice, event.dice, strict=True):
                item.show_roll(face, share)

        def tell(_: float) -> None:
            for item, strength in zip(dice, event.strengths, strict=True):
                item.show_strength(strength)

        script.act(ROLL, show)
        script.act(0, tell)

    def _roll_again(self, script: Script, event: events.RolledAgain) -> None:
        die = self.cast.dice[event.seat]
        script.act(QUICK, partial(die.show_roll, event.pips))
        script.act(0, lambda _: die.show_strength(event.strength))

    # --- the council -----------------------------------------------------------------------------

    def _assemble(self, script: Script) -> None:
        """The table of the council is laid; where it is laid already, one more sits down."""
        council = self.cast.council
        new = not council.isVisible()

        def begin() -> None:
            for item in self.cast.slips.items.values():
                item.hide()
            self.assemble()

        script.act(QUICK, lambda share: council.setOpacity(share if new else 1.0), begin=begin)

    def _serve(self, script: Script, height: int) -> None:
        biscuit, length = self.cast.biscuit, self.cast.counter.length
        opposition = (1 << len(self.cast.dice)) - 1 & ~self.cast.mug.members

        def begin() -> None:
            biscuit.stretch(length)
            biscuit.gather(opposition)
            biscuit.show()

        script.act(450, lambda share: biscuit.slide(height * share), begin=begin, eased=True)

    def _decide(self, script: Script, event: events.CouncilDecided) -> None:
        """All cards turn over at once; then both totals climb, and the higher one shines."""
        cast = self.cast
        shown = dict(self._shown)
        script.act(TURN, partial(cast.council.ballots.turn, shown))
        script.rest(READ)
        ends = (event.coalition, event.opposition)
        starts = (cast.mug.height, cast.biscuit.height)
        vessels = (cast.mug, cast.biscuit)

        def begin() -> None:
            length = max(cast.counter.length, length_for(max(ends)))
            cast.counter.stretch(length)
            for vessel in vessels:
                vessel.stretch(length)

        def climb(share: float) -> None:
            for vessel, start, end in zip(vessels, starts, ends, strict=True):
                vessel.slide(start + (end - start) * share)

        script.act(CLIMB, climb, begin=begin, eased=True)
        winner = vessels[event.opposition > event.coalition]
        script.act(QUICK, winner.light)
        script.rest(READ)

    def _show_hands(self, script: Script) -> None:
        """At the end everybody's cards turn over."""
        script.act(
            TURN, partial(self.cast.council.ballots.turn, dict(self._shown)), begin=self.assemble
        )
        script.rest(2 * READ)

    # --- money -----------------------------------------------------------------------------------

    def _walk(self, script: Script, seat: int, start: int, end: int, text: str) -> None:
        """A marker walks along the road; those of one payment walk together."""
        cast, length = self.cast, min(LONGEST_WALK, max(240, WALK * abs(end - start)))
        marker = cast.road.markers[seat]
        tag = []

        def begin() -> None:
            cast.worth.hide()
            near = marker.pos() + (PLAZA.center() - marker.pos()) * 0.12
            tag.append(cast.tags.show(near, SIZE, text, seat_piece(seat)))

        show = partial(cast.road.walk, seat, start, end)
        act = script.act(length, show, after=self._walking, lag=120)

        def float_up(share: float) -> None:
            tag[0].float_up(share)

        script.act(NOTE, float_up, begin=begin, after=act)
        self._walking = act

    # --- the press -------------------------------------------------------------------------------

    def _enter_press(self, script: Script) -> None:
        """A journalist climbs out of the bag and walks to the kiosk."""
        flight: list[FlightItem] = []

        def show(share: float) -> None:
            way = BAG + (PRESS[0] - BAG) * share
            flight[0].setPos(way - QPointF(0, 9 * abs(1 - (share * 12) % 2)))

        def begin() -> None:
            flight.append(self.cast.flights.take(paint_journalist))

        script.act(PRESS_WALK, show, begin=begin)
        script.act(0, lambda _: flight[0].hide())

    def _stay(self, script: Script, journalists: int) -> None:
        item = self.cast.press[journalists - 1]
        script.act(QUICK, item.setOpacity, begin=item.show)

    # --- cards -----------------------------------------------------------------------------------

    def _deal(self, script: Script, seat: int) -> None:
        """A card from the deck to a player; the viewer sees the own one."""
        own = self._own.get(seat)
        draw, end = (card_face(own), HAND.center()) if own else (card_back, self._seat(seat))
        self._dealt = self.cast.flights.fly(script, CARD, draw, DECK, end, after=self._dealt)

    def _fly_card(self, script: Script, seat: int, end: QPointF | None) -> None:
        """A card, face down, from a player to a pile or to the council."""
        own = self._own.get(seat)
        start = self._seat(seat) if own is None else self.cast.hand.spot(own)
        spent = self._spent.get(seat, ())
        script.act(0, lambda _: self.cast.hand.put_down(spent))
        self.cast.flights.fly(script, CARD, card_back, start, end or self.cast.council.spot(seat))

    def _seat(self, seat: int) -> QPointF:
        return self.cast.dice[seat].pos()


def _spent(event: events.Secret) -> tuple[int, ...]:
    """The values of the cards that somebody put down."""
    if isinstance(event, events.OwnCardsChosen):
        return tuple(
            value
            for value, number in zip(COUNCILLORS, event.cards, strict=True)
            for _ in range(number)
        )
    return (getattr(event, "card", 0),)
