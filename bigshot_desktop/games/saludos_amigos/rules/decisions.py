"""What Saludos Amigos asks of a seat: the kind of decision and its bounds.

Where several seats are asked at once, ``sealed`` tells whether nobody learns what the others choose
until all have chosen; else they act in the open, one after the other in whatever order.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from bigshot_desktop.engine.game import Decision
from bigshot_desktop.games.saludos_amigos.rules.material import MOST_OFFERS, MOST_PROPOSALS
from bigshot_desktop.games.saludos_amigos.rules.packs import counts
from bigshot_desktop.games.saludos_amigos.rules.pay import entitled
from bigshot_desktop.games.saludos_amigos.rules.state import (
    ATTENDANCE,
    CALL,
    DICE,
    DRAW,
    NEGOTIATION,
    REROLL,
    SEALING,
    STRENGTH,
    TALK,
    SaludosState,
)
from bigshot_desktop.games.saludos_amigos.rules.talk import open_proposer, split_of

Waiting = tuple[int, tuple[int, ...]]
"""An open offer or proposal: who made it, and the share of each seat."""


# --- nature --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ReachIntoBag(Decision):
    """Nature's: a tile for the bag holder (SA-05)."""

    holder: int


@dataclass(frozen=True, slots=True)
class RollDice(Decision):
    """Nature's: a die for each of these seats (SA-07, SA-08)."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DealCards(Decision):
    """Nature's: a card for each of these seats, in this order (SA-21)."""

    seats: tuple[int, ...]


# --- players -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RollAgain(Decision):
    """Discard one of these cards (by value) to replace this die, or be ready (SA-08)."""

    sealed: ClassVar[bool] = False
    die: int
    cards: tuple[int, ...]

    @property
    def stronger_from(self) -> int:
        """The lowest roll that makes the seat stronger, though it costs a card (SA-07, SA-08); above 6 none does."""
        return self.die + 2


@dataclass(frozen=True, slots=True)
class Negotiate(Decision):
    """Make an offer, answer those that wait, or be done (SA-11)."""

    sealed: ClassVar[bool] = False
    worth: int
    """The millions to split."""
    mug: int
    """The height to beat."""
    left: int
    """Offers one may still make."""
    own: tuple[int, ...]
    """One's open offer; empty when there is none."""
    asks: tuple[Waiting, ...]
    """Open offers that wait for this seat's answer."""
    agreed: tuple[Waiting, ...]
    """Open offers this seat has agreed to, and may still decline."""
    share: int = 0
    """What the standing coalition leaves this seat; none if it is not in it."""


@dataclass(frozen=True, slots=True)
class ConsiderCall(Decision):
    """Push one of these cards (by value) to call the council, or let it be (SA-13)."""

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ConsiderAttending(Decision):
    """Push one of these cards (by value) to attend the council, or stay out (SA-15)."""

    cards: tuple[int, ...]
    attending: tuple[int, ...]
    """Who is there already."""


@dataclass(frozen=True, slots=True)
class SettleSplit(Decision):
    """Propose another split, answer the one that was proposed, or be ready (SA-16)."""

    sealed: ClassVar[bool] = False
    split: tuple[int, ...]
    """The one that stands for this side."""
    left: int
    """Proposals one may still make: none once ready."""
    ready: bool
    open: Waiting | None
    """The open proposal of this side."""
    asked: bool
    """Whether it waits for this seat's answer."""


@dataclass(frozen=True, slots=True)
class ChooseCards(Decision):
    """Any number of these cards (by value), face down (SA-17)."""

    cards: tuple[int, ...]


def decision(state: SaludosState, seat: int) -> Decision:
    """What is asked of a seat that is to act."""
    phase = state.phase
    if phase == NEGOTIATION:
        return _negotiate(state, seat)
    if phase == STRENGTH:
        return RollAgain(state.dice[seat], counts(state.hands[seat]))
    if phase == TALK:
        return _settle_split(state, seat)
    if phase == SEALING:
        return ChooseCards(counts(state.hands[seat]))
    if phase == CALL:
        return ConsiderCall(counts(state.hands[seat]))
    if phase == ATTENDANCE:
        return ConsiderAttending(counts(state.hands[seat]), state.attending)
    if phase == DICE:
        return RollDice(tuple(range(state.terms.players)))
    if phase == REROLL:
        return RollDice((state.roller,))
    if phase == DRAW:
        return DealCards(entitled(state))
    return ReachIntoBag(state.holder)


def _negotiate(state: SaludosState, seat: int) -> Negotiate:
    asks: list[Waiting] = []
    agreed: list[Waiting] = []
    for proposer, shares in enumerate(state.offers):
        if shares and shares[seat] and proposer != seat:
            waits = state.waiting[proposer] >> seat & 1
            (asks if waits else agreed).append((proposer, shares))
    left = MOST_OFFERS - state.made[seat]
    own = state.offers[seat]
    share = state.shares[seat] if state.shares else 0
    return Negotiate(state.worth, state.mug, left, own, tuple(asks), tuple(agreed), share)


def _settle_split(state: SaludosState, seat: int) -> SettleSplit:
    ready = bool(state.ready >> seat & 1)
    proposer = open_proposer(state, state.side(seat))
    return SettleSplit(
        split=split_of(state, seat),
        left=0 if ready else MOST_PROPOSALS - state.made[seat],
        ready=ready,
        open=None if proposer is None else (proposer, state.offers[proposer]),
        asked=proposer is not None and bool(state.waiting[proposer] >> seat & 1),
    )
