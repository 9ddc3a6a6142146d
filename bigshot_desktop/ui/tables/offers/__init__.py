"""What each game adds to the page on which a match is put together."""

from __future__ import annotations

from bigshot_desktop.ui.tables.offers.offer import Offer


def offer_of(game: str) -> Offer:
    """What can be chosen before a match of a game, besides who plays and by which variants."""
    from bigshot_desktop.ui.tables.offers.big_shot import BigShotOffer
    from bigshot_desktop.ui.tables.offers.saludos_amigos import SaludosOffer
    from bigshot_desktop.ui.tables.offers.shark import SharkOffer

    offers: dict[str, type[Offer]] = {
        "big-shot": BigShotOffer,
        "shark": SharkOffer,
        "saludos-amigos": SaludosOffer,
    }
    return offers[game](game)
