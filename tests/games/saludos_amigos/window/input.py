"""How Saludos Amigos is played with the mouse and with keys."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from bigshot_desktop.games.saludos_amigos.bots.suggesting import CHEAPEST, suggest
from bigshot_desktop.games.saludos_amigos.rules.actions import (
    Accept,
    Commit,
    Decline,
    Discard,
    Done,
    Offer,
    Propose,
    Push,
    Ready,
    StayOut,
)
from bigshot_desktop.games.saludos_amigos.rules.material import COUNCILLORS
from bigshot_desktop.games.saludos_amigos.window.models.offers import OffersModel
from bigshot_desktop.games.saludos_amigos.window.panels.answers import Answers
from bigshot_desktop.games.saludos_amigos.window.panels.members import MemberTile
from bigshot_desktop.games.saludos_amigos.window.panels.pushing import PushPanel
from bigshot_desktop.games.saludos_amigos.window.panels.quick import QuickButton
from bigshot_desktop.games.saludos_amigos.window.panels.rerolling import RerollPanel
from bigshot_desktop.games.saludos_amigos.window.panels.sealing import SealPanel
from bigshot_desktop.games.saludos_amigos.window.panels.talking import TalkPanel
from bigshot_desktop.ui.match.panel import Panel
from bigshot_desktop.ui.match.table_page import TablePage
from tests.ui.input.alternating import Habits
from tests.ui.input.keyboard import Typist
from tests.ui.input.mouse import Pointer, panel_of

QUICK, OWN = "with a quick offer", "as drafted"
ON_CARD, IN_TABLE = "on its card", "in the table"
ON_SEAT, ON_BAR = "on the seat card", "on the bar"
AT_ONCE, ONE_BY_ONE = "all or none", "one by one"
NO_CARDS: Final = (0,) * len(COUNCILLORS)


def by_mouse(mouse: Pointer, table: TablePage, action: Any) -> None:
    match action:
        case Discard():
            _set_texts(mouse, table, action.seat)
            panel = panel_of(table, RerollPanel)
            if table.bridge.viewer != action.seat:
                mouse.did.add("look")
                mouse.click(panel.speakers.look)
                mouse.click(table.curtain.here)
            mouse.click(panel.cards.buttons[action.card - 1])
        case Ready() | Done():
            _set_texts(mouse, table, action.seat)
            mouse.click(_way_out(table))
        case Offer() | Propose():
            _set_texts(mouse, table, action.seat)
            _draft(mouse, table, action)
        case Accept() | Decline():
            _answer(mouse, table, action)
        case Push():
            mouse.click(panel_of(table, PushPanel).cards.buttons[action.card - 1])
        case StayOut():
            mouse.click(panel_of(table, PushPanel).stay_out)
        case Commit():
            _seal(mouse, table, action)
        case _:
            raise AssertionError(action)


def by_keys(keys: Typist, table: TablePage, action: Any) -> None:
    match action:
        case Discard():
            _speak_up(keys, table, action.seat)
            if table.bridge.viewer != action.seat:
                keys.did.add("look")
                keys.press("l")
                keys.press(Qt.Key.Key_Return)
            keys.press(str(action.card))
            keys.press(Qt.Key.Key_Return)
        case Ready() | Done():
            _speak_up(keys, table, action.seat)
            keys.press("e", shift=_is_asked(table, action.seat))
        case Offer() | Propose():
            _speak_up(keys, table, action.seat)
            _type_draft(keys, table, action)
        case Accept() | Decline():
            _speak_up(keys, table, action.seat)
            _type_answer(keys, table, action)
        case Push():
            keys.press(str(action.card))
            keys.press(Qt.Key.Key_Return)
        case StayOut():
            keys.press("e")
        case Commit():
            _type_seal(keys, table, action)
        case _:
            raise AssertionError(action)


# --- whoever speaks ------------------------------------------------------------------------------


def _set_texts(mouse: Pointer, table: TablePage, seat: int) -> None:
    """Another person takes the word: on their seat card, or on the bar above the panel."""
    if table.turns.seat == seat:
        return
    if mouse.in_turn("speak", ON_SEAT, ON_BAR) == ON_SEAT:
        mouse.click(table.sidebar.cards.cards[seat].button)
    else:
        mouse.click(_talking(table).speakers.people[seat])
    assert table.turns.seat == seat


def _speak_up(keys: Typist, table: TablePage, seat: int) -> None:
    if table.turns.seat != seat:
        keys.did.add(f"speak {ON_BAR}")
        keys.press(str(1 + seat), alt=True)
    assert table.turns.seat == seat


def _talking(table: TablePage) -> RerollPanel | TalkPanel:
    """The panel of an open talk."""
    panel = panel_of(table, Panel)
    assert isinstance(panel, RerollPanel | TalkPanel)
    return panel


def _way_out(table: TablePage) -> QWidget:
    """The button that says that one has finished."""
    panel = _talking(table)
    return panel.ready if isinstance(panel, RerollPanel) else panel.over


def _is_asked(table: TablePage, seat: int) -> bool:
    """Whether somebody waits for an answer, which is no if one has finished."""
    return any(waiting >> seat & 1 for waiting in table.bridge.match.state.waiting)


# --- offers --------------------------------------------------------------------------------------


def _draft(mouse: Pointer, table: TablePage, action: Offer | Propose) -> None:
    """With one click if it is suggested, every other time; else every million by hand."""
    panel = panel_of(table, TalkPanel)
    quick = _quick(mouse, table, action)
    if quick is not None:
        mouse.click(quick)
        return
    if not panel.members.isVisible():
        mouse.click(panel.build)
    for tile, share in _tiles(panel, action):
        if isinstance(action, Offer) and (panel.draft.shares[tile.place] > 0) != (share > 0):
            mouse.click(tile.head)
    for tile, share in _tiles(panel, action):
        while panel.draft.shares[tile.place] > share > 0:
            mouse.click(tile.less)
    for tile, share in _tiles(panel, action):
        while panel.draft.shares[tile.place] < share:
            mouse.click(tile.more)
    mouse.click(panel.make)


def _type_draft(keys: Typist, table: TablePage, action: Offer | Propose) -> None:
    panel = panel_of(table, TalkPanel)
    quick = _quick(keys, table, action)
    if quick is not None:
        keys.press(quick.key[-1].lower(), shift=quick.key.startswith("Shift"))
        return
    make = "o" if isinstance(action, Offer) else "p"
    if not panel.members.isVisible():
        keys.press(make)
    for tile, share in _tiles(panel, action):
        if isinstance(action, Offer) and (panel.draft.shares[tile.place] > 0) != (share > 0):
            keys.press(str(1 + tile.place))
    for sign in "-+":
        for tile, share in _tiles(panel, action):
            while share and (share - panel.draft.shares[tile.place]) * int(f"{sign}1") > 0:
                keys.tab_to(tile.field)
                keys.press(sign)
    keys.press(make)


def _tiles(panel: TalkPanel, action: Offer | Propose) -> list[tuple[MemberTile, int]]:
    """Those who can be given a share, and the share they are to have."""
    tiles = [tile for tile in panel.members.tiles if tile.isVisible() and tile.place != action.seat]
    return [(tile, action.shares[tile.place]) for tile in tiles]


def _quick(person: Habits, table: TablePage, action: Offer | Propose) -> QuickButton | None:
    """Which of the quick offers it is, if one takes any of them now."""
    told = table.bridge.narrator.action(action)
    buttons = [button for button in panel_of(table, TalkPanel).quick if button.isVisible()]
    seen = {button.accessibleDescription(): button for button in buttons}
    offers = isinstance(action, Offer)
    what, ways = ("offer", (QUICK, OWN)) if offers else ("propose", (OWN, QUICK))
    if told in seen and person.in_turn(what, *ways) == QUICK:
        return seen[told]
    person.did.add(f"{what} {OWN}")
    return None


# --- answers -------------------------------------------------------------------------------------


def _answer(mouse: Pointer, table: TablePage, action: Accept | Decline) -> None:
    """On the card of the offer, by who speaks; a yes sometimes in the table of offers."""
    panel = panel_of(table, TalkPanel)
    _set_texts(mouse, table, action.seat)
    if isinstance(action, Accept) and mouse.in_turn("accept", ON_CARD, IN_TABLE) == IN_TABLE:
        mouse.command(table, "table")
        mouse.take_row(table.board_tables.views[0], _row(table, action.proposer))
        mouse.look_at_board(table)
        return
    answers = _answers(panel, action)
    button = answers.yes if isinstance(action, Accept) else answers.no
    for _ in range(len(panel.cards.cards)):
        if button.visibleRegion().contains(button.rect().center()):
            break
        mouse.turn_wheel(panel.cards.viewport(), -1)
    mouse.did.add("accept" if isinstance(action, Accept) else "decline")
    mouse.click(button)


def _type_answer(keys: Typist, table: TablePage, action: Accept | Decline) -> None:
    panel = panel_of(table, TalkPanel)
    accepts = isinstance(action, Accept)
    if accepts and keys.in_turn("accept", ON_CARD, IN_TABLE) == IN_TABLE:
        keys.press(Qt.Key.Key_F6)
        keys.go_to_row(table.board_tables.views[0], _row(table, action.proposer))
        keys.press(Qt.Key.Key_Return)
        if table.centre.on_board_tables:
            keys.press(Qt.Key.Key_F6)
        return
    answers = _answers(panel, action)
    keys.did.add("accept" if accepts else "decline")
    if panel.cards.asked is answers:
        keys.press("a" if accepts else "d")
    else:
        keys.tab_to(answers.yes if accepts else answers.no)
        keys.press(Qt.Key.Key_Return)


def _answers(panel: TalkPanel, action: Accept | Decline) -> Answers:
    """The buttons with which a person answers an offer."""
    (card,) = (
        card
        for card in panel.cards.cards
        if card.isVisible()
        and card.table_offer is not None
        and card.table_offer.is_open
        and card.table_offer.proposer == action.proposer
    )
    return card.answers[action.seat]


def _row(table: TablePage, proposer: int) -> int:
    """Where an open offer stands in the table."""
    offers = table.board_tables.views[0].board_table.model
    assert isinstance(offers, OffersModel)
    return next(row for row, offer in enumerate(offers.rows) if offer.proposer == proposer)


# --- the council ---------------------------------------------------------------------------------


def _seal(mouse: Pointer, table: TablePage, action: Commit) -> None:
    panel = panel_of(table, SealPanel)
    if _at_once(mouse, table, action):
        if any(action.cards):
            mouse.click(panel.everything)
    else:
        for card, number in zip(panel.cards, action.cards, strict=True):
            for _ in range(number):
                mouse.click(card)
    mouse.click(panel.play)


def _type_seal(keys: Typist, table: TablePage, action: Commit) -> None:
    if _at_once(keys, table, action):
        if any(action.cards):
            keys.press("a")
    else:
        for value, number in zip(COUNCILLORS, action.cards, strict=True):
            for _ in range(number):
                keys.press(str(value))
    keys.press("p")


def _at_once(person: Habits, table: TablePage, action: Commit) -> bool:
    """Whether all cards are chosen in one go, or none: every other time."""
    decision: Any = table.bridge.decision(action.seat)
    if action.cards not in (NO_CARDS, decision.cards):
        return False
    what = "seal cards" if any(action.cards) else "seal no cards"
    return person.in_turn(what, ONE_BY_ONE, AT_ONCE) == AT_ONCE


def cheapest_offer(page: TablePage) -> Offer:
    """What costs least for partners who may agree."""
    seat = page.turns.seat
    offers = {one.kind: one.shares for one in suggest(page.bridge.observation, seat)}
    return Offer(seat, offers[CHEAPEST])
