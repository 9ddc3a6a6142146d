"""Before a match of Shark: the signs by which the players will be known."""

from __future__ import annotations

from bigshot_desktop.ui import theme
from bigshot_desktop.ui.tables.offers.offer import Offer


class SharkOffer(Offer):
    """The rules give nobody a colour: each seat has its own from the start."""

    def badge(self, seat: int) -> str:
        return theme.SEATS[seat]
