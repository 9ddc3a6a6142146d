"""Only players have colours in Saludos Amigos."""

from __future__ import annotations

from bigshot_desktop.rules.saludos_amigos import events as happened
from bigshot_desktop.ui.models.saludos_amigos.pieces import piece_of
from tests.rules.saludos_amigos.positions import setup_of


def test_the_piece_of_an_event_is_that_of_who_did_it() -> None:
    setup = setup_of(7)
    assert piece_of(happened.SaidDone(6), setup) == "lime"
    assert piece_of(happened.OfferAccepted(1, 0), setup) == "teal"
    assert piece_of(happened.NobodyOffered(), setup) == ""
