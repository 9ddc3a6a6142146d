"""How the unseen cards could lie, so that it fits everything a seat has seen of them.

Each trail of another is told as a story by chance: which card left the hand at each step. Then the
cards that can be any get their values, deck after deck (a reshuffle makes a new one). Now and then
a deck turns out to lack what was shown later; then values are changed until none does.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from bigshot_desktop.engine.game import pick
from bigshot_desktop.games.saludos_amigos.rules.material import COPIES, COUNCILLORS
from bigshot_desktop.games.saludos_amigos.rules.memory import (
    Trail,
    decks,
    hand_after,
    possible_starts,
)
from bigshot_desktop.games.saludos_amigos.rules.packs import pack_with
from bigshot_desktop.games.saludos_amigos.rules.state import BURIED, RESHUFFLED, SHOWN

Card = list[int]
"""A card as a cell that holds its value, 0 while it can be any: the same cell on all its way."""

_NO_CARD: Final[Card] = [0]
"""The cell of a reshuffle."""

_MOST_CHANGES: Final = 300
"""Changes tried before all is told anew."""


@dataclass(frozen=True, slots=True)
class Imagined:
    """All cards, as they could lie."""

    trails: list[Trail]
    hands: list[int]
    """The packs; a card that is pushed forward is still in them."""
    deck: int
    discards: int


def imagine(
    trails: Sequence[Trail], hands: Sequence[Trail | None], seat: int, rng: Random
) -> Imagined:
    """Complete trails, and what follows from them, in any way that fits.

    ``hands``: the cards of those whose hand is known; only ``seat`` has a known trail.
    """
    whole = [
        trail if hand is None or other == seat else trail + tuple([SHOWN + card for card in hand])
        for other, (trail, hand) in enumerate(zip(trails, hands, strict=True))
    ]
    while True:
        stories = [
            [[step & 3] for step in trail]
            if other == seat
            else _tell(trail, possible_starts(trail), rng)
            for other, trail in enumerate(whole)
        ]
        _deal(trails, stories, rng)
        full = [
            tuple([step & ~3 | card[0] for step, card in zip(trail, story, strict=True)])
            for trail, story in zip(whole, stories, strict=True)
        ]
        if _mend(full, trails, seat, rng):
            break
    full = [one[: len(trail)] for one, trail in zip(full, trails, strict=True)]
    *_, (deck, discards) = decks(full)
    return Imagined(
        full,
        [hand_after(trail) for trail in full],
        pack_with(tuple(deck[1:])),
        pack_with(tuple(discards[1:])),
    )


_LESS: Final = tuple(
    tuple((card, start ^ 1 << card - 1) for card in COUNCILLORS if start >> card - 1 & 1)
    for start in range(1 << len(COUNCILLORS))
)
"""By start (see ``memory``): its cards, each with what is left without it."""


def _tell(trail: Trail, possible: tuple[int, ...], rng: Random) -> list[Card]:
    """The card at each step of another's trail, so that what was shown could be shown."""
    start = (1 << len(COUNCILLORS)) - 1
    drawn: list[Card] = []
    cards: list[Card] = []
    for place, step in enumerate(trail):
        if step >= RESHUFFLED:
            card = _NO_CARD
        elif step < BURIED:
            card = [0]
            drawn.append(card)
        elif step < SHOWN:
            later = possible[place + 1]
            own = [value for value, less in _LESS[start] if later >> less & 1]
            choice = pick(rng, len(own) + (len(drawn) if later >> start & 1 else 0))
            if choice < len(own):
                start ^= 1 << own[choice] - 1
                card = [own[choice]]
            else:
                card = drawn.pop(choice - len(own))
        else:
            value = step - SHOWN
            if start >> value - 1 & 1:
                start ^= 1 << value - 1
                card = [value]
            else:
                card = drawn.pop(pick(rng, len(drawn)))
                card[0] = value
        cards.append(card)
    return cards


