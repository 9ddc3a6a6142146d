"""What each game adds to the page on which a match is put together."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from bigshot_desktop.games import ENTRIES
from bigshot_desktop.games.big_shot.rules.deal_choices import DealChoices
from bigshot_desktop.games.big_shot.window.setup import BigShotSetup
from bigshot_desktop.ui.look import theme
from bigshot_desktop.ui.pages.game_setup import GameSetup, setup_of
from tests.ui.app.marked_language import said, spoken_otherwise, unmarked
from tests.ui.players import a_match


def offered(qtbot: QtBot, game: str) -> GameSetup:
    offer = setup_of(game)
    qtbot.addWidget(offer)
    return offer


@pytest.mark.parametrize("game", ENTRIES)
def test_what_is_not_chosen_is_left_to_the_seed(qtbot: QtBot, game: str) -> None:
    offer = offered(qtbot, game)
    players = max(ENTRIES[game].players)
    assert offer.fixed([()] * players) is None
    assert len(offer.piece_names()) == len(offer.pieces)
    assert bool(offer.pieces) == bool(offer.pieces_each(players))
    assert all(widget.accessibleName() for widget in offer.stops)


@pytest.mark.rule("BS-40")
def test_big_shot_offers_colours_and_the_brokers_field(qtbot: QtBot) -> None:
    offer = offered(qtbot, "big-shot")
    assert isinstance(offer, BigShotSetup)
    assert offer.piece_names() == ["Red", "Yellow", "White", "Black"]
    assert [offer.pieces_each(players) for players in (2, 3, 4)] == [2, 1, 1]
    assert offer.badge(0) == ""
    match = a_match("hbb")
    dealt = [offer.piece_names()[colours[0]] for colours in match.setup.deal.colours]
    assert [offer.badge_in(match.setup, seat).capitalize() for seat in range(3)] == dealt
    offer.broker.setCurrentIndex(1)
    assert offer.fixed([(), (), ()]) == DealChoices(0)
    assert offer.fixed([(2,), (), ()]) == DealChoices(0, ((2,), (), ()))
    with spoken_otherwise():
        assert unmarked(offer) == set()
    assert "The broker starts on" in said(offer)


@pytest.mark.parametrize("game", ["shark", "saludos-amigos"])
def test_a_game_without_colours_has_a_sign_for_every_seat(qtbot: QtBot, game: str) -> None:
    offer = offered(qtbot, game)
    players = max(ENTRIES[game].players)
    assert [offer.badge(seat) for seat in range(players)] == list(theme.SEATS[:players])
    assert offer.stops == []
    assert offer.badge_in(None, 1) == offer.badge(1)
