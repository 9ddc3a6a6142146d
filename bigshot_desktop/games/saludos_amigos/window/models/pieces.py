"""The colours of Saludos Amigos: only players have some, those of their seats."""

from __future__ import annotations

from bigshot_desktop.engine.game import Event, Setup
from bigshot_desktop.ui.models.seat_colours import piece_of_actor, seat_piece, seat_sign

__all__ = ["piece_of", "seat_piece", "seat_sign"]


def piece_of(event: Event, setup: Setup) -> str:
    """The colour that an event is about, by its name: that of the player who did it."""
    return piece_of_actor(event)