def _deal(trails: Sequence[Trail], stories: list[list[Card]], rng: Random) -> None:
    """Gives the cards that can be any a value out of the deck they came from."""
    deck = [0, *(copies - len(trails) for copies in COPIES)]
    places = [0] * len(trails)
    for _ in range(trails[0].count(RESHUFFLED) + 1):
        gone: list[Card] = []
        free: list[Card] = []
        for seat, trail in enumerate(trails):
            cards = stories[seat]
            for place in range(places[seat], len(trail)):
                step = trail[place]
                card = cards[place]
                if step >= RESHUFFLED:
                    places[seat] = place + 1
                    break
                if step >= BURIED:
                    gone.append(card)
                elif card[0]:
                    deck[card[0]] -= 1
                else:
                    free.append(card)
        pool = [value for value in COUNCILLORS for _ in range(deck[value])]
        for card in free:
            choice = pick(rng, len(pool))
            card[0] = value = pool[choice]
            deck[value] -= 1
            pool[choice] = pool[-1]
            pool.pop()
        for card in gone:
            deck[card[0]] += 1


# --- when a deck lacks a card --------------------------------------------------------------------


def _mend(full: list[Trail], trails: Sequence[Trail], seat: int, rng: Random) -> bool:
    """Changes values on the trails of others until no deck lacks a card, or gives up."""
    lacks = _lacks(full, trails)
    for _ in range(_MOST_CHANGES):
        if not lacks:
            return True
        deck, value = lacks[pick(rng, len(lacks))]
        drawn = [
            (other, place)
            for other, trail in enumerate(full)
            if other != seat
            for place in _places(trail, deck, value)
        ]
        if not drawn:
            return False
        other, place = drawn[pick(rng, len(drawn))]
        before = full[other]
        changed = _change(before, place, rng)
        if changed is None:
            continue
        full[other] = changed
        now = _lacks(full, trails)
        if len(now) <= len(lacks) or not rng.getrandbits(4):  # a step back now and then leads on
            lacks = now
        else:
            full[other] = before
    return not lacks


def _lacks(full: list[Trail], trails: Sequence[Trail]) -> list[tuple[int, int]]:
    """The deck and the value of each card that was drawn and was not there."""
    known = [one[: len(trail)] for one, trail in zip(full, trails, strict=True)]
    return [
        (deck, value)
        for deck, (left, _) in enumerate(decks(known))
        for value in COUNCILLORS
        for _ in range(-left[value])
    ]


def _places(trail: Trail, deck: int, value: int) -> list[int]:
    """Where a card of this value was drawn from this deck or an earlier one."""
    places = []
    for place, step in enumerate(trail):
        if step == value:
            places.append(place)
        elif step == RESHUFFLED:
            deck -= 1
            if deck < 0:
                break
    return places


def _change(trail: Trail, place: int, rng: Random) -> Trail | None:
    """Another value for a step, perhaps exchanged with another step; None if that cannot be."""
    value = trail[place] & 3
    steps = list(trail)
    others = [one for one, step in enumerate(trail) if step < SHOWN and step & 3 != value]
    if others and rng.getrandbits(2):
        other = others[pick(rng, len(others))]
        steps[place] = steps[place] & ~3 | trail[other] & 3
        steps[other] = steps[other] & ~3 | value
    else:
        new = 1 + (value + pick(rng, 2)) % 3
        steps[place] = steps[place] & ~3 | new
        buried = [one for one, step in enumerate(trail) if step == BURIED + value and one > place]
        if buried and rng.getrandbits(1):
            steps[buried[pick(rng, len(buried))]] = BURIED + new
    held = [0, *(1 for _ in COUNCILLORS)]
    for step in steps:
        if step < BURIED:
            held[step] += 1
        elif step < RESHUFFLED:
            held[step & 3] -= 1
            if held[step & 3] < 0:
                return None
    return tuple(steps)
