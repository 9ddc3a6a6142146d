"""Before a match of Saludos Amigos: the signs by which the players will be known."""

from __future__ import annotations

from bigshot_desktop.ui.tables.offers.offer import SignedOffer


class SaludosOffer(SignedOffer):
    """Nobody has a colour of the game's own; who has the bag first is an option of the rules."""
