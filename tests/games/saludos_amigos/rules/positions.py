"""A table to play Saludos Amigos on in a test.

Positions are reached by playing: each action is checked, each state audited. Nature does as it is told: a test
names the tile, the dice and the cards. Seat 0 starts with the bag unless a test wishes otherwise.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, TypeVar

from bigshot_desktop.engine.game import (
    CHANCE,
    EVERYONE,
    AnyGame,
    Decision,
    Event,
    Refusal,
    Result,
    Setup,
    Standing,
    fingerprint,
)
from bigshot_desktop.games.saludos_amigos.rules.actions import (
    Accept,
    Commit,
    Decline,
    Discard,
    Done,
    DrawCards,
    DrawTile,
    Offer,
    Propose,
    Push,
    Ready,
    Roll,
    SaludosAction,
    StayOut,
)
from bigshot_desktop.games.saludos_amigos.rules.decisions import (
    ChooseCards,
    ConsiderAttending,
    ConsiderCall,
    DealCards,
    Negotiate,
    RollAgain,
    SettleSplit,
)
from bigshot_desktop.games.saludos_amigos.rules.game import SaludosAmigos
from bigshot_desktop.games.saludos_amigos.rules.observation import SaludosObservation
from bigshot_desktop.games.saludos_amigos.rules.packs import counts
from bigshot_desktop.games.saludos_amigos.rules.setup import Deal
from bigshot_desktop.games.saludos_amigos.rules.state import SaludosState

E = TypeVar("E", bound=Event)

GAME: Final[AnyGame] = SaludosAmigos()

ENDLESS: Final = 5_000
"""More actions than any test plays: rules that are broken must fail it, not hang it."""

Split = Mapping[int, int]
"""The shares of the members, by seat."""


def setup_of(players: int = 4, starter: int = 0) -> Setup:
    """A set-up by hand."""
    setup = Setup(players, tuple(GAME.info.complete({}).items()), None, Deal(starter))
    refusal = GAME.check_setup(setup)
    assert refusal is None, refusal
    return setup


class Table:
    """One match, played action by action."""

    def __init__(self, players: int = 4, starter: int = 0) -> None:
        self.players = players
        self.setup = setup_of(players, starter)
        self.state: SaludosState = GAME.initial(self.setup)
        self.events: list[Event] = []
        self.actions: list[SaludosAction] = []

    # --- playing ---

    def do(self, *actions: SaludosAction) -> list[Event]:
        """Plays actions that must be allowed, and gives the events that followed."""
        before = len(self.events)
        for action in actions:
            refusal = GAME.check(self.state, action)
            assert refusal is None, f"{action} was refused: {refusal}"
            GAME.apply(self.state, action, self.events.append)
            self.actions.append(action)
            assert len(self.actions) < ENDLESS
            assert GAME.audit(self.state) == [], action
        return self.events[before:]

    def refusal(self, action: SaludosAction) -> Refusal:
        """Why an action is refused, which must leave everything as it was."""
        before = fingerprint(self.state)
        refusal = GAME.check(self.state, action)
        assert refusal is not None, f"{action} was allowed"
        assert fingerprint(self.state) == before
        return refusal

    def refused(self, action: SaludosAction) -> tuple[str, str]:
        """The code and the rule of a refusal."""
        refusal = self.refusal(action)
        return refusal.code, refusal.rule

    def tile(self, value: int) -> list[Event]:
        return self.do(DrawTile(CHANCE, value))

    def journalist(self) -> list[Event]:
        return self.tile(0)

    def roll(self, *dice: int) -> list[Event]:
        return self.do(Roll(CHANCE, dice or (1,) * self.players))

    def again(self, seat: int, card: int, pips: int) -> list[Event]:
        """A seat discards a card and rolls again."""
        return self.do(Discard(seat, card), Roll(CHANCE, (pips,)))

    def all_ready(self) -> list[Event]:
        """Whoever has yet to say ready says it, in the rolling or in the council."""
        kind = type(self.asked(self.acting[0]))
        assert kind in (RollAgain, SettleSplit)
        before = len(self.events)
        while self.acting and type(self.asked(self.acting[0])) is kind:
            self.do(Ready(self.acting[0]))
        return self.events[before:]

    def negotiate(self, value: int = 6, *dice: int) -> Table:
        """A section is drawn, everybody rolls once, and the negotiation is open."""
        self.tile(value)
        self.roll(*dice)
        if self.acting and isinstance(self.asked(self.acting[0]), RollAgain):
            self.all_ready()
        return self

    def shares(self, split: Split) -> tuple[int, ...]:
        """The share of every seat."""
        return tuple(split.get(seat, 0) for seat in range(self.players))

    def offer(self, seat: int, split: Split) -> list[Event]:
        return self.do(Offer(seat, self.shares(split)))

    def propose(self, seat: int, split: Split) -> list[Event]:
        return self.do(Propose(seat, self.shares(split)))

    def accept(self, proposer: int, *seats: int) -> list[Event]:
        return self.do(*(Accept(seat, proposer) for seat in seats))

    def decline(self, proposer: int, *seats: int) -> list[Event]:
        return self.do(*(Decline(seat, proposer) for seat in seats))

    def agree(self, split: Split) -> list[Event]:
        """The first member makes an offer, and the others accept it."""
        first, *others = split
        return self.offer(first, split) + self.accept(first, *others)

    def all_done(self) -> list[Event]:
        """Whoever is not done says so: the negotiation closes."""
        before = len(self.events)
        while self.acting and isinstance(self.asked(self.acting[0]), Negotiate):
            self.do(Done(self.acting[0]))
        return self.events[before:]

    def coalition(self, split: Split, value: int = 6, *dice: int) -> Table:
        """A turn up to the end of the negotiation: these members stand together."""
        self.negotiate(value, *dice)
        self.agree(split)
        self.all_done()
        return self

    def push(self, seat: int, card: int) -> list[Event]:
        return self.do(Push(seat, card))

    def nobody_comes(self) -> list[Event]:
        """Whoever is still asked to call or to attend stays out."""
        before = len(self.events)
        while self.acting and isinstance(
            self.asked(self.acting[0]), ConsiderCall | ConsiderAttending
        ):
            self.do(StayOut(self.acting[0]))
        return self.events[before:]

    def commit(self, seat: int, *cards: int) -> list[Event]:
        """Chooses cards, given one by one."""
        return self.do(Commit(seat, tuple(cards.count(value) for value in (1, 2, 3))))

    def nobody_plays(self) -> list[Event]:
        """Whoever has yet to choose cards chooses none."""
        before = len(self.events)
        while self.acting and isinstance(self.asked(self.acting[0]), ChooseCards):
            self.commit(self.acting[0])
        return self.events[before:]

    def draw(self, *cards: int) -> list[Event]:
        """The cards that are dealt, in order; without any: the commonest there are."""
        if not cards:
            asked = self.asked(CHANCE)
            assert isinstance(asked, DealCards)
            left = list(counts(self.state.deck))
            chosen = []
            for _ in asked.seats:
                value = left.index(max(left))
                left[value] -= 1
                chosen.append(value + 1)
            cards = tuple(chosen)
        return self.do(DrawCards(CHANCE, cards))

    def turn(self, split: Split | None = None, value: int = 6, draws: Iterable[int] = ()) -> Table:
        """A whole turn: these members stand (or nobody), no council, and the others draw."""
        self.negotiate(value)
        if split:
            self.agree(split)
        self.all_done()
        self.nobody_comes()
        if self.acting == (CHANCE,) and isinstance(self.asked(CHANCE), DealCards):
            self.draw(*draws)
        return self

    # --- looking ---

    @property
    def acting(self) -> tuple[int, ...]:
        return GAME.to_act(self.state)

    @property
    def over(self) -> bool:
        return not self.acting

    def asked(self, seat: int) -> Decision:
        """What is asked of a seat that is to act."""
        assert seat in self.acting, self.acting
        return GAME.decision(self.state, seat)

    def seen(self, seat: int = EVERYONE) -> SaludosObservation:
        seen: SaludosObservation = GAME.observe(self.state, seat)
        return seen

    @property
    def strengths(self) -> tuple[int, ...]:
        return self.seen().strengths

    @property
    def cards(self) -> tuple[int, ...]:
        return self.seen().cards

    @property
    def money(self) -> tuple[int, ...]:
        return self.seen().money

    def hand(self, seat: int) -> tuple[int, int, int]:
        """How many of 1, 2 and 3 a seat holds, as it sees it."""
        hand = self.seen(seat).hands[seat]
        assert hand is not None
        return counts(hand)

    def result(self) -> Result:
        result = GAME.result(self.state)
        assert result is not None
        return result

    def standing(self, seat: int) -> Standing:
        return next(one for one in self.result().standings if one.seat == seat)

    def last(self, kind: type[E]) -> E:
        """The latest event of a kind."""
        return next(event for event in reversed(self.events) if isinstance(event, kind))


def only(kind: type[E], events: Iterable[Event]) -> list[E]:
    """The events of a kind."""
    return [event for event in events if isinstance(event, kind)]


# --- usual situations ----------------------------------------------------------------------------


def called(players: int = 4, split: Split | None = None, value: int = 6) -> Table:
    """Seats 0 and 1 (or others) stand together; the first opponent from the left calls with a 1."""
    table = Table(players).coalition(split or {0: 3, 1: 4}, value)
    table.push(table.acting[0], 1)
    return table


def council(players: int = 4, split: Split | None = None, value: int = 6) -> Table:
    """A council that all opponents attend, each with a 1; the talk is open."""
    table = called(players, split, value)
    while isinstance(table.asked(table.acting[0]), ConsiderAttending):
        table.push(table.acting[0], 1)
    return table


def sealing(players: int = 4, split: Split | None = None, value: int = 6) -> Table:
    """A council in which all have talked enough; the cards are to be chosen."""
    table = council(players, split, value)
    table.all_ready()
    return table
