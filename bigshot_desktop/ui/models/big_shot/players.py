"""A player of Big Shot as the cards and the table of players show them."""

from __future__ import annotations

from collections.abc import Sequence

from bigshot_desktop.rules.big_shot.events import BidMade, Overbid
from bigshot_desktop.rules.big_shot.material import COLOURS
from bigshot_desktop.rules.big_shot.observation import BigShotObservation
from bigshot_desktop.rules.big_shot.scoring import wealth
from bigshot_desktop.rules.big_shot.state import AUCTION, BROKER, LEAD, PAYING
from bigshot_desktop.rules.game import EVERYONE, Event
from bigshot_desktop.ui.models.players import PlayerLine, Purse


def describe(seen: BigShotObservation, seat: int, events: Sequence[Event] = ()) -> PlayerLine:
    """A player, from what is seen and from what happened in this round (for bids that others have topped)."""
    colours = seen.setup.deal.colours[seat]
    cash = [seen.cash[colour] for colour in colours]
    shown = None not in cash
    bidding = seen.phase in (AUCTION, PAYING)
    return PlayerLine(
        pieces=tuple(COLOURS[colour] for colour in colours),
        purses=tuple(
            Purse(COLOURS[colour], seen.cash[colour], seen.loans[colour]) for colour in colours
        ),
        districts=tuple(district for district, owner in enumerate(seen.owners) if owner in colours),
        wealth=wealth(seen.setup.board, seen.owners, seen.cash, seen.loans, colours),
        leads=seen.leader == seat,
        acts=seat in seen.acting or seat == roller(seen),
        in_auction=bool(seen.bidding >> seat & 1) if bidding else None,
        bid=_last_bid(seen, seat, events) if bidding else None,
        shown=shown,
    )


def roller(seen: BigShotObservation) -> int:
    """The seat that holds the die; ``EVERYONE`` while it is not rolled."""
    if seen.phase == LEAD:
        return (seen.waiting & -seen.waiting).bit_length() - 1
    return seen.leader if seen.phase == BROKER else EVERYONE


def _last_bid(seen: BigShotObservation, seat: int, events: Sequence[Event]) -> int | None:
    if seat == seen.bidder:
        return seen.standing
    for event in reversed(events):
        match event:
            case BidMade(seat=bidder, amount=amount) if bidder == seat:
                return amount
            case Overbid():
                return None
    return None
