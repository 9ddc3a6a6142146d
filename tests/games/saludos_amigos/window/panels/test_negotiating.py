"""Bargaining: offers are answered, drafted and made with a few clicks or keys, and nothing moves while others speak."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from bigshot_desktop.bots.reasons import Term
from bigshot_desktop.engine.game import EVERYONE
from bigshot_desktop.games.saludos_amigos.bots.suggesting import AGAIN, ALONE, CHEAPEST, STRONGER
from bigshot_desktop.games.saludos_amigos.rules.actions import (
    Accept,
    Decline,
    Done,
    Offer,
    Withdraw,
)
from bigshot_desktop.games.saludos_amigos.window.panels.negotiating import NegotiationPanel
from bigshot_desktop.games.saludos_amigos.window.panels.offer_cards import OfferCard, told_split
from bigshot_desktop.ui.models.seat_colours import seat_piece
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.widgets import freshness
from bigshot_desktop.ui.widgets.freshness import Freshness
from tests.games.saludos_amigos.rules.positions import Table
from tests.games.saludos_amigos.window.panels.talks import Talk, negotiation, talk_bridge
from tests.ui.geometry import LongWords, settle
from tests.ui.match.panel_questions import click, press

KEY = Qt.Key


def talk(qtbot: QtBot, table: Table, **others: Any) -> Talk:
    return Talk(qtbot, NegotiationPanel, table, **others)


def asked() -> Table:
    """Bea and Carl stand at 13; Bea and Dora have each asked Anna."""
    table = negotiation()
    table.agree({1: 4, 2: 3})
    table.offer(1, {1: 3, 0: 4})
    table.offer(3, {3: 3, 0: 2, 2: 2})
    return table


def cards(talk: Talk) -> list[OfferCard]:
    return [card for card in talk.panel.cards.cards if card.isVisible()]


def suggestion(talk: Talk, kind: str) -> tuple[int, ...]:
    """The shares of a quick offer."""
    (button,) = (one for one in talk.panel.quick if one.kind == kind)
    assert button.suggestion is not None
    return button.suggestion.shares


def shown(talk: Talk) -> set[str]:
    """The kinds of quick offers that can be made."""
    return {button.kind for button in talk.panel.quick if button.isVisible()}


def places(talk: Talk, *parts: QWidget) -> list[QRect]:
    """Where things lie on the panel, seen or not."""
    settle(talk.panel)
    return [QRect(part.mapTo(talk.panel, QPoint()), part.size()) for part in parts]


def proposers(talk: Talk) -> list[int]:
    return [card.table_offer.proposer for card in cards(talk) if card.table_offer]


# --- answering -----------------------------------------------------------------------------------


def test_an_offer_is_accepted_or_declined_on_its_card(qtbot: QtBot) -> None:
    here = talk(qtbot, asked())
    bea, dora = cards(here)
    assert (bea.answers[0].yes.text(), bea.height_.text()) == ("Accept 4", "Strength 14")
    click(dora.answers[0].yes)
    click(dora.answers[0].no)
    click(bea.answers[0].yes)
    assert here.wanted == [Accept(0, 3), Decline(0, 3), Accept(0, 1)]


def test_keys_answer_the_first_who_waits(qtbot: QtBot) -> None:
    here = talk(qtbot, asked())
    press(here.panel, KEY.Key_A, KEY.Key_D, KEY.Key_Return)
    assert here.wanted == [Accept(0, 1), Decline(0, 1), Accept(0, 1)]
    here.say(Decline(0, 1))
    press(here.panel, KEY.Key_A)
    assert here.wanted[-1] == Accept(0, 3)


def test_a_yes_can_be_taken_back(qtbot: QtBot) -> None:
    here = talk(qtbot, asked())
    here.say(Accept(0, 3))
    _, dora = cards(here)
    assert dora.answers[0].yes.isHidden()
    assert [one.ticked for one in dora.shares.counted] == [True, False, None]
    assert dora.answers[0].no.text() == "Think again"
    click(dora.answers[0].no)
    assert here.wanted == [Decline(0, 3)]


def test_a_yes_leaves_the_buttons_beside_it_where_they_are(qtbot: QtBot) -> None:
    """However wide letters are: with those of Windows the line of a card is wider than its words."""
    here = talk(qtbot, negotiation())
    here.say(Offer(0, (3, 2, 2, 0)))
    (own,) = cards(here)
    line = own.shares.sizeHint().width()
    before = places(here, own, own.shares, own.answers[0].no)
    here.say(Accept(2, 0))
    assert [one.ticked for one in own.shares.counted] == [None, False, True]
    assert own.shares.sizeHint().width() == line
    assert places(here, own, own.shares, own.answers[0].no) == before


def test_an_offer_of_ones_own_is_withdrawn(qtbot: QtBot) -> None:
    table = negotiation()
    table.offer(0, {0: 4, 1: 3})
    here = talk(qtbot, table)
    (own,) = cards(here)
    click(own.answers[0].no)
    press(here.panel, KEY.Key_X)
    assert own.answers[0].no.text() == "Withdraw"
    assert here.wanted == [Withdraw(0), Withdraw(0)]


def test_offers_among_others_ask_nothing_of_a_person(qtbot: QtBot) -> None:
    table = negotiation()
    table.offer(1, {1: 4, 2: 3})
    here = talk(qtbot, table)
    (card,) = cards(here)
    assert card.answers == {}
    assert here.panel.default_focus() is here.panel.quick[0]
    assert card.shares.accessibleName() == "4 for Bea, 3 for Carl. Asked: Carl"


# --- what was said -------------------------------------------------------------------------------


def test_a_remark_is_on_the_card_it_belongs_to(qtbot: QtBot) -> None:
    table = asked()
    made = len(table.actions)
    here = talk(qtbot, table, said={made: "Better 2 than nothing."})
    bea, dora = cards(here)
    assert "Better 2 than nothing." in dora.words.text
    assert bea.words.text == ""
    assert bea.words.isHidden()
    assert bea.shares.accessibleName() == "4 for Anna, 3 for Bea. Asked: Anna"


def test_what_has_no_room_on_a_card_can_be_read_by_click_and_key(qtbot: QtBot) -> None:
    table = asked()
    words = "Better 2 than nothing, and nothing is what there will be without me, you know that."
    here = talk(qtbot, table, said={len(table.actions): words})
    _, dora = cards(here)
    assert dora.words.isVisible()
    assert dora.words.is_cut
    assert dora.words.width() >= dora.words.minimumSizeHint().width()
    assert dora.words.focusPolicy() & Qt.FocusPolicy.TabFocus
    dora.words.setFocus()
    press(dora.words, KEY.Key_Return)
    assert QToolTip.isVisible()
    assert words in QToolTip.text()
    assert "Asked: " in QToolTip.text()
    QToolTip.hideText()
    click(dora.words)
    assert words in QToolTip.text()
    QToolTip.hideText()


def test_a_refusal_stays_with_its_price_until_something_else_matters(qtbot: QtBot) -> None:
    table = negotiation()
    table.offer(0, {0: 5, 1: 2})
    table.decline(0, 1)
    here = talk(qtbot, table, said={len(table.actions): "3 is my price."})
    (card,) = cards(here)
    assert (card.proposer.text, card.height_.text()) == ("Anna", "declined by Bea")
    assert "3 is my price." in card.words.text
    assert not card.answers
    here.say(Offer(0, (4, 3, 0, 0)))
    assert [card.table_offer.is_open for card in cards(here) if card.table_offer] == [True]
    here.say(Accept(1, 0))
    assert cards(here) == []
    assert here.panel.standing.figures[0].text() == "Mug 14"
    assert here.panel.cards.nothing.isVisible()
    assert (
        here.panel.cards.nothing.text() == "Nobody waits for an answer."
    )  # a coalition stands, though


# --- an offer of one's own -----------------------------------------------------------------------


def test_members_are_ticked_and_the_rest_is_ones_own(qtbot: QtBot) -> None:
    here = talk(qtbot, asked())
    panel, money = here.panel, here.bridge.narrator.money
    anna, bea, carl, dora = panel.members.tiles[:4]
    assert anna.rest.text() == money(7)
    assert not panel.make.isEnabled()
    enough = "Strength 6 is not enough: 14 would beat the mug."
    assert panel.state.text == f"Tick who shall share. {enough}"
    click(bea.head)
    click(dora.more)
    assert (bea.field.text(), carl.field.text(), dora.field.text()) == ("4", "0", "1")
    assert anna.rest.text() == money(2)
    assert panel.state.text == "Strength 23 beats the mug at 13. The others have 5."
    click(bea.less)
    click(panel.make)
    assert here.wanted == [Offer(0, (3, 3, 0, 1))]
    assert len(here.busied) == 3


def test_the_same_by_keys(qtbot: QtBot) -> None:
    here = talk(qtbot, asked())
    press(here.panel, KEY.Key_2, KEY.Key_4, KEY.Key_4)
    here.panel.members.focus(1)
    press(here.panel, KEY.Key_Minus, KEY.Key_Right, KEY.Key_Right, KEY.Key_Up, KEY.Key_Return)
    press(here.panel, KEY.Key_O)
    assert here.wanted == [Offer(0, (3, 3, 0, 1))] * 2
    press(here.panel, KEY.Key_Backspace)
    assert here.panel.draft.shares == (7, 0, 0, 0)


def test_one_never_leaves_ones_own_offer(qtbot: QtBot) -> None:
    here = talk(qtbot, asked())
    own = here.panel.members.tiles[0]
    click(own.head)
    press(here.panel, KEY.Key_1)
    assert own.head.isChecked()
    assert own.buttons.isHidden()
    assert here.panel.draft.shares == (7, 0, 0, 0)


def test_what_cannot_be_offered_says_why(qtbot: QtBot) -> None:
    table = negotiation()
    table.offer(0, {0: 5, 1: 2})
    table.decline(0, 1)
    here = talk(qtbot, table)
    panel, bea = here.panel, here.panel.members.tiles[1]
    click(bea.more)
    click(bea.more)
    assert not panel.make.isEnabled()
    assert panel.state.text.startswith("This offer was declined")
    for _ in range(9):
        click(bea.more)
    assert bea.more.toolTip() == "Nothing would be left for Anna"
    assert panel.members.tiles[0].rest.text() == here.bridge.narrator.money(1)
    assert panel.make.isEnabled()


# --- quick offers, and the way out ---------------------------------------------------------------


def test_a_quick_offer_takes_one_click_or_key(qtbot: QtBot) -> None:
    table = negotiation()
    table.offer(0, {0: 5, 1: 2})
    table.decline(0, 1)
    here = talk(qtbot, table)
    kinds = {button.detail: button for button in here.panel.quick if button.isVisible()}
    assert {"One more for them", "Alone", "Likely to be accepted"} <= kinds.keys()
    click(kinds["One more for them"])
    click(kinds["Alone"])
    assert here.wanted == [Offer(0, (4, 3, 0, 0)), Offer(0, (7, 0, 0, 0))]
    press(here.panel, KEY.Key_Q)
    press(here.panel, KEY.Key_S, KEY.Key_Q, shift=True)
    made = [told_split(here.bridge.narrator, offer.shares) for offer in here.wanted[2:]]
    assert made == [
        kinds[kind].text() for kind in ("Likely to be accepted", "One more for them", "Alone")
    ]


def test_who_has_no_offer_left_gets_none_suggested(qtbot: QtBot) -> None:
    table = negotiation()
    for share in (6, 5, 4):
        table.offer(0, {0: share, 1: 7 - share})
    here = talk(qtbot, table)
    assert not any(button.isVisible() for button in here.panel.quick)
    assert here.panel.state.text == "3 offers are the limit until the mug moves."


def test_what_somebody_has_offered_is_accepted_not_offered_again(qtbot: QtBot) -> None:
    here = talk(qtbot, negotiation())
    offers = {button.text() for button in here.panel.quick if button.isVisible()}
    suggested = suggestion(here, CHEAPEST)
    partner = next(seat for seat in (1, 2, 3) if suggested[seat])
    here.say(Offer(partner, suggested))
    left = {button.text() for button in here.panel.quick if button.isVisible()}
    assert told_split(here.bridge.narrator, suggested) in offers - left


def test_each_kind_keeps_its_key_and_its_place(qtbot: QtBot) -> None:
    table = Table().negotiate(6, 2, 2, 4, 1)
    here = talk(qtbot, table)
    before = places(here, *here.panel.quick)
    assert shown(here) == {CHEAPEST, ALONE, STRONGER}
    press(here.panel, KEY.Key_Q, shift=True)
    press(here.panel, KEY.Key_S)
    assert here.wanted == [Offer(0, (7, 0, 0, 0)), Offer(0, suggestion(here, STRONGER))]
    here.say(Offer(1, (0, 4, 3, 0)), Accept(2, 1))  # too high for anybody alone
    assert ALONE not in shown(here)
    assert places(here, *here.panel.quick) == before


def test_a_quick_offer_that_is_another_now_takes_no_second_click(qtbot: QtBot) -> None:
    here = talk(qtbot, Table().negotiate(6, 2, 3, 3, 4))
    cheapest, before = here.panel.quick[0], suggestion(here, CHEAPEST)
    partner = next(seat for seat in range(1, 4) if before[seat])
    here.say(Offer(partner, before))
    assert suggestion(here, CHEAPEST) != before
    QTest.mouseDClick(cheapest, Qt.MouseButton.LeftButton)
    assert here.wanted == []


def test_a_quick_offer_stays_the_one_that_was_pressed(qtbot: QtBot) -> None:
    here = talk(qtbot, Table().negotiate(6, 2, 3, 3, 4))
    cheapest, before = here.panel.quick[0], suggestion(here, CHEAPEST)
    partner = next(seat for seat in range(1, 4) if before[seat])
    QTest.mousePress(cheapest, Qt.MouseButton.LeftButton)
    here.say(Offer(partner, before))
    assert suggestion(here, CHEAPEST) == before
    QTest.mouseRelease(cheapest, Qt.MouseButton.LeftButton)
    assert here.wanted == [Offer(0, before)]


def test_no_key_makes_an_offer_that_was_another_a_moment_ago(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = talk(qtbot, Table().negotiate(6, 2, 3, 3, 4))
    before = suggestion(here, CHEAPEST)
    partner = next(seat for seat in range(1, 4) if before[seat])
    monkeypatch.setattr(freshness, "REST", 100_000)
    here.say(Offer(partner, before))
    settle(here.panel)
    here.panel.quick[0].grab()
    press(here.panel, KEY.Key_Q)
    assert here.wanted == []


@pytest.mark.parametrize(
    ("done", "told"), [((), "Done"), ((1, 2), "Done"), ((1, 2, 3), "Done/ends the negotiation")]
)
def test_done_says_what_it_does(qtbot: QtBot, done: tuple[int, ...], told: str) -> None:
    table = negotiation()
    table.do(*(Done(seat) for seat in done))
    here = talk(qtbot, table)
    over = here.panel.over
    assert "/".join(filter(None, (over.text(), over.detail))) == told
    press(here.panel, KEY.Key_E)
    click(over)
    assert here.wanted == [Done(0), Done(0)]


def test_done_declines_what_waits_only_for_who_means_it(qtbot: QtBot) -> None:
    here = talk(qtbot, negotiation())
    over = here.panel.over
    click(over)
    over.setFocus()
    before = places(here, over)
    here.say(Offer(1, (4, 3, 0, 0)))
    assert over.text() == "Decline and done"
    assert places(here, over) == before
    told: list[str] = []
    here.panel.requests.told.connect(told.append)
    press(here.panel, KEY.Key_E, KEY.Key_Return)
    assert len(told) == 1
    assert told[0].startswith("Somebody waits for an answer.")
    QTest.mouseDClick(over, Qt.MouseButton.LeftButton)
    assert here.wanted == [Done(0)]
    press(here.panel, KEY.Key_E, shift=True)
    assert here.wanted == [Done(0)] * 2
    here.say(Withdraw(1))
    press(here.panel, KEY.Key_E)
    assert here.wanted == [Done(0)] * 3
    assert len(told) == 1


# --- others speak meanwhile ----------------------------------------------------------------------


def buttons(talk: Talk) -> list[QWidget]:
    """Everything that a person may be about to press."""
    panel = talk.panel
    tiles = [part for tile in panel.members.tiles[:4] for part in (tile.head, tile.less, tile.more)]
    return [*tiles, panel.make, *panel.quick, panel.over]


def test_nothing_moves_and_nothing_is_lost_while_bots_speak(qtbot: QtBot) -> None:
    here = talk(qtbot, negotiation())
    panel = here.panel
    press(panel, KEY.Key_2, KEY.Key_4)
    panel.members.focus(3)
    before, draft = places(here, *buttons(here)), panel.draft.shares
    field = QApplication.focusWidget()
    for action in (
        Offer(1, (0, 4, 3, 0)),
        Offer(3, (0, 2, 2, 3)),
        Decline(2, 1),
        Offer(2, (0, 4, 3, 0)),
    ):
        here.say(action)
        assert places(here, *buttons(here)) == before
        assert panel.draft.shares == draft
        assert QApplication.focusWidget() is field
    here.say(Accept(1, 2))
    assert panel.draft.shares == draft
    assert panel.state.text == "Strength 23 beats the mug at 13. The others have 5."


def test_an_offer_keeps_its_place_when_the_one_before_it_goes(qtbot: QtBot) -> None:
    table = negotiation()
    table.offer(1, {1: 4, 2: 3})
    table.offer(3, {3: 5, 0: 2})
    here = talk(qtbot, table)
    assert proposers(here) == [3, 1]
    here.say(Withdraw(3), Offer(2, (0, 0, 3, 4)))
    assert proposers(here) == [2, 1]
    here.say(Withdraw(2))
    settle(here.panel)
    (bea,) = cards(here)
    assert bea.x() > 0
    here.say(Offer(3, (2, 0, 0, 5)))
    assert proposers(here) == [3, 1]


def test_the_focus_of_what_is_gone_goes_to_something_harmless(qtbot: QtBot) -> None:
    here = talk(qtbot, asked())
    assert QApplication.focusWidget() is cards(here)[0].answers[0].yes
    here.say(Withdraw(1))
    assert QApplication.focusWidget() is here.panel.members.tiles[1].head
    press(here.panel, KEY.Key_Return)
    assert here.wanted == []


def test_who_is_about_to_accept_can_still_do_so(qtbot: QtBot) -> None:
    here = talk(qtbot, asked())
    yes = QApplication.focusWidget()
    assert yes is cards(here)[0].answers[0].yes
    here.say(Offer(2, (0, 0, 3, 4)))
    assert QApplication.focusWidget() is yes


def test_two_quick_clicks_make_one_offer(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    here = talk(qtbot, negotiation())
    for button in (here.panel.quick[0], here.panel.make):
        here.wanted.clear()
        click(button)
        QTest.mouseDClick(button, Qt.MouseButton.LeftButton)
        assert len(here.wanted) == 1
        monkeypatch.setattr(Freshness, "_hasty", None)  # that row of clicks is long over
        click(button)
        assert len(here.wanted) == 2


def test_a_draft_lasts_as_long_as_the_negotiation(qtbot: QtBot) -> None:
    table = negotiation()
    here = talk(qtbot, table)
    press(here.panel, KEY.Key_2)
    assert here.panel.draft.shares == (3, 4, 0, 0)
    here.panel.ask(0, here.bridge.decision(0), here.bridge)
    assert here.panel.draft.shares == (3, 4, 0, 0)
    later = talk_after(table)
    here.panel.ask(0, later.decision(0), later)
    assert here.panel.draft.shares == (8, 0, 0, 0)


def test_a_draft_that_stands_begins_anew_and_no_other_does(qtbot: QtBot) -> None:
    here = talk(qtbot, negotiation(), people="Anna Carl")
    panel = here.panel
    press(panel, KEY.Key_2)
    panel.ask(2, here.bridge.decision(2), here.bridge)
    press(panel, KEY.Key_4)
    panel.ask(0, here.bridge.decision(0), here.bridge)
    here.say(Offer(0, (3, 4, 0, 0)))
    assert panel.draft.shares == (3, 4, 0, 0)
    here.say(Accept(1, 0))
    assert panel.draft.shares == (7, 0, 0, 0)
    press(panel, KEY.Key_2)
    here.say(Offer(3, (0, 2, 2, 3)))  # on the way to an offer for three
    assert panel.draft.shares == (3, 4, 0, 0)
    panel.ask(2, here.bridge.decision(2), here.bridge)
    assert panel.draft.shares == (0, 0, 3, 4)


# --- after a no, and after a yes -----------------------------------------------------------------


def after_a_no(qtbot: QtBot, price: int = 0) -> Talk:
    """Anna offered 3 for Bea, who agreed, and 1 for Carl, who did not; he may have named a price."""
    table = negotiation()
    table.offer(0, {0: 3, 1: 3, 2: 1})
    table.do(Accept(1, 0), Decline(2, 0))
    here = talk(qtbot, table)
    here.bridge.sayings[here.bridge.match.length] = Term.of("too-little", 0.0, price=price)
    here.panel.renew(here.bridge.decision(0))
    return here


def test_who_said_no_is_offered_more_not_who_said_yes(qtbot: QtBot) -> None:
    assert suggestion(after_a_no(qtbot), AGAIN) == (2, 3, 2, 0)


def test_a_price_that_was_named_is_met(qtbot: QtBot) -> None:
    here = after_a_no(qtbot, price=3)
    assert suggestion(here, AGAIN) == (1, 3, 3, 0)
    (again,) = (one for one in here.panel.quick if one.kind == AGAIN)
    assert again.detail == "What they ask for"
    here = after_a_no(qtbot, price=2)
    (again,) = (one for one in here.panel.quick if one.kind == AGAIN)
    assert again.detail == "One more for them"


def test_the_form_begins_with_the_last_offer_made(qtbot: QtBot) -> None:
    """However it was made: what was drafted before was another one."""
    here = talk(qtbot, negotiation())
    press(here.panel, KEY.Key_2, KEY.Key_4)
    here.say(Offer(0, (4, 3, 0, 0)))
    assert here.panel.draft.shares == (4, 3, 0, 0)
    here.say(Decline(1, 0))
    assert here.panel.draft.shares == (4, 3, 0, 0)
    assert here.panel.make.property("kind") != "primary"
    press(here.panel, KEY.Key_Backspace)
    assert here.panel.draft.shares == (7, 0, 0, 0)


def test_who_has_a_share_of_what_stands_is_invited_to_be_done(qtbot: QtBot) -> None:
    """And not to break it with a draft of before."""
    here = talk(qtbot, negotiation())
    panel = here.panel
    press(panel, KEY.Key_2, KEY.Key_4)
    assert (panel.make.property("kind"), panel.over.property("kind")) == ("primary", "")
    here.say(Offer(3, (3, 0, 0, 4)), Accept(0, 3))
    assert panel.draft.shares == (7, 0, 0, 0)
    assert (panel.make.property("kind"), panel.over.property("kind")) == ("", "primary")
    assert panel.default_focus() is panel.over
    press(panel, KEY.Key_2)
    assert (panel.make.property("kind"), panel.over.property("kind")) == ("primary", "")
    here.say(Offer(1, (1, 5, 0, 1)))
    press(panel, KEY.Key_Backspace)
    assert panel.over.property("kind") == ""  # it would say no to Bea


def talk_after(table: Table) -> Bridge:
    """The next turn, in which nobody was paid before."""
    table.all_done()
    table.draw()
    return talk_bridge(table.negotiate(6))


# --- several people ------------------------------------------------------------------------------


def test_every_person_answers_for_themselves(qtbot: QtBot) -> None:
    """A card has the buttons of who speaks alone; that the other is asked stands on their button."""
    table = negotiation(5)
    table.offer(4, {4: 2, 0: 2, 2: 3})
    here = talk(qtbot, table, people="Anna Carl")
    (card,) = cards(here)
    answering = [seat for seat, answers in card.answers.items() if answers.isVisible()]
    assert (answering, card.answers[0].yes.text()) == ([0], "Accept 2")
    assert [one.text() for one in here.panel.speakers.people if one.isVisible()] == [
        "Anna (1)",
        "Carl (1)",
    ]
    press(here.panel, KEY.Key_A)
    here.panel.ask(2, here.bridge.decision(2), here.bridge)
    answering = [seat for seat, answers in card.answers.items() if answers.isVisible()]
    assert (answering, card.answers[2].yes.text()) == ([2], "Accept 3")
    press(here.panel, KEY.Key_A)
    click(card.answers[2].no)
    assert here.wanted == [Accept(0, 4), Accept(2, 4), Decline(2, 4)]


def test_each_has_a_draft_of_their_own(qtbot: QtBot) -> None:
    here = talk(qtbot, negotiation(), people="Anna Carl")
    wanted: list[int] = []
    here.panel.requests.speak_as.connect(wanted.append)
    press(here.panel, KEY.Key_2)
    click(here.panel.speakers.people[2])
    assert wanted == [2]
    here.panel.ask(2, here.bridge.decision(2), here.bridge)
    assert here.panel.draft.shares == (0, 0, 7, 0)
    press(here.panel, KEY.Key_4, KEY.Key_O)
    assert here.wanted == [Offer(2, (0, 0, 3, 4))]
    here.panel.ask(0, here.bridge.decision(0), here.bridge)
    assert here.panel.draft.shares == (3, 4, 0, 0)


def test_who_shares_the_screen_asks_for_a_look_at_their_cards(qtbot: QtBot) -> None:
    here = talk(qtbot, negotiation(), people="Anna Carl")
    asked: list[str] = []
    here.panel.requests.look.connect(lambda: asked.append("look"))
    here.panel.requests.hide.connect(lambda: asked.append("hide"))
    here.bridge.viewer = EVERYONE
    here.panel.renew(here.bridge.decision(0))
    press(here.panel, KEY.Key_L)
    here.bridge.viewer = 0
    here.panel.renew(here.bridge.decision(0))
    press(here.panel, KEY.Key_L)
    assert asked == ["look", "hide"]


# --- room and language ---------------------------------------------------------------------------


def test_in_large_letters_the_draft_takes_the_place_of_the_others(qtbot: QtBot) -> None:
    here = talk(qtbot, asked())
    panel = here.panel
    panel.resize(300, 600)
    settle(panel)
    assert panel.cards.isVisible()
    assert not panel.members.isVisible()
    press(panel, KEY.Key_O)
    assert panel.members.isVisible()
    assert not panel.cards.isVisible()
    press(panel, KEY.Key_2, KEY.Key_O)
    assert here.wanted == [Offer(0, (3, 4, 0, 0))]
    press(panel, KEY.Key_B)
    assert panel.cards.isVisible()
    press(panel, KEY.Key_O)
    panel.point_at(3)
    assert QApplication.focusWidget() is cards(here)[1].answers[0].yes


def test_another_language_keeps_the_draft(qtbot: QtBot) -> None:
    here = talk(qtbot, asked())
    press(here.panel, KEY.Key_2)
    long = LongWords()
    QCoreApplication.installTranslator(long)
    try:
        qtbot.waitUntil(lambda: here.panel.make.text() == "Offer Offer")
        assert here.panel.draft.shares == (3, 4, 0, 0)
        assert cards(here)[0].answers[0].yes.text() == "Accept 4 Accept"
    finally:
        QCoreApplication.removeTranslator(long)


def test_players_stay_where_they_are_while_there_is_nothing_to_offer(qtbot: QtBot) -> None:
    here = talk(qtbot, negotiation())
    here.panel.resize(1600, 190)
    qtbot.waitUntil(lambda: here.panel.members.width() > 1000)
    before = here.panel.members.geometry()
    here.say(Offer(0, (1, 2, 2, 2)), Accept(1, 0), Accept(2, 0), Accept(3, 0))
    QApplication.processEvents()
    assert all(button.isHidden() for button in here.panel.quick)
    assert here.panel.members.geometry() == before


@pytest.mark.parametrize("people", ["Anna", "Anna Carl"])
def test_three_offers_are_answered_in_sight(qtbot: QtBot, people: str) -> None:
    """In the narrowest window; wherever they lie, buttons of a kind stand at the same place of a card."""
    table = negotiation()
    table.offer(1, {1: 3, 0: 4})
    table.offer(2, {2: 2, 0: 3, 3: 2})
    table.offer(3, {3: 3, 0: 2, 2: 2})
    here = talk(qtbot, table, people=people)
    strip = here.panel.cards
    here.panel.resize(980, 190)
    settle(here.panel)
    assert len(cards(here)) == 3
    for card in cards(here):
        answers = card.answers[0]
        buttons = (answers.yes, answers.no, answers.more)
        for button in buttons:
            place = QRect(button.mapTo(strip, QPoint()), button.size())
            assert strip.rect().contains(place)
            assert button.width() >= button.minimumSizeHint().width()
        assert len({button.height() for button in buttons}) == 1
    assert len({card.answers[0].no.x() for card in cards(here)}) == 1


def test_the_cards_are_as_high_whatever_they_show(qtbot: QtBot) -> None:
    here = talk(qtbot, negotiation())
    here.panel.resize(980, 400)
    settle(here.panel)
    high = here.panel.cards.height()
    for action in (
        Offer(1, (4, 3, 0, 0)),
        Offer(2, (0, 4, 3, 0)),
        Offer(0, (6, 0, 0, 1)),
        Decline(0, 1),
        Offer(3, (2, 2, 0, 3)),
        Accept(0, 3),
    ):
        here.say(action)
        settle(here.panel)
        assert here.panel.cards.height() == high
        assert {card.height() for card in cards(here)} == {cards(here)[0].height()}


def test_what_asks_somebody_comes_into_sight(qtbot: QtBot) -> None:
    """Before what is among others, which goes behind it; and who has the pointer on a yes keeps it there."""
    table = negotiation(5)
    table.offer(1, {1: 4, 2: 3})
    table.offer(2, {2: 4, 3: 3})
    table.offer(3, {3: 3, 0: 4})
    here = talk(qtbot, table)
    here.panel.resize(980, 190)
    settle(here.panel)
    yes = next(card.answers[0].yes for card in cards(here) if card.answers)
    before = places(here, yes)
    here.say(Offer(4, (3, 0, 0, 0, 4)))
    assert {3, 4} <= set(proposers(here)[:3])
    assert set(proposers(here)) == {1, 2, 3, 4}
    assert places(here, yes) == before


def test_tiles_of_others_are_laid_out_alike(qtbot: QtBot) -> None:
    here = talk(qtbot, negotiation(7))
    others = here.panel.members.tiles[1:7]
    for width in range(800, 1400, 40):
        here.panel.resize(width, 190)
        settle(here.panel)
        assert len({tile.buttons.y() for tile in others}) == 1, width


def test_there_is_room_for_who_is_about_to_speak(qtbot: QtBot) -> None:
    here = talk(qtbot, negotiation())
    here.panel.resize(1240, 190)
    here.clock.limit_time(30)
    here.clock.announce(3, 4000)
    here.panel.renew(here.bridge.decision(0))
    settle(here.panel)
    strip = here.panel.clock
    assert strip.width() >= strip.sizeHint().width()


def test_one_more_for_me_is_the_same_offer_with_a_million_more(qtbot: QtBot) -> None:
    """From who made it. What was asked stays open."""
    bargaining = talk(qtbot, asked())
    first, second = (card.answers[0] for card in cards(bargaining))
    assert first.more.isVisible()
    assert first.more.isEnabled()
    press(bargaining.panel, KEY.Key_M)
    click(second.more)
    assert bargaining.wanted == [Offer(0, (5, 2, 0, 0)), Offer(0, (3, 0, 2, 2))]
    bargaining.say(bargaining.wanted[0])
    assert first.asked


def test_where_there_is_no_more_nothing_asks_for_it(qtbot: QtBot) -> None:
    table = Table(4).negotiate(1, 3, 5, 2, 6)
    table.offer(1, {1: 1, 0: 1})
    bargaining = talk(qtbot, table)
    (answers,) = (card.answers[0] for card in cards(bargaining))
    assert answers.more.isHidden()


def test_who_has_made_all_offers_asks_for_no_more(qtbot: QtBot) -> None:
    table = asked()
    for own in (5, 4, 3):
        table.offer(0, {0: own, 3: 7 - own})
    bargaining = talk(qtbot, table)
    answers = cards(bargaining)[0].answers[0]
    assert answers.more.isHidden()


# --- while nobody here has anything to say -------------------------------------------------------


def test_who_is_done_hears_the_talk_of_the_others(qtbot: QtBot) -> None:
    heard = talk(qtbot, negotiation())
    panel, bridge = heard.panel, heard.bridge
    high = panel.sizeHint().height()
    for action in (Done(0), Offer(1, (0, 4, 3, 0))):
        assert bridge.submit(action)
    panel.look_on(1, bridge)
    assert panel.running.isVisible()
    assert not panel.members.isVisible()
    assert not panel.over.isVisible()
    told = [line.sentence for line in panel.running.lines]
    assert told == [bridge.narrator.event(step.events[0]) for step in bridge.match.steps_back()][:2]
    assert [line.piece for line in panel.running.lines] == [seat_piece(1), seat_piece(0)]
    assert panel.sizeHint().height() <= high
    assert "Bea" in panel.running.accessibleName()


def test_who_is_asked_again_has_the_controls_again(qtbot: QtBot) -> None:
    heard = talk(qtbot, negotiation())
    panel, bridge = heard.panel, heard.bridge
    assert bridge.submit(Done(0))
    panel.look_on(1, bridge)
    assert panel.running.isVisible()
    assert bridge.submit(Offer(1, (3, 4, 0, 0)))
    panel.look_on(1, bridge)
    assert not panel.running.isVisible()
    panel.ask(0, bridge.decision(0), bridge)
    assert not panel.running.isVisible()
    assert panel.members.isVisible()
    assert panel.over.isVisible()


def test_what_was_said_last_stands_beside_the_offers(qtbot: QtBot) -> None:
    """So no line of the bar is kept for it."""
    here = talk(qtbot, Table().negotiate(6, 2, 3, 3, 4))
    panel = here.panel
    assert panel.tells_news
    assert len(panel.cards.said.lines) == 1, "how the talk began"
    assert panel.cards.said.minimumSizeHint().width() == 0, "it takes no room from an offer"
