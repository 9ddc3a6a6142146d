"""Packs of councillor cards as single numbers: a hand, the deck, the discards.

A pack has five bits for each value (there are at most 20 of one): adding a card is an addition.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Final

from bigshot_desktop.engine.game import pick
from bigshot_desktop.games.saludos_amigos.rules.material import COPIES, COUNCILLORS

BITS: Final = 5
_ALL: Final = (1 << BITS) - 1

UNIT: Final = (0, 1, 1 << BITS, 1 << 2 * BITS)
"""The pack of a single card, by its value; of no card for 0."""


def counts(pack: int) -> tuple[int, int, int]:
    """How many cards of each value are in a pack."""
    return pack & _ALL, pack >> BITS & _ALL, pack >> 2 * BITS


def pack_of(cards: Iterable[int]) -> int:
    """The pack of cards given one by one, by value."""
    return sum(UNIT[card] for card in cards)


def pack_with(numbers: tuple[int, ...]) -> int:
    """The pack with so many cards of each value."""
    ones, twos, threes = numbers
    return ones + (twos << BITS) + (threes << 2 * BITS)


def cards_in(pack: int) -> tuple[int, ...]:
    """The cards of a pack one by one, lowest first."""
    ones, twos, threes = counts(pack)
    return (1,) * ones + (2,) * twos + (3,) * threes


def values_in(pack: int) -> int:
    """The different values in a pack, as bits: the value v is bit v − 1."""
    ones, twos, threes = pack & _ALL, pack >> BITS & _ALL, pack >> 2 * BITS
    return (1 if ones else 0) | (2 if twos else 0) | (4 if threes else 0)


def size(pack: int) -> int:
    """The number of cards in a pack."""
    return (pack & _ALL) + (pack >> BITS & _ALL) + (pack >> 2 * BITS)


def total(pack: int) -> int:
    """The sum of the values of a pack."""
    return (pack & _ALL) + 2 * (pack >> BITS & _ALL) + 3 * (pack >> 2 * BITS)


def draw(pack: int, number: int, rng: Random) -> tuple[int, ...]:
    """So many cards out of a well shuffled pack, one after the other."""
    ones, twos, threes = counts(pack)
    left = ones + twos + threes
    cards = []
    for _ in range(number):
        choice = pick(rng, left)
        left -= 1
        if choice < ones:
            ones -= 1
            cards.append(1)
        elif choice < ones + twos:
            twos -= 1
            cards.append(2)
        else:
            cards.append(3)
    return tuple(cards)


STARTING: Final = pack_of(COUNCILLORS)
"""The hand everyone starts with (SA-04)."""
EVERY: Final = pack_with(COPIES)
"""All 56 cards (SA-02)."""
