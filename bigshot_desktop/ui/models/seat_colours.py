"""The colours of players by their seats, in games that give them none."""

from __future__ import annotations

from bigshot_desktop.engine.game import Event
from bigshot_desktop.ui.look import theme


def seat_piece(seat: int) -> str:
    """The name of a player's colour."""
    return theme.SEATS[seat]


def seat_sign(seat: int) -> str:
    """The character that stands for a player: ★."""
    return theme.current().piece(seat_piece(seat)).sign.value


def piece_of_actor(event: Event) -> str:
    """The colour of the player who did something; nothing where nobody did."""
    seat = getattr(event, "seat", -1)
    return seat_piece(seat) if seat >= 0 else ""
