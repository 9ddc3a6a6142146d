"""While bots talk on a small screen, their bubbles leave the offers in sight that they talk about."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from bigshot_desktop.games.saludos_amigos.rules.actions import Offer
from bigshot_desktop.games.saludos_amigos.rules.decisions import Negotiate
from bigshot_desktop.games.saludos_amigos.window.board.plan import PLAZA
from bigshot_desktop.games.saludos_amigos.window.panels.negotiating import NegotiationPanel
from bigshot_desktop.ui.app.main_window import MainWindow
from tests.ui.players import InstantBots
from tests.ui.positions import asked, sit_at


@pytest.mark.parametrize("size", [(1024, 640), (1440, 900)])
def test_bubbles_keep_off_the_offers(window: MainWindow, size: tuple[int, int]) -> None:
    bots = InstantBots()
    bots.held = True
    window.matches.runner = bots  # type: ignore[assignment]
    window.resize(*size)
    match = asked(Negotiate, "hbbb", game="saludos-amigos")
    match.play(Offer(1, (1, match.state.worth - 1, 0, 0)))
    table = sit_at(window, match)
    words = "31 against 11: that holds like a wall, {name}. Agreed."
    for seat in (1, 2, 3):
        table.bubbles._show(seat, words.format(name=match.seats[seat].name), None)
    offers = table.view.mapFromScene(PLAZA).boundingRect()
    places = [bubble.geometry() for bubble in table.bubbles.seen.values()]
    assert len(places) == 3
    for number, place in enumerate(places):
        assert table.view.rect().contains(place)
        assert not place.intersects(offers.adjusted(2, 2, -2, -2))
        assert not any(place.intersects(other) for other in places[:number])


@pytest.mark.usefixtures("undressed")
@pytest.mark.parametrize("big", [False, True])
@pytest.mark.parametrize("letters", [100, 150])
def test_a_card_has_room_for_its_buttons(window: MainWindow, letters: int, big: bool) -> None:
    """In the style of the program, which knows how low a button can be; and when letters are others afterwards."""
    bots = InstantBots()
    bots.held = True
    window.matches.runner = bots  # type: ignore[assignment]
    window.matches.save_settings(window.preferences.settings.changed(text_size=letters))
    window.resize(1024, 640)
    match = asked(Negotiate, "hbbb", game="saludos-amigos")
    match.play(Offer(1, (1, match.state.worth - 1, 0, 0)))
    table = sit_at(window, match)
    table.commands.command("big-table").setChecked(big)
    QApplication.processEvents()
    QApplication.processEvents()
    panel = table.bar.panel
    assert isinstance(panel, NegotiationPanel)
    (card,) = (card for card in panel.cards.cards if not card.is_free)
    answers = card.answers[0]
    assert card.contentsRect().contains(answers.geometry())
    assert panel.cards.viewport().height() >= card.height() >= card.sizeHint().height()
    for button in (answers.yes, answers.no, answers.more):
        assert button.isVisible()
        assert answers.rect().contains(button.geometry())
        assert button.height() >= button.heightForWidth(button.width())
        assert button.width() >= button.minimumSizeHint().width()
