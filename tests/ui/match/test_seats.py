"""The cards say what the model of the players says, as soon as it does."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from bigshot_desktop.games import GAMES
from bigshot_desktop.games.big_shot.rules.actions import Bid, Borrow, Pass
from bigshot_desktop.games.big_shot.window.models.players import BigShotPlayers
from bigshot_desktop.games.saludos_amigos.rules.actions import Done
from bigshot_desktop.games.saludos_amigos.window.models.players import SaludosPlayers
from bigshot_desktop.games.shark.window.models.players import SharkPlayers
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.referee import Referee
from bigshot_desktop.ui.look import fonts
from bigshot_desktop.ui.match.first_sentence import without_middle
from bigshot_desktop.ui.match.seat_card import AMPLE, COMPACT, DENSE, ROOMY, SLIM
from bigshot_desktop.ui.match.seats import SeatCards
from bigshot_desktop.ui.models.players import Describer, Holding, PlayersModel
from bigshot_desktop.ui.play.bridge import Bridge
from tests.games.big_shot.rules.positions import Table
from tests.games.saludos_amigos.rules.positions import Table as Amigos
from tests.games.saludos_amigos.window.models.played import played
from tests.games.shark.rules.positions import Shares
from tests.games.shark.rules.positions import Table as SharkTable
from tests.ui.geometry import LongWords, settle
from tests.ui.match.panel_questions import bridge_of, click, show
from tests.ui.models.model_checks import SHARK
from tests.ui.players import seats


class Shelf(QScrollArea):
    """Where the cards lie; it scrolls if they are too many."""

    def __init__(
        self, qtbot: QtBot, bridge: Bridge, height: int = 360, game: Describer | None = None
    ) -> None:
        super().__init__(widgetResizable=True)
        self.bridge = bridge
        self.model = PlayersModel(bridge, game or BigShotPlayers())
        self.seats = SeatCards(self.model)
        self.cards = self.seats.cards
        self.setWidget(self.seats)
        self.resize(300, height)
        show(qtbot, self)
        settle(self)


def shark(qtbot: QtBot, table: SharkTable, kinds: str = "hbhbhb", height: int = 360) -> Shelf:
    """The cards of a drawn position of Shark."""
    match = Match(GAMES["shark"], table.setup, seats(kinds)[: table.setup.players], 1)
    match._state = table.state
    return Shelf(qtbot, Bridge(Referee(match)), height, SharkPlayers())


def told(shelf: Shelf, seat: int) -> set[str]:
    """All explanations of a card, wherever the pointer may be."""
    card = shelf.cards[seat]
    card.grab()
    size = card.size()
    return {
        card.explanation(QPoint(x, y))
        for x in range(0, size.width(), 4)
        for y in range(0, size.height(), 4)
    }


@pytest.fixture
def table() -> Table:
    table = Table(4)
    table.roll()
    return table


def test_a_card_for_each_player(qtbot: QtBot, table: Table) -> None:
    shelf = Shelf(qtbot, bridge_of(table, "hbhb"))
    rolled = (
        "Anna rolls a 1; the broker stops on field 1. "
        "Up for auction: 1 red, 1 yellow, 1 white, 1 black."
    )
    wealth = "Wealth now, with districts, less debts: $10M"
    assert [card.accessibleName() for card in shelf.cards] == [
        f"Anna, Person. Cash: $10M. {wealth}. {rolled}",
        f"Bea, Easy. Cash: $10M. {wealth}.",
        f"Carl, Person. Cash: $10M. {wealth}.",
        f"Dora, Easy. Cash: $10M. {wealth}.",
    ]


def test_what_the_pointer_finds(qtbot: QtBot, table: Table) -> None:
    table.do(Borrow(1, 1), Bid(1, 3))
    shelf = Shelf(qtbot, bridge_of(table, "hbhb"))
    assert {
        "Bea",
        "Easy",
        "Cash: $19M",
        "Loans: 1, each $10M to repay",
        "Wealth now, with districts, less debts: $9M",
        "Bea bids $3M.",
    } <= told(shelf, 1)
    assert "Leads this round" in told(shelf, 0)


def test_cards_follow_the_match(qtbot: QtBot, table: Table) -> None:
    bridge = bridge_of(table)
    shelf = Shelf(qtbot, bridge)
    before = shelf.cards[1].grab().toImage()
    bridge.submit(Pass(1))
    assert "Bea passes." in shelf.cards[1].accessibleName()
    assert shelf.cards[1].grab().toImage() != before


def test_districts_are_named(qtbot: QtBot) -> None:
    table = Table(3)
    cubes = [(0, "grand-hotel")] * 4 + [(1, "grand-hotel"), (2, "grand-hotel"), (3, "grand-hotel")]
    rounds = 0
    while cubes:
        table.roll()
        table.let_all_pass()
        lot = list(table.asked().cubes)  # type: ignore[attr-defined]
        for colour in [colour for colour, number in enumerate(lot) for _ in range(number)]:
            wish = next((one for one in cubes if one[0] == colour), None)
            if wish:
                cubes.remove(wish)
                table.place(wish)
            else:
                table.place((colour, "docks" if rounds % 2 else "theatre"))
        rounds += 1
    shelf = Shelf(qtbot, bridge_of(table))
    assert "Owns: Grand Hotel" in told(shelf, 0)


@pytest.mark.parametrize("many", [1, 4, 9])
def test_the_wealth_stays_however_many_districts_there_are(
    qtbot: QtBot, table: Table, many: int
) -> None:
    """The sum matters most: plates give way, and say how many more there are."""
    table.do(Borrow(1, 1))
    shelf = Shelf(qtbot, bridge_of(table))
    card, content = shelf.cards[1], shelf.model.card(1)
    plates = (Holding("19"),) * many
    card.show_content(replace(content, status=replace(content.status, holdings=plates)))
    card.setFixedSize(16 * card.fontMetrics().height(), card.high(COMPACT))
    assert content.status.wealth is not None
    assert content.status.wealth.meaning in told(shelf, 1)


def test_hidden_money_stays_hidden(qtbot: QtBot) -> None:
    table = Table(3, hidden_money="yes")
    table.roll()
    shelf = Shelf(qtbot, bridge_of(table, viewer=1))
    assert "Cash: hidden" in told(shelf, 0)
    assert not any(text.startswith("Wealth") for text in told(shelf, 0))
    assert "Cash: $10M" in told(shelf, 1)


def test_two_purses(qtbot: QtBot) -> None:
    table = Table(2)
    table.roll()
    table.do(Borrow(1, 3))
    shelf = Shelf(qtbot, bridge_of(table))
    assert {"Cash: $10M", "Cash: $19M"} <= told(shelf, 1)


def test_four_cards_fit(qtbot: QtBot, table: Table) -> None:
    shelf = Shelf(qtbot, bridge_of(table))
    assert shelf.seats.sizeHint().height() <= 360
    assert shelf.verticalScrollBar().maximum() == 0


def test_tall_windows_have_taller_cards(qtbot: QtBot, table: Table) -> None:
    shelf = Shelf(qtbot, bridge_of(table), height=200)
    low = shelf.cards[0].height()
    shelf.resize(300, 1200)
    settle(shelf)
    assert shelf.cards[0].height() > low


def test_large_text_scrolls(qtbot: QtBot, qapp: QApplication, table: Table) -> None:
    qapp.setStyleSheet("")  # a window of another test may have set the size of its letters there
    shelf = Shelf(qtbot, bridge_of(table))
    low = shelf.cards[0].height()
    try:
        fonts.set_text_size(200)
        settle(shelf)
        assert shelf.cards[0].height() > 1.5 * low
        assert shelf.verticalScrollBar().maximum() > 0
    finally:
        fonts.set_text_size(100)


def test_another_language(qtbot: QtBot, table: Table) -> None:
    shelf = Shelf(qtbot, bridge_of(table))
    long = LongWords()
    QCoreApplication.installTranslator(long)
    try:
        qtbot.waitUntil(lambda: "Person Person" in shelf.cards[0].accessibleName())
    finally:
        QCoreApplication.removeTranslator(long)


# --- Shark ---------------------------------------------------------------------------------------

MANY: Shares = (12, 9, 20, 3)


def test_what_the_pointer_finds_in_shark(qtbot: QtBot) -> None:
    shelf = shark(qtbot, SharkTable.drawn("rrr.bb", 4, cash=[4, 7], shares=[(3, 1, 0, 0), MANY]))
    money = shelf.bridge.narrator.money
    assert {
        "Anna",
        "Person",
        f"Cash: {money(4)}. FT is the money of this game.",
        f"Wealth now: {money(15)}",
        "Owns: 3 red shares and 1 blue share",
    } <= told(shelf, 0)
    assert "Owns: 12 red shares, 9 blue shares, 20 green shares and 3 yellow shares" in told(
        shelf, 1
    )
    assert shelf.cards[1].accessibleName() == f"Bea, Easy. Cash: {money(7)}."


def test_who_is_ruined_is_faint(qtbot: QtBot) -> None:
    table = SharkTable.drawn("rrr.bb", 4, ruined=[1])
    shelf = shark(qtbot, table)
    assert shelf.cards[1].accessibleName() == "Bea, Easy. Ruined."
    assert "Ruined" in told(shelf, 1)
    assert not any(text.startswith(("Wealth", "Owns")) for text in told(shelf, 1))


@pytest.mark.parametrize("percent", [100, 200])
def test_no_company_is_left_out(qtbot: QtBot, percent: int) -> None:
    """Of shares that are worth nothing yet the card tells by their number alone."""
    try:
        fonts.set_text_size(percent)
        tables = [
            SharkTable.drawn("rrr.bb.ggg", 6, cash=[999], shares=[(12, 9, 20, yellow)])
            for yellow in (0, 13, 14)
        ]
        pictures = []
        for table in tables:
            shelf = shark(qtbot, table)
            card, wide = shelf.cards[0], 25 * shelf.fontMetrics().horizontalAdvance("M")
            card.setFixedSize(min(wide, 410), card.high(DENSE))
            pictures.append(card.grab().toImage())
        none, some, more = pictures
        assert none != some != more
    finally:
        fonts.set_text_size(100)


def test_six_cards_fit_and_grow(qtbot: QtBot) -> None:
    shelf = shark(qtbot, SharkTable.drawn("rrr.bb", 6, cash=[5] * 6), height=330)
    card, letters = shelf.cards[0], shelf.fontMetrics().height()
    heights = [card.high(lines) for lines in (DENSE, COMPACT, ROOMY, AMPLE)]
    wishes = []
    for lines, height in zip((30, 55, 70, 85), heights, strict=True):
        shelf.resize(300, lines * letters)
        settle(shelf)
        wishes.append(shelf.seats.sizeHint().height())
        assert shelf.verticalScrollBar().maximum() == 0
        assert wishes[-1] == 6 * height + 5 * 6
    assert card.height() == heights[-1]


def test_a_card_without_a_line_for_the_deed_still_tells_it(qtbot: QtBot) -> None:
    shelf = Shelf(qtbot, SHARK[4].bridge(), 330, SharkPlayers())
    card = shelf.cards[0]
    assert card.height() == card.high(DENSE)
    assert card.accessibleName() in told(shelf, 0)


def test_where_there_is_room_a_deed_has_two_lines(qtbot: QtBot) -> None:
    """As it was seen: the square on which somebody had built was cut off."""
    table = SharkTable.drawn("rrr.bb", 4, cash=[5] * 4, shares=[(1, 2, 3, 4)])
    shelf = shark(qtbot, table, height=1000)
    card, letters = shelf.cards[0], shelf.fontMetrics().height()
    shelf.resize(300, 60 * letters)
    settle(shelf)
    assert card.height() == card.high(AMPLE)
    long = "Mabel places a yellow building on square B7"
    pictures = []
    for last in (f"{long} …", long):
        card.show_content(replace(shelf.model.card(0), last=last))
        pictures.append(card.grab().toImage())
    assert pictures[0] != pictures[1], "the end of it is seen"
    assert long in told(shelf, 0)


def test_what_came_of_a_deed_is_seen_where_there_is_little_room(qtbot: QtBot) -> None:
    long = "Mabel places a yellow building on square B7"
    letters = QFontMetricsF(QApplication.font())
    shown = "Mabel places a … square B7"
    assert without_middle(long, letters, letters.horizontalAdvance(shown) + 1) == shown
    assert without_middle("Superlongword other", letters, 1) == "Superlongword other"


# --- Saludos Amigos ------------------------------------------------------------------------------


def amigos(qtbot: QtBot, players: int = 7, height: int = 360) -> Shelf:
    """The cards of a match in which a coalition stands and somebody is asked."""
    table = Amigos(players).negotiate(6, *(3, 2, 4, 6, 1, 3, 2)[:players])
    table.agree({0: 3, 1: 4})
    table.offer(2, {2: 3, 3: 4})
    return Shelf(qtbot, played(table, 0), height, SaludosPlayers())


def test_seven_cards_fit_in_a_single_line_each_and_grow(qtbot: QtBot) -> None:
    shelf = amigos(qtbot, height=230)
    card, letters = shelf.cards[0], shelf.fontMetrics().height()
    assert card.height() == card.high(SLIM)
    for lines, height in ((50, DENSE), (75, COMPACT), (90, ROOMY)):
        shelf.resize(225, lines * letters)
        settle(shelf)
        assert shelf.verticalScrollBar().maximum() == 0
        assert shelf.seats.sizeHint().height() == 7 * card.high(height) + 6 * 6


def test_a_single_line_has_the_share_and_whom_it_is_about(qtbot: QtBot) -> None:
    shelf = amigos(qtbot, height=230)
    money = shelf.bridge.narrator.money
    everything = shelf.cards[1].accessibleName()
    assert told(shelf, 1) >= {
        everything,
        "Cards: 3",
        "Strength: 5",
        f"Coalition: {money(4)}",
        f"Money: {money(0)}, place 1",
    }
    assert "Die: 2" not in told(shelf, 1), "there is no room for it, and strength says it"
    assert "Die: 2" in everything
    assert "Is asked" in told(shelf, 3)
    assert "Has the bag" in told(shelf, 0)
    assert "Opposition" not in told(shelf, 4), "a word takes too much room"


@pytest.mark.parametrize("players", [4, 7])
@pytest.mark.parametrize("width", [150, 170, 190, 225, 300])
def test_the_share_stays_however_little_room_there_is(
    qtbot: QtBot, width: int, players: int
) -> None:
    """Also beside the bag and the tick of who has finished."""
    table = Amigos(players).negotiate(6, *(3, 2, 4, 6, 1, 3, 2)[:players])
    table.agree({0: 3, 1: 4})
    table.do(Done(0))
    shelf = Shelf(qtbot, played(table, 0), 230, SaludosPlayers())
    coalition = f"Coalition: {shelf.bridge.narrator.money(3)}"
    for height in (230, 330, 450, 900):
        shelf.resize(width, height)
        settle(shelf)
        assert any(text.startswith(coalition) for text in told(shelf, 0) - {""}), (height, width)


def test_larger_cards_say_all_in_words(qtbot: QtBot) -> None:
    shelf = amigos(qtbot, 4, height=900)
    assert {"Die: 4", "Opposition", "Easy"} <= told(shelf, 2)


def test_a_portrait_keeps_its_size_whatever_a_player_says(qtbot: QtBot) -> None:
    shelf = amigos(qtbot, 4)
    card = shelf.cards[1]
    content = replace(shelf.model.card(1), character="archie", last="")
    card.setFixedSize(300, card.high(COMPACT))
    side = round(card.high(DENSE) * 0.8)
    pictures = []
    for state in ("", "Done"):
        card.show_content(replace(content, status=replace(content.status, no_holdings=state)))
        pictures.append(card.grab(QRect(4, 4, side, side)).toImage())
    assert pictures[0] == pictures[1]


def test_room_for_the_log_is_made_by_smaller_cards(qtbot: QtBot) -> None:
    shelf = amigos(qtbot, 4, height=1200)
    seats = shelf.seats
    slim, ample = (4 * seats.cards[0].high(lines) + 18 for lines in (SLIM, AMPLE))
    assert seats.high_within(2000) == seats.sizeHint().height() == ample
    assert seats.high_within(slim + 1) == seats.high_within(0) == slim
    other = shark(qtbot, SharkTable.drawn("rrr.bb", 4))
    assert other.seats.high_within(0) == other.seats.sizeHint().height(), "they cannot be smaller"


# --- picking a player ----------------------------------------------------------------------------


def test_nobody_can_be_picked_unless_it_is_said(qtbot: QtBot) -> None:
    shelf = amigos(qtbot)
    assert not any(card.button.isVisible() for card in shelf.cards)
    before = shelf.cards[0].grab().toImage()
    shelf.seats.set_pickable((0, 3), 3)
    assert [card.button.isVisible() for card in shelf.cards] == [
        seat in (0, 3) for seat in range(7)
    ]
    assert [card.button.isChecked() for card in shelf.cards] == [seat == 3 for seat in range(7)]
    assert shelf.cards[0].grab().toImage() != before
    shelf.seats.set_pickable()
    assert not any(card.button.isVisible() for card in shelf.cards)
    assert shelf.cards[0].grab().toImage() == before


def test_a_card_is_picked_by_mouse_and_keys(qtbot: QtBot) -> None:
    shelf = amigos(qtbot)
    shelf.seats.set_pickable((0, 2, 3), 0)
    picked: list[int] = []
    shelf.seats.picked.connect(picked.append)
    click(shelf.cards[2].button)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space):
        shelf.cards[3].button.setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(shelf.cards[3].button, key)
    assert picked == [2, 3, 3]
    assert shelf.cards[0].button.isChecked(), "until the table turns to somebody else"
    assert not shelf.cards[2].button.isChecked()


def test_who_listens_hears_whom_a_card_lets_speak(qtbot: QtBot) -> None:
    shelf = amigos(qtbot)
    shelf.seats.set_pickable((2,), 2)
    button = shelf.cards[2].button
    assert button.accessibleName() == "Speak as Carl"
    assert button.accessibleDescription() == shelf.cards[2].accessibleName()
    assert "Strength: 7" in shelf.cards[2].explanation(QPoint(1, 1))
