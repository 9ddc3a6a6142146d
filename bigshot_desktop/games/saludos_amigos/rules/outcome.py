"""What an offer or cards for the vote would come to: told while they are being made up, before they are final."""

from __future__ import annotations

from dataclasses import dataclass

from bigshot_desktop.games.saludos_amigos.rules.material import COUNCILLORS, SEATS_IN
from bigshot_desktop.games.saludos_amigos.rules.negotiation import height_of, members_of
from bigshot_desktop.games.saludos_amigos.rules.observation import HIDDEN, SaludosObservation
from bigshot_desktop.games.saludos_amigos.rules.packs import total
from bigshot_desktop.games.saludos_amigos.rules.state import ATTENDANCE, CALL


@dataclass(frozen=True, slots=True)
class Prospective:
    """An offer as it is so far."""

    seat: int
    shares: tuple[int, ...]
    height: int
    """The strengths of its members."""
    mug: int
    """What it must be higher than (SA-09)."""
    worth: int
    rest: int
    """Millions that are not shared out yet; fewer than none: too many are."""
    opposition: int
    """The strengths of all others: where the biscuit would stand (SA-14)."""

    @property
    def beats(self) -> bool:
        """Whether it is higher than what stands."""
        return self.height > self.mug


def prospective(seen: SaludosObservation, seat: int, shares: tuple[int, ...]) -> Prospective:
    """What these shares would come to as an offer of a seat, which belongs to it in any case."""
    members = members_of(shares) | 1 << seat
    height = height_of(seen.strengths, members)
    return Prospective(
        seat=seat,
        shares=shares,
        height=height,
        mug=seen.mug,
        worth=seen.worth,
        rest=seen.worth - sum(shares),
        opposition=sum(seen.strengths) - height,
    )


@dataclass(frozen=True, slots=True)
class Weighing:
    """Both heights in the vote, with the cards of one player and without those of others (SA-18)."""

    mug: int
    biscuit: int
    in_coalition: bool
    """Whether the player's cards count for the mug."""
    pushed: int
    """The value of the card that the player pushed forward before; 0 for none."""
    cards: int
    """What the player's cards add, the one pushed forward among them."""

    @property
    def own(self) -> int:
        """Where the player's own side would stand."""
        return (self.mug if self.in_coalition else self.biscuit) + self.cards

    @property
    def other(self) -> int:
        """Where the other side stands."""
        return self.biscuit if self.in_coalition else self.mug


def weighing(seen: SaludosObservation, seat: int, chosen: tuple[int, ...]) -> Weighing:
    """What so many cards of each value would do for the side of a seat."""
    pushed = max(0, seen.pushed[seat])
    worth = sum(value * number for value, number in zip(COUNCILLORS, chosen, strict=True))
    return Weighing(
        seen.mug, seen.biscuit, bool(seen.coalition >> seat & 1), pushed, worth + pushed
    )


@dataclass(frozen=True, slots=True)
class Foregone:
    """A council that is decided before the cards are shown: whatever anybody shows, its winner is the same (SA-18)."""

    holds: bool
    """Whether the coalition wins."""
    coalition: int
    """The least that the side that wins comes to, or the most that the one that loses does."""
    opposition: int


def foregone(seen: SaludosObservation, seat: int) -> Foregone | None:
    """Whether a council is decided already; one that is only thought of, if this seat calls it.

    It follows from the heights of both sides, from how many cards everybody has, each of which counts as much as one
    can at the most, and from the cards that the seat may see.
    """
    outside = {one for one in range(len(seen.strengths)) if not seen.coalition >> one & 1}
    coming = {seat, *seen.attending} & outside
    if seen.phase == CALL:
        coming = outside
    elif (
        seen.phase == ATTENDANCE
    ):  # who is being asked may come as well as those who are still to be
        coming |= {*seen.acting, *SEATS_IN[seen.asked]}
    biscuit = sum(seen.strengths[one] for one in outside)
    pushed = [_pushed(seen, one) for one in coming]
    least = biscuit + (COUNCILLORS[0] if seen.phase == CALL else sum(low for low, _ in pushed))
    most = biscuit + sum(
        high + _most(seen, one) for one, (_, high) in zip(coming, pushed, strict=True)
    )
    if seen.mug >= most:
        return Foregone(True, seen.mug, most)
    highest_mug = seen.mug + sum(_most(seen, one) for one in SEATS_IN[seen.coalition])
    return Foregone(False, highest_mug, least) if least > highest_mug else None


def _pushed(seen: SaludosObservation, seat: int) -> tuple[int, int]:
    """What a card that is pushed forward counts at the least and at the most."""
    card = seen.pushed[seat]
    return (COUNCILLORS[0], COUNCILLORS[-1]) if card == HIDDEN else (card, card)


def _most(seen: SaludosObservation, seat: int) -> int:
    """What the cards in a hand count at the most."""
    hand = seen.hands[seat]
    return COUNCILLORS[-1] * seen.cards[seat] if hand is None else total(hand)
