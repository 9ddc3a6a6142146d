"""The table for several people around one screen: large letters, whose turn it is, and the way back."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bigshot_desktop.games.big_shot.rules.actions import Bid, Pass
from bigshot_desktop.games.big_shot.rules.decisions import Speak
from bigshot_desktop.games.shark.rules.decisions import Trade
from bigshot_desktop.ui.app.main_window import MainWindow
from bigshot_desktop.ui.look import theme
from bigshot_desktop.ui.match import big_table
from bigshot_desktop.ui.match.big_table import big_font, whole_parts
from bigshot_desktop.ui.match.curtain import Curtain
from bigshot_desktop.ui.match.table_page import TablePage
from bigshot_desktop.ui.match.why import WhyBox
from bigshot_desktop.ui.models.players import Holding, Note
from bigshot_desktop.ui.widgets.buttons import ActionButton
from tests.ui.geometry import flaws, settle
from tests.ui.input import Mouse
from tests.ui.keyboard_only import decide
from tests.ui.positions import asked, sit_at

LOANS = Note("3 × 10", "", "loan", brief="3")
MILLIMETRE = 1366 / (15 * 25.4 * 1366 / (1366**2 + 768**2) ** 0.5)
"""In pixels, on a screen of 15 inches with 1366×768 of them."""


@pytest.fixture
def table(window: MainWindow) -> TablePage:
    window.resize(1366, 768)
    window.scale.follow()
    table = sit_at(window, asked(Speak, "hbbb"))
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_F4)
    settle(window)
    return table


def test_letters_are_seven_millimetres_high(window: MainWindow, table: TablePage) -> None:
    assert QFontMetrics(big_font(window)).capHeight() >= 7 * MILLIMETRE


def test_whose_turn_it_is_stands_across_the_top_in_their_colour(table: TablePage) -> None:
    banner, narrator = table.banner, table.bridge.narrator
    assert banner.isVisible()
    assert banner.width() == table.width()
    assert banner.prompt == narrator.prompt(table.bridge.decision(0), 0) == table.bar.prompt.text()
    (piece,) = banner.pieces
    assert piece == table.game_table.players.card(0).status.pieces[0]
    picture = banner.grab().toImage()
    assert QColor(picture.pixel(2, picture.height() - 3)) == theme.current().piece(piece).fill


def test_everybodys_money_is_seen_and_the_board_has_the_room(
    window: MainWindow, table: TablePage
) -> None:
    seats = table.big_seats
    assert seats.isVisible()
    assert not table.sidebar.isVisible()
    assert not table.commands.isVisible()
    metrics = QFontMetrics(big_font(window))
    for row in range(4):
        card = table.game_table.players.card(row)
        assert metrics.horizontalAdvance(card.status.purses[0].text) < seats.width()
        assert metrics.horizontalAdvance(card.name) < seats.width()
    assert seats.height() >= 4 * metrics.lineSpacing()
    assert table.view.height() >= 0.55 * window.height()
    assert not seats.grab().isNull()
    assert flaws(window, WhyBox, Curtain) == []


def test_nothing_below_moves_for_a_longer_question(window: MainWindow, table: TablePage) -> None:
    before = table.view.geometry()
    table.banner.show_prompt("A question that goes on and on. " * 9, table.banner.pieces)
    settle(window)
    assert table.view.geometry() == before
    assert not table.banner.grab(QRect(0, 0, 400, 80)).isNull()


@pytest.mark.parametrize("by_key", [True, False])
def test_there_and_back(window: MainWindow, table: TablePage, by_key: bool) -> None:
    """Keys go on working, and the focus stays where it was."""
    focus = QApplication.focusWidget()
    assert focus is table.bar.panel.default_focus()  # type: ignore[union-attr]
    if by_key:
        QTest.keyClick(window.windowHandle(), Qt.Key.Key_F4)
    else:
        Mouse().click(table.banner.back)
    settle(window)
    assert not table.banner.isVisible()
    assert table.sidebar.isVisible()
    assert table.commands.isVisible()
    assert not table.big_seats.isVisible()


def test_esc_leaves_it_where_nothing_else_is_open(window: MainWindow, table: TablePage) -> None:
    table.centre.switch(table.board_tables)
    for seen in (True, False):
        QTest.keyClick(table, Qt.Key.Key_Escape)
        settle(window)
        assert not table.centre.on_board_tables
        assert table.banner.isVisible() == seen
    assert not table.commands.command("big-table").isChecked()


def test_controls_are_larger_there_and_as_usual_afterwards(
    window: MainWindow, table: TablePage
) -> None:
    (button,) = (one for one in table.bar.findChildren(ActionButton) if one.text() == "Pass")
    large = button.fontMetrics().height()
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_F4)
    settle(window)
    usual = button.fontMetrics().height()
    assert large >= 1.3 * usual
    assert usual == table.fontMetrics().height()


def test_the_standing_bid_and_who_has_passed_stand_beside_the_names(
    window: MainWindow, table: TablePage
) -> None:
    bridge = table.bridge
    bridge.submit(Bid(0, 7))
    told = [table.game_table.players.card(row).status.at_stake for row in range(4)]
    assert told == ["bids $7M", "", "", ""], "and not what looks like their money"
    speaks = bridge.match.to_act[0]
    bridge.submit(Pass(speaks))
    assert table.game_table.players.card(speaks).status.at_stake == "passed"


def test_where_money_is_hidden_districts_and_loans_are_seen(window: MainWindow) -> None:
    """They are drawn where the word for it would stand: a seat with more of them looks otherwise."""
    table = sit_at(window, asked(Speak, "hhbb", hidden_money="yes"))
    seats, players = table.big_seats, table.game_table.players
    card = players.card(1)
    assert not any(purse.known for purse in card.status.purses)
    pictures = []
    for districts, loans in ((), ()), ((Holding("17"), Holding("×2")), (LOANS,)):
        status = replace(card.status, holdings=districts, notes=loans)
        painted = QImage(300, 130, QImage.Format.Format_RGB32)
        painted.fill(0)
        painter = QPainter(painted)
        painter.setFont(big_font(window))
        seats._paint(painter, QRectF(0, 0, 300, 130), replace(card, status=status), two=True)
        painter.end()
        pictures.append(painted)
    plates = theme.current().brass_fill
    bare, owning = (
        sum(QColor(one.pixel(x, y)) == plates for x in range(300) for y in range(65, 130))
        for one in pictures
    )
    assert (bare, owning > 300) == (0, True)


def test_how_far_the_match_is_breaks_between_its_parts() -> None:
    assert whole_parts("Projects: 1 of 4 · Round 2") == "Projects:\xa01\xa0of\xa04 · Round\xa02"


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080), (1024, 640)])
@pytest.mark.parametrize("which", ["auction", "trade", "negotiation", "place"])
def test_the_board_is_no_smaller_and_the_question_stands_there_once(
    window: MainWindow, size: tuple[int, int], which: str
) -> None:
    window.resize(*size)
    window.scale.follow()
    table = decide(window, which)
    settle(window)
    before = table.view.transform().m11()
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_F4)
    settle(window)
    assert table.view.transform().m11() >= 0.99 * before
    assert table.banner.prompt
    assert table.banner.whereabouts == table.whereabouts.text()
    assert not table.bar.prompt.isVisible()
    assert not table.bar.sign.isVisible()
    assert flaws(window, WhyBox, Curtain) == []
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_F4)
    settle(window)
    assert table.bar.prompt.isVisible()
    assert table.bar.sign.isVisible()


def test_what_is_refused_stands_across_the_top_until_something_else_is_asked(
    window: MainWindow, table: TablePage
) -> None:
    before = table.view.geometry()
    table.turns.decide(Bid(0, 99))
    settle(window)
    assert table.banner.refusal == table.bar.refusal.text() != ""
    assert table.view.geometry() == before
    table.turns.decide(Pass(0))
    assert table.banner.refusal == ""


@pytest.mark.parametrize("size", [(1366, 768), (1024, 640)])
def test_bots_have_their_portraits_and_everybody_their_shares(
    window: MainWindow, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Long names and large sums are cut nowhere."""
    window.resize(*size)
    window.scale.follow()
    match = asked(Trade, "hbbb", game="shark")
    names = ("Wilhelmina", "Maximiliane-Charlotte", "Carl", "Dora")
    faces = ("", "archie", "chester", "clyde")
    match.seats = tuple(
        replace(seat, name=name, character=face)
        for seat, name, face in zip(match.seats, names, faces, strict=True)
    )
    table = sit_at(window, match)
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_F4)
    settle(window)
    shown: list[str] = []
    pieces: list[str] = []
    monkeypatch.setattr(
        big_table, "paint_face", lambda painter, box, face: shown.append(face.character)
    )
    monkeypatch.setattr(big_table, "paint_piece", lambda painter, box, name: pieces.append(name))
    seats = table.big_seats
    cards = [table.game_table.players.card(row) for row in range(4)]
    seats.grab()
    assert shown == list(faces[1:])
    for card in cards:
        for held in card.status.holdings:
            assert held.piece in pieces
    high = seats.height() / len(cards)
    face, two = seats._face(cards, QSizeF(seats.width(), high - 4))
    assert seats._fits(face, cards, seats.width(), two=two)
