"""Seven players have colours and signs, whatever they play."""

from __future__ import annotations

from bigshot_desktop.games.saludos_amigos.rules.events import NobodyOffered
from bigshot_desktop.games.shark.rules.events import DiceRolled
from bigshot_desktop.ui.models.seat_colours import piece_of_actor, seat_piece, seat_sign


def test_seven_players_have_seven_signs() -> None:
    assert "".join(map(seat_sign, range(7))) == "★✚⬟♥○✖♣"
    assert len(set(map(seat_piece, range(7)))) == 7


def test_a_deed_has_the_colour_of_who_did_it() -> None:
    assert piece_of_actor(DiceRolled(2, 4, 0)) == "orange"
    assert piece_of_actor(NobodyOffered()) == ""
