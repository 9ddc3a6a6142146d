"""The map as chains of buildings: what they are worth, and where a building may be placed."""

from __future__ import annotations

from collections.abc import Iterable

from bigshot_desktop.games.shark.rules.material import OTHERS, TOP_VALUE, World
from bigshot_desktop.games.shark.rules.state import SharkState


def value_of(chains: Iterable[int], counted: int) -> int:
    """The value of a company with these chains, each counting so much at most (SH-12, SH-30)."""
    value = lone = 0
    for chain in chains:
        size = chain.bit_count()
        if size == 1:
            lone = 1
        else:
            if size > counted:
                size = counted
            value += size
    if value > TOP_VALUE:
        return TOP_VALUE
    return value or lone


def around(world: World, squares: int) -> int:
    """All squares that touch one of these; some of them may be off the map."""
    columns = world.columns
    return (
        squares << 1 & world.not_first
        | squares >> 1 & world.not_last
        | squares << columns
        | squares >> columns
    )


def size_at(chains: Iterable[int], touching: int) -> int:
    """How long the chain of a building would be that touches these squares (SH-11)."""
    size = 1
    for chain in chains:
        if chain & touching:
            size += chain.bit_count()
    return size


def longest_rival(state: SharkState, company: int, touching: int) -> int:
    """The size of the longest chain of a rival on one of these squares; 0 if there is none."""
    longest = 0
    for rival in OTHERS[company]:
        if state.built[rival] & touching:
            for chain in state.chains[rival]:
                if chain & touching:
                    size = chain.bit_count()
                    if size > longest:
                        longest = size
    return longest


def open_squares(state: SharkState, company: int, zone: int) -> int:
    """The squares of a zone on which a building of a company may be placed (SH-10, SH-15)."""
    world = state.terms.world
    a, b, c, d = state.built
    occupied = a | b | c | d
    own = state.built[company]
    empty = world.in_zone[zone] & ~occupied
    disputed = empty & around(world, occupied ^ own)
    open_ = empty ^ disputed
    # Beside a rival a building that stands alone is never the larger one.
    disputed &= around(world, own)
    while disputed:
        square = disputed & -disputed
        disputed ^= square
        touching = world.touching[square.bit_length() - 1]
        if size_at(state.chains[company], touching) > longest_rival(state, company, touching):
            open_ |= square
    return open_
