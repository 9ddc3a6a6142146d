"""A split that a player has in mind before anything is said: it always adds up, and everyone in it gets something."""

from __future__ import annotations

from collections.abc import Sequence

from bigshot_desktop.games.saludos_amigos.rules.actions import Offer, Propose
from bigshot_desktop.games.saludos_amigos.rules.negotiation import height_of, members_of

Shares = tuple[int, ...]
"""The share of every seat, 0 for outsiders."""


class SplitDraft:
    """Shares for the members of one side; the player who drafts it has the rest (SA-16)."""

    def __init__(self, seat: int, shares: Sequence[int]) -> None:
        self.seat = seat
        self.worth = sum(shares)
        self._first = tuple(shares)
        self._numbers = [*shares]
        self._numbers[seat] = 0

    @property
    def rest(self) -> int:
        """What is left for the player: never less than 1."""
        return self.worth - sum(self._numbers)

    @property
    def shares(self) -> Shares:
        return tuple(
            self.rest if seat == self.seat else number for seat, number in enumerate(self._numbers)
        )

    @property
    def is_changed(self) -> bool:
        """Whether it is another than it was at first."""
        return self.shares != self._first

    def least(self, seat: int) -> int:
        """The smallest share that somebody can be given: those who belong to a side stay there."""
        return min(1, self._numbers[seat])

    def most(self, seat: int) -> int:
        """The greatest share that somebody can be given now."""
        return self._numbers[seat] + self.rest - 1 if self._numbers[seat] else 0

    def put(self, seat: int, number: int) -> None:
        """Changes somebody's share, as far as that is possible."""
        if seat != self.seat:
            self._numbers[seat] = max(self.least(seat), min(number, self.most(seat)))

    def action(self) -> Offer | Propose:
        return Propose(self.seat, self.shares)


class OfferDraft(SplitDraft):
    """A coalition that the player belongs to, and its split (SA-09)."""

    def __init__(
        self, worth: int, seat: int, strengths: Sequence[int], shares: Sequence[int] = ()
    ) -> None:
        """``shares``: it begins with these; else with everything for the player."""
        alone = [0] * len(strengths)
        alone[seat] = worth
        super().__init__(seat, shares or alone)
        self.strengths = tuple(strengths)

    @property
    def height(self) -> int:
        """The sum of the members' strengths."""
        return height_of(self.strengths, members_of(self.shares))

    @property
    def members(self) -> tuple[int, ...]:
        return tuple(seat for seat, share in enumerate(self.shares) if share)

    def least(self, seat: int) -> int:
        return 0

    def most(self, seat: int) -> int:
        return self._numbers[seat] + self.rest - 1

    @property
    def can_join(self) -> bool:
        """Whether there is a million left for another member, or one that another member can spare."""
        return self.rest > 1 or max(self._numbers) > 1

    def toggle(self, seat: int) -> None:
        """Somebody leaves, or joins for a share that fits their strength."""
        if seat == self.seat:
            return
        if self._numbers[seat]:
            self._numbers[seat] = 0
        elif self.can_join:
            if self.rest == 1:
                self._numbers[self._numbers.index(max(self._numbers))] -= 1
            height = self.height + self.strengths[seat]
            self.put(seat, max(1, self.worth * self.strengths[seat] // height))

    def action(self) -> Offer | Propose:
        return Offer(self.seat, self.shares)
