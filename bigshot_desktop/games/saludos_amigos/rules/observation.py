"""What a seat may know of a match of Saludos Amigos, and how the rest could be."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, Final

from bigshot_desktop.engine.game import Decision, Setup, pick
from bigshot_desktop.games.saludos_amigos.rules.decisions import decision
from bigshot_desktop.games.saludos_amigos.rules.imagination import imagine
from bigshot_desktop.games.saludos_amigos.rules.memory import Trail, seen_by_others
from bigshot_desktop.games.saludos_amigos.rules.packs import (
    UNIT,
    cards_in,
    counts,
    draw,
    pack_with,
    size,
)
from bigshot_desktop.games.saludos_amigos.rules.setup import Terms
from bigshot_desktop.games.saludos_amigos.rules.state import (
    OVER,
    UNCHOSEN,
    SaludosState,
)

HIDDEN: Final = -2
"""In place of a card or of sealed cards that are there and not to be seen."""


@dataclass(frozen=True, slots=True)
class SaludosObservation:
    """The table as one seat sees it: all of the state but the cards of others, deck and discards.

    It remembers, too: the trails hold every card the seat has seen on its way (see ``memory``).
    """

    seat: int
    setup: Setup
    phase: int
    acting: tuple[int, ...]
    turn: int
    holder: int
    tile: int
    worth: int
    sections: tuple[int, ...]
    completed: int
    journalists: int
    dice: tuple[int, ...]
    strengths: tuple[int, ...]
    hands: tuple[int | None, ...]
    """The packs; None where they are hidden."""
    cards: tuple[int, ...]
    deck: int
    """The number of its cards."""
    discards: int
    """The number of its cards."""
    trails: tuple[Trail, ...]
    """Those of others without the values of cards drawn and discarded face down."""
    ready: int
    roller: int
    mug: int
    coalition: int
    shares: tuple[int, ...]
    offers: tuple[tuple[int, ...], ...]
    waiting: tuple[int, ...]
    made: tuple[int, ...]
    declined: tuple[tuple[tuple[int, ...], ...], ...]
    asked: int
    biscuit: int
    attending: tuple[int, ...]
    council: int
    counter: tuple[int, ...]
    pushed: tuple[int, ...]
    """The cards pushed forward, HIDDEN where they are another's, 0 where there is none."""
    sealed: tuple[int, ...]
    """The packs chosen face down, HIDDEN where they are another's, UNCHOSEN where there is none."""
    unpaid: int
    money: tuple[int, ...]
    lost: tuple[int, ...]
    bonus: int
    decision: Decision | None
    """What is asked of this seat, if anything."""


_OWN = ("terms", "hands", "deck", "discards", "trails", "pushed", "sealed")
_LISTS = (
    "sections",
    "dice",
    "strengths",
    "cards",
    "offers",
    "waiting",
    "made",
    "declined",
    "money",
    "lost",
)
_SAME = tuple(name for name in SaludosState.__slots__ if name not in (*_LISTS, *_OWN))


def sees_hand(state: SaludosState, seat: int, owner: int) -> bool:
    """Whether a seat sees a hand: one's own, and all of them when they are added up (SA-28)."""
    return seat == owner or (state.phase == OVER and state.bonus != 0)


def observe(state: SaludosState, seat: int) -> SaludosObservation:
    """The state as a seat sees it; a seat that is nobody's sees what everyone sees."""
    same: dict[str, Any] = {name: getattr(state, name) for name in _SAME}
    lists: dict[str, Any] = {name: tuple(getattr(state, name)) for name in _LISTS}
    return SaludosObservation(
        seat=seat,
        **same,
        **lists,
        hands=tuple(
            hand if sees_hand(state, seat, owner) else None
            for owner, hand in enumerate(state.hands)
        ),
        deck=size(state.deck),
        discards=size(state.discards),
        trails=tuple(
            trail if owner == seat else seen_by_others(trail)
            for owner, trail in enumerate(state.trails)
        ),
        pushed=tuple(
            card if owner == seat or not card else HIDDEN for owner, card in enumerate(state.pushed)
        ),
        sealed=tuple(
            pack if owner == seat or pack == UNCHOSEN else HIDDEN
            for owner, pack in enumerate(state.sealed)
        ),
        decision=decision(state, seat) if seat in state.acting else None,
    )


def guess(seen: SaludosObservation, rng: Random) -> SaludosState:
    """A state that looks like this, with the unseen cards dealt in any way that fits all of it."""
    state = SaludosState()
    for name in _SAME:
        setattr(state, name, getattr(seen, name))
    for name in _LISTS:
        setattr(state, name, list(getattr(seen, name)))
    state.terms = Terms.of(seen.setup)
    hands = tuple(None if hand is None else cards_in(hand) for hand in seen.hands)
    cards = imagine(seen.trails, hands, seen.seat, rng)
    state.trails = cards.trails
    state.deck = cards.deck
    state.discards = cards.discards
    state.pushed = list(seen.pushed)
    state.sealed = list(seen.sealed)
    state.hands = cards.hands
    for seat, pack in enumerate(cards.hands):
        if seen.pushed[seat] == HIDDEN:
            state.pushed[seat] = draw(pack, 1, rng)[0]
        state.hands[seat] -= UNIT[state.pushed[seat]]
        if seen.sealed[seat] == HIDDEN:
            numbers = counts(state.hands[seat])
            state.sealed[seat] = pack_with(tuple(pick(rng, number + 1) for number in numbers))
    return state
