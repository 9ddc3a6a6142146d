"""What a hand is worth beside the hands of the others."""

from __future__ import annotations

from bigshot_desktop.games.saludos_amigos.bots.horizon import horizon
from bigshot_desktop.games.saludos_amigos.bots.payouts import Payouts, parts, shipped_choosing

EARLY = horizon((0,) * 6, 0)


def chances(*cards: int, like: int = 0) -> list[float]:
    """By seat, its chance to win early in a match in which all have the same money.

    Weighed as with so many players as ``like`` says, or as with those who are there.
    """
    players = len(cards)
    points = [2.0 * number for number in cards]
    payouts = Payouts(
        shipped_choosing()[like or players], EARLY, (5,) * players, cards, points, 5, 0.0, ()
    )
    return parts([payouts.odd(seat, 0, 0, 0.0) for seat in range(players)])


def test_a_large_hand_tells_most_where_nobody_else_has_one() -> None:
    for others in range(3, 7):  # players beside the first one
        alone = chances(7, *[3] * others)
        shared = chances(7, 7, *[3] * (others - 1))
        assert alone[0] / alone[-1] > shared[0] / shared[-1]


def test_the_more_players_the_more_a_large_hand_tells() -> None:
    lead = [chances(7, *[3] * others, like=4) for others in range(3, 7)]
    odds = [one[0] / one[1] for one in lead]
    assert odds == sorted(odds)


def test_a_hand_as_large_as_the_others_gains_nothing_by_its_size() -> None:
    same = chances(6, 6, 6, 6)
    assert max(same) - min(same) < 1e-12
