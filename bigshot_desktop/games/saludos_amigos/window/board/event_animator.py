"""How events are animated in the village: tiles are built, dice roll, slips fly, cards turn over, markers walk."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from bigshot_desktop.engine.game import Event
from bigshot_desktop.games.saludos_amigos.rules import events
from bigshot_desktop.games.saludos_amigos.rules.material import COUNCILLORS
from bigshot_desktop.games.saludos_amigos.window.board.bag import paint_journalist
from bigshot_desktop.games.saludos_amigos.window.board.counter import length_for
from bigshot_desktop.games.saludos_amigos.window.board.flights import (
    FlightItem,
    card_back,
    card_face,
    tile,
)
from bigshot_desktop.games.saludos_amigos.window.board.moving_items import MovingItems
from bigshot_desktop.games.saludos_amigos.window.board.plan import (
    BAG,
    COUNCIL_VERDICT,
    COUNTER,
    DECK,
    DISCARDS,
    HAND,
    KIOSK,
    PLAZA,
    PRESS,
    SITES,
    SIZE,
    VERDICT,
    plot,
)
from bigshot_desktop.games.saludos_amigos.window.board.sections import worth_spot
from bigshot_desktop.games.saludos_amigos.window.board.talk_animation import QUICK, TalkAnimation
from bigshot_desktop.ui.boards.animation import Motion, Timeline
from bigshot_desktop.ui.boards.verdict import DIM, FOLD, Verdict
from bigshot_desktop.ui.models.seat_colours import seat_piece

FLY: Final = 620
RISE: Final = 420
POP: Final = 240
ROLL: Final = 800
CARD: Final = 320
TURN: Final = 520
"""Of one player's cards."""
CLIMB: Final = 620
"""Of a total, by what they add."""
SILENCE: Final = 600
HOME: Final = 450
READ: Final = 600
WALK: Final = 90
"""For each stone."""
LONGEST_WALK: Final = 1100
NOTE: Final = 1100
PRESS_WALK: Final = 950


