"""What an offer would come to: told while it is being made up, before it can be made."""

from __future__ import annotations

from dataclasses import dataclass

from bigshot_desktop.rules.saludos_amigos.negotiation import members_of
from bigshot_desktop.rules.saludos_amigos.observation import SaludosObservation


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
    height = sum(strength for one, strength in enumerate(seen.strengths) if members >> one & 1)
    return Prospective(
        seat=seat,
        shares=shares,
        height=height,
        mug=seen.mug,
        worth=seen.worth,
        rest=seen.worth - sum(shares),
        opposition=sum(seen.strengths) - height,
    )
