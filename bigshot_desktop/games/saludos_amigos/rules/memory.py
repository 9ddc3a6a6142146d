"""What a perfect memory holds on to about the cards: the trail each seat has left.

Everyone started with 1, 2 and 3, and each seat has a *trail*: in order, the cards it drew, those
it discarded face down (*buried*) or showed in a council, and the reshuffles in between. A seat
knows all values of its own trail; on the trails of others it knows what was shown, and only that
something was drawn or buried. It is taken to forget none of this.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from bigshot_desktop.games.saludos_amigos.rules.material import COPIES, COUNCILLORS
from bigshot_desktop.games.saludos_amigos.rules.packs import STARTING, UNIT
from bigshot_desktop.games.saludos_amigos.rules.state import BURIED, RESHUFFLED, SHOWN

Trail = tuple[int, ...]


def seen_by_others(trail: Trail) -> Trail:
    """A trail as others know it: what was shown, and that something was drawn or buried."""
    return tuple([step if step >= SHOWN else step & ~3 for step in trail])


def hand_after(trail: Trail) -> int:
    """The hand at the end of a trail, a card that is pushed forward included."""
    pack = STARTING
    for step in trail:
        if step < BURIED:
            pack += UNIT[step]
        elif step < RESHUFFLED:
            pack -= UNIT[step & 3]
    return pack


def decks(trails: Sequence[Trail]) -> Iterator[tuple[list[int], list[int]]]:
    """What is left of each deck when it is reshuffled, or now, and the discards that wait then.

    By value; less than none if more was drawn from a deck than it held.
    """
    deck = [0, *(copies - len(trails) for copies in COPIES)]
    places = [0] * len(trails)
    for _ in range(trails[0].count(RESHUFFLED) + 1):
        discards = [0, 0, 0, 0]
        for seat, trail in enumerate(trails):
            for place in range(places[seat], len(trail)):
                step = trail[place]
                if step < BURIED:
                    deck[step] -= 1
                elif step < RESHUFFLED:
                    discards[step & 3] += 1
                else:
                    places[seat] = place + 1
                    break
        yield deck, discards
        deck = [a + b for a, b in zip(deck, discards, strict=True)]


# --- which of the three cards of the beginning a hand may still hold -----------------------------
#
# They are a *start*, a set of bits (card of value v: bit v − 1), and what is possible is a set of
# starts, again as bits. All other cards of a hand were drawn and can be any. A shown card is taken
# to be the one of the beginning as long as that is in the hand, which excludes no outcome.

_STARTS: Final = range(1 << len(COUNCILLORS))


def _set(starts: list[int]) -> int:
    return sum(1 << start for start in starts)


def _within(cards: int) -> int:
    """The starts that fit into a hand of so many cards."""
    return _SMALL[min(cards, len(COUNCILLORS))]


_SMALL: Final = tuple(
    _set([start for start in _STARTS if start.bit_count() <= cards])
    for cards in range(len(COUNCILLORS) + 1)
)


def _before_losing(after: int, card: int) -> int:
    """The starts that lead to one of these by losing their own card of this value."""
    bit = 1 << card - 1
    return _set([start for start in _STARTS if start & bit and after >> (start ^ bit) & 1])


_LOSING: Final = {
    card: tuple(_before_losing(after, card) for after in range(1 << len(_STARTS)))
    for card in COUNCILLORS
}
_LACKING: Final = {
    card: _set([start for start in _STARTS if not start >> card - 1 & 1]) for card in COUNCILLORS
}


@lru_cache(maxsize=1024)
def possible_starts(trail: Trail) -> tuple[int, ...]:
    """Before each step of another's trail, and after it: the starts that allow all later steps."""
    cards = len(COUNCILLORS)
    numbers = []
    for step in trail:
        numbers.append(cards)
        if step < BURIED:
            cards += 1
        elif step < RESHUFFLED:
            cards -= 1
    possible = _within(cards)
    every = [possible]
    for step, number in zip(reversed(trail), reversed(numbers), strict=True):
        if step < BURIED:
            possible &= _within(number)
        elif step < SHOWN:
            possible |= _LOSING[1][possible] | _LOSING[2][possible] | _LOSING[3][possible]
        elif step < RESHUFFLED:
            card = step - SHOWN
            possible = _LOSING[card][possible] | possible & _LACKING[card]
        every.append(possible)
    return tuple(reversed(every))