class EventAnimator:
    """Turns events into motions in the village."""

    def __init__(
        self,
        moving: MovingItems,
        price: Callable[[int], str],
        assemble: Callable[[], None],
        verdict: Callable[[Event], Verdict | None],
    ) -> None:
        self.moving, self._talk = moving, TalkAnimation(moving)
        self.price, self.assemble, self.verdict = price, assemble, verdict
        """How millions are written, who seats the council as it is now, and what is said of a climax."""
        self._own: dict[int, int] = {}
        """The card of a step that only its owner sees, by seat; 0 where it is more than one."""
        self._spent: dict[int, tuple[int, ...]] = {}
        """The cards that leave the hand of the only one who sees them, by seat."""
        self._shown: dict[int, tuple[int, ...]] = {}
        self._chose: set[int] = set()
        """Who chooses cards in this step: they lie there only once that has been shown."""
        self._walking: Motion | None = None
        self._dealt: Motion | None = None
        self._visitor: list[FlightItem] = []
        """The journalist who has come out of the bag."""

    def animate(self, timeline: Timeline, happened: Iterable[Event]) -> None:
        """Adds the motions that show these events."""
        told = list(happened)
        self._walking = self._dealt = None
        self._shown = {
            event.seat: event.cards
            for event in told
            if isinstance(event, events.CardsShown | events.HandShown)
        }
        self._chose = {event.seat for event in told if isinstance(event, events.CardsChosen)}
        secrets = [event for event in told if isinstance(event, events.Secret)]
        self._own = {event.seat: getattr(event, "card", 0) for event in secrets}
        self._spent = {
            event.seat: _spent(event)
            for event in secrets
            if not isinstance(event, events.OwnCardDrawn)
        }
        climax = False
        for event in told:
            said = self.verdict(event)
            if said is None:
                timeline.begin(event)
            self._animate_event(timeline, event)
            if said is None:
                timeline.tell(event)
            else:
                climax = True
                box = COUNCIL_VERDICT if said.wide else VERDICT
                self.moving.climax.dim(timeline, *_lit(event))
                self.moving.climax.pronounce(timeline, event, said, box)
                self.moving.climax.light(timeline)
                if isinstance(event, events.CouncilDecided):
                    self._stand(timeline, FOLD, out=False)
        if climax:
            self.moving.climax.put_away(timeline)

    def _animate_event(self, timeline: Timeline, event: Event) -> None:
        match event:
            case events.SectionPlaced():
                self._build(timeline, event)
            case events.ProjectCompleted():
                self._hoist(timeline, event.value)
            case events.DiceRolled():
                self._roll(timeline, event)
            case events.RolledAgain():
                self._roll_again(timeline, event)
            case events.CardDiscarded():
                self._fly_card(timeline, event.seat, DISCARDS)
            case events.OfferMade():
                self._talk.offer_made(timeline, event)
            case events.OfferDeclined() | events.SplitDeclined():
                self._talk.offer_removed(timeline, event.proposer)
            case events.OfferWithdrawn() | events.OfferLapsed():
                self._talk.offer_removed(timeline, event.seat)
            case events.OfferStands():
                self._talk.offer_stands(timeline, event)
            case events.CouncilCalled() | events.CouncilAttended():
                self._fly_card(timeline, event.seat, None)
                self._assemble(timeline)
            case events.BiscuitPlaced():
                self._serve(timeline, event.height)
            case events.SplitProposed(seat, shares):
                self._talk.split_proposed(timeline, seat, shares)
            case events.CardsChosen():
                self._fly_card(timeline, event.seat, None)
                timeline.add(0, lambda _: self.moving.council.seal(event.seat))
            case events.CouncilDecided():
                self._decide(timeline, event)
            case events.HandShown() if event.seat == min(self._shown):
                self._show_hands(timeline)
            case events.SharePaid() | events.BonusPaid():
                start, amount = event.money - event.amount, f"+{event.amount}"
                self._walk(timeline, event.seat, start, event.money, amount)
            case events.SteppedBack():
                start, steps = event.money + event.steps, f"−{event.steps}"
                self._walk(timeline, event.seat, start, event.money, steps)
            case events.JournalistDrawn():
                self._enter_press(timeline)
            case events.JournalistReturned():
                self._leave_press(timeline)
                self.moving.flights.fly(timeline, 500, paint_journalist, PRESS[0], BAG)
            case events.JournalistStayed():
                self._leave_press(timeline)
                self._stay(timeline, event.journalists)
            case events.CardDrawn():
                self._deal(timeline, event.seat)
            case events.BagPassed():
                self._clear_counter(timeline)

    # --- building --------------------------------------------------------------------------------

    def _build(self, timeline: Timeline, event: events.SectionPlaced) -> None:
        """The tile comes out of the bag, flies to its plot, and is built; then it tells what it pays."""
        moving, section = self.moving, self.moving.sections[event.value, event.sections - 1]
        at = plot(event.value, event.sections - 1)
        spot = worth_spot(event.value, event.sections - 1)
        self.moving.flights.fly(timeline, FLY, tile(event.value), BAG - QPointF(0, 50), at, 90)
        timeline.add(RISE, section.rise, begin=section.show)

        def begin() -> None:
            moving.worth.show_worth(event.worth, self.price(event.worth), spot)

        timeline.add(POP, lambda share: moving.worth.setScale(0.5 + 0.5 * share), begin=begin)
        timeline.pause(350)

    def _hoist(self, timeline: Timeline, project: int) -> None:
        flag = self.moving.flags[project]
        foot = flag.pos()

        def show(share: float) -> None:
            flag.setPos(foot + QPointF(0, 30 * (1 - share)))
            flag.setOpacity(share)

        timeline.add(QUICK, show, begin=flag.show)

    # --- strength --------------------------------------------------------------------------------

    def _roll(self, timeline: Timeline, event: events.DiceRolled) -> None:
        dice = self.moving.dice

        def show(share: float) -> None:
            for item, face in zip(dice, event.dice, strict=True):
                item.show_roll(face, share)

        def tell(_: float) -> None:
            for item, strength in zip(dice, event.strengths, strict=True):
                item.show_strength(strength)

        timeline.add(ROLL, show)
        timeline.add(0, tell)

    def _roll_again(self, timeline: Timeline, event: events.RolledAgain) -> None:
        die = self.moving.dice[event.seat]
        timeline.add(QUICK, partial(die.show_roll, event.pips))
        timeline.add(0, lambda _: die.show_strength(event.strength))

    # --- the council -----------------------------------------------------------------------------

    def _assemble(self, timeline: Timeline) -> None:
        """The table of the council is laid; where it is laid already, one more sits down."""
        council = self.moving.council
        new = not council.isVisible()

        def begin() -> None:
            for item in self.moving.slips.items.values():
                item.hide()
            self.assemble()

        timeline.add(QUICK, lambda share: council.setOpacity(share if new else 1.0), begin=begin)

    def _serve(self, timeline: Timeline, height: int) -> None:
        biscuit, length = self.moving.biscuit, self.moving.counter.length
        opposition = (1 << len(self.moving.dice)) - 1 & ~self.moving.mug.members

        def begin() -> None:
            biscuit.stretch(length)
            biscuit.gather(opposition)
            biscuit.show()

        timeline.add(450, lambda share: biscuit.slide(height * share), begin=begin, eased=True)

    def _decide(self, timeline: Timeline, event: events.CouncilDecided) -> None:
        """The cards turn over, one player after the other, the coalition first; with them its total climbs.

        The verdict follows after a silence. Nothing before a player's cards tells what they are.
        """
        moving, council = self.moving, self.moving.council
        moving.climax.dim(timeline, COUNTER)
        self._stand(timeline, DIM, out=True)
        timeline.pause(SILENCE)
        for side, vessel in enumerate((moving.mug, moving.biscuit)):
            height = round(vessel.height)
            for member in council.sides[side]:
                cards = self._shown.get(member.seat, ())
                if not (member.cards or sum(cards) or member.seat in self._chose):
                    continue
                timeline.add(TURN, partial(council.ballots.turn, {member.seat: cards}))
                gain = sum(value * number for value, number in enumerate(cards, 1))
                timeline.add(CLIMB, partial(self._climb, side, height, gain), eased=True)
                height += gain
            timeline.pause(SILENCE)
        winner = int(event.opposition > event.coalition)
        timeline.add(QUICK, partial(self._light, winner))

    def _stand(self, timeline: Timeline, length: float, *, out: bool) -> None:
        """While the light changes, the table of the council comes forward, or steps back again."""
        show = self.moving.council.stand_out
        timeline.add(
            length,
            lambda share: show(share if out else 1 - share),
            after=timeline.motions[-1],
            eased=True,
        )

    def _climb(self, side: int, height: int, gain: int, share: float) -> None:
        """A moment of a side's climb; the counter becomes longer only when it has to."""
        moving, now = self.moving, height + gain * share
        vessel = (moving.mug, moving.biscuit)[side]
        length = max(moving.counter.length, length_for(ceil(now)))
        if length != moving.counter.length:
            moving.counter.stretch(length)
            moving.mug.stretch(length)
            moving.biscuit.stretch(length)
        vessel.slide(now)
        moving.council.totals[side].count(now)

    def _light(self, side: int, share: float) -> None:
        (self.moving.mug, self.moving.biscuit)[side].light(share)
        self.moving.council.totals[side].light(share)

    def _clear_counter(self, timeline: Timeline) -> None:
        """The turn is over: mug and biscuit go home."""
        vessels = [one for one in (self.moving.mug, self.moving.biscuit) if one.isVisible()]
        starts = [one.height for one in vessels]
        if not any(starts):
            return

        def show(share: float) -> None:
            for vessel, start in zip(vessels, starts, strict=True):
                vessel.light(0.0)
                vessel.slide(start * (1 - share))

        timeline.add(HOME, show, eased=True)

    def _show_hands(self, timeline: Timeline) -> None:
        """At the end everybody's cards turn over."""
        timeline.add(
            TURN, partial(self.moving.council.ballots.turn, dict(self._shown)), begin=self.assemble
        )
        timeline.pause(2 * READ)  # totals are to be compared

    # --- money -----------------------------------------------------------------------------------

    def _walk(self, timeline: Timeline, seat: int, start: int, end: int, text: str) -> None:
        """A marker walks along the road; those of one payment walk together."""
        moving, length = self.moving, min(LONGEST_WALK, max(240, WALK * abs(end - start)))
        marker = moving.road.markers[seat]
        tag = []

        def begin() -> None:
            moving.worth.hide()
            near = marker.pos() + (PLAZA.center() - marker.pos()) * 0.12
            markers = [one.mapRectToScene(one.boundingRect()) for one in moving.road.markers]
            shown = moving.tags.show(near, SIZE, text, seat_piece(seat), spared=markers)
            tag.append(shown)

        show = partial(moving.road.walk, seat, start, end)
        motion = timeline.add(length, show, after=self._walking, lag=120)

        def float_up(share: float) -> None:
            tag[0].float_up(share)

        timeline.add(NOTE, float_up, begin=begin, after=motion)
        self._walking = motion

    # --- the press -------------------------------------------------------------------------------

    def _enter_press(self, timeline: Timeline) -> None:
        """A journalist climbs out of the bag, walks to the kiosk and looks around."""
        self._visitor = flight = list[FlightItem]()

        def show(share: float) -> None:
            way = BAG + (PRESS[0] - BAG) * share
            flight[0].setPos(way - QPointF(0, 9 * abs(1 - (share * 12) % 2)))

        def begin() -> None:
            flight.append(self.moving.flights.take(paint_journalist))

        timeline.add(PRESS_WALK, show, begin=begin)

    def _leave_press(self, timeline: Timeline) -> None:
        """The journalist does not stand where they looked around any more."""
        visitor = self._visitor

        def leave(_: float) -> None:
            for flight in visitor:
                flight.hide()

        timeline.add(0, leave)

    def _stay(self, timeline: Timeline, journalists: int) -> None:
        item = self.moving.press[journalists - 1]
        timeline.add(QUICK, item.setOpacity, begin=item.show)

    # --- cards -----------------------------------------------------------------------------------

    def _deal(self, timeline: Timeline, seat: int) -> None:
        """A card from the deck to a player; the viewer sees the own one."""
        own = self._own.get(seat)
        draw, end = (card_face(own), HAND.center()) if own else (card_back, self._seat(seat))
        self._dealt = self.moving.flights.fly(timeline, CARD, draw, DECK, end, after=self._dealt)

    def _fly_card(self, timeline: Timeline, seat: int, end: QPointF | None) -> None:
        """A card, face down, from a player to a pile or to the council."""
        own = self._own.get(seat)
        start = self._seat(seat) if own is None else self.moving.hand.spot(own)
        spent = self._spent.get(seat, ())
        timeline.add(0, lambda _: self.moving.hand.put_down(spent))
        self.moving.flights.fly(
            timeline, CARD, card_back, start, end or self.moving.council.spot(seat)
        )

    def _seat(self, seat: int) -> QPointF:
        return self.moving.dice[seat].pos()


def _lit(event: Event) -> tuple[QRectF, ...]:
    """The parts of the board that a verdict is about."""
    match event:
        case events.ProjectCompleted(value=value):
            return (SITES[value],)
        case events.JournalistDrawn():
            return (KIOSK,)
    return (COUNTER,)


def _spent(event: events.Secret) -> tuple[int, ...]:
    """The values of the cards that somebody put down."""
    if isinstance(event, events.OwnCardsChosen):
        return tuple(
            value
            for value, number in zip(COUNCILLORS, event.cards, strict=True)
            for _ in range(number)
        )
    return (getattr(event, "card", 0),)
