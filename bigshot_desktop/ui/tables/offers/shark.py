"""Before a match of Shark: the signs by which the players will be known."""

from __future__ import annotations

from bigshot_desktop.ui.tables.offers.offer import SignedOffer


class SharkOffer(SignedOffer):
    """The rules give nobody a colour; all that can be chosen is an option of the rules."""
