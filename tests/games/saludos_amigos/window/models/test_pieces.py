"""Only players have colours in Saludos Amigos."""

from __future__ import annotations

from bigshot_desktop.games.saludos_amigos.rules import events as happened
from bigshot_desktop.games.saludos_amigos.window.models.pieces import piece_of
from tests.games.saludos_amigos.rules.positions import setup_of


def test_the_piece_of_an_event_is_that_of_who_did_it() -> None:
    setup = setup_of(7)
    assert piece_of(happened.SaidDone(6), setup) == "lime"
    assert piece_of(happened.OfferAccepted(1, 0), setup) == "teal"
    assert piece_of(happened.NobodyOffered(), setup) == ""
