"""How far a negotiation is, as everybody hears it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bigshot_desktop.games.saludos_amigos.rules.material import MOST_OFFERS
from bigshot_desktop.games.saludos_amigos.rules.observation import SaludosObservation

Shares = tuple[int, ...]


class Talk(NamedTuple):
    """How far a negotiation is, as everybody hears it."""

    coalition: int
    shares: Shares
    """Of the standing coalition; all 0 without one."""
    offers: tuple[Shares, ...]
    waiting: tuple[int, ...]
    left: tuple[int, ...]
    """By seat, the offers it may still make until the mug moves; 0 for who is done."""

    life: float
    """The part of the seats that may still start something, or have."""

    @classmethod
    def of(cls, seen: SaludosObservation) -> Talk:
        left = tuple(
            [
                0 if seen.ready >> seat & 1 else MOST_OFFERS - made
                for seat, made in enumerate(seen.made)
            ]
        )
        shares = seen.shares or (0,) * len(left)
        return cls(
            seen.coalition, shares, seen.offers, seen.waiting, left, _life(left, seen.offers)
        )

    @classmethod
    def beginning(cls, players: int) -> Talk:
        """Before anybody has said anything."""
        nobody = (0,) * players
        return cls(0, nobody, ((),) * players, nobody, (MOST_OFFERS,) * players, 1.0)

    def without(self, seat: int) -> Talk:
        """The same once a seat is done: what waits for its answer is declined, and it starts nothing more."""
        bit = 1 << seat
        offers = tuple(
            [
                () if waiting & bit else offer
                for offer, waiting in zip(self.offers, self.waiting, strict=True)
            ]
        )
        waiting = tuple([0 if waiting & bit else waiting for waiting in self.waiting])
        left = (*self.left[:seat], 0, *self.left[seat + 1 :])
        return Talk(self.coalition, self.shares, offers, waiting, left, _life(left, offers))

    def after_refusal(self, seat: int) -> Talk:
        """The same once another offer of a seat has been made and refused."""
        left = (*self.left[:seat], max(0, self.left[seat] - 1), *self.left[seat + 1 :])
        return self._replace(left=left, life=_life(left, self.offers))


def _life(left: Sequence[int], offers: Sequence[Shares]) -> float:
    active = [1 for number, offer in zip(left, offers, strict=True) if number or offer]
    return len(active) / len(left)
